//! What `check` finds.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use time::{Duration, OffsetDateTime};

use super::line::{Line, Told, What, recorded_text};
use super::{Game, Journal, People};
use crate::names::fold;

fn doubt(kind: &str, about: Value) -> String {
    format!("{kind} {about}")
}

impl Journal {
    /// What `check` lists beside lines that are unreadable or newer, and alike names: the kind and
    /// what it is about.
    pub fn doubts(&self, now: OffsetDateTime) -> BTreeSet<String> {
        let mut doubts = BTreeSet::new();
        let ids: BTreeSet<&String> = self.lines.iter().filter_map(Line::game).collect();
        for id in ids {
            self.doubts_of(id, &mut doubts);
        }
        let is_target = |line: &&Line| line.undoes().is_none();
        let targets: BTreeSet<&String> = self
            .lines
            .iter()
            .filter(is_target)
            .map(|line| &line.change)
            .collect();
        for change in self.taken_back() {
            if !targets.contains(&change) {
                doubts.insert(doubt("undoes_unknown", json!(change)));
            }
        }
        let mut people = People::default();
        for line in self.counting() {
            if let What::Rename { old, new } = &line.what {
                if people.leads.contains_key(&fold(old)) {
                    doubts.insert(doubt("renamed_again", json!(old)));
                }
                people.rename(old, new);
            }
        }
        for line in &self.lines {
            if line.recorded > now + Duration::DAY {
                doubts.insert(doubt("ahead", json!(recorded_text(line.recorded))));
            }
        }
        let games = self.games();
        for game in &games {
            let mut same: Vec<&Game> = games.iter().filter(|other| game.is_same(other)).collect();
            same.sort_by(|one, two| one.id.cmp(&two.id));
            if same.len() > 1 {
                let ids: Vec<&String> = same.iter().map(|game| &game.id).collect();
                doubts.insert(doubt("same_game", json!(ids)));
            }
        }
        doubts
    }

    fn doubts_of(&self, id: &String, doubts: &mut BTreeSet<String>) {
        let of_game = |line: &&Line| line.game() == Some(id);
        let mut changes: BTreeSet<&String> = BTreeSet::new();
        for line in self.lines.iter().filter(of_game) {
            // "One id and change with different bytes."
            if !changes.insert(&line.change) {
                doubts.insert(doubt("same_change", json!(line.change)));
            }
        }
        let lines = self.lines_of(id);
        let first: Vec<Option<&Told>> = lines
            .iter()
            .filter(|line| !line.is_correction())
            .map(|line| line.told())
            .collect();
        // "First lines that tell different games under one id."
        let differ = first.windows(2).any(|pair| pair[0] != pair[1]);
        if differ {
            doubts.insert(doubt("first_lines_differ", json!(id)));
        }
        // "Games with several standing lines", unless all are first lines and say the same.
        let standing = self.standing(id);
        let corrected = lines.iter().any(|line| line.is_correction());
        if standing.len() > 1 && (corrected || differ) || standing.is_empty() && !lines.is_empty() {
            doubts.insert(doubt("several_stand", json!(id)));
        }
        // "Or whose standing line replaces a change taken back."
        let taken_back = self.taken_back();
        for line in &lines {
            let stands = standing.contains(&line.change);
            if stands
                && line
                    .replaces()
                    .iter()
                    .any(|change| taken_back.contains(change))
            {
                doubts.insert(doubt("replaces_undone", json!(id)));
            }
        }
        // "Games where a rename does not hold."
        let people = self.people();
        if let Some(told) = self.present(id).and_then(Line::told) {
            let meant = told.seats.iter().map(|(name, _)| people.meant(name));
            if people.seat(told) != meant.collect::<Vec<_>>() {
                doubts.insert(doubt("rename_does_not_hold", json!(id)));
            }
        }
    }
}

//! What commands append.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use time::{Date, Duration, OffsetDateTime};

use super::line::{Line, Told, What};
use super::{Game, Journal, Variant};
use crate::names::{fold, kept};

/// What a person may want.
#[derive(Clone, Debug)]
pub enum Command {
    New(Vec<String>, Details),
    /// Final scores of named players.
    Score(Vec<(String, u64)>, Details),
    /// Final scores of an open game in seat order; which game may be left to the program.
    Close(Option<String>, Vec<u64>, Details),
    Edit(String, Edit, Details),
    Delete(Vec<String>),
    Rename {
        old: String,
        new: String,
        merge: bool,
    },
    Undo,
    /// The first line of a game that another program told.
    Import(String, Told),
}

#[derive(Clone, Debug, Default)]
pub struct Details {
    pub date: Option<String>,
    pub with: Option<Vec<String>>,
    pub at: Option<String>,
    pub note: Option<String>,
}

#[derive(Clone, Debug)]
pub enum Edit {
    Nothing,
    Score(String, u64),
    Add(String, Option<u64>),
    Remove(String),
    Replace(String, String),
}

/// A line before it has its version, change and instant; a new game has no id yet either.
pub type Draft = Map<String, Value>;

impl Journal {
    /// The lines that a command appends at this instant; nothing when it is refused.
    pub fn obey(&self, command: &Command, now: OffsetDateTime) -> Option<Vec<Draft>> {
        match command {
            Command::New(names, details) => {
                let seats = names.iter().map(|name| (name.clone(), None)).collect();
                Some(vec![self.first_line(seats, details, now.date())?])
            }
            Command::Score(pairs, details) => Some(vec![self.scored(pairs, details, now)?]),
            Command::Close(Some(id), scores, details) => {
                Some(vec![self.closed(id, scores, details, now.date())?])
            }
            Command::Close(None, scores, details) => {
                let mut open = self.recently_opened(now);
                open.retain(|game| game.people.len() == scores.len());
                let [game] = open.as_slice() else { return None };
                Some(vec![self.closed(&game.id, scores, details, now.date())?])
            }
            Command::Edit(id, edit, details) => {
                let id = self.typed_id(id)?;
                Some(vec![self.edited(&id, edit, details, now.date())?])
            }
            Command::Delete(typed) => {
                let mut ids: Vec<String> = Vec::new();
                for id in typed {
                    let id = self.typed_id(id)?;
                    if !ids.contains(&id) {
                        ids.push(id);
                    }
                }
                ids.iter().map(|id| self.deleted(id)).collect()
            }
            Command::Rename { old, new, merge } => self.renamed(old, new, *merge),
            Command::Undo => self.undone(),
            Command::Import(id, told) => {
                let mut draft = Draft::new();
                draft.insert("id".into(), json!(id));
                draft.insert("date".into(), json!(told.date));
                draft.insert("players".into(), seats(&told.seats));
                self.lines_of(id).is_empty().then_some(vec![draft])
            }
        }
    }

    fn typed_id(&self, typed: &str) -> Option<String> {
        if typed == "last" {
            return self.last();
        }
        Some(typed.to_owned())
    }

    fn first_line(
        &self,
        typed: Vec<(String, Option<u64>)>,
        details: &Details,
        today: Date,
    ) -> Option<Draft> {
        let people = self.people();
        let persons: BTreeSet<String> = typed.iter().map(|(name, _)| people.meant(name)).collect();
        if persons.len() < 2 || persons.len() < typed.len() {
            return None;
        }
        let mut draft = Draft::new();
        draft.insert("date".into(), json!(today.to_string()));
        draft.insert("players".into(), seats(&typed));
        details.apply(&mut draft, today);
        Some(draft)
    }

    /// Open games that were opened today or yesterday, as the clock here tells it.
    fn recently_opened(&self, now: OffsetDateTime) -> Vec<Game> {
        let yesterday = now.date() - Duration::DAY;
        let mut games = self.games();
        games.retain(|game| {
            let opened = OffsetDateTime::from_unix_timestamp_nanos(game.recorded).unwrap();
            game.is_open() && opened.to_offset(now.offset()).date() >= yesterday
        });
        games
    }

    /// Scores of named players: of the open game that has exactly these, or of a game of their own.
    fn scored(
        &self,
        pairs: &[(String, u64)],
        details: &Details,
        now: OffsetDateTime,
    ) -> Option<Draft> {
        let mut fitting: Vec<(String, Vec<u64>)> = Vec::new();
        for game in self.recently_opened(now) {
            let score_of = |person: &String| {
                let mut pairs = pairs.iter();
                let pair = pairs.find(|(name, _)| self.meant_at(&game, name) == *person);
                pair.map(|(_, score)| *score)
            };
            let scores: Option<Vec<u64>> = game.people.iter().map(score_of).collect();
            if let Some(scores) = scores.filter(|scores| scores.len() == pairs.len()) {
                fitting.push((game.id, scores));
            }
        }
        match fitting.as_slice() {
            [] => {
                let typed = pairs
                    .iter()
                    .map(|(name, score)| (name.clone(), Some(*score)));
                self.first_line(typed.collect(), details, now.date())
            }
            [(id, scores)] => self.closed(id, scores, details, now.date()),
            _ => None,
        }
    }

    /// The person of this game whom a name means. A game that keeps its names as written knows
    /// them so.
    fn meant_at(&self, game: &Game, name: &str) -> String {
        let written = fold(name);
        if self.keeps_names(game) && game.people.contains(&written) {
            return written;
        }
        self.people().meant(name)
    }

    /// Whether the renames would seat one person twice in this game.
    fn keeps_names(&self, game: &Game) -> bool {
        let told = self.present(&game.id).and_then(Line::told).unwrap();
        let people = self.people();
        let meant = told.seats.iter().map(|(name, _)| people.meant(name));
        meant.collect::<Vec<_>>() != game.people
    }

    /// A correction that says once more what the present line says, with what is unknown.
    fn rewritten(&self, id: &str) -> Option<Draft> {
        let present = self.present(id)?;
        if present.told().is_none() || self.newer_games().contains(id) {
            return None;
        }
        let mut draft = present.value.clone();
        for field in ["v", "change", "recorded", "replaces", "deleted"] {
            draft.remove(field);
        }
        if self.variant != Variant::NoReplaces {
            // The present line has to give way, even where corrections replace one another.
            let mut replaces = self.standing(id);
            replaces.insert(present.change.clone());
            draft.insert("replaces".into(), json!(replaces));
        }
        for field in ["expansions", "location", "note"] {
            let nothing = |value: &Value| *value == json!([]) || *value == json!("");
            if draft
                .get(field)
                .is_some_and(|value| value.is_null() || nothing(value))
            {
                draft.remove(field);
            }
        }
        for seat in draft["players"].as_array_mut().unwrap() {
            let seat = seat.as_object_mut().unwrap();
            seat.entry("score").or_insert(Value::Null);
        }
        Some(draft)
    }

    fn closed(&self, id: &str, scores: &[u64], details: &Details, today: Date) -> Option<Draft> {
        let game = self.games().into_iter().find(|game| game.id == id)?;
        if !game.is_open() || game.people.len() != scores.len() {
            return None;
        }
        let mut draft = self.rewritten(id)?;
        let seats = draft["players"].as_array_mut()?;
        for (seat, score) in seats.iter_mut().zip(scores) {
            seat["score"] = json!(score);
        }
        details.apply(&mut draft, today);
        Some(draft)
    }

    fn deleted(&self, id: &str) -> Option<Draft> {
        let mut draft = self.rewritten(id)?;
        draft.retain(|field, _| field == "id" || field == "replaces");
        draft.insert("deleted".into(), json!(true));
        Some(draft)
    }

    fn edited(&self, id: &str, edit: &Edit, details: &Details, today: Date) -> Option<Draft> {
        let mut draft = self.rewritten(id)?;
        let before = draft.clone();
        let game = self.games().into_iter().find(|game| game.id == id)?;
        let told = self.present(id)?.told()?;
        let people = self.people();
        let apart = self.keeps_names(&game);
        let seat_of = |name: &str| {
            let person = self.meant_at(&game, name);
            game.people.iter().position(|other| *other == person)
        };
        let sits = |name: &str, elsewhere: Option<usize>| {
            told.seats.iter().enumerate().any(|(seat, (other, _))| {
                let same = !apart && people.meant(other) == people.meant(name);
                Some(seat) != elsewhere && (same || fold(other) == fold(name))
            })
        };
        let seats = draft["players"].as_array_mut()?;
        match edit {
            Edit::Nothing => {}
            Edit::Score(name, score) => {
                let seat = seat_of(name)?;
                if game.is_open() {
                    return None;
                }
                seats[seat]["score"] = json!(score);
            }
            Edit::Add(name, score) => {
                if score.is_none() != game.is_open() || sits(name, None) {
                    return None;
                }
                seats.push(json!({"name": kept(name), "score": score}));
            }
            Edit::Remove(name) => {
                let seat = seat_of(name)?;
                if seats.len() == 2 {
                    return None;
                }
                seats.remove(seat);
            }
            Edit::Replace(name, new) => {
                let seat = seat_of(name)?;
                if sits(new, Some(seat)) {
                    return None;
                }
                seats[seat]["name"] = json!(kept(new));
            }
        }
        details.apply(&mut draft, today);
        (draft != before).then_some(draft)
    }

    fn renamed(&self, old: &str, new: &str, merge: bool) -> Option<Vec<Draft>> {
        let people = self.people();
        let (person, other) = (people.meant(old), people.meant(new));
        let merges = person != other && people.is_known(new);
        let together = |game: &Game| game.people.contains(&person) && game.people.contains(&other);
        let games = self.games();
        if !people.is_known(old)
            || merges && (!merge || games.iter().any(together))
            || people.name(&person) == kept(new)
        {
            return None;
        }
        // An old name of somebody must not stop leading there.
        let new = if merges && fold(new) != other {
            people.name(&other)
        } else {
            kept(new)
        };
        let old = people.name(&person);
        if self.variant == Variant::RenamesRewrite {
            let mut drafts = Vec::new();
            for game in games {
                let seat = game.people.iter().position(|seated| *seated == person);
                if let (Some(seat), Some(mut draft)) = (seat, self.rewritten(&game.id)) {
                    draft["players"][seat]["name"] = json!(new);
                    drafts.push(draft);
                }
            }
            return Some(drafts);
        }
        let mut draft = Draft::new();
        draft.insert("rename".into(), json!(old));
        draft.insert("to".into(), json!(new));
        Some(vec![draft])
    }

    fn undone(&self) -> Option<Vec<Draft>> {
        let target = self.undo_target()?;
        let of_target = |line: &&Line| line.change == target;
        let newer = |line: &Line| matches!(line.what, What::Newer { .. });
        if self.lines.iter().filter(of_target).any(newer) {
            return None;
        }
        if self.variant == Variant::UndoCopies {
            return Some(self.copied(&target));
        }
        let mut draft = Draft::new();
        draft.insert("undoes".into(), json!(target));
        Some(vec![draft])
    }

    /// The broken undo: what was there before the change, as new lines.
    fn copied(&self, target: &str) -> Vec<Draft> {
        let mut without = self.clone();
        without.lines.retain(|line| line.change != target);
        let mut drafts: Vec<Draft> = Vec::new();
        for line in self.lines.iter().filter(|line| line.change == target) {
            let mut draft = Draft::new();
            match &line.what {
                What::Rename { old, new } => {
                    draft.insert("rename".into(), json!(new));
                    draft.insert("to".into(), json!(old));
                }
                What::Game { id, .. } => {
                    match without.rewritten(id) {
                        Some(before) => draft = before,
                        None => {
                            draft.insert("id".into(), json!(id));
                            draft.insert("deleted".into(), json!(true));
                        }
                    }
                    draft.insert("replaces".into(), json!(self.standing(id)));
                }
                What::Undo(_) | What::Newer { .. } => {}
            }
            drafts.push(draft);
        }
        drafts
    }
}

impl Details {
    /// What is given replaces; an empty text clears.
    fn apply(&self, draft: &mut Draft, today: Date) {
        let mut put = |field: &str, value: Option<Value>, empty: bool| {
            if empty {
                draft.remove(field);
            } else if let Some(value) = value {
                draft.insert(field.to_owned(), value);
            }
        };
        let date = self.date.as_deref().map(|date| match date {
            "today" => json!(today.to_string()),
            "yesterday" => json!((today - Duration::DAY).to_string()),
            day => json!(day),
        });
        let is_empty = |text: &Option<String>| text.as_deref() == Some("");
        put("date", date, false);
        put(
            "location",
            self.at.clone().map(Value::from),
            is_empty(&self.at),
        );
        put(
            "note",
            self.note.clone().map(Value::from),
            is_empty(&self.note),
        );
        let none = self.with.as_ref().is_some_and(Vec::is_empty);
        put("expansions", self.with.clone().map(Value::from), none);
    }
}

fn seats(seats: &[(String, Option<u64>)]) -> Value {
    let seats = seats.iter();
    seats
        .map(|(name, score)| json!({"name": kept(name), "score": score}))
        .collect()
}

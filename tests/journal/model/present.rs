//! All lines, and the state that they tell.

use std::collections::{BTreeMap, BTreeSet};

use time::{Duration, OffsetDateTime};

use super::line::{Line, Told, What, understand};
use super::{People, Variant};
use crate::names::fold;

/// A file that was read.
#[derive(Clone, Debug)]
pub struct Journal {
    pub variant: Variant,
    pub lines: Vec<Line>,
    /// The numbers of the lines that cannot be understood, from 1.
    pub unreadable: Vec<usize>,
    /// The numbers of the lines of later versions.
    pub newer: Vec<usize>,
    /// How many lines are not blank.
    pub count: usize,
}

/// A game as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    pub id: String,
    pub date: String,
    /// The instant first recorded.
    pub recorded: i128,
    /// The names that are shown.
    pub names: Vec<String>,
    /// What tells the people apart.
    pub people: Vec<String>,
    pub scores: Vec<Option<u64>>,
    pub expansions: Vec<String>,
    pub location: Option<String>,
    pub note: Option<String>,
    /// The change whose line is the present one.
    pub told_by: String,
}

impl Game {
    pub fn is_open(&self) -> bool {
        self.scores.iter().any(Option::is_none)
    }

    /// Whether both are finished, of one day, and the same people have the same scores.
    pub fn is_same(&self, other: &Game) -> bool {
        let table = |game: &Game| -> BTreeMap<String, Option<u64>> {
            game.people
                .iter()
                .cloned()
                .zip(game.scores.iter().copied())
                .collect()
        };
        !self.is_open() && self.date == other.date && table(self) == table(other)
    }

    pub fn order(&self) -> (String, i128, String) {
        (self.date.clone(), self.recorded, self.id.clone())
    }
}

/// Everything that anybody can see.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The games in order, open ones too.
    pub games: Vec<Game>,
    /// What `undo` would take back.
    pub undo: Option<String>,
}

impl Journal {
    pub fn read(variant: Variant, file: &[u8]) -> Journal {
        let mut journal = Journal {
            variant,
            lines: Vec::new(),
            unreadable: Vec::new(),
            newer: Vec::new(),
            count: 0,
        };
        let mut seen: BTreeSet<Vec<u8>> = BTreeSet::new();
        for (position, bytes) in file.split(|byte| *byte == b'\n').enumerate() {
            let bytes = bytes.trim_ascii();
            if bytes.is_empty() {
                continue;
            }
            journal.count += 1;
            let Ok((recorded, value, what)) = understand(bytes) else {
                journal.unreadable.push(position + 1);
                continue;
            };
            if matches!(what, What::Newer { .. }) {
                journal.newer.push(position + 1);
            }
            let by_position = matches!(
                variant,
                Variant::LatestByPosition | Variant::TiesByPosition | Variant::TiesWithoutBytes
            );
            if !seen.insert(bytes.to_vec()) && !by_position {
                continue;
            }
            let change = value["change"].as_str().unwrap().to_owned();
            let instant = recorded.unix_timestamp_nanos();
            let order = match variant {
                Variant::LatestByPosition => (0, String::new(), Vec::new(), position),
                Variant::TiesByPosition => (instant, String::new(), Vec::new(), position),
                Variant::TiesWithoutBytes => (instant, change.clone(), Vec::new(), position),
                _ => (instant, change.clone(), bytes.to_vec(), 0),
            };
            journal.lines.push(Line {
                order,
                recorded,
                change,
                value,
                what,
            });
        }
        journal.lines.sort_by(|one, two| one.order.cmp(&two.order));
        journal
    }

    /// "A change named by any `undoes` is taken back for good."
    pub fn taken_back(&self) -> BTreeSet<String> {
        self.lines
            .iter()
            .filter_map(Line::undoes)
            .cloned()
            .collect()
    }

    /// "Its lines do not count."
    pub fn counting(&self) -> Vec<&Line> {
        let taken_back = self.taken_back();
        let counts = |line: &&Line| !taken_back.contains(&line.change);
        self.lines.iter().filter(counts).collect()
    }

    pub fn lines_of(&self, id: &str) -> Vec<&Line> {
        let mut lines = self.counting();
        lines.retain(|line| line.game().is_some_and(|game| game == id));
        lines
    }

    /// "Among lines that count, corrections outrank first lines; the last in the order is the
    /// present one."
    pub fn present(&self, id: &str) -> Option<&Line> {
        let mut lines = self.lines_of(id);
        if self.variant != Variant::NoReplaces && lines.iter().any(|line| line.is_correction()) {
            lines.retain(|line| line.is_correction());
        }
        lines.last().copied()
    }

    /// "A line stands unless another that counts replaces it; first lines stop standing once a
    /// correction counts."
    pub fn standing(&self, id: &str) -> BTreeSet<String> {
        let lines = self.lines_of(id);
        let corrected = lines.iter().any(|line| line.is_correction());
        let stands = |line: &&&Line| {
            let replaced = lines.iter().any(|other| {
                other.change != line.change && other.replaces().contains(&line.change)
            });
            !replaced && (line.is_correction() || !corrected)
        };
        let standing = lines.iter().filter(stands);
        standing.map(|line| line.change.clone()).collect()
    }

    /// The instant first recorded.
    pub fn first_recorded(&self, id: &str) -> i128 {
        let instants = self.lines_of(id).into_iter().map(|line| line.recorded);
        instants.min().unwrap().unix_timestamp_nanos()
    }

    /// The instant that the game's scores were first recorded.
    pub fn finished(&self, id: &str) -> Option<i128> {
        let scored = |line: &&Line| line.told().is_some_and(|told| !told.is_open());
        let lines = self.lines_of(id);
        let instants = lines.into_iter().filter(scored).map(|line| line.recorded);
        instants.min().map(OffsetDateTime::unix_timestamp_nanos)
    }

    /// The ids of all games, and what tells them.
    pub fn standing_games(&self) -> BTreeMap<String, (&Line, &Told)> {
        let ids: BTreeSet<&String> = self.lines.iter().filter_map(Line::game).collect();
        let mut games = BTreeMap::new();
        for id in ids {
            if let Some(line) = self.present(id)
                && let Some(told) = line.told()
            {
                games.insert(id.clone(), (line, told));
            }
        }
        games
    }

    pub fn people(&self) -> People {
        let mut people = People::default();
        for line in self.counting() {
            if let What::Rename { old, new } = &line.what {
                people.rename(old, new);
            }
        }
        for (id, (_, told)) in self.standing_games() {
            let recorded = self.first_recorded(&id);
            for (seat, (name, _)) in told.seats.iter().enumerate() {
                let typed = (recorded, id.clone(), seat, name.clone());
                let known = people.typed.entry(fold(name)).or_insert(typed.clone());
                *known = known.clone().min(typed);
            }
        }
        people
    }

    /// The games in order, open ones too.
    pub fn games(&self) -> Vec<Game> {
        let people = self.people();
        let mut games: Vec<Game> = Vec::new();
        for (id, (line, told)) in self.standing_games() {
            let seated = people.seat(told);
            games.push(Game {
                date: told.date.clone(),
                recorded: self.first_recorded(&id),
                names: seated.iter().map(|person| people.name(person)).collect(),
                people: seated,
                scores: told.seats.iter().map(|(_, score)| *score).collect(),
                expansions: told.expansions.clone(),
                location: told.location.clone(),
                note: told.note.clone(),
                told_by: line.change.clone(),
                id,
            });
        }
        games.sort_by_key(Game::order);
        games
    }

    /// "The last change in that order not yet taken back; undo lines are never a target."
    pub fn undo_target(&self) -> Option<String> {
        let mut lines = self.counting();
        lines.retain(|line| line.undoes().is_none());
        lines.last().map(|line| line.change.clone())
    }

    pub fn state(&self) -> State {
        State {
            games: self.games(),
            undo: self.undo_target(),
        }
    }

    /// `last`: the finished game recorded last.
    pub fn last(&self) -> Option<String> {
        let games = self.games();
        let finished = games.iter().filter(|game| !game.is_open());
        let last = finished.max_by_key(|game| (self.finished(&game.id), game.id.clone()));
        last.map(|game| game.id.clone())
    }

    /// "The later of now and 1 ms after the latest in the file", in milliseconds.
    pub fn next_instant(&self, now: OffsetDateTime) -> OffsetDateTime {
        let latest = self.lines.iter().map(|line| line.recorded).max();
        let next = latest.map_or(now, |latest| latest + Duration::MILLISECOND);
        let next = now.max(next).to_offset(now.offset());
        next.replace_millisecond(next.millisecond()).unwrap()
    }

    /// The name of a seat as the present line writes it.
    pub fn written_name(&self, id: &str, seat: usize) -> String {
        let told = self.present(id).and_then(Line::told).unwrap();
        told.seats[seat].0.clone()
    }

    /// The games of which a later version wrote a line.
    pub fn newer_games(&self) -> BTreeSet<String> {
        let id = |line: &Line| match &line.what {
            What::Newer { id, .. } => id.clone(),
            _ => None,
        };
        self.lines.iter().filter_map(id).collect()
    }
}

//! The present state: which line tells each game, and who the names are.

use std::collections::{HashMap, HashSet};

use super::file::Journal;
use super::line::{Body, GameText, Line, Told, parse};
use super::lines::each_line;
use crate::core::calendar::Instant;
use crate::core::game::Game;
use crate::core::id::Id;
use crate::core::people::People;
use crate::error::Error;

/// Lines that could not be understood.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unreadable {
    /// How many.
    pub count: u64,
    /// The number of the first, from 1.
    pub first: u64,
}

/// What was learnt from reading a whole data file, beside its games.
#[derive(Debug, Default)]
pub struct Reading {
    /// Everybody who was named.
    pub people: People,
    /// Lines that could not be understood.
    pub unreadable: Unreadable,
    /// Lines of a later version of the format.
    pub newer: u64,
    /// The games that such lines are about.
    pub newer_games: Vec<Id>,
    /// The latest instant recorded.
    pub latest: Option<Instant>,
}

/// What decides between the lines of one game: corrections outrank first lines, then the later
/// instant, then the change; lines equal in all this are told apart by their bytes.
pub(super) type Rank = (bool, Instant, Id);

/// A line that tells or deletes a game.
struct Telling {
    id: Id,
    rank: Rank,
    scored: bool,
    offset: u64,
}

/// When a game was first recorded, and when its scores were.
#[derive(Clone, Copy)]
struct Begun {
    recorded: Instant,
    finished: Option<Instant>,
}

#[derive(Default)]
struct Survey {
    reading: Reading,
    undone: HashSet<Id>,
    renames: Vec<(Instant, Id, Vec<u8>, String, String)>,
    tellings: Vec<Telling>,
}

impl Survey {
    fn take(&mut self, line: Line<'_>, bytes: &[u8], offset: u64) {
        let reading = &mut self.reading;
        reading.latest = reading.latest.max(Some(line.recorded));
        match line.body {
            Body::Undo(change) => {
                self.undone.insert(change);
            }
            Body::Rename { old, new } => self.renames.push((
                line.recorded,
                line.change,
                bytes.to_vec(),
                old.into_owned(),
                new.into_owned(),
            )),
            Body::Newer { id, undoes } => {
                reading.newer += 1;
                reading.newer_games.extend(id);
                self.undone.extend(undoes);
            }
            Body::Game { id, replaces, told } => self.tellings.push(Telling {
                id,
                rank: (!replaces.is_empty(), line.recorded, line.change),
                scored: told.is_some_and(|told| told.is_finished()),
                offset,
            }),
        }
    }

    /// Leaves only what counts, and applies the renames in order.
    fn settle(&mut self) {
        let undone = &self.undone;
        self.tellings.retain(|line| !undone.contains(&line.rank.2));
        self.renames.retain(|line| !undone.contains(&line.1));
        self.renames.sort();
        self.renames.dedup();
        for (_, _, _, old, new) in self.renames.drain(..) {
            self.reading.people.rename(&old, &new);
        }
    }
}

impl Journal {
    /// Reads the whole file and hands over each game that stands, once, in no particular order.
    ///
    /// Reading never stops at a line that cannot be understood: it is counted and passed over.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn games(&self, each: impl FnMut(&mut People, Game)) -> Result<Reading, Error> {
        self.games_without(None, each)
    }

    /// The same, as if this change were taken back.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn games_without(
        &self,
        change: Option<Id>,
        mut each: impl FnMut(&mut People, Game),
    ) -> Result<Reading, Error> {
        let mut survey = Survey::default();
        survey.undone.extend(change);
        each_line(self.bytes()?, |place| {
            match place.bytes.and_then(|bytes| Some((bytes, parse(bytes)?))) {
                Some((bytes, line)) => survey.take(line, bytes, place.offset),
                None => {
                    let unreadable = &mut survey.reading.unreadable;
                    unreadable.count += 1;
                    if unreadable.count == 1 {
                        unreadable.first = place.number;
                    }
                }
            }
        })
        .map_err(|error| self.unreadable(&error))?;
        survey.settle();

        let Survey {
            mut reading,
            tellings,
            ..
        } = survey;
        let present = self.present(tellings)?;
        each_line(self.bytes()?, |place| {
            let Some(begun) = present.get(&place.offset) else {
                return;
            };
            if let Some(Line {
                body:
                    Body::Game {
                        id,
                        told: Some(told),
                        ..
                    },
                ..
            }) = place.bytes.and_then(parse)
            {
                let game = seat(&mut reading.people, id, *begun, told);
                each(&mut reading.people, game);
            }
        })
        .map_err(|error| self.unreadable(&error))?;
        Ok(reading)
    }

    /// The offset of the line that tells each game, with the game's beginnings.
    fn present(&self, mut tellings: Vec<Telling>) -> Result<HashMap<u64, Begun>, Error> {
        tellings.sort_unstable_by_key(|line| (line.id, line.rank, line.offset));
        let mut present = HashMap::new();
        let mut contested = Vec::new();
        for lines in tellings.chunk_by(|one, other| one.id == other.id) {
            let Some(last) = lines.last() else { continue };
            let instants = |scored: bool| {
                lines
                    .iter()
                    .filter(move |line| line.scored || !scored)
                    .map(|line| line.rank.1)
                    .min()
            };
            let begun = Begun {
                recorded: instants(false).unwrap_or(last.rank.1),
                finished: instants(true),
            };
            let level: Vec<u64> = lines
                .iter()
                .filter(|line| line.rank == last.rank)
                .map(|line| line.offset)
                .collect();
            match level.as_slice() {
                [only] => {
                    present.insert(*only, begun);
                }
                _ => contested.push((level, begun)),
            }
        }
        if contested.is_empty() {
            return Ok(present);
        }
        let wanted: HashSet<u64> = contested
            .iter()
            .flat_map(|(level, _)| level.clone())
            .collect();
        let mut texts: HashMap<u64, Vec<u8>> = HashMap::new();
        each_line(self.bytes()?, |place| {
            if wanted.contains(&place.offset)
                && let Some(bytes) = place.bytes
            {
                texts.insert(place.offset, bytes.to_vec());
            }
        })
        .map_err(|error| self.unreadable(&error))?;
        for (level, begun) in contested {
            let last = level
                .into_iter()
                .max_by(|one, other| texts.get(one).cmp(&texts.get(other)));
            if let Some(offset) = last {
                present.insert(offset, begun);
            }
        }
        Ok(present)
    }
}

fn seat(people: &mut People, id: Id, begun: Begun, told: Told<'_>) -> Game {
    let names: Vec<&str> = told.seats.iter().map(|(name, _)| name.as_ref()).collect();
    let players = people.seat(&names, begun.recorded, id);
    let mut game = GameText::from(&told).seated(id, begun.recorded, players);
    game.finished = begun.finished.filter(|_| told.is_finished());
    game
}

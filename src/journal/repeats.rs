//! Lines that are there several times, as in two machines' files that were put together.

use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;

use super::numbered::{About, Games};
use crate::core::id::Id;

/// A line whose game was there already, and which may be the same line once more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Again {
    /// Which game.
    pub id: Id,
    hash: u64,
}

impl Again {
    /// A line of these bytes.
    pub fn of(id: Id, bytes: &[u8]) -> Self {
        Again {
            id,
            hash: FxBuildHasher.hash_one(bytes),
        }
    }
}

impl About for Again {
    fn id(&self) -> Id {
        self.id
    }
}

/// Lines that are there several times, if all lines of their games are the same.
pub struct Repeats {
    lines: Games<Again>,
    /// How many lines their games must have.
    count: usize,
}

impl Repeats {
    /// Lines that were there again, all but one of each game.
    pub fn of(again: Vec<Again>) -> Self {
        let count = again.len();
        let lines = Games::new(again);
        let count = count + lines.len();
        Repeats { lines, count }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The numbers of some of the games by their ids; none for others.
    pub fn numbers(&self, ids: &[Option<Id>], numbers: &mut Vec<Option<usize>>) {
        self.lines.numbers(ids, numbers);
    }

    /// Whether a line of the game with this number is the one that was there again.
    pub fn repeats(&self, number: usize, bytes: &[u8]) -> bool {
        let line = self.lines.get(number);
        line == Again::of(line.id, bytes)
    }

    /// Whether so many lines are all that were there again, and one more of each game.
    ///
    /// No game has two more: of its lines, one only can have been the first.
    pub fn are(&self, count: usize) -> bool {
        count == self.count
    }

    /// The ids of the games.
    pub fn into_ids(self) -> Vec<Id> {
        self.lines.into_ids()
    }
}

//! Games that are numbered in the order of their ids.

use std::ops::Range;

use super::seen::TOGETHER;
use crate::core::id::Id;

/// Something about one game.
pub trait About: Ord + Copy {
    /// Which game.
    fn id(&self) -> Id;
}

impl About for Id {
    fn id(&self) -> Id {
        *self
    }
}

/// Something about each of some games, numbered in the order of their ids.
pub struct Games<T> {
    sorted: Vec<T>,
    /// How many ids are below each of the beginnings that ids can have, and how long these are.
    below: Vec<u32>,
    shift: u32,
}

impl<T: About> Games<T> {
    /// Numbers games; what is there twice counts once.
    pub fn new(mut sorted: Vec<T>) -> Self {
        // Parts that are in order already are merged.
        sorted.sort();
        sorted.dedup();
        sorted.shrink_to_fit();
        let beginnings = (sorted.len() / 4).max(2).next_power_of_two();
        let shift = Id::BITS - beginnings.trailing_zeros();
        let mut below = Vec::with_capacity(beginnings + 1);
        for (index, game) in sorted.iter().enumerate() {
            let beginning = (game.id().bits() >> shift) as usize;
            while below.len() <= beginning {
                below.push(index as u32);
            }
        }
        below.resize(beginnings + 1, sorted.len() as u32);
        Games {
            sorted,
            below,
            shift,
        }
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.sorted.len()
    }

    /// What is known about the game with this number.
    pub fn get(&self, number: usize) -> T {
        self.sorted[number]
    }

    /// The ids of the games.
    pub fn into_ids(self) -> Vec<Id> {
        self.sorted.iter().map(About::id).collect()
    }

    /// Where an id can be among those in order.
    fn range(&self, id: Id) -> Range<usize> {
        let beginning = (id.bits() >> self.shift) as usize;
        self.below[beginning] as usize..self.below[beginning + 1] as usize
    }

    /// The number of a game by its id.
    pub fn number(&self, id: Id) -> Option<usize> {
        let range = self.range(id);
        let games = &self.sorted[range.clone()];
        let index = games.binary_search_by_key(&id, About::id).ok()?;
        Some(range.start + index)
    }

    /// The numbers of some games by their ids; none for those that are not among these.
    pub fn numbers(&self, ids: &[Option<Id>], numbers: &mut Vec<Option<usize>>) {
        numbers.clear();
        for together in ids.chunks(TOGETHER) {
            // They are far apart in memory: looking for the beginnings of all first, and then for
            // the ids, lets the processor wait for them together.
            let mut looked = 0;
            let ranges = || together.iter().flatten().map(|id| self.range(*id));
            for range in ranges() {
                looked |= range.start as u64;
            }
            for range in ranges() {
                let first = self.sorted.get(range.start);
                looked |= first.map_or(0, |game| game.id().bits());
            }
            std::hint::black_box(looked);
            numbers.extend(together.iter().map(|id| self.number((*id)?)));
        }
    }
}

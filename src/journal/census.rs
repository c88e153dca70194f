//! Which of several lines tells a game: found in memory that grows with the corrected and the
//! repeated games only.
//!
//! A first reading marks the id of every game line, and notes the ids that were marked already:
//! these may have several lines. A second reading takes every line whose id was not noted, and
//! ranks the others. The lines that won are read once more, in their order.

use std::hash::BuildHasher;
use std::sync::{Mutex, PoisonError};

use rustc_hash::FxBuildHasher;

use super::numbered::Games;
use crate::core::calendar::{Instant, OFFSET_BITS};
use crate::core::id::Id;

/// Parts of the noted games that are locked one by one.
const SHARDS: usize = 32;

/// A line of a noted game.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    /// Whether it corrects other lines.
    pub corrects: bool,
    /// When.
    pub recorded: Instant,
    /// The command that wrote it.
    pub change: Id,
    /// Whether it tells final scores.
    pub scored: bool,
    /// The line.
    pub bytes: &'a [u8],
}

/// The best line of a game so far: 24 bytes.
///
/// Corrections outrank first lines, then the later instant, then the change: so the first word
/// begins, and the second. Behind them stand the rest of the instant, whether there are scores,
/// and a hash of the bytes, which tells lines that are repeated from lines that differ in nothing
/// else.
#[derive(Clone, Copy, Default)]
struct Best {
    rank: u64,
    change: u64,
    place: u64,
}

/// The rank of a game of which nothing has been seen.
const UNSEEN: u64 = 0;

/// What is not the rank proper: the instant's offset, and whether there are scores.
const RANK_EXTRA: u32 = OFFSET_BITS + 1;

/// What the hash takes of the word of the change.
const CHANGE_EXTRA: u32 = 64 - Id::BITS;

const PLACE_BITS: u32 = 40;

impl Best {
    fn of(line: &Telling<'_>, offset: u64) -> Self {
        let hash = FxBuildHasher.hash_one(line.bytes);
        let recorded = line.recorded.packed() << 1 | u64::from(line.scored);
        Best {
            rank: u64::from(line.corrects) << 63 | recorded,
            change: line.change.bits() << CHANGE_EXTRA | hash >> Id::BITS,
            place: hash << PLACE_BITS | offset,
        }
    }

    fn level(&self) -> (u64, u64) {
        (self.rank >> RANK_EXTRA, self.change >> CHANGE_EXTRA)
    }

    fn offset(&self) -> u64 {
        self.place & ((1 << PLACE_BITS) - 1)
    }

    /// Whether the other is the same line at another place.
    fn repeats(&self, other: &Best) -> bool {
        let hash = |best: &Best| best.place >> PLACE_BITS;
        (self.rank, self.change, hash(self)) == (other.rank, other.change, hash(other))
    }

    fn begun(&self) -> Begun {
        let recorded = (self.rank & !(1 << 63)) >> 1;
        let scored = self.rank & 1 == 1;
        Begun {
            recorded,
            finished: if scored { recorded } else { NEVER },
        }
    }
}

/// When a game was first recorded, and when its scores were: packed instants.
#[derive(Clone, Copy, Default)]
struct Begun {
    recorded: u64,
    finished: u64,
}

const NEVER: u64 = 0;

impl Begun {
    fn earlier(self, other: Begun) -> Self {
        Begun {
            recorded: self.recorded.min(other.recorded),
            finished: match (self.finished, other.finished) {
                (NEVER, finished) | (finished, NEVER) => finished,
                (one, other) => one.min(other),
            },
        }
    }
}

/// The games that may have several lines, and the best line of each.
pub struct Table {
    ids: Games<Id>,
    best: Vec<Best>,
}

impl Table {
    /// Games of these ids.
    pub fn of(ids: Vec<Id>) -> Self {
        let ids = Games::new(ids);
        let best = vec![Best::default(); ids.len()];
        Table { ids, best }
    }

    /// The games, while their lines are ranked.
    pub fn noted(&mut self) -> Noted<'_> {
        let each = self.best.len().div_ceil(SHARDS).max(1);
        let shards = self.best.chunks_mut(each);
        Noted {
            ids: &self.ids,
            shards: shards
                .map(|best| {
                    Mutex::new(Shard {
                        best,
                        begun: Vec::new(),
                    })
                })
                .collect(),
            each,
        }
    }

    /// The lines that tell the games, in no particular order.
    pub fn settle(self, unlike: Unlike) -> Vec<Told> {
        // Each takes the place of another in memory.
        let best = self.best.into_iter().enumerate();
        best.filter(|(_, best)| best.rank != UNSEEN)
            .map(|(number, best)| Told {
                offset: best.offset(),
                begun: unlike.begun(number).unwrap_or_else(|| best.begun()),
            })
            .collect()
    }
}

/// Some of the noted games.
struct Shard<'a> {
    best: &'a mut [Best],
    /// Empty as long as all lines of each game are alike.
    begun: Vec<Begun>,
}

impl Shard<'_> {
    /// Ranks a line of one of the games.
    fn rank(&mut self, index: usize, new: Best, behind: impl FnOnce(u64) -> bool) {
        let best = self.best[index];
        if best.rank == UNSEEN {
            self.best[index] = new;
            return;
        }
        let repeats = best.repeats(&new);
        if !repeats {
            self.begun.resize(self.best.len(), Begun::default());
            let known = &mut self.begun[index];
            if known.recorded == NEVER {
                *known = best.begun();
            }
            *known = known.earlier(new.begun());
        }
        let replaces = if repeats {
            // The earlier ones are nearer to one another.
            new.offset() < best.offset()
        } else if best.level() == new.level() {
            behind(best.offset())
        } else {
            best.level() < new.level()
        };
        if replaces {
            self.best[index] = new;
        }
    }
}

/// A line that is to be ranked.
pub struct Entry {
    /// The number of its game.
    number: usize,
    best: Best,
    /// Which of the lines that were read together.
    place: usize,
}

impl Entry {
    /// A line of the game with this number, where it stands, and which it is of those that were
    /// read together.
    pub fn of(number: usize, line: &Telling<'_>, offset: u64, place: usize) -> Self {
        Entry {
            number,
            best: Best::of(line, offset),
            place,
        }
    }
}

/// The games that may have several lines, while these are ranked.
pub struct Noted<'a> {
    ids: &'a Games<Id>,
    shards: Vec<Mutex<Shard<'a>>>,
    each: usize,
}

impl Noted<'_> {
    /// The numbers of some games by their ids; none for those that are not noted.
    pub fn numbers(&self, ids: &[Option<Id>], numbers: &mut Vec<Option<usize>>) {
        self.ids.numbers(ids, numbers);
    }

    /// The number of a game by its id.
    pub fn number(&self, id: Id) -> Option<usize> {
        self.ids.number(id)
    }

    /// Ranks lines, which are taken away. `behind` decides between two that are level in all but
    /// their bytes: whether the one at the offset given is behind the one of this place.
    pub fn rank(&self, lines: &mut Vec<Entry>, behind: impl Fn(usize, u64) -> bool) {
        lines.sort_unstable_by_key(|line| line.number);
        let shard = |line: &Entry| line.number / self.each;
        for together in lines.chunk_by(|one, other| shard(one) == shard(other)) {
            let mut shard = self.shards[shard(&together[0])]
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            let looked = together
                .iter()
                .map(|line| shard.best[line.number % self.each].rank);
            std::hint::black_box(looked.fold(0, |all, rank| all | rank));
            for line in together {
                let index = line.number % self.each;
                shard.rank(index, line.best, |offset| behind(line.place, offset));
            }
        }
        lines.clear();
    }

    /// Ends the ranking.
    pub fn end(self) -> Unlike {
        let shards = self.shards.into_iter();
        Unlike {
            begun: shards
                .map(|shard| {
                    let shard = shard.into_inner();
                    shard.unwrap_or_else(PoisonError::into_inner).begun
                })
                .collect(),
            each: self.each,
        }
    }
}

/// When the games began whose lines are not all alike.
pub struct Unlike {
    begun: Vec<Vec<Begun>>,
    each: usize,
}

impl Unlike {
    fn begun(&self, number: usize) -> Option<Begun> {
        let shard = self.begun.get(number / self.each)?;
        let begun = shard.get(number % self.each).copied();
        begun.filter(|begun| begun.recorded != NEVER)
    }
}

/// The line that tells a game.
pub struct Told {
    /// Where it stands.
    pub offset: u64,
    begun: Begun,
}

impl Told {
    /// When the game was first recorded, and when its scores were.
    pub fn begun(&self) -> (Instant, Option<Instant>) {
        let Begun { recorded, finished } = self.begun;
        let finished = (finished != NEVER).then(|| Instant::unpacked(finished));
        (Instant::unpacked(recorded), finished)
    }
}

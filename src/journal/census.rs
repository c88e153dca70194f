//! Which of several lines tells a game: found in memory that grows with the corrected and the
//! repeated games only.
//!
//! A first reading marks the id of every game line, and notes the ids that were marked already:
//! these may have several lines. A second reading ranks the lines of the noted ids
//! alone. Whoever reads a third time takes a line when its id was not noted, or when it is the one
//! that won.

use std::hash::BuildHasher;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use rustc_hash::FxBuildHasher;

use crate::core::calendar::{Instant, OFFSET_BITS};
use crate::core::id::Id;

/// The shortest line of a game that is worth reckoning with, in bytes.
const SHORT_LINE: u64 = 140;

/// How many neighbours are looked at for a place in [`Seen`].
const NEIGHBOURS: usize = 64;

/// Parts of the noted ids that are locked one by one.
const SHARDS: usize = 256;

/// An id as it is written.
pub type Written = [u8; 12];

/// A number that scatters ids evenly, the same for every spelling of an id: there is but one.
fn scattered(id: &Written) -> u64 {
    let [a, b, c, d, e, f, g, h, rest @ ..] = *id;
    let low = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
    let high = u64::from(u32::from_le_bytes(rest));
    let mixed = (low ^ high.rotate_left(23)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 32) ^ high).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// Which ids have been seen: 32 bits of each, beside one another. It can err by taking a new id
/// for one that was seen, about once in a million files of a million games.
pub struct Seen {
    places: Vec<AtomicU32>,
    shift: u32,
}

impl Seen {
    /// Room for as many games as fit into `bytes`.
    pub fn for_file(bytes: u64) -> Self {
        let places = (bytes / SHORT_LINE).max(64).next_power_of_two();
        Seen {
            places: (0..places).map(|_| AtomicU32::new(0)).collect(),
            shift: 64 - places.trailing_zeros(),
        }
    }

    /// Adds ids; calls `again` for those that seem to have been there already.
    pub fn add(&self, ids: &[Written], mut again: impl FnMut(&Written)) {
        // The places are far apart in memory: looking at all of them first lets the processor
        // wait for them together.
        let mut looked = 0;
        for id in ids {
            let home = (scattered(id) >> self.shift) as usize;
            looked |= self.places[home].load(Ordering::Relaxed);
        }
        std::hint::black_box(looked);
        for id in ids {
            if self.was_there(id) {
                again(id);
            }
        }
    }

    fn was_there(&self, id: &Written) -> bool {
        let hash = scattered(id);
        let mark = hash as u32 | 1;
        let home = (hash >> self.shift) as usize;
        let last = self.places.len() - 1;
        for neighbour in 0..NEIGHBOURS {
            let place = &self.places[(home + neighbour) & last];
            let mut there = place.load(Ordering::Relaxed);
            if there == 0 {
                let (relaxed, swap) = (Ordering::Relaxed, AtomicU32::compare_exchange);
                match swap(place, 0, mark, relaxed, relaxed) {
                    Ok(_) => return false,
                    Err(other) => there = other,
                }
            }
            if there == mark {
                return true;
            }
        }
        true
    }
}

/// The noted ids, numbered in their order.
#[derive(Default)]
struct Ids {
    sorted: Vec<Id>,
    /// How many ids are below each of the beginnings that ids can have, and how long these are.
    below: Vec<u32>,
    shift: u32,
}

impl Ids {
    fn new(mut sorted: Vec<Id>) -> Self {
        if sorted.is_empty() {
            return Ids::default();
        }
        sorted.sort_unstable();
        sorted.dedup();
        sorted.shrink_to_fit();
        let beginnings = (sorted.len() / 4).max(2).next_power_of_two();
        let shift = Id::BITS - beginnings.trailing_zeros();
        let mut below = Vec::with_capacity(beginnings + 1);
        for (index, id) in sorted.iter().enumerate() {
            let beginning = (id.bits() >> shift) as usize;
            while below.len() <= beginning {
                below.push(index as u32);
            }
        }
        below.resize(beginnings + 1, sorted.len() as u32);
        Ids {
            sorted,
            below,
            shift,
        }
    }

    fn number(&self, id: Id) -> Option<usize> {
        let beginning = (id.bits() >> self.shift) as usize;
        let from = *self.below.get(beginning)? as usize;
        let to = *self.below.get(beginning + 1)? as usize;
        let index = self.sorted[from..to].binary_search(&id).ok()?;
        Some(from + index)
    }
}

/// A line of a noted game.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    /// Which game.
    pub id: Id,
    /// Whether it corrects other lines.
    pub corrects: bool,
    /// When.
    pub recorded: Instant,
    /// The command that wrote it.
    pub change: Id,
    /// Whether it tells final scores.
    pub scored: bool,
    /// Where it stands.
    pub offset: u64,
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
    fn of(line: &Telling<'_>) -> Self {
        let hash = FxBuildHasher.hash_one(line.bytes);
        let recorded = line.recorded.packed() << 1 | u64::from(line.scored);
        Best {
            rank: u64::from(line.corrects) << 63 | recorded,
            change: line.change.bits() << CHANGE_EXTRA | hash >> Id::BITS,
            place: hash << PLACE_BITS | line.offset,
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

/// Some of the noted games.
#[derive(Default)]
struct Shard {
    best: Vec<Best>,
    /// Empty as long as all lines of each game are alike.
    begun: Vec<Begun>,
}

impl Shard {
    fn begun(&self, index: usize) -> Begun {
        match self.begun.get(index) {
            Some(begun) if begun.recorded != NEVER => *begun,
            _ => self.best[index].begun(),
        }
    }
}

/// The games that may have several lines, while these are ranked.
pub struct Noted {
    ids: Ids,
    shards: Vec<Mutex<Shard>>,
    each: usize,
}

impl Noted {
    /// Prepares to rank the lines of these ids.
    pub fn new(ids: Vec<Id>) -> Self {
        let ids = Ids::new(ids);
        let count = ids.sorted.len();
        let each = count.div_ceil(SHARDS);
        let shards = (0..SHARDS)
            .map(|shard| {
                let length = count.saturating_sub(shard * each).min(each);
                Mutex::new(Shard {
                    best: vec![Best::default(); length],
                    begun: Vec::new(),
                })
            })
            .collect();
        Noted { ids, shards, each }
    }

    /// The number of a noted game by its id.
    pub fn number(&self, id: Id) -> Option<usize> {
        self.ids.number(id)
    }

    /// Ranks a line of the game with this number. `behind` decides between two lines that are
    /// level in all but their bytes: whether the one at the offset given is behind this one.
    pub fn rank(&self, number: usize, line: &Telling<'_>, behind: impl Fn(u64) -> bool) {
        let shard = &self.shards[number / self.each];
        let index = number % self.each;
        let new = Best::of(line);
        let mut shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
        let best = shard.best[index];
        if best.rank == UNSEEN {
            shard.best[index] = new;
            return;
        }
        let repeats = best.repeats(&new);
        if !repeats {
            let begun = shard.begun(index).earlier(new.begun());
            let count = shard.best.len();
            shard.begun.resize(count, Begun::default());
            shard.begun[index] = begun;
        }
        let replaces = if repeats {
            new.offset() < best.offset()
        } else if best.level() == new.level() {
            behind(best.offset())
        } else {
            best.level() < new.level()
        };
        if replaces {
            shard.best[index] = new;
        }
    }

    /// Ends the ranking.
    pub fn settle(self) -> Settled {
        let shards = self.shards.into_iter();
        Settled {
            ids: self.ids,
            shards: shards
                .map(|shard| shard.into_inner().unwrap_or_else(PoisonError::into_inner))
                .collect(),
            each: self.each,
        }
    }
}

/// Which line tells each of the games that may have several.
#[derive(Default)]
pub struct Settled {
    ids: Ids,
    shards: Vec<Shard>,
    each: usize,
}

impl Settled {
    /// When the game of a line that was recorded at an instant was first recorded, and when its
    /// scores were; nothing when it is another line that tells the game.
    pub fn told_by(
        &self,
        id: Id,
        offset: u64,
        recorded: Instant,
    ) -> Option<(Instant, Option<Instant>)> {
        let Some(number) = self.ids.number(id) else {
            return Some((recorded, Some(recorded)));
        };
        let shard = &self.shards[number / self.each];
        let index = number % self.each;
        let best = shard.best[index];
        if best.rank == UNSEEN || best.offset() != offset {
            return None;
        }
        let Begun { recorded, finished } = shard.begun(index);
        let finished = (finished != NEVER).then(|| Instant::unpacked(finished));
        Some((Instant::unpacked(recorded), finished))
    }
}

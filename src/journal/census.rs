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

use crate::core::calendar::Instant;
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

/// A set of noted ids that can err by containing too many: a few bits of memory for each.
struct Filter {
    words: Vec<u64>,
    shift: u32,
}

impl Filter {
    fn new(ids: &[Id]) -> Self {
        let bits = (ids.len() as u64 * 16).max(1 << 12).next_power_of_two();
        let mut filter = Filter {
            words: vec![0; (bits / 64) as usize],
            shift: 64 - bits.trailing_zeros(),
        };
        for id in ids {
            let (word, bit) = filter.place(&id.written());
            filter.words[word] |= bit;
        }
        filter
    }

    fn may_have(&self, id: &Written) -> bool {
        let (word, bit) = self.place(id);
        self.words[word] & bit != 0
    }

    fn place(&self, id: &Written) -> (usize, u64) {
        let hash = scattered(id) >> self.shift;
        ((hash / 64) as usize, 1 << (hash % 64))
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
/// Corrections outrank first lines, then the later instant, then the change; the first word holds
/// the former two, and the spare bits a hash of the bytes, which tells lines that are repeated
/// from lines that differ in nothing else.
#[derive(Clone, Copy, Default)]
struct Best {
    rank: u64,
    change: u64,
    place: u64,
}

/// Nothing has been seen of a game.
const UNSEEN: u64 = 0;

/// Milliseconds from the beginning of year 0, a day spared, to 1970.
const YEAR_ZERO: i64 = 62_167_219_200_000 + 86_400_000;

const OFFSET_BITS: u32 = 40;

/// When a game was first recorded, and when its scores were: milliseconds and offset, packed.
#[derive(Clone, Copy)]
struct Begun {
    recorded: Instant,
    finished: Option<Instant>,
}

/// What is known of the games that may have several lines.
pub struct Noted {
    ids: Vec<Id>,
    filter: Filter,
    shards: Vec<Mutex<Shard>>,
    begun: bool,
}

#[derive(Default)]
struct Shard {
    best: Vec<Best>,
    begun: Vec<Option<Begun>>,
}

impl Noted {
    /// Prepares to rank the lines of these ids; `begun` keeps the instants when their games were
    /// first recorded, too.
    pub fn new(mut ids: Vec<Id>, begun: bool) -> Self {
        ids.sort_unstable();
        ids.dedup();
        ids.shrink_to_fit();
        let filter = Filter::new(&ids);
        let each = ids.len().div_ceil(SHARDS);
        let shards = (0..SHARDS)
            .map(|shard| {
                let length = ids.len().saturating_sub(shard * each).min(each);
                Mutex::new(Shard {
                    best: vec![Best::default(); length],
                    begun: vec![None; if begun { length } else { 0 }],
                })
            })
            .collect();
        Noted {
            ids,
            filter,
            shards,
            begun,
        }
    }

    /// Whether no game may have several lines.
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// Whether the game with the id so written may have several lines.
    pub fn has(&self, id: &Written) -> bool {
        self.filter.may_have(id)
            && Id::from_bytes(id).is_some_and(|id| self.ids.binary_search(&id).is_ok())
    }

    /// Ranks a line of a noted game; of others, nothing happens. `differs` decides between two
    /// lines that are level in all but their bytes: whether the one at the offset given is behind
    /// this one.
    pub fn rank(&self, line: Telling<'_>, behind: impl Fn(u64) -> bool) {
        let Some((shard, index)) = self.find(line.id) else {
            return;
        };
        let mut shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
        let new = Best::of(&line);
        let best = &mut shard.best[index];
        let level = best.level() == new.level();
        let replaces = if level && best.hash() != new.hash() {
            behind(best.offset())
        } else if level {
            new.offset() < best.offset()
        } else {
            best.level() < new.level()
        };
        if replaces {
            *best = new;
        }
        if self.begun {
            let scored = line.scored.then_some(line.recorded);
            let begun = shard.begun[index].get_or_insert(Begun {
                recorded: line.recorded,
                finished: scored,
            });
            begun.recorded = begun.recorded.min(line.recorded);
            begun.finished = match (begun.finished, scored) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            };
        }
    }

    /// Whether the line at this offset tells the game.
    pub fn tells(&self, id: Id, offset: u64) -> bool {
        self.look(id, |shard, index| {
            let best = shard.best[index];
            best.rank != UNSEEN && best.offset() == offset
        })
        .unwrap_or(true)
    }

    /// When the game was first recorded, and when its scores were; nothing for a game that was
    /// not noted.
    pub fn begun(&self, id: Id) -> Option<(Instant, Option<Instant>)> {
        let begun = self.look(id, |shard, index| shard.begun.get(index).copied().flatten());
        begun
            .flatten()
            .map(|begun| (begun.recorded, begun.finished))
    }

    fn look<T>(&self, id: Id, what: impl FnOnce(&Shard, usize) -> T) -> Option<T> {
        let (shard, index) = self.find(id)?;
        let shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
        Some(what(&shard, index))
    }

    fn find(&self, id: Id) -> Option<(&Mutex<Shard>, usize)> {
        if self.ids.is_empty() || !self.filter.may_have(&id.written()) {
            return None;
        }
        let index = self.ids.binary_search(&id).ok()?;
        let each = self.ids.len().div_ceil(SHARDS);
        Some((&self.shards[index / each], index % each))
    }
}

impl Best {
    fn of(line: &Telling<'_>) -> Self {
        let hash = FxBuildHasher.hash_one(line.bytes);
        let millis = (line.recorded.millis() + YEAR_ZERO) as u64;
        let rank = u64::from(line.corrects) << 50 | millis;
        Best {
            rank: (rank + 1) << 13 | hash >> 51,
            change: line.change.bits(),
            place: hash << OFFSET_BITS | line.offset,
        }
    }

    fn level(&self) -> (u64, u64) {
        (self.rank >> 13, self.change)
    }

    fn hash(&self) -> (u64, u64) {
        (self.rank & ((1 << 13) - 1), self.place >> OFFSET_BITS)
    }

    fn offset(&self) -> u64 {
        self.place & ((1 << OFFSET_BITS) - 1)
    }
}

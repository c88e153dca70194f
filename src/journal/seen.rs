//! Which ids have been seen, in little memory.

use std::sync::atomic::{AtomicU32, Ordering};

/// The shortest line of a game that is worth reckoning with, in bytes.
const SHORT_LINE: u64 = 140;

/// How many ids are looked up together.
pub const TOGETHER: usize = 64;

/// How many neighbours are looked at for a place in [`Seen`].
const NEIGHBOURS: usize = 64;

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

    /// Adds ids; tells of each whether it seems to have been there already.
    pub fn add(&self, ids: &[Option<Written>], again: &mut Vec<bool>) {
        again.clear();
        for together in ids.chunks(TOGETHER) {
            // The places are far apart in memory: looking at all of them first lets the processor
            // wait for them together.
            let mut looked = 0;
            for id in together.iter().flatten() {
                let home = (scattered(id) >> self.shift) as usize;
                looked |= self.places[home].load(Ordering::Relaxed);
            }
            std::hint::black_box(looked);
            let was_there = |id: &Option<Written>| id.is_some_and(|id| self.add_one(&id));
            again.extend(together.iter().map(was_there));
        }
    }

    /// Adds an id; whether it seems to have been there already.
    pub fn add_one(&self, id: &Written) -> bool {
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

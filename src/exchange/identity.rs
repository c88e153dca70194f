//! The ids of games from elsewhere: the same on every machine, however often they come.

use std::fmt::Write;

use rustc_hash::FxHashMap;
use sha2::{Digest, Sha256};

use super::kind::Kind;
use crate::core::calendar::{Date, date_text};
use crate::core::id::Id;
use crate::core::player::key;

/// The id of a play that its program tells from every other: the first 60 bits of SHA-256 of the
/// kind's name, a line feed and the play's own id.
pub fn of_source(kind: Kind, source: &str) -> Id {
    of_text(&format!("{}\n{source}", kind.name()))
}

/// Counts equal games, for those that nothing else tells apart.
#[derive(Debug, Default)]
pub struct Equals(FxHashMap<Id, u32>);

impl Equals {
    /// The id of a game by what it says: the first 60 bits of SHA-256 of its day, of its players
    /// in the order of their folded names, each with the score, and of how many games equal to it
    /// have come with it, counted from 1; line feeds between them.
    pub fn of_result<'a>(&mut self, date: Date, seats: impl Iterator<Item = (&'a str, u32)>) -> Id {
        let mut seats: Vec<(String, u32)> = seats.map(|(name, score)| (key(name), score)).collect();
        seats.sort();
        let mut text = date_text(date);
        for (name, score) in seats {
            let _ = write!(text, "\n{name}={score}");
        }
        let count = self.0.entry(of_text(&text)).or_default();
        *count += 1;
        of_text(&format!("{text}\n{count}"))
    }
}

fn of_text(text: &str) -> Id {
    let digest = Sha256::digest(text.as_bytes());
    let first = digest.iter().take(8);
    let bits = first.fold(0, |bits, byte| bits << 8 | u64::from(*byte));
    Id::from_bits(bits >> (u64::BITS - Id::BITS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::calendar::date;

    // As `printf 'bgstats\nD02CF8C0' | sha256sum` and the table of digits give them.
    #[test]
    fn ids_are_as_documented() {
        let digits = |id: Id| format!("{:015x}", id.bits());
        assert_eq!(
            digits(of_source(Kind::BgStats, "D02CF8C0")),
            "24140dbc168e85c"
        );
        let mut equals = Equals::default();
        let day = date("2020-05-17").unwrap();
        let mut id = || equals.of_result(day, [("Zoé", 64), ("HUGO", 78)].into_iter());
        assert_eq!(digits(id()), "bf3d243e4e19f2a");
        assert_eq!(digits(id()), "da71d78d5a143dc");
    }

    #[test]
    fn seats_and_spellings_make_no_other_game() {
        let day = date("2020-05-17").unwrap();
        let id = |seats: &[(&str, u32)]| Equals::default().of_result(day, seats.iter().copied());
        let game = id(&[("Hugo", 78), ("Léa", 64)]);
        assert_eq!(id(&[("LE\u{301}A", 64), (" hugo", 78)]), game);
        assert_ne!(id(&[("Hugo", 64), ("Léa", 78)]), game);
        assert_ne!(id(&[("Hugo", 78), ("Lea", 64)]), game);
    }
}

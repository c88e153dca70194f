//! Identifiers of games and of changes: 12 characters of Crockford's base 32.

use std::fmt;

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 12;

/// The fewest characters of an identifier that are shown.
pub const SHORTEST: usize = 4;

/// An identifier of 60 bits: twelve characters of `0-9a-z` without `i l o u`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u64);

impl Id {
    /// How many bits an identifier has.
    pub const BITS: u32 = 60;

    /// The identifier made of the low 60 bits of `bits`.
    pub fn from_bits(bits: u64) -> Self {
        Id(bits & ((1 << Self::BITS) - 1))
    }

    /// Reads an identifier exactly as it is written in a data file.
    pub fn parse(text: &str) -> Option<Self> {
        Self::from_bytes(text.as_bytes().try_into().ok()?)
    }

    /// The same, of bytes.
    pub fn from_bytes(text: &[u8; LENGTH]) -> Option<Self> {
        let (first, second, third) = (four(text, 0), four(text, 4), four(text, 8));
        let sound = (first | second | third) < 1 << FOUR;
        sound.then_some(Id(first << (2 * FOUR) | second << FOUR | third))
    }

    /// As it is written, in bytes.
    pub fn written(self) -> [u8; LENGTH] {
        std::array::from_fn(|place| {
            let value = (self.0 >> (5 * (LENGTH - 1 - place))) & 31;
            ALPHABET[value as usize]
        })
    }

    /// The 60 bits.
    pub fn bits(self) -> u64 {
        self.0
    }

    /// The first `length` characters.
    pub fn short(self, length: usize) -> String {
        self.to_string().chars().take(length).collect()
    }

    /// How many leading characters two identifiers share.
    pub fn common(self, other: Id) -> usize {
        let differing = (self.0 ^ other.0) << 4;
        (differing.leading_zeros() as usize / 5).min(LENGTH)
    }
}

/// The value of each byte of the alphabet; for any other, more than four digits can hold.
const DIGITS: [u64; 256] = {
    let mut digits = [1 << FOUR; 256];
    let mut value = 0;
    while value < ALPHABET.len() {
        digits[ALPHABET[value] as usize] = value as u64;
        value += 1;
    }
    digits
};

/// The bits of four digits.
const FOUR: u32 = 20;

/// The number that four digits are; one that is none takes it beyond its bits.
#[inline(always)]
fn four(text: &[u8; LENGTH], first: usize) -> u64 {
    let digit = |place: usize| DIGITS[usize::from(text[first + place])];
    digit(0) << 15 | digit(1) << 10 | digit(2) << 5 | digit(3)
}

fn digit(byte: u8) -> Option<u64> {
    Some(DIGITS[usize::from(byte)]).filter(|value| *value < 1 << FOUR)
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = self.written();
        // The alphabet is ASCII.
        f.write_str(std::str::from_utf8(&written).unwrap_or_default())
    }
}

/// The beginning of an identifier, as a person types it: in any case, `o` for 0, `i` and `l` for 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    bits: u64,
    length: usize,
}

impl Beginning {
    /// Reads a typed beginning of 1 to 12 characters.
    pub fn parse(text: &str) -> Option<Self> {
        let length = text.len();
        if length == 0 || length > LENGTH {
            return None;
        }
        let mut bits = 0;
        for byte in text.bytes() {
            let byte = match byte.to_ascii_lowercase() {
                b'o' => b'0',
                b'i' | b'l' => b'1',
                other => other,
            };
            bits = bits << 5 | digit(byte)?;
        }
        Some(Beginning { bits, length })
    }

    /// Whether `id` begins like this.
    pub fn begins(&self, id: Id) -> bool {
        id.0 >> (5 * (LENGTH - self.length)) == self.bits
    }
}

/// How many characters tell every one of `ids` from the others, and at least [`SHORTEST`].
///
/// The identifiers are sorted in passing; repeated ones count once.
pub fn unambiguous_length(ids: &mut Vec<Id>) -> usize {
    ids.sort_unstable();
    ids.dedup();
    let shared = ids
        .windows(2)
        .map(|pair| pair[0].common(pair[1]))
        .max()
        .unwrap_or(0);
    SHORTEST.max(shared + 1).min(LENGTH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_and_read_again() {
        for text in ["7k3fq2m9xa4t", "000000000000", "zzzzzzzzzzzz"] {
            assert_eq!(
                Id::parse(text).map(|id| id.to_string()).as_deref(),
                Some(text)
            );
        }
        for text in [
            "7k3fq2m9xa4",
            "7k3fq2m9xa4tt",
            "7K3fq2m9xa4t",
            "ikkkkkkkkkkk",
            "",
        ] {
            assert_eq!(Id::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_typed_beginning_forgives_look_alikes() {
        let id = Id::parse("10abcdefghjk").unwrap();
        for typed in ["1", "1o", "IO", "l0a", "10ABCDEFGHJK"] {
            assert!(Beginning::parse(typed).unwrap().begins(id), "{typed}");
        }
        assert!(!Beginning::parse("11").unwrap().begins(id));
        assert_eq!(Beginning::parse("u"), None);
        assert_eq!(Beginning::parse(""), None);
        assert_eq!(Beginning::parse("10abcdefghjkm"), None);
    }

    #[test]
    fn the_shown_length_tells_all_apart() {
        let ids = |texts: &[&str]| {
            texts
                .iter()
                .map(|t| Id::parse(t).unwrap())
                .collect::<Vec<_>>()
        };
        assert_eq!(unambiguous_length(&mut ids(&[])), 4);
        assert_eq!(
            unambiguous_length(&mut ids(&["7k3fq2m9xa4t", "8k3fq2m9xa4t"])),
            4
        );
        assert_eq!(
            unambiguous_length(&mut ids(&["7k3fq2m9xa4t", "7k3fr2m9xa4t"])),
            5
        );
        assert_eq!(
            unambiguous_length(&mut ids(&["7k3fq2m9xa4t", "7k3fq2m9xa4v"])),
            12
        );
    }
}

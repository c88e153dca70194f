//! What a person types for the meeples, or the tokens, of each player.

use super::entry::{BadEntry, named};
use super::player::Name;
use super::rules::BIG_MEEPLE;

/// More than anybody can have.
pub const MOST_MEEPLES: u32 = 99;

/// The meeples of one player on a feature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meeples {
    /// How many there are.
    pub figures: u32,
    /// What they count as: a big meeple is two.
    pub strength: u32,
}

/// Why words are not players with their meeples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadMeeples {
    /// A text that cannot be a player's name.
    Name(BadEntry),
    /// A player without a number: the name.
    Missing(String),
    /// A number without a player.
    NoName(String),
    /// An entry that is no number of meeples: whose, and the entry.
    Entry(String, String),
    /// More than [`MOST_MEEPLES`]: whose, and the entry.
    TooMany(String, String),
    /// Two big meeples, where everybody has one: whose, and the entry.
    TwoBig(String, String),
}

impl From<BadEntry> for BadMeeples {
    fn from(bad: BadEntry) -> Self {
        BadMeeples::Name(bad)
    }
}

/// Why an entry is no number.
enum Bad {
    Unknown,
    TooMany,
    TwoBig,
}

impl Bad {
    fn of(self, player: &str, entry: &str) -> BadMeeples {
        let (player, entry) = (player.to_owned(), entry.to_owned());
        match self {
            Bad::Unknown => BadMeeples::Entry(player, entry),
            Bad::TooMany => BadMeeples::TooMany(player, entry),
            Bad::TwoBig => BadMeeples::TwoBig(player, entry),
        }
    }
}

/// Reads `1`, `big` or `1+big`.
fn meeples(entry: &str, is_big: &dyn Fn(&str) -> bool) -> Result<Meeples, Bad> {
    let mut small: u32 = 0;
    let mut big = 0;
    for term in entry.split('+').map(str::trim) {
        if is_big(term) {
            big += 1;
        } else {
            small = small.saturating_add(number(term)?);
        }
    }
    if big > 1 {
        return Err(Bad::TwoBig);
    }
    if small > MOST_MEEPLES {
        return Err(Bad::TooMany);
    }
    Ok(Meeples {
        figures: small + big,
        strength: small + big * BIG_MEEPLE,
    })
}

fn number(digits: &str) -> Result<u32, Bad> {
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(Bad::Unknown);
    }
    digits.parse().map_err(|_| Bad::TooMany)
}

/// Reads players with their meeples, `NAME=MEEPLES` or in pairs: `1`, `big` by any of its names,
/// or a sum.
///
/// # Errors
/// The first word that cannot be understood.
pub fn pairs(
    words: &[String],
    is_big: &dyn Fn(&str) -> bool,
) -> Result<Vec<(Name, Meeples)>, BadMeeples> {
    let mut pairs = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let (name, entry) = match word.rsplit_once('=') {
            Some(pair) => pair,
            None if meeples(word, is_big).is_ok() => {
                return Err(BadMeeples::NoName(word.clone()));
            }
            None => match words.next() {
                Some(entry) => (word.as_str(), entry.as_str()),
                None => {
                    let name = named(word)?;
                    return Err(BadMeeples::Missing(name.into_string()));
                }
            },
        };
        pairs.push(pair(name, entry, is_big)?);
    }
    Ok(pairs)
}

/// Reads one `NAME=NUMBER` word, of tokens.
///
/// # Errors
/// What is wrong with the name or the number, or that there is none.
pub fn tokens(word: &str) -> Result<(Name, u32), BadMeeples> {
    let Some((name, entry)) = word.rsplit_once('=') else {
        return Err(BadMeeples::Missing(word.to_owned()));
    };
    let (name, tokens) = pair(name, entry, &|_| false)?;
    Ok((name, tokens.figures))
}

fn pair(
    name: &str,
    entry: &str,
    is_big: &dyn Fn(&str) -> bool,
) -> Result<(Name, Meeples), BadMeeples> {
    let count = meeples(entry, is_big).map_err(|bad| bad.of(name, entry));
    let name = named(name)?;
    Ok((name, count?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names, figures and strengths.
    fn read(line: &str) -> Result<Vec<(String, [u32; 2])>, BadMeeples> {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let pairs = pairs(&words, &|word| ["big", "grand"].contains(&word))?;
        Ok(pairs
            .into_iter()
            .map(|(name, it)| (name.into_string(), [it.figures, it.strength]))
            .collect())
    }

    #[test]
    fn a_big_meeple_counts_as_two() {
        let both = |hugo, lea| Ok(vec![("Hugo".to_owned(), hugo), ("Léa".to_owned(), lea)]);
        assert_eq!(read("Hugo=1 Léa=1+big"), both([1, 1], [2, 3]));
        assert_eq!(read("Hugo=big Léa=2"), both([1, 2], [2, 2]));
        assert_eq!(read("Hugo 1+grand Léa 0"), both([2, 3], [0, 0]));
        assert_eq!(read("Hugo=1 Léa big"), both([1, 1], [1, 2]));
    }

    #[test]
    fn what_is_no_number_of_meeples_says_whose() {
        let text = str::to_owned;
        for (line, bad) in [
            ("Hugo=-1", BadMeeples::Entry(text("Hugo"), text("-1"))),
            ("Hugo=", BadMeeples::Entry(text("Hugo"), text(""))),
            ("Hugo 1+", BadMeeples::Entry(text("Hugo"), text("1+"))),
            ("Hugo=1.5", BadMeeples::Entry(text("Hugo"), text("1.5"))),
            ("Hugo=huge", BadMeeples::Entry(text("Hugo"), text("huge"))),
            ("Hugo=100", BadMeeples::TooMany(text("Hugo"), text("100"))),
            (
                "Hugo=99999999999",
                BadMeeples::TooMany(text("Hugo"), text("99999999999")),
            ),
            (
                "Hugo=big+big",
                BadMeeples::TwoBig(text("Hugo"), text("big+big")),
            ),
            ("Hugo", BadMeeples::Missing(text("Hugo"))),
            ("Hugo 1 Léa", BadMeeples::Missing(text("Léa"))),
            ("1 Léa=1", BadMeeples::NoName(text("1"))),
        ] {
            assert_eq!(read(line), Err(bad), "{line}");
        }
        assert!(matches!(read("=1"), Err(BadMeeples::Name(_))));
    }

    #[test]
    fn tokens_have_no_big_one() {
        assert!(tokens("Hugo=3").is_ok_and(|(_, count)| count == 3));
        assert!(tokens("Hugo=big").is_err());
        assert!(tokens("Hugo").is_err());
    }
}

//! What a person types for a score, and how the words of a command pair names with scores.

use super::player::{BadName, Name};
use super::track::{Position, SPACES};

/// The highest score that is accepted. The highest public record is 11,886 points.
pub const MOST_POINTS: u32 = 99_999;

/// Why an entry is no score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadScore {
    /// Nothing was typed.
    Empty,
    /// Below zero.
    Negative,
    /// With a decimal point or comma.
    Decimal,
    /// A space the track does not have; the position that was probably meant.
    OffTrack(Position),
    /// More than [`MOST_POINTS`].
    TooMany,
    /// Digits of another script than 0 to 9.
    OtherDigits,
    /// Anything else.
    Unknown,
}

/// Why the words of a command are not players with their scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadEntry {
    /// An entry that is no score.
    Score {
        /// Whose, where that is known.
        player: Option<String>,
        /// As typed.
        entry: String,
        /// What is wrong with it.
        why: BadScore,
    },
    /// A text that cannot be a player's name.
    Name {
        /// As typed.
        name: String,
        /// What is wrong with it.
        why: BadName,
    },
    /// A name that no score follows.
    NoScore {
        /// The name.
        name: String,
        /// The words before it.
        before: Vec<String>,
        /// The words after it.
        after: Vec<String>,
    },
    /// A score that no name precedes.
    NoName {
        /// As typed.
        entry: String,
    },
}

impl BadEntry {
    /// A name in which nothing is to be seen.
    pub fn nameless() -> Self {
        BadEntry::Name {
            name: String::new(),
            why: BadName::Empty,
        }
    }
}

/// The words of a command, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    /// Players with their scores.
    Pairs(Vec<(Name, u32)>),
    /// Entries alone, for the seats of an open game in order; not yet verified.
    Bare(Vec<String>),
}

/// Reads one score: `78`, a sum `50+28`, or laps and space `1:28`.
///
/// # Errors
/// What is wrong with the entry, when it is not a whole number of points from 0 to
/// [`MOST_POINTS`] in one of these three forms.
pub fn score(entry: &str) -> Result<u32, BadScore> {
    let entry = entry.trim();
    if entry.is_empty() {
        return Err(BadScore::Empty);
    }
    if entry.chars().any(|c| c.is_numeric() && !c.is_ascii_digit()) {
        return Err(BadScore::OtherDigits);
    }
    if let Some(rest) = entry.strip_prefix(['-', '\u{2212}']) {
        let negative = rest.starts_with(|c: char| c.is_ascii_digit());
        return Err(if negative {
            BadScore::Negative
        } else {
            BadScore::Unknown
        });
    }
    if let Some((laps, space)) = entry.split_once(':') {
        let position = Position {
            laps: number(laps)?,
            space: number(space)?,
        };
        let points = within(position.points())?;
        if position.space >= SPACES {
            return Err(BadScore::OffTrack(Position::of(points)));
        }
        return Ok(points);
    }
    if let Some((whole, fraction)) = entry.split_once(['.', ',']) {
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        let decimal = digits(whole) && digits(fraction) && entry.len() > 1;
        return Err(if decimal {
            BadScore::Decimal
        } else {
            BadScore::Unknown
        });
    }
    let mut sum: u32 = 0;
    for term in entry.split('+') {
        sum = sum.saturating_add(number(term.trim())?);
    }
    within(sum)
}

/// Reads one score from another program: what [`score`] reads, and sums and differences such as
/// `12+30` and `8-3`, which are worked out from left to right.
///
/// # Errors
/// What is wrong with the entry, when it is no whole number of points from 0 to [`MOST_POINTS`].
pub fn reckoned(entry: &str) -> Result<u32, BadScore> {
    let entry = entry.trim();
    let minus = ['-', '\u{2212}'];
    let signs = ['+', '-', '\u{2212}'];
    let (mut sign, mut rest) = match entry.strip_prefix(minus) {
        Some(rest) => (-1, rest),
        None => (1, entry),
    };
    if !rest.contains(if sign < 0 { &signs[..] } else { &minus }) {
        return score(entry);
    }
    let mut points: i64 = 0;
    loop {
        let (term, after) = match rest.find(signs) {
            Some(at) => rest.split_at(at),
            None => (rest, ""),
        };
        let term = term.trim();
        if term.is_empty() {
            return Err(BadScore::Unknown);
        }
        points += sign * i64::from(score(term)?);
        let mut letters = after.chars();
        sign = match letters.next() {
            None => break,
            Some('+') => 1,
            Some(_) => -1,
        };
        rest = letters.as_str();
    }
    match u32::try_from(points) {
        Ok(points) => within(points),
        Err(_) if points < 0 => Err(BadScore::Negative),
        Err(_) => Err(BadScore::TooMany),
    }
}

fn number(digits: &str) -> Result<u32, BadScore> {
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(BadScore::Unknown);
    }
    Ok(digits.parse().unwrap_or(u32::MAX))
}

fn within(points: u32) -> Result<u32, BadScore> {
    if points > MOST_POINTS {
        return Err(BadScore::TooMany);
    }
    Ok(points)
}

/// Reads the words after `score`: names and scores in pairs, `NAME=SCORE` words, or scores alone.
///
/// # Errors
/// The first word that cannot be understood.
pub fn words(words: &[String]) -> Result<Words, BadEntry> {
    match pairs(words) {
        // Names may begin with a digit, but one pair alone makes no table.
        Ok(pairs) if pairs.len() != 1 => Ok(Words::Pairs(pairs)),
        _ if words.iter().all(|word| resembles_score(word)) => Ok(Words::Bare(words.to_vec())),
        other => other.map(Words::Pairs),
    }
}

fn pairs(words: &[String]) -> Result<Vec<(Name, u32)>, BadEntry> {
    let mut pairs = Vec::new();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        if let Some((name, entry)) = word.rsplit_once('=')
            && let Ok(points) = score(entry)
        {
            pairs.push((named(name)?, points));
            at += 1;
            continue;
        }
        let next = words.get(at + 1);
        let Some(points) = next.and_then(|entry| score(entry).ok()) else {
            return Err(unpaired(words, at));
        };
        if score(word).is_ok() {
            return Err(BadEntry::NoName {
                entry: word.clone(),
            });
        }
        pairs.push((named(word)?, points));
        at += 2;
    }
    Ok(pairs)
}

/// Reads one `NAME=SCORE` word.
///
/// # Errors
/// What is wrong with the name or the score, or that there is none.
pub fn pair(word: &str) -> Result<(Name, u32), BadEntry> {
    let Some((name, entry)) = word.rsplit_once('=') else {
        return Err(unpaired(&[word.to_owned()], 0));
    };
    let name = named(name)?;
    match score(entry) {
        Ok(points) => Ok((name, points)),
        Err(why) => Err(BadEntry::Score {
            player: Some(name.into_string()),
            entry: entry.to_owned(),
            why,
        }),
    }
}

/// Reads a name that was typed.
///
/// # Errors
/// The text and what is wrong with it.
pub fn named(text: &str) -> Result<Name, BadEntry> {
    Name::parse(text).map_err(|why| BadEntry::Name {
        name: text.to_owned(),
        why,
    })
}

/// The word at `at` begins no pair: which of the two things that make one is missing?
fn unpaired(words: &[String], at: usize) -> BadEntry {
    let word = &words[at];
    if let Some((name, entry)) = word.rsplit_once('=')
        && (resembles_score(entry) || entry.trim().is_empty())
        && let Err(why) = score(entry)
    {
        return BadEntry::Score {
            player: Some(name.to_owned()),
            entry: entry.to_owned(),
            why,
        };
    }
    if resembles_score(word) {
        return match score(word) {
            Ok(_) => BadEntry::NoName {
                entry: word.clone(),
            },
            Err(why) => BadEntry::Score {
                player: None,
                entry: word.clone(),
                why,
            },
        };
    }
    let rest = &words[at + 1..];
    if let Some(entry) = rest.first()
        && (resembles_score(entry) || entry.trim().is_empty())
        && let Err(why) = score(entry)
    {
        return BadEntry::Score {
            player: Some(word.clone()),
            entry: entry.clone(),
            why,
        };
    }
    match named(word) {
        Err(bad) => bad,
        Ok(_) => BadEntry::NoScore {
            name: word.clone(),
            before: words[..at].to_vec(),
            after: rest.to_vec(),
        },
    }
}

/// Whether somebody who typed this meant a score: it begins with a digit, or with a sign and a
/// digit.
fn resembles_score(word: &str) -> bool {
    let word = word
        .trim_start()
        .trim_start_matches(['+', '-', '\u{2212}', ':', ',', '.']);
    word.starts_with(char::is_numeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_and_differences_of_other_programs() {
        for (entry, points) in [
            ("78", 78),
            ("12+30", 42),
            ("8-3", 5),
            (" 100 - 30 + 8 ", 78),
            ("100\u{2212}22", 78),
            ("-3+10", 7),
            ("3-3", 0),
            ("1:28", 78),
        ] {
            assert_eq!(reckoned(entry), Ok(points), "{entry}");
        }
        for (entry, why) in [
            ("", BadScore::Empty),
            ("-3", BadScore::Negative),
            ("3-8", BadScore::Negative),
            ("8-", BadScore::Unknown),
            ("8--3", BadScore::Unknown),
            ("86+84+", BadScore::Unknown),
            ("8-3,5", BadScore::Decimal),
            ("-", BadScore::Unknown),
            ("99999+2-1", BadScore::TooMany),
            ("8-x", BadScore::Unknown),
        ] {
            assert_eq!(reckoned(entry), Err(why), "{entry}");
        }
    }

    fn split(line: &str) -> Vec<String> {
        line.split(' ').map(str::to_owned).collect()
    }

    fn paired(line: &str) -> Result<Vec<(String, u32)>, BadEntry> {
        match words(&split(line))? {
            Words::Pairs(pairs) => Ok(pairs
                .into_iter()
                .map(|(name, points)| (name.into_string(), points))
                .collect()),
            Words::Bare(entries) => panic!("bare scores: {entries:?}"),
        }
    }

    #[test]
    fn the_three_forms_of_78() {
        for entry in ["78", "50+28", "1:28", "078", " 78 ", "28 + 50", "28+50+0"] {
            assert_eq!(score(entry), Ok(78), "{entry}");
        }
        assert_eq!(score("0"), Ok(0));
        assert_eq!(score("99999"), Ok(99_999));
    }

    #[test]
    fn what_is_no_score_says_why() {
        let position = |laps, space| BadScore::OffTrack(Position { laps, space });
        for (entry, why) in [
            ("", BadScore::Empty),
            ("  ", BadScore::Empty),
            ("-5", BadScore::Negative),
            ("\u{2212}5", BadScore::Negative),
            ("78,5", BadScore::Decimal),
            ("78.5", BadScore::Decimal),
            ("78.", BadScore::Decimal),
            ("1:50", position(2, 0)),
            ("0:120", position(2, 20)),
            ("7B", BadScore::Unknown),
            ("0:28+50", BadScore::Unknown),
            ("1:", BadScore::Unknown),
            (":28", BadScore::Unknown),
            ("1:2:3", BadScore::Unknown),
            ("50+", BadScore::Unknown),
            ("+50", BadScore::Unknown),
            ("86+84+", BadScore::Unknown),
            ("1e3", BadScore::Unknown),
            ("0x10", BadScore::Unknown),
            ("٧٨", BadScore::OtherDigits),
            ("７８", BadScore::OtherDigits),
            ("100000", BadScore::TooMany),
            ("99999+1", BadScore::TooMany),
            ("99999999999999999999999", BadScore::TooMany),
            ("4294967296:00", BadScore::TooMany),
            ("2000:00", BadScore::TooMany),
        ] {
            assert_eq!(score(entry), Err(why), "{entry}");
        }
    }

    #[test]
    fn pairs_may_be_mixed() {
        let expected = vec![("Hugo".to_owned(), 78), ("Léa".to_owned(), 91)];
        assert_eq!(paired("Hugo 78 Léa 91"), Ok(expected.clone()));
        assert_eq!(paired("Hugo=78 Léa=1:41"), Ok(expected.clone()));
        assert_eq!(paired("Hugo 78 Léa=50+41"), Ok(expected));
    }

    #[test]
    fn the_last_equals_sign_decides() {
        assert_eq!(
            paired("a=b 78 c=1=2"),
            Ok(vec![("a=b".to_owned(), 78), ("c=1".to_owned(), 2)])
        );
    }

    #[test]
    fn scores_alone_are_bare_even_when_one_is_wrong() {
        for line in ["84 91", "78,5 91", "-5 91", "84 7B", "+3 91"] {
            assert_eq!(words(&split(line)), Ok(Words::Bare(split(line))), "{line}");
        }
    }

    #[test]
    fn a_name_may_begin_with_a_digit() {
        let expected = vec![("1UP".to_owned(), 78), ("2Fast".to_owned(), 84)];
        assert_eq!(paired("1UP 78 2Fast 84"), Ok(expected.clone()));
        assert_eq!(paired("1UP=78 2Fast=84"), Ok(expected));
        assert_eq!(
            words(&split("7B 84")),
            Ok(Words::Bare(split("7B 84"))),
            "one pair makes no table"
        );
    }

    #[test]
    fn an_unpaired_word_is_named() {
        let score_of = |player: &str, entry: &str, why| BadEntry::Score {
            player: Some(player.into()),
            entry: entry.into(),
            why,
        };
        assert_eq!(
            paired("Hugo 78 Léa"),
            Err(BadEntry::NoScore {
                name: "Léa".into(),
                before: split("Hugo 78"),
                after: vec![],
            })
        );
        assert_eq!(
            paired("Hugo 78 91"),
            Err(BadEntry::NoName { entry: "91".into() })
        );
        assert_eq!(
            paired("78 91 Léa 3"),
            Err(BadEntry::NoName { entry: "78".into() })
        );
        assert_eq!(
            paired("Hugo 78 Léa 7B"),
            Err(score_of("Léa", "7B", BadScore::Unknown))
        );
        assert_eq!(
            paired("Hugo=7B Léa 64"),
            Err(score_of("Hugo", "7B", BadScore::Unknown))
        );
        assert_eq!(
            paired("Hugo= Léa 64"),
            Err(score_of("Hugo", "", BadScore::Empty))
        );
        assert_eq!(
            paired("Hugo -5 Léa 64"),
            Err(score_of("Hugo", "-5", BadScore::Negative))
        );
        assert!(matches!(
            paired("Hugo Léa Max 64"),
            Err(BadEntry::NoScore { name, .. }) if name == "Hugo"
        ));
    }

    #[test]
    fn a_name_of_digits_is_refused() {
        assert!(matches!(
            paired("٣ 78 Léa 64"),
            Err(BadEntry::Name { name, why: BadName::LikeScore }) if name == "٣"
        ));
        assert!(matches!(paired("=5 Léa 64"), Err(BadEntry::Name { .. })));
    }
}

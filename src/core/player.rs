//! A player, a player's name, and when two names are one person.

use caseless::Caseless;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{
    GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory,
};

/// A person, within one [`People`](super::people::People).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(u32);

impl Player {
    /// The person with this number.
    pub fn numbered(number: usize) -> Self {
        Player(number as u32)
    }

    /// A small number that tells this person from the others, counted from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 200;

const NON_JOINER: char = '\u{200C}';
const JOINER: char = '\u{200D}';

/// Why a text cannot be a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadName {
    /// Nothing visible is in it.
    Empty,
    /// More than [`LONGEST_NAME`] characters; how many.
    TooLong(usize),
    /// Made only of digits and `+ - : , .`, so it could be a score.
    LikeScore,
    /// Holds a control character, a line separator or a bidirectional control.
    Forbidden(char),
}

/// A name as it was typed: in Unicode's composed form (NFC), trimmed, without invisible
/// characters except the joiners that emoji and letters need.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// Reads a typed name.
    ///
    /// # Errors
    /// Why the text cannot be a name.
    pub fn parse(text: &str) -> Result<Self, BadName> {
        let name = line_of_text(text).map_err(BadName::Forbidden)?;
        let length = name.chars().count();
        if length == 0 {
            return Err(BadName::Empty);
        }
        if length > LONGEST_NAME {
            return Err(BadName::TooLong(length));
        }
        if name.chars().all(is_score_character) {
            return Err(BadName::LikeScore);
        }
        Ok(Name(name))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name, owned.
    pub fn into_string(self) -> String {
        self.0
    }
}

/// Cleans one line of typed text as names are cleaned: NFC, trimmed, without format characters
/// but the joiners inside an emoji or between letters.
///
/// # Errors
/// The first control character, line separator or bidirectional control in it.
pub fn line_of_text(text: &str) -> Result<String, char> {
    if let Some(forbidden) = text.chars().find(|c| is_forbidden(*c)) {
        return Err(forbidden);
    }
    let typed: Vec<char> = text.chars().collect();
    // What goes may have stood between a letter and its accent: the rest is composed then.
    let kept: String = typed
        .iter()
        .enumerate()
        .filter(|(at, c)| !is_format(**c) || is_needed_joiner(&typed, *at))
        .map(|(_, c)| *c)
        .nfc()
        .collect();
    Ok(kept.trim().to_owned())
}

/// What two spellings of one person have in common: NFC, no format characters, white space
/// folded, full case folding (Unicode, chapter 3.13).
pub fn key(name: &str) -> String {
    let visible: String = name.nfc().filter(|c| !is_format(*c)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    words.join(" ").chars().default_case_fold().nfc().collect()
}

/// A name as it is sorted and compared loosely: its [`key`] without accents.
pub fn plain(name: &str) -> String {
    key(name).nfd().filter(|c| !is_combining_mark(*c)).collect()
}

fn is_format(c: char) -> bool {
    !c.is_ascii() && c.general_category() == GeneralCategory::Format
}

fn is_forbidden(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_control();
    }
    matches!(
        c.general_category(),
        GeneralCategory::Control
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    ) || is_bidirectional_control(c)
}

/// Unicode's property `Bidi_Control`.
pub fn is_bidirectional_control(c: char) -> bool {
    matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

fn is_score_character(c: char) -> bool {
    c.is_numeric() || matches!(c, '+' | '-' | ':' | ',' | '.')
}

fn is_needed_joiner(text: &[char], at: usize) -> bool {
    let joiner = text[at];
    if joiner != JOINER && joiner != NON_JOINER {
        return false;
    }
    let before = text[..at].iter().rev().find(|c| **c != '\u{FE0F}');
    let (Some(before), Some(after)) = (before, text.get(at + 1)) else {
        return false;
    };
    let emoji = |c: &char| !c.is_ascii() && c.is_emoji_char();
    let letter = |c: &char| {
        matches!(
            c.general_category_group(),
            GeneralCategoryGroup::Letter | GeneralCategoryGroup::Mark
        )
    };
    joiner == JOINER && emoji(before) && emoji(after) || letter(before) && letter(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(text: &str) -> String {
        Name::parse(text).unwrap().into_string()
    }

    #[test]
    fn one_person_in_many_spellings() {
        for (one, other) in [
            ("Léa", "LÉA"),
            ("Léa", "léa"),
            ("Léa", "Le\u{301}a"),
            ("Weiß", "WEISS"),
            ("Anne  Marie", "anne marie"),
            ("Anne\u{a0}Marie", " Anne Marie "),
            ("Zo\u{200b}é", "Zoé"),
            ("Ἀδελφός", "ἀδελφόσ"),
        ] {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        assert_ne!(key("Lea"), key("Léa"));
        assert_eq!(plain("LÉA"), plain("lea"));
    }

    #[test]
    fn a_name_is_kept_composed_and_trimmed() {
        assert_eq!(kept("  Le\u{301}a "), "Léa");
        assert_eq!(kept("Léa\u{ad}\u{feff}"), "Léa");
        assert_eq!(kept("Le\u{200b}\u{301}a"), "Léa");
        assert_eq!(kept("Player 2"), "Player 2");
        assert_eq!(kept("a=b"), "a=b");
        assert_eq!(kept("Dr: \"X\""), "Dr: \"X\"");
        assert_eq!(kept("שרה"), "שרה");
    }

    #[test]
    fn joiners_stay_where_they_join() {
        for name in [
            "👩\u{200d}🚀",
            "❤\u{fe0f}\u{200d}🔥",
            "می\u{200c}خواهم",
            "क\u{94d}\u{200d}ष",
        ] {
            assert_eq!(kept(name), name);
        }
        assert_eq!(kept("Léa\u{200d}"), "Léa");
        assert_eq!(kept("Léa \u{200c}B"), "Léa B");
        assert_eq!(kept("👩\u{200c}🚀"), "👩🚀");
    }

    #[test]
    fn what_cannot_be_a_name_says_why() {
        for (text, why) in [
            ("", BadName::Empty),
            ("  ", BadName::Empty),
            ("\u{200b}", BadName::Empty),
            ("78", BadName::LikeScore),
            ("٣", BadName::LikeScore),
            ("1:28", BadName::LikeScore),
            ("50+28", BadName::LikeScore),
            ("-", BadName::LikeScore),
            ("Hu\u{1b}[31mgo", BadName::Forbidden('\u{1b}')),
            ("Hu\ngo", BadName::Forbidden('\n')),
            ("Hu\u{2028}go", BadName::Forbidden('\u{2028}')),
            ("\u{202e}oguH", BadName::Forbidden('\u{202e}')),
            ("Hu\u{85}go", BadName::Forbidden('\u{85}')),
        ] {
            assert_eq!(Name::parse(text), Err(why), "{text:?}");
        }
        assert!(Name::parse(&"é".repeat(200)).is_ok());
        assert_eq!(Name::parse(&"é".repeat(201)), Err(BadName::TooLong(201)));
    }
}

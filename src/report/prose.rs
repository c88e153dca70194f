//! Sentences on a page, and the commands in them.

use std::borrow::Cow;

use textwrap::{Options, WordSeparator, WordSplitter};
use unicode_width::UnicodeWidthStr;

use super::table::shortened;
use crate::core::player::LONGEST_NAME;
use crate::i18n::harmless;

/// Stands for a space at which a line does not break: those of a command to type.
const UNBROKEN: char = '\u{e000}';

/// So many columns are shown of a text that was typed or read, where it is refused.
const BRIEF: usize = 40;

/// So many characters a column at most: some have no width, and could go on for ever.
const CHARACTERS: usize = 4;

/// The longest word that can be of use in a command: two names in one, `OLD=NEW`.
const LONGEST_WORD: usize = 2 * LONGEST_NAME + 1;

/// A text that was typed or read, harmless, and with `…` in the place of what is too long to show.
pub fn brief(text: &str) -> Cow<'_, str> {
    let shown = harmless(text);
    match shown.char_indices().nth(BRIEF * CHARACTERS) {
        None if shown.width() <= BRIEF => shown,
        None => shortened(&shown, BRIEF).into(),
        Some((end, _)) => shortened(&format!("{}…", &shown[..end]), BRIEF).into(),
    }
}

/// Breaks a text into lines; the later ones are indented by `hanging`.
pub fn wrap(text: &str, columns: usize, hanging: &str) -> String {
    let options = Options::new(columns.max(20))
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false)
        .subsequent_indent(hanging);
    textwrap::wrap(text, options)
        .join("\n")
        .replace(UNBROKEN, " ")
}

/// A text at whose spaces a line does not break.
pub fn unbroken(text: &str) -> String {
    text.replace(' ', &UNBROKEN.to_string())
}

/// A text in which a line does not break between a figure and the word that it counts: "91 points".
pub fn figures_kept(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut before = ' ';
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let counts = letter == ' '
            && before.is_ascii_digit()
            && letters.peek().is_some_and(|next| next.is_alphabetic());
        kept.push(if counts { UNBROKEN } else { letter });
        before = letter;
    }
    kept
}

/// The words between which a line may break; a figure is one with the word that it counts.
pub fn words(text: &str) -> Vec<String> {
    let kept = figures_kept(text);
    let words = kept.split(' ');
    words.map(|word| word.replace(UNBROKEN, " ")).collect()
}

/// A command to type: its words, quoted for a shell where they need it, never broken by [`wrap`].
pub fn command<S: AsRef<str>>(words: impl IntoIterator<Item = S>) -> String {
    let mut line = String::from("teamzy");
    for word in words {
        line.push(UNBROKEN);
        line.push_str(&unbroken(&quoted(word.as_ref())));
    }
    line
}

/// A command to type whose last words are a person's own: after `--` where one could be taken for
/// an option, and those too long for a name in brief.
pub fn command_of<S: AsRef<str>>(words: &[&str], own: &[S]) -> String {
    let option = |word: &str| {
        let rest = word.strip_prefix('-');
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    let own = own.iter().map(AsRef::as_ref);
    let guard = own.clone().any(option).then_some("--");
    let words = words.iter().copied().chain(guard).map(Cow::Borrowed);
    command(
        words.chain(own.map(|word| match word.chars().nth(LONGEST_WORD) {
            Some(_) => brief(word),
            None => word.into(),
        })),
    )
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let word = harmless(word);
    let plain = |c: char| c.is_alphanumeric() || "_-+=:.,/@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.into_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_looks_like_an_option_is_guarded() {
        let line = |own: &[&str]| command_of(&["score"], own).replace(UNBROKEN, " ");
        assert_eq!(line(&["-Hugo", "78"]), "teamzy score -- -Hugo 78");
        assert_eq!(line(&["Hugo", "-5"]), "teamzy score Hugo -5");
    }

    #[test]
    fn a_long_text_is_shown_in_brief() {
        assert_eq!(brief("7B"), "7B");
        assert_eq!(brief(&"7".repeat(BRIEF)), "7".repeat(BRIEF));
        for (text, shown) in [
            ("7".repeat(9_000), "7".repeat(BRIEF - 1) + "…"),
            ("明".repeat(9_000), "明".repeat(BRIEF / 2 - 1) + "…"),
            ("\u{1b}".repeat(9_000), "\u{fffd}".repeat(BRIEF - 1) + "…"),
            (
                "e".to_owned() + &"\u{301}".repeat(9_000),
                "e".to_owned() + &"\u{301}".repeat(BRIEF * CHARACTERS - 1) + "…",
            ),
        ] {
            assert_eq!(brief(&text), shown);
        }
    }

    #[test]
    fn a_word_that_can_be_no_name_does_not_fill_a_command() {
        let name = "x".repeat(LONGEST_NAME);
        assert!(command_of(&["rename"], &[&name]).ends_with(&name));
        let line = command_of(&["score"], &["x".repeat(LONGEST_WORD + 1)]);
        assert!(line.ends_with("xx…'"), "{line}");
    }

    #[test]
    fn a_figure_is_not_parted_from_its_word() {
        let line = "Zoé wins with 91 points, 6 more than Hugo.";
        assert_eq!(
            wrap(&figures_kept(line), 20, ""),
            "Zoé wins with\n91 points, 6 more\nthan Hugo."
        );
        assert_eq!(words("1, and 1 per tile"), ["1,", "and", "1 per", "tile"]);
    }

    #[test]
    fn a_command_is_quoted_and_not_broken() {
        let line = command(["rename", "Anne Marie d'Arc", "Léa"]);
        let text = wrap(&format!("Then type it: {line}"), 20, "  ");
        assert_eq!(
            text,
            "Then type it:\n  teamzy rename 'Anne Marie d'\\''Arc' Léa"
        );
    }
}

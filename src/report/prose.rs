//! Sentences on a page, and the commands in them.

use std::borrow::Cow;
use std::path::Path;

use textwrap::core::Word;
use textwrap::{Options, WordSeparator, WordSplitter};
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use super::table::shortened;
use crate::core::player::LONGEST_NAME;
use crate::i18n::harmless;

/// Stands for a space at which a line does not break: those of a command to type.
const UNBROKEN: char = '\u{e000}';

/// Begins what is never broken, however long it is, since it is copied: a command, or a path.
const WHOLE: char = '\u{2060}';

/// Where a word breaks that is longer than a line.
const SEAM: char = '\u{200b}';

/// The narrowest page.
const NARROWEST: usize = 20;

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

/// Breaks a text into lines; the later ones are indented by `hanging`. A word that is longer than
/// a line is broken, too, unless it is to be copied.
pub fn wrap(text: &str, columns: usize, hanging: &str) -> String {
    let columns = columns.max(NARROWEST);
    let options = Options::new(columns)
        .word_separator(WordSeparator::Custom(pieces))
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false)
        .subsequent_indent(hanging);
    let words = text.split(' ');
    let words = words.map(|word| seamed(word, columns.saturating_sub(hanging.width())));
    textwrap::wrap(&words.collect::<Vec<String>>().join(" "), options)
        .join("\n")
        .replace(UNBROKEN, " ")
        .replace([WHOLE, SEAM], "")
}

/// The parts of a line between which it may break.
fn pieces(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let parts = line.split_inclusive(SEAM);
    Box::new(parts.flat_map(|part| WordSeparator::AsciiSpace.find_words(part)))
}

/// The word with a seam wherever `room` is full, if it may have some.
fn seamed(word: &str, room: usize) -> String {
    if word.width() <= room || word.contains(WHOLE) {
        return word.to_owned();
    }
    let mut seamed = String::with_capacity(2 * word.len());
    let mut filled = 0;
    for letter in word.graphemes(true) {
        if filled + letter.width() > room {
            seamed.push(SEAM);
            filled = 0;
        }
        seamed.push_str(letter);
        filled += letter.width();
    }
    seamed
}

/// A path that is copied, never broken by [`wrap`].
pub fn path(path: &Path) -> String {
    format!("{WHOLE}{}", unbroken(&path.display().to_string()))
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
    let mut line = format!("{WHOLE}teamzy");
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
        let line = |own: &[&str]| wrap(&command_of(&["score"], own), 20, "");
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

    #[test]
    fn a_word_longer_than_a_line_is_broken() {
        let long = "Hugo".repeat(12);
        let text = wrap(&format!("{long} wins with 91 points."), 20, "  ");
        assert_eq!(
            text,
            "HugoHugoHugoHugoHu\n  goHugoHugoHugoHugo\n  HugoHugoHugo wins\n  with 91 points."
        );
        for (letter, width) in [("王", 2), ("e\u{301}", 1), ("👩\u{200d}🚀", 2)] {
            let name = letter.repeat(50);
            let text = wrap(&format!("A game of {name}"), 21, "    ");
            let lines: Vec<&str> = text.lines().collect();
            assert!(lines.iter().all(|line| line.width() <= 21), "{text}");
            let full = letter.repeat(17 / width);
            assert_eq!(lines[1].trim_start(), full, "{text}");
            assert_eq!(text.replace("\n    ", ""), format!("A game of{name}"));
        }
    }

    #[test]
    fn a_path_is_whole_with_its_line() {
        let place = path(Path::new("/home/hugo/our games/games.jsonl"));
        let text = wrap(&format!("error: {place}:212 is long"), 20, "  ");
        assert_eq!(
            text,
            "error:\n  /home/hugo/our games/games.jsonl:212\n  is long"
        );
    }
}

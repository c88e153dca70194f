//! Sentences on a page, and the commands in them.

use textwrap::{Options, WordSeparator, WordSplitter};

use crate::i18n::harmless;

/// Stands for a space at which a line does not break: those of a command to type.
const UNBROKEN: char = '\u{e000}';

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

/// A command to type: its words, quoted for a shell where they need it, never broken by [`wrap`].
pub fn command<S: AsRef<str>>(words: impl IntoIterator<Item = S>) -> String {
    let mut line = String::from("teamzy");
    for word in words {
        line.push(UNBROKEN);
        line.push_str(&quoted(word.as_ref()).replace(' ', &UNBROKEN.to_string()));
    }
    line
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
    fn a_command_is_quoted_and_not_broken() {
        let line = command(["rename", "Anne Marie d'Arc", "Léa"]);
        let text = wrap(&format!("Then type it: {line}"), 20, "  ");
        assert_eq!(
            text,
            "Then type it:\n  teamzy rename 'Anne Marie d'\\''Arc' Léa"
        );
    }
}

//! Text from a file, made safe to show.

use std::borrow::Cow;

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

use crate::core::player::is_bidirectional_control;

/// The text with `�` in the place of what could command a terminal or turn the line around:
/// control characters, line separators and bidirectional controls.
pub fn harmless(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_harmful) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(
        text.chars()
            .map(|c| if is_harmful(c) { '\u{fffd}' } else { c })
            .collect(),
    )
}

/// Whether a character could command a terminal or turn a line around.
pub fn is_harmful(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_control();
    }
    is_bidirectional_control(c)
        || matches!(
            c.general_category(),
            GeneralCategory::Control
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_commands_a_terminal_is_shown_as_a_mark() {
        assert_eq!(harmless("Hu\u{1b}[31mgo\n"), "Hu\u{fffd}[31mgo\u{fffd}");
        assert_eq!(harmless("\u{202e}oguH\u{9b}"), "\u{fffd}oguH\u{fffd}");
        assert_eq!(harmless("👩\u{200d}🚀 Léa"), "👩\u{200d}🚀 Léa");
    }
}

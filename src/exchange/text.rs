//! Texts from elsewhere, made fit to be kept.

use crate::core::player::{is_bidirectional_control, line_of_text};

/// A text in one line, without what could not be typed; nothing when nothing is left.
pub fn line(text: &str) -> Option<String> {
    let fit: String = text
        .chars()
        .filter(|c| !is_bidirectional_control(*c))
        .map(|c| if is_break(c) { ' ' } else { c })
        .collect();
    // Nothing that is refused is left.
    line_of_text(&fit).ok().filter(|text| !text.is_empty())
}

/// A text of several lines, cleaned like [`line`].
pub fn lines(text: &str) -> Option<String> {
    let lines: Vec<String> = text
        .lines()
        .map(|text| line(text).unwrap_or_default())
        .collect();
    let text = lines.join("\n");
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

fn is_break(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_typed_is_left_out() {
        assert_eq!(
            line(" Chez\tLe\u{301}a\u{202e} ").as_deref(),
            Some("Chez Léa")
        );
        assert_eq!(line("\u{1b}\n"), None);
        let note = "belle\r\n partie\u{7} \n\n«serrée»\n";
        assert_eq!(lines(note).as_deref(), Some("belle\npartie\n\n«serrée»"));
        assert_eq!(lines(" \n "), None);
    }
}

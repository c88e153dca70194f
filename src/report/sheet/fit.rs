//! Texts made to fit: smaller, in several lines, and only then shortened.

use unicode_normalization::char::is_combining_mark;

use crate::typeface::Typeface;

/// Stands for what is left out.
const ELLIPSIS: char = '…';

/// A text in lines of one size.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    pub size: f32,
    pub lines: Vec<String>,
}

impl Fitted {
    /// A line that needs no fitting.
    pub fn line(words: &str, size: f32) -> Self {
        Fitted {
            size,
            lines: vec![words.to_owned()],
        }
    }
}

/// A size, and how many lines it may take.
pub type Attempt = (f32, usize);

/// The text as the first attempt sets it within `width`, or as the last shortens it. One that the
/// typeface cannot write has no lines.
pub fn fit(text: &str, width: f32, attempts: &[Attempt], typeface: &Typeface) -> Fitted {
    let mut size = 0.0;
    let mut lines = Vec::new();
    if !typeface.has(text) {
        return Fitted { size, lines };
    }
    for (tried, most) in attempts {
        size = *tried;
        lines = wrapped(text, width, size, typeface);
        if lines.len() <= *most && are_within(&lines, width, size, typeface) {
            break;
        }
        shorten(&mut lines, *most, width, size, typeface);
    }
    Fitted { size, lines }
}

/// The attempts from the first on that sets all of these texts whole, or from the last of those
/// that are for all texts alike.
pub fn alike<'a>(
    all: &[&str],
    width: f32,
    attempts: &'a [Attempt],
    alike: usize,
    typeface: &Typeface,
) -> &'a [Attempt] {
    let whole = |text: &str, (size, most): Attempt| {
        let lines = wrapped(text, width, size, typeface);
        lines.len() <= most && are_within(&lines, width, size, typeface)
    };
    let last = alike.min(attempts.len()).saturating_sub(1);
    let first = (0..last).find(|at| all.iter().all(|text| whole(text, attempts[*at])));
    &attempts[first.unwrap_or(last)..]
}

fn are_within(lines: &[String], width: f32, size: f32, typeface: &Typeface) -> bool {
    lines.iter().all(|line| typeface.width(line, size) <= width)
}

/// The text in lines, broken at plain spaces and behind hyphens.
fn wrapped(text: &str, width: f32, size: f32, typeface: &Typeface) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for piece in text.split_inclusive([' ', '-']) {
        if let Some(line) = lines.last_mut() {
            let longer = format!("{line}{piece}");
            if typeface.width(longer.trim_end(), size) <= width {
                *line = longer;
                continue;
            }
        }
        lines.push(piece.to_owned());
    }
    for line in &mut lines {
        line.truncate(line.trim_end().len());
    }
    lines
}

/// Leaves at most so many lines, none wider than `width`; what is missing is marked.
fn shorten(lines: &mut Vec<String>, most: usize, width: f32, size: f32, typeface: &Typeface) {
    let wide = |line: &String| typeface.width(line, size) > width;
    let last = lines.iter().position(wide).unwrap_or(most).min(most - 1);
    if let Some(line) = lines.get_mut(last) {
        *line = shortened(line, width, size, typeface);
        lines.truncate(last + 1);
    }
}

/// The beginning of a line, with the mark, that is not wider than `width`.
fn shortened(line: &str, width: f32, size: f32, typeface: &Typeface) -> String {
    let mut kept: Vec<char> = line.chars().collect();
    loop {
        let shown: String = kept.iter().collect();
        let shown = format!("{}{ELLIPSIS}", shown.trim_end());
        if kept.is_empty() || typeface.width(&shown, size) <= width {
            return shown;
        }
        while kept.pop().is_some_and(is_combining_mark) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::typeface::Weight;

    fn fitted(text: &str, width: f32, attempts: &[Attempt]) -> Fitted {
        fit(text, width, attempts, &Typeface::load(Weight::Regular))
    }

    #[test]
    fn a_text_is_first_made_smaller_then_broken_then_shortened() {
        let attempts = [(12.0, 1), (8.0, 1), (8.0, 2)];
        let lines = |width| {
            let fitted = fitted("Anne Marie d’Arc", width, &attempts);
            (fitted.size, fitted.lines.join("/"))
        };
        assert_eq!(lines(120.0), (12.0, "Anne Marie d’Arc".to_owned()));
        assert_eq!(lines(75.0), (8.0, "Anne Marie d’Arc".to_owned()));
        assert_eq!(lines(45.0), (8.0, "Anne Marie/d’Arc".to_owned()));
        assert_eq!(lines(28.0), (8.0, "Anne/Marie…".to_owned()));
        assert_eq!(lines(20.0), (8.0, "Anne/Ma…".to_owned()));
        let fitted = fitted("Anne-Marie", 26.0, &attempts);
        assert_eq!(fitted.lines, ["Anne-", "Marie"]);
    }

    #[test]
    fn a_shortened_text_is_within_its_width_and_keeps_accents_whole() {
        let typeface = Typeface::load(Weight::Regular);
        let long = "e\u{301}\u{323}".repeat(60);
        for width in [10.0, 20.0, 33.0, 50.0] {
            let fitted = fitted(&long, width, &[(9.0, 1), (7.0, 2)]);
            assert_eq!(fitted.size, 7.0);
            let line = fitted.lines.concat();
            assert!(typeface.width(&line, 7.0) <= width, "{line}");
            let kept = line.strip_suffix(ELLIPSIS).unwrap();
            assert_eq!(kept.chars().count() % 3, 0, "{line}");
        }
    }

    #[test]
    fn what_cannot_be_written_is_left_out() {
        assert!(fitted("王小明", 100.0, &[(9.0, 1)]).lines.is_empty());
    }
}

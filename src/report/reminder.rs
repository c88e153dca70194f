//! The scoring reminder: the final count first, and one feature with its points a line.

use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter};

use crate::i18n::Texts;

/// The widest line: a page is read across a table, or from a sheet of paper.
const WIDEST: usize = 60;

/// Between a label and its points.
const GAP: usize = 2;

/// The narrowest column of points beside the labels; with less room they stand below.
const NARROWEST_POINTS: usize = 18;

const INDENT: &str = "  ";
const DEEP_INDENT: &str = "    ";

/// A part of the page under one heading, `reminder-TOPIC`.
struct Section {
    /// The feature, question or expansion that the section is about.
    topic: &'static str,
    rows: &'static [Row],
}

/// A row of a section, `reminder-TOPIC-ROW`. One about a single feature bears its name.
enum Row {
    /// A label and, in the attribute `points`, what it is worth.
    Points(&'static str),
    /// A sentence or two.
    Prose(&'static str),
}

use Row::{Points, Prose};

/// The page, in the order in which a table needs it.
const SECTIONS: &[Section] = &[
    Section {
        topic: "final-count",
        rows: &[
            Points("road"),
            Points("city"),
            Points("monastery"),
            Points("field"),
        ],
    },
    Section {
        topic: "playing",
        rows: &[
            Points("road"),
            Points("city"),
            Points("monastery"),
            Points("meeples"),
        ],
    },
    Section {
        topic: "sharing",
        rows: &[Points("most"), Points("tied"), Points("fewer")],
    },
    Section {
        topic: "field",
        rows: &[
            Points("finished"),
            Points("unfinished"),
            Points("several"),
            Points("farmers"),
            Prose("older"),
        ],
    },
    Section {
        topic: "track",
        rows: &[
            Prose("spaces"),
            Points("laid"),
            Points("laps"),
            Points("tiles"),
        ],
    },
    Section {
        topic: "ties",
        rows: &[Points("level")],
    },
    Section {
        topic: "old-editions",
        rows: &[Points("city")],
    },
    Section {
        topic: "river",
        rows: &[Points("opening")],
    },
    Section {
        topic: "abbot",
        rows: &[
            Points("garden"),
            Points("garden-unfinished"),
            Points("taken-back"),
        ],
    },
    Section {
        topic: "inns-and-cathedrals",
        rows: &[Points("road"), Points("city"), Points("big-meeple")],
    },
    Section {
        topic: "traders-and-builders",
        rows: &[
            Points("goods"),
            Points("tied"),
            Points("none"),
            Points("field"),
        ],
    },
];

/// The whole reminder for a page of so many columns: lines of plain text, each with its newline,
/// never wider than 60 columns.
pub fn reminder(texts: &Texts, columns: usize) -> String {
    let width = columns.min(WIDEST);
    let labels = label_width(texts);
    let beside = INDENT.len() + labels + GAP + NARROWEST_POINTS <= width;
    let mut page = String::new();
    let mut write = |text: &str, first: &str, rest: &str| {
        page.push_str(&wrapped(text, width, first, rest));
        page.push('\n');
    };
    write(&texts.get("reminder-title"), "", "");
    for Section { topic, rows } in SECTIONS {
        let heading = format!("reminder-{topic}");
        write("", "", "");
        write(&texts.get(&heading), "", "");
        for row in *rows {
            match row {
                Prose(row) => write(&texts.get(&format!("{heading}-{row}")), INDENT, INDENT),
                Points(row) => {
                    let label = texts.get(&format!("{heading}-{row}"));
                    let points = texts.get(&format!("{heading}-{row}.points"));
                    if beside {
                        let gap = " ".repeat(labels + GAP - display_width(&label));
                        let hanging = " ".repeat(INDENT.len() + labels + GAP);
                        write(&points, &format!("{INDENT}{label}{gap}"), &hanging);
                    } else {
                        write(&label, INDENT, DEEP_INDENT);
                        write(&points, DEEP_INDENT, DEEP_INDENT);
                    }
                }
            }
        }
    }
    page
}

/// The columns that the longest label of the page takes.
fn label_width(texts: &Texts) -> usize {
    let labels = SECTIONS.iter().flat_map(|Section { topic, rows }| {
        rows.iter().filter_map(move |row| match row {
            Points(row) => Some(format!("reminder-{topic}-{row}")),
            Prose(_) => None,
        })
    });
    labels
        .map(|id| display_width(&texts.get(&id)))
        .max()
        .unwrap_or(0)
}

/// The text in lines, broken at plain spaces only: no-break spaces hold.
fn wrapped(text: &str, width: usize, first: &str, rest: &str) -> String {
    let options = Options::new(width)
        .initial_indent(first)
        .subsequent_indent(rest)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::fill(text, options)
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;
    use crate::i18n::LANGUAGES;

    fn ids() -> impl Iterator<Item = String> {
        let rows = |Section { topic, rows }: &'static Section| {
            rows.iter().flat_map(move |row| match row {
                Prose(row) => vec![format!("reminder-{topic}-{row}")],
                Points(row) => vec![
                    format!("reminder-{topic}-{row}"),
                    format!("reminder-{topic}-{row}.points"),
                ],
            })
        };
        let headings = SECTIONS
            .iter()
            .map(|section| format!("reminder-{}", section.topic));
        std::iter::once("reminder-title".to_owned())
            .chain(headings)
            .chain(SECTIONS.iter().flat_map(rows))
    }

    #[test]
    fn every_text_of_the_page_is_in_every_language() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for id in ids() {
                assert!(texts.has(&id), "{id} in {}", texts.code());
            }
        }
    }

    #[test]
    fn lines_keep_to_the_width_and_end_in_no_blank() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for columns in [30, 45, 60, 100] {
                let page = reminder(&texts, columns);
                assert!(page.ends_with('\n') && !page.ends_with("\n\n"));
                for line in page.lines() {
                    let place = format!("{} at {columns}: {line:?}", texts.code());
                    assert!(line.width() <= columns.min(WIDEST), "{place}");
                    assert_eq!(line.trim_end(), line, "{place}");
                }
            }
        }
    }

    #[test]
    fn a_wide_page_fits_on_one_sheet() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            let lines = reminder(&texts, 60).lines().count();
            assert!(lines <= 64, "{lines} lines in {}", texts.code());
        }
    }

    #[test]
    fn points_stand_beside_their_labels_where_there_is_room() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            let label = texts.get("reminder-final-count-road");
            let points = texts.get("reminder-final-count-road.points");
            let beside = |page: String| {
                page.lines()
                    .any(|line| line.contains(&label) && line.ends_with(&points))
            };
            assert!(beside(reminder(&texts, 60)), "{}", texts.code());
            assert!(!beside(reminder(&texts, 30)), "{}", texts.code());
        }
    }
}

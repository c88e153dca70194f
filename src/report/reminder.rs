//! The scoring reminder: the final count first, and one feature with its points a line.

use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter};

use crate::core::expansion::Expansion;
use crate::i18n::Texts;

/// The widest line: a page is read across a table, or from a sheet of paper.
const WIDEST: usize = 60;

/// The widest line below a question, where lines are rarer than columns.
const WIDEST_BELOW: usize = 76;

/// The section for the end of every game.
const FINAL_COUNT: &str = "final-count";

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
    /// The same, of an expansion and seldom needed at the end of a game.
    Aside(&'static str),
    /// A sentence or two.
    Prose(&'static str),
}

use Row::{Aside, Points, Prose};

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
        rows: &[Aside("opening")],
    },
    Section {
        topic: "abbot",
        rows: &[
            Aside("garden"),
            Points("garden-unfinished"),
            Aside("taken-back"),
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
            Aside("none"),
            Points("field"),
        ],
    },
];

/// The whole reminder for a page of so many columns: lines of plain text, each with its newline,
/// never wider than 60 columns.
pub fn reminder(texts: &Texts, columns: usize) -> String {
    let width = columns.min(WIDEST);
    let rows = SECTIONS.iter().flat_map(Section::rows);
    let labels = label_width(rows, texts);
    let mut page = vec![wrapped(&texts.get("reminder-title"), width, "", "")];
    for section in SECTIONS {
        page.push(String::new());
        page.push(wrapped(&section.heading(texts), width, "", ""));
        page.extend(
            section
                .rows()
                .map(|(topic, row)| row_lines(topic, row, labels, width, texts)),
        );
    }
    page.join("\n") + "\n"
}

/// What counts at the end of a game with these expansions: lines of plain text, at most so many;
/// none where there is no room for the final count.
pub fn final_count(
    expansions: &[Expansion],
    texts: &Texts,
    columns: usize,
    lines: usize,
) -> Vec<String> {
    let width = columns.min(WIDEST_BELOW);
    let on_the_table =
        |topic: &str| topic == FINAL_COUNT || expansions.iter().any(|on| on.id() == topic);
    let sections = SECTIONS
        .iter()
        .filter(|section| on_the_table(section.topic));
    let rows: Vec<(&str, &Row)> = sections
        .flat_map(Section::rows)
        .filter(|(_, row)| matches!(row, Points(_)))
        .collect();
    let labels = label_width(rows.iter().copied(), texts);
    let mut page = Vec::new();
    let heading = texts.get(&format!("reminder-{FINAL_COUNT}"));
    page.extend(wrapped(&heading, width, "", "").lines().map(str::to_owned));
    for (topic, row) in rows {
        let row = row_lines(topic, row, labels, width, texts);
        if page.len() + row.lines().count() > lines {
            if topic == FINAL_COUNT {
                return Vec::new();
            }
            break;
        }
        page.extend(row.lines().map(str::to_owned));
    }
    page
}

impl Section {
    fn heading(&self, texts: &Texts) -> String {
        texts.get(&format!("reminder-{}", self.topic))
    }

    /// The rows with their topic.
    fn rows(&self) -> impl Iterator<Item = (&'static str, &'static Row)> + use<> {
        let topic = self.topic;
        self.rows.iter().map(move |row| (topic, row))
    }
}

/// The lines of a row, its points beside a label of so many columns where there is room.
fn row_lines(topic: &str, row: &Row, labels: usize, width: usize, texts: &Texts) -> String {
    match row {
        Prose(row) => {
            let text = texts.get(&format!("reminder-{topic}-{row}"));
            wrapped(&text, width, INDENT, INDENT)
        }
        Points(row) | Aside(row) => {
            let label = texts.get(&format!("reminder-{topic}-{row}"));
            let points = texts.get(&format!("reminder-{topic}-{row}.points"));
            if INDENT.len() + labels + GAP + NARROWEST_POINTS <= width {
                let gap = " ".repeat(labels + GAP - display_width(&label));
                let hanging = " ".repeat(INDENT.len() + labels + GAP);
                wrapped(&points, width, &format!("{INDENT}{label}{gap}"), &hanging)
            } else {
                let label = wrapped(&label, width, INDENT, DEEP_INDENT);
                let points = wrapped(&points, width, DEEP_INDENT, DEEP_INDENT);
                format!("{label}\n{points}")
            }
        }
    }
}

/// The columns that the longest label of these rows takes.
fn label_width<'a>(rows: impl Iterator<Item = (&'a str, &'a Row)>, texts: &Texts) -> usize {
    rows.filter_map(|(topic, row)| match row {
        Points(row) | Aside(row) => Some(format!("reminder-{topic}-{row}")),
        Prose(_) => None,
    })
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
                Points(row) | Aside(row) => vec![
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
    fn the_final_count_takes_the_lines_it_is_given() {
        let known = |id| Expansion::known(id).unwrap();
        let table = [
            known("river"),
            known("abbot"),
            known("inns-and-cathedrals"),
            known("traders-and-builders"),
        ];
        for language in LANGUAGES {
            let texts = Texts::new(language);
            let base = final_count(&[], &texts, 78, 24);
            assert_eq!(base.len(), 5, "{base:?}");
            assert!(final_count(&table, &texts, 78, 4).is_empty());
            assert_eq!(final_count(&table, &texts, 78, 5).len(), 5);
            let pig = texts.get("reminder-traders-and-builders-field");
            let whole = final_count(&table, &texts, 78, 14);
            assert!(whole.iter().any(|line| line.contains(&pig)), "{whole:?}");
            let river = texts.get("reminder-river-opening");
            assert!(!whole.iter().any(|line| line.contains(&river)));
            for lines in 0..20 {
                let page = final_count(&table, &texts, 40, lines);
                assert!(page.len() <= lines);
                assert!(page.iter().all(|line| line.width() <= 40), "{page:?}");
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

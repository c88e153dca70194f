//! The scoring reminder: the final count first, and one feature with its points a line.

use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter};

use crate::commands::{REMINDED, Reminder};
use crate::core::expansion::Expansion;
use crate::core::rules::Edition;
use crate::i18n::Texts;

/// The widest line: a page is read across a table, or from a sheet of paper.
const WIDEST: usize = 60;

/// The widest line below a question, where lines are rarer than columns.
const WIDEST_BELOW: usize = 76;

/// The section for the end of every game.
const FINAL_COUNT: &str = "final-count";

/// The section for the features while they are finished.
const PLAYING: &str = "playing";

/// The section of who takes the points, and the topics that it belongs to.
const SHARING: &str = "sharing";
const SHARED: [&str; 3] = ["city", "road", "field"];

/// The section of what old editions count otherwise.
const OLD_EDITIONS: &str = "old-editions";

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

/// The reminder, or the part that is wanted, for a page of so many columns: lines of plain text,
/// each with its newline, never wider than 60 columns.
pub fn reminder(wanted: &Reminder, texts: &Texts, columns: usize) -> String {
    let width = columns.min(WIDEST);
    let sections = sections(wanted);
    let rows = sections.iter().flat_map(|(_, rows)| rows.iter().copied());
    let labels = label_width(rows, texts);
    let mut page = Vec::new();
    if wanted.topic.is_none() {
        page.push(wrapped(&texts.get("reminder-title"), width, "", ""));
    }
    for (section, rows) in sections {
        if !page.is_empty() {
            page.push(String::new());
        }
        page.push(wrapped(&section.heading(texts), width, "", ""));
        let lines = rows.iter();
        page.extend(lines.map(|(topic, row)| row_lines(topic, row, labels, width, texts)));
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
    let rows: Vec<Place> = sections
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

/// A section in words, for a page that is not made of columns of letters.
pub struct Part {
    pub heading: String,
    /// What each row says, with its label where it has one.
    pub rows: Vec<(Option<String>, String)>,
}

/// The reminder, or the part that is wanted, section by section.
pub fn parts(wanted: &Reminder, texts: &Texts) -> Vec<Part> {
    let row = |(topic, row): Place| {
        let id = format!("reminder-{topic}-{}", row.name());
        match row {
            Prose(_) => (None, texts.get(&id)),
            Points(_) | Aside(_) => (Some(texts.get(&id)), texts.get(&format!("{id}.points"))),
        }
    };
    let sections = sections(wanted).into_iter();
    sections
        .map(|(section, rows)| Part {
            heading: section.heading(texts),
            rows: rows.into_iter().map(row).collect(),
        })
        .collect()
}

/// The sections that are wanted, each with its rows.
fn sections(wanted: &Reminder) -> Vec<(&'static Section, Vec<Place>)> {
    SECTIONS
        .iter()
        .map(|section| (section, section.wanted(wanted)))
        .filter(|(_, rows)| !rows.is_empty())
        .collect()
}

impl Section {
    fn heading(&self, texts: &Texts) -> String {
        texts.get(&format!("reminder-{}", self.topic))
    }

    /// The rows with their topic.
    fn rows(&self) -> impl Iterator<Item = Place> + use<> {
        let topic = self.topic;
        self.rows.iter().map(move |row| (topic, row))
    }

    /// The rows that are wanted; those of old editions beside today's when only they are.
    fn wanted(&self, wanted: &Reminder) -> Vec<Place> {
        let of_expansion = REMINDED.contains(&self.topic);
        let asked = wanted.topic == Some(self.topic);
        let absent = of_expansion && !asked && !wanted.is_on_the_table(self.topic);
        let of_old = self.topic == OLD_EDITIONS && wanted.edition.is_some();
        if absent || of_old {
            return Vec::new();
        }
        let kept = self.rows().filter(|(section, row)| match wanted.topic {
            None => true,
            Some(topic) => row.is_about(topic, section),
        });
        let mut rows = Vec::new();
        for place in kept {
            rows.push(place);
            if wanted.edition == Some(Edition::Old) && self.topic == PLAYING {
                let old = SECTIONS.iter().filter(|it| it.topic == OLD_EDITIONS);
                let old = old.flat_map(Section::rows);
                rows.extend(old.filter(|(_, old)| old.name() == place.1.name()));
            }
        }
        rows
    }
}

impl Row {
    fn name(&self) -> &'static str {
        match self {
            Points(name) | Aside(name) | Prose(name) => name,
        }
    }

    /// Whether a row of a section belongs to a topic: it bears the name of the feature, it tells
    /// who takes the points of one, or it counts in the end.
    fn is_about(&self, topic: &str, section: &str) -> bool {
        let shared = section == SHARING && SHARED.contains(&topic);
        let ends = topic == FINAL_COUNT && REMINDED.contains(&section) && matches!(self, Points(_));
        section == topic || self.name() == topic || shared || ends
    }
}

/// A row, with the topic of its section.
type Place = (&'static str, &'static Row);

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
fn label_width(rows: impl Iterator<Item = Place>, texts: &Texts) -> usize {
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
    use crate::commands::TOPICS;
    use crate::core::rules::{
        BIG_MEEPLE, City, GOODS_POINTS, NEIGHBOURS, RIVER_TILES, Road, SMALL_CITY, field,
        monastery, most,
    };
    use crate::core::track::{Position, SPACES};
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
    fn every_text_of_the_page_is_there() {
        let texts = Texts::new(&LANGUAGES[0]);
        for id in ids() {
            assert!(texts.has(&id), "{id} is missing");
        }
    }

    #[test]
    fn labels_leave_room_for_the_points() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            let pointed = ids().filter_map(|id| Some(id.strip_suffix(".points")?.to_owned()));
            for id in pointed {
                let label = texts.get(&id);
                assert!(
                    label.width() <= 22,
                    "{id} in {} takes {} columns, not 22: {label}",
                    texts.code(),
                    label.width()
                );
            }
        }
    }

    #[test]
    fn lines_keep_to_the_width_and_end_in_no_blank() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for columns in [30, 45, 60, 100] {
                let page = reminder(&Reminder::default(), &texts, columns);
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
            assert_eq!(
                base.len(),
                5,
                "a row of the final count in {} takes more than a line: {base:#?}",
                texts.code()
            );
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

    /// The figures that each text states, from the rules.
    fn figures() -> Vec<(&'static str, Vec<u32>)> {
        let city = |tiles, shields, finished, cathedral, edition| {
            let city = City {
                tiles,
                shields,
                finished,
                cathedral,
                edition,
            };
            let worth = city.worth().unwrap();
            worth.0.iter().map(|term| term.each).collect::<Vec<u32>>()
        };
        let road = |finished, inn| {
            let road = Road {
                tiles: 3,
                finished,
                inn,
            };
            road.worth().unwrap().0[0].each
        };
        let lone = |neighbours| {
            let worth = monastery(neighbours).unwrap();
            let each: Vec<u32> = worth.0.iter().map(|term| term.each).collect();
            (worth.points(), each)
        };
        let (finished, own_and_around) = lone(NEIGHBOURS);
        let [each, with_pig] = [false, true].map(|pig| field(1, pig).points());
        let unfinished_city = field(0, false).points();
        let most = |meeples: &[u32], of: usize| {
            let takes = most(meeples)[of];
            if takes { road(true, false) } else { 0 }
        };
        assert_eq!(most(&[2, 1], 0), most(&[1, 1], 0));
        let laid = Position { laps: 1, space: 28 };
        let (now, old) = (Edition::Current, Edition::Old);
        vec![
            ("final-count-road.points", vec![road(false, false)]),
            ("final-count-city.points", city(3, 1, false, false, now)),
            ("final-count-monastery.points", own_and_around.clone()),
            ("final-count-field.points", vec![each]),
            ("playing-road.points", vec![road(true, false)]),
            ("playing-city.points", city(2, 1, true, false, now)),
            ("playing-monastery.points", vec![finished]),
            ("sharing-fewer.points", vec![most(&[2, 1], 1)]),
            ("field-finished.points", vec![each]),
            ("field-unfinished.points", vec![unfinished_city]),
            ("field-several.points", vec![each]),
            ("field-older", vec![each]),
            ("track-spaces", vec![SPACES, 0, SPACES - 1, SPACES, 0]),
            (
                "track-laid.points",
                vec![SPACES, laid.space, laid.points(), laid.laps, laid.space],
            ),
            ("track-laps", vec![2]),
            ("track-tiles", vec![SPACES, 2 * SPACES]),
            ("old-editions-city", vec![SMALL_CITY]),
            ("old-editions-city.points", {
                let [tile, shield] = city(SMALL_CITY, 1, true, false, old)[..] else {
                    panic!("a tile and a coat of arms");
                };
                vec![tile * SMALL_CITY, shield]
            }),
            ("river-opening", vec![RIVER_TILES]),
            ("abbot-garden.points", vec![finished]),
            ("abbot-garden-unfinished.points", own_and_around.clone()),
            ("abbot-taken-back.points", own_and_around),
            (
                "inns-and-cathedrals-road.points",
                vec![road(true, true), road(false, true)],
            ),
            ("inns-and-cathedrals-city.points", {
                let mut figures = city(5, 1, true, true, now);
                figures.push(city(3, 1, false, true, now)[0]);
                figures
            }),
            ("inns-and-cathedrals-big-meeple.points", vec![BIG_MEEPLE]),
            ("traders-and-builders-goods.points", vec![GOODS_POINTS]),
            ("traders-and-builders-tied.points", vec![GOODS_POINTS]),
            ("traders-and-builders-none.points", vec![0]),
            ("traders-and-builders-field.points", vec![with_pig, each]),
        ]
    }

    /// The numbers in a text, in their order.
    fn numbers(text: &str) -> Vec<u32> {
        let words = text.split(|c: char| !c.is_ascii_digit());
        words.filter_map(|digits| digits.parse().ok()).collect()
    }

    #[test]
    fn every_figure_is_that_of_the_rules() {
        let stated = figures();
        let wanted = |id: &str| {
            let id = id.strip_prefix("reminder-").unwrap();
            let found = stated.iter().find(|(stated, _)| *stated == id);
            found.map_or(Vec::new(), |(_, figures)| figures.clone())
        };
        for language in LANGUAGES {
            let texts = Texts::new(language);
            for id in ids() {
                let text = texts.get(&id);
                let (found, wanted) = (numbers(&text), wanted(&id));
                assert!(
                    found == wanted,
                    "{id} in {} has the figures {found:?}, not {wanted:?}: {text}",
                    texts.code()
                );
            }
        }
    }

    #[test]
    fn a_part_speaks_of_its_topic_alone() {
        let texts = Texts::new(&LANGUAGES[0]);
        let page = |topic, expansions: Option<&[&str]>, edition| {
            let known = |id: &&str| Expansion::known(id).unwrap();
            let wanted = Reminder {
                topic,
                expansions: expansions.map(|ids| ids.iter().map(known).collect()),
                edition,
            };
            reminder(&wanted, &texts, 60)
        };
        for topic in TOPICS {
            let page = page(Some(topic), None, None);
            assert!(page.lines().count() >= 2, "{topic}: {page}");
            assert!(!page.contains("HOW ARE"), "{page}");
        }
        let city = page(Some("city"), None, None);
        for (part, there) in [("cathedral", true), ("City of 2", true), ("road", false)] {
            assert_eq!(city.contains(part), there, "{part}: {city}");
        }
        let bare = page(Some("city"), Some(&[]), Some(Edition::Current));
        assert!(
            !bare.contains("cathedral") && !bare.contains("City of 2"),
            "{bare}"
        );
        let old = page(None, Some(&["abbot"]), Some(Edition::Old));
        let lines: Vec<&str> = old.lines().collect();
        let small = lines
            .iter()
            .position(|line| line.contains("City of 2"))
            .unwrap();
        assert!(lines[small - 1].contains("Finished city"), "{old}");
        assert!(
            old.contains("garden") && !old.contains("Old editions"),
            "{old}"
        );
        assert!(!old.contains("inn") && !old.contains("River"), "{old}");
        let count = page(Some("final-count"), None, None);
        assert!(
            count.contains("Wine") && !count.contains("River"),
            "{count}"
        );
        assert!(page(Some("river"), Some(&[]), None).contains("12"));
    }

    #[test]
    fn a_wide_page_fits_on_one_sheet() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            let lines = reminder(&Reminder::default(), &texts, 60).lines().count();
            assert!(
                lines <= 64,
                "the reminder in {} has {lines} lines, and a sheet takes 64",
                texts.code()
            );
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
            assert!(
                beside(reminder(&Reminder::default(), &texts, 60)),
                "{}",
                texts.code()
            );
            assert!(
                !beside(reminder(&Reminder::default(), &texts, 30)),
                "{}",
                texts.code()
            );
        }
    }
}

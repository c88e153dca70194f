//! Where everything on the sheet stands.

use super::drawing::{Align, Area, Drawing, LINE};
use super::fit::{Attempt, Fitted, fit};
use super::foot::Foot;
use super::page::Page;
use super::table::Table;
use crate::cli::args::Paper;
use crate::commands::{Reminder, Sheet};
use crate::i18n::Texts;
use crate::report::reminder;
use crate::typeface::{Typefaces, Weight};

const TITLE: f32 = 20.0;

/// Between the title and where the date is written, and between that and where the place is; the
/// part that the date takes.
const BEHIND_TITLE: f32 = 28.0;
const BEHIND_DATE: f32 = 12.0;
const DATE: f32 = 0.4;

const EXPANSIONS: [Attempt; 4] = [(9.5, 1), (8.5, 2), (7.5, 2), (6.5, 3)];

const ABOVE_TABLE: f32 = 8.0;
const WINNER: f32 = 34.0;

/// The reminder's title, and how high it is with what is around it.
const FOOT_TITLE: f32 = 9.5;
const FOOT_HEAD: f32 = 24.0;

/// The sizes that the reminder may have: the first with which rows are comfortable to write in.
const SMALL_PRINT: [f32; 7] = [9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5];

/// How high a comfortable row is, and the highest.
const COMFORTABLE: f32 = 30.0;
const HIGHEST: f32 = 46.0;

/// Draws the sheet.
pub fn drawing(sheet: &Sheet, texts: &Texts, typefaces: &Typefaces) -> Drawing {
    let mut page = Page::new(size(sheet.paper), texts, typefaces);
    title(&mut page);
    expansions(&mut page, sheet);
    page.take(ABOVE_TABLE);

    let table = Table::of(sheet, &page);
    let (foot, row) = foot_and_row(sheet, &table, &page);
    table.draw(row, &mut page);
    let winner = page.take(WINNER);
    page.field(&texts.get("sheet-winner"), winner);
    reminder_below(foot, &mut page);
    page.drawing
}

/// The width and the height of a paper.
fn size(paper: Paper) -> (f32, f32) {
    match paper {
        Paper::A4 => (595.28, 841.89),
        Paper::Letter => (612.0, 792.0),
    }
}

/// The title, and where date and place are written.
fn title(page: &mut Page<'_>) {
    let title = page.texts.get("sheet-title");
    let room = page.take(LINE * TITLE);
    let width = page.width_of(&title, Weight::Bold, TITLE);
    let title = Fitted::line(&title, TITLE);
    page.write(&title, Weight::Bold, Area { width, ..room }, Align::Left);

    let left = room.left + width + BEHIND_TITLE;
    let width = room.right() - left;
    let date = Area {
        left,
        width: width * DATE - BEHIND_DATE,
        ..room
    };
    let place = Area {
        left: left + width * DATE,
        width: width * (1.0 - DATE),
        ..room
    };
    page.field(&page.texts.get("column-date"), date);
    page.field(&page.texts.get("sheet-place"), place);
}

/// What lies on the table.
fn expansions(page: &mut Page<'_>, sheet: &Sheet) {
    let typeface = page.typefaces.of(Weight::Regular);
    let names = sheet
        .expansions
        .iter()
        .map(|expansion| page.texts.expansion(expansion))
        .filter(|name| typeface.has(name));
    let names = names.collect::<Vec<String>>().join(", ");
    let fitted = fit(&names, page.free.width, &EXPANSIONS, typeface);
    let room = page.take(LINE * fitted.size * fitted.lines.len() as f32);
    page.write(&fitted, Weight::Regular, room, Align::Left);
}

/// The reminder as large as it can be with comfortable rows, and how high these are.
fn foot_and_row(sheet: &Sheet, table: &Table, page: &Page<'_>) -> (Foot, f32) {
    let wanted = of_the_table(sheet);
    let parts = reminder::parts(&wanted, page.texts);
    let set = |size: f32| {
        let foot = Foot::set(&parts, page.free.width, size, page.typefaces);
        let row = table.row_within(page.free.height - WINNER - FOOT_HEAD - foot.height);
        (foot, row)
    };
    let [larger @ .., smallest] = SMALL_PRINT;
    let comfortable = larger
        .into_iter()
        .map(set)
        .find(|(_, row)| *row >= COMFORTABLE);
    let (foot, row) = comfortable.unwrap_or_else(|| set(smallest));
    (foot, row.min(HIGHEST))
}

/// The reminder for what lies on the table.
fn of_the_table(sheet: &Sheet) -> Reminder {
    Reminder {
        expansions: Some(sheet.expansions.clone()),
        ..Reminder::default()
    }
}

/// The reminder, at the end of the page.
fn reminder_below(foot: Foot, page: &mut Page<'_>) {
    let Area { left, width, .. } = page.free;
    let top = page.free.bottom() - foot.height;
    let title = page.texts.get("reminder-title");
    let title = fit(
        &title,
        width,
        &[(FOOT_TITLE, 1)],
        page.typefaces.of(Weight::Bold),
    );
    let room = Area::new(left, top - FOOT_HEAD, width, FOOT_HEAD);
    page.write(&title, Weight::Bold, room, Align::Left);
    foot.draw(left, top, &mut page.drawing);
}

#[cfg(test)]
mod tests {
    use std::sync::OnceLock;

    use super::super::drawing::{Rule, Text};
    use super::*;
    use crate::commands::{MOST_ROWS, Row};
    use crate::core::expansion::{Expansion, KNOWN};
    use crate::i18n::LANGUAGES;

    /// No type is smaller, and nothing stands nearer to the edges.
    const SMALLEST: f32 = 6.5;
    const NEAREST: f32 = 30.0;

    /// The lowest row that a number can be written in.
    const LOWEST_ROW: f32 = 15.5;

    const TOLERANCE: f32 = 0.05;

    const NAMES: [&str; 8] = [
        "Hugo",
        "Léa",
        "Anne-Marie de la Tour d’Auvergne",
        "Στέλιος Παπαδόπουλος",
        "Наталья Щёголева",
        "Nguyễn Thị Ánh",
        "Bartholomäusmaximilian",
        "王小明",
    ];

    fn sheet(paper: Paper, seats: usize, names: &[String], expansions: Vec<Expansion>) -> Sheet {
        let names = names.iter().cloned().map(Some);
        let own = expansions[expansions.len().min(4)..].iter().cloned();
        let mut rows = vec![Row::Roads, Row::Cities, Row::Monasteries, Row::Fields];
        if !expansions.is_empty() {
            rows.splice(3..3, [Row::Gardens]);
            rows.push(Row::Goods);
        }
        rows.extend(own.map(Row::Of));
        Sheet {
            paper,
            seats: names.chain(std::iter::repeat(None)).take(seats).collect(),
            expansions,
            rows,
        }
    }

    /// A sheet as it is drawn, with what its texts blacken.
    struct Drawn {
        place: String,
        sheet: Sheet,
        drawing: Drawing,
        inks: Vec<Area>,
    }

    /// Sheets of every kind, in every language: without and with names, those of 200 letters too,
    /// for few and many players, with few and many expansions.
    fn drawn() -> &'static [Drawn] {
        static DRAWN: OnceLock<Vec<Drawn>> = OnceLock::new();
        DRAWN.get_or_init(|| {
            let typefaces = Typefaces::load();
            let known = |count: usize| KNOWN[..count].iter().copied().filter_map(Expansion::known);
            let own = (1..=MOST_ROWS).map(|number| {
                Expansion::other(&format!("{number} {}", "Wide Expansion ".repeat(13)))
            });
            let tables: [Vec<Expansion>; 4] = [
                Vec::new(),
                known(4).collect(),
                known(4 + MOST_ROWS).collect(),
                known(4).chain(own).collect(),
            ];
            let short = NAMES.map(str::to_owned).to_vec();
            let long = NAMES.map(|name| name.repeat(10)).to_vec();
            let mut drawn = Vec::new();
            for language in LANGUAGES {
                let texts = Texts::new(language);
                for paper in [Paper::A4, Paper::Letter] {
                    for (seats, names) in [(2, &short), (5, &Vec::new()), (8, &short), (8, &long)] {
                        for table in &tables {
                            let sheet = sheet(paper, seats, names, table.clone());
                            let drawing = drawing(&sheet, &texts, &typefaces);
                            let inks = drawing.texts.iter().map(|text| ink(text, &typefaces));
                            drawn.push(Drawn {
                                place: format!(
                                    "{} {paper:?}, {seats} seats, {} names, {} expansions",
                                    texts.code(),
                                    names.len(),
                                    table.len()
                                ),
                                inks: inks.collect(),
                                sheet,
                                drawing,
                            });
                        }
                    }
                }
            }
            drawn
        })
    }

    /// What a text blackens.
    fn ink(text: &Text, typefaces: &Typefaces) -> Area {
        let typeface = typefaces.of(text.weight);
        let face = ttf_parser::Face::parse(typeface.file(), 0).unwrap();
        let em = f32::from(face.units_per_em());
        let boxes = text.words.chars().filter_map(|letter| {
            let glyph = typeface.glyph(letter).unwrap();
            face.glyph_bounding_box(ttf_parser::GlyphId(glyph.id))
        });
        let (low, high) = boxes.fold((0, 0), |(low, high), letter| {
            (letter.y_min.min(low), letter.y_max.max(high))
        });
        let part = |units: i16| f32::from(units) / em * text.size;
        Area::new(
            text.left,
            text.baseline - part(high),
            typeface.width(&text.words, text.size),
            part(high) - part(low),
        )
    }

    fn holds(outer: Area, inner: Area) -> bool {
        inner.left >= outer.left - TOLERANCE
            && inner.right() <= outer.right() + TOLERANCE
            && inner.top >= outer.top - TOLERANCE
            && inner.bottom() <= outer.bottom() + TOLERANCE
    }

    fn overlap(one: Area, other: Area) -> bool {
        one.left + TOLERANCE < other.right()
            && other.left + TOLERANCE < one.right()
            && one.top + TOLERANCE < other.bottom()
            && other.top + TOLERANCE < one.bottom()
    }

    /// What a line blackens.
    fn stroke(rule: &Rule) -> Area {
        let half = rule.thickness / 2.0;
        let (left, top) = (rule.from.0.min(rule.to.0), rule.from.1.min(rule.to.1));
        Area::new(
            left - half,
            top - half,
            (rule.to.0 - rule.from.0).abs() + rule.thickness,
            (rule.to.1 - rule.from.1).abs() + rule.thickness,
        )
    }

    #[test]
    fn every_text_is_within_its_room_and_the_room_within_the_page() {
        for drawn in drawn() {
            let Drawn { place, drawing, .. } = drawn;
            let page = Area::new(0.0, 0.0, drawing.width, drawing.height);
            let page = Area {
                top: NEAREST,
                height: page.height - 2.0 * NEAREST,
                ..page.narrowed(NEAREST)
            };
            for (text, ink) in drawing.texts.iter().zip(&drawn.inks) {
                assert!(text.size >= SMALLEST, "{place}: {text:?}");
                assert!(holds(page, text.room), "{place}: {text:?}");
                assert!(holds(text.room, *ink), "{place}: {text:?} {ink:?}");
            }
            for area in drawing.ticks.iter().chain(&drawing.shades) {
                assert!(holds(page, *area), "{place}: {area:?}");
            }
        }
    }

    #[test]
    fn nothing_overlaps() {
        for drawn in drawn() {
            let Drawn { place, drawing, .. } = drawn;
            let rooms = drawing.texts.iter().map(|text| text.room);
            let rooms: Vec<Area> = rooms.chain(drawing.ticks.iter().copied()).collect();
            for (at, one) in rooms.iter().enumerate() {
                for other in &rooms[at + 1..] {
                    assert!(!overlap(*one, *other), "{place}: {one:?} {other:?}");
                }
            }
            for rule in &drawing.rules {
                let stroke = stroke(rule);
                for (text, ink) in drawing.texts.iter().zip(&drawn.inks) {
                    assert!(!overlap(stroke, *ink), "{place}: {text:?} {rule:?}");
                }
                for tick in &drawing.ticks {
                    assert!(!overlap(stroke, *tick), "{place}: {tick:?} {rule:?}");
                }
            }
        }
    }

    #[test]
    fn every_row_is_high_enough_to_write_in() {
        for drawn in drawn() {
            let Drawn {
                place,
                drawing,
                sheet,
                ..
            } = drawn;
            let widest = drawing.rules.iter().map(|rule| rule.to.0 - rule.from.0);
            let widest = widest.fold(0.0, f32::max);
            let across = drawing.rules.iter().filter(|rule| {
                let (from, to) = (rule.from, rule.to);
                from.1 == to.1 && to.0 - from.0 >= widest - TOLERANCE
            });
            let mut heights: Vec<f32> = across.map(|rule| rule.from.1).collect();
            heights.dedup_by(|one, other| (*one - *other).abs() < TOLERANCE);
            // Above and below the names, below the laps, the space, the heading and the total.
            assert_eq!(heights.len(), sheet.rows.len() + 6, "{place}: {heights:?}");
            for pair in heights.windows(2) {
                assert!(pair[1] - pair[0] >= LOWEST_ROW, "{place}: {pair:?}");
            }
        }
    }

    #[test]
    fn every_word_of_the_product_stands_on_the_sheet_whole() {
        for drawn in drawn() {
            let Drawn {
                place,
                drawing,
                sheet,
                ..
            } = drawn;
            let language = LANGUAGES.iter().find(|known| place.starts_with(known.code));
            let texts = &Texts::new(language.unwrap());
            let words = drawing.texts.iter().map(|text| text.words.as_str());
            let all = words.collect::<Vec<&str>>().join(" ");
            let ids = [
                "sheet-title",
                "column-date",
                "sheet-place",
                "sheet-laps",
                "sheet-space",
                "reminder-final-count",
                "sheet-roads",
                "sheet-cities",
                "sheet-monasteries",
                "sheet-fields",
                "sheet-total",
                "sheet-winner",
                "reminder-title",
            ];
            let mut wanted: Vec<String> = ids.iter().map(|id| texts.get(id)).collect();
            for part in reminder::parts(&of_the_table(sheet), texts) {
                wanted.push(part.heading);
                for (label, points) in part.rows {
                    wanted.push(label.map_or(points.clone(), |label| format!("{label} {points}")));
                }
            }
            for expansion in sheet
                .expansions
                .iter()
                .filter(|known| known.other_name().is_none())
            {
                wanted.push(texts.expansion(expansion));
            }
            for seat in 1..=4 {
                let numbers = all.matches(&format!(" {}", 50 * seat)).count();
                assert!(numbers >= sheet.seats.len(), "{place}: {all}");
            }
            for text in wanted {
                let text = text.replace('-', "- ");
                let found = all.replace("- ", "-").replace('-', "- ").contains(&text);
                assert!(found, "{place}: {text:?} in {all}");
            }
        }
    }

    #[test]
    fn names_are_shortened_only_when_nothing_else_helps() {
        let typefaces = Typefaces::load();
        let texts = Texts::new(&LANGUAGES[0]);
        let shown = |seats: usize, names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            let sheet = sheet(Paper::A4, seats, &names, Vec::new());
            let texts = drawing(&sheet, &texts, &typefaces).texts;
            let header = texts.into_iter().filter(|text| {
                text.weight == Weight::Bold && text.baseline > 62.0 && text.baseline < 100.0
            });
            let header: Vec<(String, f32)> = header.map(|text| (text.words, text.size)).collect();
            header
        };
        let at = |size: f32, words: &[&str]| -> Vec<(String, f32)> {
            words
                .iter()
                .map(|word| ((*word).to_owned(), size))
                .collect()
        };
        assert_eq!(shown(2, &["Hugo", "Léa"]), at(13.0, &["Hugo", "Léa"]));
        assert_eq!(shown(8, &["Hugo", "Léa"]), at(13.0, &["Hugo", "Léa"]));
        // Several names are alike in size, and a long one has two lines before it is shortened.
        let seen = shown(8, &["Anne-Marie", "Max"]);
        assert!(seen.iter().all(|(_, size)| *size == seen[0].1), "{seen:?}");
        assert!(
            !seen.iter().any(|(words, _)| words.contains('…')),
            "{seen:?}"
        );
        let seen = shown(8, &["Maximiliano de la Santísima Trinidad", "Max"]);
        assert_eq!(seen[0].0, "Maximiliano");
        assert!(
            seen[1].0.ends_with('…') && seen[1].1 == SMALLEST,
            "{seen:?}"
        );
        assert_eq!(shown(5, &["王小明", "Max"]), at(13.0, &["Max"]));
    }
}

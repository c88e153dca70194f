//! Tables without boxes, that fit the page.

use comfy_table::presets::NOTHING;
use comfy_table::{Cell, CellAlignment, ContentArrangement, Table};
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// Between two columns.
const GAP: usize = 2;

/// A column of names that is shortened has at least so much room while a column beside it can go.
const LEAST_NAME: usize = 8;

/// How a column stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// A column: its heading and its cells.
pub struct Column {
    /// The heading.
    pub heading: String,
    /// How it stands.
    pub align: Align,
    /// The cells, one a row.
    pub cells: Vec<String>,
}

impl Column {
    /// A column of words.
    pub fn words(heading: String, cells: Vec<String>) -> Self {
        Column {
            heading,
            align: Align::Left,
            cells,
        }
    }

    /// A column of numbers.
    pub fn numbers(heading: String, cells: Vec<String>) -> Self {
        Column {
            heading,
            align: Align::Right,
            cells,
        }
    }

    fn width(&self) -> usize {
        let cells = self.cells.iter().map(|cell| cell.width());
        cells.max().unwrap_or(0).max(self.heading.width())
    }
}

/// The lines of a table within `columns`, the headings first.
///
/// In a narrow page the columns behind the first `essential` go, from the right; then the cells
/// of the column `names` are shortened. Where too little is left of them, what stands between the
/// first column and the last goes, too, from the right.
pub fn lines(
    mut table: Vec<Column>,
    essential: usize,
    names: usize,
    columns: Option<usize>,
) -> Vec<String> {
    let bound = columns.unwrap_or(usize::MAX);
    table.retain(|column| column.width() > 0);
    while table.len() > essential && width(&table) > bound {
        table.pop();
    }
    let mut names = names;
    while room(&table, names, bound).is_some_and(|room| room < LEAST_NAME)
        && let Some(other) = (1..table.len() - 1).rfind(|column| *column != names)
    {
        table.remove(other);
        names -= usize::from(other < names);
    }
    if let Some(room) = room(&table, names, bound)
        && let Some(column) = table.get_mut(names)
    {
        let room = room.max(1);
        for cell in column.cells.iter_mut().chain([&mut column.heading]) {
            *cell = shortened(cell, room);
        }
    }
    render(&table)
}

/// What the other columns leave of a page for the names; none where it has room for all of them.
fn room(table: &[Column], names: usize, bound: usize) -> Option<usize> {
    let excess = width(table).saturating_sub(bound);
    let names = table.get(names)?.width();
    (excess > 0).then(|| names.saturating_sub(excess))
}

/// Whether the first `essential` columns fit a page as they are.
pub fn fits(table: &[Column], essential: usize, columns: Option<usize>) -> bool {
    columns.is_none_or(|bound| width(&table[..essential.min(table.len())]) <= bound)
}

fn width(table: &[Column]) -> usize {
    let cells: usize = table.iter().map(Column::width).sum();
    1 + cells + GAP * table.len().saturating_sub(1)
}

/// A text in at most `room` columns, with `…` where it was cut.
pub fn shortened(text: &str, room: usize) -> String {
    if text.width() <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.graphemes(true) {
        if kept.width() + letter.width() + 1 > room {
            break;
        }
        kept.push_str(letter);
    }
    format!("{}…", kept.trim_end())
}

fn render(columns: &[Column]) -> Vec<String> {
    let mut table = Table::new();
    table
        .load_style(NOTHING)
        .set_content_arrangement(ContentArrangement::Disabled);
    let aligned = |text: &str, column: &Column| {
        let align = match column.align {
            Align::Left => CellAlignment::Left,
            Align::Right => CellAlignment::Right,
        };
        Cell::new(text).set_alignment(align)
    };
    table.set_header(
        columns
            .iter()
            .map(|column| aligned(&column.heading, column)),
    );
    let rows = columns.iter().map(|column| column.cells.len()).max();
    for row in 0..rows.unwrap_or(0) {
        table.add_row(
            columns
                .iter()
                .map(|column| aligned(column.cells.get(row).map_or("", String::as_str), column)),
        );
    }
    table
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Vec<Column> {
        let words = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        vec![
            Column::numbers("Place".into(), words(&["1", "2", "3"])),
            Column::words(
                "Player".into(),
                words(&["Le\u{301}a", "王小明", "👩\u{200d}🚀 Zoé"]),
            ),
            Column::numbers("Score".into(), words(&["131", "78", "9"])),
        ]
    }

    #[test]
    fn accents_wide_letters_and_emoji_stay_aligned() {
        assert_eq!(
            lines(table(), 2, 1, None),
            [
                " Place  Player  Score",
                "     1  Le\u{301}a       131",
                "     2  王小明     78",
                "     3  👩\u{200d}🚀 Zoé      9",
            ]
        );
    }

    #[test]
    fn names_keep_some_room_while_a_column_between_can_go() {
        let column = |heading: &str, cell: &str| Column::words(heading.into(), vec![cell.into()]);
        let games = || {
            vec![
                column("Partie", "7k3f"),
                column("Date", "2026-11-29"),
                column("Résultat", "Hugo 78 = Léa 78, Zoé 64"),
            ]
        };
        let lines = |columns| lines(games(), 3, 2, Some(columns)).pop().unwrap();
        assert_eq!(lines(30), " 7k3f    2026-11-29  Hugo 78…");
        assert_eq!(lines(28), " 7k3f    Hugo 78 = Léa 78,…");
        assert_eq!(lines(20), " 7k3f    Hugo 78 =…");
    }

    #[test]
    fn a_narrow_page_loses_columns_first_and_then_shortens_names() {
        let narrow = lines(table(), 2, 1, Some(14));
        assert_eq!(narrow[0], " Place  Player");
        let narrower = lines(table(), 2, 1, Some(12));
        assert_eq!(narrower[2], "     2  王…");
        for columns in 9..40 {
            for line in lines(table(), 2, 1, Some(columns)) {
                assert!(line.width() <= columns, "{columns}: {line}");
            }
        }
    }
}

//! Games as a table.

use super::game::{facts, players};
use super::page::Page;
use super::table::{Column, fits, lines};
use crate::commands::View;
use crate::core::calendar::date_text;

/// The lengths to which names are shortened, one after the other, until the table fits.
const SHORTENED: [usize; 8] = [usize::MAX, 24, 16, 12, 10, 8, 6, 4];

/// The columns that a narrow page keeps: game, date and result.
const ESSENTIAL: usize = 3;

/// The column whose names are shortened.
const RESULT: usize = 2;

/// The games, newest last.
pub fn table(games: &[View], page: &Page<'_>) -> String {
    if games.is_empty() {
        return String::new();
    }
    let columns = page.style.columns;
    let names = SHORTENED
        .into_iter()
        .find(|names| fits(&rows(games, *names, page), ESSENTIAL, columns))
        .unwrap_or(usize::MAX);
    lines(rows(games, names, page), ESSENTIAL, RESULT, columns).join("\n") + "\n"
}

fn rows(games: &[View], names: usize, page: &Page<'_>) -> Vec<Column> {
    let texts = page.texts;
    let column = |id: &str, cell: &dyn Fn(&View) -> String| {
        let heading = if id.is_empty() {
            String::new()
        } else {
            texts.get(id)
        };
        Column::words(heading, games.iter().map(cell).collect())
    };
    vec![
        column("column-game", &|game| game.short_id().unwrap_or_default()),
        column("column-date", &|game| date_text(game.date)),
        column("column-result", &|game| players(game, names, page)),
        column("", &|game| facts(game, page)),
    ]
}

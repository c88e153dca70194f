//! Games as a table.

use super::Page;
use super::table::{Column, fits, lines, shortened};
use crate::commands::{View, ViewSeat};
use crate::core::calendar::date_text;
use crate::i18n::harmless;

/// The lengths to which names are shortened, one after the other, until the table fits.
const SHORTENED: [usize; 8] = [usize::MAX, 24, 16, 12, 10, 8, 6, 4];

/// The columns that a narrow page keeps: game, date and result.
const ESSENTIAL: usize = 3;

/// The column whose names are shortened.
const RESULT: usize = 2;

/// Between the facts about a game.
const DOT: &str = " · ";

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
        column("column-result", &|game| result(game, names, page)),
        column("", &|game| facts(game, page)),
    ]
}

/// The players by place with their scores, level ones tied by `=`.
fn result(game: &View, names: usize, page: &Page<'_>) -> String {
    let mut text = String::new();
    let mut before: Option<&ViewSeat> = None;
    for seat in game.by_place() {
        if let Some(before) = before {
            let level = seat.place.is_some() && seat.place == before.place;
            text.push_str(if level { " = " } else { ", " });
        }
        text.push_str(&shortened(&harmless(&seat.name), names));
        if let Some(score) = seat.score {
            text.push(' ');
            text.push_str(&page.texts.number(score.into()));
        }
        before = Some(seat);
    }
    text
}

fn facts(game: &View, page: &Page<'_>) -> String {
    let mut facts: Vec<String> = Vec::new();
    if !game.expansions.is_empty() {
        let names: Vec<String> = game
            .expansions
            .iter()
            .map(|expansion| page.texts.expansion(expansion))
            .collect();
        facts.push(names.join(", "));
    }
    facts.extend(
        game.location
            .iter()
            .map(|place| harmless(place).into_owned()),
    );
    facts.extend(
        game.note
            .iter()
            .map(|note| page.texts.with("quoted", [("text", note.into())])),
    );
    facts.join(DOT)
}

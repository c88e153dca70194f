//! Players by place as a table.

use super::page::Page;
use super::prose::wrap;
use super::table::{Column, lines};
use crate::commands::{RankedPlayer, Rankings};
use crate::core::rating::{Rating, SETTLED_AFTER};
use crate::i18n::{Texts, harmless};

/// Behind a rating that is provisional, and before the line that says so.
pub const PROVISIONAL: &str = "*";

/// The players, the best first.
pub fn table(rankings: &Rankings, page: &Page<'_>) -> String {
    if rankings.players.is_empty() {
        return String::new();
    }
    let texts = page.texts;
    let numbers = |id: &str, cell: &dyn Fn(&RankedPlayer) -> String| {
        Column::numbers(texts.get(id), rankings.players.iter().map(cell).collect())
    };
    let names = rankings
        .players
        .iter()
        .map(|player| harmless(&player.name).into_owned())
        .collect();
    let mut columns = vec![
        numbers("column-place", &|player| player.place.to_string()),
        Column::words(texts.get("column-player"), names),
        numbers("column-games", &|player| texts.number(player.tally.games)),
        numbers("column-victories", &|player| {
            texts.number(player.tally.victories)
        }),
        numbers("column-shared", &|player| texts.number(player.tally.shared)),
        numbers("column-rate", &|player| texts.percent(player.tally.rate())),
        numbers("column-average", &|player| {
            texts.decimal(player.tally.average())
        }),
        numbers("column-best", &|player| {
            texts.number(player.tally.best.into())
        }),
    ];
    let ratings: Vec<Rating> = rankings.players.iter().filter_map(|it| it.rating).collect();
    let mut essential = 2;
    if !ratings.is_empty() {
        // What decides the places is the last to go.
        let cells = figures(&ratings, texts);
        columns.insert(
            essential,
            Column::numbers(texts.get("column-rating"), cells),
        );
        essential += 1;
    }
    let mut table = lines(columns, essential, 1, page.style.columns).join("\n") + "\n";
    if ratings.iter().any(Rating::is_provisional) {
        let note = wrap(&provisional(texts), page.style.prose, "  ");
        table += &format!("\n{note}\n");
    }
    table
}

/// What the mark of a provisional rating means.
pub fn provisional(texts: &Texts) -> String {
    let note = texts.with("rankings-provisional", [("games", SETTLED_AFTER.into())]);
    format!("{PROVISIONAL} {note}")
}

/// The ratings, the provisional ones marked, one below the other.
fn figures(ratings: &[Rating], texts: &Texts) -> Vec<String> {
    let marked = ratings.iter().any(Rating::is_provisional);
    let figure = |rating: &Rating| {
        let figure = texts.decimal(rating.figure());
        match rating.is_provisional() {
            true => format!("{figure}{PROVISIONAL}"),
            false if marked => format!("{figure} "),
            false => figure,
        }
    };
    ratings.iter().map(figure).collect()
}

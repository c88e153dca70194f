//! Players by place as a table.

use super::page::Page;
use super::table::{Column, lines};
use crate::commands::{RankedPlayer, Rankings};
use crate::i18n::harmless;

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
    let columns = vec![
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
    lines(columns, 2, 1, page.style.columns).join("\n") + "\n"
}

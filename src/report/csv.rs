//! Results for spreadsheets: RFC 4180 in UTF-8, with line feeds and decimal points. Cells are
//! written as they are, except on a terminal, where they are shown harmless.

use csv::{Terminator, Writer, WriterBuilder};

use super::records::rows;
use crate::commands::{Outcome, Rankings, Records, View};
use crate::core::calendar::{Date, date_text};
use crate::core::expansion::Expansion;
use crate::i18n::harmless;

/// A result as CSV, its header first; `shown` is whether it goes to a terminal.
pub fn outcome(outcome: &Outcome, shown: bool) -> Vec<u8> {
    let sheet = Sheet { shown };
    match outcome {
        Outcome::History(history) => games(&history.games, sheet),
        Outcome::Rankings(rankings) => standings(rankings, sheet),
        Outcome::Records(all) => records(all, sheet),
        _ => Vec::new(),
    }
}

/// Where the rows go.
#[derive(Clone, Copy)]
struct Sheet {
    /// Whether to a terminal.
    shown: bool,
}

/// Games, one row a player.
fn games(games: &[View], sheet: Sheet) -> Vec<u8> {
    let header = [
        "game",
        "date",
        "player",
        "score",
        "place",
        "victory",
        "shared",
        "expansions",
        "location",
        "note",
    ];
    let rows = games.iter().flat_map(|game| {
        game.seats.iter().map(|seat| {
            let number = |figure: Option<u32>| figure.map_or(String::new(), |n| n.to_string());
            let won = seat.place == Some(1);
            let expansions: Vec<&str> = game.expansions.iter().map(Expansion::id).collect();
            [
                game.id.map_or(String::new(), |id| id.to_string()),
                date_text(game.date),
                seat.name.clone(),
                number(seat.score),
                number(seat.place),
                won.to_string(),
                (won && game.shared).to_string(),
                expansions.join(" "),
                game.location.clone().unwrap_or_default(),
                game.note.clone().unwrap_or_default(),
            ]
        })
    });
    sheet.document(&header, rows)
}

fn standings(rankings: &Rankings, sheet: Sheet) -> Vec<u8> {
    let mut header = vec![
        "place",
        "player",
        "games",
        "victories",
        "shared",
        "rate",
        "average",
        "best",
    ];
    if rankings
        .players
        .iter()
        .any(|player| player.rating.is_some())
    {
        header.extend(["rating", "provisional"]);
    }
    let rows = rankings.players.iter().map(|player| {
        let tally = &player.tally;
        let mut row = vec![
            player.place.to_string(),
            player.name.clone(),
            tally.games.to_string(),
            tally.victories.to_string(),
            tally.shared.to_string(),
            tally.rate().to_string(),
            tally.average().to_string(),
            tally.best.to_string(),
        ];
        if let Some(rating) = player.rating {
            row.extend([
                rating.figure().to_string(),
                rating.is_provisional().to_string(),
            ]);
        }
        row
    });
    sheet.document(&header, rows)
}

/// Records, one row each; the table's have no player.
fn records(records: &Records, sheet: Sheet) -> Vec<u8> {
    let header = [
        "player", "record", "value", "date", "since", "game", "players",
    ];
    let rows = rows(records).into_iter().map(|row| {
        let date = |date: Option<Date>| date.map_or(String::new(), date_text);
        [
            row.player.unwrap_or_default(),
            row.record.to_owned(),
            row.value.to_string(),
            date(row.date),
            date(row.since),
            row.game.map_or(String::new(), |id| id.to_string()),
            row.players.join(", "),
        ]
    });
    sheet.document(&header, rows)
}

impl Sheet {
    /// Nothing at all where there are no rows.
    fn document<R: AsRef<[String]>>(
        self,
        header: &[&str],
        rows: impl Iterator<Item = R>,
    ) -> Vec<u8> {
        let mut rows = rows.peekable();
        if rows.peek().is_none() {
            return Vec::new();
        }
        let mut writer: Writer<Vec<u8>> = WriterBuilder::new()
            .terminator(Terminator::Any(b'\n'))
            .from_writer(Vec::new());
        // Writing to memory cannot fail.
        let _ = writer.write_record(header);
        for row in rows {
            let _ = if self.shown {
                let cells = row.as_ref().iter();
                writer.write_record(cells.map(|cell| harmless(cell).into_owned()))
            } else {
                writer.write_record(row.as_ref())
            };
        }
        writer.into_inner().unwrap_or_default()
    }
}

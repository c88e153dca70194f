//! Results for spreadsheets: RFC 4180 in UTF-8, with line feeds and decimal points. Cells are
//! written as they are.

use csv::{Terminator, Writer, WriterBuilder};

use crate::commands::{Outcome, Rankings, RecordedFeat, Records, View};
use crate::core::calendar::date_text;
use crate::core::expansion::Expansion;

/// A result as CSV, its header first.
pub fn outcome(outcome: &Outcome) -> Vec<u8> {
    match outcome {
        Outcome::History(history) => games(&history.games),
        Outcome::Rankings(rankings) => standings(rankings),
        Outcome::Records(all) => records(all),
        _ => Vec::new(),
    }
}

/// Games, one row a player.
fn games(games: &[View]) -> Vec<u8> {
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
    document(header, rows)
}

fn standings(rankings: &Rankings) -> Vec<u8> {
    let header = [
        "place",
        "player",
        "games",
        "victories",
        "shared",
        "rate",
        "average",
        "best",
    ];
    let rows = rankings.players.iter().map(|player| {
        let tally = &player.tally;
        [
            player.place.to_string(),
            player.name.clone(),
            tally.games.to_string(),
            tally.victories.to_string(),
            tally.shared.to_string(),
            tally.rate().to_string(),
            tally.average().to_string(),
            tally.best.to_string(),
        ]
    });
    document(header, rows)
}

/// Records, one row each; the table's have no player.
fn records(records: &Records) -> Vec<u8> {
    let header = ["player", "record", "value", "date", "game"];
    let mut rows: Vec<[String; 5]> = Vec::new();
    let mut row = |player: &str, record: &str, value: String, date: String, game: String| {
        rows.push([player.to_owned(), record.to_owned(), value, date, game]);
    };
    let at = |feat: &RecordedFeat| {
        let id = feat.game.id.map_or(String::new(), |id| id.to_string());
        (feat.value.to_string(), date_text(feat.game.date), id)
    };
    for player in &records.players {
        let name = player.name.as_str();
        let feats = [
            ("best_score", &player.best),
            ("widest_victory", &player.widest),
            ("narrowest_victory", &player.narrowest),
        ];
        for (record, feat) in feats {
            if let Some((value, date, game)) = feat.as_ref().map(at) {
                row(name, record, value, date, game);
            }
        }
        let nowhere = String::new;
        row(
            name,
            "average",
            player.average.to_string(),
            nowhere(),
            nowhere(),
        );
        row(
            name,
            "games",
            player.games.to_string(),
            nowhere(),
            nowhere(),
        );
        row(
            name,
            "victories",
            player.victories.to_string(),
            nowhere(),
            nowhere(),
        );
        for (record, run) in [
            ("longest_run", &player.longest_run),
            ("present_run", &player.present_run),
        ] {
            if let Some(run) = run {
                let length = run.length.to_string();
                row(
                    name,
                    record,
                    length,
                    date_text(run.until),
                    run.last.to_string(),
                );
            }
        }
    }
    let table = &records.table;
    let feats = [
        ("highest_score", &table.highest),
        ("highest_losing_score", &table.highest_losing),
        ("lowest_winning_score", &table.lowest_winning),
        ("widest_margin", &table.widest),
    ];
    for (record, feat) in feats {
        if let Some((value, date, game)) = feat.as_ref().map(at) {
            row("", record, value, date, game);
        }
    }
    document(header, rows.into_iter())
}

fn document<const N: usize>(header: [&str; N], rows: impl Iterator<Item = [String; N]>) -> Vec<u8> {
    let mut writer: Writer<Vec<u8>> = WriterBuilder::new()
        .terminator(Terminator::Any(b'\n'))
        .from_writer(Vec::new());
    // Writing to memory cannot fail.
    let _ = writer.write_record(header);
    for row in rows {
        let _ = writer.write_record(&row);
    }
    writer.into_inner().unwrap_or_default()
}

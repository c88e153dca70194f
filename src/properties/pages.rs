//! What holds of all that is printed about a data file.

use std::path::Path;

use serde_json::Value;

use super::{TEXTS, is_harmless};
use crate::cli::args::{
    By, Chart, Check, Command, Filters, Format, History, Json, Of, Output, Rankings, Records,
};
use crate::commands::{self, Desk};
use crate::core::calendar::Instant;
use crate::core::id::Id;
use crate::report::page::{Page, Style};
use crate::report::{remarks, result};

/// A looking command prints something harmless about a data file, and JSON and CSV that programs
/// can read; `choice` chooses the command, the language and the width.
pub fn pages(path: &Path, choice: usize) {
    let command = match choice % 6 {
        0 => Command::Check(Check {
            output: Json { json: false },
        }),
        1 => Command::Rankings(Rankings {
            players: Vec::new(),
            by: By::Average,
            min_games: 0,
            filters: filters(),
            output: output(),
        }),
        2 => Command::Records(Records {
            players: Vec::new(),
            filters: filters(),
            output: output(),
        }),
        3 => Command::Chart(Chart {
            players: Vec::new(),
            of: [Of::Scores, Of::Victories, Of::Rating][choice / 6 % 3],
            filters: filters(),
            file: None,
            force: false,
        }),
        other => Command::History(History {
            players: Vec::new(),
            game: None,
            open: other == 4,
            filters: filters(),
            output: output(),
        }),
    };
    printed(command, path, choice / 6);
}

fn printed(command: Command, path: &Path, choice: usize) {
    let now = Instant::parse("2026-11-29T21:14:05.120+01:00").unwrap();
    TEXTS.with(|all| {
        let texts = &all[choice % all.len()];
        let has_csv = !matches!(command, Command::Check(_) | Command::Chart(_));
        let has_json = !matches!(command, Command::Chart(_));
        let desk = Desk {
            path: Some(path.to_owned()),
            data_home: None,
            now,
            texts,
            draw: &mut |_| Ok(Id::from_bits(7)),
            to_terminal: false,
            stdin: &mut std::io::empty(),
            notice: &mut |_| (),
            ask: None,
        };
        let columns = [60, 80, 200][choice / all.len() % 3];
        let style = Style {
            columns: Some(columns),
            lines: None,
            prose: columns,
            bold: false,
            terminal: false,
        };
        let page = Page { texts, style };
        let answer = commands::run(command, desk).unwrap_or_else(|error| panic!("{error:?}"));
        let text = String::from_utf8(result(&answer, Format::Text, &page)).unwrap();
        is_harmless(&text);
        let mut said = Vec::new();
        remarks(&mut said, &answer.remarks, &page);
        is_harmless(&String::from_utf8(said).unwrap());
        if has_json {
            let json = result(&answer, Format::Json, &page);
            assert!(serde_json::from_slice::<Value>(&json).is_ok());
        }
        if has_csv {
            let csv = result(&answer, Format::Csv, &page);
            let mut reader = csv::ReaderBuilder::new()
                .has_headers(false)
                .from_reader(csv.as_slice());
            assert!(reader.records().all(|record| record.is_ok()));
        }
    });
}

fn filters() -> Filters {
    Filters {
        since: None,
        until: None,
        table: None,
        count: None,
        place: None,
        last: None,
    }
}

fn output() -> Output {
    Output {
        json: false,
        csv: false,
    }
}

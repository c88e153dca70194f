//! Games from elsewhere, and for elsewhere.

use std::fs;

use serde_json::Value;

use crate::harness::Table;

mod broken;
mod export;
mod games;
mod machines;
mod merge;
mod report;
mod tables;

/// An export of BG Stats with every oddity of real ones, and invented people.
const BG_STATS: &str = include_str!("bgstats.json");

/// Two pages of BoardGameGeek plays in one file, likewise.
const BGG: &str = include_str!("bgg-plays.xml");

impl Table {
    /// A table beside which a file lies.
    fn with_file(name: &str, bytes: impl AsRef<[u8]>) -> Self {
        let table = Table::new();
        table.file(name, bytes);
        table
    }

    /// Puts a file beside the data file.
    fn file(&self, name: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.path(name), bytes).unwrap();
    }

    /// Imports a file, and returns how many games were taken and how many were known.
    #[track_caller]
    fn import(&self, words: &str) -> (u64, u64) {
        let report = self.teamzy(&format!("import {words} --json")).json();
        let count = |key: &str| report[key].as_u64().unwrap();
        (count("taken"), count("known"))
    }

    /// All games, one a line: day, names with scores in seat order, expansions, place and note.
    #[track_caller]
    fn games(&self) -> Vec<String> {
        let games = self.teamzy("history --json").json();
        games.as_array().unwrap().iter().map(game).collect()
    }
}

fn game(game: &Value) -> String {
    let seats = game["players"].as_array().unwrap().iter();
    let seats: Vec<String> = seats
        .map(|seat| format!("{} {}", seat["name"].as_str().unwrap(), seat["score"]))
        .collect();
    let expansions = crate::harness::strings(&game["expansions"]).join(" ");
    let mut line = format!("{} {}", game["date"].as_str().unwrap(), seats.join(", "));
    for fact in [
        expansions.as_str(),
        game["location"].as_str().unwrap_or_default(),
        game["note"].as_str().unwrap_or_default(),
    ] {
        if !fact.is_empty() {
            line += &format!(" | {fact}");
        }
    }
    line
}

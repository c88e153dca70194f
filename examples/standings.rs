//! Prints who won how many games, through the library:
//!
//!     cargo run --example standings [FILE]
//!
//! Without a FILE it reads the games of whoever runs it.

use std::path::PathBuf;
use std::process::ExitCode;

use teamzy::core::ranking::{By, Ranking};
use teamzy::error::Error;
use teamzy::journal::{Journal, locate};

fn main() -> ExitCode {
    let named = std::env::args_os().nth(1).map(PathBuf::from);
    match standings(named) {
        Ok(lines) => {
            print!("{lines}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("There is no file of games that can be read.");
            ExitCode::from(error.status())
        }
    }
}

fn standings(named: Option<PathBuf>) -> Result<String, Error> {
    // The second place is one for users without a home, who are left out here.
    let journal = Journal::open(&locate(named, None)?)?;
    let mut ranking = Ranking::default();
    // Games come one by one and in no particular order; none needs to be kept. Those of a very
    // large file can be counted by several threads: see `Journal::gather`.
    let reading = journal.games(|_people, game| ranking.add(game.seats))?;

    let mut lines = String::new();
    for standing in ranking.standings(&reading.people, By::Victories, 1) {
        let tally = standing.tally;
        lines += &format!(
            "{}. {}: won {} of {}, {:.1} points on average\n",
            standing.place,
            reading.people.name(standing.player),
            tally.victories,
            tally.games,
            tally.average(),
        );
    }
    Ok(lines)
}

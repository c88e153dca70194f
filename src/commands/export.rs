//! `export`: the games as they stand, for another data file or a spreadsheet.

use super::filters::{known_players, selection};
use super::history;
use super::remarks::Remark;
use super::{Answer, Desk, Outcome};
use crate::cli::args::{self, Written};
use crate::core::game::Order;
use crate::core::player::Player;
use crate::core::selection::Selection;
use crate::error::Error;
use crate::output::{Target, file};

/// Lines of the data file to the letter.
pub struct Exported {
    /// The lines that tell the games, the oldest game first, and those of the renames that count.
    pub lines: Vec<Vec<u8>>,
}

pub fn run(args: args::Export, desk: &Desk<'_>) -> Result<Answer, Error> {
    let selection = selection(args.filters, desk)?;
    let mut answer = match args.format {
        Written::Jsonl => lines(&args.players, &selection, desk)?,
        Written::Csv => history::games(&args.players, &selection, false, desk)?,
    };
    answer.target = match file(args.file) {
        Some(path) => Some(Target {
            path,
            force: args.force,
            spared: Some(desk.locate()?),
        }),
        None => None,
    };
    Ok(answer)
}

/// The lines of the games that are looked at. Open ones are among them: what they say stands.
fn lines(names: &[String], selection: &Selection, desk: &Desk<'_>) -> Result<Answer, Error> {
    let journal = desk.open()?;
    let mut games: Vec<(Order, Vec<u8>)> = Vec::new();
    let mut wanted: Option<Vec<Player>> = None;
    let mut any = false;
    let (renames, reading) = journal.lines(|people, game, line| {
        any = true;
        let meet = || names.iter().map(|name| people.meet(name)).collect();
        let players = wanted.get_or_insert_with(meet);
        if selection.takes(game) && game.seats_all(players) {
            games.push((game.order(), line.to_vec()));
        }
    })?;
    known_players(names, &reading.people)?;
    games.sort_unstable();
    if let Some(last) = selection.last {
        games.drain(..games.len().saturating_sub(last));
    }

    let nothing = games.is_empty().then_some(if any {
        Remark::NothingFits
    } else {
        Remark::NothingYet
    });
    let mut lines: Vec<Vec<u8>> = games.into_iter().map(|(_, line)| line).collect();
    if nothing.is_none() {
        lines.extend(renames);
    }
    let exported = Outcome::Exported(Exported { lines });
    let mut answer = Answer::of_reading(exported, &journal, &reading);
    answer.remarks.extend(nothing);
    Ok(answer)
}

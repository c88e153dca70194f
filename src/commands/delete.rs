//! `delete`: games that shall count no longer.

use super::remarks::Remark;
use super::view::View;
use super::which::Search;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::game::Game;
use crate::core::id::{Id, unambiguous_length};
use crate::error::Error;
use crate::journal::deletion;

/// Games that count no longer.
pub struct Deleted {
    /// The games as they were.
    pub games: Vec<View>,
    /// Whether it was written.
    pub recorded: bool,
}

pub fn run(args: args::Delete, mut desk: Desk<'_>) -> Result<Answer, Error> {
    let mut journal = desk.lock_existing(args.dry_run)?;
    let mut searches: Vec<Search> = args.games.iter().map(|typed| Search::new(typed)).collect();
    let mut ids: Vec<Id> = Vec::new();
    let reading = journal.games(|_, game| {
        ids.push(game.id);
        for search in &mut searches {
            search.see(game);
        }
    })?;
    let length = unambiguous_length(&mut ids);
    let mut games: Vec<Game> = Vec::new();
    for search in searches {
        let game = search.found(&reading.people, &reading.newer_games, length)?;
        if reading.newer_games.contains(&game.id) {
            return Err(Error::NewerGame(game.id));
        }
        if games.iter().all(|other| other.id != game.id) {
            games.push(game);
        }
    }

    let mut remarks = Remark::about_reading(&journal, &reading);
    if args.dry_run {
        remarks.push(Remark::DryRun);
    } else {
        let recorded = desk.instant(&journal, &reading)?;
        let change = (desk.draw)(recorded)?;
        let mut lines = Vec::new();
        for game in &games {
            let versions = journal.versions(game.id)?;
            let (_, correction) = versions.told(game.id)?;
            lines.push(deletion(game.id, change, recorded, correction.replaces));
        }
        journal.append(&lines)?;
    }
    let games = games
        .iter()
        .map(|game| View::of(game, &reading.people, length))
        .collect();
    let deleted = Deleted {
        games,
        recorded: !args.dry_run,
    };
    Ok(Answer {
        remarks,
        recorded: !args.dry_run,
        ..Answer::new(Outcome::Deleted(deleted))
    })
}

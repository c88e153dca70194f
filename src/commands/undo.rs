//! `undo`: takes back the last change.

use std::collections::{HashMap, HashSet};

use super::remarks::Remark;
use super::view::View;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::calendar::Instant;
use crate::core::game::Game;
use crate::core::id::{Id, unambiguous_length};
use crate::error::Error;
use crate::journal::{Reading, undo_line};

/// A change that was taken back.
pub struct Undone {
    /// Which.
    pub change: Id,
    /// When it had been recorded.
    pub recorded: Instant,
    /// The renames that no longer hold: old name and new.
    pub renames: Vec<(String, String)>,
    /// The games that it was about, as they were and as they are now.
    pub games: Vec<UndoneGame>,
}

/// A game that a change was about; nothing where it does not count.
pub struct UndoneGame {
    /// With the change.
    pub before: Option<View>,
    /// Without it.
    pub after: Option<View>,
}

pub fn run(args: args::Undo, mut desk: Desk<'_>) -> Result<Answer, Error> {
    let mut journal = desk.lock_existing(args.dry_run)?;
    let change = journal.last_change()?.ok_or(Error::NothingToUndo)?;
    if change.newer {
        return Err(Error::NewerChange(change.recorded));
    }
    let about: HashSet<Id> = change.games.iter().copied().collect();
    let mut ids: Vec<Id> = Vec::new();
    let mut before: HashMap<Id, Game> = HashMap::new();
    let reading = journal.games(|_, game| {
        ids.push(game.id);
        if about.contains(&game.id) {
            before.insert(game.id, game.to_game());
        }
    })?;
    let mut after: HashMap<Id, Game> = HashMap::new();
    let reading_after = journal.games_without(Some(change.id), |_, game| {
        if about.contains(&game.id) {
            after.insert(game.id, game.to_game());
        }
    })?;
    ids.extend(after.keys());

    let mut remarks = Remark::about_reading(&journal, &reading);
    if args.dry_run {
        remarks.push(Remark::DryRun);
    } else {
        let recorded = desk.instant(&journal, &reading)?;
        let id = (desk.draw)(recorded)?;
        journal.append(&[undo_line(id, recorded, change.id)])?;
    }
    let length = unambiguous_length(&mut ids);
    let find = |games: &HashMap<Id, Game>, reading: &Reading, id: Id| {
        let game = games.get(&id)?;
        Some(View::of(game, &reading.people, length))
    };
    let games = change
        .games
        .iter()
        .map(|id| UndoneGame {
            before: find(&before, &reading, *id),
            after: find(&after, &reading_after, *id),
        })
        .collect();
    let undone = Undone {
        change: change.id,
        recorded: change.recorded,
        renames: change.renames,
        games,
    };
    Ok(Answer {
        remarks,
        recorded: !args.dry_run,
        ..Answer::new(Outcome::Undone(undone))
    })
}

//! `history`: the games, newest last.

use super::filters::{known_players, selection};
use super::remarks::Remark;
use super::view::View;
use super::which::Search;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::calendar::Instant;
use crate::core::game::Game;
use crate::core::id::{Id, unambiguous_length};
use crate::core::selection::Selection;
use crate::error::Error;

/// Games in order, newest last.
pub struct History {
    /// The games.
    pub games: Vec<View>,
}

/// One game.
pub struct GameInFull {
    /// The game as it stands.
    pub view: View,
    /// What it was before, the oldest first.
    pub earlier: Vec<EarlierVersion>,
}

/// A game as it was once.
pub struct EarlierVersion {
    /// The instant that this version was recorded.
    pub recorded: Instant,
    /// The game; nothing when it was deleted.
    pub view: Option<View>,
}

pub fn run(args: args::History, desk: Desk<'_>) -> Result<Answer, Error> {
    if let Some(typed) = &args.game {
        return in_full(typed, &desk);
    }
    let selection = selection(args.filters, &desk)?;
    games(&args.players, &selection, args.open, &desk)
}

/// The games that are looked at: the open ones, or the finished ones.
pub fn games(
    names: &[String],
    selection: &Selection,
    open: bool,
    desk: &Desk<'_>,
) -> Result<Answer, Error> {
    let journal = desk.open()?;
    let mut ids: Vec<Id> = Vec::new();
    let mut games: Vec<Game> = Vec::new();
    let mut any = false;
    let reading = journal.games(|_, game| {
        ids.push(game.id);
        if game.is_open() == open {
            any = true;
            if selection.takes(game) {
                games.push(game.to_game());
            }
        }
    })?;
    let players = known_players(names, &reading.people)?;
    games.retain(|game| game.glance().seats_all(&players));
    selection.arrange(&mut games);

    let length = unambiguous_length(&mut ids);
    let games: Vec<View> = games
        .iter()
        .map(|game| View::of(game, &reading.people, length))
        .collect();
    let nothing = games.is_empty().then_some(match (any, open) {
        (true, _) => Remark::NothingFits,
        (false, true) => Remark::NothingOpen,
        (false, false) => Remark::NothingYet,
    });
    let mut answer = Answer::of_reading(Outcome::History(History { games }), &journal, &reading);
    answer.remarks.extend(nothing);
    Ok(answer)
}

fn in_full(typed: &str, desk: &Desk<'_>) -> Result<Answer, Error> {
    let journal = desk.open()?;
    let mut search = Search::new(typed);
    let mut ids: Vec<Id> = Vec::new();
    let mut reading = journal.games(|_, game| {
        ids.push(game.id);
        search.see(game);
    })?;
    let length = unambiguous_length(&mut ids);
    let game = search.found(&reading.people, &reading.newer_games, length)?;
    let view = View::of(&game, &reading.people, length);
    let mut earlier = Vec::new();
    for version in journal.versions(game.id)?.earlier() {
        let Some(told) = &version.told else {
            earlier.push(EarlierVersion {
                recorded: version.recorded,
                view: None,
            });
            continue;
        };
        let then = told.seated(&mut reading.people, game.id, game.recorded);
        earlier.push(EarlierVersion {
            recorded: version.recorded,
            view: then.map(|then| View::of(&then, &reading.people, length)),
        });
    }
    let full = GameInFull { view, earlier };
    Ok(Answer::of_reading(
        Outcome::Game(Box::new(full)),
        &journal,
        &reading,
    ))
}

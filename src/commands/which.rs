//! Which game is meant by what was typed for one.

use super::view::candidate;
use crate::core::game::Game;
use crate::core::id::Beginning;
use crate::core::people::People;
use crate::error::Error;

/// The word for the finished game recorded last.
const LAST: &str = "last";

/// Finds the game that `typed` names: an id, an unambiguous beginning of one, or `last`.
///
/// # Errors
/// No game, or several, have such an id.
pub fn find_game<'a>(typed: &str, games: &'a [Game], people: &People) -> Result<&'a Game, Error> {
    let unknown = || Error::UnknownGame(typed.to_owned());
    if typed == LAST {
        return last_finished(games).ok_or_else(unknown);
    }
    let beginning = Beginning::parse(typed).ok_or_else(unknown)?;
    let fitting: Vec<&Game> = games
        .iter()
        .filter(|game| beginning.begins(game.id))
        .collect();
    match fitting.as_slice() {
        [] => Err(unknown()),
        [only] => Ok(only),
        several => Err(Error::AmbiguousGame(
            typed.to_owned(),
            several.iter().map(|game| candidate(game, people)).collect(),
        )),
    }
}

/// The finished game whose scores were recorded last.
pub fn last_finished(games: &[Game]) -> Option<&Game> {
    games
        .iter()
        .filter(|game| game.finished.is_some())
        .max_by_key(|game| (game.finished, game.id))
}

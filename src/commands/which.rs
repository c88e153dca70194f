//! Which game is meant by what was typed for one.

use super::view::candidate;
use crate::core::game::{Game, Glance};
use crate::core::id::{Beginning, Id};
use crate::core::people::People;
use crate::error::Error;
use crate::journal::Reading;

/// The word for the finished game recorded last.
pub const LAST: &str = "last";

/// A search for the game that was typed, fed with every game.
pub struct Search {
    typed: String,
    wanted: Option<Wanted>,
    found: Vec<Game>,
}

enum Wanted {
    Last,
    Beginning(Beginning),
}

impl Search {
    /// Searches an id, an unambiguous beginning of one, or `last`.
    pub fn new(typed: &str) -> Self {
        Search {
            typed: typed.to_owned(),
            wanted: if typed == LAST {
                Some(Wanted::Last)
            } else {
                Beginning::parse(typed).map(Wanted::Beginning)
            },
            found: Vec::new(),
        }
    }

    /// Looks at one more game.
    pub fn see(&mut self, game: &Glance<'_>) {
        match &self.wanted {
            Some(Wanted::Beginning(beginning)) if beginning.begins(game.id) => {
                self.found.push(game.to_game());
            }
            Some(Wanted::Last) if game.finished.is_some() => {
                let when = (game.finished, game.id);
                if self
                    .found
                    .iter()
                    .all(|last| (last.finished, last.id) < when)
                {
                    self.found = vec![game.to_game()];
                }
            }
            _ => {}
        }
    }

    /// The game, once all have been seen.
    ///
    /// # Errors
    /// No game, or several, are meant.
    pub fn found(
        mut self,
        people: &People,
        newer_games: &[Id],
        id_length: usize,
    ) -> Result<Game, Error> {
        if self.found.len() > 1 {
            self.found.sort_by_key(Game::order);
            let games = self.found.iter();
            let candidates = games.map(|game| candidate(game, people, id_length));
            return Err(Error::AmbiguousGame(self.typed, candidates.collect()));
        }
        let newer = newer_games.iter().find(|id| match &self.wanted {
            Some(Wanted::Beginning(beginning)) => beginning.begins(**id),
            _ => false,
        });
        match (self.found.pop(), newer) {
            (Some(game), _) => Ok(game),
            (None, Some(id)) => Err(Error::NewerGame(*id)),
            (None, None) => Err(Error::UnknownGame(self.typed)),
        }
    }

    /// The open game, once all have been seen.
    ///
    /// # Errors
    /// No game, or several, are meant, or the game is finished.
    pub fn open(self, reading: &Reading, id_length: usize) -> Result<Game, Error> {
        let typed = self.typed.clone();
        let game = match self.found(&reading.people, &reading.newer_games, id_length) {
            Err(Error::UnknownGame(_)) => return Err(Error::UnknownOpenGame(typed)),
            other => other?,
        };
        if !game.is_open() {
            return Err(Error::NotOpen(candidate(&game, &reading.people, id_length)));
        }
        Ok(game)
    }
}

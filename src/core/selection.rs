//! Which games are looked at.

use super::calendar::Date;
use super::expansion::Expansion;
use super::game::{Game, Glance};
use super::player::key;

/// A wish for the expansions of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Table {
    /// The base game alone.
    BaseGame,
    /// At least all of these.
    All(Vec<Expansion>),
}

/// A wish for the place of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// No place was noted.
    None,
    /// This place, in any case.
    At(String),
}

/// What the games looked at have in common; everything, when nothing is wished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// From this day on.
    pub since: Option<Date>,
    /// Up to this day.
    pub until: Option<Date>,
    /// With these expansions.
    pub table: Option<Table>,
    /// With so many players.
    pub players: Option<usize>,
    /// At this place.
    pub place: Option<Place>,
    /// Only the last so many of the games that fit otherwise.
    pub last: Option<usize>,
}

impl Selection {
    /// Whether a game fits, the number of last games aside.
    pub fn takes(&self, game: &Glance<'_>) -> bool {
        self.since.is_none_or(|since| game.date >= since)
            && self.until.is_none_or(|until| game.date <= until)
            && self.players.is_none_or(|count| game.seats.len() == count)
            && self.table.as_ref().is_none_or(|table| match table {
                Table::BaseGame => game.expansions.is_empty(),
                Table::All(wanted) => {
                    let there = game.expansions.to_vec();
                    wanted
                        .iter()
                        .all(|one| there.iter().any(|other| other.is(one)))
                }
            })
            && self.place.as_ref().is_none_or(|place| match place {
                Place::None => game.location.is_none(),
                Place::At(wanted) => game
                    .location
                    .is_some_and(|there| key(there.as_str()) == key(wanted)),
            })
    }

    /// Puts games in order, oldest first, and keeps the last of them where so wished.
    pub fn arrange(&self, games: &mut Vec<Game>) {
        games.sort_by_key(Game::order);
        if let Some(last) = self.last {
            games.drain(..games.len().saturating_sub(last));
        }
    }
}

//! A game as it is shown: with today's names, places and winners.

use crate::core::calendar::{Date, Instant};
use crate::core::expansion::Expansion;
use crate::core::game::Game;
use crate::core::id::Id;
use crate::core::people::People;
use crate::error::Candidate;

/// A game with the names that are shown today.
#[derive(Clone, Debug)]
pub struct View {
    /// Which game; none in a dry run.
    pub id: Option<Id>,
    /// How many characters of the id tell it from every other.
    pub id_length: usize,
    /// The civil day.
    pub date: Date,
    /// The instant first recorded; none in a dry run.
    pub recorded: Option<Instant>,
    /// The players in seat order.
    pub seats: Vec<ViewSeat>,
    /// Whether several share the victory.
    pub shared: bool,
    /// Points between the victory and the best lower score.
    pub margin: Option<u32>,
    /// The expansions.
    pub expansions: Vec<Expansion>,
    /// The place.
    pub location: Option<String>,
    /// The players' remark.
    pub note: Option<String>,
}

/// A player of a game as it is shown.
#[derive(Clone, Debug)]
pub struct ViewSeat {
    /// Today's name.
    pub name: String,
    /// Final points; none while the game is open.
    pub score: Option<u32>,
    /// The place; none while the game is open.
    pub place: Option<u32>,
    /// Whether the player has a victory.
    pub won: bool,
}

impl View {
    /// The game with today's names.
    pub fn of(game: &Game, people: &People, id_length: usize) -> Self {
        let verdict = game.verdict();
        let place = |seat: usize| verdict.as_ref().map(|verdict| verdict.places[seat]);
        View {
            id: Some(game.id),
            id_length,
            date: game.date,
            recorded: Some(game.recorded),
            seats: game
                .seats
                .iter()
                .enumerate()
                .map(|(index, seat)| ViewSeat {
                    name: people.name(seat.player).to_owned(),
                    score: seat.score,
                    place: place(index),
                    won: verdict.as_ref().is_some_and(|verdict| verdict.won(index)),
                })
                .collect(),
            shared: verdict.as_ref().is_some_and(|verdict| verdict.shared),
            margin: verdict.and_then(|verdict| verdict.margin),
            expansions: game.expansions.clone(),
            location: game.location.clone(),
            note: game.note.clone(),
        }
    }

    /// Whether the scores are there.
    pub fn is_finished(&self) -> bool {
        self.seats.iter().all(|seat| seat.score.is_some())
    }

    /// The id's beginning that is shown.
    pub fn short_id(&self) -> Option<String> {
        self.id.map(|id| id.short(self.id_length))
    }

    /// The names of those with a victory, in seat order.
    pub fn winners(&self) -> Vec<&str> {
        self.names(|seat| seat.won)
    }

    /// The names of everybody else at the table, in seat order.
    pub fn others(&self, name: &str) -> Vec<&str> {
        self.names(|seat| seat.name != name)
    }

    /// The names of those with the best lower score, in seat order.
    pub fn seconds(&self) -> Vec<&str> {
        let next = self
            .seats
            .iter()
            .filter_map(|seat| seat.place)
            .filter(|place| *place > 1)
            .min();
        self.names(|seat| next.is_some() && seat.place == next)
    }

    /// The seats by place, level ones in seat order.
    pub fn by_place(&self) -> Vec<&ViewSeat> {
        let mut seats: Vec<&ViewSeat> = self.seats.iter().collect();
        seats.sort_by_key(|seat| seat.place);
        seats
    }

    fn names(&self, wanted: impl Fn(&ViewSeat) -> bool) -> Vec<&str> {
        self.seats
            .iter()
            .filter(|seat| wanted(seat))
            .map(|seat| seat.name.as_str())
            .collect()
    }
}

/// The game as an entry in a list to choose from.
pub fn candidate(game: &Game, people: &People, id_length: usize) -> Candidate {
    Candidate {
        id: game.id,
        short: game.id.short(id_length),
        date: game.date,
        names: game
            .seats
            .iter()
            .map(|seat| people.name(seat.player).to_owned())
            .collect(),
    }
}

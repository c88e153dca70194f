//! Standings over games.

use std::cmp::Ordering;

use super::game::Seat;
use super::outcome::Victory;
use super::people::People;
use super::player::Player;
use super::rating::Ratings;

/// What players are ranked by.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum By<'a> {
    /// The number of victories, shared ones included.
    #[default]
    Victories,
    /// Victories ÷ games.
    Rate,
    /// The mean score.
    Average,
    /// The best score.
    Best,
    /// The rating, which these tell.
    Rating(&'a Ratings),
}

/// One player's figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Finished games.
    pub games: u64,
    /// Victories, shared ones included.
    pub victories: u64,
    /// How many of the victories were shared.
    pub shared: u64,
    /// The sum of all scores.
    pub points: u64,
    /// The highest score.
    pub best: u32,
}

impl Tally {
    /// Victories ÷ games, from 0 to 1.
    pub fn rate(&self) -> f64 {
        self.victories as f64 / self.games as f64
    }

    /// The mean score in points.
    pub fn average(&self) -> f64 {
        self.points as f64 / self.games as f64
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.victories += other.victories;
        self.shared += other.shared;
        self.points += other.points;
        self.best = self.best.max(other.best);
    }
}

/// A player's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Standard competition place.
    pub place: usize,
    /// Who.
    pub player: Player,
    /// The figures.
    pub tally: Tally,
}

impl Standing {
    /// Compares two players, the better one first; equal figures are level.
    fn compare(&self, other: &Standing, by: By<'_>) -> Ordering {
        let (mine, theirs) = (&self.tally, &other.tally);
        let quotients = |my_sum: u64, their_sum: u64| {
            let my_share = u128::from(my_sum) * u128::from(theirs.games);
            let their_share = u128::from(their_sum) * u128::from(mine.games);
            their_share.cmp(&my_share)
        };
        match by {
            By::Victories => theirs.victories.cmp(&mine.victories),
            By::Rate => quotients(mine.victories, theirs.victories),
            By::Average => quotients(mine.points, theirs.points),
            By::Best => theirs.best.cmp(&mine.best),
            By::Rating(ratings) => {
                let tenths = |player: Player| ratings.of(player).tenths();
                tenths(other.player).cmp(&tenths(self.player))
            }
        }
    }
}

/// The figures of everybody, gathered game by game in any order.
#[derive(Debug, Default)]
pub struct Ranking {
    tallies: Vec<Tally>,
}

impl Ranking {
    /// Counts the seats of a finished game; those of an open one are passed over.
    pub fn add(&mut self, seats: &[Seat]) {
        if seats.iter().any(|seat| seat.score.is_none()) {
            return;
        }
        let Some(victory) = Victory::among(seats.iter().filter_map(|seat| seat.score)) else {
            return;
        };
        for seat in seats {
            let score = seat.score.unwrap_or_default();
            let won = victory.has(score);
            let tally = self.tally(seat.player);
            tally.games += 1;
            tally.victories += u64::from(won);
            tally.shared += u64::from(won && victory.shared);
            tally.points += u64::from(score);
            tally.best = tally.best.max(score);
        }
    }

    /// Adds what was gathered elsewhere; `players` tells who each of its players is here.
    pub fn absorb(&mut self, other: &Ranking, players: &[Player]) {
        for (tally, player) in other.tallies.iter().zip(players) {
            self.tally(*player).add(tally);
        }
    }

    fn tally(&mut self, player: Player) -> &mut Tally {
        let index = player.index();
        if index >= self.tallies.len() {
            self.tallies.resize(index + 1, Tally::default());
        }
        &mut self.tallies[index]
    }

    /// The places of all who played at least `fewest` games. Level players share a place and
    /// stand by name.
    pub fn standings(&self, people: &People, by: By<'_>, fewest: u64) -> Vec<Standing> {
        let mut standings: Vec<Standing> = people
            .everybody()
            .filter_map(|player| {
                let tally = *self.tallies.get(player.index())?;
                (tally.games >= fewest.max(1)).then_some(Standing {
                    place: 0,
                    player,
                    tally,
                })
            })
            .collect();
        standings.sort_by_cached_key(|standing| people.sort_key(standing.player));
        standings.sort_by(|one, other| one.compare(other, by));
        for index in 0..standings.len() {
            let level = index > 0 && standings[index - 1].compare(&standings[index], by).is_eq();
            standings[index].place = if level {
                standings[index - 1].place
            } else {
                index + 1
            };
        }
        standings
    }
}

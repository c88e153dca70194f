//! How figures developed from game to game, as points and lines over time.

use std::collections::HashMap;

use super::calendar::Date;
use super::game::{Glance, Order, Seat};
use super::outcome::Victory;
use super::player::Player;
use super::rating::Ratings;

/// A moment in days, as Julian days count them. The games of one day are spread over it evenly, in
/// their order: only their day is known.
pub type Moment = f64;

/// The day of a moment; none outside the calendar.
pub fn day(moment: Moment) -> Option<Date> {
    Date::from_julian_day(moment.floor() as i32).ok()
}

/// The moment at which a day begins.
pub fn morning(date: Date) -> Moment {
    date.to_julian_day().into()
}

/// A figure that a game brought about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// When.
    pub at: Moment,
    /// How much.
    pub value: f64,
    /// Whether the game was a victory of the player which others share.
    pub shared: bool,
}

/// How one player's figure developed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    /// The games of the player that are shown one by one.
    pub points: Vec<Point>,
    /// The line, from corner to corner.
    pub line: Vec<(Moment, f64)>,
    /// Whether it is a rating that is provisional still.
    pub provisional: bool,
}

/// A finished game, as far as figures over time need it.
#[derive(Clone, Debug)]
struct Played {
    order: Order,
    seats: Box<[Seat]>,
}

/// Finished games, gathered in any order.
#[derive(Debug, Default)]
pub struct Games {
    games: Vec<Played>,
    /// When each game was, once they are arranged.
    moments: Vec<Moment>,
}

impl Games {
    /// Takes in a finished game; an open one is passed over.
    pub fn add(&mut self, game: &Glance<'_>) {
        if !game.is_open() {
            self.games.push(Played {
                order: game.order(),
                seats: game.seats.into(),
            });
        }
    }

    /// Puts the games in order, and keeps the last of them where so wished.
    pub fn arrange(&mut self, last: Option<usize>) {
        self.games.sort_unstable_by_key(|game| game.order);
        if let Some(last) = last {
            self.games.drain(..self.games.len().saturating_sub(last));
        }
        let days = self.games.chunk_by(|one, next| one.order.0 == next.order.0);
        self.moments = days
            .flat_map(|games| {
                let part = 1.0 / games.len() as f64;
                let begins = morning(games[0].order.0);
                (0..games.len()).map(move |index| begins + (index as f64 + 0.5) * part)
            })
            .collect();
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.games.len()
    }

    /// The first and the last day.
    pub fn days(&self) -> Option<(Date, Date)> {
        let (first, last) = (self.games.first()?, self.games.last()?);
        Some((first.order.0, last.order.0))
    }

    /// How many games each player finished.
    pub fn players(&self) -> HashMap<Player, usize> {
        let mut players = HashMap::new();
        for seat in self.games.iter().flat_map(|game| &game.seats) {
            *players.entry(seat.player).or_default() += 1;
        }
        players
    }

    /// The player's scores: each game a point, and the mean of the last `window` games as a line.
    pub fn scores(&self, player: Player, window: usize) -> Series {
        let points: Vec<Point> = self
            .of(player)
            .map(|(at, score, victory)| Point {
                at,
                value: score.into(),
                shared: victory.shared && victory.has(score),
            })
            .collect();
        let scores: Vec<f64> = points.iter().map(|point| point.value).collect();
        let means = moving_average(&scores, window).into_iter();
        let line = points.iter().map(|point| point.at).zip(means).collect();
        Series {
            points,
            line,
            provisional: false,
        }
    }

    /// The player's victories so far, as stairs up to the last of all games. The shared ones are
    /// points.
    pub fn victories(&self, player: Player) -> Series {
        let mut victories = 0.0;
        let mut points = Vec::new();
        let mut reached = Vec::new();
        for (at, score, victory) in self.of(player) {
            if reached.is_empty() {
                reached.push((at, victories));
            }
            if victory.has(score) {
                victories += 1.0;
                reached.push((at, victories));
                points.extend(victory.shared.then_some(Point {
                    at,
                    value: victories,
                    shared: true,
                }));
            }
        }
        let line = self.stairs(&reached);
        Series {
            points,
            line,
            provisional: false,
        }
    }

    /// The ratings of these players after each of their games, as stairs up to the last of all
    /// games.
    pub fn ratings(&self, players: &[Player]) -> Vec<Series> {
        let mut ratings = Ratings::default();
        let mut reached: Vec<Vec<(Moment, f64)>> = vec![Vec::new(); players.len()];
        for (at, game) in self.moments.iter().zip(&self.games) {
            let seats = game.seats.iter();
            let scores: Vec<(Player, u32)> = seats
                .filter_map(|seat| Some((seat.player, seat.score?)))
                .collect();
            ratings.add(&scores);
            for (player, reached) in players.iter().zip(&mut reached) {
                if scores.iter().any(|(there, _)| there == player) {
                    reached.push((*at, ratings.of(*player).figure()));
                }
            }
        }
        let series = players.iter().zip(&reached);
        let series = series.map(|(player, reached)| Series {
            points: Vec::new(),
            line: self.stairs(reached),
            provisional: ratings.of(*player).is_provisional(),
        });
        series.collect()
    }

    /// A line that keeps each figure from the moment at which it was reached to the next, and the
    /// last to the last of all games.
    fn stairs(&self, reached: &[(Moment, f64)]) -> Vec<(Moment, f64)> {
        let mut line: Vec<(Moment, f64)> = Vec::new();
        let until = reached.last().zip(self.moments.last());
        let end = until.map(|((_, value), at)| (*at, *value));
        for (at, value) in reached.iter().copied().chain(end) {
            line.extend(line.last().map(|(_, before)| (at, *before)));
            line.push((at, value));
        }
        line.dedup();
        line
    }

    /// The player's games in order: when, the score, and the victory at that table.
    fn of(&self, player: Player) -> impl Iterator<Item = (Moment, u32, Victory)> {
        let games = self.moments.iter().zip(&self.games);
        games.filter_map(move |(at, game)| {
            let scores = game.seats.iter().filter_map(|seat| seat.score);
            let score = game
                .seats
                .iter()
                .find(|seat| seat.player == player)?
                .score?;
            Some((*at, score, Victory::among(scores)?))
        })
    }
}

/// The mean of each value and those before it, of `window` values in all; of fewer where there are
/// not so many yet.
pub fn moving_average(values: &[f64], window: usize) -> Vec<f64> {
    let window = window.max(1);
    (1..=values.len())
        .map(|end| {
            let last = &values[end.saturating_sub(window)..end];
            last.iter().sum::<f64>() / last.len() as f64
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::calendar::{Instant, date};
    use crate::core::game::Expansions;
    use crate::core::id::Id;

    const A: usize = 0;
    const B: usize = 1;

    /// Games of the players with these numbers, as `(day, [(player, score)])`.
    fn games(told: &[(&str, &[(usize, u32)])]) -> Games {
        let mut games = Games::default();
        for (index, (day, scores)) in told.iter().enumerate().rev() {
            let recorded = Instant::parse("2026-12-31T12:00:00.000+01:00").unwrap();
            let seats: Vec<Seat> = scores
                .iter()
                .map(|(player, score)| Seat {
                    player: Player::numbered(*player),
                    score: Some(*score),
                })
                .collect();
            games.add(&Glance {
                id: Id::from_bits(index as u64),
                date: date(day).unwrap(),
                recorded,
                finished: Some(recorded),
                seats: &seats,
                renamed: true,
                expansions: Expansions::List(&[]),
                location: None,
                note: None,
            });
        }
        games.arrange(None);
        games
    }

    fn player(number: usize) -> Player {
        Player::numbered(number)
    }

    #[test]
    fn an_average_moves_with_the_games_and_begins_with_the_first() {
        let means = moving_average(&[10.0, 20.0, 60.0, 40.0], 2);
        assert_eq!(means, [10.0, 15.0, 40.0, 50.0]);
        assert_eq!(moving_average(&[3.0, 5.0], 20), [3.0, 4.0]);
        assert_eq!(moving_average(&[], 5), [0.0; 0]);
    }

    #[test]
    fn games_of_a_day_are_spread_over_it_in_their_order() {
        let games = games(&[
            ("2026-11-28", &[(A, 70), (B, 60)]),
            ("2026-11-29", &[(A, 71), (B, 61)]),
            ("2026-11-29", &[(A, 72), (B, 62)]),
        ]);
        let begins = morning(date("2026-11-28").unwrap());
        let series = games.scores(player(A), 5);
        let points: Vec<(f64, f64)> = series
            .points
            .iter()
            .map(|point| (point.at - begins, point.value))
            .collect();
        assert_eq!(points, [(0.5, 70.0), (1.25, 71.0), (1.75, 72.0)]);
        assert_eq!(day(series.points[2].at), date("2026-11-29"));
        assert_eq!(games.days(), date("2026-11-28").zip(date("2026-11-29")));
    }

    #[test]
    fn a_shared_victory_is_marked_for_those_who_share_it() {
        let games = games(&[("2026-11-28", &[(A, 70), (B, 70), (2, 60)])]);
        let shared = |number| games.scores(player(number), 5).points[0].shared;
        assert!(shared(A) && shared(B) && !shared(2));
    }

    #[test]
    fn victories_mount_up_to_the_last_game_of_all() {
        let games = games(&[
            ("2026-11-27", &[(A, 80), (B, 60)]),
            ("2026-11-28", &[(A, 70), (B, 70)]),
            ("2026-11-29", &[(2, 80), (B, 60)]),
        ]);
        let begins = morning(date("2026-11-27").unwrap());
        let stairs = |number| -> Vec<(f64, f64)> {
            let line = games.victories(player(number)).line.into_iter();
            line.map(|(at, value)| (at - begins, value)).collect()
        };
        assert_eq!(
            stairs(A),
            [(0.5, 0.0), (0.5, 1.0), (1.5, 1.0), (1.5, 2.0), (2.5, 2.0)]
        );
        assert_eq!(stairs(B), [(0.5, 0.0), (1.5, 0.0), (1.5, 1.0), (2.5, 1.0)]);
        assert_eq!(games.victories(player(A)).points.len(), 1);
        assert_eq!(games.victories(player(3)), Series::default());
    }

    #[test]
    fn a_rating_is_told_after_each_game_of_the_player() {
        let games = games(&[
            ("2026-11-27", &[(A, 80), (B, 60)]),
            ("2026-11-28", &[(A, 70), (2, 60)]),
            ("2026-11-29", &[(A, 60), (B, 70)]),
        ]);
        let ratings = games.ratings(&[player(A), player(B), player(2), player(3)]);
        let mut rated = Ratings::default();
        let mut figures = Vec::new();
        for scores in [[(A, 80), (B, 60)], [(A, 70), (2, 60)], [(A, 60), (B, 70)]] {
            rated.add(&scores.map(|(number, score)| (player(number), score)));
            figures.push([A, B, 2].map(|number| rated.of(player(number)).figure()));
        }
        let begins = morning(date("2026-11-27").unwrap());
        let stairs = |index: usize| -> Vec<(f64, f64)> {
            let line = ratings[index].line.iter();
            line.map(|(at, value)| (at - begins, *value)).collect()
        };
        assert_eq!(
            stairs(A),
            [
                (0.5, figures[0][A]),
                (1.5, figures[0][A]),
                (1.5, figures[1][A]),
                (2.5, figures[1][A]),
                (2.5, figures[2][A])
            ]
        );
        assert_eq!(
            stairs(B),
            [
                (0.5, figures[0][B]),
                (2.5, figures[0][B]),
                (2.5, figures[2][B])
            ]
        );
        assert_eq!(stairs(2), [(1.5, figures[1][2]), (2.5, figures[1][2])]);
        assert_eq!(stairs(3), []);
    }

    #[test]
    fn a_rating_is_provisional_until_there_are_enough_games() {
        let days = [
            "2026-11-25",
            "2026-11-26",
            "2026-11-27",
            "2026-11-28",
            "2026-11-29",
        ];
        let mut told: Vec<(&str, &[(usize, u32)])> = days
            .iter()
            .map(|day| (*day, &[(A, 80), (B, 60)][..]))
            .collect();
        told[4].1 = &[(A, 80), (2, 60)];
        let games = games(&told);
        let provisional: Vec<bool> = games
            .ratings(&[player(A), player(B), player(2)])
            .iter()
            .map(|series| series.provisional)
            .collect();
        assert_eq!(provisional, [false, true, true]);
        assert!(!games.scores(player(B), 5).provisional);
    }

    #[test]
    fn only_the_last_games_are_kept_where_so_wished() {
        let mut games = games(&[
            ("2026-11-27", &[(A, 80), (B, 60)]),
            ("2026-11-29", &[(A, 90), (2, 60)]),
        ]);
        games.arrange(Some(1));
        assert_eq!(games.count(), 1);
        assert_eq!(games.scores(player(A), 5).points[0].value, 90.0);
        assert_eq!(games.players().len(), 2);
        games.arrange(Some(0));
        assert_eq!((games.count(), games.days()), (0, None));
    }
}

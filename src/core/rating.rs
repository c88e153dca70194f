//! Ratings: how strong each player is, judged by all finishing places, game by game.
//!
//! The method is the full-pair Bradley–Terry model of R. C. Weng and C.-J. Lin, “A Bayesian
//! Approximation Method for Online Ranking”, Journal of Machine Learning Research 12 (2011),
//! pp. 267–300, Algorithm 1, with the constants of that paper: everybody begins with a mean of 25
//! and an uncertainty of 25/3, and β is 25/6.

use std::cmp::Reverse;
use std::ops::Range;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::game::{Glance, Order};
use super::player::Player;

/// How many times the uncertainty is taken from the mean. With three, a newcomer begins at exactly
/// 0, and only who has won often stands high: as the model sees it, a player is stronger than the
/// figure says with a probability of 99.9 %.
pub const CAUTION: f64 = 3.0;

/// A rating from fewer games is provisional.
pub const SETTLED_AFTER: u64 = 5;

/// How strong a player is, as far as the games tell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The most likely strength.
    pub mean: f64,
    /// The standard deviation of the strength.
    pub uncertainty: f64,
    /// From how many games.
    pub games: u64,
}

impl Default for Rating {
    fn default() -> Self {
        let WengLinRating {
            rating,
            uncertainty,
        } = WengLinRating::new();
        Rating {
            mean: rating,
            uncertainty,
            games: 0,
        }
    }
}

impl Rating {
    /// The figure that is shown and ranked by, in tenths: mean − [`CAUTION`] × uncertainty. Whole,
    /// so that whoever is shown level is level.
    pub fn tenths(&self) -> i64 {
        ((self.mean - CAUTION * self.uncertainty) * 10.0).round() as i64
    }

    /// The same figure, to one decimal.
    pub fn figure(&self) -> f64 {
        self.tenths() as f64 / 10.0
    }

    /// Whether there are too few games to rely on it.
    pub fn is_provisional(&self) -> bool {
        self.games < SETTLED_AFTER
    }

    fn weng_lin(&self) -> WengLinRating {
        WengLinRating {
            rating: self.mean,
            uncertainty: self.uncertainty,
        }
    }
}

/// Everybody's rating after the games so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ratings {
    ratings: Vec<Rating>,
}

impl Ratings {
    /// The ratings after all of these games.
    pub fn after(mut results: Results) -> Self {
        let mut ratings = Ratings::default();
        for (_, scores) in results.in_order() {
            ratings.add(scores);
        }
        ratings
    }

    /// Rates one more game, which comes after those so far: who finished it with how many points.
    /// Level scores are a tie. In which order the players are told makes no difference.
    pub fn add(&mut self, scores: &[(Player, u32)]) {
        let mut table: Vec<(u32, Player, WengLinRating)> = scores
            .iter()
            .map(|(player, score)| (*score, *player, self.of(*player).weng_lin()))
            .collect();
        // Sums of decimals depend on their order. In this one, players who are equal in all that
        // matters stand side by side, and so remain equal to the last bit.
        table.sort_by(|(score, _, one), (other_score, _, other)| {
            (Reverse(score).cmp(&Reverse(other_score)))
                .then(one.rating.total_cmp(&other.rating))
                .then(one.uncertainty.total_cmp(&other.uncertainty))
        });
        let mut place = 0;
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = table
            .iter()
            .enumerate()
            .map(|(index, (score, _, rating))| {
                if *score != table[place].0 {
                    place = index;
                }
                (std::slice::from_ref(rating), MultiTeamOutcome::new(place))
            })
            .collect();
        let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for ((_, player, _), team) in table.iter().zip(rated) {
            let known = self.known(*player);
            for rating in team {
                known.mean = rating.rating;
                known.uncertainty = rating.uncertainty;
            }
            known.games += 1;
        }
    }

    /// The rating of a player; that of a newcomer, when there is no game yet.
    pub fn of(&self, player: Player) -> Rating {
        self.ratings
            .get(player.index())
            .copied()
            .unwrap_or_default()
    }

    fn known(&mut self, player: Player) -> &mut Rating {
        let index = player.index();
        if index >= self.ratings.len() {
            self.ratings.resize(index + 1, Rating::default());
        }
        &mut self.ratings[index]
    }
}

/// The results of finished games, gathered in any order and told in theirs.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// Each game, and where its scores are.
    games: Vec<(Order, Range<usize>)>,
    scores: Vec<(Player, u32)>,
}

impl Results {
    /// Takes in a finished game; an open one is passed over.
    pub fn add(&mut self, game: &Glance<'_>) {
        if game.is_open() {
            return;
        }
        let begin = self.scores.len();
        let seats = game.seats.iter();
        self.scores
            .extend(seats.filter_map(|seat| Some((seat.player, seat.score?))));
        self.games.push((game.order(), begin..self.scores.len()));
    }

    /// Adds what was gathered elsewhere; `players` tells who each of its players is here.
    pub fn absorb(&mut self, other: Results, players: &[Player]) {
        let before = self.scores.len();
        let games = other.games.into_iter();
        self.games
            .extend(games.map(|(order, at)| (order, before + at.start..before + at.end)));
        let scores = other.scores.into_iter();
        self.scores
            .extend(scores.map(|(player, score)| (players[player.index()], score)));
    }

    /// The games in their order, oldest first: each one's, and who had how many points.
    pub fn in_order(&mut self) -> impl Iterator<Item = (Order, &[(Player, u32)])> {
        // A file is nearly in order already, of which this sort makes use.
        self.games.sort_by_key(|(order, _)| *order);
        let scores = &self.scores;
        self.games
            .iter()
            .map(move |(order, at)| (*order, &scores[at.clone()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ratings of players 0, 1, 2 … after games that are told by seats.
    fn after(games: &[&[(usize, u32)]]) -> Ratings {
        let mut ratings = Ratings::default();
        for game in games {
            let seat = |(number, score): &(usize, u32)| (Player::numbered(*number), *score);
            ratings.add(&game.iter().map(seat).collect::<Vec<_>>());
        }
        ratings
    }

    fn of(ratings: &Ratings, number: usize) -> Rating {
        ratings.of(Player::numbered(number))
    }

    #[test]
    fn a_newcomer_begins_at_0_and_provisionally() {
        let newcomer = Rating::default();
        assert_eq!((newcomer.mean, newcomer.tenths()), (25.0, 0));
        assert!(newcomer.is_provisional());
        assert_eq!(of(&Ratings::default(), 3), newcomer);
    }

    /// By hand: σ² = 625/9, β² = 625/36, c² = 2β² + 2σ²; the mean moves by σ²/c ÷ 2, and the
    /// variance shrinks by the part (σ/c)³ ÷ 4 of itself.
    #[test]
    fn a_first_game_moves_both_as_the_paper_says() {
        let ratings = after(&[&[(0, 91), (1, 84)]]);
        let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
        let sigma = 25.0_f64 / 3.0;
        let c = (2.0 * sigma.powi(2) + 2.0 * (25.0_f64 / 6.0).powi(2)).sqrt();
        let (moved, shrunk) = (
            sigma.powi(2) / c / 2.0,
            sigma * (1.0 - (sigma / c).powi(3) / 4.0).sqrt(),
        );
        for (number, mean) in [(0, 25.0 + moved), (1, 25.0 - moved)] {
            let rating = of(&ratings, number);
            assert!(near(rating.mean, mean), "{rating:?}");
            assert!(near(rating.uncertainty, shrunk), "{rating:?}");
        }
        assert_eq!(of(&ratings, 0).figure(), 3.4);
        assert_eq!(of(&ratings, 1).figure(), -1.8);
    }

    #[test]
    fn every_place_counts_and_not_only_the_first() {
        let ratings = after(&[&[(0, 90), (1, 80), (2, 70), (3, 70)]]);
        let means: Vec<f64> = (0..4).map(|number| of(&ratings, number).mean).collect();
        assert!(means[0] > means[1] && means[1] > means[2]);
        assert_eq!(means[2].to_bits(), means[3].to_bits());
        // By how many points somebody won says nothing.
        assert_eq!(ratings, after(&[&[(0, 9), (1, 8), (2, 7), (3, 7)]]));
    }

    #[test]
    fn five_games_end_what_is_provisional() {
        let game: &[(usize, u32)] = &[(0, 78), (1, 78)];
        let provisional: Vec<bool> = (1..=6)
            .map(|games| of(&after(&vec![game; games]), 0).is_provisional())
            .collect();
        assert_eq!(provisional, [true, true, true, true, false, false]);
    }

    #[test]
    fn no_figure_is_less_than_nothing_and_shown_as_nothing() {
        let rating = Rating {
            mean: 24.97,
            ..Rating::default()
        };
        assert_eq!(rating.tenths(), 0);
        assert!(rating.figure().is_sign_positive());
    }
}

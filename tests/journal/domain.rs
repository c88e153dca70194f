//! The domain alone: the track, places, rankings and ratings.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::subsequence;
use teamzy::core::calendar::{Instant, date};
use teamzy::core::entry::{MOST_POINTS, score};
use teamzy::core::game::{Game, Seat};
use teamzy::core::id::Id;
use teamzy::core::outcome::Verdict;
use teamzy::core::people::People;
use teamzy::core::player::Player;
use teamzy::core::ranking::{By, Ranking, Standing};
use teamzy::core::rating::{Rating, Ratings, Results};
use teamzy::core::track::{Position, SPACES};

use crate::cases;
use crate::names::PEOPLE;

/// Scores as they are at a table: often level.
fn points() -> impl Strategy<Value = u32> {
    prop_oneof![3 => 0..6_u32, 3 => 0..200_u32, 1 => 0..=MOST_POINTS]
}

/// Players and their scores, game by game.
type Games = Vec<Vec<(usize, u32)>>;

fn games() -> impl Strategy<Value = Games> {
    let people: Vec<usize> = (0..PEOPLE.len()).collect();
    let table = subsequence(people, 2..=5).prop_shuffle();
    let game = table.prop_flat_map(|table| {
        let scores: Vec<_> = table.iter().map(|_| points()).collect();
        scores.prop_map(move |scores| table.iter().copied().zip(scores).collect())
    });
    vec(game, 0..12)
}

fn ranked(games: &Games, by: By<'_>) -> Vec<Standing> {
    let mut people = People::default();
    let players: Vec<Player> = PEOPLE
        .iter()
        .map(|person| people.meet(person.spellings[0].0))
        .collect();
    let mut ranking = Ranking::default();
    for game in games {
        let seat = |(person, score): &(usize, u32)| Seat {
            player: players[*person],
            score: Some(*score),
        };
        ranking.add(&game.iter().map(seat).collect::<Vec<_>>());
    }
    ranking.standings(&people, by, 0)
}

/// The game as the data file tells it. Its date, its instant and its id come in turns, so that each
/// of them decides an order.
fn dated(number: usize, seats: &[(usize, u32)], players: &[Player]) -> Game {
    let (day, second) = (1 + number / 4, number / 2 % 2);
    let recorded = Instant::parse(&format!("2026-11-30T21:14:0{second}Z"));
    let seat = |(person, score): &(usize, u32)| Seat {
        player: players[*person],
        score: Some(*score),
    };
    Game {
        id: Id::from_bits(number as u64),
        date: date(&format!("2026-11-{day:02}")).unwrap(),
        recorded: recorded.unwrap(),
        finished: recorded,
        seats: seats.iter().map(seat).collect(),
        renamed: true,
        expansions: Vec::new(),
        location: None,
        note: None,
    }
}

/// The ratings after numbered games that were gathered in two parts.
fn ratings(games: &[(usize, Vec<(usize, u32)>)], parted: usize) -> Ratings {
    let here: Vec<Player> = (0..PEOPLE.len()).map(Player::numbered).collect();
    let there: Vec<Player> = here.iter().rev().copied().collect();
    let (first, second) = games.split_at(parted.min(games.len()));
    let gathered = |games: &[(usize, Vec<(usize, u32)>)], players: &[Player]| {
        let mut results = Results::default();
        for (number, seats) in games {
            results.add(&dated(*number, seats, players).glance());
        }
        results
    };
    let mut results = gathered(first, &here);
    results.absorb(gathered(second, &there), &there);
    Ratings::after(results)
}

/// The same, person by person.
fn rated(games: &[(usize, Vec<(usize, u32)>)], parted: usize) -> Vec<Rating> {
    let ratings = ratings(games, parted);
    let people = (0..PEOPLE.len()).map(Player::numbered);
    people.map(|player| ratings.of(player)).collect()
}

/// The figure that a player is ranked by, as a fraction.
fn figure(standing: &Standing, by: By<'_>) -> (u64, u64) {
    let tally = &standing.tally;
    match by {
        By::Victories => (tally.victories, 1),
        By::Rate => (tally.victories, tally.games),
        By::Average => (tally.points, tally.games),
        By::Best => (tally.best.into(), 1),
        // Far above the lowest that there is.
        By::Rating(ratings) => ((ratings.of(standing.player).tenths() + 1_000) as u64, 1),
    }
}

/// The rating aside, which needs to be told.
const EVERY_WAY: [By<'static>; 4] = [By::Victories, By::Rate, By::Average, By::Best];

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn laps_and_points_are_inverse(points in 0..=MOST_POINTS, laps in 0..1_999_u32, space in 0..SPACES) {
        let position = Position::of(points);
        prop_assert!(position.space < SPACES);
        prop_assert_eq!(position.points(), points);
        prop_assert_eq!(score(&position.to_string()), Ok(points));
        let position = Position { laps, space };
        prop_assert_eq!(Position::of(position.points()), position);
    }

    #[test]
    fn every_form_of_an_entry_is_the_same_score(points in 0..=MOST_POINTS, part in 0..=MOST_POINTS) {
        let part = part.min(points);
        for entry in [format!("{points}"), format!("{part}+{}", points - part), format!(" {points} ")] {
            prop_assert_eq!(score(&entry), Ok(points), "{}", entry);
        }
    }

    #[test]
    fn places_do_not_depend_on_the_order_of_entry(
        (scores, order) in vec(points(), 2..8).prop_flat_map(|scores| {
            let order: Vec<usize> = (0..scores.len()).collect();
            (Just(scores), Just(order).prop_shuffle())
        })
    ) {
        let verdict = Verdict::of(&scores);
        let shuffled: Vec<u32> = order.iter().map(|seat| scores[*seat]).collect();
        let places: Vec<u32> = order.iter().map(|seat| verdict.places[*seat]).collect();
        let other = Verdict::of(&shuffled);
        prop_assert_eq!(&other.places, &places);
        prop_assert_eq!((other.shared, other.margin), (verdict.shared, verdict.margin));
    }

    #[test]
    fn level_players_share_a_place_and_the_next_ones_are_skipped(scores in vec(points(), 2..8)) {
        let verdict = Verdict::of(&scores);
        for (seat, score) in scores.iter().enumerate() {
            let better = scores.iter().filter(|other| *other > score).count();
            prop_assert_eq!(verdict.places[seat], 1 + better as u32);
            prop_assert_eq!(verdict.won(seat), better == 0);
        }
        let top = scores.iter().max().unwrap();
        let winners = scores.iter().filter(|score| *score == top).count();
        prop_assert_eq!(verdict.shared, winners > 1);
        let lower = scores.iter().filter(|score| *score < top).max();
        prop_assert_eq!(verdict.margin, lower.filter(|_| winners == 1).map(|lower| top - lower));
    }

    #[test]
    fn a_ranking_does_not_depend_on_the_order_of_games(
        (games, shuffled) in games().prop_flat_map(|games| (Just(games.clone()), Just(games).prop_shuffle())),
    ) {
        for by in EVERY_WAY {
            prop_assert_eq!(ranked(&games, by), ranked(&shuffled, by), "{:?}", by);
        }
    }

    #[test]
    fn a_ranking_does_not_depend_on_the_order_of_seats(games in games()) {
        let mut turned = games.clone();
        turned.iter_mut().for_each(|game| game.reverse());
        for by in EVERY_WAY {
            prop_assert_eq!(ranked(&games, by), ranked(&turned, by), "{:?}", by);
        }
    }

    #[test]
    fn ranked_places_are_standard_competition_places(games in games()) {
        let numbered: Vec<_> = games.iter().cloned().enumerate().collect();
        let ratings = ratings(&numbered, 0);
        for by in EVERY_WAY.into_iter().chain([By::Rating(&ratings)]) {
            let standings = ranked(&games, by);
            for standing in &standings {
                let (mine, of) = figure(standing, by);
                let better = standings.iter().filter(|other| {
                    let (theirs, their_of) = figure(other, by);
                    theirs * of > mine * their_of
                });
                prop_assert_eq!(standing.place, 1 + better.count(), "{:?}", by);
            }
            prop_assert!(standings.is_sorted_by_key(|standing| standing.place));
        }
    }

    #[test]
    fn ratings_depend_neither_on_the_order_of_lines_nor_on_that_of_seats(
        (games, shuffled) in games().prop_flat_map(|games| {
            let games: Vec<_> = games.into_iter().enumerate().collect();
            (Just(games.clone()), Just(games).prop_shuffle())
        }),
        parted in 0..12_usize,
    ) {
        let expected = rated(&games, games.len());
        prop_assert_eq!(&rated(&shuffled, parted), &expected);
        let mut turned = games.clone();
        turned.iter_mut().for_each(|(_, seats)| seats.reverse());
        prop_assert_eq!(&rated(&turned, games.len()), &expected);
    }

    /// The last two people play only in games that both play, level with each other, whoever else
    /// is there, and wherever they sit.
    #[test]
    fn players_who_only_ever_tied_each_other_are_equal_to_the_last_bit(
        games in games(),
        ties in vec((points(), any::<bool>(), 0..6_usize, 0..6_usize), 12),
    ) {
        let (one, other) = (PEOPLE.len() - 2, PEOPLE.len() - 1);
        let games: Vec<_> = games
            .into_iter()
            .zip(ties)
            .map(|(mut seats, (score, play, at, and_at))| {
                seats.retain(|(person, _)| *person < one);
                if play || seats.len() < 2 {
                    seats.insert(at.min(seats.len()), (one, score));
                    seats.insert(and_at.min(seats.len()), (other, score));
                }
                seats
            })
            .enumerate()
            .collect();
        let ratings = rated(&games, games.len());
        let bits = |rating: &Rating| (rating.mean.to_bits(), rating.uncertainty.to_bits(), rating.games);
        prop_assert_eq!(bits(&ratings[one]), bits(&ratings[other]));
    }
}

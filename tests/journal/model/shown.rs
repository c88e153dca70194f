//! What the looking commands show of the games, as JSON.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::Game;
use crate::names::plain;

pub fn milliseconds(nanoseconds: i128) -> i64 {
    nanoseconds.div_euclid(1_000_000) as i64
}

/// A game as `history --json` tells it, with the instant in milliseconds.
pub fn told(game: &Game) -> Value {
    let better = |score: u64| {
        game.scores
            .iter()
            .flatten()
            .filter(|other| **other > score)
            .count()
    };
    let place = |score: Option<u64>| score.map(|score| 1 + better(score));
    let seats = game.names.iter().zip(&game.scores);
    let winners: Vec<&String> = seats
        .clone()
        .filter(|(_, score)| place(**score) == Some(1))
        .map(|(name, _)| name)
        .collect();
    json!({
        "id": game.id,
        "date": game.date,
        "recorded": milliseconds(game.recorded),
        "players": seats.map(|(name, score)| json!({
            "name": name,
            "score": score,
            "place": place(*score),
            "laps": score.map(|score| score / 50),
            "space": score.map(|score| score % 50),
        })).collect::<Vec<_>>(),
        "winners": winners,
        "shared": winners.len() > 1,
        "expansions": game.expansions,
        "location": game.location,
        "note": game.note,
    })
}

/// Points, whether they won, and whether the victory was shared.
type Played = (u64, bool, bool);

/// A name with the games of its player.
type Row = (String, Vec<Played>);

/// The rows of `rankings`.
pub fn rankings(games: &[Game]) -> Vec<Value> {
    let mut rows: BTreeMap<String, Row> = BTreeMap::new();
    for game in games.iter().filter(|game| !game.is_open()) {
        let scores: Vec<u64> = game.scores.iter().map(|score| score.unwrap()).collect();
        let best = *scores.iter().max().unwrap();
        let shared = scores.iter().filter(|score| **score == best).count() > 1;
        for (seat, person) in game.people.iter().enumerate() {
            let name = game.names[seat].clone();
            let (_, played) = rows.entry(person.clone()).or_insert((name, Vec::new()));
            let won = scores[seat] == best;
            played.push((scores[seat], won, won && shared));
        }
    }
    let victories = |played: &[Played]| played.iter().filter(|game| game.1).count();
    let mut rows: Vec<Row> = rows.into_values().collect();
    rows.sort_by_key(|(name, played)| (usize::MAX - victories(played), plain(name), name.clone()));
    let row = |(name, played): &Row| {
        let won = victories(played);
        let better = rows
            .iter()
            .filter(|(_, other)| victories(other) > won)
            .count();
        let points: u64 = played.iter().map(|game| game.0).sum();
        json!({
            "place": 1 + better,
            "player": name,
            "games": played.len(),
            "victories": won,
            "shared": played.iter().filter(|game| game.2).count(),
            "rate": won as f64 / played.len() as f64,
            "average": points as f64 / played.len() as f64,
            "best": played.iter().map(|game| game.0).max(),
        })
    };
    rows.iter().map(row).collect()
}

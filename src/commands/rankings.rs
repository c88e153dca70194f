//! `rankings`: places, games, victories.

use super::filters::{known_players, selection};
use super::remarks::Remark;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::game::Game;
use crate::core::people::{People, Player};
use crate::core::ranking::{Ranking, Tally};
use crate::core::selection::took_part;
use crate::error::Error;

/// Players by place.
pub struct Rankings {
    /// The players, the best first.
    pub players: Vec<RankedPlayer>,
}

/// A player's place and figures.
pub struct RankedPlayer {
    /// Standard competition place.
    pub place: usize,
    /// Today's name.
    pub name: String,
    /// The figures.
    pub tally: Tally,
}

pub fn run(args: args::Rankings, desk: &Desk<'_>) -> Result<Answer, Error> {
    let selection = selection(args.filters, desk)?;
    let journal = desk.open()?;
    let mut ranking = Ranking::default();
    let mut kept: Vec<Game> = Vec::new();
    let mut any = false;
    let reading = journal.games(|people, game| {
        if game.is_open() {
            return;
        }
        any = true;
        if !selection.takes(&game) || !all_took_part(&args.players, people, &game) {
            return;
        }
        if selection.last.is_some() {
            kept.push(game);
        } else {
            ranking.add(&game);
        }
    })?;
    known_players(&args.players, &reading.people)?;
    selection.arrange(&mut kept);
    for game in &kept {
        ranking.add(game);
    }

    let people = &reading.people;
    let players: Vec<RankedPlayer> = ranking
        .standings(people, args.by.into(), args.min_games)
        .into_iter()
        .map(|standing| RankedPlayer {
            place: standing.place,
            name: people.name(standing.player).to_owned(),
            tally: standing.tally,
        })
        .collect();
    let nothing = players.is_empty().then_some(if any {
        Remark::NothingFits
    } else {
        Remark::NothingYet
    });
    let mut answer =
        Answer::of_reading(Outcome::Rankings(Rankings { players }), &journal, &reading);
    answer.remarks.extend(nothing);
    Ok(answer)
}

fn all_took_part(names: &[String], people: &mut People, game: &Game) -> bool {
    if names.is_empty() {
        return true;
    }
    let players: Vec<Player> = names.iter().map(|name| people.meet(name)).collect();
    took_part(game, &players)
}

//! `rankings`: places, games, victories.

use super::filters::{known_players, selection};
use super::remarks::Remark;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::game::{Game, Glance};
use crate::core::people::People;
use crate::core::player::Player;
use crate::core::ranking::{Ranking, Tally};
use crate::core::selection::Selection;
use crate::error::Error;
use crate::journal::Gather;

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
    let new = || Gathered {
        selection: &selection,
        names: &args.players,
        players: None,
        ranking: Ranking::default(),
        kept: Vec::new(),
        any: false,
    };
    let (gathered, reading) = journal.gather(new)?;
    known_players(&args.players, &reading.people)?;
    let Gathered {
        mut ranking,
        mut kept,
        any,
        ..
    } = gathered;
    selection.arrange(&mut kept);
    for game in &kept {
        ranking.add(&game.seats);
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

/// The figures of the games that are looked at.
struct Gathered<'a> {
    selection: &'a Selection,
    names: &'a [String],
    /// Whom the names mean, once they have been met.
    players: Option<Vec<Player>>,
    ranking: Ranking,
    /// The games themselves, where only the last of them count.
    kept: Vec<Game>,
    any: bool,
}

impl Gather for Gathered<'_> {
    fn see(&mut self, people: &mut People, game: &Glance<'_>) {
        if game.is_open() {
            return;
        }
        self.any = true;
        if !self.selection.takes(game) {
            return;
        }
        if !self.names.is_empty() {
            let meet = || self.names.iter().map(|name| people.meet(name)).collect();
            if !game.seats_all(self.players.get_or_insert_with(meet)) {
                return;
            }
        }
        if self.selection.last.is_some() {
            self.kept.push(game.to_game());
        } else {
            self.ranking.add(game.seats);
        }
    }

    fn absorb(&mut self, other: Self, players: &[Player]) {
        self.any |= other.any;
        self.ranking.absorb(&other.ranking, players);
        let kept = other.kept.into_iter();
        self.kept.extend(kept.map(|game| game.among(players)));
    }
}

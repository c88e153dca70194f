//! `rankings`: places, games, victories.

use super::filters::{known_players, selection};
use super::remarks::Remark;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::game::{Game, Glance};
use crate::core::people::People;
use crate::core::player::Player;
use crate::core::ranking::{By, Ranking, Tally};
use crate::core::rating::{Rating, Ratings, Results};
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
    /// The rating, where the places are by it.
    pub rating: Option<Rating>,
}

pub fn run(args: args::Rankings, desk: &Desk<'_>) -> Result<Answer, Error> {
    let selection = selection(args.filters, desk)?;
    let journal = desk.open()?;
    let rating = args.by == args::By::Rating;
    let new = || Gathered {
        selection: &selection,
        names: &args.players,
        players: None,
        ranking: Ranking::default(),
        results: rating.then(Results::default),
        kept: Vec::new(),
        any: false,
    };
    let (gathered, reading) = journal.gather(new)?;
    known_players(&args.players, &reading.people)?;
    let Gathered {
        mut ranking,
        mut results,
        mut kept,
        any,
        ..
    } = gathered;
    selection.arrange(&mut kept);
    for game in &kept {
        count(&mut ranking, &mut results, &game.glance());
    }
    let ratings = results.map(Ratings::after).unwrap_or_default();
    let by = match args.by {
        args::By::Victories => By::Victories,
        args::By::Rate => By::Rate,
        args::By::Average => By::Average,
        args::By::Best => By::Best,
        args::By::Rating => By::Rating(&ratings),
    };

    let people = &reading.people;
    let players: Vec<RankedPlayer> = ranking
        .standings(people, by, args.min_games)
        .into_iter()
        .map(|standing| RankedPlayer {
            place: standing.place,
            name: people.name(standing.player).to_owned(),
            tally: standing.tally,
            rating: rating.then(|| ratings.of(standing.player)),
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

fn count(ranking: &mut Ranking, results: &mut Option<Results>, game: &Glance<'_>) {
    ranking.add(game.seats);
    if let Some(results) = results {
        results.add(game);
    }
}

/// The figures of the games that are looked at.
struct Gathered<'a> {
    selection: &'a Selection,
    names: &'a [String],
    /// Whom the names mean, once they have been met.
    players: Option<Vec<Player>>,
    ranking: Ranking,
    /// What the ratings follow from, where the places are by them.
    results: Option<Results>,
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
            count(&mut self.ranking, &mut self.results, game);
        }
    }

    fn absorb(&mut self, other: Self, players: &[Player]) {
        self.any |= other.any;
        self.ranking.absorb(&other.ranking, players);
        if let (Some(results), Some(others)) = (&mut self.results, other.results) {
            results.absorb(others, players);
        }
        let kept = other.kept.into_iter();
        self.kept.extend(kept.map(|game| game.among(players)));
    }
}

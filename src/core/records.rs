//! Records over games: each player's, and the table's.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::game::{Game, Glance, Order};
use super::outcome::Victory;
use super::player::Player;

/// A figure, and the earliest game that reached it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feat {
    /// Points.
    pub value: u32,
    /// The game.
    pub game: Game,
}

/// Victories without a defeat between them. A shared victory continues a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// How many victories.
    pub length: usize,
    /// The first game of the run.
    pub from: Order,
    /// The last game of the run.
    pub to: Order,
}

/// One player's records.
#[derive(Clone, Debug, Default)]
pub struct Personal {
    /// Finished games.
    pub games: u64,
    /// Victories, shared ones included.
    pub victories: u64,
    /// The sum of all scores.
    pub points: u64,
    /// The best score.
    pub best: Option<Feat>,
    /// The widest margin in a victory that was not shared.
    pub widest: Option<Feat>,
    /// The narrowest margin in a victory that was not shared.
    pub narrowest: Option<Feat>,
    results: Vec<(Order, bool)>,
}

impl Personal {
    fn add(&mut self, game: &Glance<'_>, score: u32, won: bool, margin: Option<u32>) {
        self.games += 1;
        self.points += u64::from(score);
        self.victories += u64::from(won);
        self.results.push((game.order(), won));
        keep(&mut self.best, score, game, |new, old| new > old);
        if won && let Some(margin) = margin {
            keep(&mut self.widest, margin, game, |new, old| new > old);
            keep(&mut self.narrowest, margin, game, |new, old| new < old);
        }
    }

    /// The mean score in points.
    pub fn average(&self) -> f64 {
        self.points as f64 / self.games as f64
    }

    /// The longest run of victories, the earliest of several; and the present one, if the last
    /// game was a victory.
    pub fn runs(&self) -> (Option<Run>, Option<Run>) {
        let mut longest: Option<Run> = None;
        let mut present: Option<Run> = None;
        for &(order, won) in self.in_order().iter() {
            present = won.then(|| match present {
                Some(run) => Run {
                    length: run.length + 1,
                    to: order,
                    ..run
                },
                None => Run {
                    length: 1,
                    from: order,
                    to: order,
                },
            });
            if let Some(run) = present
                && longest.is_none_or(|known| run.length > known.length)
            {
                longest = Some(run);
            }
        }
        (longest, present)
    }

    /// The results in the order of their games; most files have them so.
    fn in_order(&self) -> Cow<'_, [(Order, bool)]> {
        if self.results.is_sorted() {
            return Cow::Borrowed(&self.results);
        }
        let mut results = self.results.clone();
        results.sort_unstable();
        Cow::Owned(results)
    }

    /// The run that one more result would belong to.
    fn run_through(&self, order: Order, won: bool) -> usize {
        if !won {
            return 0;
        }
        let results = self.in_order();
        let later = results.partition_point(|(other, _)| *other < order);
        let (before, after) = results.split_at(later);
        1 + before.iter().rev().take_while(|(_, won)| *won).count()
            + after.iter().take_while(|(_, won)| *won).count()
    }
}

/// Whether a new figure is better than an old one.
type Better = fn(u32, u32) -> bool;

/// Keeps the better of two feats, the other of which is told of other people.
fn take_in(feat: &mut Option<Feat>, other: Option<Feat>, players: &[Player], better: Better) {
    if let Some(Feat { value, game }) = other {
        keep(feat, value, &game.among(players).glance(), better);
    }
}

fn keep(feat: &mut Option<Feat>, value: u32, game: &Glance<'_>, better: Better) {
    let replaces = feat.as_ref().is_none_or(|known| {
        better(value, known.value) || value == known.value && game.order() < known.game.order()
    });
    if replaces {
        *feat = Some(Feat {
            value,
            game: game.to_game(),
        });
    }
}

/// People who often meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    /// Who.
    pub players: Vec<Player>,
    /// How many games they played, these and nobody else.
    pub games: u64,
}

/// The records of the whole table.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The highest score.
    pub highest: Option<Feat>,
    /// The highest score that did not win.
    pub highest_losing: Option<Feat>,
    /// The lowest score that won.
    pub lowest_winning: Option<Feat>,
    /// The widest margin of a victory that was not shared.
    pub widest: Option<Feat>,
    companies: BTreeMap<Vec<Player>, (u64, Option<Order>)>,
}

impl Table {
    /// The players who met most often as one table, at least twice; of several, those who met
    /// last.
    pub fn most_together(&self) -> Option<Company> {
        let (players, (games, _)) = self
            .companies
            .iter()
            .max_by_key(|(_, (games, last))| (*games, *last))?;
        (*games > 1).then(|| Company {
            players: players.clone(),
            games: *games,
        })
    }
}

/// Everybody's records, gathered game by game in any order.
#[derive(Debug, Default)]
pub struct Records {
    /// The table's.
    pub table: Table,
    personal: FxHashMap<Player, Personal>,
    only: Option<Vec<Player>>,
}

impl Records {
    /// Records that keep the table's, without its companies, and these players'.
    pub fn of(players: Vec<Player>) -> Self {
        Records {
            only: Some(players),
            ..Records::default()
        }
    }

    /// Counts a finished game; an open one is passed over.
    pub fn add(&mut self, game: &Glance<'_>) {
        let scores = game.seats.iter().filter_map(|seat| seat.score);
        let Some(victory) = Victory::among(scores).filter(|_| !game.is_open()) else {
            return;
        };
        let margin = victory.margin();
        let table = &mut self.table;
        let best = victory.score;
        keep(&mut table.highest, best, game, |new, old| new > old);
        keep(&mut table.lowest_winning, best, game, |new, old| new < old);
        if let Some(losing) = victory.next {
            keep(&mut table.highest_losing, losing, game, |new, old| {
                new > old
            });
        }
        if let Some(margin) = margin {
            keep(&mut table.widest, margin, game, |new, old| new > old);
        }
        for taken in game.seats {
            let of_interest = |only: &Vec<Player>| only.contains(&taken.player);
            if self.only.as_ref().is_none_or(of_interest) {
                let score = taken.score.unwrap_or_default();
                let personal = self.personal.entry(taken.player).or_default();
                personal.add(game, score, victory.has(score), margin);
            }
        }
        if self.only.is_none() {
            let mut company: Vec<Player> = game.seats.iter().map(|seat| seat.player).collect();
            company.sort_unstable();
            let (games, last) = table.companies.entry(company).or_default();
            *games += 1;
            *last = (*last).max(Some(game.order()));
        }
    }

    /// Adds what was counted elsewhere; `players` tells who each of its players is here.
    pub fn absorb(&mut self, other: Records, players: &[Player]) {
        let (higher, lower): (Better, Better) = (|new, old| new > old, |new, old| new < old);
        let table = &mut self.table;
        for (feat, theirs, better) in [
            (&mut table.highest, other.table.highest, higher),
            (
                &mut table.highest_losing,
                other.table.highest_losing,
                higher,
            ),
            (&mut table.lowest_winning, other.table.lowest_winning, lower),
            (&mut table.widest, other.table.widest, higher),
        ] {
            take_in(feat, theirs, players, better);
        }
        for (company, (games, last)) in other.table.companies {
            let mut company: Vec<Player> = company
                .into_iter()
                .map(|player| players[player.index()])
                .collect();
            company.sort_unstable();
            let known = table.companies.entry(company).or_default();
            *known = (known.0 + games, known.1.max(last));
        }
        for (player, theirs) in other.personal {
            let personal = self.personal.entry(players[player.index()]).or_default();
            personal.games += theirs.games;
            personal.victories += theirs.victories;
            personal.points += theirs.points;
            personal.results.extend(theirs.results);
            take_in(&mut personal.best, theirs.best, players, higher);
            take_in(&mut personal.widest, theirs.widest, players, higher);
            take_in(&mut personal.narrowest, theirs.narrowest, players, lower);
        }
    }

    /// One player's records, if that player finished a game.
    pub fn player(&self, player: Player) -> Option<&Personal> {
        self.personal.get(&player)
    }

    /// Everybody with a finished game.
    pub fn players(&self) -> impl Iterator<Item = Player> + '_ {
        self.personal.keys().copied()
    }
}

/// Which record fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A player's best score.
    BestScore,
    /// A player's longest run of victories.
    LongestRun,
    /// A player's widest victory.
    WidestVictory,
    /// The table's highest score.
    TableHighestScore,
    /// The table's widest margin.
    TableWidestMargin,
}

/// A record that a game broke or equalled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fallen {
    /// Which record.
    pub kind: Kind,
    /// Whose: the player who reached it.
    pub player: Player,
    /// Points, or victories of a run.
    pub value: u32,
    /// The figure before.
    pub before: u32,
    /// The day of the game that held the record before; none for a run.
    pub since: Option<super::calendar::Date>,
    /// Whether the record was only reached again.
    pub equalled: bool,
}

/// The records of all other games that `game` breaks or equals, players in seat order, then the
/// table's. A first score is no record, nor is a run of one.
pub fn fallen(others: &Records, game: &Game) -> Vec<Fallen> {
    let Some(verdict) = game.verdict() else {
        return Vec::new();
    };
    let mut fallen = Vec::new();
    let mut compare = |kind, player, value, before: &Option<Feat>| {
        if let Some(before) = before
            && value >= before.value
        {
            fallen.push(Fallen {
                kind,
                player,
                value,
                before: before.value,
                since: Some(before.game.date),
                equalled: value == before.value,
            });
        }
    };
    for (seat, taken) in game.seats.iter().enumerate() {
        let Some(known) = others.player(taken.player) else {
            continue;
        };
        let player = taken.player;
        compare(
            Kind::BestScore,
            player,
            taken.score.unwrap_or_default(),
            &known.best,
        );
        if verdict.won(seat)
            && let Some(margin) = verdict.margin
        {
            compare(Kind::WidestVictory, player, margin, &known.widest);
        }
    }
    for (seat, taken) in game.seats.iter().enumerate() {
        let score = taken.score.unwrap_or_default();
        if verdict.won(seat) {
            compare(
                Kind::TableHighestScore,
                taken.player,
                score,
                &others.table.highest,
            );
            if let Some(margin) = verdict.margin {
                compare(
                    Kind::TableWidestMargin,
                    taken.player,
                    margin,
                    &others.table.widest,
                );
            }
        }
    }
    for (seat, taken) in game.seats.iter().enumerate() {
        let Some(known) = others.player(taken.player) else {
            continue;
        };
        let length = known.run_through(game.order(), verdict.won(seat));
        let before = known.runs().0.map_or(0, |run| run.length);
        if length >= before.max(2) {
            fallen.push(Fallen {
                kind: Kind::LongestRun,
                player: taken.player,
                value: length as u32,
                before: before as u32,
                since: None,
                equalled: length == before,
            });
        }
    }
    fallen.sort_by_key(|record| {
        let seat = game
            .seats
            .iter()
            .position(|seat| seat.player == record.player);
        match record.kind {
            Kind::BestScore => (0, seat, 0),
            Kind::LongestRun => (0, seat, 1),
            Kind::WidestVictory => (0, seat, 2),
            Kind::TableHighestScore => (1, seat, 0),
            Kind::TableWidestMargin => (1, seat, 1),
        }
    });
    fallen
}

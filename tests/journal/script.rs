//! Random scripts: who does what at which machine, and when.

use std::ops::RangeInclusive;

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::subsequence;
use time::{Duration, OffsetDateTime, UtcOffset};

use crate::hostile;
use crate::model::commands::{Command, Details, Edit};
use crate::model::line::Told;
use crate::model::{Game, Journal};
use crate::names::PEOPLE;

/// One step of a script.
#[derive(Clone, Debug)]
pub struct Step {
    /// Where.
    pub machine: usize,
    /// By how many minutes that machine's clock moves before.
    pub minutes: i64,
    pub act: Act,
    /// Whether it is tried out first, on a copy, that `undo` restores what was there.
    pub probe: bool,
}

/// Names as (person, spelling).
pub type Typed = (usize, usize);

#[derive(Clone, Debug)]
pub enum Act {
    New(Vec<Typed>, Details),
    Score(Vec<(Typed, u64)>, Details),
    /// Which open game, if it is said at all.
    Close(Option<usize>, Vec<u64>, Details),
    Edit(usize, Change, Details),
    Delete(Vec<usize>),
    DeleteLast,
    Rename(Named, Typed, bool),
    Undo,
    /// Lines from another machine, put in between in any order and with repeats.
    Merge(usize),
    /// One of a few games that every machine can import.
    Import(usize),
    /// A line with the id and change of another, and other bytes.
    Twin(usize),
    /// A line that no command of this version wrote.
    Hostile(usize),
}

/// A name that somebody has, or may have.
#[derive(Clone, Debug)]
pub enum Named {
    /// Who sits at a seat of a game.
    Seat(usize, usize, By),
    Typed(Typed),
}

/// How a player of a seat is named.
#[derive(Clone, Copy, Debug)]
pub enum By {
    Shown,
    Written,
}

#[derive(Clone, Debug)]
pub enum Change {
    Nothing,
    Score(usize, By, u64),
    Add(Typed, Option<u64>),
    Remove(usize, By),
    Replace(usize, By, Typed),
}

/// What the steps of a script can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Commands and merges.
    Pure,
    /// Hostile lines too.
    Hostile,
}

fn typed() -> impl Strategy<Value = Typed> {
    (0..PEOPLE.len(), 0..3_usize)
}

fn by() -> impl Strategy<Value = By> {
    prop_oneof![Just(By::Shown), Just(By::Written)]
}

fn named() -> impl Strategy<Value = Named> {
    prop_oneof![
        3 => (game(), 0..4_usize, by()).prop_map(|(game, seat, by)| Named::Seat(game, seat, by)),
        1 => typed().prop_map(Named::Typed),
    ]
}

/// Which of the games; often one of the same few.
fn game() -> impl Strategy<Value = usize> {
    prop_oneof![3 => 0..2_usize, 1 => 0..8_usize]
}

fn table() -> impl Strategy<Value = Vec<Typed>> {
    let people = subsequence((0..PEOPLE.len()).collect::<Vec<_>>(), 2..=4).prop_shuffle();
    let seated = people.prop_flat_map(|people| {
        let spellings: Vec<_> = people.iter().map(|_| 0..3_usize).collect();
        spellings.prop_map(move |spellings| people.iter().copied().zip(spellings).collect())
    });
    prop_oneof![20 => seated, 1 => vec(typed(), 1..4)]
}

fn points() -> impl Strategy<Value = u64> {
    prop_oneof![4 => 0..4_u64, 4 => 0..200_u64, 1 => 0..=99_999_u64]
}

fn details() -> impl Strategy<Value = Details> {
    let dates = vec![
        "2026-11-28",
        "2025-01-01",
        "2027-05-05",
        "today",
        "yesterday",
    ];
    let lists: [&[&str]; 4] = [
        &[],
        &["inns-and-cathedrals"],
        &["river", "abbot"],
        &["other:Homemade"],
    ];
    let some = (
        option::weighted(0.3, prop::sample::select(dates)),
        option::weighted(0.3, prop::sample::select(lists.to_vec())),
        option::weighted(0.3, prop::sample::select(&["Lyon", "Chez \"Léa\"", ""][..])),
        option::weighted(0.3, prop::sample::select(&["à suivre\\", "x", ""][..])),
    );
    let some = some.prop_map(|(date, with, at, note)| Details {
        date: date.map(str::to_owned),
        with: with.map(|with| with.iter().map(|id| (*id).to_owned()).collect()),
        at: at.map(str::to_owned),
        note: note.map(str::to_owned),
    });
    prop_oneof![2 => Just(Details::default()), 1 => some]
}

fn change() -> impl Strategy<Value = Change> {
    let seat = 0..4_usize;
    prop_oneof![
        2 => Just(Change::Nothing),
        4 => (seat.clone(), by(), points()).prop_map(|(seat, by, points)| Change::Score(seat, by, points)),
        1 => (typed(), option::weighted(0.8, points())).prop_map(|(name, points)| Change::Add(name, points)),
        1 => (seat.clone(), by()).prop_map(|(seat, by)| Change::Remove(seat, by)),
        2 => (seat, by(), typed()).prop_map(|(seat, by, name)| Change::Replace(seat, by, name)),
    ]
}

fn act(kind: Kind) -> impl Strategy<Value = Act> {
    let hostile = match kind {
        Kind::Pure => Just(Act::Undo).boxed(),
        Kind::Hostile => (0..hostile::KINDS).prop_map(Act::Hostile).boxed(),
    };
    let often = match kind {
        Kind::Pure => 1,
        Kind::Hostile => 8,
    };
    prop_oneof![
        4 => (table(), details()).prop_flat_map(|(table, details)| {
            let scores: Vec<_> = table.iter().map(|_| points()).collect();
            scores.prop_map(move |scores| {
                let pairs = table.iter().copied().zip(scores).collect();
                Act::Score(pairs, details.clone())
            })
        }),
        2 => (table(), details()).prop_map(|(table, details)| Act::New(table, details)),
        2 => (option::weighted(0.7, game()), vec(points(), 2..=4), details())
            .prop_map(|(game, scores, details)| Act::Close(game, scores, details)),
        5 => (game(), change(), details())
            .prop_map(|(game, change, details)| Act::Edit(game, change, details)),
        1 => vec(game(), 1..=2).prop_map(Act::Delete),
        1 => Just(Act::DeleteLast),
        3 => (named(), typed(), prop::bool::weighted(0.8))
            .prop_map(|(old, new, merge)| Act::Rename(old, new, merge)),
        3 => Just(Act::Undo),
        4 => (0..3_usize).prop_map(Act::Merge),
        2 => (0..2_usize).prop_map(Act::Import),
        1 => (0..32_usize).prop_map(Act::Twin),
        often => hostile,
    ]
}

fn step(kind: Kind, machines: usize) -> impl Strategy<Value = Step> {
    const DAY: i64 = 24 * 60;
    let minutes = prop_oneof![
        4 => Just(0),
        3 => Just(1),
        1 => Just(DAY),
        1 => prop_oneof![Just(-DAY), Just(30 * DAY), Just(-30 * DAY)],
    ];
    let machine = prop_oneof![2 => Just(0), 3 => 0..machines];
    (machine, minutes, act(kind), prop::bool::weighted(0.3)).prop_map(
        |(machine, minutes, act, probe)| Step {
            machine,
            minutes,
            act,
            probe,
        },
    )
}

/// A script for two or three machines, with a seed for what is left to chance.
#[derive(Clone, Debug)]
pub struct Script {
    pub machines: usize,
    pub seed: u64,
    pub steps: Vec<Step>,
}

pub fn scripts(kind: Kind, length: RangeInclusive<usize>) -> impl Strategy<Value = Script> {
    (2..=3_usize, any::<u64>()).prop_flat_map(move |(machines, seed)| {
        vec(step(kind, machines), length.clone()).prop_map(move |steps| Script {
            machines,
            seed,
            steps,
        })
    })
}

/// What a machine's clock shows after so many minutes; each stands in a place of its own.
pub fn clock(machine: usize, minutes: i64) -> OffsetDateTime {
    let base = OffsetDateTime::from_unix_timestamp(1_796_000_000).unwrap();
    let offset = [(1, 0), (-3, -30), (0, 0)][machine];
    let offset = UtcOffset::from_hms(offset.0, offset.1, 0).unwrap();
    (base + Duration::minutes(minutes)).to_offset(offset)
}

fn typed_name((person, spelling): Typed) -> String {
    let spellings = PEOPLE[person].spellings;
    spellings[spelling % spellings.len()].0.to_owned()
}

impl Act {
    /// The command that this is on a machine with these lines; nothing for what is no command.
    pub fn command(&self, journal: &Journal) -> Option<Command> {
        let games = journal.games();
        // No game has this id.
        let game = |index: usize| -> (String, Option<&Game>) {
            let game = games.get(index % games.len().max(1));
            let id = game.map_or("zzzzzzzzzzzz", |game| &game.id);
            (id.to_owned(), game)
        };
        Some(match self {
            Act::New(table, details) => Command::New(
                table.iter().copied().map(typed_name).collect(),
                details.clone(),
            ),
            Act::Score(pairs, details) => {
                let pairs = pairs
                    .iter()
                    .map(|(name, points)| (typed_name(*name), *points));
                Command::Score(pairs.collect(), details.clone())
            }
            Act::Close(index, scores, details) => {
                let mut scores = scores.clone();
                let open: Vec<&Game> = games.iter().filter(|game| game.is_open()).collect();
                let meant = index.and_then(|index| open.get(index % open.len().max(1)));
                if let Some(game) = meant {
                    scores.resize(game.people.len(), 5);
                }
                Command::Close(meant.map(|game| game.id.clone()), scores, details.clone())
            }
            Act::Edit(index, change, details) => {
                let (id, game) = game(*index);
                let edit = change.edit(journal, game);
                Command::Edit(id, edit, details.clone())
            }
            Act::Delete(indices) => {
                Command::Delete(indices.iter().map(|index| game(*index).0).collect())
            }
            Act::DeleteLast => Command::Delete(vec!["last".to_owned()]),
            Act::Rename(old, new, merge) => Command::Rename {
                old: match old {
                    Named::Typed(name) => typed_name(*name),
                    Named::Seat(index, seat, by) => seat_name(journal, game(*index).1, *seat, *by),
                },
                new: typed_name(*new),
                merge: *merge,
            },
            Act::Undo => Command::Undo,
            Act::Import(index) => {
                let (id, told) = foreign(*index);
                Command::Import(id, told)
            }
            Act::Merge(_) | Act::Twin(_) | Act::Hostile(_) => return None,
        })
    }
}

fn seat_name(journal: &Journal, game: Option<&Game>, seat: usize, by: By) -> String {
    let Some(game) = game else {
        return "Hugo".to_owned();
    };
    let seat = seat % game.names.len();
    match by {
        By::Shown => game.names[seat].clone(),
        By::Written => journal.written_name(&game.id, seat),
    }
}

impl Change {
    fn edit(&self, journal: &Journal, game: Option<&Game>) -> Edit {
        let name = |seat, by| seat_name(journal, game, seat, by);
        match self {
            Change::Nothing => Edit::Nothing,
            Change::Score(seat, by, points) => Edit::Score(name(*seat, *by), *points),
            Change::Add(new, points) => Edit::Add(typed_name(*new), *points),
            Change::Remove(seat, by) => Edit::Remove(name(*seat, *by)),
            Change::Replace(seat, by, new) => Edit::Replace(name(*seat, *by), typed_name(*new)),
        }
    }
}

/// A game of another program: the same id on every machine.
pub fn foreign(index: usize) -> (String, Told) {
    let id = ["f0re1gn00001", "f0re1gn00002"][index];
    let told = Told {
        date: "2026-10-01".to_owned(),
        seats: vec![("Hugo".to_owned(), Some(70)), ("Léa".to_owned(), Some(80))],
        expansions: Vec::new(),
        location: None,
        note: None,
    };
    (id.to_owned(), told)
}

/// Chance that follows from a seed (SplitMix64).
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.bits() % end.max(1) as u64) as usize
    }

    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last + 1));
        }
    }

    /// 12 random characters of `0-9a-z` without `i l o u`.
    pub fn id(&mut self) -> String {
        let alphabet: Vec<char> = "0123456789abcdefghjkmnpqrstvwxyz".chars().collect();
        (0..12).map(|_| alphabet[self.below(32)]).collect()
    }

    /// All lines in any order, some of them repeated.
    pub fn jumbled<T: Clone>(&mut self, lines: &[T]) -> Vec<T> {
        let mut jumbled = lines.to_vec();
        for line in lines {
            if self.below(3) == 0 {
                jumbled.push(line.clone());
            }
        }
        self.shuffle(&mut jumbled);
        jumbled
    }
}

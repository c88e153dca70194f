//! What the lines say beside which of them counts: the games, the people, and what cannot be
//! understood.

use super::line::{Body, Line};
use super::lines::Place;
use super::scan::{Scanned, ScannedSeat};
use crate::core::calendar::{Date, Instant};
use crate::core::game::{Expansions, Glance, Seat, Text};
use crate::core::id::Id;
use crate::core::people::{People, Spelling};
use crate::core::player::Player;

/// Gathers something from games, in any order and in parts.
pub trait Gather: Send {
    /// Looks at a game.
    fn see(&mut self, people: &mut People, game: &Glance<'_>);

    /// Takes in what another has gathered; `players` tells who each of its players is here.
    fn absorb(&mut self, other: Self, players: &[Player]);
}

/// Lines that could not be understood.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unreadable {
    /// How many.
    pub count: u64,
    /// The number of the first, from 1.
    pub first: u64,
}

/// What the last reading of a part tells.
#[derive(Default)]
pub struct Harvest {
    /// Everybody who was named.
    pub people: People,
    /// Lines that could not be understood.
    pub unreadable: Unreadable,
    /// The latest instant recorded.
    pub latest: Option<Instant>,
    /// How many lines there are, blank ones included.
    pub lines: u64,
}

impl Harvest {
    /// Nothing yet, among people who were renamed.
    pub fn of(people: People) -> Self {
        Harvest {
            people,
            ..Harvest::default()
        }
    }

    /// Takes in what the next part told; returns who each of its players is here.
    pub fn absorb(&mut self, next: Harvest) -> Vec<Player> {
        if self.unreadable.count == 0 && next.unreadable.count > 0 {
            self.unreadable.first = self.lines + next.unreadable.first;
        }
        self.unreadable.count += next.unreadable.count;
        self.latest = self.latest.max(next.latest);
        self.lines += next.lines;
        self.people.absorb(next.people)
    }
}

/// Shows games, and keeps account of what the lines say beside.
pub struct Harvester<E> {
    /// The account.
    pub harvest: Harvest,
    each: E,
    seats: Vec<Seat>,
}

impl<E: FnMut(&mut People, &Glance<'_>, &[u8])> Harvester<E> {
    /// Goes on with an account, and calls `each` for each game.
    pub fn new(harvest: Harvest, each: E) -> Self {
        Harvester {
            harvest,
            each,
            seats: Vec::new(),
        }
    }

    /// Notes when a line was recorded, or that it cannot be understood.
    pub fn note(&mut self, place: &Place<'_>, recorded: Option<Instant>) {
        let Harvest {
            latest, unreadable, ..
        } = &mut self.harvest;
        match recorded {
            Some(recorded) => *latest = (*latest).max(Some(recorded)),
            None => {
                unreadable.count += 1;
                if unreadable.count == 1 {
                    unreadable.first = place.number;
                }
            }
        }
    }

    /// Looks at a canonical line, and shows its game when it is said when that began. Nothing when
    /// the line seats somebody twice after all.
    pub fn scanned(
        &mut self,
        bytes: &[u8],
        line: &Scanned<'_>,
        seats: &[ScannedSeat],
        begun: Option<Begun>,
    ) -> Option<Instant> {
        let Some(told) = line.told else {
            return Some(line.recorded);
        };
        let table = seats.iter().map(|seat| (seat.spelling(bytes), seat.score));
        match begun {
            Some(begun) => {
                let expansions = Expansions::Written(told.expansions);
                let about = (told.date, expansions, told.location, told.note);
                self.show(line.id, begun, table, about, bytes)?;
            }
            None if self.harvest.people.can_sit(table) => {}
            None => return None,
        }
        Some(line.recorded)
    }

    /// Looks at any other line, and shows its game when it is said when that began.
    pub fn parsed(
        &mut self,
        bytes: &[u8],
        line: &Line<'_>,
        begun: Option<Begun>,
    ) -> Option<Instant> {
        if let Body::Game {
            id,
            told: Some(told),
            ..
        } = &line.body
            && let Some(begun) = begun
        {
            let table = told
                .seats
                .iter()
                .map(|(name, score)| (Spelling::of(name.as_bytes()), *score));
            let expansions = Expansions::List(&told.expansions);
            let location = told.location.as_deref().map(Text::from);
            let note = told.note.as_deref().map(Text::from);
            let about = (told.date, expansions, location, note);
            self.show(*id, begun, table, about, bytes)?;
        }
        Some(line.recorded)
    }

    fn show<'t>(
        &mut self,
        id: Id,
        (first, finished): Begun,
        table: impl Iterator<Item = (Spelling<'t>, Option<u32>)> + Clone,
        (date, expansions, location, note): Details<'_>,
        line: &[u8],
    ) -> Option<()> {
        let people = &mut self.harvest.people;
        let renamed = people.seat(table, first, id, &mut self.seats)?;
        let open = self.seats.iter().any(|seat| seat.score.is_none());
        let game = Glance {
            id,
            date,
            recorded: first,
            finished: finished.filter(|_| !open),
            seats: &self.seats,
            renamed,
            expansions,
            location,
            note,
        };
        (self.each)(people, &game, line);
        Some(())
    }
}

/// When a game was first recorded, and when its scores were.
pub type Begun = (Instant, Option<Instant>);

/// What began with its only line.
pub fn at_once(recorded: Instant) -> Begun {
    (recorded, Some(recorded))
}

/// Date, expansions, place and note.
type Details<'a> = (Date, Expansions<'a>, Option<Text<'a>>, Option<Text<'a>>);

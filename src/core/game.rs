//! A game, and every rule that makes one valid.

use super::calendar::{Date, Instant};
use super::expansion::Expansion;
use super::id::Id;
use super::outcome::Verdict;
use super::player::{Player, key};

/// The longest name of a place or of an expansion outside the list, in characters.
pub const LONGEST_LABEL: usize = 200;

/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 2_000;

/// Why seats do not make a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadGame {
    /// Fewer than two players.
    TooFewPlayers(usize),
    /// Somebody sits twice: the name at the second seat, and at the first.
    Twice(String, String),
}

/// A player at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Who sits here.
    pub player: Player,
    /// Final points; none while the game is open.
    pub score: Option<u32>,
}

/// A game as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Which game.
    pub id: Id,
    /// The civil day it was played.
    pub date: Date,
    /// The instant it was first recorded.
    pub recorded: Instant,
    /// The instant its scores were first recorded; none while it is open.
    pub finished: Option<Instant>,
    /// The players in seat order.
    pub seats: Vec<Seat>,
    /// Whether the players are who they are after the renames; not where that would seat one
    /// person twice.
    pub renamed: bool,
    /// The expansions on the table.
    pub expansions: Vec<Expansion>,
    /// Where it was played.
    pub location: Option<String>,
    /// A remark of the players.
    pub note: Option<String>,
}

/// A game in passing, as it is read from a file: nothing of it is owned.
#[derive(Clone, Copy, Debug)]
pub struct Glance<'a> {
    /// Which game.
    pub id: Id,
    /// The civil day it was played.
    pub date: Date,
    /// The instant it was first recorded.
    pub recorded: Instant,
    /// The instant its scores were first recorded; none while it is open.
    pub finished: Option<Instant>,
    /// The players in seat order.
    pub seats: &'a [Seat],
    /// Whether the players are who they are after the renames.
    pub renamed: bool,
    /// The expansions.
    pub expansions: Expansions<'a>,
    /// Where it was played.
    pub location: Option<Text<'a>>,
    /// A remark of the players.
    pub note: Option<Text<'a>>,
}

/// A text in passing, of bytes that are known to be UTF-8 but seldom read as such.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Text<'a>(&'a [u8]);

impl<'a> Text<'a> {
    /// The text of these bytes, if they are one.
    #[inline]
    pub fn of(bytes: &'a [u8]) -> Option<Self> {
        let text = bytes.is_ascii() || std::str::from_utf8(bytes).is_ok();
        text.then_some(Text(bytes))
    }

    /// The text.
    pub fn as_str(self) -> &'a str {
        std::str::from_utf8(self.0).unwrap_or_default()
    }

    /// Whether there is nothing in it.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}

impl<'a> From<&'a str> for Text<'a> {
    fn from(text: &'a str) -> Self {
        Text(text.as_bytes())
    }
}

/// The expansions of a game in passing.
#[derive(Clone, Copy, Debug)]
pub enum Expansions<'a> {
    /// As they are written, between the quotes of a list: `river","abbot`.
    Written(Text<'a>),
    /// One by one.
    List(&'a [Expansion]),
}

impl Expansions<'_> {
    /// The expansions one by one.
    pub fn to_vec(self) -> Vec<Expansion> {
        match self {
            Expansions::Written(text) if text.is_empty() => Vec::new(),
            Expansions::Written(text) => text
                .as_str()
                .split("\",\"")
                .map(|id| Expansion::written(id.to_owned()))
                .collect(),
            Expansions::List(list) => list.to_vec(),
        }
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        match self {
            Expansions::Written(text) => text.is_empty(),
            Expansions::List(list) => list.is_empty(),
        }
    }
}

impl Glance<'_> {
    /// The game's place among all games.
    pub fn order(&self) -> Order {
        (self.date, self.recorded, self.id)
    }

    /// Whether the game waits for its scores.
    pub fn is_open(&self) -> bool {
        self.seats.iter().any(|seat| seat.score.is_none())
    }

    /// Whether this person sits at the table.
    pub fn seats_player(&self, player: Player) -> bool {
        self.seats.iter().any(|seat| seat.player == player)
    }

    /// The final points of this person, who sits at the table and has some.
    pub fn scored(&self, player: Player) -> Option<u32> {
        self.seats.iter().find(|seat| seat.player == player)?.score
    }

    /// Whether all of these people sit at the table.
    pub fn seats_all(&self, players: &[Player]) -> bool {
        players.iter().all(|player| self.seats_player(*player))
    }

    /// What the records of one game have in common: its date, and who had how many points. None
    /// while it is open.
    pub fn result(&self) -> Option<GameResult> {
        let seats = self.seats.iter();
        let scores: Option<Vec<(Player, u32)>> =
            seats.map(|seat| Some((seat.player, seat.score?))).collect();
        let mut scores = scores?;
        scores.sort_unstable();
        Some((self.date, scores))
    }

    /// The game, to keep.
    pub fn to_game(&self) -> Game {
        Game {
            id: self.id,
            date: self.date,
            recorded: self.recorded,
            finished: self.finished,
            seats: self.seats.to_vec(),
            renamed: self.renamed,
            expansions: self.expansions.to_vec(),
            location: self.location.map(|place| place.as_str().to_owned()),
            note: self.note.map(|note| note.as_str().to_owned()),
        }
    }
}

/// A day, and who had how many points, in the order of the players.
pub type GameResult = (Date, Vec<(Player, u32)>);

/// What games are in order of: date, instant first recorded, id.
pub type Order = (Date, Instant, Id);

impl Game {
    /// The same game among other people: `players` tells who each of its players is there.
    pub fn among(mut self, players: &[Player]) -> Self {
        for seat in &mut self.seats {
            seat.player = players[seat.player.index()];
        }
        self
    }

    /// The game's place among all games.
    pub fn order(&self) -> Order {
        (self.date, self.recorded, self.id)
    }

    /// The final scores in seat order, once the game is finished.
    pub fn scores(&self) -> Option<Vec<u32>> {
        self.seats.iter().map(|seat| seat.score).collect()
    }

    /// Whether the game waits for its scores.
    pub fn is_open(&self) -> bool {
        self.seats.iter().any(|seat| seat.score.is_none())
    }

    /// Whether the game was opened today or yesterday, by the local clock of `now`: scores that do
    /// not say of which game they are can only close such a one.
    pub fn is_recent(&self, now: Instant) -> bool {
        let today = now.date();
        self.recorded.told_at(now).date() >= today.previous_day().unwrap_or(today)
    }

    /// Who won and by how much, once the game is finished.
    pub fn verdict(&self) -> Option<Verdict> {
        self.scores().map(|scores| Verdict::of(&scores))
    }

    /// Whether this person sits at the table.
    pub fn seats_player(&self, player: Player) -> bool {
        self.seats.iter().any(|seat| seat.player == player)
    }

    /// The game in passing.
    pub fn glance(&self) -> Glance<'_> {
        Glance {
            id: self.id,
            date: self.date,
            recorded: self.recorded,
            finished: self.finished,
            seats: &self.seats,
            renamed: self.renamed,
            expansions: Expansions::List(&self.expansions),
            location: self.location.as_deref().map(Text::from),
            note: self.note.as_deref().map(Text::from),
        }
    }
}

/// Verifies that these names can sit at one table: at least two, nobody twice.
///
/// # Errors
/// Which rule they break.
pub fn check_table<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<(), BadGame> {
    let names: Vec<&str> = names.into_iter().collect();
    if let Some((again, first)) = named_twice(names.iter().copied()) {
        return Err(BadGame::Twice(again.to_owned(), first.to_owned()));
    }
    if names.len() < 2 {
        return Err(BadGame::TooFewPlayers(names.len()));
    }
    Ok(())
}

/// The first person whom these names name twice: the name again, and as it was first.
pub fn named_twice<'a>(names: impl IntoIterator<Item = &'a str>) -> Option<(&'a str, &'a str)> {
    let mut seen: Vec<(String, &str)> = Vec::new();
    for name in names {
        let key = key(name);
        if let Some((_, first)) = seen.iter().find(|(known, _)| *known == key) {
            return Some((name, first));
        }
        seen.push((key, name));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_at_least_and_nobody_twice() {
        assert_eq!(check_table(["Hugo", "Léa"]), Ok(()));
        assert_eq!(check_table(["Hugo"]), Err(BadGame::TooFewPlayers(1)));
        assert_eq!(
            check_table(["Léa", "Hugo", "LE\u{301}A"]),
            Err(BadGame::Twice("LE\u{301}A".into(), "Léa".into()))
        );
    }
}

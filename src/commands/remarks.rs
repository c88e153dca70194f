//! Remarks: what is worth saying and refuses nothing.

use std::path::PathBuf;

use super::import::{Disagreement, NotTaken};
use super::view::candidate;
use crate::core::calendar::Date;
use crate::core::expansion::Expansion;
use crate::core::game::Game;
use crate::core::people::People;
use crate::core::plausible::{is_unusual, lacks_a_lap};
use crate::core::player::Name;
use crate::error::Candidate;
use crate::journal::{Journal, Reading, Unreadable};

/// Something worth saying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Lines that could not be read were left alone.
    Unreadable(PathBuf, Unreadable),
    /// So many lines of a later version of the program were left alone.
    Newer(PathBuf, u64),
    /// The date lies ahead.
    FutureDate(Date),
    /// Dates of games from elsewhere lie ahead: of how many games, and the first of them.
    FutureDates(usize, Candidate),
    /// The only other open game stays open.
    StaysOpen(Candidate),
    /// So many other games stay open.
    StayOpen(usize),
    /// A low score beside a high one: player, score, the high score, and what the low one would
    /// be with a lap more.
    LapForgotten {
        /// Whose score.
        player: String,
        /// The score.
        score: u32,
        /// The highest score of the game.
        beside: u32,
        /// What `edit` calls the game; nothing when it was not recorded.
        game: Option<String>,
    },
    /// A score seldom seen: whose, and how many points.
    Unusual(String, u32),
    /// The same players had the same scores that day already, in this game.
    SameGame(Candidate),
    /// A new name that resembles a known one: the new and the known.
    Resembles(String, String),
    /// The reminder tells nothing of these expansions.
    NotReminded(Vec<Expansion>),
    /// A name stays blank on a sheet, whose typeface cannot write it.
    LeftBlank(String),
    /// A file to import was named before, and is not read again.
    NamedAgain(PathBuf),
    /// A play from elsewhere was not taken.
    NotTaken(NotTaken),
    /// A file names other winners than the scores do.
    Disagrees(Disagreement),
    /// A game from elsewhere was recorded otherwise already, as this one.
    AlreadyRecorded(Candidate),
    /// Expansions from elsewhere that are not in the list, by their names.
    OtherExpansions(Vec<String>),
    /// A table writes days in an order that was not said.
    DatesUnsaid,
    /// The typeface of pictures has not all letters of these names.
    LettersMissing(Vec<String>),
    /// Nothing was written.
    DryRun,
    /// No game fits.
    NothingFits,
    /// No game is recorded yet.
    NothingYet,
    /// No game is open.
    NothingOpen,
}

impl Remark {
    /// What could not be read.
    pub fn about_reading(journal: &Journal, reading: &Reading) -> Vec<Remark> {
        let path = || journal.path().to_owned();
        let unreadable =
            (reading.unreadable.count > 0).then(|| Remark::Unreadable(path(), reading.unreadable));
        let newer = (reading.newer > 0).then(|| Remark::Newer(path(), reading.newer));
        unreadable.into_iter().chain(newer).collect()
    }

    /// That a date lies ahead.
    pub fn about_date(date: Date, today: Date) -> Option<Remark> {
        (date > today).then_some(Remark::FutureDate(date))
    }

    /// That other games stay open.
    pub fn about_open(open: &[Game], people: &People, id_length: usize) -> Option<Remark> {
        match open {
            [] => None,
            [only] => Some(Remark::StaysOpen(candidate(only, people, id_length))),
            several => Some(Remark::StayOpen(several.len())),
        }
    }

    /// That scores look wrong; `called` is what `edit` calls the game.
    pub fn about_scores(game: &Game, people: &People, called: Option<&str>) -> Vec<Remark> {
        let name = |seat: &crate::core::game::Seat| people.name(seat.player).to_owned();
        let scores = game.scores().unwrap_or_default();
        let highest = scores.iter().copied().max().unwrap_or_default();
        let mut remarks = Vec::new();
        for (seat, score) in game.seats.iter().zip(scores) {
            if lacks_a_lap(score, highest) {
                remarks.push(Remark::LapForgotten {
                    player: name(seat),
                    score,
                    beside: highest,
                    game: called.map(str::to_owned),
                });
            }
            if is_unusual(score) {
                remarks.push(Remark::Unusual(name(seat), score));
            }
        }
        remarks
    }

    /// That new names resemble known ones.
    pub fn about_new_names(names: &[Name], people: &People) -> Vec<Remark> {
        names
            .iter()
            .filter(|name| people.find(name.as_str()).is_none())
            .filter_map(|name| {
                let known = people.resembling(name.as_str())?;
                let sits = |other: &Name| people.find(other.as_str()) == Some(known);
                if names.iter().any(sits) {
                    return None;
                }
                let known = people.name(known).to_owned();
                Some(Remark::Resembles(name.as_str().to_owned(), known))
            })
            .collect()
    }
}

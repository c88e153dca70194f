//! What can go wrong, as data. The words are in `locales/`, found by `report/error.rs`.

use std::io::ErrorKind;
use std::path::PathBuf;

use crate::core::calendar::{Date, Instant};
use crate::core::entry::{BadEntry, BadScore};
use crate::core::expansion::Expansion;
use crate::core::game::BadGame;
use crate::core::id::Id;
use crate::core::meeples::BadMeeples;
use crate::core::rules::{Feature, Impossible};
use crate::exchange::{BadColumn, Broken, Kind, Unknown};

/// What was being done to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Reading it.
    Read,
    /// Opening it for writing, or appending to it.
    Write,
    /// Waiting for its lock.
    Lock,
    /// Making its directory.
    MakeDirectory,
    /// Writing a result to it.
    Output,
    /// Reading games from it.
    Import,
    /// Keeping there what can be read only once.
    Keep,
}

/// A game in a list of candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Which.
    pub id: Id,
    /// The beginning of the id that tells it from every other.
    pub short: String,
    /// When it was played.
    pub date: Date,
    /// The names shown for its seats.
    pub names: Vec<String>,
}

/// By which command players were to sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seating {
    /// `new`, with these names.
    New(Vec<String>),
    /// `score`, with these words.
    Score(Vec<String>),
    /// `edit`, of this game; whether it is open.
    Edit(Candidate, bool),
}

/// Why a feature cannot be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadCount {
    /// A text that is no feature: what was typed, and the ids it could begin.
    Feature(String, Vec<&'static str>),
    /// An option that says nothing about the feature, and those that do.
    OtherOption(Feature, &'static str, &'static [&'static str]),
    /// An option without which the feature has no points.
    Without(Feature, &'static str),
    /// The rules of old editions, for something that teamzy counts by today's alone.
    OldEdition(Feature),
    /// There is no such feature on any table.
    Impossible(Feature, Impossible),
    /// Players without a number of meeples or tokens.
    Meeples(Feature, BadMeeples),
    /// A player is there twice: the name again, and as it was first typed.
    Twice(String, String),
    /// A pig whose owner has no meeple there: the owner.
    PigAlone(String),
    /// A player with two pigs.
    TwoPigs(String),
    /// A player beside the options by which goods are counted: the word.
    PlayerOfGoods(String),
}

/// Everything that can go wrong.
#[derive(Debug)]
pub enum Error {
    /// The command line has no such form.
    Usage(Box<clap::Error>),
    /// `teamzy Hugo 78 Léa 78`: the words of a `score` without the command; the words.
    ScoreMissing(Vec<String>),
    /// `--lang` with a language that does not exist.
    UnknownLanguage(String),
    /// A text that is no date.
    BadDate(String),
    /// A text that is no expansion: what was typed, and the ids it could begin.
    BadExpansion(String, Vec<&'static str>),
    /// A text that is no topic of the reminder: what was typed, and the ids it could begin.
    BadTopic(String, Vec<&'static str>),
    /// An expansion of which the reminder tells nothing.
    NotReminded(Expansion),
    /// A feature that cannot be counted.
    Count(BadCount),
    /// `--with none` beside an expansion.
    NoneAndExpansion,
    /// A place, note or expansion's name with a forbidden character: the option and the character.
    ForbiddenCharacter(&'static str, char),
    /// A place, note or expansion's name that is too long: the option, its length and the longest.
    TooLong(&'static str, usize, usize),
    /// Names and scores that do not pair.
    Entry(BadEntry),
    /// Players that do not make a table.
    Table(BadGame, Seating),
    /// `score` without players, where nothing can be asked.
    NothingToScore,
    /// `new` without players, where nothing can be asked.
    NobodyToSeat,
    /// A sheet for so many players.
    SheetSeats(usize),
    /// More names than `--players` makes columns: how many names, and how many columns.
    SheetNames(usize, usize),
    /// So many expansions need a row of their own, more than a sheet has room for.
    SheetRows(usize),
    /// A PDF file would go to a terminal.
    SheetToTerminal,
    /// Bare scores, and no recent open game: how many scores, and the older open games.
    NoOpenGame(Vec<String>, Vec<Candidate>),
    /// Bare scores, and no open game has so many seats: the scores and the open games.
    SeatsDiffer(usize, Vec<Candidate>),
    /// Several open games fit: the scores as they can be typed, and the games.
    SeveralOpenGames(Vec<String>, Vec<Candidate>),
    /// The players typed do not sit in the game that `--game` names.
    OtherPlayers(Candidate),
    /// `--game` names a game that is finished.
    NotOpen(Candidate),
    /// A text that names no game.
    UnknownGame(String),
    /// A text that names no game, where an open one is wanted.
    UnknownOpenGame(String),
    /// A beginning that several games share.
    AmbiguousGame(String, Vec<Candidate>),
    /// The game has lines of a later version of the program.
    NewerGame(Id),
    /// Nothing in the game would change; the first seat's points.
    NothingChanged(Candidate, Option<u32>),
    /// A player who did not sit in the game: the name, and the game with its seats.
    NotSeated(String, Candidate),
    /// A name without its score where a game is corrected.
    NoScoreToCorrect {
        /// The game as typed.
        game: String,
        /// The words before the name.
        before: Vec<String>,
        /// The name.
        name: String,
        /// The words after it.
        after: Vec<String>,
    },
    /// `--replace` without OLD=NEW.
    NoReplacement(String),
    /// A player is added to a finished game without a score.
    AddedWithoutScore(String),
    /// A score is given to a game that is open still.
    StillOpen(Candidate),
    /// There is no change to take back.
    NothingToUndo,
    /// A later version of the program wrote the last change.
    NewerChange(Instant),
    /// Both names are people already: the old and the new.
    WouldMerge(String, String),
    /// Both people sat in one game: the old name, the new, and the game.
    SatTogether(String, String, Candidate),
    /// The person has that name already.
    AlreadyNamed(String),
    /// A player never seen: the name, and the nearest known one.
    UnknownPlayer(String, Option<String>),
    /// A question was left with Ctrl-D or Esc.
    Left,
    /// A question was left with Ctrl-C.
    Interrupted,
    /// The terminal could not be used to ask; what the system said, and its number for it.
    NotAsked(ErrorKind, Option<i32>),
    /// More players than a chart can show: how many, and how many it can.
    ChartPlayers(usize, usize),
    /// A file whose name does not end as that of a picture.
    NoPicture(PathBuf),
    /// A file whose name is nothing but the ending of a picture.
    NamelessPicture(PathBuf),
    /// The user's data directory cannot be known.
    NoDataDirectory,
    /// The path of the data file leads to something else than a file.
    NotAFile(PathBuf),
    /// A file could not be used.
    File {
        /// Which.
        path: PathBuf,
        /// What was being done.
        deed: Deed,
        /// What the system said.
        kind: ErrorKind,
        /// The system's number for it.
        code: Option<i32>,
    },
    /// A result would take the place of a file.
    FileExists(PathBuf),
    /// A result would take the place of the data file.
    OverData(PathBuf),
    /// Another program changed the data file, cut it or put another in its place, while it was
    /// being written to; nothing is recorded.
    Changed(PathBuf),
    /// What was written did not reach the disk, and could not be taken back either.
    Unsure {
        /// Where.
        path: PathBuf,
        /// What the system said.
        kind: ErrorKind,
        /// The system's number for it.
        code: Option<i32>,
    },
    /// A file that no games can be imported from: it is of none of the known kinds.
    NotImportable(PathBuf, Unknown),
    /// A file to import from that is broken.
    BrokenImport(PathBuf, Kind, Broken),
    /// The file to import from is the data file itself.
    ImportsItself(PathBuf),
    /// A data file beside files of other kinds.
    MixedImport(PathBuf),
    /// What `--columns` says is not clear.
    BadColumn(BadColumn),
    /// A line longer than the longest that is read.
    LineTooLong,
    /// The data file holds a line recorded at the end of the calendar, so nothing can be later.
    CalendarEnds(PathBuf),
    /// No random number could be had for an id.
    NoRandomness,
    /// The result could not be printed; whether something had been recorded before.
    NotPrinted {
        /// Whether the data file had already changed.
        recorded: bool,
        /// What the system said.
        kind: ErrorKind,
    },
}

impl Error {
    /// The exit status: 1, it could not be done; 2, the command line or an entry was refused;
    /// 130, it was interrupted. Who leaves a question leaves what was asked for undone, hence 1;
    /// a no at the end is an answer, and no error.
    pub fn status(&self) -> u8 {
        match self {
            Error::Usage(_)
            | Error::ScoreMissing(_)
            | Error::UnknownLanguage(_)
            | Error::BadDate(_)
            | Error::BadExpansion(..)
            | Error::BadTopic(..)
            | Error::NotReminded(_)
            | Error::Count(_)
            | Error::NoneAndExpansion
            | Error::ForbiddenCharacter(..)
            | Error::TooLong(..)
            | Error::Entry(_)
            | Error::Table(..)
            | Error::NothingToScore
            | Error::NobodyToSeat
            | Error::SheetSeats(_)
            | Error::SheetNames(..)
            | Error::SheetRows(_)
            | Error::SheetToTerminal
            | Error::SeatsDiffer(..)
            | Error::OtherPlayers(_)
            | Error::NothingChanged(..)
            | Error::NotSeated(..)
            | Error::NoScoreToCorrect { .. }
            | Error::NoReplacement(_)
            | Error::AddedWithoutScore(_)
            | Error::StillOpen(_)
            | Error::WouldMerge(..)
            | Error::AlreadyNamed(_)
            | Error::ChartPlayers(..)
            | Error::NoPicture(_)
            | Error::NamelessPicture(_)
            | Error::MixedImport(_)
            | Error::BadColumn(_) => 2,
            Error::Interrupted => 130,
            Error::NoOpenGame(..)
            | Error::SeveralOpenGames(..)
            | Error::NotOpen(_)
            | Error::UnknownGame(_)
            | Error::UnknownOpenGame(_)
            | Error::AmbiguousGame(..)
            | Error::NewerGame(_)
            | Error::NothingToUndo
            | Error::NewerChange(_)
            | Error::SatTogether(..)
            | Error::UnknownPlayer(..)
            | Error::Left
            | Error::NotAsked(..)
            | Error::NoDataDirectory
            | Error::NotAFile(_)
            | Error::File { .. }
            | Error::FileExists(_)
            | Error::OverData(_)
            | Error::Changed(_)
            | Error::Unsure { .. }
            | Error::NotImportable(..)
            | Error::BrokenImport(..)
            | Error::ImportsItself(_)
            | Error::LineTooLong
            | Error::CalendarEnds(_)
            | Error::NoRandomness
            | Error::NotPrinted { .. } => 1,
        }
    }

    /// A file that could not be used, for what the system said.
    pub fn file(path: &std::path::Path, deed: Deed, error: &std::io::Error) -> Self {
        Error::File {
            path: path.to_owned(),
            deed,
            kind: error.kind(),
            code: error.raw_os_error(),
        }
    }

    /// An entry that is no score, of this player.
    pub fn score(player: Option<String>, entry: &str, why: BadScore) -> Self {
        Error::Entry(BadEntry::Score {
            player,
            entry: entry.to_owned(),
            why,
        })
    }
}

impl From<BadCount> for Error {
    fn from(bad: BadCount) -> Self {
        Error::Count(bad)
    }
}

impl From<BadEntry> for Error {
    fn from(bad: BadEntry) -> Self {
        Error::Entry(bad)
    }
}

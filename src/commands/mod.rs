//! The steps of each command: from its arguments and the data file to an [`Answer`]. Nothing is
//! printed here.

pub mod ask;
mod chart;
mod check;
mod completions;
mod count;
mod delete;
mod details;
mod edit;
mod export;
mod filters;
mod help_scoring;
mod history;
mod import;
mod incoming;
mod man;
mod new;
mod questions;
mod rankings;
mod records;
mod remarks;
mod rename;
mod score;
mod seating;
mod sheet;
mod undo;
mod view;
mod which;

use std::io::Read;
use std::path::PathBuf;

use clap::builder::StyledStr;

use self::ask::Ask;
use crate::cli::args::{Command, Shell};
use crate::core::calendar::{Date, Instant};
use crate::core::id::Id;
use crate::error::Error;
use crate::i18n::Texts;
use crate::journal::{Journal, Reading, locate};
use crate::output::Target;

pub use self::chart::{Chart, ChartedPlayer, NoChart, Picture};
pub use self::check::{Checked, Finding, Found};
pub use self::completions::{Candidate, Completion, Fit, Surroundings, complete};
pub use self::count::{Counted, CountedGoods};
pub use self::delete::Deleted;
pub use self::export::Exported;
pub use self::help_scoring::{REMINDED, Reminder, TOPICS};
pub use self::history::{EarlierVersion, GameInFull, History};
pub use self::import::{Disagreement, Imported, NotTaken};
pub use self::rankings::{RankedPlayer, Rankings};
pub use self::records::{PlayerRecords, RecordedFeat, RecordedRun, Records, TableRecords};
pub use self::remarks::Remark;
pub use self::rename::Renamed;
pub use self::score::{FallenRecord, Scored};
pub use self::sheet::{FEWEST_SEATS, MOST_ROWS, MOST_SEATS, Row, Sheet};
pub use self::undo::{Undone, UndoneGame};
pub use self::view::{View, ViewSeat};

/// What takes long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The lock is waited for.
    Waiting,
    /// So many bytes of all are read.
    Reading(u64, u64),
}

/// What a command works with beside its arguments.
pub struct Desk<'a> {
    /// The data file that the user names.
    pub path: Option<PathBuf>,
    /// The directory of the user's data, for a user without a home.
    pub data_home: Option<PathBuf>,
    /// The present instant, with the local offset.
    pub now: Instant,
    /// The words that a person may type for an expansion.
    pub texts: &'a Texts,
    /// Draws an id for something recorded at an instant.
    pub draw: &'a mut dyn FnMut(Instant) -> Result<Id, Error>,
    /// Whether the standard output is a terminal.
    pub to_terminal: bool,
    /// What comes in from elsewhere.
    pub stdin: &'a mut dyn Read,
    /// Tells the person what takes long.
    pub notice: &'a mut dyn FnMut(Notice),
    /// Asks the person at the terminal, where there is one.
    pub ask: Option<&'a mut dyn Ask>,
}

impl Desk<'_> {
    /// The local civil day.
    pub fn today(&self) -> Date {
        self.now.date()
    }

    /// The instant at which something is recorded: later than all that the data file holds.
    fn instant(&self, journal: &Journal, reading: &Reading) -> Result<Instant, Error> {
        let later = self.now.after(reading.latest);
        later.ok_or_else(|| Error::CalendarEnds(journal.path().to_owned()))
    }

    fn locate(&self) -> Result<PathBuf, Error> {
        locate(self.path.clone(), self.data_home.clone())
    }

    /// The data file, to read it.
    fn open(&self) -> Result<Journal, Error> {
        Journal::open(&self.locate()?)
    }

    /// The data file, to change what is in it: one that does not exist yet is not made.
    fn lock_existing(&mut self, dry_run: bool) -> Result<Journal, Error> {
        let journal = self.open()?;
        if dry_run || !journal.exists() {
            return Ok(journal);
        }
        self.lock(false)
    }

    /// The data file, to change it; or only to read it, for a dry run.
    fn lock(&mut self, dry_run: bool) -> Result<Journal, Error> {
        if dry_run {
            return self.open();
        }
        let path = self.locate()?;
        Journal::lock(&path, &mut || (self.notice)(Notice::Waiting))
    }
}

/// What a command found or did.
pub enum Outcome {
    /// The help of the program.
    Help(StyledStr),
    /// A game was opened.
    Seated(Box<View>),
    /// Final scores were recorded.
    Scored(Box<Scored>),
    /// Games.
    History(History),
    /// One game with its past.
    Game(Box<GameInFull>),
    /// Places.
    Rankings(Rankings),
    /// Records.
    Records(Box<Records>),
    /// A figure over time.
    Chart(Box<Chart>),
    /// No game for a chart.
    NoChart(NoChart),
    /// The reminder, or a part of it.
    Reminder(Reminder),
    /// The points of a feature.
    Counted(Counted),
    /// The points of the goods.
    CountedGoods(CountedGoods),
    /// A score sheet.
    Sheet(Box<Sheet>),
    /// A game was corrected.
    Edited(Box<View>),
    /// Games were deleted.
    Deleted(Deleted),
    /// A change was taken back.
    Undone(Undone),
    /// A name leads to another.
    Renamed(Renamed),
    /// Games came from elsewhere.
    Imported(Box<Imported>),
    /// Lines of the data file, for another one.
    Exported(Exported),
    /// The data file was looked through.
    Checked(Box<Checked>),
    /// What was answered is not to be recorded.
    Refused,
    /// The script by which a shell completes words.
    Script(Shell),
    /// The manual pages, from the command line in the user's language.
    Manual(Box<clap::Command>),
}

/// The result of a command, with what is remarked about it.
pub struct Answer {
    /// The result.
    pub outcome: Outcome,
    /// Remarks, which refuse nothing.
    pub remarks: Vec<Remark>,
    /// The file or folder for the result, if not the standard output.
    pub target: Option<Target>,
    /// Whether the data file changed.
    pub recorded: bool,
    /// The exit status.
    pub status: u8,
}

impl Answer {
    /// A result without remarks.
    pub fn new(outcome: Outcome) -> Self {
        Answer {
            outcome,
            remarks: Vec::new(),
            target: None,
            recorded: false,
            status: 0,
        }
    }

    /// The result of reading a data file: with remarks about what could not be read.
    fn of_reading(outcome: Outcome, journal: &Journal, reading: &Reading) -> Self {
        let mut answer = Answer::new(outcome);
        answer.remarks = Remark::about_reading(journal, reading);
        answer
    }
}

/// Runs one command.
///
/// # Errors
/// Why it could not be done, or was refused.
pub fn run(command: Command, desk: Desk<'_>) -> Result<Answer, Error> {
    match command {
        Command::New(new) => new::run(new, desk),
        Command::Score(score) => score::run(score, desk),
        Command::History(history) => history::run(history, desk),
        Command::Rankings(rankings) => rankings::run(rankings, &desk),
        Command::Records(records) => records::run(records, &desk),
        Command::Chart(chart) => chart::run(chart, &desk),
        Command::HelpScoring(help) => help_scoring::run(help, desk.texts),
        Command::Count(count) => count::run(count, desk.texts),
        Command::Sheet(sheet) => sheet::run(sheet, &desk),
        Command::Edit(edit) => edit::run(edit, desk),
        Command::Delete(delete) => delete::run(delete, desk),
        Command::Undo(undo) => undo::run(undo, desk),
        Command::Rename(rename) => rename::run(rename, desk),
        Command::Import(import) => import::run(import, desk),
        Command::Export(export) => export::run(export, &desk),
        Command::Check(check) => check::run(check, &desk),
        Command::Completions(completions) => Ok(completions::run(&completions)),
        Command::Man(man) => Ok(man::run(man, &desk)),
    }
}

//! The shape of the command line. Its words are in `locales/*/help.ftl`.

use std::convert::Infallible;
use std::num::ParseIntError;
use std::path::PathBuf;

use clap::builder::{PathBufValueParser, TypedValueParser};
use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};

use crate::core::rules;
use crate::exchange::{DateOrder, Kind};

/// Marks a word that begins with `-` and a digit: an entry, never an option.
pub const DASHED: char = '\u{1}';

fn word(text: &str) -> Result<String, Infallible> {
    Ok(text.strip_prefix(DASHED).unwrap_or(text).to_owned())
}

/// So many things as can lie on a table; the number alone.
fn few(text: &str) -> Result<u32, ParseIntError> {
    Ok(text.parse::<u16>()?.into())
}

fn path() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().map(|path| match path.to_str() {
        Some(text) => PathBuf::from(text.strip_prefix(DASHED).unwrap_or(text)),
        None => path,
    })
}

/// The whole command line.
#[derive(Debug, Parser)]
#[command(
    name = "teamzy",
    version,
    disable_help_flag = true,
    disable_version_flag = true
)]
#[command(disable_help_subcommand = true)]
pub struct Cli {
    #[command(flatten)]
    pub global: Global,
    #[arg(long, short = 'V', action = ArgAction::Version)]
    version: Option<bool>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Args)]
pub struct Global {
    #[arg(long, global = true, value_parser = word)]
    pub lang: Option<String>,
    #[arg(long, global = true, value_parser = path())]
    pub data: Option<PathBuf>,
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        hide_default_value = true
    )]
    pub color: Color,
    #[arg(long, short = 'h', global = true, action = ArgAction::Help)]
    help: Option<bool>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Color {
    #[default]
    Auto,
    Always,
    Never,
}

/// The form of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
    /// For spreadsheets.
    Csv,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    New(New),
    Score(Score),
    History(History),
    Rankings(Rankings),
    Records(Records),
    Chart(Chart),
    HelpScoring(HelpScoring),
    Count(Count),
    Sheet(Sheet),
    Edit(Edit),
    Delete(Delete),
    Undo(Undo),
    Rename(Rename),
    Import(Import),
    Export(Export),
    Check(Check),
    Completions(Completions),
    Man(Man),
}

#[derive(Debug, Args)]
pub struct New {
    #[arg(value_parser = word)]
    pub players: Vec<String>,
    #[command(flatten)]
    pub details: Details,
    #[command(flatten)]
    pub output: Json,
}

#[derive(Debug, Args)]
pub struct Score {
    #[arg(id = "entries", value_parser = word)]
    pub words: Vec<String>,
    #[arg(long, value_parser = word)]
    pub game: Option<String>,
    #[command(flatten)]
    pub details: Details,
    #[arg(long)]
    pub dry_run: bool,
    #[command(flatten)]
    pub output: Json,
}

#[derive(Debug, Args)]
pub struct History {
    #[arg(value_parser = word)]
    pub players: Vec<String>,
    #[arg(long, conflicts_with_all = ["open", "players", "since", "until", "table", "count", "place", "last", "csv"], value_parser = word)]
    pub game: Option<String>,
    #[arg(long)]
    pub open: bool,
    #[command(flatten)]
    pub filters: Filters,
    #[command(flatten)]
    pub output: Output,
}

#[derive(Debug, Args)]
pub struct Rankings {
    #[arg(value_parser = word)]
    pub players: Vec<String>,
    #[arg(long, value_enum, default_value_t, hide_default_value = true)]
    pub by: By,
    #[arg(long, default_value_t = 0, hide_default_value = true)]
    pub min_games: u64,
    #[command(flatten)]
    pub filters: Filters,
    #[command(flatten)]
    pub output: Output,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum By {
    #[default]
    Victories,
    Rate,
    Average,
    Best,
    Rating,
}

#[derive(Debug, Args)]
pub struct Records {
    #[arg(value_parser = word)]
    pub players: Vec<String>,
    #[command(flatten)]
    pub filters: Filters,
    #[command(flatten)]
    pub output: Output,
}

#[derive(Debug, Args)]
pub struct Chart {
    #[arg(value_parser = word)]
    pub players: Vec<String>,
    #[arg(long, value_enum, default_value_t, hide_default_value = true)]
    pub of: Of,
    #[command(flatten)]
    pub filters: Filters,
    #[arg(short = 'o', value_parser = path())]
    pub file: Option<PathBuf>,
    #[arg(long, requires = "file")]
    pub force: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Of {
    #[default]
    Scores,
    Victories,
    Rating,
}

#[derive(Debug, Args)]
pub struct HelpScoring {
    #[arg(value_parser = word)]
    pub topic: Option<String>,
    #[arg(long, value_delimiter = ',', value_parser = word)]
    pub with: Option<Vec<String>>,
    #[arg(long, value_enum)]
    pub edition: Option<Edition>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Edition {
    Current,
    Old,
}

impl From<Edition> for rules::Edition {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::Current => rules::Edition::Current,
            Edition::Old => rules::Edition::Old,
        }
    }
}

#[derive(Debug, Args)]
pub struct Count {
    #[arg(value_parser = word)]
    pub feature: String,
    #[arg(id = "meeples", value_parser = word)]
    pub words: Vec<String>,
    #[arg(long, value_parser = few)]
    pub tiles: Option<u32>,
    #[arg(long, value_parser = few)]
    pub shields: Option<u32>,
    #[arg(long)]
    pub unfinished: bool,
    #[arg(long)]
    pub cathedral: bool,
    #[arg(long)]
    pub inn: bool,
    #[arg(long, value_parser = few)]
    pub neighbours: Option<u32>,
    #[arg(long, value_parser = few)]
    pub cities: Option<u32>,
    #[arg(long, value_parser = word)]
    pub pig: Vec<String>,
    #[arg(long, value_parser = word)]
    pub wine: Vec<String>,
    #[arg(long, value_parser = word)]
    pub grain: Vec<String>,
    #[arg(long, value_parser = word)]
    pub cloth: Vec<String>,
    #[arg(long, value_enum)]
    pub edition: Option<Edition>,
    #[command(flatten)]
    pub output: Json,
}

#[derive(Debug, Args)]
pub struct Sheet {
    #[arg(value_parser = word)]
    pub players: Vec<String>,
    #[arg(long = "players", id = "seats")]
    pub seats: Option<usize>,
    #[arg(long, value_delimiter = ',', value_parser = word)]
    pub with: Option<Vec<String>>,
    #[arg(long, value_enum, default_value_t, hide_default_value = true)]
    pub paper: Paper,
    #[arg(short = 'o', id = "file", value_parser = path())]
    pub file: Option<PathBuf>,
    #[arg(long, requires = "file")]
    pub force: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

#[derive(Debug, Args)]
pub struct Edit {
    #[arg(value_parser = word)]
    pub game: String,
    #[arg(id = "entries", value_parser = word)]
    pub words: Vec<String>,
    #[arg(long, value_parser = word)]
    pub add: Vec<String>,
    #[arg(long, value_parser = word)]
    pub remove: Vec<String>,
    #[arg(long, value_parser = word)]
    pub replace: Vec<String>,
    #[command(flatten)]
    pub details: Details,
    #[arg(long)]
    pub dry_run: bool,
    #[command(flatten)]
    pub output: Json,
}

#[derive(Debug, Args)]
pub struct Delete {
    #[arg(required = true, value_parser = word)]
    pub games: Vec<String>,
    #[arg(long)]
    pub dry_run: bool,
    #[command(flatten)]
    pub output: Json,
}

#[derive(Debug, Args)]
pub struct Undo {
    #[arg(long)]
    pub dry_run: bool,
    #[command(flatten)]
    pub output: Json,
}

#[derive(Debug, Args)]
pub struct Rename {
    #[arg(value_parser = word)]
    pub old: String,
    #[arg(value_parser = word)]
    pub new: String,
    #[arg(long)]
    pub merge: bool,
    #[arg(long)]
    pub dry_run: bool,
    #[command(flatten)]
    pub output: Json,
}

#[derive(Debug, Args)]
pub struct Import {
    #[arg(required = true, value_parser = path())]
    pub files: Vec<PathBuf>,
    #[arg(long, value_enum)]
    pub from: Option<Origin>,
    #[arg(long, value_delimiter = ',', value_parser = word)]
    pub columns: Vec<String>,
    #[arg(long, value_enum)]
    pub dates: Option<Dates>,
    #[arg(long)]
    pub strict: bool,
    #[arg(long)]
    pub dry_run: bool,
    #[command(flatten)]
    pub output: Json,
}

/// Where games come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Origin {
    Bgstats,
    Bgg,
    Csv,
    Teamzy,
}

impl From<Origin> for Kind {
    fn from(from: Origin) -> Self {
        match from {
            Origin::Bgstats => Kind::BgStats,
            Origin::Bgg => Kind::Bgg,
            Origin::Csv => Kind::Csv,
            Origin::Teamzy => Kind::Teamzy,
        }
    }
}

/// How days are written in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Dates {
    Dmy,
    Mdy,
}

impl From<Dates> for DateOrder {
    fn from(dates: Dates) -> Self {
        match dates {
            Dates::Dmy => DateOrder::DayFirst,
            Dates::Mdy => DateOrder::MonthFirst,
        }
    }
}

#[derive(Debug, Args)]
pub struct Export {
    #[arg(value_parser = word)]
    pub players: Vec<String>,
    #[arg(long, value_enum, default_value_t, hide_default_value = true)]
    pub format: Written,
    #[arg(short = 'o', value_parser = path())]
    pub file: Option<PathBuf>,
    #[arg(long, requires = "file")]
    pub force: bool,
    #[command(flatten)]
    pub filters: Filters,
}

/// How games are written for elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Written {
    #[default]
    Jsonl,
    Csv,
}

#[derive(Debug, Args)]
pub struct Check {
    #[command(flatten)]
    pub output: Json,
}

#[derive(Debug, Args)]
pub struct Completions {
    #[arg(value_enum)]
    pub shell: Shell,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Shell {
    Bash,
    Zsh,
    Fish,
    Elvish,
    Powershell,
}

#[derive(Debug, Args)]
pub struct Man {
    #[arg(short = 'o', value_parser = path())]
    pub directory: Option<PathBuf>,
    #[arg(long, requires = "directory")]
    pub force: bool,
}

#[derive(Debug, Args)]
pub struct Details {
    #[arg(long, value_parser = word)]
    pub date: Option<String>,
    #[arg(long, value_delimiter = ',', value_parser = word)]
    pub with: Option<Vec<String>>,
    #[arg(long, value_parser = word)]
    pub at: Option<String>,
    #[arg(long, value_parser = word)]
    pub note: Option<String>,
}

#[derive(Debug, Args)]
#[group(multiple = true)]
pub struct Filters {
    #[arg(long, value_parser = word)]
    pub since: Option<String>,
    #[arg(long, value_parser = word)]
    pub until: Option<String>,
    #[arg(long = "with", id = "table", value_delimiter = ',', value_parser = word)]
    pub table: Option<Vec<String>>,
    #[arg(long = "players", id = "count")]
    pub count: Option<usize>,
    #[arg(long = "at", id = "place", value_parser = word)]
    pub place: Option<String>,
    #[arg(short = 'n', id = "last")]
    pub last: Option<usize>,
}

#[derive(Debug, Args)]
pub struct Json {
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Output {
    #[arg(long)]
    pub json: bool,
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
}

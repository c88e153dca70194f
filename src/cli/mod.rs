//! The command line: its shape, its words, and how it is read.

pub mod args;
pub mod completion;
pub mod help;
pub mod prompt;

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::{CommandFactory, FromArgMatches};

pub use self::args::DASHED;
use self::args::{Cli, Color, Command, Format, Written};
use crate::core::entry::{Words, words};
use crate::error::Error;
use crate::i18n::Texts;

/// What must be known before the command line is understood, since refusing it needs it.
#[derive(Debug, Default)]
pub struct Early {
    /// The value of `--lang`.
    pub lang: Option<String>,
    /// The value of `--color`.
    pub color: Color,
}

/// Marks the words that begin with `-` and a digit, and looks ahead for `--lang` and `--color`.
pub fn prepare(args: Vec<OsString>) -> (Vec<OsString>, Early) {
    let mut early = Early::default();
    let mut options = true;
    let mut prepared: Vec<OsString> = Vec::with_capacity(args.len());
    for arg in args {
        let Some(word) = arg.to_str() else {
            prepared.push(arg);
            continue;
        };
        let before = prepared.last().and_then(|word| word.to_str());
        if options {
            if let Some(lang) = value_of("--lang", before, word) {
                early.lang = Some(lang.to_owned());
            }
            match value_of("--color", before, word) {
                Some("always") => early.color = Color::Always,
                Some("never") => early.color = Color::Never,
                _ => {}
            }
        }
        let entry = word
            .strip_prefix('-')
            .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        let marked = options && entry;
        options &= word != "--";
        prepared.push(if marked {
            format!("{DASHED}{word}").into()
        } else {
            arg
        });
    }
    (prepared, early)
}

fn value_of<'a>(option: &str, before: Option<&str>, word: &'a str) -> Option<&'a str> {
    if before == Some(option) {
        return Some(word);
    }
    word.strip_prefix(option)?.strip_prefix('=')
}

/// Reads the command line. A request for help is an answer of its own, as an error of clap's.
///
/// # Errors
/// What is wrong with the command line.
pub fn parse(args: &[OsString], texts: &Texts, columns: usize) -> Result<Cli, Error> {
    let wordless = Cli::command().try_get_matches_from(args);
    let parsed = match wordless {
        Ok(matches) => Cli::from_arg_matches(&matches),
        // Only now are the words needed.
        Err(_) => help::localised(texts, columns)
            .try_get_matches_from(args)
            .and_then(|matches| Cli::from_arg_matches(&matches)),
    };
    parsed.map_err(|error| match typed_without_command(&error, args) {
        Some(words) => Error::ScoreMissing(words),
        None => Error::Usage(Box::new(error)),
    })
}

/// The words of `teamzy Hugo 78 Léa 78`, a `score` whose command is missing.
fn typed_without_command(error: &clap::Error, args: &[OsString]) -> Option<Vec<String>> {
    if error.kind() != clap::error::ErrorKind::InvalidSubcommand {
        return None;
    }
    let mut typed: Vec<String> = Vec::new();
    let mut left = args.iter().skip(1).map(|word| word.to_str());
    while let Some(word) = left.next() {
        let word = word?;
        if ["--lang", "--data", "--color"].contains(&word) {
            left.next();
        } else if !word.starts_with("--") {
            typed.push(word.trim_start_matches(DASHED).to_owned());
        } else if !typed.is_empty() {
            break;
        }
    }
    matches!(words(&typed), Ok(Words::Pairs(_))).then_some(typed)
}

/// What `teamzy` alone answers.
pub fn short_help(texts: &Texts, columns: usize) -> StyledStr {
    help::localised(texts, columns).render_help()
}

impl Command {
    /// The form in which the result is wanted.
    pub fn format(&self) -> Format {
        let (json, csv) = match self {
            Command::New(new) => (new.output.json, false),
            Command::Score(score) => (score.output.json, false),
            Command::History(history) => (history.output.json, history.output.csv),
            Command::Rankings(rankings) => (rankings.output.json, rankings.output.csv),
            Command::Records(records) => (records.output.json, records.output.csv),
            Command::Edit(edit) => (edit.output.json, false),
            Command::Delete(delete) => (delete.output.json, false),
            Command::Undo(undo) => (undo.output.json, false),
            Command::Rename(rename) => (rename.output.json, false),
            Command::Import(import) => (import.output.json, false),
            Command::Check(check) => (check.output.json, false),
            Command::Count(count) => (count.output.json, false),
            Command::Export(export) => (false, export.format == Written::Csv),
            Command::Chart(_)
            | Command::HelpScoring(_)
            | Command::Sheet(_)
            | Command::Completions(_)
            | Command::Man(_) => (false, false),
        };
        match (json, csv) {
            (true, _) => Format::Json,
            (_, true) => Format::Csv,
            _ => Format::Text,
        }
    }
}

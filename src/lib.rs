//! Keeps the final scores of a table that plays Carcassonne.
//!
//! The program `teamzy` is [`run`] with the real world. Other programs can use the parts:
//! [`core`] knows what a game is and who won, [`journal`] reads and writes the data file.
//!
//! ```
//! use teamzy::core::outcome::Verdict;
//!
//! let verdict = Verdict::of(&[78, 78, 64]);
//! assert!(verdict.shared);
//! assert_eq!(verdict.places, [1, 1, 3]);
//! ```

mod cli;
mod commands;
pub mod core;
mod environment;
pub mod error;
pub mod exchange;
pub mod i18n;
pub mod journal;
mod output;
#[cfg(any(test, fuzzing))]
pub mod properties;
mod report;
mod typeface;

use std::ffi::OsString;
use std::io::{Read, Write};

use time::OffsetDateTime;

use crate::cli::args::Format;
use crate::cli::completion::Question;
use crate::cli::prompt::Prompt;
use crate::commands::ask::Ask;
use crate::commands::{Answer, Desk, Notice, Outcome, Surroundings};
use crate::core::calendar::Instant;
use crate::core::id::Id;
use crate::error::Error;
use crate::i18n::Texts;
use crate::report::meter::Meter;
use crate::report::page::{Page, Style};

pub use crate::environment::Environment;

/// What of the terminal the program can see.
#[derive(Clone, Copy, Debug, Default)]
pub struct Terminal {
    /// Whether the standard input is one.
    pub input: bool,
    /// Whether the standard output is one.
    pub output: bool,
    /// Whether the standard error is one.
    pub errors: bool,
    /// Its width in columns.
    pub columns: Option<usize>,
    /// Its height in lines.
    pub lines: Option<usize>,
}

/// Everything outside the program that it depends on.
pub struct World<'a> {
    /// The command line, the program's name first.
    pub args: Vec<OsString>,
    /// The environment.
    pub environment: Environment<'a>,
    /// The language that the system is set to.
    pub system_language: Option<String>,
    /// The present instant, with the local offset.
    pub now: OffsetDateTime,
    /// A source of random bits for ids.
    pub random: &'a mut dyn FnMut() -> Option<u64>,
    /// The terminal.
    pub terminal: Terminal,
    /// What comes in.
    pub stdin: &'a mut dyn Read,
    /// Results.
    pub stdout: &'a mut dyn Write,
    /// Remarks and errors.
    pub stderr: &'a mut dyn Write,
}

/// Runs one command line, and returns its exit status.
pub fn run(world: World<'_>) -> u8 {
    let shell = world.environment.completing();
    if let Some(question) = shell.and_then(|shell| Question::read(&shell, &world.args)) {
        return complete(&question, world);
    }
    let World {
        args,
        environment,
        terminal,
        stdin,
        stdout,
        stderr,
        ..
    } = world;
    let (args, early) = cli::prepare(args);
    let mut request = environment.language();
    request.option = early.lang.clone();
    request.system = world.system_language;
    let (language, unknown) = i18n::choose(&request);
    let texts = Texts::new(language);
    let mut style = Style::new(&environment, terminal, early.color);
    let mut meter = Meter::new(terminal.errors);

    let outcome = if unknown {
        Err(Error::UnknownLanguage(early.lang.unwrap_or_default()))
    } else {
        cli::parse(&args, &texts, style.prose).and_then(|cli| {
            style = Style::new(&environment, terminal, cli.global.color);
            let now = Instant::new(environment.now().unwrap_or(world.now));
            let seed = environment.seed();
            let mut drawn = 0;
            let mut draw = |recorded: Instant| {
                drawn += 1;
                let bits = match seed {
                    Some(seed) => Some(scattered(seed, recorded, drawn)),
                    None => (world.random)(),
                };
                bits.map(Id::from_bits).ok_or(Error::NoRandomness)
            };
            // The questions stand on the standard error, and the result below them.
            let somebody = terminal.input && terminal.output && terminal.errors;
            let mut prompt = somebody.then(|| Prompt::new(&texts, style));
            let desk = Desk {
                path: cli.global.data.or_else(|| environment.data()),
                data_home: environment.data_home(),
                now,
                texts: &texts,
                draw: &mut draw,
                to_terminal: terminal.output,
                stdin,
                notice: &mut |notice| match notice {
                    Notice::Waiting => report::waiting(stderr, &texts, style),
                    Notice::Reading(read, all) => meter.show(stderr, &texts, read, all),
                },
                ask: prompt.as_mut().map(|prompt| prompt as &mut dyn Ask),
            };
            let Some(command) = cli.command else {
                let help = cli::short_help(&texts, style.prose);
                return Ok((Answer::new(Outcome::Help(help)), Format::Text));
            };
            let format = command.format();
            Ok((commands::run(command, desk)?, format))
        })
    };
    meter.wipe(stderr);
    finish(outcome, &texts, style, stdout, stderr)
}

/// Tells a shell how a word can go on. Whatever fails, the shell hears nothing of it.
fn complete(question: &Question, world: World<'_>) -> u8 {
    let environment = world.environment;
    let mut request = environment.language();
    request.option = question.language();
    request.system = world.system_language;
    let (language, _) = i18n::choose(&request);
    let texts = Texts::new(language);
    let surroundings = Surroundings {
        data: environment.data(),
        data_home: environment.data_home(),
        home: environment.home(),
        texts: &texts,
    };
    let program = cli::help::localised(&texts, 80);
    let completion = commands::complete(question, &program, &surroundings);
    let answer = report::completion::answer(question, &completion);
    let _ = world.stdout.write_all(answer.as_bytes());
    0
}

/// Prints what came of the command: the result, then the remarks, or the error.
fn finish(
    outcome: Result<(Answer, Format), Error>,
    texts: &Texts,
    style: Style,
    stdout: &mut dyn Write,
    stderr: &mut dyn Write,
) -> u8 {
    let page = Page { texts, style };
    let error = match outcome {
        Ok((answer, format)) => {
            let given = match &answer.target {
                Some(target) => target.write(&report::files(&answer, format, target, &page)),
                None => print(
                    stdout,
                    &report::result(&answer, format, &page),
                    answer.recorded,
                ),
            };
            report::remarks(stderr, &answer.remarks, &page);
            match given {
                Ok(()) => return answer.status,
                Err(error) => error,
            }
        }
        Err(error) => error,
    };
    report::error(stdout, stderr, &error, &page)
}

/// Prints a result. That nobody reads it to its end is no error.
fn print(stdout: &mut dyn Write, result: &[u8], recorded: bool) -> Result<(), Error> {
    match stdout.write_all(result).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(Error::NotPrinted {
            recorded,
            kind: error.kind(),
        }),
        _ => Ok(()),
    }
}

/// Bits that follow from a seed, an instant and a count (the mixing of SplitMix64).
fn scattered(seed: u64, recorded: Instant, count: u64) -> u64 {
    let moment = (recorded.millis() as u64) << 8;
    let mut bits = seed
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(moment | count);
    for factor in [0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb] {
        bits = (bits ^ (bits >> 29)).wrapping_mul(factor);
    }
    bits ^ (bits >> 31)
}

//! From an answer or an error to what is printed: text, JSON or CSV.

mod chart;
mod check;
pub mod completion;
mod corrections;
mod count;
mod csv;
pub mod error;
mod export;
pub mod game;
mod history;
mod import;
mod json;
mod manual;
pub mod meter;
pub mod page;
pub mod problem;
pub mod prose;
mod rankings;
mod records;
mod remark;
pub mod reminder;
mod sheet;
mod table;
mod usage;

use std::io::Write;
use std::path::PathBuf;

use self::page::{Page, Style};
use crate::cli::args::Format;
use crate::commands::{Answer, Outcome, Remark};
use crate::error::Error;
use crate::i18n::Texts;
use crate::output::Target;

/// The result of a command as it is printed on the standard output.
pub fn result(answer: &Answer, format: Format, page: &Page<'_>) -> Vec<u8> {
    let shown = page.style.terminal && answer.target.is_none();
    match (&answer.outcome, format) {
        (Outcome::Exported(exported), _) => export::lines(exported, shown),
        (_, Format::Text) => text(answer, page),
        (_, Format::Json) => json::answer(answer),
        (outcome, Format::Csv) => csv::outcome(outcome, shown),
    }
}

/// The files that the result goes to, when it is not printed.
pub fn files(
    answer: &Answer,
    format: Format,
    target: &Target,
    page: &Page<'_>,
) -> Vec<(PathBuf, Vec<u8>)> {
    match &answer.outcome {
        Outcome::Manual(program) => manual::pages(program, page.texts)
            .into_iter()
            .map(|(name, page)| (target.path.join(name + ".1"), page.into_bytes()))
            .collect(),
        Outcome::Chart(chart) => {
            let kind = chart.picture;
            let picture = kind.map(|kind| chart::picture(chart, kind, page));
            vec![(target.path.clone(), picture.unwrap_or_default())]
        }
        Outcome::NoChart(empty) => {
            let kind = empty.picture;
            let picture = kind.map(|kind| chart::empty(empty, kind, page));
            vec![(target.path.clone(), picture.unwrap_or_default())]
        }
        _ => vec![(target.path.clone(), result(answer, format, page))],
    }
}

fn text(answer: &Answer, page: &Page<'_>) -> Vec<u8> {
    let text = match &answer.outcome {
        Outcome::Sheet(sheet) => return sheet::page(sheet, page.texts),
        Outcome::Help(help) => styled(help, page.style),
        Outcome::Seated(view) => game::seated(view, page),
        Outcome::Scored(scored) => game::scored(scored, page),
        Outcome::History(history) => history::table(&history.games, page),
        Outcome::Game(full) => game::in_full(full, page),
        Outcome::Rankings(rankings) => rankings::table(rankings, page),
        Outcome::Records(all) => records::page(all, page),
        Outcome::Edited(view) => game::edited(view, answer.recorded, page),
        Outcome::Deleted(games) => corrections::deleted(games, page),
        Outcome::Undone(undone) => corrections::undone(undone, answer.recorded, page),
        Outcome::Renamed(renamed) => corrections::renamed(renamed, answer.recorded, page),
        Outcome::Checked(checked) => check::page(checked, page),
        Outcome::Manual(program) => {
            let pages = manual::pages(program, page.texts);
            pages
                .into_iter()
                .next()
                .map_or(String::new(), |(_, page)| page)
        }
        Outcome::Script(shell) => completion::script(*shell).to_owned(),
        Outcome::Imported(imported) => import::page(imported, answer, page),
        // Lines are given as they are, whatever the form.
        Outcome::Exported(_) => String::new(),
        Outcome::Reminder(part) => reminder::reminder(part, page.texts, page.style.prose),
        Outcome::Counted(counted) => count::counted(counted, page),
        Outcome::CountedGoods(counted) => count::counted_goods(counted, page),
        Outcome::Chart(chart) => chart::text(chart, page),
        Outcome::NoChart(_) => String::new(),
        Outcome::Refused => page.texts.get("result-refused") + "\n",
    };
    text.into_bytes()
}

fn styled(text: &clap::builder::StyledStr, style: Style) -> String {
    let text = if style.bold {
        text.ansi().to_string()
    } else {
        text.to_string()
    };
    format!("{}\n", text.trim_end())
}

/// Prints remarks on the standard error. One that cannot be printed is let go.
pub fn remarks(stderr: &mut dyn Write, remarks: &[Remark], page: &Page<'_>) {
    for remark in remarks {
        let _ = stderr.write_all(remark::text(remark, page).as_bytes());
    }
}

/// Prints an error on the standard error, or the help that was asked for on the standard output;
/// returns the exit status.
pub fn error(stdout: &mut dyn Write, stderr: &mut dyn Write, error: &Error, page: &Page<'_>) -> u8 {
    if let Error::Usage(usage) = error
        && !usage.use_stderr()
    {
        let printed = stdout
            .write_all(styled(&usage.render(), page.style).as_bytes())
            .and_then(|()| stdout.flush());
        return match printed {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                let failed = Error::NotPrinted {
                    recorded: false,
                    kind: error.kind(),
                };
                let _ = stderr.write_all(error::text(&failed, page).as_bytes());
                failed.status()
            }
            _ => 0,
        };
    }
    let _ = stderr.write_all(error::text(error, page).as_bytes());
    error.status()
}

/// Says that the lock of the data file is waited for.
pub fn waiting(stderr: &mut dyn Write, texts: &Texts, style: Style) {
    let text = prose::wrap(&texts.get("waiting-for-lock"), style.prose, "");
    let _ = writeln!(stderr, "{text}");
}

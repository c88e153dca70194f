//! What clap refused, in the user's words.

use std::error::Error as _;
use std::num::{IntErrorKind, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Error};

use super::problem::Problem;
use super::prose::brief;
use crate::cli::DASHED;
use crate::cli::args::Cli;
use crate::i18n::Texts;

/// The program, as it is typed.
const PROGRAM: &str = "teamzy";

/// Says what is wrong with a command line, and what to type instead.
pub fn usage(error: &Error, texts: &Texts) -> Problem {
    let refused = text(error, ContextKind::InvalidArg).unwrap_or_default();
    let argument = name(&refused);
    let value = text(error, ContextKind::InvalidValue)
        .or_else(|| text(error, ContextKind::InvalidSubcommand))
        .unwrap_or_else(|| refused.clone());
    let value = value.strip_prefix(DASHED).unwrap_or(&value);
    let wanted = number(error, ContextKind::ExpectedNumValues)
        .or_else(|| number(error, ContextKind::MinValues))
        .unwrap_or_default();
    let found = number(error, ContextKind::ActualNumValues).unwrap_or_default();
    let command = command(error);
    let id = id(error, &refused, value, &command);
    let fix = suggestion(error, &argument).unwrap_or_else(|| match error.kind() {
        ErrorKind::UnknownArgument => format!("{command} --help"),
        _ => shape(&refused),
    });
    let say = |id: &str| {
        texts.with(
            id,
            [
                ("argument", brief(&argument).into()),
                (
                    "arguments",
                    texts.list(&names(error, ContextKind::InvalidArg)).into(),
                ),
                ("command", (&command).into()),
                ("commands", texts.list(&commands()).into()),
                ("fix", (&fix).into()),
                ("found", found.into()),
                (
                    "others",
                    texts.list(&names(error, ContextKind::PriorArg)).into(),
                ),
                ("value", brief(value).into()),
                (
                    "values",
                    strings(error, ContextKind::ValidValue).join(", ").into(),
                ),
                ("wanted", wanted.into()),
            ],
        )
    };
    Problem {
        problem: say(id),
        remedy: Some(say(&format!("{id}.try"))),
    }
}

/// The text that says it.
fn id(error: &Error, refused: &str, value: &str, command: &str) -> &'static str {
    let suggested = |kind| !strings(error, kind).is_empty();
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() && refused.starts_with('-') => "usage-no-value",
        ErrorKind::InvalidValue if value.is_empty() => "usage-empty-word",
        ErrorKind::InvalidValue if suggested(ContextKind::ValidValue) => "usage-invalid-value",
        ErrorKind::InvalidValue => "usage-unsuitable-value",
        ErrorKind::ValueValidation => {
            let cause = error.source().and_then(|cause| cause.downcast_ref());
            match cause.map(ParseIntError::kind) {
                Some(IntErrorKind::PosOverflow) => "usage-number-too-large",
                Some(_) => "usage-not-a-number",
                None => "usage-unsuitable-value",
            }
        }
        ErrorKind::UnknownArgument if !refused.starts_with('-') => "usage-unexpected-word",
        ErrorKind::UnknownArgument if command == PROGRAM => "usage-misplaced-argument",
        ErrorKind::UnknownArgument => "usage-unknown-argument",
        ErrorKind::InvalidSubcommand if suggested(ContextKind::SuggestedSubcommand) => {
            "usage-invalid-subcommand"
        }
        ErrorKind::InvalidSubcommand => "usage-unknown-subcommand",
        ErrorKind::NoEquals => "usage-no-equals",
        ErrorKind::TooManyValues => "usage-too-many-values",
        ErrorKind::TooFewValues => "usage-too-few-values",
        ErrorKind::WrongNumberOfValues => "usage-wrong-number-of-values",
        ErrorKind::ArgumentConflict => match names(error, ContextKind::PriorArg).as_slice() {
            [] => "usage-exclusive-argument",
            [other] if *other == name(refused) => "usage-repeated-argument",
            _ => "usage-argument-conflict",
        },
        ErrorKind::MissingRequiredArgument => "usage-missing-argument",
        ErrorKind::MissingSubcommand => "usage-missing-subcommand",
        ErrorKind::InvalidUtf8 => "usage-invalid-utf8",
        _ => "usage-other",
    }
}

/// What was probably meant, to be typed in the place of what was refused.
fn suggestion(error: &Error, argument: &str) -> Option<String> {
    match error.kind() {
        ErrorKind::InvalidValue => {
            let first = || strings(error, ContextKind::ValidValue).into_iter().next();
            let value = text(error, ContextKind::SuggestedValue).or_else(first)?;
            Some(if argument.starts_with('-') {
                format!("{argument} {value}")
            } else {
                value
            })
        }
        ErrorKind::UnknownArgument => {
            elsewhere(error).or_else(|| text(error, ContextKind::SuggestedArg))
        }
        ErrorKind::InvalidSubcommand => {
            // The nearest is the last.
            let command = strings(error, ContextKind::SuggestedSubcommand).pop()?;
            Some(format!("{PROGRAM} {command}"))
        }
        _ => None,
    }
}

/// The command that has an option which was typed before it, and that option. clap tells both in
/// quotes within a sentence.
fn elsewhere(error: &Error) -> Option<String> {
    let Some(ContextValue::StyledStrs(sentences)) = error.get(ContextKind::Suggested) else {
        return None;
    };
    sentences.iter().find_map(|sentence| {
        let sentence = sentence.to_string();
        let line = sentence.split('\'').nth(1)?;
        let (command, option) = line.split_once(' ')?;
        let known = commands().iter().any(|known| known == command);
        (known && option.starts_with("--")).then(|| format!("{PROGRAM} {line}"))
    })
}

/// The command that was typed, from the beginning of its usage line: `teamzy score`.
fn command(error: &Error) -> String {
    let usage = error
        .get(ContextKind::Usage)
        .map(ToString::to_string)
        .unwrap_or_default();
    let mut words = usage.split_whitespace().skip_while(|word| *word != PROGRAM);
    let commands = commands();
    let command = words
        .nth(1)
        .filter(|word| commands.iter().any(|command| command == word));
    match command {
        Some(command) => format!("{PROGRAM} {command}"),
        None => PROGRAM.to_owned(),
    }
}

fn commands() -> Vec<String> {
    Cli::command()
        .get_subcommands()
        .filter(|command| !command.is_hide_set())
        .map(|command| command.get_name().to_owned())
        .collect()
}

/// An argument as it is typed: `--date` of `--date <DATE>`, `PLAYER` of `[PLAYER]...`.
fn name(argument: &str) -> String {
    let end = argument
        .find([' ', '=', '['])
        .filter(|_| argument.starts_with('-'));
    shape(&argument[..end.unwrap_or(argument.len())])
}

/// An argument with its values as they are typed: `--date DATE` of `--date <DATE>`.
fn shape(argument: &str) -> String {
    argument
        .replace(['<', '>', '[', ']'], "")
        .trim_end_matches("...")
        .to_owned()
}

fn names(error: &Error, kind: ContextKind) -> Vec<String> {
    strings(error, kind)
        .iter()
        .map(|argument| name(argument))
        .collect()
}

fn text(error: &Error, kind: ContextKind) -> Option<String> {
    strings(error, kind).into_iter().next()
}

fn strings(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

fn number(error: &Error, kind: ContextKind) -> Option<u64> {
    match error.get(kind)? {
        ContextValue::Number(number) => u64::try_from(*number).ok(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use clap::{Arg, ArgAction, Command};

    use super::*;
    use crate::i18n::LANGUAGES;

    /// What each language says about a command line that the program refuses.
    fn said(line: &str) -> Vec<[String; 2]> {
        each_language(|texts| {
            let program = crate::cli::help::localised(texts, 80);
            program.try_get_matches_from(line.split(' ')).unwrap_err()
        })
    }

    fn each_language(refuse: impl Fn(&Texts) -> Error) -> Vec<[String; 2]> {
        LANGUAGES
            .iter()
            .map(|language| {
                let texts = Texts::new(language);
                let Problem { problem, remedy } = usage(&refuse(&texts), &texts);
                [problem, remedy.unwrap()]
            })
            .collect()
    }

    #[test]
    fn options_are_named_as_typed_and_values_in_the_language() {
        assert_eq!(
            said("teamzy new Hugo Léa --date")[..4],
            [
                ["A value is missing after --date.", "--date DATE"],
                ["Il manque une valeur après --date.", "--date DATE"],
                ["Falta un valor después de --date.", "--date FECHA"],
                ["Nach --date fehlt ein Wert.", "--date DATUM"],
            ]
        );
        assert_eq!(
            said("teamzy rankings --by averge")[1],
            [
                "«\u{202f}averge\u{202f}» n’est pas une valeur de --by, qui accepte victories, rate, \
                 average, best, rating.",
                "--by average"
            ]
        );
    }

    #[test]
    fn an_empty_word_is_not_a_missing_one() {
        assert_eq!(
            said("teamzy import games.csv ")[..4],
            [
                [
                    "An empty word stands in the place of FILE.",
                    "FILE, or no word at all"
                ],
                [
                    "Un mot vide tient la place de FICHIER.",
                    "FICHIER, ou pas de mot du tout"
                ],
                [
                    "Hay una palabra vacía en lugar de ARCHIVO.",
                    "ARCHIVO, o ninguna palabra"
                ],
                [
                    "An der Stelle von DATEI steht ein leeres Wort.",
                    "DATEI oder gar kein Wort"
                ],
            ]
        );
        assert_eq!(said("teamzy completions ")[0][1], "bash, or no word at all");
        assert_eq!(
            said("teamzy --data= history")[0],
            ["A value is missing after --data.", "--data FILE"]
        );
    }

    #[test]
    fn numbers_are_asked_for() {
        for (typed, shown) in [("abc", "abc"), ("3,5", "3,5"), ("\u{1}-5", "-5")] {
            let [problem, remedy] = &said(&format!("teamzy history -n {typed}"))[2];
            assert_eq!(
                *problem,
                format!("-n pide un número entero, 0 o más, y no «{shown}».")
            );
            assert_eq!(remedy, "-n 5");
        }
        assert_eq!(
            said("teamzy rankings --min-games 99999999999999999999")[0][0],
            "“99999999999999999999” is too large a number for --min-games."
        );
    }

    #[test]
    fn what_does_not_exist_leads_to_what_does() {
        for (line, problem, remedy) in [
            (
                "histroy",
                "“histroy” is no command of teamzy.",
                "teamzy history",
            ),
            (
                "score --not a",
                "teamzy score has no option --not.",
                "--note",
            ),
            (
                "score --zzz",
                "teamzy score has no option --zzz.",
                "teamzy score --help",
            ),
            (
                "score -z",
                "teamzy score has no option -z.",
                "teamzy score --help",
            ),
            (
                "--json history",
                "There is no option --json before the command.",
                "teamzy history --json",
            ),
            (
                "-n 3 history",
                "There is no option -n before the command.",
                "teamzy --help",
            ),
            (
                "check \u{1}-5",
                "“-5” is one word too many for teamzy check.",
                "teamzy check --help",
            ),
        ] {
            assert_eq!(
                said(&format!("teamzy {line}"))[0],
                [problem, remedy],
                "{line}"
            );
        }
        assert!(said("teamzy zzz")[0][0].contains("history"));
    }

    #[test]
    fn what_does_not_go_together_is_named() {
        assert_eq!(
            said("teamzy history --json --csv")[1],
            ["--json ne va pas avec --csv.", "l’un sans l’autre"]
        );
        assert_eq!(
            said("teamzy history --game a Hugo")[2],
            ["--game no se combina con JUGADOR.", "lo uno sin lo otro"]
        );
        assert_eq!(
            said("teamzy history -n 3 -n 4")[0],
            ["-n is given more than once.", "-n only once"]
        );
        assert_eq!(
            said("teamzy history --json=yes")[0],
            ["“yes” is one value too many for --json.", "--json"]
        );
    }

    #[test]
    fn every_kind_has_its_text() {
        let arg = |name: &'static str| Arg::new(name).long(name).value_name("V");
        let program = || {
            Command::new("teamzy")
                .subcommand_required(true)
                .arg(arg("equal").require_equals(true))
                .arg(arg("few").num_args(2..=3))
                .arg(arg("pair").num_args(2))
                .arg(arg("own").value_parser(|_: &str| Err::<(), _>("English")))
                .subcommand(
                    Command::new("alter")
                        .arg(Arg::new("OLD").required(true))
                        .arg(arg("flag").action(ArgAction::SetTrue).exclusive(true)),
                )
        };
        for (line, problem, remedy) in [
            ("", "A command is missing", "teamzy --help"),
            ("alter", "needs OLD.", "teamzy --help"),
            (
                "--equal 3 alter",
                "--equal has to follow a “=”.",
                "--equal=V",
            ),
            (
                "--few 3",
                "--few takes at least 2 values, not 1.",
                "--few V V",
            ),
            ("--pair 3", "--pair takes 2 values, not 1.", "--pair V V"),
            (
                "alter --flag Lea",
                "--flag goes with nothing else.",
                "--flag alone",
            ),
            ("--own 3 alter Lea", "“3” does not suit --own.", "--own V"),
        ] {
            let line = format!("teamzy {line}");
            let said = each_language(|_| {
                program()
                    .try_get_matches_from(line.split_whitespace())
                    .unwrap_err()
            });
            assert!(said[0][0].contains(problem), "{line}: {said:?}");
            assert_eq!(said[0][1], remedy, "{line}");
        }
        for kind in [ErrorKind::InvalidUtf8, ErrorKind::Io] {
            let said = each_language(|_| Error::new(kind));
            assert!(
                said.iter().all(|[problem, remedy]| problem != remedy),
                "{said:?}"
            );
        }
    }
}

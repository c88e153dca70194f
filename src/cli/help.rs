//! The words of the command line: clap's structure with the texts of the catalogue.
//!
//! A command's line is `help-<command>`, with `.usage` and `.examples`; an argument's is
//! `help-<command>-<argument>`, else `help-arg-<argument>`, with the name of its value in
//! `.value`; a group's heading, where it has one of its own, is `help-heading-<group>`.

use clap::builder::{Styles, styling::Style};
use clap::{Arg, ArgAction, Command, CommandFactory, Id};

use super::args::Cli;
use crate::core::expansion::KNOWN;
use crate::i18n::{LANGUAGES, Texts};
use crate::report::prose::wrap;

/// Wider lines are hard to read.
const WIDEST: usize = 100;

/// On a narrower page what an argument is for stands below it.
const NARROW: usize = 60;

const BOLD: Style = Style::new().bold();

/// The whole command line in the user's language, its help in lines of at most `columns`.
pub fn localised(texts: &Texts, columns: usize) -> Command {
    let styles = Styles::plain().header(BOLD).literal(BOLD);
    let mut command = Cli::command()
        .styles(styles)
        .term_width(columns.min(WIDEST));
    // Gives every command its global options.
    command.build();
    worded(command, texts, columns.min(WIDEST))
}

fn worded(command: Command, texts: &Texts, columns: usize) -> Command {
    let name = command.get_name().to_owned();
    let id = format!("help-{name}");
    let heading_usage = texts.get("help-heading-usage");
    let usage = texts.get(&format!("{id}.usage"));
    let shape = wrap(&format!("{heading_usage} {usage}"), columns, "  ");
    let shape = shape.strip_prefix(&heading_usage).unwrap_or(&shape);
    let examples = texts.get("help-heading-examples");
    let lines = texts.get(&format!("{id}.examples")).replace('\n', "\n  ");
    let groups: Vec<(Id, String)> = command
        .get_groups()
        .flat_map(|group| {
            let heading = group.get_id().as_str().to_lowercase();
            group
                .get_args()
                .map(move |arg| (arg.clone(), heading.clone()))
        })
        .filter(|(_, heading)| texts.has(&format!("help-heading-{heading}")))
        .collect();
    command
        .about(texts.get(&id))
        .next_line_help(columns < NARROW)
        .override_usage(usage)
        .help_template(format!(
            "{{about}}\n\n{BOLD}{heading_usage}{BOLD:#}{shape}\n\n{{all-args}}{{after-help}}"
        ))
        .after_help(format!("{BOLD}{examples}{BOLD:#}\n  {lines}"))
        .subcommand_help_heading(heading("commands", texts))
        .mut_args(|arg| {
            let group = groups.iter().find(|(member, _)| member == arg.get_id());
            let kind = kind(&arg, group.map(|(_, heading)| heading.as_str()));
            worded_argument(arg, &name, texts).help_heading(heading(kind, texts))
        })
        .mut_subcommands(|command| worded(command, texts, columns))
}

/// Under which heading an argument stands.
fn kind<'a>(arg: &Arg, group: Option<&'a str>) -> &'a str {
    match arg.get_action() {
        _ if arg.is_positional() => "arguments",
        _ if arg.is_global_set() => "global",
        ArgAction::Version => "global",
        _ => group.unwrap_or("options"),
    }
}

/// A heading without its colon, which clap writes itself.
fn heading(kind: &str, texts: &Texts) -> String {
    let heading = texts.get(&format!("help-heading-{kind}"));
    heading.trim_end_matches(':').to_owned()
}

fn worded_argument(arg: Arg, command: &str, texts: &Texts) -> Arg {
    let id = message(&arg, command, texts);
    let languages: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
    let help = texts.with(
        &id,
        [
            ("languages", languages.join(", ").into()),
            ("expansions", KNOWN.join(", ").into()),
        ],
    );
    // Among themselves, positionals stand in the order in which they are typed.
    let order = arg.get_index().unwrap_or_else(|| arg.get_display_order());
    let valued = arg.get_action().takes_values();
    let arg = arg
        .help(help)
        .display_order(order)
        .hide_default_value(true)
        .hide_possible_values(true);
    if valued {
        arg.value_name(texts.get(&format!("{id}.value")))
    } else {
        arg
    }
}

fn message(arg: &Arg, command: &str, texts: &Texts) -> String {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = format!("help-{command}-{name}");
    if texts.has(&own) {
        own
    } else {
        format!("help-arg-{name}")
    }
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;

    /// Calls `check` with each command of each language, the program itself among them.
    fn each_command(columns: usize, check: impl Fn(&Texts, Command)) {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            let program = localised(&texts, columns);
            for command in program.get_subcommands() {
                check(&texts, command.clone());
            }
            check(&texts, program);
        }
    }

    fn place(texts: &Texts, command: &Command) -> String {
        format!("in the help of {} in {}", command.get_name(), texts.code())
    }

    #[test]
    fn everything_has_a_text() {
        each_command(80, |texts, command| {
            let name = command.get_name();
            for id in ["", ".usage", ".examples"].map(|part| format!("help-{name}{part}")) {
                assert!(texts.has(&id), "{id} in {}", texts.code());
            }
            for arg in command.get_arguments() {
                let id = message(arg, name, texts);
                assert!(texts.has(&id), "{id} in {}", texts.code());
                let valued = arg.get_action().takes_values();
                assert_eq!(texts.has(&format!("{id}.value")), valued, "{id}.value");
            }
        });
    }

    #[test]
    fn no_line_is_wider_than_the_page() {
        for columns in [40, 60, 80, 100] {
            each_command(columns, |texts, mut command| {
                for line in command.render_help().to_string().lines() {
                    assert!(
                        line.width() <= columns,
                        "{columns} {}: {line}",
                        texts.code()
                    );
                }
            });
        }
    }

    #[test]
    fn none_of_claps_own_words_is_left() {
        let own = [
            "Print help",
            "Print version",
            "[default",
            "[possible",
            "[alias",
            "[env",
        ];
        let headings = ["Usage:", "Options:", "Arguments:", "Commands:"];
        each_command(80, |texts, mut command| {
            let help = command.render_help().to_string();
            // Some language may call one of them by the same word.
            let foreign = headings.iter().filter(|heading| {
                let id = heading.trim_end_matches(':').to_lowercase();
                texts.get(&format!("help-heading-{id}")) != **heading
            });
            for word in own.iter().chain(foreign) {
                assert!(!help.contains(word), "“{word}” {}", place(texts, &command));
            }
        });
    }

    #[test]
    fn short_and_long_help_are_the_same() {
        each_command(80, |texts, command| {
            let shown = |option: &str| {
                let typed = ["teamzy", command.get_name(), option];
                let typed = typed
                    .iter()
                    .skip(usize::from(command.get_name() == "teamzy"));
                let shown = localised(texts, 80).try_get_matches_from(typed);
                shown.map_err(|error| error.to_string())
            };
            assert!(shown("-h").is_err());
            assert_eq!(shown("-h").err(), shown("--help").err());
        });
    }

    #[test]
    fn allowed_values_are_named() {
        each_command(100, |_, command| {
            for arg in command
                .get_arguments()
                .filter(|arg| arg.get_action().takes_values())
            {
                let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                for value in arg.get_possible_values() {
                    assert!(help.contains(value.get_name()), "{arg}: {help}");
                }
            }
        });
    }

    #[test]
    fn examples_can_be_typed() {
        each_command(80, |texts, command| {
            let lines = texts.get(&format!("help-{}.examples", command.get_name()));
            for line in lines.lines() {
                // A shell may read what the program prints.
                let typed = &line[line.find("teamzy").unwrap()..];
                let typed = typed.split([')', '|']).next().unwrap().trim();
                let parsed = localised(texts, 80).try_get_matches_from(typed.split(' '));
                let shown = parsed.as_ref().is_err_and(|error| !error.use_stderr());
                let place = place(texts, &command);
                assert!(parsed.is_ok() || shown, "“{line}” {place} is refused");
                let width = "  ".width() + line.width();
                assert!(
                    width <= 60,
                    "“{line}” {place} takes {width} columns, not 60"
                );
                let own = command.get_name() == "teamzy"
                    || typed.starts_with(&format!("teamzy {}", command.get_name()));
                assert!(own, "“{line}” {place} is about another command");
            }
        });
    }
}

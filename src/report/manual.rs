//! The manual pages: clap's structure with the texts of the catalogue, in roff's man macros.

use clap::{Arg, Command};
use roff::{Inline, Roff, bold, italic, roman};
use unicode_normalization::UnicodeNormalization;

use crate::i18n::Texts;

/// Everything here is in section 1, programs.
const SECTION: &str = "1";

/// Where games are kept when nothing else is said.
const DATA_FILE: &str = "~/.local/share/teamzy/games.jsonl";

/// The variables that a user may set, with the ids of their texts.
const VARIABLES: [(&str, &str); 6] = [
    ("TEAMZY_DATA", "man-variable-data"),
    ("TEAMZY_LANG", "man-variable-lang"),
    ("LC_ALL, LC_MESSAGES, LANG", "man-variable-locale"),
    ("LANGUAGE", "man-variable-language"),
    ("NO_COLOR", "man-variable-no-color"),
    ("COLUMNS", "man-variable-columns"),
];

const STATUSES: [(&str, &str); 4] = [
    ("0", "man-status-done"),
    ("1", "man-status-failed"),
    ("2", "man-status-refused"),
    ("130", "man-status-interrupted"),
];

/// A page: its name, and its source.
pub type ManualPage = (String, String);

/// The page of the program, then one of each command.
pub fn pages(program: &Command, texts: &Texts) -> Vec<ManualPage> {
    let commands = program.get_subcommands();
    let pages = std::iter::once(program).chain(commands.filter(|command| !command.is_hide_set()));
    pages
        .map(|command| {
            let name = page_name(command, program);
            let page = page(command, program, texts);
            (name, portable(&page.render()))
        })
        .collect()
}

fn page_name(command: &Command, program: &Command) -> String {
    let name = command.get_name();
    if name == program.get_name() {
        return name.to_owned();
    }
    format!("{}-{name}", program.get_name())
}

fn page(command: &Command, program: &Command, texts: &Texts) -> Roff {
    let name = page_name(command, program);
    let about = command
        .get_about()
        .map(ToString::to_string)
        .unwrap_or_default();
    let help = |part: &str| texts.get(&format!("help-{}.{part}", command.get_name()));
    let version = format!("teamzy {}", env!("CARGO_PKG_VERSION"));
    let whole = name == program.get_name();

    let mut page = Roff::new();
    // Without a date, so that the same version always makes the same page.
    let title = [
        &name.to_uppercase(),
        SECTION,
        "\"\"",
        &version,
        &texts.get("man-volume"),
    ];
    page.control("TH", title);
    // Words are broken by the rules of English, and most pages are not in English.
    page.control("nh", []).control("ad", ["l"]);

    heading(&mut page, "man-heading-name", texts);
    page.text([roman(format!("{name} - {about}"))]);
    heading(&mut page, "man-heading-synopsis", texts);
    page.text(usage(&help("usage")));
    heading(&mut page, "man-heading-description", texts);
    if whole {
        page.text([roman(texts.get("man-description"))]);
    } else {
        page.text([roman(format!("{about}."))]);
    }
    if whole {
        heading(&mut page, "man-heading-commands", texts);
        for command in program
            .get_subcommands()
            .filter(|command| !command.is_hide_set())
        {
            let about = command
                .get_about()
                .map(ToString::to_string)
                .unwrap_or_default();
            entry(&mut page, [bold(command.get_name())], &about);
        }
    }
    arguments(&mut page, command, texts);
    options(&mut page, command, texts);
    heading(&mut page, "man-heading-examples", texts);
    page.control("RS", ["4"]).control("nf", []);
    for line in help("examples").lines() {
        page.text([roman(line)]);
    }
    page.control("fi", []).control("RE", []);
    if whole {
        heading(&mut page, "man-heading-files", texts);
        entry(&mut page, [italic(DATA_FILE)], &texts.get("man-file-data"));
        heading(&mut page, "man-heading-environment", texts);
        for (variable, id) in VARIABLES {
            entry(&mut page, [bold(variable)], &texts.get(id));
        }
        heading(&mut page, "man-heading-exit-status", texts);
        for (status, id) in STATUSES {
            entry(&mut page, [bold(status)], &texts.get(id));
        }
    }
    heading(&mut page, "man-heading-see-also", texts);
    page.text(see_also(command, program));
    page
}

fn heading(page: &mut Roff, id: &str, texts: &Texts) {
    page.control("SH", [texts.get(id).as_str()]);
}

/// A term, and below it what is said of it.
fn entry(page: &mut Roff, term: impl Into<Vec<Inline>>, text: &str) {
    page.control("TP", []).text(term).text([roman(text)]);
}

fn arguments(page: &mut Roff, command: &Command, texts: &Texts) {
    let mut positionals = command.get_positionals().peekable();
    if positionals.peek().is_some() {
        heading(page, "man-heading-arguments", texts);
    }
    for arg in positionals {
        let many = arg
            .get_num_args()
            .is_some_and(|count| count.max_values() > 1);
        let dots = if many { "..." } else { "" };
        entry(page, [italic(value(arg)), roman(dots)], &help(arg));
    }
}

/// The options under the headings of the help, in the order in which those first occur.
fn options(page: &mut Roff, command: &Command, texts: &Texts) {
    let shown = |arg: &&Arg| !arg.is_positional() && !arg.is_hide_set();
    let mut groups: Vec<(&str, Vec<&Arg>)> = Vec::new();
    for arg in command.get_arguments().filter(shown) {
        let heading = arg.get_help_heading().unwrap_or_default();
        match groups.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, args)) => args.push(arg),
            None => groups.push((heading, vec![arg])),
        }
    }
    heading(page, "man-heading-options", texts);
    let own = texts.get("help-heading-options");
    for (heading, args) in groups {
        if !own.starts_with(heading) {
            page.control("SS", [heading.trim_end()]);
        }
        for arg in args {
            entry(page, names(arg), &help(arg));
        }
    }
}

/// An option as it is typed: `-h, --help`, or `--date DATE`.
fn names(arg: &Arg) -> Vec<Inline> {
    let short = arg.get_short().map(|short| format!("-{short}"));
    let long = arg.get_long().map(|long| format!("--{long}"));
    let mut names = Vec::new();
    for name in short.into_iter().chain(long) {
        if !names.is_empty() {
            names.push(roman(", "));
        }
        names.push(bold(name));
    }
    if arg.get_action().takes_values() {
        names.extend([roman(" "), italic(value(arg))]);
    }
    names
}

fn value(arg: &Arg) -> String {
    let names = arg.get_value_names().unwrap_or_default();
    names
        .iter()
        .map(|name| name.as_str())
        .collect::<Vec<_>>()
        .join(" ")
}

fn help(arg: &Arg) -> String {
    arg.get_help().map(ToString::to_string).unwrap_or_default()
}

/// A usage line: the program and its command bold, what stands for something else italic.
fn usage(line: &str) -> Vec<Inline> {
    let stands_for = |word: &str| word.chars().any(char::is_uppercase) || word.starts_with('[');
    let fixed = line.split(' ').take_while(|word| !stands_for(word));
    let (fixed, rest) = line.split_at(fixed.collect::<Vec<_>>().join(" ").len());
    let mut usage = vec![bold(fixed)];
    let mut upper = false;
    let mut run = String::new();
    for c in rest.chars() {
        if c.is_uppercase() != upper {
            usage.push(in_usage(std::mem::take(&mut run), upper));
            upper = !upper;
        }
        run.push(c);
    }
    usage.push(in_usage(run, upper));
    usage
}

fn in_usage(run: String, upper: bool) -> Inline {
    if upper { italic(run) } else { roman(run) }
}

fn see_also(command: &Command, program: &Command) -> Vec<Inline> {
    let whole = command.get_name() == program.get_name();
    let others: Vec<&Command> = if whole {
        program
            .get_subcommands()
            .filter(|command| !command.is_hide_set())
            .collect()
    } else {
        vec![program]
    };
    let mut pages = Vec::new();
    for other in others {
        let comma = if pages.is_empty() { "" } else { ", " };
        pages.push(roman(comma));
        pages.push(bold(page_name(other, program)));
        pages.push(roman(format!("({SECTION})")));
    }
    pages
}

/// The page in ASCII, which looks the same whatever encoding a formatter supposes: groff by itself
/// takes bytes for Latin-1, that of older macOS has no preconv, and mandoc guesses.
fn portable(page: &str) -> String {
    let mut portable = String::with_capacity(page.len());
    for c in page.chars() {
        if c.is_ascii() {
            portable.push(c);
        } else {
            portable.push_str(&glyph(c));
        }
    }
    portable
}

/// A character by its name in roff, for man-db's whatis does not know them by their numbers.
fn glyph(c: char) -> String {
    let name = match c {
        // The narrow one is missing in most fonts.
        '\u{a0}' | '\u{202f}' => return r"\~".to_owned(),
        '’' => "cq".to_owned(),
        '“' => "lq".to_owned(),
        '”' => "rq".to_owned(),
        '«' => "Fo".to_owned(),
        '»' => "Fc".to_owned(),
        '¿' => "r?".to_owned(),
        '¡' => "r!".to_owned(),
        _ => accented(c).unwrap_or_else(|| format!("u{:04X}", u32::from(c))),
    };
    format!(r"\[{name}]")
}

/// The name of a letter of Latin-1 with an accent.
fn accented(c: char) -> Option<String> {
    let mut parts = std::iter::once(c).filter(|c| *c <= 'ÿ').nfd();
    let letter = parts.next()?;
    let accent = match parts.next()? {
        '\u{300}' => '`',
        '\u{301}' => '\'',
        '\u{302}' => '^',
        '\u{303}' => '~',
        '\u{308}' => ':',
        '\u{327}' => ',',
        _ => return None,
    };
    Some(format!("{accent}{letter}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::help::localised;
    use crate::i18n::LANGUAGES;

    /// The page of a command in a language.
    fn page(language: &str, name: &str) -> String {
        let language = LANGUAGES.iter().find(|known| known.code == language);
        let texts = Texts::new(language.unwrap());
        let mut pages = pages(&localised(&texts, 80), &texts).into_iter();
        pages.find(|(page, _)| page == name).unwrap().1
    }

    #[test]
    fn headings_are_in_the_language() {
        let headings = |language| -> Vec<String> {
            let page = page(language, "teamzy");
            let headings = page.lines().filter_map(|line| line.strip_prefix(".SH "));
            headings.map(str::to_owned).collect()
        };
        assert_eq!(
            headings("en").join(" "),
            "NAME SYNOPSIS DESCRIPTION COMMANDS OPTIONS EXAMPLES FILES ENVIRONMENT \
             \"EXIT STATUS\" \"SEE ALSO\""
        );
        assert_eq!(
            headings("fr").join(" "),
            "NOM SYNOPSIS DESCRIPTION COMMANDES OPTIONS EXEMPLES FICHIERS ENVIRONNEMENT \
             \"CODE DE RETOUR\" \"VOIR AUSSI\""
        );
        assert_eq!(headings("es")[2], r"DESCRIPCI\['O]N");
    }

    #[test]
    fn every_argument_is_there_in_ascii() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            let program = localised(&texts, 80);
            let pages = pages(&program, &texts);
            assert_eq!(pages.len(), program.get_subcommands().count() + 1);
            for (name, page) in pages {
                assert!(page.is_ascii(), "{name} in {}", language.code);
                let short = name.strip_prefix("teamzy-").unwrap_or(&name);
                let command = program.find_subcommand(short).unwrap_or(&program);
                for arg in command.get_arguments().filter_map(Arg::get_long) {
                    let option = format!(r"\fB\-\-{}\fR", arg.replace('-', r"\-"));
                    assert!(page.contains(&option), "{option} in {name}");
                }
            }
        }
    }

    #[test]
    fn a_page_begins_so() {
        let score = page("fr", "teamzy-score");
        let title = format!(
            r#".TH TEAMZY-SCORE 1 "" "teamzy {}" "Commandes de l\[cq]utilisateur""#,
            env!("CARGO_PKG_VERSION")
        );
        let expected = [
            title.as_str(),
            ".nh",
            ".ad l",
            ".SH NOM",
            r"teamzy\-score \- Noter les scores finaux et annoncer qui gagne",
            ".SH SYNOPSIS",
            r"\fBteamzy score\fR [\fIJOUEUR\fR \fISCORE\fR]... [\fIOPTION\fR]...",
        ];
        let preamble = 2;
        let lines: Vec<&str> = score.lines().skip(preamble).take(expected.len()).collect();
        assert_eq!(lines, expected);
    }

    #[test]
    fn a_letter_has_its_name() {
        for (letter, name) in [
            ('é', r"\['e]"),
            ('À', r"\[`A]"),
            ('ô', r"\[^o]"),
            ('ñ', r"\[~n]"),
            ('ç', r"\[,c]"),
            ('ü', r"\[:u]"),
            ('å', r"\[u00E5]"),
            ('ő', r"\[u0151]"),
            ('…', r"\[u2026]"),
            ('’', r"\[cq]"),
            ('\u{202f}', r"\~"),
        ] {
            assert_eq!(glyph(letter), name);
        }
    }
}

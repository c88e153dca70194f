//! Questions at a terminal, on the standard error. Every word is of the user's language: what
//! inquire would say by itself is replaced, and a refused answer is explained by the same
//! sentence as a refused command line.
//!
//! What is to know of inquire: it draws the question's line, below it suggestions, and below
//! them a line of help in brackets. Ctrl-C leaves all that on the screen.

use std::cell::{Cell, RefCell};
use std::io::{Write, stderr};

use inquire::autocompletion::Replacement;
use inquire::ui::{Attributes, RenderConfig, StyleSheet, Styled};
use inquire::{Autocomplete, CustomUserError, InquireError, Select, Text};
use unicode_width::UnicodeWidthStr;

use crate::commands::ask::{Ask, Question, Subject};
use crate::core::expansion::Expansion;
use crate::core::player::plain;
use crate::error::{Candidate, Error};
use crate::i18n::{Texts, harmless};
use crate::report::error::explanation;
use crate::report::game::one_game;
use crate::report::page::{Page, Style};
use crate::report::prose::wrap;
use crate::report::reminder::final_count;

/// The most lines to choose from that are shown at once.
const MOST_OFFERED: usize = 7;

/// The marks before what is offered, and before the one that Enter takes. A space follows.
const OFFERED: &str = " ";
const TAKEN: &str = ">";

/// Before an explanation, and before what is offered.
const INDENT: &str = "  ";

/// The rows around the reminder: a blank one, the help, and the command that was typed.
const AROUND: usize = 3;

/// The columns and rows of a window that does not tell.
const USUAL_WINDOW: (usize, usize) = (80, 24);

/// Asks at the real terminal.
pub struct Prompt<'a> {
    page: Page<'a>,
    scores: Option<Scores>,
}

/// What the questions for the scores of a game have in common.
struct Scores {
    expansions: Vec<Expansion>,
    /// The rows of the heading and of all the questions.
    rows: usize,
}

/// What stands below a question.
enum Below<'a> {
    /// Names to take, where they fit what is typed.
    Names(&'a [String]),
    /// Lines to read.
    Lines(Vec<String>),
}

/// What inquire shows at the moment.
#[derive(Default)]
struct Shown {
    typed: RefCell<String>,
    /// The rows below the question, without the help.
    rows: Cell<usize>,
}

impl<'a> Prompt<'a> {
    /// Asks in these words and this style.
    pub fn new(texts: &'a Texts, style: Style) -> Self {
        Prompt {
            page: Page { texts, style },
            scores: None,
        }
    }

    fn columns(&self) -> usize {
        window().0.min(self.page.style.prose)
    }

    /// Writes sentences above the next question, in one line where they fit, and returns the
    /// rows that they take.
    fn say(&self, sentences: &[String], indent: &str) -> usize {
        let columns = self.columns();
        let one = sentences.join(" ");
        let lines = if indent.len() + one.width() <= columns {
            &[one]
        } else {
            sentences
        };
        let lines = lines
            .iter()
            .map(|line| wrap(&format!("{indent}{line}"), columns, indent));
        let text = lines.collect::<Vec<String>>().join("\n");
        // Where this cannot be written, the question that follows will fail.
        let _ = writeln!(stderr(), "{text}");
        rows_of(&text, window().0)
    }

    /// The reminder with a blank line before it, when the window has room for it beside all the
    /// questions.
    fn reminder(&self) -> Below<'static> {
        let Some(scores) = &self.scores else {
            return Below::Lines(Vec::new());
        };
        let room = window().1.saturating_sub(scores.rows + AROUND);
        let columns = self.columns().saturating_sub(INDENT.len());
        let mut lines = final_count(&scores.expansions, self.page.texts, columns, room);
        if !lines.is_empty() {
            lines.insert(0, String::new());
        }
        Below::Lines(lines)
    }

    /// Asks for a line of text.
    fn ask(&self, question: &str, below: &Below<'_>) -> Result<String, Error> {
        let (columns, rows) = window();
        let question = wrap(question, columns, "");
        let keys = self.page.texts.get(match below {
            Below::Names(_) => "ask-player-keys",
            Below::Lines(_) => "ask-score-keys",
        });
        let help = rows_of(&format!("[{keys}]"), columns);
        let room = rows.saturating_sub(rows_of(&question, columns) + help + 1);
        let most = match below {
            Below::Names(names) => names.len().min(MOST_OFFERED).min(room),
            Below::Lines(lines) if lines.len() <= room => lines.len(),
            Below::Lines(_) => 0,
        };
        let help = if most == 0 { 0 } else { help };

        let shown = Shown::default();
        let formatter = |taken: &str| match below {
            Below::Names(_) => harmless(taken).into_owned(),
            Below::Lines(_) => harmless(&shown.typed.borrow()).into_owned(),
        };
        let mut text = Text::new("")
            .with_render_config(self.look(&question, matches!(below, Below::Names(_))))
            .with_formatter(&formatter)
            .with_autocomplete(Offer {
                below,
                shown: &shown,
                columns,
                most,
            });
        if most > 0 {
            text = text.with_page_size(most).with_help_message(&keys);
        }
        reserve(rows_of(&question, columns) + most + help);
        match text.prompt() {
            Ok(taken) if matches!(below, Below::Names(_)) => Ok(taken),
            Ok(_) => Ok(shown.typed.take()),
            Err(error) => Err(left(error, shown.rows.get() + help)),
        }
    }

    fn look<'b>(&self, question: &'b str, choosing: bool) -> RenderConfig<'b> {
        let bold = StyleSheet::new().with_attr(Attributes::BOLD);
        RenderConfig {
            prompt_prefix: Styled::new(question),
            answered_prompt_prefix: Styled::new(question),
            canceled_prompt_indicator: Styled::new(""),
            unhighlighted_option_prefix: Styled::new(OFFERED),
            highlighted_option_prefix: Styled::new(if choosing { TAKEN } else { OFFERED }),
            scroll_up_prefix: Styled::new("↑"),
            scroll_down_prefix: Styled::new("↓"),
            selected_option: Some(bold).filter(|_| choosing && self.page.style.bold),
            ..RenderConfig::empty()
        }
    }
}

impl Ask for Prompt<'_> {
    fn about(&mut self, subject: &Subject<'_>) {
        let texts = self.page.texts;
        match subject {
            Subject::Players => {
                self.say(&[texts.get("ask-players")], "");
            }
            Subject::Scores {
                game,
                players,
                expansions,
            } => {
                let game = game.map(|game| {
                    texts.with(
                        "ask-scores",
                        [
                            ("id", (&game.short).into()),
                            ("players", texts.list(&game.names).into()),
                        ],
                    )
                });
                let sentences: Vec<String> =
                    game.into_iter().chain([texts.get("ask-forms")]).collect();
                let heading = self.say(&sentences, "");
                self.scores = Some(Scores {
                    expansions: expansions.to_vec(),
                    rows: heading + players,
                });
            }
        }
    }

    fn line(
        &mut self,
        question: &Question<'_>,
        accept: &mut dyn FnMut(&str) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let texts = self.page.texts;
        let words = match question {
            Question::Player { number, .. } => {
                texts.with("ask-player", [("number", (*number).into())])
            }
            Question::Score(player) => texts.with("ask-score", [("player", (*player).into())]),
        };
        loop {
            let below = match question {
                Question::Player { known, .. } => Below::Names(known),
                Question::Score(_) => self.reminder(),
            };
            let typed = self.ask(&words, &below)?;
            match accept(&typed) {
                Ok(()) => {
                    if typed.trim().is_empty() {
                        erase(rows_of(&words, window().0));
                    }
                    return Ok(());
                }
                Err(error) => self.say(&explanation(&error, texts), INDENT),
            };
        }
    }

    fn game(&mut self, open: &[Candidate]) -> Result<Option<usize>, Error> {
        let texts = self.page.texts;
        let (columns, rows) = window();
        let question = wrap(&texts.get("ask-game"), columns, "");
        let keys = texts.get("ask-game-keys");
        let mut options: Vec<String> = open.iter().map(|game| one_game(game, texts)).collect();
        options.push(texts.get("ask-game-other"));
        let around = rows_of(&question, columns) + rows_of(&keys, columns);
        let most = options
            .len()
            .min(MOST_OFFERED)
            .min(rows.saturating_sub(around + 1))
            .max(1);

        let shown = Cell::new(0);
        let fits = |typed: &str, _: &String, option: &str, index: usize| {
            if index == 0 {
                shown.set(0);
            }
            let fits = plain(option).contains(&plain(typed.trim()));
            shown.set(shown.get() + usize::from(fits));
            fits.then_some(0)
        };
        reserve(around + most);
        let chosen = Select::new("", options)
            .with_render_config(self.look(&question, true))
            .with_help_message(&keys)
            .with_page_size(most)
            .with_scorer(&fits)
            .with_sorter(&|_| {})
            .raw_prompt();
        match chosen {
            Ok(option) => Ok(Some(option.index).filter(|index| *index < open.len())),
            Err(error) => {
                let below = shown.get().min(most) + rows_of(&keys, columns);
                Err(left(error, below))
            }
        }
    }

    fn confirm(&mut self, question: &str) -> Result<bool, Error> {
        let texts = self.page.texts;
        let question = texts.with("ask-yes-no", [("question", question.into())]);
        loop {
            let typed = self.ask(&question, &Below::Lines(Vec::new()))?;
            match yes_or_no(&typed, texts) {
                Some(answer) => return Ok(answer),
                None => self.say(&[texts.get("ask-yes-no.explained")], INDENT),
            };
        }
    }

    fn end(&mut self) {
        let _ = writeln!(stderr());
    }
}

/// A yes, also an empty one, or a no; nothing when it is neither.
fn yes_or_no(typed: &str, texts: &Texts) -> Option<bool> {
    let typed = plain(typed);
    let means = |id: &str| {
        texts
            .get(id)
            .split('|')
            .any(|word| plain(word.trim()) == typed)
    };
    if typed.is_empty() || means("ask-yes-no.yes") {
        return Some(true);
    }
    means("ask-yes-no.no").then_some(false)
}

/// What stands below a question, as inquire knows it: suggestions. Lines to read are suggestions
/// that are never taken.
#[derive(Clone)]
struct Offer<'a> {
    below: &'a Below<'a>,
    shown: &'a Shown,
    columns: usize,
    most: usize,
}

impl Autocomplete for Offer<'_> {
    fn get_suggestions(&mut self, input: &str) -> Result<Vec<String>, CustomUserError> {
        let offered = match self.below {
            _ if self.most == 0 => Vec::new(),
            Below::Names(names) => fitting(names, input),
            Below::Lines(lines) => lines.clone(),
        };
        let rows = offered
            .iter()
            .take(self.most)
            .map(|line| rows_of(&format!("{INDENT}{line}"), self.columns));
        self.shown.rows.set(rows.sum());
        self.shown.typed.replace(input.to_owned());
        Ok(offered)
    }

    fn get_completion(
        &mut self,
        input: &str,
        chosen: Option<String>,
    ) -> Result<Replacement, CustomUserError> {
        Ok(match self.below {
            Below::Names(names) => chosen.or_else(|| fitting(names, input).into_iter().next()),
            Below::Lines(_) => None,
        })
    }
}

/// The names that begin with what is typed, then those with a word that does; accents and case
/// do not matter.
fn fitting(names: &[String], typed: &str) -> Vec<String> {
    let typed = plain(typed);
    let begins = |name: &&String| plain(name).starts_with(&typed);
    let has_word = |name: &&String| {
        let name = plain(name);
        name.split(' ').skip(1).any(|word| word.starts_with(&typed))
    };
    let (first, rest): (Vec<&String>, Vec<&String>) = names.iter().partition(begins);
    let rest = rest.into_iter().filter(has_word);
    first.into_iter().chain(rest).cloned().collect()
}

/// The window's columns and rows.
fn window() -> (usize, usize) {
    match terminal_size::terminal_size() {
        Some((columns, rows)) => (columns.0.into(), rows.0.into()),
        None => USUAL_WINDOW,
    }
}

/// The rows that a text takes.
fn rows_of(text: &str, columns: usize) -> usize {
    let rows = |line: &str| line.width().div_ceil(columns.max(1)).max(1);
    text.lines().map(rows).sum::<usize>().max(1)
}

/// Moves the window's text up where it must be, so that so many rows fit below the cursor.
fn reserve(rows: usize) {
    let rows = rows.min(window().1.saturating_sub(1));
    if rows > 0 {
        let _ = write!(stderr(), "{}\x1b[{rows}A", "\n".repeat(rows));
    }
}

/// Removes so many rows above the cursor, and all below.
fn erase(rows: usize) {
    if rows > 0 {
        let _ = write!(stderr(), "\x1b[{rows}A\x1b[J");
    }
}

/// The error of a question that was left, after Ctrl-C with so many rows still below it.
fn left(error: InquireError, below: usize) -> Error {
    match error {
        InquireError::OperationInterrupted => {
            erase(below);
            Error::Interrupted
        }
        InquireError::OperationCanceled => Error::Left,
        InquireError::IO(error) => Error::NotAsked(error.kind(), error.raw_os_error()),
        _ => Error::NotAsked(std::io::ErrorKind::Unsupported, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::LANGUAGES;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn names_are_offered_by_their_beginnings_whatever_the_accents() {
        let known = names(&["Hugo", "Léa", "Anne Marie", "Marius"]);
        assert_eq!(fitting(&known, ""), known);
        assert_eq!(fitting(&known, "le"), names(&["Léa"]));
        assert_eq!(fitting(&known, "mar"), names(&["Marius", "Anne Marie"]));
        assert_eq!(fitting(&known, "x"), names(&[]));
    }

    #[test]
    fn a_yes_and_a_no_in_every_language() {
        for (code, yes, no) in [
            ("en", ["y", "Yes"], ["n", "No"]),
            ("fr", ["o", "Oui"], ["n", "NON"]),
            ("es", ["s", "Sí"], ["n", "No"]),
            ("de", ["j", "Ja"], ["n", "NEIN"]),
        ] {
            let language = LANGUAGES.iter().find(|language| language.code == code);
            let texts = Texts::new(language.unwrap());
            for typed in yes.into_iter().chain([""]) {
                assert_eq!(yes_or_no(typed, &texts), Some(true), "{typed}");
            }
            for typed in no {
                assert_eq!(yes_or_no(typed, &texts), Some(false), "{typed}");
            }
            assert_eq!(yes_or_no("7", &texts), None);
        }
    }

    #[test]
    fn no_word_is_a_yes_and_a_no_and_the_question_offers_one_of_each() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            let words =
                |id: &str| -> Vec<String> { texts.get(id).split('|').map(str::to_owned).collect() };
            let (yes, no) = (words("ask-yes-no.yes"), words("ask-yes-no.no"));
            for word in yes.iter().chain(&no) {
                assert!(
                    yes.contains(word) != no.contains(word),
                    "ask-yes-no in {}: {word:?} is a yes and a no",
                    texts.code()
                );
            }
            let asked = texts.with("ask-yes-no", [("question", "".into())]);
            let offered = format!("[{}/{}]", yes[0].to_uppercase(), no[0]);
            assert!(
                asked.ends_with(&offered),
                "ask-yes-no in {}: {asked:?} does not end in {offered}, the first words of .yes \
                 and .no",
                texts.code()
            );
        }
    }
}

//! What is said about a game beside its players: `--date`, `--with`, `--at`, `--note`.

use crate::cli::args;
use crate::core::calendar::{self, Date};
use crate::core::expansion::Expansion;
use crate::core::game::{LONGEST_LABEL, LONGEST_NOTE};
use crate::core::player::line_of_text;
use crate::error::Error;
use crate::i18n::{BadExpansion, Texts, find_expansion};
use crate::journal::GameText;

/// The details that were given; an empty one clears what was there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// The civil day.
    pub date: Option<Date>,
    /// All expansions on the table.
    pub expansions: Option<Vec<Expansion>>,
    /// The place.
    pub location: Option<Option<String>>,
    /// The players' remark.
    pub note: Option<Option<String>>,
}

impl Details {
    /// Understands the options as typed.
    ///
    /// # Errors
    /// The first that is refused.
    pub fn read(args: args::Details, today: Date, texts: &Texts) -> Result<Self, Error> {
        Ok(Details {
            date: args.date.map(|text| date(&text, today)).transpose()?,
            expansions: args
                .with
                .map(|typed| expansions(&typed, texts))
                .transpose()?,
            location: args.at.map(|text| place(&text)).transpose()?,
            note: args
                .note
                .map(|text| line("--note", &text, LONGEST_NOTE))
                .transpose()?,
        })
    }

    /// Puts what was given in the place of what the game says.
    pub fn apply(self, game: &mut GameText) {
        if let Some(date) = self.date {
            game.date = date;
        }
        if let Some(expansions) = self.expansions {
            game.expansions = expansions;
        }
        if let Some(location) = self.location {
            game.location = location;
        }
        if let Some(note) = self.note {
            game.note = note;
        }
    }
}

/// Understands a date: `YYYY-MM-DD`, `today` or `yesterday`.
pub fn date(text: &str, today: Date) -> Result<Date, Error> {
    let found = match text {
        "today" => Some(today),
        "yesterday" => today.previous_day(),
        _ => calendar::date(text),
    };
    found
        .filter(|date| date.year() >= 1)
        .ok_or_else(|| Error::BadDate(text.to_owned()))
}

/// Understands the expansions of `--with`; `none` alone says that there are none.
pub fn expansions(typed: &[String], texts: &Texts) -> Result<Vec<Expansion>, Error> {
    let mut found: Vec<Expansion> = Vec::new();
    let mut none = false;
    for text in typed {
        let text = text.trim();
        if text == "none" {
            none = true;
            continue;
        }
        let expansion = match text.split_once(':') {
            Some((kind, name)) if kind.eq_ignore_ascii_case("other") => {
                let name = label("--with", name)?;
                let name = name.ok_or_else(|| Error::BadExpansion(text.to_owned(), Vec::new()))?;
                Expansion::other(&name)
            }
            _ => find_expansion(text, texts)
                .map_err(|BadExpansion(ids)| Error::BadExpansion(text.to_owned(), ids))?,
        };
        if !found.iter().any(|known| known.is(&expansion)) {
            found.push(expansion);
        }
    }
    if none && !found.is_empty() {
        return Err(Error::NoneAndExpansion);
    }
    Ok(found)
}

/// A place; `none` says that there is none, as it does where games are looked for.
fn place(text: &str) -> Result<Option<String>, Error> {
    Ok(label("--at", text)?.filter(|place| place != "none"))
}

fn label(option: &'static str, text: &str) -> Result<Option<String>, Error> {
    line(option, text, LONGEST_LABEL)
}

fn line(option: &'static str, text: &str, longest: usize) -> Result<Option<String>, Error> {
    let text = line_of_text(text).map_err(|c| Error::ForbiddenCharacter(option, c))?;
    let length = text.chars().count();
    if length > longest {
        return Err(Error::TooLong(option, length, longest));
    }
    Ok(Some(text).filter(|text| !text.is_empty()))
}

//! `sheet`: the score sheet to print.

use super::details::expansions;
use super::help_scoring::REMINDED;
use super::remarks::Remark;
use super::{Answer, Desk, Outcome};
use crate::cli::args::{self, Paper};
use crate::core::entry::named;
use crate::core::expansion::Expansion;
use crate::core::game::check_table;
use crate::core::player::Name;
use crate::error::{Error, Seating};
use crate::i18n::Texts;
use crate::output::{Target, file};
use crate::typeface::{Typeface, Weight};

/// The fewest columns; a game has at least two players.
pub const FEWEST_SEATS: usize = 2;

/// The most columns; big boxes hold pieces for eight (WikiCarpedia).
pub const MOST_SEATS: usize = 8;

/// The columns where nobody says how many: the base game is for up to five (WikiCarpedia).
const USUAL_SEATS: usize = 5;

/// So many expansions can have a row of their own on the smaller paper, all cells high enough to
/// write in.
pub const MOST_ROWS: usize = 12;

/// A sheet, as it is asked for.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The paper.
    pub paper: Paper,
    /// A column for each player; without a name it stays blank.
    pub seats: Vec<Option<String>>,
    /// What lies on the table.
    pub expansions: Vec<Expansion>,
    /// What is counted at the end of the game, from top to bottom.
    pub rows: Vec<Row>,
}

/// A row of the final count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Unfinished roads.
    Roads,
    /// Unfinished cities.
    Cities,
    /// Unfinished monasteries.
    Monasteries,
    /// Unfinished gardens (The Abbot).
    Gardens,
    /// Fields.
    Fields,
    /// Wine, grain and cloth (Traders & Builders).
    Goods,
    /// Whatever another expansion gives.
    Of(Expansion),
}

pub fn run(args: args::Sheet, desk: &Desk<'_>) -> Result<Answer, Error> {
    let names: Vec<Name> = args
        .players
        .iter()
        .map(|name| named(name))
        .collect::<Result<_, _>>()?;
    let seats = seats(&names, args.seats)?;
    let typed = args.with.unwrap_or_default();
    let expansions = expansions(&typed, desk.texts)?;
    let rows = rows(&expansions);
    let own = rows.iter().filter(|row| matches!(row, Row::Of(_))).count();
    if own > MOST_ROWS {
        return Err(Error::SheetRows(own));
    }
    let file = file(args.file);
    if file.is_none() && desk.to_terminal {
        return Err(Error::SheetToTerminal);
    }
    let remarks = blanks(&names, &expansions, desk.texts);
    Ok(Answer {
        remarks,
        target: file.map(|path| Target {
            path,
            force: args.force,
            spared: desk.locate().ok(),
        }),
        ..Answer::new(Outcome::Sheet(Box::new(Sheet {
            paper: args.paper,
            seats,
            expansions,
            rows,
        })))
    })
}

/// The columns: the names, then blank ones up to the number wanted.
fn seats(names: &[Name], wanted: Option<usize>) -> Result<Vec<Option<String>>, Error> {
    let usual = if names.is_empty() {
        USUAL_SEATS
    } else {
        names.len()
    };
    // So many names are too many, whatever is wanted.
    let wanted = wanted.filter(|_| names.len() <= MOST_SEATS);
    let count = wanted.unwrap_or(usual);
    if !(FEWEST_SEATS..=MOST_SEATS).contains(&count) {
        return Err(Error::SheetSeats(count));
    }
    if names.len() > count {
        return Err(Error::SheetNames(names.len(), count));
    }
    if names.len() >= FEWEST_SEATS {
        let names = names.iter().map(Name::as_str);
        check_table(names).map_err(|bad| Error::Table(bad, Seating::New(Vec::new())))?;
    }
    let names = names.iter().map(|name| Some(name.as_str().to_owned()));
    Ok(names.chain(std::iter::repeat(None)).take(count).collect())
}

/// What is counted at the end with these expansions. The River and Inns & Cathedrals add nothing
/// that is not counted with the roads and cities.
fn rows(expansions: &[Expansion]) -> Vec<Row> {
    let on_the_table = |id: &str| expansions.iter().any(|expansion| expansion.id() == id);
    let mut rows = vec![Row::Roads, Row::Cities, Row::Monasteries];
    rows.extend(on_the_table("abbot").then_some(Row::Gardens));
    rows.push(Row::Fields);
    rows.extend(on_the_table("traders-and-builders").then_some(Row::Goods));
    let others = expansions
        .iter()
        .filter(|expansion| !REMINDED.contains(&expansion.id()));
    rows.extend(others.cloned().map(Row::Of));
    rows
}

/// The names that the sheet's typeface cannot write.
fn blanks(names: &[Name], expansions: &[Expansion], texts: &Texts) -> Vec<Remark> {
    let typeface = Typeface::load(Weight::Bold);
    let names = names.iter().map(|name| name.as_str().to_owned());
    let expansions = expansions
        .iter()
        .map(|expansion| texts.expansion(expansion));
    names
        .chain(expansions)
        .filter(|name| !typeface.has(name))
        .map(Remark::LeftBlank)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<Name> {
        names
            .iter()
            .map(|name| Name::parse(name).unwrap())
            .collect()
    }

    fn columns(typed: &[&str], wanted: Option<usize>) -> Result<Vec<String>, Error> {
        let seats = seats(&names(typed), wanted)?;
        Ok(seats.into_iter().map(Option::unwrap_or_default).collect())
    }

    #[test]
    fn names_come_first_and_blank_columns_behind_them() {
        assert_eq!(columns(&[], None).unwrap(), [""; 5]);
        assert_eq!(columns(&[], Some(8)).unwrap(), [""; 8]);
        assert_eq!(columns(&["Hugo", "Léa"], None).unwrap(), ["Hugo", "Léa"]);
        assert_eq!(columns(&["Hugo"], Some(3)).unwrap(), ["Hugo", "", ""]);
    }

    #[test]
    fn a_sheet_is_for_two_to_eight_players() {
        let nine = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];
        for (typed, wanted, count) in [
            (&["Hugo"][..], None, 1),
            (&nine, None, 9),
            (&nine, Some(3), 9),
            (&[], Some(0), 0),
            (&[], Some(1), 1),
            (&[], Some(9), 9),
            (&["Hugo", "Léa"], Some(usize::MAX), usize::MAX),
        ] {
            let refused = columns(typed, wanted);
            assert!(
                matches!(refused, Err(Error::SheetSeats(n)) if n == count),
                "{refused:?}"
            );
        }
        let refused = columns(&nine[..4], Some(3));
        assert!(
            matches!(refused, Err(Error::SheetNames(4, 3))),
            "{refused:?}"
        );
        let refused = columns(&["Léa", "Hugo", "LE\u{301}A"], None);
        assert!(matches!(refused, Err(Error::Table(..))), "{refused:?}");
    }

    #[test]
    fn an_expansion_has_a_row_where_it_is_counted_by_itself() {
        let known = |id| Expansion::known(id).unwrap();
        let base = [Row::Roads, Row::Cities, Row::Monasteries, Row::Fields];
        assert_eq!(rows(&[]), base);
        assert_eq!(rows(&[known("river"), known("inns-and-cathedrals")]), base);
        let fan = Expansion::other("Fan Set");
        assert_eq!(
            rows(&[
                fan.clone(),
                known("traders-and-builders"),
                known("tower"),
                known("abbot")
            ]),
            [
                Row::Roads,
                Row::Cities,
                Row::Monasteries,
                Row::Gardens,
                Row::Fields,
                Row::Goods,
                Row::Of(fan),
                Row::Of(known("tower")),
            ]
        );
    }
}

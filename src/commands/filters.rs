//! Which games a command looks at: the options that all the looking commands share.

use super::Desk;
use super::details::{date, expansions};
use crate::cli::args;
use crate::core::entry::BadEntry;
use crate::core::people::People;
use crate::core::player::{Player, key};
use crate::core::selection::{Place, Selection, Table};
use crate::error::Error;

/// Understands the filters as typed.
pub fn selection(filters: args::Filters, desk: &Desk<'_>) -> Result<Selection, Error> {
    let day = |text: Option<String>| text.map(|text| date(&text, desk.today())).transpose();
    let table = match filters.table {
        None => None,
        Some(typed) => {
            let wanted = expansions(&typed, desk.texts)?;
            Some(if wanted.is_empty() {
                Table::BaseGame
            } else {
                Table::All(wanted)
            })
        }
    };
    Ok(Selection {
        since: day(filters.since)?,
        until: day(filters.until)?,
        table,
        players: filters.count,
        place: filters.place.map(|text| match text.trim() {
            "none" | "" => Place::None,
            place => Place::At(place.to_owned()),
        }),
        last: filters.last,
    })
}

/// Finds the people whom names mean.
///
/// # Errors
/// A name that nobody ever had at the table.
pub fn known_players(names: &[String], people: &People) -> Result<Vec<Player>, Error> {
    names
        .iter()
        .map(|name| {
            if key(name).is_empty() {
                return Err(BadEntry::nameless().into());
            }
            people.find(name).ok_or_else(|| {
                let nearest = people.nearest(name);
                let nearest = nearest.map(|player| people.name(player).to_owned());
                Error::UnknownPlayer(name.clone(), nearest)
            })
        })
        .collect()
}

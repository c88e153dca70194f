//! `new`: seats the players and opens a game.

use super::details::Details;
use super::questions;
use super::remarks::Remark;
use super::view::View;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::calendar::Instant;
use crate::core::entry::named;
use crate::core::game::{BadGame, Game, check_table};
use crate::core::id::{Id, unambiguous_length};
use crate::core::people::People;
use crate::core::player::Name;
use crate::error::{Error, Seating};
use crate::journal::{GameText, game_line};

pub fn run(args: args::New, mut desk: Desk<'_>) -> Result<Answer, Error> {
    if args.players.is_empty() && desk.ask.is_none() {
        return Err(Error::NobodyToSeat);
    }
    let typed: Vec<Name> = args
        .players
        .iter()
        .map(|name| named(name))
        .collect::<Result<_, _>>()?;
    let asking = typed.is_empty();
    if !asking {
        let names = typed.iter().map(Name::as_str);
        check_table(names).map_err(|bad| Error::Table(bad, Seating::New))?;
    }
    let details = Details::read(args.details, desk.today(), desk.texts)?;
    let names = if asking {
        questions::players(&mut desk)?
    } else {
        typed
    };

    let mut journal = desk.lock(false)?;
    let mut ids = Vec::new();
    let mut reading = journal.games(|_, game| ids.push(game.id))?;
    let recorded = desk.now.after(reading.latest);
    let id = (desk.draw)(recorded)?;
    let change = (desk.draw)(recorded)?;
    let mut text = GameText {
        date: desk.today(),
        seats: names
            .iter()
            .map(|name| (name.as_str().to_owned(), None))
            .collect(),
        expansions: Vec::new(),
        location: None,
        note: None,
    };
    details.apply(&mut text);

    let mut remarks = Remark::about_reading(&journal, &reading);
    remarks.extend(Remark::about_date(text.date, desk.today()));
    remarks.extend(Remark::about_new_names(&names, &reading.people));
    let game = seated(&mut reading.people, id, recorded, &text, false)?;
    journal.append(&[game_line(id, change, recorded, &text, None)])?;

    ids.push(id);
    let view = View::of(&game, &reading.people, unambiguous_length(&mut ids));
    Ok(Answer {
        remarks,
        recorded: true,
        ..Answer::new(Outcome::Seated(Box::new(view)))
    })
}

/// The game that a line tells, its players seated among the people known.
///
/// With `apart`, names that a rename makes one person stay apart, as they did before.
///
/// # Errors
/// Two of the names are one person.
pub fn seated(
    people: &mut People,
    id: Id,
    recorded: Instant,
    text: &GameText,
    apart: bool,
) -> Result<Game, Error> {
    let names: Vec<&str> = text.table().map(|(name, _)| name).collect();
    let meant: Vec<_> = names.iter().map(|name| people.meet(name)).collect();
    for (seat, player) in meant.iter().enumerate().filter(|_| !apart) {
        if let Some(first) = meant[..seat].iter().position(|other| other == player) {
            let twice = (names[seat].to_owned(), names[first].to_owned());
            return Err(Error::Table(BadGame::Twice(twice.0, twice.1), Seating::New));
        }
    }
    text.seated(people, id, recorded)
        .ok_or(Error::UnknownGame(id.to_string()))
}

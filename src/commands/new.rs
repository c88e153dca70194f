//! `new`: seats the players and opens a game.

use super::details::Details;
use super::questions;
use super::remarks::Remark;
use super::seating::seated;
use super::view::View;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::entry::named;
use crate::core::game::check_table;
use crate::core::id::unambiguous_length;
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
        check_table(names).map_err(|bad| Error::Table(bad, Seating::New(args.players.clone())))?;
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
    let recorded = desk.instant(&journal, &reading)?;
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

//! `rename`: one name leads to another.

use super::filters::known_players;
use super::remarks::Remark;
use super::view::candidate;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::entry::named;
use crate::core::game::Game;
use crate::core::id::{Id, unambiguous_length};
use crate::core::player::{Name, key};
use crate::error::Error;
use crate::journal::{Journal, Reading, rename_line};

/// A name that leads to another.
pub struct Renamed {
    /// The name shown before.
    pub old: String,
    /// The name shown from now on.
    pub new: String,
    /// Whether two people became one.
    pub merged: bool,
    /// How many finished games are the person's now.
    pub games: usize,
}

/// What a rename would do.
struct Plan {
    old: String,
    new: String,
    merged: bool,
    games: usize,
    reading: Reading,
}

pub fn run(args: args::Rename, mut desk: Desk<'_>) -> Result<Answer, Error> {
    let new = named(&args.new)?;
    let mut agreed = args.merge;
    if !agreed && !args.dry_run && desk.ask.is_some() {
        let plan = plan(&desk.open()?, &args.old, &new)?;
        agreed = plan.merged && agrees(&plan, &mut desk)?;
        if plan.merged && !agreed {
            return Ok(Answer::new(Outcome::Refused));
        }
    }
    let mut journal = desk.lock_existing(args.dry_run)?;
    let plan = plan(&journal, &args.old, &new)?;
    if plan.merged && !agreed {
        return Err(Error::WouldMerge(plan.old, plan.new));
    }
    let mut remarks = Remark::about_reading(&journal, &plan.reading);
    if args.dry_run {
        remarks.push(Remark::DryRun);
    } else {
        let recorded = desk.instant(&journal, &plan.reading)?;
        let change = (desk.draw)(recorded)?;
        journal.append(&[rename_line(change, recorded, &plan.old, &plan.new)])?;
    }
    let renamed = Renamed {
        old: plan.old,
        new: plan.new,
        merged: plan.merged,
        games: plan.games,
    };
    Ok(Answer {
        remarks,
        recorded: !args.dry_run,
        ..Answer::new(Outcome::Renamed(renamed))
    })
}

/// Asks whether two people are to become one.
fn agrees(plan: &Plan, desk: &mut Desk<'_>) -> Result<bool, Error> {
    let people = desk.texts.list(&[&plan.old, &plan.new]);
    let names = [("people", people.into()), ("new", (&plan.new).into())];
    let question = desk.texts.with("ask-merge", names);
    match desk.ask.as_deref_mut() {
        Some(ask) => {
            let agreed = ask.confirm(&question)?;
            ask.end();
            Ok(agreed)
        }
        None => Ok(false),
    }
}

/// Finds what the rename would do.
fn plan(journal: &Journal, old: &str, new: &Name) -> Result<Plan, Error> {
    let mut ids: Vec<Id> = Vec::new();
    let mut together: Option<Game> = None;
    let mut count = 0;
    let reading = journal.games(|people, game| {
        ids.push(game.id);
        let (old, new) = (people.meet(old), people.meet(new.as_str()));
        let [sat, met] = [old, new].map(|player| game.seats_player(player));
        if sat && met && old != new {
            let later = together
                .as_ref()
                .is_none_or(|last| last.order() < game.order());
            if later {
                together = Some(game.to_game());
            }
        }
        count += usize::from((sat || met) && !game.is_open());
    })?;
    let people = &reading.people;
    let person = known_players(&[old.to_owned()], people)?[0];
    let other = people.find(new.as_str()).filter(|other| *other != person);
    let old = people.name(person).to_owned();
    let new = match other {
        // An old name of somebody shall lead there still.
        Some(other) if key(people.name(other)) != key(new.as_str()) => {
            people.name(other).to_owned()
        }
        _ => new.as_str().to_owned(),
    };
    if old == new {
        return Err(Error::AlreadyNamed(old));
    }
    if let (Some(other), Some(game)) = (other, together) {
        let game = candidate(&game, people, unambiguous_length(&mut ids));
        let other = people.name(other).to_owned();
        return Err(Error::SatTogether(old, other, game));
    }
    Ok(Plan {
        old,
        new,
        merged: other.is_some(),
        games: count,
        reading,
    })
}

//! `edit`: corrects a game.

use super::details::Details;
use super::remarks::Remark;
use super::seating::seated;
use super::view::{View, candidate};
use super::which::Search;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::entry::{self, BadEntry, Words, named, words};
use crate::core::game::{BadGame, Game};
use crate::core::id::{Id, unambiguous_length};
use crate::core::people::People;
use crate::core::player::{Name, key};
use crate::error::{Candidate, Error, Seating};
use crate::journal::{GameText, game_line};

/// What is to change at the table.
struct Changes {
    scores: Vec<(Name, u32)>,
    added: Vec<(Name, Option<u32>)>,
    removed: Vec<Name>,
    replaced: Vec<String>,
}

pub fn run(args: args::Edit, mut desk: Desk<'_>) -> Result<Answer, Error> {
    let changes = Changes {
        scores: match words(&args.words).map_err(|bad| refused(bad, &args.game))? {
            Words::Pairs(pairs) => pairs,
            Words::Bare(mut entries) => {
                let entry = entries.swap_remove(0);
                return Err(BadEntry::NoName { entry }.into());
            }
        },
        added: args
            .add
            .iter()
            .map(|text| added(text))
            .collect::<Result<_, _>>()?,
        removed: args
            .remove
            .iter()
            .map(|text| named(text))
            .collect::<Result<_, _>>()?,
        replaced: args.replace,
    };
    let details = Details::read(args.details, desk.today(), desk.texts)?;

    let mut journal = desk.lock_existing(args.dry_run)?;
    let mut search = Search::new(&args.game);
    let mut ids: Vec<Id> = Vec::new();
    let mut reading = journal.games(|_, game| {
        ids.push(game.id);
        search.see(game);
    })?;
    let people = &mut reading.people;
    let length = unambiguous_length(&mut ids);
    let game = search.found(people, &reading.newer_games, length)?;
    if reading.newer_games.contains(&game.id) {
        return Err(Error::NewerGame(game.id));
    }
    let versions = journal.versions(game.id)?;
    let (before, correction) = versions.told(game.id)?;
    let mut text = before.clone();
    let shown = candidate(&game, people, length);
    let new_names = changes.apply(&game, &shown, &mut text, people)?;
    details.apply(&mut text);
    if text == before {
        return Err(Error::NothingChanged(shown, game.seats[0].score));
    }

    let mut remarks = Remark::about_reading(&journal, &reading);
    remarks.extend(Remark::about_new_names(&new_names, &reading.people));
    let mut corrected = seated(
        &mut reading.people,
        game.id,
        game.recorded,
        &text,
        !game.renamed,
    )?;
    corrected.finished = game.finished;
    remarks.extend(Remark::about_date(corrected.date, desk.today()));
    let called = game.id.short(length);
    let called = (!args.dry_run).then_some(called.as_str());
    remarks.extend(Remark::about_scores(&corrected, &reading.people, called));
    if args.dry_run {
        remarks.push(Remark::DryRun);
    } else {
        let recorded = desk.instant(&journal, &reading)?;
        let change = (desk.draw)(recorded)?;
        let line = game_line(game.id, change, recorded, &text, Some(correction));
        journal.append(&[line])?;
    }
    let view = View::of(&corrected, &reading.people, length);
    Ok(Answer {
        remarks,
        recorded: !args.dry_run,
        ..Answer::new(Outcome::Edited(Box::new(view)))
    })
}

/// What is wrong with the words, for somebody who corrects this game.
fn refused(bad: BadEntry, game: &str) -> Error {
    match bad {
        BadEntry::NoScore {
            name,
            before,
            after,
        } => Error::NoScoreToCorrect {
            game: game.to_owned(),
            before,
            name,
            after,
        },
        other => other.into(),
    }
}

/// A player to add: `NAME=SCORE`, or a name alone for an open game.
fn added(text: &str) -> Result<(Name, Option<u32>), BadEntry> {
    if text.contains('=') {
        let (name, score) = entry::pair(text)?;
        return Ok((name, Some(score)));
    }
    Ok((named(text)?, None))
}

impl Changes {
    /// Applies the changes to what the game's line says; returns the names that are new to it.
    fn apply(
        self,
        game: &Game,
        shown: &Candidate,
        text: &mut GameText,
        people: &mut People,
    ) -> Result<Vec<Name>, Error> {
        let open = game.is_open();
        let twice = |seat: usize| {
            let name = shown.names[seat].clone();
            let twice = BadGame::Twice(name.clone(), name);
            Error::Table(twice, Seating::Edit(shown.clone(), open))
        };
        let mut corrected: Vec<usize> = Vec::new();
        for (name, score) in self.scores {
            let seat = seat_of(name.as_str(), game, shown, people)?;
            if open {
                return Err(Error::StillOpen(shown.clone()));
            }
            if corrected.contains(&seat) {
                return Err(twice(seat));
            }
            corrected.push(seat);
            text.seats[seat].1 = Some(score);
        }
        let mut new_names = Vec::new();
        let mut replaced: Vec<usize> = Vec::new();
        for words in &self.replaced {
            let (seat, name) = replacement(words, game, shown, people)?;
            if replaced.contains(&seat) {
                return Err(twice(seat));
            }
            replaced.push(seat);
            text.seats[seat].0 = name.as_str().to_owned();
            new_names.push(name);
        }
        let mut leaving = Vec::new();
        for name in self.removed {
            let seat = seat_of(name.as_str(), game, shown, people)?;
            if corrected.contains(&seat) || replaced.contains(&seat) {
                return Err(twice(seat));
            }
            leaving.push(seat);
        }
        leaving.sort_unstable();
        leaving.dedup();
        for seat in leaving.into_iter().rev() {
            text.seats.remove(seat);
        }
        for (name, score) in self.added {
            match score {
                None if !open => {
                    return Err(Error::AddedWithoutScore(name.into_string()));
                }
                Some(_) if open => return Err(Error::StillOpen(shown.clone())),
                _ => {}
            }
            text.seats.push((name.as_str().to_owned(), score));
            new_names.push(name);
        }
        if text.seats.len() < 2 {
            let few = BadGame::TooFewPlayers(text.seats.len());
            return Err(Error::Table(few, Seating::Edit(shown.clone(), open)));
        }
        Ok(new_names)
    }
}

/// The seat of a player who sat in the game.
fn seat_of(
    name: &str,
    game: &Game,
    shown: &Candidate,
    people: &mut People,
) -> Result<usize, Error> {
    if key(name).is_empty() {
        return Err(BadEntry::nameless().into());
    }
    let player = people.meet_at(&game.seats, game.renamed, name);
    game.seats
        .iter()
        .position(|seat| seat.player == player)
        .ok_or_else(|| Error::NotSeated(name.to_owned(), shown.clone()))
}

/// `OLD=NEW`, where OLD sat in the game; either name may hold an equals sign.
fn replacement(
    words: &str,
    game: &Game,
    shown: &Candidate,
    people: &mut People,
) -> Result<(usize, Name), Error> {
    let mut first = None;
    for (at, _) in words.match_indices('=') {
        match seat_of(&words[..at], game, shown, people) {
            Ok(seat) => return Ok((seat, named(&words[at + 1..])?)),
            Err(error) => first = first.or(Some(error)),
        }
    }
    Err(first.unwrap_or_else(|| Error::NoReplacement(words.to_owned())))
}

//! `score`: records final scores, and names the winner.

use super::details::Details;
use super::new::seated;
use super::questions::{self, Answered};
use super::remarks::Remark;
use super::view::{View, candidate};
use super::which::find_game;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::calendar::Date;
use crate::core::entry::{Words, score, words};
use crate::core::game::{Game, check_table};
use crate::core::id::{Id, unambiguous_length};
use crate::core::people::{People, Player};
use crate::core::player::Name;
use crate::core::records::{self, Kind, Records};
use crate::error::{Candidate, Error};
use crate::journal::{GameText, Journal, Reading, game_line};

/// Final scores that were recorded.
pub struct Scored {
    /// The game.
    pub view: View,
    /// The records that fell.
    pub records: Vec<FallenRecord>,
}

/// A record that fell, with the name that is shown.
pub struct FallenRecord {
    /// Which record.
    pub kind: Kind,
    /// Whose.
    pub player: String,
    /// Points, or victories of a run.
    pub value: u32,
    /// The figure before.
    pub before: u32,
    /// The day of the game that held it before; none for a run.
    pub since: Option<Date>,
    /// Whether it was only reached again.
    pub equalled: bool,
}

/// What the data file says to somebody who records a game.
#[derive(Default)]
struct Known {
    ids: Vec<Id>,
    open: Vec<Game>,
    /// Games that `--game` could name.
    named: Vec<Game>,
    /// Finished games of the same people on the same day.
    alike: Vec<Game>,
    records: Records,
}

/// Which game the scores are of.
enum Meant {
    /// The open game that they fit, else a game of their own.
    Fitting,
    /// The open game that `--game` names.
    Named(String),
    /// The open game whose players were asked for their scores.
    Asked(Game),
    /// A game of their own.
    Own,
}

pub fn run(args: args::Score, mut desk: Desk<'_>) -> Result<Answer, Error> {
    let typed = words(&args.words)?;
    let asking = args.words.is_empty();
    if asking && desk.ask.is_none() {
        return Err(Error::NothingToScore);
    }
    let details = Details::read(args.details, desk.today(), desk.texts)?;
    let (entered, meant) = if asking {
        let game = args.game.as_deref();
        match questions::scores(&mut desk, game, &details, args.dry_run)? {
            Some(Answered::Open(game, scores)) => (Words::Bare(scores), Meant::Asked(game)),
            Some(Answered::Own(pairs)) => (Words::Pairs(pairs), Meant::Own),
            None => return Ok(Answer::new(Outcome::Refused)),
        }
    } else {
        (typed, args.game.map_or(Meant::Fitting, Meant::Named))
    };
    if let Words::Pairs(pairs) = &entered {
        check_table(pairs.iter().map(|(name, _)| name.as_str()))?;
    }

    let mut journal = desk.lock(args.dry_run)?;
    let names: Vec<&str> = match &entered {
        Words::Pairs(pairs) => pairs.iter().map(|(name, _)| name.as_str()).collect(),
        Words::Bare(_) => Vec::new(),
    };
    let named = matches!(meant, Meant::Named(_) | Meant::Asked(_));
    let (mut known, mut reading) = look(&journal, &names, named)?;
    let closing = match &meant {
        Meant::Fitting => fitting_open(&known.open, &mut reading.people, &entered, desk.today())?,
        Meant::Named(typed) => Some(named_open(typed, &known, &reading, &entered)?),
        Meant::Asked(asked) => Some(still_open(asked, &known, &reading)?),
        Meant::Own => None,
    };
    if let Words::Bare(_) = entered
        && let Some(game) = &closing
    {
        // The players are known only now.
        let names: Vec<&str> = game
            .seats
            .iter()
            .map(|seat| seat.written.as_str())
            .collect();
        (known, reading) = look(&journal, &names, false)?;
    }

    let recorded = desk.now.after(reading.latest);
    let change = (desk.draw)(recorded)?;
    let (id, mut text, line): (Id, GameText, _);
    let versions;
    match &closing {
        Some(game) => {
            if reading.newer_games.contains(&game.id) {
                return Err(Error::NewerGame(game.id));
            }
            id = game.id;
            versions = journal.versions(id)?;
            let present = versions
                .present()
                .ok_or(Error::UnknownGame(id.to_string()))?;
            let told = present.0.told.clone();
            text = told.ok_or(Error::UnknownGame(id.to_string()))?;
            let scores = scores_in_seat_order(game, &entered, &mut reading.people)?;
            for (seat, score) in text.seats.iter_mut().zip(scores) {
                seat.1 = Some(score);
            }
            details.apply(&mut text);
            line = game_line(id, change, recorded, &text, Some(present.1));
        }
        None => {
            let Words::Pairs(pairs) = &entered else {
                return Err(Error::NothingToScore);
            };
            id = (desk.draw)(recorded)?;
            text = GameText {
                date: desk.today(),
                seats: pairs
                    .iter()
                    .map(|(name, score)| (name.as_str().to_owned(), Some(*score)))
                    .collect(),
                expansions: Vec::new(),
                location: None,
                note: None,
            };
            details.apply(&mut text);
            line = game_line(id, change, recorded, &text, None);
        }
    }

    let mut remarks = Remark::about_reading(&journal, &reading);
    if closing.is_none()
        && let Words::Pairs(pairs) = &entered
    {
        let typed: Vec<Name> = pairs.iter().map(|(name, _)| name.clone()).collect();
        remarks.extend(Remark::about_new_names(&typed, &reading.people));
    }
    let first_recorded = closing.as_ref().map_or(recorded, |game| game.recorded);
    let game = seated(&mut reading.people, id, first_recorded, &text)?;
    remarks.extend(Remark::about_date(game.date, desk.today()));
    remarks.extend(Remark::about_scores(&game, &reading.people));
    if let Some(alike) = known.alike.iter().find(|other| is_same(other, &game)) {
        remarks.push(Remark::SameGame(candidate(alike, &reading.people)));
    }
    known.open.retain(|open| open.id != id);
    remarks.extend(Remark::about_open(&known.open, &reading.people));

    let records = fallen(&known.records, &game, &reading.people);
    if args.dry_run {
        remarks.push(Remark::DryRun);
    } else {
        journal.append(&[line])?;
    }
    known.ids.push(id);
    let mut view = View::of(&game, &reading.people, unambiguous_length(&mut known.ids));
    if args.dry_run && closing.is_none() {
        view.id = None;
        view.recorded = None;
    }
    Ok(Answer {
        remarks,
        recorded: !args.dry_run,
        ..Answer::new(Outcome::Scored(Box::new(Scored { view, records })))
    })
}

/// Reads the data file for what concerns a game of these players; `named` keeps every finished
/// game, too, since one may be named.
fn look(journal: &Journal, names: &[&str], named: bool) -> Result<(Known, Reading), Error> {
    let mut known = Known::default();
    let mut players: Option<Vec<Player>> = None;
    let reading = journal.games(|people, game| {
        let players = players.get_or_insert_with(|| {
            let players: Vec<Player> = names.iter().map(|name| people.meet(name)).collect();
            known.records = Records::of(players.clone());
            players
        });
        known.ids.push(game.id);
        known.records.add(&game);
        if game.is_open() {
            known.open.push(game);
        } else {
            if game.seats.len() == players.len()
                && players.iter().all(|player| game.seats_player(*player))
            {
                known.alike.push(game.clone());
            }
            if named {
                known.named.push(game);
            }
        }
    })?;
    Ok((known, reading))
}

/// The open game that `--game` names.
fn named_open(
    typed: &str,
    known: &Known,
    reading: &Reading,
    entered: &Words,
) -> Result<Game, Error> {
    let game = open_game(typed, &known.open, &known.named, &reading.people)?;
    match entered {
        Words::Bare(scores) if scores.len() != game.seats.len() => Err(Error::SeatsDiffer(
            scores.len(),
            vec![candidate(&game, &reading.people)],
        )),
        _ => Ok(game),
    }
}

/// The open game that a text names.
///
/// # Errors
/// No game, or several, have such a name, or the one that has is finished.
pub fn open_game(
    typed: &str,
    open: &[Game],
    finished: &[Game],
    people: &People,
) -> Result<Game, Error> {
    let games: Vec<Game> = open.iter().chain(finished).cloned().collect();
    let game = find_game(typed, &games, people)?;
    if !game.is_open() {
        return Err(Error::NotOpen(candidate(game, people)));
    }
    Ok(game.clone())
}

/// The game as it is now, unless it was closed or seated otherwise while its scores were asked.
fn still_open(asked: &Game, known: &Known, reading: &Reading) -> Result<Game, Error> {
    let typed = asked.id.to_string();
    let game = open_game(&typed, &known.open, &known.named, &reading.people)?;
    let seats = |game: &Game| -> Vec<String> {
        game.seats.iter().map(|seat| seat.written.clone()).collect()
    };
    if seats(&game) != seats(asked) {
        return Err(Error::OtherPlayers(candidate(&game, &reading.people)));
    }
    Ok(game)
}

/// Whether an open game is closed by scores that do not say of which game they are: it was
/// opened today or yesterday.
pub fn is_recent(game: &Game, today: Date) -> bool {
    game.date >= today.previous_day().unwrap_or(today)
}

/// The open game that the scores close without being told which, if any does.
fn fitting_open(
    open: &[Game],
    people: &mut People,
    entered: &Words,
    today: Date,
) -> Result<Option<Game>, Error> {
    let (recent, older): (Vec<&Game>, Vec<&Game>) =
        open.iter().partition(|game| is_recent(game, today));
    let candidates = |games: &[&Game], people: &People| -> Vec<Candidate> {
        games.iter().map(|game| candidate(game, people)).collect()
    };
    let fitting: Vec<&Game> = match entered {
        Words::Bare(scores) => {
            let fitting = recent
                .iter()
                .filter(|game| game.seats.len() == scores.len());
            fitting.copied().collect()
        }
        Words::Pairs(pairs) => {
            let players: Vec<Player> = pairs
                .iter()
                .map(|(name, _)| people.meet(name.as_str()))
                .collect();
            let seats = |game: &&Game| {
                game.seats.len() == players.len()
                    && players.iter().all(|player| game.seats_player(*player))
            };
            recent.iter().copied().filter(seats).collect()
        }
    };
    match (fitting.as_slice(), entered) {
        ([only], _) => Ok(Some((*only).clone())),
        ([], Words::Pairs(_)) => Ok(None),
        ([], Words::Bare(scores)) if recent.is_empty() => {
            for entry in scores {
                score(entry).map_err(|why| Error::score(None, entry, why))?;
            }
            Err(Error::NoOpenGame(
                scores.clone(),
                candidates(&older, people),
            ))
        }
        ([], Words::Bare(scores)) => Err(Error::SeatsDiffer(
            scores.len(),
            candidates(&recent, people),
        )),
        (several, _) => Err(Error::SeveralOpenGames(candidates(several, people))),
    }
}

/// The scores for the seats of an open game.
fn scores_in_seat_order(
    game: &Game,
    entered: &Words,
    people: &mut People,
) -> Result<Vec<u32>, Error> {
    match entered {
        Words::Bare(entries) => entries
            .iter()
            .zip(&game.seats)
            .map(|(entry, seat)| {
                score(entry).map_err(|why| {
                    Error::score(Some(people.name(seat.player).to_owned()), entry, why)
                })
            })
            .collect(),
        Words::Pairs(pairs) => {
            let entered: Vec<(Player, u32)> = pairs
                .iter()
                .map(|(name, score)| (people.meet(name.as_str()), *score))
                .collect();
            let of = |player| entered.iter().find(|(other, _)| *other == player);
            let scores: Option<Vec<u32>> = game
                .seats
                .iter()
                .map(|seat| of(seat.player).map(|(_, score)| *score))
                .collect();
            match scores {
                Some(scores) if scores.len() == pairs.len() => Ok(scores),
                _ => Err(Error::OtherPlayers(candidate(game, people))),
            }
        }
    }
}

/// Whether two games have the same date, players and scores.
fn is_same(one: &Game, other: &Game) -> bool {
    let score = |game: &Game, player| {
        game.seats
            .iter()
            .find(|seat| seat.player == player)
            .and_then(|seat| seat.score)
    };
    one.date == other.date
        && one.seats.len() == other.seats.len()
        && one
            .seats
            .iter()
            .all(|seat| score(other, seat.player) == seat.score)
}

fn fallen(others: &Records, game: &Game, people: &People) -> Vec<FallenRecord> {
    records::fallen(others, game)
        .into_iter()
        .map(|record| FallenRecord {
            kind: record.kind,
            player: people.name(record.player).to_owned(),
            value: record.value,
            before: record.before,
            since: record.since,
            equalled: record.equalled,
        })
        .collect()
}

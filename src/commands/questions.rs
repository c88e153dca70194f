//! What is asked when a command line leaves it open: who plays, and who has how many points. The
//! data file is read for it without a lock; what was answered is then taken as if it were typed.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::Desk;
use super::ask::{Ask, Question, Subject};
use super::details::Details;
use super::view::candidate;
use super::which::Search;
use crate::core::entry::{named, score};
use crate::core::expansion::Expansion;
use crate::core::game::{BadGame, Game, Order};
use crate::core::id::{Id, unambiguous_length};
use crate::core::people::People;
use crate::core::player::{Name, Player};
use crate::error::{Candidate, Error, Seating};
use crate::i18n::{Texts, harmless};
use crate::journal::Reading;

/// The scores that were answered.
pub enum Answered {
    /// Of this open game, in seat order, as typed.
    Open(Candidate, Vec<String>),
    /// Of a game of their own.
    Own(Vec<(Name, u32)>),
}

/// What the data file says to somebody who is about to be asked.
struct Known {
    reading: Reading,
    /// Everybody's name, those of the most recent table first.
    names: Vec<String>,
    open: Vec<Game>,
    ids: Vec<Id>,
}

/// Asks for the players of a game.
///
/// # Errors
/// When a question is left, or the data file cannot be read.
pub fn players(desk: &mut Desk<'_>) -> Result<Vec<Name>, Error> {
    let mut known = read(desk, None)?;
    match desk.ask.as_deref_mut() {
        Some(ask) => {
            let players = ask_players(ask, &mut known)?;
            ask.end();
            Ok(players)
        }
        None => Err(Error::NobodyToSeat),
    }
}

/// Asks for the scores of the open game that `game` names, of the only recent one, of the one
/// that is chosen, or of a game of its own. Nothing when they are not to be recorded after all.
///
/// # Errors
/// When a question is left, no open game has that name, or the data file cannot be read.
pub fn scores(
    desk: &mut Desk<'_>,
    game: Option<&str>,
    details: &Details,
    dry_run: bool,
) -> Result<Option<Answered>, Error> {
    let mut search = game.map(Search::new);
    let mut known = read(desk, search.as_mut())?;
    let length = unambiguous_length(&mut known.ids);
    let now = desk.now;
    let texts = desk.texts;
    let Some(ask) = desk.ask.as_deref_mut() else {
        return Err(Error::NothingToScore);
    };
    let open = match search {
        Some(search) => Some(search.open(&known.reading, length)?),
        None => {
            known.open.retain(|game| game.is_recent(now));
            known.open.sort_by_key(Game::order);
            choose(ask, &known.open, &known.reading.people, length)?
        }
    };
    let (answered, summary) = match open {
        Some(game) => {
            if known.reading.newer_games.contains(&game.id) {
                return Err(Error::NewerGame(game.id));
            }
            let seats = candidate(&game, &known.reading.people, length);
            let table = details.expansions.as_ref().unwrap_or(&game.expansions);
            let typed = ask_scores(ask, Some(&seats), &seats.names, table)?;
            let summary = summary(&seats.names, &typed, texts);
            let entries = typed.into_iter().map(|(entry, _)| entry).collect();
            (Answered::Open(seats, entries), summary)
        }
        None => {
            let players = ask_players(ask, &mut known)?;
            ask.end();
            let names: Vec<String> = players
                .iter()
                .map(|name| name.as_str().to_owned())
                .collect();
            let table = details.expansions.as_deref().unwrap_or_default();
            let typed = ask_scores(ask, None, &names, table)?;
            let summary = summary(&names, &typed, texts);
            let points = typed.into_iter().map(|(_, points)| points);
            let pairs = players.into_iter().zip(points).collect();
            (Answered::Own(pairs), summary)
        }
    };
    if !dry_run && !ask.confirm(&summary)? {
        return Ok(None);
    }
    ask.end();
    Ok(Some(answered))
}

fn read(desk: &Desk<'_>, mut search: Option<&mut Search>) -> Result<Known, Error> {
    let journal = desk.open()?;
    let mut seen: HashMap<Player, (Order, usize)> = HashMap::new();
    let mut open = Vec::new();
    let mut ids = Vec::new();
    let reading = journal.games(|_, game| {
        for (seat, sat) in game.seats.iter().enumerate() {
            let last = seen.entry(sat.player).or_insert((game.order(), seat));
            if game.order() > last.0 {
                *last = (game.order(), seat);
            }
        }
        ids.push(game.id);
        if let Some(search) = &mut search {
            search.see(game);
        }
        if game.is_open() {
            open.push(game.to_game());
        }
    })?;
    let mut seen: Vec<(Player, (Order, usize))> = seen.into_iter().collect();
    seen.sort_by_key(|(_, (table, seat))| (Reverse(*table), *seat));
    let names = seen
        .into_iter()
        .map(|(player, _)| reading.people.name(player))
        // One that could not be shown as it is could not be typed either.
        .filter(|name| harmless(name) == *name)
        .map(str::to_owned)
        .collect();
    Ok(Known {
        reading,
        names,
        open,
        ids,
    })
}

/// The open game that is meant, where there is a choice; none for a game of its own.
fn choose(
    ask: &mut dyn Ask,
    open: &[Game],
    people: &People,
    id_length: usize,
) -> Result<Option<Game>, Error> {
    if open.len() < 2 {
        return Ok(open.first().cloned());
    }
    let candidates: Vec<Candidate> = open
        .iter()
        .map(|game| candidate(game, people, id_length))
        .collect();
    let chosen = ask.game(&candidates)?;
    Ok(chosen.and_then(|chosen| open.get(chosen)).cloned())
}

fn ask_players(ask: &mut dyn Ask, known: &mut Known) -> Result<Vec<Name>, Error> {
    ask.about(&Subject::Players);
    let people = &mut known.reading.people;
    let mut offered = std::mem::take(&mut known.names);
    let mut seated: Vec<(Player, Name)> = Vec::new();
    loop {
        let question = Question::Player {
            number: seated.len() + 1,
            known: &offered,
        };
        let mut next = None;
        ask.line(&question, &mut |typed| {
            if typed.trim().is_empty() {
                return match seated.len() {
                    few @ (0 | 1) => Err(Error::Table(
                        BadGame::TooFewPlayers(few),
                        Seating::New(Vec::new()),
                    )),
                    _ => Ok(()),
                };
            }
            let name = named(typed)?;
            let player = people.meet(name.as_str());
            if let Some((_, first)) = seated.iter().find(|(other, _)| *other == player) {
                let twice = BadGame::Twice(name.into_string(), first.as_str().to_owned());
                return Err(Error::Table(twice, Seating::New(Vec::new())));
            }
            next = Some((player, name));
            Ok(())
        })?;
        let Some((player, name)) = next else {
            return Ok(seated.into_iter().map(|(_, name)| name).collect());
        };
        offered.retain(|name| people.find(name) != Some(player));
        seated.push((player, name));
    }
}

/// Asks for one score after the other: as typed, and in points.
fn ask_scores(
    ask: &mut dyn Ask,
    game: Option<&Candidate>,
    names: &[String],
    expansions: &[Expansion],
) -> Result<Vec<(String, u32)>, Error> {
    ask.about(&Subject::Scores {
        game,
        players: names.len(),
        expansions,
    });
    let mut answered = Vec::new();
    for name in names {
        ask.line(&Question::Score(name), &mut |typed| {
            let entry = typed.trim();
            let points = score(entry).map_err(|why| Error::score(None, entry, why))?;
            answered.push((entry.to_owned(), points));
            Ok(())
        })?;
    }
    Ok(answered)
}

/// The question whether these scores are to be recorded.
fn summary(names: &[String], typed: &[(String, u32)], texts: &Texts) -> String {
    let scores = names
        .iter()
        .zip(typed)
        .map(|(name, (_, points))| {
            texts.with(
                "player-score",
                [("player", name.into()), ("points", (*points).into())],
            )
        })
        .reduce(|before, next| {
            texts.with(
                "list-comma",
                [("before", before.into()), ("next", next.into())],
            )
        });
    texts.with(
        "ask-record",
        [("scores", scores.unwrap_or_default().into())],
    )
}

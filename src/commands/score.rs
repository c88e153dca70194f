//! `score`: records final scores, and names the winner.

use super::details::Details;
use super::questions::{self, Answered};
use super::remarks::Remark;
use super::seating::seated;
use super::view::{View, candidate};
use super::which::Search;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::calendar::{Date, Instant};
use crate::core::entry::{Words, score, words};
use crate::core::game::{Game, Glance, check_table};
use crate::core::id::{Id, SHORTEST, unambiguous_length};
use crate::core::people::People;
use crate::core::player::{Name, Player};
use crate::core::records::{self, Kind, Records};
use crate::error::{Candidate, Error, Seating};
use crate::journal::{GameText, Gather, Journal, Reading, game_line};

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
    /// The people of the game with their scores, and who they are once they have been met.
    table: Vec<(String, Option<u32>)>,
    players: Option<Vec<Player>>,
    ids: Vec<Id>,
    open: Vec<Game>,
    /// Finished games of the same people with the same scores.
    alike: Vec<Game>,
    records: Records,
}

impl Known {
    fn about(table: &[(String, Option<u32>)]) -> Self {
        Known {
            table: table.to_vec(),
            ..Known::default()
        }
    }

    /// How many characters of an id tell it from every other.
    fn id_length(&mut self) -> usize {
        unambiguous_length(&mut self.ids)
    }
}

impl Gather for Known {
    fn see(&mut self, people: &mut People, game: &Glance<'_>) {
        let players = self.players.get_or_insert_with(|| {
            let names = self.table.iter();
            let players: Vec<Player> = names.map(|(name, _)| people.meet(name)).collect();
            self.records = Records::of(players.clone());
            players
        });
        self.ids.push(game.id);
        self.records.add(game);
        if game.is_open() {
            self.open.push(game.to_game());
        } else if game.seats.len() == players.len()
            && players
                .iter()
                .zip(&self.table)
                .all(|(player, (_, score))| game.scored(*player) == *score)
        {
            self.alike.push(game.to_game());
        }
    }

    fn absorb(&mut self, other: Self, players: &[Player]) {
        self.ids.extend(other.ids);
        let here = |game: Game| game.among(players);
        self.open.extend(other.open.into_iter().map(here));
        self.alike.extend(other.alike.into_iter().map(here));
        self.records.absorb(other.records, players);
    }
}

/// Which game the scores are of.
enum Meant {
    /// The open game that they fit, else a game of their own.
    Fitting,
    /// The open game that `--game` names.
    Named(String),
    /// The open game whose players were asked for their scores.
    Asked(Candidate),
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
        let names = pairs.iter().map(|(name, _)| name.as_str());
        check_table(names).map_err(|bad| Error::Table(bad, Seating::Score(args.words.clone())))?;
    }

    let mut journal = match meant {
        Meant::Named(_) | Meant::Asked(_) => desk.lock_existing(args.dry_run)?,
        Meant::Fitting if matches!(entered, Words::Bare(_)) => desk.lock_existing(args.dry_run)?,
        Meant::Fitting | Meant::Own => desk.lock(args.dry_run)?,
    };
    let table: Vec<(String, Option<u32>)> = match &entered {
        Words::Pairs(pairs) => pairs
            .iter()
            .map(|(name, score)| (name.as_str().to_owned(), Some(*score)))
            .collect(),
        Words::Bare(_) => Vec::new(),
    };
    let mut search = match &meant {
        Meant::Named(typed) => Some(Search::new(typed)),
        Meant::Asked(asked) => Some(Search::new(&asked.id.to_string())),
        Meant::Fitting | Meant::Own => None,
    };
    let (mut known, mut reading) = look(&journal, &table, search.as_mut())?;
    let closing = match (search, &meant) {
        (Some(search), Meant::Asked(asked)) => {
            Some(still_open(search, asked, &mut known, &reading)?)
        }
        (Some(search), _) => Some(named_open(search, &mut known, &reading, &entered)?),
        (None, Meant::Own) => None,
        (None, _) => fitting_open(&mut known, &mut reading.people, &entered, desk.now)?,
    };
    let scores = match &closing {
        Some(game) => scores_in_seat_order(game, &entered, &mut known, &mut reading.people)?,
        None => Vec::new(),
    };
    if let Words::Bare(_) = entered
        && let Some(game) = &closing
    {
        // The players are known only now.
        let names = game
            .seats
            .iter()
            .map(|seat| reading.people.name(seat.player).to_owned());
        let table: Vec<_> = names.zip(scores.iter().copied().map(Some)).collect();
        (known, reading) = look(&journal, &table, None)?;
    }

    let recorded = desk.instant(&journal, &reading)?;
    let draft = match &closing {
        Some(game) => close(
            game, &scores, details, &journal, &reading, recorded, &mut desk,
        )?,
        None => record(&entered, details, recorded, &mut desk)?,
    };
    let first_recorded = closing.as_ref().map_or(recorded, |game| game.recorded);
    let apart = closing.as_ref().is_some_and(|game| !game.renamed);
    let mut remarks = Remark::about_reading(&journal, &reading);
    if let (None, Words::Pairs(pairs)) = (&closing, &entered) {
        let typed: Vec<Name> = pairs.iter().map(|(name, _)| name.clone()).collect();
        remarks.extend(Remark::about_new_names(&typed, &reading.people));
    }
    let game = seated(
        &mut reading.people,
        draft.id,
        first_recorded,
        &draft.text,
        apart,
    )?;
    known.ids.push(draft.id);
    known.open.retain(|open| open.id != draft.id);
    let called = (!args.dry_run).then_some("last");
    let id_length = known.id_length();
    remarks.extend(remarks_about(
        &game,
        &known,
        id_length,
        &reading.people,
        desk.today(),
        called,
    ));
    if args.dry_run {
        remarks.push(Remark::DryRun);
    } else {
        journal.append(&[draft.line])?;
    }

    let mut view = View::of(&game, &reading.people, id_length);
    if args.dry_run {
        view.id = None;
        view.recorded = None;
    }
    let records = fallen(&known.records, &game, &reading.people);
    Ok(Answer {
        remarks,
        recorded: !args.dry_run,
        ..Answer::new(Outcome::Scored(Box::new(Scored { view, records })))
    })
}

/// The line that records a game, and what it says.
struct Draft {
    id: Id,
    text: GameText,
    line: String,
}

/// Closes an open game: a correction of its line.
fn close(
    game: &Game,
    scores: &[u32],
    details: Details,
    journal: &Journal,
    reading: &Reading,
    recorded: Instant,
    desk: &mut Desk<'_>,
) -> Result<Draft, Error> {
    let id = game.id;
    if reading.newer_games.contains(&id) {
        return Err(Error::NewerGame(id));
    }
    let versions = journal.versions(id)?;
    let (mut text, correction) = versions.told(id)?;
    for (seat, score) in text.seats.iter_mut().zip(scores) {
        seat.1 = Some(*score);
    }
    details.apply(&mut text);
    let change = (desk.draw)(recorded)?;
    let line = game_line(id, change, recorded, &text, Some(correction));
    Ok(Draft { id, text, line })
}

/// Records a game of its own: a first line.
fn record(
    entered: &Words,
    details: Details,
    recorded: Instant,
    desk: &mut Desk<'_>,
) -> Result<Draft, Error> {
    let Words::Pairs(pairs) = entered else {
        return Err(Error::NothingToScore);
    };
    let mut text = GameText {
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
    let id = (desk.draw)(recorded)?;
    let change = (desk.draw)(recorded)?;
    let line = game_line(id, change, recorded, &text, None);
    Ok(Draft { id, text, line })
}

/// What is worth saying about a game beside the others.
fn remarks_about(
    game: &Game,
    known: &Known,
    length: usize,
    people: &People,
    today: Date,
    called: Option<&str>,
) -> Vec<Remark> {
    let alike = known
        .alike
        .iter()
        .find(|other| other.glance().result() == game.glance().result());
    let same = alike.map(|alike| Remark::SameGame(candidate(alike, people, length)));
    let mut remarks: Vec<Remark> = Remark::about_date(game.date, today).into_iter().collect();
    remarks.extend(Remark::about_scores(game, people, called));
    remarks.extend(same);
    remarks.extend(Remark::about_open(&known.open, people, length));
    remarks
}

/// Reads the data file for what concerns a game of these players with these scores.
fn look(
    journal: &Journal,
    table: &[(String, Option<u32>)],
    search: Option<&mut Search>,
) -> Result<(Known, Reading), Error> {
    let (mut known, reading) = match search {
        None => journal.gather(|| Known::about(table))?,
        Some(search) => {
            let mut known = Known::about(table);
            let reading = journal.games(|people, game| {
                known.see(people, game);
                search.see(game);
            })?;
            (known, reading)
        }
    };
    known.open.sort_by_key(Game::order);
    known.alike.sort_by_key(Game::order);
    Ok((known, reading))
}

/// The open game that `--game` names.
fn named_open(
    search: Search,
    known: &mut Known,
    reading: &Reading,
    entered: &Words,
) -> Result<Game, Error> {
    let length = known.id_length();
    let game = search.open(reading, length)?;
    match entered {
        Words::Bare(scores) if scores.len() != game.seats.len() => Err(Error::SeatsDiffer(
            scores.len(),
            vec![candidate(&game, &reading.people, length)],
        )),
        _ => Ok(game),
    }
}

/// The game as it is now, unless it was closed or seated otherwise while its scores were asked.
fn still_open(
    search: Search,
    asked: &Candidate,
    known: &mut Known,
    reading: &Reading,
) -> Result<Game, Error> {
    let length = known.id_length();
    let game = search.open(reading, length)?;
    let now = candidate(&game, &reading.people, length);
    if now.names != asked.names {
        return Err(Error::OtherPlayers(now));
    }
    Ok(game)
}

/// The open game that the scores close without being told which, if any does.
fn fitting_open(
    known: &mut Known,
    people: &mut People,
    entered: &Words,
    now: Instant,
) -> Result<Option<Game>, Error> {
    // Only open games are ever shown.
    let length = match known.open.is_empty() {
        true => SHORTEST,
        false => known.id_length(),
    };
    let (recent, older): (Vec<&Game>, Vec<&Game>) =
        known.open.iter().partition(|game| game.is_recent(now));
    let candidates = |games: &[&Game], people: &People| -> Vec<Candidate> {
        let games = games.iter();
        games.map(|game| candidate(game, people, length)).collect()
    };
    let fitting: Vec<&Game> = match entered {
        Words::Bare(scores) => {
            let fitting = recent
                .iter()
                .filter(|game| game.seats.len() == scores.len());
            fitting.copied().collect()
        }
        Words::Pairs(pairs) => {
            let recent = recent.iter().copied();
            recent
                .filter(|game| scores_at(game, pairs, people).is_some())
                .collect()
        }
    };
    match (fitting.as_slice(), entered) {
        ([only], _) => Ok(Some((*only).clone())),
        ([], Words::Pairs(_)) => Ok(None),
        ([], Words::Bare(scores)) => {
            let fits = |game: &&Game| recent.is_empty() || game.seats.len() == scores.len();
            let older: Vec<&Game> = older.into_iter().filter(fits).collect();
            if !recent.is_empty() && older.is_empty() {
                let recent = candidates(&recent, people);
                return Err(Error::SeatsDiffer(scores.len(), recent));
            }
            for entry in scores {
                score(entry).map_err(|why| Error::score(None, entry, why))?;
            }
            let older = candidates(&older, people);
            Err(Error::NoOpenGame(scores.clone(), older))
        }
        (several, _) => {
            let typed = match entered {
                Words::Bare(scores) => scores.clone(),
                Words::Pairs(pairs) => {
                    let pairs = pairs.iter();
                    pairs
                        .map(|(name, score)| format!("{}={score}", name.as_str()))
                        .collect()
                }
            };
            Err(Error::SeveralOpenGames(typed, candidates(several, people)))
        }
    }
}

/// The scores for the seats of an open game.
fn scores_in_seat_order(
    game: &Game,
    entered: &Words,
    known: &mut Known,
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
        Words::Pairs(pairs) => scores_at(game, pairs, people)
            .ok_or_else(|| Error::OtherPlayers(candidate(game, people, known.id_length()))),
    }
}

/// The scores in seat order, when these are exactly the players of the game.
fn scores_at(game: &Game, pairs: &[(Name, u32)], people: &mut People) -> Option<Vec<u32>> {
    let entered: Vec<(Player, u32)> = pairs
        .iter()
        .map(|(name, score)| {
            let player = people.meet_at(&game.seats, game.renamed, name.as_str());
            (player, *score)
        })
        .collect();
    let of = |player| entered.iter().find(|(other, _)| *other == player);
    let seats = game.seats.iter();
    let scores = seats.map(|seat| of(seat.player).map(|(_, score)| *score));
    scores
        .collect::<Option<Vec<u32>>>()
        .filter(|scores| scores.len() == pairs.len())
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

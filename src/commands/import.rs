//! `import`: games from other programs' files, and lines of another data file.

use std::path::PathBuf;

use rustc_hash::{FxHashMap, FxHashSet};

use super::incoming::{Batch, Incoming, Input, identity, progress};
use super::remarks::Remark;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::calendar::{Date, Instant};
use crate::core::game::GameResult;
use crate::core::id::{Id, unambiguous_length};
use crate::core::people::{People, Spelling};
use crate::core::player::Player;
use crate::error::{Candidate, Deed, Error};
use crate::exchange::{Columns, Hints, Kind, Named, Reason, Refused};
use crate::i18n::ExpansionNames;
use crate::journal::{Journal, Lacking, Merged, Reading, first_line, is_same_file};

/// So many people are compared for names that are nearly the same; `check` compares them all.
const COMPARED: usize = 5_000;

/// What came of an import.
#[derive(Default)]
pub struct Imported {
    /// Games that were added, or lines of another data file.
    pub taken: usize,
    /// Those that were there already.
    pub known: usize,
    /// What was refused.
    pub refused: Vec<NotTaken>,
    /// How many plays were of other games.
    pub other_games: usize,
    /// Where a file names other winners than the scores do.
    pub disagreements: Vec<Disagreement>,
    /// Names that nobody had before.
    pub new_players: Vec<String>,
    /// Whether lines of another data file were put to these.
    pub merged: bool,
    /// Whether nothing was taken, since something was refused.
    pub withheld: bool,
}

/// A play that was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotTaken {
    /// The file.
    pub file: PathBuf,
    /// The play, and why.
    pub refused: Refused,
}

/// A game whose winners the file names otherwise than the scores do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The file.
    pub file: PathBuf,
    /// What the file calls the play.
    pub called: String,
    /// The day.
    pub date: Date,
    /// The winners.
    pub named: Named,
}

impl Imported {
    /// What is said of single plays.
    fn remarks(&self) -> Vec<Remark> {
        let refused = self.refused.iter().cloned().map(Remark::NotTaken);
        let named = self.disagreements.iter().cloned().map(Remark::Disagrees);
        refused.chain(named).collect()
    }
}

pub fn run(args: args::Import, mut desk: Desk<'_>) -> Result<Answer, Error> {
    let hints = Hints {
        columns: Columns::parse(&args.columns).map_err(Error::BadColumn)?,
        dates: args.dates.map(Into::into),
    };
    let data = desk.locate()?;
    let mut inputs: Vec<Input> = Vec::new();
    let mut named: FxHashSet<PathBuf> = FxHashSet::default();
    let mut again: Vec<Remark> = Vec::new();
    for path in &args.files {
        if is_same_file(path, &data) {
            return Err(Error::ImportsItself(path.clone()));
        }
        if !named.insert(identity(path)) {
            again.push(Remark::NamedAgain(path.clone()));
            continue;
        }
        let from = args.from.map(Into::into);
        inputs.push(Input::open(path, from, &hints, &mut desk)?);
    }
    let mut answer = take_in(&mut inputs, &hints, &args, &mut desk)?;
    answer.remarks.splice(0..0, again);
    Ok(answer)
}

/// Takes in the files, which are either all data files or all of other kinds.
fn take_in(
    inputs: &mut [Input],
    hints: &Hints,
    args: &args::Import,
    desk: &mut Desk<'_>,
) -> Result<Answer, Error> {
    let ours = |input: &Input| input.kind == Kind::Teamzy;
    if inputs.iter().all(ours) {
        return merge(inputs, args, desk);
    }
    if let Some(mixed) = inputs.iter().find(|input| ours(input)) {
        return Err(Error::MixedImport(mixed.path.clone()));
    }
    let all = inputs.iter().map(|input| READINGS * input.length).sum();
    let mut read = 0;
    let mut batch = Batch::default();
    let mut names = ExpansionNames::new(desk.texts);
    for input in inputs {
        let mut progress = progress(desk.notice, &mut read, all);
        batch.take(input, hints, &mut names, &mut progress)?;
    }
    let unsaid = |play: &NotTaken| play.refused.reason == Reason::OrderUnsaid;
    let unsaid = batch.refused.iter().any(unsaid);
    let mut answer = add(batch, args, desk)?;
    answer.remarks.extend(unsaid.then_some(Remark::DatesUnsaid));
    Ok(answer)
}

/// How often each file is read.
const READINGS: u64 = 2;

/// Adds the games that are not there yet.
fn add(mut batch: Batch, args: &args::Import, desk: &mut Desk<'_>) -> Result<Answer, Error> {
    let withheld = args.strict && !batch.refused.is_empty();
    let writes = !args.dry_run && !withheld && !batch.games.is_empty();
    let mut journal = desk.lock(!writes)?;
    let mut decided = decide(&journal, &batch)?;
    if withheld {
        decided.added.fill(false);
    }
    let taken = decided.added.iter().filter(|added| **added).count();
    let recorded = desk.instant(&journal, &decided.reading)?;
    let mut imported = Imported {
        taken,
        known: decided.known,
        refused: std::mem::take(&mut batch.refused),
        other_games: batch.other_games,
        disagreements: std::mem::take(&mut batch.disagreements),
        withheld,
        ..Imported::default()
    };
    let mut remarks = imported.remarks();
    remarks.splice(0..0, Remark::about_reading(&journal, &decided.reading));
    remarks.append(&mut decided.remarks);
    if !batch.expansions.is_empty() {
        let names = batch.expansions.iter().cloned().collect();
        remarks.push(Remark::OtherExpansions(names));
    }
    let newcomers = newcomers(&batch, &mut decided, recorded);
    imported.new_players = newcomers.0;
    remarks.extend(newcomers.1);
    remarks.extend(still_to_come(&batch, &mut decided, desk.today()));
    if args.dry_run {
        remarks.push(Remark::DryRun);
    } else if taken > 0 {
        let change = (desk.draw)(recorded)?;
        let text = text(&mut batch, &decided.added, change, recorded)?;
        let text = text.ok_or_else(|| Error::CalendarEnds(journal.path().to_owned()))?;
        journal.append_text(text)?;
    }
    Ok(Answer {
        remarks,
        recorded: writes && taken > 0,
        status: u8::from(withheld),
        ..Answer::new(Outcome::Imported(Box::new(imported)))
    })
}

/// Which games are added.
struct Decided {
    /// Whether each game is.
    added: Vec<bool>,
    /// How many are there already.
    known: usize,
    /// Of those, the ones that were recorded otherwise.
    remarks: Vec<Remark>,
    /// How many characters of an id tell each game from every other, those that come in included.
    id_length: usize,
    reading: Reading,
}

/// The games that are added.
fn chosen<'b>(batch: &'b Batch, added: &'b [bool]) -> impl Iterator<Item = &'b Incoming> + Clone {
    let games = batch.games.iter().zip(added);
    games.filter(|(_, added)| **added).map(|(game, _)| game)
}

/// A game is known when its id has a line that counts, or when a game that does not come from its
/// file has the same day, players and scores; each such game stands for one. Files count one after
/// the other.
fn decide(journal: &Journal, batch: &Batch) -> Result<Decided, Error> {
    let games = &batch.games;
    let mut counting = journal.counting(&games.iter().map(|game| game.id).collect())?;
    let days: FxHashSet<Date> = games.iter().map(|game| game.date).collect();
    let mut ids: Vec<Id> = Vec::new();
    let mut alike: FxHashMap<GameResult, Vec<Id>> = FxHashMap::default();
    let mut reading = journal.games(|_, game| {
        ids.push(game.id);
        if days.contains(&game.date)
            && let Some(result) = game.result()
        {
            alike.entry(result).or_default().push(game.id);
        }
    })?;
    ids.extend(games.iter().map(|game| game.id));
    let id_length = unambiguous_length(&mut ids);

    let people = &mut reading.people;
    let mut added = vec![false; games.len()];
    let (mut known, mut remarks) = (0, Vec::new());
    for file in &batch.files {
        let own: FxHashSet<Id> = games[file.clone()].iter().map(|game| game.id).collect();
        let mut claimed: FxHashSet<Id> = FxHashSet::default();
        for number in file.clone() {
            let game = &games[number];
            if counting.contains(&game.id) {
                known += 1;
                continue;
            }
            let table = batch.table(game);
            let players = people.meet_table(table.clone().map(|(_, name, _)| name));
            let scores = table.map(|(_, _, score)| score);
            let mut result: Vec<(Player, u32)> = players.into_iter().zip(scores).collect();
            let seats = result.clone();
            result.sort_unstable();
            let result = (game.date, result);
            let free = |id: &&Id| !own.contains(id) && !claimed.contains(id);
            if let Some(id) = alike.get(&result).and_then(|ids| ids.iter().find(free)) {
                known += 1;
                claimed.insert(*id);
                remarks.push(Remark::AlreadyRecorded(Candidate {
                    id: *id,
                    short: id.short(id_length),
                    date: game.date,
                    names: names(seats.iter().map(|(player, _)| *player), people),
                }));
                continue;
            }
            added[number] = true;
            counting.insert(game.id);
            if batch.files.len() > 1 {
                alike.entry(result).or_default().push(game.id);
            }
        }
    }
    Ok(Decided {
        added,
        known,
        remarks,
        id_length,
        reading,
    })
}

/// The names that are shown of these players.
fn names(players: impl IntoIterator<Item = Player>, people: &People) -> Vec<String> {
    let players = players.into_iter();
    players
        .map(|player| people.name(player).to_owned())
        .collect()
}

/// That dates of the games that are added lie ahead: one remark for all of them.
fn still_to_come(batch: &Batch, decided: &mut Decided, today: Date) -> Option<Remark> {
    let ahead = chosen(batch, &decided.added).filter(|game| game.date > today);
    let first = ahead.clone().min_by_key(|game| game.date)?;
    let count = ahead.count();
    let people = &mut decided.reading.people;
    let players = people.meet_table(batch.table(first).map(|(_, name, _)| name));
    let first = Candidate {
        id: first.id,
        short: first.id.short(decided.id_length),
        date: first.date,
        names: names(players, people),
    };
    Some(Remark::FutureDates(count, first))
}

/// Names that nobody had before, and those of them that resemble another.
fn newcomers(
    batch: &Batch,
    decided: &mut Decided,
    recorded: Instant,
) -> (Vec<String>, Vec<Remark>) {
    let people = &mut decided.reading.people;
    let added = || chosen(batch, &decided.added);
    let mut seen = vec![false; batch.names.len()];
    let mut new: FxHashMap<Player, usize> = FxHashMap::default();
    let mut names: Vec<String> = Vec::new();
    for game in added() {
        for (number, name, _) in batch.table(game) {
            if !std::mem::replace(&mut seen[number], true) && people.find(name).is_none() {
                let player = people.meet(name);
                new.entry(player).or_insert_with(|| {
                    names.push(name.to_owned());
                    names.len()
                });
            }
        }
    }
    if new.is_empty() || people.seated().len() + new.len() > COMPARED {
        return (names, Vec::new());
    }
    let mut seats = Vec::new();
    for game in added() {
        let table = batch.table(game);
        let table = table.map(|(_, name, score)| (Spelling::of(name.as_bytes()), Some(score)));
        people.seat(table, recorded, game.id, &mut seats);
    }
    let place = |player: &Player| new.get(player);
    let mut pairs: Vec<(Player, Player)> = Vec::new();
    for (one, other) in people.resembling_pairs() {
        // The one who came later is the new one.
        match (place(&one), place(&other)) {
            (None, None) => {}
            (earlier, later) if earlier < later => pairs.push((other, one)),
            _ => pairs.push((one, other)),
        }
    }
    for game in added() {
        if pairs.is_empty() {
            break;
        }
        let table = people.meet_table(batch.table(game).map(|(_, name, _)| name));
        // Whoever met is not one person.
        pairs.retain(|(one, other)| !table.contains(one) || !table.contains(other));
    }
    pairs.sort_by_key(|(one, _)| place(one).copied());
    let name = |player| people.name(player).to_owned();
    let remarks = pairs
        .into_iter()
        .map(|(new, known)| Remark::Resembles(name(new), name(known)));
    (names, remarks.collect())
}

/// The lines of the games that are added, each a millisecond later than the one before, as if they
/// had been recorded one by one: in the order of the files, or, where these tell the time of day, in
/// the order in which they were played. Nothing where the calendar ends before.
fn text(
    batch: &mut Batch,
    added: &[bool],
    change: Id,
    recorded: Instant,
) -> Result<Option<Vec<u8>>, Error> {
    let games = &batch.games;
    let mut order: Vec<usize> = (0..games.len()).filter(|game| added[*game]).collect();
    if games.iter().any(|game| game.second > 0) {
        order.sort_by_key(|game| (games[*game].date, games[*game].second));
    }
    let mut later: Vec<u32> = vec![0; games.len()];
    for (place, game) in order.iter().enumerate() {
        later[*game] = place as u32;
    }
    let length = order.iter().map(|game| games[*game].line_length()).sum();
    drop(order);
    let mut text = Vec::with_capacity(length);
    let mut all = true;
    batch.texts(|number, game, told| {
        if !added[number] {
            return;
        }
        match recorded.later(later[number]) {
            Some(recorded) => {
                text.extend(first_line(game.id, change, recorded, told).into_bytes());
                text.push(b'\n');
            }
            None => all = false,
        }
    })?;
    Ok(all.then_some(text))
}

/// Those of the names that nobody had before, and which of them resemble another.
fn strangers(names: &[String], people: &People) -> (Vec<String>, Vec<Remark>) {
    let new = names.iter().filter(|name| people.find(name).is_none());
    let new: Vec<String> = new.cloned().collect();
    if people.seated().len() * new.len() > COMPARED * COMPARED / 100 {
        return (new, Vec::new());
    }
    let remarks = new.iter().filter_map(|name| {
        let known = people.name(people.resembling(name)?);
        Some(Remark::Resembles(name.clone(), known.to_owned()))
    });
    let remarks = remarks.collect();
    (new, remarks)
}

/// Puts the lines of other data files to these.
fn merge(inputs: &[Input], args: &args::Import, desk: &mut Desk<'_>) -> Result<Answer, Error> {
    let failed = |input: &Input, error| Error::file(&input.path, Deed::Import, &error);
    let mut imported = Imported {
        merged: true,
        ..Imported::default()
    };
    let mut lacking: Vec<Lacking> = Vec::new();
    for input in inputs {
        let found = Lacking::of(&input.file, input.length).map_err(|why| failed(input, why))?;
        imported
            .refused
            .extend(found.unreadable.iter().map(|line| NotTaken {
                file: input.path.clone(),
                refused: Refused {
                    called: line.to_string(),
                    written: String::new(),
                    reason: Reason::Unreadable,
                },
            }));
        lacking.push(found);
    }
    imported.withheld = args.strict && !imported.refused.is_empty();
    let any = lacking.iter().any(|lacking| !lacking.is_empty());
    let writes = any && !args.dry_run && !imported.withheld;
    let mut journal = desk.lock(!writes)?;
    let mut merged = Merged::default();
    for (input, lacking) in inputs.iter().zip(lacking) {
        let read = journal.merge(&input.file, input.length, lacking, &mut merged)?;
        read.map_err(|why| failed(input, why))?;
    }
    let reading = journal.games(|_, _| {})?;
    if !imported.withheld {
        imported.taken = merged.added;
    }
    imported.known = merged.known;
    let mut remarks = Remark::about_reading(&journal, &reading);
    remarks.extend(imported.remarks());
    let people = &reading.people;
    let (names, new) = strangers(&merged.names, people);
    imported.new_players = names;
    remarks.extend(new);
    if args.dry_run {
        remarks.push(Remark::DryRun);
    } else if imported.taken > 0 {
        journal.append_text(merged.text)?;
    }
    Ok(Answer {
        remarks,
        recorded: writes && imported.taken > 0,
        status: u8::from(imported.withheld),
        ..Answer::new(Outcome::Imported(Box::new(imported)))
    })
}

//! The present state: which line tells each game, and who the names are.

use std::collections::HashSet;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use memchr::memchr;
use memchr::memmem::Finder;

use super::census::{Noted, Seen, Settled, Telling, Written};
use super::file::Journal;
use super::line::{Body, parse};
use super::lines::{LONGEST_LINE, Place, Source, each_line, parts};
use super::scan::{self, Scanned, ScannedSeat, Scanner};
use crate::core::calendar::{Date, Instant};
use crate::core::game::{Expansions, Glance, Seat, Text};
use crate::core::id::Id;
use crate::core::people::{People, Spelling};
use crate::core::player::Player;
use crate::error::Error;

/// A file shorter than this is read by one thread.
const WORTH_DIVIDING: u64 = 1 << 20;

/// Threads that read one file.
const READERS: u64 = 2;

/// Lines that could not be understood.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unreadable {
    /// How many.
    pub count: u64,
    /// The number of the first, from 1.
    pub first: u64,
}

/// What was learnt from reading a whole data file, beside its games.
#[derive(Debug, Default)]
pub struct Reading {
    /// Everybody who was named.
    pub people: People,
    /// Lines that could not be understood.
    pub unreadable: Unreadable,
    /// Lines of a later version of the format.
    pub newer: u64,
    /// The games that such lines are about.
    pub newer_games: Vec<Id>,
    /// The latest instant recorded.
    pub latest: Option<Instant>,
}

/// Gathers something from games, in any order and in parts.
pub trait Gather: Send {
    /// Looks at a game.
    fn see(&mut self, people: &mut People, game: &Glance<'_>);

    /// Takes in what another has gathered; `players` tells who each of its players is here.
    fn absorb(&mut self, other: Self, players: &[Player]);
}

/// What decides between the lines of one game: corrections outrank first lines, then the later
/// instant, then the change; lines equal in all this are told apart by their bytes.
pub(super) type Rank = (bool, Instant, Id);

/// A rename, with what it is sorted by: instant, change and bytes.
type Rename = (Instant, Id, Vec<u8>, String, String);

/// What the first reading of the file tells.
#[derive(Default)]
struct Survey {
    undone: HashSet<Id>,
    renames: Vec<Rename>,
    newer: u64,
    newer_games: Vec<Id>,
    noted: Vec<Id>,
    /// Ids of game lines, until there are enough of them to be looked up together.
    pending: Vec<Written>,
}

/// How many ids are looked up together.
const TOGETHER: usize = 64;

impl Survey {
    /// Looks at a line. One that begins as our own game lines do is taken for one, without being
    /// read further, unless it could say something else further on.
    fn take(&mut self, bytes: &[u8], seen: &Seen, other: &Other<'_>) {
        if let Some(written) = scan::id(bytes)
            && !other.may_be_in(bytes)
        {
            self.note(*written, seen);
            return;
        }
        let Some(line) = parse(bytes) else { return };
        match line.body {
            Body::Game { id, .. } => self.note(id.written(), seen),
            Body::Undo(change) => {
                self.undone.insert(change);
            }
            Body::Rename { old, new } => self.renames.push((
                line.recorded,
                line.change,
                bytes.to_vec(),
                old.into_owned(),
                new.into_owned(),
            )),
            Body::Newer { id, undoes } => {
                self.newer += 1;
                self.newer_games.extend(id);
                self.undone.extend(undoes);
            }
        }
    }

    fn note(&mut self, id: Written, seen: &Seen) {
        self.pending.push(id);
        if self.pending.len() == TOGETHER {
            self.look_up(seen);
        }
    }

    fn look_up(&mut self, seen: &Seen) {
        let noted = &mut self.noted;
        seen.add(&self.pending, |id| noted.extend(Id::from_bytes(id)));
        self.pending.clear();
    }

    /// Whether every game has one line and everybody one name.
    fn is_plain(&self) -> bool {
        self.noted.is_empty() && self.undone.is_empty() && self.renames.is_empty()
    }

    /// What the surveys of all parts tell together, as if this change were taken back.
    fn of(parts: Vec<Survey>, change: Option<Id>) -> Self {
        let mut whole = Survey::default();
        whole.undone.extend(change);
        for part in parts {
            whole.absorb(part);
        }
        whole.settle();
        whole
    }

    fn absorb(&mut self, other: Survey) {
        self.undone.extend(other.undone);
        self.renames.extend(other.renames);
        self.newer += other.newer;
        self.newer_games.extend(other.newer_games);
        self.noted.extend(other.noted);
    }

    /// Leaves only the renames that count, in their order.
    fn settle(&mut self) {
        let undone = &self.undone;
        self.renames.retain(|line| !undone.contains(&line.1));
        self.renames.sort();
        self.renames.dedup();
    }

    /// Everybody whom the renames name.
    fn people(&self) -> People {
        let mut people = People::default();
        for (_, _, _, old, new) in &self.renames {
            people.rename(old, new);
        }
        people
    }
}

/// Finds what makes something else of a line that begins as a game's: a key that outranks the
/// game, or an escape that could hide one.
pub(super) struct Other<'a>([Finder<'a>; 2]);

impl Default for Other<'_> {
    fn default() -> Self {
        Other([Finder::new("\"undoes\""), Finder::new("\"rename\"")])
    }
}

impl Other<'_> {
    pub(super) fn may_be_in(&self, line: &[u8]) -> bool {
        let Other(keys) = self;
        memchr(b'\\', line).is_some() || keys.iter().any(|key| key.find(line).is_some())
    }
}

/// What the last reading of a part tells.
#[derive(Default)]
struct Harvest {
    people: People,
    unreadable: Unreadable,
    latest: Option<Instant>,
    lines: u64,
}

/// What was gathered from each part.
type Gathered<G> = Vec<(G, Harvest)>;

impl Harvest {
    /// Takes in what the next part told; returns who each of its players is here.
    fn absorb(&mut self, next: Harvest) -> Vec<Player> {
        if self.unreadable.count == 0 && next.unreadable.count > 0 {
            self.unreadable.first = self.lines + next.unreadable.first;
        }
        self.unreadable.count += next.unreadable.count;
        self.latest = self.latest.max(next.latest);
        self.lines += next.lines;
        self.people.absorb(next.people)
    }
}

impl Journal {
    /// Reads the whole file and shows each game that stands, once, in the order of the lines that
    /// tell them.
    ///
    /// Reading never stops at a line that cannot be understood: it is counted and passed over.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn games(&self, each: impl FnMut(&mut People, &Glance<'_>)) -> Result<Reading, Error> {
        self.games_without(None, each)
    }

    /// The same, as if this change were taken back.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn games_without(
        &self,
        change: Option<Id>,
        mut each: impl FnMut(&mut People, &Glance<'_>),
    ) -> Result<Reading, Error> {
        let Some(file) = self.file() else {
            return Ok(Reading::default());
        };
        read(file, self.length(), change, |people, game, _| {
            each(people, game);
        })
        .map(|(_, reading)| reading)
        .map_err(|error| self.unreadable(&error))
    }

    /// Shows each game that stands, as [`games`](Self::games) does, with the line that tells it;
    /// returns also the lines of the renames that count, in their order.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn lines(
        &self,
        each: impl FnMut(&mut People, &Glance<'_>, &[u8]),
    ) -> Result<(Vec<Vec<u8>>, Reading), Error> {
        let Some(file) = self.file() else {
            return Ok((Vec::new(), Reading::default()));
        };
        read(file, self.length(), None, each).map_err(|error| self.unreadable(&error))
    }

    /// Gathers something from all games that stand, in any order and by several threads.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn gather<G: Gather>(&self, new: impl Fn() -> G + Sync) -> Result<(G, Reading), Error> {
        let Some(file) = self.file() else {
            return Ok((new(), Reading::default()));
        };
        let length = self.length();
        divide(file, length)
            .and_then(|parts| gather(file, length, &parts, new))
            .map_err(|error| self.unreadable(&error))
    }
}

/// Shows each game that stands in the first `length` bytes, as if this change were taken back.
///
/// # Errors
/// When the source cannot be read.
pub fn read<S: Source + ?Sized>(
    source: &S,
    length: u64,
    change: Option<Id>,
    each: impl FnMut(&mut People, &Glance<'_>, &[u8]),
) -> io::Result<(Vec<Vec<u8>>, Reading)> {
    let parts = divide(source, length)?;
    let mut survey = survey(source, length, &parts, change)?;
    let settled = rank(source, &parts, &mut survey)?;
    let harvest = harvest(source, 0..length, &survey, &settled, each)?;
    let renames = std::mem::take(&mut survey.renames).into_iter();
    let renames = renames.map(|(_, _, line, _, _)| line).collect();
    Ok((renames, conclude(survey, harvest)))
}

/// Gathers something from all games that stand in the first `length` bytes, each of whose parts
/// is read by a thread of its own.
///
/// # Errors
/// When the source cannot be read.
pub fn gather<S: Source + ?Sized, G: Gather>(
    source: &S,
    length: u64,
    parts: &[Range<u64>],
    new: impl Fn() -> G + Sync,
) -> io::Result<(G, Reading)> {
    let (mut survey, hoped) = hope(source, length, parts, &new)?;
    let gathered = match hoped {
        Some(gathered) => gathered,
        None => {
            let settled = rank(source, parts, &mut survey)?;
            in_parts(parts, |part| {
                let mut gathered = new();
                let harvest = harvest(source, part, &survey, &settled, |people, game, _| {
                    gathered.see(people, game);
                })?;
                Ok((gathered, harvest))
            })?
        }
    };
    let mut parts = gathered.into_iter();
    let Some((mut whole, mut all)) = parts.next() else {
        return Ok((new(), Reading::default()));
    };
    for (gathered, harvest) in parts {
        let players = all.absorb(harvest);
        whole.absorb(gathered, &players);
    }
    Ok((whole, conclude(survey, all)))
}

fn conclude(survey: Survey, harvest: Harvest) -> Reading {
    Reading {
        people: harvest.people,
        unreadable: harvest.unreadable,
        newer: survey.newer,
        newer_games: survey.newer_games,
        latest: harvest.latest,
    }
}

fn divide<S: Source + ?Sized>(source: &S, length: u64) -> io::Result<Vec<Range<u64>>> {
    let worth = length >= WORTH_DIVIDING;
    parts(source, length, if worth { READERS } else { 1 })
}

/// Reads each part by a thread of its own.
fn in_parts<T: Send>(
    parts: &[Range<u64>],
    work: impl Fn(Range<u64>) -> io::Result<T> + Sync,
) -> io::Result<Vec<T>> {
    let Some((first, others)) = parts.split_first() else {
        return Ok(Vec::new());
    };
    thread::scope(|scope| {
        let work = &work;
        let threads: Vec<_> = others
            .iter()
            .map(|part| scope.spawn(move || work(part.clone())))
            .collect();
        let mut results = vec![work(first.clone())?];
        for thread in threads {
            let result = thread.join();
            results.push(result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok(results)
    })
}

/// The first reading: what is taken back and renamed, and which games may have several lines.
fn survey<S: Source + ?Sized>(
    source: &S,
    length: u64,
    parts: &[Range<u64>],
    change: Option<Id>,
) -> io::Result<Survey> {
    let seen = Seen::for_file(length);
    let surveys = in_parts(parts, |part| {
        let mut survey = Survey::default();
        let other = Other::default();
        each_line(source, part, |place| {
            if let Some(bytes) = place.bytes {
                survey.take(bytes, &seen, &other);
            }
        })?;
        survey.look_up(&seen);
        Ok(survey)
    })?;
    Ok(Survey::of(surveys, change))
}

/// The first reading, which hopes to be the last: it gathers from the games as if each had one
/// line, and stops gathering when a line turns up to which others matter.
fn hope<S: Source + ?Sized, G: Gather>(
    source: &S,
    length: u64,
    parts: &[Range<u64>],
    new: impl Fn() -> G + Sync,
) -> io::Result<(Survey, Option<Gathered<G>>)> {
    let seen = Seen::for_file(length);
    let (undone, settled) = (HashSet::new(), Settled::default());
    let hope = AtomicBool::new(true);
    let results = in_parts(parts, |part| {
        let mut survey = Survey::default();
        let other = Other::default();
        let mut gathered = new();
        let mut harvester = Harvester::new(
            People::default(),
            &undone,
            &settled,
            |people: &mut People, game: &Glance<'_>, _: &[u8]| gathered.see(people, game),
        );
        let mut scanner = Scanner::default();
        let lines = each_line(source, part, |place| {
            let Some(bytes) = place.bytes else {
                harvester.take(&place, None, &[]);
                return;
            };
            if !hope.load(Ordering::Relaxed) {
                survey.take(bytes, &seen, &other);
                return;
            }
            let line = scanner.scan(bytes);
            match &line {
                Some(line) => survey.note(*line.written, &seen),
                None => survey.take(bytes, &seen, &other),
            }
            harvester.take(&place, line.as_ref(), &scanner.seats);
            if !survey.is_plain() {
                hope.store(false, Ordering::Relaxed);
            }
        })?;
        survey.look_up(&seen);
        let harvest = harvester.end(lines);
        Ok((survey, (gathered, harvest)))
    })?;
    let (surveys, gathered): (Vec<_>, Vec<_>) = results.into_iter().unzip();
    let survey = Survey::of(surveys, None);
    let plain = survey.is_plain();
    Ok((survey, plain.then_some(gathered)))
}

/// The second reading: which line of each noted game tells it.
fn rank<S: Source + ?Sized>(
    source: &S,
    parts: &[Range<u64>],
    survey: &mut Survey,
) -> io::Result<Settled> {
    if survey.noted.is_empty() {
        return Ok(Settled::default());
    }
    let noted = Noted::new(std::mem::take(&mut survey.noted));
    in_parts(parts, |part| {
        let mut scanner = Scanner::default();
        each_line(source, part, |place| {
            let Some(bytes) = place.bytes else { return };
            let begins = scan::id(bytes).map(|id| noted.number(Id::from_bytes(id)?));
            if begins == Some(None) {
                return;
            }
            let Some(mut telling) = telling(bytes, &mut scanner) else {
                return;
            };
            let number = match begins {
                Some(number) => number,
                None => noted.number(telling.id),
            };
            if let Some(number) = number
                && !survey.undone.contains(&telling.change)
            {
                telling.offset = place.offset;
                noted.rank(number, &telling, |other| is_behind(source, other, bytes));
            }
        })?;
        Ok(())
    })?;
    Ok(noted.settle())
}

/// What ranks a line, if it is about a game.
fn telling<'a>(bytes: &'a [u8], scanner: &mut Scanner) -> Option<Telling<'a>> {
    if let Some(line) = scanner.scan(bytes) {
        return Some(Telling {
            id: line.id,
            corrects: line.corrects,
            recorded: line.recorded,
            change: line.change(),
            scored: line.told.is_some() && scanner.is_finished(),
            offset: 0,
            bytes,
        });
    }
    let line = parse(bytes)?;
    let Body::Game { id, replaces, told } = line.body else {
        return None;
    };
    Some(Telling {
        id,
        corrects: !replaces.is_empty(),
        recorded: line.recorded,
        change: line.change,
        scored: told.is_some_and(|told| told.is_finished()),
        offset: 0,
        bytes,
    })
}

/// Whether the line at an offset comes before these bytes. One that cannot be read again does.
fn is_behind<S: Source + ?Sized>(source: &S, offset: u64, bytes: &[u8]) -> bool {
    let mut other = None;
    let end = offset + LONGEST_LINE as u64;
    let _ = each_line(source, offset..end, |place| {
        if other.is_none() {
            other = place.bytes.map(<[u8]>::to_vec);
        }
    });
    other.is_none_or(|other| other.as_slice() < bytes)
}

/// The last reading: each game that stands, in the order of the lines.
fn harvest<S: Source + ?Sized>(
    source: &S,
    part: Range<u64>,
    survey: &Survey,
    settled: &Settled,
    each: impl FnMut(&mut People, &Glance<'_>, &[u8]),
) -> io::Result<Harvest> {
    let mut harvester = Harvester::new(survey.people(), &survey.undone, settled, each);
    let mut scanner = Scanner::default();
    let lines = each_line(source, part, |place| {
        let line = place.bytes.and_then(|bytes| scanner.scan(bytes));
        harvester.take(&place, line.as_ref(), &scanner.seats);
    })?;
    Ok(harvester.end(lines))
}

/// Takes the lines of the last reading, and shows the games that they tell.
struct Harvester<'a, E> {
    undone: &'a HashSet<Id>,
    settled: &'a Settled,
    each: E,
    seats: Vec<Seat>,
    harvest: Harvest,
}

impl<'a, E: FnMut(&mut People, &Glance<'_>, &[u8])> Harvester<'a, E> {
    fn new(people: People, undone: &'a HashSet<Id>, settled: &'a Settled, each: E) -> Self {
        Harvester {
            undone,
            settled,
            each,
            seats: Vec::new(),
            harvest: Harvest {
                people,
                ..Harvest::default()
            },
        }
    }

    /// Looks at a line, and at what the scanner found there.
    fn take(&mut self, place: &Place<'_>, line: Option<&Scanned<'_>>, seats: &[ScannedSeat]) {
        let recorded = place.bytes.and_then(|bytes| match line {
            Some(line) => self.scanned(place.offset, bytes, line, seats),
            None => self.parsed(place.offset, bytes),
        });
        let Harvest {
            latest, unreadable, ..
        } = &mut self.harvest;
        match recorded {
            Some(recorded) => *latest = (*latest).max(Some(recorded)),
            None => {
                unreadable.count += 1;
                if unreadable.count == 1 {
                    unreadable.first = place.number;
                }
            }
        }
    }

    fn end(mut self, lines: u64) -> Harvest {
        self.harvest.lines = lines;
        self.harvest
    }

    /// A canonical line; nothing when it seats somebody twice after all.
    fn scanned(
        &mut self,
        offset: u64,
        bytes: &[u8],
        line: &Scanned<'_>,
        seats: &[ScannedSeat],
    ) -> Option<Instant> {
        let Some(told) = line.told else {
            return Some(line.recorded);
        };
        let table = seats.iter().map(|seat| (seat.spelling(bytes), seat.score));
        match self.begun(line.id, || line.change(), offset, line.recorded) {
            Some(begun) => {
                let expansions = Expansions::Written(told.expansions);
                let about = (told.date, expansions, told.location, told.note);
                self.show(line.id, begun, table, about, bytes)?;
            }
            None if self.harvest.people.can_sit(table) => {}
            None => return None,
        }
        Some(line.recorded)
    }

    fn parsed(&mut self, offset: u64, bytes: &[u8]) -> Option<Instant> {
        let line = parse(bytes)?;
        if let Body::Game {
            id,
            told: Some(told),
            ..
        } = &line.body
            && let Some(begun) = self.begun(*id, || line.change, offset, line.recorded)
        {
            let table = told
                .seats
                .iter()
                .map(|(name, score)| (Spelling::of(name.as_bytes()), *score));
            let expansions = Expansions::List(&told.expansions);
            let location = told.location.as_deref().map(Text::from);
            let note = told.note.as_deref().map(Text::from);
            let about = (told.date, expansions, location, note);
            self.show(*id, begun, table, about, bytes)?;
        }
        Some(line.recorded)
    }

    /// When the game of a line was first recorded, and when its scores were; nothing when the
    /// line does not tell it.
    fn begun(
        &self,
        id: Id,
        change: impl FnOnce() -> Id,
        offset: u64,
        recorded: Instant,
    ) -> Option<Begun> {
        let undone = !self.undone.is_empty() && self.undone.contains(&change());
        let told = (!undone).then(|| self.settled.told_by(id, offset, recorded));
        told.flatten()
    }

    fn show<'t>(
        &mut self,
        id: Id,
        (first, finished): Begun,
        table: impl Iterator<Item = (Spelling<'t>, Option<u32>)> + Clone,
        (date, expansions, location, note): About<'_>,
        line: &[u8],
    ) -> Option<()> {
        let people = &mut self.harvest.people;
        let renamed = people.seat(table, first, id, &mut self.seats)?;
        let open = self.seats.iter().any(|seat| seat.score.is_none());
        let game = Glance {
            id,
            date,
            recorded: first,
            finished: finished.filter(|_| !open),
            seats: &self.seats,
            renamed,
            expansions,
            location,
            note,
        };
        (self.each)(people, &game, line);
        Some(())
    }
}

/// When a game was first recorded, and when its scores were.
type Begun = (Instant, Option<Instant>);

/// Date, expansions, place and note.
type About<'a> = (Date, Expansions<'a>, Option<Text<'a>>, Option<Text<'a>>);

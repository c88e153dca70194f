//! The first reading of a data file: which games may have several lines, what is taken back, and
//! who was renamed. Where nothing of this is so, it is the only reading.

use std::collections::HashSet;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use memchr::memchr;
use memchr::memmem::Finder;

use super::harvest::{Gather, Harvest, Harvester, at_once};
use super::line::{Body, Line, parse};
use super::lines::{Few, Source, each_few, in_parallel};
use super::repeats::{Again, Repeats};
use super::scan::{self, Scanner};
use super::seen::{Seen, Written};
use crate::core::calendar::Instant;
use crate::core::game::Glance;
use crate::core::id::Id;
use crate::core::people::People;

/// A rename, with what it is sorted by: instant, change and bytes.
type Rename = (Instant, Id, Vec<u8>, String, String);

/// What the first reading of the file tells.
#[derive(Default)]
pub struct Survey {
    undone: HashSet<Id>,
    renames: Vec<Rename>,
    /// Lines of a later version of the format.
    pub newer: u64,
    /// The games that such lines are about.
    pub newer_games: Vec<Id>,
    /// The games that may have several lines.
    pub noted: Vec<Id>,
    /// Lines of other games that may be there several times.
    again: Vec<Again>,
}

impl Survey {
    /// Looks at lines; adds the ids of those of games. One that begins as our own game lines do is
    /// taken for one, without being read further, unless it could say something else further on.
    fn take(&mut self, few: Few<'_>, other: &Other<'_>, ids: &mut Vec<Option<Written>>) {
        let plain = !other.may_be_in(few.text);
        ids.extend(few.places.iter().map(|place| {
            let bytes = place.bytes?;
            match scan::id(bytes) {
                Some(id) if plain || !other.may_be_in(bytes) => Some(*id),
                _ => self.parsed(&parse(bytes)?, bytes),
            }
        }));
    }

    /// Looks at a line that has been understood; returns the id of a game's.
    fn parsed(&mut self, line: &Line<'_>, bytes: &[u8]) -> Option<Written> {
        match &line.body {
            Body::Game { id, .. } => return Some(id.written()),
            Body::Undo(change) => {
                self.undone.insert(*change);
            }
            Body::Rename { old, new } => self.renames.push((
                line.recorded,
                line.change,
                bytes.to_vec(),
                old.as_ref().to_owned(),
                new.as_ref().to_owned(),
            )),
            Body::Newer { id, undoes } => {
                self.newer += 1;
                self.newer_games.extend(id);
                self.undone.extend(undoes);
            }
        }
        None
    }

    /// Ends the reading of a part. What has been noted is put in order while other parts are read.
    fn end(&mut self) {
        self.noted.sort_unstable();
        self.again.sort_unstable();
    }

    /// Whether a change was taken back.
    pub fn is_undone(&self, change: Id) -> bool {
        !self.undone.is_empty() && self.undone.contains(&change)
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
        self.again.extend(other.again);
    }

    /// Leaves only the renames that count, in their order.
    fn settle(&mut self) {
        let undone = &self.undone;
        self.renames.retain(|line| !undone.contains(&line.1));
        self.renames.sort();
        self.renames.dedup();
    }

    /// The lines of the renames that count, in their order.
    pub fn take_renames(&mut self) -> Vec<Vec<u8>> {
        let renames = std::mem::take(&mut self.renames).into_iter();
        renames.map(|(_, _, line, _, _)| line).collect()
    }

    /// Everybody whom the renames name.
    pub fn people(&self) -> People {
        let mut people = People::default();
        for (_, _, _, old, new) in &self.renames {
            people.rename(old, new);
        }
        people
    }
}

/// Finds what makes something else of a line that begins as a game's: a key that outranks the
/// game, or an escape that could hide one.
pub struct Other<'a>([Finder<'a>; 2]);

impl Default for Other<'_> {
    fn default() -> Self {
        Other([Finder::new("\"undoes\""), Finder::new("\"rename\"")])
    }
}

impl Other<'_> {
    /// Whether it may be in one of these lines.
    pub fn may_be_in(&self, lines: &[u8]) -> bool {
        let Other(keys) = self;
        memchr(b'\\', lines).is_some() || keys.iter().any(|key| key.find(lines).is_some())
    }
}

/// What was gathered from each part.
pub type Gathered<G> = Vec<(G, Harvest)>;

/// The first reading: what is taken back and renamed, and which games may have several lines; as
/// if a change were taken back.
///
/// # Errors
/// When the source cannot be read.
pub fn survey<S: Source + ?Sized>(
    source: &S,
    length: u64,
    parts: &[Range<u64>],
    change: Option<Id>,
) -> io::Result<Survey> {
    let seen = Seen::for_file(length);
    let surveys = in_parallel(parts.to_vec(), |part| {
        let mut survey = Survey::default();
        let other = Other::default();
        let (mut ids, mut again) = (Vec::new(), Vec::new());
        each_few(source, part, |few| {
            ids.clear();
            survey.take(few, &other, &mut ids);
            seen.add(&ids, &mut again);
            let again = ids.iter().zip(&again).filter(|(_, again)| **again);
            let noted = again.filter_map(|(id, _)| Id::from_bytes(id.as_ref()?));
            survey.noted.extend(noted);
        })?;
        survey.end();
        Ok(survey)
    })?;
    Ok(Survey::of(surveys, change))
}

/// The first reading, which hopes to be the last: it gathers from the games as if each had one
/// line, perhaps repeated, and stops gathering when a line turns up to which others matter.
///
/// # Errors
/// When the source cannot be read.
pub fn hope<S: Source + ?Sized, G: Gather>(
    source: &S,
    length: u64,
    parts: &[Range<u64>],
    new: impl Fn() -> G + Sync,
) -> io::Result<(Survey, Option<Gathered<G>>)> {
    let seen = Seen::for_file(length);
    let hope = AtomicBool::new(true);
    let results = in_parallel(parts.to_vec(), |part| {
        let mut survey = Survey::default();
        let other = Other::default();
        let mut gathered = new();
        let see = |people: &mut People, game: &Glance<'_>, _: &[u8]| gathered.see(people, game);
        let mut harvester = Harvester::new(Harvest::default(), see);
        let mut scanner = Scanner::default();
        let (mut ids, mut again) = (Vec::new(), Vec::new());
        let lines = each_few(source, part, |few| {
            let hoping = hope.load(Ordering::Relaxed);
            ids.clear();
            if hoping {
                let places = few.places.iter();
                ids.extend(places.map(|place| scan::id(place.bytes?).copied()));
            } else {
                survey.take(few, &other, &mut ids);
            }
            seen.add(&ids, &mut again);
            for ((place, id), again) in few.places.iter().zip(&ids).zip(&again) {
                let known = id.as_ref().filter(|_| *again).and_then(Id::from_bytes);
                if !hoping {
                    survey.noted.extend(known);
                    continue;
                }
                let begun = |recorded| known.is_none().then(|| at_once(recorded));
                let recorded = place.bytes.and_then(|bytes| {
                    if let Some(line) = id.as_ref().and_then(|id| scanner.scan_of(id, bytes)) {
                        if line.corrects {
                            survey.noted.push(line.id);
                        } else {
                            survey.again.extend(known.map(|id| Again::of(id, bytes)));
                        }
                        let begun = begun(line.recorded);
                        return harvester.scanned(bytes, &line, &scanner.seats, begun);
                    }
                    let line = parse(bytes)?;
                    let written = survey.parsed(&line, bytes);
                    if written == *id {
                        survey.again.extend(known.map(|id| Again::of(id, bytes)));
                    } else if let Some(other) = written
                        && seen.add_one(&other)
                    {
                        survey.noted.extend(Id::from_bytes(&other));
                    }
                    harvester.parsed(bytes, &line, begun(line.recorded))
                });
                harvester.note(place, recorded);
            }
            if !survey.is_plain() {
                hope.store(false, Ordering::Relaxed);
            }
        })?;
        survey.end();
        harvester.harvest.lines = lines;
        let harvest = harvester.harvest;
        Ok((survey, (gathered, harvest)))
    })?;
    let (surveys, gathered): (Vec<_>, Vec<_>) = results.into_iter().unzip();
    drop(seen);
    let mut survey = Survey::of(surveys, None);
    let again = std::mem::take(&mut survey.again);
    if !survey.is_plain() {
        survey.noted.extend(again.iter().map(|line| line.id));
        return Ok((survey, None));
    }
    let repeats = Repeats::of(again);
    if repeats.is_empty() || are_found_again(source, parts, &repeats)? {
        return Ok((survey, Some(gathered)));
    }
    survey.noted = repeats.into_ids();
    Ok((survey, None))
}

/// Whether the lines of games that are there several times are the same.
fn are_found_again<S: Source + ?Sized>(
    source: &S,
    parts: &[Range<u64>],
    repeats: &Repeats,
) -> io::Result<bool> {
    let same = AtomicBool::new(true);
    let counts = in_parallel(parts.to_vec(), |part| {
        let (mut ids, mut numbers) = (Vec::new(), Vec::new());
        let mut count = 0;
        each_few(source, part, |Few { places, .. }| {
            if !same.load(Ordering::Relaxed) {
                return;
            }
            ids.clear();
            ids.extend(
                places
                    .iter()
                    .map(|place| Id::from_bytes(scan::id(place.bytes?)?)),
            );
            repeats.numbers(&ids, &mut numbers);
            for (place, number) in places.iter().zip(&numbers) {
                if let (Some(bytes), Some(number)) = (place.bytes, number) {
                    count += 1;
                    if !repeats.repeats(*number, bytes) {
                        same.store(false, Ordering::Relaxed);
                    }
                }
            }
        })?;
        Ok(count)
    })?;
    Ok(same.into_inner() && repeats.are(counts.iter().sum()))
}

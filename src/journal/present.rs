//! The present state: which line tells each game, and who the names are.

use std::io;
use std::ops::Range;

use super::census::{Entry, Noted, Table, Telling, Told};
use super::file::Journal;
use super::harvest::{Begun, Gather, Harvest, Harvester, Unreadable, at_once};
use super::line::{Body, Line, parse};
use super::lines::{CHUNK, Few, Lines, Source, each_few, in_parallel, parts};
use super::scan::{self, Scanned, Scanner};
use super::survey::{Gathered, Survey, hope, survey};
use crate::core::calendar::Instant;
use crate::core::game::Glance;
use crate::core::id::Id;
use crate::core::people::People;
use crate::error::Error;

/// A file shorter than this is read by one thread.
const WORTH_DIVIDING: u64 = 1 << 22;

/// Threads that read one file.
const READERS: u64 = 2;

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

/// What decides between the lines of one game: corrections outrank first lines, then the later
/// instant, then the change; lines equal in all this are told apart by their bytes.
pub(super) type Rank = (bool, Instant, Id);

impl Journal {
    /// Reads the whole file and shows each game that stands, once, in any order.
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
        let mut each = |people: &mut People, game: &Glance<'_>, _: &[u8]| each(people, game);
        read(file, self.length(), change, &mut each)
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
        mut each: impl FnMut(&mut People, &Glance<'_>, &[u8]),
    ) -> Result<(Vec<Vec<u8>>, Reading), Error> {
        let Some(file) = self.file() else {
            return Ok((Vec::new(), Reading::default()));
        };
        read(file, self.length(), None, &mut each).map_err(|error| self.unreadable(&error))
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
    each: &mut dyn FnMut(&mut People, &Glance<'_>, &[u8]),
) -> io::Result<(Vec<Vec<u8>>, Reading)> {
    let parts = divide(source, length)?;
    let mut survey = survey(source, length, &parts, change)?;
    let mut table = Table::of(std::mem::take(&mut survey.noted));
    let noted = table.noted();
    let mut harvester = Harvester::new(Harvest::of(survey.people()), each);
    count(source, length, 0..length, &survey, &noted, &mut harvester)?;
    let unlike = noted.end();
    let mut told = table.settle(unlike);
    tell(source, length, &mut told, &mut harvester)?;
    let renames = survey.take_renames();
    Ok((renames, conclude(survey, harvester.harvest)))
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
        None => gather_with_care(source, length, parts, &mut survey, &new)?,
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

/// Gathers from games that may have several lines: first from those that have not.
fn gather_with_care<S: Source + ?Sized, G: Gather>(
    source: &S,
    length: u64,
    parts: &[Range<u64>],
    survey: &mut Survey,
    new: impl Fn() -> G + Sync,
) -> io::Result<Gathered<G>> {
    let mut table = Table::of(std::mem::take(&mut survey.noted));
    let survey = &*survey;
    let noted = table.noted();
    let gathered = in_parallel(parts.to_vec(), |part| {
        let mut gathered = new();
        let see = |people: &mut People, game: &Glance<'_>, _: &[u8]| gathered.see(people, game);
        let mut harvester = Harvester::new(Harvest::of(survey.people()), see);
        count(source, length, part, survey, &noted, &mut harvester)?;
        let harvest = harvester.harvest;
        Ok((gathered, harvest))
    })?;
    let unlike = noted.end();
    let mut told = table.settle(unlike);
    let shares = shares(&mut told, gathered.len());
    let work = gathered.into_iter().zip(shares).collect();
    in_parallel(work, |((mut gathered, harvest), told)| {
        let see = |people: &mut People, game: &Glance<'_>, _: &[u8]| gathered.see(people, game);
        let mut harvester = Harvester::new(harvest, see);
        tell(source, length, told, &mut harvester)?;
        let harvest = harvester.harvest;
        Ok((gathered, harvest))
    })
}

/// Divides lines into so many shares, each of which comes before the next.
fn shares(mut told: &mut [Told], count: usize) -> Vec<&mut [Told]> {
    let mut shares = Vec::new();
    for left in (1..=count).rev() {
        let share = told.len() / left;
        if left > 1 && share > 0 {
            told.select_nth_unstable_by_key(share, |told| told.offset);
        }
        let (first, rest) = told.split_at_mut(share);
        shares.push(first);
        told = rest;
    }
    shares
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

/// The second reading: shows the games that have one line, and ranks the lines of the others.
fn count<S: Source + ?Sized, E: FnMut(&mut People, &Glance<'_>, &[u8])>(
    source: &S,
    length: u64,
    part: Range<u64>,
    survey: &Survey,
    noted: &Noted<'_>,
    harvester: &mut Harvester<E>,
) -> io::Result<()> {
    let mut scanner = Scanner::default();
    let (mut ids, mut numbers, mut entries) = (Vec::new(), Vec::new(), Vec::new());
    harvester.harvest.lines = each_few(source, part, |Few { places, .. }| {
        ids.clear();
        let written = places.iter().map(|place| scan::id(place.bytes?));
        ids.extend(written.map(|id| Id::from_bytes(id?)));
        noted.numbers(&ids, &mut numbers);
        for (index, (place, number)) in places.iter().zip(&numbers).enumerate() {
            let found = place.bytes.and_then(|bytes| match scanner.scan(bytes) {
                Some(line) => {
                    let about = Numbered {
                        number: *number,
                        counts: !survey.is_undone(line.change),
                    };
                    about.canonical(bytes, &line, &scanner, harvester)
                }
                None => {
                    let line = parse(bytes)?;
                    let about = Numbered {
                        number: line.game().and_then(|id| noted.number(id)),
                        counts: !survey.is_undone(line.change),
                    };
                    about.other(bytes, &line, harvester)
                }
            });
            if let Some((_, Some((number, telling)))) = &found {
                entries.push(Entry::of(*number, telling, place.offset, index));
            }
            harvester.note(place, found.map(|(recorded, _)| recorded));
        }
        noted.rank(&mut entries, |index, other| {
            let bytes = places[index].bytes.unwrap_or_default();
            is_behind(source, length, other, bytes)
        });
    })?;
    Ok(())
}

/// What is known of the game of a line.
struct Numbered {
    /// Its number, if it may have several lines.
    number: Option<usize>,
    /// Whether the line counts.
    counts: bool,
}

/// When a line was recorded, and what ranks it if its game may have several.
type Found<'a> = (Instant, Option<(usize, Telling<'a>)>);

impl Numbered {
    /// Shows the game of a line that can have no other.
    fn canonical<'a, E: FnMut(&mut People, &Glance<'_>, &[u8])>(
        &self,
        bytes: &'a [u8],
        line: &Scanned<'_>,
        scanner: &Scanner,
        harvester: &mut Harvester<E>,
    ) -> Option<Found<'a>> {
        let recorded = harvester.scanned(bytes, line, &scanner.seats, self.begun(line.recorded))?;
        let telling = self.number.filter(|_| self.counts).map(|number| {
            let telling = Telling {
                corrects: line.corrects,
                recorded,
                change: line.change,
                scored: line.told.is_some() && scanner.is_finished(),
                bytes,
            };
            (number, telling)
        });
        Some((recorded, telling))
    }

    /// The same of a line that is not canonical.
    fn other<'a, E: FnMut(&mut People, &Glance<'_>, &[u8])>(
        &self,
        bytes: &'a [u8],
        line: &Line<'_>,
        harvester: &mut Harvester<E>,
    ) -> Option<Found<'a>> {
        let recorded = harvester.parsed(bytes, line, self.begun(line.recorded))?;
        let telling = self.number.filter(|_| self.counts).and_then(|number| {
            let Body::Game { replaces, told, .. } = &line.body else {
                return None;
            };
            let telling = Telling {
                corrects: !replaces.is_empty(),
                recorded,
                change: line.change,
                scored: told.as_ref().is_some_and(|told| told.is_finished()),
                bytes,
            };
            Some((number, telling))
        });
        Some((recorded, telling))
    }

    /// When the game began, if it has no other line.
    fn begun(&self, recorded: Instant) -> Option<Begun> {
        (self.counts && self.number.is_none()).then(|| at_once(recorded))
    }
}

/// Whether the line at an offset comes before these bytes. One that cannot be read again does.
fn is_behind<S: Source + ?Sized>(source: &S, length: u64, offset: u64, bytes: &[u8]) -> bool {
    let mut lines = Lines::of(source, length);
    let other = lines.at(offset, ONE_LINE).ok().flatten();
    other.is_none_or(|other| other < bytes)
}

/// The last reading: the lines that tell the games which may have several.
fn tell<S: Source + ?Sized, E: FnMut(&mut People, &Glance<'_>, &[u8])>(
    source: &S,
    length: u64,
    told: &mut [Told],
    harvester: &mut Harvester<E>,
) -> io::Result<()> {
    told.sort_unstable_by_key(|told| told.offset);
    let mut lines = Lines::of(source, length);
    let mut scanner = Scanner::default();
    for (index, this) in told.iter().enumerate() {
        let later = told.get(index + DENSE).map(|later| later.offset);
        let dense = later.is_some_and(|later| later - this.offset < CHUNK as u64);
        let ahead = if dense { CHUNK } else { ONE_LINE };
        let Some(bytes) = lines.at(this.offset, ahead)? else {
            continue;
        };
        let begun = Some(this.begun());
        match scanner.scan(bytes) {
            Some(line) => harvester.scanned(bytes, &line, &scanner.seats, begun),
            None => parse(bytes).and_then(|line| harvester.parsed(bytes, &line, begun)),
        };
    }
    Ok(())
}

/// What is read for a single line, in bytes.
const ONE_LINE: usize = 4_096;

/// Lines that are read together when so many of them fit into what is read at once.
const DENSE: usize = 16;

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::core::game::Seat;
    use crate::core::people::Spelling;
    use crate::core::player::Player;

    /// What a reading tells of a game: id, first recorded, scores first recorded, and who had what.
    type Shown = (Id, String, Option<String>, Vec<(String, Option<u32>)>);

    #[derive(Default)]
    struct All(Vec<(Id, String, Option<String>, Vec<Seat>)>);

    impl Gather for All {
        fn see(&mut self, _: &mut People, game: &Glance<'_>) {
            let finished = game.finished.map(|instant| instant.to_string());
            let recorded = game.recorded.to_string();
            self.0
                .push((game.id, recorded, finished, game.seats.to_vec()));
        }

        fn absorb(&mut self, other: Self, players: &[Player]) {
            self.0.extend(other.0.into_iter().map(|mut game| {
                for seat in &mut game.3 {
                    seat.player = players[seat.player.index()];
                }
                game
            }));
        }
    }

    impl All {
        fn named(self, people: &People) -> Vec<Shown> {
            let mut shown: Vec<Shown> = self
                .0
                .into_iter()
                .map(|(id, recorded, finished, seats)| {
                    let name = |seat: &Seat| people.name(seat.player).to_owned();
                    let seats = seats.iter().map(|seat| (name(seat), seat.score)).collect();
                    (id, recorded, finished, seats)
                })
                .collect();
            shown.sort();
            shown
        }
    }

    /// What the rules say of these lines, line by line.
    fn by_the_rules(text: &[u8]) -> (Vec<Shown>, Unreadable, u64, Option<Instant>) {
        let mut unreadable = Unreadable::default();
        let (mut newer, mut latest) = (0, None);
        let mut undone = HashSet::new();
        let mut renames = Vec::new();
        let mut games = Vec::new();
        for (index, bytes) in text.split(|byte| *byte == b'\n').enumerate() {
            let bytes = bytes.trim_ascii();
            let Some(line) = parse(bytes).filter(|_| !bytes.is_empty()) else {
                if !bytes.is_empty() {
                    unreadable.count += 1;
                    if unreadable.count == 1 {
                        unreadable.first = index as u64 + 1;
                    }
                }
                continue;
            };
            latest = latest.max(Some(line.recorded));
            match line.body {
                Body::Undo(change) => drop(undone.insert(change)),
                Body::Newer { .. } => newer += 1,
                Body::Rename { old, new } => {
                    renames.push((line.recorded, old.into_owned(), new.into_owned()));
                }
                Body::Game { id, replaces, told } => {
                    let rank = (!replaces.is_empty(), line.recorded, line.change);
                    games.push((id, rank, bytes, told));
                }
            }
        }
        let mut people = People::default();
        renames.sort();
        for (_, old, new) in renames {
            people.rename(&old, &new);
        }
        games.retain(|(_, (_, _, change), ..)| !undone.contains(change));
        games.sort_by(|one, other| (one.0, one.1, one.2).cmp(&(other.0, other.1, other.2)));
        let mut all = All::default();
        for lines in games.chunk_by(|one, other| one.0 == other.0) {
            let first = lines
                .iter()
                .map(|(_, (_, recorded, _), ..)| *recorded)
                .min();
            let scored = lines
                .iter()
                .filter(|(.., told)| told.as_ref().is_some_and(|told| told.is_finished()));
            let scored = scored.map(|(_, (_, recorded, _), ..)| *recorded).min();
            let Some((id, _, _, Some(told))) = lines.last() else {
                continue;
            };
            let table = told.seats.iter();
            let table = table.map(|(name, score)| (Spelling::of(name.as_bytes()), *score));
            let mut seats = Vec::new();
            people.seat(table, first.unwrap(), *id, &mut seats).unwrap();
            let finished = scored.filter(|_| told.is_finished());
            let finished = finished.map(|instant| instant.to_string());
            all.0
                .push((*id, first.unwrap().to_string(), finished, seats));
        }
        (all.named(&people), unreadable, newer, latest)
    }

    fn assert_read_by_the_rules(text: &[u8]) {
        let expected = by_the_rules(text);
        let length = text.len() as u64;
        let mut all = All::default();
        let mut see = |people: &mut People, game: &Glance<'_>, _: &[u8]| all.see(people, game);
        let (_, reading) = read(text, length, None, &mut see).unwrap();
        let readings = (1..4).map(|count| {
            let parts = parts(text, length, count).unwrap();
            gather(text, length, &parts, All::default).unwrap()
        });
        for (all, reading) in [(all, reading)].into_iter().chain(readings) {
            let found = (
                all.named(&reading.people),
                reading.unreadable,
                reading.newer,
                reading.latest,
            );
            assert_eq!(found, expected, "{}", String::from_utf8_lossy(text));
        }
    }

    fn line(id: &str, change: u32, rest: &str) -> String {
        format!(
            r#"{{"v":1,"id":"{id:0<12}","change":"c{change:0>11}","recorded":"2026-11-29T21:14:{change:02}.120+01:00",{rest}}}"#
        )
    }

    fn scores(id: &str, change: u32, names: [&str; 2], scores: [&str; 2]) -> String {
        let [one, other] = names;
        let [first, second] = scores;
        let rest = format!(
            r#""date":"2026-11-29","players":[{{"name":"{one}","score":{first}}},{{"name":"{other}","score":{second}}}]"#
        );
        line(id, change, &rest)
    }

    fn correction(line: &str, replaced: u32) -> String {
        line.replacen(
            r#","date":"#,
            &format!(r#","replaces":["c{replaced:0>11}"],"date":"#),
            1,
        )
    }

    /// The lines once, in disorder, in other line ends, and several times in several ways.
    fn assert_all_orders_read_by_the_rules(lines: &[String]) {
        let (forth, mut back) = (lines.to_vec(), lines.to_vec());
        back.reverse();
        let whole = |lines: &[String], end: &str| lines.join(end) + end;
        let middle = &lines[lines.len() / 2..];
        for text in [
            whole(&forth, "\n"),
            whole(&back, "\n"),
            whole(&forth, "\r\n\n"),
            whole(&[forth.as_slice(), middle].concat(), "\n"),
            whole(&[middle, &forth].concat(), "\n"),
            whole(&forth, "\n").repeat(2),
            whole(&forth, "\n").repeat(3),
            whole(&[forth.as_slice(), &back].concat(), "\n"),
            whole(
                &forth
                    .iter()
                    .flat_map(|l| [l.clone(), l.clone()])
                    .collect::<Vec<_>>(),
                "\n",
            ),
            whole(&forth, "\n") + &lines.join("\r\n"),
        ] {
            assert_read_by_the_rules(text.as_bytes());
        }
    }

    /// Lines to which no other matters.
    fn plain() -> Vec<String> {
        let mut lines: Vec<String> = (10..40)
            .map(|n| {
                let names = [
                    ["Hugo", "Léa"],
                    ["LÉA", "Maximilian-Alexander"],
                    ["王", "hugo"],
                ];
                scores(&format!("g{n}"), n, names[n as usize % 3], ["78", "104"])
            })
            .collect();
        lines.push(scores("0pen", 41, ["Hugo", "Léa"], ["null", "null"]));
        let noted = scores("n0te", 42, ["Hugo", "Léa"], ["0", "99999"]);
        lines.push(noted.replace("}]}", r#"}],"note":"\"so\" \u00e9"}"#));
        lines.push(scores("sp4ce", 43, ["Hugo", "Léa"], ["1", "2"]).replace("\":", "\": "));
        lines.push("what is this".to_owned());
        lines.push(scores("tw1ce", 44, ["Hugo", "HUGO"], ["1", "2"]));
        lines.push(r#"{"v":2,"change":"c00000000045","recorded":"2026-11-29T21:14:45.120+01:00","thing":1}"#.to_owned());
        lines
    }

    #[test]
    fn games_of_one_line_are_read_by_the_rules() {
        assert_all_orders_read_by_the_rules(&plain());
        assert_all_orders_read_by_the_rules(&plain()[..30]);
        assert_all_orders_read_by_the_rules(&plain()[..1]);
    }

    #[test]
    fn games_of_several_lines_are_read_by_the_rules() {
        let others = [
            // A correction, one that was taken back, and one of the same instant.
            correction(&scores("g11", 50, ["Hugo", "Zoé"], ["5", "7"]), 11),
            correction(&scores("g12", 51, ["Hugo", "Zoé"], ["5", "7"]), 12),
            r#"{"v":1,"change":"c00000000099","recorded":"2026-11-29T21:15:00.000+01:00","undoes":"c00000000051"}"#.to_owned(),
            correction(&scores("g11", 50, ["Hugo", "Zoé"], ["5", "8"]), 11),
            // Two first lines, an open game that is closed, and a deletion.
            scores("g13", 52, ["Ada", "Bo"], ["1", "1"]),
            correction(&scores("0pen", 53, ["Hugo", "Léa"], ["3", "4"]), 41),
            line("g14", 54, r#""replaces":["c00000000014"],"deleted":true"#),
            // Somebody sits twice: no line at all, however late.
            correction(&scores("g15", 55, ["Léa", "LÉA"], ["1", "2"]), 15),
            // The same game as an unlike line, and a key that hides in one.
            scores("g16", 16, ["Léa", "王"], ["78", "104"]).replace("\":", "\": "),
            scores("g17", 56, ["Hugo", "Léa"], ["9", "9"]).replace("}]}", r#"}],"undoes":"c00000000018"}"#),
            r#"{"v":1,"change":"c00000000057","recorded":"2026-11-29T21:14:57.000+01:00","rename":"Hugo","to":"Hugh"}"#.to_owned(),
        ];
        for count in 1..=others.len() {
            let lines = [plain(), others[..count].to_vec()].concat();
            assert_all_orders_read_by_the_rules(&lines);
            assert_all_orders_read_by_the_rules(
                &[plain(), vec![others[count - 1].clone()]].concat(),
            );
        }
    }
    #[test]
    fn lines_far_apart_are_read_by_the_rules() {
        let between: Vec<String> = (0..700)
            .map(|n| scores(&format!("b{n}"), 40, ["Hugo", "Léa"], ["1", "2"]))
            .collect();
        let line = scores("f4r", 10, ["Hugo", "Zoé"], ["3", "4"]);
        let others = [
            line.clone(),
            line.replace("\":", "\": "),
            line.replace("Zoé", "Zoë"),
            correction(&line.replace("Zoé", "Zoë"), 10),
        ];
        for (one, other) in (0..16).map(|pair| (pair / 4, pair % 4)) {
            let ends = [[others[one].clone()], [others[other].clone()]];
            let lines = [&ends[0], between.as_slice(), &ends[1]].concat();
            assert_read_by_the_rules((lines.join("\n") + "\n").as_bytes());
        }
    }
}

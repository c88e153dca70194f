//! What holds of every data file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::{Map, Value};

use super::pages::pages;
use crate::core::calendar::{Date, Instant, date, date_text};
use crate::core::entry::MOST_POINTS;
use crate::core::expansion::Expansion;
use crate::core::game::{Expansions, Game, Glance, Text, check_table};
use crate::core::id::Id;
use crate::core::people::People;
use crate::core::player::{Player, key};
use crate::journal::inner::{Body, Scanner, each_line, gather, parse, parts, read};
use crate::journal::{
    Doubt, GameText, Gather, Journal, Reading, Version, deletion, game_line, rename_line, undo_line,
};

/// How many games of a file are corrected.
const CORRECTED: usize = 2;

/// A data file of these bytes, which stand at the path while this goes on, is read alike in every
/// way of reading it, and a change to it does what it says.
pub fn data_file(bytes: &[u8], path: &Path) {
    each_line(bytes, 0..bytes.len() as u64, |place| {
        place.bytes.map(line);
    })
    .unwrap();
    let (state, reading) = State::read(bytes, None);
    state.is_sound();
    for count in [1, 3] {
        let (other, told) = State::gathered(bytes, count);
        assert_eq!(other, state, "in {count} parts");
        assert_eq!(told.unreadable, reading.unreadable);
        assert_eq!(told.newer, reading.newer);
    }
    only_the_set_of_lines_counts(bytes, &state);
    std::fs::write(path, bytes).unwrap();
    let journal = Journal::open(path).unwrap();
    examined(&journal, &state, &reading);
    let next = Next::new(&reading);
    if let Some(next) = &next {
        last_change_is_taken_back(&journal, bytes, next, &state);
        for game in state.games.values().take(CORRECTED) {
            corrected(&journal, bytes, next, game, &state);
        }
    }
    pages(path, bytes.len());
}

/// Whether the quick reader takes a line; where it does, the other understands it alike.
pub fn line(line: &[u8]) -> bool {
    let mut scanner = Scanner::default();
    let Some(scanned) = scanner.scan(line) else {
        return false;
    };
    let names: Option<Vec<&str>> = scanner
        .seats
        .iter()
        .map(|seat| std::str::from_utf8(seat.spelling(line).bytes()).ok())
        .collect();
    let names = names.unwrap_or_default();
    let sits = check_table(names.iter().copied()).is_ok()
        && names.iter().all(|name| !key(name).is_empty());
    let text = String::from_utf8_lossy(line);
    if scanned.told.is_some() && !sits {
        assert!(parse(line).is_none(), "{text}");
        return true;
    }
    let Some(parsed) = parse(line) else {
        panic!("only scanned: {text}");
    };
    assert_eq!(parsed.change, scanned.change, "{text}");
    let instants = (parsed.recorded.to_string(), scanned.recorded.to_string());
    assert_eq!(instants.0, instants.1, "{text}");
    let Body::Game { id, replaces, told } = parsed.body else {
        panic!("no game: {text}");
    };
    let about = (scanned.id, scanned.corrects);
    assert_eq!((id, !replaces.is_empty()), about, "{text}");
    assert_eq!(told.is_some(), scanned.told.is_some(), "{text}");
    if let (Some(told), Some(other)) = (told, scanned.told) {
        assert_eq!(told.date, other.date, "{text}");
        let expansions = Expansions::Written(other.expansions).to_vec();
        assert_eq!(told.expansions, expansions, "{text}");
        let location = other.location.map(Text::as_str);
        assert_eq!(told.location.as_deref(), location, "{text}");
        let note = other.note.map(Text::as_str);
        assert_eq!(told.note.as_deref(), note, "{text}");
        assert_eq!(told.is_finished(), scanner.is_finished(), "{text}");
        let seats = names.iter().zip(&scanner.seats);
        let seats: Vec<_> = seats.map(|(name, seat)| (*name, seat.score)).collect();
        let expected = told.seats.iter();
        let expected: Vec<_> = expected.map(|(name, s)| (name.as_ref(), *s)).collect();
        assert_eq!(seats, expected, "{text}");
    }
    true
}

/// A game as a person sees it.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    id: Id,
    date: Date,
    recorded: String,
    finished: Option<String>,
    seats: Vec<(String, Option<u32>)>,
    renamed: bool,
    expansions: Vec<Expansion>,
    location: Option<String>,
    note: Option<String>,
}

impl Shown {
    fn of(game: &Game, people: &People) -> Self {
        let seats = game.seats.iter();
        Shown {
            id: game.id,
            date: game.date,
            recorded: game.recorded.to_string(),
            finished: game.finished.map(|instant| instant.to_string()),
            seats: seats
                .map(|seat| (people.name(seat.player).to_owned(), seat.score))
                .collect(),
            renamed: game.renamed,
            expansions: game.expansions.clone(),
            location: game.location.clone(),
            note: game.note.clone(),
        }
    }
}

/// What a data file says.
#[derive(Clone, Debug, PartialEq)]
struct State {
    games: BTreeMap<Id, Shown>,
    newer: BTreeSet<Id>,
    readable: bool,
    latest: Option<Instant>,
}

#[derive(Default)]
struct Gathered(Vec<Game>);

impl Gather for Gathered {
    fn see(&mut self, _: &mut People, game: &Glance<'_>) {
        self.0.push(game.to_game());
    }

    fn absorb(&mut self, other: Self, players: &[Player]) {
        let games = other.0.into_iter();
        self.0.extend(games.map(|game| game.among(players)));
    }
}

impl State {
    /// What is read line by line, as if this change were taken back.
    fn read(bytes: &[u8], without: Option<Id>) -> (Self, Reading) {
        let mut games = Vec::new();
        let length = bytes.len() as u64;
        let mut each = |_: &mut People, game: &Glance<'_>, _: &[u8]| games.push(game.to_game());
        let (_, reading) = read(bytes, length, without, &mut each).unwrap();
        (State::new(&games, &reading), reading)
    }

    /// What several threads gather from so many parts.
    fn gathered(bytes: &[u8], count: u64) -> (Self, Reading) {
        let length = bytes.len() as u64;
        let parts = parts(bytes, length, count).unwrap();
        let gathered = gather(bytes, length, &parts, Gathered::default);
        let (Gathered(games), reading) = gathered.unwrap();
        (State::new(&games, &reading), reading)
    }

    fn new(games: &[Game], reading: &Reading) -> Self {
        let shown = games.iter().map(|game| Shown::of(game, &reading.people));
        let state = State {
            games: shown.map(|game| (game.id, game)).collect(),
            newer: reading.newer_games.iter().copied().collect(),
            readable: reading.unreadable.count == 0,
            latest: reading.latest,
        };
        assert_eq!(state.games.len(), games.len(), "a game is shown twice");
        for game in games {
            // Who is shown by a name is found by it.
            for seat in game.seats.iter().filter(|_| game.renamed) {
                let name = reading.people.name(seat.player);
                assert_eq!(reading.people.find(name), Some(seat.player), "{name:?}");
            }
        }
        state
    }

    /// All games are such as a person may have typed.
    fn is_sound(&self) {
        for game in self.games.values() {
            assert_eq!(date(&date_text(game.date)), Some(game.date));
            let names = game.seats.iter().map(|(name, _)| name.as_str());
            assert_eq!(check_table(names.clone()), Ok(()), "{game:?}");
            assert!(names.clone().all(|name| !key(name).is_empty()), "{game:?}");
            let mut scores = game.seats.iter().map(|(_, score)| *score);
            assert!(scores.clone().all(|score| score <= Some(MOST_POINTS)));
            let open = scores.clone().any(|score| score.is_none());
            assert!(!open || scores.all(|score| score.is_none()), "{game:?}");
            assert_eq!(open, game.finished.is_none(), "{game:?}");
            let empty = Some(String::new());
            assert!(game.location != empty && game.note != empty, "{game:?}");
        }
    }
}

/// Neither the order of the lines nor their repetition changes what is read.
fn only_the_set_of_lines_counts(bytes: &[u8], state: &State) {
    let mut turned: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
    turned.reverse();
    let turned = turned.join(&b'\n');
    let (other, _) = State::read(&turned, None);
    assert_eq!(&other, state, "turned around");
    let doubled = [bytes, &turned].join(&b'\n');
    let (other, _) = State::read(&doubled, None);
    assert_eq!(&other, state, "every line twice");
}

/// What is doubtful is told of the lines that reading passed over, and of no others.
fn examined(journal: &Journal, state: &State, reading: &Reading) {
    let now = Instant::parse("2026-11-29T21:14:05.120+01:00").unwrap();
    let examination = journal.examine(now).unwrap();
    let lines = |wanted: Doubt| -> Vec<u64> {
        let doubts = examination.doubts.iter();
        let fitting = doubts.filter(|(_, doubt)| *doubt == wanted);
        fitting.map(|(lines, _)| lines[0]).collect()
    };
    let unreadable = lines(Doubt::Unreadable);
    assert_eq!(unreadable.len() as u64, reading.unreadable.count);
    assert_eq!(
        unreadable.first().copied().unwrap_or(0),
        reading.unreadable.first
    );
    assert_eq!(lines(Doubt::Newer).len() as u64, reading.newer);
    for id in state.games.keys() {
        assert!(!examination.lines_of[id].is_empty(), "{id}");
    }
}

/// The next line that is written.
struct Next {
    change: Id,
    recorded: Instant,
}

impl Next {
    /// None where the calendar ends.
    fn new(reading: &Reading) -> Option<Self> {
        let now = Instant::parse("2026-11-29T21:14:05.120+01:00").unwrap();
        Some(Next {
            change: Id::from_bits(0x0ace_0fba_5e5a_11e5),
            recorded: now.after(reading.latest)?,
        })
    }

    /// What is read once a line has been added.
    fn with(&self, bytes: &[u8], line: &str) -> State {
        State::read(&[bytes, line.as_bytes()].join(&b'\n'), None).0
    }
}

/// `undo` does what its dry run says.
fn last_change_is_taken_back(journal: &Journal, bytes: &[u8], next: &Next, state: &State) {
    let Some(change) = journal.last_change().unwrap() else {
        return;
    };
    let line = undo_line(next.change, next.recorded, change.id);
    let written = parse(line.as_bytes()).unwrap();
    assert!(matches!(written.body, Body::Undo(undone) if undone == change.id));
    let after = next.with(bytes, &line);
    let (without, _) = State::read(bytes, Some(change.id));
    assert_eq!(after.games, without.games, "{line}");
    for (id, game) in &state.games {
        let gone = after.games.get(id) != Some(game);
        let named = change.games.contains(id) || !change.renames.is_empty();
        // Who typed a name first may be another now.
        let told = after.games.get(id).is_none_or(|after| {
            let points = |game: &Shown| -> Vec<_> { game.seats.iter().map(|s| s.1).collect() };
            points(after) != points(game) || after.date != game.date
        });
        assert!(!(gone && told) || named || change.newer, "{id}: {line}");
    }
}

/// A correction, a deletion and a rename are read as they are written, and change nothing else.
fn corrected(journal: &Journal, bytes: &[u8], next: &Next, game: &Shown, state: &State) {
    let versions = journal.versions(game.id).unwrap();
    let (present, _) = versions.present().unwrap();
    let (mut text, correction) = versions.told(game.id).unwrap();
    is_told(&text, game);
    text.note = Some("\u{1f469}\u{200d}\u{1f680} \"\\\u{1b}".to_owned());
    let (id, change, recorded) = (game.id, next.change, next.recorded);
    let written = game_line(id, change, recorded, &text, Some(correction));
    reads_back(&written, &text);
    assert_eq!(unknown(correction.present), unknown(written.as_bytes()));
    let mut after = state.clone();
    let shown = after.games.get_mut(&id).unwrap();
    shown.note = text.note.clone();
    after.latest = Some(recorded);
    assert_eq!(next.with(bytes, &written), after, "{written}");

    let first = game_line(Id::from_bits(7), change, recorded, &text, None);
    reads_back(&first, &text);

    let deleted = deletion(id, change, recorded, correction.replaces);
    let after = next.with(bytes, &deleted).games;
    let others = state.games.keys().filter(|other| **other != id);
    assert!(after.keys().eq(others), "{deleted}");

    let Version { told, .. } = present;
    let names: Vec<&String> = told
        .iter()
        .flat_map(|told| &told.seats)
        .map(|s| &s.0)
        .collect();
    let renamed = rename_line(change, recorded, names[0], names[1]);
    let Body::Rename { old, new } = parse(renamed.as_bytes()).unwrap().body else {
        panic!("{renamed}");
    };
    assert_eq!(
        (old.as_ref(), new.as_ref()),
        (names[0].as_str(), names[1].as_str())
    );
    next.with(bytes, &renamed).is_sound();
}

/// A text says of a game what is shown, but for the names.
fn is_told(text: &GameText, game: &Shown) {
    assert_eq!(text.date, game.date);
    assert_eq!(text.expansions, game.expansions);
    assert_eq!(text.location, game.location);
    assert_eq!(text.note, game.note);
    let scores = text.seats.iter().map(|(_, score)| score);
    assert!(scores.eq(game.seats.iter().map(|(_, score)| score)));
}

/// A line of a game says what it was composed of.
fn reads_back(written: &str, text: &GameText) {
    line(written.as_bytes());
    let Some(Body::Game { told, .. }) = parse(written.as_bytes()).map(|line| line.body) else {
        panic!("{written}");
    };
    assert_eq!(&GameText::from(&told.unwrap()), text, "{written}");
}

/// The fields of a line, and of its seats, that no version knows; none where a value is more
/// than can be kept.
fn unknown(line: &[u8]) -> Option<Vec<Map<String, Value>>> {
    const LINE: [&str; 11] = [
        "v",
        "id",
        "change",
        "recorded",
        "replaces",
        "deleted",
        "date",
        "players",
        "expansions",
        "location",
        "note",
    ];
    let mut line: Map<String, Value> = serde_json::from_slice(line).ok()?;
    let seats = line.get("players").and_then(Value::as_array).cloned()?;
    line.retain(|name, _| !LINE.contains(&name.as_str()));
    let seats = seats.into_iter().filter_map(|seat| match seat {
        Value::Object(mut seat) => {
            seat.retain(|name, _| name != "name" && name != "score");
            Some(seat)
        }
        _ => None,
    });
    Some(std::iter::once(line).chain(seats).collect())
}

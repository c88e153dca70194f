//! The export of BG Stats: one JSON object, whose rows are joined by number. Its keys stand in any
//! order, so the first reading gathers the names and the second the plays.

use std::fmt;
use std::io::{BufRead, BufReader, SeekFrom};

use rustc_hash::FxHashMap;
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;

use super::Source;
use super::guard::Guard;
use super::kind::Kind;
use super::play::{
    CARCASSONNE, ForeignExpansion, Found, MOST_SEATS, Play, PlaySeat, Reason, day, is_the_game,
};
use super::trouble::{Broken, Fault, Trouble, Unknown};

/// Calls `each` for every play.
pub fn plays(
    source: &mut dyn Source,
    read: &mut dyn FnMut(u64),
    each: &mut dyn FnMut(Found),
) -> Result<(), Trouble> {
    let mut names = Names::default();
    parse(source, read, &mut |list, row| names.learn(list, &row))?;
    if !names.plays {
        return Err(Trouble::Unknown(Unknown::Other));
    }
    parse(source, read, &mut |list, row| {
        if list == PLAYS && !row.is_empty() {
            each(names.found(&row));
        }
    })
}

/// The list of the plays.
const PLAYS: &str = "plays";

/// The lists of the file that matter.
const LISTS: [&str; 4] = ["players", "locations", "games", PLAYS];

/// What of a row matters: values, and lists of rows.
const FIELDS: [&str; 18] = [
    "id",
    "uuid",
    "name",
    "bggId",
    "bggName",
    "playDate",
    "gameRefId",
    "locationRefId",
    "ignored",
    "usesTeams",
    "comments",
    SCORES,
    EXPANSIONS,
    "playerRefId",
    "score",
    "winner",
    "team",
    "anonymousName",
];

/// Who played, and how.
const SCORES: &str = "playerScores";

/// With which expansions.
const EXPANSIONS: &str = "expansionPlays";

/// What the numbers of rows stand for.
#[derive(Default)]
struct Names {
    people: FxHashMap<u64, String>,
    places: FxHashMap<u64, String>,
    games: FxHashMap<u64, (u64, String)>,
    /// Whether there are plays at all, be it none.
    plays: bool,
}

impl Names {
    /// Takes what a row of one of the lists says.
    fn learn(&mut self, list: &str, row: &Row) {
        let id = row.number("id");
        match list {
            "players" => {
                self.people.insert(id, row.text("name"));
            }
            "locations" => {
                self.places.insert(id, row.text("name"));
            }
            "games" => {
                let own = Some(row.text("bggName")).filter(|name| !name.is_empty());
                let name = own.unwrap_or_else(|| row.text("name"));
                self.games.insert(id, (row.number("bggId"), name));
            }
            _ => self.plays = true,
        }
    }

    fn found(&self, row: &Row) -> Found {
        let nameless = (0, String::new());
        let game = |row: &Row| {
            let game = self.games.get(&row.number("gameRefId"));
            game.unwrap_or(&nameless).clone()
        };
        let (number, name) = game(row);
        if !is_the_game(number, &name) {
            return Found::OtherGame;
        }
        let seats = row.rows(SCORES);
        let teams = seats.iter().any(|seat| !seat.text("team").is_empty());
        let obstacle = if row.flag("ignored") {
            Some(Reason::SetAside)
        } else if teams || row.flag("usesTeams") {
            Some(Reason::Teams)
        } else {
            None
        };
        let expansions = row.rows(EXPANSIONS).iter().map(|expansion| {
            let (number, name) = game(expansion);
            let own = Some(number).filter(|number| *number != 0);
            (own.unwrap_or_else(|| expansion.number("bggId")), name)
        });
        let written = row.text("playDate");
        let uuid = row.text("uuid");
        let place = self.places.get(&row.number("locationRefId"));
        Found::Play(Box::new(Play {
            called: uuid.clone(),
            source: Some(uuid).filter(|uuid| !uuid.is_empty()),
            date: day(&written),
            second: second(&written),
            written: written.chars().take(10).collect(),
            obstacle,
            seats: seats.iter().map(|seat| self.seat(seat)).collect(),
            expansions: expansions
                .filter(|(number, _)| *number != CARCASSONNE)
                .map(|(number, name)| ForeignExpansion::Named(number, name))
                .collect(),
            location: place.cloned().unwrap_or_default(),
            note: row.text("comments"),
        }))
    }

    /// One number can stand for several people whose names were not known.
    fn seat(&self, seat: &Row) -> PlaySeat {
        let person = self.people.get(&seat.number("playerRefId"));
        let own = Some(seat.text("anonymousName")).filter(|name| !name.trim().is_empty());
        PlaySeat {
            name: own.or_else(|| person.cloned()).unwrap_or_default(),
            score: seat.text("score"),
            won: seat.flag("winner"),
        }
    }
}

/// The second of the day in `YYYY-MM-DD HH:MM:SS`.
fn second(written: &str) -> u32 {
    let time = written.get(11..).unwrap_or_default();
    time.split(':').fold(0, |second, part| {
        second * 60 + part.parse::<u32>().unwrap_or_default().min(59)
    })
}

/// Reads the whole file, with `each` for every row of the lists that matter; and with an empty row
/// for each of these lists, be it empty.
fn parse(
    source: &mut dyn Source,
    read: &mut dyn FnMut(u64),
    each: &mut dyn FnMut(&str, Row),
) -> Result<(), Trouble> {
    source.seek(SeekFrom::Start(0))?;
    let mut guarded = BufReader::with_capacity(CHUNK, Guard::new(source, Kind::BgStats, read));
    let parsed = after_mark(&mut guarded).and_then(|()| {
        let mut deserializer = serde_json::Deserializer::from_reader(&mut guarded);
        deserializer.deserialize_map(Whole(each))?;
        deserializer.end()
    });
    parsed.map_err(|error| {
        let broken = Broken {
            fault: match error.classify() {
                Category::Eof => Fault::BreaksOff,
                Category::Data => Fault::Shape,
                Category::Syntax | Category::Io => Fault::Syntax,
            },
            line: error.line() as u64,
            column: Some(error.column() as u64),
        };
        guarded.get_mut().trouble(broken)
    })
}

/// How much is read at once.
const CHUNK: usize = 1 << 16;

/// Passes over a byte order mark.
fn after_mark(file: &mut impl BufRead) -> Result<(), serde_json::Error> {
    let begins = file.fill_buf().map_err(serde_json::Error::io)?;
    if begins.starts_with("\u{feff}".as_bytes()) {
        file.consume("\u{feff}".len());
    }
    Ok(())
}

/// The file's object.
struct Whole<'a>(&'a mut dyn FnMut(&str, Row));

impl<'de> Visitor<'de> for Whole<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            if !LISTS.contains(&key.as_str()) {
                map.next_value::<IgnoredAny>()?;
                continue;
            }
            (self.0)(&key, Row::default());
            let mut each = |row| (self.0)(&key, row);
            map.next_value_seed(Rows {
                each: &mut each,
                nested: true,
            })?;
        }
        Ok(())
    }
}

/// A list whose rows are taken one by one.
struct Rows<'a> {
    each: &'a mut dyn FnMut(Row),
    /// Whether the rows have lists that matter.
    nested: bool,
}

impl<'de> DeserializeSeed<'de> for Rows<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Rows<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut rows: A) -> Result<(), A::Error> {
        let nested = self.nested;
        while let Some(row) = rows.next_element_seed(Fields { nested })? {
            (self.each)(row);
        }
        Ok(())
    }
}

/// A row: of its fields those that matter, in whatever form the program writes them.
#[derive(Default)]
struct Row {
    values: Vec<(&'static str, String)>,
    lists: Vec<(&'static str, Vec<Row>)>,
}

impl Row {
    fn is_empty(&self) -> bool {
        self.values.is_empty() && self.lists.is_empty()
    }

    fn value(&self, field: &str) -> &str {
        let value = self.values.iter().find(|(name, _)| *name == field);
        value.map_or("", |(_, value)| value)
    }

    fn text(&self, field: &str) -> String {
        self.value(field).to_owned()
    }

    fn number(&self, field: &str) -> u64 {
        self.value(field).parse().unwrap_or_default()
    }

    fn flag(&self, field: &str) -> bool {
        matches!(self.value(field), "true" | "1")
    }

    fn rows(&self, field: &str) -> &[Row] {
        let rows = self.lists.iter().find(|(name, _)| *name == field);
        rows.map_or(&[], |(_, rows)| rows)
    }
}

/// The fields of a row.
#[derive(Clone, Copy)]
struct Fields {
    nested: bool,
}

impl<'de> DeserializeSeed<'de> for Fields {
    type Value = Row;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Row, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Fields {
    type Value = Row;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Row, A::Error> {
        let mut row = Row::default();
        while let Some(key) = map.next_key::<String>()? {
            match FIELDS.into_iter().find(|field| *field == key) {
                None => {
                    map.next_value::<IgnoredAny>()?;
                }
                Some(field @ (SCORES | EXPANSIONS))
                    if self.nested && row.rows(field).is_empty() =>
                {
                    let mut rows = Vec::new();
                    // No more is kept than can be used: one more than can sit at a table.
                    let mut each = |row| {
                        if rows.len() <= MOST_SEATS {
                            rows.push(row);
                        }
                    };
                    map.next_value_seed(Rows {
                        each: &mut each,
                        nested: false,
                    })?;
                    row.lists.push((field, rows));
                }
                Some(SCORES | EXPANSIONS) => {
                    map.next_value::<IgnoredAny>()?;
                }
                Some(field) => {
                    let Scalar(value) = map.next_value()?;
                    if row.values.len() < FIELDS.len() {
                        row.values.push((field, value));
                    }
                }
            }
        }
        Ok(row)
    }
}

/// A value that is no list and no object; empty for null.
struct Scalar(String);

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ScalarVisitor)
    }
}

struct ScalarVisitor;

impl Visitor<'_> for ScalarVisitor {
    type Value = Scalar;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, a number, true, false or null")
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<Scalar, E> {
        Ok(Scalar(flag.to_string()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Scalar, E> {
        Ok(Scalar(number.to_string()))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Scalar, E> {
        Ok(Scalar(number.to_string()))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Scalar, E> {
        Ok(Scalar(number.to_string()))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Scalar, E> {
        Ok(Scalar(text.to_owned()))
    }

    fn visit_unit<E: Error>(self) -> Result<Scalar, E> {
        Ok(Scalar(String::new()))
    }
}

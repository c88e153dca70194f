//! The format of one line, in and out. `README.md` documents it.

use std::borrow::Cow;
use std::fmt::Write;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::core::calendar::{self, Date, Instant, date_text};
use crate::core::entry::MOST_POINTS;
use crate::core::expansion::Expansion;
use crate::core::game::{Game, check_table};
use crate::core::id::Id;
use crate::core::people::{People, Spelling};
use crate::core::player::key;

/// The version of the format that this program writes.
const VERSION: u64 = 1;

/// A line that was understood.
#[derive(Debug)]
pub struct Line<'a> {
    /// The command that wrote it.
    pub change: Id,
    /// When.
    pub recorded: Instant,
    /// What it says.
    pub body: Body<'a>,
}

impl Line<'_> {
    /// The game that it is about, in this version of the format.
    pub fn game(&self) -> Option<Id> {
        match self.body {
            Body::Game { id, .. } => Some(id),
            Body::Rename { .. } | Body::Undo(_) | Body::Newer { .. } => None,
        }
    }
}

/// What a line says.
#[derive(Debug)]
pub enum Body<'a> {
    /// A game as a whole, or its deletion.
    Game {
        /// Which game.
        id: Id,
        /// The changes that this line corrects; none for a first line.
        replaces: Vec<Id>,
        /// The game; nothing when it is deleted.
        told: Option<Told<'a>>,
    },
    /// One name leads to another.
    Rename {
        /// The old name.
        old: Cow<'a, str>,
        /// The new name.
        new: Cow<'a, str>,
    },
    /// A change is taken back.
    Undo(Id),
    /// A line of a later version of the format.
    Newer {
        /// The game it is about.
        id: Option<Id>,
        /// The change that it takes back.
        undoes: Option<Id>,
    },
}

/// A game as one line tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<'a> {
    /// The civil day.
    pub date: Date,
    /// Names as written, with the final points unless the game is open.
    pub seats: Vec<(Cow<'a, str>, Option<u32>)>,
    /// The expansions.
    pub expansions: Vec<Expansion>,
    /// The place.
    pub location: Option<Cow<'a, str>>,
    /// The players' remark.
    pub note: Option<Cow<'a, str>>,
}

impl Told<'_> {
    /// Whether the scores are there.
    pub fn is_finished(&self) -> bool {
        self.seats.iter().all(|(_, score)| score.is_some())
    }
}

#[derive(Deserialize)]
struct Written<'a> {
    v: u64,
    #[serde(borrow)]
    id: Option<Cow<'a, str>>,
    #[serde(borrow)]
    change: Cow<'a, str>,
    #[serde(borrow)]
    recorded: Cow<'a, str>,
    #[serde(borrow)]
    date: Option<Cow<'a, str>>,
    #[serde(borrow)]
    players: Option<Vec<WrittenSeat<'a>>>,
    expansions: Option<Vec<String>>,
    #[serde(borrow)]
    location: Option<Cow<'a, str>>,
    #[serde(borrow)]
    note: Option<Cow<'a, str>>,
    replaces: Option<Vec<String>>,
    deleted: Option<bool>,
    #[serde(borrow)]
    rename: Option<Cow<'a, str>>,
    #[serde(borrow)]
    to: Option<Cow<'a, str>>,
    #[serde(borrow)]
    undoes: Option<Cow<'a, str>>,
}

#[derive(Deserialize)]
struct WrittenSeat<'a> {
    #[serde(borrow)]
    name: Cow<'a, str>,
    score: Option<u32>,
}

/// The fields that keep their meaning in every version of the format.
#[derive(Deserialize)]
struct Lasting<'a> {
    v: u64,
    #[serde(borrow)]
    id: Option<Cow<'a, str>>,
    #[serde(borrow)]
    change: Cow<'a, str>,
    #[serde(borrow)]
    recorded: Cow<'a, str>,
    #[serde(borrow)]
    undoes: Option<Cow<'a, str>>,
}

/// Reads one line; nothing when it cannot be understood.
pub fn parse(bytes: &[u8]) -> Option<Line<'_>> {
    // The whole line, since serde_json does not look into fields that it skips.
    let text = std::str::from_utf8(bytes).ok()?;
    match serde_json::from_str::<Written<'_>>(text) {
        Ok(written) if written.v == VERSION => understand(written),
        _ => newer(text),
    }
}

/// Whether the bytes are a line of a data file, be it one that only a later version understands.
pub fn is_line(bytes: &[u8]) -> bool {
    parse(bytes.trim_ascii()).is_some()
}

fn understand(written: Written<'_>) -> Option<Line<'_>> {
    let change = Id::parse(&written.change)?;
    let recorded = Instant::parse(&written.recorded)?;
    let body = if let Some(undoes) = &written.undoes {
        Body::Undo(Id::parse(undoes)?)
    } else if let Some(old) = written.rename {
        let new = written.to?;
        if key(&old).is_empty() || key(&new).is_empty() {
            return None;
        }
        Body::Rename { old, new }
    } else {
        let id = Id::parse(written.id.as_deref()?)?;
        let replaces = written.replaces.unwrap_or_default();
        let replaces = replaces
            .iter()
            .map(|change| Id::parse(change))
            .collect::<Option<Vec<Id>>>()?;
        let told = if written.deleted == Some(true) {
            None
        } else {
            Some(Told {
                date: calendar::date(written.date.as_deref()?)?,
                seats: seats(written.players?)?,
                expansions: written
                    .expansions
                    .unwrap_or_default()
                    .into_iter()
                    .filter(|id| !id.is_empty())
                    .map(Expansion::written)
                    .collect(),
                location: written.location.filter(|place| !place.is_empty()),
                note: written.note.filter(|note| !note.is_empty()),
            })
        };
        Body::Game { id, replaces, told }
    };
    Some(Line {
        change,
        recorded,
        body,
    })
}

fn seats(written: Vec<WrittenSeat<'_>>) -> Option<Vec<(Cow<'_, str>, Option<u32>)>> {
    check_table(written.iter().map(|seat| seat.name.as_ref())).ok()?;
    let open = written.iter().all(|seat| seat.score.is_none());
    let sound = written.iter().all(|seat| {
        !key(&seat.name).is_empty()
            && match seat.score {
                Some(points) => points <= MOST_POINTS,
                None => open,
            }
    });
    sound.then(|| {
        written
            .into_iter()
            .map(|seat| (seat.name, seat.score))
            .collect()
    })
}

fn newer(text: &str) -> Option<Line<'_>> {
    let written: Lasting<'_> = serde_json::from_str(text).ok()?;
    if written.v <= VERSION {
        return None;
    }
    Some(Line {
        change: Id::parse(&written.change)?,
        recorded: Instant::parse(&written.recorded)?,
        body: Body::Newer {
            id: written.id.as_deref().and_then(Id::parse),
            undoes: written.undoes.as_deref().and_then(Id::parse),
        },
    })
}

/// What a game line is to say.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameText {
    /// The civil day.
    pub date: Date,
    /// Names as typed, with the final points unless the game is open.
    pub seats: Vec<(String, Option<u32>)>,
    /// The expansions.
    pub expansions: Vec<Expansion>,
    /// The place.
    pub location: Option<String>,
    /// The players' remark.
    pub note: Option<String>,
}

impl GameText {
    /// The names as written, in seat order, with the points.
    pub fn table(&self) -> impl Iterator<Item = (&str, Option<u32>)> + Clone {
        let seats = self.seats.iter();
        seats.map(|(name, score)| (name.as_str(), *score))
    }

    /// The game, with the people whom the names mean in its seats; nothing when the names seat
    /// one person twice.
    pub fn seated(&self, people: &mut People, id: Id, recorded: Instant) -> Option<Game> {
        let mut seats = Vec::new();
        let table = self
            .table()
            .map(|(name, score)| (Spelling::of(name.as_bytes()), score));
        let renamed = people.seat(table, recorded, id, &mut seats)?;
        let finished = seats.iter().all(|seat| seat.score.is_some());
        Some(Game {
            id,
            date: self.date,
            recorded,
            finished: finished.then_some(recorded),
            seats,
            renamed,
            expansions: self.expansions.clone(),
            location: self.location.clone(),
            note: self.note.clone(),
        })
    }
}

impl From<&Told<'_>> for GameText {
    fn from(told: &Told<'_>) -> Self {
        GameText {
            date: told.date,
            seats: told
                .seats
                .iter()
                .map(|(name, score)| (name.clone().into_owned(), *score))
                .collect(),
            expansions: told.expansions.clone(),
            location: told.location.clone().map(Cow::into_owned),
            note: told.note.clone().map(Cow::into_owned),
        }
    }
}

/// What a correction takes over from the lines that it replaces.
#[derive(Clone, Copy, Debug)]
pub struct Correction<'a> {
    /// The changes of all standing lines of the game.
    pub replaces: &'a [Id],
    /// The present line, whose unknown fields are kept.
    pub present: &'a [u8],
}

/// Composes the line of a game: a first line, or a correction of the lines that stand.
pub fn game_line(
    id: Id,
    change: Id,
    recorded: Instant,
    game: &GameText,
    correction: Option<Correction<'_>>,
) -> String {
    let kept = correction.map(|correction| Kept::of(correction.present));
    let mut line = opening(Some(id), change, recorded);
    if let Some(correction) = correction {
        list_of_changes(&mut line, correction.replaces);
    }
    tell(&mut line, game, &kept.unwrap_or_default());
    line
}

/// What the first line of a game from elsewhere says behind its instant; `source` is the kind of
/// the file that it comes from, and its id there.
pub fn game_from(source: Option<(&str, &str)>, game: &GameText) -> String {
    let mut told = String::new();
    let mut kept = Kept::default();
    if let Some((kind, id)) = source {
        let value = format!(r#"{{"kind":{},"id":{}}}"#, json(kind), json(id));
        let value = RawValue::from_string(value).ok();
        kept.fields = value
            .map(|value| ("source".to_owned(), value))
            .into_iter()
            .collect();
    }
    tell(&mut told, game, &kept);
    told
}

/// Composes a first line of what [`game_from`] gave.
pub fn first_line(id: Id, change: Id, recorded: Instant, told: &str) -> String {
    opening(Some(id), change, recorded) + told
}

/// What a game says, to the end of its line.
fn tell(line: &mut String, game: &GameText, kept: &Kept) {
    let _ = write!(line, r#","date":"{}","players":["#, date_text(game.date));
    for (index, (name, score)) in game.seats.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        let score = score.map_or("null".to_owned(), |points| points.to_string());
        let _ = write!(line, r#"{comma}{{"name":{},"score":{score}"#, json(name));
        kept.seat(name, line);
        line.push('}');
    }
    line.push(']');
    if !game.expansions.is_empty() {
        let ids: Vec<&str> = game.expansions.iter().map(Expansion::id).collect();
        let _ = write!(line, r#","expansions":{}"#, json(&ids));
    }
    if let Some(place) = &game.location {
        let _ = write!(line, r#","location":{}"#, json(place));
    }
    if let Some(note) = &game.note {
        let _ = write!(line, r#","note":{}"#, json(note));
    }
    fields(&kept.fields, line);
    line.push('}');
}

/// Composes the line that deletes a game.
pub fn deletion(id: Id, change: Id, recorded: Instant, replaces: &[Id]) -> String {
    let mut line = opening(Some(id), change, recorded);
    list_of_changes(&mut line, replaces);
    line.push_str(r#","deleted":true}"#);
    line
}

/// Composes the line by which one name leads to another.
pub fn rename_line(change: Id, recorded: Instant, old: &str, new: &str) -> String {
    let mut line = opening(None, change, recorded);
    let _ = write!(line, r#","rename":{},"to":{}}}"#, json(old), json(new));
    line
}

/// Composes the line that takes a change back.
pub fn undo_line(change: Id, recorded: Instant, undoes: Id) -> String {
    let mut line = opening(None, change, recorded);
    let _ = write!(line, r#","undoes":"{undoes}"}}"#);
    line
}

fn opening(id: Option<Id>, change: Id, recorded: Instant) -> String {
    let mut line = format!(r#"{{"v":{VERSION}"#);
    if let Some(id) = id {
        let _ = write!(line, r#","id":"{id}""#);
    }
    let _ = write!(line, r#","change":"{change}","recorded":"{recorded}""#);
    line
}

fn list_of_changes(line: &mut String, changes: &[Id]) {
    let quoted: Vec<String> = changes.iter().map(|id| format!(r#""{id}""#)).collect();
    let _ = write!(line, r#","replaces":[{}]"#, quoted.join(","));
}

fn fields(fields: &[Field], line: &mut String) {
    for (name, value) in fields {
        let _ = write!(line, ",{}:{}", json(name), value.get());
    }
}

fn json<T: serde::Serialize + ?Sized>(value: &T) -> String {
    // Strings and lists of strings always serialise.
    serde_json::to_string(value).unwrap_or_default()
}

/// The fields of a line that this program does not know, to the letter.
#[derive(Default)]
struct Kept {
    fields: Vec<Field>,
    seats: Vec<(String, Vec<Field>)>,
}

/// A name with its value to the letter.
type Field = (String, Box<RawValue>);

const KNOWN_FIELDS: [&str; 11] = [
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

impl Kept {
    fn of(line: &[u8]) -> Kept {
        let Ok(Fields(all)) = serde_json::from_slice(line) else {
            return Kept::default();
        };
        let players = all
            .iter()
            .find(|(name, _)| name == "players")
            .and_then(|(_, value)| serde_json::from_str::<Vec<Fields>>(value.get()).ok())
            .unwrap_or_default();
        let seats = players
            .into_iter()
            .filter_map(|Fields(mut seat)| {
                let name = seat.iter().find(|(name, _)| name == "name")?;
                let name: String = serde_json::from_str(name.1.get()).ok()?;
                seat.retain(|(field, _)| field != "name" && field != "score");
                Some((name, seat))
            })
            .collect();
        let mut fields = all;
        fields.retain(|(name, _)| !KNOWN_FIELDS.contains(&name.as_str()));
        Kept { fields, seats }
    }

    fn seat(&self, name: &str, line: &mut String) {
        if let Some((_, kept)) = self.seats.iter().find(|(seated, _)| seated == name) {
            fields(kept, line);
        }
    }
}

/// The fields of an object, in their order.
struct Fields(Vec<Field>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Fields;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(Collect)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = r#"{"v":1,"id":"7k3fq2m9xa4t","change":"c5x0d1tzqe8n","recorded":"2026-11-29T21:14:05.120+01:00","date":"2026-11-29","players":[{"name":"Hugo","score":78},{"name":"Léa","score":78}],"expansions":["inns-and-cathedrals"],"location":"Lyon","note":"…"}"#;

    fn id(text: &str) -> Id {
        Id::parse(text).unwrap()
    }

    fn told(line: &str) -> GameText {
        match parse(line.as_bytes()).unwrap().body {
            Body::Game { told, .. } => GameText::from(&told.unwrap()),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_first_line_is_written_as_documented() {
        let line = parse(FIRST.as_bytes()).unwrap();
        let written = game_line(
            id("7k3fq2m9xa4t"),
            line.change,
            line.recorded,
            &told(FIRST),
            None,
        );
        assert_eq!(written, FIRST);
    }

    #[test]
    fn a_correction_keeps_what_it_does_not_know() {
        let present = FIRST
            .replace(r#""score":78},"#, r#""score":78,"colour":"red"},"#)
            .replace(
                r#""note":"…"}"#,
                r#""source":{"kind":"bgstats","big":123456789012345678901234567890}}"#,
            );
        let correction = Correction {
            replaces: &[id("c5x0d1tzqe8n")],
            present: present.as_bytes(),
        };
        let mut game = told(&present);
        game.seats[0].1 = Some(87);
        let recorded = Instant::parse("2026-11-29T21:15:00.000+01:00").unwrap();
        let line = game_line(
            id("7k3fq2m9xa4t"),
            id("q81m4a0swbr2"),
            recorded,
            &game,
            Some(correction),
        );
        assert_eq!(
            line,
            r#"{"v":1,"id":"7k3fq2m9xa4t","change":"q81m4a0swbr2","recorded":"2026-11-29T21:15:00.000+01:00","replaces":["c5x0d1tzqe8n"],"date":"2026-11-29","players":[{"name":"Hugo","score":87,"colour":"red"},{"name":"Léa","score":78}],"expansions":["inns-and-cathedrals"],"location":"Lyon","source":{"kind":"bgstats","big":123456789012345678901234567890}}"#
        );
    }

    #[test]
    fn the_other_lines_are_read_as_they_are_written() {
        let at = Instant::parse("2026-11-29T21:15:00.000+01:00").unwrap();
        let (game, change, other) = (id("7k3fq2m9xa4t"), id("q81m4a0swbr2"), id("c5x0d1tzqe8n"));
        let line = deletion(game, change, at, &[other]);
        assert!(matches!(
            parse(line.as_bytes()).unwrap().body,
            Body::Game { id, replaces, told: None } if id == game && replaces == [other]
        ));
        let line = rename_line(change, at, "Lea", "L\"éa");
        assert!(matches!(
            parse(line.as_bytes()).unwrap().body,
            Body::Rename { old, new } if old == "Lea" && new == "L\"éa"
        ));
        let line = undo_line(change, at, other);
        assert!(
            matches!(parse(line.as_bytes()).unwrap().body, Body::Undo(undone) if undone == other)
        );
    }

    #[test]
    fn what_is_no_game_is_not_read() {
        for (part, instead) in [
            (r#""v":1"#, r#""v":0"#),
            (r#""v":1"#, r#""v":"1""#),
            (r#""v":1,"#, ""),
            ("7k3fq2m9xa4t", "7K3fq2m9xa4t"),
            ("2026-11-29\"", "2026-11-31\""),
            ("+01:00", ""),
            ("Léa", "HUGO"),
            ("\"Léa\"", "\"\u{200b}\""),
            (r#":78},"#, r#":100000},"#),
            (r#":78},"#, r#":-1},"#),
            (r#":78},"#, r#":7.5},"#),
            (r#":78},"#, r#":null},"#),
            (r#"{"name":"Hugo","score":78},"#, ""),
            (r#""date""#, r#""v":1,"date""#),
            ("}]", "}"),
        ] {
            let line = FIRST.replacen(part, instead, 1);
            assert_ne!(line, FIRST, "{part}");
            assert!(parse(line.as_bytes()).is_none(), "{line}");
        }
        for line in ["{}", "[]", "null", "\"x\"", "{\"foo\":1}", "", "\u{feff}"] {
            assert!(parse(line.as_bytes()).is_none(), "{line}");
        }
    }

    #[test]
    fn a_line_is_utf8_also_where_it_is_not_understood() {
        for field in ["note", "unknown"] {
            let line = FIRST.replace(r#""note":"…""#, &format!(r#""{field}":"?""#));
            let broken: Vec<u8> = line
                .bytes()
                .map(|byte| if byte == b'?' { 0xff } else { byte })
                .collect();
            assert!(parse(line.as_bytes()).is_some() && parse(&broken).is_none());
        }
    }

    #[test]
    fn a_later_version_is_known_by_what_lasts() {
        let line = FIRST
            .replace(r#""v":1"#, r#""v":2"#)
            .replace(r#""score":78"#, r#""score":{"points":78}"#);
        assert!(matches!(
            parse(line.as_bytes()).unwrap().body,
            Body::Newer { id: Some(game), undoes: None } if game == id("7k3fq2m9xa4t")
        ));
    }
}

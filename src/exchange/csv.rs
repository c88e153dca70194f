//! Tables with a row for each player of each game: what `export --format csv` writes, and what
//! spreadsheets make of it.

use std::collections::hash_map::Entry;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::SeekFrom;

use csv::{ByteRecord, ErrorKind, Reader, ReaderBuilder};
use rustc_hash::FxHashMap;

use super::guard::Guard;
use super::kind::Kind;
use super::play::{Found, MOST_SEATS, Play, PlaySeat, Reason, day, listed_expansions};
use super::trouble::{Broken, Fault, Trouble, Unknown};
use super::{Hints, Source};
use crate::core::calendar::{self, Date};

/// What a column can hold, by the heading that `export` gives it.
const ROLES: [&str; 8] = [
    "game",
    "date",
    "player",
    "score",
    "expansions",
    "location",
    "note",
    "victory",
];

/// Those without which there is no game.
const NEEDED: [&str; 3] = ["date", "player", "score"];

/// What separates cells.
const DELIMITERS: [u8; 3] = [b',', b';', b'\t'];

/// A first line by which some spreadsheet programs are told what separates cells.
const DELIMITER_LINE: &[u8] = b"sep=";

/// Why it is not said how the columns of a table are headed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadColumn {
    /// A text that says nothing of the kind.
    Unclear(String),
    /// Two headings are said of one column.
    Twice {
        /// What the column holds.
        role: &'static str,
        /// The heading that was said first.
        first: String,
        /// The heading that was said then.
        again: String,
    },
}

/// The headings of a table, where they differ from those of `export`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns(Vec<(&'static str, String)>);

impl Columns {
    /// Understands `date=Datum`, `player=Spieler` and so on.
    ///
    /// # Errors
    /// The first that says nothing of the kind, or says of a column what was said already.
    pub fn parse(typed: &[String]) -> Result<Self, BadColumn> {
        let one = |text: &String| {
            let (role, heading) = text.split_once('=')?;
            let role = ROLES.into_iter().find(|known| *known == role.trim())?;
            Some((role, heading.trim().to_owned()))
        };
        let mut columns: Vec<(&str, String)> = Vec::new();
        for text in typed {
            let (role, again) = one(text).ok_or_else(|| BadColumn::Unclear(text.clone()))?;
            if let Some((_, first)) = columns.iter().find(|(given, _)| *given == role) {
                let first = first.clone();
                return Err(BadColumn::Twice { role, first, again });
            }
            columns.push((role, again));
        }
        Ok(Columns(columns))
    }

    /// What a column can be called.
    pub fn roles() -> &'static [&'static str] {
        &ROLES
    }

    fn heading(&self, role: &'static str) -> &str {
        let given = self.0.iter().find(|(given, _)| *given == role);
        given.map_or(role, |(_, heading)| heading)
    }
}

/// In which order a day is written that is not `YYYY-MM-DD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateOrder {
    /// Day, month, year.
    DayFirst,
    /// Month, day, year.
    MonthFirst,
}

impl DateOrder {
    /// Whether a text is a day in some order.
    fn is_day_in_any(text: &str) -> bool {
        let orders = [DateOrder::DayFirst, DateOrder::MonthFirst];
        orders.iter().any(|order| order.day(text).is_some())
    }

    fn day(self, text: &str) -> Option<Date> {
        let mut parts = text.split(['/', '.', '-']).map(str::trim);
        let (one, two, year) = (parts.next()?, parts.next()?, parts.next()?);
        let (day, month) = match self {
            DateOrder::DayFirst => (one, two),
            DateOrder::MonthFirst => (two, one),
        };
        let whole = parts.next().is_none() && year.len() == 4;
        whole
            .then(|| calendar::date(&format!("{year}-{month:0>2}-{day:0>2}")))
            .flatten()
    }
}

/// The columns that are missing in the heading with which a file begins; nothing when it is no
/// table at all.
pub fn missing_columns(beginning: &[u8], hints: &Hints) -> Option<Vec<&'static str>> {
    let layout = Layout::of(beginning, &hints.columns);
    (layout.width > 1).then(|| layout.missing())
}

/// Where in a row each thing stands.
#[derive(Default)]
struct Layout {
    delimiter: u8,
    /// Bytes before the heading.
    skipped: u64,
    width: usize,
    places: Vec<(&'static str, usize)>,
    /// That what would be one of these stands there twice.
    twice: Option<Broken>,
}

impl Layout {
    fn of(beginning: &[u8], columns: &Columns) -> Self {
        let mark = "\u{feff}".as_bytes();
        let text = beginning.strip_prefix(mark).unwrap_or(beginning);
        let mut skipped = beginning.len() - text.len();
        let first = text.split_inclusive(|byte| *byte == b'\n').next();
        if let Some(line) = first.filter(|line| line.starts_with(DELIMITER_LINE)) {
            skipped += line.len();
        }
        let layouts = DELIMITERS.map(|delimiter| {
            let mut heading = ByteRecord::new();
            let mut heading_alone = &beginning[skipped..];
            let mut reader = rows(delimiter, &mut heading_alone);
            let _ = reader.read_byte_record(&mut heading);
            let mut layout = Layout {
                delimiter,
                skipped: skipped as u64,
                width: heading.len(),
                ..Layout::default()
            };
            let lines_before = layout.lines_before();
            for role in ROLES {
                let wanted = columns.heading(role).to_lowercase();
                let mut there = heading
                    .iter()
                    .zip(0..)
                    .filter(|(cell, _)| {
                        String::from_utf8_lossy(cell).trim().to_lowercase() == wanted
                    })
                    .map(|(_, place)| place);
                let Some(place) = there.next() else {
                    continue;
                };
                layout.places.push((role, place));
                let twice = there.next().map(|again| Broken {
                    fault: Fault::HeadingTwice {
                        role,
                        first: place as u64 + 1,
                        again: again as u64 + 1,
                    },
                    line: heading.position().map_or(0, csv::Position::line) + lines_before,
                    column: None,
                });
                layout.twice = layout.twice.or(twice);
            }
            layout
        });
        let best = layouts
            .into_iter()
            .rev()
            .max_by_key(|layout| (layout.places.len(), layout.width));
        best.unwrap_or_default()
    }

    /// The lines before the heading.
    fn lines_before(&self) -> u64 {
        u64::from(self.skipped > 3)
    }

    fn missing(&self) -> Vec<&'static str> {
        let missing = NEEDED.into_iter();
        missing.filter(|role| self.place(role).is_none()).collect()
    }

    fn place(&self, role: &str) -> Option<usize> {
        let place = self.places.iter().find(|(known, _)| *known == role);
        place.map(|(_, place)| *place)
    }

    fn cell<'r>(&self, row: &'r ByteRecord, role: &str) -> &'r str {
        let cell = self.place(role).and_then(|place| row.get(place));
        // The guard has let only UTF-8 pass.
        std::str::from_utf8(cell.unwrap_or_default())
            .unwrap_or_default()
            .trim()
    }

    /// What the rows of one game have in common.
    fn game(&self, row: &ByteRecord) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.cell(row, "game"), self.cell(row, "date")).hash(&mut hasher);
        hasher.finish()
    }
}

fn rows(delimiter: u8, source: &mut dyn std::io::Read) -> Reader<&mut dyn std::io::Read> {
    ReaderBuilder::new()
        .delimiter(delimiter)
        .has_headers(false)
        .flexible(true)
        .from_reader(source)
}

/// Calls `each` for every game, as soon as its last row is read.
pub fn plays(
    source: &mut dyn Source,
    hints: &Hints,
    read: &mut dyn FnMut(u64),
    each: &mut dyn FnMut(Found),
) -> Result<(), Trouble> {
    source.seek(SeekFrom::Start(0))?;
    let layout = Layout::of(&beginning(source)?, &hints.columns);
    if !layout.missing().is_empty() {
        return Err(Trouble::Unknown(Unknown::NoColumns(layout.missing())));
    }
    if let Some(broken) = layout.twice {
        return Err(Trouble::Broken(Kind::Csv, broken));
    }
    let mut left: FxHashMap<u64, u32> = FxHashMap::default();
    each_row(source, &layout, read, &mut |row| {
        *left.entry(layout.game(row)).or_default() += 1;
    })?;
    let mut begun: FxHashMap<u64, Play> = FxHashMap::default();
    each_row(source, &layout, read, &mut |row| {
        let game = layout.game(row);
        let play = match begun.entry(game) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => entry.insert(layout.play(row, hints)),
        };
        if play.seats.len() <= MOST_SEATS {
            play.seats.push(layout.seat(row));
        }
        let left = left.entry(game).or_default();
        *left = left.saturating_sub(1);
        if *left == 0
            && let Some(play) = begun.remove(&game)
        {
            each(Found::Play(Box::new(play)));
        }
    })
}

/// Enough of the file to find its heading.
fn beginning(source: &mut dyn Source) -> Result<Vec<u8>, Trouble> {
    use std::io::Read;
    let mut beginning = Vec::new();
    source.take(1 << 16).read_to_end(&mut beginning)?;
    Ok(beginning)
}

/// Calls `each` for every row below the heading that is not blank.
fn each_row(
    source: &mut dyn Source,
    layout: &Layout,
    read: &mut dyn FnMut(u64),
    each: &mut dyn FnMut(&ByteRecord),
) -> Result<(), Trouble> {
    source.seek(SeekFrom::Start(layout.skipped))?;
    let lines_before = layout.lines_before();
    let mut guard = Guard::new(source, Kind::Csv, read);
    let mut reader = rows(layout.delimiter, &mut guard);
    let mut row = ByteRecord::new();
    let mut heading = true;
    loop {
        let found = match reader.read_byte_record(&mut row) {
            Ok(found) => found,
            Err(error) => {
                let broken = Broken {
                    fault: Fault::Syntax,
                    line: line(&error) + lines_before,
                    column: None,
                };
                drop(reader);
                return Err(match guard.trouble(broken) {
                    Trouble::Broken(kind, mut broken) if broken.column.is_some() => {
                        broken.line += lines_before;
                        Trouble::Broken(kind, broken)
                    }
                    trouble => trouble,
                });
            }
        };
        if !found {
            return Ok(());
        }
        if std::mem::take(&mut heading) || row.iter().all(|cell| cell.trim_ascii().is_empty()) {
            continue;
        }
        if row.len() != layout.width {
            let broken = Broken {
                fault: Fault::Ragged {
                    wanted: layout.width as u64,
                    found: row.len() as u64,
                },
                line: row.position().map_or(0, csv::Position::line) + lines_before,
                column: None,
            };
            return Err(Trouble::Broken(Kind::Csv, broken));
        }
        each(&row);
    }
}

fn line(error: &csv::Error) -> u64 {
    match error.kind() {
        ErrorKind::Utf8 { pos, .. } | ErrorKind::UnequalLengths { pos, .. } => {
            pos.as_ref().map_or(0, csv::Position::line)
        }
        _ => error.position().map_or(0, csv::Position::line),
    }
}

impl Layout {
    /// What the first row of a game says of it.
    fn play(&self, row: &ByteRecord, hints: &Hints) -> Play {
        let written = self.cell(row, "date");
        let game = self.cell(row, "game");
        let date = day(written).or_else(|| hints.dates?.day(written));
        let unsaid = date.is_none() && hints.dates.is_none() && DateOrder::is_day_in_any(written);
        let called = if game.is_empty() { written } else { game };
        Play {
            called: called.to_owned(),
            source: None,
            written: written.to_owned(),
            date,
            obstacle: unsaid.then_some(Reason::OrderUnsaid),
            expansions: listed_expansions(self.cell(row, "expansions")),
            location: self.cell(row, "location").to_owned(),
            note: self.cell(row, "note").to_owned(),
            ..Play::default()
        }
    }

    fn seat(&self, row: &ByteRecord) -> PlaySeat {
        PlaySeat {
            name: self.cell(row, "player").to_owned(),
            score: self.cell(row, "score").to_owned(),
            won: self.cell(row, "victory").eq_ignore_ascii_case("true"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    /// The plays of a table, each accepted or refused.
    fn refusals(table: &str, hints: &Hints) -> Vec<Option<Reason>> {
        let mut judged = Vec::new();
        let mut source = Cursor::new(table.as_bytes());
        let read = plays(&mut source, hints, &mut |_| {}, &mut |found| {
            if let Found::Play(play) = found {
                judged.push(play.judge().err().map(|refused| refused.reason));
            }
        });
        read.unwrap();
        judged
    }

    /// What is wrong with the heading of a table, and where.
    fn twice(heading: &str, columns: &[&str]) -> Option<(Fault, u64)> {
        let columns: Vec<String> = columns.iter().map(|text| (*text).to_owned()).collect();
        let hints = Hints {
            columns: Columns::parse(&columns).unwrap(),
            dates: None,
        };
        let mut source = Cursor::new(heading.as_bytes());
        match plays(&mut source, &hints, &mut |_| {}, &mut |_| {}) {
            Ok(()) => None,
            Err(Trouble::Broken(Kind::Csv, broken)) => Some((broken.fault, broken.line)),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_heading_that_matters_stands_once() {
        let fault = |role, first, again| Fault::HeadingTwice { role, first, again };
        for (heading, columns, found) in [
            ("date,player,score,x,x,,\n", &[][..], None),
            (
                "date,player,score,Score\n",
                &[],
                Some((fault("score", 3, 4), 1)),
            ),
            (
                "sep=;\nSCORE;date;player; score ;score\n",
                &[],
                Some((fault("score", 1, 4), 2)),
            ),
            (
                "Tag,note,player,TAG,score,note\n",
                &["date=tag"],
                Some((fault("date", 1, 4), 1)),
            ),
            ("date,player,score,Score,Total\n", &["score=total"], None),
        ] {
            assert_eq!(twice(heading, columns), found, "{heading}");
        }
    }

    #[test]
    fn a_column_has_one_heading() {
        let parse = |typed: [&str; 3]| Columns::parse(&typed.map(str::to_owned));
        let twice = BadColumn::Twice {
            role: "score",
            first: "Punkte".to_owned(),
            again: "Summe".to_owned(),
        };
        assert_eq!(
            parse(["score=Punkte", "date=Tag", " score = Summe"]),
            Err(twice)
        );
        assert!(parse(["score=Punkte", "date=Tag", "score=Punkte"]).is_err());
        let unclear = BadColumn::Unclear("Tag".to_owned());
        assert_eq!(parse(["score=Punkte", "Tag", "score=Summe"]), Err(unclear));
        assert!(parse(["score=Punkte", "date=Tag", "game=Tag"]).is_ok());
    }

    #[test]
    fn an_order_of_days_is_wanted_only_where_it_would_help() {
        for (written, reason) in [
            ("3.10.2026", Some(Reason::OrderUnsaid)),
            ("31/12/2026", Some(Reason::OrderUnsaid)),
            ("12-31-2026", Some(Reason::OrderUnsaid)),
            ("2026-10-03", None),
            ("2026-02-30", Some(Reason::NoDate)),
            ("30.2.2026", Some(Reason::NoDate)),
            ("3.10.26", Some(Reason::NoDate)),
            ("yesterday", Some(Reason::NoDate)),
            ("", Some(Reason::NoDate)),
        ] {
            let table = format!("date;player;score\n{written};Hugo;78\n{written};Léa;84\n");
            let unsaid = refusals(&table, &Hints::default());
            assert_eq!(unsaid, std::slice::from_ref(&reason), "{written}");
            let said = Hints {
                dates: Some(DateOrder::MonthFirst),
                ..Hints::default()
            };
            let said = refusals(&table, &said);
            assert_ne!(said, [Some(Reason::OrderUnsaid)], "{written}");
        }
    }
}

//! A reader of our own canonical lines, a few times faster than one of any JSON.
//!
//! It takes exactly what [`super::line::game_line`] and [`super::line::deletion`] write without
//! escapes, verified to the end of the line, and leaves every other line to [`super::line::parse`],
//! with which it agrees.

use super::census::Written;
use crate::core::calendar::{self, Date, Instant};
use crate::core::entry::MOST_POINTS;
use crate::core::id::Id;

/// A canonical game line. Texts are parts of the line.
#[derive(Clone, Copy, Debug)]
pub struct Scanned<'a> {
    /// Which game.
    pub id: Id,
    /// The same as it is written.
    pub written: &'a Written,
    /// The command that wrote the line.
    pub change: Id,
    /// When.
    pub recorded: Instant,
    /// Whether it corrects other lines.
    pub corrects: bool,
    /// What it tells; nothing for a deletion.
    pub told: Option<ScannedGame<'a>>,
}

/// A game as a canonical line tells it; its seats are in [`Scanner::seats`].
#[derive(Clone, Copy, Debug)]
pub struct ScannedGame<'a> {
    /// The civil day.
    pub date: Date,
    /// The expansions, between the quotes of the list.
    pub expansions: &'a str,
    /// The place.
    pub location: Option<&'a str>,
    /// The players' remark.
    pub note: Option<&'a str>,
}

/// A name, as a part of the line, with its points.
pub type ScannedSeat = (usize, usize, Option<u32>);

/// What the last line told, since the next line often tells the same.
#[derive(Default)]
pub struct Scanner {
    /// The seats of the line that was scanned last.
    pub seats: Vec<ScannedSeat>,
    day: Option<([u8; 10], Date)>,
}

/// The id of a line that begins as a canonical game line does, whatever follows.
pub fn id(line: &[u8]) -> Option<&Written> {
    let begins = line.len() >= BODY + 2
        && line.starts_with(br#"{"v":1,"id":""#)
        && line[25..37] == *br#"","change":""#
        && line[49..63] == *br#"","recorded":""#
        && matches!(&line[BODY - 1..BODY + 2], b"\",\"");
    begins.then(|| line[13..].first_chunk()).flatten()
}

/// Where a canonical line goes on behind the instant.
const BODY: usize = 93;

impl Scanner {
    /// Reads a canonical line; nothing when it is another, or none that is sound.
    pub fn scan<'a>(&mut self, line: &'a [u8]) -> Option<Scanned<'a>> {
        let written = id(line)?;
        let id = Id::from_bytes(written)?;
        let change = Id::from_bytes(line[37..].first_chunk()?)?;
        let recorded = Instant::canonical_on(line[63..].first_chunk()?, |day| self.date(day))?;
        let mut rest = Rest { line, at: BODY };
        let corrects = rest.take(br#","replaces":[""#).is_some();
        if corrects {
            loop {
                rest.id()?;
                if rest.take(b"\"]").is_some() {
                    break;
                }
                rest.take(b"\",\"")?;
            }
        }
        let told = if corrects && rest.take(br#","deleted":true"#).is_some() {
            self.seats.clear();
            None
        } else {
            rest.take(br#","date":""#)?;
            let date = self.date(rest.bytes(10)?.first_chunk()?)?;
            let date = Some(date).filter(|date| date.year() >= 1)?;
            Some(rest.game(date, &mut self.seats)?)
        };
        rest.take(b"}")?;
        rest.end().then_some(Scanned {
            id,
            written,
            change,
            recorded,
            corrects,
            told,
        })
    }

    /// Whether the line that was scanned last tells final scores.
    pub fn is_finished(&self) -> bool {
        self.seats.first().is_some_and(|seat| seat.2.is_some())
    }

    fn date(&mut self, text: &[u8; 10]) -> Option<Date> {
        match self.day {
            Some((known, date)) if known == *text => Some(date),
            _ => {
                let date = calendar::date_of(text)?;
                self.day = Some((*text, date));
                Some(date)
            }
        }
    }
}

struct Rest<'a> {
    line: &'a [u8],
    at: usize,
}

impl<'a> Rest<'a> {
    #[inline(always)]
    fn take(&mut self, text: &[u8]) -> Option<()> {
        self.line[self.at..]
            .starts_with(text)
            .then(|| self.at += text.len())
    }

    fn end(&self) -> bool {
        self.at == self.line.len()
    }

    fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let bytes = self.line.get(self.at..self.at + count)?;
        self.at += count;
        Some(bytes)
    }

    fn id(&mut self) -> Option<Id> {
        Id::from_bytes(self.bytes(12)?.first_chunk()?)
    }

    /// A string without escapes, up to and with its closing quote; whether it is UTF-8 is for
    /// whoever uses it to find out.
    #[inline(always)]
    fn string(&mut self) -> Option<(usize, usize)> {
        let begin = self.at;
        let rest = &self.line[begin..];
        let length = rest
            .iter()
            .position(|byte| matches!(byte, b'"' | b'\\' | 0..b' '))?;
        if rest[length] != b'"' {
            return None;
        }
        self.at = begin + length + 1;
        Some((begin, begin + length))
    }

    fn text(&mut self) -> Option<&'a str> {
        let (begin, end) = self.string()?;
        std::str::from_utf8(&self.line[begin..end]).ok()
    }

    #[inline]
    fn points(&mut self) -> Option<u32> {
        let rest = &self.line[self.at..];
        let mut points = 0;
        let mut length = 0;
        while let Some(digit) = rest.get(length).map(|byte| byte.wrapping_sub(b'0'))
            && digit < 10
        {
            points = points * 10 + u32::from(digit);
            length += 1;
            if length > 5 {
                return None;
            }
        }
        if length == 0 || length > 1 && rest[0] == b'0' || points > MOST_POINTS {
            return None;
        }
        self.at += length;
        Some(points)
    }

    fn game(&mut self, date: Date, seats: &mut Vec<ScannedSeat>) -> Option<ScannedGame<'a>> {
        seats.clear();
        self.take(br#"","players":["#)?;
        loop {
            self.take(br#"{"name":""#)?;
            let (begin, end) = self.string()?;
            self.take(br#","score":"#)?;
            let score = match self.take(b"null") {
                Some(()) => None,
                None => Some(self.points()?),
            };
            seats.push((begin, end, score));
            if self.take(b"},").is_none() {
                break;
            }
        }
        self.take(b"}]")?;
        let open = seats[0].2.is_none();
        if seats.len() < 2 || seats.iter().any(|seat| seat.2.is_none() != open) {
            return None;
        }
        let expansions = match self.take(br#","expansions":[""#) {
            Some(()) => self.list()?,
            None => "",
        };
        let location = self.member(br#","location":""#)?;
        let note = self.member(br#","note":""#)?;
        if self.take(br#","source":{"kind":""#).is_some() {
            self.text()?;
            self.take(br#","id":""#)?;
            self.text()?;
            self.take(b"}")?;
        }
        Some(ScannedGame {
            date,
            expansions,
            location,
            note,
        })
    }

    /// Strings in a list, up to and with its closing bracket; not an empty one, which is left to
    /// the other reader.
    fn list(&mut self) -> Option<&'a str> {
        let begin = self.at;
        loop {
            let (_, end) = self.string().filter(|(from, to)| from < to)?;
            if self.take(b"]").is_some() {
                return std::str::from_utf8(&self.line[begin..end]).ok();
            }
            self.take(b",\"")?;
        }
    }

    /// A member that may be there; not an empty one, which is left to the other reader.
    fn member(&mut self, opening: &[u8]) -> Option<Option<&'a str>> {
        match self.take(opening) {
            Some(()) => self.text().filter(|text| !text.is_empty()).map(Some),
            None => Some(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::journal::line::{Body, parse};
    use crate::properties::data_file::line;

    const LINES: [&str; 5] = [
        r#"{"v":1,"id":"7k3fq2m9xa4t","change":"c5x0d1tzqe8n","recorded":"2026-11-29T21:14:05.120+01:00","date":"2026-11-29","players":[{"name":"Hugo","score":78},{"name":"Léa","score":108}],"expansions":["inns-and-cathedrals","river"],"location":"Lyon","note":"…"}"#,
        r#"{"v":1,"id":"7k3fq2m9xa4t","change":"c5x0d1tzqe8n","recorded":"2026-11-29T21:14:05.120-01:30","date":"2026-11-29","players":[{"name":"Hugo","score":null},{"name":"Léa","score":null}]}"#,
        r#"{"v":1,"id":"7k3fq2m9xa4t","change":"q81m4a0swbr2","recorded":"2026-11-29T21:15:00.000+00:00","replaces":["c5x0d1tzqe8n","c5x0d1tzqe8m"],"date":"2026-11-28","players":[{"name":"H","score":0},{"name":"王小明","score":99999}],"note":"x"}"#,
        r#"{"v":1,"id":"7k3fq2m9xa4t","change":"q81m4a0swbr2","recorded":"2026-11-29T21:15:00.000+00:00","replaces":["c5x0d1tzqe8n"],"deleted":true}"#,
        r#"{"v":1,"id":"7k3fq2m9xa4t","change":"q81m4a0swbr2","recorded":"2026-11-29T21:15:00.000+00:00","date":"2026-11-28","players":[{"name":"A","score":1},{"name":"B","score":22}],"source":{"kind":"bgstats","id":"93A8"}}"#,
    ];

    #[test]
    fn canonical_lines_are_scanned() {
        for canonical in LINES {
            assert!(line(canonical.as_bytes()), "{canonical}");
        }
    }

    #[test]
    fn an_expansion_without_a_name_is_none_to_both_readers() {
        for list in [r#"[""]"#, r#"["","river"]"#, r#"["river",""]"#] {
            let other = LINES[0].replace(r#"["inns-and-cathedrals","river"]"#, list);
            assert!(!line(other.as_bytes()), "{other}");
            let Some(Body::Game { told, .. }) = parse(other.as_bytes()).map(|line| line.body)
            else {
                panic!("{other}");
            };
            let told = told.unwrap().expansions;
            assert!(told.iter().all(|expansion| expansion.id() == "river"));
        }
    }

    #[test]
    fn whatever_is_scanned_is_understood_alike_by_the_other_reader() {
        let bytes = b"\"\\{}[],:0159anull \x00\x1f\x7f\x80\xc3\xa9\xff-+.eE";
        for canonical in LINES.map(str::as_bytes) {
            for at in 0..canonical.len() {
                let mut without = canonical.to_vec();
                without.remove(at);
                line(&without);
                line(&canonical[..at]);
                for byte in bytes {
                    let mut changed = canonical.to_vec();
                    changed[at] = *byte;
                    line(&changed);
                    let mut longer = canonical.to_vec();
                    longer.insert(at, *byte);
                    line(&longer);
                }
            }
        }
    }
}

//! A reader of our own canonical lines, a few times faster than one of any JSON.
//!
//! It takes exactly what [`super::line::game_line`] and [`super::line::deletion`] write without
//! escapes, verified to the end of the line, and leaves every other line to [`super::line::parse`],
//! with which it agrees.

use super::seen::Written;
use crate::core::calendar::{self, Date, Instant};
use crate::core::entry::MOST_POINTS;
use crate::core::game::Text;
use crate::core::id::Id;
use crate::core::people::{Short, Spelling};

/// A canonical game line. Texts are parts of the line.
#[derive(Clone, Copy, Debug)]
pub struct Scanned<'a> {
    /// Which game.
    pub id: Id,
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
    pub expansions: Text<'a>,
    /// The place.
    pub location: Option<Text<'a>>,
    /// The players' remark.
    pub note: Option<Text<'a>>,
}

/// Who sits at the table, as a part of the line.
#[derive(Clone, Copy, Debug)]
pub struct ScannedSeat {
    /// Where the name begins and ends.
    name: (usize, usize),
    short: Short,
    /// The final points; nothing while the game is open.
    pub score: Option<u32>,
}

impl ScannedSeat {
    /// The name in its line; whether it is UTF-8 is for whoever uses it to find out.
    pub fn spelling<'a>(&self, line: &'a [u8]) -> Spelling<'a> {
        Spelling::known(&line[self.name.0..self.name.1], self.short)
    }
}

/// What the last line told, since the next line often tells the same.
#[derive(Default)]
pub struct Scanner {
    /// The seats of the line that was scanned last.
    pub seats: Vec<ScannedSeat>,
    day: Option<([u8; 10], Date)>,
}

/// The id of a line that begins as a canonical game line does, whatever follows.
pub fn id(line: &[u8]) -> Option<&Written> {
    let head: &[u8; HEAD] = line.first_chunk()?;
    let begins = head[..13] == *br#"{"v":1,"id":""#
        && head[25..37] == *br#"","change":""#
        && head[49..63] == *br#"","recorded":""#
        && head[92..] == *br#"",""#;
    begins.then(|| head[13..].first_chunk()).flatten()
}

/// The bytes of a canonical line up to the quote behind the instant, and the next two.
const HEAD: usize = 95;

impl Scanner {
    /// Reads a canonical line; nothing when it is another, or none that is sound.
    pub fn scan<'a>(&mut self, line: &'a [u8]) -> Option<Scanned<'a>> {
        self.scan_of(id(line)?, line)
    }

    /// The same, of a line with this [`id`].
    pub fn scan_of<'a>(&mut self, id: &Written, line: &'a [u8]) -> Option<Scanned<'a>> {
        let id = Id::from_bytes(id)?;
        let change = Id::from_bytes(line[37..].first_chunk()?)?;
        let recorded = Instant::canonical_on(line[63..].first_chunk()?, |day| self.date(day))?;
        let rest = &line[HEAD - 2..];
        let mut rest = Rest { line, rest };
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
            let date = self.date(rest.bytes()?)?;
            let date = Some(date).filter(|date| date.year() >= 1)?;
            Some(rest.game(date, &mut self.seats)?)
        };
        rest.take(b"}")?;
        rest.rest.is_empty().then_some(Scanned {
            id,
            change,
            recorded,
            corrects,
            told,
        })
    }

    /// Whether the line that was scanned last tells final scores.
    pub fn is_finished(&self) -> bool {
        self.seats.first().is_some_and(|seat| seat.score.is_some())
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

/// How many bytes are looked at together.
const WORD: usize = 8;

/// How many bytes of a word there are before the first that is no plain part of a string: a quote,
/// an escape or a control character.
#[inline(always)]
fn plain(word: u64) -> usize {
    // Sets the highest bit of the first byte that is below; of later ones, perhaps.
    let below = |word: u64, bound: u8| word.wrapping_sub(each(bound)) & !word;
    let ends = below(word, b' ') | below(word ^ each(b'"'), 1) | below(word ^ each(b'\\'), 1);
    (ends & each(0x80)).trailing_zeros() as usize / 8
}

/// The number that eight digits are, the first of them in the lowest byte: pairs, fours, and the
/// whole are put together at once.
#[inline(always)]
fn number(digits: u64) -> u32 {
    let pairs = digits * 10 + (digits >> 8);
    let (first, second) = (pairs & EACH_FOUR, (pairs >> 16) & EACH_FOUR);
    let first = first.wrapping_mul(100 + (1_000_000 << 32));
    let second = second.wrapping_mul(1 + (10_000 << 32));
    (first.wrapping_add(second) >> 32) as u32
}

/// The lowest byte of each four.
const EACH_FOUR: u64 = 0x0000_00ff_0000_00ff;

/// Eight times the same byte.
const fn each(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; WORD])
}

struct Rest<'a> {
    line: &'a [u8],
    /// What has not been read yet.
    rest: &'a [u8],
}

impl<'a> Rest<'a> {
    #[inline(always)]
    fn take<const N: usize>(&mut self, text: &[u8; N]) -> Option<()> {
        let (next, rest) = self.rest.split_first_chunk()?;
        (next == text).then(|| self.rest = rest)
    }

    fn bytes<const N: usize>(&mut self) -> Option<&'a [u8; N]> {
        let (next, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(next)
    }

    fn at(&self) -> usize {
        self.line.len() - self.rest.len()
    }

    fn id(&mut self) -> Option<Id> {
        Id::from_bytes(self.bytes()?)
    }

    /// The next eight bytes, the first one lowest; zeros behind the end of the line.
    #[inline(always)]
    fn word(&self) -> u64 {
        let whole = self.rest.first_chunk().copied();
        u64::from_le_bytes(whole.unwrap_or_else(|| {
            let mut word = [0; WORD];
            word[..self.rest.len()].copy_from_slice(self.rest);
            word
        }))
    }

    /// Passes over so many bytes.
    #[inline(always)]
    fn skip(&mut self, length: usize) -> Option<()> {
        self.rest = self.rest.get(length..)?;
        Some(())
    }

    /// A string without escapes, up to its closing quote; whether it is UTF-8 is for whoever uses
    /// it to find out.
    #[inline(always)]
    fn string(&mut self) -> Option<&'a [u8]> {
        let begin = self.rest;
        loop {
            let length = plain(self.word());
            self.skip(length)?;
            if length < WORD {
                return begin.get(..begin.len() - self.rest.len());
            }
        }
    }

    /// A name as a string, with its number.
    #[inline(always)]
    fn name(&mut self) -> Option<((usize, usize), Short)> {
        let begin = self.at();
        let first = self.word();
        let length = plain(first);
        self.skip(length)?;
        let short = if length < WORD {
            Short::beginning([first, 0], length)
        } else {
            let second = self.word();
            let more = plain(second);
            self.skip(more)?;
            if more == WORD {
                self.string()?;
            }
            Short::beginning([first, second], WORD + more)
        };
        Some(((begin, self.at()), short))
    }

    fn text(&mut self) -> Option<Text<'a>> {
        let text = self.string()?;
        self.take(b"\"")?;
        Text::of(text)
    }

    #[inline(always)]
    fn points(&mut self) -> Option<u32> {
        let added = self.word() ^ each(b'0');
        // The highest bit of the first byte that is no digit is set; of later ones, perhaps.
        let beyond = (added.wrapping_add(each(0x7f - 9)) | added) & each(0x80);
        let length = beyond.trailing_zeros() as usize / 8;
        let zero = length > 1 && added & 0xff == 0;
        if !(1..=5).contains(&length) || zero {
            return None;
        }
        self.skip(length)?;
        let points = number(added << (8 * (WORD - length)));
        Some(points).filter(|points| *points <= MOST_POINTS)
    }

    fn game(&mut self, date: Date, seats: &mut Vec<ScannedSeat>) -> Option<ScannedGame<'a>> {
        seats.clear();
        self.take(br#"","players":[{"name":""#)?;
        loop {
            let (name, short) = self.name()?;
            self.take(br#"","score":"#)?;
            let score = match self.take(b"null") {
                Some(()) => None,
                None => Some(self.points()?),
            };
            seats.push(ScannedSeat { name, short, score });
            if self.take(br#"},{"name":""#).is_none() {
                break;
            }
        }
        self.take(b"}]")?;
        let open = seats[0].score.is_none();
        if seats.len() < 2 || seats.iter().any(|seat| seat.score.is_none() != open) {
            return None;
        }
        let expansions = match self.take(br#","expansions":[""#) {
            Some(()) => self.list()?,
            None => Text::default(),
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
    fn list(&mut self) -> Option<Text<'a>> {
        let begin = self.rest;
        loop {
            self.string().filter(|text| !text.is_empty())?;
            let length = begin.len() - self.rest.len();
            if self.take(b"\"]").is_some() {
                return Text::of(&begin[..length]);
            }
            self.take(b"\",\"")?;
        }
    }

    /// A member that may be there; not an empty one, which is left to the other reader.
    #[inline(always)]
    fn member<const N: usize>(&mut self, opening: &[u8; N]) -> Option<Option<Text<'a>>> {
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

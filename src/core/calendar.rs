//! Civil dates and recorded instants, as they are written.

use std::cmp::Ordering;
use std::fmt;

use time::Month;
use time::format_description::well_known::Rfc3339;
pub use time::{Date, OffsetDateTime};

/// Reads a civil date, exactly `YYYY-MM-DD`, from year 1 to 9999.
pub fn date(text: &str) -> Option<Date> {
    date_of(text.as_bytes().try_into().ok()?).filter(|date| date.year() >= 1)
}

/// Writes a civil date as `YYYY-MM-DD`.
pub fn date_text(date: Date) -> String {
    format!(
        "{:04}-{:02}-{:02}",
        date.year(),
        u8::from(date.month()),
        date.day()
    )
}

/// An instant, to the millisecond, with the offset of the place where it was recorded; compared
/// as an instant.
#[derive(Clone, Copy, Debug)]
pub struct Instant {
    /// Milliseconds since 1970 in UTC.
    millis: i64,
    /// Minutes that the place is ahead of UTC.
    offset: i16,
}

const MINUTE: i64 = 60_000;
const DAY: i64 = 1_440 * MINUTE;
const UNIX_DAY: i32 = 2_440_588;

/// Milliseconds from the beginning of year 0, a day spared, to 1970.
const YEAR_ZERO: i64 = 62_167_219_200_000 + DAY;

/// What the offset takes of a packed instant.
pub const OFFSET_BITS: u32 = 12;

impl Instant {
    /// The instant, to the millisecond.
    pub fn new(at: OffsetDateTime) -> Self {
        let millis = at.unix_timestamp_nanos().div_euclid(1_000_000);
        Instant {
            millis: i64::try_from(millis).unwrap_or(i64::MAX),
            offset: at.offset().whole_minutes(),
        }
    }

    /// Reads an instant with an offset, as in RFC 3339.
    pub fn parse(text: &str) -> Option<Self> {
        let written = text.as_bytes().try_into().ok();
        written.and_then(Self::canonical).or_else(|| {
            let at = OffsetDateTime::parse(text, &Rfc3339).ok()?;
            at.checked_to_utc()?;
            Some(Instant::new(at))
        })
    }

    /// Reads an instant that is written as this program writes it, digit by digit.
    pub fn canonical(text: &[u8; 29]) -> Option<Self> {
        Self::canonical_on(text, date_of)
    }

    /// The same, with somebody who knows the date of a text.
    pub fn canonical_on(
        text: &[u8; 29],
        date_of: impl FnOnce(&[u8; 10]) -> Option<Date>,
    ) -> Option<Self> {
        let day = date_of(text.first_chunk()?)?;
        let time = places(text[11..].first_chunk()?, b"00:00:00", b"29:59:59")?;
        let rest = places(text[21..].first_chunk()?, b"00+00:00", b"99-29:59")?;
        let (hours, ahead) = (pair(time, 0), pair(rest, 3));
        let tenths = text[20].wrapping_sub(b'0');
        if text[10] != b'T' || text[19] != b'.' || hours > 23 || ahead > 23 || tenths > 9 {
            return None;
        }
        let offset = (ahead * 60 + pair(rest, 6)) as i16;
        let offset = match text[23] {
            b'+' => offset,
            b'-' => -offset,
            _ => return None,
        };
        let minutes = hours * 60 + pair(time, 3);
        let millis = pair(time, 6) * 1_000 + u32::from(tenths) * 100 + pair(rest, 0);
        let days = i64::from(day.to_julian_day() - UNIX_DAY);
        let local = days * DAY + i64::from(minutes) * MINUTE + i64::from(millis);
        Some(Instant {
            millis: local - i64::from(offset) * MINUTE,
            offset,
        })
    }

    /// The same instant, as it is told where another was recorded.
    pub fn told_at(self, place: Instant) -> Self {
        Instant {
            offset: place.offset,
            ..self
        }
    }

    /// The later of this instant and one millisecond after `latest`; none where the calendar ends
    /// before, since its years have four digits.
    pub fn after(self, latest: Option<Instant>) -> Option<Self> {
        let Some(latest) = latest else {
            return Some(self);
        };
        let next = Instant {
            millis: latest.millis + 1,
            offset: self.offset,
        };
        let later = self.max(next);
        later.date_and_time().map(|_| later)
    }

    /// The instant so many milliseconds later; none behind the end of the calendar.
    pub fn later(self, millis: u32) -> Option<Self> {
        let later = Instant {
            millis: self.millis + i64::from(millis),
            offset: self.offset,
        };
        later.date_and_time().map(|_| later)
    }

    /// The civil day and minute at the place where it was recorded: `2026-11-29 21:14`.
    pub fn minute(self) -> String {
        self.to_string()
            .replace('T', " ")
            .chars()
            .take(16)
            .collect()
    }

    /// The civil day at the place where it was recorded.
    pub fn date(self) -> Date {
        self.date_and_time().map_or(Date::MAX, |(date, _)| date)
    }

    /// Milliseconds since 1970 in UTC.
    pub fn millis(self) -> i64 {
        self.millis
    }

    /// The instant and its offset as a number above 0, of at most 62 bits; in the order of
    /// instants.
    pub fn packed(self) -> u64 {
        let offset = i64::from(self.offset) + 1_440;
        ((self.millis + YEAR_ZERO) << OFFSET_BITS | offset) as u64
    }

    /// The instant that was packed.
    pub fn unpacked(packed: u64) -> Self {
        let offset = packed & ((1 << OFFSET_BITS) - 1);
        Instant {
            millis: (packed >> OFFSET_BITS) as i64 - YEAR_ZERO,
            offset: offset as i16 - 1_440,
        }
    }

    /// The civil day, and the milliseconds of that day, where both have four digits of the year.
    fn date_and_time(self) -> Option<(Date, i64)> {
        let local = self.millis + i64::from(self.offset) * MINUTE;
        let day = i32::try_from(local.div_euclid(DAY)).ok()?;
        let date = Date::from_julian_day(day.checked_add(UNIX_DAY)?).ok()?;
        (0..=9999)
            .contains(&date.year())
            .then_some((date, local.rem_euclid(DAY)))
    }
}

/// Reads eight bytes at once: what each of them adds to `least`, in bits that `least` has not;
/// nothing when one adds more than `most` does. The first byte is the lowest.
#[inline(always)]
fn places(text: &[u8; 8], least: &[u8; 8], most: &[u8; 8]) -> Option<u64> {
    let [text, least, most] = [text, least, most].map(|bytes| u64::from_le_bytes(*bytes));
    let added = text ^ least;
    let beyond = added.wrapping_add(u64::from_ne_bytes([0x7f; 8]) - (most ^ least));
    let highest = u64::from_ne_bytes([0x80; 8]);
    ((added | beyond) & highest == 0).then_some(added)
}

/// The number that two of eight digits are.
#[inline(always)]
fn pair(digits: u64, first: u32) -> u32 {
    let two = digits >> (8 * first);
    (two & 0xff) as u32 * 10 + (two >> 8 & 0xff) as u32
}

/// Reads a civil date as it is written, from year 0 to 9999.
pub fn date_of(text: &[u8; 10]) -> Option<Date> {
    let [thousands, hundreds, rest @ ..] = text;
    let rest = places(rest, b"00-00-00", b"99-19-39")?;
    let [thousands, hundreds] = [thousands, hundreds].map(|digit| digit.wrapping_sub(b'0'));
    if thousands > 9 || hundreds > 9 {
        return None;
    }
    let year = u32::from(thousands) * 1_000 + u32::from(hundreds) * 100 + pair(rest, 0);
    let month = Month::try_from(pair(rest, 3) as u8).ok()?;
    Date::from_calendar_date(year as i32, month, pair(rest, 6) as u8).ok()
}

impl PartialEq for Instant {
    fn eq(&self, other: &Self) -> bool {
        self.millis == other.millis
    }
}

impl Eq for Instant {}

impl PartialOrd for Instant {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Instant {
    fn cmp(&self, other: &Self) -> Ordering {
        self.millis.cmp(&other.millis)
    }
}

impl fmt::Display for Instant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (date, time) = self.date_and_time().ok_or(fmt::Error)?;
        let (minutes, millis) = (time / MINUTE, time % MINUTE);
        let sign = if self.offset < 0 { '-' } else { '+' };
        let offset = self.offset.abs();
        write!(
            f,
            "{}T{:02}:{:02}:{:02}.{:03}{sign}{:02}:{:02}",
            date_text(date),
            minutes / 60,
            minutes % 60,
            millis / 1_000,
            millis % 1_000,
            offset / 60,
            offset % 60
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_strict() {
        for text in ["2026-11-29", "0001-01-01", "9999-12-31", "2024-02-29"] {
            assert_eq!(date(text).map(date_text).as_deref(), Some(text));
        }
        for text in [
            "2026-02-30",
            "2026-2-3",
            "2025-02-29",
            "0000-01-01",
            "tomorrow",
            "+2026-01-1",
            "2026-11-29 ",
            "20261129",
            "2026/11/29",
            "２026-11-2",
        ] {
            assert_eq!(date(text), None, "{text}");
        }
    }

    #[test]
    fn instants_keep_their_offset_and_compare_as_instants() {
        let text = "2026-11-29T21:14:05.120+01:00";
        let here = Instant::parse(text).unwrap();
        assert_eq!(here.to_string(), text);
        assert_eq!(Instant::parse("2026-11-29T20:14:05.120Z").unwrap(), here);
        assert_eq!(
            Instant::parse("2026-11-29T20:14:05.120Z")
                .unwrap()
                .to_string(),
            "2026-11-29T20:14:05.120+00:00"
        );
        assert_eq!(date_text(here.date()), "2026-11-29");
        assert_eq!(Instant::parse("2026-11-29T21:14:05"), None);
        assert_eq!(Instant::parse("2026-11-29"), None);
    }

    #[test]
    fn the_two_ways_of_reading_an_instant_agree() {
        for text in [
            "1969-12-31T23:59:59.999-23:59",
            "0000-01-01T00:00:00.000+23:59",
            "9999-12-31T23:59:59.999-23:59",
            "2024-02-29T12:34:56.789+05:45",
        ] {
            let at = OffsetDateTime::parse(text, &Rfc3339).unwrap();
            let read = Instant::canonical(text.as_bytes().try_into().unwrap());
            assert_eq!(
                read.map(Instant::millis),
                Some(Instant::new(at).millis()),
                "{text}"
            );
            assert_eq!(read.unwrap().to_string(), text);
        }
        for text in [
            "2026-11-29T24:00:00.000+01:00",
            "2026-11-29T21:14:60.120+01:00",
            "2026-11-29T21:14:05.120+24:00",
            "2026-11-31T21:14:05.120+01:00",
            "2026-11-29t21:14:05.120+01:00",
        ] {
            assert!(
                Instant::canonical(text.as_bytes().try_into().unwrap()).is_none(),
                "{text}"
            );
        }
        let finer = Instant::parse("2026-11-29T21:14:05.120987654+01:00").unwrap();
        assert_eq!(finer.to_string(), "2026-11-29T21:14:05.120+01:00");
    }

    #[test]
    fn a_clock_that_runs_late_is_carried_on() {
        let at = |text| Instant::parse(text).unwrap();
        let latest = at("2027-01-01T00:00:00.000+01:00");
        let now = at("2026-11-29T12:00:00.000+02:00");
        assert_eq!(now.after(None), Some(now));
        assert_eq!(now.after(Some(at("2026-11-29T09:59:59.999Z"))), Some(now));
        let next = now.after(Some(latest)).unwrap();
        assert_eq!(next, at("2027-01-01T00:00:00.001+01:00"));
        assert_eq!(next.to_string(), "2027-01-01T01:00:00.001+02:00");
        let end = at("9999-12-31T23:59:59.999Z");
        assert_eq!(now.after(Some(end)), None);
    }
}

//! Civil dates and recorded instants, as they are written.

use time::format_description::BorrowedFormatItem;
use time::format_description::well_known::Rfc3339;
use time::macros::format_description;
pub use time::{Date, OffsetDateTime};

const DATE: &[BorrowedFormatItem<'_>] = format_description!("[year]-[month]-[day]");
const INSTANT: &[BorrowedFormatItem<'_>] = format_description!(
    "[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]\
     [offset_hour sign:mandatory]:[offset_minute]"
);

/// Reads a civil date, exactly `YYYY-MM-DD`, from year 1 to 9999.
pub fn date(text: &str) -> Option<Date> {
    let shaped = text.len() == 10
        && text.bytes().enumerate().all(|(at, byte)| match at {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if !shaped {
        return None;
    }
    Date::parse(text, DATE).ok().filter(|date| date.year() >= 1)
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

/// An instant with the offset of the place where it was recorded; ordered as instants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Instant(OffsetDateTime);

impl Instant {
    /// The instant, to the millisecond.
    pub fn new(at: OffsetDateTime) -> Self {
        let whole = at.millisecond();
        Instant(at.replace_millisecond(whole).unwrap_or(at))
    }

    /// Reads an instant with an offset, as in RFC 3339.
    pub fn parse(text: &str) -> Option<Self> {
        let at = OffsetDateTime::parse(text, &Rfc3339).ok()?;
        at.checked_to_utc()?;
        Some(Instant(at))
    }

    /// The later of this instant and one millisecond after `latest`.
    pub fn after(self, latest: Option<Instant>) -> Self {
        let Some(latest) = latest else { return self };
        let next = latest
            .0
            .checked_add(time::Duration::MILLISECOND)
            .unwrap_or(latest.0);
        let here = next.checked_to_offset(self.0.offset()).unwrap_or(next);
        self.max(Instant(here))
    }

    /// The civil day and minute at the place where it was recorded: `2026-11-29 21:14`.
    pub fn minute(self) -> String {
        let (date, hour, minute) = (date_text(self.date()), self.0.hour(), self.0.minute());
        format!("{date} {hour:02}:{minute:02}")
    }

    /// The civil day at the place where it was recorded.
    pub fn date(self) -> Date {
        self.0.date()
    }

    /// The moment itself.
    pub fn moment(self) -> OffsetDateTime {
        self.0
    }
}

impl std::fmt::Display for Instant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = self.0.format(INSTANT).map_err(|_| std::fmt::Error)?;
        f.write_str(&text)
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
    fn a_clock_that_runs_late_is_carried_on() {
        let at = |text| Instant::parse(text).unwrap();
        let latest = at("2027-01-01T00:00:00.000+01:00");
        let now = at("2026-11-29T12:00:00.000+02:00");
        assert_eq!(now.after(None), now);
        assert_eq!(now.after(Some(at("2026-11-29T09:59:59.999Z"))), now);
        let next = now.after(Some(latest));
        assert_eq!(next, at("2027-01-01T00:00:00.001+01:00"));
        assert_eq!(next.to_string(), "2027-01-01T01:00:00.001+02:00");
        let end = at("9999-12-31T23:59:59.999Z");
        assert_eq!(now.after(Some(end)), end);
    }
}

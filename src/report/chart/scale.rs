//! The axes: how far they reach, and what is written beside them.

use time::{Date, Month};

use crate::core::series::{Moment, morning};

/// A stretch of an axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// Where it begins.
    pub from: f64,
    /// Where it ends.
    pub to: f64,
}

impl Span {
    /// Where a value lies, from 0 to 1.
    pub fn part(self, value: f64) -> f64 {
        (value - self.from) / (self.to - self.from)
    }
}

/// The axis of values: as far as the values reach, with round numbers at both ends and between.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    /// Its stretch.
    pub span: Span,
    /// The numbers beside it, from below.
    pub ticks: Vec<f64>,
    /// How many decimals they need.
    pub decimals: usize,
}

impl Values {
    /// The axis for these values, with at most `most` numbers beside it where three will do;
    /// numbers are whole, or have so many decimals if they stand close.
    pub fn of(values: impl Iterator<Item = f64>, most: usize, decimals: usize) -> Self {
        let (mut low, mut high) = values
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
                (low.min(value), high.max(value))
            });
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        if low == high {
            // Level values lie in the middle, but no axis begins below zero for that alone.
            (low, high) = (if low > 0.0 { low - 1.0 } else { low }, high + 1.0);
        }
        let finest = 0.1_f64.powi(decimals as i32);
        let mut step = rounded_up((high - low) / most.max(3) as f64).max(finest);
        while (high / step).ceil() - (low / step).floor() >= most.max(3) as f64 {
            step = rounded_up(step * 1.5);
        }
        let (first, last) = ((low / step).floor(), (high / step).ceil());
        let ticks: Vec<f64> = (0..=(last - first) as usize)
            .map(|index| (first + index as f64) * step)
            .collect();
        Values {
            span: Span {
                from: first * step,
                to: last * step,
            },
            ticks,
            decimals: if step < 1.0 { decimals } else { 0 },
        }
    }
}

/// The next of 1, 2, 5, 10, 20 … and 0.5, 0.2, 0.1 …
fn rounded_up(step: f64) -> f64 {
    let tens = 10_f64.powf(step.log10().floor());
    let fitting = [1.0, 2.0, 5.0]
        .into_iter()
        .map(|digit| digit * tens)
        .find(|round| *round >= step * (1.0 - 1e-9));
    fitting.unwrap_or(10.0 * tens)
}

/// How far two dates beside an axis are apart.
#[derive(Clone, Copy, Debug)]
enum Step {
    Days(i32),
    Months(u8),
    Years(i32),
}

const STEPS: [Step; 18] = [
    Step::Days(1),
    Step::Days(2),
    Step::Days(7),
    Step::Days(14),
    Step::Months(1),
    Step::Months(2),
    Step::Months(3),
    Step::Months(6),
    Step::Years(1),
    Step::Years(2),
    Step::Years(5),
    Step::Years(10),
    Step::Years(20),
    Step::Years(50),
    Step::Years(100),
    Step::Years(200),
    Step::Years(500),
    Step::Years(1_000),
];

/// The axis of time from the morning of the first day to the evening of the last.
pub fn days_span((first, last): (Date, Date)) -> Span {
    Span {
        from: morning(first),
        to: morning(last) + 1.0,
    }
}

/// The moment at which a date stands beside the axis: its noon.
pub fn noon(date: Date) -> Moment {
    morning(date) + 0.5
}

/// The dates beside the axis of time, at most `most`, that have room: days, weeks, or beginnings of
/// months or years; the first and the last day where no two of these lie between them.
pub fn dates(
    (first, last): (Date, Date),
    most: usize,
    have_room: impl Fn(&[Date]) -> bool,
) -> Vec<Date> {
    let fitting = STEPS
        .iter()
        .map(|step| step.dates(first, last, most + 1))
        .find(|dates| dates.len() <= most && have_room(dates));
    match fitting {
        Some(dates) if dates.len() > 1 => dates,
        _ if first != last && most > 1 && have_room(&[first, last]) => vec![first, last],
        _ => vec![first],
    }
}

impl Step {
    /// The dates of this step from the first day to the last, the first `most` of them.
    fn dates(self, first: Date, last: Date, most: usize) -> Vec<Date> {
        let begins = match self {
            Step::Days(_) => Some(first),
            Step::Months(_) => Date::from_calendar_date(first.year(), Month::January, 1).ok(),
            Step::Years(years) => {
                let year = first.year().div_euclid(years) * years;
                Date::from_calendar_date(year, Month::January, 1).ok()
            }
        };
        std::iter::successors(begins, |date| self.after(*date))
            .skip_while(|date| *date < first)
            .take_while(|date| *date <= last)
            .take(most)
            .collect()
    }

    fn after(self, date: Date) -> Option<Date> {
        match self {
            Step::Days(days) => Date::from_julian_day(date.to_julian_day() + days).ok(),
            Step::Months(months) => {
                let months = u8::from(date.month()) - 1 + months;
                let month = Month::try_from(months % 12 + 1).ok()?;
                let year = date.year() + i32::from(months / 12);
                Date::from_calendar_date(year, month, 1).ok()
            }
            Step::Years(years) => {
                Date::from_calendar_date(date.year() + years, Month::January, 1).ok()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::calendar::{date, date_text};

    fn ticks(values: &[f64], most: usize, decimals: usize) -> Vec<f64> {
        Values::of(values.iter().copied(), most, decimals).ticks
    }

    #[test]
    fn an_axis_begins_and_ends_at_round_numbers() {
        assert_eq!(
            ticks(&[41.0, 161.0], 8, 0),
            [40.0, 60.0, 80.0, 100.0, 120.0, 140.0, 160.0, 180.0]
        );
        assert_eq!(ticks(&[0.0, 7.0], 5, 0), [0.0, 2.0, 4.0, 6.0, 8.0]);
        assert_eq!(
            ticks(&[0.0, 99_999.0], 6, 0),
            [0.0, 20_000.0, 40_000.0, 60_000.0, 80_000.0, 100_000.0]
        );
        assert_eq!(ticks(&[-1.0, 0.5], 5, 1), [-1.0, -0.5, 0.0, 0.5]);
    }

    #[test]
    fn values_that_are_all_the_same_have_an_axis_too() {
        assert_eq!(ticks(&[0.0, 0.0], 5, 0), [0.0, 1.0]);
        assert_eq!(ticks(&[78.0], 5, 0), [77.0, 78.0, 79.0]);
        assert_eq!(ticks(&[99_999.0], 5, 0), [99_998.0, 99_999.0, 100_000.0]);
        assert_eq!(ticks(&[], 5, 0), [0.0, 1.0]);
    }

    #[test]
    fn no_axis_has_too_many_numbers() {
        for high in 1..400 {
            for low in 0..high {
                for most in 3..9 {
                    let ticks = ticks(&[low.into(), high.into()], most, 0);
                    assert!((2..=most).contains(&ticks.len()), "{low} {high}: {ticks:?}");
                    assert!(ticks[0] <= low.into() && *ticks.last().unwrap() >= high.into());
                }
            }
        }
    }

    fn shown(first: &str, last: &str, most: usize) -> String {
        let days = (date(first).unwrap(), date(last).unwrap());
        let dates = dates(days, most, |_| true).into_iter().map(date_text);
        dates.collect::<Vec<String>>().join(" ")
    }

    #[test]
    fn dates_are_beginnings_of_what_fits() {
        assert_eq!(
            shown("2020-05-17", "2023-06-25", 4),
            "2021-01-01 2022-01-01 2023-01-01"
        );
        assert_eq!(
            shown("2020-11-17", "2021-07-25", 5),
            "2021-01-01 2021-03-01 2021-05-01 2021-07-01"
        );
        assert_eq!(
            shown("2026-11-27", "2026-11-29", 5),
            "2026-11-27 2026-11-28 2026-11-29"
        );
        assert_eq!(shown("2026-11-29", "2026-11-29", 5), "2026-11-29");
        assert_eq!(
            shown("2026-11-02", "2026-12-20", 2),
            "2026-11-02 2026-12-20"
        );
        assert_eq!(shown("0001-01-01", "9999-12-31", 1), "0001-01-01");
        assert_eq!(shown("0001-01-01", "9999-12-31", 9).len(), 9 * 11 - 1);
    }

    #[test]
    fn dates_that_have_no_room_are_further_apart() {
        let days = (date("2020-05-17").unwrap(), date("2023-06-25").unwrap());
        let few = dates(days, 9, |dates| dates.len() < 4);
        let few: Vec<String> = few.into_iter().map(date_text).collect();
        assert_eq!(few, ["2021-01-01", "2022-01-01", "2023-01-01"]);
        assert_eq!(dates(days, 9, |dates| dates.len() < 2), [days.0]);
    }

    #[test]
    fn dates_are_in_order_and_never_too_many() {
        let first = date("2020-01-15").unwrap();
        for days in 0..4_000 {
            let last = Date::from_julian_day(first.to_julian_day() + days).unwrap();
            for most in 1..12 {
                let dates = dates((first, last), most, |_| true);
                assert!(
                    (1..=most).contains(&dates.len()),
                    "{days} {most}: {dates:?}"
                );
                assert!(dates.is_sorted_by(|one, next| one < next));
                assert!(dates[0] >= first && dates[dates.len() - 1] <= last);
            }
        }
    }
}

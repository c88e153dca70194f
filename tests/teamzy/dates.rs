//! The civil day of a game.

use time::{OffsetDateTime, UtcOffset};

use crate::harness::{Table, game, instant, shown};

#[track_caller]
fn date_of(table: &Table, line: &str) -> String {
    table.teamzy(line).json()["date"]
        .as_str()
        .unwrap()
        .to_owned()
}

#[test]
fn a_game_is_of_the_local_civil_day_and_never_of_utcs() {
    for (now, today, yesterday) in [
        ("2026-11-30T00:30:00.000+01:00", "2026-11-30", "2026-11-29"),
        ("2026-11-29T23:30:00.000-05:00", "2026-11-29", "2026-11-28"),
        ("2027-01-01T00:00:00.000+14:00", "2027-01-01", "2026-12-31"),
        ("2024-03-01T00:00:00.000+00:00", "2024-03-01", "2024-02-29"),
    ] {
        let table = Table::new();
        table.at(now);
        assert_eq!(
            date_of(&table, "score Hugo 78 Léa 64 --json"),
            today,
            "{now}"
        );
        assert_eq!(date_of(&table, "new Hugo Léa --json"), today, "{now}");
        assert_eq!(
            date_of(&table, "score A 1 B 2 --json --date today"),
            today,
            "{now}"
        );
        assert_eq!(
            date_of(&table, "score A 1 B 3 --json --date yesterday"),
            yesterday,
            "{now}"
        );
    }
}

#[test]
fn the_instant_is_kept_with_its_offset() {
    let table = Table::new();
    table.at("2026-11-29T23:30:00.123456-05:00");
    let score = table.teamzy("score Hugo 78 Léa 64 --json").json();
    assert_eq!(score["recorded"], "2026-11-29T23:30:00.123-05:00");
    assert_eq!(
        table.lines()[0]["recorded"],
        "2026-11-29T23:30:00.123-05:00"
    );
}

#[cfg(unix)]
#[test]
fn without_a_set_clock_the_time_zone_decides() {
    // Twenty-six hours apart, these two places never have the same day.
    for (zone, hours) in [("<+14>-14", 14), ("<-12>12", -12), ("<+0530>-5:30", 5)] {
        let minutes = if hours == 5 { 30 } else { 0 };
        let offset = UtcOffset::from_hms(hours, minutes, 0).unwrap();
        let today = || OffsetDateTime::now_utc().to_offset(offset).date();
        let before = today();
        let table = Table::new();
        let score = table
            .teamzy("score Hugo 78 Léa 64 --json")
            .unset("TEAMZY_NOW")
            .env("TZ", zone)
            .json();
        let date = score["date"].as_str().unwrap();
        assert!(
            [before, today()].iter().any(|day| day.to_string() == date),
            "{zone} {date}"
        );
        let ends = format!("{hours:+03}:{minutes:02}");
        let recorded = score["recorded"].as_str().unwrap();
        assert!(recorded.ends_with(&ends), "{zone}: {recorded} {ends}");
        let open = table
            .teamzy("new A B --json")
            .unset("TEAMZY_NOW")
            .env("TZ", zone)
            .json();
        assert!(
            [before, today()]
                .iter()
                .any(|day| day.to_string() == open["date"].as_str().unwrap())
        );
    }
}

#[test]
fn what_is_no_day_of_the_calendar_is_refused() {
    let table = Table::new();
    for typed in [
        "2026-02-30",
        "2025-02-29",
        "2026-2-3",
        "2026-13-01",
        "2026-00-10",
        "2026-01-00",
        "0000-01-01",
        "10000-01-01",
        "+2026-01-01",
        "-2026-01-01",
        "26-01-01",
        "2026/01/01",
        "01-02-2026",
        "20260101",
        "2026-01-01T10:00",
        " 2026-01-01x",
        "tomorrow",
        "hier",
        "last",
        "２０２６-01-01",
        "",
    ] {
        let refusal = format!(
            "error: “{typed}” is not a date.\n  \
             try: a day of the calendar as YYYY-MM-DD, or today, or yesterday\n"
        );
        table
            .words(["score", "Hugo", "78", "Léa", "64", "--date", typed])
            .refused(2, &refusal);
        if typed.is_empty() || typed == "2026-02-30" {
            table
                .words(["new", "Hugo", "Léa", "--date", typed])
                .refused(2, &refusal);
            table
                .words(["history", "--since", typed])
                .refused(2, &refusal);
            table
                .words(["rankings", "--until", typed])
                .refused(2, &refusal);
        }
    }
}

#[test]
fn the_years_1_and_9999_are_days_too() {
    let table = Table::new();
    let early = table.teamzy("score Hugo 78 Léa 64 --date 0001-01-01").ok();
    assert!(
        early.stdout.ends_with("\nGame g001, 0001-01-01\n"),
        "{}",
        shown(&early)
    );
    assert_eq!(early.stderr, "");
    let late = table.teamzy("score Hugo 70 Léa 60 --date 9999-12-31").ok();
    assert_eq!(late.stderr, "note: 9999-12-31 is still to come.\n");
    let history = table.teamzy("history --json").json();
    assert_eq!(history[0]["date"], "0001-01-01");
    assert_eq!(history[1]["date"], "9999-12-31");
    assert_eq!(
        date_of(&table, "score A 1 B 2 --json --date 2024-02-29"),
        "2024-02-29"
    );
}

#[test]
fn a_future_date_is_taken_with_a_remark() {
    let table = Table::new();
    let printed = table.teamzy("score Hugo 78 Léa 64 --date 2026-11-30").ok();
    assert_eq!(printed.stderr, "note: 2026-11-30 is still to come.\n");
    let printed = table.teamzy("score A 78 B 64 --date 2026-11-29").ok();
    assert_eq!(printed.stderr, "");
    let printed = table.teamzy("new Hugo Léa --date 2027-01-01").ok();
    assert_eq!(printed.stderr, "note: 2027-01-01 is still to come.\n");
}

#[test]
fn the_first_day_of_the_calendar_has_no_yesterday() {
    let table = Table::new();
    table.at("0001-01-01T12:00:00Z");
    let printed = table
        .teamzy("score Hugo 78 Léa 64 --date yesterday")
        .printed();
    assert_eq!(printed.status, 2, "{}", shown(&printed));
    assert!(table.bytes().is_empty());
}

#[test]
fn nothing_is_recorded_after_the_end_of_the_calendar_and_nothing_is_said_to_be() {
    let end = "9999-12-31T23:59:59.999+00:00";
    let line = game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]).replace(&instant(1), end);
    let table = Table::with_lines([line]);
    let before = table.bytes();
    for words in [
        "score Hugo 78 Léa 65",
        "new Hugo Léa",
        "edit g001 Hugo=20",
        "delete g001",
        "undo",
        "rename Hugo Max",
    ] {
        for (lang, problem) in [
            ("en", "nothing can be recorded after it, and nothing was."),
            ("fr", "rien ne peut être enregistré après elle"),
            ("es", "no se ha guardado nada."),
        ] {
            let printed = table.teamzy(words).lang(lang).columns(300).raw();
            assert_eq!(printed.status, 1, "{}", shown(&printed));
            assert!(printed.stderr.contains(problem), "{}", shown(&printed));
            assert!(
                printed.stderr.contains("teamzy check"),
                "{}",
                shown(&printed)
            );
            assert_eq!(printed.stdout, "");
            assert_eq!(table.bytes(), before, "{words}");
        }
    }
    let shown = table.teamzy("history --json").json();
    assert_eq!(shown[0]["players"][0]["score"], 78);
}

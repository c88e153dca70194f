//! Which games `history`, `rankings` and `records` look at.

use serde_json::Value;

use crate::harness::{Table, game, id, page, shown};

/// Adds fields to the line of a game.
fn with(line: String, fields: &str) -> String {
    format!("{},{fields}}}", line.strip_suffix('}').unwrap())
}

/// Six games: the number tells them apart, dates go up with it.
fn table() -> Table {
    Table::with_lines([
        game(1, "2026-01-01", &[("Hugo", 78), ("Léa", 64)]),
        with(
            game(2, "2026-02-01", &[("Hugo", 70), ("Léa", 71), ("Zoé", 72)]),
            r#""expansions":["river","inns-and-cathedrals"],"location":"Lyon""#,
        ),
        with(
            game(3, "2026-03-01", &[("Zoé", 90), ("Max", 90)]),
            r#""expansions":["inns-and-cathedrals"],"location":"LYON""#,
        ),
        with(
            game(4, "2026-04-01", &[("Hugo", 50), ("Zoé", 60)]),
            r#""expansions":["other:Fan Set"],"location":"Paris","note":"Rain""#,
        ),
        with(
            game(5, "2026-05-01", &[("Léa", 80), ("Hugo", 81)]),
            r#""expansions":[],"location":"","note":"""#,
        ),
        with(
            game(6, "2026-11-29", &[("Max", 1), ("Hugo", 2), ("Léa", 3)]),
            r#""location":"none""#,
        ),
    ])
}

/// The numbers of the games that are listed.
#[track_caller]
fn listed(table: &Table, filters: &str) -> Vec<u32> {
    let history = table.teamzy(&format!("history --json {filters}")).json();
    let number = |game: &Value| game["id"].as_str().unwrap()[1..4].parse().unwrap();
    history.as_array().unwrap().iter().map(number).collect()
}

#[test]
fn filters_keep_the_games_that_fit_all_of_them() {
    let table = table();
    for (filters, expected) in [
        ("", &[1, 2, 3, 4, 5, 6][..]),
        ("--since 2026-03-01", &[3, 4, 5, 6]),
        ("--until 2026-03-01", &[1, 2, 3]),
        ("--since 2026-02-01 --until 2026-04-01", &[2, 3, 4]),
        ("--since today", &[6]),
        ("--until yesterday", &[1, 2, 3, 4, 5]),
        ("--with inns", &[2, 3]),
        ("--with auberges", &[2, 3]),
        ("--with inns,river", &[2]),
        ("--with inns --with river", &[2]),
        ("--with 'other:fan set'", &[4]),
        ("--with none", &[1, 5, 6]),
        ("--players 2", &[1, 3, 4, 5]),
        ("--players 3", &[2, 6]),
        ("--at lyon", &[2, 3]),
        ("--at none", &[1, 5]),
        ("-n 2", &[5, 6]),
        ("-n 100", &[1, 2, 3, 4, 5, 6]),
        ("--players 2 -n 2", &[4, 5]),
        ("-n 1 --with inns --until 2026-02-28", &[2]),
        ("Hugo", &[1, 2, 4, 5, 6]),
        ("Hugo Léa", &[1, 2, 5, 6]),
        ("Léa Hugo --players 2", &[1, 5]),
        ("léa ZOÉ", &[2]),
        ("Hugo -n 1 --at none", &[5]),
    ] {
        assert_eq!(listed(&table, filters), expected, "{filters}");
    }
}

/// Whose records are shown, and of how many games.
fn games_of_each(records: &Value) -> Vec<(&str, u64)> {
    let rows = records.as_array().unwrap().iter();
    rows.filter(|row| row["record"] == "games")
        .map(|row| {
            (
                row["player"].as_str().unwrap(),
                row["value"].as_u64().unwrap(),
            )
        })
        .collect()
}

#[test]
fn rankings_and_records_take_the_same_filters() {
    let table = table();
    for filters in [
        "--since 2026-03-01",
        "--until 2026-03-01",
        "--with inns",
        "--with none",
        "--players 3",
        "--at lyon",
        "--at none",
        "-n 2",
        "--players 2 -n 2",
    ] {
        let games = listed(&table, filters).len();
        let history = table.teamzy(&format!("history --json {filters}")).json();
        let mut seats: Vec<&str> = Vec::new();
        for game in history.as_array().unwrap() {
            for seat in game["players"].as_array().unwrap() {
                seats.push(seat["name"].as_str().unwrap());
            }
        }
        let rankings = table.teamzy(&format!("rankings --json {filters}")).json();
        let played = |standing: &Value| standing["games"].as_u64().unwrap() as usize;
        let total: usize = rankings.as_array().unwrap().iter().map(played).sum();
        assert_eq!(total, seats.len(), "rankings {filters}, {games} games");
        let records = table.teamzy(&format!("records --json {filters}")).json();
        let counted = games_of_each(&records);
        let total: u64 = counted.iter().map(|(_, games)| games).sum();
        assert_eq!(
            total as usize,
            seats.len(),
            "records {filters}, {games} games"
        );
    }
}

#[test]
fn players_of_rankings_all_took_part_in_the_games() {
    let rankings = table().teamzy("rankings Hugo Léa --json").json();
    let counted: Vec<(&str, u64)> = rankings
        .as_array()
        .unwrap()
        .iter()
        .map(|line| {
            (
                line["player"].as_str().unwrap(),
                line["games"].as_u64().unwrap(),
            )
        })
        .collect();
    assert_eq!(counted, [("Hugo", 4), ("Léa", 4), ("Zoé", 1), ("Max", 1)]);
}

#[test]
fn players_of_records_are_those_whose_records_are_shown() {
    let records = table().teamzy("records Léa Hugo --json").json();
    assert_eq!(games_of_each(&records), [("Léa", 4), ("Hugo", 5)]);
}

#[test]
fn games_are_in_order_of_date_then_instant_then_id() {
    let mut lines = vec![
        game(5, "2026-01-02", &[("A", 1), ("B", 2)]),
        game(4, "2026-01-02", &[("A", 1), ("B", 2)]),
        game(9, "2026-01-01", &[("A", 1), ("B", 2)]),
    ];
    // The same instant as game 4, and a smaller id.
    lines.push(game(3, "2026-01-02", &[("A", 1), ("B", 2)]).replace("12:03", "12:04"));
    assert_eq!(listed(&Table::with_lines(&lines), ""), [9, 3, 4, 5]);
    // 12:05+03:00 is before 12:03+01:00.
    lines[0] = lines[0].replace("+01:00", "+03:00");
    assert_eq!(listed(&Table::with_lines(&lines), ""), [9, 5, 3, 4]);
}

#[test]
fn no_match_is_a_sentence_and_success() {
    let table = table();
    for command in ["history", "rankings", "records"] {
        table
            .teamzy(&format!("{command} --since 2030-01-01"))
            .stderr("No game fits.\n")
            .check();
    }
    for command in ["history", "rankings", "records"] {
        table
            .teamzy(&format!("{command} --json --players 8"))
            .stdout("[]\n")
            .stderr("No game fits.\n")
            .check();
        table
            .teamzy(&format!("{command} --csv --players 8"))
            .stderr("No game fits.\n")
            .check();
    }
    table
        .teamzy("records --json Hugo --players 8")
        .stdout("[]\n")
        .stderr("No game fits.\n")
        .check();
    let min_games = table.teamzy("rankings --min-games 100").printed();
    assert_eq!(
        (min_games.status, min_games.stdout.as_str()),
        (0, ""),
        "{}",
        shown(&min_games)
    );
    table
        .teamzy("history -n 0")
        .stderr("No game fits.\n")
        .check();
}

#[test]
fn an_empty_table_is_a_sentence_and_success() {
    let table = Table::new();
    let first = "No game is recorded yet. The first one: teamzy score Hugo 78 Léa 84\n";
    for command in ["history", "rankings", "records"] {
        table.teamzy(command).stderr(first).check();
    }
    for command in ["history", "rankings", "records"] {
        table
            .teamzy(&format!("{command} --json"))
            .stdout("[]\n")
            .stderr(first)
            .check();
        table
            .teamzy(&format!("{command} --csv"))
            .stderr(first)
            .check();
    }
    assert!(!table.path("games.jsonl").exists());
}

#[test]
fn a_player_never_seen_is_an_error_with_the_nearest_name() {
    let table = table();
    for command in ["history", "rankings", "records"] {
        table
            .teamzy(&format!("{command} Hugoo"))
            .refused(1, "error: Hugoo has never played.\n  try: Hugo\n");
        table
            .teamzy(&format!("{command} --json Lea"))
            .refused(1, "error: Lea has never played.\n  try: Léa\n");
        table.teamzy(&format!("{command} Hugo Xyz")).refused(
            1,
            &page([
                "error: Xyz has never played.",
                "  try: teamzy rankings lists everybody",
            ]),
        );
    }
}

#[test]
fn filters_that_are_no_dates_or_numbers_are_refused() {
    let table = table();
    for command in ["history", "rankings", "records"] {
        table
            .teamzy(&format!("{command} --since tomorrow"))
            .refused(
                2,
                "error: “tomorrow” is not a date.\n  \
             try: a day of the calendar as YYYY-MM-DD, or today, or yesterday\n",
            );
        for typed in ["-3", "x", "1.5", "''"] {
            let printed = table.teamzy(&format!("{command} -n {typed}")).printed();
            assert_eq!(
                (printed.status, printed.stdout.as_str()),
                (2, ""),
                "{command} {typed}"
            );
        }
        table.teamzy(&format!("{command} -n -3")).refused(
            2,
            "error: -n takes a whole number, 0 or more, not “-3”.\n  try: -n 5\n",
        );
        let printed = table.teamzy(&format!("{command} --with zzz")).printed();
        assert_eq!(
            (printed.status, printed.stdout.as_str()),
            (2, ""),
            "{command}"
        );
    }
}

#[test]
fn one_game_in_full_goes_with_no_filter() {
    let table = table();
    for filter in [
        "-n 1",
        "--since today",
        "--at Lyon",
        "--players 2",
        "--with inns",
        "Hugo",
        "--open",
        "--csv",
    ] {
        let printed = table
            .teamzy(&format!("history --game {} {filter}", id(2)))
            .printed();
        assert_eq!(
            (printed.status, printed.stdout.as_str()),
            (2, ""),
            "{filter}"
        );
    }
    table
        .teamzy("history --game g004")
        .stdout(page([
            "Game g004, 2026-04-01, Fan Set, Paris",
            "Note: Rain",
            "",
            "Zoé wins with 60 points, 10 more than Hugo.",
            "",
            " Place  Player  Score  Track",
            "     1  Zoé        60   1:10",
            "     2  Hugo       50   1:00",
        ]))
        .check();
}

#[test]
fn history_is_a_table_with_the_newest_last() {
    table()
        .teamzy("history")
        .stdout(page([
            " Game  Date        Result",
            " g001  2026-01-01  Hugo 78, Léa 64",
            " g002  2026-02-01  Zoé 72, Léa 71, Hugo 70  The River, Inns & Cathedrals · Lyon",
            " g003  2026-03-01  Zoé 90 = Max 90          Inns & Cathedrals · LYON",
            " g004  2026-04-01  Zoé 60, Hugo 50          Fan Set · Paris · “Rain”",
            " g005  2026-05-01  Hugo 81, Léa 80",
            " g006  2026-11-29  Léa 3, Hugo 2, Max 1     none",
        ]))
        .check();
}

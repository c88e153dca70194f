//! `export`: what stands, to the letter, or as rows.

use std::fs;

use crate::harness::{
    Table, correction, deletion, game, newer, open, page, rename, this_evening, undo,
};

const DAY: &str = "2026-11-20";

/// Two games, one of them corrected, a deleted one, an open one, one taken back, and a rename.
fn lines() -> Vec<String> {
    vec![
        rename(1, "Lea", "Léa"),
        game(2, "2026-11-21", &[("Hugo", 78), ("Lea", 84)]),
        game(3, DAY, &[("Hugo", 60), ("Zoé", 70)]),
        correction(3, 4, &[3], &[("Hugo", 61), ("Zoé", 70)]),
        game(5, DAY, &[("Hugo", 10), ("Zoé", 20)]),
        deletion(5, 6, &[5]),
        open(7, "2026-11-22", &["Hugo", "Max"]),
        game(8, DAY, &[("Hugo", 1), ("Zoé", 2)]),
        rename(8, "Zoé", "Zoë"),
        undo(9, 8),
    ]
}

#[test]
fn what_stands_is_exported_to_the_letter() {
    let lines = lines();
    let mut spread = lines.clone();
    spread[1] = format!("  {} \r", lines[1]);
    spread.push("broken".to_owned());
    spread.push(lines[1].clone());
    let table = Table::with_lines(spread);
    table
        .teamzy("export")
        .stdout(page([&lines[3], &lines[1], &lines[6], &lines[0]]))
        .stderr(
            "games.jsonl:11: this line cannot be read and was left alone (teamzy check shows it)\n",
        )
        .columns(100)
        .check();
}

#[test]
fn an_export_is_a_data_file_with_the_same_games() {
    let table = Table::with_lines(lines());
    table.teamzy("export -o clean.jsonl").stdout("").check();
    for line in [
        "history --json",
        "rankings --json",
        "records --json",
        "history --open",
    ] {
        let clean = table.teamzy(&format!("{line} --data clean.jsonl")).ok();
        // The instant at which a corrected game was first recorded goes with its first line.
        let clean = clean.stdout.replace("12:04:00", "12:03:00");
        assert_eq!(table.teamzy(line).ok().stdout, clean, "{line}");
    }
    let clean = fs::read_to_string(table.path("clean.jsonl")).unwrap();
    assert!(!clean.contains("\"score\":60"), "{clean}");
}

#[test]
fn the_filters_choose_games_and_leave_the_renames() {
    let lines = lines();
    let table = Table::with_lines(&lines);
    for (line, games) in [
        ("export Zoé", vec![&lines[3]]),
        ("export hugo Léa", vec![&lines[1]]),
        ("export --until 2026-11-20", vec![&lines[3]]),
        ("export -n 2", vec![&lines[1], &lines[6]]),
    ] {
        let games = games.into_iter().chain([&lines[0]]);
        let expected: String = games.map(|line| format!("{line}\n")).collect();
        table.teamzy(line).stdout(expected).check();
    }
    table
        .teamzy("export --players 5")
        .stderr("No game fits.\n")
        .check();
    table
        .teamzy("export Zoe")
        .status(1)
        .stderr("error: Zoe has never played.\n  try: Zoé\n")
        .check();
    Table::new()
        .teamzy("export")
        .stderr("No game is recorded yet. The first one: teamzy score Hugo 78 Léa 84\n")
        .check();
}

#[test]
fn rows_are_those_of_history() {
    let table = Table::with_lines(lines());
    for filter in ["", "Zoé", "--since 2026-11-21", "-n 1"] {
        let rows = table.teamzy(&format!("history --csv {filter}")).ok();
        table
            .teamzy(&format!("export --format csv {filter}"))
            .stdout(rows.stdout)
            .check();
    }
    let rows = table.teamzy("export --format csv -o games.csv").ok();
    assert_eq!((rows.stdout.as_str(), rows.stderr.as_str()), ("", ""));
    let written = fs::read_to_string(table.path("games.csv")).unwrap();
    assert_eq!(written, table.teamzy("export --format csv").ok().stdout);
    assert!(written.starts_with("game,date,player,score,place,victory,shared,"));
}

#[test]
fn a_file_is_overwritten_only_by_force_and_the_data_file_never() {
    let table = Table::with_lines(lines());
    fs::write(table.path("there"), "kept").unwrap();
    table.teamzy("export -o there").refused(
        1,
        "error: there exists already, and was left as it is.\n  \
         try: name another place, or add --force to overwrite it\n",
    );
    assert_eq!(fs::read_to_string(table.path("there")).unwrap(), "kept");
    table.teamzy("export -o there --force").ok();
    assert!(fs::read_to_string(table.path("there")).unwrap().len() > 4);
    table.teamzy("export -o ./games.jsonl --force").refused(
        1,
        "error: ./games.jsonl holds the games, and nothing else is written there.\n  \
         try: name another place\n",
    );
}

#[test]
fn what_a_later_teamzy_wrote_is_left_out_and_said() {
    let lines = [
        game(1, DAY, &[("Hugo", 78), ("Léa", 84)]),
        newer(&game(2, DAY, &[("Hugo", 78), ("Léa", 85)])),
    ];
    let table = Table::with_lines(&lines);
    let printed = table.teamzy("export").ok();
    assert_eq!(printed.stdout, format!("{}\n", lines[0]));
    assert!(
        printed.stderr.contains("later version"),
        "{}",
        printed.stderr
    );
}

#[test]
fn a_game_of_this_evening_comes_with_its_note() {
    let line = this_evening(1, &game(1, "2026-11-29", &[("Hugo", 78), ("Léa", 84)]));
    let line = line.replace(
        "]}",
        r#"],"location":"Lyon","note":"“Rain”","source":{"kind":"x"}}"#,
    );
    let table = Table::with_lines([&line]);
    table.teamzy("export").stdout(format!("{line}\n")).check();
}

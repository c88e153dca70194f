//! Lines of another data file, put to these.

use std::fs;

use crate::harness::{
    Table, correction, deletion, game, instant, newer, page, rename, shown, undo,
};

const DAY: &str = "2026-11-20";

fn seats(one: u32) -> [(&'static str, u32); 2] {
    [("Hugo", one), ("Léa", 84)]
}

#[test]
fn missing_lines_are_added_to_the_letter() {
    let ours = [game(1, DAY, &seats(1)), game(2, DAY, &seats(2))];
    let theirs = [
        game(2, DAY, &seats(2)),
        correction(1, 3, &[1], &seats(3)),
        rename(4, "Hugo", "Hugh"),
        game(5, DAY, &seats(5)).replace("}]", r#","colour":"red"}],"new": [1, 2]"#),
        deletion(5, 6, &[5]),
        undo(7, 6),
        newer(&game(8, DAY, &seats(8))),
        game(5, DAY, &seats(5)).replace("}]", r#","colour":"red"}],"new": [1, 2]"#),
    ];
    let table = Table::with_lines(&ours);
    table.file("theirs", theirs.join("\r\n"));
    let before = table.bytes();
    table
        .teamzy("import theirs --dry-run")
        .stdout(page(["6 lines would be added.", "1 line is here already."]))
        .stderr("note: Nothing was written (--dry-run).\n")
        .check();
    assert_eq!(table.bytes(), before);
    table
        .teamzy("import theirs")
        .stdout(page([
            "6 lines were added.",
            "1 line is here already.",
            "This is no change of its own: teamzy undo takes back the last change of the two",
            "  files.",
        ]))
        .check();
    let added = String::from_utf8(table.bytes()[before.len()..].to_vec()).unwrap();
    assert_eq!(added, theirs[1..7].join("\n") + "\n");
    let both = table.bytes();
    table
        .teamzy("import theirs")
        .stdout(page([
            "No line was missing here.",
            "7 lines are here already.",
        ]))
        .stderr(table.teamzy("history").ok().stderr)
        .check();
    assert_eq!(table.bytes(), both);
}

#[test]
fn either_direction_gives_the_same_games() {
    let one = Table::with_lines([
        game(1, DAY, &seats(1)),
        correction(1, 3, &[1], &seats(3)),
        rename(5, "Hugo", "Hugh"),
    ]);
    let other = Table::with_lines([
        game(1, DAY, &seats(1)),
        correction(1, 4, &[1], &seats(4)),
        game(2, DAY, &seats(2)),
        undo(6, 2),
    ]);
    one.file("other.jsonl", other.bytes());
    other.file("one.jsonl", one.bytes());
    one.teamzy("import other.jsonl").ok();
    other.teamzy("import one.jsonl").ok();
    assert_eq!(one.games(), other.games());
    assert_eq!(one.games(), ["2026-11-20 Hugh 4, Léa 84"]);
    let undone = one.teamzy("undo").ok();
    assert!(undone.stdout.contains("Hugo is"), "{}", shown(&undone));
}

#[test]
fn what_cannot_be_read_is_left_out_and_said() {
    let torn = &game(2, DAY, &seats(2))[..80];
    let text = format!("broken\n{}\n{torn}", game(1, DAY, &seats(1)));
    let table = Table::with_file("theirs", &text);
    table
        .teamzy("import theirs --strict")
        .status(1)
        .stdout(page([
            "No line was missing here.",
            "2 lines were left out.",
            "Because of --strict, nothing was added.",
        ]))
        .stderr(page([
            "note: theirs:1: this line cannot be read, and is left out.",
            "note: theirs:3: this line cannot be read, and is left out.",
        ]))
        .check();
    let report = table.teamzy("import theirs --json").json();
    assert_eq!(report["taken"], 1);
    assert_eq!(report["refused"][1]["id"], "3");
    assert_eq!(report["refused"][1]["reason"], "unreadable");
    assert_eq!(
        String::from_utf8(table.bytes()).unwrap(),
        game(1, DAY, &seats(1)) + "\n"
    );
}

#[test]
fn of_a_torn_file_the_whole_lines_are_taken_if_there_are_any() {
    let line = game(1, DAY, &seats(1));
    let table = Table::with_file("theirs", format!("{line}\n{}", &line[..80]));
    table
        .teamzy("import theirs")
        .stdout(page([
            "1 line was added.",
            "1 line was left out.",
            "This is no change of its own: teamzy undo takes back the last change of the two",
            "  files.",
        ]))
        .stderr("note: theirs:2: this line cannot be read, and is left out.\n")
        .check();
    table.file("theirs", &line[..80]);
    let printed = table.teamzy("import theirs").raw();
    assert_eq!(printed.status, 1, "{}", shown(&printed));
    assert!(
        printed.stderr.starts_with("error: theirs:1:"),
        "{}",
        shown(&printed)
    );
    assert_eq!(table.lines().len(), 1);
}

#[test]
fn a_file_that_does_not_end_in_a_newline_is_not_spoilt() {
    let table = Table::new();
    table.write(game(1, DAY, &seats(1)));
    table.file("theirs", game(2, DAY, &seats(2)));
    table.teamzy("import theirs").ok();
    assert_eq!(table.lines().len(), 2);
    table.write(&fs::read(table.path("games.jsonl")).unwrap()[..60]);
    table.teamzy("import theirs").ok();
    assert_eq!(table.games().len(), 1);
}

#[test]
fn several_copies_come_in_at_once() {
    let table = Table::with_lines([game(1, DAY, &seats(1))]);
    table.file(
        "one",
        game(1, DAY, &seats(1)) + "\n" + &game(2, DAY, &seats(2)),
    );
    table.file(
        "two",
        game(2, DAY, &seats(2)) + "\n" + &game(3, DAY, &seats(3)),
    );
    assert_eq!(table.import("one two"), (2, 2));
    assert_eq!(table.lines().len(), 3);
    let strange = Table::with_file("one", game(1, DAY, &[("Zoe", 1), ("Max", 2)]));
    strange.teamzy("score Zoé 3 Hugo 4").ok();
    let report = strange.teamzy("import one --json").json();
    assert_eq!(report["new_players"], serde_json::json!(["Zoe", "Max"]));
    assert_eq!(report["remarks"][0]["known"], "Zoé");
}

#[test]
fn a_line_after_which_nothing_could_be_recorded_is_left_out() {
    let last = game(2, DAY, &seats(2)).replace(&instant(2), "9999-12-31T23:59:59.999+00:00");
    let text = format!("{}\n{last}\n", game(1, DAY, &seats(1)));
    let table = Table::with_file("theirs", &text);
    let report = table.teamzy("import theirs --json").json();
    assert_eq!(report["taken"], 1, "{report}");
    assert_eq!(report["refused"][0]["id"], "2", "{report}");
    table.teamzy("score Hugo 78 Léa 84").ok();
}

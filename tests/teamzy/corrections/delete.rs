//! `delete`: games that count no longer.

use serde_json::json;

use super::{detailed, seats_of, table};
use crate::harness::{Table, change, correction, game, id, page, shown, strings};

#[test]
fn a_deleted_game_is_shown_and_counts_no_longer() {
    let table = table();
    table
        .teamzy("delete g001")
        .stdout(page([
            "Game g001 is deleted: 2026-11-20  Hugo 78, Léa 64",
            "To have it back: teamzy undo",
        ]))
        .check();
    let line = table.lines().pop().unwrap();
    assert_eq!(line["id"], id(1));
    assert_eq!(strings(&line["replaces"]), [change(1)]);
    assert_eq!(line["deleted"], true);
    let history = table.teamzy("history --json").json();
    assert_eq!(history.as_array().unwrap().len(), 1);
    assert_eq!(history[0]["id"], id(2));
    let rankings = table.teamzy("rankings --csv").ok().stdout;
    assert!(!rankings.contains("Léa"), "{rankings}");
    for line in ["delete g001", "edit g001 Hugo=5", "history --game g001"] {
        table.teamzy(line).refused(
            1,
            &page([
                "error: There is no game “g001”.",
                "  try: an id from the first column of teamzy history, or its beginning, or last",
            ]),
        );
    }
}

/// What `delete g002` says.
const DELETED: [(&str, [&str; 2]); 3] = [
    (
        "en",
        [
            "Game g002 is deleted: 2026-11-02  Hugo 70, Zoé 60, Max 50  The River, The Tower · Lyon · “Rain”",
            "To have it back: teamzy undo",
        ],
    ),
    (
        "fr",
        [
            "La partie g002 a été supprimée\u{a0}: 2026-11-02  Hugo 70, Zoé 60, Max 50  La Rivière, La Tour · Lyon · «\u{202f}Rain\u{202f}»",
            "Pour la retrouver\u{a0}: teamzy undo",
        ],
    ),
    (
        "es",
        [
            "Se ha borrado la partida g002: 2026-11-02  Hugo 70, Zoé 60, Max 50  El río, La Torre · Lyon · «Rain»",
            "Para recuperarla: teamzy undo",
        ],
    ),
];

#[test]
fn a_deletion_is_said_in_every_language() {
    for (lang, words) in DELETED {
        table()
            .teamzy("delete g002")
            .lang(lang)
            .columns(200)
            .stdout(page(words))
            .check();
    }
}

#[test]
fn a_deletion_of_several_games_speaks_of_several() {
    for (lang, [first, back]) in DELETED {
        let printed = table()
            .teamzy("delete g002 g001")
            .lang(lang)
            .columns(200)
            .ok();
        let lines: Vec<&str> = printed.stdout.lines().collect();
        let seen = shown(&printed);
        assert_eq!(lines.len(), 3, "{seen}");
        assert_eq!(lines[0], first, "{seen}");
        assert!(lines[1].contains("g001"), "{seen}");
        assert_ne!(lines[2], back, "{seen}");
        assert!(lines[2].ends_with(": teamzy undo"), "{seen}");
    }
}

#[test]
fn several_games_are_deleted_by_one_change() {
    let table = table();
    table.teamzy("delete g001 g002 g003").ok();
    let lines = table.lines();
    assert_eq!(lines.len(), 6);
    for line in &lines[3..] {
        assert_eq!(line["change"], lines[3]["change"]);
        assert_eq!(line["deleted"], true);
    }
    for list in ["history --json", "history --open --json"] {
        assert_eq!(table.teamzy(list).json(), json!([]));
    }
    table.teamzy("undo").ok();
    assert_eq!(seats_of(&table, 2), "Max 50, Zoé 60, Hugo 70");
    assert_eq!(seats_of(&table, 3), "Tom, Anna");
}

#[test]
fn a_game_that_is_named_twice_is_deleted_once() {
    for line in [
        "delete g002 g002",
        "delete g002 last",
        "delete G002 g002aaaaaaaa last",
    ] {
        let table = table();
        let printed = table.teamzy(line).columns(200).ok();
        assert_eq!(table.lines().len(), 4, "{line}");
        assert_eq!(
            printed.stdout,
            "Game g002 is deleted: 2026-11-02  Hugo 70, Zoé 60, Max 50  The River, The Tower · Lyon · “Rain”\n\
             To have it back: teamzy undo\n"
        );
    }
}

#[test]
fn an_open_game_is_deleted_too() {
    let table = table();
    table
        .teamzy("delete g003")
        .stdout(page([
            "Game g003 is deleted: 2026-11-29  Tom, Anna",
            "To have it back: teamzy undo",
        ]))
        .check();
    table
        .teamzy("history --open")
        .stderr("No game is open.\n")
        .check();
    table.teamzy("score 5 6").refused(
        1,
        &page([
            "error: These scores have no names, and no game is open.",
            "  try: teamzy score Léa 5 Hugo 6",
        ]),
    );
}

#[test]
fn the_line_of_the_remark_about_an_open_game_deletes_it() {
    let table = table();
    let printed = table.teamzy("score Hugo 1 Léa 2").columns(200).raw();
    let (_, line) = printed
        .stderr
        .trim()
        .split_once("To delete it: teamzy ")
        .unwrap();
    table.teamzy(line).ok();
    assert_eq!(table.teamzy("history --open --json").json(), json!([]));
}

#[test]
fn when_one_game_is_unknown_none_is_deleted() {
    let table = table();
    for (line, first) in [
        ("delete g001 zzzz", "error: There is no game “zzzz”.\n"),
        ("delete zzzz g001", "error: There is no game “zzzz”.\n"),
        (
            "delete g001 g00",
            "error: Several games begin with “g00”:\n",
        ),
        ("delete ''", "error: There is no game “”.\n"),
    ] {
        let printed = table.teamzy(line).printed();
        let seen = shown(&printed);
        assert_eq!((printed.status, printed.stdout.as_str()), (1, ""), "{seen}");
        assert!(printed.stderr.starts_with(first), "{line} {seen}");
        assert_eq!(table.lines().len(), 3, "{line}");
    }
}

#[test]
fn a_corrected_game_is_deleted_with_all_its_versions() {
    let table = Table::with_lines([
        detailed(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        correction(1, 2, &[1], &[("Hugo", 87), ("Léa", 64)]),
        correction(1, 3, &[1], &[("Hugo", 88), ("Léa", 64)]),
        game(4, "2026-11-20", &[("Max", 1), ("Zoé", 2)]),
    ]);
    table.teamzy("delete g001").ok();
    let history = table.teamzy("history --json").json();
    assert_eq!(history.as_array().unwrap().len(), 1);
    let line = table.lines().pop().unwrap();
    let mut replaced = strings(&line["replaces"]);
    replaced.sort_unstable();
    assert_eq!(replaced, [change(2), change(3)]);
}

#[test]
fn a_dry_run_shows_what_would_be_deleted_and_deletes_nothing() {
    let dry = table();
    let before = dry.bytes();
    for line in ["delete g001", "delete last g003"] {
        let expected = table().teamzy(line).columns(200).ok().stdout;
        assert!(expected.contains(" is deleted: "), "{expected}");
        let expected = expected.replace(" is deleted: ", " would be deleted: ");
        // There is nothing to have back.
        let (expected, _) = expected.trim_end().rsplit_once('\n').unwrap();
        dry.teamzy(&format!("{line} --dry-run"))
            .columns(200)
            .stdout(format!("{expected}\n"))
            .stderr("note: Nothing was written (--dry-run).\n")
            .check();
        let json = table().teamzy(&format!("{line} --json")).json();
        assert_eq!(dry.teamzy(&format!("{line} --json --dry-run")).json(), json);
    }
    assert_eq!(dry.bytes(), before);
}

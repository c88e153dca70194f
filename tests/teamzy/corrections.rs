//! What was wrong is put right, and nothing is ever lost.

mod delete;
mod edit;
mod rename;
mod undo;

use serde_json::{Value, json};

use crate::harness::{
    Table, change, correction, deletion, game, id, instant, keys, newer, open, page, shown,
};
use crate::output::{GAME, is_game};
use crate::words::{MODEL, translations};

/// Two finished games, the second with every detail, and an open one.
fn table() -> Table {
    Table::with_lines(lines())
}

fn lines() -> [String; 3] {
    [
        game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        detailed(2, "2026-11-02", &[("Max", 50), ("Zoé", 60), ("Hugo", 70)]),
        open(3, "2026-11-29", &["Tom", "Anna"]),
    ]
}

/// The line of a game with expansions, a place and a note.
fn detailed(number: u32, date: &str, seats: &[(&str, u32)]) -> String {
    game(number, date, seats).replace(
        "}]}",
        r#"}],"expansions":["river","tower"],"location":"Lyon","note":"Rain"}"#,
    )
}

/// What a table shows in every way that does not depend on how it came to be.
#[track_caller]
fn state(table: &Table) -> [String; 4] {
    [
        "history --json",
        "history --open --json",
        "rankings --json",
        "records --json",
    ]
    .map(|line| table.teamzy(line).ok().stdout)
}

/// The players of a game with their scores, in seat order: `Hugo 78, Léa 64`.
#[track_caller]
fn seats(game: &Value) -> String {
    let seats = game["players"].as_array().unwrap().iter();
    let seats: Vec<String> = seats
        .map(|seat| match &seat["score"] {
            Value::Null => seat["name"].as_str().unwrap().to_owned(),
            score => format!("{} {score}", seat["name"].as_str().unwrap()),
        })
        .collect();
    seats.join(", ")
}

/// The players of one of a table's games with their scores.
#[track_caller]
fn seats_of(table: &Table, number: u32) -> String {
    let line = format!("history --game {} --json", id(number));
    seats(&table.teamzy(&line).json())
}

#[test]
fn a_mistyped_score_is_edited_deleted_and_undone_step_by_step() {
    let table = Table::new();
    table.teamzy("score Zoé 50 Max 51").ok();
    let mut steps = vec![state(&table)];
    let mut lines = 1;
    for line in [
        "score Hugo 78 Léa 87",
        "edit last Hugo=87 Léa=78",
        "edit last --note Rain --with inns",
        "delete last",
        "new Tom Anna",
        "score 60 61",
        "rename Tom Thomas",
        "edit last --add Léa=4",
        "delete last",
    ] {
        table.teamzy(line).ok();
        steps.push(state(&table));
        lines += 1;
        assert_eq!(table.lines().len(), lines, "{line}");
    }
    while let Some(expected) = steps.pop() {
        assert_eq!(state(&table), expected, "{} steps before", steps.len());
        table.teamzy("undo").ok();
        lines += 1;
        assert_eq!(table.lines().len(), lines);
    }
    let nothing = Table::new();
    assert_eq!(state(&table), state(&nothing));
    assert_eq!(table.teamzy("undo").printed().status, 1);
    assert_eq!(table.lines().len(), lines);
}

#[test]
fn each_command_writes_its_own_line_and_all_lines_of_a_change_name_it() {
    let table = table();
    let fields = |line: &str, from: usize| -> Vec<String> {
        table.teamzy(line).ok();
        let lines = table.lines();
        let written = lines[from..].iter();
        written.map(|line| keys(line).join(" ")).collect()
    };
    let whole = "v id change recorded replaces date players";
    assert_eq!(fields("edit g001 Hugo=87", 3), [whole]);
    assert_eq!(
        fields("edit g002 Hugo=71", 4),
        [format!("{whole} expansions location note")]
    );
    let deleted = "v id change recorded replaces deleted";
    assert_eq!(fields("delete g001 g002", 5), [deleted, deleted]);
    let written = table.lines();
    assert_eq!(written[5]["change"], written[6]["change"]);
    assert_eq!(written[5]["recorded"], written[6]["recorded"]);
    assert_eq!(fields("undo", 7), ["v change recorded undoes"]);
    assert_eq!(table.lines()[7]["undoes"], written[5]["change"]);
    assert_eq!(
        fields("rename Hugo Hugh", 8),
        ["v change recorded rename to"]
    );
    let instants: Vec<String> = table.lines()[3..]
        .iter()
        .map(|line| line["recorded"].as_str().unwrap().to_owned())
        .collect();
    assert!(instants.is_sorted(), "{instants:?}");
}

#[test]
fn no_two_changes_are_called_the_same_even_when_ids_follow_from_a_seed() {
    let table = Table::new();
    let typed = [
        "score Hugo 78 Léa 64",
        "edit last --note a",
        "edit last --note b",
        "score Max 1 Zoé 2",
        "new Hugo Zoé",
        "rename Hugo Hugh",
        "rename Hugh Hugo",
        "undo",
    ];
    for line in typed {
        table.teamzy(line).ok();
    }
    let mut changes: Vec<String> = table
        .lines()
        .iter()
        .map(|line| line["change"].as_str().unwrap().to_owned())
        .collect();
    changes.sort_unstable();
    changes.dedup();
    assert_eq!(changes.len(), typed.len(), "{:#?}", table.lines());
}

#[test]
fn a_correction_is_recorded_after_everything_else_whatever_the_clock_says() {
    let later = "2027-06-01T12:00:00.000+02:00";
    let table = Table::with_lines([
        game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]).replace(&instant(1), later)
    ]);
    for (line, recorded) in [
        ("edit last Hugo=79", "2027-06-01T11:00:00.001+01:00"),
        ("rename Hugo Hugh", "2027-06-01T11:00:00.002+01:00"),
        ("delete last", "2027-06-01T11:00:00.003+01:00"),
        ("undo", "2027-06-01T11:00:00.004+01:00"),
    ] {
        table.teamzy(line).ok();
        assert_eq!(table.lines().pop().unwrap()["recorded"], recorded, "{line}");
    }
    // So it is the last, even for a machine whose clock is right.
    assert_eq!(seats_of(&table, 1), "Hugh 79, Léa 64");
    table.at("2026-12-24T18:00:00.000+01:00");
    table.teamzy("undo").ok();
    assert_eq!(seats_of(&table, 1), "Hugo 79, Léa 64");
    table.teamzy("undo").ok();
    assert_eq!(seats_of(&table, 1), "Hugo 78, Léa 64");
}

#[test]
fn a_refused_correction_makes_no_file_and_leaves_the_one_there_is() {
    let refused = [
        ("edit last Hugo=87", 1),
        ("edit g001 Hugo=87", 1),
        ("delete last", 1),
        ("delete g001", 1),
        ("undo", 1),
        ("rename Hugo Hugh", 1),
        ("score 84 91", 1),
        ("score --game g001 84 91", 1),
        ("edit last Hugo=87 --dry-run", 1),
        ("delete last --dry-run", 1),
        ("undo --dry-run", 1),
        ("rename Hugo Hugh --dry-run", 1),
        ("edit last Hugo=7B", 2),
        ("edit last 87", 2),
        ("edit", 2),
        ("delete", 2),
        ("rename Hugo", 2),
        ("rename Hugo ''", 2),
        ("rename Hugo 78", 2),
        ("undo Hugo", 2),
        ("check x", 2),
    ];
    for (line, status) in refused {
        let table = Table::new();
        let printed = table.teamzy(line).unset("TEAMZY_DATA").printed();
        let seen = shown(&printed);
        assert_eq!(
            (printed.status, printed.stdout.as_str()),
            (status, ""),
            "{line} {seen}"
        );
        assert!(printed.stderr.starts_with("error: "), "{line} {seen}");
        assert!(!table.path("share").exists(), "{line}");
        table.write("");
        table.teamzy(line).printed();
        assert_eq!(table.bytes(), b"", "{line}");
    }
    let table = Table::new();
    let torn = "{\"v\":1,\"id\"";
    table.write(torn);
    for (line, status) in refused {
        assert_eq!(table.teamzy(line).printed().status, status, "{line}");
        assert_eq!(table.bytes(), torn.as_bytes(), "{line}");
    }
}

#[test]
fn after_a_torn_line_a_correction_begins_with_a_newline() {
    let table = Table::new();
    let line = game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]);
    let before = format!("{line}\n{}", &line[..50]);
    table.write(&before);
    table.teamzy("delete g001").ok();
    let text = String::from_utf8(table.bytes()).unwrap();
    let new = text.strip_prefix(&before).unwrap();
    assert!(new.starts_with("\n{") && new.ends_with("}\n"), "{new:?}");
    assert_eq!(new.matches('\n').count(), 2, "{new:?}");
    table.teamzy("undo").ok();
    assert_eq!(seats_of(&table, 1), "Hugo 78, Léa 64");
}

#[test]
fn the_keys_of_corrections_are_pinned() {
    let table = table();
    let edited = table.teamzy("edit g001 Hugo=87 --json").json();
    is_game(&edited);
    assert_eq!(edited["id"], id(1));
    assert_eq!(edited["recorded"], instant(1));
    assert_eq!(edited["winners"], json!(["Hugo"]));

    let deleted = table.teamzy("delete g001 g003 --json").json();
    assert_eq!(deleted.as_array().unwrap().len(), 2);
    deleted.as_array().unwrap().iter().for_each(is_game);
    assert_eq!(deleted[0], edited);
    assert_eq!(deleted[1]["id"], id(3));

    let recorded = table.lines()[4]["recorded"].clone();
    let change = table.lines()[4]["change"].clone();
    let undone = table.teamzy("undo --json").json();
    assert_eq!(
        undone,
        json!({
            "change": change,
            "recorded": recorded,
            "renames": [],
            "games": [
                {"before": null, "after": edited},
                {"before": null, "after": deleted[1]},
            ],
        })
    );

    let renamed = table.teamzy("rename Léa Zoë --json").json();
    assert_eq!(
        renamed,
        json!({"old": "Léa", "new": "Zoë", "merged": false, "games": 1})
    );
    let undone = table.teamzy("undo --json").json();
    assert_eq!(keys(&undone), ["change", "recorded", "renames", "games"]);
    assert_eq!(undone["renames"], json!([{"old": "Léa", "new": "Zoë"}]));
    assert_eq!(undone["games"], json!([]));

    let undone = table.teamzy("undo --json").json();
    assert_eq!(keys(&undone["games"][0]), ["before", "after"]);
    is_game(&undone["games"][0]["before"]);
    is_game(&undone["games"][0]["after"]);
}

#[test]
fn the_keys_of_a_game_with_its_past_are_pinned() {
    let table = Table::with_lines([
        game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        correction(1, 2, &[1], &[("Hugo", 87), ("Léa", 64)]),
        deletion(1, 3, &[2]),
        correction(1, 4, &[3], &[("Hugo", 88), ("Léa", 64)]),
    ]);
    let full = table.teamzy("history --game g001 --json").json();
    let expected: Vec<&str> = GAME.into_iter().chain(["earlier"]).collect();
    assert_eq!(keys(&full), expected);
    let earlier = full["earlier"].as_array().unwrap();
    for version in earlier {
        assert_eq!(keys(version), ["recorded", "game"]);
    }
    let recorded: Vec<&Value> = earlier.iter().map(|version| &version["recorded"]).collect();
    assert_eq!(recorded, [1, 2, 3].map(instant).each_ref());
    is_game(&earlier[0]["game"]);
    assert_eq!(seats(&earlier[0]["game"]), "Hugo 78, Léa 64");
    assert_eq!(seats(&earlier[1]["game"]), "Hugo 87, Léa 64");
    assert!(earlier[2]["game"].is_null());
    assert_eq!(seats(&full), "Hugo 88, Léa 64");
    assert_eq!(full["recorded"], instant(1));
    let single = table.teamzy("history --json").json();
    for key in GAME {
        assert_eq!(full[key], single[0][key], "{key}");
    }
}

#[test]
fn json_of_corrections_is_the_same_in_every_language() {
    for line in [
        "edit g001 Hugo=87 --json",
        "delete g001 g002 --json",
        "undo --json",
        "rename Hugo Hugh --json",
        "history --game g001 --json",
    ] {
        let said = |lang| table().teamzy(line).lang(lang).ok().stdout;
        for lang in translations() {
            assert_eq!(said(lang), said(MODEL), "{line} in {lang}");
        }
    }
}

#[test]
fn a_game_in_full_shows_what_it_was_before() {
    let table = Table::with_lines([
        detailed(1, "2026-11-20", &[("Hugo", 78), ("Lea", 78)]),
        correction(1, 2, &[1], &[("Hugo", 87), ("Lea", 64)]),
        deletion(1, 3, &[2]),
        correction(1, 4, &[3], &[("Hugo", 87), ("Lea", 65)]),
        crate::harness::rename(5, "Lea", "Léa"),
    ]);
    table
        .teamzy("history --game last")
        .stdout(page([
            "Game g001, 2026-11-20",
            "",
            "Hugo wins with 87 points, 22 more than Léa.",
            "",
            " Place  Player  Score  Track",
            "     1  Hugo       87   1:37",
            "     2  Léa        65   1:15",
            "",
            "Earlier:",
            "  2026-11-01 12:01  2026-11-20  Hugo 78 = Léa 78  The River, The Tower · Lyon ·",
            "    “Rain”",
            "  2026-11-01 12:02  2026-11-20  Hugo 87, Léa 64",
            "  2026-11-01 12:03  deleted",
        ]))
        .check();
    for (lang, lines) in [
        ("fr", ["Auparavant\u{a0}:", "  2026-11-01 12:03  supprimée"]),
        ("es", ["Antes:", "  2026-11-01 12:03  borrada"]),
    ] {
        let printed = table.teamzy("history --game last").lang(lang).ok();
        for line in lines {
            assert!(
                printed.stdout.lines().any(|shown| shown == line),
                "{line}\n{}",
                shown(&printed)
            );
        }
    }
}

#[test]
fn the_past_of_a_game_holds_what_counts_and_no_more() {
    let table = table();
    let earlier = || table.teamzy("history --game g001 --json").json()["earlier"].clone();
    assert_eq!(earlier(), json!([]));
    table.teamzy("edit g001 Hugo=87").ok();
    assert_eq!(earlier().as_array().unwrap().len(), 1);
    table.teamzy("undo").ok();
    assert_eq!(earlier(), json!([]), "what was taken back never was");
    table.teamzy("delete g001").ok();
    table.teamzy("history --game g001").refused(
        1,
        &page([
            "error: There is no game “g001”.",
            "  try: an id from the first column of teamzy history, or its beginning, or last",
        ]),
    );
    table.teamzy("undo").ok();
    assert_eq!(earlier(), json!([]));
    // An open game that was closed was open before.
    table.teamzy("score --game g003 5 6").ok();
    let closed = table.teamzy("history --game g003 --json").json();
    assert_eq!(seats(&closed["earlier"][0]["game"]), "Tom, Anna");
}

#[test]
fn a_game_to_which_a_later_version_wrote_is_neither_edited_nor_deleted() {
    let [first, second, third] = lines();
    let later = newer(&first).replace(&change(1), &change(4));
    let table = Table::with_lines([first, second, third, later]);
    let remark = "games.jsonl: one line was written by a later version of teamzy and was left alone: update teamzy\n";
    for line in [
        "edit g001 Hugo=87",
        "edit last --note x --dry-run",
        "edit g001 --note x",
        "delete g001",
        "delete g002 g001",
        "delete g001 --dry-run",
    ] {
        let line = line.replace("last", "g001");
        table.teamzy(&line).columns(200).refused(
            1,
            &page([
                "error: A later version of teamzy changed game g001aaaaaaaa, and yours would not understand it whole.",
                "  try: update teamzy",
            ]),
        );
    }
    let edited = table.teamzy("edit g002 Hugo=71").columns(200).ok();
    assert_eq!(edited.stderr, remark);
    let deleted = table.teamzy("delete g002").columns(200).ok();
    assert_eq!(deleted.stderr, remark);
    table.teamzy("edit g001 Hugo=87").lang("fr").columns(200).refused(
        1,
        &page([
            "erreur\u{a0}: La partie g001aaaaaaaa a été modifiée par une version plus récente de teamzy, et la vôtre ne la comprendrait pas en entier.",
            "  conseil\u{a0}: mettez teamzy à jour",
        ]),
    );
}

#[test]
fn a_game_that_only_a_later_version_wrote_is_not_unknown() {
    let [first, second, third] = lines();
    let later = newer(&game(4, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]));
    let table = Table::with_lines([first, second, third, later]);
    for line in [
        "edit g004 Hugo=87",
        "edit g004 --note x --dry-run",
        "delete g004",
        "delete g001 g004",
        "score --game g004 5 6",
    ] {
        table.teamzy(line).columns(200).refused(
            1,
            &page([
                "error: A later version of teamzy changed game g004aaaaaaaa, and yours would not understand it whole.",
                "  try: update teamzy",
            ]),
        );
    }
}

#[test]
fn ids_are_shown_as_long_as_it_takes_to_tell_them_apart() {
    let named = |number: u32, id: &str, seats: &[(&str, u32)]| {
        game(number, "2026-11-20", seats).replace(&crate::harness::id(number), id)
    };
    let table = || {
        Table::with_lines([
            named(1, "abcdef000001", &[("Hugo", 78), ("Léa", 64)]),
            named(2, "abcdef100002", &[("Hugo", 78), ("Zoé", 64)]),
            named(3, "zbcdef100002", &[("Max", 1), ("Tom", 2)]),
        ])
    };
    for (line, words) in [
        ("edit abcdef0 Hugo=79", "Game abcdef0 is corrected."),
        ("edit zb Max=3", "Game zbcdef1 is corrected."),
        (
            "edit abcdef0",
            "in game abcdef0 (2026-11-20, Hugo and Léa).",
        ),
        ("edit abcdef0", "teamzy edit abcdef0 "),
        ("edit abcdef0 Max=1", "did not play in game abcdef0, where"),
        (
            "edit abcd Max=1",
            "\n  abcdef0 (2026-11-20, Hugo and Léa)\n",
        ),
        (
            "edit abcdef0 Hugo=28 Léa=95",
            "teamzy edit abcdef0 Hugo=1:28",
        ),
        ("delete abcdef1", "Game abcdef1 is deleted: "),
        ("undo", "Game zbcdef1 counts no longer: "),
        ("rename Hugo Léa --merge", "in game abcdef0 (2026-11-20, "),
        ("rename Hugo Léa --merge", "teamzy history --game abcdef0; "),
        (
            "score Hugo 78 Léa 64 --date 2026-11-20",
            "in game abcdef0 already",
        ),
        ("history --game abcdef0", "Game abcdef0, 2026-11-20\n"),
    ] {
        let printed = table().teamzy(line).columns(300).raw();
        let text = printed.stdout.clone() + &printed.stderr;
        assert!(text.contains(words), "{words}\n{}", shown(&printed));
    }
    let newer =
        named(4, "abcdef000001", &[("Hugo", 78), ("Léa", 64)]).replace("\"v\":1", "\"v\":2");
    let mut lines = String::from_utf8(table().bytes()).unwrap();
    lines += &newer;
    let table = Table::with_lines(lines.lines());
    let printed = table.teamzy("edit abcdef0 Hugo=79").columns(300).raw();
    assert!(
        printed.stderr.contains("changed game abcdef000001,"),
        "{}",
        shown(&printed)
    );
}

#[test]
fn a_correction_takes_the_place_of_all_lines_that_stand() {
    let table = Table::with_lines([
        game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        correction(1, 2, &[1], &[("Hugo", 87), ("Léa", 64)]),
        correction(1, 3, &[1], &[("Hugo", 88), ("Léa", 64)]),
        game(4, "2026-11-20", &[("Max", 1), ("Zoé", 2)]),
        game(5, "2026-11-21", &[("Max", 3), ("Zoé", 4)]).replace(&id(5), &id(4)),
    ]);
    let replaced = |line: usize| {
        let mut changes: Vec<String> = table.lines()[line]["replaces"]
            .as_array()
            .unwrap()
            .iter()
            .map(|change| change.as_str().unwrap().to_owned())
            .collect();
        changes.sort_unstable();
        changes
    };
    table.teamzy("edit g001 Léa=65").ok();
    assert_eq!(seats_of(&table, 1), "Hugo 88, Léa 65");
    assert_eq!(replaced(5), [change(2), change(3)]);
    table.teamzy("delete g001 g004").ok();
    assert_eq!(replaced(6), [table.lines()[5]["change"].as_str().unwrap()]);
    assert_eq!(replaced(7), [change(4), change(5)]);
    assert_eq!(table.teamzy("history --json").json(), json!([]));
}

//! `rename`: a person's name is changed, or two names are one person.

use serde_json::json;

use super::{seats, seats_of, state, table};
use crate::harness::{Table, correction, game, id, open, page, rename, shown, this_evening};

/// Games in which Lea and Léa never met.
fn apart() -> Table {
    Table::with_lines([
        game(1, "2026-10-01", &[("Lea", 64), ("Hugo", 78)]),
        game(2, "2026-10-02", &[("Léa", 91), ("Hugo", 60), ("Zoé", 60)]),
        game(3, "2026-10-03", &[("Zoé", 70), ("Lea", 70)]),
        game(4, "2026-10-04", &[("Max", 50), ("Léa", 40)]),
        game(5, "2026-10-05", &[("LEA", 33), ("Max", 20), ("Tom", 9)]),
        this_evening(6, &open(6, "2026-11-29", &["Lea", "Max"])),
    ])
}

/// The names shown in the rankings, and of how many games.
#[track_caller]
fn ranked(table: &Table) -> String {
    let rankings = table.teamzy("rankings --json").json();
    let mut lines: Vec<String> = rankings
        .as_array()
        .unwrap()
        .iter()
        .map(|line| format!("{} {}", line["player"].as_str().unwrap(), line["games"]))
        .collect();
    lines.sort();
    lines.join(", ")
}

#[test]
fn the_new_name_is_shown_everywhere() {
    let table = apart();
    table
        .teamzy("rename Lea Lina")
        .stdout("Lea is now Lina (3 games).\n")
        .check();
    let written = table.lines().pop().unwrap();
    assert_eq!(
        (&written["rename"], &written["to"]),
        (&json!("Lea"), &json!("Lina"))
    );
    for line in [
        "history",
        "history --open",
        "history --csv",
        "history --json",
        "history --game g001",
        "rankings",
        "records",
        "score 5 6",
    ] {
        let printed = table.teamzy(line).ok();
        let seen = shown(&printed);
        assert!(printed.stdout.contains("Lina"), "{line} {seen}");
        assert!(!printed.stdout.contains("Lea"), "{line} {seen}");
    }
}

#[test]
fn a_rename_is_said_in_every_language() {
    for (lang, renamed, one, merged) in [
        (
            "en",
            "Lea is now Lina (3 games).",
            "Tom is now Thomas (1 game).",
            "Lea and Léa are now one person, Léa (5 games).",
        ),
        (
            "fr",
            "Lea s’appelle désormais Lina (3 parties).",
            "Tom s’appelle désormais Thomas (1 partie).",
            "Lea et Léa ne font plus qu’une personne, Léa (5 parties).",
        ),
        (
            "es",
            "Lea se llama ahora Lina (3 partidas).",
            "Tom se llama ahora Thomas (1 partida).",
            "Lea y Léa son ahora una sola persona, Léa (5 partidas).",
        ),
    ] {
        for (line, said) in [
            ("rename Lea Lina", renamed),
            ("rename Tom Thomas", one),
            ("rename Lea Léa --merge", merged),
        ] {
            apart()
                .teamzy(line)
                .lang(lang)
                .stdout(format!("{said}\n"))
                .check();
        }
    }
}

#[test]
fn the_old_name_may_still_be_typed_everywhere() {
    let table = apart();
    table.teamzy("rename Lea Lina").ok();
    let length = |line: &str| table.teamzy(line).json().as_array().unwrap().len();
    for name in ["Lea", "LEA", "Lina", "lina"] {
        assert_eq!(length(&format!("history {name} --json")), 3, "{name}");
        assert_eq!(length(&format!("rankings {name} Zoé --json")), 2, "{name}");
        let records = table.teamzy(&format!("records {name} --json")).json();
        assert_eq!(records[0]["player"], "Lina", "{name}");
    }
    // Scores by the old name close the open game, or record one, and nobody is new.
    let closed = table.teamzy("score Max 61 Lea 60 --json").json();
    assert_eq!(closed["id"], id(6));
    assert_eq!(seats(&closed), "Lina 60, Max 61");
    assert_eq!(closed["remarks"], json!([]));
    let printed = table.teamzy("score Tom 1 lea 2").ok();
    assert!(printed.stdout.starts_with("Lina wins with 2 points"));
    assert_eq!(printed.stderr, "");
    let printed = table.teamzy("new Lea Eva").ok();
    assert!(printed.stdout.starts_with("Lina and Eva sit at the table."));
    assert_eq!(printed.stderr, "");
    table.teamzy("edit g001 Lea=65").ok();
    assert_eq!(seats_of(&table, 1), "Lina 65, Hugo 78");
    // The person may be renamed again by the old name.
    table
        .teamzy("rename Lea Lou")
        .stdout("Lina is now Lou (5 games).\n")
        .check();
    assert_eq!(length("history lina --json"), 5);
}

#[test]
fn a_name_in_another_case_is_a_real_rename() {
    let table = apart();
    table
        .teamzy("rename lea LEA")
        .stdout("Lea is now LEA (3 games).\n")
        .check();
    assert_eq!(ranked(&table), "Hugo 2, LEA 3, Léa 2, Max 2, Tom 1, Zoé 2");
    table.teamzy("rename léa LÉA").ok();
    assert_eq!(ranked(&table), "Hugo 2, LEA 3, LÉA 2, Max 2, Tom 1, Zoé 2");
    table.teamzy("undo").ok();
    table.teamzy("undo").ok();
    assert_eq!(ranked(&table), "Hugo 2, Lea 3, Léa 2, Max 2, Tom 1, Zoé 2");
}

#[test]
fn a_rename_there_and_back_leaves_the_old_name() {
    let table = apart();
    let start = state(&table);
    table.teamzy("rename Lea Lina").ok();
    table
        .teamzy("rename Lina Lea")
        .stdout("Lina is now Lea (3 games).\n")
        .check();
    assert_eq!(state(&table), start);
    for name in ["Lea", "Lina"] {
        let history = table.teamzy(&format!("history {name} --json")).json();
        assert_eq!(history.as_array().unwrap().len(), 3, "{name}");
    }
    table.teamzy("rename Lea Lina").ok();
    assert_eq!(ranked(&table), "Hugo 2, Lina 3, Léa 2, Max 2, Tom 1, Zoé 2");
}

#[test]
fn names_lead_on_from_rename_to_rename() {
    let table = apart();
    for line in ["rename Lea A1", "rename A1 B1", "rename B1 C1"] {
        table.teamzy(line).ok();
    }
    for name in ["Lea", "A1", "B1", "C1"] {
        let history = table.teamzy(&format!("history {name} --json")).json();
        assert_eq!(seats(&history[0]), "C1 64, Hugo 78", "{name}");
    }
    // Taking back the middle of the chain is not possible; the last goes first.
    table.teamzy("undo").ok();
    assert_eq!(ranked(&table), "B1 3, Hugo 2, Léa 2, Max 2, Tom 1, Zoé 2");
    // Who is given another’s old name becomes that other.
    let table = apart();
    table.teamzy("rename Hugo Hugh").ok();
    table.teamzy("rename Max Hugo --merge").ok();
    assert_eq!(
        ranked(&table),
        "Hugh 4, Lea 3, Léa 2, Tom 1, Zoé 2",
        "Hugo still means Hugh"
    );
}

#[test]
fn two_people_become_one_only_with_merge() {
    let table = apart();
    for (lang, words) in [
        (
            "en",
            [
                "error: Lea and Léa are two people in these games, and would become one.",
                "  try: teamzy rename --merge Lea Léa, if they are the same person",
            ],
        ),
        (
            "fr",
            [
                "erreur\u{a0}: Lea et Léa sont deux personnes dans ces parties, et n’en feraient plus qu’une.",
                "  conseil\u{a0}: teamzy rename --merge Lea Léa, si c’est la même personne",
            ],
        ),
        (
            "es",
            [
                "error: Lea y Léa son dos personas en estas partidas, y pasarían a ser una sola.",
                "  consejo: teamzy rename --merge Lea Léa, si son la misma persona",
            ],
        ),
    ] {
        // The new name is spelt as it was typed.
        for (line, new) in [
            ("rename Lea Léa", "Léa"),
            ("rename lea LÉA", "LÉA"),
            ("rename Lea Léa --json", "Léa"),
        ] {
            table
                .teamzy(line)
                .lang(lang)
                .columns(100)
                .refused(2, &page(words).replace("Léa", new));
        }
    }
    let printed = table.teamzy("rename Lea Léa").columns(200).raw();
    let (_, line) = printed.stderr.split_once("try: teamzy ").unwrap();
    let (line, _) = line.split_once(", if").unwrap();
    table
        .teamzy(line)
        .stdout("Lea and Léa are now one person, Léa (5 games).\n")
        .check();
    assert_eq!(ranked(&table), "Hugo 2, Léa 5, Max 2, Tom 1, Zoé 2");
    assert_eq!(table.lines().len(), 7);
}

#[test]
fn merge_is_no_harm_where_nobody_is_merged() {
    let table = apart();
    assert_eq!(
        table.teamzy("rename Lea Lina --merge --json").json(),
        json!({"old": "Lea", "new": "Lina", "merged": false, "games": 3})
    );
}

#[test]
fn a_merge_that_is_undone_leaves_nothing_behind() {
    let table = apart();
    let start = state(&table);
    for line in ["rename Lea Léa --merge", "rename Léa Lea --merge"] {
        let merged = table.teamzy(&format!("{line} --json")).json();
        assert_eq!(merged["merged"], true, "{line}");
        assert_eq!(merged["games"], 5, "{line}");
        let rankings = &state(&table)[2];
        assert_ne!(*rankings, start[2], "{line}");
        assert_eq!(rankings.matches("\"player\":").count(), 5, "{line}");
        table.teamzy("undo").ok();
        assert_eq!(state(&table), start, "{line}");
    }
}

#[test]
fn who_sat_together_are_two_people() {
    let table = Table::with_lines([
        game(1, "2026-10-01", &[("Lea", 64), ("Léa", 78)]),
        game(2, "2026-10-02", &[("Lea", 64), ("Hugo", 78)]),
        game(3, "2026-10-03", &[("Lea", 64), ("Hugo", 79), ("Léa", 70)]),
        open(4, "2026-10-04", &["Hugo", "Max"]),
        game(5, "2026-10-05", &[("Tom", 1), ("Eva", 2)]),
        correction(5, 6, &[5], &[("Tom", 1), ("Max", 2)]),
        game(7, "2026-10-07", &[("Eva", 1), ("Zoé", 2)]),
    ]);
    for (lang, words) in [
        (
            "en",
            [
                "error: Lea and Léa sat together in game g003 (2026-10-03, Lea, Hugo and Léa), so they are two people.",
                "  try: teamzy history --game g003; a seat given to the wrong person is put right with edit --replace",
            ],
        ),
        (
            "fr",
            [
                "erreur\u{a0}: Lea et Léa ont joué ensemble la partie g003 (2026-10-03, Lea, Hugo et Léa)\u{a0}: ce sont deux personnes.",
                "  conseil\u{a0}: teamzy history --game g003\u{202f}; une place donnée à la mauvaise personne se corrige avec edit --replace",
            ],
        ),
        (
            "es",
            [
                "error: Lea y Léa coincidieron en la partida g003 (2026-10-03, Lea, Hugo y Léa), así que son dos personas.",
                "  consejo: teamzy history --game g003; un sitio dado a quien no era se arregla con edit --replace",
            ],
        ),
    ] {
        for line in [
            "rename Lea Léa",
            "rename Lea Léa --merge",
            "rename lea léa --merge --dry-run",
        ] {
            table
                .teamzy(line)
                .lang(lang)
                .columns(200)
                .refused(1, &page(words));
        }
    }
    // An open game is a table too.
    assert_eq!(table.teamzy("rename Max Hugo --merge").printed().status, 1);
    // A game as it was before a correction is none.
    table.teamzy("rename Eva Tom --merge").ok();
}

#[test]
fn names_that_are_none_are_refused() {
    let table = table();
    for (new, problem, remedy) in [
        (
            "''",
            "A player’s name is empty.",
            "a name of 1 to 200 characters",
        ),
        (
            "'  '",
            "A player’s name is empty.",
            "a name of 1 to 200 characters",
        ),
        (
            "78",
            "“78” cannot be a name: it could be a score.",
            "a name with a letter in it, such as \"Player 78\"",
        ),
        (
            "1:28",
            "“1:28” cannot be a name: it could be a score.",
            "a name with a letter in it, such as \"Player 1:28\"",
        ),
        (
            "-5",
            "“-5” cannot be a name: it could be a score.",
            "a name with a letter in it, such as \"Player -5\"",
        ),
    ] {
        table
            .teamzy(&format!("rename Hugo {new}"))
            .refused(2, &format!("error: {problem}\n  try: {remedy}\n"));
    }
    let nasty = table.words(["rename", "Hugo", "Hu\u{202e}go"]).printed();
    assert_eq!(nasty.status, 2, "{}", shown(&nasty));
    table.words(["rename", "Hugo", &"x".repeat(201)]).refused(
        2,
        "error: A name of 201 characters is too long: 200 at most.\n  try: a shorter name\n",
    );
    // The new name is kept as names are.
    let renamed = table
        .words(["rename", "hugo", "  Le\u{301}on\u{200b} ", "--json"])
        .json();
    assert_eq!(
        (&renamed["old"], &renamed["new"]),
        (&json!("Hugo"), &json!("Léon"))
    );
}

#[test]
fn a_name_never_seen_is_refused_with_the_nearest() {
    let table = table();
    for (lang, words) in [
        ("en", ["error: Hugoo has never played.", "  try: Hugo"]),
        (
            "fr",
            [
                "erreur\u{a0}: Hugoo n’a jamais joué.",
                "  conseil\u{a0}: Hugo",
            ],
        ),
        (
            "es",
            ["error: Hugoo no ha jugado nunca.", "  consejo: Hugo"],
        ),
    ] {
        table
            .teamzy("rename Hugoo Hugh")
            .lang(lang)
            .refused(1, &page(words));
    }
    table.teamzy("rename Xyz Hugh --merge").refused(
        1,
        &page([
            "error: Xyz has never played.",
            "  try: teamzy rankings lists everybody",
        ]),
    );
    // Whose only game was deleted has never played.
    table.teamzy("delete g001").ok();
    assert_eq!(table.teamzy("rename Léa Lia").printed().status, 1);
    // Who sits at an open table has a name to rename.
    table
        .teamzy("rename Anna Anne")
        .stdout("Anna is now Anne (0 games).\n")
        .check();
}

#[test]
fn the_name_that_somebody_has_is_no_rename() {
    let table = table();
    for line in [
        "rename Hugo Hugo",
        "rename hugo Hugo",
        "rename HUGO ' Hugo '",
    ] {
        table.teamzy(line).refused(
            2,
            &page([
                "error: Hugo has that name already.",
                "  try: another spelling, or nothing",
            ]),
        );
    }
    for (lang, problem) in [
        ("fr", "erreur\u{a0}: Hugo porte déjà ce nom.\n"),
        ("es", "error: Hugo ya se llama así.\n"),
    ] {
        let printed = table.teamzy("rename Hugo Hugo").lang(lang).printed();
        assert!(printed.stderr.starts_with(problem), "{}", shown(&printed));
    }
    // By a name that leads to it neither.
    table.teamzy("rename Hugo Hugh").ok();
    table.teamzy("rename Hugo Hugh").refused(
        2,
        &page([
            "error: Hugh has that name already.",
            "  try: another spelling, or nothing",
        ]),
    );
}

#[test]
fn a_dry_run_says_what_would_be_and_renames_nobody() {
    let dry = apart();
    let before = dry.bytes();
    for (line, really, would) in [
        (
            "rename Lea Lina",
            " is now Lina",
            " would be Lina from then on",
        ),
        (
            "rename Lea Léa --merge",
            " are now one person",
            " would be one person",
        ),
    ] {
        let done = apart().teamzy(line).ok().stdout;
        assert!(done.contains(really), "{done}");
        dry.teamzy(&format!("{line} --dry-run"))
            .stdout(done.replace(really, would))
            .stderr("note: Nothing was written (--dry-run).\n")
            .check();
    }
    // What is refused is refused in a dry run too.
    assert_eq!(dry.teamzy("rename Lea Léa --dry-run").printed().status, 2);
    assert_eq!(dry.bytes(), before);
}

#[test]
fn a_name_that_begins_with_a_hyphen_is_renamed_by_the_line_that_is_shown() {
    let table = Table::with_lines([
        game(1, "2026-10-01", &[("-Hugo", 64), ("Léa", 78)]),
        game(2, "2026-10-02", &[("Hugo", 64), ("Léa", 78)]),
    ]);
    let printed = table.teamzy("rename -- -Hugo Hugo").columns(200).raw();
    assert_eq!(printed.status, 2, "{}", shown(&printed));
    let (_, line) = printed.stderr.split_once("try: teamzy ").unwrap();
    let (line, _) = line.split_once(", if").unwrap();
    table.teamzy(line).ok();
    assert_eq!(ranked(&table), "Hugo 2, Léa 2");
}

/// A game whose two names a rename makes one person, as two machines' files can hold it.
fn twice() -> Table {
    Table::with_lines([
        game(1, "2026-10-01", &[("Lea", 64), ("Léa", 78)]),
        game(2, "2026-10-02", &[("Lea", 50), ("Hugo", 40)]),
        rename(3, "Lea", "Léa"),
    ])
}

#[test]
fn a_game_in_which_a_rename_would_seat_one_person_twice_keeps_its_names() {
    let table = twice();
    table
        .teamzy("history")
        .stdout(page([
            " Game  Date        Result",
            " g001  2026-10-01  Léa 78, Lea 64",
            " g002  2026-10-02  Léa 50, Hugo 40",
        ]))
        .check();
    assert_eq!(ranked(&table), "Hugo 1, Lea 1, Léa 2");
    table
        .teamzy("history --game g001")
        .stdout(page([
            "Game g001, 2026-10-01",
            "",
            "Léa wins with 78 points, 14 more than Lea.",
            "",
            " Place  Player  Score  Track",
            "     1  Léa        78   1:28",
            "     2  Lea        64   1:14",
        ]))
        .check();
}

#[test]
fn such_a_game_is_corrected_by_the_names_that_it_keeps() {
    for (words, expected) in [
        ("Lea=65", "Lea 65, Léa 78"),
        ("Léa=79", "Lea 64, Léa 79"),
        ("Lea=65 Léa=79", "Lea 65, Léa 79"),
        ("--note Rain", "Lea 64, Léa 78"),
        ("--add Max=5", "Lea 64, Léa 78, Max 5"),
        ("--remove Lea --add Max=5", "Léa 78, Max 5"),
        ("--replace Lea=Max", "Max 64, Léa 78"),
        ("--replace Léa=Max", "Léa 64, Max 78"),
    ] {
        let table = twice();
        let start = state(&table);
        let edited = table.teamzy(&format!("edit g001 {words} --json")).json();
        assert_eq!(seats(&edited), expected, "{words}");
        assert_eq!(seats_of(&table, 1), expected, "{words}");
        table.teamzy("undo").ok();
        assert_eq!(state(&table), start, "{words}");
    }
    // Put right, the rename holds there too.
    let table = twice();
    table.teamzy("edit g001 --replace Lea=Zoé").ok();
    assert_eq!(ranked(&table), "Hugo 1, Léa 2, Zoé 1");
    assert_eq!(seats_of(&table, 1), "Zoé 64, Léa 78");
    // Taking back the rename gives all their own names.
    let table = twice();
    table.teamzy("undo").ok();
    assert_eq!(ranked(&table), "Hugo 1, Lea 2, Léa 1");
    table.teamzy("delete g001").ok();
    assert_eq!(table.teamzy("history --json").json()[0]["id"], id(2));
}

#[test]
fn an_open_game_whose_names_stay_apart_is_closed_in_seat_order() {
    let table = Table::with_lines([
        this_evening(1, &open(1, "2026-11-29", &["Lea", "Léa"])),
        game(2, "2026-10-02", &[("Lea", 50), ("Hugo", 40)]),
        rename(3, "Lea", "Léa"),
    ]);
    for line in [
        "score 64 78 --json",
        "score --game g001 64 78 --json",
        "score --game g001 Lea 64 Léa 78 --json",
        "score --game g001 Léa 78 Lea 64 --json",
    ] {
        let closed = table.teamzy(line).json();
        assert_eq!(seats(&closed), "Lea 64, Léa 78", "{line}");
        assert_eq!(closed["winners"], json!(["Léa"]), "{line}");
        table.teamzy("undo").ok();
    }
}

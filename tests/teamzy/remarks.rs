//! What is remarked, and refuses nothing.

use serde_json::{Value, json};

use crate::harness::{Table, game, id, newer, open, page, this_evening};

/// What is remarked about a command, on a wide page.
#[track_caller]
fn remarked(table: &Table, line: &str) -> String {
    table.teamzy(line).columns(300).ok().stderr
}

/// The remarks of `score --json`.
#[track_caller]
fn remarks(table: &Table, words: &str) -> Value {
    let line = format!("score {words} --json --dry-run");
    let mut remarks = table.teamzy(&line).json()["remarks"].take();
    let last = remarks.as_array_mut().unwrap().pop();
    assert_eq!(last, Some(json!({"kind": "dry_run"})));
    remarks
}

/// A table where these people have played with Zz.
fn knowing(names: &[&str]) -> Table {
    let games = (1..)
        .zip(names)
        .map(|(number, name)| game(number, "2026-11-01", &[(name, 70 + number), ("Zz", 60)]));
    Table::with_lines(games)
}

#[test]
fn a_new_name_that_resembles_a_known_one() {
    for (known, typed) in [
        ("Léa", "Lea"),
        ("Lea", "Léa"),
        ("Zoé", "ZOÈ"),
        ("François", "Francois"),
        ("Ñandú", "Nandu"),
        ("Ångström", "angstrom"),
        // One edit: a letter more, less, another, or two exchanged.
        ("Hugo", "Hugoo"),
        ("Hugoo", "Hugo"),
        ("Hugo", "Hago"),
        ("Hugo", "Huog"),
        ("Marie", "Mario"),
        ("Élise", "Elisa"),
        ("Anne Marie", "Anne-Marie"),
    ] {
        let table = knowing(&[known]);
        assert_eq!(
            remarks(&table, &format!("'{typed}' 50 Max 51")),
            json!([{"kind": "resembling_name", "player": typed, "known": known}]),
            "{typed} beside {known}"
        );
    }
}

#[test]
fn a_new_name_that_resembles_none() {
    for (known, typed) in [
        // The same person.
        ("Léa", "LÉA"),
        ("Weiß", "WEISS"),
        ("Anne Marie", "anne  marie"),
        // One edit in fewer than four letters.
        ("Max", "Mex"),
        ("Léo", "Léa"),
        ("Ann", "Anna"),
        ("Tom", "Tim"),
        // Two edits.
        ("Hugo", "Hogu1"),
        ("Marie", "Martin"),
        // Digits only.
        ("Player 1", "Player 2"),
        ("Player", "Player 2"),
        ("Gast 9", "Gast 10"),
    ] {
        let table = knowing(&[known]);
        assert_eq!(
            remarks(&table, &format!("'{typed}' 50 Eva 51")),
            json!([]),
            "{typed} beside {known}"
        );
    }
}

#[test]
fn a_name_is_new_only_once() {
    let table = knowing(&["Léa"]);
    let remark = "note: Lea is new; did you mean Léa? Then: teamzy rename Lea Léa\n";
    assert_eq!(remarked(&table, "new Lea Max"), remark);
    assert_eq!(remarked(&table, "score 50 51"), "");
    assert_eq!(remarked(&table, "score lea 52 Max 53"), "");
    // What was taken back is new again.
    table.teamzy("undo").ok();
    table.teamzy("undo").ok();
    table.teamzy("undo").ok();
    assert_eq!(remarked(&table, "score Lea 52 Max 53"), remark);
    // An old name is known.
    table.teamzy("rename Max Maxime").ok();
    assert_eq!(remarked(&table, "score Max 1 Zz 2"), "");
}

#[test]
fn two_who_sit_together_are_not_taken_for_one() {
    let table = knowing(&["Anna"]);
    assert_eq!(remarks(&table, "Anna 50 Anne 51"), json!([]));
    assert_eq!(
        remarks(&table, "Tom 50 Anne 51"),
        json!([{"kind": "resembling_name", "player": "Anne", "known": "Anna"}])
    );
}

#[test]
fn the_line_to_type_for_a_look_alike_can_be_typed() {
    for (known, typed) in [
        ("Léa", "Lea"),
        ("Anne Marie", "Anne Mario"),
        ("-Hugo", "-Hugoo"),
    ] {
        let table = knowing(&[known]);
        let printed = table
            .words(["score", "Max", "51", "--", typed, "50"])
            .columns(200)
            .raw();
        let (_, line) = printed.stderr.trim().split_once("Then: teamzy ").unwrap();
        // Both have played by now, so in a script the line wants a word more.
        assert_eq!(table.teamzy(line).printed().status, 2, "{line}");
        table
            .teamzy(&line.replace("rename ", "rename --merge "))
            .stdout(format!(
                "{typed} and {known} are now one person, {known} (2 games).\n"
            ))
            .check();
    }
}

#[test]
fn a_lap_that_was_forgotten() {
    for (words, expected) in [
        ("Hugo 49 Léa 91", vec![("Hugo", 49, 91)]),
        ("Hugo 0 Léa 100", vec![("Hugo", 0, 100)]),
        (
            "Hugo 28 Léa 95 Zoé 30 Max 94",
            vec![("Hugo", 28, 95), ("Zoé", 30, 95)],
        ),
        ("Hugo 50 Léa 91", vec![]),
        ("Hugo 49 Léa 90", vec![]),
        ("Hugo 10 Léa 20", vec![]),
    ] {
        let expected: Vec<Value> = expected
            .iter()
            .map(|(player, score, beside)| {
                json!({"kind": "lap_forgotten", "player": player, "score": score, "beside": beside})
            })
            .collect();
        assert_eq!(remarks(&Table::new(), words), json!(expected), "{words}");
    }
}

#[test]
fn the_line_to_type_for_a_lap_can_be_typed() {
    for (words, meant) in [
        ("Hugo 28 Léa 95", 78),
        ("'Anne Marie' 0 Léa 95", 50),
        ("-- -Hugo 49 Léa 95", 99),
    ] {
        let table = Table::new();
        let printed = table.teamzy(&format!("score {words}")).columns(200).raw();
        let (_, line) = printed.stderr.trim().split_once("Then: teamzy ").unwrap();
        table.teamzy(line).ok();
        let last = table.teamzy("history --game last --json").json();
        assert_eq!(last["players"][0]["score"], meant, "{words}");
    }
    // It is about the game that was closed, too.
    let table = Table::new();
    table.teamzy("new Hugo Léa").ok();
    assert_eq!(
        remarked(&table, "score 28 95"),
        "note: Hugo has 28 beside 95: a lap forgotten? Then: teamzy edit last Hugo=1:28\n"
    );
    // In a dry run there is no game to edit.
    assert_eq!(
        remarked(&Table::new(), "score Hugo 28 Léa 95 --dry-run"),
        "note: Hugo has 28 beside 95: a lap forgotten?\n\
         note: Nothing was written (--dry-run).\n"
    );
}

#[test]
fn a_score_that_is_seldom_seen() {
    assert_eq!(
        remarks(&Table::new(), "Hugo 601 Léa 600 Zoé 12:01"),
        json!([
            {"kind": "unusual_score", "player": "Hugo", "score": 601},
            {"kind": "unusual_score", "player": "Zoé", "score": 601},
        ])
    );
    assert_eq!(
        remarked(&Table::new(), "score Hugo 12345 Léa 600"),
        "note: Hugo has 12,345 points: that is a lot. All right?\n"
    );
}

#[test]
fn the_same_game_that_day() {
    let lines = [
        game(1, "2026-11-29", &[("Hugo", 78), ("Léa", 64)]),
        game(2, "2026-11-28", &[("Hugo", 70), ("Léa", 60)]),
        game(3, "2026-11-29", &[("Hugo", 77), ("Léa", 64), ("Zoé", 5)]),
    ];
    let same = |of: u32, date: &str| {
        json!([{
            "kind": "same_game",
            "game": {"id": id(of), "date": date, "players": ["Hugo", "Léa"]},
        }])
    };
    let table = Table::with_lines(&lines);
    assert_eq!(remarks(&table, "LÉA 64 hugo 1:28"), same(1, "2026-11-29"));
    assert_eq!(
        remarks(&table, "Hugo 70 Léa 60 --date yesterday"),
        same(2, "2026-11-28")
    );
    for other in [
        "Hugo 70 Léa 60",
        "Hugo 64 Léa 78",
        "Hugo 77 Léa 64",
        "Hugo 78 Léa 64 Zoé 5",
        "Hugo 78 Léa 64 --date yesterday",
    ] {
        assert_eq!(remarks(&table, other), json!([]), "{other}");
    }
    // A game that was deleted is there no longer; one that was closed is.
    table.teamzy("delete g001").ok();
    assert_eq!(remarks(&table, "Hugo 78 Léa 64"), json!([]));
    table.teamzy("new Hugo Léa").ok();
    table.teamzy("score 78 64").ok();
    assert_eq!(remarks(&table, "Hugo 78 Léa 64")[0]["kind"], "same_game");
}

#[test]
fn a_date_that_is_still_to_come() {
    assert_eq!(
        remarks(&Table::new(), "Hugo 78 Léa 64 --date 2026-11-30"),
        json!([{"kind": "future_date", "date": "2026-11-30"}])
    );
    assert_eq!(
        remarks(&Table::new(), "Hugo 78 Léa 64 --date today"),
        json!([])
    );
    // What counts is the day at the table.
    let table = Table::new();
    table.at("2026-11-29T23:59:59.999-11:00");
    assert_eq!(
        remarks(&table, "Hugo 78 Léa 64 --date 2026-11-30")[0]["kind"],
        "future_date"
    );
    table.at("2026-11-30T00:00:00.000-11:00");
    assert_eq!(
        remarks(&table, "Hugo 78 Léa 64 --date 2026-11-30"),
        json!([])
    );
}

#[test]
fn games_that_stay_open() {
    let seats =
        |number: u32, names: [&str; 2]| this_evening(number, &open(number, "2026-11-29", &names));
    let one = Table::with_lines([seats(1, ["Tom", "Anna"])]);
    assert_eq!(
        remarks(&one, "Hugo 78 Léa 64"),
        json!([{
            "kind": "open_game",
            "game": {"id": id(1), "date": "2026-11-29", "players": ["Tom", "Anna"]},
        }])
    );
    assert_eq!(remarks(&one, "5 6"), json!([]), "it is closed");
    let three = Table::with_lines([
        seats(1, ["Tom", "Anna"]),
        seats(2, ["Max", "Zoé"]),
        open(3, "2026-10-01", &["Hugo", "Léa"]),
    ]);
    assert_eq!(
        remarks(&three, "Hugo 78 Léa 64"),
        json!([{"kind": "open_games", "count": 3}])
    );
    assert_eq!(
        remarks(&three, "Max 78 Zoé 64"),
        json!([{"kind": "open_games", "count": 2}])
    );
    assert_eq!(
        remarked(&three, "score Hugo 78 Léa 64"),
        "note: 3 other games stay open: teamzy history --open\n"
    );
    assert_eq!(
        remarked(&three, "score --game g001 1 2"),
        "note: 2 other games stay open: teamzy history --open\n"
    );
}

#[test]
fn remarks_are_made_in_the_order_in_which_one_reads_a_game() {
    let table = Table::with_lines([
        game(1, "2026-12-01", &[("Lea", 10), ("Hugo", 700)]),
        "{}".to_owned(),
        newer(&game(2, "2026-11-01", &[("Max", 1), ("Zoé", 2)])),
        open(3, "2026-11-03", &["Aa", "Bb"]),
    ]);
    let kinds: Vec<Value> = remarks(&table, "Lea 10 Hugo 700 --date 2026-12-01")
        .as_array()
        .unwrap()
        .iter()
        .map(|remark| remark["kind"].clone())
        .collect();
    assert_eq!(
        kinds,
        [
            "unreadable_lines",
            "newer_lines",
            "future_date",
            "lap_forgotten",
            "unusual_score",
            "same_game",
            "open_game",
        ]
    );
}

#[test]
fn remarks_are_made_in_every_language() {
    let lines = [
        game(1, "2026-12-01", &[("Léa", 10), ("Hugo", 700)]),
        open(3, "2026-11-03", &["Max", "Zoé"]),
    ];
    for (lang, words) in [
        (
            "en",
            [
                "note: Hugoo is new; did you mean Hugo? Then: teamzy rename Hugoo Hugo",
                "note: 2026-12-01 is still to come.",
                "note: Léa has 10 beside 700: a lap forgotten? Then: teamzy edit last Léa=1:10",
                "note: Hugoo has 700 points: that is a lot. All right?",
                "note: Game g003 (2026-11-03, Max and Zoé) stays open. To close it: teamzy score --game g003 78 84. To delete it: teamzy delete g003",
            ],
        ),
        (
            "fr",
            [
                "remarque\u{a0}: Hugoo est un nouveau nom\u{202f}; vouliez-vous dire Hugo\u{202f}? Dans ce cas\u{a0}: teamzy rename Hugoo Hugo",
                "remarque\u{a0}: Le 2026-12-01 est encore à venir.",
                "remarque\u{a0}: Léa a 10 face à 700\u{a0}: un tour de piste oublié\u{202f}? Dans ce cas\u{a0}: teamzy edit last Léa=1:10",
                "remarque\u{a0}: Hugoo a 700 points\u{a0}: c’est énorme. Est-ce bien cela\u{202f}?",
                "remarque\u{a0}: La partie g003 (2026-11-03, Max et Zoé) reste ouverte. Pour la terminer\u{a0}: teamzy score --game g003 78 84. Pour la supprimer\u{a0}: teamzy delete g003",
            ],
        ),
        (
            "es",
            [
                "aviso: Hugoo es un nombre nuevo; ¿querías decir Hugo? En ese caso: teamzy rename Hugoo Hugo",
                "aviso: El 2026-12-01 aún no ha llegado.",
                "aviso: Léa tiene 10 frente a 700: ¿se ha olvidado una vuelta al marcador? En ese caso: teamzy edit last Léa=1:10",
                "aviso: Hugoo tiene 700 puntos: son muchísimos. ¿Es correcto?",
                "aviso: La partida g003 (2026-11-03, Max y Zoé) sigue abierta. Para cerrarla: teamzy score --game g003 78 84. Para borrarla: teamzy delete g003",
            ],
        ),
    ] {
        let table = Table::with_lines(&lines);
        let printed = table
            .teamzy("score Léa 10 Hugoo 700 --date 2026-12-01")
            .lang(lang)
            .columns(300)
            .ok();
        assert_eq!(printed.stderr, page(words));
    }
    for (lang, words) in [
        (
            "fr",
            "remarque\u{a0}: La partie g001 du même jour a déjà ces joueurs et ces scores. Si elle a été tapée deux fois\u{a0}: teamzy undo\n",
        ),
        (
            "es",
            "aviso: La partida g001 del mismo día ya tiene estos jugadores y estos puntos. Si se ha escrito dos veces: teamzy undo\n",
        ),
    ] {
        let table = Table::with_lines([game(1, "2026-11-29", &[("Hugo", 78), ("Léa", 64)])]);
        let printed = table
            .teamzy("score Hugo 78 Léa 64")
            .lang(lang)
            .columns(300)
            .ok();
        assert_eq!(printed.stderr, words);
    }
}

#[test]
fn what_was_remarked_is_recorded_all_the_same() {
    let table = Table::with_lines([game(1, "2026-11-29", &[("Léa", 10), ("Hugo", 700)])]);
    for line in [
        "score Lea 10 Hugo 700",
        "score Léa 10 Hugo 700",
        "score Hugo 70 Léa 60 --date 2030-01-01",
    ] {
        let before = table.lines().len();
        assert_ne!(remarked(&table, line), "", "{line}");
        assert_eq!(table.lines().len(), before + 1, "{line}");
    }
}

#[test]
fn the_line_to_undo_a_game_typed_twice_takes_back_the_second() {
    let table = Table::with_lines([game(1, "2026-11-29", &[("Hugo", 78), ("Léa", 64)])]);
    let stderr = table
        .teamzy("score Hugo 78 Léa 64")
        .columns(200)
        .raw()
        .stderr;
    let (_, line) = stderr.trim().split_once("twice: teamzy ").unwrap();
    table.teamzy(line).ok();
    let history = table.teamzy("history --json").json();
    assert_eq!(history.as_array().unwrap().len(), 1);
    assert_eq!(history[0]["id"], id(1));
}

//! What the lines of the data file mean together.

use serde_json::Value;

use crate::harness::{
    Table, change, correction, deletion, game, id, instant, page, rename, shown, strings, undo,
};

/// The games as `Hugo 78, Léa 64`, by id.
#[track_caller]
fn games(table: &Table) -> Vec<String> {
    let history = table.teamzy("history --json").json();
    let mut games: Vec<String> = history
        .as_array()
        .unwrap()
        .iter()
        .map(|game| {
            let seats = game["players"].as_array().unwrap().iter();
            let seats: Vec<String> = seats
                .map(|seat| format!("{} {}", seat["name"].as_str().unwrap(), seat["score"]))
                .collect();
            format!(
                "{}: {}",
                &game["id"].as_str().unwrap()[..4],
                seats.join(", ")
            )
        })
        .collect();
    games.sort();
    games
}

#[track_caller]
fn present(lines: &[String], expected: &[&str]) {
    let orders: [fn(&mut Vec<String>); 3] = [
        |_| {},
        |lines| lines.reverse(),
        |lines| {
            lines.extend_from_within(..);
            lines.rotate_left(1);
        },
    ];
    for order in orders {
        let mut lines = lines.to_vec();
        order(&mut lines);
        assert_eq!(games(&Table::with_lines(&lines)), expected, "{lines:#?}");
    }
}

#[test]
fn a_correction_takes_the_place_of_what_it_replaces() {
    present(
        &[
            game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]),
            correction(1, 2, &[1], &[("Hugo", 87), ("Léa", 64)]),
        ],
        &["g001: Hugo 87, Léa 64"],
    );
}

#[test]
fn a_correction_outranks_a_first_line_whatever_their_instants() {
    present(
        &[
            game(9, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]).replace(&id(9), &id(1)),
            correction(1, 2, &[9], &[("Hugo", 87), ("Léa", 64)]),
        ],
        &["g001: Hugo 87, Léa 64"],
    );
}

#[test]
fn of_several_corrections_the_last_recorded_is_the_present_one() {
    let lines = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]),
        correction(1, 3, &[1], &[("Hugo", 3), ("Léa", 64)]),
        correction(1, 2, &[1], &[("Hugo", 2), ("Léa", 64)]),
    ];
    present(&lines, &["g001: Hugo 3, Léa 64"]);
    // The same instant: the greater change. 12:03+01:00 is before 12:03+00:00.
    let same = |line: &str, at: &str| line.replace(&instant(3), at).replace(&instant(2), at);
    let level = [
        lines[0].clone(),
        same(&lines[1], &instant(5)),
        same(&lines[2], &instant(5)),
    ];
    present(&level, &["g001: Hugo 3, Léa 64"]);
    let west = [
        lines[0].clone(),
        lines[1].clone(),
        lines[2].replace(&instant(2), &instant(2).replace("+01:00", "+00:00")),
    ];
    present(&west, &["g001: Hugo 2, Léa 64"]);
}

#[test]
fn a_correction_does_not_move_a_game() {
    let lines = [
        game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        game(2, "2026-11-20", &[("Hugo", 70), ("Léa", 71)]),
        correction(1, 3, &[1], &[("Hugo", 87), ("Léa", 64)]),
    ];
    let table = Table::with_lines(lines);
    let history = table.teamzy("history --json").json();
    assert_eq!([&history[0]["id"], &history[1]["id"]], [&id(1), &id(2)]);
    assert_eq!(history[0]["recorded"], instant(1));
    assert_eq!(
        table.teamzy("history --game last --json").json()["id"],
        id(2)
    );
}

#[test]
fn a_deleted_game_is_gone_until_the_deletion_is_undone() {
    let mut lines = vec![
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]),
        game(2, "2026-11-02", &[("Hugo", 70), ("Léa", 71)]),
        deletion(1, 3, &[1]),
    ];
    present(&lines, &["g002: Hugo 70, Léa 71"]);
    lines.push(undo(4, 3));
    present(&lines, &["g001: Hugo 78, Léa 64", "g002: Hugo 70, Léa 71"]);
}

#[test]
fn a_change_that_is_taken_back_does_not_count() {
    let mut lines = vec![
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]),
        correction(1, 2, &[1], &[("Hugo", 2), ("Léa", 64)]),
        correction(1, 3, &[2], &[("Hugo", 3), ("Léa", 64)]),
        undo(4, 3),
    ];
    present(&lines, &["g001: Hugo 2, Léa 64"]);
    lines.push(undo(5, 2));
    present(&lines, &["g001: Hugo 78, Léa 64"]);
    lines.push(undo(6, 1));
    present(&lines, &[]);
}

#[test]
fn an_undo_is_for_good_and_no_target_itself() {
    let lines = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]),
        correction(1, 2, &[1], &[("Hugo", 2), ("Léa", 64)]),
        undo(3, 2),
        undo(4, 3),
    ];
    present(&lines, &["g001: Hugo 78, Léa 64"]);
}

#[test]
fn an_undo_recorded_before_what_it_takes_back_takes_it_back() {
    let lines = [
        game(5, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]),
        game(6, "2026-11-01", &[("Hugo", 1), ("Léa", 2)]),
        undo(1, 5),
        undo(2, 99),
    ];
    present(&lines, &["g006: Hugo 1, Léa 2"]);
}

#[test]
fn one_change_of_many_lines_is_taken_back_as_a_whole() {
    let import = |number: u32| {
        game(number, "2026-11-01", &[("Hugo", number), ("Léa", 64)])
            .replace(&change(number), &change(1))
    };
    let lines = [
        import(1),
        import(2),
        import(3),
        game(4, "2026-11-01", &[("A", 1), ("B", 2)]),
        undo(5, 1),
    ];
    present(&lines, &["g004: A 1, B 2"]);
}

#[test]
fn a_rename_holds_for_every_game_whenever_it_was_recorded() {
    let lines = [
        rename(2, "Lea", "Léa"),
        game(1, "2026-11-01", &[("Hugo", 78), ("Lea", 64)]),
        game(3, "2026-11-02", &[("Hugo", 70), ("LEA", 71)]),
    ];
    present(&lines, &["g001: Hugo 78, Léa 64", "g003: Hugo 70, Léa 71"]);
    let table = Table::with_lines(&lines);
    assert_eq!(
        table
            .teamzy("history Lea --json")
            .json()
            .as_array()
            .unwrap()
            .len(),
        2
    );
    let undone = [lines.as_slice(), &[undo(4, 2)]].concat();
    present(&undone, &["g001: Hugo 78, Lea 64", "g003: Hugo 70, Lea 71"]);
}

#[test]
fn renames_apply_in_order_and_lead_on_but_never_round() {
    let first = game(1, "2026-11-01", &[("Hugo", 78), ("Lea", 64)]);
    present(
        &[
            first.clone(),
            rename(2, "Lea", "Léa"),
            rename(3, "Léa", "Léana"),
        ],
        &["g001: Hugo 78, Léana 64"],
    );
    present(
        &[
            first.clone(),
            rename(2, "Lea", "Léa"),
            rename(3, "Léa", "Lea"),
        ],
        &["g001: Hugo 78, Lea 64"],
    );
    present(
        &[
            first.clone(),
            rename(3, "Lea", "Léa"),
            rename(2, "Léa", "Lea"),
        ],
        &["g001: Hugo 78, Léa 64"],
    );
    present(
        &[
            first,
            rename(2, "Lea", "A"),
            rename(3, "A", "B"),
            rename(4, "B", "Lea"),
            rename(5, "Lea", "LEA"),
        ],
        &["g001: Hugo 78, LEA 64"],
    );
}

#[test]
fn a_rename_that_would_seat_one_person_twice_leaves_that_games_names_as_written() {
    let lines = [
        game(1, "2026-11-01", &[("Lea", 78), ("Léa", 64)]),
        game(2, "2026-11-02", &[("Lea", 70), ("Hugo", 71)]),
        rename(3, "Lea", "Léa"),
    ];
    present(&lines, &["g001: Lea 78, Léa 64", "g002: Léa 70, Hugo 71"]);
}

#[test]
fn a_renamed_person_may_still_be_typed_by_the_old_name() {
    let table = Table::with_lines([
        game(1, "2026-11-01", &[("Hugo", 78), ("Lea", 64)]),
        rename(2, "Lea", "Léa"),
    ]);
    let printed = table.teamzy("score Hugo 60 lea 61").ok();
    assert!(
        printed.stdout.starts_with("Léa wins with 61 points"),
        "{}",
        shown(&printed)
    );
    assert_eq!(printed.stderr, "", "nobody is new");
    let printed = table.teamzy("score Lea 60 Léa 61").printed();
    assert_eq!(printed.status, 2, "{}", shown(&printed));
    assert!(
        printed.stderr.contains("is seated twice"),
        "{}",
        shown(&printed)
    );
    let rankings = table.teamzy("rankings --json").json();
    let names: Vec<&str> = rankings
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["player"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Hugo", "Léa"]);
}

#[test]
fn the_name_shown_is_the_earliest_typed_by_its_instant() {
    let lines = [
        game(2, "2026-01-01", &[("HUGO", 1), ("Léa", 2)]),
        game(1, "2026-02-01", &[("Hugo", 1), ("LÉA", 2)]),
        game(3, "2026-03-01", &[("hugo", 1), ("léa", 2)]),
    ];
    present(
        &lines,
        &[
            "g001: Hugo 1, LÉA 2",
            "g002: Hugo 1, LÉA 2",
            "g003: Hugo 1, LÉA 2",
        ],
    );
}

#[test]
fn lines_alike_in_instant_and_change_are_told_apart_by_their_bytes() {
    let one = game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]);
    let other = game(1, "2026-11-01", &[("Hugo", 79), ("Léa", 64)]);
    present(&[one, other], &["g001: Hugo 79, Léa 64"]);
}

/// Lines of every kind, some of them odd.
fn motley() -> Vec<String> {
    let open = |number: u32| {
        game(number, "2026-11-29", &[("Hugo", 0), ("Tom", 0)])
            .replace("\"score\":0", "\"score\":null")
    };
    vec![
        game(1, "2026-11-01", &[("Hugo", 78), ("Lea", 64)]),
        correction(1, 2, &[1], &[("Hugo", 87), ("Lea", 64)]),
        correction(1, 3, &[1], &[("Hugo", 88), ("Lea", 64)]),
        game(4, "2026-11-02", &[("Zoé", 50), ("Max", 50), ("Hugo", 49)]),
        deletion(4, 5, &[4]),
        undo(6, 5),
        rename(7, "Lea", "Léa"),
        rename(8, "Zoe", "Zoé"),
        game(9, "2026-10-01", &[("Lea", 30), ("Léa", 31)]),
        open(10),
        correction(10, 11, &[10], &[("Hugo", 60), ("Tom", 61)]),
        open(12),
        game(13, "2026-11-03", &[("ZOE", 40), ("hugo", 41)]),
        game(14, "2026-11-03", &[("ZOE", 40), ("hugo", 41)]),
        undo(15, 14),
        deletion(13, 16, &[13]),
        correction(13, 17, &[13], &[("Zoe", 42), ("Hugo", 41)]),
        rename(18, "Max", "Maxime"),
        undo(19, 18),
        "{\"foo\":1}".to_owned(),
        game(20, "2026-11-05", &[("Hugo", 10), ("Max", 9)]).replace("\"v\":1", "\"v\":2"),
    ]
}

#[test]
fn neither_the_order_nor_the_repetition_of_lines_counts() {
    let lines = motley();
    let commands = [
        "history --json",
        "history --open --json",
        "rankings --json",
        "records --json",
    ];
    let see = |lines: &[String]| {
        let table = Table::with_lines(lines);
        commands.map(|command| table.teamzy(command).ok().stdout)
    };
    let expected = see(&lines);
    for (seen, what) in expected
        .iter()
        .zip(["\"Hugo\",\"score\":88", &id(12), "Zoé", "Léa"])
    {
        assert!(seen.contains(what), "{what} in {seen}");
    }
    let mut chance = 1_u64;
    for _ in 0..8 {
        let mut shuffled = lines.clone();
        for place in (1..shuffled.len()).rev() {
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            shuffled.swap(place, (chance >> 33) as usize % (place + 1));
        }
        assert_eq!(see(&shuffled), expected, "{shuffled:#?}");
        let doubled = [shuffled.as_slice(), &lines].concat();
        assert_eq!(see(&doubled), expected, "{doubled:#?}");
    }
}

#[test]
fn recorded_is_the_later_of_now_and_a_millisecond_after_the_latest() {
    let table = Table::with_lines([game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)])
        .replace(&instant(1), "2027-01-01T00:00:00.000+02:00")]);
    let recorded = |line: &str| table.teamzy(line).json()["recorded"].clone();
    assert_eq!(
        recorded("score A 1 B 2 --json"),
        "2026-12-31T23:00:00.001+01:00"
    );
    assert_eq!(recorded("new A B --json"), "2026-12-31T23:00:00.002+01:00");
    table.at("2027-06-01T12:00:00.5-03:00");
    assert_eq!(
        recorded("score C 1 B 3 --json"),
        "2027-06-01T12:00:00.500-03:00"
    );
    assert_eq!(
        recorded("score C 1 B 4 --json"),
        "2027-06-01T12:00:00.501-03:00"
    );
}

#[test]
fn unknown_fields_are_kept_when_an_open_game_is_closed() {
    let open = game(1, "2026-11-29", &[("Hugo", 0), ("Léa", 0)])
        .replace("\"score\":0", "\"score\":null")
        .replace("\"score\":null},", "\"score\":null,\"colour\":\"red\",\"start\":true},")
        .replace(
            "}]}",
            "}],\"source\":{\"kind\":\"bgstats\",\"id\":\"93A8…\"},\"big\":123456789012345678901234567890,\"pi\":3.10}",
        )
        .replace("2026-11-01T", "2026-11-29T");
    let table = Table::with_lines([&open]);
    table.teamzy("score 84 91").ok();
    let text = String::from_utf8(table.bytes()).unwrap();
    let line = text.lines().last().unwrap();
    for kept in [
        "{\"name\":\"Hugo\",\"score\":84,\"colour\":\"red\",\"start\":true}",
        "{\"name\":\"Léa\",\"score\":91}",
        "\"source\":{\"kind\":\"bgstats\",\"id\":\"93A8…\"}",
        "\"big\":123456789012345678901234567890",
        "\"pi\":3.10",
    ] {
        assert!(line.contains(kept), "{kept} in {line}");
    }
    assert!(text.starts_with(&open));
}

#[test]
fn closing_a_game_replaces_all_its_standing_lines() {
    let open = |number: u32, replaces: &str| {
        game(number, "2026-11-29", &[("Hugo", 0), ("Léa", 0)])
            .replace("\"score\":0", "\"score\":null")
            .replace(&id(number), &id(1))
            .replace(",\"date\"", &format!("{replaces},\"date\""))
            .replace("2026-11-01T", "2026-11-29T")
    };
    let replaces = |number: u32| format!(",\"replaces\":[\"{}\"]", change(number));
    let table = Table::with_lines([open(1, ""), open(2, &replaces(1)), open(3, &replaces(1))]);
    table.teamzy("score 84 91").ok();
    let lines = table.lines();
    let mut replaced = strings(&lines[3]["replaces"]);
    replaced.sort_unstable();
    assert_eq!(replaced, [change(2), change(3)]);
}

#[test]
fn a_line_of_a_later_version_is_left_alone_and_remarked() {
    let newer = |number: u32| {
        game(number, "2026-11-01", &[("Hugo", 78), ("Léa", 64)])
            .replace("\"v\":1", "\"v\":2")
            .replace("\"players\"", "\"seats\"")
    };
    let table = Table::with_lines([
        newer(1),
        game(2, "2026-11-02", &[("Hugo", 70), ("Léa", 71)]),
    ]);
    for command in ["history", "rankings", "records"] {
        let printed = table.teamzy(command).columns(200).ok();
        assert_eq!(
            printed.stderr,
            "games.jsonl: one line was written by a later version of teamzy and was left alone: update teamzy\n"
        );
    }
    assert_eq!(games(&table), ["g002: Hugo 70, Léa 71"]);
    let table = Table::with_lines([newer(1), newer(2), newer(3)]);
    let printed = table.teamzy("history").columns(200).ok();
    assert!(
        printed.stderr.starts_with(
            "games.jsonl: 3 lines were written by a later version of teamzy and were left alone: update teamzy\n"
        ),
        "{}",
        shown(&printed)
    );
    let before = table.bytes();
    table.teamzy("score A 1 B 2").ok();
    assert!(table.bytes().starts_with(&before));
}

#[test]
fn an_open_game_to_which_a_later_version_wrote_is_not_closed() {
    let open = game(1, "2026-11-29", &[("Hugo", 0), ("Léa", 0)])
        .replace("\"score\":0", "\"score\":null")
        .replace("2026-11-01T", "2026-11-29T");
    let newer = open
        .replace("\"v\":1", "\"v\":2")
        .replace(&change(1), &change(2));
    let table = Table::with_lines([open, newer]);
    table.teamzy("score 84 91").columns(200).refused(
        1,
        &page([
            "error: A later version of teamzy changed game g001aaaaaaaa, and yours would not understand it whole.",
            "  try: update teamzy",
        ]),
    );
}

#[test]
fn a_later_version_may_take_a_change_back() {
    let undo = undo(3, 2)
        .replace("\"v\":1", "\"v\":7")
        .replace("\"change\"", "\"how\":{},\"change\"");
    let lines = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]),
        game(2, "2026-11-02", &[("Hugo", 70), ("Léa", 71)]),
        undo,
    ];
    assert_eq!(games(&Table::with_lines(lines)), ["g001: Hugo 78, Léa 64"]);
}

#[test]
fn merging_two_machines_is_putting_their_lines_together() {
    let mine = Table::new();
    mine.set("TEAMZY_SEED", "7");
    mine.teamzy("score Hugo 78 Léa 64").ok();
    let theirs = Table::new();
    theirs.set("TEAMZY_SEED", "8");
    theirs.teamzy("score Zoé 50 Max 51").ok();
    let (one, two) = (mine.bytes(), theirs.bytes());
    let merged = |parts: &[&[u8]]| {
        let table = Table::new();
        table.write(parts.concat());
        table.teamzy("history --json").ok().stdout
    };
    let expected = merged(&[&one, &two]);
    assert_eq!(
        serde_json::from_str::<Value>(&expected)
            .unwrap()
            .as_array()
            .unwrap()
            .len(),
        2
    );
    assert_eq!(merged(&[&two, &one]), expected);
    assert_eq!(merged(&[&two, &one, &two]), expected);
}

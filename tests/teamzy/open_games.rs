//! Games between `new` and `score`.

use crate::harness::{Table, change, id, instant, page, rename, shown, strings};

const NOON: &str = "2026-11-29T12:00:00.000+01:00";
const NEXT_DAY: &str = "2026-11-30T00:30:00.000+01:00";
const THREE_DAYS_ON: &str = "2026-12-02T12:00:00.000+01:00";

/// The line of an open game.
fn open(id: &str, number: u32, date: &str, recorded: &str, names: &[&str]) -> String {
    let seats: Vec<String> = names
        .iter()
        .map(|name| format!(r#"{{"name":"{name}","score":null}}"#))
        .collect();
    format!(
        r#"{{"v":1,"id":"{id}","change":"{}","recorded":"{recorded}","date":"{date}","players":[{}]}}"#,
        change(number),
        seats.join(",")
    )
}

/// The number of open and of finished games.
fn counts(table: &Table) -> (usize, usize) {
    let count = |line: &str| table.teamzy(line).json().as_array().unwrap().len();
    (count("history --open --json"), count("history --json"))
}

#[test]
fn players_are_seated_and_the_line_for_the_end_is_shown() {
    Table::new()
        .teamzy("new Hugo Léa Zoé --with inns,river --at Lyon --note Rain")
        .stdout(page([
            "Hugo, Léa and Zoé sit at the table.",
            "At the end, type the final scores in this order: teamzy score 78 84 90",
            "",
            "Game g001, 2026-11-29, Inns & Cathedrals, The River, Lyon",
            "Note: Rain",
        ]))
        .check();
}

#[test]
fn bare_scores_close_the_open_game_in_seat_order() {
    let table = Table::new();
    table.teamzy("new Hugo Léa --with inns").ok();
    table
        .teamzy("score 84 91")
        .stdout(page([
            "Léa wins with 91 points, 7 more than Hugo.",
            "",
            " Place  Player  Score  Track",
            "     1  Léa        91   1:41",
            "     2  Hugo       84   1:34",
            "",
            "Game g001, 2026-11-29, Inns & Cathedrals",
        ]))
        .check();
    assert_eq!(counts(&table), (0, 1));
    let history = table.teamzy("history --json").json();
    assert_eq!(strings(&history[0]["expansions"]), ["inns-and-cathedrals"]);
    assert_eq!(history[0]["players"][0]["name"], "Hugo");
    assert_eq!(history[0]["players"][0]["score"], 84);
}

#[test]
fn closing_a_game_is_a_correction_of_all_its_standing_lines() {
    let table = Table::new();
    table.teamzy("new Hugo Léa").ok();
    table.teamzy("score 84 91").ok();
    let lines = table.lines();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[1]["id"], lines[0]["id"]);
    assert_ne!(lines[1]["change"], lines[0]["change"]);
    assert_eq!(
        strings(&lines[1]["replaces"]),
        [lines[0]["change"].as_str().unwrap()]
    );
    assert!(lines[0].get("replaces").is_none());
}

#[test]
fn exactly_its_players_close_a_game_in_any_order_and_spelling() {
    let table = Table::new();
    table.teamzy("new Hugo Léa Zoé").ok();
    let score = table.teamzy("score ZOÉ 1 hugo 2 Léa 3 --json").json();
    let players = score["players"].as_array().unwrap();
    let seats: Vec<_> = players
        .iter()
        .map(|seat| (&seat["name"], &seat["score"]))
        .collect();
    assert_eq!(
        format!("{seats:?}"),
        r#"[(String("Hugo"), Number(2)), (String("Léa"), Number(3)), (String("Zoé"), Number(1))]"#
    );
    assert_eq!(counts(&table), (0, 1));
}

#[test]
fn other_players_make_a_game_of_their_own_and_the_open_one_is_remarked() {
    let table = Table::new();
    table.teamzy("new Hugo Léa").ok();
    let printed = table.teamzy("score Hugo 1 Léa 2 Zoé 3").columns(200).ok();
    assert_eq!(
        printed.stderr,
        "note: Game g001 (2026-11-29, Hugo and Léa) stays open. \
         To close it: teamzy score --game g001 78 84. To delete it: teamzy delete g001\n"
    );
    assert_eq!(counts(&table), (1, 1));
    let score = table.teamzy("score Hugo 1 Zoé 3 --json").json();
    assert_eq!(score["remarks"][0]["kind"], "open_game");
    assert_eq!(score["remarks"][0]["game"]["id"], table.lines()[0]["id"]);
}

#[test]
fn a_second_table_may_be_opened() {
    let table = Table::new();
    table.teamzy("new Hugo Léa").ok();
    table.teamzy("new Max Zoé Tom").ok();
    assert_eq!(counts(&table), (2, 0));
    table.teamzy("score 1 2 3").ok();
    assert_eq!(counts(&table), (1, 1));
    let printed = table.teamzy("score 1 2").ok();
    assert_eq!(printed.stderr, "", "{}", shown(&printed));
    assert_eq!(counts(&table), (0, 2));
}

#[test]
fn a_game_fits_by_the_names_that_it_keeps() {
    let open = |number, names: &[&str]| open(&id(number), number, "2026-11-29", NOON, names);
    let table = Table::with_lines([
        open(1, &["Lea", "Léa"]),
        open(2, &["Léa", "Max"]),
        rename(3, "Lea", "Léa"),
    ]);
    // The rename does not hold where both sit, so only there are these two people.
    let closed = table.teamzy("score Lea 1 Léa 2 --json").json();
    assert_eq!(closed["id"], id(1));
    let closed = table.teamzy("score Lea 3 Max 4 --json").json();
    assert_eq!(closed["id"], id(2));
}

#[test]
fn when_several_open_games_fit_their_list_is_the_error() {
    let table = Table::new();
    table.teamzy("new Hugo Léa").ok();
    table.teamzy("new Max Zoé").ok();
    table.teamzy("score 1 2").refused(
        1,
        &page([
            "error: Several open games fit these scores:",
            "  g001 (2026-11-29, Hugo and Léa)",
            "  g002 (2026-11-29, Max and Zoé)",
            "  try: teamzy score --game g001 1 2",
        ]),
    );
    table.teamzy("new Léa Hugo").ok();
    let printed = table.teamzy("score Hugo 1 Léa 2").printed();
    let seen = shown(&printed);
    assert_eq!(printed.status, 1, "{seen}");
    assert!(
        printed
            .stderr
            .contains("\n  g001 (2026-11-29, Hugo and Léa)\n"),
        "{seen}"
    );
    assert!(
        printed
            .stderr
            .contains("\n  g003 (2026-11-29, Léa and Hugo)\n"),
        "{seen}"
    );
    assert!(!printed.stderr.contains("Max and Zoé"), "{seen}");
}

#[test]
fn the_suggested_line_closes_the_game_that_it_names() {
    let table = Table::new();
    table.teamzy("new Hugo Léa Zoé").ok();
    table.teamzy("new Max Tom Eva").ok();
    let printed = table.teamzy("score 1 2 3").raw();
    let line = printed
        .stderr
        .lines()
        .last()
        .unwrap()
        .trim()
        .strip_prefix("try: teamzy ")
        .unwrap();
    table.teamzy(line).ok();
    assert_eq!(counts(&table), (1, 1));
}

#[test]
fn at_most_20_games_to_choose_from_are_listed() {
    for (games, listed, more) in [
        (19, 19, None),
        (20, 20, None),
        (21, 20, Some("  and 1 more")),
        (40, 20, Some("  and 20 more")),
    ] {
        let table = Table::with_lines((1..=games).map(|number| {
            let id = format!("g{number:03}aaaaaaaa");
            open(&id, number, "2026-11-29", NOON, &["Hugo", "Léa"])
        }));
        for line in ["score 1 2", "score 1 2 3", "score --game g0 1 2"] {
            let printed = table.teamzy(line).printed();
            let lines: Vec<&str> = printed.stderr.lines().collect();
            let seen = shown(&printed);
            let count = listed + 2 + usize::from(more.is_some());
            assert_eq!(lines.len(), count, "{line} {seen}");
            assert_eq!(lines[1], "  g001 (2026-11-29, Hugo and Léa)", "{seen}");
            if let Some(more) = more {
                assert_eq!(lines[listed + 1], more, "{line} {seen}");
            }
            assert!(lines[count - 1].starts_with("  try: "), "{line} {seen}");
        }
    }
}

#[test]
fn none_as_the_place_clears_it() {
    let table = Table::new();
    table.teamzy("new Hugo Léa --at Lyon").ok();
    let closed = table.teamzy("score 84 91 --at none --json").json();
    assert!(closed["location"].is_null(), "{closed}");
    table.teamzy("edit last --at Lyon").ok();
    let cleared = table.teamzy("edit last --at none --json").json();
    assert!(cleared["location"].is_null(), "{cleared}");
    let placeless = table.teamzy("history --at none --json").json();
    assert_eq!(placeless.as_array().unwrap().len(), 1);
}

#[test]
fn ids_are_shown_long_enough_to_tell_the_games_apart() {
    let table = Table::with_lines([
        open("abcd00000001", 1, "2026-11-29", NOON, &["Hugo", "Léa"]),
        open("abcd10000002", 2, "2026-11-29", NOON, &["Max", "Zoé"]),
    ]);
    table.teamzy("score 1 2").refused(
        1,
        &page([
            "error: Several open games fit these scores:",
            "  abcd0 (2026-11-29, Hugo and Léa)",
            "  abcd1 (2026-11-29, Max and Zoé)",
            "  try: teamzy score --game abcd0 1 2",
        ]),
    );
    table.teamzy("score --game abcd 1 2").refused(
        1,
        &page([
            "error: Several games begin with “abcd”:",
            "  abcd0 (2026-11-29, Hugo and Léa)",
            "  abcd1 (2026-11-29, Max and Zoé)",
            "  try: a longer beginning",
        ]),
    );
    let printed = table.teamzy("score --game abcd1 1 2").columns(200).ok();
    assert!(
        printed.stderr.contains("teamzy score --game abcd0 78 84"),
        "{}",
        shown(&printed)
    );
}

#[test]
fn a_game_opened_yesterday_is_closed_and_keeps_its_date() {
    let table = Table::new();
    table.teamzy("new Hugo Léa").ok();
    table.at(NEXT_DAY);
    let score = table.teamzy("score 84 91 --json").json();
    assert_eq!(score["date"], "2026-11-29");
    assert_eq!(counts(&table), (0, 1));
}

#[test]
fn a_date_given_at_the_end_replaces_the_games_own() {
    let table = Table::new();
    table.teamzy("new Hugo Léa").ok();
    let score = table.teamzy("score 84 91 --json --date yesterday").json();
    assert_eq!(score["date"], "2026-11-28");
}

#[test]
fn a_game_opened_three_days_ago_is_not_closed_and_the_error_says_how() {
    let table = Table::new();
    table.teamzy("new Hugo Léa").ok();
    table.at(THREE_DAYS_ON);
    table.teamzy("score 84 91").columns(200).refused(
        1,
        &page([
            "error: These scores have no names, and no game was opened today or yesterday; an older one is open:",
            "  g001 (2026-11-29, Hugo and Léa)",
            "  try: teamzy score --game g001 84 91",
        ]),
    );
    let printed = table.teamzy("score Hugo 84 Léa 91").columns(200).ok();
    assert_eq!(
        printed.stderr,
        "note: Game g001 (2026-11-29, Hugo and Léa) stays open. \
         To close it: teamzy score --game g001 78 84. To delete it: teamzy delete g001\n"
    );
    assert_eq!(counts(&table), (1, 1));
    let by_name = table.words([
        "score",
        "--json",
        "--game",
        &id_of_first(&table),
        "84",
        "91",
    ]);
    assert_eq!(by_name.json()["date"], "2026-11-29");
    assert_eq!(counts(&table), (0, 2));
}

fn id_of_first(table: &Table) -> String {
    table.lines()[0]["id"].as_str().unwrap().to_owned()
}

#[test]
fn what_counts_is_when_a_game_was_opened_and_not_its_date() {
    // A game of an earlier day that is opened only now.
    let table = Table::new();
    table.teamzy("new Hugo Léa --date 2026-11-20").ok();
    let score = table.teamzy("score 84 91 --json").json();
    assert_eq!(score["date"], "2026-11-20");
    assert_eq!(score["remarks"], serde_json::json!([]));
    assert_eq!(counts(&table), (0, 1));
    table.teamzy("new Hugo Léa --date 2026-11-20").ok();
    table.at(NEXT_DAY);
    let score = table.teamzy("score Léa 92 Hugo 85 --json").json();
    assert_eq!(score["date"], "2026-11-20");
    assert_eq!(counts(&table), (0, 2));

    // And one opened three days ago, even of today, or of a day to come.
    for date in ["2026-12-02", "2026-12-24"] {
        let table = Table::new();
        table.teamzy(&format!("new Hugo Léa --date {date}")).ok();
        table.at(THREE_DAYS_ON);
        table.teamzy("score 84 91").columns(200).refused(
            1,
            &page([
                "error: These scores have no names, and no game was opened today or yesterday; an older one is open:",
                &format!("  g001 ({date}, Hugo and Léa)"),
                "  try: teamzy score --game g001 84 91",
            ]),
        );
        table.teamzy("score Hugo 84 Léa 91").ok();
        assert_eq!(counts(&table), (1, 1));
        // It is not made younger by a correction.
        let id = id_of_first(&table);
        table.teamzy(&format!("edit {id} --note Rain")).ok();
        assert_eq!(table.teamzy("score 84 91").printed().status, 1);
        table.teamzy("new Max Zoé --date 2026-12-01").ok();
        let score = table.teamzy("score 84 91 --json").json();
        assert_eq!(score["date"], "2026-12-01");
        assert_eq!(counts(&table), (1, 2));
    }
}

#[test]
fn yesterday_is_that_of_the_clock_at_the_table() {
    // Opened in the first minute of the day before, and in the last before that.
    for (opened, closed) in [
        ("2026-11-28T00:00:00.000+01:00", true),
        ("2026-11-27T23:59:59.999+01:00", false),
        // The same two instants, told where it was another day.
        ("2026-11-27T13:00:00.000-10:00", true),
        ("2026-11-28T12:59:59.999+14:00", false),
    ] {
        let table = Table::with_lines([open(
            "abcd00000001",
            1,
            "2026-11-29",
            opened,
            &["Hugo", "Léa"],
        )]);
        let printed = table.teamzy("score 84 91").printed();
        assert_eq!(printed.status == 0, closed, "{opened} {}", shown(&printed));
    }
}

#[test]
fn an_open_game_of_a_day_to_come_is_closed_too() {
    let table = Table::new();
    table.teamzy("new Hugo Léa --date 2026-11-30").ok();
    let score = table.teamzy("score 84 91 --json").json();
    assert_eq!(score["date"], "2026-11-30");
    assert_eq!(counts(&table), (0, 1));
}

#[test]
fn bare_scores_without_an_open_game_are_refused() {
    let table = Table::new();
    table.teamzy("score 84 91").refused(
        1,
        &page([
            "error: These scores have no names, and no game is open.",
            "  try: teamzy score Léa 84 Hugo 91",
        ]),
    );
}

#[test]
fn bare_scores_that_do_not_fit_the_seats_are_refused() {
    let table = Table::new();
    table.teamzy("new Hugo Léa").ok();
    table.teamzy("score 5 6 7").refused(
        2,
        &page([
            "error: 3 scores were typed, and no open game has so many seats:",
            "  g001 (2026-11-29, Hugo and Léa)",
            "  try: one score for each seat, in this order",
        ]),
    );
    table.teamzy("score 5").refused(
        2,
        &page([
            "error: One score was typed, and no open game has so few seats:",
            "  g001 (2026-11-29, Hugo and Léa)",
            "  try: one score for each seat, in this order",
        ]),
    );
}

#[test]
fn a_game_is_named_by_any_beginning_of_its_id() {
    let id = "10kd00000001";
    for typed in [id, "10kd", "1", "1O", "lo", "10KD00000001", "iokd"] {
        let table = Table::with_lines([open(
            id,
            1,
            "2026-01-01",
            "2026-01-01T12:00:00+01:00",
            &["A", "B"],
        )]);
        let score = table
            .words(["score", "--game", typed, "1", "2", "--json"])
            .json();
        assert_eq!(score["id"], id, "{typed}");
        assert_eq!(score["date"], "2026-01-01", "{typed}");
    }
}

#[test]
fn a_game_that_is_unknown_or_finished_is_not_closed() {
    let table = Table::new();
    table.teamzy("score Hugo 84 Léa 91").ok();
    for typed in ["zzzz", "", "u", "not-an-id", "last-week"] {
        table
            .words(["score", "--game", typed, "1", "2"])
            .columns(100)
            .refused(
                1,
                &format!(
                    "error: There is no open game “{typed}”.\n  \
                     try: an id from the first column of teamzy history --open, or its beginning\n"
                ),
            );
    }
    table
        .teamzy("score --game zzzz 1 2")
        .lang("fr_FR.UTF-8")
        .columns(100)
        .refused(
            1,
            "erreur\u{a0}: Il n’y a pas de partie ouverte «\u{202f}zzzz\u{202f}».\n  \
             conseil\u{a0}: un identifiant de la première colonne de teamzy history --open, ou son début\n",
        );
    table.teamzy("score --game last 1 2").refused(
        1,
        "error: Game g001 (2026-11-29, Hugo and Léa) is finished already.\n  \
         try: teamzy history --game g001 shows it\n",
    );
}

#[test]
fn others_than_its_players_do_not_close_the_game_that_is_named() {
    let table = Table::new();
    table.teamzy("new Hugo Léa").ok();
    let id = table.last_id();
    for words in ["Hugo 1 Zoé 2", "Hugo 1 Léa 2 Zoé 3", "Hugo=1 Lea=2"] {
        let printed = table
            .teamzy(&format!("score --game {id} {words}"))
            .printed();
        let seen = shown(&printed);
        assert_eq!(
            (printed.status, printed.stdout.as_str()),
            (2, ""),
            "{words} {seen}"
        );
        assert!(
            printed
                .stderr
                .starts_with("error: Others sit in game g001 (2026-11-29, Hugo and Léa).\n"),
            "{words} {seen}"
        );
    }
    assert_eq!(table.lines().len(), 1);
}

#[test]
fn details_given_at_the_end_replace_and_empty_ones_clear() {
    let details = ["--with", "inns,river", "--at", "Lyon", "--note", "Rain"];
    let closed = |words: &[&str]| {
        let table = Table::new();
        table
            .words(["new", "Hugo", "Léa"].iter().chain(&details))
            .ok();
        table
            .words(["score", "84", "91", "--json"].iter().chain(words))
            .json()
    };
    let kept = closed(&[]);
    assert_eq!(
        strings(&kept["expansions"]),
        ["inns-and-cathedrals", "river"]
    );
    assert_eq!(
        (&kept["location"], &kept["note"]),
        (&"Lyon".into(), &"Rain".into())
    );

    let replaced = closed(&["--with", "tower", "--at", "Paris", "--note", "Sun"]);
    assert_eq!(strings(&replaced["expansions"]), ["tower"]);
    assert_eq!(
        (&replaced["location"], &replaced["note"]),
        (&"Paris".into(), &"Sun".into())
    );

    let cleared = closed(&["--with", "none", "--at", "", "--note", ""]);
    assert_eq!(strings(&cleared["expansions"]), [""; 0]);
    assert!(
        cleared["location"].is_null() && cleared["note"].is_null(),
        "{cleared}"
    );
}

#[test]
fn only_finished_games_count() {
    let table = Table::new();
    table.teamzy("score Hugo 84 Léa 91").ok();
    table.teamzy("new Max Zoé").ok();
    let rankings = table.teamzy("rankings --json").json();
    assert_eq!(rankings.as_array().unwrap().len(), 2);
    let records = table.teamzy("records --json").json();
    let mut players: Vec<&str> = records
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|row| row["player"].as_str())
        .collect();
    players.dedup();
    assert_eq!(players, ["Hugo", "Léa"]);
    let last = table.teamzy("history --game last --json").json();
    assert_eq!(strings(&last["winners"]), ["Léa"]);
    assert_eq!(counts(&table), (1, 1));
}

#[test]
fn open_games_are_listed_and_shown() {
    let table = Table::new();
    table.teamzy("new Hugo Léa --at Lyon").ok();
    table
        .teamzy("history --open")
        .stdout(page([
            " Game  Date        Result",
            " g001  2026-11-29  Hugo, Léa  Lyon",
        ]))
        .check();
    let id = table.last_id();
    table
        .teamzy(&format!("history --game {id}"))
        .stdout(page([
            "Game g001, 2026-11-29, Lyon",
            "",
            "Hugo and Léa sit at the table.",
        ]))
        .check();
    table
        .teamzy("history")
        .stderr("No game is recorded yet. The first one: teamzy score Hugo 78 Léa 84\n")
        .check();
    Table::new()
        .teamzy("history --open")
        .stderr("No game is open.\n")
        .check();
}

#[test]
fn last_is_the_game_whose_scores_were_recorded_last() {
    let table = Table::with_lines([
        open(&id(1), 1, "2026-11-29", NOON, &["Hugo", "Léa"]),
        crate::harness::game(2, "2026-12-24", &[("Max", 1), ("Zoé", 2)]),
    ]);
    assert!(instant(2).as_str() < NOON);
    assert_eq!(
        table.teamzy("history --game last --json").json()["id"],
        id(2)
    );
    table.teamzy("score 84 91").ok();
    assert_eq!(
        table.teamzy("history --game last --json").json()["id"],
        id(1)
    );
}

#[test]
fn last_of_nothing_is_unknown() {
    let table = Table::new();
    table.teamzy("new Hugo Léa").ok();
    table.teamzy("history --game last").columns(100).refused(
        1,
        "error: There is no game “last”.\n  \
         try: an id from the first column of teamzy history, or its beginning, or last\n",
    );
}

//! Places and figures.

use serde_json::{Value, json};

use crate::harness::{Table, game, keys, page, shown};

/// Places with names, in the order in which they are listed.
fn places(rankings: &Value) -> Vec<(u64, &str)> {
    let place = |line: &Value| line["place"].as_u64().unwrap();
    let lines = rankings.as_array().unwrap();
    lines
        .iter()
        .map(|line| (place(line), line["player"].as_str().unwrap()))
        .collect()
}

/// Léa 3 victories, Hugo and Zoé 2 each of which one shared, Max 1, Tom none.
fn table() -> Table {
    Table::with_lines([
        game(1, "2026-01-01", &[("Léa", 100), ("Hugo", 90)]),
        game(2, "2026-01-02", &[("Léa", 101), ("Hugo", 91)]),
        game(3, "2026-01-03", &[("Léa", 102), ("Tom", 50)]),
        game(4, "2026-01-04", &[("Zoé", 80), ("Hugo", 80), ("Tom", 60)]),
        game(5, "2026-01-05", &[("Zoé", 81), ("Tom", 20)]),
        game(6, "2026-01-06", &[("Hugo", 82), ("Max", 81)]),
        game(7, "2026-01-07", &[("Max", 140), ("Tom", 70)]),
    ])
}

#[test]
fn rankings_are_a_table_with_the_best_first() {
    table()
        .teamzy("rankings")
        .stdout(page([
            " Place  Player  Games  Victories  Shared  Rate  Average  Best",
            "     1  Léa         3          3       0  100%    101.0   102",
            "     2  Hugo        4          2       1   50%     85.8    91",
            "     2  Zoé         2          2       1  100%     80.5    81",
            "     4  Max         2          1       0   50%    110.5   140",
            "     5  Tom         4          0       0    0%     50.0    70",
        ]))
        .check();
}

#[test]
fn places_are_standard_competition_places() {
    let table = table();
    for (by, expected) in [
        (
            "",
            [(1, "Léa"), (2, "Hugo"), (2, "Zoé"), (4, "Max"), (5, "Tom")],
        ),
        (
            "--by victories",
            [(1, "Léa"), (2, "Hugo"), (2, "Zoé"), (4, "Max"), (5, "Tom")],
        ),
        (
            "--by rate",
            [(1, "Léa"), (1, "Zoé"), (3, "Hugo"), (3, "Max"), (5, "Tom")],
        ),
        (
            "--by average",
            [(1, "Max"), (2, "Léa"), (3, "Hugo"), (4, "Zoé"), (5, "Tom")],
        ),
        (
            "--by best",
            [(1, "Max"), (2, "Léa"), (3, "Hugo"), (4, "Zoé"), (5, "Tom")],
        ),
    ] {
        let rankings = table.teamzy(&format!("rankings --json {by}")).json();
        assert_eq!(places(&rankings), expected, "{by}");
    }
}

#[test]
fn a_rate_is_victories_divided_by_games_and_level_only_when_equal() {
    // One of three and two of six are the same rate, which no rounding must part.
    let lines = [
        game(1, "2026-01-01", &[("A", 2), ("X", 1)]),
        game(2, "2026-01-01", &[("X", 2), ("A", 1)]),
        game(3, "2026-01-01", &[("X", 2), ("A", 1)]),
        game(4, "2026-01-01", &[("B", 2), ("Y", 1)]),
        game(5, "2026-01-01", &[("B", 2), ("Y", 1)]),
        game(6, "2026-01-01", &[("Y", 2), ("B", 1)]),
        game(7, "2026-01-01", &[("Y", 2), ("B", 1)]),
        game(8, "2026-01-01", &[("Y", 2), ("B", 1)]),
        game(9, "2026-01-01", &[("Y", 2), ("B", 1)]),
    ];
    let rankings = Table::with_lines(lines)
        .teamzy("rankings --json --by rate")
        .json();
    assert_eq!(places(&rankings), [(1, "X"), (1, "Y"), (3, "A"), (3, "B")]);
    assert_eq!(rankings[3]["rate"].as_f64().unwrap(), 2.0 / 6.0);
}

#[test]
fn level_players_stand_by_name_with_accents_and_case_folded() {
    let names = [
        "zoé", "Élodie", "eva", "Zoe", "ÉMILE", "Weiß", "weist", "Åsa", "Anna", "Östen", "王",
    ];
    let lines: Vec<String> = names
        .iter()
        .enumerate()
        .map(|(index, name)| game(index as u32, "2026-01-01", &[(name, 5), ("~", 1)]))
        .collect();
    let table = Table::with_lines(lines);
    let expected = [
        "Anna", "Åsa", "Élodie", "ÉMILE", "eva", "Östen", "Weiß", "weist", "Zoe", "zoé", "王", "~",
    ];
    for lang in ["en_GB.UTF-8", "fr_FR.UTF-8", "es_ES.UTF-8", "C"] {
        let rankings = table.teamzy("rankings --json").lang(lang).json();
        let names: Vec<&str> = places(&rankings)
            .into_iter()
            .map(|(_, name)| name)
            .collect();
        assert_eq!(names, expected, "{lang}");
    }
}

#[test]
fn fewest_games_leave_players_out_before_the_places_are_given() {
    let table = table();
    let rankings = table.teamzy("rankings --json --min-games 3").json();
    assert_eq!(places(&rankings), [(1, "Léa"), (2, "Hugo"), (3, "Tom")]);
    let all = table.teamzy("rankings --json --min-games 0").json();
    assert_eq!(places(&all).len(), 5);
}

#[test]
fn everyone_level_at_the_top_has_a_shared_victory() {
    let lines = [
        game(1, "2026-01-01", &[("A", 7), ("B", 7), ("C", 7), ("D", 6)]),
        game(2, "2026-01-02", &[("A", 0), ("B", 0)]),
    ];
    Table::with_lines(lines)
        .teamzy("rankings --csv")
        .stdout(page([
            "place,player,games,victories,shared,rate,average,best",
            "1,A,2,2,2,1,3.5,7",
            "1,B,2,2,2,1,3.5,7",
            "3,C,1,1,1,1,7,7",
            "4,D,1,0,0,0,6,6",
        ]))
        .check();
}

#[test]
fn decimals_and_hundredths_are_written_as_the_language_does() {
    let table = table();
    for (lang, rate, average) in [("fr", "50\u{a0}%", "85,8"), ("es", "50\u{a0}%", "85,8")] {
        let printed = table.teamzy("rankings").lang(lang).ok();
        let hugo = printed
            .stdout
            .lines()
            .find(|line| line.contains("Hugo"))
            .unwrap();
        assert!(
            hugo.contains(rate) && hugo.contains(average),
            "{lang} {}",
            shown(&printed)
        );
        let csv = table.teamzy("rankings --csv").lang(lang).ok();
        assert!(
            csv.stdout.contains("\n2,Hugo,4,2,1,0.5,85.75,91\n"),
            "{lang} {}",
            shown(&csv)
        );
    }
}

#[test]
fn what_cannot_be_ranked_by_is_refused_with_what_can() {
    table().teamzy("rankings --by luck").refused(
        2,
        "error: “luck” is no value for --by, which takes victories, rate, average, best,\n  \
         rating.\n  \
         try: --by victories\n",
    );
}

/// Léa beats Hugo, and both tie in the end; Max plays twice and wins once.
fn rivals() -> Table {
    Table::with_lines([
        game(1, "2026-01-01", &[("Hugo", 70), ("Léa", 90)]),
        game(2, "2026-01-02", &[("Léa", 91), ("Hugo", 71)]),
        game(3, "2026-01-03", &[("Max", 60), ("Léa", 92), ("Hugo", 72)]),
        game(4, "2026-01-04", &[("Hugo", 73), ("Léa", 93)]),
        game(5, "2026-01-05", &[("Léa", 80), ("Max", 95), ("Hugo", 80)]),
    ])
}

#[test]
fn a_rating_stands_beside_the_name_and_a_provisional_one_is_marked() {
    rivals()
        .teamzy("rankings --by rating")
        .stdout(page([
            " Place  Player  Rating  Games  Victories  Shared  Rate  Average  Best",
            "     1  Léa       9.1       5          4       0   80%     89.2    93",
            "     2  Max       4.0*      2          1       0   50%     77.5    95",
            "     3  Hugo     −1.3       5          0       0    0%     73.2    80",
            "",
            "* provisional: from fewer than 5 games",
        ]))
        .check();
}

#[test]
fn a_rating_is_written_as_the_language_does() {
    for (lang, heading, figure, note) in [
        (
            "fr",
            " Place  Joueur   Cote  Parties",
            "     3  Hugo    −1,3         5 ",
            "* provisoire\u{a0}: sur moins de 5 parties",
        ),
        (
            "es",
            " Puesto  Jugador  Nivel  Partidas",
            "      2  Max       4,0*         2 ",
            "* provisional: con menos de 5 partidas",
        ),
    ] {
        let printed = rivals().teamzy("rankings --by rating").lang(lang).ok();
        let lines: Vec<&str> = printed.stdout.lines().collect();
        let seen = shown(&printed);
        assert!(lines[0].starts_with(heading), "{lang} {seen}");
        assert!(
            lines.iter().any(|line| line.contains(figure)),
            "{lang} {seen}"
        );
        assert_eq!(lines[lines.len() - 2..], ["", note], "{lang} {seen}");
    }
}

#[test]
fn in_a_narrow_page_the_rating_stays_where_it_decides_the_places() {
    let heading = |columns| {
        let printed = rivals()
            .teamzy("rankings --by rating")
            .columns(columns)
            .ok();
        printed.stdout.lines().next().unwrap().to_owned()
    };
    assert_eq!(
        heading(60),
        " Place  Player  Rating  Games  Victories  Shared  Rate"
    );
    assert_eq!(heading(20), " Place  Pla…  Rating");
}

#[test]
fn a_rating_is_a_column_and_a_key_only_where_the_places_are_by_it() {
    let table = rivals();
    let rated = table.teamzy("rankings --by rating --json").json();
    let others = table.teamzy("rankings --by best --json").json();
    for (with, without) in rated
        .as_array()
        .unwrap()
        .iter()
        .zip(others.as_array().unwrap())
    {
        let mut expected = keys(without);
        assert!(!expected.contains(&"rating"));
        expected.extend(["rating", "provisional"]);
        assert_eq!(keys(with), expected);
    }
    assert_eq!(
        (
            &rated[1]["player"],
            &rated[1]["rating"],
            &rated[1]["provisional"]
        ),
        (&json!("Max"), &json!(4.0), &json!(true))
    );
    let csv = table.teamzy("rankings --by rating --csv").ok().stdout;
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines,
        [
            "place,player,games,victories,shared,rate,average,best,rating,provisional",
            "1,Léa,5,4,0,0.8,89.2,93,9.1,false",
            "2,Max,2,1,0,0.5,77.5,95,4,true",
            "3,Hugo,5,0,0,0,73.2,80,-1.3,false",
        ]
    );
    let heading = table.teamzy("rankings").ok().stdout;
    assert!(
        !heading.contains("Rating") && !heading.contains('*'),
        "{heading}"
    );
}

#[test]
fn players_who_only_ever_tied_each_other_are_rated_level() {
    let lines: Vec<String> = (1..=5)
        .map(|number| {
            game(
                number,
                "2026-01-01",
                &[("Léa", 70 + number), ("Hugo", 70 + number)],
            )
        })
        .collect();
    let rankings = Table::with_lines(lines)
        .teamzy("rankings --by rating --json")
        .json();
    assert_eq!(places(&rankings), [(1, "Hugo"), (1, "Léa")]);
    assert_eq!(rankings[0]["rating"], rankings[1]["rating"]);
    assert_eq!(rankings[0]["provisional"], json!(false));
}

/// So many games that the file is read in two parts, in the order in which they were played.
fn season() -> Vec<String> {
    const NAMES: [&str; 7] = ["Hugo", "Léa", "Zoé", "Max", "Tom", "Eva", "Ida"];
    let line = |number: u32| {
        let seats: Vec<(&str, u32)> = (0..2 + number % 3)
            .map(|seat| {
                let who = (number * number + 3 * seat) as usize % NAMES.len();
                (NAMES[who], 40 + (number * 31 + seat * seat * 17) % 60)
            })
            .collect();
        let date = format!("2026-{:02}-{:02}", 1 + number / 28 % 12, 1 + number % 28);
        let padding = format!("\"note\":\"{}\"}}", "a long evening ".repeat(90));
        game(number, &date, &seats).replace("}]}", &format!("}}],{padding}"))
    };
    (100..1_000).map(line).collect()
}

#[test]
fn ratings_do_not_depend_on_the_order_of_lines() {
    let lines = season();
    let rated = |lines: &[String]| {
        let table = Table::with_lines(lines);
        assert!(table.bytes().len() > 1 << 20);
        table.teamzy("rankings --by rating --csv").raw().stdout
    };
    let expected = rated(&lines);
    assert_eq!(expected.lines().count(), 8, "{expected}");
    let mut other = lines.clone();
    other.reverse();
    assert_eq!(rated(&other), expected);
    other.rotate_left(333);
    other.extend_from_within(..50);
    assert_eq!(rated(&other), expected);
}

#[test]
fn only_the_games_that_are_kept_are_rated() {
    let table = rivals();
    let lines = String::from_utf8(table.bytes()).unwrap();
    let lines: Vec<&str> = lines.lines().collect();
    for (filters, kept) in [
        ("--since 2026-01-03", &lines[2..]),
        ("--until 2026-01-02", &lines[..2]),
        ("--players 3", &[lines[2], lines[4]]),
        ("-n 2", &lines[3..]),
        ("Max", &[lines[2], lines[4]]),
        ("Léa Hugo", &lines[..]),
    ] {
        let filtered = table
            .teamzy(&format!("rankings --by rating --csv {filters}"))
            .ok();
        let alone = Table::with_lines(kept)
            .teamzy("rankings --by rating --csv")
            .ok();
        assert_eq!(filtered, alone, "{filters}");
    }
    // Who played too little is left out of the table, not of the games.
    let rated = |line: &str| -> Vec<(String, Value)> {
        let rankings = table.teamzy(line).json();
        let lines = rankings.as_array().unwrap().iter();
        lines
            .map(|line| (line["player"].to_string(), line["rating"].clone()))
            .collect()
    };
    let mut expected = rated("rankings --by rating --json");
    expected.remove(1);
    assert_eq!(rated("rankings --by rating --json --min-games 5"), expected);
}

//! Places and figures.

use serde_json::Value;

use crate::harness::{Table, game, page, shown};

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
        "error: “luck” is no value for --by, which takes victories, rate, average, best.\n  \
         try: --by victories\n",
    );
}

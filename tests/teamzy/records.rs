//! Records: those that `score` announces, and the page of all.

use serde_json::{Value, json};

use crate::harness::{Table, game, id, page, shown};

/// What `score` announces.
#[track_caller]
fn announced(lines: &[String], line: &str) -> Vec<String> {
    let table = Table::with_lines(lines);
    let printed = table.teamzy(&format!("score {line}")).columns(200).ok();
    let records = printed
        .stdout
        .lines()
        .filter(|line| line.starts_with("Record"));
    records.map(str::to_owned).collect()
}

#[test]
fn a_first_score_is_no_record() {
    assert_eq!(announced(&[], "Hugo 78 Léa 91"), [""; 0]);
    let known = [game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)])];
    assert_eq!(announced(&known, "Max 50 Zoé 51"), [""; 0]);
}

#[test]
fn a_best_score_is_announced_with_the_one_before() {
    let known = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Zoé", 120)]),
        game(2, "2026-11-02", &[("Hugo", 70), ("Zoé", 119)]),
    ];
    assert_eq!(
        announced(&known, "Hugo 79 Zoé 110"),
        [
            "Record: Hugo’s best score, 79 (before: 78, 2026-11-01)",
            "Record: Zoé’s longest run of victories, 3 (before: 2)",
        ]
    );
}

#[test]
fn an_equalled_record_is_called_equalled() {
    let known = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Zoé", 120)]),
        game(2, "2026-11-02", &[("Hugo", 78), ("Zoé", 119)]),
        game(3, "2026-11-03", &[("Max", 90), ("Zoé", 10)]),
    ];
    assert_eq!(
        announced(&known, "Hugo 78 Zoé 100"),
        ["Record equalled: Hugo’s best score, 78 (2026-11-01)"]
    );
}

#[test]
fn a_widest_victory_is_announced_unless_it_is_shared() {
    let known = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 70)]),
        game(2, "2026-11-02", &[("Max", 200), ("Tom", 10)]),
        game(3, "2026-11-03", &[("Max", 70), ("Hugo", 10)]),
        game(4, "2026-11-04", &[("Max", 70), ("Hugo", 10)]),
    ];
    assert_eq!(
        announced(&known, "Hugo 77 Léa 60 Zoé 5"),
        ["Record: Hugo’s widest victory, 17 (before: 8, 2026-11-01)"]
    );
    assert_eq!(announced(&known, "Hugo 77 Zoé 77 Léa 5"), [""; 0]);
    assert_eq!(
        announced(&known, "Hugo 77 Léa 69"),
        ["Record equalled: Hugo’s widest victory, 8 (2026-11-01)"]
    );
}

#[test]
fn a_longest_run_is_announced_and_a_shared_victory_continues_it() {
    let known = [
        game(1, "2026-11-01", &[("Hugo", 50), ("Léa", 50)]),
        game(2, "2026-11-02", &[("Hugo", 40), ("Léa", 30)]),
        game(3, "2026-11-03", &[("Max", 200), ("Tom", 10)]),
    ];
    assert_eq!(
        announced(&known, "Hugo 45 Léa 45"),
        ["Record: Hugo’s longest run of victories, 3 (before: 2)"]
    );
    assert_eq!(announced(&known, "Hugo 45 Léa 46"), [""; 0]);
    let broken = [
        known.as_slice(),
        &[game(4, "2026-11-04", &[("Hugo", 1), ("Tom", 2)])],
        &[game(5, "2026-11-05", &[("Hugo", 2), ("Tom", 1)])],
    ]
    .concat();
    assert_eq!(
        announced(&broken, "Hugo 45 Eva 44"),
        ["Record equalled: Hugo’s longest run of victories, 2"]
    );
}

#[test]
fn a_first_victory_is_no_run() {
    let known = [game(1, "2026-11-01", &[("Hugo", 50), ("Max", 200)])];
    assert_eq!(announced(&known, "Hugo 45 Zoé 40"), [""; 0]);
}

#[test]
fn the_tables_highest_score_and_margin_are_announced() {
    let known = [game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 70)])];
    assert_eq!(
        announced(&known, "Max 100 Zoé 60"),
        [
            "Record: the table’s highest score, by Max, 100 (before: 78, 2026-11-01)",
            "Record: the table’s widest margin, by Max, 40 (before: 8, 2026-11-01)",
        ]
    );
    assert_eq!(
        announced(&known, "Max 78 Zoé 70"),
        [
            "Record equalled: the table’s highest score, by Max, 78 (2026-11-01)",
            "Record equalled: the table’s widest margin, by Max, 8 (2026-11-01)",
        ]
    );
}

#[test]
fn a_game_entered_late_is_compared_with_all_others() {
    let known = [
        game(1, "2026-11-10", &[("Hugo", 90), ("Max", 200)]),
        game(2, "2026-11-20", &[("Hugo", 80), ("Max", 200)]),
    ];
    assert_eq!(
        announced(&known, "Hugo 85 Tom 100 --date 2026-11-15"),
        [""; 0]
    );
    assert_eq!(
        announced(&known, "Hugo 91 Tom 100 --date 2026-11-05"),
        ["Record: Hugo’s best score, 91 (before: 90, 2026-11-10)"]
    );
}

#[test]
fn records_of_score_are_objects_with_an_english_kind() {
    let known = [game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 70)])];
    for lang in ["en", "fr"] {
        let table = Table::with_lines(&known);
        let score = table
            .teamzy("score Hugo 78 Léa 69 --json")
            .lang(lang)
            .json();
        let record = |kind: &str, value: u32, before: u32, since: Value, equalled: bool| {
            json!({
                "kind": kind,
                "player": "Hugo",
                "value": value,
                "before": before,
                "since": since,
                "equalled": equalled,
            })
        };
        let first = json!("2026-11-01");
        assert_eq!(
            score["records"],
            json!([
                record("best_score", 78, 78, first.clone(), true),
                record("longest_run", 2, 1, Value::Null, false),
                record("widest_victory", 9, 8, first.clone(), false),
                record("table_highest_score", 78, 78, first.clone(), true),
                record("table_widest_margin", 9, 8, first, false),
            ])
        );
    }
}

/// Four games: Hugo wins, shares, loses, wins.
fn table() -> Table {
    Table::with_lines([
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 70), ("Zoé", 20)]),
        game(2, "2026-11-02", &[("Hugo", 80), ("Léa", 80)]),
        game(3, "2026-11-03", &[("Hugo", 90), ("Léa", 95)]),
        game(4, "2026-11-04", &[("Léa", 60), ("Hugo", 62)]),
    ])
}

#[test]
fn the_page_of_records_has_the_players_by_name_and_then_the_table() {
    table()
        .teamzy("records")
        .stdout(page([
            "                            Game  Date        Result",
            "Hugo",
            "  4 games, 3 victories, 77.5 points on average",
            "  Best score            90  g003  2026-11-03  Léa 95, Hugo 90",
            "  Widest victory         8  g001  2026-11-01  Hugo 78, Léa 70, Zoé 20",
            "  Narrowest victory      2  g004  2026-11-04  Hugo 62, Léa 60",
            "  Longest run            2  g002  2026-11-02  from 2026-11-01",
            "  Present run            1  g004  2026-11-04",
            "",
            "Léa",
            "  4 games, 2 victories, 76.3 points on average",
            "  Best score            95  g003  2026-11-03  Léa 95, Hugo 90",
            "  Widest victory         5  g003  2026-11-03  Léa 95, Hugo 90",
            "  Narrowest victory      5  g003  2026-11-03  Léa 95, Hugo 90",
            "  Longest run            2  g003  2026-11-03  from 2026-11-02",
            "  Present run            0",
            "",
            "Zoé",
            "  1 game, 0 victories, 20.0 points on average",
            "  Best score            20  g001  2026-11-01  Hugo 78, Léa 70, Zoé 20",
            "",
            "The table",
            "  Highest score         95  g003  2026-11-03  Léa 95, Hugo 90",
            "  Highest losing score  90  g003  2026-11-03  Léa 95, Hugo 90",
            "  Lowest winning score  62  g004  2026-11-04  Hugo 62, Léa 60",
            "  Widest margin          8  g001  2026-11-01  Hugo 78, Léa 70, Zoé 20",
            "  Most often together    3                    Hugo and Léa",
        ]))
        .check();
}

#[test]
fn records_in_json_are_rows_as_in_csv() {
    let table = table();
    let records = table.teamzy("records Hugo Zoé --json").json();
    let row = |player: Option<&str>, record: &str, value: Value| {
        json!({
            "player": player,
            "record": record,
            "value": value,
            "date": null,
            "since": null,
            "game": null,
            "players": [],
        })
    };
    let feat = |player: Option<&str>, record: &str, value: u32, date: &str, of, with: &[&str]| {
        let mut row = row(player, record, value.into());
        row["date"] = date.into();
        row["game"] = id(of).into();
        row["players"] = with.into();
        row
    };
    let run = |record: &str, value: u32, since: &str, date: &str, of| {
        let mut row = feat(Some("Hugo"), record, value, date, of, &[]);
        row["since"] = since.into();
        row
    };
    let hugo = |record: &str, value: u32, date: &str, of, with: &[&str]| {
        feat(Some("Hugo"), record, value, date, of, with)
    };
    assert_eq!(
        records,
        json!([
            row(Some("Hugo"), "games", json!(4)),
            row(Some("Hugo"), "victories", json!(3)),
            row(Some("Hugo"), "average", json!(77.5)),
            hugo("best_score", 90, "2026-11-03", 3, &["Léa"]),
            hugo("widest_victory", 8, "2026-11-01", 1, &["Léa", "Zoé"]),
            hugo("narrowest_victory", 2, "2026-11-04", 4, &["Léa"]),
            run("longest_run", 2, "2026-11-01", "2026-11-02", 2),
            run("present_run", 1, "2026-11-04", "2026-11-04", 4),
            row(Some("Zoé"), "games", json!(1)),
            row(Some("Zoé"), "victories", json!(0)),
            row(Some("Zoé"), "average", json!(20.0)),
            feat(Some("Zoé"), "best_score", 20, "2026-11-01", 1, &["Hugo", "Léa"]),
            feat(None, "highest_score", 95, "2026-11-03", 3, &["Léa"]),
            feat(None, "highest_losing_score", 90, "2026-11-03", 3, &["Hugo"]),
            feat(None, "lowest_winning_score", 62, "2026-11-04", 4, &["Hugo"]),
            feat(None, "widest_margin", 8, "2026-11-01", 1, &["Hugo"]),
            {
                "player": null,
                "record": "most_often_together",
                "value": 3,
                "date": null,
                "since": null,
                "game": null,
                "players": ["Hugo", "Léa"],
            },
        ])
    );
    let csv = table.teamzy("records Hugo Zoé --csv").ok().stdout;
    assert_eq!(csv.lines().count(), 1 + records.as_array().unwrap().len());
}

#[test]
fn the_page_of_records_is_in_the_language() {
    table()
        .teamzy("records Hugo")
        .lang("fr")
        .stdout(page([
            "                               Partie  Date        Résultat",
            "Hugo",
            "  4 parties, 3 victoires, 77,5 points en moyenne",
            "  Meilleur score           90  g003    2026-11-03  Léa 95, Hugo 90",
            "  Plus large victoire       8  g001    2026-11-01  Hugo 78, Léa 70, Zoé 20",
            "  Plus courte victoire      2  g004    2026-11-04  Hugo 62, Léa 60",
            "  Plus longue série         2  g002    2026-11-02  à partir du 2026-11-01",
            "  Série en cours            1  g004    2026-11-04",
            "",
            "Toute la table",
            "  Plus haut score          95  g003    2026-11-03  Léa 95, Hugo 90",
            "  Plus haut score perdant  90  g003    2026-11-03  Léa 95, Hugo 90",
            "  Plus bas score gagnant   62  g004    2026-11-04  Hugo 62, Léa 60",
            "  Plus grand écart          8  g001    2026-11-01  Hugo 78, Léa 70, Zoé 20",
            "  Parties en commun         3                      Hugo et Léa",
        ]))
        .check();
    table()
        .teamzy("records Zoé")
        .lang("es")
        .columns(60)
        .stdout(page([
            "                             Partida  Fecha",
            "Zoé",
            "  1 partida, 0 victorias, 20,0 puntos de media",
            "  Mejor puntuación       20  g001     2026-11-01",
            "                             Hugo 78, Léa 70, Zoé 20",
            "",
            "Toda la mesa",
            "  Puntuación más alta    95  g003     2026-11-03",
            "                             Léa 95, Hugo 90",
            "  Más puntos sin ganar   90  g003     2026-11-03",
            "                             Léa 95, Hugo 90",
            "  Menos puntos ganando   62  g004     2026-11-04",
            "                             Hugo 62, Léa 60",
            "  Mayor diferencia        8  g001     2026-11-01",
            "                             Hugo 78, Léa 70, Zoé 20",
            "  Más partidas en común   3  Hugo y Léa",
        ]))
        .check();
}

#[test]
fn a_run_that_goes_on_says_since_when() {
    let lines = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 70)]),
        game(2, "2026-11-02", &[("Hugo", 80), ("Léa", 80)]),
    ];
    let printed = Table::with_lines(lines).teamzy("records Hugo").ok();
    let runs: Vec<&str> = printed
        .stdout
        .lines()
        .filter(|line| line.contains(" run "))
        .collect();
    assert_eq!(
        runs,
        [
            "  Longest run            2  g002  2026-11-02  from 2026-11-01",
            "  Present run            2  g002  2026-11-02  since 2026-11-01",
        ],
        "{}",
        shown(&printed)
    );
}

/// Where a large table does not fit into the line, names are shortened, and then the last players
/// are left out, whose scores are never cut.
#[test]
fn of_a_large_table_a_narrow_page_shows_as_much_as_fits() {
    let lines = [game(
        1,
        "2026-11-01",
        &[
            ("Maximilienne-Élisabeth", 131),
            ("Hugo", 78),
            ("Bartholomew", 78),
            ("Zoé", 64),
            ("Tom", 7),
        ],
    )];
    let table = Table::with_lines(lines);
    for (columns, expected) in [
        (
            120,
            "g001  2026-11-01  Maximilienne-Élisabeth 131, Hugo 78 = Bartholomew 78, Zoé 64, Tom 7",
        ),
        (
            104,
            "g001  2026-11-01  Maximilie… 131, Hugo 78 = Bartholom… 78, Zoé 64, Tom 7",
        ),
        (
            100,
            "g001  2026-11-01  Maxim… 131, Hugo 78 = Barth… 78, Zoé 64, Tom 7",
        ),
        (80, "g001  2026-11-01  Maximilienne-Él… 131, Hugo 78, …"),
        (
            60,
            "                             Maximilie… 131, Hugo 78, …",
        ),
        (40, "    Maxim… 131, Hugo 78 = Barth… 78, …"),
    ] {
        let printed = table.teamzy("records Hugo").columns(columns).ok();
        let seen = shown(&printed);
        let best = printed
            .stdout
            .lines()
            .skip_while(|line| !line.starts_with("  Highest score"))
            .find(|line| line.contains("Max"));
        assert!(best.unwrap().ends_with(expected), "{columns} {seen}");
    }
}

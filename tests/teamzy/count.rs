//! The points of one feature, and the parts of the reminder.

use serde_json::json;

use crate::harness::{Table, keys, page, strings};
use crate::words::translations;

#[track_caller]
fn points(line: &str) -> u64 {
    let counted = Table::new().teamzy(&format!("count {line} --json")).json();
    counted["points"].as_u64().unwrap()
}

#[test]
fn the_worked_examples() {
    for (line, worth) in [
        ("city --tiles 3 --shields 1", 8),
        ("city --tiles 3 --shields 1 --unfinished", 4),
        ("city --tiles 2", 4),
        ("city --tiles 2 --edition current", 4),
        ("city --tiles 2 --edition old", 2),
        ("city --tiles 2 --shields 1 --edition old", 3),
        ("city --tiles 2 --shields 1 --edition old --unfinished", 3),
        ("city --tiles 1 --unfinished", 1),
        ("city --tiles 5 --shields 1", 12),
        ("city --tiles 4 --shields 2 --unfinished", 6),
        ("city --tiles 5 --cathedral", 15),
        ("city --tiles 7 --shields 5 --cathedral", 36),
        ("city --tiles 7 --shields 5 --cathedral --unfinished", 0),
        ("road --tiles 4", 4),
        ("road --tiles 3 --unfinished", 3),
        ("road --tiles 5 --inn", 10),
        ("road --tiles 5 --inn --unfinished", 0),
        ("monastery", 9),
        ("monastery --neighbours 8", 9),
        ("monastery --neighbours 3", 4),
        ("garden --neighbours 5", 6),
        ("field --cities 7", 21),
        ("field --cities 4", 12),
    ] {
        assert_eq!(points(line), worth, "{line}");
    }
}

#[test]
fn everybody_who_is_level_takes_all_the_points() {
    Table::new()
        .teamzy("count field --cities 4 Hugo=1 Léa=1")
        .stdout(page([
            "Hugo and Léa take 12 points each.",
            "",
            "4 finished cities × 3 = 12",
            "",
            " Player  Meeples  Points",
            " Hugo          1      12",
            " Léa           1      12",
        ]))
        .check();
}

#[test]
fn a_pig_is_for_its_owner() {
    let table = Table::new();
    table
        .teamzy("count field --cities 2 Hugo=1 Léa=1 Zoé=1 --pig Hugo --pig léa")
        .stdout(page([
            "Hugo and Léa take 8 points each.",
            "Zoé takes 6 points.",
            "",
            "2 finished cities × 3 = 6",
            "With a pig: 2 finished cities × 4 = 8",
            "",
            " Player  Meeples  Points",
            " Hugo          1       8",
            " Léa           1       8",
            " Zoé           1       6",
        ]))
        .check();
    // It is no farmer, and of no use to somebody with fewer.
    table
        .teamzy("count field --cities 2 Hugo=1 Léa=2 --pig Hugo")
        .stdout(page([
            "Léa takes 6 points.",
            "",
            "2 finished cities × 3 = 6",
            "",
            " Player  Meeples  Points",
            " Hugo          1       0",
            " Léa           2       6",
        ]))
        .check();
}

#[test]
fn a_big_meeple_is_two() {
    let line = "count city --tiles 3 --shields 1 Hugo 2 'Anne Marie' 1+big Léa=big";
    Table::new()
        .teamzy(line)
        .stdout(page([
            "Anne Marie takes 8 points.",
            "",
            "3 tiles × 2 + 1 coat of arms × 2 = 8",
            "",
            " Player      Meeples  Points",
            " Hugo              2       0",
            " Anne Marie        3       8",
            " Léa               2       0",
        ]))
        .check();
    let french = Table::new()
        .teamzy("count ville --tiles 3 Hugo=1+grand Léa=2 --lang fr")
        .ok();
    assert!(french.stdout.starts_with("Hugo marque 6 points.\n"));
}

#[test]
fn without_players_the_points_and_their_arithmetic() {
    for (line, printed) in [
        (
            "monastery --neighbours 3",
            "4 points.\n\n1 + 3 tiles around × 1 = 4\n",
        ),
        ("monastery --neighbours 0", "1 point.\n\n1 = 1\n"),
        ("garden", "9 points.\n\n1 + 8 tiles around × 1 = 9\n"),
        (
            "road --tiles 1 --inn --unfinished",
            "0 points.\n\n1 tile × 0 = 0\n",
        ),
    ] {
        let count = Table::new().teamzy(&format!("count {line}")).ok();
        assert_eq!(count.stdout, printed, "{line}");
    }
    let nothing = Table::new().teamzy("count field --cities 0 Léa=1").ok();
    assert!(nothing.stdout.starts_with("0 points.\n"), "{nothing:?}");
}

#[test]
fn goods_go_by_their_tokens() {
    Table::new()
        .teamzy("count goods --wine Hugo=3 --wine Léa=2 --cloth Léa=1 --cloth HUGO=1 --grain Zoé=0")
        .stdout(page([
            "Hugo takes 20 points.",
            "Léa takes 10 points.",
            "",
            " Player  Wine  Grain  Cloth  Points",
            " Hugo       3      0      1      20",
            " Léa        2      0      1      10",
            " Zoé        0      0      0       0",
        ]))
        .check();
}

#[test]
fn programs_get_the_same_keys_of_every_feature() {
    let count = |line: &str| Table::new().teamzy(&format!("count {line} --json")).json();
    let city = count("city --tiles 3 --shields 1 Hugo=1 Léa=1+big");
    assert_eq!(
        city,
        json!({
            "feature": "city",
            "points": 8,
            "winners": ["Léa"],
            "players": [
                {"name": "Hugo", "meeples": 1, "points": 0},
                {"name": "Léa", "meeples": 3, "points": 8},
            ],
            "terms": [
                {"count": 3, "unit": "tiles", "each": 2, "points": 6},
                {"count": 1, "unit": "shields", "each": 2, "points": 2},
            ],
            "goods": [],
        })
    );
    let goods = count("goods --wine Hugo=3 --wine Léa=3 --grain Léa=1");
    assert_eq!(keys(&goods), keys(&city));
    assert_eq!(goods["points"], 10);
    assert_eq!(strings(&goods["winners"]), ["Hugo", "Léa"]);
    assert_eq!(
        goods["players"][1],
        json!({"name": "Léa", "meeples": null, "points": 20})
    );
    assert_eq!(
        goods["goods"][1],
        json!({
            "good": "grain",
            "winners": ["Léa"],
            "players": [
                {"name": "Hugo", "tokens": 0, "points": 0},
                {"name": "Léa", "tokens": 1, "points": 10},
            ],
        })
    );
    // A figure and a name are the same in every language.
    let french = Table::new()
        .teamzy("count ville --tiles 3 --shields 1 Hugo=1 Léa=1+grand --json --lang fr")
        .json();
    assert_eq!(french, city);
}

/// What no table can have, or what cannot be understood, and the reason given.
const REFUSED: [(&str, &str); 35] = [
    ("city --tiles 1", "A city of 1 tile cannot be finished."),
    (
        "city --tiles 0",
        "--tiles 0 is too little: a city has at least 1 tile.",
    ),
    (
        "city --tiles 0 --unfinished",
        "--tiles 0 is too little: a city has at least 1 tile.",
    ),
    (
        "road --tiles 0",
        "--tiles 0 is too little: a road has at least 1 tile.",
    ),
    (
        "city --tiles 3 --shields 7",
        "On so few tiles there is room for at most 6 coats of arms.",
    ),
    (
        "city --tiles 2 --cathedral --edition old",
        "A finished city with a cathedral has at least 5 tiles.",
    ),
    (
        "monastery --neighbours 9",
        "Around a monastery there is room for 8 tiles.",
    ),
    (
        "garden --neighbours 9",
        "Around a garden there is room for 8 tiles.",
    ),
    (
        "road --tiles 3 --edition old",
        "--edition old is for a city alone: a road is counted by today’s rules.",
    ),
    (
        "field --cities 3 --edition old",
        "--edition old is for a city alone: a field is counted by today’s rules.",
    ),
    (
        "city --tiles 3 Hugo=0",
        "Nobody has a meeple there, so nobody takes the points.",
    ),
    (
        "field --cities 3 Hugo=0 Léa=0",
        "Nobody has a meeple there, so nobody takes the points.",
    ),
    (
        "monastery Hugo=1 Léa=1",
        "On a monastery there is room for one meeple only.",
    ),
    (
        "garden Hugo=2",
        "On a garden there is room for one meeple only.",
    ),
    (
        "garden Hugo=big",
        "Only an abbot goes into a garden, and no big meeple.",
    ),
    (
        "city --tiles 4 --cathedral",
        "A finished city with a cathedral has at least 5 tiles.",
    ),
    ("city", "Without --tiles a city cannot be counted."),
    (
        "field Hugo=1",
        "Without --cities a field cannot be counted.",
    ),
    (
        "goods",
        "Without --wine, --grain, --cloth goods cannot be counted.",
    ),
    (
        "road --tiles 3 --cathedral",
        "--cathedral says nothing about a road.",
    ),
    (
        "city --tiles 3 --pig Hugo Hugo=1",
        "--pig says nothing about a city.",
    ),
    (
        "monastery --tiles 3",
        "--tiles says nothing about a monastery.",
    ),
    (
        "city --tiles -3",
        "--tiles takes a whole number, 0 or more, not “-3”.",
    ),
    (
        "city --tiles 99999",
        "“99999” is too large a number for --tiles.",
    ),
    (
        "city --tiles 3 Hugo=-1",
        "Hugo: “-1” is no number of meeples, such as 1, 1+big or big.",
    ),
    (
        "city --tiles 3 Hugo=1.5",
        "Hugo: “1.5” is no number of meeples, such as 1, 1+big or big.",
    ),
    (
        "city --tiles 3 Hugo=100",
        "Hugo: “100” is more than anybody has.",
    ),
    (
        "city --tiles 3 Hugo=big+big",
        "Hugo: “big+big” has two big meeples, and everybody has one at most.",
    ),
    ("city --tiles 3 Hugo", "Hugo has no number of meeples."),
    (
        "city --tiles 3 1 Hugo=1",
        "“1” belongs to nobody: a name goes before it.",
    ),
    (
        "city --tiles 3 Hugo=1 HUGO=2",
        "HUGO is there twice (as Hugo before).",
    ),
    (
        "field --cities 3 Hugo=1 --pig Léa",
        "Léa has a pig there, but is not named with meeples.",
    ),
    (
        "field --cities 3 Hugo=1 --pig ''",
        "A player’s name is empty.",
    ),
    (
        "field --cities 3 Hugo=1 --pig Hugo --pig hugo",
        "Hugo has one pig only.",
    ),
    (
        "goods --wine Hugo=3 Léa=1",
        "“Léa=1” is too much: goods are counted by tokens, not by meeples.",
    ),
];

#[test]
fn what_is_impossible_is_refused_with_the_reason() {
    for (line, reason) in REFUSED {
        let refused = Table::new()
            .teamzy(&format!("count {line}"))
            .columns(200)
            .raw();
        assert_eq!(refused.status, 2, "{line}: {refused:?}");
        assert_eq!(refused.stdout, "", "{line}");
        let mut lines = refused.stderr.lines();
        assert_eq!(lines.next(), Some(&*format!("error: {reason}")), "{line}");
        assert!(lines.next().unwrap().starts_with("  try: "), "{line}");
        assert_eq!(lines.next(), None, "{line}");
    }
}

#[test]
fn every_reason_is_in_the_users_language() {
    for (line, english) in REFUSED {
        for lang in translations() {
            let line = format!("count {line} --lang {lang}");
            let refused = Table::new().teamzy(&line).columns(200).raw();
            assert_eq!(refused.status, 2, "{line}");
            assert!(
                !refused.stderr.contains(english),
                "{line}: {}",
                refused.stderr
            );
        }
    }
}

#[test]
fn how_many_tiles_are_around_is_told_in_every_language() {
    for (lang, error) in [
        (
            "en",
            "error: Around a monastery there is room for 8 tiles.\n  \
             try: --neighbours 8; without it, all 8 count\n",
        ),
        (
            "fr",
            "erreur\u{a0}: Pour une abbaye, il n’y a de place que pour 8 tuiles autour.\n  \
             conseil\u{a0}: --neighbours 8\u{202f}; sans cette option, les 8 comptent\n",
        ),
        (
            "es",
            "error: Alrededor de un monasterio solo caben 8 losetas.\n  \
             consejo: --neighbours 8; sin esa opción cuentan las 8\n",
        ),
        (
            "de",
            "Fehler: Rings um Klöster liegen höchstens 8 Plättchen.\n  \
             Tipp: --neighbours 8; ohne diese Option zählen alle 8\n",
        ),
    ] {
        let line = format!("count monastery --neighbours 9 --lang {lang}");
        Table::new().teamzy(&line).columns(100).refused(2, error);
    }
}

#[test]
fn a_line_that_is_offered_counts() {
    for feature in ["city", "road", "field", "goods"] {
        let table = Table::new();
        let refused = table.teamzy(&format!("count {feature}")).columns(200).raw();
        let offered = refused.stderr.lines().last().unwrap();
        let offered = offered.strip_prefix("  try: teamzy ").unwrap();
        table.teamzy(offered).ok();
    }
}

#[test]
fn what_is_no_feature_names_those_that_are() {
    Table::new().teamzy("count castle").refused(
        2,
        "error: “castle” is nothing that can be counted.\n  try: one of city, road, \
             monastery, garden, field, goods\n",
    );
    Table::new().teamzy("count g").refused(
        2,
        "error: “g” can be several features.\n  try: one of garden, field, goods\n",
    );
}

#[test]
fn a_topic_has_a_name_in_every_language() {
    for (lang, topic, heading) in [
        ("fr", "ville", "Décompte final, après la dernière tuile"),
        ("fr", "VILLE", "Décompte final, après la dernière tuile"),
        ("es", "ciudad", "Recuento final, tras la última loseta"),
        ("en", "ciudad", "Final count, after the last tile"),
        ("fr", "champ", "Décompte final, après la dernière tuile"),
        ("es", "marcador", "Marcador"),
        ("fr", "égalité", "Égalités"),
        ("en", "inns", "Inns & Cathedrals"),
        ("fr", "auberges", "Auberges et Cathédrales"),
        ("es", "abad", "El abad"),
        ("en", "final-count", "Final count, after the last tile"),
        ("de", "Straße", "Schlusswertung, nach dem letzten Plättchen"),
        (
            "de",
            "strasse",
            "Schlusswertung, nach dem letzten Plättchen",
        ),
        (
            "de",
            "STRASSE",
            "Schlusswertung, nach dem letzten Plättchen",
        ),
        ("fr", "wertungstafel", "Piste de score"),
        ("de", "gleichstand", "Gleichstand"),
        ("de", "händler", "Händler und Baumeister"),
        ("de", "haendler", "Händler und Baumeister"),
    ] {
        let part = Table::new()
            .words(["help-scoring", topic, "--lang", lang])
            .columns(60)
            .ok();
        assert_eq!(
            part.stdout.lines().next(),
            Some(heading),
            "{topic} in {lang}"
        );
        assert_eq!(part.stderr, "");
    }
}

#[test]
fn only_the_expansions_on_the_table() {
    let with = |line: &str| Table::new().teamzy(&format!("help-scoring {line}")).ok();
    let inns = with("--with inns");
    assert!(inns.stdout.contains("Inns & Cathedrals") && !inns.stdout.contains("The Abbot"));
    assert!(!with("--with none").stdout.contains("Inns"));
    assert!(!with("city --with none").stdout.contains("cathedral"));
    let tower = Table::new()
        .teamzy("help-scoring --with tower,other:Lake")
        .columns(100)
        .ok();
    assert_eq!(
        tower.stderr,
        "note: The reminder tells nothing of The Tower and Lake: see the rules in the box.\n"
    );
}

#[test]
fn what_can_be_typed_is_listed_in_the_users_words() {
    let tip = |line: &str| {
        let refused = Table::new().teamzy(line).columns(200).raw();
        refused.stderr.lines().last().unwrap().to_owned()
    };
    assert_eq!(
        tip("help-scoring castle --lang fr"),
        "  conseil\u{a0}: une de celles-ci\u{a0}: décompte-final, ville, route, abbaye, champ, piste, \
         égalités, river, abbot, inns-and-cathedrals, traders-and-builders"
    );
    assert_eq!(
        tip("count castle --lang es"),
        "  consejo: una de estas zonas: ciudad, camino, monasterio, jardín, campo, mercancías"
    );
    let line = tip("count ville --lang fr");
    assert_eq!(line, "  conseil\u{a0}: teamzy count ville --tiles 3 Hugo=1");
}

#[test]
fn what_is_no_topic_names_those_that_are() {
    Table::new()
        .teamzy("help-scoring castle")
        .columns(200)
        .refused(
            2,
            "error: The reminder has no part “castle”.\n  try: one of final-count, city, road, \
         monastery, field, track, ties, river, abbot, inns-and-cathedrals, \
         traders-and-builders\n",
        );
    Table::new().teamzy("help-scoring tower").refused(
        2,
        "error: The reminder tells nothing of The Tower: see the rules in the box.\n  try: \
         teamzy help-scoring\n",
    );
    Table::new().teamzy("help-scoring tr").columns(200).refused(
        2,
        "error: “tr” can be several parts of the reminder.\n  try: one of track, \
             traders-and-builders\n",
    );
}

#[test]
fn nothing_is_read_or_written_to_count() {
    let table = Table::new();
    std::fs::create_dir(table.path("games.jsonl")).unwrap();
    for line in ["count city --tiles 3 Hugo=1", "help-scoring city"] {
        assert_eq!(table.teamzy(line).ok().stderr, "");
    }
}

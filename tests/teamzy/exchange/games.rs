//! What plays of other programs become, and how they are known again.

use serde_json::{Value, json};

use super::{BG_STATS, BGG};
use crate::harness::{EVENING, Table};

/// The reasons in a report: the day as written, and the reason.
fn refused(report: &Value) -> Vec<(String, String)> {
    let refused = report["refused"].as_array().unwrap().iter();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    refused
        .map(|play| (text(&play["date"]), text(&play["reason"])))
        .collect()
}

fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |(one, other): &(&str, &str)| ((*one).to_owned(), (*other).to_owned());
    pairs.iter().map(owned).collect()
}

#[test]
fn plays_of_bg_stats_become_games() {
    let table = Table::with_file("export.json", BG_STATS);
    let report = table.teamzy("import export.json --json").json();
    assert_eq!(
        table.games(),
        [
            "2022-10-29 Marius 91, Chloé 104, Íñigo 100 | Chloé’s",
            "2022-11-02 Marius 78, Chloé 78",
            "2022-11-03 Marius 78, Chloé 78",
            "2022-11-04 Marius 78, Chloé 100",
            "2022-11-10 Neighbour 60, Anonymous player 70",
            "2022-11-14 Ada 🦊 131, 李小龙 120, Paul ,(Brest) 98, Íñigo 98 \
             | inns-and-cathedrals traders-and-builders | what a\nplay: \"tight\" 1/2",
            "2022-11-15 Marius 88, Chloé 93",
            "2022-11-16 Marius 95, Chloé 97",
            "2022-11-17 Marius 97, Chloé 92, Íñigo 97",
            "2022-11-18 Marius 60, Chloé 90",
            "2022-11-21 Marius 70, Chloé 71",
            "2022-11-22 Marius 0, Chloé 64",
        ]
    );
    assert_eq!(
        (&report["taken"], &report["known"], &report["other_games"]),
        (&json!(12), &json!(0), &json!(2))
    );
    assert_eq!(
        refused(&report),
        pairs(&[
            ("2022-11-05", "score_unknown"),
            ("2022-11-06", "score_unknown"),
            ("2022-11-07", "score_decimal"),
            ("2022-11-08", "score_malformed"),
            ("2022-11-09", "score_negative"),
            ("2022-11-11", "teams"),
            ("2022-11-19", "set_aside"),
            ("2022-11-20", "one_player"),
        ])
    );
    assert_eq!(
        report["refused"][2],
        json!({
            "file": "export.json",
            "id": "0252F615-73EC-50BF-AB52-9FAB2E50BD4E",
            "date": "2022-11-07",
            "reason": "score_decimal",
            "player": "Marius",
            "entry": "21,7",
        })
    );
    let named: Vec<Value> = report["disagreements"].as_array().unwrap().clone();
    let named: Vec<_> = named
        .iter()
        .map(|named| (&named["date"], &named["named"], &named["winners"]))
        .collect();
    assert_eq!(
        named,
        [
            (
                &json!("2022-11-03"),
                &json!(["Chloé"]),
                &json!(["Marius", "Chloé"])
            ),
            (
                &json!("2022-11-17"),
                &json!(["Marius"]),
                &json!(["Marius", "Íñigo"])
            ),
            (&json!("2022-11-18"), &json!(["Marius"]), &json!(["Chloé"])),
        ]
    );
    let new = json!([
        "Marius",
        "Chloé",
        "Íñigo",
        "Neighbour",
        "Anonymous player",
        "Ada 🦊",
        "李小龙",
        "Paul ,(Brest)"
    ]);
    assert_eq!(report["new_players"], new);
    let first = &table.lines()[0];
    let uuid = "00DDB74D-9892-5AD8-AB52-10E6568068B9";
    assert_eq!(first["source"], json!({"kind": "bgstats", "id": uuid}));
}

#[test]
fn plays_of_board_game_geek_become_games() {
    let table = Table::with_file("plays.xml", BGG);
    let report = table.teamzy("import plays.xml --json").json();
    assert_eq!(
        table.games(),
        [
            "2021-02-03 Marius 78, Chloé 78 | Chloé’s",
            "2021-02-04 Marius 51, Chloé 57, Ada 57, Íñigo 57",
            "2021-02-10 Marius & sons 92, Chloé \"the Queen\" 101 | inns-and-cathedrals",
        ]
    );
    assert_eq!(
        refused(&report),
        pairs(&[
            ("2021-02-05", "nobody"),
            ("2021-02-06", "score_unknown"),
            ("2021-02-07", "nameless"),
            ("2021-02-09", "quantity"),
            ("0000-00-00", "no_date"),
        ])
    );
    assert_eq!(report["other_games"], 1);
    let named = &report["disagreements"];
    assert_eq!(named.as_array().unwrap().len(), 1);
    assert_eq!(
        named[0],
        json!({
            "file": "plays.xml",
            "id": "73002",
            "date": "2021-02-04",
            "named": ["Íñigo"],
            "winners": ["Chloé", "Ada", "Íñigo"],
        })
    );
}

#[test]
fn plays_that_their_owner_does_not_count_are_refused() {
    let one = |attributes: &str, seats: &str| {
        format!(
            r#"<plays><play id="1" date="2021-02-03" {attributes}><item name="carcassonne"
            objectid="0"/><players>{seats}</players></play></plays>"#
        )
    };
    let two = r#"<player name="A" score="1"/><player username="b" name="" score="2"/>"#;
    for (attributes, reason) in [
        ("quantity=\"1\"", None),
        ("", None),
        ("nowinstats=\"1\"", Some("set_aside")),
        ("incomplete=\"1\"", Some("unfinished")),
        ("quantity=\"3\"", Some("quantity")),
    ] {
        let table = Table::with_file("plays.xml", one(attributes, two));
        let report = table.teamzy("import plays.xml --json").json();
        match reason {
            None => assert_eq!(table.games(), ["2021-02-03 A 1, b 2"], "{attributes}"),
            Some(reason) => assert_eq!(report["refused"][0]["reason"], reason, "{attributes}"),
        }
    }
    let crowd = "<player name=\"A\" score=\"1\"/>".repeat(300);
    let table = Table::with_file("plays.xml", one("", &crowd));
    let report = table.teamzy("import plays.xml --json").json();
    assert_eq!(report["refused"][0]["reason"], "crowd");
}

#[test]
fn the_same_file_adds_nothing_again() {
    let table = Table::with_file("export.json", BG_STATS);
    table.file("plays.xml", BGG);
    assert_eq!(table.import("export.json plays.xml"), (15, 0));
    let bytes = table.bytes();
    for files in [
        "export.json",
        "plays.xml export.json",
        "plays.xml plays.xml",
    ] {
        assert_eq!(table.import(files).0, 0, "{files}");
    }
    assert_eq!(table.bytes(), bytes);
    // With a copy at once, into an empty file.
    let other = Table::with_file("export.json", BG_STATS);
    other.file("copy.json", BG_STATS);
    assert_eq!(other.import("export.json copy.json"), (12, 12));
    assert_eq!(other.lines().len(), 12);
}

#[test]
fn ids_are_the_same_on_every_machine() {
    let machines = [1, 2].map(|seed| {
        let table = Table::with_file("export.json", BG_STATS);
        table.set("TEAMZY_SEED", seed.to_string());
        table.import("export.json");
        table
    });
    let [one, other] = &machines;
    other.teamzy("delete last").ok();
    assert_ne!(one.lines()[0]["change"], other.lines()[0]["change"]);
    one.file("other.jsonl", other.bytes());
    one.teamzy("import other.jsonl").ok();
    assert_eq!(one.games().len(), 11);
    assert_eq!(one.games(), other.games());
    assert_eq!(one.import("export.json"), (0, 12));
}

#[test]
fn an_import_is_one_change_and_a_deletion_is_respected() {
    let table = Table::with_file("export.json", BG_STATS);
    table.teamzy("score Max 70 Eva 80").ok();
    table.import("export.json");
    let changes: Vec<String> = table.lines()[1..]
        .iter()
        .map(|line| line["change"].to_string())
        .collect();
    assert!(changes.iter().all(|change| *change == changes[0]));
    let undone = table.teamzy("undo --json").json();
    assert_eq!(undone["games"].as_array().unwrap().len(), 12);
    assert_eq!(table.games(), ["2026-11-29 Max 70, Eva 80"]);
    // What is taken back can come again; what is deleted stays away.
    assert_eq!(table.import("export.json"), (12, 0));
    table.teamzy("delete last").ok();
    assert_eq!(table.import("export.json"), (0, 12));
    assert_eq!(table.games().len(), 12);
}

#[test]
fn a_game_that_was_typed_by_hand_is_known_and_each_stands_for_one() {
    let csv = "game,date,player,score\n1,2026-11-20,Hugo,78\n1,2026-11-20,Léa,84\n\
               2,2026-11-20,Léa,84\n2,2026-11-20,Hugo,78\n";
    let table = Table::with_file("two.csv", csv);
    table.teamzy("score léa 84 HUGO 78 --date 2026-11-20").ok();
    table.teamzy("score Hugo 78 Léa 85 --date 2026-11-20").ok();
    let report = table.teamzy("import two.csv --json").json();
    assert_eq!((&report["taken"], &report["known"]), (&json!(1), &json!(1)));
    let remark = &report["remarks"][0];
    assert_eq!(remark["kind"], "already_recorded");
    assert_eq!(remark["game"]["date"], "2026-11-20");
    assert_eq!(table.games().len(), 3);
    assert_eq!(table.import("two.csv"), (0, 2));
    // The one from the file stands for itself, and does not hide another.
    let three = format!("{csv}3,2026-11-20,Hugo,78\n3,2026-11-20,Léa,84\n");
    table.file("three.csv", three);
    assert_eq!(table.import("three.csv"), (1, 2));
}

#[test]
fn renamed_people_are_known_by_what_they_are_called_now() {
    let csv = "game,date,player,score\n1,2026-11-20,Lea,84\n1,2026-11-20,Hugo,78\n";
    let table = Table::with_file("one.csv", csv);
    table.teamzy("score Lea 84 Hugo 78 --date 2026-11-20").ok();
    table.teamzy("rename Lea Léa").ok();
    assert_eq!(table.import("one.csv"), (0, 1));
    let corrected = csv.replace("Lea", "Léa");
    table.file("corrected.csv", corrected);
    assert_eq!(table.import("corrected.csv"), (0, 1));
}

#[test]
fn two_programs_that_tell_one_game_make_one() {
    let xml = r#"<plays><play id="1" date="2022-11-02"><item objectid="822" name="x"/><players>
        <player name="Chloé" score="78"/><player name="Marius" score="78"/></players></play></plays>"#;
    let table = Table::with_file("plays.xml", xml);
    table.file("export.json", BG_STATS);
    let report = table.teamzy("import export.json plays.xml --json").json();
    assert_eq!(
        (&report["taken"], &report["known"]),
        (&json!(12), &json!(1))
    );
}

#[test]
fn games_of_one_day_keep_their_order() {
    let play = |time: &str, score: u32| {
        json!({"uuid": format!("U{score}"), "playDate": format!("2022-11-02 {time}"), "gameRefId": 1,
            "playerScores": [{"playerRefId": 1, "score": score}, {"playerRefId": 2, "score": "9"}]})
    };
    let export = json!({
        "games": [{"id": 1, "name": "Carcassonne", "bggId": 822}],
        "players": [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Paul"}],
        "plays": [play("21:00:00", 30), play("09:30:00", 10), play("09:30:01", 20)],
    });
    let table = Table::with_file("export.json", export.to_string());
    table.import("export.json");
    assert_eq!(
        table.games(),
        [
            "2022-11-02 Ada 10, Paul 9",
            "2022-11-02 Ada 20, Paul 9",
            "2022-11-02 Ada 30, Paul 9",
        ]
    );
    let lines = table.lines();
    let recorded: Vec<_> = lines
        .iter()
        .map(|line| line["recorded"].as_str().unwrap())
        .collect();
    assert_eq!(recorded[1], EVENING);
    assert_eq!(recorded[0], EVENING.replace(".120", ".122"));
    // What is recorded next is later still.
    table.teamzy("score Ada 1 Paul 2").ok();
    let last = table.lines().pop().unwrap();
    assert_eq!(last["recorded"], EVENING.replace(".120", ".123"));
}

#[test]
fn expansions_are_known_by_number_or_name_and_others_keep_their_names() {
    let comments = "Nice!\nPlayed with expansions:\n- [thing=2993]Renamed[/thing]\n\
                    - [thing=1]Carcassonne: The River[/thing]\n\
                    - [thing=2]Carcassonne: Wheel of Fortune[/thing]\n";
    let xml = format!(
        r#"<plays><play id="1" date="2022-11-02"><item objectid="822" name="x"/>
        <comments>{comments}</comments><players><player name="Ada" score="78"/>
        <player name="Paul" score="79"/></players></play></plays>"#
    );
    let table = Table::with_file("plays.xml", xml);
    let report = table.teamzy("import plays.xml --json").json();
    let other = "Carcassonne: Wheel of Fortune";
    assert_eq!(
        table.games(),
        [format!(
            "2022-11-02 Ada 78, Paul 79 | inns-and-cathedrals river other:{other} | Nice!"
        )]
    );
    let remark = json!({"kind": "other_expansions", "expansions": [other]});
    assert_eq!(report["remarks"], json!([remark]));
}

//! CSV: what `export` writes, and what spreadsheets make of it.

use serde_json::json;

use crate::harness::{Table, correction, game, page, rename};

const ROWS: &str = "game,date,player,score\n1,2026-11-20,Hugo,78\n1,2026-11-20,Léa,84\n";

#[test]
fn a_table_may_look_as_spreadsheets_make_it() {
    let crlf = ROWS.replace('\n', "\r\n");
    let semicolons = ROWS.replace(',', ";");
    for (what, bytes) in [
        ("plain", ROWS.to_owned()),
        ("CRLF", crlf.clone()),
        ("byte order mark", format!("\u{feff}{crlf}")),
        ("semicolons", semicolons.clone()),
        ("tabs", ROWS.replace(',', "\t")),
        ("no last newline", ROWS.trim_end().to_owned()),
        ("capitals", ROWS.replace("player", " PLAYER ")),
        ("named delimiter", format!("\u{feff}sep=;\r\n{semicolons}")),
        ("empty rows", format!("{ROWS}\n,,,\n")),
        (
            "other order and other columns",
            "rain,score,player,x,date,game\nno,78,Hugo,,2026-11-20,a\n\"a, \"\"b\"\"\n\",84,\"Léa\",,2026-11-20,a\n".to_owned(),
        ),
        ("a time behind the day", ROWS.replace("11-20", "11-20 21:15")),
        (
            "scattered rows",
            "date,player,score\n2026-11-20,Hugo,78\n2026-11-20,Léa,84\n".to_owned(),
        ),
    ] {
        let table = Table::with_file("games.csv", bytes);
        assert_eq!(table.import("games.csv"), (1, 0), "{what}");
        assert_eq!(table.games(), ["2026-11-20 Hugo 78, Léa 84"], "{what}");
        assert_eq!(table.lines()[0].get("source"), None);
    }
}

#[test]
fn rows_of_a_game_may_be_scattered_and_numbers_used_again() {
    let csv = "game,date,player,score\n1,2026-11-20,Hugo,78\n2,2026-11-20,Max,50\n\
               1,2026-11-21,Hugo,60\n1,2026-11-20,Léa,84\n2,2026-11-20,Eva,51\n1,2026-11-21,Léa,61\n";
    let table = Table::with_file("games.csv", csv);
    assert_eq!(table.import("games.csv"), (3, 0));
    let mut games = table.games();
    games.sort();
    assert_eq!(
        games,
        [
            "2026-11-20 Hugo 78, Léa 84",
            "2026-11-20 Max 50, Eva 51",
            "2026-11-21 Hugo 60, Léa 61",
        ]
    );
    // Another file that begins with number 1 is not taken for the first.
    table.file("next.csv", ROWS.replace("84", "85"));
    assert_eq!(table.import("next.csv"), (1, 0));
}

#[test]
fn equal_games_are_as_many_as_they_are() {
    let two = format!(
        "{ROWS}{}",
        ROWS.replace("\n1,", "\n2,").split_once('\n').unwrap().1
    );
    let table = Table::with_file("two.csv", &two);
    table.file("one.csv", ROWS);
    assert_eq!(table.import("one.csv"), (1, 0));
    assert_eq!(table.import("two.csv"), (1, 1));
    assert_eq!(table.import("two.csv one.csv"), (0, 3));
    assert_eq!(table.games().len(), 2);
}

#[test]
fn columns_and_days_of_other_tables_are_explained() {
    let csv = "Partie;Datum;Wer;Punkte;Wo;Mit;Notiz\n\
               1;3/12/2026;Hugo;50+28;Lyon;Inns & Cathedrals;Regen\n1;3/12/2026;Léa;84;;;\n";
    let table = Table::with_file("games.csv", csv);
    let columns = "--columns game=Partie,date=datum,player=Wer --columns score=Punkte,location=Wo,note=Notiz,expansions=Mit";
    let undated = table.teamzy(&format!("import games.csv {columns}")).ok();
    assert_eq!(undated.stdout, "No game was added.\n1 play was refused.\n");
    assert_eq!(
        undated.stderr,
        page([
            "note: 3/12/2026 (1) is not taken: it has no valid date.",
            "note: A table that does not write days as YYYY-MM-DD needs --dates dmy or",
            "  --dates mdy.",
        ])
    );
    table.file("impossible.csv", ROWS.replace("11-20", "02-30"));
    table
        .teamzy("import impossible.csv")
        .stdout("No game was added.\n1 play was refused.\n")
        .stderr("note: 2026-02-30 (1) is not taken: it has no valid date.\n")
        .check();
    for (order, day) in [("dmy", "2026-12-03"), ("mdy", "2026-03-12")] {
        let table = Table::with_file("games.csv", csv);
        table.import(&format!("games.csv {columns} --dates {order}"));
        assert_eq!(
            table.games(),
            [format!(
                "{day} Hugo 78, Léa 84 | inns-and-cathedrals | Lyon | Regen"
            )]
        );
    }
    table.teamzy("import games.csv --columns punkte").refused(
        2,
        &page([
            "error: “punkte” does not say which column has which heading.",
            "  try: COLUMN=HEADING, with one of game, date, player, score, expansions,",
            "    location, note, victory",
        ]),
    );
    table
        .teamzy("import games.csv --columns score=Punkte,score=Summe")
        .refused(
            2,
            &page([
                "error: --columns says twice how “score” is headed: “Punkte” and “Summe”.",
                "  try: only one of them",
            ]),
        );
    table.file(
        "twice.csv",
        "date,player,score,Score\n2026-11-20,Hugo,7,8\n",
    );
    table.teamzy("import twice.csv").refused(
        1,
        &page([
            "error: twice.csv:1: columns 3 and 4 have the same heading, and either could be",
            "  “score”; nothing was taken.",
            "  try: another heading for one of them, or --columns score=… with one that",
            "    stands there once",
        ]),
    );
}

#[test]
fn what_is_exported_as_rows_imports_back_to_the_same_games() {
    let facts = r#""expansions":["river","other:Wheel of Fortune, big","abbot"],"location":"Lyon; 2","note":"a \"b\"\nc,d"}"#;
    let lines = [
        game(
            1,
            "2026-11-20",
            &[("Hugo", 78), ("Lea", 78), ("Max ,(x)", 12)],
        )
        .replace("]}", &format!("],{facts}")),
        game(2, "2026-11-21", &[("Hugo", 0), ("Lea", 99_999)]),
        game(3, "2026-11-21", &[("Hugo", 0), ("Lea", 99_999)]),
        rename(4, "Lea", "Léa"),
    ];
    let table = Table::with_lines(lines);
    table.teamzy("export --format csv -o games.csv").ok();
    let other = Table::with_file("games.csv", std::fs::read(table.path("games.csv")).unwrap());
    let report = other.teamzy("import games.csv --json").json();
    assert_eq!(report["disagreements"], json!([]));
    assert_eq!(other.games(), table.games());
    // Where they come from they are known.
    assert_eq!(table.import("games.csv"), (0, 3));
}

#[test]
fn what_is_exported_as_lines_imports_back_to_the_letter() {
    let table = Table::with_lines([
        game(1, "2026-11-20", &[("Hugo", 78), ("Lea", 78)]),
        game(2, "2026-11-21", &[("Hugo", 70), ("Lea", 80)]),
        correction(2, 3, &[2], &[("Hugo", 71), ("Lea", 80)]),
        rename(4, "Lea", "Léa"),
    ]);
    table.teamzy("export -o games.jsonl.copy").ok();
    let exported = std::fs::read(table.path("games.jsonl.copy")).unwrap();
    let other = Table::with_file("lines", &exported);
    assert_eq!(other.import("lines"), (3, 0));
    assert_eq!(other.bytes(), exported);
    assert_eq!(other.games(), table.games());
    let again = Table::with_file("lines", other.teamzy("export").raw().stdout);
    again.import("lines");
    let history = |table: &Table| table.teamzy("history --json").raw().stdout;
    assert_eq!(history(&again), history(&other));
}

#[test]
fn the_file_may_name_other_winners() {
    let csv =
        "game,date,player,score,victory\n1,2026-11-20,Hugo,78,true\n1,2026-11-20,Léa,84,false\n";
    let table = Table::with_file("games.csv", csv);
    table
        .teamzy("import games.csv")
        .stdout("1 game was added.\nTo take it back: teamzy undo\n")
        .stderr(page([
            "note: 2026-11-20 (1): the file gives the victory to Hugo, the scores give it to",
            "  Léa; the scores count.",
        ]))
        .check();
}

#[test]
fn a_table_without_numbers_is_grouped_by_day() {
    let csv = "date,player,score\n2026-11-20,Hugo,78\n2026-11-20,Léa,84\n2026-11-21,Hugo,70\n\
               2026-11-21,Léa,60\n2026-11-21,Hugo,71\n2026-11-21,Léa,61\n";
    let table = Table::with_file("games.csv", csv);
    let report = table.teamzy("import games.csv --json").json();
    assert_eq!(table.games(), ["2026-11-20 Hugo 78, Léa 84"]);
    assert_eq!(report["refused"][0]["reason"], "player_twice");
    assert_eq!(report["refused"][0]["id"], "2026-11-21");
}

#[test]
fn an_import_is_as_if_the_games_had_been_recorded_one_by_one() {
    let mut csv = "game,date,player,score\n".to_owned();
    let one_by_one = Table::new();
    // Names in changing spellings, of which the first is shown; walkovers; several games a day.
    for number in 0..40 {
        let names = ["Óscar", "óSCAR", "ÓSCAR"];
        let (name, other) = (names[number % 3], ["Léa", "LÉA"][number / 20]);
        let (day, one, two) = (number / 3 + 1, number % 2, (number * 7) % 90);
        csv += &format!(
            "{number},2026-10-{day:02},{name},{one}\n{number},2026-10-{day:02},{other},{two}\n"
        );
        let minute = format!("2026-11-01T10:{number:02}:00+01:00");
        let line = format!("score {name} {one} {other} {two} --date 2026-10-{day:02}");
        one_by_one.at(&minute).teamzy(&line).ok();
    }
    let table = Table::with_file("games.csv", csv);
    assert_eq!(table.import("games.csv"), (40, 0));
    assert_eq!(table.games(), one_by_one.games());
    for line in ["rankings --json", "rankings --by average --json"] {
        let of = |table: &Table| table.teamzy(line).raw().stdout;
        assert_eq!(of(&table), of(&one_by_one), "{line}");
    }
}

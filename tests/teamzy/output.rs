//! JSON, CSV, tables, widths, colour, and what never reaches a terminal.

use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use crate::harness::{Printed, Table, game, id, keys, open, page, shown};
use crate::words::languages;

/// The keys of a game.
pub const GAME: [&str; 9] = [
    "id",
    "date",
    "recorded",
    "players",
    "winners",
    "shared",
    "expansions",
    "location",
    "note",
];
const SEAT: [&str; 5] = ["name", "score", "place", "laps", "space"];

/// Two finished games and an open one.
fn table() -> Table {
    let detailed = game(2, "2026-11-02", &[("Hugo", 70), ("Léa", 128)]).replace(
        "}]}",
        r#"}],"expansions":["inns-and-cathedrals","other:Fan Set"],"location":"Lyon","note":"a, \"b\""}"#,
    );
    let open =
        game(3, "2026-11-03", &[("A", 0), ("B", 0)]).replace("\"score\":0", "\"score\":null");
    Table::with_lines([
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 78), ("Zoé", 7)]),
        detailed,
        open,
    ])
}

/// Wants a game, with no other keys than a game's.
#[track_caller]
pub fn is_game(game: &Value) {
    assert_eq!(keys(game), GAME);
    for seat in game["players"].as_array().unwrap() {
        assert_eq!(keys(seat), SEAT);
    }
}

#[test]
fn a_game_is_one_object_everywhere() {
    let table = table();
    let history = table.teamzy("history --json").json();
    assert_eq!(
        history,
        json!([
            {
                "id": id(1),
                "date": "2026-11-01",
                "recorded": "2026-11-01T12:01:00.000+01:00",
                "players": [
                    {"name": "Hugo", "score": 78, "place": 1, "laps": 1, "space": 28},
                    {"name": "Léa", "score": 78, "place": 1, "laps": 1, "space": 28},
                    {"name": "Zoé", "score": 7, "place": 3, "laps": 0, "space": 7},
                ],
                "winners": ["Hugo", "Léa"],
                "shared": true,
                "expansions": [],
                "location": null,
                "note": null,
            },
            {
                "id": id(2),
                "date": "2026-11-02",
                "recorded": "2026-11-01T12:02:00.000+01:00",
                "players": [
                    {"name": "Hugo", "score": 70, "place": 2, "laps": 1, "space": 20},
                    {"name": "Léa", "score": 128, "place": 1, "laps": 2, "space": 28},
                ],
                "winners": ["Léa"],
                "shared": false,
                "expansions": ["inns-and-cathedrals", "other:Fan Set"],
                "location": "Lyon",
                "note": "a, \"b\"",
            },
        ])
    );
    for game in history.as_array().unwrap() {
        is_game(game);
    }
    let full = table.teamzy("history --game g002 --json").json();
    let with_past: Vec<&str> = GAME.into_iter().chain(["earlier"]).collect();
    assert_eq!(keys(&full), with_past);
    for key in GAME {
        assert_eq!(full[key], history[1][key], "{key}");
    }
    let open = table.teamzy("history --open --json").json();
    is_game(&open[0]);
    assert_eq!(
        open[0]["players"][0],
        json!({"name": "A", "score": null, "place": null, "laps": null, "space": null})
    );
    assert_eq!(
        (&open[0]["winners"], &open[0]["shared"]),
        (&json!([]), &json!(false))
    );
}

#[test]
fn new_gives_one_game_with_scores_of_null() {
    let table = Table::new();
    let game = table
        .teamzy("new Hugo Léa --with inns --at Lyon --json")
        .json();
    is_game(&game);
    assert_eq!(game["id"], table.last_id());
    assert_eq!(game["recorded"], "2026-11-29T21:14:05.120+01:00");
    assert_eq!(game["expansions"], json!(["inns-and-cathedrals"]));
    assert_eq!(
        game["players"][1],
        json!({"name": "Léa", "score": null, "place": null, "laps": null, "space": null})
    );
}

#[test]
fn score_gives_one_game_with_its_records_and_remarks() {
    let table = Table::new();
    let score = table
        .teamzy("score Hugo 1:28 Léa 50+28 Zoé 77 --json")
        .json();
    let expected: Vec<&str> = GAME.into_iter().chain(["records", "remarks"]).collect();
    assert_eq!(keys(&score), expected);
    assert_eq!(score["winners"], json!(["Hugo", "Léa"]));
    assert_eq!(
        score["players"],
        json!([
            {"name": "Hugo", "score": 78, "place": 1, "laps": 1, "space": 28},
            {"name": "Léa", "score": 78, "place": 1, "laps": 1, "space": 28},
            {"name": "Zoé", "score": 77, "place": 3, "laps": 1, "space": 27},
        ])
    );
    assert_eq!(
        (&score["records"], &score["remarks"]),
        (&json!([]), &json!([]))
    );
    let record = table.teamzy("score Hugo 79 Max 12 --json").json();
    assert_eq!(
        keys(&record["records"][0]),
        ["kind", "player", "value", "before", "since", "equalled"]
    );
}

#[test]
fn remarks_are_objects_with_an_english_kind_and_their_values() {
    let table = Table::with_lines([
        game(1, "2026-11-29", &[("Hugo", 10), ("Léa", 700)]),
        "{}".to_owned(),
        game(2, "2026-11-01", &[("Max", 1), ("Zoé", 2)]).replace("\"v\":1", "\"v\":2"),
        game(3, "2026-11-03", &[("A", 0), ("B", 0)]).replace("\"score\":0", "\"score\":null"),
    ]);
    let remarks = |line: &str| table.teamzy(line).json()["remarks"].clone();
    let unreadable =
        json!({"kind": "unreadable_lines", "path": "games.jsonl", "line": 2, "count": 1});
    let newer = json!({"kind": "newer_lines", "path": "games.jsonl", "count": 1});
    let open = json!({
        "kind": "open_game",
        "game": {"id": id(3), "date": "2026-11-03", "players": ["A", "B"]},
    });
    assert_eq!(
        remarks("score Hugo 10 Léa 700 --json --dry-run"),
        json!([
            unreadable,
            newer,
            {"kind": "lap_forgotten", "player": "Hugo", "score": 10, "beside": 700},
            {"kind": "unusual_score", "player": "Léa", "score": 700},
            {
                "kind": "same_game",
                "game": {"id": id(1), "date": "2026-11-29", "players": ["Hugo", "Léa"]},
            },
            open,
            {"kind": "dry_run"},
        ])
    );
    assert_eq!(
        remarks("score Hugo 10 Lea 70 --json --date 2027-01-01"),
        json!([
            unreadable,
            newer,
            {"kind": "resembling_name", "player": "Lea", "known": "Léa"},
            {"kind": "future_date", "date": "2027-01-01"},
            open,
        ])
    );
}

#[test]
fn the_keys_of_rankings_are_pinned() {
    let rankings = table().teamzy("rankings --json").json();
    for line in rankings.as_array().unwrap() {
        assert_eq!(
            keys(line),
            [
                "place",
                "player",
                "games",
                "victories",
                "shared",
                "rate",
                "average",
                "best"
            ]
        );
    }
    assert_eq!(
        rankings[0],
        json!({
            "place": 1,
            "player": "Léa",
            "games": 2,
            "victories": 2,
            "shared": 1,
            "rate": 1.0,
            "average": 103.0,
            "best": 128,
        })
    );
}

#[test]
fn the_keys_of_records_are_pinned() {
    let table = table();
    let records = table.teamzy("records --json").json();
    for row in records.as_array().unwrap() {
        assert_eq!(
            keys(row),
            [
                "player", "record", "value", "date", "since", "game", "players"
            ]
        );
    }
    let of = |player: Value| -> Vec<&str> {
        let rows = records.as_array().unwrap().iter();
        rows.filter(|row| row["player"] == player)
            .map(|row| row["record"].as_str().unwrap())
            .collect()
    };
    let own = [
        "games",
        "victories",
        "average",
        "best_score",
        "widest_victory",
        "narrowest_victory",
        "longest_run",
        "present_run",
    ];
    assert_eq!(of(json!("Léa")), own);
    // Who never won has no victory and no run.
    assert_eq!(of(json!("Zoé")), own[..4]);
    assert_eq!(
        of(Value::Null),
        [
            "highest_score",
            "highest_losing_score",
            "lowest_winning_score",
            "widest_margin",
        ]
    );
    table.teamzy("score Hugo 1 Léa 2").ok();
    let records = table.teamzy("records --json").json();
    let last = records.as_array().unwrap().last().unwrap();
    assert_eq!(
        *last,
        json!({
            "player": null,
            "record": "most_often_together",
            "value": 2,
            "date": null,
            "since": null,
            "game": null,
            "players": ["Hugo", "Léa"],
        })
    );
}

#[test]
fn a_track_position_is_shown_as_it_is_typed() {
    let printed = Table::new().teamzy("score A 0 B 7 C 49 D 50 E 99999").ok();
    let tracks: Vec<&str> = printed
        .stdout
        .lines()
        .filter(|line| line.starts_with("  "))
        .map(|line| line.split_whitespace().last().unwrap())
        .collect();
    assert_eq!(tracks, ["1999:49", "1:00", "0:49", "0:07", "0:00"]);
}

#[test]
fn csv_has_one_row_for_each_player_of_a_game() {
    let (one, two) = (id(1), id(2));
    table()
        .teamzy("history --csv")
        .stdout(format!(
            "game,date,player,score,place,victory,shared,expansions,location,note\n\
             {one},2026-11-01,Hugo,78,1,true,true,,,\n\
             {one},2026-11-01,Léa,78,1,true,true,,,\n\
             {one},2026-11-01,Zoé,7,3,false,false,,,\n\
             {two},2026-11-02,Hugo,70,2,false,false,inns-and-cathedrals other:Fan Set,Lyon,\"a, \"\"b\"\"\"\n\
             {two},2026-11-02,Léa,128,1,true,false,inns-and-cathedrals other:Fan Set,Lyon,\"a, \"\"b\"\"\"\n"
        ))
        .check();
    let rankings = table().teamzy("rankings --csv").ok();
    assert_eq!(
        rankings.stdout,
        "place,player,games,victories,shared,rate,average,best\n\
         1,Léa,2,2,1,1,103,128\n\
         2,Hugo,2,1,1,0.5,74,78\n\
         3,Zoé,1,0,0,0,7,7\n"
    );
}

#[test]
fn csv_of_records_has_one_row_for_each() {
    let (one, two, three) = (id(1), id(2), id(3));
    let table = Table::with_lines([
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 78), ("Zoé", 7)]),
        game(2, "2026-11-02", &[("Hugo", 70), ("Léa", 128)]),
        game(3, "2026-11-03", &[("Léa", 90), ("Hugo", 91)]),
    ]);
    table
        .teamzy("records Léa --csv")
        .stdout(format!(
            "player,record,value,date,since,game,players\n\
             Léa,games,3,,,,\n\
             Léa,victories,2,,,,\n\
             Léa,average,98.66666666666667,,,,\n\
             Léa,best_score,128,2026-11-02,,{two},Hugo\n\
             Léa,widest_victory,58,2026-11-02,,{two},Hugo\n\
             Léa,narrowest_victory,58,2026-11-02,,{two},Hugo\n\
             Léa,longest_run,2,2026-11-02,2026-11-01,{two},\n\
             ,highest_score,128,2026-11-02,,{two},Léa\n\
             ,highest_losing_score,90,2026-11-03,,{three},Léa\n\
             ,lowest_winning_score,78,2026-11-01,,{one},\"Hugo, Léa\"\n\
             ,widest_margin,58,2026-11-02,,{two},Léa\n\
             ,most_often_together,2,,,,\"Hugo, Léa\"\n"
        ))
        .check();
}

/// Names with accents, wide letters, emoji and another direction.
fn motley() -> Table {
    Table::with_lines([
        game(
            1,
            "2026-11-01",
            &[("Le\u{301}a", 131), ("王小明", 78), ("👩\u{200d}🚀 Zoé", 9)],
        ),
        game(2, "2026-11-02", &[("שרה", 50), ("Mäx", 51)]),
        game(
            3,
            "2026-11-03",
            &[("ｆｕｌｌ", 50), ("❤\u{fe0f}\u{200d}🔥", 50), ("Ñandú", 50)],
        ),
    ])
}

#[test]
fn rows_with_accents_wide_letters_and_emoji_stay_aligned() {
    for columns in [None, Some(80), Some(60), Some(40)] {
        for line in [
            "rankings",
            "score Le\u{301}a 1 王小明 2 '👩\u{200d}🚀 Zoé' 3",
        ] {
            let table = motley();
            let run = table.teamzy(line);
            let printed = match columns {
                None => run,
                Some(columns) => run.columns(columns),
            }
            .ok();
            let rows: Vec<&str> = printed
                .stdout
                .lines()
                .filter(|line| line.starts_with(' '))
                .collect();
            let seen = shown(&printed);
            assert!(rows.len() > 3, "{seen}");
            for row in &rows {
                assert_eq!(row.width(), rows[0].width(), "{columns:?}\n{row}\n{seen}");
                assert!(
                    row.width() <= columns.unwrap_or(usize::MAX),
                    "{columns:?}\n{row}\n{seen}"
                );
            }
        }
    }
}

#[test]
fn no_line_of_a_table_is_wider_than_the_page() {
    let lines = String::from_utf8(motley().bytes()).unwrap();
    let lines = lines.replace("Mäx", "Maximilienne-Élisabeth de la Tour");
    let table = Table::with_lines(lines.lines());
    let mut wrong = Vec::new();
    for columns in [20, 30, 40, 60, 80] {
        for lang in languages() {
            for line in [
                "rankings",
                "rankings --by rating",
                "history",
                "records",
                "history --game g001",
                "count goods --wine Maximilienne=3 --grain 王小明=99 --cloth Hugo=1",
                "count city --tiles 3 Maximilienne=1+big 王小明=2",
            ] {
                let printed = table.teamzy(line).lang(lang).columns(columns).ok();
                for row in printed.stdout.lines() {
                    if row.width() > columns || row.ends_with(' ') {
                        wrong.push(format!("{lang} `teamzy {line}` at {columns}: {row:?}"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn only_a_line_to_type_is_wider_than_a_narrow_page() {
    let lines = String::from_utf8(motley().bytes()).unwrap();
    let long = "Maximilienne".repeat(16);
    let lines = lines.replace("Mäx", &long);
    let table = Table::with_lines(
        lines
            .lines()
            .chain([open(4, "2026-11-04", &["Mäx", "王小明"]).as_str()]),
    );
    let mut wrong = Vec::new();
    for columns in [20, 30, 40, 60] {
        for lang in languages() {
            for line in [
                format!("score {long} 178 王小明 64 --dry-run"),
                format!("count city --tiles 3 {long}=1 王小明=1"),
                format!("rename שרה {long}"),
                format!("history {long}e"),
                "score 78 64 --game g00".to_owned(),
                "delete g002 --dry-run".to_owned(),
                "records".to_owned(),
                "help-scoring".to_owned(),
                "help-scoring zzz".to_owned(),
                "check".to_owned(),
                "chart".to_owned(),
                "chart --of rating".to_owned(),
            ] {
                let Printed { stdout, stderr, .. } =
                    table.teamzy(&line).lang(lang).columns(columns).raw();
                for row in stdout.lines().chain(stderr.lines()) {
                    let typed = row.trim_start().starts_with("teamzy ");
                    if row.width() > columns && !typed {
                        wrong.push(format!("{lang} `teamzy {line}` at {columns}: {row:?}"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn in_a_narrow_page_columns_go_from_the_right_and_names_are_shortened_last() {
    let table = Table::with_lines([
        game(
            1,
            "2026-11-01",
            &[("Maximilienne-Élisabeth", 131), ("Hugo", 78)],
        ),
        game(
            2,
            "2026-11-02",
            &[("Hugo", 50), ("Maximilienne-Élisabeth", 51)],
        ),
    ]);
    let heads = |columns: usize| {
        let printed = table.teamzy("rankings").columns(columns).ok();
        printed
            .stdout
            .lines()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        heads(80)[0],
        " Place  Player                  Games  Victories  Shared  Rate  Average  Best"
    );
    assert_eq!(
        heads(76)[0],
        " Place  Player                  Games  Victories  Shared  Rate  Average"
    );
    assert_eq!(
        heads(60)[0],
        " Place  Player                  Games  Victories  Shared"
    );
    assert_eq!(
        heads(40),
        [
            " Place  Player                  Games",
            "     1  Maximilienne-Élisabeth      2",
            "     2  Hugo                        2",
        ]
    );
    assert_eq!(
        heads(24),
        [" Place  Player", "     1  Maximilienne-Él…", "     2  Hugo"]
    );
    assert!(
        table
            .teamzy("rankings")
            .unset("COLUMNS")
            .ok()
            .stdout
            .starts_with(&heads(80)[0]),
        "without a width there is no bound"
    );
}

#[test]
fn a_width_that_is_none_is_passed_over() {
    let table = motley();
    let expected = table.teamzy("rankings").ok();
    for columns in ["", "0", "-5", "wide"] {
        assert_eq!(
            table.teamzy("rankings").env("COLUMNS", columns).ok(),
            expected,
            "{columns:?}"
        );
    }
}

#[test]
fn bold_is_only_used_where_it_is_asked_for() {
    const BOLD: &str = "\u{1b}[1m";
    let printed = |line: &str, no_color: &str| {
        let table = table();
        let run = table.teamzy(line);
        if no_color.is_empty() {
            run
        } else {
            run.env("NO_COLOR", no_color)
        }
        .ok()
    };
    let plain = printed("score Hugo 78 Léa 91", "").stdout;
    assert!(!plain.contains('\u{1b}'));
    for line in [
        "score Hugo 78 Léa 91 --color never",
        "--color auto score Hugo 78 Léa 91",
    ] {
        assert_eq!(printed(line, "").stdout, plain, "{line}");
    }
    for no_color in ["", "1"] {
        let bold = printed("score Hugo 78 Léa 91 --color always", no_color).stdout;
        let winner = format!("{BOLD}Léa wins with 91 points, 13 more than Hugo.");
        assert!(bold.starts_with(&winner), "{bold:?}");
        let row = bold.lines().find(|line| line.contains("1:41")).unwrap();
        assert!(row.starts_with(BOLD), "{row:?}");
        let other = bold.lines().find(|line| line.contains("1:28")).unwrap();
        assert!(!other.contains('\u{1b}'), "{other:?}");
        let stripped = bold.replace(BOLD, "").replace("\u{1b}[0m", "");
        assert_eq!(stripped, plain);
    }
    for line in ["--help", "score --help", "records"] {
        assert!(!printed(line, "").stdout.contains('\u{1b}'), "{line}");
        assert!(
            printed(&format!("{line} --color always"), "")
                .stdout
                .contains(BOLD),
            "{line}"
        );
    }
    for line in ["history --json", "rankings --csv", "records --json"] {
        let text = printed(&format!("{line} --color always"), "").stdout;
        assert!(!text.contains('\u{1b}'), "{line}");
    }
}

/// Characters that could command a terminal or turn a line around.
const HARMFUL: [char; 9] = [
    '\u{1b}', '\u{7}', '\u{9b}', '\u{7f}', '\u{85}', '\u{202e}', '\u{2066}', '\u{2028}', '\u{200f}',
];

#[track_caller]
fn harmless(line: &str, printed: &Printed) {
    for c in HARMFUL {
        for text in [&printed.stdout, &printed.stderr] {
            assert!(!text.contains(c), "{c:?} of `teamzy {line}` in {text:?}");
        }
    }
}

#[test]
fn what_could_command_a_terminal_never_reaches_it() {
    let nasty = |name: &str| {
        let escaped: String = HARMFUL
            .iter()
            .map(|c| format!("\\u{:04x}", u32::from(*c)))
            .collect();
        format!("{name}{escaped}[31m")
    };
    let finished = |number: u32, date: &str| {
        game(number, date, &[("NAME", 78), ("Léa", 91 + number)])
            .replace("NAME", &nasty("Hugo"))
            .replace(
                "}]}",
                &format!(
                    "}}],\"expansions\":[\"other:{}\",\"{}\"],\"location\":\"{}\",\"note\":\"{}\"}}",
                    nasty("Fan"),
                    nasty("odd"),
                    nasty("Lyon"),
                    nasty("Rain")
                ),
            )
    };
    let open = finished(3, "2026-11-29")
        .replace("\"score\":78", "\"score\":null")
        .replace("\"score\":94", "\"score\":null");
    let rename = format!(
        r#"{{"v":1,"change":"zzzzzzzzzzzz","recorded":"2026-11-01T12:00:00Z","rename":"Zoé","to":"{}"}}"#,
        nasty("Zoë")
    );
    let lines = [
        finished(1, "2026-11-01"),
        finished(2, "2026-11-02"),
        open,
        rename,
        game(4, "2026-11-04", &[("Zoé", 1), ("Tom", 1)]),
    ];
    for line in [
        "history",
        "history --json",
        "history --open",
        "history --open --json",
        "history --game g001",
        "history --game g001 --json",
        "history --game g003",
        "rankings",
        "rankings --json",
        "records",
        "records --json",
        "chart",
        "chart --of victories",
        "score 1 2 3",
        "score --game g003 A 1 B 2",
        "score --game g001 1 2",
        "score Zoé 5 Tom 7",
        "score Zoé 5 Tom 7 --json",
        "history Hugox",
        "new Zoé Tomm --json",
        "edit g001 Léa=5",
        "edit g001 Léa=5 --json",
        "edit g001 Max=5",
        "edit g001 --add Léa=5",
        "edit g001",
        "edit g003 Léa=5",
        "edit g004 --replace Tom=Zoe",
        "delete g001 g003",
        "delete g001 --json",
        "delete g00",
        "undo",
        "undo --json",
        "rename Zoé Tom --merge",
        "rename Zoé Léa",
        "rename Zoé Zoe",
        "rename Zoé Zoe --json",
        "rename Léa Tom",
        "check",
    ] {
        let table = Table::with_lines(&lines);
        let printed = table.teamzy(line).raw();
        harmless(line, &printed);
        if line.ends_with("--json") {
            let read: Value = serde_json::from_str(&printed.stdout).unwrap();
            let text = read.to_string();
            assert!(
                text.contains("\\u001b") || text.contains('\u{202e}'),
                "{line}: the name is whole in JSON"
            );
        }
    }
}

#[test]
fn what_is_typed_is_shown_harmless_too() {
    let table = Table::new();
    let nasty: String = HARMFUL.iter().collect();
    let name = format!("Hu{nasty}go");
    let path = format!("dir{nasty}");
    std::fs::create_dir(table.path(&path)).unwrap();
    for words in [
        vec!["score", &name, "78", "Léa", "64"],
        vec!["score", "Hugo", "78", "Léa", &name],
        vec!["score", "Hugo", "78", &name],
        vec!["new", &name, "Léa"],
        vec!["history", &name],
        vec!["history", "--game", &name],
        vec!["history", "--since", &name],
        vec!["history", "--with", &name],
        vec!["history", "-n", &name],
        vec!["rankings", "--by", &name],
        vec!["--lang", &name, "history"],
        vec!["--color", &name, "history"],
        vec!["--data", &path, "history"],
        vec!["--data", &path, "score", "A", "1", "B", "2"],
        vec!["score", "A", "1", "B", "2", "--at", &name],
        vec!["score", "A", "1", "B", "2", "--with", &name],
        vec![&name],
        vec![&name, "78", "Léa", "64"],
        vec!["score", "--", &name],
        vec!["edit", &name, "Hugo=5"],
        vec!["edit", "last", &name, "5"],
        vec!["edit", "last", "--add", &name],
        vec!["edit", "last", "--remove", &name],
        vec!["edit", "last", "--replace", &name],
        vec!["edit", "last", "--note", &name],
        vec!["delete", &name],
        vec!["rename", &name, "Hugo"],
        vec!["rename", "Hugo", &name],
        vec!["undo", &name],
        vec!["check", "--data", &path],
    ] {
        let printed = table.words(&words).raw();
        assert_ne!(printed.status, 0, "{words:?}");
        harmless(&format!("{words:?}"), &printed);
    }
    let option = format!("--{name}");
    harmless("an option", &table.words(["score", &option]).raw());
}

#[test]
fn the_version_and_the_short_help_end_well() {
    let table = Table::new();
    let version = format!("teamzy {}\n", env!("CARGO_PKG_VERSION"));
    table.teamzy("--version").stdout(&version).check();
    table.teamzy("-V").stdout(&version).check();
    let help = table.teamzy("--help").ok();
    assert_eq!(help.stderr, "");
    assert_eq!(table.teamzy("").ok(), help);
    assert_eq!(table.teamzy("-h").ok(), help);
    for command in COMMANDS {
        let help = table.teamzy(&format!("{command} --help")).ok();
        assert!(
            help.stdout.contains(&format!("Usage: teamzy {command}")),
            "{}",
            shown(&help)
        );
        assert_eq!(
            table.teamzy(&format!("{command} -h")).ok(),
            help,
            "{command}"
        );
    }
    assert!(!table.path("games.jsonl").exists());
}

/// Every command.
pub const COMMANDS: [&str; 18] = [
    "new",
    "score",
    "history",
    "rankings",
    "records",
    "chart",
    "help-scoring",
    "count",
    "sheet",
    "edit",
    "delete",
    "undo",
    "rename",
    "import",
    "export",
    "check",
    "completions",
    "man",
];

#[test]
fn the_help_of_the_program_is_a_line_for_each_command() {
    let help = Table::new().teamzy("").ok();
    let seen = shown(&help);
    let lines: Vec<&str> = help.stdout.lines().collect();
    assert!(lines.len() <= COMMANDS.len() + 16, "{seen}");
    let from = lines.iter().position(|line| *line == "Commands:").unwrap() + 1;
    let commands: Vec<&str> = lines[from..]
        .iter()
        .take_while(|line| !line.is_empty())
        .map(|line| line.split_whitespace().next().unwrap())
        .collect();
    assert_eq!(commands, COMMANDS, "{seen}");
    assert!(
        lines.contains(&"  score         Record the final scores and name the winner"),
        "{seen}"
    );
}

#[test]
fn the_reminder_never_opens_the_data_file() {
    let table = Table::new();
    std::fs::create_dir(table.path("games.jsonl")).unwrap();
    let printed = table.teamzy("help-scoring").ok();
    assert_eq!(printed.stderr, "");
    let again = table
        .teamzy("help-scoring")
        .unset("HOME")
        .unset("TEAMZY_DATA")
        .ok();
    assert_eq!(again, printed);
}

#[test]
fn the_reminder_is_a_page_of_plain_text_within_60_columns() {
    for lang in languages() {
        let pages = [60, 100].map(|columns| {
            Table::new()
                .teamzy("help-scoring")
                .lang(lang)
                .columns(columns)
                .ok()
                .stdout
        });
        assert_eq!(pages[0], pages[1], "{lang}");
        assert!(
            pages[0].lines().all(|line| line.width() <= 60),
            "{lang}\n{}",
            pages[0]
        );
        assert!(
            pages[0].lines().count() <= 66,
            "{lang}: a sheet of paper has 66 lines"
        );
        assert!(!pages[0].contains('\u{1b}'));
    }
}

#[test]
fn a_dash_is_the_standard_output() {
    let table = table();
    for line in [
        "sheet Hugo Léa",
        "chart",
        "export",
        "export --format csv",
        "man",
    ] {
        let read = |line: &str| {
            let output = table.teamzy(line).start().wait_with_output().unwrap();
            assert!(output.status.success(), "{line}");
            output.stdout
        };
        let printed = read(&format!("{line} -o -"));
        assert!(printed == read(line) && !printed.is_empty(), "{line}");
        assert!(!table.path("-").exists(), "{line}");
    }
    table.teamzy("export -o ./-").check();
    assert!(table.path("-").exists());
}

#[test]
fn options_for_everything_stand_before_or_after_the_command() {
    let table = table();
    let expected = table
        .teamzy("rankings --lang fr --data games.jsonl --color always")
        .ok();
    for line in [
        "--lang fr --data games.jsonl --color always rankings",
        "--lang fr rankings --color=always --data=games.jsonl",
        "--color always --data games.jsonl rankings --lang=fr",
    ] {
        assert_eq!(table.teamzy(line).ok(), expected, "{line}");
    }
    assert!(expected.stdout.contains("Joueur"), "{}", shown(&expected));
}

#[test]
fn a_shared_victory_is_marked_in_the_history() {
    table()
        .teamzy("history")
        .stdout(page([
            " Game  Date        Result",
            " g001  2026-11-01  Hugo 78 = Léa 78, Zoé 7",
            " g002  2026-11-02  Léa 128, Hugo 70         Inns & Cathedrals, Fan Set · Lyon · “a, \"b\"”",
        ]))
        .check();
}

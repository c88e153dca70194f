//! `edit`: a game is corrected.

use serde_json::{Value, json};

use super::{detailed, lines, seats, seats_of, table};
use crate::harness::{
    Table, change, correction, game, id, instant, open, page, rename, shown, strings, this_evening,
};

#[track_caller]
fn edited(table: &Table, line: &str) -> Value {
    table.teamzy(&format!("edit {line} --json")).json()
}

#[test]
fn a_pair_corrects_the_score_of_a_player_who_sat_there() {
    let table = table();
    table
        .teamzy("edit g001 Hugo=87")
        .stdout(page([
            "Game g001 is corrected.",
            "Hugo wins with 87 points, 23 more than Léa.",
            "",
            " Place  Player  Score  Track",
            "     1  Hugo       87   1:37",
            "     2  Léa        64   1:14",
            "",
            "Game g001, 2026-11-20",
        ]))
        .check();
    let line = &table.lines()[3];
    assert_eq!(line["id"], id(1));
    assert_eq!(strings(&line["replaces"]), [change(1)]);
    assert_eq!(
        line["players"],
        json!([{"name": "Hugo", "score": 87}, {"name": "Léa", "score": 64}])
    );
    assert_eq!(seats_of(&table, 1), "Hugo 87, Léa 64");
}

#[test]
fn a_correction_is_said_in_every_language() {
    for (lang, words) in [
        (
            "fr_FR.UTF-8",
            [
                "La partie g001 a été corrigée.",
                "Hugo l’emporte avec 87 points, soit 23 points d’avance sur Léa.",
                "",
                " Place  Joueur  Score  Piste",
                "     1  Hugo       87   1:37",
                "     2  Léa        64   1:14",
                "",
                "Partie g001, 2026-11-20",
            ],
        ),
        (
            "es_ES.UTF-8",
            [
                "Se ha corregido la partida g001.",
                "Gana Hugo con 87 puntos, 23 más que Léa.",
                "",
                " Puesto  Jugador  Puntos  Marcador",
                "      1  Hugo         87      1:37",
                "      2  Léa          64      1:14",
                "",
                "Partida g001, 2026-11-20",
            ],
        ),
    ] {
        table()
            .teamzy("edit g001 Hugo=87")
            .lang(lang)
            .stdout(page(words))
            .check();
    }
}

#[test]
fn pairs_are_typed_as_for_score() {
    for words in [
        "Hugo=87 Zoé=61",
        "Hugo 87 Zoé 61",
        "Hugo 1:37 Zoé=50+11",
        "ZOÉ=61 hugo 87",
        "Hugo=087 Zoé=1:11",
    ] {
        let table = table();
        assert_eq!(
            seats(&edited(&table, &format!("g002 {words}"))),
            "Max 50, Zoé 61, Hugo 87",
            "{words}"
        );
    }
}

#[test]
fn a_game_is_named_by_its_id_or_a_beginning_of_it() {
    for typed in ["g001aaaaaaaa", "g001", "g00laaaa", "GOOI"] {
        let table = table();
        assert_eq!(edited(&table, &format!("{typed} Hugo=87"))["id"], id(1));
    }
}

#[test]
fn last_is_the_finished_game_recorded_last_whatever_was_edited_since() {
    let table = table();
    // Recorded after g001, of an earlier day.
    assert_eq!(edited(&table, "last Hugo=71")["id"], id(2));
    assert_eq!(edited(&table, "g001 Hugo=79")["id"], id(1));
    assert_eq!(edited(&table, "last Hugo=72")["id"], id(2));
    // An open game becomes the last when its scores are recorded.
    table.teamzy("score --game g003 5 6").ok();
    assert_eq!(edited(&table, "last Tom=7")["id"], id(3));
    table.teamzy("delete last").ok();
    assert_eq!(edited(&table, "last Hugo=73")["id"], id(2));
}

#[test]
fn the_details_of_a_game_are_replaced() {
    let table = table();
    let game = edited(
        &table,
        "g002 --date 2026-11-03 --with inns,auberges --with river --at Paris --note Sun",
    );
    assert_eq!(game["date"], "2026-11-03");
    assert_eq!(
        strings(&game["expansions"]),
        ["inns-and-cathedrals", "river"]
    );
    assert_eq!(
        (&game["location"], &game["note"]),
        (&json!("Paris"), &json!("Sun"))
    );
    assert_eq!(game["recorded"], instant(2));
    assert_eq!(seats(&game), "Max 50, Zoé 60, Hugo 70");
    assert_eq!(
        edited(&table, "g002 --date yesterday")["date"],
        "2026-11-28"
    );
    let game = edited(&table, "g002 --date today");
    assert_eq!(game["date"], "2026-11-29");
    assert_eq!(game["note"], "Sun", "what is not said stays");
}

#[test]
fn none_and_empty_words_clear() {
    let table = table();
    let game = edited(&table, "g002 --with none");
    assert_eq!(game["expansions"], json!([]));
    assert_eq!(game["location"], "Lyon");
    assert_eq!(edited(&table, "g002 --at ''")["location"], Value::Null);
    assert_eq!(edited(&table, "g002 --note ''")["note"], Value::Null);
    let line = table.lines().pop().unwrap();
    for key in ["expansions", "location", "note"] {
        assert!(line.get(key).is_none(), "{line}");
    }
    let blank = super::table();
    assert_eq!(edited(&blank, "g002 --note ' '")["note"], Value::Null);
}

#[test]
fn a_name_that_is_spelled_anew_is_shown_so_at_once() {
    for change in ["--replace hugo=Hugo", "--remove hugo --add Hugo=78"] {
        let table = Table::with_lines([
            game(1, "2026-11-20", &[("hugo", 78), ("Léa", 64)]),
            game(2, "2026-11-21", &[("HUGO", 70), ("Léa", 71)]),
        ]);
        let printed = table.teamzy(&format!("edit g001 {change}")).ok();
        let verdict = "Hugo wins with 78 points, 14 more than Léa.";
        assert_eq!(printed.stdout.lines().nth(1), Some(verdict), "{change}");
        let later = table.teamzy("history --game g001").ok();
        assert!(later.stdout.contains(verdict), "{}", shown(&later));
        // The first spelling stays where it is not this game's.
        let other = table.teamzy("edit g002 --replace hugo=HuGo").ok();
        assert!(
            other.stdout.contains("1 more than Hugo."),
            "{}",
            shown(&other)
        );
    }
}

#[test]
fn players_are_added_removed_and_replaced() {
    let table = table();
    assert_eq!(
        seats(&edited(&table, "g001 --add Max=70 --add Zoé=1:01")),
        "Hugo 78, Léa 64, Max 70, Zoé 51"
    );
    assert_eq!(
        seats(&edited(&table, "g001 --remove max --remove LÉA")),
        "Hugo 78, Zoé 51"
    );
    assert_eq!(
        seats(&edited(&table, "g001 --replace zoé=Tom Hugo=79")),
        "Hugo 79, Tom 51"
    );
    assert_eq!(
        seats(&edited(&table, "g001 --remove Tom --add Eva=3")),
        "Hugo 79, Eva 3"
    );
    assert_eq!(
        seats(&edited(
            &table,
            "g001 --replace Hugo=Eva --replace Eva=Hugo"
        )),
        "Eva 79, Hugo 3",
        "two in each other’s seats"
    );
}

#[test]
fn a_name_may_hold_an_equals_sign() {
    let table = Table::with_lines([game(1, "2026-11-20", &[("a=b", 1), ("c", 2), ("d", 3)])]);
    assert_eq!(seats(&edited(&table, "g001 a=b=5")), "a=b 5, c 2, d 3");
    assert_eq!(seats(&edited(&table, "g001 a=b 6")), "a=b 6, c 2, d 3");
    assert_eq!(
        seats(&edited(&table, "g001 --replace a=b=Zoé")),
        "Zoé 6, c 2, d 3"
    );
    assert_eq!(
        seats(&edited(&table, "g001 --replace c=x=y")),
        "Zoé 6, x=y 2, d 3"
    );
    assert_eq!(
        seats(&edited(&table, "g001 --add e=f=7 --remove x=y")),
        "Zoé 6, d 3, e=f 7"
    );
}

#[test]
fn a_player_is_named_as_after_all_renames_or_by_any_older_name() {
    let lines = [
        game(1, "2026-11-20", &[("Hugo", 78), ("Lea", 64)]),
        rename(2, "Lea", "Léa"),
        rename(3, "Léa", "Léana"),
    ];
    for typed in ["Léana", "léa", "LEA"] {
        let table = Table::with_lines(&lines);
        let expected = "Hugo 78, Léana 65";
        assert_eq!(
            seats(&edited(&table, &format!("g001 {typed}=65"))),
            expected
        );
        assert_eq!(seats_of(&table, 1), expected);
        let removed = edited(&table, &format!("g001 --remove {typed} --add Max=1"));
        assert_eq!(seats(&removed), "Hugo 78, Max 1");
        table.teamzy("undo").ok();
        let replaced = edited(&table, &format!("g001 --replace {typed}=Max"));
        assert_eq!(seats(&replaced), "Hugo 78, Max 65");
    }
    let table = Table::with_lines(&lines);
    let added = edited(&table, "g001 --replace Hugo=Max --add Hugo=1");
    assert_eq!(seats(&added), "Max 78, Léana 64, Hugo 1");
}

#[test]
fn who_leads_to_somebody_at_the_table_sits_there_already() {
    let table = Table::with_lines([
        game(1, "2026-11-20", &[("Hugo", 78), ("Lea", 64)]),
        rename(2, "Lea", "Léana"),
    ]);
    for words in ["--add Lea=1", "--replace Hugo=Lea"] {
        let printed = table.teamzy(&format!("edit g001 {words}")).printed();
        let seen = shown(&printed);
        assert_eq!((printed.status, printed.stdout.as_str()), (2, ""), "{seen}");
        assert!(printed.stderr.contains("is seated twice"), "{seen}");
    }
    // Seats are named as they are shown.
    table.teamzy("edit g001 --add Lea=1").refused(
        2,
        &page([
            "error: Lea is seated twice (as Léana before).",
            "  try: each player once; two people of one name need names that differ",
        ]),
    );
}

#[test]
fn a_player_who_did_not_sit_there_is_refused_with_the_seats() {
    let table = table();
    let refusal = |lang: &str| match lang {
        "en" => [
            "error: Léa did not play in game g002, where Max, Zoé and Hugo sat.",
            "  try: one of these; --add adds a player, --replace OLD=NEW puts one in another’s seat",
        ],
        "fr" => [
            "erreur\u{a0}: Léa n’a pas joué la partie g002, qui réunissait Max, Zoé et Hugo.",
            "  conseil\u{a0}: un de ces noms\u{202f}; --add ajoute un joueur, --replace ANCIEN=NOUVEAU change qui occupait une place",
        ],
        _ => [
            "error: Léa no jugó la partida g002, donde se sentaron Max, Zoé y Hugo.",
            "  consejo: uno de esos nombres; --add añade un jugador, --replace ANTIGUO=NUEVO cambia quién ocupó un sitio",
        ],
    };
    for words in ["Léa=5", "Hugo=5 Léa=6", "--remove Léa", "--replace Léa=Tom"] {
        for lang in ["en", "fr", "es"] {
            table
                .teamzy(&format!("edit g002 {words}"))
                .lang(lang)
                .columns(200)
                .refused(2, &page(refusal(lang)));
        }
    }
    table.teamzy("edit g003 Léa=5").columns(200).refused(
        2,
        &page([
            "error: Léa did not play in game g003, where Tom and Anna sat.",
            "  try: one of these; --add adds a player, --replace OLD=NEW puts one in another’s seat",
        ]),
    );
    table.teamzy("edit g001 --replace Zoé").refused(
        2,
        &page([
            "error: “Zoé” does not say who takes whose seat.",
            "  try: --replace OLD=NEW",
        ]),
    );
}

#[test]
fn one_player_alone_is_no_game() {
    for (line, count) in [
        ("g001 --remove Hugo", 1),
        ("g002 --remove Hugo --remove Max", 1),
        ("g003 --remove Tom", 1),
        ("g001 --remove Hugo --remove Léa", 0),
    ] {
        let table = table();
        let before = table.bytes();
        let printed = table.teamzy(&format!("edit {line}")).printed();
        let seen = shown(&printed);
        let sentence = match count {
            0 => "error: A game has at least two players.\n",
            _ => "error: A game has at least two players, and here is only one.\n",
        };
        assert_eq!((printed.status, printed.stdout.as_str()), (2, ""), "{seen}");
        assert!(printed.stderr.starts_with(sentence), "{line} {seen}");
        assert_eq!(table.bytes(), before);
    }
}

#[test]
fn nobody_sits_twice() {
    let table = table();
    for (words, sentence) in [
        ("--add hugo=5", "hugo is seated twice (as Hugo before)."),
        (
            "--replace Léa=HUGO",
            "HUGO is seated twice (as Hugo before).",
        ),
        (
            "--add Max=1 --add MAX=2",
            "MAX is seated twice (as Max before).",
        ),
        // The name that is shown is how it was first typed, ever.
        ("--add Max=1 --replace Léa=max", "Max is seated twice."),
        ("--add Max=1 --add Max=2", "Max is seated twice."),
    ] {
        table.teamzy(&format!("edit g001 {words}")).refused(
            2,
            &page([
                &format!("error: {sentence}"),
                "  try: each player once; two people of one name need names that differ",
            ]),
        );
    }
}

#[test]
fn nobody_is_corrected_twice_at_once() {
    for words in [
        "Hugo=5 Hugo=6",
        "Hugo 5 hugo 6",
        "--replace Hugo=Max --replace hugo=Tom",
    ] {
        let table = table();
        let before = table.bytes();
        let printed = table.teamzy(&format!("edit g001 {words}")).printed();
        let seen = shown(&printed);
        assert_eq!(
            (printed.status, printed.stdout.as_str()),
            (2, ""),
            "{words} {seen}"
        );
        assert_eq!(table.bytes(), before, "{words}");
    }
}

#[test]
fn what_would_change_nothing_is_refused() {
    let table = table();
    for words in [
        "",
        "Hugo=70",
        "Hugo=1:20 max 50",
        "--date 2026-11-02",
        "--with river,tower",
        "--at Lyon --note Rain",
        "--replace Hugo=Hugo",
    ] {
        let printed = table
            .teamzy(&format!("edit g002 {words}"))
            .columns(200)
            .printed();
        let seen = shown(&printed);
        assert_eq!((printed.status, printed.stdout.as_str()), (2, ""), "{seen}");
        let (problem, remedy) = printed.stderr.split_once("\n  ").unwrap();
        assert_eq!(
            problem, "error: Nothing would change in game g002 (2026-11-02, Max, Zoé and Hugo).",
            "{words}"
        );
        let expected = "try: a score, a player or an option that differs, as in teamzy edit g002 ";
        assert!(remedy.starts_with(expected), "{words} {seen}");
    }
    assert_eq!(table.lines().len(), 3);
    for (lang, problem) in [
        (
            "fr",
            "erreur\u{a0}: Rien ne changerait dans la partie g001 (2026-11-20, Hugo et Léa).\n",
        ),
        (
            "es",
            "error: En la partida g001 (2026-11-20, Hugo y Léa) no cambiaría nada.\n",
        ),
    ] {
        let printed = table.teamzy("edit g001").lang(lang).columns(200).printed();
        assert!(printed.stderr.starts_with(problem), "{}", shown(&printed));
    }
}

#[test]
fn the_line_shown_when_nothing_would_change_does_change_something() {
    for typed in [
        "g001",
        "g001 Hugo=78",
        "g001 Léa=64",
        "g002 --at Lyon",
        "g003",
        "g004",
    ] {
        let hyphen = game(4, "2026-11-20", &[("-Hugo", 60), ("Léa", 64)]);
        let table = Table::with_lines(lines().iter().chain([&hyphen]));
        let printed = table.teamzy(&format!("edit {typed}")).columns(200).raw();
        let (_, line) = printed.stderr.trim().split_once("as in teamzy ").unwrap();
        table.teamzy(line).ok();
    }
}

/// The table whose open game was opened this evening.
fn table_of_today() -> Table {
    let [first, second, third] = lines();
    Table::with_lines([first, second, this_evening(3, &third)])
}

#[test]
fn an_open_game_has_everything_but_scores_to_correct() {
    let table = table_of_today();
    let game = edited(
        &table,
        "g003 --date 2026-11-28 --with inns --at Paris --note Sun --add Eva --replace Tom=Max",
    );
    assert_eq!(seats(&game), "Max, Anna, Eva");
    assert_eq!(
        (&game["date"], &game["note"]),
        (&json!("2026-11-28"), &json!("Sun"))
    );
    assert_eq!(game["winners"], json!([]));
    assert_eq!(seats(&edited(&table, "g003 --remove Anna")), "Max, Eva");
    table
        .teamzy("edit g003 --note '' --at ''")
        .stdout(page([
            "Game g003 is corrected.",
            "Max and Eva sit at the table.",
            "",
            "Game g003, 2026-11-28, Inns & Cathedrals",
        ]))
        .check();
    let open = table.teamzy("history --open --json").json();
    assert_eq!(open.as_array().unwrap().len(), 1);
    // The corrected seats are those that bare scores are for.
    let closed = table.teamzy("score 60 61 --json").json();
    assert_eq!(seats(&closed), "Max 60, Eva 61");
    assert_eq!(closed["id"], id(3));
}

#[test]
fn scores_of_an_open_game_are_for_score() {
    let table = table();
    for words in ["Tom=5", "Tom=5 Anna=6", "--add Eva=7", "--note x Anna 4"] {
        table
            .teamzy(&format!("edit g003 {words}"))
            .columns(100)
            .refused(
                2,
                &page([
                    "error: Game g003 (2026-11-29, Tom and Anna) is open still, and has no scores to correct.",
                    "  try: teamzy score --game g003 78 84",
                ]),
            );
    }
    table.teamzy("edit g001 --add Max").refused(
        2,
        &page([
            "error: Max has no score, and the game is finished.",
            "  try: --add Max=70",
        ]),
    );
}

#[test]
fn a_game_that_is_unknown_is_refused() {
    let table = table();
    for typed in ["zzzz", "''", "u", "not-an-id", "g001aaaaaaaaa"] {
        let shown = typed.trim_matches('\'');
        table.teamzy(&format!("edit {typed} Hugo=5")).refused(
            1,
            &page([
                &format!("error: There is no game “{shown}”."),
                "  try: an id from the first column of teamzy history, or its beginning, or last",
            ]),
        );
    }
    Table::with_lines([open(3, "2026-11-29", &["Tom", "Anna"])])
        .teamzy("edit last --note x")
        .refused(
            1,
            &page([
                "error: There is no game “last”.",
                "  try: an id from the first column of teamzy history, or its beginning, or last",
            ]),
        );
}

#[test]
fn a_beginning_that_several_games_share_lists_them() {
    let table = table();
    for command in [
        "edit g00 Hugo=5",
        "edit g --note x",
        "delete g00",
        "history --game g",
    ] {
        let typed = command
            .split(' ')
            .find(|word| word.starts_with('g'))
            .unwrap();
        table.teamzy(command).refused(
            1,
            &page([
                &format!("error: Several games begin with “{typed}”:"),
                "  g002 (2026-11-02, Max, Zoé and Hugo)",
                "  g001 (2026-11-20, Hugo and Léa)",
                "  g003 (2026-11-29, Tom and Anna)",
                "  try: a longer beginning",
            ]),
        );
    }
    table.teamzy("edit g00 Hugo=5").lang("es").refused(
        1,
        &page([
            "error: Varias partidas empiezan por «g00»:",
            "  g002 (2026-11-02, Max, Zoé y Hugo)",
            "  g001 (2026-11-20, Hugo y Léa)",
            "  g003 (2026-11-29, Tom y Anna)",
            "  consejo: un comienzo más largo",
        ]),
    );
}

#[test]
fn entries_are_refused_as_those_of_score_are() {
    let table = table();
    let forms = "  try: points (78), laps and space (1:28), or a sum (50+28)";
    for (words, problem) in [
        ("Hugo=7B", "Hugo: “7B” is not a score."),
        ("Hugo 78,5", "Hugo: “78,5” is not a whole number of points."),
        (
            "Hugo -5",
            "Hugo: “-5” is below zero, and nobody can have less than 0 points.",
        ),
        ("--add Max=7B", "Max: “7B” is not a score."),
        ("--add Max=", "Max: the score “” is empty."),
    ] {
        table
            .teamzy(&format!("edit g001 {words}"))
            .refused(2, &page([&format!("error: {problem}"), forms]));
    }
    table.teamzy("edit g001 87").refused(
        2,
        &page([
            "error: “87” has no name before it: players and scores go in pairs.",
            "  try: a name before each score; a name made of digits cannot be used",
        ]),
    );
    table.teamzy("edit g001 --add 12=5").refused(
        2,
        &page([
            "error: “12” cannot be a name: it could be a score.",
            "  try: a name with a letter in it, such as \"Player 12\"",
        ]),
    );
    table.teamzy("edit g001 --date 2026-02-30").refused(
        2,
        &page([
            "error: “2026-02-30” is not a date.",
            "  try: a day of the calendar as YYYY-MM-DD, or today, or yesterday",
        ]),
    );
    for words in [
        "--with zzz",
        "--with none,inns",
        "--note 'a\u{7}b'",
        "--replace Hugo=",
    ] {
        let printed = table.teamzy(&format!("edit g001 {words}")).printed();
        assert_eq!(
            (printed.status, printed.stdout.as_str()),
            (2, ""),
            "{words} {}",
            shown(&printed)
        );
    }
    assert_eq!(table.lines().len(), 3);
}

#[test]
fn a_name_without_its_score_is_refused_with_the_line_to_type() {
    table().teamzy("edit g001 Hugo").refused(
        2,
        &page([
            "error: Hugo has no score: players and scores go in pairs.",
            "  try: teamzy edit g001 Hugo 64",
        ]),
    );
    // The line keeps what else was typed.
    for typed in [
        "g002 Hugo Zoé 65",
        "g002 Zoé 65 Hugo",
        "g002 Zoé=65 Hugo --note Sun",
    ] {
        let table = table();
        let printed = table.teamzy(&format!("edit {typed}")).columns(200).raw();
        let (_, line) = printed.stderr.trim().split_once("try: teamzy ").unwrap();
        table.teamzy(line).ok();
        assert_eq!(
            seats_of(&table, 2),
            "Max 50, Zoé 65, Hugo 64",
            "`teamzy edit {typed}` is mended by {line}"
        );
    }
}

#[test]
fn the_line_shown_when_one_player_is_left_is_about_that_game() {
    for (typed, game) in [
        ("g001 --remove Hugo", 1),
        ("g002 --remove Hugo --remove Max", 2),
        ("g003 --remove Tom", 3),
    ] {
        let table = table();
        let printed = table.teamzy(&format!("edit {typed}")).columns(200).raw();
        let (_, line) = printed.stderr.trim().split_once("try: teamzy ").unwrap();
        table.teamzy(line).ok();
        let changed = table.lines().pop().unwrap();
        assert_eq!(
            changed["id"],
            id(game),
            "`teamzy edit {typed}` is mended by {line}"
        );
    }
}

#[test]
fn unknown_fields_are_kept() {
    let line = game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)])
        .replace("\"score\":78}", "\"score\":78,\"colour\":\"red\",\"start\":true}")
        .replace("\"score\":64}", "\"score\":64,\"colour\":\"blue\"}")
        .replace(
            "}]}",
            "}],\"source\":{\"kind\":\"bgstats\",\"id\":\"93A8…\"},\"big\":123456789012345678901234567890,\"pi\":3.10}",
        );
    let table = Table::with_lines([&line]);
    table.teamzy("edit g001 Hugo=87 --note Rain").ok();
    let written = |table: &Table| {
        let text = String::from_utf8(table.bytes()).unwrap();
        text.lines().last().unwrap().to_owned()
    };
    let whole = [
        "\"source\":{\"kind\":\"bgstats\",\"id\":\"93A8…\"}",
        "\"big\":123456789012345678901234567890",
        "\"pi\":3.10",
    ];
    let last = written(&table);
    for kept in [
        "{\"name\":\"Hugo\",\"score\":87,\"colour\":\"red\",\"start\":true}",
        "{\"name\":\"Léa\",\"score\":64,\"colour\":\"blue\"}",
    ]
    .iter()
    .chain(&whole)
    {
        assert!(last.contains(kept), "{kept} in {last}");
    }
    // They go on from correction to correction, with whom they are about.
    table
        .teamzy("edit g001 --replace Léa=Zoé --add Max=1 --date 2026-11-21")
        .ok();
    let last = written(&table);
    for kept in [
        "{\"name\":\"Hugo\",\"score\":87,\"colour\":\"red\",\"start\":true}",
        "{\"name\":\"Max\",\"score\":1}",
    ]
    .iter()
    .chain(&whole)
    {
        assert!(last.contains(kept), "{kept} in {last}");
    }
}

#[test]
fn a_dry_run_shows_what_would_be_corrected_and_writes_nothing() {
    let dry = table();
    let before = dry.bytes();
    for line in [
        "edit g001 Hugo=87 --note Rain",
        "edit g002 --remove Max --date 2026-11-03",
        "edit g003 --add Eva",
    ] {
        let done = table().teamzy(line).ok().stdout;
        let printed = dry.teamzy(&format!("{line} --dry-run")).ok();
        let expected = done.replace(" is corrected.\n", " would be corrected.\n");
        assert_ne!(expected, done, "{line}");
        assert_eq!(printed.stdout, expected, "{line}");
        assert_eq!(
            printed.stderr, "note: Nothing was written (--dry-run).\n",
            "{line}"
        );
        let json = table().teamzy(&format!("{line} --json")).json();
        assert_eq!(
            dry.teamzy(&format!("{line} --json --dry-run")).json(),
            json,
            "{line}"
        );
        assert_eq!(dry.bytes(), before, "{line}");
    }
    for (lang, remark) in [
        ("fr", "remarque\u{a0}: Rien n’a été écrit (--dry-run).\n"),
        ("es", "aviso: No se ha escrito nada (--dry-run).\n"),
    ] {
        let printed = dry.teamzy("edit g001 Hugo=87 --dry-run").lang(lang).ok();
        assert_eq!(printed.stderr, remark);
    }
}

#[test]
fn remarks_are_made_about_what_is_corrected() {
    let table = table();
    for (words, remark) in [
        (
            "Hugo=28 Léa=95",
            "note: Hugo has 28 beside 95: a lap forgotten? Then: teamzy edit g001 Hugo=1:28\n",
        ),
        (
            "Hugo=601",
            "note: Hugo has 601 points: that is a lot. All right?\n",
        ),
        ("--date 2026-11-30", "note: 2026-11-30 is still to come.\n"),
        (
            "--replace Léa=Zoe",
            "note: Zoe is new; did you mean Zoé? Then: teamzy rename Zoe Zoé\n",
        ),
        (
            "--add Hugoo=78",
            "note: Hugoo is new; did you mean Hugo? Then: teamzy rename Hugoo Hugo\n",
        ),
        ("--replace Léa=Zoé", ""),
    ] {
        let table = Table::with_lines(lines());
        let printed = table
            .teamzy(&format!("edit g001 {words}"))
            .columns(200)
            .ok();
        assert_eq!(printed.stderr, remark, "{words}");
    }
    // Nothing was recorded that could be edited again.
    let printed = table.teamzy("edit g001 Hugo=28 Léa=95 --dry-run").ok();
    assert_eq!(
        printed.stderr,
        "note: Hugo has 28 beside 95: a lap forgotten?\n\
         note: Nothing was written (--dry-run).\n"
    );
}

#[test]
fn a_correction_changes_the_game_everywhere() {
    let table = table();
    table.teamzy("edit g001 Hugo=10 --date 2026-10-01").ok();
    let history = table.teamzy("history --json").json();
    assert_eq!([&history[0]["id"], &history[1]["id"]], [&id(1), &id(2)]);
    let rankings = table.teamzy("rankings --json Léa").json();
    assert_eq!(
        (&rankings[0]["player"], &rankings[0]["victories"]),
        (&json!("Léa"), &json!(1))
    );
    let records = table.teamzy("records --json Hugo").json();
    assert_eq!(
        (&records[3]["record"], &records[3]["value"]),
        (&json!("best_score"), &json!(70))
    );
    assert_eq!(
        table.teamzy("history --json --until 2026-10-01").json()[0]["id"],
        id(1)
    );
}

#[test]
fn of_two_lines_that_stand_the_present_one_is_corrected() {
    let table = Table::with_lines([
        detailed(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        correction(1, 2, &[1], &[("Hugo", 87), ("Léa", 64)]),
        correction(1, 3, &[1], &[("Hugo", 88), ("Léa", 64)]),
    ]);
    let game = edited(&table, "g001 Léa=65");
    assert_eq!(seats(&game), "Hugo 88, Léa 65");
    assert_eq!(game["note"], Value::Null);
    assert!(
        !table.teamzy("check").ok().stdout.contains("two machines"),
        "the edit settles it"
    );
}

//! `check`: everything doubtful in the data file.

use serde_json::{Value, json};

use crate::harness::{
    Table, change, correction, deletion, game, id, instant, keys, newer, open, page, rename, shown,
    undo,
};
use crate::words::{languages, translations};

/// What `check` shows of these lines, without the summary, on a wide page.
#[track_caller]
fn found(lines: &[String], lang: &str, status: i32) -> Vec<String> {
    let table = Table::with_lines(lines);
    let printed = table.teamzy("check").lang(lang).columns(200).printed();
    assert_eq!(printed.status, status, "{}", shown(&printed));
    assert_eq!(printed.stderr, "", "{}", shown(&printed));
    let findings = printed.stdout.split("\n\n").skip(1);
    findings.map(|text| text.trim_end().to_owned()).collect()
}

/// Wants these lines to be found doubtful in this way and no other, in English, French and
/// Spanish, and the same for programs.
#[track_caller]
fn doubtful(lines: &[String], json: &Value, said: [[&str; 2]; 3]) {
    let status = i32::from(json["kind"] == "unreadable");
    for (lang, words) in ["en", "fr", "es"].into_iter().zip(said) {
        assert_eq!(
            found(lines, lang, status),
            [words.join("\n")],
            "{lang} {lines:#?}"
        );
    }
    let table = Table::with_lines(lines);
    let printed = table.teamzy("check --json").raw();
    assert_eq!(printed.status, status, "{}", shown(&printed));
    let checked: Value = serde_json::from_str(&printed.stdout).unwrap();
    assert_eq!(checked["findings"], json!([json]), "{lines:#?}");
}

#[test]
fn before_the_first_game_there_is_no_file() {
    for (lang, words) in [
        ("en", "There is no file yet: the first game makes it."),
        (
            "fr",
            "Il n’y a pas encore de fichier\u{a0}: la première partie le crée.",
        ),
        ("es", "Todavía no hay archivo: la primera partida lo crea."),
    ] {
        let table = Table::new();
        table
            .teamzy("check")
            .lang(lang)
            .stdout(page(["games.jsonl", words]))
            .check();
        assert!(!table.path("games.jsonl").exists());
    }
    let table = Table::new();
    assert_eq!(
        table.teamzy("check --json").json(),
        json!({"path": "games.jsonl", "lines": 0, "games": 0, "open": 0, "players": 0, "findings": []})
    );
    let share = table.teamzy("check").unset("TEAMZY_DATA").ok();
    let path = table.path("share/teamzy/games.jsonl");
    let expected = format!("{}\n", path.display());
    assert!(share.stdout.starts_with(&expected), "{}", shown(&share));
    assert!(!table.path("share").exists());
}

#[test]
fn a_sound_file_is_summed_up() {
    let lines = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Lea", 64), ("Zoé", 7)]),
        correction(1, 2, &[1], &[("Hugo", 87), ("Lea", 64), ("Zoé", 7)]),
        rename(3, "Lea", "Léa"),
        game(4, "2026-11-02", &[("Max", 50), ("Léa", 60)]),
        deletion(4, 5, &[4]),
        undo(6, 5),
        open(7, "2026-11-29", &["Tom", "Hugo"]),
        game(8, "2026-11-03", &[("Eva", 1), ("Ida", 2)]),
        deletion(8, 9, &[8]),
        String::new(),
        open(10, "2026-11-29", &["Max", "Zoé"]),
        correction(10, 11, &[10], &[("Max", 60), ("Zoé", 61)]),
    ];
    for (lang, words) in [
        (
            "en",
            [
                "11 lines, 3 games, 1 open, 5 players.",
                "Nothing is doubtful.",
            ],
        ),
        (
            "fr",
            [
                "11 lignes, 3 parties, 1 ouverte, 5 joueurs.",
                "Rien de douteux.",
            ],
        ),
        (
            "es",
            [
                "11 líneas, 3 partidas, 1 abierta, 5 jugadores.",
                "No hay nada dudoso.",
            ],
        ),
    ] {
        Table::with_lines(&lines)
            .teamzy("check")
            .lang(lang)
            .stdout(page(["games.jsonl", words[0], words[1]]))
            .check();
    }
    // Neither order nor repetition is doubtful.
    let mut shuffled: Vec<&String> = lines.iter().rev().chain(&lines).collect();
    shuffled.rotate_left(5);
    let printed = Table::with_lines(shuffled).teamzy("check").ok();
    assert_eq!(
        printed.stdout,
        page([
            "games.jsonl",
            "22 lines, 3 games, 1 open, 5 players.",
            "Nothing is doubtful.",
        ])
    );
}

#[test]
fn everything_that_the_program_writes_is_sound() {
    let table = Table::new();
    for line in [
        "score Hugo 78 Léa 64 --with inns --at Lyon --note Rain",
        "new Max Zoé",
        "score 60 61",
        "edit last Max=62 --add Tom=5",
        "delete last",
        "undo",
        "undo",
        "rename Max Maxime",
        "rename Maxime Max",
        "rename Hugo Zoé --merge",
        "undo",
        "new Hugo Zoé",
        "delete last",
    ] {
        table.teamzy(line).ok();
    }
    let printed = table.teamzy("check").ok();
    assert!(
        printed.stdout.ends_with(".\nNothing is doubtful.\n"),
        "{}",
        shown(&printed)
    );
}

#[test]
fn one_of_each_is_counted_as_one() {
    let lines = [open(1, "2026-11-29", &["Tom", "Hugo"])];
    for (lang, words) in [
        ("en", "1 line, 0 games, 1 open, 2 players."),
        ("fr", "1 ligne, 0 partie, 1 ouverte, 2 joueurs."),
        ("es", "1 línea, 0 partidas, 1 abierta, 2 jugadores."),
    ] {
        let printed = Table::with_lines(&lines).teamzy("check").lang(lang).ok();
        assert_eq!(printed.stdout.lines().nth(1), Some(words), "{lang}");
    }
    let mut many = vec![game(1, "2026-11-01", &[("Hugo", 1), ("Tom", 2)])];
    many.resize(1234, many[0].clone());
    for (lang, words) in [
        ("en", "1234 lines, 1 game, 0 open, 2 players."),
        ("fr", "1234 lignes, 1 partie, 0 ouverte, 2 joueurs."),
        ("es", "1234 líneas, 1 partida, 0 abiertas, 2 jugadores."),
    ] {
        let printed = Table::with_lines(&many).teamzy("check").lang(lang).ok();
        assert_eq!(printed.stdout.lines().nth(1), Some(words), "{lang}");
    }
}

#[test]
fn the_keys_of_check_are_pinned() {
    let table = Table::with_lines([
        game(1, "2026-11-01", &[("Hugo", 78), ("Lea", 64)]),
        "x".to_owned(),
        newer(&game(2, "2026-11-02", &[("Hugo", 78), ("Lea", 64)])),
    ]);
    let printed = table.teamzy("check --json").printed();
    assert_eq!((printed.status, printed.stderr.as_str()), (1, ""));
    let checked: Value = serde_json::from_str(&printed.stdout).unwrap();
    assert_eq!(
        keys(&checked),
        ["path", "lines", "games", "open", "players", "findings"]
    );
    for finding in checked["findings"].as_array().unwrap() {
        assert_eq!(keys(finding), ["kind", "lines", "about"]);
    }
    assert_eq!(
        checked,
        json!({
            "path": "games.jsonl",
            "lines": 3,
            "games": 1,
            "open": 0,
            "players": 2,
            "findings": [
                {"kind": "unreadable", "lines": [2], "about": null},
                {"kind": "newer", "lines": [3], "about": null},
            ],
        })
    );
    for lang in translations() {
        assert_eq!(table.teamzy("check --json").lang(lang).printed(), printed);
    }
}

#[test]
fn an_unreadable_line_is_the_only_finding_that_fails() {
    let known = game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]);
    doubtful(
        &[known, "{\"foo\":1}".to_owned()],
        &json!({"kind": "unreadable", "lines": [2], "about": null}),
        [
            [
                "games.jsonl:2: this line cannot be read, and is left alone.",
                "  try: mend it in a text editor, or leave it: it does no harm",
            ],
            [
                "games.jsonl:2\u{a0}: cette ligne est illisible, et laissée telle quelle.",
                "  conseil\u{a0}: réparez-la dans un éditeur de texte, ou laissez-la\u{a0}: elle ne gêne pas",
            ],
            [
                "games.jsonl:2: esta línea no se puede leer, y se deja como está.",
                "  consejo: arréglala en un editor de texto, o déjala: no estorba",
            ],
        ],
    );
}

#[test]
fn each_unreadable_line_is_listed_with_its_number() {
    let table = Table::new();
    let known = game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]);
    let torn = &known[..50];
    table.write(
        [
            b"\n\xff\xfe\n".as_slice(),
            known.as_bytes(),
            b"\n[]\n\n  \nx\r\n",
            known.replace("78", "-1").as_bytes(),
            b"\n",
            torn.as_bytes(),
        ]
        .concat(),
    );
    let printed = table.teamzy("check --json").raw();
    assert_eq!(printed.status, 1);
    let checked: Value = serde_json::from_str(&printed.stdout).unwrap();
    let numbers: Vec<&Value> = checked["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|finding| {
            assert_eq!(finding["kind"], "unreadable");
            &finding["lines"]
        })
        .collect();
    assert_eq!(
        numbers,
        [json!([2]), json!([4]), json!([7]), json!([8]), json!([9])]
            .iter()
            .collect::<Vec<_>>()
    );
    assert_eq!(
        (&checked["lines"], &checked["games"]),
        (&json!(6), &json!(1))
    );
}

#[test]
fn a_line_of_a_later_version_is_found() {
    let known = game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]);
    doubtful(
        &[newer(&undo(2, 1)), known],
        &json!({"kind": "newer", "lines": [1], "about": null}),
        [
            [
                "games.jsonl:1: a later version of teamzy wrote this line.",
                "  try: update teamzy",
            ],
            [
                "games.jsonl:1\u{a0}: cette ligne vient d’une version plus récente de teamzy.",
                "  conseil\u{a0}: mettez teamzy à jour",
            ],
            [
                "games.jsonl:1: esta línea es de una versión posterior de teamzy.",
                "  consejo: actualiza teamzy",
            ],
        ],
    );
}

#[test]
fn one_id_and_change_with_different_bytes_is_found() {
    let first = game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]);
    // The same game, written otherwise.
    let spaced = first.replace(",\"date\"", ", \"date\"");
    doubtful(
        &[first.clone(), spaced, first],
        &json!({"kind": "same_change", "lines": [1, 2], "about": change(1)}),
        [
            [
                "games.jsonl:1, 2: these lines bear the same change c001bbbbbbbb and differ; only the last of them counts.",
                "  try: keep the line that is right, and remove the other in a text editor",
            ],
            [
                "games.jsonl:1, 2\u{a0}: ces lignes portent le même changement c001bbbbbbbb et diffèrent\u{202f}; seule la dernière compte.",
                "  conseil\u{a0}: gardez la bonne ligne, et supprimez l’autre dans un éditeur de texte",
            ],
            [
                "games.jsonl:1, 2: estas líneas llevan el mismo cambio c001bbbbbbbb y son distintas; solo cuenta la última.",
                "  consejo: conserva la línea correcta y quita la otra en un editor de texto",
            ],
        ],
    );
}

#[test]
fn first_lines_that_describe_different_games_are_found() {
    let other = game(2, "2026-11-01", &[("Hugo", 79), ("Léa", 64)]).replace(&id(2), &id(1));
    let lines = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]),
        game(3, "2026-11-02", &[("Max", 1), ("Tom", 2)]),
        other.clone(),
        correction(1, 4, &[1, 2], &[("Hugo", 78), ("Léa", 64)]),
    ];
    let kind = json!({"kind": "first_lines_differ", "lines": [1, 3], "about": id(1)});
    doubtful(
        &lines,
        &kind,
        [
            [
                "games.jsonl:1, 3: these lines describe different games under one id, g001; the last recorded counts.",
                "  try: teamzy history --game g001 shows them",
            ],
            [
                "games.jsonl:1, 3\u{a0}: ces lignes décrivent des parties différentes sous un même identifiant, g001\u{202f}; la dernière enregistrée compte.",
                "  conseil\u{a0}: teamzy history --game g001 les montre",
            ],
            [
                "games.jsonl:1, 3: estas líneas describen partidas distintas con un mismo identificador, g001; vale la última guardada.",
                "  consejo: teamzy history --game g001 las muestra",
            ],
        ],
    );
    // The same game told twice is none of it: an import on two machines.
    let again = game(2, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]).replace(&id(2), &id(1));
    assert_eq!(
        found(&[lines[0].clone(), again, lines[3].clone()], "en", 0),
        [""; 0]
    );
    // What was taken back tells nothing.
    assert_eq!(
        found(&[lines[0].clone(), other, undo(5, 2)], "en", 0),
        [""; 0]
    );
}

#[test]
fn a_game_that_two_machines_corrected_is_found_until_it_is_corrected_again() {
    let lines = [
        game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        correction(1, 2, &[1], &[("Hugo", 87), ("Léa", 64)]),
        correction(1, 3, &[1], &[("Hugo", 88), ("Léa", 64)]),
    ];
    doubtful(
        &lines,
        &json!({"kind": "several_stand", "lines": [2, 3], "about": id(1)}),
        [
            [
                "games.jsonl:2, 3: game g001 was corrected differently on two machines; the last correction counts.",
                "  try: teamzy history --game g001, then correct it once more: that settles it",
            ],
            [
                "games.jsonl:2, 3\u{a0}: la partie g001 a été corrigée différemment sur deux machines\u{202f}; la dernière correction compte.",
                "  conseil\u{a0}: teamzy history --game g001, puis corrigez-la encore une fois\u{a0}: cela règle tout",
            ],
            [
                "games.jsonl:2, 3: la partida g001 se corrigió de manera distinta en dos máquinas; cuenta la última corrección.",
                "  consejo: teamzy history --game g001, y corrígela una vez más: así queda resuelto",
            ],
        ],
    );
    let table = Table::with_lines(&lines);
    table.teamzy("edit g001 Hugo=89").ok();
    let printed = table.teamzy("check").ok();
    assert!(
        printed.stdout.ends_with("Nothing is doubtful.\n"),
        "{}",
        shown(&printed)
    );
    // One corrected and one deleted: the last of the two counts.
    let deleted = [lines[0].clone(), lines[1].clone(), deletion(1, 3, &[1])];
    assert_eq!(found(&deleted, "en", 0).len(), 1);
}

#[test]
fn a_correction_of_what_was_taken_back_is_found_until_it_is_corrected_again() {
    let lines = [
        game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        correction(1, 2, &[1], &[("Hugo", 87), ("Léa", 64)]),
        undo(4, 2),
        correction(1, 3, &[2], &[("Hugo", 88), ("Léa", 64)]),
    ];
    doubtful(
        &lines,
        &json!({"kind": "replaces_undone", "lines": [4], "about": id(1)}),
        [
            [
                "games.jsonl:4: game g001 was corrected on top of a correction that was taken back.",
                "  try: teamzy history --game g001, then correct it once more if it is wrong",
            ],
            [
                "games.jsonl:4\u{a0}: la partie g001 a été corrigée par-dessus une correction annulée depuis.",
                "  conseil\u{a0}: teamzy history --game g001, puis corrigez-la encore une fois si elle est fausse",
            ],
            [
                "games.jsonl:4: la partida g001 se corrigió sobre una corrección que luego se deshizo.",
                "  consejo: teamzy history --game g001, y corrígela una vez más si no es correcta",
            ],
        ],
    );
    let table = Table::with_lines(&lines);
    table.teamzy("edit g001 Hugo=89").ok();
    let printed = table.teamzy("check").ok();
    assert!(
        printed.stdout.ends_with("Nothing is doubtful.\n"),
        "{}",
        shown(&printed)
    );
}

#[test]
fn an_undo_of_what_is_not_there_is_found() {
    doubtful(
        &[
            game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]),
            undo(2, 99),
        ],
        &json!({"kind": "undoes_unknown", "lines": [2], "about": change(99)}),
        [
            [
                "games.jsonl:2: this line takes back the change c099bbbbbbbb, which is not in the file.",
                "  try: bring the lines of the other machine together with these",
            ],
            [
                "games.jsonl:2\u{a0}: cette ligne annule le changement c099bbbbbbbb, qui n’est pas dans le fichier.",
                "  conseil\u{a0}: réunissez ces lignes et celles de l’autre machine",
            ],
            [
                "games.jsonl:2: esta línea deshace el cambio c099bbbbbbbb, que no está en el archivo.",
                "  consejo: reúne estas líneas con las de la otra máquina",
            ],
        ],
    );
}

#[test]
fn a_rename_of_a_name_already_renamed_is_found() {
    let lines = [
        rename(3, "LEA", "Lina"),
        game(1, "2026-11-01", &[("Hugo", 78), ("Lea", 64)]),
        rename(2, "Lea", "Élisa"),
    ];
    doubtful(
        &lines,
        &json!({"kind": "renamed_again", "lines": [1], "about": "LEA"}),
        [
            [
                "games.jsonl:1: LEA had been renamed before; the later rename holds.",
                "  try: nothing, if the later one is meant",
            ],
            [
                "games.jsonl:1\u{a0}: LEA avait déjà changé de nom\u{202f}; le dernier changement l’emporte.",
                "  conseil\u{a0}: rien, si c’est bien le dernier qui est voulu",
            ],
            [
                "games.jsonl:1: LEA ya había cambiado de nombre; vale el último cambio.",
                "  consejo: nada, si es el último el que se quería",
            ],
        ],
    );
    // To lead on, and there and back, is no doubt; nor is a rename that was taken back.
    let known = lines[1].clone();
    for renames in [
        vec![rename(2, "Lea", "Lina"), rename(3, "Lina", "Élisa")],
        vec![rename(2, "Lea", "Lina"), rename(3, "Lina", "Lea")],
        vec![rename(2, "Lea", "LEA"), rename(3, "LEA", "Lea")],
        vec![
            rename(2, "Lea", "Lina"),
            rename(3, "Lea", "Élisa"),
            undo(4, 2),
        ],
    ] {
        let lines: Vec<String> = [known.clone()].into_iter().chain(renames).collect();
        assert_eq!(found(&lines, "en", 0), [""; 0], "{lines:#?}");
    }
}

#[test]
fn a_game_in_which_a_rename_does_not_hold_is_found() {
    let lines = [
        rename(3, "Eva", "Zoé"),
        game(1, "2026-11-01", &[("Eva", 78), ("Zoé", 64)]),
        game(2, "2026-11-02", &[("Eva", 50), ("Hugo", 60)]),
    ];
    let kind = json!({"kind": "rename_does_not_hold", "lines": [2], "about": id(1)});
    let table = Table::with_lines(&lines);
    let checked = table.teamzy("check --json").json();
    assert_eq!(checked["findings"], json!([kind]));
    for (lang, problem, remedy) in [
        (
            "en",
            "games.jsonl:2: game g001 keeps its names as written, since a rename would seat one person twice: 2026-11-01  Eva 78, Zoé 64",
            "  try: teamzy edit g001 --replace OLD=NEW with the names that are right",
        ),
        (
            "fr",
            "games.jsonl:2\u{a0}: la partie g001 garde ses noms tels quels, car un changement de nom y mettrait deux fois la même personne\u{a0}: 2026-11-01  Eva 78, Zoé 64",
            "  conseil\u{a0}: teamzy edit g001 --replace ANCIEN=NOUVEAU avec les bons noms",
        ),
        (
            "es",
            "games.jsonl:2: la partida g001 conserva sus nombres como están, pues un cambio de nombre sentaría dos veces a la misma persona: 2026-11-01  Eva 78, Zoé 64",
            "  consejo: teamzy edit g001 --replace ANTIGUO=NUEVO con los nombres correctos",
        ),
    ] {
        let printed = table.teamzy("check").lang(lang).columns(200).ok();
        let (_, finding) = printed.stdout.split_once("\n\n").unwrap();
        assert_eq!(finding, page([problem, remedy]), "{lang}");
    }
}

fn recorded_at(instant: &str) -> String {
    game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]).replace(&self::instant(1), instant)
}

#[test]
fn a_line_recorded_more_than_a_day_ahead_is_found() {
    let ahead = "2026-11-30T20:14:05.121+00:00";
    doubtful(
        &[recorded_at(ahead)],
        &json!({"kind": "ahead", "lines": [1], "about": ahead}),
        [
            [
                "games.jsonl:1: this line was recorded on 2026-11-30 20:14, which is still to come.",
                "  try: set the clock of the machine that wrote it",
            ],
            [
                "games.jsonl:1\u{a0}: cette ligne a été enregistrée le 2026-11-30 20:14, qui est encore à venir.",
                "  conseil\u{a0}: réglez l’horloge de la machine qui l’a écrite",
            ],
            [
                "games.jsonl:1: esta línea se guardó el 2026-11-30 20:14, que aún no ha llegado.",
                "  consejo: pon en hora la máquina que la escribió",
            ],
        ],
    );
    assert_eq!(
        found(&[recorded_at("2026-11-30T20:14:05.120+00:00")], "en", 0),
        [""; 0],
        "a day is none"
    );
}

#[test]
fn a_line_after_which_nothing_can_be_recorded_is_to_be_mended_in_an_editor() {
    // In the last hour of the calendar, which has ended where it is an hour later.
    for last in [
        "9999-12-31T23:59:59.999+00:00",
        "9999-12-31T23:30:00.000+00:00",
    ] {
        let line = recorded_at(last);
        let minute = &last.replace('T', " ")[..16];
        let said = [
            "games.jsonl:1: this line was recorded on MINUTE, the end of the calendar, and nothing can be recorded after it.",
            "games.jsonl:1\u{a0}: cette ligne a été enregistrée le MINUTE, à la fin du calendrier\u{a0}: rien ne peut être enregistré après elle.",
            "games.jsonl:1: esta línea se guardó el MINUTE, al final del calendario, y no se puede guardar nada después.",
        ]
        .map(|words| words.replace("MINUTE", minute));
        doubtful(
            std::slice::from_ref(&line),
            &json!({"kind": "ahead", "lines": [1], "about": last}),
            [
                [&said[0], "  try: put its instant right in a text editor"],
                [
                    &said[1],
                    "  conseil\u{a0}: corrigez son instant dans un éditeur de texte",
                ],
                [
                    &said[2],
                    "  consejo: corrige su instante en un editor de texto",
                ],
            ],
        );
        let refused = Table::with_lines([&line])
            .teamzy("score Hugo 78 Léa 65")
            .raw();
        assert_eq!(refused.status, 1, "{}", shown(&refused));
        assert!(
            refused
                .stderr
                .contains("put its instant right in a text editor"),
            "{}",
            shown(&refused)
        );
    }
    let before = recorded_at("9999-12-31T22:00:00.000+00:00");
    let found = found(&[before], "en", 0);
    assert!(
        found[0].ends_with("set the clock of the machine that wrote it"),
        "{found:?}"
    );
}

#[test]
fn nearly_the_same_names_are_found() {
    let lines = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Lea", 64)]),
        game(2, "2026-11-02", &[("Hugo", 77), ("Léa", 64)]),
    ];
    doubtful(
        &lines,
        &json!({"kind": "alike_names", "lines": [], "about": ["Lea", "Léa"]}),
        [
            [
                "Lea and Léa are nearly the same name.",
                "  try: teamzy rename --merge Lea Léa, if they are one person",
            ],
            [
                "Lea et Léa sont presque le même nom.",
                "  conseil\u{a0}: teamzy rename --merge Lea Léa, si c’est une seule personne",
            ],
            [
                "Lea y Léa son casi el mismo nombre.",
                "  consejo: teamzy rename --merge Lea Léa, si son una sola persona",
            ],
        ],
    );
    let pairs = |names: &[&str]| {
        let games = (1..)
            .zip(names)
            .map(|(number, name)| game(number, "2026-11-01", &[(name, number), ("Zz", 64)]));
        let table = Table::with_lines(games);
        let checked = table.teamzy("check --json").json();
        let findings = checked["findings"].as_array().unwrap().iter();
        let pairs: Vec<String> = findings
            .map(|finding| finding["about"].to_string())
            .collect();
        pairs
    };
    assert_eq!(
        pairs(&["Hugo", "Hugoo", "Huog"]),
        [r#"["Hugo","Hugoo"]"#, r#"["Hugo","Huog"]"#]
    );
    for apart in [
        ["Max", "Mex"],
        ["Player 1", "Player 2"],
        ["Anna", "Andrea"],
        ["Ann", "Anna"],
    ] {
        assert_eq!(pairs(&apart), [""; 0], "{apart:?}");
    }
}

#[test]
fn the_line_that_makes_two_names_one_can_be_typed() {
    for names in [
        ["Lea", "Léa"],
        ["-Hugo", "Hugo"],
        ["Anne Marie", "Anne-Marie"],
    ] {
        let table = Table::with_lines([
            game(1, "2026-11-01", &[(names[0], 78), ("Max", 64)]),
            game(2, "2026-11-02", &[(names[1], 77), ("Max", 64)]),
        ]);
        let printed = table.teamzy("check").columns(200).raw();
        let (_, line) = printed.stdout.split_once("try: teamzy ").unwrap();
        let (line, _) = line.split_once(", if").unwrap();
        table.teamzy(line).ok();
        let sound = table.teamzy("check").ok();
        assert!(
            sound.stdout.ends_with("Nothing is doubtful.\n"),
            "{names:?} {}",
            shown(&sound)
        );
    }
}

#[test]
fn nobody_is_told_to_make_one_of_two_who_sat_together() {
    let table = Table::with_lines([game(1, "2026-11-01", &[("Anna", 78), ("Anne", 64)])]);
    assert_eq!(table.teamzy("rename Anna Anne --merge").printed().status, 1);
    let printed = table.teamzy("check").columns(200).ok();
    assert!(
        !printed.stdout.contains("teamzy rename"),
        "{}",
        shown(&printed)
    );
}

#[test]
fn the_same_game_recorded_twice_is_found() {
    let lines = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]),
        game(2, "2026-11-01", &[("Max", 50), ("Tom", 51)]),
        game(3, "2026-11-01", &[("LÉA", 64), ("Hugo", 78)]),
        game(4, "2026-11-02", &[("Hugo", 78), ("Léa", 64)]),
        open(5, "2026-11-01", &["Hugo", "Léa"]),
        open(6, "2026-11-01", &["Hugo", "Léa"]),
    ];
    doubtful(
        &lines,
        &json!({"kind": "same_game", "lines": [1, 3], "about": [id(1), id(3)]}),
        [
            [
                "games.jsonl:1, 3: the same game is recorded as g001 and g003: 2026-11-01  Hugo 78, Léa 64",
                "  try: teamzy delete g003, if it was played only once",
            ],
            [
                "games.jsonl:1, 3\u{a0}: la même partie est enregistrée comme g001 et g003\u{a0}: 2026-11-01  Hugo 78, Léa 64",
                "  conseil\u{a0}: teamzy delete g003, si elle n’a été jouée qu’une fois",
            ],
            [
                "games.jsonl:1, 3: la misma partida está guardada como g001 y g003: 2026-11-01  Hugo 78, Léa 64",
                "  consejo: teamzy delete g003, si solo se jugó una vez",
            ],
        ],
    );
    let table = Table::with_lines(&lines);
    table.teamzy("delete g003").ok();
    let printed = table.teamzy("check").ok();
    assert!(
        printed.stdout.ends_with("Nothing is doubtful.\n"),
        "{}",
        shown(&printed)
    );
}

/// A line after which nothing can be recorded.
pub fn last_line() -> String {
    recorded_at("9999-12-31T23:59:59.999+00:00")
}

/// A file in which everything is doubtful that can be, but for such a line, and one sound game of
/// Max and Tom.
pub fn doubtful_lines() -> Vec<String> {
    let first = game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)]);
    vec![
        first.replace(",\"date\"", ", \"date\""),
        first,
        game(2, "2026-11-02", &[("Hugo", 70), ("Léa", 64)]),
        game(3, "2026-11-02", &[("Hugo", 71), ("Léa", 64)]).replace(&id(3), &id(2)),
        game(4, "2026-11-20", &[("Hugo", 72), ("Léa", 64)]),
        correction(4, 5, &[4], &[("Hugo", 73), ("Léa", 64)]),
        correction(4, 6, &[4], &[("Hugo", 74), ("Léa", 64)]),
        game(7, "2026-11-20", &[("Hugo", 75), ("Léa", 64)]),
        correction(7, 8, &[7], &[("Hugo", 76), ("Léa", 64)]),
        correction(7, 9, &[8], &[("Hugo", 77), ("Léa", 64)]),
        undo(10, 8),
        undo(11, 99),
        rename(12, "Eva", "Zoé"),
        rename(13, "Eva", "Ida"),
        game(14, "2026-11-03", &[("Eva", 1), ("Ida", 2)]),
        game(15, "2026-11-04", &[("Lea", 1), ("Ida", 3)]),
        game(16, "2026-11-04", &[("Lea", 1), ("Ida", 3)]),
        game(17, "2026-11-05", &[("Max", 60), ("Tom", 61)]),
        game(18, "2026-11-06", &[("Max", 62), ("Tom", 63)])
            .replace(&instant(18), "2027-01-01T00:00:00.000+01:00"),
        newer(&game(19, "2026-11-07", &[("Hugo", 1), ("Léa", 2)])),
        "{\"foo\":1}".to_owned(),
        correction(20, 21, &[22], &[("Hugo", 80), ("Léa", 64)]),
        correction(20, 22, &[21], &[("Hugo", 81), ("Léa", 64)]),
    ]
}

#[test]
fn everything_doubtful_is_listed_in_the_order_of_the_lines() {
    let table = Table::with_lines(doubtful_lines());
    let printed = table.teamzy("check --json").raw();
    assert_eq!((printed.status, printed.stderr.as_str()), (1, ""));
    let checked: Value = serde_json::from_str(&printed.stdout).unwrap();
    let findings: Vec<String> = checked["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|finding| format!("{} {}", finding["kind"].as_str().unwrap(), finding["lines"]))
        .collect();
    assert_eq!(
        findings,
        [
            "same_change [1,2]",
            "first_lines_differ [3,4]",
            "several_stand [3,4]",
            "several_stand [6,7]",
            "replaces_undone [10]",
            "undoes_unknown [12]",
            "renamed_again [14]",
            "ahead [19]",
            "newer [20]",
            "unreadable [21]",
            "several_stand [22,23]",
            "rename_does_not_hold [15]",
            "same_game [16,17]",
            "alike_names []",
        ]
    );
    let text = table.teamzy("check").raw();
    assert_eq!(text.status, 1);
    assert_eq!(text.stderr, "");
    assert_eq!(
        text.stdout.matches("\n  try: ").count(),
        findings.len(),
        "{}",
        shown(&text)
    );
}

#[test]
fn in_a_doubtful_file_the_rest_can_be_corrected_and_every_change_taken_back() {
    let table = Table::with_lines(doubtful_lines());
    let seen = || {
        [
            "history --json",
            "rankings --json",
            "records --json",
            "history --open --json",
        ]
        .map(|line| table.teamzy(line).ok().stdout)
    };
    let start = seen();
    for line in [
        "edit g017 Max=65",
        "delete g017",
        "edit g001 Hugo=79",
        "edit g002 Hugo=79",
        "edit g004 Hugo=79",
        "edit g007 Hugo=79",
        "edit g020 Hugo=79",
        "edit g014 --note Rain",
        "delete g002 g004 g020",
        "rename Max Maxime",
        "score Max 1 Tom 2",
    ] {
        let before = seen();
        table.teamzy(line).ok();
        assert_ne!(seen(), before, "{line}");
        let changed = seen();
        table.teamzy("undo").ok();
        assert_eq!(seen(), before, "{line}, undone");
        table.teamzy(line).ok();
        assert_eq!(seen()[1], changed[1], "{line}, again");
        table.teamzy("undo").ok();
    }
    assert_eq!(seen(), start);
    // And on, until nothing is left but what cannot be read or taken back.
    let mut left = 0;
    while table.teamzy("undo").printed().status == 0 {
        left += 1;
        assert!(left < 30);
    }
}

#[test]
fn a_correction_settles_what_was_doubtful_about_a_game() {
    let table = Table::with_lines(doubtful_lines());
    for number in ["g001", "g002", "g004", "g007", "g020"] {
        table.teamzy(&format!("edit {number} Hugo=90")).ok();
        let full = table
            .teamzy(&format!("history --game {number} --json"))
            .json();
        assert_eq!(full["players"][0]["score"], 90, "{number}");
    }
    let printed = table.teamzy("check --json").raw();
    let checked: Value = serde_json::from_str(&printed.stdout).unwrap();
    for finding in checked["findings"].as_array().unwrap() {
        let kind = finding["kind"].as_str().unwrap();
        assert!(
            !["several_stand", "replaces_undone"].contains(&kind),
            "{finding}"
        );
    }
}

#[test]
fn check_is_shown_within_the_page() {
    for lang in languages() {
        let table = Table::with_lines(doubtful_lines());
        let printed = table.teamzy("check").lang(lang).columns(60).raw();
        for line in printed.stdout.lines() {
            let wide = unicode_width::UnicodeWidthStr::width(line) > 60;
            assert!(!wide && !line.ends_with(' '), "{lang} {line:?}");
        }
    }
}

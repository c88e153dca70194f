//! `undo`: the last change is taken back.

use serde_json::json;

use super::{lines, seats_of, state, table};
use crate::harness::{
    Table, change, correction, deletion, game, id, instant, newer, open, page, rename, shown, undo,
};

const NOTHING: [&str; 2] = [
    "error: There is nothing to take back.",
    "  try: nothing: no game, correction or rename is left that could be taken back",
];

/// What `undo` says after these commands.
#[track_caller]
fn undone(commands: &[&str], said: &str) {
    let table = table();
    let expected = {
        let before = commands.len() - 1;
        for line in &commands[..before] {
            table.teamzy(line).ok();
        }
        let expected = state(&table);
        table.teamzy(commands[before]).ok();
        expected
    };
    table
        .teamzy("undo")
        .columns(200)
        .stdout(format!(
            "The change of 2026-11-29 21:14 is taken back.\n{said}"
        ))
        .check();
    assert_eq!(state(&table), expected, "{commands:?}");
}

#[test]
fn what_was_taken_back_is_said() {
    undone(
        &["score Max 1 Eva 2"],
        "Game g004 counts no longer: 2026-11-29  Eva 2, Max 1\n",
    );
    undone(
        &["new Max Eva"],
        "Game g004 counts no longer: 2026-11-29  Max, Eva\n",
    );
    undone(
        &["edit g001 Hugo=87 --note Rain"],
        "Game g001 is as it was before: 2026-11-20  Hugo 78, Léa 64\n",
    );
    undone(
        &["edit g003 --add Eva"],
        "Game g003 is as it was before: 2026-11-29  Tom, Anna\n",
    );
    undone(
        &["delete g001"],
        "Game g001 counts again: 2026-11-20  Hugo 78, Léa 64\n",
    );
    undone(
        &["delete g003 g001"],
        "Game g003 counts again: 2026-11-29  Tom, Anna\n\
         Game g001 counts again: 2026-11-20  Hugo 78, Léa 64\n",
    );
    undone(
        &["score --game g003 5 6"],
        "Game g003 is open again: 2026-11-29  Tom, Anna\n",
    );
    undone(&["rename Léa Zoë"], "Léa is no longer Zoë.\n");
    undone(&["rename Léa Max --merge"], "Léa is no longer Max.\n");
    undone(
        &["edit g001 Hugo=87", "delete g001"],
        "Game g001 counts again: 2026-11-20  Hugo 87, Léa 64\n",
    );
}

#[test]
fn an_undo_is_said_in_every_language() {
    for (lang, command, words) in [
        (
            "fr",
            "delete g001",
            [
                "Le changement du 2026-11-29 21:14 a été annulé.",
                "La partie g001 compte à nouveau\u{a0}: 2026-11-20  Hugo 78, Léa 64",
            ],
        ),
        (
            "fr",
            "rename Léa Zoë",
            [
                "Le changement du 2026-11-29 21:14 a été annulé.",
                "Léa ne s’appelle plus Zoë.",
            ],
        ),
        (
            "es",
            "edit g001 Hugo=87",
            [
                "Se ha deshecho el cambio del 2026-11-29 21:14.",
                "La partida g001 está como antes: 2026-11-20  Hugo 78, Léa 64",
            ],
        ),
        (
            "es",
            "score --game g003 5 6",
            [
                "Se ha deshecho el cambio del 2026-11-29 21:14.",
                "La partida g003 vuelve a estar abierta: 2026-11-29  Tom, Anna",
            ],
        ),
    ] {
        let table = table();
        table.teamzy(command).ok();
        table.teamzy("undo").lang(lang).stdout(page(words)).check();
    }
    for (lang, words) in [
        (
            "fr",
            [
                "erreur\u{a0}: Il n’y a rien à annuler.",
                "  conseil\u{a0}: rien\u{a0}: il ne reste ni partie, ni correction, ni changement de nom à annuler",
            ],
        ),
        (
            "es",
            [
                "error: No hay nada que deshacer.",
                "  consejo: nada: no queda ninguna partida, corrección ni cambio de nombre que deshacer",
            ],
        ),
    ] {
        Table::new()
            .teamzy("undo")
            .lang(lang)
            .columns(100)
            .refused(1, &page(words));
    }
}

#[test]
fn each_undo_takes_back_the_change_before_until_nothing_is_left() {
    let table = table();
    for (number, id) in [(3, "g003"), (2, "g002"), (1, "g001")] {
        let printed = table.teamzy("undo").ok();
        let first = format!("The change of 2026-11-01 12:0{number} is taken back.\n");
        assert!(printed.stdout.starts_with(&first), "{}", shown(&printed));
        assert!(
            printed
                .stdout
                .contains(&format!("Game {id} counts no longer: ")),
            "{}",
            shown(&printed)
        );
    }
    table.teamzy("undo").refused(1, &page(NOTHING));
    table.teamzy("undo --dry-run").refused(1, &page(NOTHING));
    table.teamzy("undo --json").refused(1, &page(NOTHING));
    assert_eq!(state(&table), state(&Table::new()));
    let named: Vec<_> = table.lines()[3..]
        .iter()
        .map(|line| line["undoes"].clone())
        .collect();
    assert_eq!(named, [change(3), change(2), change(1)]);
}

#[test]
fn without_a_file_there_is_nothing_to_take_back() {
    let table = Table::new();
    table.teamzy("undo").refused(1, &page(NOTHING));
    assert!(!table.path("games.jsonl").exists());
    table.write("");
    table.teamzy("undo").refused(1, &page(NOTHING));
    table.write("{\"foo\":1}\n");
    let printed = table.teamzy("undo").printed();
    assert_eq!(printed.status, 1, "{}", shown(&printed));
    assert_eq!(table.lines().len(), 1);
}

#[test]
fn an_undo_is_never_taken_back() {
    let table = table();
    table.teamzy("edit g001 Hugo=87").ok();
    table.teamzy("undo").ok();
    let before = state(&table);
    table.teamzy("undo").ok();
    assert_ne!(state(&table), before);
    assert_eq!(table.lines()[5]["undoes"], change(3));
    assert_eq!(seats_of(&table, 1), "Hugo 78, Léa 64");
}

#[test]
fn after_an_undo_something_else_may_be_recorded_and_undone() {
    let table = table();
    let start = state(&table);
    table.teamzy("edit g001 Hugo=87").ok();
    table.teamzy("undo").ok();
    table.teamzy("edit g001 Hugo=88").ok();
    assert_eq!(seats_of(&table, 1), "Hugo 88, Léa 64");
    table.teamzy("undo").ok();
    assert_eq!(state(&table), start);
    assert_eq!(seats_of(&table, 1), "Hugo 78, Léa 64");
}

#[test]
fn the_last_change_is_the_one_recorded_last_wherever_its_line_stands() {
    // Two machines' files put together: the later line of each stands before the other's.
    let table = Table::with_lines([
        game(5, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        correction(5, 9, &[5], &[("Hugo", 87), ("Léa", 64)]),
        game(2, "2026-11-20", &[("Max", 1), ("Zoé", 2)]),
        rename(7, "Max", "Maxime"),
        deletion(2, 8, &[2]),
    ]);
    let mut named = Vec::new();
    for _ in 0..5 {
        table.teamzy("undo").ok();
        named.push(table.lines().pop().unwrap()["undoes"].clone());
    }
    assert_eq!(named, [9, 8, 7, 5, 2].map(change));
    table.teamzy("undo").refused(1, &page(NOTHING));
}

#[test]
fn of_changes_recorded_at_one_instant_the_greater_is_the_last() {
    let at = |line: String, number: u32| line.replace(&instant(number), &instant(9));
    let table = Table::with_lines([
        at(game(2, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]), 2),
        at(game(1, "2026-11-20", &[("Max", 1), ("Zoé", 2)]), 1),
    ]);
    table.teamzy("undo").ok();
    assert_eq!(table.lines()[2]["undoes"], change(2));
    // 12:08 in London is after 12:09 in Paris.
    let table = Table::with_lines([
        game(8, "2026-11-20", &[("Hugo", 78), ("Léa", 64)])
            .replace(&instant(8), &instant(8).replace("+01:00", "+00:00")),
        game(9, "2026-11-20", &[("Max", 1), ("Zoé", 2)]),
    ]);
    table.teamzy("undo").ok();
    assert_eq!(table.lines()[2]["undoes"], change(8));
}

#[test]
fn what_another_machine_took_back_is_passed_over() {
    let table = Table::with_lines([
        undo(4, 3),
        game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        correction(1, 2, &[1], &[("Hugo", 87), ("Léa", 64)]),
        correction(1, 3, &[2], &[("Hugo", 88), ("Léa", 64)]),
        undo(5, 99),
    ]);
    table
        .teamzy("undo")
        .stdout(page([
            "The change of 2026-11-01 12:02 is taken back.",
            "Game g001 is as it was before: 2026-11-20  Hugo 78, Léa 64",
        ]))
        .check();
}

#[test]
fn a_change_of_many_games_is_taken_back_as_a_whole() {
    let import = |number: u32| {
        game(number, "2026-11-01", &[("Hugo", number), ("Léa", 64)])
            .replace(&change(number), &change(1))
    };
    let table = Table::with_lines((1..=12).map(import));
    for (lang, words) in [
        (
            "en",
            [
                "The change of 2026-11-01 12:12 would be taken back.",
                "It was about 12 games.",
            ],
        ),
        (
            "fr",
            [
                "Le changement du 2026-11-01 12:12 serait annulé.",
                "Il touchait 12 parties.",
            ],
        ),
        (
            "es",
            [
                "Se desharía el cambio del 2026-11-01 12:12.",
                "Afectaba a 12 partidas.",
            ],
        ),
    ] {
        table
            .teamzy("undo --dry-run")
            .lang(lang)
            .stdout(page(words))
            .stderr(match lang {
                "en" => "note: Nothing was written (--dry-run).\n",
                "fr" => "remarque\u{a0}: Rien n’a été écrit (--dry-run).\n",
                _ => "aviso: No se ha escrito nada (--dry-run).\n",
            })
            .check();
    }
    let whole = table.teamzy("undo --json").json();
    assert_eq!(whole["games"].as_array().unwrap().len(), 12);
    assert_eq!(table.lines().len(), 13);
    assert_eq!(table.teamzy("history --json").json(), json!([]));
}

#[test]
fn a_dry_run_shows_what_would_be_taken_back() {
    let table = table();
    table.teamzy("delete g001 g002").ok();
    let before = table.bytes();
    let first = table.teamzy("undo --dry-run").ok();
    assert_eq!(first.stderr, "note: Nothing was written (--dry-run).\n");
    assert_eq!(table.teamzy("undo --dry-run").ok(), first);
    let json = table.teamzy("undo --dry-run --json").json();
    assert_eq!(table.bytes(), before);
    assert_eq!(json["games"][0]["after"]["id"], id(1));
    let done = first
        .stdout
        .replace(" would be taken back.", " is taken back.");
    assert_ne!(done, first.stdout);
    assert_eq!(table.teamzy("undo").ok().stdout, done);
}

#[test]
fn a_last_change_of_a_later_version_is_not_taken_back() {
    let later = newer(&game(4, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]));
    let table = Table::with_lines(lines().iter().chain([&later]));
    for line in ["undo", "undo --dry-run", "undo --json"] {
        table.teamzy(line).columns(200).refused(
            1,
            &page([
                "error: The last change, of 2026-11-01 12:04, was written by a later version of teamzy, and yours cannot take it back.",
                "  try: update teamzy",
            ]),
        );
    }
    table.teamzy("undo").lang("es").columns(200).refused(
        1,
        &page([
            "error: El último cambio, del 2026-11-01 12:04, es de una versión posterior de teamzy, y la tuya no sabe deshacerlo.",
            "  consejo: actualiza teamzy",
        ]),
    );
    // One line of a later version is enough.
    let mixed = Table::with_lines([
        game(4, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        newer(&game(5, "2026-11-20", &[("Hugo", 78), ("Léa", 64)])).replace(&change(5), &change(4)),
    ]);
    assert_eq!(mixed.teamzy("undo").printed().status, 1);
    // What was recorded after it can be.
    table.teamzy("score Max 1 Zoé 2").ok();
    table.teamzy("undo").ok();
    assert_eq!(table.teamzy("undo").printed().status, 1);
    // A later version's undo is no target.
    let undone = Table::with_lines([
        game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        game(2, "2026-11-20", &[("Max", 1), ("Zoé", 2)]),
        newer(&undo(3, 2)),
    ]);
    undone.teamzy("undo").ok();
    assert_eq!(undone.lines()[3]["undoes"], change(1));
}

#[test]
fn taking_back_a_deletion_of_what_stays_deleted_says_so() {
    // Two machines deleted the game.
    let table = Table::with_lines([
        game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 64)]),
        deletion(1, 2, &[1]),
        deletion(1, 3, &[1]),
    ]);
    for (lang, words) in [
        (
            "fr",
            [
                "Le changement du 2026-11-01 12:03 serait annulé.",
                "Cela ne change rien, car la partie reste supprimée.",
            ],
        ),
        (
            "en",
            [
                "The change of 2026-11-01 12:03 would be taken back.",
                "That changes nothing, since the game is deleted all the same.",
            ],
        ),
    ] {
        table
            .teamzy("undo --dry-run")
            .lang(lang)
            .stdout(page(words))
            .stderr(match lang {
                "en" => "note: Nothing was written (--dry-run).\n",
                _ => "remarque\u{a0}: Rien n’a été écrit (--dry-run).\n",
            })
            .check();
    }
    table.teamzy("undo").ok();
    assert_eq!(table.teamzy("history --json").json(), json!([]));
    table.teamzy("undo").ok();
    assert_eq!(seats_of(&table, 1), "Hugo 78, Léa 64");
}

#[test]
fn an_open_game_that_another_machine_closed_too_is_still_closed() {
    let table = Table::with_lines([
        open(1, "2026-11-29", &["Hugo", "Léa"]),
        correction(1, 2, &[1], &[("Hugo", 78), ("Léa", 64)]),
        correction(1, 3, &[1], &[("Hugo", 79), ("Léa", 64)]),
    ]);
    table
        .teamzy("undo")
        .stdout(page([
            "The change of 2026-11-01 12:03 is taken back.",
            "Game g001 is as it was before: 2026-11-20  Hugo 78, Léa 64",
        ]))
        .check();
    table
        .teamzy("undo")
        .stdout(page([
            "The change of 2026-11-01 12:02 is taken back.",
            "Game g001 is open again: 2026-11-29  Hugo, Léa",
        ]))
        .check();
}

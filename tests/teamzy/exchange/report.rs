//! What an import says, and what it leaves alone.

use std::fs::{self, File};

use super::{BG_STATS, BGG};
use crate::harness::{Table, page, strings};

const ROWS: &str = "game,date,player,score\n1,2026-11-20,Hugo,78\n1,2026-11-20,Lea,84\n\
                    2,2026-11-21,Hugo,7B\n2,2026-11-21,Lea,84\n";

#[test]
fn the_report_counts_and_gives_each_reason() {
    let table = Table::with_file("games.csv", ROWS);
    table.teamzy("score Léa 70 Max 60").ok();
    for (lang, stdout, stderr) in [
        (
            "en",
            page(["1 game would be added.", "1 play was refused."]),
            page([
                "note: 2026-11-21 (2) is not taken: “7B”, the score of Hugo, is not a score.",
                "note: Lea is new; did you mean Léa? Then: teamzy rename Lea Léa",
                "note: Nothing was written (--dry-run).",
            ]),
        ),
        (
            "fr",
            page(["1 partie serait ajoutée.", "1 partie a été refusée."]),
            page([
                "remarque\u{a0}: 2026-11-21 (2) n’est pas reprise\u{a0}: «\u{202f}7B\u{202f}», le score de Hugo, n’est pas un score.",
                "remarque\u{a0}: Lea est un nouveau nom\u{202f}; vouliez-vous dire Léa\u{202f}? Dans ce cas\u{a0}: teamzy rename Lea Léa",
                "remarque\u{a0}: Rien n’a été écrit (--dry-run).",
            ]),
        ),
        (
            "es",
            page(["Se añadiría 1 partida.", "Se ha rechazado 1 partida."]),
            page([
                "aviso: 2026-11-21 (2) no se trae: «7B», los puntos de Hugo, no es una puntuación.",
                "aviso: Lea es un nombre nuevo; ¿querías decir Léa? En ese caso: teamzy rename Lea Léa",
                "aviso: No se ha escrito nada (--dry-run).",
            ]),
        ),
    ] {
        table
            .teamzy("import games.csv --dry-run")
            .lang(lang)
            .columns(120)
            .stdout(stdout)
            .stderr(stderr)
            .check();
    }
    assert_eq!(table.lines().len(), 1);
}

#[test]
fn every_reason_has_its_words_in_every_language() {
    let table = Table::with_file("export.json", BG_STATS);
    table.file("plays.xml", BGG);
    let line = "import export.json plays.xml --dry-run";
    let english = table.teamzy(line).columns(200).ok();
    assert!(english.stderr.contains("its owner set it aside"));
    for lang in ["fr", "es"] {
        let printed = table.teamzy(line).lang(lang).columns(200).ok();
        assert_eq!(printed.stdout.lines().count(), 3, "{}", printed.stdout);
        for word in [" is ", " the ", " not ", "played", "player"] {
            assert!(!printed.stderr.contains(word), "{word}: {}", printed.stderr);
        }
    }
    let narrow = table.teamzy(line).columns(60).ok();
    let widest = narrow.stderr.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(60), "{}", narrow.stderr);
}

#[test]
fn a_file_that_is_named_twice_is_read_once() {
    let table = Table::with_file("games.csv", ROWS);
    for again in ["games.csv", "./games.csv"] {
        table
            .teamzy(&format!("import games.csv {again} --dry-run"))
            .stdout(page(["1 game would be added.", "1 play was refused."]))
            .stderr(page([
                &format!("note: {again} is a file that was named before, and is not read again."),
                "note: 2026-11-21 (2) is not taken: “7B”, the score of Hugo, is not a score.",
                "note: Nothing was written (--dry-run).",
            ]))
            .check();
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("games.csv", table.path("link")).unwrap();
        let report = table.teamzy("import link games.csv --json").json();
        let refused = report["refused"].as_array().unwrap();
        assert_eq!((report["taken"].as_u64(), refused.len()), (Some(1), 1));
        let remark = serde_json::json!({"kind": "named_again", "path": "games.csv"});
        assert_eq!(report["remarks"], serde_json::json!([remark]));
    }
    let report = table
        .teamzy("import - - --json")
        .stdin_from(File::open(table.path("games.csv")).unwrap())
        .json();
    assert_eq!(report["known"], 1, "{report}");
    // A copy is another file, whose plays are refused once more.
    table.file("copy.csv", ROWS);
    let report = table.teamzy("import games.csv copy.csv --json").json();
    assert_eq!(report["refused"].as_array().unwrap().len(), 2);
    let report = Table::with_file(
        "theirs",
        format!("broken\n{}", String::from_utf8(table.bytes()).unwrap()),
    )
    .teamzy("import theirs theirs --json")
    .json();
    assert_eq!(report["refused"].as_array().unwrap().len(), 1, "{report}");
    assert_eq!((&report["taken"], &report["known"]), (&1.into(), &0.into()));
}

#[test]
fn dates_still_to_come_are_remarked_once() {
    let day =
        |number: u32, day: &str| format!("{number},{day},Hugo,78\n{number},{day},Léa,8{number}\n");
    let rows = |days: &[&str]| {
        let rows = (1..).zip(days).map(|(number, date)| day(number, date));
        "game,date,player,score\n".to_owned() + &rows.collect::<String>()
    };
    let table = Table::with_file(
        "games.csv",
        rows(&["2026-11-29", "2206-11-20", "2026-11-30"]),
    );
    table.file("today.csv", rows(&["2026-11-29"]));
    table
        .teamzy("import today.csv --dry-run")
        .stderr("note: Nothing was written (--dry-run).\n")
        .stdout("1 game would be added.\n")
        .check();
    table.teamzy("score Hugo 1 Léa 2").ok();
    let first = "2026-11-30, Hugo and Léa";
    let printed = table.teamzy("import games.csv").ok().stderr;
    assert_eq!(printed.matches("still to come").count(), 1, "{printed}");
    assert!(
        printed.contains("note: 2 games have a date that is still to come, the first of"),
        "{printed}"
    );
    assert!(printed.contains(first), "{printed}");
    // They are here already.
    table
        .teamzy("import games.csv")
        .stdout("No game was added.\n3 games are here already.\n")
        .check();
    table.file("one.csv", rows(&["9999-12-31"]));
    let report = table.teamzy("import one.csv --json").json();
    let remark = &report["remarks"][0];
    assert_eq!(
        (&remark["kind"], &remark["count"]),
        (&"future_dates".into(), &1.into())
    );
    assert_eq!(remark["game"]["date"], "9999-12-31");
    assert_eq!(remark["game"]["id"], table.last_id());
    assert_eq!(strings(&remark["game"]["players"]), ["Hugo", "Léa"]);
}

#[test]
fn strict_takes_all_or_nothing() {
    let table = Table::with_file("games.csv", ROWS);
    table
        .teamzy("import games.csv --strict")
        .status(1)
        .stdout(page([
            "No game was added.",
            "1 play was refused.",
            "Because of --strict, nothing was added.",
        ]))
        .stderr(page([
            "note: 2026-11-21 (2) is not taken: “7B”, the score of Hugo, is not a score.",
        ]))
        .check();
    assert!(!table.path("games.jsonl").exists());
    table.file("games.csv", ROWS.replace("7B", "78"));
    table
        .teamzy("import games.csv --strict")
        .stdout("2 games were added.\nTo take them back: teamzy undo\n")
        .check();
}

#[test]
fn names_that_are_nearly_the_same_are_reported_once_and_not_of_people_who_met() {
    let csv = "game,date,player,score\n1,2026-11-20,Martin,78\n1,2026-11-20,Marten,84\n\
               2,2026-11-21,Helene,70\n2,2026-11-21,Hélène,60\n3,2026-11-22,Zoé,70\n\
               3,2026-11-22,Max,60\n4,2026-11-23,Zoe,70\n4,2026-11-23,Max,60\n";
    let table = Table::with_file("games.csv", csv);
    let report = table.teamzy("import games.csv --json").json();
    let remarks = report["remarks"].as_array().unwrap();
    assert_eq!(remarks.len(), 1, "{remarks:?}");
    assert_eq!(
        (&remarks[0]["player"], &remarks[0]["known"]),
        (&"Zoe".into(), &"Zoé".into())
    );
    let new = ["Martin", "Marten", "Helene", "Hélène", "Zoé", "Max", "Zoe"];
    assert_eq!(strings(&report["new_players"]), new);
}

#[test]
fn the_standard_input_and_pipes_are_read_too() {
    let table = Table::with_file("export.json", BG_STATS);
    let stdin = || File::open(table.path("export.json")).unwrap();
    let report = table.teamzy("import - --json").stdin_from(stdin()).json();
    assert_eq!(report["taken"], 12);
    let report = table
        .teamzy("import - --from bgstats --json")
        .stdin_from(stdin())
        .json();
    assert_eq!(report["known"], 12);
    let mut run = table.teamzy("import - --json");
    let (reader, mut writer) = std::io::pipe().unwrap();
    run = run.stdin_from(reader);
    let writing = std::thread::spawn(move || {
        use std::io::Write;
        let _ = writer.write_all(BGG.as_bytes());
    });
    assert_eq!(run.json()["taken"], 3);
    writing.join().unwrap();
}

#[test]
fn the_data_file_itself_and_mixtures_are_refused() {
    let table = Table::with_file("export.json", BG_STATS);
    table.teamzy("score Léa 70 Max 60").ok();
    fs::copy(table.path("games.jsonl"), table.path("copy.jsonl")).unwrap();
    let refusal = |path: &str| {
        format!("error: {path} is the file of your games itself.\n  try: another file\n")
    };
    table
        .teamzy("import games.jsonl")
        .refused(1, &refusal("games.jsonl"));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("games.jsonl", table.path("link")).unwrap();
        fs::hard_link(table.path("games.jsonl"), table.path("hard")).unwrap();
        table.teamzy("import link").refused(1, &refusal("link"));
        table.teamzy("import hard").refused(1, &refusal("hard"));
    }
    table.teamzy("import export.json copy.jsonl").refused(
        2,
        &page([
            "error: copy.jsonl is a data file of teamzy, and is not imported together with",
            "  other kinds of files.",
            "  try: teamzy import copy.jsonl, and the others after it",
        ]),
    );
}

#[test]
fn nothing_is_made_where_nothing_is_taken() {
    let table = Table::with_file("games.csv", "game,date,player,score\n");
    table
        .teamzy("import games.csv")
        .stdout("No game was added.\n")
        .check();
    table.file("games.csv", ROWS.replace("78", "").replace("7B", ""));
    table.teamzy("import games.csv").ok();
    assert!(!table.path("games.jsonl").exists());
}

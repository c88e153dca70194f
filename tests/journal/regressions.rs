//! What random scripts have found, as small as it could be made.

use std::path::Path;

use serde_json::{Value, json};

use crate::program::{Output, teamzy};
use crate::script::{Dice, clock};

/// A data file with these lines.
struct File(tempfile::TempDir);

impl File {
    fn new(lines: &[&str]) -> File {
        let file = File(tempfile::tempdir().unwrap());
        std::fs::write(file.path(), lines.join("\n") + "\n").unwrap();
        file
    }

    fn path(&self) -> std::path::PathBuf {
        self.0.path().join("games.jsonl")
    }

    fn teamzy(&self, args: &str) -> Output {
        let words: Vec<&str> = args.split(' ').collect();
        teamzy(Path::new(&self.path()), &words, clock(0, 0), &mut Dice(1))
    }

    /// What a command tells at this place of its JSON.
    #[track_caller]
    fn told(&self, args: &str, pointer: &str) -> Value {
        let output = self.teamzy(&format!("{args} --json"));
        assert_eq!(output.status, 0, "{}", output.stderr);
        output.json().pointer(pointer).cloned().unwrap_or_default()
    }
}

const HUGO_AND_LEA: &str = r#"{"v":1,"id":"111111111111","change":"aaaaaaaaaaaa","recorded":"2026-11-01T20:00:00.000+01:00","date":"2026-11-01","players":[{"name":"Hugo","score":70},{"name":"Léa","score":80}]}"#;

const RENAME: &str = r#"{"v":1,"change":"bbbbbbbbbbbb","recorded":"2026-11-02T20:00:00.000+01:00","rename":"Hugo","to":"Léa"}"#;

#[test]
fn a_line_that_is_not_utf8_is_unreadable_whatever_the_field() {
    for field in ["note", "unknown"] {
        let file = File::new(&[]);
        let mut bytes = HUGO_AND_LEA
            .replace(r#""date""#, &format!(r#""{field}":"?","date""#))
            .into_bytes();
        let at = bytes.iter().position(|byte| *byte == b'?').unwrap();
        bytes[at] = 0xff;
        std::fs::write(file.path(), bytes).unwrap();
        assert_eq!(file.told("history", ""), json!([]), "{field}");
        assert_eq!(file.teamzy("check").status, 1, "{field}");
    }
}

#[test]
fn the_instant_shown_does_not_depend_on_the_order_of_lines() {
    let elsewhere = HUGO_AND_LEA.replace("20:00:00.000+01:00", "21:00:00.000+02:00");
    let one = File::new(&[HUGO_AND_LEA, &elsewhere]);
    let other = File::new(&[&elsewhere, HUGO_AND_LEA]);
    assert_eq!(one.told("history", ""), other.told("history", ""));
}

#[test]
fn a_merging_rename_gives_the_spelling_that_was_typed() {
    let file = File::new(&[HUGO_AND_LEA]);
    assert_eq!(file.teamzy("score Max 5 Zoé 6").status, 0);
    assert_eq!(file.told("rename Max LÉA --merge", "/new"), json!("LÉA"));
    assert_eq!(file.told("history", "/0/players/1/name"), json!("LÉA"));
}

#[test]
fn an_old_name_of_somebody_still_leads_there_after_a_merge() {
    let file = File::new(&[HUGO_AND_LEA]);
    assert_eq!(file.teamzy("rename Léa Zoé").status, 0);
    assert_eq!(file.teamzy("score Max 5 Tim 6").status, 0);
    assert_eq!(file.told("rename Max Léa --merge", "/new"), json!("Zoé"));
    assert_eq!(file.told("history Zoé", "/1/players/0/name"), json!("Zoé"));
    assert_eq!(file.told("history Zoé", "/0/players/1/name"), json!("Zoé"));
}

#[test]
fn where_a_rename_does_not_hold_an_edit_takes_the_names_as_written() {
    let file = File::new(&[HUGO_AND_LEA, RENAME]);
    let edited = file.told("edit 1111 Hugo=7", "/players");
    assert_eq!(edited[0]["score"], json!(7));
    assert_eq!(edited[1]["score"], json!(80));
    let edited = file.told("edit 1111 --replace Hugo=Max", "/players");
    assert_eq!(edited[0]["name"], json!("Max"));
    assert_eq!(edited[1]["name"], json!("Léa"));
}

#[test]
fn rankings_show_the_name_that_history_shows() {
    let other = HUGO_AND_LEA
        .replace("111111111111", "222222222222")
        .replace("aaaaaaaaaaaa", "cccccccccccc")
        .replace("11-01", "11-03")
        .replace("Léa", "LÉA");
    let file = File::new(&[HUGO_AND_LEA, &other]);
    assert_eq!(file.teamzy("edit 1111 --note x").status, 0);
    assert_eq!(file.told("history", "/0/players/1/name"), json!("Léa"));
    assert_eq!(file.told("rankings", "/0/player"), json!("Léa"));
}

//! Broken files: a sentence that says where, and nothing taken.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};

use super::{BG_STATS, BGG};
use crate::harness::{Table, game, page, shown};

const ROWS: &str = "game,date,player,score\n1,2026-11-20,Hugo,78\n1,2026-11-20,Léa,84\n";

const EXPORTED: &str = "  try: the file as the other program exports it";
const WHOLE: &str = "  try: the whole file, exported or copied again";

fn utf16(text: &str) -> Vec<u8> {
    let units = std::iter::once(0xfeff).chain(text.encode_utf16());
    units.flat_map(u16::to_le_bytes).collect()
}

fn latin1(text: &str) -> Vec<u8> {
    text.chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect()
}

#[test]
fn nothing_is_taken_of_a_broken_file_and_the_place_is_said() {
    let laughs = r#"<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol1 "&lol;&lol;&lol;&lol;&lol;&lol;">]>
<plays><play id="&lol1;"/></plays>"#;
    let kinds = "  try: an export of BG Stats, BoardGameGeek plays in XML, a CSV table, or a data file of teamzy";
    let utf8 = "  try: the same saved in UTF-8; a spreadsheet as “CSV UTF-8”";
    let at = |position: &str, what: &str| {
        format!("error: file:{position}: {what}, and nothing was taken.")
    };
    let is = |what: &str| format!("error: file {what}.");
    let nested = format!("{{\"plays\":{}", "[".repeat(100_000));
    let elements = format!("<plays>{}", "<a>".repeat(100_000));
    let long = format!("{{\"plays\":[],\"x\":\"{}", "x".repeat(5_000_000));
    let wide = format!("{ROWS}2,2026-11-20,{}", "x".repeat(5_000_000));
    let cases: Vec<(Vec<u8>, String, &str)> = vec![
        (vec![], is("is empty"), kinds),
        (
            b" \n\t ".repeat(9),
            is("holds nothing but white space"),
            kinds,
        ),
        (
            b"PK\x03\x04\x14\0\x06\0".to_vec(),
            is("is a ZIP archive, or the file of a spreadsheet program"),
            "  try: the file that is inside; a spreadsheet saved as “CSV UTF-8”",
        ),
        (
            b"\x1f\x8b\x08\0".to_vec(),
            is("is compressed"),
            "  try: the file that is inside",
        ),
        (
            b"<!DOCTYPE html>\n<html><body>Wait".to_vec(),
            is("is a web page"),
            "  try: the file that the other program exports, not the page about it",
        ),
        (
            b"\n<!-- saved -->\n<!doctype HTML>\n<html><body>Wait".to_vec(),
            is("is a web page"),
            "  try: the file that the other program exports, not the page about it",
        ),
        (utf16(ROWS), is("is text in UTF-16"), utf8),
        (vec![0; 100_000], is("is no text"), kinds),
        (b"\x7fELF\x02\x01\0\0".to_vec(), is("is no text"), kinds),
        (
            b"Hello there".to_vec(),
            is("is none of the files that teamzy reads"),
            kinds,
        ),
        (
            b"{\"a\": 1}".to_vec(),
            is("is none of the files that teamzy reads"),
            kinds,
        ),
        (
            b"<message>Your request is being processed.</message>".to_vec(),
            is("is none of the files that teamzy reads"),
            kinds,
        ),
        (
            b"a;Punkte\n1;2\n".to_vec(),
            "error: The table file has no columns date, player and score.".to_owned(),
            "  try: --columns date=…,player=…,score=… with the headings of the table",
        ),
        (
            latin1(ROWS),
            "error: file:3:15: this is not text in UTF-8, so the CSV was not taken.".to_owned(),
            utf8,
        ),
        (
            latin1("wer;was\nLéa;1\n"),
            "error: file:2:2: this is not text in UTF-8, so the CSV was not taken.".to_owned(),
            utf8,
        ),
        (BG_STATS.as_bytes()[..9_000].to_vec(), String::new(), WHOLE),
        (
            BG_STATS.replace("\"userInfo\"", "userInfo").into_bytes(),
            String::new(),
            EXPORTED,
        ),
        (
            format!("{BG_STATS}{{}}").into_bytes(),
            String::new(),
            EXPORTED,
        ),
        (
            b"{\"plays\":\n {}}".to_vec(),
            at("2:3", "this JSON is not written as such files are"),
            EXPORTED,
        ),
        (
            b"{\"plays\":[{\"uuid\":[]}]}".to_vec(),
            String::new(),
            EXPORTED,
        ),
        (
            nested.into_bytes(),
            at(
                "1:73",
                "more is nested here in the JSON than such files ever nest",
            ),
            EXPORTED,
        ),
        (
            long.into_bytes(),
            at("1:17", "what begins here in the JSON does not end"),
            EXPORTED,
        ),
        (BGG.as_bytes()[..3_000].to_vec(), String::new(), WHOLE),
        (
            BGG.replacen("</play>", "</plai>", 1).into_bytes(),
            String::new(),
            EXPORTED,
        ),
        (
            BGG.replace("&quot;", "&unknown;").into_bytes(),
            String::new(),
            EXPORTED,
        ),
        (laughs.as_bytes().to_vec(), String::new(), EXPORTED),
        (elements.into_bytes(), String::new(), EXPORTED),
        (
            format!("{ROWS}2,2026-11-20,Hugo\n").into_bytes(),
            "error: file:4: cells in this row: 3, in the heading: 4; nothing was taken.".to_owned(),
            WHOLE,
        ),
        (
            format!("{ROWS}2,2026-11-20,\"Hugo,7\n2,2026-11-20,Léa,8\n").into_bytes(),
            at(
                "4:1",
                "a quotation mark in this row of the CSV is not closed",
            ),
            WHOLE,
        ),
        (
            wide.into_bytes(),
            at("4:1", "what begins here in the CSV does not end"),
            EXPORTED,
        ),
    ];
    let table = Table::with_lines([game(1, "2026-11-20", &[("Hugo", 78), ("Léa", 84)])]);
    let before = table.bytes();
    for (number, (bytes, problem, remedy)) in cases.into_iter().enumerate() {
        table.file("file", bytes);
        let printed = table.teamzy("import file").columns(200).raw();
        let seen = format!("case {number}: {}", shown(&printed));
        let lines: Vec<&str> = printed.stderr.lines().collect();
        assert_eq!((printed.status, lines.len()), (1, 2), "{seen}");
        assert_eq!(printed.stdout, "", "{seen}");
        if problem.is_empty() {
            assert!(lines[0].starts_with("error: file:"), "{seen}");
        } else {
            assert_eq!(lines[0], problem, "{seen}");
        }
        assert_eq!(lines[1], remedy, "{seen}");
        assert!(table.bytes() == before, "{seen}");
        for lang in ["fr", "es"] {
            let printed = table.teamzy("import file").lang(lang).raw();
            assert_eq!(printed.status, 1, "{}", shown(&printed));
            assert!(!printed.stderr.contains(" the "), "{}", shown(&printed));
        }
    }
}

#[test]
fn a_good_file_beside_a_broken_one_is_not_taken_either() {
    let table = Table::with_file("good.csv", ROWS);
    table.file("bad.json", "{\"plays\":[");
    table.teamzy("import good.csv bad.json").refused(
        1,
        &page([
            "error: bad.json:1:10: the JSON breaks off here, and nothing was taken.",
            WHOLE,
        ]),
    );
    table.teamzy("import good.csv missing").refused(
        1,
        "error: missing cannot be read: there is no such file or directory.\n  \
         try: put that right, or name another file\n",
    );
    let directory = table.path("");
    let directory = directory.to_str().unwrap();
    let printed = table.words(["import", directory]).raw();
    assert_eq!(printed.status, 1, "{}", shown(&printed));
    assert!(!table.path("games.jsonl").exists());
}

/// A file of a gibibyte that takes no room on the disk.
#[cfg(unix)]
fn huge(table: &Table, beginning: &[u8]) {
    let mut file = File::create(table.path("huge")).unwrap();
    file.write_all(beginning).unwrap();
    file.seek(SeekFrom::Start(1 << 30)).unwrap();
    file.write_all(b" ").unwrap();
}

#[cfg(unix)]
#[test]
fn a_huge_file_is_refused_at_once() {
    let table = Table::new();
    for beginning in [&b""[..], b"{\"plays\":[],", b"game,date,player,score\n"] {
        huge(&table, beginning);
        for kind in ["", "--from csv", "--from bgg", "--from bgstats"] {
            let printed = table.teamzy(&format!("import huge {kind}")).raw();
            assert_eq!(printed.status, 1, "{}", shown(&printed));
        }
    }
}

#[test]
fn a_kind_that_is_forced_is_taken_at_its_word() {
    let table = Table::with_file("file", ROWS);
    for (kind, problem) in [
        (
            "bgstats",
            "error: file:1:1: from here on this is no JSON, and nothing was taken.",
        ),
        (
            "bgg",
            "error: file:1:1: from here on this is no XML, and nothing was taken.",
        ),
    ] {
        let printed = table
            .teamzy(&format!("import file --from {kind}"))
            .columns(100)
            .raw();
        assert_eq!(printed.stderr.lines().next(), Some(problem));
    }
    table
        .teamzy("import file --from teamzy")
        .columns(100)
        .stdout("No line was missing here.\n3 lines were left out.\n")
        .stderr(page([
            "note: file:1: this line cannot be read, and is left out.",
            "note: file:2: this line cannot be read, and is left out.",
            "note: file:3: this line cannot be read, and is left out.",
        ]))
        .check();
}

#[test]
fn what_never_ends_is_refused_by_how_it_begins() {
    let table = Table::new();
    let (reader, mut writer) = std::io::pipe().unwrap();
    let run = table.teamzy("import -").stdin_from(reader);
    // Whoever reads on is still reading when the writer waits.
    let writing = std::thread::spawn(move || while writer.write_all(&[0; 4096]).is_ok() {});
    let refused = run.raw();
    assert_eq!(refused.status, 1, "{}", shown(&refused));
    assert_eq!(
        refused.stderr.lines().next(),
        Some("error: - is no text."),
        "{}",
        shown(&refused)
    );
    writing.join().unwrap();
}

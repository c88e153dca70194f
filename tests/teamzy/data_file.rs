//! The data file: where it is, what may be in its place, and that nothing in it is ever touched.

use std::fs::{self, File};
use std::io::Read;
use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;

use crate::harness::{Printed, Table, game, page, shown};

const FIRST: &str = "No game is recorded yet. The first one: teamzy score Hugo 78 Léa 84\n";

/// Records a game, and returns what was printed.
#[track_caller]
fn score(table: &Table) -> Printed {
    table.teamzy("score Hugo 78 Léa 91").ok()
}

fn line_count(table: &Table, path: &str) -> usize {
    fs::read_to_string(table.path(path))
        .unwrap()
        .lines()
        .count()
}

#[test]
fn games_are_kept_in_the_users_data_directory() {
    let table = Table::new();
    table
        .teamzy("score Hugo 78 Léa 91")
        .unset("TEAMZY_DATA")
        .ok();
    assert_eq!(line_count(&table, "share/teamzy/games.jsonl"), 1);
    table
        .teamzy("score Hugo 78 Léa 92")
        .unset("TEAMZY_DATA")
        .ok();
    assert_eq!(line_count(&table, "share/teamzy/games.jsonl"), 2);
    assert!(!table.path("games.jsonl").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn without_the_variable_the_data_directory_is_in_the_home_directory() {
    for data_home in [None, Some(""), Some("relative")] {
        let table = Table::new();
        let run = table
            .teamzy("score Hugo 78 Léa 91")
            .unset("TEAMZY_DATA")
            .unset("XDG_DATA_HOME");
        match data_home {
            None => run,
            Some(value) => run.env("XDG_DATA_HOME", value),
        }
        .ok();
        assert_eq!(
            line_count(&table, ".local/share/teamzy/games.jsonl"),
            1,
            "{data_home:?}"
        );
    }
}

#[cfg(unix)]
#[test]
fn new_directories_are_for_their_owner_alone() {
    use crate::harness::mode;
    let table = Table::new();
    table
        .teamzy("score Hugo 78 Léa 91")
        .unset("TEAMZY_DATA")
        .ok();
    assert_eq!(mode(table.path("share/teamzy")), 0o700);
    assert_eq!(mode(table.path("share")), 0o700);
    table.teamzy("score Hugo 78 Léa 91 --data new/er/file").ok();
    assert_eq!(mode(table.path("new")), 0o700);
    assert_eq!(mode(table.path("new/er")), 0o700);
    // A new file follows the umask, as any file of these tests does.
    fs::write(table.path("any"), "").unwrap();
    assert_eq!(mode(table.path("new/er/file")), mode(table.path("any")));
    // A directory that exists already is left as it is.
    fs::create_dir(table.path("old")).unwrap();
    crate::harness::permit(table.path("old"), 0o755);
    table.teamzy("score Hugo 78 Léa 91 --data old/file").ok();
    assert_eq!(mode(table.path("old")), 0o755);
}

#[test]
fn another_file_is_named_by_option_or_variable_and_the_option_wins() {
    let table = Table::new();
    table
        .teamzy("score A 1 B 2")
        .env("TEAMZY_DATA", table.path("variable"))
        .ok();
    assert_eq!(line_count(&table, "variable"), 1);
    for line in [
        "score A 1 B 2 --data option",
        "--data option score A 1 B 3",
        "score --data=option A 1 B 4",
    ] {
        table
            .teamzy(line)
            .env("TEAMZY_DATA", table.path("variable"))
            .ok();
    }
    assert_eq!(
        (line_count(&table, "variable"), line_count(&table, "option")),
        (1, 3)
    );
    table.teamzy("score A 1 B 2").env("TEAMZY_DATA", "").ok();
    assert_eq!(line_count(&table, "share/teamzy/games.jsonl"), 1);
}

#[test]
fn a_relative_path_is_relative_to_the_working_directory() {
    let table = Table::new();
    fs::create_dir(table.path("here")).unwrap();
    let here = table.path("here");
    table
        .teamzy("score A 1 B 2 --data mine.jsonl")
        .directory(&here)
        .ok();
    table
        .teamzy("score A 1 B 2 --data sub/mine.jsonl")
        .directory(&here)
        .ok();
    table
        .teamzy("score A 1 B 2")
        .env("TEAMZY_DATA", "../up.jsonl")
        .directory(&here)
        .ok();
    for path in ["here/mine.jsonl", "here/sub/mine.jsonl", "up.jsonl"] {
        assert_eq!(line_count(&table, path), 1, "{path}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_path_need_not_be_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let table = Table::new();
    let path = OsStr::from_bytes(b"f\xffr");
    let words = ["score", "Hugo", "78", "Léa", "91", "--data"].map(OsStr::new);
    table.words(words.into_iter().chain([path])).ok();
    table
        .teamzy("score Hugo 78 Léa 92")
        .env("TEAMZY_DATA", path)
        .ok();
    assert_eq!(
        fs::read_to_string(table.path(path))
            .unwrap()
            .lines()
            .count(),
        2
    );
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_is_followed_even_to_a_file_that_does_not_exist_yet() {
    use std::os::unix::fs::symlink;
    let table = Table::new();
    fs::create_dir(table.path("synced")).unwrap();
    symlink("synced/real.jsonl", table.path("games.jsonl")).unwrap();
    table.teamzy("history").stderr(FIRST).check();
    score(&table);
    score(&table);
    assert_eq!(line_count(&table, "synced/real.jsonl"), 2);
    assert!(
        fs::symlink_metadata(table.path("games.jsonl"))
            .unwrap()
            .is_symlink()
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_directory_a_fifo_a_socket_or_a_device_is_no_data_file() {
    use std::os::fd::AsRawFd;
    let table = Table::new();
    fs::create_dir(table.path("folder")).unwrap();
    let _socket = std::os::unix::net::UnixListener::bind(table.path("socket")).unwrap();
    let (reader, _writer) = std::io::pipe().unwrap();
    let fifo = format!("/proc/{}/fd/{}", std::process::id(), reader.as_raw_fd());
    for path in ["folder", "socket", &fifo, "/dev/null", "/dev/full"] {
        for command in [
            "history",
            "rankings",
            "records",
            "chart",
            "score Hugo 78 Léa 91",
            "new Hugo Léa",
            "edit last Hugo=5",
            "delete last",
            "undo",
            "rename Hugo Hugh",
            "check",
        ] {
            table.teamzy(&format!("{command} --data {path}")).refused(
                1,
                &format!(
                    "error: {path} is not a file.\n  \
                     try: name the file of the games with --data or TEAMZY_DATA\n"
                ),
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_read_is_left_alone() {
    let table = Table::with_lines([game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)])]);
    crate::harness::permit(table.path("games.jsonl"), 0o200);
    let before = fs::metadata(table.path("games.jsonl")).unwrap().len();
    for command in ["history", "rankings", "records"] {
        table
            .teamzy(command)
            .unprivileged()
            .status(1)
            .stderr(page([
                "error: games.jsonl cannot be read: you do not have the right to.",
                "  try: put that right, or name another file with --data or TEAMZY_DATA",
            ]))
            .check();
    }
    let printed = table
        .teamzy("score Hugo 78 Léa 91")
        .columns(200)
        .unprivileged()
        .printed();
    let seen = shown(&printed);
    assert_eq!((printed.status, printed.stdout.as_str()), (1, ""), "{seen}");
    assert!(
        printed.stderr.contains("you do not have the right to"),
        "{seen}"
    );
    assert_eq!(
        fs::metadata(table.path("games.jsonl")).unwrap().len(),
        before
    );
}

#[cfg(unix)]
#[test]
fn a_read_only_file_is_read_but_not_written_to() {
    let table = Table::with_lines([game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)])]);
    let before = table.bytes();
    crate::harness::permit(table.path("games.jsonl"), 0o444);
    assert!(
        table
            .teamzy("rankings")
            .unprivileged()
            .ok()
            .stdout
            .contains("Léa")
    );
    for command in [
        "score Hugo 78 Léa 92",
        "new Hugo Léa",
        "edit last Hugo=5",
        "delete last",
        "undo",
        "rename Hugo Hugh",
    ] {
        let dry = table
            .teamzy(&format!("{command} --dry-run"))
            .unprivileged()
            .printed();
        let none = command.starts_with("new");
        assert_eq!(dry.status, if none { 2 } else { 0 }, "{}", shown(&dry));
        table
            .teamzy(command)
            .unprivileged()
            .status(1)
            .columns(100)
            .stderr(page([
                "error: games.jsonl cannot be written to, and nothing was recorded: you do not have the right to.",
                "  try: put that right and type it again",
            ]))
            .check();
    }
    let dry = table
        .teamzy("score Hugo 78 Léa 92 --dry-run")
        .unprivileged()
        .ok();
    assert!(dry.stdout.starts_with("Léa wins"), "{}", shown(&dry));
    assert_eq!(table.bytes(), before);
}

#[cfg(unix)]
#[test]
fn a_directory_that_cannot_be_made_or_written_to_is_reported() {
    let table = Table::new();
    fs::create_dir(table.path("closed")).unwrap();
    crate::harness::permit(table.path("closed"), 0o555);
    table
        .teamzy("score Hugo 78 Léa 91 --data closed/new/games.jsonl")
        .unprivileged()
        .status(1)
        .stderr(page([
            "error: The directory closed/new cannot be made: you do not have the right to.",
            "  try: name a file in another place with --data or TEAMZY_DATA",
        ]))
        .check();
    table
        .teamzy("score Hugo 78 Léa 91 --data closed/games.jsonl")
        .unprivileged()
        .columns(100)
        .status(1)
        .stderr(page([
            "error: closed/games.jsonl cannot be written to, and nothing was recorded: you do not have the right",
            "  to.",
            "  try: put that right and type it again",
        ]))
        .check();
    table
        .teamzy("history --data closed/new/games.jsonl")
        .unprivileged()
        .stderr(FIRST)
        .check();
    let data_home = table.path("closed");
    let printed = table
        .teamzy("score Hugo 78 Léa 91")
        .unset("TEAMZY_DATA")
        .env("XDG_DATA_HOME", data_home)
        .columns(300)
        .unprivileged()
        .printed();
    let seen = shown(&printed);
    assert_eq!((printed.status, printed.stdout.as_str()), (1, ""), "{seen}");
    assert!(
        printed
            .stderr
            .contains("cannot be made: you do not have the"),
        "{seen}"
    );
    fs::write(table.path("file"), "").unwrap();
    for command in ["history", "score Hugo 78 Léa 91"] {
        let printed = table
            .teamzy(&format!("{command} --data file/games.jsonl"))
            .printed();
        let seen = shown(&printed);
        assert_eq!((printed.status, printed.stdout.as_str()), (1, ""), "{seen}");
        assert!(
            printed
                .stderr
                .contains("a part of the path is not a directory"),
            "{seen}"
        );
    }
}

/// Who has no home directory: a user whom the system does not know. Only root can become that
/// user; for others the system knows a home, and the test only looks.
#[cfg(target_os = "linux")]
#[test]
fn without_a_home_the_file_must_be_named() {
    const UNKNOWN: u32 = 64_999;
    let table = Table::new();
    if !crate::harness::is_root(&table) {
        let printed = table
            .teamzy("history")
            .unset("TEAMZY_DATA")
            .unset("XDG_DATA_HOME")
            .unset("HOME")
            .printed();
        assert!([0, 1].contains(&printed.status), "{}", shown(&printed));
        return;
    }
    let homeless = |line: &str| {
        table
            .teamzy(line)
            .unset("TEAMZY_DATA")
            .unset("XDG_DATA_HOME")
            .unset("HOME")
            .user(UNKNOWN)
    };
    for command in [
        "history",
        "rankings",
        "records",
        "chart",
        "score Hugo 78 Léa 91",
        "new Hugo Léa",
    ] {
        homeless(command)
            .columns(100)
            .status(1)
            .stderr(page([
                "error: It cannot be known where the games are kept: you have no home directory.",
                "  try: name a file with --data FILE or TEAMZY_DATA",
            ]))
            .check();
    }
    homeless("help-scoring").ok();
    homeless("score Hugo 78 Léa 91 --data named.jsonl").ok();
    assert_eq!(line_count(&table, "named.jsonl"), 1);
    homeless("score Hugo 78 Léa 91")
        .env("TEAMZY_DATA", "named.jsonl")
        .ok();
    assert_eq!(line_count(&table, "named.jsonl"), 2);
    homeless("score Hugo 78 Léa 91")
        .env("XDG_DATA_HOME", table.path("share"))
        .ok();
    assert_eq!(line_count(&table, "share/teamzy/games.jsonl"), 1);
}

#[test]
fn an_empty_file_is_a_table_where_nothing_was_recorded() {
    let table = Table::new();
    table.write("");
    table.teamzy("history").stderr(FIRST).check();
    assert_eq!(score(&table).stderr, "");
    assert_eq!(table.lines().len(), 1);
    for blank in ["\n", "\n\n  \n", "\u{feff}"] {
        table.write(blank);
        table.teamzy("history").stderr(FIRST).check();
    }
}

#[test]
fn what_is_no_line_of_a_game_is_left_alone_and_remarked_once() {
    let known = game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)]);
    for (bytes, first, count) in [
        (b"h\xe9llo\n".to_vec(), 1, 1),
        (format!("{known}\n{{\"foo\":1}}\n").into_bytes(), 2, 1),
        (format!("{known}\n[]\nnull\n12\n\"x\"\n").into_bytes(), 2, 4),
        (format!("{known}\n\n{}\n", &known[..40]).into_bytes(), 3, 1),
        (
            [b"\xff\xfe\n", known.as_bytes(), b"\n\0\0\0\n"].concat(),
            1,
            2,
        ),
        (known.replace("91", "-1").into_bytes(), 1, 1),
        (known.replace("91", "100000").into_bytes(), 1, 1),
        (known.replace("91", "91.5").into_bytes(), 1, 1),
        (known.replace("91", "\"91\"").into_bytes(), 1, 1),
        (
            known.replace("2026-11-01\"", "2026-11-31\"").into_bytes(),
            1,
            1,
        ),
        (known.replace("Hugo", "LÉA").into_bytes(), 1, 1),
        (known.replace("\"v\":1", "\"v\":0").into_bytes(), 1, 1),
        (known.replace("g001", "G001").into_bytes(), 1, 1),
    ] {
        let table = Table::new();
        table.write(&bytes);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let remark = if count == 1 {
            format!(
                "games.jsonl:{first}: this line cannot be read and was left alone (teamzy check shows it)\n"
            )
        } else {
            format!(
                "games.jsonl:{first}: this line cannot be read and was left alone, like others \
                 ({count} in all; teamzy check shows them)\n"
            )
        };
        for command in ["history", "rankings", "records"] {
            let printed = table.teamzy(command).columns(200).ok();
            assert!(
                printed.stderr.starts_with(&remark),
                "{text}\n{}",
                shown(&printed)
            );
            let lines = printed
                .stderr
                .lines()
                .filter(|line| line.starts_with("games.jsonl:"));
            assert_eq!(lines.count(), 1, "{text}\n{}", shown(&printed));
        }
        let printed = table
            .teamzy("score Hugo 78 Léa 92 --date 2026-01-01")
            .columns(200)
            .ok();
        assert!(
            printed.stderr.contains(&remark),
            "{text}\n{}",
            shown(&printed)
        );
        assert!(table.bytes().starts_with(&bytes), "{text}");
        assert_eq!(
            table
                .teamzy("history -n 1 --json --until 2026-01-01")
                .json()[0]["date"],
            "2026-01-01",
            "{text}"
        );
    }
}

#[test]
fn after_a_line_without_its_end_comes_a_newline_first() {
    let whole = game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)]);
    let torn = &game(2, "2026-11-02", &[("Hugo", 70), ("Léa", 71)])[..100];
    for (before, remarked) in [
        (format!("{whole}\n{torn}"), true),
        (torn.to_owned(), true),
        (whole.clone(), false),
    ] {
        let table = Table::new();
        table.write(&before);
        let printed = table.teamzy("score Hugo 60 Léa 61").ok();
        assert_eq!(
            printed.stderr.contains("cannot be read"),
            remarked,
            "{}",
            shown(&printed)
        );
        let after = table.bytes();
        let new = after
            .strip_prefix(before.as_bytes())
            .expect("the old bytes are unchanged");
        let new = std::str::from_utf8(new).unwrap();
        let line = new.strip_prefix('\n').expect("a newline comes first");
        let line = line.strip_suffix('\n').expect("the new line has its end");
        let value: Value = serde_json::from_str(line).unwrap();
        assert_eq!(value["players"][1]["score"], 61);
    }
}

#[test]
fn a_file_torn_within_a_character_is_appended_to() {
    let table = Table::new();
    let line = game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)]);
    let at = line.find('é').unwrap() + 1;
    let before = &line.as_bytes()[..at];
    table.write(before);
    score(&table);
    let after = table.bytes();
    assert!(after.starts_with(before));
    assert_eq!(after[at], b'\n');
    assert_eq!(
        table
            .teamzy("history --json")
            .json()
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[test]
fn lines_that_end_in_crlf_and_a_byte_order_mark_are_read() {
    let lines = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)]),
        game(2, "2026-11-02", &[("Hugo", 78), ("Léa", 92)]),
    ];
    let table = Table::new();
    let text = format!("\u{feff}{}\r\n{}\r\n", lines[0], lines[1]);
    table.write(&text);
    let expected = Table::with_lines(&lines).teamzy("history --json").printed();
    assert_eq!(table.teamzy("history --json").printed(), expected);
    assert_eq!(score(&table).stderr, "");
    assert!(table.bytes().starts_with(text.as_bytes()));
    assert_eq!(
        table
            .teamzy("history --json")
            .json()
            .as_array()
            .unwrap()
            .len(),
        3
    );
}

#[test]
fn a_line_too_long_to_be_a_game_is_passed_over() {
    let table = Table::new();
    let known = game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)]);
    table.write(format!("{}\n{known}\n", "x".repeat(3 << 20)));
    let printed = table.teamzy("history --json").printed();
    assert_eq!(printed.status, 0);
    assert!(
        printed
            .stderr
            .starts_with("games.jsonl:1: this line cannot be read"),
        "{}",
        printed.stderr
    );
    assert!(printed.stdout.contains("g001"));
}

#[test]
fn each_command_appends_one_whole_line() {
    let table = Table::new();
    let mut before = table.bytes();
    for command in [
        "new Hugo Léa",
        "new Max Zoé Tom",
        "score 84 91",
        "score 1 2 3",
        "score A 1 B 2",
    ] {
        table.teamzy(command).ok();
        let after = table.bytes();
        let new = after
            .strip_prefix(before.as_slice())
            .expect("the old bytes are unchanged");
        assert_eq!(
            new.iter().filter(|byte| **byte == b'\n').count(),
            1,
            "{command}"
        );
        assert!(new.ends_with(b"\n"), "{command}");
        before = after;
    }
}

#[test]
fn a_line_has_the_documented_fields_in_order() {
    let table = Table::new();
    table
        .words([
            "score",
            "Hugo",
            "78",
            "Léa",
            "78",
            "--with",
            "inns,other:Fan Set",
            "--at",
            "Lyon",
            "--note",
            "…",
        ])
        .ok();
    table.teamzy("new A B").ok();
    let lines = table.lines();
    let text = String::from_utf8(table.bytes()).unwrap();
    let quoted = |line: &Value, key: &str| line[key].as_str().unwrap().to_owned();
    let (id, change) = (quoted(&lines[0], "id"), quoted(&lines[0], "change"));
    let (open_id, open_change) = (quoted(&lines[1], "id"), quoted(&lines[1], "change"));
    for id in [&id, &change, &open_id, &open_change] {
        assert_eq!(id.len(), 12, "{id}");
        assert!(
            id.bytes()
                .all(|byte| b"0123456789abcdefghjkmnpqrstvwxyz".contains(&byte)),
            "{id}"
        );
    }
    assert_eq!(
        text,
        format!(
            r#"{{"v":1,"id":"{id}","change":"{change}","recorded":"2026-11-29T21:14:05.120+01:00","date":"2026-11-29","players":[{{"name":"Hugo","score":78}},{{"name":"Léa","score":78}}],"expansions":["inns-and-cathedrals","other:Fan Set"],"location":"Lyon","note":"…"}}
{{"v":1,"id":"{open_id}","change":"{open_change}","recorded":"2026-11-29T21:14:05.121+01:00","date":"2026-11-29","players":[{{"name":"A","score":null}},{{"name":"B","score":null}}]}}
"#
        )
    );
}

#[test]
fn a_refused_command_does_not_even_end_the_last_line() {
    let table = Table::new();
    let open = game(1, "2026-11-29", &[("Hugo", 0), ("Léa", 0)])
        .replace("\"score\":0", "\"score\":null")
        .replace("2026-11-01T", "2026-11-29T");
    table.write(format!("{{}}\n{open}"));
    let before = table.bytes();
    for (line, status) in [
        ("score 78,5 91", 2),
        ("score -5 91", 2),
        ("score 1:50 91", 2),
        ("score 1 2 3", 2),
        ("score '' 91", 2),
        ("score Hugo 78 Léa", 2),
        ("score Hugo 78 Léa 91 --date 2026-02-30", 2),
        ("score 78 91 --with zzz", 2),
        ("score 78 91 --at 'a\u{7}b'", 2),
        ("score --game zzzz 78 91", 1),
        ("score --game g001 Hugo 78 Zoé 91", 2),
        ("score --game last 78 91", 1),
        ("new Hugo", 2),
        ("new Hugo hugo", 2),
        ("new Hugo 12", 2),
        ("history Xyz", 1),
        ("score 78 91 --lang xx", 2),
    ] {
        let printed = table.teamzy(line).printed();
        assert_eq!(printed.status, status, "{line} {}", shown(&printed));
        assert_eq!(printed.stdout, "", "{line}");
        assert!(table.bytes() == before, "{line}");
    }
}

#[test]
fn refused_entries_leave_no_file_behind() {
    for line in [
        "score Hugo 78 Léa 7B",
        "score Hugo 78",
        "new Hugo",
        "score Hugo 1 Léa 2 --date tomorrow",
    ] {
        let table = Table::new();
        table.teamzy(line).unset("TEAMZY_DATA").printed();
        assert!(!table.path("share").exists(), "{line}");
    }
}

#[test]
fn looking_makes_no_file() {
    let table = Table::new();
    for line in [
        "history",
        "rankings",
        "records",
        "chart",
        "history --open",
        "help-scoring",
        "sheet --players 2 -o sheet.pdf",
        "check",
        "--help",
        "score A 1 B 2 --dry-run",
    ] {
        table.teamzy(line).unset("TEAMZY_DATA").ok();
        assert!(!table.path("share").exists(), "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_game_that_was_recorded_but_not_shown_says_so() {
    for (line, problem) in [
        (
            "score Hugo 78 Léa 91",
            "error: It was recorded, but the result could not be printed: the disk is full, or a limit\n  \
             of size is reached.\n  try: teamzy undo --dry-run shows it\n",
        ),
        (
            "rankings",
            "error: The result could not be printed: the disk is full, or a limit of size is reached.\n  \
             try: make room, or print to another place\n",
        ),
        (
            "--help",
            "error: The result could not be printed: the disk is full, or a limit of size is reached.\n  \
             try: make room, or print to another place\n",
        ),
    ] {
        let table = Table::with_lines([game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)])]);
        let full = File::options().write(true).open("/dev/full").unwrap();
        table
            .teamzy(line)
            .columns(90)
            .stdout_to(full)
            .stderr(problem)
            .status(1)
            .check();
        let recorded = if line.starts_with("score") { 2 } else { 1 };
        assert_eq!(table.lines().len(), recorded, "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_change_that_was_recorded_but_not_shown_says_so_too() {
    for line in [
        "edit last Hugo=79",
        "delete last",
        "undo",
        "rename Hugo Hugh",
    ] {
        let table = Table::with_lines([game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)])]);
        for (options, recorded) in [("--dry-run", false), ("--json", true)] {
            let full = File::options().write(true).open("/dev/full").unwrap();
            let printed = table
                .teamzy(&format!("{line} {options}"))
                .columns(200)
                .stdout_to(full)
                .printed();
            let seen = shown(&printed);
            assert_eq!(printed.status, 1, "{line} {seen}");
            let problem = if recorded {
                "error: It was recorded, but the result could not be printed: "
            } else {
                "error: The result could not be printed: "
            };
            assert!(printed.stderr.contains(problem), "{line} {seen}");
            let lines = if recorded { 2 } else { 1 };
            assert_eq!(table.lines().len(), lines, "{line}");
        }
    }
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let table = Table::with_lines([game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)])]);
    for line in [
        "history",
        "rankings --json",
        "records",
        "chart",
        "help-scoring",
        "check",
        "--help",
        "score A 1 B 2",
        "edit last A=3",
        "rename A C",
        "delete last",
        "undo",
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        table.teamzy(line).stdout_to(writer).check();
    }
    assert_eq!(table.lines().len(), 6);
}

#[test]
fn many_at_once_lose_nothing() {
    const CROWD: u32 = 12;
    let table = Table::new();
    table.set("XDG_DATA_HOME", table.path("share"));
    let children: Vec<_> = (0..CROWD)
        .map(|number| {
            table
                .teamzy(&format!("score Hugo {number} Léa 50"))
                .unset("TEAMZY_DATA")
                .unset("TEAMZY_SEED")
                .stdout_to(Stdio::null())
                .start()
        })
        .collect();
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
    let history = table.teamzy("history --json").unset("TEAMZY_DATA").json();
    let mut scores: Vec<u64> = history
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["players"][0]["score"].as_u64().unwrap())
        .collect();
    scores.sort_unstable();
    assert_eq!(scores, (0..u64::from(CROWD)).collect::<Vec<_>>());
    let text = fs::read_to_string(table.path("share/teamzy/games.jsonl")).unwrap();
    let mut instants: Vec<&str> = text
        .split("\"recorded\":\"")
        .skip(1)
        .map(|rest| &rest[..29])
        .collect();
    let in_file = instants.clone();
    instants.sort_unstable();
    instants.dedup();
    assert_eq!(
        instants, in_file,
        "each game is recorded a millisecond after the one before"
    );
}

/// Runs these commands at once.
#[track_caller]
fn at_once(table: &Table, commands: impl IntoIterator<Item = String>) {
    let children: Vec<_> = commands
        .into_iter()
        .map(|command| table.teamzy(&command).stdout_to(Stdio::null()).start())
        .collect();
    for child in children {
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}");
    }
}

#[test]
fn many_corrections_at_once_lose_nothing() {
    const NAMES: [&str; 8] = ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff", "Gg", "Hh"];
    let table = Table::with_lines([game(1, "2026-11-01", &NAMES.map(|name| (name, 1)))]);
    at_once(&table, NAMES.map(|name| format!("edit g001 {name}=99")));
    let last = table.teamzy("history --game last --json").json();
    for seat in last["players"].as_array().unwrap() {
        assert_eq!(seat["score"], 99, "{last}");
    }
    assert_eq!(last["earlier"].as_array().unwrap().len(), NAMES.len());
    // Each takes back another change.
    at_once(&table, NAMES.map(|_| "undo".to_owned()));
    let last = table.teamzy("history --game last --json").json();
    for seat in last["players"].as_array().unwrap() {
        assert_eq!(seat["score"], 1, "{last}");
    }
    assert_eq!(table.lines().len(), 1 + 2 * NAMES.len());
    let checked = table.teamzy("check").ok();
    assert!(
        checked.stdout.ends_with("Nothing is doubtful.\n"),
        "{}",
        shown(&checked)
    );
}

#[test]
fn a_lock_is_waited_for_and_after_a_second_that_is_said() {
    let table = Table::with_lines([game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 91)])]);
    let held = File::options()
        .append(true)
        .open(table.path("games.jsonl"))
        .unwrap();
    held.lock().unwrap();
    let mut child = table.teamzy("score A 1 B 2").start();
    // Looking does not wait.
    table.teamzy("rankings").ok();
    let mut said = [0; 8];
    child
        .stderr
        .as_mut()
        .unwrap()
        .read_exact(&mut said)
        .unwrap();
    assert_eq!(table.lines().len(), 1);
    assert!(child.try_wait().unwrap().is_none());
    held.unlock().unwrap();
    std::thread::sleep(Duration::from_millis(1));
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let stderr = String::from_utf8_lossy(&said) + String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        stderr,
        "Another teamzy is writing to the file; waiting for it …\n"
    );
    assert_eq!(table.lines().len(), 2);
}

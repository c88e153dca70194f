//! Names, places and notes command nothing: not the terminal, not the file system.

use std::collections::BTreeSet;
use std::fs;
use std::io::Read;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use crate::scene::{PROGRAM, Scene, Seen, line, seen, some_games};

/// Characters that could command a terminal, turn a line around or begin another.
const HARMFUL: [char; 16] = [
    '\u{1b}', '\n', '\r', '\t', '\u{8}', '\u{7}', '\u{7f}', '\u{85}', '\u{9b}', '\u{200e}',
    '\u{200f}', '\u{202e}', '\u{2066}', '\u{2028}', '\u{2029}', '\u{61c}',
];

/// What of a text would reach a terminal as it is. Lines may end.
#[track_caller]
fn is_harmless(what: &str, text: &str) {
    for c in HARMFUL.into_iter().filter(|c| *c != '\n') {
        assert!(!text.contains(c), "{c:?} of {what} in {text:?}");
    }
}

fn words(scene: &Scene, words: &[&str]) -> Seen {
    seen(scene.command(PROGRAM).args(words))
}

#[test]
fn what_is_typed_is_refused() {
    let text = some_games(2);
    let scene = Scene::with(&text);
    for c in HARMFUL {
        let word = &format!("Mi{c}a");
        for line in [
            vec!["score", word, "78", "Léa", "91"],
            vec!["score", "Hugo", "78", "Léa", "91", "--note", word],
            vec!["score", "Hugo", "78", "Léa", "91", "--at", word],
            vec![
                "score",
                "Hugo",
                "78",
                "Léa",
                "91",
                "--with",
                &format!("other:{word}"),
            ],
            vec!["new", word, "Léa"],
            vec!["edit", "last", "--replace", &format!("Hugo={word}")],
            vec!["edit", "last", "--note", word],
            vec!["rename", "Hugo", word],
        ] {
            let seen = words(&scene, &line);
            // White space in a name is folded, and stands for a space.
            let is_name = !line
                .iter()
                .any(|word| ["--note", "--at", "--with"].contains(word));
            let is_blank = c.is_whitespace() && is_name && seen.status == 0;
            if is_blank {
                let bytes = String::from_utf8(scene.bytes()).unwrap();
                is_harmless(&format!("{line:?}"), &bytes);
                assert!(bytes.contains("Mi a"), "{line:?} {bytes}");
                scene.write(&text);
                continue;
            }
            assert_eq!(seen.status, 2, "{line:?} {seen:?}");
            assert_eq!(seen.stdout, "");
            is_harmless(&format!("{line:?}"), &seen.stderr);
            assert_eq!(scene.bytes(), text.as_bytes(), "{line:?}");
        }
    }
}

/// A file in which every text holds every harmful character.
fn poisoned() -> Scene {
    let escapes: String = HARMFUL
        .iter()
        .map(|c| format!("\\u{:04x}", u32::from(*c)))
        .collect();
    let mut text = String::new();
    for number in 1..=3 {
        let game = line(number, &[("Hugo", 78), ("Léa", 90 + number)]);
        let details = format!(
            "}}],\"expansions\":[\"other:Fan{escapes}\",\"odd{escapes}\"],\
             \"location\":\"Lyon{escapes}\",\"note\":\"Rain{escapes}]0;x\"}}"
        );
        text += &game
            .replace("Hugo", &format!("Hugo{escapes}[31m"))
            .replace("}]}", &details);
        text.push('\n');
    }
    let open = text.lines().last().unwrap().to_owned();
    let open = open
        .replace("g003", "g004")
        .replace("c003", "c004")
        .replace("\"score\":78", "\"score\":null")
        .replace("\"score\":93", "\"score\":null")
        .replace("\"2026-11-01", "\"2026-11-29");
    text += &format!(
        "{open}\n\
         {{\"v\":1,\"change\":\"c005bbbbbbbb\",\"recorded\":\"2026-11-02T12:00:00Z\",\"rename\":\"Zoé\",\"to\":\"Zoë{escapes}\"}}\n\
         not {} JSON\n",
        HARMFUL.iter().filter(|c| **c != '\n').collect::<String>()
    );
    text += &line(6, &[("Zoé", 1), ("Tom", 1)]);
    text.push('\n');
    Scene::with(text)
}

const SHOWING: &[&str] = &[
    "history",
    "history --open",
    "history --game g001",
    "history --game g004",
    "history --game g00",
    "history Hugox",
    "rankings",
    "records",
    "check",
    "score 1 2",
    "score 1 2 3",
    "score --game g004 A 1 B 2",
    "score Zoe 5 Tom 7",
    "new Zoé Tomm",
    "edit last Tom=4",
    "edit last Max=4",
    "delete g001",
    "undo",
    "rename Zoé Tom",
    "rename Tom Tim",
];

#[test]
fn what_comes_from_a_file_is_shown_harmless() {
    for line in SHOWING {
        for format in ["", " --json"] {
            let line = format!("{line}{format}");
            let seen = seen(&mut poisoned().teamzy(&line));
            assert!([0, 1, 2].contains(&seen.status), "{line}: {seen:?}");
            is_harmless(&line, &seen.stderr);
            is_harmless(&line, &seen.stdout);
        }
    }
}

/// Runs at a terminal, and returns all that it got.
fn at_a_terminal(scene: &Scene, line: &str) -> String {
    let pty = native_pty_system().openpty(PtySize::default()).unwrap();
    let mut command = CommandBuilder::new(PROGRAM);
    command.env_clear();
    command.env("HOME", scene.path(""));
    command.env("TEAMZY_DATA", scene.file());
    command.env("TEAMZY_NOW", "2026-11-29T21:14:05.120+01:00");
    command.env("LANG", "en_GB.UTF-8");
    command.env("TERM", "xterm");
    command.env("NO_COLOR", "1");
    command.env("COLUMNS", "400");
    command.args(line.split_whitespace());
    // As the leader of the terminal's session its end would throw away what is not read yet.
    command.set_controlling_tty(false);
    let mut child = pty.slave.spawn_command(command).unwrap();
    drop(pty.slave);
    let mut reader = pty.master.try_clone_reader().unwrap();
    let mut bytes = Vec::new();
    let mut piece = [0; 4096];
    // At the end Linux reports an error.
    while let Ok(count @ 1..) = reader.read(&mut piece) {
        bytes.extend_from_slice(&piece[..count]);
    }
    child.wait().unwrap();
    String::from_utf8(bytes).unwrap().replace("\r\n", "\n")
}

#[test]
fn a_terminal_gets_nothing_that_commands_it() {
    for line in [
        "history",
        "history --json",
        "history --csv",
        "history --game g001",
        "rankings",
        "rankings --json",
        "rankings --csv",
        "records",
        "records --json",
        "records --csv",
        "check",
    ] {
        let scene = poisoned();
        let text = at_a_terminal(&scene, line);
        assert!(text.len() > 40, "{line}: {text:?}");
        is_harmless(line, &text);
    }
}

#[test]
fn a_terminal_gets_a_word_of_advice_and_no_sheet() {
    let scene = Scene::new();
    let advice = "error: A score sheet is a PDF file, which a terminal cannot show.\n  \
                  try: the same with -o sheet.pdf, which keeps it, or with | lp, which prints it\n";
    assert_eq!(at_a_terminal(&scene, "sheet Hugo Léa"), advice);
    assert_eq!(at_a_terminal(&scene, "sheet Hugo Léa -o -"), advice);
    assert_eq!(
        at_a_terminal(&scene, "sheet Hugo Léa -o /dev/null --force"),
        ""
    );
}

/// Away from a terminal, CSV is a file: it tells the names as they are.
#[test]
fn csv_in_a_file_is_to_the_letter() {
    let scene = poisoned();
    for line in ["history --csv", "rankings --csv", "records --csv"] {
        let seen = seen(&mut scene.teamzy(line));
        assert!(seen.stdout.contains('\u{1b}'), "{line}");
        is_harmless(line, &seen.stderr);
    }
}

#[test]
fn the_path_of_the_data_file_is_shown_harmless() {
    let nasty: String = HARMFUL.iter().collect();
    let scene = Scene::new().file_at(&format!("ga{nasty}mes.jsonl"));
    scene.write("no game\n");
    for line in [
        "check",
        "history",
        "rankings",
        "score A 1 B 2",
        "check --json",
    ] {
        let seen = seen(&mut scene.teamzy(line));
        is_harmless(line, &seen.stdout);
        is_harmless(line, &seen.stderr);
        let count = seen.stderr.lines().count();
        assert!(count <= 2, "{line}: a line was begun by a path: {seen:?}");
    }
}

/// Files that a run opens, makes, moves or removes, and programs and connections that it starts.
fn touched(scene: &Scene, line: &[&str]) -> BTreeSet<String> {
    let trace = scene.trace();
    let seen = seen(
        scene
            .command("strace")
            .args(["-f", "-s", "4096", "-o"])
            .arg(&trace)
            .args(["-e", "trace=%file,%network,process"])
            .arg(PROGRAM)
            .args(line),
    );
    assert_eq!(seen.status, 0, "{line:?} {seen:?}");
    let trace = fs::read_to_string(trace).unwrap();
    trace
        .lines()
        .filter_map(|line| {
            let call = line.split_once(' ')?.1.trim_start();
            let (name, rest) = call.split_once('(')?;
            assert!(
                !["socket", "connect", "fork", "vfork"].contains(&name),
                "{call}"
            );
            if name == "execve" {
                return None;
            }
            rest.split('"').nth(1).map(str::to_owned)
        })
        .collect()
}

/// A name, place or note that looks like a path, an option or an address is a text.
#[test]
fn no_text_is_followed_as_a_path() {
    for text in [
        "secret",
        "./secret",
        "../secret",
        "~/secret",
        "@secret",
        "-o",
        "-osecret",
        "--data=secret",
        "--force",
        "file:///secret",
        "http://secret.example",
        "$(cat secret)",
        "`secret`",
        "|secret",
        ">secret",
        "<secret",
        "/dev/tty",
        "/etc/secret",
        "C:\\secret",
        "%s%n",
    ] {
        let scene = Scene::new();
        fs::write(scene.path("secret"), "5c 7").unwrap();
        let with = format!("other:{text}");
        let (at, note) = (format!("--at={text}"), format!("--note={text}"));
        let mut all = touched(
            &scene,
            &["new", &at, &note, "--with", &with, "--", text, "Léa"],
        );
        all.extend(touched(&scene, &["score", "78", "91"]));
        all.extend(touched(
            &scene,
            &[
                "score", &at, &note, "--with", &with, "--", text, "78", "Léa", "90",
            ],
        ));
        for line in [
            &["history"][..],
            &["history", "--csv"],
            &["history", "--", text],
            &["history", "--game", "last"],
            &["history", &at],
            &["rankings", "--json"],
            &["records", "--", text],
            &["check"],
            &["edit", "last", &note, "--at="],
            &["rename", "--", text, "Mia"],
            &["undo"],
        ] {
            all.extend(touched(&scene, line));
        }
        let home = scene.path("").display().to_string();
        for path in &all {
            let known = path.is_empty()
                || path == "games.jsonl"
                || path.starts_with("/proc/")
                || path.starts_with("/sys/")
                || [
                    "/etc/ld.so",
                    "/etc/localtime",
                    "/lib",
                    "/usr/lib",
                    "/usr/share",
                ]
                .iter()
                .any(|known| path.starts_with(known))
                || home
                    .trim_end_matches('/')
                    .starts_with(path.trim_end_matches('/'))
                || *path == format!("{home}games.jsonl");
            assert!(known, "{path} was touched for {text}");
            assert!(!path.contains("secret"), "{path} was touched for {text}");
        }
        let mut files: Vec<_> = fs::read_dir(scene.path(""))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        assert_eq!(files, ["games.jsonl", "secret", "trace"]);
        assert_eq!(fs::read_to_string(scene.path("secret")).unwrap(), "5c 7");
    }
}

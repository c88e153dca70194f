//! What may stand in the file, and what becomes of the games around it.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};

use nix::sys::resource::{UsageWho, getrusage};

use crate::scene::{Scene, line, seen, some_games};
use crate::table::{Is, Row, STRUCK, aftermath, faults};

faults! {
    no_bytes: "a file of 0 bytes",
    blank: "nothing but blank lines",
    nul_line: "a line of NUL bytes",
    nul_tail: "NUL bytes at the end, as a power cut can leave them",
    nul_within: "a NUL byte within a game",
    byte_order_mark: "a byte order mark at the beginning",
    carriage_returns: "lines that end in CRLF",
    no_newline: "no newline at the end of the last game",
    half_a_line: "half a line at the end",
    half_a_character: "half a UTF-8 character at the end",
    no_utf8: "a line that is no UTF-8",
    wide_characters: "a file in UTF-16",
    long_line: "a line of 100 MB",
    long_line_of_nul: "100 MB of NUL bytes without a newline, at the end",
    deep: "a line nested 100,000 deep",
    deep_field: "a game with an unknown field nested 100,000 deep",
    huge_score: "a score beyond 64 bits",
    huge_version: "a version beyond 64 bits",
    huge_field: "an unknown number of 400 digits in a game",
    huge_exponent: "a score of 1e999999999",
    twice_a_key: "a game with its players twice",
    twice_an_unknown_key: "a game with an unknown key twice",
    merge_conflict: "the marks of a merge conflict",
}

/// Whether `check` finds every line readable.
#[derive(Clone, Copy, PartialEq, Eq)]
enum All {
    Readable,
    NotReadable,
}

/// How many games are there, whether all lines are readable, and what is seen when the next is
/// recorded.
fn holds(scene: &Scene, games: usize, all: All) -> Row {
    let bytes = scene.bytes();
    let before = scene.games();
    assert_eq!(before.len(), games);
    let checked = seen(&mut scene.teamzy("check"));
    let status = i32::from(all == All::NotReadable);
    assert_eq!(checked.status, status, "{checked:?}");
    let struck = seen(&mut scene.teamzy(STRUCK));
    let row = aftermath(scene, &before, &bytes, &struck, Is::Recorded);
    for command in ["rankings", "records", "history --csv"] {
        let seen = seen(&mut scene.teamzy(command));
        assert_eq!(seen.status, 0, "{command}: {seen:?}");
    }
    assert_eq!(row.message.is_empty(), all == All::Readable, "{row:?}");
    row
}

fn text(text: impl AsRef<[u8]>, games: usize, all: All) -> Row {
    holds(&Scene::with(text), games, all)
}

/// Two games around something.
fn between(between: impl AsRef<[u8]>, games: usize, all: All) -> Row {
    let games_text = some_games(2);
    let (first, second) = games_text.split_once('\n').unwrap();
    let parts = [
        first.as_bytes(),
        b"\n",
        between.as_ref(),
        b"\n",
        second.as_bytes(),
    ];
    text(parts.concat(), games, all)
}

/// Two games and the third, in which something is replaced.
fn third(part: &str, instead: &str, games: usize, all: All) -> Row {
    let line = line(3, &[("Hugo", 78), ("Léa", 91)]);
    let other = line.replacen(part, instead, 1);
    assert_ne!(line, other);
    between(other, games, all)
}

fn no_bytes() -> Row {
    text("", 0, All::Readable)
}

fn blank() -> Row {
    text("\n \t\n\r\n\n", 0, All::Readable)
}

fn nul_line() -> Row {
    between([0; 300], 2, All::NotReadable)
}

fn nul_tail() -> Row {
    text(some_games(2) + &"\0".repeat(4096), 2, All::NotReadable)
}

fn nul_within() -> Row {
    third("Hugo", "Hu\0go", 2, All::NotReadable)
}

fn byte_order_mark() -> Row {
    text(format!("\u{feff}{}", some_games(2)), 2, All::Readable)
}

fn carriage_returns() -> Row {
    text(some_games(2).replace('\n', "\r\n"), 2, All::Readable)
}

fn no_newline() -> Row {
    text(some_games(2).trim_end(), 2, All::Readable)
}

fn half_a_line() -> Row {
    text(&some_games(2)[..300], 1, All::NotReadable)
}

fn half_a_character() -> Row {
    let games = some_games(2);
    let at = games.rfind('é').unwrap() + 1;
    text(&games.as_bytes()[..at], 1, All::NotReadable)
}

fn no_utf8() -> Row {
    let line = line(3, &[("Hugo", 78), ("Léa", 91)]);
    let mut bytes = line.into_bytes();
    let at = bytes
        .windows(2)
        .position(|two| two == "é".as_bytes())
        .unwrap();
    bytes.splice(at..at + 2, [0xe9]);
    between(bytes, 2, All::NotReadable)
}

fn wide_characters() -> Row {
    let units = some_games(2)
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect::<Vec<u8>>();
    text(
        [b"\xff\xfe".as_slice(), &units].concat(),
        0,
        All::NotReadable,
    )
}

const HUNDRED_MEGABYTES: u64 = 100 << 20;

/// The peak of what any child has had of the memory, this test's own fork included.
#[track_caller]
fn little_memory_was_taken() {
    let peak = getrusage(UsageWho::RUSAGE_CHILDREN).unwrap().max_rss();
    assert!(peak < 64 << 10, "a process took {peak} KiB");
}

fn long_line() -> Row {
    let scene = Scene::with(some_games(1));
    let mut file = File::options().append(true).open(scene.file()).unwrap();
    let piece = vec![b'x'; 1 << 20];
    for _ in 0..HUNDRED_MEGABYTES >> 20 {
        file.write_all(&piece).unwrap();
    }
    let other = line(2, &[("Hugo", 78), ("Léa", 91)]);
    file.write_all(format!("\n{other}\n").as_bytes()).unwrap();
    let row = huge(&scene, 2);
    little_memory_was_taken();
    row
}

fn long_line_of_nul() -> Row {
    let scene = Scene::with(some_games(1));
    let mut file = File::options().write(true).open(scene.file()).unwrap();
    let end = file.seek(SeekFrom::End(0)).unwrap();
    file.set_len(end + HUNDRED_MEGABYTES).unwrap();
    let row = huge(&scene, 1);
    little_memory_was_taken();
    row
}

/// As [`holds`], with fewer readings and without comparing the huge file.
fn huge(scene: &Scene, games: usize) -> Row {
    let before = scene.games();
    assert_eq!(before.len(), games);
    let length = std::fs::metadata(scene.file()).unwrap().len();
    let struck = seen(&mut scene.teamzy(STRUCK));
    let new = crate::scene::game(&struck.json());
    let after = scene.games();
    assert!(before.iter().all(|game| after.contains(game)));
    assert!(after.contains(&new));
    assert!(std::fs::metadata(scene.file()).unwrap().len() - length < 300);
    assert_eq!(seen(&mut scene.teamzy("check")).status, 1);
    Row {
        before: before.len(),
        after: after.len(),
        lost: 0,
        status: struck.status,
        message: struck.message(),
    }
}

const DEEP: usize = 100_000;

fn deep() -> Row {
    between("[".repeat(DEEP) + &"]".repeat(DEEP), 2, All::NotReadable)
}

fn deep_field() -> Row {
    let deep = "[{\"x\":".repeat(DEEP / 2) + "1" + &"}]".repeat(DEEP / 2);
    let field = format!("\"date\":\"2026-11-01\",\"deep\":{deep}");
    let row = third("\"date\":\"2026-11-01\"", &field, 3, All::Readable);
    // Such a game can be corrected, and keeps the field.
    let line = line(1, &[("Hugo", 78), ("Léa", 91)]).replace("\"date\":\"2026-11-01\"", &field);
    let scene = Scene::with(line + "\n");
    let edited = seen(&mut scene.teamzy("edit last Hugo=79 --json"));
    assert_eq!(crate::scene::game(&edited.json()).1[0].1, 79);
    let text = String::from_utf8(scene.bytes()).unwrap();
    assert!(text.lines().nth(1).unwrap().contains(&deep));
    row
}

fn huge_score() -> Row {
    third(":78", ":99999999999999999999999999", 2, All::NotReadable)
}

fn huge_version() -> Row {
    third(
        "\"v\":1",
        "\"v\":99999999999999999999999999",
        2,
        All::NotReadable,
    )
}

fn huge_field() -> Row {
    let field = format!("\"big\":{},\"date\"", "9".repeat(400));
    third("\"date\"", &field, 3, All::Readable)
}

fn huge_exponent() -> Row {
    third(":78", ":1e999999999", 2, All::NotReadable)
}

fn twice_a_key() -> Row {
    let other =
        "\"players\":[{\"name\":\"Max\",\"score\":1},{\"name\":\"Zoé\",\"score\":2}],\"players\"";
    third("\"players\"", other, 2, All::NotReadable)
}

fn twice_an_unknown_key() -> Row {
    third("\"date\"", "\"x\":1,\"x\":2,\"date\"", 3, All::Readable)
}

fn merge_conflict() -> Row {
    let line = line(3, &[("Hugo", 78), ("Léa", 91)]);
    let conflict = format!("<<<<<<< ours\n=======\n{line}\n>>>>>>> theirs");
    between(conflict, 3, All::NotReadable)
}

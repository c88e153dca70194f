//! Other programs: those that hold the lock, and those that do not know of it.

use std::fs::{self, File};
use std::process::Command;

use nix::sys::signal::{SIGINT, Signal};

use crate::scene::{PROGRAM, STOP, Scene, Seen, said, seen, signal, some_games, start, wait_for};
use crate::table::{Is, Row, STRUCK, after_any, aftermath, faults};

faults! {
    held_by_a_stopped_process: "lock held by a stopped process, which goes on after a while",
    interrupted_while_waiting: "Ctrl-C while the lock is held by a stopped process",
    replaced_while_waiting: "file replaced while the lock is waited for",
    truncated_while_waiting: "file truncated while the lock is waited for",
    deleted_while_waiting: "file deleted while the lock is waited for",
    directory_while_waiting: "file replaced by a directory while the lock is waited for",
    replaced_before_writing: "file replaced between the lock and the write",
    replaced_while_writing: "file replaced between the write and the report",
    emptied_before_writing: "file emptied between the lock and the write",
    cut_before_writing: "file cut within a line between the lock and the write",
    cut_while_reading: "file cut within a line while it is read to decide",
    deleted_before_writing: "file deleted between the lock and the write",
    appended_before_writing: "half a line appended without the lock, before the write",
    cut_while_rankings_read: "file cut while `rankings` reads it",
}

const WAITING: &str = "Another teamzy is writing to the file; waiting for it …";

/// What another program does to the file.
type Deed = fn(&Scene);

/// Puts two other games in the place of the file, as a synchroniser does.
fn replace(scene: &Scene) {
    let text = some_games(9);
    let other = text.lines().skip(7).map(|line| format!("{line}\n"));
    fs::write(scene.path("incoming"), other.collect::<String>()).unwrap();
    fs::rename(scene.path("incoming"), scene.file()).unwrap();
}

fn empty(scene: &Scene) {
    cut_to(scene, 0);
}

/// Leaves two games and the beginning of the third.
fn cut(scene: &Scene) {
    cut_to(scene, some_games(2).len() as u64 + 70);
}

fn cut_to(scene: &Scene, length: u64) {
    let file = File::options().write(true).open(scene.file()).unwrap();
    file.set_len(length).unwrap();
}

fn delete(scene: &Scene) {
    fs::remove_file(scene.file()).unwrap();
}

fn append_half(scene: &Scene) {
    use std::io::Write;
    let mut file = File::options().append(true).open(scene.file()).unwrap();
    file.write_all(&some_games(1).as_bytes()[..80]).unwrap();
}

/// Another program changes the file while the lock is waited for.
fn while_waiting(deed: Deed, is: Is) -> Row {
    let scene = Scene::with(some_games(3));
    let held = File::options().append(true).open(scene.file()).unwrap();
    held.lock().unwrap();
    let mut child = start(&mut scene.teamzy(STRUCK));
    assert_eq!(said(&mut child), WAITING);
    deed(&scene);
    let (games, bytes) = (scene.games(), scene.bytes());
    drop(held);
    let mut struck = Seen::of(&child.wait_with_output().unwrap());
    struck.stderr = format!("{WAITING}\n{}", struck.stderr);
    aftermath(&scene, &games, &bytes, &struck, is)
}

fn replaced_while_waiting() -> Row {
    while_waiting(replace, Is::Recorded)
}

fn truncated_while_waiting() -> Row {
    while_waiting(cut, Is::Recorded)
}

fn deleted_while_waiting() -> Row {
    while_waiting(delete, Is::Recorded)
}

fn directory_while_waiting() -> Row {
    let scene = Scene::with(some_games(3));
    let held = File::options().append(true).open(scene.file()).unwrap();
    held.lock().unwrap();
    let (games, bytes) = (scene.games(), scene.bytes());
    let mut child = start(&mut scene.teamzy(STRUCK));
    assert_eq!(said(&mut child), WAITING);
    fs::rename(scene.file(), scene.path("away")).unwrap();
    fs::create_dir(scene.file()).unwrap();
    drop(held);
    let mut struck = Seen::of(&child.wait_with_output().unwrap());
    struck.stderr = format!("{WAITING}\n{}", struck.stderr);
    assert_eq!(struck.status, 1, "{struck:?}");
    fs::remove_dir(scene.file()).unwrap();
    fs::rename(scene.path("away"), scene.file()).unwrap();
    aftermath(&scene, &games, &bytes, &struck, Is::NotRecorded)
}

/// Another program changes the file while the command is stopped after a step.
fn at_a_step(parts: &[&str], deed: Deed) -> Row {
    let scene = Scene::with(some_games(3));
    let stopped = scene.stopped_after(STRUCK, parts);
    deed(&scene);
    let (games, bytes) = (scene.games(), scene.bytes());
    let struck = stopped.go_on();
    assert_eq!(struck.status, 1, "{struck:?}");
    if scene.file().exists() {
        assert_eq!(scene.bytes(), bytes);
    }
    aftermath(&scene, &games, &bytes, &struck, Is::NotRecorded)
}

/// The look at the last byte, which comes right before the write.
const LOOK: &[&str] = &["read(", r#""\n", 1)"#];

fn replaced_before_writing() -> Row {
    at_a_step(LOOK, replace)
}

fn replaced_while_writing() -> Row {
    at_a_step(&["fsync("], replace)
}

fn emptied_before_writing() -> Row {
    at_a_step(LOOK, empty)
}

fn cut_before_writing() -> Row {
    at_a_step(LOOK, cut)
}

fn cut_while_reading() -> Row {
    at_a_step(&["pread64("], cut)
}

fn deleted_before_writing() -> Row {
    at_a_step(LOOK, delete)
}

fn appended_before_writing() -> Row {
    at_a_step(LOOK, append_half)
}

fn cut_while_rankings_read() -> Row {
    let scene = Scene::with(some_games(3));
    let stopped = scene.stopped_after("rankings", &["pread64("]);
    cut(&scene);
    let (games, bytes) = (scene.games(), scene.bytes());
    let struck = stopped.go_on();
    assert_eq!(struck.status, 0, "{struck:?}");
    // It was no score, and nothing was reported as recorded.
    let row = after_any(
        &scene,
        &games,
        &bytes,
        &Seen {
            status: 1,
            ..struck
        },
    );
    Row { status: 0, ..row }
}

/// A scene in which another `teamzy` has the lock and is stopped.
fn stopped_holder() -> (Scene, crate::scene::Stopped) {
    let scene = Scene::with(some_games(3));
    let holder = scene.stopped_after("score Cleo 1 Dora 2 --json", &["flock("]);
    (scene, holder)
}

fn held_by_a_stopped_process() -> Row {
    let (scene, holder) = stopped_holder();
    let begun = std::time::Instant::now();
    let mut child = start(&mut scene.teamzy(STRUCK));
    assert_eq!(said(&mut child), WAITING);
    assert!(begun.elapsed() >= std::time::Duration::from_secs(1));
    // Who only looks does not wait.
    assert_eq!(scene.games().len(), 3);
    assert!(child.try_wait().unwrap().is_none());
    let held = crate::scene::game(&holder.go_on().json());
    let mut struck = Seen::of(&child.wait_with_output().unwrap());
    struck.stderr = format!("{WAITING}\n{}", struck.stderr);
    let mut games = scene.games();
    assert!(games.contains(&held));
    games.retain(|game| game.1[0].0 != "Anna");
    aftermath(
        &scene,
        &games,
        some_games(3).as_bytes(),
        &struck,
        Is::Recorded,
    )
}

fn interrupted_while_waiting() -> Row {
    let (scene, holder) = stopped_holder();
    let (games, bytes) = (scene.games(), scene.bytes());
    let mut children: Vec<_> = [
        ("en", WAITING),
        (
            "fr",
            "Un autre teamzy écrit dans le fichier ; attente de la fin…",
        ),
        (
            "es",
            "Otro teamzy está escribiendo en el archivo; se espera a que termine…",
        ),
    ]
    .into_iter()
    .map(|(lang, words)| {
        let mut command = scene.within(&["env", "--default-signal=INT"], STRUCK);
        (start(command.env("TEAMZY_LANG", lang)), words)
    })
    .collect();
    for (child, words) in &mut children {
        assert_eq!(said(child).replace(['\u{a0}', '\u{202f}'], " "), *words);
    }
    let mut struck = None;
    for (child, _) in children {
        signal(child.id().cast_signed(), SIGINT);
        let seen = Seen::of(&child.wait_with_output().unwrap());
        assert_eq!((seen.stdout.as_str(), seen.stderr.as_str()), ("", ""));
        assert_eq!(seen.status, 130);
        struck = Some(seen);
    }
    assert_eq!(scene.bytes(), bytes, "nothing was written");
    holder.go_on().json();
    // The holder's own game is none of the struck command's.
    scene.write(&bytes);
    let mut struck = struck.unwrap();
    WAITING.clone_into(&mut struck.stderr);
    aftermath(&scene, &games, &bytes, &struck, Is::NotRecorded)
}

/// What a shell says of it, at Ctrl-C, which goes to the shell as well.
#[test]
fn a_shell_sees_130() {
    use std::os::unix::process::CommandExt;
    let scene = Scene::with(some_games(3));
    let held = File::options().append(true).open(scene.file()).unwrap();
    held.lock().unwrap();
    let script = r#"trap : INT; "$@"; echo "status $?""#;
    let tool = ["env", "--default-signal=INT", "sh", "-c", script, "sh"];
    let mut command: Command = scene.within(&tool, STRUCK);
    let mut child = start(command.process_group(0));
    assert_eq!(said(&mut child), WAITING);
    signal(-child.id().cast_signed(), SIGINT);
    let seen = Seen::of(&child.wait_with_output().unwrap());
    assert_eq!((seen.stdout.as_str(), seen.status), ("status 130\n", 0));
    assert_eq!(scene.bytes(), some_games(3).as_bytes());
}

/// Ctrl-Z and `fg` while the lock is waited for.
#[test]
fn a_waiting_process_that_is_stopped_goes_on_waiting() {
    let scene = Scene::with(some_games(3));
    let held = File::options().append(true).open(scene.file()).unwrap();
    held.lock().unwrap();
    let mut child = start(&mut scene.teamzy(STRUCK));
    assert_eq!(said(&mut child), WAITING);
    let process = child.id().cast_signed();
    let state = || {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
        stat.rsplit_once(") ").unwrap().1.chars().next().unwrap()
    };
    signal(process, Signal::SIGSTOP);
    wait_for("the process to stop", || (state() == 'T').then_some(()));
    signal(process, Signal::SIGCONT);
    wait_for("the process to wait", || (state() == 'S').then_some(()));
    drop(held);
    let seen = Seen::of(&child.wait_with_output().unwrap());
    let game = crate::scene::game(&seen.json());
    assert!(scene.games().contains(&game));
}

#[test]
fn a_stopped_process_can_be_killed_and_the_lock_is_free() {
    let scene = Scene::with(some_games(3));
    let step = scene.step(STRUCK, &["flock("]);
    let injection = format!("{}:{STOP}:when={}", step.name, step.ordinal);
    let mut holder = start(&mut scene.injected(&[&injection], STRUCK));
    wait_for("the process to stop", || {
        let trace = fs::read_to_string(scene.trace()).unwrap_or_default();
        trace.contains("stopped by SIGSTOP").then_some(())
    });
    let trace = fs::read_to_string(scene.trace()).unwrap();
    let process = trace.split_once(' ').unwrap().0.parse().unwrap();
    signal(process, Signal::SIGKILL);
    holder.wait().unwrap();
    let game = crate::scene::game(&seen(&mut scene.teamzy(STRUCK)).json());
    assert!(scene.games().contains(&game));
    assert!(PROGRAM.ends_with("teamzy"));
}

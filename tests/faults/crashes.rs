//! The program killed, or refused by the system, at every system call.

use crate::scene::{Game, KILL, Scene, Seen, Step, line, open_game, seen, some_games};
use crate::table::next_is_recorded;

/// What is done in which scene.
struct Act {
    scene: Scene,
    line: &'static str,
    /// System calls that must be among the steps.
    calls: &'static [&'static str],
}

const WRITES: &[&str] = &["openat", "flock", "write", "fsync"];

impl Act {
    fn new(scene: Scene, line: &'static str) -> Self {
        Act {
            scene,
            line,
            calls: WRITES,
        }
    }

    /// The games as they are after the act, found on a copy.
    fn done(&self) -> Vec<Game> {
        let scene = self.scene.copy();
        let done = seen(&mut scene.teamzy(self.line));
        assert_eq!(done.status, 0, "{done:?}");
        scene.games()
    }

    fn steps(&self) -> Vec<Step> {
        let steps = self.scene.steps(self.line);
        for call in self.calls {
            assert!(
                steps.iter().any(|step| step.name == *call),
                "{call} is not among {steps:?}"
            );
        }
        steps
    }

    /// Kills it at every step. Nothing was reported, so it is done or not; whatever was recorded
    /// before is there.
    fn killed_at_every_step(&self) {
        let mut outcomes = [0, 0];
        let (before, done) = (self.scene.games(), self.done());
        for step in self.steps() {
            let scene = self.scene.copy();
            let injection = format!("{}:{KILL}:when={}", step.name, step.ordinal);
            let struck = seen(&mut scene.injected(&[&injection], self.line));
            assert_eq!(struck.status, 137, "{step:?} {struck:?}");
            let is_done = self.look(&scene, &before, &done, &step);
            if step.name == "exit_group" {
                assert!(is_done, "what was printed had been recorded");
            }
            outcomes[usize::from(is_done)] += 1;
        }
        assert!(outcomes.iter().all(|count| *count > 1), "{outcomes:?}");
    }

    /// Lets every step fail. It is done when that was said, and else not.
    fn failing_at_every_step(&self) {
        let (before, done) = (self.scene.games(), self.done());
        let mut refused = 0;
        for step in self.steps() {
            // What the system would never refuse, or what is no step of the work.
            if ["exit_group", "close", "readlink"].contains(&step.name.as_str()) {
                continue;
            }
            let scene = self.scene.copy();
            let injection = format!("{}:error=EIO:when={}", step.name, step.ordinal);
            let struck = seen(&mut scene.injected(&[&injection], self.line));
            let is_done = self.look(&scene, &before, &done, &step);
            let said_so = struck.status == 0 || struck.stderr.contains("It was recorded, but");
            assert!([0, 1].contains(&struck.status), "{step:?} {struck:?}");
            assert_eq!(is_done, said_so, "{step:?} {struck:?}");
            if struck.status == 1 {
                refused += 1;
                assert!(struck.stderr.starts_with("error: "), "{step:?} {struck:?}");
            }
        }
        assert!(refused > 4);
    }

    /// Whether it is done; all else is as it was, and the next game is recorded.
    fn look(&self, scene: &Scene, before: &[Game], done: &[Game], step: &Step) -> bool {
        let bytes = scene.bytes();
        assert!(bytes.starts_with(&self.scene.bytes()), "{step:?}");
        let after = scene.games();
        let same = |expected: &[Game]| {
            let seats =
                |games: &[Game]| games.iter().map(|game| game.1.clone()).collect::<Vec<_>>();
            seats(&after) == seats(expected)
        };
        let is_done = same(done);
        assert!(is_done || same(before), "{step:?} {after:?}");
        next_is_recorded(scene, &after);
        is_done
    }

    fn holds(&self) {
        self.killed_at_every_step();
        self.failing_at_every_step();
    }
}

#[test]
fn score_on_a_file_that_does_not_exist_yet() {
    let scene = Scene::new().file_at("new/er/games.jsonl");
    let mut act = Act::new(scene, "score Hugo 78 Léa 91");
    act.calls = &["openat", "mkdir", "flock", "write", "fsync"];
    act.holds();
}

#[test]
fn score_on_an_empty_file() {
    Act::new(Scene::with(""), "score Hugo 78 Léa 91").holds();
}

#[test]
fn score_on_a_filled_file() {
    Act::new(Scene::with(some_games(20)), "score Hugo 78 Léa 91").holds();
}

#[test]
fn score_after_a_line_without_its_newline() {
    let scene = Scene::with(some_games(2).trim_end());
    Act::new(scene, "score Hugo 78 Léa 91").holds();
}

#[test]
fn closing_an_open_game() {
    let scene = Scene::with(some_games(2) + &open_game(3) + "\n");
    Act::new(scene, "score 78 91").holds();
}

#[test]
fn edit() {
    Act::new(Scene::with(some_games(3)), "edit last Hugo=88").holds();
}

#[test]
fn undo() {
    Act::new(Scene::with(some_games(3)), "undo").holds();
}

#[test]
fn delete() {
    Act::new(Scene::with(some_games(3)), "delete last g001").killed_at_every_step();
}

#[test]
fn rename() {
    Act::new(Scene::with(some_games(3)), "rename Hugo Ugo").killed_at_every_step();
}

/// Runs with room for so many bytes behind the file, and with a system call that kills or fails.
fn with_room(scene: &Scene, room: u64, injection: &str) -> Seen {
    let limit = scene.bytes().len() as u64 + room;
    let fsize = format!("--fsize={limit}:{limit}");
    let inject = format!("inject={injection}");
    let tool = [
        "strace",
        "-f",
        "-o",
        "/dev/null",
        "-e",
        &inject,
        "prlimit",
        &fsize,
    ];
    seen(&mut scene.within(&tool, "score Hugo 78 Léa 91"))
}

/// A short write, and killed before it can be cut off.
#[test]
fn killed_between_a_short_write_and_its_cutting_off() {
    for before in [some_games(3), some_games(3).trim_end().to_owned()] {
        let scene = Scene::with(&before);
        let games = scene.games();
        let length = {
            let copy = scene.copy();
            seen(&mut copy.teamzy("score Hugo 78 Léa 91"));
            (copy.bytes().len() - before.len()) as u64
        };
        for room in [1, 2, 20, length / 2, length - 2, length - 1] {
            let scene = Scene::with(&before);
            let struck = with_room(&scene, room, "ftruncate:signal=KILL");
            assert_eq!(struck.status, 137, "{struck:?}");
            let bytes = scene.bytes();
            assert_eq!(bytes.len() as u64, before.len() as u64 + room);
            // The one beginning of a line that tells the game is the line without its newline.
            let after = scene.games();
            assert_eq!(after.len(), games.len() + usize::from(room == length - 1));
            assert!(games.iter().all(|game| after.contains(game)));
            next_is_recorded(&scene, &after);
        }
    }
}

/// A short write that can neither be finished nor cut off is no game, even where all but the
/// newline was written.
#[test]
fn a_short_write_that_cannot_be_cut_off_is_no_game() {
    for before in [
        String::new(),
        some_games(3),
        some_games(3).trim_end().to_owned(),
    ] {
        let scene = Scene::with(&before);
        let games = scene.games();
        let copy = scene.copy();
        seen(&mut copy.teamzy("score Hugo 78 Léa 91"));
        let length = (copy.bytes().len() - before.len()) as u64;
        for room in [1, 2, 20, length / 2, length - 2, length - 1] {
            let scene = Scene::with(&before);
            let struck = with_room(&scene, room, "ftruncate:error=EIO");
            assert_eq!(struck.status, 1, "{struck:?}");
            assert!(struck.stderr.contains("nothing was recorded"), "{struck:?}");
            assert!(scene.bytes().starts_with(before.as_bytes()));
            assert_eq!(scene.games(), games);
            // Nor does it leave anything to remark.
            assert_eq!(seen(&mut scene.teamzy("check")).status, 0);
            next_is_recorded(&scene, &games);
        }
    }
}

/// The last line cut by hand at every byte: the next game is recorded on a line of its own.
#[test]
fn a_line_torn_at_every_byte() {
    let last = line(3, &[("Hu\"go\\", 78), ("Léa 👩‍🚀", 91)]);
    let earlier = some_games(2);
    let whole = format!("{earlier}{last}\n");
    for end in earlier.len()..=whole.len() {
        let torn = &whole.as_bytes()[..end];
        let scene = Scene::with(torn);
        let scored = seen(&mut scene.teamzy("score Cleo 51 Dora 52 --json"));
        let new = crate::scene::game(&scored.json());
        let bytes = scene.bytes();
        assert!(bytes.starts_with(torn), "at {end}");
        let games = scene.games();
        assert!(games.contains(&new), "at {end}");
        let ids: Vec<&str> = games.iter().map(|game| game.0.as_str()).collect();
        assert!(ids.contains(&"g001aaaaaaaa") && ids.contains(&"g002aaaaaaaa"));
        let is_whole = end >= whole.len() - 1;
        assert_eq!(ids.contains(&"g003aaaaaaaa"), is_whole, "at {end}");
        assert_eq!(games.len(), 3 + usize::from(is_whole), "at {end}");
        let is_torn = end > earlier.len() && !is_whole;
        assert_eq!(
            scored.stderr.contains("cannot be read"),
            is_torn,
            "at {end}"
        );
    }
}

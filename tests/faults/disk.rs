//! Faults of the disk: full, failing, read-only, without locks.

use crate::scene::{Game, Scene, Seen, seen, some_games};
use crate::table::{Is, Row, STRUCK, aftermath, faults};

faults! {
    no_room: "full disk, not one byte of room",
    some_room: "full disk, room for the beginning of the line",
    no_room_for_a_new_file: "full disk, and no data file yet",
    size_limit: "limit of file sizes reached (`ulimit -f`)",
    size_limit_within_the_line: "limit of file sizes within the line: a short write",
    short_write_not_cut: "short write, and cutting it off fails",
    short_write_but_the_newline: "short write of all but the newline, and cutting it off fails",
    write_without_room: "`write` fails with ENOSPC",
    write_beyond_the_quota: "`write` fails with EDQUOT",
    write_fails: "`write` fails with EIO",
    write_interrupted: "`write` is interrupted (EINTR)",
    sync_fails: "`fsync` fails with EIO",
    sync_and_cut_fail: "`fsync` and cutting off fail with EIO",
    sync_cut_and_blanking_fail: "`fsync`, cutting off and blanking fail: the line may stay, and that is said",
    directory_sync_fails: "`fsync` of the directory of a new file fails with EIO",
    directory_sync_unknown: "`fsync` of a directory is unknown to the file system (EINVAL)",
    read_fails: "`read` fails with EIO while the games are read",
    read_only: "read-only file system",
    read_only_without_a_file: "read-only file system, and no data file yet",
    no_locks: "`flock` fails with ENOLCK",
    locks_unsupported: "`flock` fails with EOPNOTSUPP",
    lock_interrupted: "`flock` is interrupted (EINTR)",
}

/// A scene with three games, and what is known of it.
struct Before {
    scene: Scene,
    games: Vec<Game>,
    bytes: Vec<u8>,
}

impl Before {
    fn new() -> Self {
        Before::with(some_games(3))
    }

    fn with(text: impl AsRef<[u8]>) -> Self {
        let scene = Scene::with(text);
        Before {
            games: scene.games(),
            bytes: scene.bytes(),
            scene,
        }
    }

    fn none() -> Self {
        Before {
            scene: Scene::new(),
            games: Vec::new(),
            bytes: Vec::new(),
        }
    }

    #[track_caller]
    fn aftermath(&self, struck: &Seen, is: Is) -> Row {
        if is == Is::NotRecorded {
            assert_eq!(struck.status, 1, "{struck:?}");
            assert_eq!(struck.stdout, "");
        }
        aftermath(&self.scene, &self.games, &self.bytes, struck, is)
    }

    /// Strikes with `strace`.
    #[track_caller]
    fn injected(&self, injections: &[&str], is: Is) -> Row {
        let struck = seen(&mut self.scene.injected(injections, STRUCK));
        self.aftermath(&struck, is)
    }

    /// The bytes that the struck command would write.
    fn length_of_line(&self) -> u64 {
        let scene = self.scene.copy();
        seen(&mut scene.teamzy(STRUCK)).json();
        (scene.bytes().len() - self.bytes.len()) as u64
    }

    /// Leaves room for so many bytes, and strikes with `strace`, too.
    fn limited(&self, room: u64, injections: &[&str]) -> Seen {
        let limit = self.bytes.len() as u64 + room;
        let fsize = format!("--fsize={limit}:{limit}");
        // What strace writes down is not to be limited.
        let mut command = match injections {
            [] => self.scene.within(&["prlimit", &fsize], STRUCK),
            _ => {
                let trace = "/dev/null";
                let mut words = vec!["strace", "-f", "-o", trace];
                let injections: Vec<String> = injections
                    .iter()
                    .map(|injection| format!("inject={injection}"))
                    .collect();
                for injection in &injections {
                    words.extend(["-e", injection]);
                }
                words.extend(["prlimit", &fsize]);
                self.scene.within(&words, STRUCK)
            }
        };
        seen(&mut command)
    }

    /// Runs the struck command on a small disk of memory, after a preparation in the shell. The
    /// data file is copied there, and back.
    fn on_small_disk(&self, preparation: &str) -> Seen {
        let script = format!(
            "set -e
            mkdir disk
            mount -t tmpfs -o size=32k none disk
            if [ -e games.jsonl ]; then cp games.jsonl disk/games.jsonl; fi
            {preparation}
            set +e
            \"$@\" --data disk/games.jsonl
            status=$?
            if [ -e disk/games.jsonl ]; then cat disk/games.jsonl > games.jsonl; fi
            exit $status"
        );
        let mut words = vec!["unshare", "--mount"];
        if !nix::unistd::geteuid().is_root() {
            words.extend(["--user", "--map-root-user"]);
        }
        words.extend(["sh", "-c", &script, "sh"]);
        seen(&mut self.scene.within(&words, STRUCK))
    }
}

/// Fills the small disk to the last byte: 32 KiB, and never more than 1 MB wherever it stands.
const FILL: &str = "head -c 1000000 /dev/zero > disk/filling 2> filled || grep -q space filled";

fn no_room() -> Row {
    // The file ends where a page does.
    let mut text = some_games(20);
    let blanks = 4096 * 2 - text.len() - 1;
    text += &" ".repeat(blanks);
    text.push('\n');
    let before = Before::with(text);
    let struck = before.on_small_disk(FILL);
    before.aftermath(&struck, Is::NotRecorded)
}

fn some_room() -> Row {
    let mut text = some_games(20);
    let blanks = 4096 * 2 - text.len() - 1 - 60;
    text += &" ".repeat(blanks);
    text.push('\n');
    let before = Before::with(text);
    let struck = before.on_small_disk(FILL);
    let row = before.aftermath(&struck, Is::NotRecorded);
    assert!(struck.stderr.contains("the disk is full"), "{struck:?}");
    row
}

fn no_room_for_a_new_file() -> Row {
    let before = Before::none();
    let struck = before.on_small_disk(FILL);
    before.aftermath(&struck, Is::NotRecorded)
}

fn size_limit() -> Row {
    let before = Before::new();
    let struck = before.limited(0, &[]);
    before.aftermath(&struck, Is::NotRecorded)
}

fn size_limit_within_the_line() -> Row {
    let length = Before::new().length_of_line();
    let rows = [1, length / 2, length - 2, length - 1].map(|room| {
        let before = Before::new();
        let struck = before.limited(room, &[]);
        assert_eq!(before.scene.bytes(), before.bytes, "it was cut off again");
        before.aftermath(&struck, Is::NotRecorded)
    });
    rows[3].clone()
}

fn short_write_not_cut() -> Row {
    let before = Before::new();
    let half = before.length_of_line() / 2;
    let struck = before.limited(half, &["ftruncate:error=EIO"]);
    before.aftermath(&struck, Is::NotRecorded)
}

fn short_write_but_the_newline() -> Row {
    let before = Before::new();
    let length = before.length_of_line();
    let struck = before.limited(length - 1, &["ftruncate:error=EIO"]);
    before.aftermath(&struck, Is::NotRecorded)
}

fn write_without_room() -> Row {
    Before::new().injected(&["write:error=ENOSPC:when=1"], Is::NotRecorded)
}

fn write_beyond_the_quota() -> Row {
    Before::new().injected(&["write:error=EDQUOT:when=1"], Is::NotRecorded)
}

fn write_fails() -> Row {
    Before::new().injected(&["write:error=EIO:when=1"], Is::NotRecorded)
}

fn write_interrupted() -> Row {
    Before::new().injected(&["write:error=EINTR:when=1..3"], Is::Recorded)
}

fn sync_fails() -> Row {
    Before::new().injected(&["fsync:error=EIO:when=1"], Is::NotRecorded)
}

fn sync_and_cut_fail() -> Row {
    Before::new().injected(&["fsync:error=EIO", "ftruncate:error=EIO"], Is::NotRecorded)
}

fn sync_cut_and_blanking_fail() -> Row {
    let before = Before::new();
    let struck = seen(&mut before.scene.injected(
        &[
            "fsync:error=EIO",
            "ftruncate:error=EIO",
            "write:error=EIO:when=2",
        ],
        STRUCK,
    ));
    assert_eq!(struck.status, 1, "{struck:?}");
    assert!(
        !struck.stderr.contains("nothing was recorded"),
        "{struck:?}"
    );
    before.aftermath(&struck, Is::Recorded)
}

fn directory_sync_fails() -> Row {
    Before::none().injected(&["fsync:error=EIO:when=1"], Is::NotRecorded)
}

fn directory_sync_unknown() -> Row {
    Before::none().injected(&["fsync:error=EINVAL:when=1"], Is::Recorded)
}

fn read_fails() -> Row {
    let before = Before::new();
    let step = before.scene.step(STRUCK, &["pread64("]);
    let injection = format!("pread64:error=EIO:when={}", step.ordinal);
    before.injected(&[&injection], Is::NotRecorded)
}

fn read_only() -> Row {
    let before = Before::new();
    let struck = before.on_small_disk("mount -o remount,ro disk");
    before.aftermath(&struck, Is::NotRecorded)
}

fn read_only_without_a_file() -> Row {
    let before = Before::none();
    let struck = before.on_small_disk("mount -o remount,ro disk");
    before.aftermath(&struck, Is::NotRecorded)
}

fn no_locks() -> Row {
    Before::new().injected(&["flock:error=ENOLCK"], Is::NotRecorded)
}

fn locks_unsupported() -> Row {
    Before::new().injected(&["flock:error=EOPNOTSUPP"], Is::NotRecorded)
}

fn lock_interrupted() -> Row {
    Before::new().injected(&["flock:error=EINTR:when=1..3"], Is::Recorded)
}

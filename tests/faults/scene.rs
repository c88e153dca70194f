//! A home directory with a data file, at which the real program is run: as it is, or under
//! `strace`, which kills it, stops it or lets a system call fail.

use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_teamzy");

/// How long something is waited for that has to come.
const PATIENCE: Duration = Duration::from_secs(60);

/// System calls at which the program may be hit.
const CALLS: &str = "trace=openat,mkdir,flock,statx,read,pread64,lseek,write,pwrite64,fsync,\
                     fdatasync,ftruncate,rename,renameat,renameat2,unlink,readlink,close,exit_group";

/// The signal for an unmaskable end, as `strace` names it.
pub const KILL: &str = "signal=KILL";
pub const STOP: &str = "signal=STOP";

/// A home directory, which is also the working directory. The data file in it is `games.jsonl`.
pub struct Scene {
    home: TempDir,
    file: String,
}

/// What a program printed, and its exit status as a shell tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    pub stdout: String,
    pub stderr: String,
    pub status: i32,
}

impl Seen {
    pub fn of(output: &Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        let status = output.status;
        Seen {
            stdout: text(&output.stdout),
            stderr: text(&output.stderr),
            status: status
                .code()
                .or(status.signal().map(|signal| 128 + signal))
                .unwrap(),
        }
    }

    /// The standard error in one line.
    pub fn message(&self) -> String {
        let lines = self.stderr.lines().map(str::trim);
        lines.collect::<Vec<_>>().join(" ")
    }

    /// The result as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        assert_eq!(self.status, 0, "{self:?}");
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// A game as a user sees it: its id, and what was scored.
pub type Seat = (String, u64);
pub type Game = (String, Vec<Seat>);

/// A system call of a run, from the first that touches the data file on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its name.
    pub name: String,
    /// The how many-th of this name it is in the whole run.
    pub ordinal: usize,
    /// How `strace` shows it.
    pub text: String,
}

impl Scene {
    /// A scene without a data file.
    pub fn new() -> Self {
        Scene {
            home: TempDir::new().unwrap(),
            file: "games.jsonl".to_owned(),
        }
    }

    /// A scene whose data file holds these bytes.
    pub fn with(bytes: impl AsRef<[u8]>) -> Self {
        let scene = Scene::new();
        scene.write(bytes);
        scene
    }

    /// The same with the data file in another place.
    pub fn file_at(mut self, file: &str) -> Self {
        file.clone_into(&mut self.file);
        self
    }

    pub fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.home.path().join(name)
    }

    pub fn file(&self) -> PathBuf {
        self.path(&self.file)
    }

    pub fn write(&self, bytes: impl AsRef<[u8]>) {
        fs::write(self.file(), bytes).unwrap();
    }

    /// The bytes of the data file; none when there is no file.
    pub fn bytes(&self) -> Vec<u8> {
        fs::read(self.file()).unwrap_or_default()
    }

    /// A program, in this home and nothing else of the environment.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command
            .env_clear()
            .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin")
            .env("HOME", self.home.path())
            .env("TEAMZY_DATA", &self.file)
            .env("TEAMZY_NOW", "2026-11-29T21:14:05.120+01:00")
            .env("LANG", "en_GB.UTF-8")
            .env("TZ", "CET-1")
            .env("COLUMNS", "1000")
            .current_dir(self.home.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// `teamzy` with these words.
    pub fn teamzy(&self, line: &str) -> Command {
        let mut command = self.command(PROGRAM);
        command.args(line.split_whitespace());
        command
    }

    /// `teamzy` run by another program: the program and its own words.
    pub fn within(&self, tool: &[&str], line: &str) -> Command {
        let mut command = self.command(tool[0]);
        command
            .args(&tool[1..])
            .arg(PROGRAM)
            .args(line.split_whitespace());
        command
    }

    /// `teamzy` under `strace`, which does this to it: `fsync:error=EIO:when=1`.
    pub fn injected(&self, injections: &[&str], line: &str) -> Command {
        self.injected_within(&[], injections, line)
    }

    /// The same, the whole run by another program.
    pub fn injected_within(&self, tool: &[&str], injections: &[&str], line: &str) -> Command {
        let trace = self.trace().display().to_string();
        let mut words = tool.to_vec();
        words.extend(["strace", "-f", "-o", &trace, "-e", CALLS]);
        let injections: Vec<String> = injections
            .iter()
            .map(|injection| format!("inject={injection}"))
            .collect();
        for injection in &injections {
            words.extend(["-e", injection]);
        }
        self.within(&words, line)
    }

    /// Where `strace` writes down what it sees.
    pub fn trace(&self) -> PathBuf {
        self.path("trace")
    }

    /// The games, oldest first, as `history --json` tells them.
    #[track_caller]
    pub fn games(&self) -> Vec<Game> {
        games(&seen(&mut self.teamzy("history --json")).json())
    }

    /// The same scene elsewhere.
    pub fn copy(&self) -> Scene {
        let scene = Scene::new().file_at(&self.file);
        if self.file().exists() {
            fs::create_dir_all(scene.file().parent().unwrap()).unwrap();
            scene.write(self.bytes());
        }
        scene
    }

    /// The system calls by which a command works with the data file, as it is left alone; on a
    /// copy of the scene.
    pub fn steps(&self, line: &str) -> Vec<Step> {
        let scene = self.copy();
        let printed = seen(&mut scene.injected(&[], line));
        assert_eq!(printed.status, 0, "{line}: {printed:?}");
        let trace = fs::read_to_string(scene.trace()).unwrap();
        let mut counts = std::collections::BTreeMap::<String, usize>::new();
        let mut steps = Vec::new();
        for line in trace.lines() {
            let call = line.split_once(' ').unwrap().1.trim_start();
            let Some((name, _)) = call.split_once('(') else {
                continue;
            };
            let ordinal = counts.entry(name.to_owned()).or_default();
            *ordinal += 1;
            if !steps.is_empty() || call.contains("games.jsonl") {
                steps.push(Step {
                    name: name.to_owned(),
                    ordinal: *ordinal,
                    text: call.to_owned(),
                });
            }
        }
        steps
    }

    /// The first step of a command whose text contains all of these.
    #[track_caller]
    pub fn step(&self, line: &str, parts: &[&str]) -> Step {
        let mut steps = self.steps(line).into_iter();
        steps
            .find(|step| parts.iter().all(|part| step.text.contains(part)))
            .unwrap_or_else(|| panic!("{line} has no {parts:?}"))
    }

    /// Starts a command that is stopped right after the step with these parts, and waits until it
    /// stands there. It goes on with [`Stopped::go_on`].
    pub fn stopped_after(&self, line: &str, parts: &[&str]) -> Stopped {
        let step = self.step(line, parts);
        let injection = format!("{}:{STOP}:when={}", step.name, step.ordinal);
        let child = start(&mut self.injected(&[&injection], line));
        let trace = self.trace();
        let stopped = || {
            let trace = fs::read_to_string(&trace).unwrap_or_default();
            let line = trace
                .lines()
                .find(|line| line.contains("--- stopped by SIGSTOP ---"))?;
            line.split_once(' ').unwrap().0.parse().ok()
        };
        let process = wait_for("the process to stop", stopped);
        Stopped { child, process }
    }
}

/// A process that was stopped.
pub struct Stopped {
    child: Child,
    process: i32,
}

impl Stopped {
    /// Lets it go on to its end.
    pub fn go_on(self) -> Seen {
        signal(self.process, nix::sys::signal::SIGCONT);
        Seen::of(&self.child.wait_with_output().unwrap())
    }
}

/// Sends a signal.
pub fn signal(process: i32, signal: nix::sys::signal::Signal) {
    nix::sys::signal::kill(nix::unistd::Pid::from_raw(process), signal).unwrap();
}

/// Waits until something is there.
#[track_caller]
pub fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(3));
    }
}

/// Starts a program, which has to be there.
pub fn start(command: &mut Command) -> Child {
    command.spawn().unwrap_or_else(|error| {
        panic!(
            "{} is needed for this test and cannot be started ({error}): \
             install strace and util-linux",
            command.get_program().display()
        )
    })
}

/// Runs a program to its end.
pub fn seen(command: &mut Command) -> Seen {
    Seen::of(&start(command).wait_with_output().unwrap())
}

/// Waits until a line with these words is printed on the standard error, and returns it.
pub fn said(child: &mut Child) -> String {
    let mut said = Vec::new();
    let mut byte = [0];
    let stderr = child.stderr.as_mut().unwrap();
    while stderr.read(&mut byte).unwrap() == 1 && byte != [b'\n'] {
        said.push(byte[0]);
    }
    String::from_utf8(said).unwrap()
}

/// The games in what `history --json` printed.
pub fn games(history: &Value) -> Vec<Game> {
    let games = history.as_array().unwrap().iter();
    games.map(game).collect()
}

/// A game as JSON.
pub fn game(game: &Value) -> Game {
    let id = game["id"].as_str().unwrap().to_owned();
    let seats = game["players"].as_array().unwrap().iter();
    let seats = seats.map(|seat| {
        let name = seat["name"].as_str().unwrap().to_owned();
        (name, seat["score"].as_u64().unwrap())
    });
    (id, seats.collect())
}

/// The line of a game without its newline: the number tells its id, its change and its instant.
pub fn line(number: u32, seats: &[(&str, u32)]) -> String {
    let seats: Vec<Value> = seats
        .iter()
        .map(|(name, score)| serde_json::json!({"name": name, "score": score}))
        .collect();
    let seats = serde_json::to_string(&seats).unwrap();
    format!(
        r#"{{"v":1,"id":"g{number:03}aaaaaaaa","change":"c{number:03}bbbbbbbb","recorded":"2026-11-{:02}T20:{:02}:00.000+01:00","date":"2026-11-{:02}","players":{seats}}}"#,
        1 + number / 60,
        number % 60,
        1 + number / 60,
    )
}

/// The lines of some games, each with its newline.
pub fn some_games(count: u32) -> String {
    (1..=count)
        .map(|number| line(number, &[("Hugo", 60 + number), ("Léa", 90 - number)]) + "\n")
        .collect()
}

/// The line of an open game of Hugo and Léa.
pub fn open_game(number: u32) -> String {
    line(number, &[("Hugo", 0), ("Léa", 0)])
        .replace("\"score\":0", "\"score\":null")
        .replace("\"2026-11-01", "\"2026-11-29")
}

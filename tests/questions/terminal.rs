//! A table to play at, and a terminal to be asked at: the real program in a pseudo-terminal, with
//! nothing of the environment that the tests run in.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_teamzy");
pub const CTRL_C: &str = "\u{3}";
pub const CTRL_D: &str = "\u{4}";
pub const ENTER: &str = "\r";
pub const ESC: &str = "\u{1b}";
pub const DOWN: &str = "\u{1b}[B";

/// How long something is waited for that should come at once.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs its arguments, tells their status, and stays. Linux throws away what a terminal has not
/// passed on when the leader of its session ends, so the leader must outlive what is read.
const LEADER: &str = r#"trap : INT; "$@"; printf '\033]0;status %s\007' $?; exec /bin/sleep 600"#;

/// What stands before and after the status.
const STATUS: (&str, &str) = ("\u{1b}]0;status ", "\u{7}");

/// A home of its own, and a language.
pub struct Table {
    home: TempDir,
    language: &'static str,
}

impl Table {
    pub fn new(language: &'static str) -> Self {
        Table {
            home: TempDir::new().unwrap(),
            language,
        }
    }

    pub fn environment(&self) -> [(&'static str, String); 6] {
        [
            ("HOME", self.home.path().display().to_string()),
            ("LANG", self.language.to_owned()),
            ("TERM", "xterm-256color".to_owned()),
            ("TEAMZY_DATA", self.file().display().to_string()),
            ("TEAMZY_NOW", "2026-11-29T21:14:05.120+01:00".to_owned()),
            ("TEAMZY_SEED", "7".to_owned()),
        ]
    }

    pub fn file(&self) -> PathBuf {
        self.home.path().join("games.jsonl")
    }

    /// The data file, empty where there is none.
    pub fn data(&self) -> String {
        std::fs::read_to_string(self.file()).unwrap_or_default()
    }

    /// Runs the program away from any terminal.
    pub fn runs(&self, args: &[&str]) -> Output {
        Command::new(PROGRAM)
            .args(args)
            .env_clear()
            .envs(self.environment())
            .stdin(Stdio::null())
            .output()
            .unwrap()
    }

    /// Runs the program away from any terminal at this instant.
    pub fn runs_at(&self, now: &str, args: &[&str]) {
        let mut command = Command::new(PROGRAM);
        command.args(args).env_clear().envs(self.environment());
        let output = command.env("TEAMZY_NOW", now).output().unwrap();
        assert!(output.status.success(), "{output:?}");
    }

    /// What the program prints away from any terminal.
    pub fn prints(&self, args: &[&str]) -> String {
        let output = self.runs(args);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Runs the program at a terminal of the usual size.
    pub fn asks(&self, args: &[&str]) -> Terminal {
        self.asks_in(80, 24, args)
    }

    /// Runs the program at a terminal of this size.
    pub fn asks_in(&self, columns: u16, rows: u16, args: &[&str]) -> Terminal {
        let mut command = vec![PROGRAM];
        command.extend(args);
        self.starts(columns, rows, &command)
    }

    /// Runs a line of the shell at a terminal.
    pub fn asks_in_shell(&self, line: &str) -> Terminal {
        self.starts(80, 24, &["/bin/sh", "-c", line, PROGRAM])
    }

    fn starts(&self, columns: u16, rows: u16, words: &[&str]) -> Terminal {
        let mut command = CommandBuilder::new("/bin/sh");
        command.args(["-c", LEADER, "sh"]);
        command.args(words);
        command.env_clear();
        for (name, value) in self.environment() {
            command.env(name, value);
        }
        command.cwd(self.home.path());
        let size = PtySize {
            rows,
            cols: columns,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pty = native_pty_system().openpty(size).unwrap();
        let mode = format!("{:?}", pty.master.get_termios());
        let mut reader = pty.master.try_clone_reader().unwrap();
        let keyboard = pty.master.take_writer().unwrap();
        let leader = pty.slave.spawn_command(command).unwrap();
        let seen = Arc::new(Mutex::new(Seen {
            screen: vt100::Parser::new(cells(rows), cells(columns), 0),
            bytes: Vec::new(),
        }));
        let eyes = Arc::clone(&seen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            // At the end Linux reports an error, and others no bytes.
            while let Ok(length @ 1..) = reader.read(&mut bytes) {
                let mut seen = eyes.lock().unwrap();
                seen.screen.process(&bytes[..length]);
                seen.bytes.extend(&bytes[..length]);
            }
        });
        Terminal {
            master: pty.master,
            keyboard,
            leader,
            seen,
            mode,
        }
    }
}

struct Seen {
    screen: vt100::Parser,
    bytes: Vec<u8>,
}

impl Seen {
    /// All that the program wrote, and its status, once it has ended.
    fn end(&self) -> Option<(&str, u32)> {
        let bytes = std::str::from_utf8(&self.bytes).ok()?;
        let (written, rest) = bytes.split_once(STATUS.0)?;
        let (status, _) = rest.split_once(STATUS.1)?;
        Some((written, status.parse().unwrap()))
    }
}

/// A terminal at which the program runs.
pub struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    leader: Box<dyn Child + Send + Sync>,
    seen: Arc<Mutex<Seen>>,
    /// The terminal's mode before the program began.
    mode: String,
}

/// What is left when the program has ended.
pub struct Left {
    pub status: u32,
    /// The rows of the screen, with plain spaces for no-break ones.
    pub screen: String,
    /// All that was written.
    pub bytes: String,
}

impl Terminal {
    /// The rows of the screen, with plain spaces for no-break ones and none at their ends.
    pub fn screen(&self) -> String {
        rows(&self.seen.lock().unwrap().screen)
    }

    /// The row that the cursor is in.
    fn row(&self) -> String {
        let row = self
            .seen
            .lock()
            .unwrap()
            .screen
            .screen()
            .cursor_position()
            .0;
        let screen = self.screen();
        screen
            .lines()
            .nth(row.into())
            .unwrap_or_default()
            .to_owned()
    }

    /// Waits until a question of this text stands there whole: the cursor is hidden while it is
    /// drawn.
    pub fn asks(&mut self, question: &str) {
        self.waits(question, |terminal| {
            let drawn = !terminal.seen.lock().unwrap().screen.screen().hide_cursor();
            drawn && terminal.row() == question
        });
    }

    /// Waits until the screen shows a text.
    pub fn shows(&mut self, text: &str) {
        self.waits(text, |terminal| terminal.screen().contains(text));
    }

    fn waits(&mut self, text: &str, come: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !come(self) {
            let ended = self.seen.lock().unwrap().end().is_some();
            assert!(
                (!ended || come(self)) && begun.elapsed() < PATIENCE,
                "waited for {text:?} before:\n{}",
                self.screen()
            );
            sleep(Duration::from_millis(5));
        }
    }

    /// Presses keys.
    pub fn types(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Waits for a question, and answers it.
    pub fn answers(&mut self, question: &str, answer: &str) {
        self.asks(question);
        self.types(answer);
        self.types(ENTER);
    }

    /// Waits for the end; the terminal must be as it was.
    pub fn ends(self) -> Left {
        let begun = Instant::now();
        while self.seen.lock().unwrap().end().is_none() {
            assert!(
                begun.elapsed() < PATIENCE,
                "still running:\n{}",
                self.screen()
            );
            sleep(Duration::from_millis(5));
        }
        let mode = format!("{:?}", self.master.get_termios());
        assert_eq!(mode, self.mode);
        let seen = self.seen.lock().unwrap();
        let (bytes, status) = seen.end().unwrap();
        let screen = seen.screen.screen();
        assert!(!screen.hide_cursor(), "the cursor is hidden: {bytes:?}");
        assert!(!screen.bracketed_paste(), "pastes are marked: {bytes:?}");
        assert!(!screen.bold() && !screen.inverse(), "{bytes:?}");
        assert_eq!(screen.cursor_position().1, 0, "{bytes:?}");
        Left {
            status,
            screen: rows(&seen.screen),
            bytes: bytes.to_owned(),
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.leader.kill();
        let _ = self.leader.wait();
    }
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap()
}

fn rows(screen: &vt100::Parser) -> String {
    let screen = screen.screen();
    let columns = screen.size().1;
    let plain = |row: String| {
        row.replace(['\u{a0}', '\u{202f}'], " ")
            .trim_end()
            .to_owned()
    };
    let rows: Vec<String> = screen.rows(0, columns.into()).map(plain).collect();
    rows.join("\n").trim_end().to_owned()
}

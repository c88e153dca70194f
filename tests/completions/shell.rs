//! Real shells in a pseudo-terminal, with a home of their own and the program on their path.

use std::ffi::OsString;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};
use tempfile::TempDir;

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_teamzy");

/// How long something is waited for that should come at once.
const PATIENCE: Duration = Duration::from_secs(60);

const ROWS: u16 = 40;
const COLUMNS: u16 = 100;

/// Where a shell looks for the script, and how it is started.
struct Start {
    file: &'static str,
    lines: &'static str,
    command: &'static [&'static str],
}

fn start(shell: &str) -> Start {
    match shell {
        "bash" => Start {
            file: "bashrc",
            lines: "PS1='> '\nsource <(teamzy completions bash)\n",
            command: &["bash", "--noprofile", "--rcfile", "bashrc"],
        },
        "zsh" => Start {
            file: ".zshrc",
            lines: "PS1='> '\nunsetopt prompt_sp\nautoload -Uz compinit\ncompinit -u -D\n\
                    source <(teamzy completions zsh)\n",
            command: &["zsh", "--no-global-rcs", "-i"],
        },
        "zsh with a folder of functions" => Start {
            file: ".zshrc",
            lines: "PS1='> '\nunsetopt prompt_sp\nmkdir functions\n\
                    teamzy completions zsh > functions/_teamzy\nfpath=(~/functions $fpath)\n\
                    autoload -Uz compinit\ncompinit -u -D\n",
            command: &["zsh", "--no-global-rcs", "-i"],
        },
        "fish" => Start {
            file: ".config/fish/config.fish",
            lines: "function fish_prompt; echo -n '> '; end\nset -g fish_greeting\n\
                    set -g fish_autosuggestion_enabled 0\nteamzy completions fish | source\n",
            command: &["fish"],
        },
        _ => panic!("no shell {shell}"),
    }
}

/// A home of its own.
pub struct Home(TempDir);

impl Home {
    pub fn new() -> Self {
        Home(TempDir::new().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The environment, of which nothing is inherited but where programs are.
    fn environment(&self) -> [(&'static str, OsString); 8] {
        let programs = std::env::var_os("PATH").unwrap();
        let built = Path::new(PROGRAM).parent().unwrap().to_owned();
        let path = std::iter::once(built).chain(std::env::split_paths(&programs));
        let home = self.0.path();
        [
            ("PATH", std::env::join_paths(path).unwrap()),
            ("HOME", home.into()),
            ("XDG_CONFIG_HOME", home.join(".config").into()),
            ("XDG_DATA_HOME", home.join("share").into()),
            ("ZDOTDIR", home.into()),
            ("LANG", "C.UTF-8".into()),
            ("TERM", "xterm".into()),
            ("TEAMZY_DATA", home.join("games.jsonl").into()),
        ]
    }

    /// A program that runs to its end.
    pub fn run(&self, program: &str, args: &[&str], environment: &[(&str, &str)]) -> Output {
        Command::new(program)
            .args(args)
            .env_clear()
            .envs(self.environment())
            .envs(environment.iter().copied())
            .current_dir(self.0.path())
            .stdin(Stdio::null())
            .output()
            .unwrap_or_else(|error| panic!("{program} is needed for this test: {error}"))
    }

    /// Runs teamzy, which must end well.
    pub fn teamzy(&self, args: &[&str]) -> String {
        let output = self.run(PROGRAM, args, &[]);
        assert!(output.status.success(), "{args:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// The names in the last line of the data file, and how many lines it has; of one that is just
    /// being written, a part can be there.
    pub fn last_names(&self) -> (Vec<String>, usize) {
        let bytes = std::fs::read(self.path("games.jsonl")).unwrap_or_default();
        let end = bytes.iter().rposition(|byte| *byte == b'\n');
        let text = std::str::from_utf8(&bytes[..end.unwrap_or(0)]).unwrap();
        let names = text.lines().last().map(|line| {
            let game: serde_json::Value = serde_json::from_str(line).unwrap();
            let players = game["players"].as_array().unwrap().iter();
            players
                .map(|player| player["name"].as_str().unwrap().to_owned())
                .collect()
        });
        (names.unwrap_or_default(), text.lines().count())
    }

    /// A shell that has read the script, at its prompt.
    pub fn shell(&self, shell: &str) -> Shell {
        let start = start(shell);
        let file = self.path(start.file);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, start.lines).unwrap();
        let mut command = CommandBuilder::new(start.command[0]);
        command.args(&start.command[1..]);
        command.env_clear();
        for (name, value) in self.environment() {
            command.env(name, value);
        }
        command.cwd(self.0.path());
        let pty = native_pty_system()
            .openpty(PtySize {
                rows: ROWS,
                cols: COLUMNS,
                pixel_width: 0,
                pixel_height: 0,
            })
            .unwrap();
        let mut reader = pty.master.try_clone_reader().unwrap();
        let keyboard = pty.master.take_writer().unwrap();
        let child = pty.slave.spawn_command(command);
        let child =
            child.unwrap_or_else(|error| panic!("{shell} is needed for this test: {error}"));
        let cells = |count| NonZeroU16::new(count).unwrap();
        let parser = vt100::Parser::new(cells(ROWS), cells(COLUMNS), 0);
        let screen = Arc::new(Mutex::new(parser));
        let eyes = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(length @ 1..) = reader.read(&mut bytes) {
                eyes.lock().unwrap().process(&bytes[..length]);
            }
        });
        let mut shell = Shell {
            keyboard,
            child,
            screen,
        };
        shell.is_ready();
        shell
    }
}

/// A shell at a terminal.
pub struct Shell {
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    screen: Arc<Mutex<vt100::Parser>>,
}

impl Shell {
    fn screen(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Waits until an empty prompt is in the row of the cursor.
    pub fn is_ready(&mut self) {
        self.waits("a prompt", Self::is_at_empty_prompt);
    }

    /// Leaves what was typed, with Ctrl-C; again where the shell was busy and did not hear it.
    pub fn forgets_the_line(&mut self) {
        let begun = Instant::now();
        loop {
            self.types("\u{3}");
            let asked = Instant::now();
            while asked.elapsed() < Duration::from_millis(500) {
                if self.is_at_empty_prompt() {
                    return;
                }
                sleep(Duration::from_millis(5));
            }
            assert!(begun.elapsed() < PATIENCE, "no prompt:\n{}", self.screen());
        }
    }

    fn is_at_empty_prompt(&self) -> bool {
        let parser = self.screen.lock().unwrap();
        let screen = parser.screen();
        let row = screen.cursor_position().0;
        let columns = screen.size().1.into();
        let text = screen.rows(0, columns).nth(row.into());
        text.is_some_and(|text| text.trim_end() == ">")
    }

    /// Waits until the screen shows a text.
    pub fn shows(&mut self, text: &str) {
        self.waits(text, |shell| shell.screen().contains(text));
    }

    /// Waits for something that must come.
    pub fn waits(&mut self, what: &str, come: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !come(self) {
            assert!(
                begun.elapsed() < PATIENCE,
                "waited for {what:?} before:\n{}",
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
}

impl Drop for Shell {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

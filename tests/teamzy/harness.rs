//! A table with its own home directory, clock and dice, at which the real program is run.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// The present instant, unless a test sets another: an evening in Paris.
pub const EVENING: &str = "2026-11-29T21:14:05.120+01:00";

/// The user without any rights, by convention.
pub const NOBODY: u32 = 65_534;

/// A home directory, a clock and a seed. Its data file is `games.jsonl` in the home directory,
/// which is also the working directory.
pub struct Table {
    home: TempDir,
    clock: RefCell<String>,
    environment: RefCell<BTreeMap<String, OsString>>,
    /// What [`Table::write`] put into the data file: ids in it are shown as they are.
    given: RefCell<Vec<u8>>,
}

impl Table {
    /// A table where nothing was ever recorded.
    pub fn new() -> Self {
        let home = TempDir::new().unwrap();
        let path = home.path();
        let environment = [
            ("HOME", path.to_owned()),
            ("XDG_DATA_HOME", path.join("share")),
            ("TEAMZY_DATA", "games.jsonl".into()),
            ("TEAMZY_SEED", "1".into()),
            ("LANG", "en_GB.UTF-8".into()),
            ("TZ", "CET-1".into()),
        ];
        Table {
            clock: RefCell::new(EVENING.to_owned()),
            environment: RefCell::new(
                environment
                    .map(|(name, value)| (name.to_owned(), value.into()))
                    .into(),
            ),
            given: RefCell::default(),
            home,
        }
    }

    /// A table whose data file holds these lines.
    pub fn with_lines<S: AsRef<str>>(lines: impl IntoIterator<Item = S>) -> Self {
        let table = Table::new();
        let mut text = String::new();
        for line in lines {
            let _ = writeln!(text, "{}", line.as_ref());
        }
        table.write(text);
        table
    }

    /// The same table in another language.
    pub fn speaking(self, lang: &str) -> Self {
        self.set("LANG", lang);
        self
    }

    /// Sets the clock.
    pub fn at(&self, now: &str) -> &Self {
        now.clone_into(&mut self.clock.borrow_mut());
        self
    }

    /// Sets a variable of the environment for every later command.
    pub fn set(&self, name: &str, value: impl AsRef<OsStr>) -> &Self {
        let value = value.as_ref().to_owned();
        self.environment.borrow_mut().insert(name.to_owned(), value);
        self
    }

    /// A path within the home directory.
    pub fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.home.path().join(name)
    }

    /// Puts these bytes into the data file.
    pub fn write(&self, bytes: impl AsRef<[u8]>) {
        fs::write(self.path("games.jsonl"), bytes.as_ref()).unwrap();
        bytes.as_ref().clone_into(&mut self.given.borrow_mut());
    }

    /// The bytes of the data file; none when there is no file.
    pub fn bytes(&self) -> Vec<u8> {
        fs::read(self.path("games.jsonl")).unwrap_or_default()
    }

    /// The lines of the data file as JSON.
    pub fn lines(&self) -> Vec<Value> {
        let text = String::from_utf8(self.bytes()).unwrap();
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    /// The id of the last game in the data file.
    pub fn last_id(&self) -> String {
        let lines = self.lines();
        lines.last().unwrap()["id"].as_str().unwrap().to_owned()
    }

    /// A command: words between blanks, with `'…'` around what belongs together.
    pub fn teamzy(&self, line: &str) -> Run<'_> {
        self.words(split(line))
    }

    /// A command, word by word.
    pub fn words<S: AsRef<OsStr>>(&self, words: impl IntoIterator<Item = S>) -> Run<'_> {
        let mut environment = self.environment.borrow().clone();
        environment.insert("TEAMZY_NOW".to_owned(), self.clock.borrow().clone().into());
        Run {
            table: self,
            words: words
                .into_iter()
                .map(|word| word.as_ref().to_owned())
                .collect(),
            environment,
            directory: self.home.path().to_owned(),
            user: None,
            stdin: Stdio::null(),
            stdout: Stdio::piped(),
            expected: Printed::default(),
        }
    }

    /// Text in which the ids drawn by chance are `g001`, `g002` … in the order of the data file.
    fn masked(&self, text: &str) -> String {
        let given = self.given.borrow().clone();
        let given = String::from_utf8_lossy(&given);
        let file = self.bytes();
        let file = String::from_utf8_lossy(&file);
        let mut ids: Vec<String> = Vec::new();
        for line in file.lines() {
            let value: Value = serde_json::from_str(line).unwrap_or_default();
            if let Some(id) = value["id"].as_str()
                && !ids.iter().any(|known| known == id)
            {
                ids.push(id.to_owned());
            }
        }
        let mut masked = text.to_owned();
        for (index, id) in ids.iter().enumerate() {
            if given.contains(id.as_str()) {
                continue;
            }
            let mask = format!("g{:03}", index + 1);
            masked = masked.replace(id, &mask);
            masked = replace_word(&masked, &id[..4], &mask);
        }
        masked
    }
}

/// One run of the program, and what a user must see of it.
#[must_use]
pub struct Run<'a> {
    table: &'a Table,
    words: Vec<OsString>,
    environment: BTreeMap<String, OsString>,
    directory: PathBuf,
    user: Option<u32>,
    stdin: Stdio,
    stdout: Stdio,
    expected: Printed,
}

/// What a program printed, and its exit status.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printed {
    /// The standard output.
    pub stdout: String,
    /// The standard error.
    pub stderr: String,
    /// The exit status; -1 when a signal ended the program.
    pub status: i32,
}

impl<'a> Run<'a> {
    /// With a variable of the environment.
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.environment
            .insert(name.to_owned(), value.as_ref().to_owned());
        self
    }

    /// Without a variable of the environment.
    pub fn unset(mut self, name: &str) -> Self {
        self.environment.remove(name);
        self
    }

    /// On a page of so many columns.
    pub fn columns(self, columns: usize) -> Self {
        self.env("COLUMNS", columns.to_string())
    }

    /// In this language.
    pub fn lang(self, lang: &str) -> Self {
        self.env("LANG", lang)
    }

    /// In another working directory.
    pub fn directory(mut self, directory: impl Into<PathBuf>) -> Self {
        self.directory = directory.into();
        self
    }

    /// As a user to whom permissions apply: another one, when the tests run as root.
    pub fn unprivileged(self) -> Self {
        if is_root(self.table) {
            self.user(NOBODY)
        } else {
            self
        }
    }

    /// As another user, which only root can do.
    pub fn user(mut self, user: u32) -> Self {
        self.user = Some(user);
        self
    }

    /// With this as the standard input.
    pub fn stdin_from(mut self, stdin: impl Into<Stdio>) -> Self {
        self.stdin = stdin.into();
        self
    }

    /// With the standard output going elsewhere.
    pub fn stdout_to(mut self, stdout: impl Into<Stdio>) -> Self {
        self.stdout = stdout.into();
        self
    }

    /// The whole standard output must be this.
    pub fn stdout(mut self, text: impl Into<String>) -> Self {
        self.expected.stdout = text.into();
        self
    }

    /// The whole standard error must be this.
    pub fn stderr(mut self, text: impl Into<String>) -> Self {
        self.expected.stderr = text.into();
        self
    }

    /// The exit status must be this; it is 0 when a test says nothing.
    pub fn status(mut self, status: i32) -> Self {
        self.expected.status = status;
        self
    }

    /// Runs, and compares all that was printed with all that was expected.
    #[track_caller]
    pub fn check(mut self) {
        let expected = std::mem::take(&mut self.expected);
        let line = self.line();
        let printed = self.printed();
        assert!(
            printed == expected,
            "\n$ {line}\n{}\n",
            difference(&printed, &expected)
        );
    }

    /// Runs, and wants nothing but success.
    #[track_caller]
    pub fn ok(self) -> Printed {
        let line = self.line();
        let printed = self.printed();
        assert!(printed.status == 0, "\n$ {line}\n{}\n", shown(&printed));
        printed
    }

    /// Runs, and wants this refusal: the exit status and the whole standard error, with nothing
    /// on the standard output and the data file as it was.
    #[track_caller]
    pub fn refused(self, status: i32, stderr: &str) {
        let table = self.table;
        let before = table.bytes();
        let line = self.line();
        self.status(status).stderr(stderr).check();
        assert!(
            table.bytes() == before,
            "$ {line}\nthe data file has changed"
        );
    }

    /// Runs, and reads the result as JSON.
    #[track_caller]
    pub fn json(self) -> Value {
        let line = self.line();
        let printed = self.raw();
        assert!(printed.status == 0, "\n$ {line}\n{}\n", shown(&printed));
        serde_json::from_str(&printed.stdout)
            .unwrap_or_else(|error| panic!("\n$ {line}\n{error}\n{}", shown(&printed)))
    }

    /// Runs; ids drawn by chance are `g001`, `g002` … in what was printed.
    #[track_caller]
    pub fn printed(self) -> Printed {
        let table = self.table;
        let printed = self.raw();
        Printed {
            stdout: table.masked(&printed.stdout),
            stderr: table.masked(&printed.stderr),
            status: printed.status,
        }
    }

    /// Runs; what was printed is left as it is. Whatever the command, the bytes of the data file
    /// must still be there, in their place.
    #[track_caller]
    pub fn raw(self) -> Printed {
        let (table, line) = (self.table, self.line());
        let before = table.bytes();
        let output = self.start().wait_with_output().unwrap();
        assert!(
            table.bytes().starts_with(&before),
            "$ {line}\nbytes of the data file have changed"
        );
        Printed {
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
            status: output.status.code().unwrap_or(-1),
        }
    }

    /// Starts the program.
    pub fn start(self) -> std::process::Child {
        let program = match self.user {
            None => PathBuf::from(env!("CARGO_BIN_EXE_teamzy")),
            Some(_) => reachable_program(self.table),
        };
        let mut command = Command::new(program);
        command
            .args(&self.words)
            .env_clear()
            .envs(&self.environment)
            .current_dir(&self.directory)
            .stdin(self.stdin)
            .stdout(self.stdout)
            .stderr(Stdio::piped());
        #[cfg(unix)]
        if let Some(user) = self.user {
            use std::os::unix::process::CommandExt;
            command.uid(user).gid(user);
        }
        loop {
            match command.spawn() {
                // A copy of the program may still be open for writing in another test's child,
                // between its fork and its exec.
                Err(error) if error.kind() == std::io::ErrorKind::ExecutableFileBusy => {}
                started => return started.unwrap(),
            }
        }
    }

    fn line(&self) -> String {
        let mut line = "teamzy".to_owned();
        for word in &self.words {
            let _ = write!(line, " {}", word.to_string_lossy());
        }
        line
    }
}

/// Whether permissions do not apply to the tests.
pub fn is_root(table: &Table) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(table.path("")).unwrap().uid() == 0
    }
    #[cfg(not(unix))]
    {
        let _ = table;
        false
    }
}

/// The program where every user can run it, and a home directory into which everybody may look.
fn reachable_program(table: &Table) -> PathBuf {
    let program = table.path("teamzy-for-everybody");
    if !program.exists() {
        let built = env!("CARGO_BIN_EXE_teamzy");
        if fs::hard_link(built, &program).is_err() {
            fs::copy(built, &program).unwrap();
        }
        #[cfg(unix)]
        {
            permit(&program, 0o755);
            permit(table.path(""), 0o777);
        }
    }
    program
}

/// Sets the permissions of a file or directory.
#[cfg(unix)]
pub fn permit(path: impl AsRef<Path>, mode: u32) {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

/// The permissions of a file or directory.
#[cfg(unix)]
pub fn mode(path: impl AsRef<Path>) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn split(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('\'').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

fn replace_word(text: &str, word: &str, mask: &str) -> String {
    let mut replaced = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(word) {
        let (before, found) = rest.split_at(at);
        let after = &found[word.len()..];
        let begins = !replaced
            .chars()
            .chain(before.chars())
            .next_back()
            .is_some_and(char::is_alphanumeric);
        let ends = !after.starts_with(char::is_alphanumeric);
        replaced.push_str(before);
        replaced.push_str(if begins && ends { mask } else { word });
        rest = after;
    }
    replaced + rest
}

/// Everything that was printed.
pub fn shown(printed: &Printed) -> String {
    format!(
        "--- status {}\n--- stdout\n{}\n--- stderr\n{}",
        printed.status, printed.stdout, printed.stderr
    )
}

fn difference(printed: &Printed, expected: &Printed) -> String {
    format!(
        "=== printed\n{}\n=== expected\n{}",
        shown(printed),
        shown(expected)
    )
}

/// The line of a game: `g` and a number tell its id and its change, and the minute its instant.
pub fn game(number: u32, date: &str, seats: &[(&str, u32)]) -> String {
    let seats: Vec<Value> = seats
        .iter()
        .map(|(name, score)| serde_json::json!({"name": name, "score": score}))
        .collect();
    let seats = serde_json::to_string(&seats).unwrap();
    let (id, change, at) = (id(number), change(number), instant(number));
    format!(
        r#"{{"v":1,"id":"{id}","change":"{change}","recorded":"{at}","date":"{date}","players":{seats}}}"#
    )
}

/// A correction: game and change, what it replaces, and the game as it now is.
pub fn correction(of: u32, number: u32, replaces: &[u32], seats: &[(&str, u32)]) -> String {
    game(number, "2026-11-20", seats)
        .replace(&id(number), &id(of))
        .replace(",\"date\"", &format!("{},\"date\"", replacing(replaces)))
}

/// The deletion of a game: game and change, and what it replaces.
pub fn deletion(of: u32, number: u32, replaces: &[u32]) -> String {
    format!(
        r#"{{"v":1,"id":"{}","change":"{}","recorded":"{}"{},"deleted":true}}"#,
        id(of),
        change(number),
        instant(number),
        replacing(replaces)
    )
}

fn replacing(changes: &[u32]) -> String {
    let changes: Vec<String> = changes
        .iter()
        .map(|old| format!("\"{}\"", change(*old)))
        .collect();
    format!(",\"replaces\":[{}]", changes.join(","))
}

/// The change by which a name leads to another.
pub fn rename(number: u32, old: &str, new: &str) -> String {
    format!(
        r#"{{"v":1,"change":"{}","recorded":"{}","rename":"{old}","to":"{new}"}}"#,
        change(number),
        instant(number)
    )
}

/// The change that takes another back.
pub fn undo(number: u32, undone: u32) -> String {
    format!(
        r#"{{"v":1,"change":"{}","recorded":"{}","undoes":"{}"}}"#,
        change(number),
        instant(number),
        change(undone)
    )
}

/// The line of an open game, as [`game`] writes that of a finished one.
pub fn open(number: u32, date: &str, names: &[&str]) -> String {
    let seats: Vec<(&str, u32)> = names.iter().map(|name| (*name, 0)).collect();
    game(number, date, &seats).replace("\"score\":0", "\"score\":null")
}

/// The line of the game with this number as if it had been written on the evening that is the
/// present.
pub fn this_evening(number: u32, line: &str) -> String {
    line.replace(
        &instant(number),
        &format!("2026-11-29T20:{number:02}:00.000+01:00"),
    )
}

/// The line as a later version of the program could have written it.
pub fn newer(line: &str) -> String {
    line.replace("\"v\":1", "\"v\":2")
}

/// The id of the game with this number.
pub fn id(number: u32) -> String {
    format!("g{number:03}aaaaaaaa")
}

/// The change with this number.
pub fn change(number: u32) -> String {
    format!("c{number:03}bbbbbbbb")
}

/// The instant with this number: so many minutes after noon.
pub fn instant(number: u32) -> String {
    format!(
        "2026-11-01T{:02}:{:02}:00.000+01:00",
        12 + number / 60,
        number % 60
    )
}

/// The keys of a JSON object, in order.
#[track_caller]
pub fn keys(value: &Value) -> Vec<&str> {
    value
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

/// The strings of a JSON array.
#[track_caller]
pub fn strings(value: &Value) -> Vec<&str> {
    value
        .as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap())
        .collect()
}

/// Lines of text, each with its newline.
pub fn page<const N: usize>(lines: [&str; N]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

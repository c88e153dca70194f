//! The documents are run as written: whatever `README.md` and `examples/` show is what happens.
//!
//! In `README.md`,
//! - a block ```` ```console ```` is part of one session that goes from the first block to the
//!   last: a line that begins with `$ ` is a command for bash, and below it stands what a
//!   terminal then shows, standard output and standard error alike;
//! - the home of the session, which is somewhere else each time, is shown as `/home/lea`;
//! - a comment `<!-- now: INSTANT -->` sets the clock of the session from there on, so that the
//!   ids and dates below are always the same;
//! - a block ```` ```sh ```` is a script that runs in a home of its own, ends well and says
//!   nothing on standard error. One that runs cargo is about the project itself: see the test
//!   of the test command.
//!
//! An example `NAME.sh` or `NAME.rs` prints what `NAME.out` holds.
//!
//! When a document differs, what it would be is put in a file that the test names.
//!
//! The documents show Linux, where the data file has its place below `~/.local/share`.

#![cfg(target_os = "linux")]

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
const EVENING: &str = "2026-11-29T20:00:00+01:00";

/// How the home is shown.
const SHOWN: &str = "/home/lea";

/// A home where nothing was ever played, and nothing else in the environment.
struct Home {
    folder: TempDir,
    now: String,
}

impl Home {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
        Home {
            folder,
            now: EVENING.to_owned(),
        }
    }

    fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let built = Path::new(env!("CARGO_BIN_EXE_teamzy"));
        let first = built.parent().map(Path::to_owned);
        let others = std::env::var_os("PATH").unwrap_or_default();
        let path = std::env::join_paths(first.into_iter().chain(std::env::split_paths(&others)));
        let mut command = Command::new(program);
        command
            .env_clear()
            .env("PATH", path.unwrap_or_else(|error| panic!("{error}")))
            .env("HOME", self.folder.path())
            .env("LANG", "C.UTF-8")
            .env("TEAMZY_NOW", &self.now)
            .env("TEAMZY_SEED", "7")
            .current_dir(self.folder.path())
            .stdin(Stdio::null());
        command
    }

    fn output(&self, program: impl AsRef<OsStr>, args: &[&str]) -> Output {
        let mut command = self.command(program);
        let output = command.args(args).output();
        output.unwrap_or_else(|error| panic!("{command:?}: {error}"))
    }

    /// What a terminal shows of a line for bash, in a home with a name.
    fn shown(&self, line: &str) -> String {
        let output = self.output("bash", &["-c", &format!("exec 2>&1\n{line}")]);
        let mut shown = text(output.stdout).replace(&*self.folder.path().to_string_lossy(), SHOWN);
        if !shown.is_empty() && !shown.ends_with('\n') {
            shown.push('\n');
        }
        shown
    }

    /// What a command that ends well prints; it says nothing on standard error.
    fn printed(&self, program: impl AsRef<OsStr>, args: &[&str]) -> String {
        let output = self.output(program, args);
        assert_eq!(text(output.stderr), "", "standard error of {args:?}");
        assert!(output.status.success(), "{args:?}: {}", output.status);
        text(output.stdout)
    }

    fn json(&self, words: &[&str]) -> Value {
        let output = self.output("teamzy", words);
        let text = text(output.stdout);
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{words:?}: {error}: {text}"))
    }
}

#[test]
fn the_readme_shows_what_happens() {
    let readme = read("README.md");
    let mut home = Home::new();
    let mut real = String::new();
    for part in parts(&readme) {
        real.push_str(part.opening);
        match part.kind {
            Kind::Prose => home.now = part.clock().unwrap_or(home.now),
            Kind::Block("console") => {
                for line in part.commands() {
                    real.push_str(&format!("$ {line}\n"));
                    real.push_str(&home.shown(&as_installed(line)));
                }
                continue;
            }
            Kind::Block(_) => {}
        }
        real.push_str(part.body);
    }
    compare("README.md", &readme, &real);
}

#[test]
fn the_scripts_of_the_readme_run() {
    let readme = read("README.md");
    let scripts: Vec<&str> = scripts(&readme)
        .into_iter()
        .filter(|script| !script.contains("cargo "))
        .collect();
    assert!(!scripts.is_empty(), "README.md has no script");
    for script in scripts {
        Home::new().printed("bash", &["-euc", script]);
    }
}

#[test]
fn the_readme_names_every_command_option_and_variable() {
    let readme = read("README.md");
    let help = |words: &[&str]| Home::new().printed("teamzy", &[words, &["--help"]].concat());
    let mut helps = help(&[]);
    let commands: Vec<String> = helps
        .lines()
        .skip_while(|line| *line != "Commands:")
        .skip(1)
        .map_while(|line| line.split_whitespace().next().map(str::to_owned))
        .collect();
    assert!(commands.contains(&"score".to_owned()), "{helps}");
    for command in &commands {
        helps += &help(&[command]);
    }
    let words = helps
        .split_whitespace()
        .map(|word| word.trim_end_matches(','));
    let options = words.filter(|word| is_option(word)).map(str::to_owned);
    let variables = variables(&read("src/environment.rs"));

    let headings = code_words(readme.lines().filter(|line| line.starts_with("### ")));
    let named = code_words(readme.lines());
    let missing: BTreeSet<String> = options
        .chain(variables)
        .filter(|word| !named.contains(word.as_str()))
        .chain(
            commands
                .iter()
                .filter(|word| !headings.contains(word.as_str()))
                .cloned(),
        )
        .collect();
    assert!(missing.is_empty(), "README.md does not name {missing:?}");
}

#[test]
fn the_readme_names_every_json_key() {
    let readme = read("README.md");
    let home = Home::new();
    let json = |line: &str| home.json(&line.split(' ').collect::<Vec<_>>());
    json("score Hugo 70 Léa 78 --json");
    let scored = json("score Hugo 75 Léa 84 --json");
    let opened = json("new Hugo Zoé --json");
    let edited = json("edit last Hugo=76 --json");
    let full = json("history --game last --json");
    let renamed = json("rename Hugo Hugh --json");
    let (records, rankings) = (json("records --json"), json("rankings --json"));
    let rated = json("rankings --by rating --json");
    let rename_undone = json("undo --json");
    let edit_undone = json("undo --json");
    let history = json("history --json");
    home.shown("echo unreadable >> ~/.local/share/teamzy/games.jsonl");
    let checked = json("check --json");
    let deleted = json("delete last --json");
    let city = json("count city --tiles 3 Hugo=1 --json");
    let goods = json("count goods --wine Hugo=3 --json");
    home.shown(concat!(
        r"printf 'date,player,score,victory\n2026-11-20,Hugo,78,true\n2026-11-20,Léa,84,false\n",
        r"2026-11-21,Hugo,78,\n2026-11-21,Léa,,\n' > games.csv"
    ));
    let imported = json("import games.csv --json");

    let game = keys(&opened);
    for other in [
        &edited,
        &history[0],
        &deleted[0],
        &full["earlier"][0]["game"],
    ] {
        assert_eq!(keys(other), game);
    }
    let beyond = |of: &Value, known: &BTreeSet<String>| -> BTreeSet<String> {
        keys(of).difference(known).cloned().collect()
    };
    let more = |than: &Value| beyond(than, &game);
    let real: [(&str, BTreeSet<String>); 23] = [
        ("a game", game.clone()),
        ("a seat", keys(&opened["players"][0])),
        ("more of a game", more(&scored)),
        ("a record that fell", keys(&scored["records"][0])),
        ("the past of a game", more(&full)),
        ("an earlier version", keys(&full["earlier"][0])),
        ("a standing", keys(&rankings[0])),
        ("more of a standing", beyond(&rated[0], &keys(&rankings[0]))),
        ("a record", keys(&records[0])),
        ("a change taken back", keys(&edit_undone)),
        ("a rename taken back", keys(&rename_undone["renames"][0])),
        ("a game as it was and is", keys(&edit_undone["games"][0])),
        ("a renamed player", keys(&renamed)),
        ("an import", keys(&imported)),
        ("a play that was refused", keys(&imported["refused"][0])),
        (
            "other winners in the file",
            keys(&imported["disagreements"][0]),
        ),
        ("a data file", keys(&checked)),
        ("a finding", keys(&checked["findings"][0])),
        ("a feature", keys(&city)),
        ("a player there", keys(&city["players"][0])),
        ("a term of the sum", keys(&city["terms"][0])),
        ("one of the goods", keys(&goods["goods"][0])),
        ("who holds tokens", keys(&goods["goods"][0]["players"][0])),
    ];
    let real = real.map(|(row, keys)| (row.to_owned(), keys));
    assert_eq!(rows(&readme, "### JSON"), BTreeMap::from(real));

    let records = records.as_array().unwrap();
    let records = records.iter().map(|row| row["record"].as_str().unwrap());
    let named = code_words(readme.lines());
    let missing: Vec<&str> = records.filter(|record| !named.contains(record)).collect();
    assert!(missing.is_empty(), "README.md does not name {missing:?}");
}

#[test]
fn the_readme_names_every_remark() {
    let readme = read("README.md");
    let home = Home::new();
    let score = |line: &str| home.json(&line.split(' ').collect::<Vec<_>>());
    let file = "~/.local/share/teamzy/games.jsonl";
    home.shown("teamzy score Hugo 70 Léa 78; teamzy new Hugo Zoé");
    let mut remarks = vec![
        score("score Hugo 70 Léa 78 --dry-run --json"),
        score("score Hugo 700 Lea 7 --date 2027-01-01 --json"),
    ];
    home.shown(&format!(
        r#"sed -n 's/"v":1/"v":2/p' {file} > newer; cat newer >> {file}"#
    ));
    home.shown(&format!("echo unreadable >> {file}; teamzy new Léa Zoé"));
    remarks.push(score("score Hugo 80 Léa 85 --json"));

    let remarks = remarks
        .iter()
        .flat_map(|answer| answer["remarks"].as_array().unwrap());
    let real: BTreeMap<String, BTreeSet<String>> = remarks
        .map(|remark| {
            let mut values: BTreeSet<String> =
                remark.as_object().unwrap().keys().cloned().collect();
            values.remove("kind");
            (remark["kind"].as_str().unwrap().to_owned(), values)
        })
        .collect();
    assert_eq!(rows(&readme, "### Remarks"), real);
}

#[test]
fn the_readme_names_every_finding() {
    let readme = read("README.md");
    let home = Home::new();
    let game = |change: &str, rest: &str| {
        format!(
            r#"{{"v":1,"id":"7k3fq2m9xa4t","change":"{change}","recorded":"2026-11-29T19:00:00.000+01:00",{rest}}}"#
        )
    };
    let table =
        r#""date":"2026-11-29","players":[{"name":"Hugo","score":78},{"name":"Léa","score":78}]"#;
    let other = table.replace("78", "79");
    let line =
        |rest: &str| format!(r#"{{"v":1,"recorded":"2026-11-29T19:00:00.000+01:00",{rest}}}"#);
    let lines = [
        "unreadable".to_owned(),
        line(r#""change":"000000000001""#).replace(r#""v":1"#, r#""v":2"#),
        line(r#""change":"000000000002","rename":"Max","to":"Léa""#).replace("11-29", "12-29"),
        // One change that tells two games, and two corrections that know nothing of each other.
        game("000000000003", table),
        game("000000000003", &other),
        game(
            "000000000004",
            &format!(r#""replaces":["000000000003"],{table}"#),
        ),
        game(
            "000000000005",
            &format!(r#""replaces":["000000000006"],{table}"#),
        ),
        line(r#""change":"000000000007","undoes":"000000000006""#),
        // The same game again, a name like another, and two people of one name who met.
        game("000000000008", table).replace("7k3f", "8k3f"),
        game("000000000009", &table.replace("Léa", "Lea")).replace("7k3f", "9k3f"),
        game("00000000000a", &table.replace("Hugo", "Max")).replace("7k3f", "ak3f"),
        line(r#""change":"00000000000b","rename":"Max","to":"Tom""#),
    ];
    home.shown("mkdir -p ~/.local/share/teamzy");
    let file = home.folder.path().join(".local/share/teamzy/games.jsonl");
    fs::write(file, lines.join("\n")).unwrap();
    let checked = home.json(&["check", "--json"]);
    let findings = checked["findings"].as_array().unwrap();
    let real: BTreeSet<&str> = findings
        .iter()
        .map(|finding| finding["kind"].as_str().unwrap())
        .collect();
    let named = rows(&readme, "### Findings");
    assert_eq!(
        named.keys().map(String::as_str).collect::<BTreeSet<_>>(),
        real
    );
}

#[test]
fn every_example_prints_what_it_should() {
    let games = example("past-games.csv");
    let load = example("load-csv.sh");
    let mut shown = 0;
    for entry in fs::read_dir(Path::new(ROOT).join("examples")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let home = Home::new();
        let real = match name.rsplit_once('.') {
            Some(("load-csv", "sh")) => home.printed("bash", &[&load, &games]),
            Some((_, "sh")) => home.printed("bash", &[&example(name)]),
            Some((name, "rs")) => {
                home.printed("bash", &[&load, &games]);
                home.printed(built_example(name), &[])
            }
            _ => continue,
        };
        let expected = format!(
            "examples/{}",
            Path::new(name).with_extension("out").display()
        );
        compare(&expected, &read(&expected), &real);
        shown += 1;
    }
    assert!(shown >= 3, "only {shown} examples were found");
}

#[test]
fn the_test_command_of_the_readme_is_the_one_that_ci_runs() {
    let readme = read("README.md");
    let commands: Vec<&str> = scripts(&readme)
        .into_iter()
        .flat_map(str::lines)
        .filter(|line| line.starts_with("cargo test"))
        .collect();
    let [command] = commands.as_slice() else {
        panic!("README.md has several test commands, or none: {commands:?}");
    };
    let ci = read(".ci/run");
    assert!(
        ci.lines().any(|line| line == *command),
        ".ci/run does not run {command}"
    );
    let workflow = read(".github/workflows/ci.yml");
    assert!(
        workflow.contains("run: .ci/run"),
        "the workflow does not call .ci/run"
    );
}

#[test]
fn the_readme_quotes_the_sources() {
    let readme = read("README.md");
    let line = |file: &str, beginning: &str| {
        let source = read(file);
        source
            .lines()
            .find(|line| line.starts_with(beginning))
            .unwrap()
            .to_owned()
    };
    let rust = line("Cargo.toml", "rust-version");
    let rust = rust.split('"').nth(1).unwrap();
    assert!(
        readme.contains(&format!("Rust {rust} or later")),
        "Rust {rust}"
    );
}

/// A part of a document: prose, or what stands between two fences.
struct Part<'a> {
    kind: Kind<'a>,
    /// The opening fence; nothing before prose.
    opening: &'a str,
    body: &'a str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind<'a> {
    /// Prose, and the fence that closes the block before it.
    Prose,
    /// A block with this word behind its fence.
    Block(&'a str),
}

/// The parts of a document, from its first line to its last.
fn parts(document: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut rest = document;
    while !rest.is_empty() {
        let (body, after) = at_fence(rest, true);
        parts.push(Part {
            kind: Kind::Prose,
            opening: "",
            body,
        });
        let (opening, after) = after.split_at(after.find('\n').map_or(after.len(), |end| end + 1));
        let (body, after) = at_fence(after, false);
        if !opening.is_empty() {
            let kind = Kind::Block(opening.trim_start_matches('`').trim_end());
            parts.push(Part {
                kind,
                opening,
                body,
            });
        }
        rest = after;
    }
    parts
}

/// The text before the next fence, which has a word behind it when it opens a block; and the rest.
fn at_fence(text: &str, opens: bool) -> (&str, &str) {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let fence = line.strip_prefix("```").map(str::trim);
        if fence.is_some_and(|word| word.is_empty() != opens) {
            break;
        }
        at += line.len();
    }
    text.split_at(at)
}

impl<'a> Part<'a> {
    /// The instant that the last comment about the clock sets.
    fn clock(&self) -> Option<String> {
        let (_, comment) = self.body.rsplit_once("<!-- now: ")?;
        let (instant, _) = comment.split_once(" -->")?;
        Some(instant.to_owned())
    }

    fn commands(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.body.lines().filter_map(|line| line.strip_prefix("$ "))
    }
}

/// The command of a fresh clone, as the program that it builds and runs.
fn as_installed(line: &str) -> String {
    line.replacen("cargo run --release --locked -- ", "teamzy ", 1)
}

fn scripts(readme: &str) -> Vec<&str> {
    let parts = parts(readme).into_iter();
    parts
        .filter(|part| part.kind == Kind::Block("sh"))
        .map(|part| part.body)
        .collect()
}

/// The rows of the table below a heading: the first cell, and the words of the last that stand
/// in backticks.
fn rows(document: &str, heading: &str) -> BTreeMap<String, BTreeSet<String>> {
    document
        .lines()
        .skip_while(|line| *line != heading)
        .skip(1)
        .take_while(|line| !line.starts_with('#'))
        .filter(|line| line.starts_with("| "))
        .skip(1)
        .filter_map(|line| {
            let mut cells = line.trim_matches('|').split(" | ");
            let first = cells.next()?.trim().trim_matches('`').to_owned();
            let words = cells.last()?.split('`').skip(1).step_by(2);
            Some((first, words.map(str::to_owned).collect()))
        })
        .collect()
}

/// The keys of an object.
fn keys(value: &Value) -> BTreeSet<String> {
    let fields = value.as_object();
    let fields = fields.unwrap_or_else(|| panic!("{value} is no object"));
    fields.keys().cloned().collect()
}

/// Whether a word of a help is an option's name: dashes, then letters.
fn is_option(word: &str) -> bool {
    word.trim_start_matches('-')
        .starts_with(char::is_alphabetic)
        && word.starts_with('-')
}

/// The variables of the environment that a source file names: quoted, in capitals.
fn variables(source: &str) -> Vec<String> {
    let is_name = |word: &&str| {
        word.len() > 1
            && word
                .bytes()
                .all(|byte| byte.is_ascii_uppercase() || byte == b'_')
    };
    source
        .split('"')
        .skip(1)
        .step_by(2)
        .filter(is_name)
        .map(str::to_owned)
        .collect()
}

/// The words that stand in backticks within these lines.
fn code_words<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
    lines
        .filter(|line| !line.starts_with("```"))
        .flat_map(|line| line.split('`').skip(1).step_by(2))
        .flat_map(str::split_whitespace)
        .collect()
}

/// The path of a file in `examples/`.
fn example(name: &str) -> String {
    format!("{ROOT}/examples/{name}")
}

/// Where cargo puts an example that it builds: beside the folder of the tests.
fn built_example(name: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap_or_else(|error| panic!("{error}"));
    let folder = test
        .ancestors()
        .nth(2)
        .unwrap_or(Path::new("/"))
        .join("examples");
    let built = folder.join(name);
    assert!(
        built.exists(),
        "{} is not built: run cargo test whole",
        built.display()
    );
    built
}

fn read(name: impl AsRef<Path>) -> String {
    let path = Path::new(ROOT).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| panic!("{error}"))
}

/// Fails when a document is not what it would be, and keeps that in a file.
fn compare(name: &str, document: &str, real: &str) {
    if document == real {
        return;
    }
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name.replace('/', "-"));
    fs::write(&kept, real).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
    let same = document
        .lines()
        .zip(real.lines())
        .take_while(|(one, other)| one == other)
        .count();
    panic!(
        "{name}, line {}:\n  it says  {}\n  in fact  {}\nAs it would be: {}",
        same + 1,
        document.lines().nth(same).unwrap_or_default(),
        real.lines().nth(same).unwrap_or_default(),
        kept.display(),
    );
}

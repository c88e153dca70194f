//! The real program on two or three machines, against what the model reads in the same bytes.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use proptest::test_runner::{TestCaseError, TestRunner};
use proptest::{prop_assert, prop_assert_eq, prop_assume};
use serde_json::{Map, Value, json};
use teamzy::{Environment, Terminal, World};
use tempfile::TempDir;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use crate::cases;
use crate::hostile::hostile;
use crate::model::commands::{Command, Details, Draft, Edit};
use crate::model::line::{is_id, recorded_text, stamped};
use crate::model::shown::{milliseconds, rankings, told};
use crate::model::{Game, Journal, Variant};
use crate::names::{PEOPLE, fold};
use crate::script::{Act, Dice, Kind, Script, Step, clock, scripts};

type Outcome = Result<(), TestCaseError>;

/// What a run of the program left.
#[derive(Debug)]
pub struct Output {
    pub status: u8,
    pub stdout: Vec<u8>,
    pub stderr: String,
}

impl Output {
    fn text(self) -> String {
        String::from_utf8(self.stdout).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.stdout).unwrap_or(Value::Null)
    }
}

/// Runs the program on a data file.
pub fn teamzy(data: &Path, args: &[&str], now: OffsetDateTime, dice: &mut Dice) -> Output {
    let mut all: Vec<OsString> = vec!["teamzy".into(), "--data".into(), data.into()];
    all.extend(args.iter().map(OsString::from));
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let status = teamzy::run(World {
        args: all,
        environment: Environment::new(&|_| None),
        system_language: None,
        now,
        random: &mut || Some(dice.bits()),
        terminal: Terminal::default(),
        stdin: &mut std::io::empty(),
        stdout: &mut stdout,
        stderr: &mut stderr,
    });
    Output {
        status,
        stdout,
        stderr: String::from_utf8(stderr).unwrap(),
    }
}

struct Machines {
    folder: TempDir,
    dice: Dice,
    minutes: Vec<i64>,
}

impl Machines {
    fn new(script: &Script) -> Machines {
        // In memory where that is possible: the program waits for the disk after every write.
        let memory = Path::new("/dev/shm");
        let folder = if memory.is_dir() {
            tempfile::tempdir_in(memory)
        } else {
            tempfile::tempdir()
        };
        Machines {
            folder: folder.unwrap(),
            dice: Dice(script.seed),
            minutes: vec![0; script.machines],
        }
    }

    fn path(&self, machine: usize) -> PathBuf {
        self.folder.path().join(format!("{machine}.jsonl"))
    }

    fn bytes(&self, machine: usize) -> Vec<u8> {
        fs::read(self.path(machine)).unwrap_or_default()
    }

    fn now(&self, machine: usize) -> OffsetDateTime {
        clock(machine, self.minutes[machine])
    }

    fn run(&mut self, machine: usize, args: &[&str]) -> Output {
        let (path, now) = (self.path(machine), self.now(machine));
        teamzy(&path, args, now, &mut self.dice)
    }

    /// Everything that the looking commands print.
    fn shown(&mut self, file: &Path) -> Vec<String> {
        let now = self.now(0);
        [
            &["history", "--json"][..],
            &["history", "--open", "--json"],
            &["rankings", "--json"],
        ]
        .map(|args| teamzy(file, args, now, &mut self.dice).text())
        .to_vec()
    }

    fn take(&mut self, step: &Step) -> Outcome {
        let machine = step.machine;
        self.minutes[machine] += step.minutes;
        let bytes = self.bytes(machine);
        match &step.act {
            Act::Merge(from) => {
                let theirs = self.bytes(from % self.minutes.len());
                let together = self.jumbled(&[bytes, theirs]);
                prop_assume!(together.len() < 1 << 18);
                fs::write(self.path(machine), together).unwrap();
            }
            Act::Twin(_) => self.append_by_hand(machine, 7),
            Act::Hostile(kind) => self.append_by_hand(machine, *kind),
            act => {
                let journal = Journal::read(Variant::Contract, &bytes);
                let command = act.command(&journal).unwrap();
                if step.probe && !matches!(command, Command::Undo) {
                    self.probe(machine, &command)?;
                }
                self.obey(machine, &journal, &command)?;
            }
        }
        if !matches!(step.act, Act::New(..) | Act::Score(..) | Act::Edit(..)) {
            self.compare_what_undo_says(machine)?;
        }
        self.compare(machine)
    }

    /// Compares what would be taken back with what the model says.
    fn compare_what_undo_says(&mut self, machine: usize) -> Outcome {
        let journal = Journal::read(Variant::Contract, &self.bytes(machine));
        let output = self.run(machine, &["undo", "--dry-run", "--json"]);
        match journal.obey(&Command::Undo, self.now(machine)) {
            Some(_) => {
                let change = output.json()["change"].clone();
                prop_assert_eq!(change, json!(journal.undo_target()), "what undo says");
            }
            None => prop_assert_eq!(output.status, 1, "nothing to undo"),
        }
        Ok(())
    }

    /// The lines of several files in any order, some repeated; the last may lack its newline.
    fn jumbled(&mut self, files: &[Vec<u8>]) -> Vec<u8> {
        let lines: Vec<&[u8]> = files
            .iter()
            .flat_map(|file| file.split(|byte| *byte == b'\n'))
            .filter(|line| !line.is_empty())
            .collect();
        let mut together = self.dice.jumbled(&lines).join(&b'\n');
        if !together.is_empty() && self.dice.below(4) > 0 {
            together.push(b'\n');
        }
        together
    }

    fn append_by_hand(&mut self, machine: usize, kind: usize) {
        let mut bytes = self.bytes(machine);
        if bytes.last().is_some_and(|last| *last != b'\n') {
            bytes.push(b'\n');
        }
        let now = self.now(machine);
        let written = hostile(kind, &bytes, now, &mut self.dice);
        bytes.extend(written);
        fs::write(self.path(machine), bytes).unwrap();
    }

    /// Tries a command on a copy: `--dry-run` writes nothing, and `undo` restores what was there.
    fn probe(&mut self, machine: usize, command: &Command) -> Outcome {
        let Some(args) = args(command) else {
            return Ok(());
        };
        let copy = self.folder.path().join("copy.jsonl");
        let bytes = self.bytes(machine);
        fs::write(&copy, &bytes).unwrap();
        let before = self.shown(&copy);
        let now = self.now(machine);
        let mut args: Vec<&str> = args.iter().map(String::as_str).collect();
        if !matches!(command, Command::New(..)) {
            args.push("--dry-run");
            let dry = teamzy(&copy, &args, now, &mut self.dice);
            args.pop();
            prop_assert_eq!(
                &fs::read(&copy).unwrap(),
                &bytes,
                "a dry run writes nothing"
            );
            let wet = teamzy(&copy, &args, now, &mut self.dice);
            // A dry run of a merging rename shows what it would do before it is asked for.
            let asks = matches!(command, Command::Rename { merge: false, .. });
            prop_assert!(
                asks || dry.status == wet.status,
                "a dry run tells what will be"
            );
            if wet.status != 0 {
                return Ok(());
            }
        } else if teamzy(&copy, &args, now, &mut self.dice).status != 0 {
            return Ok(());
        }
        let undo = teamzy(&copy, &["undo"], now, &mut self.dice);
        prop_assert_eq!(undo.status, 0, "{:?} after {:?}", undo, args);
        let after = self.shown(&copy);
        prop_assert_eq!(before, after, "undo restores what was before {:?}", args);
        Ok(())
    }

    /// Runs a command, and compares what it appended with what the model says.
    fn obey(&mut self, machine: usize, journal: &Journal, command: &Command) -> Outcome {
        let now = self.now(machine);
        let drafts = journal.obey(command, now);
        let recorded = journal.next_instant(now);
        let Some(args) = args(command) else {
            // No command of this program yet: its lines come from elsewhere.
            let mut bytes = self.bytes(machine);
            for draft in drafts.into_iter().flatten() {
                let line = stamped(
                    draft.clone(),
                    draft["id"].as_str().unwrap(),
                    &self.dice.id(),
                    recorded,
                );
                bytes.extend(format!("\n{line}\n").into_bytes());
            }
            fs::write(self.path(machine), bytes).unwrap();
            return Ok(());
        };
        let before = self.bytes(machine);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let output = self.run(machine, &[&args[..], &["--json"]].concat());
        let after = self.bytes(machine);
        let Some(drafts) = drafts else {
            prop_assert!(
                matches!(output.status, 1 | 2),
                "not refused: {:?} {:?}",
                args,
                output
            );
            prop_assert_eq!(before, after, "refused, and written: {:?}", args);
            return Ok(());
        };
        prop_assert_eq!(output.status, 0, "refused: {:?} {}", args, output.stderr);
        prop_assert!(after.starts_with(&before), "only appended");
        let mut written = &after[before.len()..];
        if before.last().is_some_and(|last| *last != b'\n') {
            prop_assert!(written.starts_with(b"\n"), "a newline first");
            written = &written[1..];
        }
        prop_assert!(written.ends_with(b"\n"));
        let lines = std::str::from_utf8(written).unwrap().lines();
        let mut changes: Vec<String> = Vec::new();
        let mut written: Vec<Draft> = Vec::new();
        let mut expected = drafts;
        for line in lines {
            let mut line: Map<String, Value> = serde_json::from_str(line).unwrap();
            prop_assert_eq!(line.remove("v"), Some(json!(1)));
            let at = line.remove("recorded");
            prop_assert_eq!(at, Some(json!(recorded_text(recorded))), "{:?}", args);
            changes.push(line.remove("change").unwrap().as_str().unwrap().to_owned());
            if matches!(command, Command::New(..) | Command::Score(..))
                && !line.contains_key("replaces")
            {
                let id = line.remove("id").unwrap().as_str().unwrap().to_owned();
                prop_assert!(is_id(&id));
            }
            written.push(line);
        }
        changes.dedup();
        prop_assert_eq!(changes.len(), 1, "one change");
        prop_assert!(is_id(&changes[0]));
        let known = journal.lines.iter().any(|line| line.change == changes[0]);
        prop_assert!(!known, "a new change");
        for draft in written.iter_mut().chain(&mut expected) {
            in_order(draft, command);
        }
        prop_assert_eq!(written, expected, "{:?}", args);
        let now_is = Journal::read(Variant::Contract, &after);
        self.printed(command, &output.json(), journal, &now_is)
    }

    /// Compares what a command printed with what there is before and after it.
    fn printed(
        &self,
        command: &Command,
        printed: &Value,
        before: &Journal,
        after: &Journal,
    ) -> Outcome {
        let told_of = |journal: &Journal, id: &Value| {
            let games = journal.games();
            games.iter().find(|game| json!(game.id) == *id).map(told)
        };
        let as_told = |game: &Value| {
            let mut game = game.clone();
            if let Some(fields) = game.as_object_mut() {
                fields.retain(|field, _| field != "records" && field != "remarks");
            }
            in_milliseconds(&mut game);
            Some(game)
        };
        match command {
            Command::Edit(_, Edit::Replace(..), _) => {
                // Where a player was only spelled anew, the old spelling is printed once more.
                let folded = |game: Option<Value>| {
                    let names = game?["players"].as_array()?.clone().into_iter();
                    Some(
                        names
                            .map(|seat| fold(seat["name"].as_str().unwrap()))
                            .collect::<Vec<_>>(),
                    )
                };
                let told = told_of(after, &printed["id"]);
                prop_assert_eq!(folded(as_told(printed)), folded(told), "printed");
            }
            Command::New(..) | Command::Score(..) | Command::Close(..) | Command::Edit(..) => {
                prop_assert_eq!(as_told(printed), told_of(after, &printed["id"]), "printed");
            }
            Command::Delete(_) => {
                for game in printed.as_array().unwrap() {
                    prop_assert_eq!(as_told(game), told_of(before, &game["id"]), "printed");
                    prop_assert_eq!(told_of(after, &game["id"]), None);
                }
            }
            Command::Undo => {
                prop_assert_eq!(printed["change"].clone(), json!(before.undo_target()));
                for game in printed["games"].as_array().unwrap() {
                    for (printed, journal) in [(&game["before"], before), (&game["after"], after)] {
                        if !printed.is_null() {
                            prop_assert_eq!(
                                as_told(printed),
                                told_of(journal, &printed["id"]),
                                "undone"
                            );
                        }
                    }
                }
            }
            Command::Rename { .. } | Command::Import(..) => {}
        }
        Ok(())
    }

    /// A person may be typed by any name, an old one too.
    fn look_for_somebody(&mut self, machine: usize) -> Outcome {
        let journal = Journal::read(Variant::Contract, &self.bytes(machine));
        let spellings = PEOPLE[self.dice.below(PEOPLE.len())].spellings;
        let name = spellings[self.dice.below(spellings.len())].0;
        let output = self.run(machine, &["history", name, "--json"]);
        let people = journal.people();
        if !people.is_known(name) {
            prop_assert_eq!(output.status, 1, "{} is not known", name);
            return Ok(());
        }
        let sat = |game: &&Game| !game.is_open() && game.people.contains(&people.meant(name));
        let games = journal.games();
        let expected: Vec<Value> = games
            .iter()
            .filter(sat)
            .map(|game| json!(game.id))
            .collect();
        let found = output.json();
        let found: Vec<Value> = found
            .as_array()
            .unwrap()
            .iter()
            .map(|game| game["id"].clone())
            .collect();
        prop_assert_eq!(found, expected, "the games of {}", name);
        Ok(())
    }

    /// Compares what the program reads in a file with what the model reads.
    fn compare(&mut self, machine: usize) -> Outcome {
        let bytes = self.bytes(machine);
        let journal = Journal::read(Variant::Contract, &bytes);
        let games = journal.games();
        for (args, open) in [
            (&["history", "--json"][..], false),
            (&["history", "--open", "--json"], true),
        ] {
            let output = self.run(machine, args);
            prop_assert_eq!(output.status, 0, "{}", output.stderr);
            let expected: Vec<Value> = games
                .iter()
                .filter(|game| game.is_open() == open)
                .map(told)
                .collect();
            let mut found = output.json();
            found
                .as_array_mut()
                .into_iter()
                .flatten()
                .for_each(in_milliseconds);
            prop_assert_eq!(found, json!(expected), "history");
        }
        let output = self.run(machine, &["rankings", "--json"]);
        prop_assert_eq!(output.status, 0);
        // As text, for serde_json does not read decimals to their last digit.
        let rows: Vec<String> = rankings(&games).iter().map(Value::to_string).collect();
        let rows = rows.join(",\n");
        let expected = if rows.is_empty() {
            "[]\n".to_owned()
        } else {
            format!("[\n{rows}\n]\n")
        };
        prop_assert_eq!(output.text(), expected, "rankings");

        let output = self.run(machine, &["check", "--json"]);
        prop_assert_eq!(
            output.status,
            u8::from(!journal.unreadable.is_empty()),
            "check"
        );
        let found = output.json();
        let about = |kind: &str| -> Vec<usize> {
            let findings = found["findings"].as_array().unwrap().iter();
            let lines = findings.filter(|finding| finding["kind"] == kind);
            lines
                .map(|finding| finding["lines"][0].as_u64().unwrap() as usize)
                .collect()
        };
        prop_assert_eq!(&found["lines"], &json!(journal.count));
        prop_assert_eq!(&about("unreadable"), &journal.unreadable);
        prop_assert_eq!(&about("newer"), &journal.newer);
        let mut doubts = BTreeSet::new();
        for finding in found["findings"].as_array().unwrap() {
            let mut about = finding["about"].clone();
            if let Some(ids) = about.as_array_mut() {
                ids.sort_by_key(Value::to_string);
            }
            let kind = finding["kind"].as_str().unwrap().to_owned();
            if !["unreadable", "newer", "alike_names"].contains(&kind.as_str()) {
                doubts.insert(format!("{kind} {about}"));
            }
        }
        prop_assert_eq!(doubts, journal.doubts(self.now(machine)), "check");
        Ok(())
    }

    /// What all machines show in the end: the order of lines and repeated ones change nothing, and
    /// machines that exchanged all lines agree.
    fn exchange(&mut self) -> Outcome {
        let copy = self.folder.path().join("copy.jsonl");
        let files: Vec<Vec<u8>> = (0..self.minutes.len()).map(|at| self.bytes(at)).collect();
        for (machine, file) in files.iter().enumerate() {
            let before = self.shown(&self.path(machine));
            fs::write(&copy, self.jumbled(std::slice::from_ref(file))).unwrap();
            prop_assert_eq!(self.shown(&copy), before, "the order of lines");
        }
        fs::write(&copy, self.jumbled(&files)).unwrap();
        let all = self.shown(&copy);
        for (machine, _) in files.iter().enumerate() {
            let together = self.jumbled(&files);
            fs::write(self.path(machine), together).unwrap();
            prop_assert_eq!(&self.shown(&self.path(machine)), &all, "exchanged lines");
        }
        if self.dice.below(8) == 0 {
            // A file of this size is read by several threads.
            let mut long = self.jumbled(&files);
            while !long.is_empty() && long.len() < 1 << 20 {
                long.push(b'\n');
                long.extend(self.jumbled(&files));
            }
            fs::write(&copy, long).unwrap();
            prop_assert_eq!(&self.shown(&copy), &all, "a long file");
        }
        self.look_for_somebody(0)?;
        self.compare(0)
    }
}

/// Puts milliseconds in the place of the instant of a game that was printed.
fn in_milliseconds(game: &mut Value) {
    let recorded = game["recorded"].as_str().unwrap();
    let recorded = OffsetDateTime::parse(recorded, &Rfc3339).unwrap();
    game["recorded"] = json!(milliseconds(recorded.unix_timestamp_nanos()));
}

/// Puts in order what has none, and leaves out what the contract does not say: whose the unknown
/// fields of a seat are after another player took it.
fn in_order(draft: &mut Draft, command: &Command) {
    if let Some(Value::Array(changes)) = draft.get_mut("replaces") {
        changes.sort_by_key(Value::to_string);
    }
    if let Command::Edit(_, Edit::Replace(..), _) = command {
        for seat in draft["players"].as_array_mut().unwrap() {
            let known = |field: &String| field == "name" || field == "score";
            seat.as_object_mut()
                .unwrap()
                .retain(|field, _| known(field));
        }
    }
}

/// The points as a person may type them.
fn entry(points: u64) -> String {
    match points % 3 {
        0 => points.to_string(),
        1 => format!("{}:{:02}", points / 50, points % 50),
        _ => format!("{}+{}", points / 2, points - points / 2),
    }
}

/// The command line; nothing for what this program has no command for.
fn args(command: &Command) -> Option<Vec<String>> {
    let mut args: Vec<String> = Vec::new();
    let mut add = |words: &[&str]| args.extend(words.iter().map(|word| (*word).to_owned()));
    let mut details = &Details::default();
    match command {
        Command::New(names, more) => {
            add(&["new"]);
            names.iter().for_each(|name| add(&[name]));
            details = more;
        }
        Command::Score(pairs, more) => {
            add(&["score"]);
            for (name, points) in pairs {
                if points % 2 == 0 {
                    add(&[name, &entry(*points)]);
                } else {
                    add(&[&format!("{name}={}", entry(*points))]);
                }
            }
            details = more;
        }
        Command::Close(id, scores, more) => {
            add(&["score"]);
            scores.iter().for_each(|points| add(&[&entry(*points)]));
            if let Some(id) = id {
                add(&["--game", id]);
            }
            details = more;
        }
        Command::Edit(id, edit, more) => {
            add(&["edit", id]);
            match edit {
                Edit::Nothing => {}
                Edit::Score(name, points) => add(&[&format!("{name}={}", entry(*points))]),
                Edit::Add(name, Some(points)) => add(&["--add", &format!("{name}={points}")]),
                Edit::Add(name, None) => add(&["--add", name]),
                Edit::Remove(name) => add(&["--remove", name]),
                Edit::Replace(name, new) => add(&["--replace", &format!("{name}={new}")]),
            }
            details = more;
        }
        Command::Delete(ids) => {
            add(&["delete"]);
            ids.iter().for_each(|id| add(&[id]));
        }
        Command::Rename { old, new, merge } => {
            add(&["rename", old, new]);
            if *merge {
                add(&["--merge"]);
            }
        }
        Command::Undo => add(&["undo"]),
        Command::Import(..) => return None,
    }
    let with = details.with.as_ref().map(|ids| match ids.as_slice() {
        [] => "none".to_owned(),
        ids => ids.join(","),
    });
    for (option, value) in [
        ("--date", &details.date),
        ("--with", &with),
        ("--at", &details.at),
        ("--note", &details.note),
    ] {
        if let Some(value) = value {
            add(&[option, value]);
        }
    }
    Some(args)
}

fn the_program_does_as_the_model_says(kind: Kind, default: u32) {
    let mut runner = TestRunner::new(cases(default));
    let kept = runner.run(&scripts(kind, 4..=28), |script| {
        let mut machines = Machines::new(&script);
        for step in &script.steps {
            machines.take(step)?;
        }
        machines.exchange()
    });
    if let Err(broken) = kept {
        panic!("{broken}\n{runner}");
    }
}

#[test]
fn the_program_reads_and_writes_as_the_contract_says() {
    the_program_does_as_the_model_says(Kind::Pure, 12);
}

#[test]
fn the_program_holds_among_hostile_lines() {
    the_program_does_as_the_model_says(Kind::Hostile, 12);
}

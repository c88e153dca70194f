//! Several machines: imports at the same time, and a folder that git keeps alike.

#[cfg(unix)]
use std::path::Path;
#[cfg(unix)]
use std::process::Command;

use super::BG_STATS;
use crate::harness::{Table, shown};

#[test]
fn imports_at_the_same_time_add_each_game_once() {
    let table = Table::with_file("export.json", BG_STATS);
    let runs: Vec<_> = (0..8)
        .map(|seed: u32| {
            let run = table.teamzy("import export.json --json");
            run.env("TEAMZY_SEED", seed.to_string()).start()
        })
        .collect();
    for run in runs {
        assert!(run.wait_with_output().unwrap().status.success());
    }
    assert_eq!(table.lines().len(), 12);
    assert_eq!(table.games().len(), 12);
}

/// Runs git in a folder, apart from the user's own settings.
#[cfg(unix)]
#[track_caller]
fn git(folder: &Path, words: &[&str]) -> String {
    let mut command = Command::new("git");
    command
        .args(["-c", "user.name=Léa", "-c", "user.email=lea@example.org"])
        .args([
            "-c",
            "commit.gpgsign=false",
            "-c",
            "init.defaultBranch=main",
        ])
        .args(["-c", "protocol.file.allow=always"])
        .args(words)
        .current_dir(folder)
        .env("HOME", folder)
        .env("GIT_CONFIG_NOSYSTEM", "1")
        .env_remove("GIT_DIR");
    let output = match command.output() {
        Ok(output) => output,
        Err(error) => panic!("git is missing, which this test drives: {error}"),
    };
    assert!(output.status.success(), "git {words:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Makes the repository of the README: a data file, and how git merges it.
#[cfg(unix)]
fn repository(table: &Table) {
    let root = table.path("");
    git(&root, &["init", "--quiet", "one"]);
    let one = root.join("one");
    std::fs::write(
        one.join(".gitattributes"),
        "games.jsonl text eol=lf merge=union\n",
    )
    .unwrap();
    std::fs::write(one.join("games.jsonl"), "").unwrap();
    git(&one, &["add", "."]);
    git(&one, &["commit", "--quiet", "-m", "start"]);
}

/// Sends what one machine has recorded, and takes in what the other has.
#[cfg(unix)]
fn synchronise(folder: &Path) {
    git(folder, &["commit", "--quiet", "--all", "-m", "games"]);
    git(
        folder,
        &[
            "pull",
            "--quiet",
            "--no-rebase",
            "--no-edit",
            "origin",
            "main",
        ],
    );
}

/// A busy weekend on one machine: games, corrections, deletions, and a change of mind.
#[cfg(unix)]
fn play(table: &Table, machine: &str, seed: u32) {
    let data = format!("{machine}/games.jsonl");
    let mut minute = 0;
    let mut teamzy = |line: &str| {
        minute += 1;
        // Both machines record in the same minutes.
        let now = format!(
            "2026-11-{:02}T{:02}:{:02}:00+01:00",
            1 + minute / 60,
            10,
            minute % 60
        );
        let run = table.at(&now).teamzy(line).env("TEAMZY_DATA", &data);
        let printed = run.env("TEAMZY_SEED", seed.to_string()).raw();
        assert_eq!(printed.status, 0, "{line} {}", shown(&printed));
        printed.stdout
    };
    let mut ids: Vec<String> = Vec::new();
    for number in 0..100 {
        let (one, other) = (50 + number % 37, 40 + number * seed % 53);
        let name = ["Hugo", "Léa", "Zoé", "Max"][number as usize % 4];
        let game = teamzy(&format!("score {name} {one} {machine} {other} --json"));
        let game: serde_json::Value = serde_json::from_str(&game).unwrap();
        ids.push(game["id"].as_str().unwrap().to_owned());
    }
    // Games that only this machine knows, and games that both had before.
    let shared: Vec<String> = std::fs::read_to_string(table.path(&data))
        .unwrap()
        .lines()
        .take(5)
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["id"].to_string())
        .map(|id| id.trim_matches('"').to_owned())
        .collect();
    for (number, id) in shared.iter().chain(&ids[..5]).enumerate() {
        teamzy(&format!("edit {id} --note {machine}-{number}"));
    }
    for id in &ids[10..15] {
        teamzy(&format!("delete {id}"));
    }
    teamzy("undo");
}

#[cfg(unix)]
#[test]
fn two_clones_that_both_record_offline_merge_without_loss() {
    let table = Table::new();
    repository(&table);
    let root = table.path("");
    for number in 0..5 {
        table
            .teamzy(&format!(
                "score Hugo {number} Léa 70 --data one/games.jsonl"
            ))
            .env("TEAMZY_NOW", format!("2026-10-01T10:0{number}:00+01:00"))
            .ok();
    }
    let one = root.join("one");
    git(&one, &["commit", "--quiet", "--all", "-m", "first games"]);
    git(&root, &["clone", "--quiet", "one", "two"]);
    git(&one, &["remote", "add", "origin", "../two"]);

    play(&table, "one", 3);
    play(&table, "two", 5);
    let two = root.join("two");
    // Each takes in the other's, the second time what the first merge made of both.
    git(&one, &["commit", "--quiet", "--all", "-m", "games"]);
    synchronise(&two);
    git(
        &one,
        &[
            "pull",
            "--quiet",
            "--no-rebase",
            "--no-edit",
            "origin",
            "main",
        ],
    );

    let shown = |machine: &str, line: &str| {
        let run = table.teamzy(&format!("{line} --json --data {machine}/games.jsonl"));
        run.raw().stdout
    };
    for line in ["history", "rankings", "records", "check"] {
        let [one, two] = ["one", "two"].map(|machine| {
            let path = format!("{machine}/games.jsonl");
            shown(machine, line).replace(&path, "games.jsonl")
        });
        assert!(one == two, "{line}");
    }
    let games: serde_json::Value = serde_json::from_str(&shown("one", "history")).unwrap();
    // On each side 100 games, of which 5 deleted, and one deletion taken back.
    assert_eq!(games.as_array().unwrap().len(), 5 + 2 * (100 - 5 + 1));
    let lines = std::fs::read_to_string(one.join("games.jsonl")).unwrap();
    assert_eq!(lines.lines().count(), 5 + 2 * (100 + 10 + 5 + 1));
    // The same, without git.
    table.file(
        "other.jsonl",
        std::fs::read(two.join("games.jsonl")).unwrap(),
    );
    assert_eq!(table.import("other.jsonl --data one/games.jsonl"), (0, 237));
}

#[cfg(unix)]
#[test]
fn the_same_without_git_by_import_in_both_directions() {
    let table = Table::new();
    for machine in ["one", "two"] {
        std::fs::create_dir(table.path(machine)).unwrap();
    }
    table
        .teamzy("score Hugo 1 Léa 2 --data one/games.jsonl")
        .ok();
    std::fs::copy(table.path("one/games.jsonl"), table.path("two/games.jsonl")).unwrap();
    play(&table, "one", 3);
    play(&table, "two", 5);
    // A synchroniser leaves the other's file beside one's own.
    std::fs::copy(table.path("two/games.jsonl"), table.path("conflict.jsonl")).unwrap();
    table
        .teamzy("import one/games.jsonl --data two/games.jsonl")
        .ok();
    table
        .teamzy("import conflict.jsonl --data one/games.jsonl")
        .ok();
    for line in ["history", "rankings"] {
        let shown = |machine: &str| {
            let run = table.teamzy(&format!("{line} --json --data {machine}/games.jsonl"));
            run.raw().stdout
        };
        assert!(shown("one") == shown("two"), "{line}");
    }
}

//! Many at once: every game is there, once.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Child;

use serde_json::Value;

use crate::scene::{Game, Scene, Seen, game, seen, start};

/// How many record at once.
const CROWD: u64 = 50;

fn scores(scene: &Scene, round: u64) -> Vec<Child> {
    (round * CROWD..(round + 1) * CROWD)
        .map(|number| start(&mut scene.teamzy(&format!("score Hugo {number} Léa 50 --json"))))
        .collect()
}

fn finish(children: Vec<Child>) -> Vec<Seen> {
    let outputs = children.into_iter().map(|child| child.wait_with_output());
    outputs.map(|output| Seen::of(&output.unwrap())).collect()
}

/// What the first player of a game scored.
fn number(game: &Game) -> u64 {
    game.1[0].1
}

fn lines(scene: &Scene) -> Vec<Value> {
    let text = String::from_utf8(scene.bytes()).unwrap();
    assert!(text.ends_with('\n'));
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Ten rounds of fifty, the first on a file that does not exist yet.
#[test]
fn ten_rounds_of_fifty() {
    const ROUNDS: u64 = 10;
    const EDITS: u64 = 2;
    let scene = Scene::new().file_at("new/games.jsonl");
    let mut reported = BTreeMap::new();
    for round in 0..ROUNDS {
        let mut edits = Vec::new();
        let mut looks = Vec::new();
        let mut recorders = Vec::new();
        if round > 0 {
            looks.push(start(&mut scene.teamzy("rankings --json")));
            edits.push(start(
                &mut scene.teamzy(&format!("edit last Léa={}", 100 + 2 * round)),
            ));
        }
        recorders.extend(scores(&scene, round));
        if round > 0 {
            edits.push(start(
                &mut scene.teamzy(&format!("edit last Léa={}", 101 + 2 * round)),
            ));
            looks.push(start(&mut scene.teamzy("history --json")));
        }
        for seen in finish(recorders) {
            let (id, seats) = game(&seen.json());
            assert_eq!(
                reported.insert(id, seats[0].1),
                None,
                "an id was drawn twice"
            );
        }
        for seen in finish(edits) {
            assert_eq!(seen.status, 0, "{seen:?}");
        }
        for seen in finish(looks) {
            assert_eq!((seen.status, seen.stderr.as_str()), (0, ""));
        }
        let games = scene.games();
        let there: BTreeMap<String, u64> = games
            .iter()
            .map(|game| (game.0.clone(), number(game)))
            .collect();
        assert_eq!(games.len() as u64, (round + 1) * CROWD);
        assert_eq!(there, reported, "in round {round}");
    }
    let numbers: BTreeSet<u64> = reported.into_values().collect();
    assert!(numbers.into_iter().eq(0..ROUNDS * CROWD));
    let lines = lines(&scene);
    assert_eq!(lines.len() as u64, ROUNDS * CROWD + (ROUNDS - 1) * EDITS);
    let instants: Vec<&str> = lines
        .iter()
        .map(|line| line["recorded"].as_str().unwrap())
        .collect();
    assert!(
        instants.is_sorted_by(|one, next| one < next),
        "each is later than the one before"
    );
    assert_eq!(seen(&mut scene.teamzy("check")).status, 0);
}

/// Fifty recorders with corrections and undoing among them: a game is there unless all that was
/// written of it was taken back, and nothing is taken back twice.
#[test]
fn with_corrections_and_undoing_among_them() {
    for is_new in [true, false] {
        let scene = Scene::new();
        if !is_new {
            scene.write(crate::scene::some_games(3));
        }
        let known = scene.games();
        let mut recorders = scores(&scene, 2);
        let mut others = Vec::new();
        for (index, line) in [
            "undo",
            "edit last Léa=51",
            "rankings",
            "undo",
            "edit last Léa=52",
        ]
        .into_iter()
        .cycle()
        .take(15)
        .enumerate()
        {
            if let Some(recorder) = recorders.get_mut(index) {
                // Somebody has recorded by now.
                let _ = recorder.wait();
            }
            others.push((line, start(&mut scene.teamzy(line))));
        }
        let reported: Vec<Game> = finish(recorders)
            .iter()
            .map(|seen| game(&seen.json()))
            .collect();
        let mut undone = 0;
        for (line, child) in others {
            let seen = Seen::of(&child.wait_with_output().unwrap());
            match line {
                "undo" => {
                    assert_eq!(seen.status, 0, "{seen:?}");
                    undone += 1;
                }
                // Two corrections of one game to the same score.
                "rankings" => assert_eq!((seen.status, seen.stderr.as_str()), (0, "")),
                _ => assert!([0, 2].contains(&seen.status), "{seen:?}"),
            }
        }
        let lines = lines(&scene);
        let taken_back: BTreeSet<&str> = lines
            .iter()
            .filter_map(|line| line["undoes"].as_str())
            .collect();
        assert_eq!(taken_back.len(), undone, "one change was taken back twice");
        let there = scene.games();
        for game in reported.iter().chain(&known) {
            let written: Vec<&str> = lines
                .iter()
                .filter(|line| line["id"] == game.0.as_str())
                .map(|line| line["change"].as_str().unwrap())
                .collect();
            let firsts = lines
                .iter()
                .filter(|line| line["id"] == game.0.as_str() && line["replaces"].is_null());
            assert_eq!(firsts.count(), 1, "{game:?}");
            let stands = written.iter().any(|change| !taken_back.contains(change));
            let count = there.iter().filter(|found| found.0 == game.0).count();
            assert_eq!(count, usize::from(stands), "{game:?}");
        }
        let ids: BTreeSet<&String> = there.iter().map(|game| &game.0).collect();
        assert_eq!(ids.len(), there.len());
        assert_eq!(seen(&mut scene.teamzy("check")).status, 0);
    }
}

//! Two or three machines that run the model itself: the rules of the contract keep their promises,
//! and broken ones do not.

use std::cell::Cell;
use std::collections::BTreeSet;

use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use proptest::{prop_assert, prop_assert_eq};
use serde_json::{Value, json};

use crate::cases;
use crate::model::commands::Command;
use crate::model::line::stamped;
use crate::model::{Journal, State, Variant};
use crate::names::fold;
use crate::script::{Act, Dice, Kind, Script, Step, clock, scripts};

type Outcome = Result<(), TestCaseError>;

/// A promise of the contract.
type Property = fn(Variant, &Script) -> Outcome;

/// The lines of a file, in their order.
type Lines = Vec<String>;

fn journal(variant: Variant, lines: &[String]) -> Journal {
    Journal::read(variant, lines.join("\n").as_bytes())
}

fn state(variant: Variant, lines: &[String]) -> State {
    journal(variant, lines).state()
}

/// Something that a machine did.
struct Deed {
    change: String,
    command: Command,
    /// What an `undo` took back.
    took_back: Option<String>,
}

/// The machines of a script, and all that was ever done on them.
struct World {
    variant: Variant,
    dice: Dice,
    files: Vec<Lines>,
    clocks: Vec<i64>,
    deeds: Vec<Deed>,
}

impl World {
    fn new(variant: Variant, script: &Script) -> World {
        World {
            variant,
            dice: Dice(script.seed),
            files: vec![Lines::new(); script.machines],
            clocks: vec![0; script.machines],
            deeds: Vec::new(),
        }
    }

    /// What became of the machines after the whole script.
    fn after(variant: Variant, script: &Script) -> World {
        let mut world = World::new(variant, script);
        for step in &script.steps {
            world.take(step);
        }
        world
    }

    /// Takes one step; whether a command was obeyed.
    fn take(&mut self, step: &Step) -> bool {
        let machine = step.machine;
        self.clocks[machine] += step.minutes;
        match &step.act {
            Act::Merge(from) => {
                let theirs = self.files[from % self.files.len()].clone();
                let together = [self.files[machine].clone(), theirs].concat();
                self.files[machine] = self.dice.jumbled(&together);
                if self.files[machine].len() > LONGEST * 8 {
                    // Repeats without end would only take time.
                    self.files[machine].sort();
                    self.files[machine].dedup();
                }
                false
            }
            Act::Twin(pick) => {
                let twin = twin(&self.files[machine], *pick);
                self.files[machine].extend(twin);
                false
            }
            act => {
                let journal = journal(self.variant, &self.files[machine]);
                let command = act.command(&journal);
                command.is_some_and(|command| self.obey(machine, &journal, command))
            }
        }
    }

    fn obey(&mut self, machine: usize, journal: &Journal, command: Command) -> bool {
        let now = clock(machine, self.clocks[machine]);
        let took_back = match command {
            Command::Undo => journal.undo_target(),
            _ => None,
        };
        let Some(drafts) = journal.obey(&command, now) else {
            return false;
        };
        let recorded = journal.next_instant(now);
        let change = self.dice.id();
        for draft in drafts {
            let known = draft.get("id").and_then(Value::as_str).map(str::to_owned);
            let id = known.unwrap_or_else(|| self.dice.id());
            let line = stamped(draft, &id, &change, recorded);
            self.files[machine].push(line);
        }
        self.deeds.push(Deed {
            change,
            command,
            took_back,
        });
        true
    }

    /// All lines of all machines.
    fn together(&self) -> Lines {
        self.files.concat()
    }

    /// The deeds that nobody took back.
    fn standing_deeds(&self) -> impl Iterator<Item = &Deed> {
        let taken_back: BTreeSet<&String> = self
            .deeds
            .iter()
            .filter_map(|deed| deed.took_back.as_ref())
            .collect();
        self.deeds
            .iter()
            .filter(move |deed| !taken_back.contains(&deed.change))
    }
}

/// A copy of a game line with another score.
fn twin(lines: &[String], pick: usize) -> Option<String> {
    let line = lines.get(pick % lines.len().max(1))?;
    let mut value: Value = serde_json::from_str(line).unwrap();
    let score = value.pointer_mut("/players/0/score")?;
    *score = json!(score.as_u64()? / 2 + 1);
    Some(value.to_string())
}

fn the_state_depends_on_the_set_of_lines(variant: Variant, script: &Script) -> Outcome {
    let mut world = World::after(variant, script);
    for file in &world.files {
        let jumbled = world.dice.jumbled(file);
        prop_assert_eq!(state(variant, file), state(variant, &jumbled));
    }
    Ok(())
}

fn merging_commutes_associates_and_repeats(variant: Variant, script: &Script) -> Outcome {
    let world = World::after(variant, script);
    let merged = |parts: &[&Lines]| {
        let lines: Lines = parts.iter().flat_map(|part| part.iter().cloned()).collect();
        state(variant, &lines)
    };
    let (a, b) = (&world.files[0], &world.files[1]);
    let c = world.files.last().unwrap();
    let together = merged(&[a, b, c]);
    prop_assert_eq!(merged(&[a, b]), merged(&[b, a]));
    for order in [[a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
        prop_assert_eq!(&merged(&order), &together);
    }
    prop_assert_eq!(merged(&[a, a]), merged(&[a]));
    prop_assert_eq!(merged(&[a, b, c, b, a]), together);
    Ok(())
}

fn undo_restores(variant: Variant, script: &Script) -> Outcome {
    let mut world = World::new(variant, script);
    for step in &script.steps {
        let before = state(variant, &world.files[step.machine]);
        let obeyed = world.take(step);
        if !obeyed || matches!(step.act, Act::Undo) {
            continue;
        }
        let file = world.files[step.machine].clone();
        let undone = world.obey(step.machine, &journal(variant, &file), Command::Undo);
        prop_assert!(undone, "a change can be taken back");
        world.deeds.pop();
        let after = state(variant, &world.files[step.machine]);
        prop_assert_eq!(&before.games, &after.games, "the games are as before");
        prop_assert_eq!(
            before.undo,
            after.undo,
            "and so is what undo would take back"
        );
        world.files[step.machine] = file;
    }
    Ok(())
}

fn what_was_taken_back_is_as_if_never_said(variant: Variant, script: &Script) -> Outcome {
    let world = World::after(variant, script);
    let mut gone: BTreeSet<&String> = BTreeSet::new();
    for deed in &world.deeds {
        if let Some(taken_back) = &deed.took_back {
            gone.extend([taken_back, &deed.change]);
        }
    }
    let together = world.together();
    let mut without = together.clone();
    without.retain(|line| {
        let line: Value = serde_json::from_str(line).unwrap();
        !gone.iter().any(|change| line["change"] == **change)
    });
    prop_assert_eq!(state(variant, &together), state(variant, &without));
    Ok(())
}

fn machines_with_the_same_lines_agree(variant: Variant, script: &Script) -> Outcome {
    let mut world = World::after(variant, script);
    for machine in 0..world.files.len() {
        for other in 0..world.files.len() {
            let theirs = world.files[other].clone();
            let together = [world.files[machine].clone(), theirs].concat();
            world.files[machine] = world.dice.jumbled(&together);
        }
    }
    // The first of them has not seen yet what the second got from the last.
    let all = world.together();
    world.files[0].extend(all);
    let states: Vec<State> = world
        .files
        .iter()
        .map(|file| state(variant, file))
        .collect();
    for other in &states[1..] {
        prop_assert_eq!(&states[0], other);
    }
    Ok(())
}

/// Who imports again what somebody else has corrected does not undo the correction.
fn a_correction_outlives_first_lines(variant: Variant, script: &Script) -> Outcome {
    let world = World::after(variant, script);
    let journal = journal(variant, &world.together());
    let corrections: BTreeSet<(String, String)> = world
        .standing_deeds()
        .filter_map(|deed| match &deed.command {
            Command::Edit(id, _, _) | Command::Close(Some(id), _, _) => {
                Some((id.clone(), deed.change.clone()))
            }
            _ => None,
        })
        .collect();
    for game in journal.games() {
        let corrected = corrections.iter().any(|(id, _)| *id == game.id);
        let first = |deed: &Deed| match &deed.command {
            Command::New(..) | Command::Import(..) => true,
            Command::Score(..) => !corrected,
            _ => false,
        };
        let told_by_first = world
            .deeds
            .iter()
            .any(|deed| deed.change == game.told_by && first(deed));
        prop_assert!(
            !corrected || !told_by_first,
            "a first line tells {}",
            game.id
        );
    }
    Ok(())
}

/// Whenever and wherever a game is recorded: after the only rename the old name is seen nowhere,
/// but where old and new sat together.
fn a_rename_holds_in_every_game(variant: Variant, script: &Script) -> Outcome {
    let mut one = script.clone();
    let mut renames = 0;
    one.steps.retain(|step| {
        let rename = matches!(step.act, Act::Rename(..));
        renames += usize::from(rename);
        !rename || renames == 1
    });
    let world = World::after(variant, &one);
    let journal = journal(variant, &world.together());
    for deed in world.standing_deeds() {
        let Command::Rename { old, new, .. } = &deed.command else {
            continue;
        };
        let (old, new) = (fold(old), fold(new));
        for game in journal.games() {
            let names: Vec<String> = game.names.iter().map(|name| fold(name)).collect();
            let apart = old == new || names.contains(&new);
            prop_assert!(
                !names.contains(&old) || apart,
                "{old} is seen in {}",
                game.id
            );
        }
    }
    Ok(())
}

/// The longest script; longer ones find nothing more and take longer.
const LONGEST: usize = 24;

fn the_contract_keeps(property: Property) {
    let mut runner = TestRunner::new(cases(60));
    let kept = runner.run(&scripts(Kind::Pure, 1..=LONGEST), |script| {
        property(Variant::Contract, &script)
    });
    if let Err(broken) = kept {
        panic!("{broken}\n{runner}");
    }
}

#[test]
fn the_present_state_depends_on_the_set_of_lines_only() {
    the_contract_keeps(the_state_depends_on_the_set_of_lines);
}

#[test]
fn merging_is_commutative_associative_and_idempotent() {
    the_contract_keeps(merging_commutes_associates_and_repeats);
}

#[test]
fn undo_right_after_a_command_restores_the_state_before() {
    the_contract_keeps(undo_restores);
}

#[test]
fn a_change_taken_back_is_as_if_never_said() {
    the_contract_keeps(what_was_taken_back_is_as_if_never_said);
}

#[test]
fn machines_that_exchanged_all_lines_agree() {
    the_contract_keeps(machines_with_the_same_lines_agree);
}

#[test]
fn a_correction_outlives_a_first_line_written_without_it() {
    the_contract_keeps(a_correction_outlives_first_lines);
}

#[test]
fn a_rename_holds_in_games_recorded_elsewhere() {
    the_contract_keeps(a_rename_holds_in_every_game);
}

/// How many scripts a property may need to notice a broken rule.
const ENOUGH: u32 = 500;

/// Whether a broken rule makes a property fail. The scripts are the same every time.
#[track_caller]
fn is_noticed(variant: Variant, property: Property) {
    let config = Config {
        cases: ENOUGH,
        failure_persistence: None,
        max_shrink_iters: 0,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let tried = Cell::new(0);
    let noticed = Cell::new(false);
    let _ = runner.run(&scripts(Kind::Pure, 1..=LONGEST), |script| {
        tried.set(tried.get() + 1);
        let kept = property(variant, &script);
        noticed.set(matches!(kept, Err(TestCaseError::Fail(_))));
        kept
    });
    println!("{variant:?}: {} scripts", tried.get());
    assert!(noticed.get(), "{variant:?} passes {ENOUGH} scripts");
}

#[test]
fn an_undo_that_copies_is_noticed() {
    is_noticed(Variant::UndoCopies, undo_restores);
    is_noticed(Variant::UndoCopies, what_was_taken_back_is_as_if_never_said);
}

#[test]
fn a_latest_line_by_position_is_noticed() {
    is_noticed(
        Variant::LatestByPosition,
        the_state_depends_on_the_set_of_lines,
    );
    is_noticed(
        Variant::LatestByPosition,
        merging_commutes_associates_and_repeats,
    );
    is_noticed(
        Variant::LatestByPosition,
        machines_with_the_same_lines_agree,
    );
}

#[test]
fn ties_by_position_are_noticed() {
    for variant in [Variant::TiesByPosition, Variant::TiesWithoutBytes] {
        is_noticed(variant, the_state_depends_on_the_set_of_lines);
        is_noticed(variant, merging_commutes_associates_and_repeats);
        is_noticed(variant, machines_with_the_same_lines_agree);
    }
}

#[test]
fn corrections_that_do_not_say_what_they_replace_are_noticed() {
    is_noticed(Variant::NoReplaces, a_correction_outlives_first_lines);
}

#[test]
fn renames_that_rewrite_games_are_noticed() {
    is_noticed(Variant::RenamesRewrite, a_rename_holds_in_every_game);
}

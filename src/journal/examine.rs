//! Everything doubtful in a data file, line by line.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::file::Journal;
use super::line::{Body, GameText, Line, parse};
use super::versions::standing;
use crate::core::calendar::Instant;
use crate::core::id::Id;
use crate::core::people::People;
use crate::error::Error;

/// How many milliseconds ahead of the present instant a line may be recorded before that is
/// doubtful.
const AHEAD: i64 = 24 * 60 * 60 * 1_000;

/// Something doubtful about the lines of these numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The line cannot be understood.
    Unreadable,
    /// A later version of the program wrote the line.
    Newer,
    /// The lines have one id and change, and differ.
    SameChange(Id),
    /// First lines that tell different games under one id.
    FirstLinesDiffer(Id),
    /// Several lines of the game stand.
    SeveralStand(Id),
    /// The line that stands replaces a change that was taken back.
    ReplacesUndone(Id),
    /// A change is taken back that is not in the file.
    UndoesUnknown(Id),
    /// The name had been renamed already.
    RenamedAgain(String),
    /// Recorded more than a day ahead.
    Ahead(Instant),
    /// Recorded so near the end of the calendar that nothing can be recorded after it here.
    CalendarEnds(Instant),
}

/// What was found in a data file.
#[derive(Debug, Default)]
pub struct Examination {
    /// Lines that are not blank.
    pub lines: u64,
    /// What is doubtful, with the numbers of the lines, in their order.
    pub doubts: Vec<(Vec<u64>, Doubt)>,
    /// The numbers of the lines about each game that count.
    pub lines_of: HashMap<Id, Vec<u64>>,
}

struct GameLine {
    number: u64,
    change: Id,
    replaces: Vec<Id>,
    bytes: u64,
    told: u64,
}

#[derive(Default)]
struct Findings {
    doubts: Vec<(Vec<u64>, Doubt)>,
    lines: u64,
    changes: HashSet<Id>,
    undone: HashMap<Id, u64>,
    games: HashMap<Id, Vec<GameLine>>,
    renames: Vec<(Instant, Id, Vec<u8>, u64, String, String)>,
}

impl Journal {
    /// Looks for everything doubtful.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn examine(&self, now: Instant) -> Result<Examination, Error> {
        let mut findings = Findings::default();
        self.each_line(|place| {
            findings.lines += 1;
            match place.bytes.and_then(|bytes| Some((parse(bytes)?, bytes))) {
                Some((line, bytes)) => findings.take(line, bytes, place.number, now),
                None => findings
                    .doubts
                    .push((vec![place.number], Doubt::Unreadable)),
            }
        })?;
        Ok(findings.conclude())
    }
}

impl Findings {
    fn take(&mut self, line: Line<'_>, bytes: &[u8], number: u64, now: Instant) {
        let recorded = line.recorded;
        if now.after(Some(recorded)).is_none() {
            self.doubts
                .push((vec![number], Doubt::CalendarEnds(recorded)));
        } else if recorded.millis().saturating_sub(now.millis()) > AHEAD {
            self.doubts.push((vec![number], Doubt::Ahead(recorded)));
        }
        match line.body {
            Body::Undo(change) => {
                self.undone.entry(change).or_insert(number);
                return;
            }
            Body::Newer { undoes, .. } => {
                self.doubts.push((vec![number], Doubt::Newer));
                if let Some(change) = undoes {
                    self.undone.entry(change).or_insert(number);
                    return;
                }
            }
            Body::Rename { old, new } => self.renames.push((
                line.recorded,
                line.change,
                bytes.to_vec(),
                number,
                old.into_owned(),
                new.into_owned(),
            )),
            Body::Game { id, replaces, told } => {
                let told = told.as_ref().map(GameText::from);
                self.games.entry(id).or_default().push(GameLine {
                    number,
                    change: line.change,
                    replaces,
                    bytes: hash(&bytes),
                    told: hash(&told),
                });
            }
        }
        self.changes.insert(line.change);
    }

    fn conclude(mut self) -> Examination {
        for (change, number) in &self.undone {
            if !self.changes.contains(change) {
                self.doubts
                    .push((vec![*number], Doubt::UndoesUnknown(*change)));
            }
        }
        self.doubt_renames();
        let mut lines_of = HashMap::new();
        for (id, lines) in &self.games {
            doubt_game(*id, lines, &self.undone, &mut self.doubts);
            let counting = lines
                .iter()
                .filter(|line| !self.undone.contains_key(&line.change));
            lines_of.insert(*id, counting.map(|line| line.number).collect());
        }
        self.doubts.sort_by(|(one, _), (other, _)| one.cmp(other));
        Examination {
            lines: self.lines,
            doubts: self.doubts,
            lines_of,
        }
    }

    fn doubt_renames(&mut self) {
        self.renames.sort();
        self.renames
            .dedup_by(|one, other| (one.0, one.1, &one.2) == (other.0, other.1, &other.2));
        let mut people = People::default();
        for (_, change, _, number, old, new) in &self.renames {
            if self.undone.contains_key(change) {
                continue;
            }
            if people.leads_on(old) {
                self.doubts
                    .push((vec![*number], Doubt::RenamedAgain(old.clone())));
            }
            people.rename(old, new);
        }
    }
}

fn doubt_game(
    id: Id,
    lines: &[GameLine],
    undone: &HashMap<Id, u64>,
    doubts: &mut Vec<(Vec<u64>, Doubt)>,
) {
    let numbers = |lines: &[&GameLine]| lines.iter().map(|line| line.number).collect::<Vec<_>>();
    let mut by_change: HashMap<Id, Vec<&GameLine>> = HashMap::new();
    for line in lines {
        let known = by_change.entry(line.change).or_default();
        if known.iter().all(|other| other.bytes != line.bytes) {
            known.push(line);
        }
    }
    for (change, differing) in &by_change {
        if differing.len() > 1 {
            doubts.push((numbers(differing), Doubt::SameChange(*change)));
        }
    }
    let counting: Vec<&GameLine> = lines
        .iter()
        .filter(|line| !undone.contains_key(&line.change))
        .collect();
    let mut first: Vec<&GameLine> = counting
        .iter()
        .copied()
        .filter(|line| line.replaces.is_empty())
        .collect();
    first.sort_by_key(|line| (line.told, line.number));
    first.dedup_by_key(|line| line.told);
    if first.len() > 1 {
        first.sort_by_key(|line| line.number);
        doubts.push((numbers(&first), Doubt::FirstLinesDiffer(id)));
    }
    let stand = standing(
        counting
            .iter()
            .map(|line| (line.change, line.replaces.as_slice())),
    );
    let mut standing: Vec<&GameLine> = Vec::new();
    for change in &stand {
        standing.extend(counting.iter().find(|line| line.change == *change));
    }
    if standing.is_empty() && !counting.is_empty() {
        doubts.push((numbers(&counting), Doubt::SeveralStand(id)));
    }
    let corrected = standing.iter().any(|line| !line.replaces.is_empty());
    if standing.len() > 1 && (corrected || first.len() > 1) {
        doubts.push((numbers(&standing), Doubt::SeveralStand(id)));
    }
    for line in standing {
        if line
            .replaces
            .iter()
            .any(|change| undone.contains_key(change))
        {
            doubts.push((vec![line.number], Doubt::ReplacesUndone(id)));
        }
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

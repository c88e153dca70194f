//! A plain model of the contract's section "Data" (`PRODUCT.md`), written from its words alone:
//! it reads the lines of a file and tells the present state, and says which lines a command
//! appends. It is slow and simple, so that it can be seen to be right.
//!
//! A [`Variant`] changes one rule to a broken one. The properties must notice.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use crate::names::{fold, kept, plain};

/// The contract, or one way to get it wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    Contract,
    /// `undo` writes what was there before as a new line.
    UndoCopies,
    /// The present line is the last in the file.
    LatestByPosition,
    /// Lines recorded at one instant are ordered by their position.
    TiesByPosition,
    /// Lines of one instant and change are ordered by their position.
    TiesWithoutBytes,
    /// Corrections do not say what they correct: the latest line wins.
    NoReplaces,
    /// `rename` writes every game anew.
    RenamesRewrite,
}

/// The order of lines: instant, change, bytes; the position only in broken variants.
type Order = (i128, String, Vec<u8>, usize);

#[derive(Clone, Debug)]
pub struct Line {
    order: Order,
    pub recorded: OffsetDateTime,
    pub change: String,
    pub value: Map<String, Value>,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    Game {
        id: String,
        replaces: Vec<String>,
        /// Nothing when the game is deleted.
        told: Option<Told>,
    },
    Rename {
        old: String,
        new: String,
    },
    Undo(String),
    Newer {
        id: Option<String>,
        undoes: Option<String>,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    pub date: String,
    pub seats: Vec<(String, Option<u64>)>,
    pub expansions: Vec<String>,
    pub location: Option<String>,
    pub note: Option<String>,
}

impl Told {
    pub fn is_open(&self) -> bool {
        self.seats.iter().any(|(_, score)| score.is_none())
    }
}

impl Line {
    fn is_correction(&self) -> bool {
        matches!(&self.what, What::Game { replaces, .. } if !replaces.is_empty())
    }

    fn undoes(&self) -> Option<&String> {
        match &self.what {
            What::Undo(change) => Some(change),
            What::Newer { undoes, .. } => undoes.as_ref(),
            _ => None,
        }
    }

    fn game(&self) -> Option<&String> {
        match &self.what {
            What::Game { id, .. } => Some(id),
            _ => None,
        }
    }

    fn replaces(&self) -> &[String] {
        match &self.what {
            What::Game { replaces, .. } => replaces,
            _ => &[],
        }
    }

    fn told(&self) -> Option<&Told> {
        match &self.what {
            What::Game { told, .. } => told.as_ref(),
            _ => None,
        }
    }
}

// ---------------------------------------------------------------------------------------------
// One line

pub fn is_id(text: &str) -> bool {
    text.len() == 12
        && text
            .chars()
            .all(|c| c.is_ascii_digit() || c.is_ascii_lowercase() && !"ilou".contains(c))
}

fn text(value: Option<&Value>) -> Result<Option<String>, ()> {
    match value {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.clone())),
        Some(_) => Err(()),
    }
}

fn texts(value: Option<&Value>) -> Result<Vec<String>, ()> {
    match value {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(Value::Array(all)) => all
            .iter()
            .map(|one| one.as_str().map(str::to_owned).ok_or(()))
            .collect(),
        Some(_) => Err(()),
    }
}

fn ids(ids: Vec<String>) -> Result<Vec<String>, ()> {
    if ids.iter().all(|id| is_id(id)) {
        Ok(ids)
    } else {
        Err(())
    }
}

/// What a line says that was written by this version or a later one; an error when it cannot be
/// understood.
fn understand(bytes: &[u8]) -> Result<(OffsetDateTime, Map<String, Value>, What), ()> {
    let written = std::str::from_utf8(bytes).map_err(|_| ())?;
    let Ok(Value::Object(value)) = serde_json::from_str(written) else {
        return Err(());
    };
    let version = value.get("v").and_then(Value::as_u64).ok_or(())?;
    let change = text(value.get("change"))?.ok_or(())?;
    let recorded = text(value.get("recorded"))?.ok_or(())?;
    let recorded = OffsetDateTime::parse(&recorded, &Rfc3339).map_err(|_| ())?;
    // "The instant with milliseconds": what is finer does not count.
    let recorded = recorded
        .replace_millisecond(recorded.millisecond())
        .map_err(|_| ())?;
    if version == 0 || !is_id(&change) {
        return Err(());
    }
    let what = if version == 1 {
        this_version(&value)?
    } else {
        What::Newer {
            id: text(value.get("id"))?,
            undoes: text(value.get("undoes"))?,
        }
    };
    Ok((recorded, value, what))
}

fn this_version(value: &Map<String, Value>) -> Result<What, ()> {
    if let Some(change) = text(value.get("undoes"))? {
        ids(vec![change.clone()])?;
        return Ok(What::Undo(change));
    }
    if let Some(old) = text(value.get("rename"))? {
        let new = text(value.get("to"))?.ok_or(())?;
        return if old.is_empty() || new.is_empty() {
            Err(())
        } else {
            Ok(What::Rename { old, new })
        };
    }
    let id = text(value.get("id"))?.ok_or(())?;
    ids(vec![id.clone()])?;
    let replaces = ids(texts(value.get("replaces"))?)?;
    let told = if value.get("deleted") == Some(&Value::Bool(true)) {
        None
    } else {
        Some(told(value)?)
    };
    Ok(What::Game { id, replaces, told })
}

fn told(value: &Map<String, Value>) -> Result<Told, ()> {
    let date = text(value.get("date"))?.ok_or(())?;
    // A date and an instant that begins with it have one form.
    OffsetDateTime::parse(&format!("{date}T00:00:00Z"), &Rfc3339).map_err(|_| ())?;
    let mut seats = Vec::new();
    for seat in value.get("players").and_then(Value::as_array).ok_or(())? {
        let name = text(seat.get("name"))?.ok_or(())?;
        let score = match seat.get("score") {
            None | Some(Value::Null) => None,
            Some(score) => Some(score.as_u64().filter(|score| *score <= 99_999).ok_or(())?),
        };
        seats.push((name, score));
    }
    let people: BTreeSet<String> = seats.iter().map(|(name, _)| fold(name)).collect();
    let open = seats.iter().filter(|(_, score)| score.is_none()).count();
    if people.len() < 2 || people.len() < seats.len() || open > 0 && open < seats.len() {
        return Err(());
    }
    let filled = |text: Option<String>| text.filter(|text| !text.is_empty());
    Ok(Told {
        date,
        seats,
        expansions: texts(value.get("expansions"))?,
        location: filled(text(value.get("location"))?),
        note: filled(text(value.get("note"))?),
    })
}

// ---------------------------------------------------------------------------------------------
// All lines

/// A file that was read.
#[derive(Clone, Debug)]
pub struct Journal {
    variant: Variant,
    pub lines: Vec<Line>,
    /// The numbers of the lines that cannot be understood, from 1.
    pub unreadable: Vec<usize>,
    /// The numbers of the lines of later versions.
    pub newer: Vec<usize>,
    /// How many lines are not blank.
    pub count: usize,
}

/// A game as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    pub id: String,
    pub date: String,
    /// The instant first recorded.
    pub recorded: i128,
    /// The names that are shown.
    pub names: Vec<String>,
    /// What tells the people apart.
    pub people: Vec<String>,
    pub scores: Vec<Option<u64>>,
    pub expansions: Vec<String>,
    pub location: Option<String>,
    pub note: Option<String>,
    /// The change whose line is the present one.
    pub told_by: String,
}

impl Game {
    pub fn is_open(&self) -> bool {
        self.scores.iter().any(Option::is_none)
    }

    /// Whether both are finished, of one day, and the same people have the same scores.
    fn is_same(&self, other: &Game) -> bool {
        let table = |game: &Game| -> BTreeMap<String, Option<u64>> {
            game.people
                .iter()
                .cloned()
                .zip(game.scores.iter().copied())
                .collect()
        };
        !self.is_open() && self.date == other.date && table(self) == table(other)
    }

    fn order(&self) -> (String, i128, String) {
        (self.date.clone(), self.recorded, self.id.clone())
    }
}

/// Everything that anybody can see.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The games in order, open ones too.
    pub games: Vec<Game>,
    /// What `undo` would take back.
    pub undo: Option<String>,
}

impl Journal {
    pub fn read(variant: Variant, file: &[u8]) -> Journal {
        let mut journal = Journal {
            variant,
            lines: Vec::new(),
            unreadable: Vec::new(),
            newer: Vec::new(),
            count: 0,
        };
        let mut seen: BTreeSet<Vec<u8>> = BTreeSet::new();
        for (position, bytes) in file.split(|byte| *byte == b'\n').enumerate() {
            let bytes = bytes.trim_ascii();
            if bytes.is_empty() {
                continue;
            }
            journal.count += 1;
            let Ok((recorded, value, what)) = understand(bytes) else {
                journal.unreadable.push(position + 1);
                continue;
            };
            if matches!(what, What::Newer { .. }) {
                journal.newer.push(position + 1);
            }
            let by_position = matches!(
                variant,
                Variant::LatestByPosition | Variant::TiesByPosition | Variant::TiesWithoutBytes
            );
            if !seen.insert(bytes.to_vec()) && !by_position {
                continue;
            }
            let change = value["change"].as_str().unwrap().to_owned();
            let instant = recorded.unix_timestamp_nanos();
            let order = match variant {
                Variant::LatestByPosition => (0, String::new(), Vec::new(), position),
                Variant::TiesByPosition => (instant, String::new(), Vec::new(), position),
                Variant::TiesWithoutBytes => (instant, change.clone(), Vec::new(), position),
                _ => (instant, change.clone(), bytes.to_vec(), 0),
            };
            journal.lines.push(Line {
                order,
                recorded,
                change,
                value,
                what,
            });
        }
        journal.lines.sort_by(|one, two| one.order.cmp(&two.order));
        journal
    }

    /// "A change named by any `undoes` is taken back for good."
    pub fn taken_back(&self) -> BTreeSet<String> {
        self.lines
            .iter()
            .filter_map(Line::undoes)
            .cloned()
            .collect()
    }

    /// "Its lines do not count."
    pub fn counting(&self) -> Vec<&Line> {
        let taken_back = self.taken_back();
        let counts = |line: &&Line| !taken_back.contains(&line.change);
        self.lines.iter().filter(counts).collect()
    }

    fn lines_of(&self, id: &str) -> Vec<&Line> {
        let mut lines = self.counting();
        lines.retain(|line| line.game().is_some_and(|game| game == id));
        lines
    }

    /// "Among lines that count, corrections outrank first lines; the last in the order is the
    /// present one."
    pub fn present(&self, id: &str) -> Option<&Line> {
        let mut lines = self.lines_of(id);
        if self.variant != Variant::NoReplaces && lines.iter().any(|line| line.is_correction()) {
            lines.retain(|line| line.is_correction());
        }
        lines.last().copied()
    }

    /// "A line stands unless another that counts replaces it; first lines stop standing once a
    /// correction counts."
    pub fn standing(&self, id: &str) -> BTreeSet<String> {
        let lines = self.lines_of(id);
        let corrected = lines.iter().any(|line| line.is_correction());
        let stands = |line: &&&Line| {
            let replaced = lines.iter().any(|other| {
                other.change != line.change && other.replaces().contains(&line.change)
            });
            !replaced && (line.is_correction() || !corrected)
        };
        let standing = lines.iter().filter(stands);
        standing.map(|line| line.change.clone()).collect()
    }

    /// The instant first recorded.
    fn first_recorded(&self, id: &str) -> i128 {
        let instants = self.lines_of(id).into_iter().map(|line| line.recorded);
        instants.min().unwrap().unix_timestamp_nanos()
    }

    /// The instant that the game's scores were first recorded.
    fn finished(&self, id: &str) -> Option<i128> {
        let scored = |line: &&Line| line.told().is_some_and(|told| !told.is_open());
        let lines = self.lines_of(id);
        let instants = lines.into_iter().filter(scored).map(|line| line.recorded);
        instants.min().map(OffsetDateTime::unix_timestamp_nanos)
    }

    /// The ids of all games, and what tells them.
    fn standing_games(&self) -> BTreeMap<String, (&Line, &Told)> {
        let ids: BTreeSet<&String> = self.lines.iter().filter_map(Line::game).collect();
        let mut games = BTreeMap::new();
        for id in ids {
            if let Some(line) = self.present(id)
                && let Some(told) = line.told()
            {
                games.insert(id.clone(), (line, told));
            }
        }
        games
    }

    pub fn people(&self) -> People {
        let mut people = People::default();
        for line in self.counting() {
            if let What::Rename { old, new } = &line.what {
                people.rename(old, new);
            }
        }
        for (id, (_, told)) in self.standing_games() {
            let recorded = self.first_recorded(&id);
            for (seat, (name, _)) in told.seats.iter().enumerate() {
                let typed = (recorded, id.clone(), seat, name.clone());
                let known = people.typed.entry(fold(name)).or_insert(typed.clone());
                *known = known.clone().min(typed);
            }
        }
        people
    }

    /// The games in order, open ones too.
    pub fn games(&self) -> Vec<Game> {
        let people = self.people();
        let mut games: Vec<Game> = Vec::new();
        for (id, (line, told)) in self.standing_games() {
            let seated = people.seat(told);
            games.push(Game {
                date: told.date.clone(),
                recorded: self.first_recorded(&id),
                names: seated.iter().map(|person| people.name(person)).collect(),
                people: seated,
                scores: told.seats.iter().map(|(_, score)| *score).collect(),
                expansions: told.expansions.clone(),
                location: told.location.clone(),
                note: told.note.clone(),
                told_by: line.change.clone(),
                id,
            });
        }
        games.sort_by_key(Game::order);
        games
    }

    /// "The last change in that order not yet taken back; undo lines are never a target."
    pub fn undo_target(&self) -> Option<String> {
        let mut lines = self.counting();
        lines.retain(|line| line.undoes().is_none());
        lines.last().map(|line| line.change.clone())
    }

    pub fn state(&self) -> State {
        State {
            games: self.games(),
            undo: self.undo_target(),
        }
    }

    /// `last`: the finished game recorded last.
    pub fn last(&self) -> Option<String> {
        let games = self.games();
        let finished = games.iter().filter(|game| !game.is_open());
        let last = finished.max_by_key(|game| (self.finished(&game.id), game.id.clone()));
        last.map(|game| game.id.clone())
    }

    /// "The later of now and 1 ms after the latest in the file", in milliseconds.
    pub fn next_instant(&self, now: OffsetDateTime) -> OffsetDateTime {
        let latest = self.lines.iter().map(|line| line.recorded).max();
        let next = latest.map_or(now, |latest| latest + time::Duration::MILLISECOND);
        let next = now.max(next).to_offset(now.offset());
        next.replace_millisecond(next.millisecond()).unwrap()
    }

    /// The name of a seat as the present line writes it.
    pub fn written_name(&self, id: &str, seat: usize) -> String {
        let told = self.present(id).and_then(Line::told).unwrap();
        told.seats[seat].0.clone()
    }

    /// The games of which a later version wrote a line.
    fn newer_games(&self) -> BTreeSet<String> {
        let id = |line: &Line| match &line.what {
            What::Newer { id, .. } => id.clone(),
            _ => None,
        };
        self.lines.iter().filter_map(id).collect()
    }
}

/// Who the names are.
#[derive(Clone, Debug, Default)]
pub struct People {
    leads: BTreeMap<String, String>,
    given: BTreeMap<String, String>,
    typed: BTreeMap<String, (i128, String, usize, String)>,
}

impl People {
    /// "The old name leads to the new, which leads nowhere else."
    fn rename(&mut self, old: &str, new: &str) {
        self.leads.insert(fold(old), fold(new));
        self.leads.remove(&fold(new));
        self.given.insert(fold(new), new.to_owned());
    }

    /// The person whom a name means.
    pub fn meant(&self, name: &str) -> String {
        let mut person = fold(name);
        while let Some(next) = self.leads.get(&person) {
            person = next.clone();
        }
        person
    }

    /// "A game in which this would seat one person twice keeps its names as written."
    fn seat(&self, told: &Told) -> Vec<String> {
        let written = || told.seats.iter().map(|(name, _)| name);
        let meant: Vec<String> = written().map(|name| self.meant(name)).collect();
        let once: BTreeSet<&String> = meant.iter().collect();
        if once.len() == meant.len() {
            return meant;
        }
        written().map(|name| fold(name)).collect()
    }

    /// "The name shown is the one most recently given by `rename`, otherwise the earliest typed."
    pub fn name(&self, person: &str) -> String {
        match (self.given.get(person), self.typed.get(person)) {
            (Some(name), _) | (None, Some((_, _, _, name))) => name.clone(),
            (None, None) => person.to_owned(),
        }
    }

    /// Whether somebody sat in a game whom this name means.
    pub fn is_known(&self, name: &str) -> bool {
        let person = self.meant(name);
        self.typed
            .keys()
            .any(|written| self.meant(written) == person)
    }
}

// ---------------------------------------------------------------------------------------------
// Doubts

pub fn doubt(kind: &str, about: Value) -> String {
    format!("{kind} {about}")
}

impl Journal {
    /// What `check` lists beside lines that are unreadable or newer, and alike names: the kind and
    /// what it is about.
    pub fn doubts(&self, now: OffsetDateTime) -> BTreeSet<String> {
        let mut doubts = BTreeSet::new();
        let ids: BTreeSet<&String> = self.lines.iter().filter_map(Line::game).collect();
        for id in ids {
            self.doubts_of(id, &mut doubts);
        }
        let is_target = |line: &&Line| line.undoes().is_none();
        let targets: BTreeSet<&String> = self
            .lines
            .iter()
            .filter(is_target)
            .map(|line| &line.change)
            .collect();
        for change in self.taken_back() {
            if !targets.contains(&change) {
                doubts.insert(doubt("undoes_unknown", json!(change)));
            }
        }
        let mut people = People::default();
        for line in self.counting() {
            if let What::Rename { old, new } = &line.what {
                if people.leads.contains_key(&fold(old)) {
                    doubts.insert(doubt("renamed_again", json!(old)));
                }
                people.rename(old, new);
            }
        }
        for line in &self.lines {
            if line.recorded > now + time::Duration::DAY {
                doubts.insert(doubt("ahead", json!(recorded_text(line.recorded))));
            }
        }
        let games = self.games();
        for game in &games {
            let mut same: Vec<&Game> = games.iter().filter(|other| game.is_same(other)).collect();
            same.sort_by(|one, two| one.id.cmp(&two.id));
            if same.len() > 1 {
                let ids: Vec<&String> = same.iter().map(|game| &game.id).collect();
                doubts.insert(doubt("same_game", json!(ids)));
            }
        }
        doubts
    }

    fn doubts_of(&self, id: &String, doubts: &mut BTreeSet<String>) {
        let of_game = |line: &&Line| line.game() == Some(id);
        let mut changes: BTreeSet<&String> = BTreeSet::new();
        for line in self.lines.iter().filter(of_game) {
            // "One id and change with different bytes."
            if !changes.insert(&line.change) {
                doubts.insert(doubt("same_change", json!(line.change)));
            }
        }
        let lines = self.lines_of(id);
        let first: Vec<Option<&Told>> = lines
            .iter()
            .filter(|line| !line.is_correction())
            .map(|line| line.told())
            .collect();
        // "First lines that tell different games under one id."
        let differ = first.windows(2).any(|pair| pair[0] != pair[1]);
        if differ {
            doubts.insert(doubt("first_lines_differ", json!(id)));
        }
        // "Games with several standing lines", unless all are first lines and say the same.
        let standing = self.standing(id);
        let corrected = lines.iter().any(|line| line.is_correction());
        if standing.len() > 1 && (corrected || differ) || standing.is_empty() && !lines.is_empty() {
            doubts.insert(doubt("several_stand", json!(id)));
        }
        // "Or whose standing line replaces a change taken back."
        let taken_back = self.taken_back();
        for line in &lines {
            let stands = standing.contains(&line.change);
            if stands
                && line
                    .replaces()
                    .iter()
                    .any(|change| taken_back.contains(change))
            {
                doubts.insert(doubt("replaces_undone", json!(id)));
            }
        }
        // "Games where a rename does not hold."
        let people = self.people();
        if let Some(told) = self.present(id).and_then(Line::told) {
            let meant = told.seats.iter().map(|(name, _)| people.meant(name));
            if people.seat(told) != meant.collect::<Vec<_>>() {
                doubts.insert(doubt("rename_does_not_hold", json!(id)));
            }
        }
    }
}

// ---------------------------------------------------------------------------------------------
// Commands

/// What a person may want.
#[derive(Clone, Debug)]
pub enum Command {
    New(Vec<String>, Details),
    /// Final scores of named players.
    Score(Vec<(String, u64)>, Details),
    /// Final scores of an open game in seat order; which game may be left to the program.
    Close(Option<String>, Vec<u64>, Details),
    Edit(String, Edit, Details),
    Delete(Vec<String>),
    Rename {
        old: String,
        new: String,
        merge: bool,
    },
    Undo,
    /// The first line of a game that another program told.
    Import(String, Told),
}

#[derive(Clone, Debug, Default)]
pub struct Details {
    pub date: Option<String>,
    pub with: Option<Vec<String>>,
    pub at: Option<String>,
    pub note: Option<String>,
}

#[derive(Clone, Debug)]
pub enum Edit {
    Nothing,
    Score(String, u64),
    Add(String, Option<u64>),
    Remove(String),
    Replace(String, String),
}

/// A line before it has its version, change and instant; a new game has no id yet either.
pub type Draft = Map<String, Value>;

impl Journal {
    /// The lines that a command appends on this day; nothing when it is refused.
    pub fn obey(&self, command: &Command, today: time::Date) -> Option<Vec<Draft>> {
        match command {
            Command::New(names, details) => {
                let seats = names.iter().map(|name| (name, Value::Null)).collect();
                Some(vec![self.first_line(seats, details, today)?])
            }
            Command::Score(pairs, details) => {
                let scores = || pairs.iter().map(|(name, score)| (name, json!(score)));
                let first = self.first_line(scores().collect(), details, today)?;
                let people = self.people();
                let typed: BTreeSet<String> =
                    pairs.iter().map(|(name, _)| people.meant(name)).collect();
                let mut open = self.recently_opened(today);
                open.retain(|game| game.people.iter().cloned().collect::<BTreeSet<_>>() == typed);
                match open.as_slice() {
                    [] => Some(vec![first]),
                    [game] => {
                        let score = |person: &String| {
                            scores().find(|(name, _)| people.meant(name) == *person)
                        };
                        let scores = game.people.iter().map(|person| score(person).unwrap().1);
                        Some(vec![self.closed(
                            &game.id,
                            scores.collect(),
                            details,
                            today,
                        )?])
                    }
                    _ => None,
                }
            }
            Command::Close(id, scores, details) => {
                let mut open = match id {
                    Some(_) => self.games(),
                    None => self.recently_opened(today),
                };
                open.retain(|game| {
                    game.is_open()
                        && game.people.len() == scores.len()
                        && id.as_ref().is_none_or(|id| game.id == *id)
                });
                let [game] = open.as_slice() else { return None };
                let scores = scores.iter().map(|score| json!(score)).collect();
                Some(vec![self.closed(&game.id, scores, details, today)?])
            }
            Command::Edit(id, edit, details) => {
                let id = self.typed_id(id)?;
                Some(vec![self.edited(&id, edit, details, today)?])
            }
            Command::Delete(typed) => {
                let mut ids: Vec<String> = Vec::new();
                for id in typed {
                    let id = self.typed_id(id)?;
                    if !ids.contains(&id) {
                        ids.push(id);
                    }
                }
                let deleted = |id: &String| {
                    let mut draft = self.rewritten(id)?;
                    draft.retain(|field, _| field == "id" || field == "replaces");
                    draft.insert("deleted".into(), json!(true));
                    Some(draft)
                };
                ids.iter().map(deleted).collect()
            }
            Command::Rename { old, new, merge } => self.renamed(old, new, *merge),
            Command::Undo => self.undone(),
            Command::Import(id, told) => {
                if !self.lines_of(id).is_empty() {
                    return None;
                }
                let mut draft = self.rewritten_as(told);
                draft.insert("id".into(), json!(id));
                Some(vec![draft])
            }
        }
    }

    fn typed_id(&self, typed: &str) -> Option<String> {
        if typed == "last" {
            return self.last();
        }
        Some(typed.to_owned())
    }

    fn rewritten_as(&self, told: &Told) -> Draft {
        let seats = told.seats.iter();
        let players: Vec<Value> = seats
            .map(|(name, score)| json!({"name": name, "score": score}))
            .collect();
        let mut draft = Draft::new();
        draft.insert("date".into(), json!(told.date));
        draft.insert("players".into(), json!(players));
        draft
    }

    fn first_line(
        &self,
        seats: Vec<(&String, Value)>,
        details: &Details,
        today: time::Date,
    ) -> Option<Draft> {
        let people = self.people();
        let persons: BTreeSet<String> = seats.iter().map(|(name, _)| people.meant(name)).collect();
        if persons.len() < 2 || persons.len() < seats.len() {
            return None;
        }
        let players: Vec<Value> = seats
            .into_iter()
            .map(|(name, score)| json!({"name": kept(name), "score": score}))
            .collect();
        let mut draft = Draft::new();
        draft.insert("date".into(), json!(today.to_string()));
        draft.insert("players".into(), json!(players));
        details.apply(&mut draft, today);
        Some(draft)
    }

    fn recently_opened(&self, today: time::Date) -> Vec<Game> {
        let yesterday = (today - time::Duration::DAY).to_string();
        let mut games = self.games();
        games.retain(|game| game.is_open() && game.date >= yesterday);
        games
    }

    /// A correction that says once more what the present line says, with what is unknown.
    fn rewritten(&self, id: &str) -> Option<Draft> {
        let present = self.present(id)?;
        if present.told().is_none() || self.newer_games().contains(id) {
            return None;
        }
        let mut draft = present.value.clone();
        for field in ["v", "change", "recorded", "replaces", "deleted"] {
            draft.remove(field);
        }
        if self.variant != Variant::NoReplaces {
            let mut replaces = self.standing(id);
            if replaces.is_empty() {
                // Corrections that replace one another: the present one has to give way.
                replaces.insert(present.change.clone());
            }
            draft.insert("replaces".into(), json!(replaces));
        }
        for field in ["expansions", "location", "note"] {
            let nothing = |value: &Value| *value == json!([]) || *value == json!("");
            if draft
                .get(field)
                .is_some_and(|value| value.is_null() || nothing(value))
            {
                draft.remove(field);
            }
        }
        for seat in draft["players"].as_array_mut().unwrap() {
            let seat = seat.as_object_mut().unwrap();
            seat.entry("score").or_insert(Value::Null);
        }
        Some(draft)
    }

    fn closed(
        &self,
        id: &str,
        scores: Vec<Value>,
        details: &Details,
        today: time::Date,
    ) -> Option<Draft> {
        let mut draft = self.rewritten(id)?;
        let seats = draft["players"].as_array_mut()?;
        for (seat, score) in seats.iter_mut().zip(scores) {
            seat["score"] = score;
        }
        details.apply(&mut draft, today);
        Some(draft)
    }

    fn edited(&self, id: &str, edit: &Edit, details: &Details, today: time::Date) -> Option<Draft> {
        let mut draft = self.rewritten(id)?;
        let before = draft.clone();
        let game = self.games().into_iter().find(|game| game.id == id)?;
        let told = self.present(id)?.told()?;
        let people = self.people();
        // A game that keeps its names as written knows them only so.
        let held = game.people
            == told
                .seats
                .iter()
                .map(|(name, _)| people.meant(name))
                .collect::<Vec<_>>();
        let seat_of = |name: &str| {
            let at = |person: String| game.people.iter().position(|other| *other == person);
            at(fold(name)).or(at(people.meant(name)))
        };
        let sits = |name: &str, elsewhere: Option<usize>| {
            told.seats.iter().enumerate().any(|(seat, (other, _))| {
                let same = held && people.meant(other) == people.meant(name);
                Some(seat) != elsewhere && (same || fold(other) == fold(name))
            })
        };
        let seats = draft["players"].as_array_mut()?;
        match edit {
            Edit::Nothing => {}
            Edit::Score(name, score) => {
                let seat = seat_of(name)?;
                if game.is_open() {
                    return None;
                }
                seats[seat]["score"] = json!(score);
            }
            Edit::Add(name, score) => {
                if score.is_none() != game.is_open() || sits(name, None) {
                    return None;
                }
                seats.push(json!({"name": kept(name), "score": score}));
            }
            Edit::Remove(name) => {
                let seat = seat_of(name)?;
                if seats.len() == 2 {
                    return None;
                }
                seats.remove(seat);
            }
            Edit::Replace(name, new) => {
                let seat = seat_of(name)?;
                if sits(new, Some(seat)) {
                    return None;
                }
                seats[seat]["name"] = json!(kept(new));
            }
        }
        details.apply(&mut draft, today);
        (draft != before).then_some(draft)
    }

    fn renamed(&self, old: &str, new: &str, merge: bool) -> Option<Vec<Draft>> {
        let people = self.people();
        let (person, other) = (people.meant(old), people.meant(new));
        let merges = person != other && people.is_known(new);
        let together = |game: &Game| game.people.contains(&person) && game.people.contains(&other);
        let games = self.games();
        if !people.is_known(old)
            || merges && (!merge || games.iter().any(together))
            || people.name(&person) == kept(new)
        {
            return None;
        }
        // An old name of somebody must not stop leading there.
        let new = if merges && fold(new) != other {
            people.name(&other)
        } else {
            kept(new)
        };
        let old = people.name(&person);
        if self.variant == Variant::RenamesRewrite {
            let mut drafts = Vec::new();
            for game in games {
                let seat = game.people.iter().position(|seated| *seated == person);
                if let (Some(seat), Some(mut draft)) = (seat, self.rewritten(&game.id)) {
                    draft["players"][seat]["name"] = json!(new);
                    drafts.push(draft);
                }
            }
            return Some(drafts);
        }
        let mut draft = Draft::new();
        draft.insert("rename".into(), json!(old));
        draft.insert("to".into(), json!(new));
        Some(vec![draft])
    }

    fn undone(&self) -> Option<Vec<Draft>> {
        let target = self.undo_target()?;
        let of_target = |line: &&Line| line.change == target;
        let newer = |line: &Line| matches!(line.what, What::Newer { .. });
        if self.lines.iter().filter(of_target).any(newer) {
            return None;
        }
        if self.variant == Variant::UndoCopies {
            return Some(self.copied(&target));
        }
        let mut draft = Draft::new();
        draft.insert("undoes".into(), json!(target));
        Some(vec![draft])
    }

    /// The broken undo: what was there before the change, as new lines.
    fn copied(&self, target: &str) -> Vec<Draft> {
        let mut without = self.clone();
        without.lines.retain(|line| line.change != target);
        let mut drafts: Vec<Draft> = Vec::new();
        for line in self.lines.iter().filter(|line| line.change == target) {
            let mut draft = Draft::new();
            match &line.what {
                What::Rename { old, new } => {
                    draft.insert("rename".into(), json!(new));
                    draft.insert("to".into(), json!(old));
                }
                What::Game { id, .. } => {
                    match without.rewritten(id) {
                        Some(before) => draft = before,
                        None => {
                            draft.insert("id".into(), json!(id));
                            draft.insert("deleted".into(), json!(true));
                        }
                    }
                    draft.insert("replaces".into(), json!(self.standing(id)));
                }
                What::Undo(_) | What::Newer { .. } => {}
            }
            drafts.push(draft);
        }
        drafts
    }
}

impl Details {
    /// What is given replaces; an empty text clears.
    fn apply(&self, draft: &mut Draft, today: time::Date) {
        let mut put = |field: &str, value: Option<Value>, empty: bool| {
            if empty {
                draft.remove(field);
            } else if let Some(value) = value {
                draft.insert(field.to_owned(), value);
            }
        };
        let date = self.date.as_deref().map(|date| match date {
            "today" => json!(today.to_string()),
            "yesterday" => json!((today - time::Duration::DAY).to_string()),
            day => json!(day),
        });
        let is_empty = |text: &Option<String>| text.as_deref() == Some("");
        put("date", date, false);
        put(
            "location",
            self.at.clone().map(Value::from),
            is_empty(&self.at),
        );
        put(
            "note",
            self.note.clone().map(Value::from),
            is_empty(&self.note),
        );
        let none = self.with.as_ref().is_some_and(Vec::is_empty);
        put("expansions", self.with.clone().map(Value::from), none);
    }
}

/// The whole line of a draft.
pub fn stamped(draft: Draft, id: &str, change: &str, recorded: OffsetDateTime) -> String {
    let mut line = Map::new();
    line.insert("v".into(), json!(1));
    if draft.contains_key("players") || draft.contains_key("deleted") {
        line.insert("id".into(), json!(id));
    }
    line.insert("change".into(), json!(change));
    line.insert("recorded".into(), json!(recorded_text(recorded)));
    line.extend(draft);
    Value::Object(line).to_string()
}

/// "The instant with milliseconds and offset."
pub fn recorded_text(recorded: OffsetDateTime) -> String {
    let (date, offset) = (recorded.date(), recorded.offset());
    let (hour, minute, second, millis) = recorded.time().as_hms_milli();
    let (hours, minutes, _) = offset.as_hms();
    let sign = if offset.is_negative() { '-' } else { '+' };
    let (hours, minutes) = (hours.abs(), minutes.abs());
    format!("{date}T{hour:02}:{minute:02}:{second:02}.{millis:03}{sign}{hours:02}:{minutes:02}")
}

// ---------------------------------------------------------------------------------------------
// What other commands tell

/// Points, whether they won, and whether the victory was shared.
type Played = (u64, bool, bool);

/// A name with the games of its player.
type Row = (String, Vec<Played>);

/// The rows of `rankings`.
pub fn rankings(games: &[Game]) -> Vec<Value> {
    let mut rows: BTreeMap<String, Row> = BTreeMap::new();
    for game in games.iter().filter(|game| !game.is_open()) {
        let scores: Vec<u64> = game.scores.iter().map(|score| score.unwrap()).collect();
        let best = *scores.iter().max().unwrap();
        let shared = scores.iter().filter(|score| **score == best).count() > 1;
        for (seat, person) in game.people.iter().enumerate() {
            let name = game.names[seat].clone();
            let (_, played) = rows.entry(person.clone()).or_insert((name, Vec::new()));
            let won = scores[seat] == best;
            played.push((scores[seat], won, won && shared));
        }
    }
    let victories = |played: &[Played]| played.iter().filter(|game| game.1).count();
    let mut rows: Vec<Row> = rows.into_values().collect();
    rows.sort_by_key(|(name, played)| (usize::MAX - victories(played), plain(name), name.clone()));
    let row = |(name, played): &Row| {
        let won = victories(played);
        let better = rows
            .iter()
            .filter(|(_, other)| victories(other) > won)
            .count();
        let points: u64 = played.iter().map(|game| game.0).sum();
        json!({
            "place": 1 + better,
            "player": name,
            "games": played.len(),
            "victories": won,
            "shared": played.iter().filter(|game| game.2).count(),
            "rate": won as f64 / played.len() as f64,
            "average": points as f64 / played.len() as f64,
            "best": played.iter().map(|game| game.0).max(),
        })
    };
    rows.iter().map(row).collect()
}

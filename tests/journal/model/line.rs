//! One line: what it says.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use super::commands::Draft;
use crate::names::fold;

/// The order of lines: instant, change, bytes; the position only in broken variants.
pub type Order = (i128, String, Vec<u8>, usize);

#[derive(Clone, Debug)]
pub struct Line {
    pub order: Order,
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
    pub fn is_correction(&self) -> bool {
        matches!(&self.what, What::Game { replaces, .. } if !replaces.is_empty())
    }

    pub fn undoes(&self) -> Option<&String> {
        match &self.what {
            What::Undo(change) => Some(change),
            What::Newer { undoes, .. } => undoes.as_ref(),
            _ => None,
        }
    }

    pub fn game(&self) -> Option<&String> {
        match &self.what {
            What::Game { id, .. } => Some(id),
            _ => None,
        }
    }

    pub fn replaces(&self) -> &[String] {
        match &self.what {
            What::Game { replaces, .. } => replaces,
            _ => &[],
        }
    }

    pub fn told(&self) -> Option<&Told> {
        match &self.what {
            What::Game { told, .. } => told.as_ref(),
            _ => None,
        }
    }
}

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
pub fn understand(bytes: &[u8]) -> Result<(OffsetDateTime, Map<String, Value>, What), ()> {
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

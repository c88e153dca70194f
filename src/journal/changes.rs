//! The change that `undo` takes back.

use std::collections::HashSet;

use super::file::Journal;
use super::line::{Body, Line, parse};
use crate::core::calendar::Instant;
use crate::core::id::Id;
use crate::error::Error;

/// What one command wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which.
    pub id: Id,
    /// When.
    pub recorded: Instant,
    /// Whether a later version of the program wrote it.
    pub newer: bool,
    /// The games that it recorded, corrected or deleted.
    pub games: Vec<Id>,
    /// The renames: old name and new.
    pub renames: Vec<(String, String)>,
}

impl Journal {
    /// The last change that has not been taken back, whichever machine wrote it. What takes a
    /// change back is none itself.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn last_change(&self) -> Result<Option<Change>, Error> {
        let mut undone: HashSet<Id> = HashSet::new();
        self.each_parsed(|line, _| undone.extend(undoes(&line)))?;
        let counts = |line: &Line<'_>| undoes(line).is_none() && !undone.contains(&line.change);
        let mut last: Option<(Instant, Id, Vec<u8>)> = None;
        self.each_parsed(|line, bytes| {
            let rank = (line.recorded, line.change, bytes);
            let later = last
                .as_ref()
                .is_none_or(|(recorded, change, bytes)| rank > (*recorded, *change, bytes));
            if later && counts(&line) {
                last = Some((line.recorded, line.change, bytes.to_vec()));
            }
        })?;
        let Some((recorded, id, _)) = last else {
            return Ok(None);
        };
        let mut change = Change {
            id,
            recorded,
            newer: false,
            games: Vec::new(),
            renames: Vec::new(),
        };
        let mut games: HashSet<Id> = HashSet::new();
        self.each_parsed(|line, _| {
            if line.change != id {
                return;
            }
            match line.body {
                Body::Game { id, .. } if games.insert(id) => change.games.push(id),
                Body::Rename { old, new } => {
                    let rename = (old.into_owned(), new.into_owned());
                    if !change.renames.contains(&rename) {
                        change.renames.push(rename);
                    }
                }
                Body::Newer { .. } => change.newer = true,
                Body::Game { .. } | Body::Undo(_) => {}
            }
        })?;
        Ok(Some(change))
    }

    fn each_parsed(&self, mut each: impl FnMut(Line<'_>, &[u8])) -> Result<(), Error> {
        self.each_line(|place| {
            if let Some(bytes) = place.bytes
                && let Some(line) = parse(bytes)
            {
                each(line, bytes);
            }
        })
    }
}

fn undoes(line: &Line<'_>) -> Option<Id> {
    match line.body {
        Body::Undo(change) => Some(change),
        Body::Newer { undoes, .. } => undoes,
        Body::Game { .. } | Body::Rename { .. } => None,
    }
}

//! The lines of one game, for whoever corrects it or looks at its past.

use std::collections::HashSet;

use super::file::Journal;
use super::line::{Body, Correction, GameText, parse};
use super::lines::each_line;
use super::present::Rank;
use crate::core::calendar::Instant;
use crate::core::id::Id;
use crate::error::Error;

/// One line of a game that counts.
#[derive(Clone, Debug)]
pub struct Version {
    /// The command that wrote it.
    pub change: Id,
    /// When.
    pub recorded: Instant,
    /// The game; nothing when the line deletes it.
    pub told: Option<GameText>,
    replaces: Vec<Id>,
    bytes: Vec<u8>,
}

impl Version {
    fn rank(&self) -> (Rank, &[u8]) {
        let correction = !self.replaces.is_empty();
        ((correction, self.recorded, self.change), &self.bytes)
    }
}

/// All lines of one game that count, the present one last.
#[derive(Clone, Debug)]
pub struct Versions {
    lines: Vec<Version>,
    standing: Vec<Id>,
}

impl Versions {
    /// The line that tells the game at present, and what a correction must take over.
    pub fn present(&self) -> Option<(&Version, Correction<'_>)> {
        let present = self.lines.last()?;
        Some((
            present,
            Correction {
                replaces: &self.standing,
                present: &present.bytes,
            },
        ))
    }
}

impl Journal {
    /// Gathers the lines of one game.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn versions(&self, game: Id) -> Result<Versions, Error> {
        let mut undone = HashSet::new();
        let mut lines: Vec<Version> = Vec::new();
        each_line(self.bytes()?, |place| {
            let Some((bytes, line)) = place.bytes.and_then(|bytes| Some((bytes, parse(bytes)?)))
            else {
                return;
            };
            match line.body {
                Body::Undo(change) => {
                    undone.insert(change);
                }
                Body::Newer { undoes, .. } => undone.extend(undoes),
                Body::Game { id, replaces, told } if id == game => lines.push(Version {
                    change: line.change,
                    recorded: line.recorded,
                    told: told.as_ref().map(GameText::from),
                    replaces,
                    bytes: bytes.to_vec(),
                }),
                Body::Game { .. } | Body::Rename { .. } => {}
            }
        })
        .map_err(|error| self.unreadable(&error))?;
        lines.retain(|line| !undone.contains(&line.change));
        lines.sort_by(|one, other| one.rank().cmp(&other.rank()));
        lines.dedup_by(|one, other| one.bytes == other.bytes);
        Ok(Versions {
            standing: standing(&lines),
            lines,
        })
    }
}

/// The changes of the lines that stand: not replaced by another that counts; first lines stop
/// standing once a correction counts.
fn standing(lines: &[Version]) -> Vec<Id> {
    let corrected = lines.iter().any(|line| !line.replaces.is_empty());
    let mut standing: Vec<Id> = lines
        .iter()
        .filter(|line| !corrected || !line.replaces.is_empty())
        .filter(|line| {
            !lines
                .iter()
                .any(|other| other.change != line.change && other.replaces.contains(&line.change))
        })
        .map(|line| line.change)
        .collect();
    standing.dedup();
    standing
}

//! The lines of one game, for whoever corrects it or looks at its past.

use std::collections::HashSet;

use super::file::Journal;
use super::line::{Body, Correction, GameText, parse};
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
    /// What the game says at present, and what a correction must take over.
    ///
    /// # Errors
    /// The game was deleted, or is not in the file.
    pub fn told(&self, game: Id) -> Result<(GameText, Correction<'_>), Error> {
        let unknown = || Error::UnknownGame(game.to_string());
        let (present, correction) = self.present().ok_or_else(unknown)?;
        let text = present.told.clone().ok_or_else(unknown)?;
        Ok((text, correction))
    }

    /// The lines before the present one, the oldest first.
    pub fn earlier(&self) -> &[Version] {
        let before = self.lines.len().saturating_sub(1);
        &self.lines[..before]
    }

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
        self.each_line(|place| {
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
        })?;
        lines.retain(|line| !undone.contains(&line.change));
        lines.sort_by(|one, other| one.rank().cmp(&other.rank()));
        lines.dedup_by(|one, other| one.bytes == other.bytes);
        let lines_and_replaced = lines
            .iter()
            .map(|line| (line.change, line.replaces.as_slice()));
        let mut standing = standing(lines_and_replaced);
        // None stands where corrections replace one another; the present one has to give way all
        // the same.
        if let Some(present) = lines.last()
            && !standing.contains(&present.change)
        {
            standing.push(present.change);
        }
        Ok(Versions { lines, standing })
    }
}

/// The changes of the lines that stand: not replaced by another that counts; first lines stop
/// standing once a correction counts.
pub(super) fn standing<'a>(lines: impl Iterator<Item = (Id, &'a [Id])> + Clone) -> Vec<Id> {
    let corrected = lines.clone().any(|(_, replaces)| !replaces.is_empty());
    let mut standing: Vec<Id> = Vec::new();
    for (change, replaces) in lines.clone() {
        let outranked = corrected && replaces.is_empty();
        let replaced = lines
            .clone()
            .any(|(other, replaces)| other != change && replaces.contains(&change));
        if !outranked && !replaced && !standing.contains(&change) {
            standing.push(change);
        }
    }
    standing
}

//! Which games from elsewhere are here already.

use std::collections::HashSet;

use rustc_hash::FxHashSet;

use super::file::Journal;
use super::line::{Body, parse};
use super::scan;
use super::survey::Other;
use crate::core::id::Id;
use crate::error::Error;

impl Journal {
    /// Which of these games have a line that counts, be it their deletion, or one that only a later
    /// version of the program understands.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn counting(&self, games: &FxHashSet<Id>) -> Result<FxHashSet<Id>, Error> {
        let mut undone: HashSet<Id> = HashSet::new();
        let mut lines: Vec<(Id, Id)> = Vec::new();
        let other = Other::default();
        self.each_line(|place| {
            let Some(bytes) = place.bytes else { return };
            let begins = scan::id(bytes).and_then(Id::from_bytes);
            if begins.is_some_and(|id| !games.contains(&id)) && !other.may_be_in(bytes) {
                return;
            }
            let Some(line) = parse(bytes) else { return };
            match line.body {
                Body::Game { id, .. } if games.contains(&id) => lines.push((id, line.change)),
                Body::Newer { id, undoes } => {
                    lines.extend(id.map(|id| (id, line.change)));
                    undone.extend(undoes);
                }
                Body::Undo(change) => {
                    undone.insert(change);
                }
                Body::Game { .. } | Body::Rename { .. } => {}
            }
        })?;
        let counting = lines
            .into_iter()
            .filter(|(_, change)| !undone.contains(change));
        Ok(counting.map(|(id, _)| id).collect())
    }
}

//! The data file: JSON Lines that are only ever appended to.
//!
//! The present state depends on the set of lines alone, neither on their order nor on
//! repetition, so that files merge by putting their lines together.

mod arrivals;
mod census;
mod changes;
mod examine;
mod file;
mod harvest;
mod line;
mod lines;
mod merge;
mod numbered;
mod present;
mod repeats;
mod scan;
mod seen;
mod survey;
mod versions;

pub use changes::Change;
pub use examine::{Doubt, Examination};
pub use file::{Journal, is_same_file, locate};
pub use harvest::{Gather, Unreadable};
pub use line::{
    Correction, GameText, deletion, first_line, game_from, game_line, is_line, rename_line,
    undo_line,
};
pub use lines::LONGEST_LINE;
pub use merge::{Lacking, Merged};
pub use present::Reading;
pub use versions::{Version, Versions};

/// What the properties look into beside.
#[cfg(any(test, fuzzing))]
pub(crate) mod inner {
    pub use super::line::{Body, parse};
    pub use super::lines::{each_line, parts};
    pub use super::present::{gather, read};
    pub use super::scan::Scanner;
}

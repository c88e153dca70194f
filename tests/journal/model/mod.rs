//! A plain model of the contract's section "Data" (`PRODUCT.md`), written from its words alone:
//! it reads the lines of a file and tells the present state, and says which lines a command
//! appends. It is slow and simple, so that it can be seen to be right.
//!
//! A [`Variant`] changes one rule to a broken one. The properties must notice.

pub mod commands;
mod doubts;
pub mod line;
mod people;
mod present;
pub mod shown;

pub use people::People;
pub use present::{Game, Journal, State};

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

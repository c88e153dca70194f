//! Other programs' files: one file for each format, from bytes to plays, or to what is wrong with
//! them and where. Nothing here opens a file, or knows what is recorded already.

mod bgg;
mod bgstats;
mod csv;
mod guard;
mod identity;
mod kind;
mod play;
mod text;
mod trouble;

use std::io::{Read, Seek};

pub use self::csv::{BadColumn, Columns, DateOrder};
pub use self::guard::{DEEPEST, LONGEST};
pub use self::identity::{Equals, of_source};
pub use self::kind::{Kind, recognise};
pub use self::play::{
    Accepted, ForeignExpansion, Found, Named, Play, PlaySeat, Reason, Refused, listed_expansions,
};
pub use self::text::line as one_line;
pub use self::trouble::{Broken, Fault, Trouble, Unknown};

/// A file that can be read twice.
pub trait Source: Read + Seek {}

impl<S: Read + Seek + ?Sized> Source for S {}

/// What the reader is told beside the file.
#[derive(Clone, Debug, Default)]
pub struct Hints {
    /// Which columns of a table are which.
    pub columns: Columns,
    /// How days are written in a table, beside `YYYY-MM-DD`.
    pub dates: Option<DateOrder>,
}

/// Reads the plays of a file, twice from its beginning to its end: first whether it is sound as a
/// whole, then play by play. `read` is told how many bytes more were read.
///
/// # Errors
/// What is wrong with the file. Before any play is given, it is known to be sound.
pub fn plays(
    source: &mut dyn Source,
    kind: Kind,
    hints: &Hints,
    read: &mut dyn FnMut(u64),
    each: &mut dyn FnMut(Found),
) -> Result<(), Trouble> {
    match kind {
        Kind::BgStats => bgstats::plays(source, read, each),
        Kind::Bgg => bgg::plays(source, read, each),
        Kind::Csv => csv::plays(source, hints, read, each),
        // Its lines are taken as they are.
        Kind::Teamzy => Ok(()),
    }
}

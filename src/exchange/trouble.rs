//! What can be wrong with a file from elsewhere.

use std::io;

use super::kind::Kind;

/// Why nothing of a file can be taken.
#[derive(Debug)]
pub enum Trouble {
    /// It is of no known kind.
    Unknown(Unknown),
    /// It is of this kind, and broken.
    Broken(Kind, Broken),
    /// It cannot be read.
    Unreadable(io::Error),
}

/// What a file is instead of one of the known kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// Nothing.
    Empty,
    /// White space.
    Blank,
    /// A ZIP archive, such as a spreadsheet program's own file.
    Zip,
    /// Compressed in another way.
    Compressed,
    /// A page of the web.
    Html,
    /// Text in UTF-16.
    Utf16,
    /// No text.
    Binary,
    /// A table without these columns.
    NoColumns(Vec<&'static str>),
    /// Something else.
    Other,
}

/// What is wrong with a file of a known kind, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// What.
    pub fault: Fault,
    /// In which line, from 1.
    pub line: u64,
    /// At which byte of the line, from 1.
    pub column: Option<u64>,
}

/// What can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be understood from there on.
    Syntax,
    /// It says something of another sort than such files do.
    Shape,
    /// It ends in the middle.
    BreaksOff,
    /// More is nested than such files ever nest.
    TooDeep,
    /// A text or a row does not end.
    TooLong,
    /// It is not UTF-8.
    NotUtf8,
    /// It declares entities of its own.
    Doctype,
    /// A quotation mark is not closed.
    OpenQuote,
    /// Two columns have the heading of what is to be in one.
    HeadingTwice {
        /// What that is.
        role: &'static str,
        /// The number of the one column, from 1.
        first: u64,
        /// That of the other.
        again: u64,
    },
    /// A row has another number of cells than the heading.
    Ragged {
        /// In the heading.
        wanted: u64,
        /// In the row.
        found: u64,
    },
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Trouble::Unreadable(error)
    }
}

//! Putting the lines of another data file to one's own.

use std::borrow::Cow;
use std::fs::File;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;

use rustc_hash::FxHashSet;

use super::file::Journal;
use super::line::{Body, parse};
use super::lines::each_line;
use crate::error::Error;

/// What tells a line from every other: two hashes of its bytes.
type Mark = (u64, u64);

fn mark(bytes: &[u8]) -> Mark {
    let hash = |seed: u8| {
        let mut hasher = DefaultHasher::new();
        (seed, bytes).hash(&mut hasher);
        hasher.finish()
    };
    (hash(0), hash(1))
}

/// What of another data file is lacking here.
#[derive(Default)]
pub struct Lacking {
    marks: FxHashSet<Mark>,
    /// Lines that can be read, repeated ones once.
    lines: usize,
    /// The numbers of those that cannot, from 1.
    pub unreadable: Vec<u64>,
}

/// The lines that another data file adds.
#[derive(Default)]
pub struct Merged {
    /// The lines to the letter, each with a line feed.
    pub text: Vec<u8>,
    /// How many they are.
    pub added: usize,
    /// How many lines of that file were here already.
    pub known: usize,
    /// The names in the games that were added, each in one of its spellings.
    pub names: Vec<String>,
    named: FxHashSet<String>,
    marks: FxHashSet<Mark>,
}

impl Lacking {
    /// Whether there is no line that could be lacking.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    /// Reads another data file: all that could be lacking.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn of(other: &File, length: u64) -> io::Result<Self> {
        let mut lacking = Lacking::default();
        each_line(other, 0..length, |place| {
            match place.bytes.filter(|bytes| can_be_followed(bytes)) {
                Some(bytes) => lacking.lines += usize::from(lacking.marks.insert(mark(bytes))),
                None => lacking.unreadable.push(place.number),
            }
        })?;
        Ok(lacking)
    }
}

/// Whether the bytes are a line, and one after which something can still be recorded: not of the
/// end of the calendar.
fn can_be_followed(bytes: &[u8]) -> bool {
    let line = parse(bytes);
    line.is_some_and(|line| line.recorded.after(Some(line.recorded)).is_some())
}

impl Journal {
    /// Gathers the lines of another data file that are neither here nor in `merged` yet.
    ///
    /// # Errors
    /// When this file cannot be read; or, inside, when the other cannot.
    pub fn merge(
        &self,
        other: &File,
        length: u64,
        mut lacking: Lacking,
        merged: &mut Merged,
    ) -> Result<io::Result<()>, Error> {
        self.each_line(|place| {
            if let Some(bytes) = place.bytes {
                lacking.marks.remove(&mark(bytes));
            }
        })?;
        for mark in &merged.marks {
            lacking.marks.remove(mark);
        }
        merged.known += lacking.lines - lacking.marks.len();
        let read = each_line(other, 0..length, |place| {
            let Some(bytes) = place
                .bytes
                .filter(|bytes| lacking.marks.remove(&mark(bytes)))
            else {
                return;
            };
            merged.marks.insert(mark(bytes));
            merged.text.extend(bytes);
            merged.text.push(b'\n');
            merged.added += 1;
            if let Some(line) = parse(bytes)
                && let Body::Game {
                    told: Some(told), ..
                } = line.body
            {
                for (name, _) in told.seats {
                    if !merged.named.contains(name.as_ref()) {
                        merged.named.insert(name.clone().into_owned());
                        merged.names.push(Cow::into_owned(name));
                    }
                }
            }
        });
        Ok(read.map(|_| ()))
    }
}

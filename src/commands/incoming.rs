//! Files from elsewhere, read as far as that goes without knowing what is recorded already.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use rustc_hash::FxHashMap;
use tempfile::SpooledTempFile;

use super::import::{Disagreement, NotTaken};
use super::{Desk, Notice};
use crate::core::calendar::Date;
use crate::core::expansion::Expansion;
use crate::core::id::Id;
use crate::error::{Deed, Error};
use crate::exchange::{
    Accepted, Equals, ForeignExpansion, Found, Hints, Kind, Reason, Refused, Trouble, of_source,
    plays, recognise,
};
use crate::i18n::ExpansionNames;
use crate::journal::{GameText, LONGEST_LINE, game_from};

/// The path that stands for the standard input.
const STDIN: &str = "-";

/// Enough of a file to see what kind it is.
const BEGINNING: u64 = 1 << 16;

/// So much is kept in memory before it goes to a temporary file.
const KEPT: usize = 1 << 20;

/// What the line of a game has before the day and at its end, in bytes.
const OPENING: usize = 96;

/// A file that can be read several times.
pub struct Input {
    /// What the user calls it.
    pub path: PathBuf,
    /// The file, or a nameless copy of what cannot be read twice.
    pub file: File,
    /// Its bytes.
    pub length: u64,
    /// Its kind.
    pub kind: Kind,
}

impl Input {
    /// Opens a file, and sees what kind it is unless that is said.
    pub fn open(
        path: &Path,
        from: Option<Kind>,
        hints: &Hints,
        desk: &mut Desk<'_>,
    ) -> Result<Self, Error> {
        let failed = |error| Error::file(path, Deed::Import, &error);
        let sees = |source: &mut dyn Read| -> Result<(Kind, Vec<u8>), Error> {
            let mut beginning = Vec::new();
            let read = source.take(BEGINNING).read_to_end(&mut beginning);
            read.map_err(failed)?;
            let kind = from.map_or_else(|| recognise(&beginning, hints), Ok);
            let kind = kind.map_err(|trouble| wrong(path, trouble))?;
            Ok((kind, beginning))
        };
        let (kind, file) = if path == Path::new(STDIN) {
            let (kind, beginning) = sees(desk.stdin)?;
            (kind, spooled(path, &beginning, desk.stdin)?)
        } else {
            let mut file = File::open(path).map_err(failed)?;
            let is_file = file.metadata().map_err(failed)?.is_file();
            let (kind, beginning) = sees(&mut file)?;
            if !is_file {
                file = spooled(path, &beginning, &mut file)?;
            }
            (kind, file)
        };
        let length = file.metadata().map_err(failed)?.len();
        Ok(Input {
            path: path.to_owned(),
            file,
            length,
            kind,
        })
    }
}

/// What tells a file from every other, by whatever path it is named.
pub fn identity(path: &Path) -> PathBuf {
    if path == Path::new(STDIN) {
        return path.to_owned();
    }
    // What is no file on a disk is told by its name alone.
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}

/// A nameless copy, for what can be read only once and begins like this.
fn spooled(path: &Path, beginning: &[u8], source: &mut dyn Read) -> Result<File, Error> {
    let mut copy = tempfile::tempfile().map_err(|error| not_kept(&error))?;
    copy.write_all(beginning)
        .map_err(|error| not_kept(&error))?;
    let mut chunk = vec![0; BEGINNING as usize];
    loop {
        match source.read(&mut chunk) {
            Ok(0) => break,
            Ok(read) => copy
                .write_all(&chunk[..read])
                .map_err(|error| not_kept(&error))?,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(error) => return Err(Error::file(path, Deed::Import, &error)),
        }
    }
    copy.seek(SeekFrom::Start(0))
        .map_err(|error| not_kept(&error))?;
    Ok(copy)
}

/// That what came in cannot be kept in a temporary file.
fn not_kept(error: &std::io::Error) -> Error {
    Error::file(&std::env::temp_dir(), Deed::Keep, error)
}

fn wrong(path: &Path, trouble: Trouble) -> Error {
    match trouble {
        Trouble::Unreadable(error) => Error::file(path, Deed::Import, &error),
        Trouble::Unknown(what) => Error::NotImportable(path.to_owned(), what),
        Trouble::Broken(kind, broken) => Error::BrokenImport(path.to_owned(), kind, broken),
    }
}

/// A game that could be added.
pub struct Incoming {
    /// Its id, the same wherever it comes in.
    pub id: Id,
    /// The day.
    pub date: Date,
    /// The second of the day, for the order alone.
    pub second: u32,
    seats: Range<u32>,
    /// How long its text is in the spool.
    length: u32,
}

impl Incoming {
    /// How long its line is at most, with a line feed.
    pub fn line_length(&self) -> usize {
        OPENING + self.length as usize
    }
}

/// What came in from all files.
#[derive(Default)]
pub struct Batch {
    /// The games, in the order of the files.
    pub games: Vec<Incoming>,
    /// Which of them came with each file.
    pub files: Vec<Range<usize>>,
    /// What was refused.
    pub refused: Vec<NotTaken>,
    /// How many plays were of other games.
    pub other_games: usize,
    /// Where a file names other winners than the scores do.
    pub disagreements: Vec<Disagreement>,
    /// Expansions that are not in the list.
    pub expansions: BTreeSet<String>,
    /// Every name, in the spelling that came first.
    pub names: Vec<String>,
    numbers: FxHashMap<String, u32>,
    seats: Vec<(u32, u32)>,
    texts: Option<BufWriter<SpooledTempFile>>,
}

impl Batch {
    /// Takes in the plays of a file; `read` bytes of `all` files are read already.
    pub fn take(
        &mut self,
        input: &mut Input,
        hints: &Hints,
        names: &mut ExpansionNames<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<(), Error> {
        let from = self.games.len();
        let mut equals = Equals::default();
        let mut failed = None;
        let path = input.path.clone();
        plays(
            &mut input.file,
            input.kind,
            hints,
            progress,
            &mut |found| match found {
                Found::OtherGame => self.other_games += 1,
                Found::Play(play) => match play.judge() {
                    Ok(game) => {
                        let added = self.add(input.kind, game, &mut equals, &path, names);
                        failed = failed.take().or(added.err());
                    }
                    Err(refused) => self.refuse(&path, refused),
                },
            },
        )
        .map_err(|trouble| wrong(&path, trouble))?;
        if let Some(error) = failed {
            return Err(not_kept(&error));
        }
        self.files.push(from..self.games.len());
        Ok(())
    }

    fn refuse(&mut self, path: &Path, refused: Refused) {
        self.refused.push(NotTaken {
            file: path.to_owned(),
            refused,
        });
    }

    fn add(
        &mut self,
        kind: Kind,
        game: Accepted,
        equals: &mut Equals,
        path: &Path,
        names: &mut ExpansionNames<'_>,
    ) -> std::io::Result<()> {
        let expansions = self.expansions(&game.expansions, names);
        let text = GameText {
            date: game.date,
            seats: game
                .seats
                .iter()
                .map(|(name, score)| (name.clone(), Some(*score)))
                .collect(),
            expansions,
            location: game.location,
            note: game.note,
        };
        let source = game.source.as_deref().map(|id| (kind.name(), id));
        let told = game_from(source, &text);
        let written = game.date;
        if told.len() + OPENING > LONGEST_LINE {
            self.refuse(
                path,
                Refused {
                    called: game.called,
                    written: crate::core::calendar::date_text(written),
                    reason: Reason::TooLong,
                },
            );
            return Ok(());
        }
        let id = match &game.source {
            Some(source) => of_source(kind, source),
            None => {
                let seats = game.seats.iter();
                equals.of_result(
                    game.date,
                    seats.map(|(name, score)| (name.as_str(), *score)),
                )
            }
        };
        if let Some(named) = game.named {
            self.disagreements.push(Disagreement {
                file: path.to_owned(),
                called: game.called,
                date: game.date,
                named,
            });
        }
        let from = self.seats.len() as u32;
        for (name, score) in game.seats {
            let number = self.number(name);
            self.seats.push((number, score));
        }
        self.games.push(Incoming {
            id,
            date: game.date,
            second: game.second,
            seats: from..self.seats.len() as u32,
            length: told.len() as u32,
        });
        let texts = self
            .texts
            .get_or_insert_with(|| BufWriter::new(SpooledTempFile::new(KEPT)));
        texts.write_all(told.as_bytes())
    }

    fn number(&mut self, name: String) -> u32 {
        if let Some(number) = self.numbers.get(&name) {
            return *number;
        }
        let number = self.names.len() as u32;
        self.names.push(name.clone());
        self.numbers.insert(name, number);
        number
    }

    fn expansions(
        &mut self,
        foreign: &[ForeignExpansion],
        names: &mut ExpansionNames<'_>,
    ) -> Vec<Expansion> {
        let mut found: Vec<Expansion> = Vec::new();
        for expansion in foreign {
            let expansion = match expansion {
                ForeignExpansion::Ours(ours) => ours.clone(),
                ForeignExpansion::Named(number, name) => {
                    match Expansion::at_board_game_geek(*number).or_else(|| names.find(name)) {
                        Some(known) => known,
                        None => match crate::exchange::one_line(name) {
                            Some(name) => {
                                self.expansions.insert(name.clone());
                                Expansion::other(&name)
                            }
                            None => continue,
                        },
                    }
                }
            };
            if !found.iter().any(|known| known.is(&expansion)) {
                found.push(expansion);
            }
        }
        found
    }

    /// Names and scores of a game.
    pub fn table(&self, game: &Incoming) -> impl Iterator<Item = (usize, &str, u32)> + Clone {
        let seats = &self.seats[game.seats.start as usize..game.seats.end as usize];
        seats.iter().map(|(number, score)| {
            let number = *number as usize;
            (number, self.names[number].as_str(), *score)
        })
    }

    /// Calls `each` with the number of every game, the game, and what its line says, in order.
    pub fn texts(&mut self, mut each: impl FnMut(usize, &Incoming, &str)) -> Result<(), Error> {
        let Some(texts) = self.texts.take() else {
            return Ok(());
        };
        let mut texts = texts
            .into_inner()
            .map_err(|error| not_kept(error.error()))?;
        texts
            .seek(SeekFrom::Start(0))
            .map_err(|error| not_kept(&error))?;
        let mut texts = BufReader::new(texts);
        let mut told = Vec::new();
        for (number, game) in self.games.iter().enumerate() {
            told.resize(game.length as usize, 0);
            texts
                .read_exact(&mut told)
                .map_err(|error| not_kept(&error))?;
            each(number, game, &String::from_utf8_lossy(&told));
        }
        Ok(())
    }
}

/// A notice of how far the reading has got.
pub fn progress<'a>(
    notice: &'a mut dyn FnMut(Notice),
    read: &'a mut u64,
    all: u64,
) -> impl FnMut(u64) + 'a {
    move |more| {
        *read += more;
        notice(Notice::Reading(*read, all));
    }
}

//! The file itself: where it is, its lock, and appending to it.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant as Stopwatch};

use directories::ProjectDirs;

use super::lines::{LONGEST_LINE, Place, each_line};
use crate::error::{Deed, Error};

/// How long a lock is waited for in silence.
const PATIENCE: Duration = Duration::from_secs(1);

/// The data file: the path that the user names, or `games.jsonl` in the user's data directory,
/// which is in `data_home` where the user has no home directory.
///
/// # Errors
/// When no path is named and no data directory is known.
pub fn locate(named: Option<PathBuf>, data_home: Option<PathBuf>) -> Result<PathBuf, Error> {
    if let Some(path) = named {
        return Ok(path);
    }
    let directory = match (ProjectDirs::from("", "", "teamzy"), data_home) {
        (Some(directories), _) => directories.data_dir().to_owned(),
        (None, Some(data_home)) => data_home.join("teamzy"),
        (None, None) => return Err(Error::NoDataDirectory),
    };
    Ok(directory.join("games.jsonl"))
}

/// A data file, opened at the length that it had then.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    /// Nothing when there is no file yet.
    file: Option<File>,
    length: u64,
}

impl Journal {
    /// Opens a data file to read it; one that does not exist yet is empty.
    ///
    /// # Errors
    /// When there is something else than a readable file.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let failed = |error| Error::file(path, Deed::Read, &error);
        if !is_file_or_absent(path)? {
            return Ok(Journal {
                path: path.to_owned(),
                file: None,
                length: 0,
            });
        }
        let file = File::open(path).map_err(failed)?;
        let length = file.metadata().map_err(failed)?.len();
        Ok(Journal {
            path: path.to_owned(),
            file: Some(file),
            length,
        })
    }

    /// Opens a data file to read, decide and append under an exclusive lock, which is held until
    /// the journal is dropped. A file or directory that does not exist yet is made.
    ///
    /// Calls `waiting` once when the lock is not to be had within a second.
    ///
    /// # Errors
    /// When the file cannot be opened for writing, or not locked.
    pub fn lock(path: &Path, waiting: &mut dyn FnMut()) -> Result<Self, Error> {
        if !is_file_or_absent(path)? {
            make_directory_of(path)?;
        }
        loop {
            let file = open_to_append(path)?;
            take_lock(path, &file, waiting)?;
            let held = file
                .metadata()
                .map_err(|error| Error::file(path, Deed::Read, &error))?;
            if !held.is_file() {
                return Err(Error::NotAFile(path.to_owned()));
            }
            // While this process waited, another may have put a new file in the place.
            if is_still_at(&file, path) {
                return Ok(Journal {
                    path: path.to_owned(),
                    file: Some(file),
                    length: held.len(),
                });
            }
        }
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether there is a file yet.
    pub fn exists(&self) -> bool {
        self.file.is_some()
    }

    /// The file, if there is one yet.
    pub(super) fn file(&self) -> Option<&File> {
        self.file.as_ref()
    }

    /// The bytes that the file had when it was opened.
    pub(super) fn length(&self) -> u64 {
        self.length
    }

    /// Calls `each` for every line that is not blank.
    pub(super) fn each_line(&self, each: impl FnMut(&Place<'_>)) -> Result<(), Error> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        each_line(file, 0..self.length, each)
            .map(|_| ())
            .map_err(|error| self.unreadable(&error))
    }

    /// The error for a file that cannot be read.
    pub(super) fn unreadable(&self, error: &io::Error) -> Error {
        Error::file(&self.path, Deed::Read, error)
    }

    /// Appends whole lines with one write, and waits until they are on the disk.
    ///
    /// A write that fails is cut off again, or else blanked: no later reading finds a game in it.
    ///
    /// # Errors
    /// When the lines could not be written or did not reach the disk, or when another program
    /// changed the file meanwhile: then nothing is recorded. [`Error::Unsure`] when what was
    /// written could not be taken back.
    pub fn append(&mut self, lines: &[String]) -> Result<(), Error> {
        if lines.iter().any(|line| line.len() > LONGEST_LINE) {
            return Err(Error::LineTooLong);
        }
        let text: String = lines
            .iter()
            .flat_map(|line| [line.as_str(), "\n"])
            .collect();
        self.append_text(text.into_bytes())
    }

    /// Appends a text of whole lines, none of them too long, as [`append`](Self::append) does.
    ///
    /// # Errors
    /// As there.
    pub fn append_text(&mut self, lines: Vec<u8>) -> Result<(), Error> {
        let failed = |error: io::Error| Error::file(&self.path, Deed::Write, &error);
        let Some(file) = &self.file else {
            return Err(failed(io::ErrorKind::PermissionDenied.into()));
        };
        if self.length == 0 {
            // Before the write, so that whoever finds lines in the file need not care.
            sync_directory_of(&self.path).map_err(failed)?;
        }
        let text = match self.text(file, lines) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                return Err(Error::Changed(self.path.clone()));
            }
            text => text.map_err(failed)?,
        };
        let written = write_once(file, &text).map_err(failed)?;
        let failure = match self.confirm(file, text.len(), written) {
            Ok(()) => {
                self.length += written as u64;
                return Ok(());
            }
            Err(failure) => failure,
        };
        match self.take_back(file, written) {
            Ok(()) => Err(failure),
            Err(error) => Err(Error::Unsure {
                path: self.path.clone(),
                kind: error.kind(),
                code: error.raw_os_error(),
            }),
        }
    }

    /// The lines as they are written: after a newline where the file does not end in one.
    fn text(&self, file: &File, mut lines: Vec<u8>) -> io::Result<Vec<u8>> {
        if self.length > 0 && last_byte(file, self.length)? != b'\n' {
            lines.insert(0, b'\n');
        }
        Ok(lines)
    }

    /// Makes sure that all was written, is on the disk, and stands where it will be looked for.
    fn confirm(&self, mut file: &File, wanted: usize, written: usize) -> Result<(), Error> {
        let failed = |error: io::Error| Error::file(&self.path, Deed::Write, &error);
        if written < wanted {
            // The rest is not tried: it would be a second write.
            return Err(failed(io::ErrorKind::StorageFull.into()));
        }
        file.sync_all().map_err(failed)?;
        // Who does not know the lock may have cut the file, added to it, or put another in its
        // place: then these lines are lost, or follow half a line.
        let end = file.stream_position().map_err(failed)?;
        if end != self.length + written as u64 || !is_still_at(file, &self.path) {
            return Err(Error::Changed(self.path.clone()));
        }
        Ok(())
    }

    /// Takes back what was just written: cuts it off, or else puts blanks in its place.
    fn take_back(&self, mut file: &File, written: usize) -> io::Result<()> {
        if written == 0 {
            return Ok(());
        }
        let end = file.stream_position()?;
        let begin = end - written as u64;
        // What others wrote behind it is theirs.
        if file.metadata()?.len() != end || file.set_len(begin).is_err() {
            let mut blanks = vec![b' '; written];
            blanks[written - 1] = b'\n';
            // A handle for appending writes nowhere else.
            let mut eraser = OpenOptions::new().write(true).open(&self.path)?;
            if !is_still_at(file, &self.path) {
                return Err(io::ErrorKind::NotFound.into());
            }
            eraser.seek(SeekFrom::Start(begin))?;
            eraser.write_all(&blanks)?;
        }
        // It is not there for anybody who reads; more can hardly be asked of a failing disk.
        let _ = file.sync_all();
        Ok(())
    }
}

/// Whether the path leads to a file; `false` when there is nothing.
fn is_file_or_absent(path: &Path) -> Result<bool, Error> {
    match path.metadata() {
        Ok(found) if found.is_file() => Ok(true),
        Ok(_) => Err(Error::NotAFile(path.to_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(Error::file(path, Deed::Read, &error)),
    }
}

/// Whether both paths lead to one file.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    let same = |one: PathBuf| other.canonicalize().is_ok_and(|other| other == one);
    one.canonicalize().is_ok_and(same)
        || File::open(one).is_ok_and(|file| cfg!(unix) && is_still_at(&file, other))
}

fn make_directory_of(path: &Path) -> Result<(), Error> {
    let Some(directory) = path
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty())
    else {
        return Ok(());
    };
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder
        .create(directory)
        .map_err(|error| Error::file(directory, Deed::MakeDirectory, &error))
}

fn open_to_append(path: &Path) -> Result<File, Error> {
    OpenOptions::new()
        .read(true)
        .append(true)
        .create(true)
        .open(path)
        .map_err(|error| Error::file(path, Deed::Write, &error))
}

fn take_lock(path: &Path, file: &File, waiting: &mut dyn FnMut()) -> Result<(), Error> {
    let failed = |error: &io::Error| Error::file(path, Deed::Lock, error);
    let begun = Stopwatch::now();
    let mut pause = Duration::from_micros(200);
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(TryLockError::Error(error)) => return Err(failed(&error)),
            Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => {
                std::thread::sleep(pause);
                pause = (pause * 2).min(Duration::from_millis(20));
            }
            Err(TryLockError::WouldBlock) => {
                waiting();
                return loop {
                    match file.lock() {
                        Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                        other => break other.map_err(|error| failed(&error)),
                    }
                };
            }
        }
    }
}

#[cfg(unix)]
fn is_still_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), path.metadata()) {
        (Ok(held), Ok(there)) => held.dev() == there.dev() && held.ino() == there.ino(),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_still_at(_: &File, _: &Path) -> bool {
    // An open file cannot be replaced there.
    true
}

/// Writes once; returns how many bytes were taken.
fn write_once(mut file: &File, bytes: &[u8]) -> io::Result<usize> {
    loop {
        match file.write(bytes) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            other => return other,
        }
    }
}

fn last_byte(mut file: &File, length: u64) -> io::Result<u8> {
    let mut byte = [0];
    file.seek(SeekFrom::Start(length - 1))?;
    file.read_exact(&mut byte)?;
    Ok(byte[0])
}

#[cfg(unix)]
fn sync_directory_of(path: &Path) -> io::Result<()> {
    let real = path.canonicalize()?;
    match real.parent() {
        Some(directory) => match File::open(directory).and_then(|opened| opened.sync_all()) {
            // Not every file system can, and not everybody may.
            Err(error) if is_beyond(&error) => Ok(()),
            other => other,
        },
        None => Ok(()),
    }
}

/// Whether a directory cannot be synchronised there at all, as against a failure of the disk.
#[cfg(unix)]
fn is_beyond(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidInput, PermissionDenied, Unsupported};
    matches!(error.kind(), InvalidInput | PermissionDenied | Unsupported)
}

#[cfg(not(unix))]
fn sync_directory_of(_: &Path) -> io::Result<()> {
    Ok(())
}

//! Files that a result is written to, instead of the standard output.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

use tempfile::Builder;

use crate::error::{Deed, Error};

/// The name that stands for the standard output.
const STDOUT: &str = "-";

/// The file that an option names; none where it names the standard output, which is meant without
/// it, too.
pub fn file(named: Option<PathBuf>) -> Option<PathBuf> {
    named.filter(|path| path != Path::new(STDOUT))
}

/// Where a result is written.
#[derive(Debug)]
pub struct Target {
    /// The file, or the folder for several.
    pub path: PathBuf,
    /// Whether a file that exists already is overwritten.
    pub force: bool,
    /// The data file, which never is.
    pub spared: Option<PathBuf>,
}

impl Target {
    /// Writes files. None is written when one of them may not be.
    ///
    /// # Errors
    /// When a file exists already, is the data file, or cannot be written.
    pub fn write(&self, files: &[(PathBuf, Vec<u8>)]) -> Result<(), Error> {
        for (path, _) in files {
            if self.is_spared(path) {
                return Err(Error::OverData(path.clone()));
            }
            if !self.force && path.symlink_metadata().is_ok() {
                return Err(Error::FileExists(path.clone()));
            }
        }
        for (path, bytes) in files {
            self.write_one(path, bytes)
                .map_err(|error| Error::file(path, Deed::Output, &error))?;
        }
        Ok(())
    }

    /// Writes a file whole or not at all: beside its place first, so that what was there is lost
    /// neither when the disk is full nor under another name that it has.
    fn write_one(&self, path: &Path, bytes: &[u8]) -> std::io::Result<()> {
        let there = path.metadata().ok();
        if there.as_ref().is_some_and(|there| !there.is_file()) {
            return OpenOptions::new().write(true).open(path)?.write_all(bytes);
        }
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        let mut builder = Builder::new();
        let permissions = there.map(|there| there.permissions());
        let mut file = usual(&mut builder).tempfile_in(folder.unwrap_or(Path::new(".")))?;
        file.write_all(bytes)?;
        if let Some(permissions) = permissions {
            file.as_file().set_permissions(permissions)?;
        }
        let placed = if self.force {
            file.persist(&path)
        } else {
            file.persist_noclobber(&path)
        };
        placed.map(|_| ()).map_err(|failed| failed.error)
    }

    fn is_spared(&self, path: &Path) -> bool {
        let real = |path: &Path| path.canonicalize().ok();
        let spared = self.spared.as_deref().and_then(real);
        spared.is_some() && real(path) == spared
    }
}

/// With the permissions of any new file, which the umask decides.
#[cfg(unix)]
fn usual<'a, 'b>(builder: &'a mut Builder<'b, 'b>) -> &'a mut Builder<'b, 'b> {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;
    builder.permissions(Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn usual<'a, 'b>(builder: &'a mut Builder<'b, 'b>) -> &'a mut Builder<'b, 'b> {
    builder
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::TempDir;

    use super::*;

    fn target(folder: &TempDir, force: bool) -> Target {
        Target {
            path: folder.path().to_owned(),
            force,
            spared: Some(folder.path().join("games.jsonl")),
        }
    }

    fn two(folder: &TempDir, second: &str) -> [(PathBuf, Vec<u8>); 2] {
        ["first", second].map(|name| (folder.path().join(name), b"new".to_vec()))
    }

    #[test]
    fn what_exists_is_overwritten_only_by_force() {
        let folder = TempDir::new().unwrap();
        let files = two(&folder, "second");
        fs::write(&files[1].0, "old, and longer").unwrap();
        let refused = target(&folder, false).write(&files);
        assert!(matches!(refused, Err(Error::FileExists(path)) if path == files[1].0));
        assert!(!files[0].0.exists());
        target(&folder, true).write(&files).unwrap();
        assert_eq!(fs::read(&files[1].0).unwrap(), b"new");
    }

    #[cfg(unix)]
    #[test]
    fn another_name_of_the_data_file_is_replaced_and_the_games_stay() {
        use std::os::unix::fs::PermissionsExt;
        let folder = TempDir::new().unwrap();
        let games = folder.path().join("games.jsonl");
        let files = two(&folder, "second");
        fs::write(&games, "games").unwrap();
        fs::hard_link(&games, &files[1].0).unwrap();
        fs::set_permissions(&games, fs::Permissions::from_mode(0o640)).unwrap();
        target(&folder, true).write(&files).unwrap();
        assert_eq!(fs::read(&games).unwrap(), b"games");
        assert_eq!(fs::read(&files[1].0).unwrap(), b"new");
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&files[1].0), 0o640);
        assert_ne!(mode(&files[0].0), 0o600, "the umask decides");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    }

    #[test]
    fn the_data_file_is_never_overwritten() {
        let folder = TempDir::new().unwrap();
        let files = two(&folder, "games.jsonl");
        fs::write(&files[1].0, "games").unwrap();
        let refused = target(&folder, true).write(&files);
        assert!(matches!(refused, Err(Error::OverData(path)) if path == files[1].0));
        assert_eq!(fs::read(&files[1].0).unwrap(), b"games");
    }
}

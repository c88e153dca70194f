//! Files that a result is written to, instead of the standard output.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::error::{Deed, Error};

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

    fn write_one(&self, path: &Path, bytes: &[u8]) -> std::io::Result<()> {
        let mut options = OpenOptions::new();
        options.write(true);
        if self.force {
            options.create(true).truncate(true);
        } else {
            options.create_new(true);
        }
        options.open(path)?.write_all(bytes)
    }

    fn is_spared(&self, path: &Path) -> bool {
        let real = |path: &Path| path.canonicalize().ok();
        let spared = self.spared.as_deref().and_then(real);
        spared.is_some() && real(path) == spared
    }
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

//! What holds whatever stands in a data file, and whatever is typed. Whatever breaks it panics.
//!
//! The fuzzers in `fuzz/` look for what does, and the tests go through what these have learnt.

// Here a failure is to be a panic.
#![allow(clippy::unwrap_used)]

pub mod data_file;
pub mod entry;
mod pages;

use std::thread_local;

use crate::i18n::{LANGUAGES, Texts, is_harmful};

thread_local! {
    static TEXTS: Vec<Texts> = LANGUAGES.iter().map(Texts::new).collect();
}

/// Calls `each` with the texts of every language.
fn in_every_language(each: impl FnMut(&Texts)) {
    TEXTS.with(|all| all.iter().for_each(each));
}

/// A text that is printed commands no terminal, and turns no line around.
#[track_caller]
fn is_harmless(text: &str) {
    let harmful = text.chars().find(|c| *c != '\n' && is_harmful(*c));
    assert_eq!(harmful, None, "{text:?}");
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// Calls `each` for what the fuzzers of a target have learnt.
    fn replay(target: &str, mut each: impl FnMut(&[u8])) {
        let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
        // A published package goes without.
        if !fuzz.exists() {
            return;
        }
        let mut count = 0;
        for file in fuzz.join("corpus").join(target).read_dir().unwrap() {
            let path = file.unwrap().path();
            // The last that is told is the one that fails.
            println!("{}", path.display());
            each(&std::fs::read(path).unwrap());
            count += 1;
        }
        assert!(count > 0, "no corpus for {target}");
    }

    #[test]
    fn what_was_learnt_of_data_files() {
        let folder = tempfile::tempdir().unwrap();
        replay("journal", |bytes| {
            super::data_file::data_file(bytes, &folder.path().join("games.jsonl"));
        });
    }

    #[test]
    fn what_was_learnt_of_entries() {
        replay("entry", super::entry::entry);
    }
}

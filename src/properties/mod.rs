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

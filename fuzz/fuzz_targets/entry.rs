//! Anything that is typed for players and their scores, a word a line.

#![no_main]

use teamzy::properties::entry::entry;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry(bytes));

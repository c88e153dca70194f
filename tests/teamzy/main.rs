//! What a user sees, by running the real program.
//!
//! One test: `cargo test --test teamzy entries::the_three_forms_of_78`.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod chart;
mod check;
mod corrections;
mod count;
mod data_file;
mod dates;
mod entries;
mod exchange;
mod filters;
mod harness;
mod journal;
mod languages;
mod locales;
mod open_games;
mod output;
mod rankings;
mod records;
mod remarks;
mod sheet;
mod words;

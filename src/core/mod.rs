//! The domain: what a game is, who won it, and what follows from many of them.
//!
//! Nothing here reads a file, a clock, an environment or a language.

pub mod calendar;
pub mod entry;
pub mod expansion;
pub mod game;
pub mod id;
pub mod meeples;
pub mod outcome;
pub mod people;
pub mod plausible;
pub mod player;
pub mod ranking;
pub mod rating;
pub mod records;
pub mod rules;
pub mod selection;
pub mod series;
pub mod track;

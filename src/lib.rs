//! Keeps the final scores of a table that plays Carcassonne.

pub mod core;
pub mod error;
pub mod journal;

//! Keeps the final scores of a table that plays Carcassonne.

pub mod core;
pub mod error;
pub mod i18n;
pub mod journal;

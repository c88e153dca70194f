//! It holds: the real program, killed, starved, interrupted and crowded.
//!
//! Needs `strace`, and `unshare`, `mount` and `prlimit` of util-linux; without one of them these
//! tests fail. What was observed stands in `TABLE.md`, which `TEAMZY_BLESS=1` writes anew.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod content;
mod crashes;
mod crowds;
mod disk;
mod others;
mod safety;
mod scene;
mod table;

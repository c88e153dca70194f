//! The data file against a plain model of the contract: random scripts on several machines, in the
//! model alone and with the real program. `PROPTEST_CASES` says how many scripts.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod domain;
mod hostile;
mod model;
mod names;
mod program;
mod regressions;
mod script;
mod simulation;

use proptest::test_runner::Config;

/// So many scripts, and a minute for making a failing one smaller, unless the environment says
/// otherwise.
fn cases(default: u32) -> Config {
    let mut config = Config {
        failure_persistence: None,
        max_shrink_iters: 4_000,
        ..Config::default()
    };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = default;
    }
    if std::env::var_os("PROPTEST_MAX_SHRINK_TIME").is_none() {
        config.max_shrink_time = 60_000;
    }
    config
}

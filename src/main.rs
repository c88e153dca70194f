//! The command-line program: the real arguments, environment, clock and streams.

use std::io::IsTerminal;
use std::process::ExitCode;

use teamzy::{Environment, Terminal, World};
use time::OffsetDateTime;

fn main() -> ExitCode {
    outlive_limits();
    let environment = |name: &str| std::env::var_os(name);
    let size = terminal_size::terminal_size();
    let status = teamzy::run(World {
        args: std::env::args_os().collect(),
        environment: Environment::new(&environment),
        system_language: sys_locale::get_locale(),
        now: OffsetDateTime::now_local().unwrap_or_else(|_| OffsetDateTime::now_utc()),
        random: &mut || getrandom::u64().ok(),
        terminal: Terminal {
            input: std::io::stdin().is_terminal(),
            output: std::io::stdout().is_terminal(),
            errors: std::io::stderr().is_terminal(),
            columns: size.map(|(width, _)| width.0.into()),
            lines: size.map(|(_, height)| height.0.into()),
        },
        stdin: &mut std::io::stdin(),
        stdout: &mut std::io::stdout().lock(),
        stderr: &mut std::io::stderr().lock(),
    });
    ExitCode::from(status)
}

/// Makes a write beyond the limit of file sizes an error, which can be reported, where it would
/// be the end of the process.
fn outlive_limits() {
    #[cfg(unix)]
    {
        let seen = std::sync::Arc::default();
        // Without it, the limit ends the process as before.
        let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, seen);
    }
}

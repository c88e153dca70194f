//! Runs programs and measures them.

use std::process::{Command, Stdio};
use std::time::Instant;

use super::Result;

/// How many rounds the median is of.
pub const ROUNDS: usize = 5;

/// What was measured round by round.
#[derive(Default)]
pub struct Round(Vec<f64>);

impl Round {
    pub fn add(&mut self, figure: f64) {
        self.0.push(figure);
    }

    pub fn median(&self) -> f64 {
        let mut figures = self.0.clone();
        figures.sort_by(f64::total_cmp);
        figures[figures.len() / 2]
    }
}

/// Two programs side by side.
#[derive(Default)]
pub struct Comparison {
    ours: Round,
    theirs: Round,
    ratios: Round,
}

impl Comparison {
    /// Prints the median seconds of both, and the median of the ratios.
    pub fn print(&self, what: &str, bar: f64) {
        let (ours, theirs) = (self.ours.median(), self.theirs.median());
        let ratio = self.ratios.median();
        let bar = verdict(ratio, bar);
        println!("{what:<58} {ours:>10.4} s {theirs:>10.4} s {ratio:>8.3} {bar:>8}");
    }
}

/// The bar, and whether a figure is above it.
pub fn verdict(figure: f64, bar: f64) -> String {
    match bar.is_finite() {
        true if figure <= bar => format!("≤ {bar}"),
        true => format!("> {bar} !"),
        false => String::new(),
    }
}

/// Measures two programs alternately, each `often` times in a round.
pub fn compare(
    often: usize,
    mut ours: impl FnMut() -> Result<f64>,
    mut theirs: impl FnMut() -> Result<f64>,
) -> Result<Comparison> {
    let mut comparison = Comparison::default();
    ours()?;
    theirs()?;
    for _ in 0..ROUNDS {
        let (mut mine, mut other) = (0.0, 0.0);
        for _ in 0..often {
            mine += ours()? / often as f64;
            other += theirs()? / often as f64;
        }
        comparison.ours.add(mine);
        comparison.theirs.add(other);
        comparison.ratios.add(mine / other);
    }
    Ok(comparison)
}

/// The seconds that a whole process takes.
pub fn seconds(command: &mut Command) -> Result<f64> {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let begun = Instant::now();
    let status = command.status()?;
    let took = begun.elapsed().as_secs_f64();
    if !status.success() {
        return Err(format!("{command:?} failed").into());
    }
    Ok(took)
}

/// What a program prints.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output()?;
    if !output.status.success() {
        return Err(format!("{command:?} failed").into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// The most memory that a program holds at once, in MiB.
pub fn memory(command: &Command) -> Result<f64> {
    let said = under("time", &["-f", "%M"], command)?;
    let kilobytes: f64 = said.lines().last().unwrap_or_default().parse()?;
    Ok(kilobytes / 1024.0)
}

/// The instructions that a program executes outside the kernel.
pub fn instructions(command: &Command) -> Result<u64> {
    let tool = ["--tool=callgrind", "--callgrind-out-file=/dev/null"];
    let said = under("valgrind", &tool, command)?;
    let collected = said.split("Collected :").nth(1).unwrap_or_default();
    Ok(collected
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .parse()?)
}

/// Runs a program under another, and returns what that says.
fn under(program: &str, args: &[&str], command: &Command) -> Result<String> {
    let mut around = Command::new(program);
    around
        .args(args)
        .arg(command.get_program())
        .args(command.get_args());
    let output = around.stdout(Stdio::null()).output()?;
    if !output.status.success() {
        return Err(format!("{around:?} failed").into());
    }
    Ok(String::from_utf8_lossy(&output.stderr).into_owned())
}

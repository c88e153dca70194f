//! How far a long reading has got, in one line that is written over again and again.

use std::io::Write;
use std::time::{Duration, Instant};

use unicode_width::UnicodeWidthStr;

use crate::i18n::Texts;

/// What takes less is not worth a word.
const PATIENCE: Duration = Duration::from_secs(1);

/// The line.
pub struct Meter {
    /// Whether somebody sees it.
    seen: bool,
    begun: Instant,
    percent: Option<u64>,
    width: usize,
}

impl Meter {
    /// A line that is not shown yet, and never where it is not `seen`.
    pub fn new(seen: bool) -> Self {
        Meter {
            seen,
            begun: Instant::now(),
            percent: None,
            width: 0,
        }
    }

    /// Shows that so much of all is read. What cannot be shown is let go.
    pub fn show(&mut self, stderr: &mut dyn Write, texts: &Texts, read: u64, all: u64) {
        let percent = read.saturating_mul(100) / all.max(1);
        if !self.seen || self.percent == Some(percent) || self.begun.elapsed() < PATIENCE {
            return;
        }
        self.percent = Some(percent);
        let text = texts.with("import-progress", [("percent", percent.min(100).into())]);
        let _ = write!(stderr, "\r{text}");
        let _ = stderr.flush();
        self.width = self.width.max(text.width());
    }

    /// Leaves the line as it was before.
    pub fn wipe(&mut self, stderr: &mut dyn Write) {
        if self.width > 0 {
            let _ = write!(stderr, "\r{:1$}\r", "", self.width);
            self.width = 0;
        }
    }
}

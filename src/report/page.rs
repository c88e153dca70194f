//! The page that is printed on: its words, its width and its emphasis.

use crate::Terminal;
use crate::cli::args::Color;
use crate::environment::Environment;
use crate::i18n::Texts;

/// The sheet that is printed on.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The columns that a table may take; none for as many as it needs.
    pub columns: Option<usize>,
    /// The lines of the terminal; none where that is not known.
    pub lines: Option<usize>,
    /// The columns that sentences take.
    pub prose: usize,
    /// Whether the winner is bold.
    pub bold: bool,
    /// Whether it is a terminal.
    pub terminal: bool,
}

impl Style {
    /// The width of `COLUMNS`, else of the terminal, else 80 for sentences and no bound for
    /// tables; emphasis only on a terminal that wants it, unless it is asked for.
    pub fn new(environment: &Environment<'_>, terminal: Terminal, color: Color) -> Self {
        let columns = environment
            .columns()
            .or(terminal.columns.filter(|_| terminal.output));
        Style {
            columns,
            lines: terminal.lines.filter(|_| terminal.output),
            prose: columns.unwrap_or(80),
            bold: match color {
                Color::Always => true,
                Color::Never => false,
                Color::Auto => terminal.output && !environment.no_color(),
            },
            terminal: terminal.output,
        }
    }

    /// The text, bold where that is wanted.
    pub fn strong(&self, text: &str) -> String {
        if !self.bold {
            return text.to_owned();
        }
        let bold = anstyle::Style::new().bold();
        format!("{bold}{text}{bold:#}")
    }
}

/// The words and the sheet.
#[derive(Clone, Copy)]
pub struct Page<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// The sheet.
    pub style: Style,
}

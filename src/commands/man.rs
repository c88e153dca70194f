//! `man`: the manual pages, printed or written into a folder.

use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::cli::help;
use crate::output::{Target, file};

/// The pages have no width of their own.
const ANY_WIDTH: usize = 80;

pub fn run(args: args::Man, desk: &Desk<'_>) -> Answer {
    let program = help::localised(desk.texts, ANY_WIDTH);
    Answer {
        target: file(args.directory).map(|path| Target {
            path,
            force: args.force,
            spared: desk.locate().ok(),
        }),
        ..Answer::new(Outcome::Manual(Box::new(program)))
    }
}

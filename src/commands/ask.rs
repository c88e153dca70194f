//! What a command may ask, where a person sits at a terminal: `cli/prompt.rs` does it there.

use crate::core::expansion::Expansion;
use crate::error::{Candidate, Error};

/// What the questions that follow are about.
pub enum Subject<'a> {
    /// The players of a game.
    Players,
    /// The final scores of a game.
    Scores {
        /// The open game; none for a game whose players were just named.
        game: Option<&'a Candidate>,
        /// How many scores will be asked for.
        players: usize,
        /// The expansions on the table.
        expansions: &'a [Expansion],
    },
}

/// A question that a line of text answers.
pub enum Question<'a> {
    /// The name of a player.
    Player {
        /// The player's number at the table, from 1.
        number: usize,
        /// Names that may be meant, the likeliest first.
        known: &'a [String],
    },
    /// The final score of the player with this name.
    Score(&'a str),
}

/// Asks a person. Every question can be left: with [`Error::Interrupted`] or [`Error::Left`].
pub trait Ask {
    /// Says what the questions that follow are about.
    fn about(&mut self, subject: &Subject<'_>);

    /// Asks until `accept` takes the line; a refused one is explained.
    ///
    /// # Errors
    /// When the question is left.
    fn line(
        &mut self,
        question: &Question<'_>,
        accept: &mut dyn FnMut(&str) -> Result<(), Error>,
    ) -> Result<(), Error>;

    /// Asks which of the open games is meant; none for another game.
    ///
    /// # Errors
    /// When the question is left.
    fn game(&mut self, open: &[Candidate]) -> Result<Option<usize>, Error>;

    /// Asks for a yes or a no; an empty line is a yes.
    ///
    /// # Errors
    /// When the question is left.
    fn confirm(&mut self, question: &str) -> Result<bool, Error>;

    /// Sets what follows apart from the questions.
    fn end(&mut self);
}

//! A problem and its remedy, in words.

use crate::i18n::{Texts, Value};

/// What is wrong, and what to do.
pub struct Problem {
    /// What is wrong, and where.
    pub problem: String,
    /// What to do.
    pub remedy: Option<String>,
}

/// Finds the paired words: the message `id`, and its attribute `try`.
pub fn say<'a, const N: usize>(
    texts: &Texts,
    id: &str,
    values: [(&'a str, Value<'a>); N],
) -> Problem {
    let remedy = format!("{id}.try");
    Problem {
        problem: texts.with(id, values.clone()),
        remedy: texts.has(&remedy).then(|| texts.with(&remedy, values)),
    }
}

//! Expansions by any of their names.

use super::Texts;
use super::finding::find;
use crate::core::expansion::{Expansion, KNOWN};

/// A text that is no expansion; the ids that it could begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadExpansion(pub Vec<&'static str>);

/// Finds the expansion whose id, or whose name in any language, is `typed` or alone begins so.
/// Accents and case do not matter, nor does an article before the name.
///
/// # Errors
/// No expansion begins so, or several do.
pub fn find_expansion(typed: &str, texts: &Texts) -> Result<Expansion, BadExpansion> {
    let id = find(typed, &KNOWN, &expansion_names, texts).map_err(BadExpansion)?;
    Ok(Expansion::written(id.to_owned()))
}

/// The names of an expansion in one language.
pub fn expansion_names(texts: &Texts, id: &str) -> Vec<String> {
    let message = format!("expansion-{id}");
    let also = texts.get(&format!("{message}.also"));
    std::iter::once(texts.get(&message))
        .chain(also.split('|').map(|name| name.trim().to_owned()))
        .collect()
}

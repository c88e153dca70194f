//! Expansions by any of their names.

use super::Texts;
use crate::core::expansion::{Expansion, KNOWN};
use crate::core::player::plain;

/// A text that is no expansion; the ids that it could begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadExpansion(pub Vec<&'static str>);

/// Finds the expansion whose id, or whose name in any language, is `typed` or alone begins so.
/// Accents and case do not matter, nor does an article before the name.
///
/// # Errors
/// No expansion begins so, or several do.
pub fn find_expansion(typed: &str, texts: &Texts) -> Result<Expansion, BadExpansion> {
    if let Some(expansion) = Expansion::known(typed) {
        return Ok(expansion);
    }
    let wanted = loose(typed);
    let mut whole = Vec::new();
    let mut begun = Vec::new();
    let mut compare = |id: &'static str, name: &str| {
        let name = loose(name);
        if name == wanted && !whole.contains(&id) {
            whole.push(id);
        }
        if name.starts_with(&wanted) && !begun.contains(&id) {
            begun.push(id);
        }
    };
    let compare_names = |texts: &Texts, compare: &mut dyn FnMut(&'static str, &str)| {
        for id in KNOWN {
            let message = format!("expansion-{id}");
            for name in texts.get(&message).split('|') {
                compare(id, name);
            }
            let bare = format!("{message}.also");
            for name in texts.get(&bare).split('|') {
                compare(id, name.trim());
            }
        }
    };
    for id in KNOWN {
        compare(id, id);
    }
    compare_names(texts, &mut compare);
    for other in texts.others() {
        compare_names(&other, &mut compare);
    }
    let fitting = if whole.is_empty() { begun } else { whole };
    match fitting.as_slice() {
        [only] if !wanted.is_empty() => Ok(Expansion::written((*only).to_owned())),
        _ if wanted.is_empty() => Err(BadExpansion(Vec::new())),
        _ => Err(BadExpansion(fitting)),
    }
}

fn loose(text: &str) -> String {
    plain(&text.replace('’', "'").replace('-', " "))
}

//! Things by any of their names.

use super::Texts;
use crate::core::player::plain;

/// Finds the one of `ids` which is typed, or which alone has a name in any language that is typed
/// or begins so. Accents and case do not matter.
///
/// # Errors
/// None begins so, or several do: those.
pub fn find(
    typed: &str,
    ids: &[&'static str],
    names: &dyn Fn(&Texts, &str) -> Vec<String>,
    texts: &Texts,
) -> Result<&'static str, Vec<&'static str>> {
    if let Some(id) = ids.iter().find(|id| **id == typed) {
        return Ok(id);
    }
    let wanted = loose(typed);
    if wanted.is_empty() {
        return Err(Vec::new());
    }
    let mut whole = Vec::new();
    let mut begun = Vec::new();
    let others: Vec<Texts> = texts.others().collect();
    let catalogues: Vec<&Texts> = std::iter::once(texts).chain(&others).collect();
    for id in ids {
        let named = catalogues.iter().flat_map(|texts| names(texts, id));
        let names: Vec<String> = std::iter::once((*id).to_owned())
            .chain(named)
            .map(|name| loose(&name))
            .collect();
        if names.contains(&wanted) {
            whole.push(*id);
        }
        if names.iter().any(|name| name.starts_with(&wanted)) {
            begun.push(*id);
        }
    }
    let fitting = if whole.is_empty() { begun } else { whole };
    match fitting.as_slice() {
        [only] => Ok(only),
        _ => Err(fitting),
    }
}

/// A text as it is compared: without accents and case, nor signs that are written in several ways.
pub fn loose(text: &str) -> String {
    plain(&text.replace('’', "'").replace('-', " "))
}

//! What can be counted or explained, by any of its names.

use super::Texts;
use super::expansions::expansion_names;
use super::finding::find;
use crate::core::expansion::KNOWN;

/// Finds the one of `ids`, features, topics of the reminder or expansions, which is `typed`, or
/// which alone has a name in any language that is or begins so.
///
/// # Errors
/// None begins so, or several do: those.
pub fn find_topic(
    typed: &str,
    ids: &[&'static str],
    texts: &Texts,
) -> Result<&'static str, Vec<&'static str>> {
    find(typed, ids, &topic_names, texts)
}

/// How a topic is typed in one language: in one word, by its usual name; an expansion by its id.
pub fn topic_word(texts: &Texts, id: &str) -> String {
    let name = topic_names(texts, id).into_iter().next();
    let name = name.filter(|_| !KNOWN.contains(&id));
    name.map_or(id.to_owned(), |name| name.replace(' ', "-"))
}

/// The names of a topic in one language, the usual one first.
pub fn topic_names(texts: &Texts, id: &str) -> Vec<String> {
    if KNOWN.contains(&id) {
        return expansion_names(texts, id);
    }
    let names = texts.get(&format!("topic-{id}"));
    names.split('|').map(str::to_owned).collect()
}

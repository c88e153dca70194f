//! Expansions by any of their names.

use rustc_hash::FxHashMap;

use super::Texts;
use super::finding::{find, loose};
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

/// The names of all expansions in all languages, for whoever looks up many.
pub struct ExpansionNames<'a> {
    texts: &'a Texts,
    names: Option<FxHashMap<String, &'static str>>,
}

impl<'a> ExpansionNames<'a> {
    /// The names, which are not gathered before the first is wanted.
    pub fn new(texts: &'a Texts) -> Self {
        ExpansionNames { texts, names: None }
    }

    /// The expansion with this name, or with an id that reads so; a name of the game, the number
    /// of the expansion and the like may stand before, as in “Carcassonne: Expansion 1 – Inns &
    /// Cathedrals”.
    pub fn find(&mut self, name: &str) -> Option<Expansion> {
        let names = self.names.get_or_insert_with(|| gathered(self.texts));
        let behind = BEFORE_NAME.iter().filter_map(|mark| {
            let (_, behind) = name.rsplit_once(mark)?;
            Some(behind)
        });
        let found = std::iter::once(name)
            .chain(behind)
            .find_map(|name| names.get(loose(name).trim()));
        found.and_then(|id| Expansion::known(id))
    }
}

/// What can stand between a name and what is before it.
const BEFORE_NAME: [&str; 4] = [" \u{2013} ", " \u{2014} ", " - ", ": "];

fn gathered(texts: &Texts) -> FxHashMap<String, &'static str> {
    let others: Vec<Texts> = texts.others().collect();
    let mut names = FxHashMap::default();
    for texts in others.iter().chain([texts]) {
        for id in KNOWN {
            names.insert(loose(id), id);
            for name in expansion_names(texts, id) {
                names.insert(loose(&name), id);
            }
        }
    }
    names.remove("");
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::LANGUAGES;

    #[test]
    fn expansions_are_found_by_the_names_of_other_programs() {
        let texts = Texts::new(&LANGUAGES[0]);
        let mut names = ExpansionNames::new(&texts);
        for (name, id) in [
            (
                "Carcassonne: Expansion 1 – Inns & Cathedrals",
                "inns-and-cathedrals",
            ),
            (
                "Carcassonne: Erweiterung - Marchands et Bâtisseurs",
                "traders-and-builders",
            ),
            ("Carcassonne: The River", "river"),
            ("la riviere", "river"),
            (
                "Bridges, Castles and Bazaars",
                "bridges-castles-and-bazaars",
            ),
            ("Inns and Cathedrals", "inns-and-cathedrals"),
        ] {
            let found = names.find(name);
            assert_eq!(found.as_ref().map(Expansion::id), Some(id), "{name}");
        }
        for name in ["Carcassonne: The River II", "Inns", "", "Carcassonne"] {
            assert_eq!(names.find(name), None, "{name}");
        }
    }
}

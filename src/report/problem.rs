//! A problem and its remedy, in words.

use crate::i18n::{Texts, Value};

/// What is wrong, and what to do.
pub struct Problem {
    /// What is wrong, and where.
    pub problem: String,
    /// What to do.
    pub remedy: Option<String>,
}

/// Players for the lines to type: at least two, and as many as sit at a large table.
pub fn example_names(texts: &Texts) -> Vec<String> {
    let names = texts.get("example-names");
    names.split('|').map(str::to_owned).collect()
}

/// Two of these players: who comes first in a line, and who comes next.
pub fn example_pair(texts: &Texts) -> [String; 2] {
    let mut names = example_names(texts).into_iter();
    let second = names.next().unwrap_or_default();
    [names.next().unwrap_or_default(), second]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::player::{Name, key};
    use crate::i18n::LANGUAGES;

    #[test]
    fn a_language_has_eight_players_for_its_lines() {
        for language in LANGUAGES {
            let texts = Texts::new(language);
            let names = example_names(&texts);
            assert!(
                names.iter().all(|name| Name::parse(name).is_ok()),
                "{names:?}"
            );
            let mut keys: Vec<String> = names.iter().map(|name| key(name)).collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), 8, "{}: {names:?}", texts.code());
        }
    }
}

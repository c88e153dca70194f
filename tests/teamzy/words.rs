//! Which languages there are, and which of their words are English.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use teamzy::i18n::{LANGUAGES, Language, Texts};

use crate::output::COMMANDS;

/// The language that the others follow.
pub const MODEL: &str = "en";

/// The codes of all languages, as the program knows them.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|language| language.code)
}

/// The codes of all languages but English.
pub fn translations() -> impl Iterator<Item = &'static str> {
    languages().filter(|language| *language != MODEL)
}

/// The texts of a language.
pub fn catalogue(code: &str) -> Texts {
    let known = |language: &&Language| language.code == code;
    Texts::new(LANGUAGES.iter().find(known).unwrap())
}

/// The words of a text: letters alone, in small ones. Left out is what is the same in every
/// language: options, quoted values, lines to type and ids with hyphens.
pub fn words(text: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let text = text.replace(['\n', '\u{a0}', '\u{202f}'], " ");
    let mut rest = text.as_str();
    let mut plain = String::new();
    // A line to type ends where the sentence or the gap of two blanks does.
    while let Some(at) = rest.find("teamzy ") {
        plain.push_str(&rest[..at]);
        let line = &rest[at..];
        let end = line
            .find("  ")
            .or_else(|| line.find(". "))
            .unwrap_or(line.len());
        // Where a sentence goes on after the command, only the command is left out.
        let typed = line[..end].split(' ').take_while(|word| {
            word.starts_with("teamzy") || COMMANDS.contains(word) || word.starts_with('-')
        });
        let length: usize = typed.map(|word| word.len() + 1).sum();
        rest = &line[length.min(line.len())..];
    }
    plain.push_str(rest);
    for word in plain.split_whitespace() {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric() && c != '-' && c != '<');
        if bare.starts_with('-') || bare.trim_matches('-').contains('-') && bare.is_ascii() {
            continue;
        }
        for part in word.split(|c: char| !c.is_alphanumeric() && c != '’') {
            // A part with a figure, such as that of a paper, is no word.
            if !part.is_empty() && part.chars().all(|c| c.is_alphabetic() || c == '’') {
                words.insert(part.to_lowercase());
            }
        }
    }
    words
}

/// What stays English, or is no language at all: commands, values, names and signs.
const EVERYWHERE: &str = "
    new score history rankings records chart help scoring count sheet edit delete undo rename import export check
    completions man teamzy carcassonne today yesterday last letter lp pdf standard 王小明
    none other auto always never current old victories rate average best scores rating json csv svg png utf data lang n v u hugo
    léa zoé zoe max xyz zzz histroy luck pink lyon river abbot tower messages ferries
    robbers inns dev null games jsonl x b g tr zzzz yes t by xx id tom lea eva ida
    hugoo maxx bbbbbbbb c f k qm bash zsh fish elvish powershell compinit source eval slurp iex
    string out bgstats bgg bg stats boardgamegeek xml dmy mdy
";

/// Whether a word is the same in every language.
fn is_everywhere(word: &str) -> bool {
    languages().any(|code| code == word) || EVERYWHERE.split_whitespace().any(|known| known == word)
}

/// The file of the words that a language shares with English.
pub const SHARED_WORDS: &str = "shared-words.txt";

/// The words that a language says it shares with English; none where it says nothing.
pub fn shared_words(language: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(language)
        .join(SHARED_WORDS);
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(str::split_whitespace)
        .map(str::to_owned)
        .collect()
}

/// Takes away the words that may be the same in a language as in English.
pub fn without_shared(mut words: BTreeSet<String>, language: &str) -> BTreeSet<String> {
    let shared = shared_words(language);
    words.retain(|word| !is_everywhere(word) && !shared.contains(word));
    words
}

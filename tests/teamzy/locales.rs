//! The catalogues of all languages: the same texts with the same variables, and none too many.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
    Resource,
};
use fluent_syntax::parser;
use teamzy::core::expansion::KNOWN;
use teamzy::core::player::plain;

use crate::check::{doubtful_lines, last_line};
use crate::harness::{Table, game};
use crate::output::COMMANDS;
use crate::words::{
    MODEL, SHARED_WORDS, catalogue, languages, shared_words, translations, without_shared, words,
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

/// The folders, each of which is a language.
fn folders() -> BTreeSet<String> {
    fs::read_dir(root())
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.file_type().unwrap().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect()
}

/// The names of the files of a language.
fn files(language: &str) -> BTreeSet<String> {
    fs::read_dir(root().join(language))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

/// The names of the files of a language that hold texts.
fn catalogues(language: &str) -> impl Iterator<Item = String> {
    let files = files(language).into_iter();
    files.filter(|file| file.ends_with(".ftl"))
}

/// A file of a language; an empty one where there is none.
fn parsed(language: &str, file: &str) -> Resource<String> {
    let text = fs::read_to_string(root().join(language).join(file)).unwrap_or_default();
    parser::parse(text.clone()).unwrap_or_else(|(_, errors)| {
        let mut wrong = String::new();
        for error in errors {
            let line = text[..error.pos.start].matches('\n').count() + 1;
            let written = text.lines().nth(line - 1).unwrap_or_default();
            wrong += &format!(
                "\nlocales/{language}/{file}:{line}: {}: {written}",
                error.kind
            );
        }
        panic!("{wrong}\n")
    })
}

/// A text: where it stands, and what it says.
struct Text {
    language: String,
    file: String,
    /// `id`, or `id.attribute`.
    id: String,
    pattern: Pattern<String>,
}

/// The texts of one file, in order.
fn texts_of(language: &str, file: &str) -> Vec<Text> {
    let mut texts = Vec::new();
    let mut text = |id: String, pattern: Pattern<String>| {
        texts.push(Text {
            language: language.to_owned(),
            file: file.to_owned(),
            id,
            pattern,
        });
    };
    for entry in parsed(language, file).body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                if let Some(pattern) = message.value {
                    text(id.clone(), pattern);
                }
                for Attribute { id: name, value } in message.attributes {
                    text(format!("{id}.{}", name.name), value);
                }
            }
            Entry::Junk { content } => panic!("{language}/{file} cannot be read: {content}"),
            Entry::Term(term) => panic!("{language}/{file}: terms are not used: {}", term.id.name),
            _ => {}
        }
    }
    texts
}

/// All texts of a language.
fn texts(language: &str) -> Vec<Text> {
    catalogues(language)
        .flat_map(|file| texts_of(language, &file))
        .collect()
}

impl Text {
    fn place(&self) -> String {
        format!("locales/{}/{}: {}", self.language, self.file, self.id)
    }

    /// The variables that the text speaks of or chooses by.
    fn variables(&self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        in_pattern(&self.pattern, &mut |part| {
            if let Part::Variable(name) = part {
                found.insert(name.to_owned());
            }
        });
        found
    }

    /// The words, in small letters.
    fn words(&self) -> BTreeSet<String> {
        words(&self.pieces().join(" ").replace(PLACEABLE, " "))
    }

    /// The words between the variables, each piece with whether a variable follows.
    fn pieces(&self) -> Vec<String> {
        let mut pieces = vec![String::new()];
        in_pattern(&self.pattern, &mut |part| match part {
            Part::Words(words) => pieces.last_mut().unwrap().push_str(words),
            Part::Begin => pieces.push(String::new()),
            Part::Variable(_) | Part::Placeable => pieces.last_mut().unwrap().push(PLACEABLE),
        });
        pieces
    }
}

/// Stands for a variable in the pieces of a text.
const PLACEABLE: char = '\u{fffc}';

enum Part<'a> {
    Words(&'a str),
    Variable(&'a str),
    /// Something else than a variable is put in here.
    Placeable,
    /// A variant of a choice begins.
    Begin,
}

fn in_pattern(pattern: &Pattern<String>, each: &mut dyn FnMut(Part<'_>)) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => each(Part::Words(value)),
            PatternElement::Placeable { expression } => in_expression(expression, each),
        }
    }
}

fn in_expression(expression: &Expression<String>, each: &mut dyn FnMut(Part<'_>)) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, each),
        Expression::Select { selector, variants } => {
            in_inline(selector, each);
            for variant in variants {
                each(Part::Begin);
                in_pattern(&variant.value, each);
            }
            each(Part::Begin);
        }
    }
}

fn in_inline(inline: &InlineExpression<String>, each: &mut dyn FnMut(Part<'_>)) {
    match inline {
        InlineExpression::StringLiteral { value } => {
            let mut words = String::new();
            fluent_syntax::unicode::unescape_unicode(&mut words, value).unwrap();
            each(Part::Words(&words));
        }
        InlineExpression::NumberLiteral { value } => each(Part::Words(value)),
        InlineExpression::VariableReference { id } => each(Part::Variable(&id.name)),
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. },
            ..
        } => {
            for argument in positional {
                in_inline(argument, each);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, each),
        InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
            each(Part::Placeable);
        }
    }
}

#[test]
fn every_folder_is_a_language_that_the_program_knows() {
    let known: BTreeSet<String> = languages().map(str::to_owned).collect();
    for folder in folders() {
        assert!(
            known.contains(&folder),
            "locales/{folder} is there, but \"{folder}\" is not in the line `languages!` of \
             src/i18n/mod.rs"
        );
    }
    let table = Table::new();
    for language in languages() {
        table.words(["--lang", language, "--help"]).ok();
    }
    let listed = languages().collect::<Vec<&str>>().join(", ");
    let printed = table.teamzy("--lang xx history").printed();
    assert!(
        printed.stderr.ends_with(&format!("  try: {listed}\n")),
        "{}",
        printed.stderr
    );
}

#[test]
fn every_language_has_the_same_files() {
    let model = files(MODEL);
    let mut wrong = Vec::new();
    for language in languages() {
        let there = files(language);
        let missing = model.difference(&there);
        wrong.extend(missing.map(|file| format!("locales/{language}/{file} is missing")));
        let added = there.difference(&model);
        wrong.extend(added.map(|file| format!("locales/{language}/{file} is not in {MODEL}")));
    }
    all_right(&wrong);
}

/// Wants nothing to be wrong, and says what is; of a language that was just begun, the first
/// fifty.
#[track_caller]
fn all_right(wrong: &[String]) {
    let more = match wrong.len().saturating_sub(50) {
        0 => String::new(),
        more => format!("and {more} more\n"),
    };
    let first = wrong.len().min(50);
    assert!(wrong.is_empty(), "\n{}\n{more}", wrong[..first].join("\n"));
}

#[test]
fn every_file_has_the_same_texts_in_the_same_order() {
    let mut wrong = Vec::new();
    for file in catalogues(MODEL) {
        let model: Vec<String> = texts_of(MODEL, &file)
            .into_iter()
            .map(|text| text.id)
            .collect();
        for language in languages() {
            let there: Vec<String> = texts_of(language, &file)
                .into_iter()
                .map(|text| text.id)
                .collect();
            let place = format!("locales/{language}/{file}");
            wrong.extend(
                model
                    .iter()
                    .filter(|id| !there.contains(id))
                    .map(|id| format!("{place}: {id} is missing")),
            );
            wrong.extend(
                there
                    .iter()
                    .filter(|id| !model.contains(id))
                    .map(|id| format!("{place}: {id} is not in {MODEL}")),
            );
            let mut seen = BTreeSet::new();
            wrong.extend(
                there
                    .iter()
                    .filter(|id| !seen.insert(*id))
                    .map(|id| format!("{place}: {id} stands twice")),
            );
            if wrong.is_empty()
                && let Some((id, other)) = there.iter().zip(&model).find(|(id, other)| id != other)
            {
                wrong.push(format!("{place}: {id} stands where {MODEL} has {other}"));
            }
        }
    }
    all_right(&wrong);
}

#[test]
fn no_id_stands_in_two_files() {
    for language in languages() {
        let mut seen = BTreeSet::new();
        for text in texts(language) {
            assert!(
                seen.insert(text.id.clone()),
                "{} stands in two files",
                text.place()
            );
        }
    }
}

#[test]
fn every_text_speaks_of_the_same_variables() {
    let mut wrong = Vec::new();
    let model: BTreeMap<String, BTreeSet<String>> = texts(MODEL)
        .into_iter()
        .map(|text| (text.id.clone(), text.variables()))
        .collect();
    for language in languages() {
        for text in texts(language) {
            let Some(expected) = model.get(&text.id) else {
                continue;
            };
            let place = text.place();
            let there = text.variables();
            let missing = expected.difference(&there);
            wrong.extend(missing.map(|name| format!("{place} lacks {{ ${name} }}")));
            let added = there.difference(expected);
            wrong.extend(
                added.map(|name| format!("{place} has {{ ${name} }}, which {MODEL} has not")),
            );
        }
    }
    all_right(&wrong);
}

#[test]
fn nothing_is_left_in_english() {
    let model: BTreeMap<String, BTreeSet<String>> = texts(MODEL)
        .into_iter()
        .map(|text| (text.id.clone(), text.words()))
        .collect();
    let mut wrong = Vec::new();
    for language in translations() {
        let texts = texts(language).into_iter();
        let left = texts.filter(|text| {
            let words = text.words();
            model.get(&text.id) == Some(&words) && !without_shared(words, language).is_empty()
        });
        wrong.extend(left.map(|text| format!("{} is still in English", text.place())));
    }
    all_right(&wrong);
}

#[test]
fn a_shared_word_is_one_of_both_languages() {
    let spoken = |language: &str| -> BTreeSet<String> {
        texts(language).iter().flat_map(Text::words).collect()
    };
    let english = spoken(MODEL);
    for language in translations() {
        let spoken = spoken(language);
        let mut idle = shared_words(language);
        idle.retain(|word| !(spoken.contains(word) && english.contains(word)));
        assert!(
            idle.is_empty(),
            "locales/{language}/{SHARED_WORDS}: not in the texts of both languages: {idle:?}"
        );
    }
}

#[test]
fn no_name_means_two_things() {
    for (family, ids) in [
        ("expansion-", "--with"),
        ("topic-", "help-scoring and count"),
    ] {
        let mut known: BTreeMap<String, (String, String)> = BTreeMap::new();
        for language in languages() {
            for text in texts(language) {
                if !text.id.starts_with(family) {
                    continue;
                }
                let id = text.id.trim_end_matches(".also").to_owned();
                for name in text.pieces().concat().split('|') {
                    let entry = (id.clone(), text.place());
                    let first = known.entry(plain(name)).or_insert_with(|| entry.clone());
                    assert!(
                        name.is_empty() || first.0 == id,
                        "{}: “{name}” is a name of {} too, and {ids} could not tell them apart",
                        text.place(),
                        first.1
                    );
                }
            }
        }
    }
}

#[test]
fn sections_stand_in_the_same_places() {
    // Between which texts the `##` comments stand; their words are the language's own.
    let sections = |language: &str, file: &str| -> Vec<String> {
        let mut last = "the beginning".to_owned();
        let mut places = Vec::new();
        for entry in parsed(language, file).body {
            match entry {
                Entry::Message(message) => last = message.id.name,
                Entry::GroupComment(_) => places.push(format!("## after {last}")),
                Entry::ResourceComment(_) => places.push(format!("### after {last}")),
                _ => {}
            }
        }
        places
    };
    let mut wrong = Vec::new();
    for file in catalogues(MODEL) {
        let model = sections(MODEL, &file);
        for language in languages() {
            let there = sections(language, &file);
            let place = format!("locales/{language}/{file}");
            let missing = model.iter().filter(|section| !there.contains(section));
            wrong.extend(missing.map(|section| format!("{place}: no comment {section}")));
            let added = there.iter().filter(|section| !model.contains(section));
            wrong.extend(
                added.map(|section| format!("{place}: the comment {section} is not in {MODEL}")),
            );
        }
    }
    all_right(&wrong);
}

/// The source of the program, tests within it left out.
fn source() -> String {
    fn gather(directory: &Path, text: &mut String) {
        for entry in fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                gather(&path, text);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let file = fs::read_to_string(path).unwrap();
                text.push_str(file.split("#[cfg(test)]\nmod tests").next().unwrap());
            }
        }
    }
    let mut text = String::new();
    gather(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut text,
    );
    text
}

/// Families of ids that the program puts together; other tests here check them.
const FAMILIES: [&str; 4] = ["help-", "reminder-", "expansion-", "topic-"];

#[test]
fn no_text_is_without_use() {
    let source = source();
    let unused: Vec<String> = texts(MODEL)
        .into_iter()
        .map(|text| text.id)
        .filter(|id| !FAMILIES.iter().any(|family| id.starts_with(family)))
        .filter(|id| {
            let message = id.split('.').next().unwrap();
            // What `check` finds is named by its kind.
            let kind = message.strip_prefix("check-").unwrap_or(message);
            // So is why `import` does not take a play.
            let reason = message.strip_prefix("reason-").unwrap_or(message);
            ![message, id, kind, &reason.replace('-', "_")]
                .iter()
                .any(|name| source.contains(&format!("\"{name}\"")))
        })
        .collect();
    assert!(unused.is_empty(), "nothing uses {unused:#?}");
}

#[test]
fn attributes_are_those_that_the_program_looks_for() {
    for text in texts(MODEL) {
        let Some((message, attribute)) = text.id.split_once('.') else {
            continue;
        };
        let family = |prefix: &str| message.starts_with(prefix);
        let expected: &[&str] = match () {
            () if family("error-") || family("usage-") || family("check-") => &["try"],
            () if family("ask-") => &["yes", "no", "explained"],
            () if family("help-") => &["usage", "examples", "value"],
            () if family("reminder-") => &["points"],
            () if family("expansion-") => &["also"],
            () => &[],
        };
        assert!(expected.contains(&attribute), "{}", text.place());
    }
}

/// What is said to somebody who left a question: nothing went wrong, and nothing is to be done.
const LEFT: [&str; 2] = ["error-left", "error-interrupted"];

/// What `check` says beside what it finds.
const AROUND_FINDINGS: [&str; 4] = [
    "check-no-file",
    "check-summary",
    "check-sound",
    "check-place",
];

#[test]
fn every_error_and_every_finding_says_what_to_do() {
    let ids: BTreeSet<String> = texts(MODEL).into_iter().map(|text| text.id).collect();
    for id in ids.iter().filter(|id| !id.contains('.')) {
        let families = ["error-", "usage-", "check-"];
        if families.iter().any(|family| id.starts_with(family)) {
            let nothing_to_do =
                LEFT.contains(&id.as_str()) || AROUND_FINDINGS.contains(&id.as_str());
            assert_eq!(
                ids.contains(&format!("{id}.try")),
                !nothing_to_do,
                "{id}.try"
            );
        }
    }
}

#[test]
fn every_expansion_has_its_name_and_no_other_has() {
    let expected: Vec<String> = KNOWN
        .iter()
        .flat_map(|id| [format!("expansion-{id}"), format!("expansion-{id}.also")])
        .collect();
    let there: Vec<String> = texts(MODEL)
        .into_iter()
        .map(|text| text.id)
        .filter(|id| id.starts_with("expansion-"))
        .collect();
    assert_eq!(there, expected);
}

/// Text with every run of blanks and line ends as one blank; no-break spaces stay.
fn folded(text: &str) -> String {
    text.split([' ', '\n'])
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// What these command lines print at this table, folded.
fn printed_by(language: &str, table: &Table, lines: &[&str]) -> String {
    let mut shown = String::new();
    for line in lines {
        let printed = table
            .teamzy(line)
            .lang(language)
            .env("COLUMNS", "100")
            .raw();
        shown.push_str(&folded(&printed.stdout));
        shown.push('\n');
    }
    shown
}

/// The texts of a family that are not in what is shown.
fn unreached(language: &str, family: &str, shown: &str) -> Vec<String> {
    let names: BTreeMap<String, Vec<String>> = texts(language)
        .into_iter()
        .map(|text| (text.id.clone(), text.pieces()))
        .collect();
    texts(language)
        .into_iter()
        .filter(|text| text.id.starts_with(family))
        .filter(|text| {
            let pieces = text.pieces().concat();
            !pieces
                .split(PLACEABLE)
                .all(|piece| shown.contains(&folded(piece)))
        })
        .filter(|text| {
            // A heading that is the name of an expansion.
            let expansion = text.id.replacen(family, "expansion-", 1);
            names
                .get(&expansion)
                .is_none_or(|name| !shown.contains(&folded(&name.concat())))
        })
        .map(|text| text.place())
        .collect()
}

#[test]
fn every_text_of_the_help_is_printed_somewhere() {
    let helps = COMMANDS.map(|command| format!("{command} --help"));
    let lines: Vec<&str> = ["--help"]
        .into_iter()
        .chain(helps.iter().map(String::as_str))
        .collect();
    for language in languages() {
        let shown = printed_by(language, &Table::new(), &lines);
        let unreached = unreached(language, "help-", &shown);
        assert!(unreached.is_empty(), "no help prints {unreached:#?}");
    }
}

#[test]
fn every_text_of_the_reminder_is_printed() {
    for language in languages() {
        let shown = printed_by(language, &Table::new(), &["help-scoring"]);
        let unreached = unreached(language, "reminder-", &shown);
        assert!(
            unreached.is_empty(),
            "the reminder does not print {unreached:#?}"
        );
    }
}

#[test]
fn every_text_of_check_is_printed() {
    let tables = [
        Table::new(),
        Table::with_lines([game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 64)])]),
        Table::with_lines(doubtful_lines()),
        Table::with_lines([last_line()]),
    ];
    for language in languages() {
        let shown: String = tables
            .iter()
            .map(|table| printed_by(language, table, &["check"]))
            .collect();
        // The summary chooses between one and several; its other words are found elsewhere.
        let mut unreached = unreached(language, "check-", &shown);
        unreached.retain(|place| !place.ends_with(": check-summary"));
        assert!(unreached.is_empty(), "check does not print {unreached:#?}");
    }
}

#[test]
fn nothing_is_printed_by_the_reminder_that_is_no_text_of_it() {
    for language in languages() {
        let printed = Table::new().teamzy("help-scoring").lang(language).ok();
        let mut rest = folded(&printed.stdout);
        let mut pieces: Vec<String> = texts(language)
            .into_iter()
            .filter(|text| text.id.starts_with("reminder-") || text.id.starts_with("expansion-"))
            .map(|text| folded(&text.pieces().concat().replace(PLACEABLE, "")))
            .filter(|piece| !piece.is_empty())
            .collect();
        pieces.sort_by_key(|piece| std::cmp::Reverse(piece.len()));
        for piece in pieces {
            rest = rest.replace(&piece, "");
        }
        let rest: Vec<&str> = rest.split_whitespace().collect();
        assert!(
            rest.is_empty(),
            "the reminder in {language} prints what is in none of its texts: {}",
            rest.join(" ")
        );
    }
}

/// Calls `wrong` for every sign of a text that is not as the language wants it.
fn each_sign(language: &str, wrong: impl Fn(&Text, &str, usize, char) -> Option<&'static str>) {
    let mut found = Vec::new();
    for text in texts(language) {
        if text.id.ends_with(".also") || text.id.ends_with(".examples") {
            // What is typed needs no typography.
            continue;
        }
        for piece in text.pieces() {
            for (at, sign) in piece.char_indices() {
                if let Some(why) = wrong(&text, &piece, at, sign) {
                    found.push(format!(
                        "{}: {why}: {}",
                        text.place(),
                        piece.replace(PLACEABLE, "{ }")
                    ));
                }
            }
        }
    }
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

fn before(piece: &str, at: usize) -> Option<char> {
    piece[..at].chars().next_back()
}

fn after(piece: &str, at: usize) -> Option<char> {
    piece[at..].chars().nth(1)
}

/// Whether a colon is one of a sentence, and not of `1:28` or `other:NAME`.
fn is_of_a_sentence(piece: &str, at: usize) -> bool {
    !after(piece, at).is_some_and(|c| c.is_alphanumeric())
}

fn between_letters(piece: &str, at: usize) -> bool {
    let letter = |c: Option<char>| c.is_some_and(|c| c.is_alphabetic() || c == PLACEABLE);
    letter(before(piece, at)) && letter(after(piece, at))
}

#[test]
fn french_signs_stand_as_french_wants_them() {
    each_sign("fr", |text, piece, at, sign| {
        let before = before(piece, at);
        let command = text.id.ends_with(".usage");
        match sign {
            ';' | '!' | '?' if before != Some('\u{202f}') => Some("no U+202F before the sign"),
            ':' if is_of_a_sentence(piece, at) && before != Some('\u{a0}') => {
                Some("no U+00A0 before the colon")
            }
            '«' if after(piece, at) != Some('\u{202f}') => Some("no U+202F after «"),
            '»' if before != Some('\u{202f}') => Some("no U+202F before »"),
            '\'' if between_letters(piece, at) => Some("a straight apostrophe"),
            '%' if before != Some('\u{a0}') => Some("no U+00A0 before the per cent sign"),
            '"' if !piece.contains("Joueur") && !command => Some("a straight quote"),
            '“' | '”' => Some("an English quote"),
            _ => None,
        }
    });
}

#[test]
fn spanish_signs_stand_as_spanish_wants_them() {
    each_sign("es", |_, piece, at, sign| match sign {
        '«' | '¿' | '¡' if after(piece, at).is_none_or(char::is_whitespace) => {
            Some("a space after the opening sign")
        }
        '»' | '?' | '!' | ';' | ':' if before(piece, at).is_some_and(char::is_whitespace) => {
            Some("a space before the closing sign")
        }
        '?' if !piece[..at].contains('¿') => Some("no ¿ before ?"),
        '!' if !piece[..at].contains('¡') => Some("no ¡ before !"),
        '\'' if between_letters(piece, at) => Some("a straight apostrophe"),
        '%' if before(piece, at) != Some('\u{a0}') => Some("no U+00A0 before the per cent sign"),
        '"' if !piece.contains("Jugador") => Some("a straight quote"),
        '“' | '”' => Some("an English quote"),
        _ => None,
    });
}

#[test]
fn german_signs_stand_as_german_wants_them() {
    each_sign("de", |text, piece, at, sign| {
        let command = text.id.ends_with(".usage");
        match sign {
            '„' if after(piece, at).is_none_or(char::is_whitespace) => Some("a space after „"),
            '“' if before(piece, at).is_none_or(char::is_whitespace) => Some("a space before “"),
            '“' if !piece[..at].contains('„') => Some("no „ before “"),
            '!' | '?' | ';' | ':' | ',' if before(piece, at).is_some_and(char::is_whitespace) => {
                Some("a space before the sign")
            }
            '%' if before(piece, at) != Some('\u{a0}') => {
                Some("no U+00A0 before the per cent sign")
            }
            '…' if before(piece, at) != Some('\u{a0}') => Some("no U+00A0 before …"),
            '\'' if between_letters(piece, at) => Some("a straight apostrophe"),
            '"' if !piece.contains("Spieler") && !command => Some("a straight quote"),
            '”' | '«' | '»' => Some("a quote of another language"),
            _ => None,
        }
    });
}

#[test]
fn a_quotation_stands_in_the_quotes_of_its_language() {
    for language in languages() {
        let own = catalogue(language).with("quoted", [("text", "".into())]);
        each_sign(language, |_, _, _, sign| {
            let quote = "„“”«»‹›‚‘".contains(sign);
            (quote && !own.contains(sign)).then_some("another quote than those of `quoted`")
        });
    }
}

#[test]
fn english_signs_stand_as_english_wants_them() {
    each_sign("en", |_, piece, at, sign| match sign {
        '\'' if between_letters(piece, at) => Some("a straight apostrophe"),
        '“' if after(piece, at).is_none_or(char::is_whitespace) => Some("a space after “"),
        '”' | '?' | '!' | ';' | ':' | ',' if before(piece, at).is_some_and(char::is_whitespace) => {
            Some("a space before the sign")
        }
        '"' if !piece.contains("Player") => Some("a straight quote"),
        '«' | '»' => Some("a French quote"),
        _ => None,
    });
}

#[test]
fn no_text_has_two_spaces_or_three_full_stops() {
    for language in languages() {
        each_sign(language, |text, piece, at, sign| match sign {
            ' ' if before(piece, at) == Some(' ') => Some("two spaces"),
            '.' if piece[at..].starts_with("...") && !text.id.ends_with(".usage") => {
                Some("three full stops")
            }
            _ => None,
        });
    }
}

#[test]
fn the_words_of_the_published_editions_are_used() {
    for (language, id, words) in [
        ("en", "reminder-title", "HOW ARE THE POINTS COUNTED?"),
        (
            "fr",
            "reminder-title",
            "COMMENT COMPTER LES POINTS\u{202f}?",
        ),
        ("es", "reminder-title", "¿CÓMO SE CUENTAN LOS PUNTOS?"),
        ("en", "expansion-inns-and-cathedrals", "Inns & Cathedrals"),
        (
            "fr",
            "expansion-inns-and-cathedrals",
            "Auberges et Cathédrales",
        ),
        (
            "es",
            "expansion-inns-and-cathedrals",
            "Posadas y Catedrales",
        ),
        (
            "fr",
            "expansion-under-the-big-top",
            "Tous en Piste\u{202f}!",
        ),
        ("de", "reminder-title", "WIE WERDEN DIE PUNKTE GEZÄHLT?"),
        (
            "de",
            "expansion-inns-and-cathedrals",
            "Wirtshäuser und Kathedralen",
        ),
        (
            "de",
            "expansion-count-king-and-robber",
            "Graf, König und Konsorten",
        ),
        ("de", "expansion-mage-and-witch", "Magier & Hexe"),
        ("fr", "expansion-abbot", "L’Abbé"),
        ("fr", "expansion-gold-mines", "Mines d’Or"),
        (
            "es",
            "expansion-traders-and-builders",
            "Comerciantes y Constructores",
        ),
    ] {
        let text = texts(language)
            .into_iter()
            .find(|text| text.id == id)
            .unwrap();
        assert_eq!(text.pieces().concat(), words, "{}", text.place());
    }
}

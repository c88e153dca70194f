//! The catalogue of one language, embedded in the program.

use std::borrow::Cow;
use std::cell::{Cell, OnceCell, Ref, RefCell};
use std::sync::{Arc, OnceLock};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{FILES, LANGUAGES, Language, harmless, sound};

/// The smallest number that is written in groups of three digits.
const GROUPED: u64 = 10_000;

/// A value that a text speaks of.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A name or another text; shown harmless.
    Text(Cow<'a, str>),
    /// A whole number, which also chooses between singular and plural.
    Number(u64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Value::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(number.into())
    }
}

impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        Value::Number(number)
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Value::Number(number as u64)
    }
}

/// The texts of one language. A file is read when one of its texts is first asked for: most
/// commands need few of them.
pub struct Texts {
    language: &'static Language,
    bundle: RefCell<FluentBundle<FluentResource>>,
    loaded: [Cell<bool>; FILES],
    marks: Arc<OnceLock<Marks>>,
    /// English, once a text of it was needed.
    model: OnceCell<Box<Texts>>,
}

/// How the language writes numbers.
struct Marks {
    decimal: String,
    group: String,
}

impl Texts {
    /// The texts of a language.
    pub fn new(language: &'static Language) -> Self {
        let tag: LanguageIdentifier = language.code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        bundle.set_use_isolating(false);
        let marks = Arc::default();
        // No function of this name exists before.
        let _ = bundle.add_function("NUMBER", number_function(Arc::clone(&marks)));
        Texts {
            language,
            bundle: RefCell::new(bundle),
            loaded: Default::default(),
            marks,
            model: OnceCell::new(),
        }
    }

    /// The texts that are loaded, among them those of the file in which a message is, if there is
    /// one.
    fn with_message(&self, message: &str) -> Ref<'_, FluentBundle<FluentResource>> {
        if !self.bundle.borrow().has_message(message) {
            let files = self.language.sources.iter().zip(&self.loaded);
            let file = files
                .filter(|(_, loaded)| !loaded.get())
                .find(|(file, _)| file.iter().any(|source| defines(source, message)));
            if let Some((file, loaded)) = file {
                loaded.set(true);
                self.load(file);
            }
        }
        self.bundle.borrow()
    }

    fn load(&self, file: &[&str]) {
        let mut bundle = self.bundle.borrow_mut();
        for source in file {
            // A faulty entry is left out; the tests refuse catalogues that have one.
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
    }

    fn marks(&self) -> &Marks {
        self.marks.get_or_init(|| Marks {
            decimal: self.get("number-decimal-mark"),
            group: self.get("number-group-mark"),
        })
    }

    /// The language's code.
    pub fn code(&self) -> &'static str {
        self.language.code
    }

    /// English, whose ids are those of every language; none for English itself.
    fn model(&self) -> Option<&Texts> {
        let model = &LANGUAGES[0];
        let is_model = self.code() == model.code;
        (!is_model).then(|| &**self.model.get_or_init(|| Box::new(Texts::new(model))))
    }

    /// Whether there is a text with this id, in English at least.
    pub fn has(&self, id: &str) -> bool {
        let (message, attribute) = split(id);
        let bundle = self.with_message(message);
        let message = bundle.get_message(message);
        let own = message.is_some_and(|message| match attribute {
            Some(name) => message.get_attribute(name).is_some(),
            None => message.value().is_some(),
        });
        own || self.model().is_some_and(|model| model.has(id))
    }

    /// The text with this id, or with this `id.attribute`.
    pub fn get(&self, id: &str) -> String {
        self.with(id, [])
    }

    /// The text with this id, about these values; in English where the language lacks it.
    pub fn with<'a, const N: usize>(&self, id: &str, values: [(&'a str, Value<'a>); N]) -> String {
        let mut args = FluentArgs::with_capacity(N);
        for (name, value) in values {
            match value {
                Value::Text(text) => args.set(name, harmless(&text).into_owned()),
                Value::Number(number) => {
                    // For the function that the text may call.
                    self.marks();
                    args.set(name, number as f64);
                }
            }
        }
        self.formatted(id, &args)
    }

    fn formatted(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let (message, attribute) = split(id);
        let bundle = self.with_message(message);
        let found = bundle.get_message(message);
        let pattern = found.and_then(|message| match attribute {
            Some(name) => message
                .get_attribute(name)
                .map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            // A translation that is not complete yet, which the tests say.
            if let Some(model) = self.model() {
                return model.formatted(id, args);
            }
            debug_assert!(false, "no text {id}");
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors);
        let is_model = self.code() == LANGUAGES[0].code;
        debug_assert!(errors.is_empty() || !is_model, "{id}: {errors:?}");
        text.into_owned()
    }

    /// Names or things in a row: "Hugo, Léa and Zoé".
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        let Some((last, before)) = items.split_last() else {
            return String::new();
        };
        let Some((first, more)) = before.split_first() else {
            return harmless(last.as_ref()).into_owned();
        };
        let mut row = first.as_ref().to_owned();
        for next in more {
            row = self.with(
                "list-comma",
                [("before", row.into()), ("next", next.as_ref().into())],
            );
        }
        self.with(
            "list-and",
            [
                ("before", row.into()),
                ("last", last.as_ref().into()),
                ("sound", sound::beginning(last.as_ref()).into()),
            ],
        )
    }

    /// A whole number as the language writes it.
    pub fn number(&self, number: u64) -> String {
        grouped(number, &self.marks().group)
    }

    /// A number with one decimal, as the language writes it.
    pub fn decimal(&self, number: f64) -> String {
        let rounded = (number * 10.0).round();
        let minus = if rounded < 0.0 { "−" } else { "" };
        let tenths = rounded.abs() as u64;
        let marks = self.marks();
        let whole = grouped(tenths / 10, &marks.group);
        format!("{minus}{whole}{}{}", marks.decimal, tenths % 10)
    }

    /// A part of one, 0 to 1, in whole hundredths.
    pub fn percent(&self, part: f64) -> String {
        self.with(
            "number-percent",
            [("number", ((part * 100.0).round() as u64).into())],
        )
    }

    /// The name of an expansion.
    pub fn expansion(&self, expansion: &crate::core::expansion::Expansion) -> String {
        match expansion.other_name() {
            Some(name) => harmless(name).into_owned(),
            None => self.get(&format!("expansion-{}", expansion.id())),
        }
    }

    /// The texts of every other language.
    pub fn others(&self) -> impl Iterator<Item = Texts> + '_ {
        LANGUAGES
            .iter()
            .filter(|language| language.code != self.code())
            .map(Texts::new)
    }
}

/// The catalogue's function `NUMBER`.
fn number_function(
    marks: Arc<OnceLock<Marks>>,
) -> impl for<'a> Fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a> + Send + Sync {
    move |values, _| match values.first() {
        Some(FluentValue::Number(number)) => {
            let mark = marks.get().map_or("", |marks| &marks.group);
            grouped(number.value as u64, mark).into()
        }
        _ => FluentValue::Error,
    }
}

/// Whether a message begins in a source, which it does at the beginning of a line.
fn defines(source: &str, message: &str) -> bool {
    let begins = |at: usize| at == 0 || source.as_bytes()[at - 1] == b'\n';
    source
        .match_indices(message)
        .any(|(at, found)| begins(at) && source[at + found.len()..].trim_start().starts_with('='))
}

fn split(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        Some((message, attribute)) => (message, Some(attribute)),
        None => (id, None),
    }
}

fn grouped(number: u64, mark: &str) -> String {
    let digits = number.to_string();
    if number < GROUPED {
        return digits;
    }
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(mark);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A language of which only these texts are translated.
    fn begun(text: &'static str) -> Texts {
        let mut sources: [&'static [&'static str]; FILES] = Default::default();
        sources[0] = Box::leak(Box::new([text]));
        let code = "xx";
        Texts::new(Box::leak(Box::new(Language { code, sources })))
    }

    #[test]
    fn what_is_not_translated_yet_is_english() {
        let texts = begun("list-and = { $before } kaj { $last }\nask-yes-no = { $question } [J/n]");
        assert_eq!(texts.list(&["Hugo", "Léa", "Zoé"]), "Hugo, Léa kaj Zoé");
        assert_eq!(texts.get("result-refused"), "Nothing was recorded.");
        assert_eq!(texts.get("ask-yes-no.yes"), "y|yes");
        assert_eq!(texts.decimal(12_345.67), "12,345.7");
    }

    #[test]
    fn a_mistaken_variable_or_line_of_a_translation_is_seen_and_ends_nothing() {
        let texts = begun("note-line = Noto: { $nota }\nresult-refused =\ngame-earlier = Antaŭe:");
        let note = [("note", "pluvo".into())];
        assert_eq!(texts.with("note-line", note), "Noto: {$nota}");
        assert_eq!(texts.get("result-refused"), "Nothing was recorded.");
        assert_eq!(texts.get("game-earlier"), "Antaŭe:");
    }
}

//! The user's language: which one, and the words in it.

mod expansions;
mod finding;
mod harmless;
mod locale;
mod sound;
mod text;
mod topics;

pub use expansions::{BadExpansion, ExpansionNames, find_expansion};
pub use harmless::{harmless, is_harmful};
pub use locale::{Request, choose};
pub use text::{Texts, Value};
pub use topics::{find_topic, topic_names, topic_word};

/// How many files, or groups of files, a language has.
const FILES: usize = 6;

/// A language of the program: its code, and the texts of its folder under `locales/`.
pub struct Language {
    /// The code that `--lang` takes.
    pub code: &'static str,
    /// Files that refer to one another are loaded together.
    sources: [&'static [&'static str]; FILES],
}

macro_rules! text {
    ($code:literal, $file:literal) => {
        include_str!(concat!("../../locales/", $code, "/", $file, ".ftl"))
    };
}

macro_rules! languages {
    ($($code:literal),+ $(,)?) => {
        /// Every language of the program; the first, English, is the model of the others, and
        /// spoken where no other is wanted.
        pub static LANGUAGES: &[Language] = &[$(Language {
            code: $code,
            sources: [
                &[text!($code, "main")],
                &[text!($code, "errors")],
                &[text!($code, "help")],
                &[text!($code, "man")],
                &[text!($code, "sheet")],
                &[text!($code, "reminder"), text!($code, "expansions")],
            ],
        }),+];
    };
}

languages!["en", "fr", "es", "de"];

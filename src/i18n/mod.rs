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
pub use topics::{find_topic, topic_names};

/// A language of the program: its code, and the texts of its folder under `locales/`.
pub struct Language {
    /// The code that `--lang` takes.
    pub code: &'static str,
    sources: [&'static str; 7],
}

macro_rules! languages {
    ($($code:literal),+ $(,)?) => {
        /// Every language of the program; the first, English, is the model of the others, and
        /// spoken where no other is wanted.
        pub static LANGUAGES: &[Language] = &[$(Language {
            code: $code,
            sources: [
                include_str!(concat!("../../locales/", $code, "/main.ftl")),
                include_str!(concat!("../../locales/", $code, "/errors.ftl")),
                include_str!(concat!("../../locales/", $code, "/help.ftl")),
                include_str!(concat!("../../locales/", $code, "/man.ftl")),
                include_str!(concat!("../../locales/", $code, "/reminder.ftl")),
                include_str!(concat!("../../locales/", $code, "/sheet.ftl")),
                include_str!(concat!("../../locales/", $code, "/expansions.ftl")),
            ],
        }),+];
    };
}

languages!["en", "fr", "es", "de"];

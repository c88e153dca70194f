//! Every variable of the environment that the program reads.

use std::ffi::OsString;
use std::path::PathBuf;

use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use crate::i18n::Request;

/// Looks up a variable of the environment.
pub struct Environment<'a>(&'a dyn Fn(&str) -> Option<OsString>);

impl<'a> Environment<'a> {
    /// The environment that `lookup` tells.
    pub fn new(lookup: &'a dyn Fn(&str) -> Option<OsString>) -> Self {
        Environment(lookup)
    }

    /// `TEAMZY_DATA`: the data file.
    pub fn data(&self) -> Option<PathBuf> {
        self.set("TEAMZY_DATA").map(PathBuf::from)
    }

    /// `XDG_DATA_HOME`: the directory of the user's data, where it is used.
    pub fn data_home(&self) -> Option<PathBuf> {
        let used = cfg!(all(unix, not(target_os = "macos")));
        self.set("XDG_DATA_HOME")
            .map(PathBuf::from)
            .filter(|path| used && path.is_absolute())
    }

    /// `TEAMZY_LANG`, `LC_ALL`, `LC_MESSAGES`, `LANG` and `LANGUAGE`: the language.
    pub fn language(&self) -> Request {
        Request {
            own: self.text("TEAMZY_LANG"),
            locale: ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| self.text(name)),
            list: self.text("LANGUAGE"),
            ..Request::default()
        }
    }

    /// `COLUMNS`: the width of the page.
    pub fn columns(&self) -> Option<usize> {
        self.text("COLUMNS")?
            .parse()
            .ok()
            .filter(|columns| *columns > 0)
    }

    /// `NO_COLOR` set to anything, or a terminal without any means: no colour.
    pub fn no_color(&self) -> bool {
        self.set("NO_COLOR").is_some() || self.text("TERM").as_deref() == Some("dumb")
    }

    /// `TEAMZY_NOW`: an instant as in RFC 3339 that stands for the present one, for tests and
    /// demonstrations.
    pub fn now(&self) -> Option<OffsetDateTime> {
        OffsetDateTime::parse(&self.text("TEAMZY_NOW")?, &Rfc3339).ok()
    }

    /// `TEAMZY_SEED`: a number from which all ids follow, for tests and demonstrations.
    pub fn seed(&self) -> Option<u64> {
        self.text("TEAMZY_SEED")?.parse().ok()
    }

    /// `TEAMZY_COMPLETE`: the shell that asks how a word goes on, set by the script that
    /// `completions` prints.
    pub fn completing(&self) -> Option<String> {
        self.text("TEAMZY_COMPLETE")
    }

    /// `HOME`: what `~` stands for in a word that is still being typed.
    pub fn home(&self) -> Option<PathBuf> {
        self.set("HOME").map(PathBuf::from)
    }

    fn set(&self, name: &str) -> Option<OsString> {
        (self.0)(name).filter(|value| !value.is_empty())
    }

    fn text(&self, name: &str) -> Option<String> {
        self.set(name)?.into_string().ok()
    }
}

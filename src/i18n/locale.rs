//! Which language is wanted: a pure function of the command line and the environment.

use super::{LANGUAGES, Language};

/// Everything that says which language is wanted, as read from the command line, the environment
/// and the system.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// `--lang`.
    pub option: Option<String>,
    /// `TEAMZY_LANG`.
    pub own: Option<String>,
    /// `LC_ALL`, `LC_MESSAGES` and `LANG`, in this order.
    pub locale: [Option<String>; 3],
    /// `LANGUAGE`.
    pub list: Option<String>,
    /// The language that the system is set to.
    pub system: Option<String>,
}

/// The language to speak: `--lang`, else `TEAMZY_LANG`, else the locale with its list, else the
/// system's; English where that is none of ours. The second value says whether `--lang` names an
/// unknown language.
pub fn choose(request: &Request) -> (&'static Language, bool) {
    let asked = request.option.as_deref().map(find);
    if let Some(Some(language)) = asked {
        return (language, false);
    }
    let unasked = from_environment(request).unwrap_or(&LANGUAGES[0]);
    (unasked, asked.is_some())
}

fn from_environment(request: &Request) -> Option<&'static Language> {
    let set = |variable: &Option<String>| variable.clone().filter(|value| !value.is_empty());
    if let Some(own) = set(&request.own) {
        return find(&own);
    }
    let Some(locale) = request.locale.iter().find_map(set) else {
        return find(&set(&request.system)?);
    };
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    if name == "C" || name == "POSIX" {
        return None;
    }
    set(&request.list)
        .and_then(|list| list.split(':').find_map(find))
        .or_else(|| find(&locale))
}

/// The language of a tag such as `fr`, `fr-CA` or `fr_FR.UTF-8`.
fn find(tag: &str) -> Option<&'static Language> {
    let primary = tag.split(['_', '-', '.', '@']).next()?;
    LANGUAGES
        .iter()
        .find(|language| language.code.eq_ignore_ascii_case(primary))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(request: Request) -> &'static str {
        choose(&request).0.code
    }

    fn some(text: &str) -> Option<String> {
        Some(text.to_owned())
    }

    #[test]
    fn the_first_locale_that_is_set_decides() {
        let locale = |all: &str, messages: &str, lang: &str| Request {
            locale: [some(all), some(messages), some(lang)],
            ..Request::default()
        };
        assert_eq!(spoken(locale("", "", "fr_FR.UTF-8")), "fr");
        assert_eq!(spoken(locale("", "es_ES", "fr_FR.UTF-8")), "es");
        assert_eq!(spoken(locale("C.UTF-8", "es_ES", "fr_FR")), "en");
        assert_eq!(spoken(locale("POSIX", "", "fr_FR")), "en");
        assert_eq!(spoken(locale("xx_XX.UTF-8", "", "fr_FR")), "en");
        assert_eq!(spoken(locale("de_AT.UTF-8", "", "fr_FR")), "de");
        assert_eq!(spoken(Request::default()), "en");
    }

    #[test]
    fn the_list_is_tried_before_the_locale_but_not_in_c() {
        let list = |lang: &str, list: &str| Request {
            locale: [None, None, some(lang)],
            list: some(list),
            ..Request::default()
        };
        assert_eq!(spoken(list("fr_FR.UTF-8", "es:en")), "es");
        assert_eq!(spoken(list("fr_FR.UTF-8", "xx:es")), "es");
        assert_eq!(spoken(list("fr_FR.UTF-8", "xx")), "fr");
        assert_eq!(spoken(list("fr_FR.UTF-8", "")), "fr");
        assert_eq!(spoken(list("C", "es")), "en");
        assert_eq!(spoken(list("C.UTF-8", "es")), "en");
    }

    #[test]
    fn our_own_settings_come_first() {
        let request = Request {
            option: some("fr-CA"),
            own: some("es"),
            locale: [some("en_GB"), None, None],
            system: some("es"),
            ..Request::default()
        };
        assert_eq!(spoken(request.clone()), "fr");
        let own = Request {
            option: None,
            ..request.clone()
        };
        assert_eq!(spoken(own), "es");
        let unknown = Request {
            option: None,
            own: some("xx"),
            ..request.clone()
        };
        assert_eq!(spoken(unknown), "en");
        let (language, refused) = choose(&Request {
            option: some("xx"),
            ..request
        });
        assert_eq!((language.code, refused), ("es", true));
        let system = Request {
            system: some("es-MX"),
            ..Request::default()
        };
        assert_eq!(spoken(system), "es");
    }
}

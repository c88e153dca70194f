//! `help-scoring`: the reminder, whole or in part. No data file is opened.

use super::details::expansions;
use super::{Answer, Outcome, Remark};
use crate::cli::args;
use crate::core::expansion::{Expansion, KNOWN};
use crate::core::rules::Edition;
use crate::error::Error;
use crate::i18n::{Texts, find_topic};

/// The expansions of whose points the reminder tells.
pub const REMINDED: [&str; 4] = [
    "river",
    "abbot",
    "inns-and-cathedrals",
    "traders-and-builders",
];

/// What a part of the reminder can be about.
pub const TOPICS: [&str; 11] = [
    "final-count",
    "city",
    "road",
    "monastery",
    "field",
    "track",
    "ties",
    REMINDED[0],
    REMINDED[1],
    REMINDED[2],
    REMINDED[3],
];

/// Features that an expansion alone has, and where the reminder tells of them.
const OF_EXPANSIONS: [(&str, &str); 2] = [("garden", REMINDED[1]), ("goods", REMINDED[3])];

/// Which part of the reminder is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reminder {
    /// One of [`TOPICS`]; all of them when there is none.
    pub topic: Option<&'static str>,
    /// The expansions on the table; all of them when that is not said.
    pub expansions: Option<Vec<Expansion>>,
    /// The rules that are wanted; both when that is not said.
    pub edition: Option<Edition>,
}

impl Reminder {
    /// Whether an expansion is to be spoken of.
    pub fn is_on_the_table(&self, id: &str) -> bool {
        let on = |table: &Vec<Expansion>| table.iter().any(|on| on.id() == id);
        self.expansions.as_ref().is_none_or(on)
    }
}

pub fn run(args: args::HelpScoring, texts: &Texts) -> Result<Answer, Error> {
    let topic = args.topic.map(|typed| topic(&typed, texts)).transpose()?;
    let expansions = args
        .with
        .map(|typed| expansions(&typed, texts))
        .transpose()?;
    let untold: Vec<Expansion> = expansions
        .iter()
        .flatten()
        .filter(|on| !REMINDED.contains(&on.id()))
        .cloned()
        .collect();
    let mut answer = Answer::new(Outcome::Reminder(Reminder {
        topic,
        expansions,
        edition: args.edition.map(Edition::from),
    }));
    if !untold.is_empty() {
        answer.remarks.push(Remark::NotReminded(untold));
    }
    Ok(answer)
}

/// The topic that is typed, by any of its names or by a feature that it tells of.
fn topic(typed: &str, texts: &Texts) -> Result<&'static str, Error> {
    let features = OF_EXPANSIONS.map(|(feature, _)| feature);
    let ids = [&TOPICS[..], &features[..]].concat();
    let named = match find_topic(typed, &ids, texts) {
        Ok(id) => vec![id],
        Err(fitting) => fitting,
    };
    let mut fitting = Vec::new();
    for id in named {
        let told = OF_EXPANSIONS.iter().find(|(feature, _)| *feature == id);
        let topic = told.map_or(id, |(_, topic)| topic);
        if !fitting.contains(&topic) {
            fitting.push(topic);
        }
    }
    match (fitting.as_slice(), find_topic(typed, &KNOWN, texts)) {
        ([only], _) => Ok(only),
        ([], Ok(id)) => Err(Error::NotReminded(Expansion::written(id.to_owned()))),
        _ => Err(Error::BadTopic(typed.to_owned(), fitting)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::rules::Feature;
    use crate::i18n::{LANGUAGES, topic_names};

    #[test]
    fn every_name_leads_to_what_it_names() {
        let texts = Texts::new(&LANGUAGES[0]);
        let features = Feature::ALL.map(Feature::id);
        for language in LANGUAGES {
            let named = Texts::new(language);
            for ids in [&TOPICS[..], &features[..]] {
                for id in ids {
                    for name in topic_names(&named, id) {
                        let found = find_topic(&name, ids, &texts);
                        assert!(name.is_empty() || found == Ok(*id), "{name}: {found:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_feature_leads_to_its_part_by_the_word_of_any_edition() {
        let texts = Texts::new(&LANGUAGES[0]);
        for (part, words) in [
            (
                "monastery",
                "monastery cloisters abbaye monastère cloître claustro Klöster",
            ),
            (
                "field",
                "fields farm meadow champs pré prairie paysan prados granja Wiese Bauern",
            ),
            ("city", "cities cité ciudades Städte"),
            ("road", "roads chemin caminos Wege"),
            ("abbot", "garden gardens jardin jardín jardines Gärten gar"),
            (
                "traders-and-builders",
                "goods marchandises mercancías Waren march",
            ),
        ] {
            for word in words.split(' ') {
                let found = topic(word, &texts).ok();
                assert_eq!(found, Some(part), "{word}");
            }
        }
    }

    #[test]
    fn a_name_of_two_words_can_be_typed_as_one() {
        let texts = Texts::new(&LANGUAGES[1]);
        let found = find_topic("decompte-final", &TOPICS, &texts);
        assert_eq!(found, Ok("final-count"));
    }
}

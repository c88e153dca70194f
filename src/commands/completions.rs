//! `completions`, and the words that may follow when a shell asks.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, ValueHint};

use super::help_scoring::TOPICS;
use super::view::candidate;
use super::which::{LAST, Search};
use super::{Answer, Outcome};
use crate::cli::args;
use crate::cli::completion::{Question, Slot, Wanted};
use crate::core::calendar::date_text;
use crate::core::entry::score;
use crate::core::expansion::KNOWN;
use crate::core::game::{Game, Glance, Order, Text};
use crate::core::id::{Beginning, Id, unambiguous_length};
use crate::core::people::People;
use crate::core::player::{Player, key, plain};
use crate::core::rules::Feature;
use crate::i18n::{LANGUAGES, Texts, is_harmful, topic_names};
use crate::journal::{Journal, locate};

/// More words than these are no help.
const MOST: usize = 200;

/// The words that may stand where a word is completed.
#[derive(Debug)]
pub struct Completion {
    /// How they fit what was typed.
    pub fit: Fit,
    /// The words, the likeliest first.
    pub candidates: Vec<Candidate>,
}

/// How candidates fit what was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// The shell knows the files itself.
    Files,
    /// All begin with what was typed, letter by letter.
    Literal,
    /// They take its place: accents, case or even the whole word differ.
    Loose,
    /// The same, but what they have in common is less than what was typed.
    Listed,
}

/// A word that may follow.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Candidate {
    /// The word.
    pub value: String,
    /// What it means.
    pub help: Option<String>,
    /// Other beginnings by which it is found.
    also: Vec<String>,
}

impl Candidate {
    /// A word that needs no explanation.
    pub fn new(value: impl Into<String>) -> Self {
        Candidate {
            value: value.into(),
            ..Candidate::default()
        }
    }

    fn with_help(value: impl Into<String>, help: impl Into<String>) -> Self {
        Candidate {
            help: Some(help.into()),
            ..Candidate::new(value)
        }
    }
}

/// The script of a shell.
pub fn run(args: &args::Completions) -> Answer {
    Answer::new(Outcome::Script(args.shell))
}

/// What there is to know outside the program and the question.
pub struct Surroundings<'a> {
    /// The data file that the environment names.
    pub data: Option<PathBuf>,
    /// The directory of the user's data, for a user without a home.
    pub data_home: Option<PathBuf>,
    /// The user's home directory.
    pub home: Option<PathBuf>,
    /// The words.
    pub texts: &'a Texts,
}

/// Finds the words that may stand where a word is completed. What cannot be read has none.
pub fn complete(
    question: &Question,
    program: &Command,
    surroundings: &Surroundings<'_>,
) -> Completion {
    let files = Completion {
        fit: Fit::Files,
        candidates: Vec::new(),
    };
    if question.redirects {
        return files;
    }
    let slot = Slot::find(program, question);
    let candidates = match slot.wanted {
        Wanted::Nothing => Vec::new(),
        Wanted::Command => commands(&slot),
        Wanted::Option => options(&slot),
        Wanted::Value(arg) if arg.get_value_hint() == ValueHint::AnyPath => return files,
        Wanted::Value(arg) => values(arg, &slot, question, surroundings).unwrap_or_default(),
    };
    fitting(candidates, slot.prefix, &question.word)
}

fn commands(slot: &Slot<'_>) -> Vec<Candidate> {
    let shown = slot
        .command
        .get_subcommands()
        .filter(|command| !command.is_hide_set());
    shown
        .map(|command| Candidate {
            help: command.get_about().map(ToString::to_string),
            ..Candidate::new(command.get_name())
        })
        .collect()
}

/// The options that were not typed yet, and those that may be repeated.
fn options(slot: &Slot<'_>) -> Vec<Candidate> {
    let open = |arg: &&Arg| {
        let again = matches!(arg.get_action(), ArgAction::Append);
        !arg.is_hide_set() && (again || !slot.used.contains(&arg.get_id()))
    };
    let name = |arg: &Arg| match (arg.get_long(), arg.get_short()) {
        (Some(long), _) => Some(format!("--{long}")),
        (None, Some(short)) => Some(format!("-{short}")),
        (None, None) => None,
    };
    let options = slot.command.get_arguments().filter(open);
    options
        .filter_map(|arg| {
            Some(Candidate {
                help: arg.get_help().map(ToString::to_string),
                ..Candidate::new(name(arg)?)
            })
        })
        .collect()
}

/// The values of an argument, where any are known.
fn values(
    arg: &Arg,
    slot: &Slot<'_>,
    question: &Question,
    surroundings: &Surroundings<'_>,
) -> Option<Vec<Candidate>> {
    let texts = surroundings.texts;
    let journal = || Journal::open(&data_file(slot.data, surroundings)?).ok();
    let typed = &question.word[slot.prefix.len()..];
    let none = || Candidate::new("none");
    Some(match arg.get_id().as_str() {
        "entries" => {
            let pairs = awaits_name(&slot.words, slot.command.get_name() == "score")?;
            let names = names(&journal()?, slot)?;
            if pairs { followed(names) } else { names }
        }
        "players" | "remove" | "old" | "new" | "pig" => names(&journal()?, slot)?,
        "meeples" | "wine" | "grain" | "cloth" => followed(names(&journal()?, slot)?),
        "feature" => topics(&Feature::ALL.map(Feature::id), texts),
        "topic" => topics(&TOPICS, texts),
        "game" | "games" => games(
            &journal()?,
            typed,
            slot.command.get_name() == "score",
            texts,
        )?,
        "with" | "table" => {
            let listed = slot.prefix.split(['=', ',']);
            let listed: Vec<&str> = listed.collect();
            let mut all = expansions(texts);
            all.retain(|expansion| !listed.contains(&expansion.value.as_str()));
            if !slot.prefix.contains(',') {
                all.push(none());
            }
            all
        }
        "at" => locations(&journal()?)?,
        "place" => {
            let mut all = locations(&journal()?)?;
            all.push(none());
            all
        }
        "lang" => LANGUAGES
            .iter()
            .map(|language| Candidate::new(language.code))
            .collect(),
        "date" | "since" | "until" => ["today", "yesterday"].map(Candidate::new).into(),
        _ => {
            let values = arg.get_possible_values();
            let names = values.iter().map(|value| value.get_name());
            names.map(Candidate::new).collect()
        }
    })
}

/// Names to be followed by a number in the same word.
fn followed(mut names: Vec<Candidate>) -> Vec<Candidate> {
    names.iter_mut().for_each(|name| name.value.push('='));
    names
}

/// What can be counted or explained, also found by its names in the user's language.
fn topics(ids: &[&'static str], texts: &Texts) -> Vec<Candidate> {
    let topic = |id: &&'static str| {
        let names = topic_names(texts, id);
        Candidate {
            help: names.first().cloned(),
            also: names,
            ..Candidate::new(*id)
        }
    };
    ids.iter().map(topic).collect()
}

/// The data file; `~/` is not replaced yet in a line that is being typed.
fn data_file(typed: Option<&str>, surroundings: &Surroundings<'_>) -> Option<PathBuf> {
    let typed = typed.map(
        |typed| match (typed.strip_prefix("~/"), &surroundings.home) {
            (Some(rest), Some(home)) => home.join(rest),
            _ => PathBuf::from(typed),
        },
    );
    let named = typed.or_else(|| surroundings.data.clone());
    locate(named, surroundings.data_home.clone()).ok()
}

/// Whether a name may come after these words of `score` or `edit`, and whether as `NAME=`: as the
/// pairs before it, or since names and scores cannot stand `apart`.
fn awaits_name(words: &[&str], apart: bool) -> Option<bool> {
    let is_pair = |word: &str| {
        let parts = word.rsplit_once('=');
        parts.is_some_and(|(_, entry)| score(entry).is_ok())
    };
    let mut together = !apart;
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let pair = is_pair(word);
        together |= pair;
        if !pair && score(word).is_ok() {
            return None;
        }
        at += if pair { 1 } else { 2 };
    }
    (at == words.len()).then_some(together)
}

/// Those who played, but for those on the line already; who played last comes first.
fn names(journal: &Journal, slot: &Slot<'_>) -> Option<Vec<Candidate>> {
    let mut latest: HashMap<Player, Seen> = HashMap::new();
    let people = each_game(journal, &mut |game| {
        for (index, seat) in game.seats.iter().enumerate() {
            let seen = (Reverse(game.order()), index);
            let known = latest.entry(seat.player).or_insert(seen);
            *known = seen.min(*known);
        }
    })?;
    let named: Vec<Player> = slot
        .words
        .iter()
        .flat_map(|word| [Some(*word), word.rsplit_once('=').map(|(name, _)| name)])
        .filter_map(|name| people.find(name?))
        .collect();
    let names = latest
        .into_iter()
        .filter(|(player, _)| !named.contains(player))
        .map(|(player, seen)| (seen, people.name(player).to_owned()))
        .filter(|(_, name)| !slot.options || !name.starts_with('-'));
    Some(latest_first(names.collect()))
}

/// The places where games were played, the latest first.
fn locations(journal: &Journal) -> Option<Vec<Candidate>> {
    let mut latest: HashMap<String, (Seen, String)> = HashMap::new();
    each_game(journal, &mut |game| {
        let seen = (Reverse(game.order()), 0);
        if let Some(place) = game.location.map(Text::as_str) {
            let latest = latest
                .entry(key(place))
                .or_insert_with(|| (seen, place.to_owned()));
            if seen < latest.0 {
                *latest = (seen, place.to_owned());
            }
        }
    })?;
    Some(latest_first(latest.into_values().collect()))
}

/// When something was last seen, and in which seat.
type Seen = (Reverse<Order>, usize);

fn latest_first(mut words: Vec<(Seen, String)>) -> Vec<Candidate> {
    words.sort();
    let words = words.into_iter().map(|(_, word)| Candidate::new(word));
    words.collect()
}

fn each_game(journal: &Journal, each: &mut dyn FnMut(&Glance<'_>)) -> Option<People> {
    let reading = journal.games(|_, game| each(game)).ok()?;
    Some(reading.people)
}

/// The games whose id begins so, the newest first; only the `open` ones when they alone can be
/// meant.
fn games(journal: &Journal, typed: &str, open: bool, texts: &Texts) -> Option<Vec<Candidate>> {
    let beginning = Beginning::parse(typed);
    let mut ids: Vec<Id> = Vec::new();
    let mut newest: Vec<Game> = Vec::new();
    let mut last = Search::new(LAST);
    let people = each_game(journal, &mut |game| {
        ids.push(game.id);
        last.see(game);
        let begins = typed.is_empty() || beginning.as_ref().is_some_and(|it| it.begins(game.id));
        if begins && (game.is_open() || !open) {
            newest.push(game.to_game());
            if newest.len() > 2 * MOST {
                keep_newest(&mut newest);
            }
        }
    })?;
    keep_newest(&mut newest);
    let length = unambiguous_length(&mut ids).max(typed.len());
    let last = last.found(&people, &[], length).ok().filter(|_| !open);
    let last = last.map(|game| Candidate::with_help(LAST, in_words(&game, &people, texts)));
    let games = newest.into_iter().map(|game| Candidate {
        // An `o` typed for a 0 fits, too.
        also: vec![typed.to_owned()],
        ..Candidate::with_help(game.id.short(length), in_words(&game, &people, texts))
    });
    Some(last.into_iter().chain(games).collect())
}

fn keep_newest(games: &mut Vec<Game>) {
    games.sort_by_key(Game::order);
    games.reverse();
    games.truncate(MOST);
}

fn in_words(game: &Game, people: &People, texts: &Texts) -> String {
    let game = candidate(game, people, 0);
    texts.with(
        "completion-game",
        [
            ("date", date_text(game.date).into()),
            ("players", texts.list(&game.names).into()),
        ],
    )
}

/// The expansions by id, found by their names in the user's language, too.
fn expansions(texts: &Texts) -> Vec<Candidate> {
    KNOWN
        .iter()
        .map(|id| {
            let name = texts.get(&format!("expansion-{id}"));
            let others = texts.get(&format!("expansion-{id}.also"));
            let also = others.split('|').chain([name.as_str()]);
            Candidate {
                also: also.map(str::to_owned).collect(),
                ..Candidate::with_help(*id, name.clone())
            }
        })
        .collect()
}

/// Keeps what begins with the word, or else what resembles its beginning.
fn fitting(mut candidates: Vec<Candidate>, prefix: &str, word: &str) -> Completion {
    let typed = &word[prefix.len()..];
    candidates.retain(|candidate| !candidate.value.contains(is_harmful));
    let literally = |candidate: &Candidate| candidate.value.starts_with(typed);
    let mut fit = Fit::Literal;
    if typed.is_empty() || candidates.iter().any(literally) {
        candidates.retain(literally);
    } else {
        let typed = plain(typed);
        let begins = |text: &str| !typed.is_empty() && plain(text).starts_with(&typed);
        candidates.retain(|candidate| {
            begins(&candidate.value) || candidate.also.iter().any(|text| begins(text))
        });
        fit = match candidates.as_slice() {
            [_, _, ..] if !begins(common_beginning(&candidates)) => Fit::Listed,
            _ => Fit::Loose,
        };
    }
    candidates.truncate(MOST);
    for candidate in &mut candidates {
        candidate.value.insert_str(0, prefix);
    }
    Completion { fit, candidates }
}

/// The longest beginning of all the values.
fn common_beginning(candidates: &[Candidate]) -> &str {
    let mut values = candidates.iter().map(|candidate| candidate.value.as_str());
    let first = values.next().unwrap_or_default();
    values.fold(first, |common, value| {
        let pairs = common.char_indices().zip(value.chars());
        let end = pairs
            .take_while(|((_, one), other)| one == other)
            .last()
            .map_or(0, |((at, c), _)| at + c.len_utf8());
        &common[..end]
    })
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::cli::args::Shell;
    use crate::cli::completion::Readline;
    use crate::cli::help;

    /// A folder with a data file of these games: a letter that begins the id, a day of November,
    /// the players with their scores, and a place.
    fn folder(games: &[(&str, u32, &str, &str)]) -> TempDir {
        let folder = TempDir::new().unwrap();
        let mut lines = String::new();
        for (id, day, players, place) in games {
            let seats: Vec<String> = players
                .split(", ")
                .map(|seat| match seat.rsplit_once(' ') {
                    Some((name, score)) => format!(r#"{{"name":"{name}","score":{score}}}"#),
                    None => format!(r#"{{"name":"{seat}"}}"#),
                })
                .collect();
            lines += &format!(
                "{{\"v\":1,\"id\":\"{id}\",\"change\":\"{id}\",\
                 \"recorded\":\"2026-11-{day:02}T20:00:00.000+01:00\",\
                 \"date\":\"2026-11-{day:02}\",\"players\":[{}],\"location\":\"{place}\"}}\n",
                seats.join(",")
            );
        }
        std::fs::write(folder.path().join("games.jsonl"), lines).unwrap();
        folder
    }

    fn asked(folder: &TempDir, language: &str, line: &str) -> Completion {
        let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let word = words.pop().unwrap();
        let question = Question {
            shell: Shell::Zsh,
            before: words,
            // No blank stands in these lines but between words.
            word: word.replace('_', " "),
            redirects: false,
            columns: 80,
            readline: Readline::default(),
        };
        let language = LANGUAGES.iter().find(|known| known.code == language);
        let texts = Texts::new(language.unwrap());
        let surroundings = Surroundings {
            data: Some(folder.path().join("games.jsonl")),
            data_home: None,
            home: Some(folder.path().to_owned()),
            texts: &texts,
        };
        complete(&question, &help::localised(&texts, 80), &surroundings)
    }

    fn words(folder: &TempDir, line: &str) -> Vec<String> {
        let candidates = asked(folder, "en", line).candidates.into_iter();
        candidates.map(|candidate| candidate.value).collect()
    }

    fn evening() -> TempDir {
        folder(&[
            ("7k3fq2m9xa4t", 1, "Hugo 78, Léa 64", "Lyon"),
            (
                "7k4fq2m9xa4t",
                3,
                "Anne Marie d'Arc 50, Léon 60",
                "À la mer",
            ),
            ("8k3fq2m9xa4t", 2, "Max 78, MAXIME 64", "lyon"),
            ("9k3fq2m9xa4t", 4, "Léa, Hugo", ""),
        ])
    }

    #[test]
    fn who_played_last_comes_first() {
        let names = ["Léa", "Hugo", "Anne Marie d'Arc", "Léon", "Max", "MAXIME"];
        let folder = evening();
        for line in [
            "teamzy score ",
            "teamzy new ",
            "teamzy history --json ",
            "teamzy records ",
            "teamzy sheet --players 4 ",
        ] {
            assert_eq!(words(&folder, line), names, "{line}");
        }
        assert_eq!(words(&folder, "teamzy new léa Hugo "), names[2..]);
        assert_eq!(words(&folder, "teamzy score L"), ["Léa", "Léon"]);
        assert_eq!(words(&folder, "teamzy score Anne_M"), [names[2]]);
    }

    #[test]
    fn pairs_go_on_as_they_began() {
        let folder = evening();
        assert_eq!(words(&folder, "teamzy score Hugo "), [""; 0]);
        assert_eq!(words(&folder, "teamzy score Hugo 78 Lé"), ["Léa", "Léon"]);
        assert_eq!(words(&folder, "teamzy score Hugo=78 Lé"), ["Léa=", "Léon="]);
        assert_eq!(words(&folder, "teamzy score Hugo=78 Léa="), ["Léa="]);
        assert_eq!(words(&folder, "teamzy score 78 "), [""; 0]);
        assert_eq!(words(&folder, "teamzy score 78 91 "), [""; 0]);
    }

    #[test]
    fn a_name_is_found_without_accents_and_in_any_case() {
        let folder = evening();
        let fit = |line: &str| asked(&folder, "en", line).fit;
        assert_eq!(words(&folder, "teamzy score le"), ["Léa", "Léon"]);
        assert_eq!(fit("teamzy score le"), Fit::Loose);
        assert_eq!(fit("teamzy score lé"), Fit::Loose);
        assert_eq!(fit("teamzy score Lé"), Fit::Literal);
        assert_eq!(words(&folder, "teamzy score maxi"), ["MAXIME"]);
        assert_eq!(words(&folder, "teamzy score max"), ["Max", "MAXIME"]);
        // Only the M is common, and three letters were typed.
        assert_eq!(fit("teamzy score max"), Fit::Listed);
    }

    #[test]
    fn a_game_is_shown_with_its_date_and_players() {
        let folder = evening();
        let games = |line: &str| {
            let candidates = asked(&folder, "fr", line).candidates.into_iter();
            let shown = |candidate: Candidate| (candidate.value, candidate.help.unwrap());
            candidates.map(shown).collect::<Vec<_>>()
        };
        let shown = |value: &str, help: &str| (value.to_owned(), help.to_owned());
        assert_eq!(
            games("teamzy score --game "),
            [shown("9k3f", "2026-11-04, Léa et Hugo")]
        );
        assert_eq!(
            games("teamzy history --game="),
            [
                shown("--game=last", "2026-11-03, Anne Marie d'Arc et Léon"),
                shown("--game=9k3f", "2026-11-04, Léa et Hugo"),
                shown("--game=7k4f", "2026-11-03, Anne Marie d'Arc et Léon"),
                shown("--game=8k3f", "2026-11-02, Max et MAXIME"),
                shown("--game=7k3f", "2026-11-01, Hugo et Léa"),
            ]
        );
        assert_eq!(words(&folder, "teamzy history --game 7k"), ["7k4f", "7k3f"]);
        assert_eq!(words(&folder, "teamzy history --game 7K3FQ2"), ["7k3fq2"]);
        assert_eq!(words(&folder, "teamzy history --game x"), [""; 0]);
    }

    #[test]
    fn corrections_find_games_and_names() {
        let folder = evening();
        let games = ["last", "9k3f", "7k4f", "8k3f", "7k3f"];
        assert_eq!(words(&folder, "teamzy edit "), games);
        assert_eq!(words(&folder, "teamzy delete last "), games);
        assert_eq!(words(&folder, "teamzy edit last Lé"), ["Léa=", "Léon="]);
        assert_eq!(
            words(&folder, "teamzy edit last --remove Lé"),
            ["Léa", "Léon"]
        );
        assert_eq!(words(&folder, "teamzy rename Hu"), ["Hugo"]);
        assert_eq!(words(&folder, "teamzy rename Hugo M"), ["Max", "MAXIME"]);
        assert_eq!(words(&folder, "teamzy rename Hugo Max "), [""; 0]);
    }

    #[test]
    fn expansions_are_found_by_their_names_and_go_on_after_a_comma() {
        let folder = evening();
        let all = words(&folder, "teamzy score --with ");
        assert_eq!(all.len(), KNOWN.len() + 1);
        assert_eq!(
            words(&folder, "teamzy score --with inn"),
            ["inns-and-cathedrals"]
        );
        assert_eq!(
            words(&folder, "teamzy sheet --with inn"),
            ["inns-and-cathedrals"]
        );
        assert_eq!(
            words(&folder, "teamzy score --with=tower,t"),
            ["--with=tower,traders-and-builders"]
        );
        let found = asked(&folder, "fr", "teamzy score --with aub");
        assert_eq!(found.candidates[0].value, "inns-and-cathedrals");
        assert_eq!(
            found.candidates[0].help.as_deref(),
            Some("Auberges et Cathédrales")
        );
        assert_eq!(found.fit, Fit::Loose);
    }

    #[test]
    fn other_values_are_known() {
        let folder = evening();
        assert_eq!(words(&folder, "teamzy score --at "), ["À la mer", "lyon"]);
        assert_eq!(words(&folder, "teamzy history --at L"), ["lyon"]);
        assert_eq!(words(&folder, "teamzy history --at n"), ["none"]);
        let languages: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
        assert_eq!(words(&folder, "teamzy --lang "), languages);
        assert_eq!(words(&folder, "teamzy rankings --by r"), ["rate", "rating"]);
        assert_eq!(words(&folder, "teamzy completions z"), ["zsh"]);
        assert_eq!(words(&folder, "teamzy sheet --paper "), ["a4", "letter"]);
        assert_eq!(words(&folder, "teamzy sheet --players "), [""; 0]);
        assert_eq!(words(&folder, "teamzy chart Hu"), ["Hugo"]);
        assert_eq!(words(&folder, "teamzy chart --of v"), ["victories"]);
        assert_eq!(asked(&folder, "en", "teamzy chart -o ").fit, Fit::Files);
        assert_eq!(words(&folder, "teamzy score --date t"), ["today"]);
        assert_eq!(words(&folder, "teamzy score --note "), [""; 0]);
        assert_eq!(asked(&folder, "en", "teamzy --data ").fit, Fit::Files);
        assert_eq!(asked(&folder, "en", "teamzy man -o ").fit, Fit::Files);
        assert_eq!(asked(&folder, "en", "teamzy sheet -o ").fit, Fit::Files);
    }

    #[test]
    fn features_and_topics_are_found_by_their_names() {
        let folder = evening();
        assert_eq!(words(&folder, "teamzy count ro"), ["road"]);
        assert_eq!(words(&folder, "teamzy count city Hu"), ["Hugo="]);
        assert_eq!(words(&folder, "teamzy count field --pig Hu"), ["Hugo"]);
        assert_eq!(words(&folder, "teamzy count goods --wine Hu"), ["Hugo="]);
        assert_eq!(
            words(&folder, "teamzy help-scoring tr"),
            ["track", "traders-and-builders"]
        );
        let found = asked(&folder, "fr", "teamzy help-scoring vil");
        assert_eq!(found.candidates[0].value, "city");
        assert_eq!(found.candidates[0].help.as_deref(), Some("ville"));
    }

    #[test]
    fn commands_and_options_come_with_their_help() {
        let folder = evening();
        let score = &asked(&folder, "fr", "teamzy sc").candidates[0];
        let help = "Noter les scores finaux et annoncer qui gagne";
        assert_eq!(
            (score.value.as_str(), score.help.as_deref()),
            ("score", Some(help))
        );
        let options = words(&folder, "teamzy history --json -");
        assert!(options.contains(&"--since".to_owned()) && options.contains(&"-n".to_owned()));
        assert!(!options.contains(&"--json".to_owned()), "{options:?}");
        assert_eq!(words(&folder, "teamzy history --un"), ["--until"]);
        assert_eq!(words(&folder, "teamzy undo ")[0], "--dry-run");
    }

    #[test]
    fn the_data_file_of_the_line_is_read() {
        let (folder, other) = (evening(), TempDir::new().unwrap());
        std::fs::rename(
            folder.path().join("games.jsonl"),
            folder.path().join("other.jsonl"),
        )
        .unwrap();
        assert_eq!(words(&folder, "teamzy score Hu"), [""; 0]);
        assert_eq!(
            words(&folder, "teamzy score --data ~/other.jsonl Hu"),
            ["Hugo"]
        );
        let path = other.path().display();
        assert_eq!(
            words(&folder, &format!("teamzy --data {path} score ")),
            [""; 0]
        );
        assert_eq!(
            words(&folder, &format!("teamzy --data {path}/a score ")),
            [""; 0]
        );
        assert_eq!(std::fs::read_dir(other.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_name_that_cannot_be_typed_is_left_out() {
        let folder = folder(&[("7k3fq2m9xa4t", 1, "-Max 78, Hu\\u001bgo 64, Léa 3", "")]);
        assert_eq!(words(&folder, "teamzy score "), ["Léa"]);
        assert_eq!(words(&folder, "teamzy score -- "), ["-Max", "Léa"]);
    }
}

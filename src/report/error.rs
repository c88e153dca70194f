//! Errors in words: a sentence of what is wrong, and one of what to do.

use std::io::ErrorKind;
use std::path::Path;

use super::count;
use super::game::one_game;
use super::page::Page;
use super::problem::{Problem, example_names, example_pair, say};
use super::prose::{self, brief, command, command_of, wrap};
use super::usage::usage;
use crate::commands::{FEWEST_SEATS, MOST_ROWS, MOST_SEATS, TOPICS};
use crate::core::entry::{BadEntry, BadScore, MOST_POINTS};
use crate::core::game::BadGame;
use crate::core::player::{BadName, LONGEST_NAME, key};
use crate::core::track::{Position, SPACES};
use crate::error::{Candidate, Deed, Error, Seating};
use crate::exchange::{BadColumn, Broken, Columns, Fault, Kind, Unknown};
use crate::i18n::{LANGUAGES, Texts, Value, topic_word};

/// An error as it is printed on the standard error.
pub fn text(error: &Error, page: &Page<'_>) -> String {
    let texts = page.texts;
    let Problem { problem, remedy } = problem(error, texts);
    let columns = page.style.prose;
    let line = match error {
        // Nothing went wrong: somebody wanted to leave.
        Error::Left | Error::Interrupted => problem,
        _ => format!("{} {problem}", texts.get("label-error")),
    };
    let mut text = wrap(&line, columns, "  ") + "\n";
    for game in candidates(error).iter().take(SHOWN) {
        let line = format!("  {}", one_game(game, texts));
        text += &wrap(&line, columns, "    ");
        text.push('\n');
    }
    let more = candidates(error).len().saturating_sub(SHOWN);
    if more > 0 {
        let more = texts.with("more-games", [("count", more.into())]);
        text += &format!("  {more}\n");
    }
    if let Some(remedy) = remedy {
        let line = format!("  {} {remedy}", texts.get("label-try"));
        text += &wrap(&line, columns, "    ");
        text.push('\n');
    }
    text
}

/// What is said of an answer that is refused, in sentences.
pub fn explanation(error: &Error, texts: &Texts) -> Vec<String> {
    let Problem { problem, remedy } = problem(error, texts);
    let (problem, remedy) = match error {
        // Nothing was typed that could be named.
        Error::Entry(BadEntry::Score {
            why: BadScore::Empty,
            ..
        }) => (None, remedy),
        // The remedy is a command line, and would be no answer.
        Error::Table(BadGame::TooFewPlayers(_), _) => (Some(problem), None),
        _ => (Some(problem), remedy),
    };
    let words = problem.into_iter().chain(remedy);
    words.map(|words| sentence(&words)).collect()
}

/// The words with a capital at their beginning and a stop at their end.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let mut text: String = letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .collect();
    text += letters.as_str();
    if !text.ends_with(['.', '!', '?', '…']) {
        text.push('.');
    }
    text
}

/// So many games to choose from are shown.
const SHOWN: usize = 20;

/// Scores for the lines to type; other players have that of the last.
const SCORES: [&str; 3] = ["64", "78", "70"];

/// Players and scores for the lines to type.
fn examples(texts: &Texts) -> Vec<(String, &'static str)> {
    let scores = SCORES.into_iter().chain(std::iter::repeat(SCORES[2]));
    example_names(texts).into_iter().zip(scores).collect()
}

/// Whether somebody of this name was typed already.
fn named_in(seating: &Seating, name: &str) -> bool {
    match seating {
        Seating::New(words) | Seating::Score(words) => words.iter().any(|word| {
            let typed = word
                .rsplit_once('=')
                .map_or(word.as_str(), |(name, _)| name);
            key(typed) == key(name)
        }),
        Seating::Edit(game, _) => game.names.iter().any(|seated| key(seated) == key(name)),
    }
}

/// The games to choose from.
fn candidates(error: &Error) -> &[Candidate] {
    match error {
        Error::NoOpenGame(_, games)
        | Error::SeatsDiffer(_, games)
        | Error::SeveralOpenGames(_, games)
        | Error::AmbiguousGame(_, games) => games,
        _ => &[],
    }
}

fn problem(error: &Error, texts: &Texts) -> Problem {
    match error {
        Error::Usage(error) => usage(error, texts),
        Error::Entry(bad) => entry(bad, texts),
        Error::Table(BadGame::TooFewPlayers(count), seating) => {
            let mut examples = examples(texts).into_iter();
            let example = examples.find(|(name, _)| !named_in(seating, name));
            let (name, score) = example.unwrap_or_default();
            let name = name.as_str();
            let line = match seating {
                Seating::New(names) => {
                    let names = names.iter().map(String::as_str).chain([name]);
                    command_of(&["new"], &names.collect::<Vec<&str>>())
                }
                Seating::Score(words) => {
                    let words = words.iter().map(String::as_str).chain([name, score]);
                    command_of(&["score"], &words.collect::<Vec<&str>>())
                }
                Seating::Edit(game, open) => {
                    let added = if *open {
                        name.to_owned()
                    } else {
                        format!("{name}={score}")
                    };
                    command(["edit", &game.short, "--add", &added])
                }
            };
            say(
                texts,
                "error-too-few-players",
                [("count", (*count).into()), ("command", line.into())],
            )
        }
        Error::Table(BadGame::Twice(again, first), _) if again == first => {
            say(texts, "error-twice-same", [("player", again.into())])
        }
        Error::Table(BadGame::Twice(again, first), _) => say(
            texts,
            "error-twice",
            [("player", again.into()), ("first", first.into())],
        ),
        Error::ScoreMissing(words) => {
            let line = command_of(&["score"], words);
            say(texts, "error-score-missing", [("command", line.into())])
        }
        Error::UnknownLanguage(typed) => {
            let codes: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
            let known = codes.join(", ");
            say(
                texts,
                "error-language",
                [("typed", brief(typed).into()), ("known", known.into())],
            )
        }
        Error::BadDate(typed) => say(texts, "error-date", [("typed", brief(typed).into())]),
        Error::BadExpansion(typed, ids) if ids.is_empty() => say(
            texts,
            "error-expansion",
            [
                ("typed", brief(typed).into()),
                ("known", crate::core::expansion::KNOWN.join(", ").into()),
            ],
        ),
        Error::BadExpansion(typed, ids) => say(
            texts,
            "error-expansion-ambiguous",
            [
                ("typed", brief(typed).into()),
                ("fitting", ids.join(", ").into()),
            ],
        ),
        Error::BadTopic(typed, fitting) => {
            let (id, known) = match fitting.as_slice() {
                [] => ("error-topic", &TOPICS[..]),
                fitting => ("error-topic-ambiguous", fitting),
            };
            let known: Vec<String> = known.iter().map(|id| topic_word(texts, id)).collect();
            let known = known.join(", ");
            say(
                texts,
                id,
                [("typed", brief(typed).into()), ("known", known.into())],
            )
        }
        Error::NotReminded(expansion) => say(
            texts,
            "error-not-reminded",
            [
                ("expansion", texts.expansion(expansion).into()),
                ("command", command(["help-scoring"]).into()),
            ],
        ),
        Error::Count(bad) => count::problem(bad, texts),
        Error::NoneAndExpansion => say(texts, "error-none-and-expansion", []),
        Error::ForbiddenCharacter(option, c) => say(
            texts,
            "error-forbidden-in-text",
            [
                ("option", (*option).into()),
                ("character", code_point(*c).into()),
            ],
        ),
        Error::TooLong(option, length, longest) => say(
            texts,
            "error-text-too-long",
            [
                ("option", (*option).into()),
                ("length", (*length).into()),
                ("longest", (*longest).into()),
            ],
        ),
        Error::NothingToScore => {
            let [first, second] = example_pair(texts);
            let line = command(["score", &first, "78", &second, "64"]);
            say(texts, "error-nothing-to-score", [("command", line.into())])
        }
        Error::NobodyToSeat => {
            let [first, second] = example_pair(texts);
            let line = command(["new", &first, &second]);
            say(texts, "error-nobody-to-seat", [("command", line.into())])
        }
        Error::SheetSeats(count) => say(
            texts,
            "error-sheet-seats",
            [
                ("count", (*count).into()),
                ("fewest", FEWEST_SEATS.into()),
                ("most", MOST_SEATS.into()),
            ],
        ),
        Error::SheetNames(names, seats) => say(
            texts,
            "error-sheet-names",
            [("names", (*names).into()), ("seats", (*seats).into())],
        ),
        Error::SheetRows(count) => say(
            texts,
            "error-sheet-rows",
            [("count", (*count).into()), ("most", MOST_ROWS.into())],
        ),
        Error::SheetToTerminal => say(texts, "error-sheet-to-terminal", []),
        Error::NoOpenGame(scores, older) => {
            let examples = examples(texts);
            let seats = scores.iter().map(String::as_str).zip(&examples);
            let mut pairs: Vec<&str> = seats.flat_map(|(score, (name, _))| [name, score]).collect();
            if let ([_, _], Some((name, score))) = (&pairs[..], examples.get(1)) {
                pairs.extend([name.as_str(), score]);
            }
            let named = command_of(&["score"], &pairs);
            let Some(game) = older.first() else {
                return say(texts, "error-no-open-game", [("command", named.into())]);
            };
            let id = &game.short;
            let close = command_of(&["score", "--game", id], scores);
            say(texts, "error-only-older-open", [("command", close.into())])
        }
        Error::SeatsDiffer(count, _) => {
            say(texts, "error-seats-differ", [("count", (*count).into())])
        }
        Error::SeveralOpenGames(scores, games) => {
            let id = games.first().map_or("", |game| game.short.as_str());
            let line = command_of(&["score", "--game", id], scores);
            say(texts, "error-several-open", [("command", line.into())])
        }
        Error::OtherPlayers(game) => {
            let id = &game.short;
            let pairs = game.names.iter().flat_map(|name| [name.as_str(), "78"]);
            let line = command_of(&["score", "--game", id], &pairs.collect::<Vec<&str>>());
            say(
                texts,
                "error-other-players",
                [
                    ("game", one_game(game, texts).into()),
                    ("command", line.into()),
                ],
            )
        }
        Error::NotOpen(game) => {
            let id = &game.short;
            say(
                texts,
                "error-not-open",
                [
                    ("game", one_game(game, texts).into()),
                    ("command", command(["history", "--game", id]).into()),
                ],
            )
        }
        Error::UnknownOpenGame(typed) => say(
            texts,
            "error-unknown-open-game",
            [
                ("typed", brief(typed).into()),
                ("command", command(["history", "--open"]).into()),
            ],
        ),
        Error::UnknownGame(typed) => say(
            texts,
            "error-unknown-game",
            [
                ("typed", brief(typed).into()),
                ("command", command(["history"]).into()),
            ],
        ),
        Error::AmbiguousGame(typed, _) => say(
            texts,
            "error-ambiguous-game",
            [("typed", brief(typed).into())],
        ),
        Error::NewerGame(id) => say(texts, "error-newer-game", [("id", id.to_string().into())]),
        Error::NothingChanged(game, score) => {
            let name = game.names.first().map_or("", String::as_str);
            let line = match score {
                Some(score) => {
                    let other = if *score == 78 { 87 } else { 78 };
                    command_of(&["edit", &game.short], &[format!("{name}={other}")])
                }
                None => command(["edit", &game.short, "--date", "yesterday"]),
            };
            say(
                texts,
                "error-nothing-changed",
                [
                    ("game", one_game(game, texts).into()),
                    ("command", line.into()),
                ],
            )
        }
        Error::NotSeated(name, game) => say(
            texts,
            "error-not-seated",
            [
                ("name", brief(name).into()),
                ("id", (&game.short).into()),
                ("players", texts.list(&game.names).into()),
            ],
        ),
        Error::NoScoreToCorrect {
            game,
            before,
            name,
            after,
        } => {
            let words = before.iter().chain([name]).map(String::as_str);
            let words = words.chain(["64"]).chain(after.iter().map(String::as_str));
            let line = command_of(&["edit", game], &words.collect::<Vec<&str>>());
            say(
                texts,
                "error-no-score",
                [("player", name.into()), ("command", line.into())],
            )
        }
        Error::NoReplacement(words) => say(
            texts,
            "error-no-replacement",
            [("words", brief(words).into())],
        ),
        Error::AddedWithoutScore(name) => say(
            texts,
            "error-added-without-score",
            [
                ("name", name.into()),
                ("example", format!("{name}=70").into()),
            ],
        ),
        Error::StillOpen(game) => {
            let id = &game.short;
            let scores = (0..game.names.len()).map(|seat| (78 + 6 * seat).to_string());
            let words = ["score", "--game", id].map(str::to_owned);
            say(
                texts,
                "error-still-open",
                [
                    ("game", one_game(game, texts).into()),
                    ("command", command(words.into_iter().chain(scores)).into()),
                ],
            )
        }
        Error::NothingToUndo => say(texts, "error-nothing-to-undo", []),
        Error::NewerChange(recorded) => say(
            texts,
            "error-newer-change",
            [("date", recorded.minute().into())],
        ),
        Error::WouldMerge(old, new) => say(
            texts,
            "error-would-merge",
            [
                ("people", texts.list(&[old, new]).into()),
                (
                    "command",
                    command_of(&["rename", "--merge"], &[old, new]).into(),
                ),
            ],
        ),
        Error::SatTogether(old, new, game) => say(
            texts,
            "error-sat-together",
            [
                ("people", texts.list(&[old, new]).into()),
                ("game", one_game(game, texts).into()),
                (
                    "command",
                    command(["history", "--game", &game.short]).into(),
                ),
            ],
        ),
        Error::AlreadyNamed(name) => say(texts, "error-already-named", [("name", name.into())]),
        Error::UnknownPlayer(name, Some(nearest)) => say(
            texts,
            "error-unknown-player-near",
            [("name", brief(name).into()), ("nearest", nearest.into())],
        ),
        Error::UnknownPlayer(name, None) => say(
            texts,
            "error-unknown-player",
            [
                ("name", brief(name).into()),
                ("command", command(["rankings"]).into()),
            ],
        ),
        Error::Left => say(texts, "error-left", []),
        Error::Interrupted => say(texts, "error-interrupted", []),
        Error::NotAsked(kind, code) => say(
            texts,
            "error-not-asked",
            [("why", system(*kind, *code, texts).into())],
        ),
        Error::ChartPlayers(count, most) => say(
            texts,
            "error-chart-players",
            [("count", (*count).into()), ("most", (*most).into())],
        ),
        Error::NoPicture(path) => say(
            texts,
            "error-no-picture",
            [
                ("path", prose::path(path).into()),
                ("fitting", prose::path(&path.with_extension("svg")).into()),
            ],
        ),
        Error::NamelessPicture(path) => {
            let ending = path.file_name().unwrap_or_default().to_string_lossy();
            let named = path.with_file_name(format!("chart{ending}"));
            say(
                texts,
                "error-nameless-picture",
                [
                    ("ending", ending.into_owned().into()),
                    ("fitting", prose::path(&named).into()),
                ],
            )
        }
        Error::NoDataDirectory => say(texts, "error-no-data-directory", []),
        Error::NotAFile(path) => say(
            texts,
            "error-not-a-file",
            [("path", prose::path(path).into())],
        ),
        Error::File {
            path,
            deed,
            kind,
            code,
        } => {
            let id = match deed {
                Deed::Read => "error-file-read",
                Deed::Write => "error-file-write",
                Deed::Lock => "error-file-lock",
                Deed::MakeDirectory => "error-make-directory",
                Deed::Output => "error-file-output",
                Deed::Import => "error-file-import",
                Deed::Keep => "error-file-keep",
            };
            say(
                texts,
                id,
                [
                    ("path", prose::path(path).into()),
                    ("why", system(*kind, *code, texts).into()),
                ],
            )
        }
        Error::FileExists(path) => say(
            texts,
            "error-file-exists",
            [("path", prose::path(path).into())],
        ),
        Error::OverData(path) => say(
            texts,
            "error-over-data",
            [("path", prose::path(path).into())],
        ),
        Error::Changed(path) => say(
            texts,
            "error-file-changed",
            [("path", prose::path(path).into())],
        ),
        Error::Unsure { path, kind, code } => say(
            texts,
            "error-file-unsure",
            [
                ("path", prose::path(path).into()),
                ("why", system(*kind, *code, texts).into()),
                ("command", command(["history"]).into()),
            ],
        ),
        Error::NotImportable(path, what) => not_importable(path, what, texts),
        Error::BrokenImport(path, kind, broken) => broken_import(path, *kind, *broken, texts),
        Error::ImportsItself(path) => say(
            texts,
            "error-imports-itself",
            [("path", prose::path(path).into())],
        ),
        Error::MixedImport(path) => say(
            texts,
            "error-mixed-import",
            [
                ("path", prose::path(path).into()),
                (
                    "command",
                    command(["import", &path.to_string_lossy()]).into(),
                ),
            ],
        ),
        Error::BadColumn(BadColumn::Twice { role, first, again }) => say(
            texts,
            "error-column-twice",
            [
                ("column", (*role).into()),
                ("first", brief(first).into()),
                ("again", brief(again).into()),
            ],
        ),
        Error::BadColumn(BadColumn::Unclear(typed)) => say(
            texts,
            "error-column",
            [
                ("typed", brief(typed).into()),
                ("known", Columns::roles().join(", ").into()),
            ],
        ),
        Error::CalendarEnds(path) => say(
            texts,
            "error-calendar-ends",
            [
                ("path", prose::path(path).into()),
                ("command", command(["check"]).into()),
            ],
        ),
        Error::LineTooLong => say(texts, "error-line-too-long", []),
        Error::NoRandomness => say(texts, "error-no-randomness", []),
        Error::NotPrinted { recorded, kind } => {
            let id = if *recorded {
                "error-recorded-not-printed"
            } else {
                "error-not-printed"
            };
            say(
                texts,
                id,
                [
                    ("why", system(*kind, None, texts).into()),
                    ("command", command(["undo", "--dry-run"]).into()),
                ],
            )
        }
    }
}

/// A file of none of the known kinds.
fn not_importable(path: &Path, what: &Unknown, texts: &Texts) -> Problem {
    let path = prose::path(path);
    let id = match what {
        Unknown::Empty => "error-import-empty",
        Unknown::Blank => "error-import-blank",
        Unknown::Zip => "error-import-zip",
        Unknown::Compressed => "error-import-compressed",
        Unknown::Html => "error-import-html",
        Unknown::Utf16 => "error-import-utf16",
        Unknown::Binary => "error-import-binary",
        Unknown::Other => "error-import-unknown",
        Unknown::NoColumns(missing) => {
            let example = missing.iter().map(|role| format!("{role}=…"));
            let example = format!("--columns {}", example.collect::<Vec<String>>().join(","));
            let values = [
                ("path", path.into()),
                ("count", missing.len().into()),
                ("columns", texts.list(missing).into()),
                ("example", example.into()),
            ];
            return say(texts, "error-import-columns", values);
        }
    };
    say(texts, id, [("path", path.into())])
}

/// A broken file, and where it is broken.
fn broken_import(path: &Path, kind: Kind, broken: Broken, texts: &Texts) -> Problem {
    let column = broken.column.map(|column| format!(":{column}"));
    let place = format!(
        "{}:{}{}",
        prose::path(path),
        broken.line,
        column.unwrap_or_default()
    );
    let id = match broken.fault {
        Fault::Syntax => "error-import-syntax",
        Fault::Shape => "error-import-shape",
        Fault::BreaksOff => "error-import-breaks-off",
        Fault::TooDeep => "error-import-too-deep",
        Fault::TooLong => "error-import-too-long",
        Fault::NotUtf8 => "error-import-not-utf8",
        Fault::Doctype => "error-import-doctype",
        Fault::OpenQuote => "error-import-open-quote",
        Fault::HeadingTwice { role, first, again } => {
            let values = [
                ("place", place.into()),
                ("first", first.into()),
                ("again", again.into()),
                ("column", role.into()),
                ("example", format!("--columns {role}=…").into()),
            ];
            return say(texts, "error-import-heading-twice", values);
        }
        Fault::Ragged { wanted, found } => {
            let values = [
                ("place", place.into()),
                ("wanted", wanted.into()),
                ("found", found.into()),
            ];
            return say(texts, "error-import-ragged", values);
        }
    };
    let format = match kind {
        Kind::BgStats | Kind::Teamzy => "JSON",
        Kind::Bgg => "XML",
        Kind::Csv => "CSV",
    };
    say(
        texts,
        id,
        [("place", place.into()), ("format", format.into())],
    )
}

/// What is wrong with a name or a score.
pub fn entry(bad: &BadEntry, texts: &Texts) -> Problem {
    match bad {
        BadEntry::Score { player, entry, why } => score(player.as_deref(), entry, why, texts),
        BadEntry::Name { name, why } => match why {
            BadName::Empty => say(texts, "error-name-empty", []),
            BadName::TooLong(length) => say(
                texts,
                "error-name-too-long",
                [
                    ("length", (*length).into()),
                    ("longest", LONGEST_NAME.into()),
                ],
            ),
            BadName::LikeScore => say(
                texts,
                "error-name-like-score",
                [("name", brief(name).into())],
            ),
            BadName::Forbidden(c) => say(
                texts,
                "error-name-forbidden",
                [
                    ("name", brief(name).into()),
                    ("character", code_point(*c).into()),
                ],
            ),
        },
        BadEntry::NoScore {
            name,
            before,
            after,
        } => {
            let words = before.iter().map(String::as_str);
            let words = words.chain([name.as_str(), "64"]);
            let mut words: Vec<&str> = words.chain(after.iter().map(String::as_str)).collect();
            let examples = examples(texts);
            if before.is_empty()
                && after.is_empty()
                && let Some((other, score)) = examples.iter().find(|(other, _)| other != name)
            {
                words.extend([other.as_str(), score]);
            }
            say(
                texts,
                "error-no-score",
                [
                    ("player", name.into()),
                    ("command", command_of(&["score"], &words).into()),
                ],
            )
        }
        BadEntry::NoName { entry } => say(texts, "error-no-name", [("entry", brief(entry).into())]),
    }
}

/// What is wrong with an entry. One of nobody known is named by itself.
fn score(player: Option<&str>, entry: &str, why: &BadScore, texts: &Texts) -> Problem {
    let whose = match player {
        Some(player) => texts.with("whose-score", [("player", player.into())]),
        None => String::new(),
    };
    let values = [
        ("whose", Value::from(whose)),
        ("entry", brief(entry).into()),
    ];
    match why {
        BadScore::Empty => say(texts, "error-score-empty", values),
        BadScore::Negative => say(texts, "error-score-negative", values),
        BadScore::Decimal => say(texts, "error-score-decimal", values),
        BadScore::OtherDigits => say(texts, "error-score-digits", values),
        BadScore::Unknown => say(texts, "error-score-unknown", values),
        BadScore::TooMany => {
            let [whose, entry] = values;
            say(
                texts,
                "error-score-too-many",
                [whose, entry, ("most", MOST_POINTS.into())],
            )
        }
        BadScore::OffTrack(meant) => {
            let [whose, entry] = values;
            let before = Position {
                laps: meant.laps.saturating_sub(1),
                space: SPACES - 1,
            };
            let id = if meant.space == 0 {
                "error-score-lap-full"
            } else {
                "error-score-off-track"
            };
            say(
                texts,
                id,
                [
                    whose,
                    entry,
                    ("last", (SPACES - 1).into()),
                    ("meant", meant.to_string().into()),
                    ("before", before.to_string().into()),
                    ("points", meant.points().into()),
                ],
            )
        }
    }
}

fn code_point(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

/// What the system said, in the user's language.
fn system(kind: ErrorKind, code: Option<i32>, texts: &Texts) -> String {
    let id = match kind {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-permission",
        ErrorKind::ReadOnlyFilesystem => "system-read-only",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            "system-full"
        }
        ErrorKind::IsADirectory => "system-directory",
        ErrorKind::NotADirectory => "system-not-a-directory",
        ErrorKind::Unsupported => "system-unsupported",
        _ => match code {
            Some(code) => {
                let code = code.to_string();
                return texts.with("system-code", [("code", code.into())]);
            }
            None => "system-other",
        },
    };
    texts.get(id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::BadCount;

    #[test]
    fn no_message_grows_with_what_was_typed() {
        let long = || "x7".repeat(5_000);
        let game = || Candidate {
            id: crate::core::id::Id::parse("7k3fq2m9xa4t").unwrap(),
            short: "7k3f".to_owned(),
            date: crate::core::calendar::date("2026-11-29").unwrap(),
            names: vec!["Hugo".to_owned()],
        };
        let english = Texts::new(&LANGUAGES[0]);
        for error in [
            Error::UnknownLanguage(long()),
            Error::BadDate(long()),
            Error::BadExpansion(long(), Vec::new()),
            Error::BadTopic(long(), Vec::new()),
            Error::BadColumn(BadColumn::Unclear(long())),
            Error::UnknownGame(long()),
            Error::UnknownOpenGame(long()),
            Error::UnknownPlayer(long(), None),
            Error::UnknownPlayer(long(), Some("Hugo".to_owned())),
            Error::NotSeated(long(), game()),
            Error::NoReplacement(long()),
            Error::NoOpenGame(vec![long()], Vec::new()),
            Error::NoOpenGame(vec![long()], vec![game()]),
            Error::ScoreMissing(vec!["Hugo".to_owned(), long()]),
            Error::score(Some("Hugo".to_owned()), &long(), BadScore::Unknown),
            Error::Entry(BadEntry::NoName { entry: long() }),
            Error::Entry(BadEntry::NoScore {
                name: "Hugo".to_owned(),
                before: Vec::new(),
                after: vec![long()],
            }),
            Error::Entry(BadEntry::Name {
                name: long(),
                why: BadName::Forbidden('\u{7}'),
            }),
            Error::Count(BadCount::Feature(long(), Vec::new())),
            Error::Count(BadCount::PlayerOfGoods(long())),
        ] {
            let Problem { problem, remedy } = problem(&error, &english);
            let said = problem + &remedy.unwrap_or_default();
            assert!(said.chars().count() < 500, "{error:?}: {said}");
            assert!(said.contains('…'), "{said}");
        }
    }
}

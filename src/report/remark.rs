//! Remarks in words.

use super::game::one_game;
use super::import;
use super::page::Page;
use super::problem::example_pair;
use super::prose::{self, brief, command, command_of, wrap};
use crate::commands::Remark;
use crate::core::calendar::date_text;
use crate::core::track::{Position, SPACES};

/// A remark as it is printed on the standard error.
pub fn text(remark: &Remark, page: &Page<'_>) -> String {
    let texts = page.texts;
    let sentence = match remark {
        Remark::Unreadable(path, lines) => {
            let place = format!("{}:{}", prose::path(path), lines.first);
            let text = texts.with(
                "remark-unreadable",
                [
                    ("place", place.into()),
                    ("count", lines.count.into()),
                    ("command", command(["check"]).into()),
                ],
            );
            return wrap(&text, page.style.prose, "  ") + "\n";
        }
        Remark::Newer(path, count) => {
            let text = texts.with(
                "remark-newer",
                [
                    ("path", prose::path(path).into()),
                    ("count", (*count).into()),
                ],
            );
            return wrap(&text, page.style.prose, "  ") + "\n";
        }
        Remark::FutureDate(date) => {
            texts.with("remark-future-date", [("date", date_text(*date).into())])
        }
        Remark::FutureDates(count, first) => texts.with(
            "remark-future-dates",
            [
                ("count", (*count).into()),
                ("game", one_game(first, texts).into()),
            ],
        ),
        Remark::StaysOpen(game) => {
            let id = &game.short;
            let scores = game
                .names
                .iter()
                .enumerate()
                .map(|(seat, _)| (78 + 6 * seat).to_string());
            let close: Vec<String> = ["score", "--game", id]
                .map(str::to_owned)
                .into_iter()
                .chain(scores)
                .collect();
            texts.with(
                "remark-stays-open",
                [
                    ("game", one_game(game, texts).into()),
                    ("close", command(close).into()),
                    ("delete", command(["delete", id]).into()),
                ],
            )
        }
        Remark::StayOpen(count) => texts.with(
            "remark-stay-open",
            [
                ("count", (*count).into()),
                ("command", command(["history", "--open"]).into()),
            ],
        ),
        Remark::LapForgotten {
            player,
            score,
            beside,
            game,
        } => {
            let values = [
                ("player", player.into()),
                ("score", (*score).into()),
                ("beside", (*beside).into()),
            ];
            let question = texts.with("remark-lap-forgotten", values);
            match game {
                Some(game) => {
                    let meant = format!("{player}={}", Position::of(score + SPACES));
                    let line = command_of(&["edit", game], &[meant]);
                    let values = [("remark", question.into()), ("command", line.into())];
                    texts.with("remark-then", values)
                }
                None => question,
            }
        }
        Remark::Unusual(player, score) => texts.with(
            "remark-unusual",
            [("player", player.into()), ("points", (*score).into())],
        ),
        Remark::SameGame(game) => texts.with(
            "remark-same-game",
            [
                ("id", (&game.short).into()),
                ("command", command(["undo"]).into()),
            ],
        ),
        Remark::Resembles(player, known) => texts.with(
            "remark-resembles",
            [
                ("player", player.into()),
                ("known", known.into()),
                ("command", command_of(&["rename"], &[player, known]).into()),
            ],
        ),
        Remark::NotReminded(expansions) => {
            let names: Vec<String> = expansions.iter().map(|it| texts.expansion(it)).collect();
            let names = texts.list(&names);
            texts.with("remark-not-reminded", [("expansions", names.into())])
        }
        Remark::LeftBlank(name) => texts.with("remark-left-blank", [("name", name.into())]),
        Remark::NamedAgain(path) => {
            let path = path.display().to_string();
            texts.with("remark-named-again", [("path", path.into())])
        }
        Remark::NotTaken(not_taken) => import::not_taken(not_taken, texts),
        Remark::Disagrees(disagreement) => import::disagrees(disagreement, texts),
        Remark::AlreadyRecorded(game) => texts.with(
            "remark-already-recorded",
            [("game", one_game(game, texts).into())],
        ),
        Remark::OtherExpansions(names) => {
            let shown: Vec<_> = names.iter().map(|name| brief(name)).collect();
            texts.with(
                "remark-other-expansions",
                [
                    ("count", names.len().into()),
                    ("expansions", texts.list(&shown).into()),
                ],
            )
        }
        Remark::DatesUnsaid => texts.get("remark-dates-unsaid"),
        Remark::LettersMissing(names) => texts.with(
            "remark-letters-missing",
            [("names", texts.list(names).into())],
        ),
        Remark::DryRun => texts.get("remark-dry-run"),
        Remark::NothingFits => return plain("remark-nothing-fits", page),
        Remark::NothingYet => {
            let [first, second] = example_pair(texts);
            let example = command(["score", &first, "78", &second, "84"]);
            let text = texts.with("remark-nothing-yet", [("command", example.into())]);
            return wrap(&text, page.style.prose, "") + "\n";
        }
        Remark::NothingOpen => return plain("remark-nothing-open", page),
    };
    let line = format!("{} {sentence}", texts.get("label-remark"));
    wrap(&line, page.style.prose, "  ") + "\n"
}

fn plain(id: &str, page: &Page<'_>) -> String {
    wrap(&page.texts.get(id), page.style.prose, "") + "\n"
}

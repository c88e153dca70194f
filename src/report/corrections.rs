//! What was deleted, taken back or renamed, in words.

use super::game::in_short;
use super::page::Page;
use super::prose::{command, wrap};
use crate::commands::{Deleted, Renamed, Undone, UndoneGame, View};

/// So many games are told one by one; of more, only the number is told.
const TOLD: usize = 10;

/// Games were deleted.
pub fn deleted(deleted: &Deleted, page: &Page<'_>) -> String {
    let id = if deleted.recorded {
        "result-deleted"
    } else {
        "result-would-delete"
    };
    let mut lines: Vec<String> = deleted
        .games
        .iter()
        .map(|game| one(game, id, page))
        .collect();
    if deleted.recorded {
        let values = [
            ("count", deleted.games.len().into()),
            ("command", command(["undo"]).into()),
        ];
        lines.push(page.texts.with("result-deleted-then", values));
    }
    print(&lines, page)
}

/// A change was taken back; or would be, when nothing was `recorded`.
pub fn undone(undone: &Undone, recorded: bool, page: &Page<'_>) -> String {
    let texts = page.texts;
    let when = undone.recorded.minute();
    let id = if recorded {
        "result-undone"
    } else {
        "result-would-undo"
    };
    let mut lines = vec![texts.with(id, [("date", when.into())])];
    for (old, new) in &undone.renames {
        lines.push(texts.with(
            "result-undone-rename",
            [("old", old.into()), ("new", new.into())],
        ));
    }
    if undone.games.len() > TOLD {
        let count = undone.games.len();
        lines.push(texts.with("result-undone-games", [("count", count.into())]));
    } else {
        lines.extend(undone.games.iter().map(|game| undone_game(game, page)));
    }
    print(&lines, page)
}

fn undone_game(game: &UndoneGame, page: &Page<'_>) -> String {
    match (&game.before, &game.after) {
        (Some(before), None) => one(before, "result-undone-gone", page),
        (None, Some(after)) => one(after, "result-undone-back", page),
        (Some(before), Some(after)) if before.is_finished() && !after.is_finished() => {
            one(after, "result-undone-open", page)
        }
        (_, Some(after)) => one(after, "result-undone-again", page),
        (None, None) => page.texts.get("result-undone-nothing"),
    }
}

/// A name leads to another; or would, when nothing was `recorded`.
pub fn renamed(renamed: &Renamed, recorded: bool, page: &Page<'_>) -> String {
    let texts = page.texts;
    let Renamed { old, new, .. } = renamed;
    let id = match (renamed.merged, recorded) {
        (true, true) => "result-merged",
        (true, false) => "result-would-merge",
        (false, true) => "result-renamed",
        (false, false) => "result-would-rename",
    };
    let before = if renamed.merged {
        ("people", texts.list(&[old, new]).into())
    } else {
        ("old", old.into())
    };
    let values = [before, ("new", new.into()), ("count", renamed.games.into())];
    print(&[texts.with(id, values)], page)
}

fn one(game: &View, id: &str, page: &Page<'_>) -> String {
    let short = game.short_id().unwrap_or_default();
    page.texts.with(
        id,
        [("id", short.into()), ("game", in_short(game, page).into())],
    )
}

fn print(lines: &[String], page: &Page<'_>) -> String {
    lines
        .iter()
        .map(|line| wrap(line, page.style.prose, "  ") + "\n")
        .collect()
}

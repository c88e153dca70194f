//! What `check` found, in words.

use super::game::in_short;
use super::page::Page;
use super::prose::{command, command_of, wrap};
use crate::commands::{Checked, Finding, Found, View};
use crate::core::id::Id;
use crate::i18n::Value;
use crate::journal::Doubt;

/// Where the file is, what is in it, and what is doubtful.
pub fn page(checked: &Checked, page: &Page<'_>) -> String {
    let texts = page.texts;
    let path = checked.path.display().to_string();
    let mut text = format!("{}\n", crate::i18n::harmless(&path));
    if !checked.exists {
        return text + &wrap(&texts.get("check-no-file"), page.style.prose, "") + "\n";
    }
    let summary = texts.with(
        "check-summary",
        [
            ("lines", checked.lines.into()),
            ("games", checked.games.into()),
            ("open", checked.open.into()),
            ("players", checked.players.into()),
        ],
    );
    text += &wrap(&summary, page.style.prose, "");
    text.push('\n');
    if checked.findings.is_empty() {
        return text + &wrap(&texts.get("check-sound"), page.style.prose, "") + "\n";
    }
    for finding in &checked.findings {
        text.push('\n');
        text += &told(finding, checked, page);
    }
    text
}

/// A finding: where, what, and what to do.
fn told(finding: &Finding, checked: &Checked, page: &Page<'_>) -> String {
    let (id, values) = words(&finding.what, checked, page);
    let problem = page.texts.with(&id, values.clone());
    let remedy = page.texts.with(&format!("{id}.try"), values);
    let place = place(&finding.lines, checked, page);
    let columns = page.style.prose;
    let line = format!("  {} {remedy}", page.texts.get("label-try"));
    format!(
        "{}\n{}\n",
        wrap(&format!("{place}{problem}"), columns, "  "),
        wrap(&line, columns, "    ")
    )
}

/// `games.jsonl:3, 7: `, or nothing when it is about no line.
fn place(lines: &[u64], checked: &Checked, page: &Page<'_>) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let numbers: Vec<String> = lines.iter().map(u64::to_string).collect();
    let name = checked.path.file_name().unwrap_or_default();
    let place = format!("{}:{}", name.to_string_lossy(), numbers.join(", "));
    page.texts.with("check-place", [("place", place.into())])
}

fn words<'a>(
    found: &'a Found,
    checked: &Checked,
    page: &Page<'_>,
) -> (String, [(&'static str, Value<'a>); 3]) {
    let short = |id: &Id| id.short(checked.id_length);
    let one = |what: String| {
        [
            ("what", what.into()),
            ("other", "".into()),
            ("command", "".into()),
        ]
    };
    let about = |id: &Id, words: &[&str]| {
        let id = short(id);
        let words: Vec<&str> = words
            .iter()
            .map(|word| if *word == "ID" { &id } else { *word })
            .collect();
        let line = command(words);
        [
            ("what", id.clone().into()),
            ("other", "".into()),
            ("command", line.into()),
        ]
    };
    let (kind, values) = match found {
        Found::Line(doubt) => match doubt {
            Doubt::Unreadable => ("unreadable", one(String::new())),
            Doubt::Newer => ("newer", one(String::new())),
            Doubt::SameChange(change) => ("same-change", one(change.to_string())),
            Doubt::FirstLinesDiffer(id) => (
                "first-lines-differ",
                about(id, &["history", "--game", "ID"]),
            ),
            Doubt::SeveralStand(id) => ("several-stand", about(id, &["history", "--game", "ID"])),
            Doubt::ReplacesUndone(id) => {
                ("replaces-undone", about(id, &["history", "--game", "ID"]))
            }
            Doubt::UndoesUnknown(change) => ("undoes-unknown", one(change.to_string())),
            Doubt::RenamedAgain(name) => ("renamed-again", one(name.clone())),
            Doubt::Ahead(recorded) => ("ahead", one(recorded.minute())),
            Doubt::CalendarEnds(recorded) => ("calendar-ends", one(recorded.minute())),
        },
        Found::RenameDoesNotHold(game) => {
            let id = game.id.as_ref().map(short).unwrap_or_default();
            let line = command([
                "edit",
                &id,
                "--replace",
                &page.texts.get("help-arg-replace.value"),
            ]);
            let values = [
                ("what", id.into()),
                ("other", in_short(game, page).into()),
                ("command", line.into()),
            ];
            ("rename-does-not-hold", values)
        }
        Found::AlikeNames(one, other) => {
            let line = command_of(&["rename", "--merge"], &[one, other]);
            let values = [
                ("people", page.texts.list(&[one, other]).into()),
                ("other", "".into()),
                ("command", line.into()),
            ];
            ("alike-names", values)
        }
        Found::SameGame(games) => {
            let ids: Vec<String> = games.iter().filter_map(View::short_id).collect();
            let last = ids.last().cloned().unwrap_or_default();
            let game = games
                .first()
                .map(|game| in_short(game, page))
                .unwrap_or_default();
            let values = [
                ("what", page.texts.list(&ids).into()),
                ("other", game.into()),
                ("command", command(["delete", &last]).into()),
            ];
            ("same-game", values)
        }
    };
    (format!("check-{kind}"), values)
}

//! One game in words.

use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use super::page::Page;
use super::prose::{command, figures_kept, wrap};
use super::records::fallen;
use super::table::{Column, lines, shortened};
use crate::commands::{GameInFull, Scored, View, ViewSeat};
use crate::core::calendar::date_text;
use crate::core::track::Position;
use crate::error::Candidate;
use crate::i18n::{Texts, harmless};

/// Between the facts about a game.
const DOT: &str = " · ";

/// Stands for the players who are left out.
const MORE: &str = ", …";

/// The lengths to which names are shortened in a result, one after the other, until it fits.
const SHORTENED: [usize; 5] = [usize::MAX, 24, 16, 10, 6];

/// Players were seated.
pub fn seated(view: &View, page: &Page<'_>) -> String {
    let example: Vec<String> = std::iter::once("score".to_owned())
        .chain((0..view.seats.len()).map(|seat| (78 + 6 * seat).to_string()))
        .collect();
    let sentence = at_table(view, page);
    let then = page
        .texts
        .with("result-seated-then", [("command", command(example).into())]);
    let columns = page.style.prose;
    format!(
        "{}\n{}\n\n{}\n",
        wrap(&sentence, columns, ""),
        wrap(&then, columns, ""),
        about(view, page)
    )
}

/// Final scores were recorded.
pub fn scored(scored: &Scored, page: &Page<'_>) -> String {
    let view = &scored.view;
    let mut text = result(view, page);
    text.push('\n');
    let _ = writeln!(text, "{}", about(view, page));
    for record in &scored.records {
        let _ = writeln!(
            text,
            "{}",
            wrap(&fallen(record, page.texts), page.style.prose, "  ")
        );
    }
    text
}

/// A game was corrected; or would be, when nothing was `recorded`.
pub fn edited(view: &View, recorded: bool, page: &Page<'_>) -> String {
    let game = view.short_id().unwrap_or_default();
    let id = if recorded {
        "result-edited"
    } else {
        "result-would-edit"
    };
    let sentence = page.texts.with(id, [("game", game.into())]);
    let mut text = format!("{}\n", wrap(&sentence, page.style.prose, ""));
    text += &state(view, page);
    format!("{text}\n{}\n", about(view, page))
}

/// One game with everything that is known of it.
pub fn in_full(full: &GameInFull, page: &Page<'_>) -> String {
    let mut text = format!("{}\n\n", about(&full.view, page));
    text += &state(&full.view, page);
    if full.earlier.is_empty() {
        return text;
    }
    let _ = write!(text, "\n{}\n", page.texts.get("game-earlier"));
    for version in &full.earlier {
        let told = match &version.view {
            Some(view) => in_short(view, page),
            None => page.texts.get("game-was-deleted"),
        };
        let line = format!("  {}  {told}", version.recorded.minute());
        let _ = writeln!(text, "{}", wrap(&line, page.style.prose, "    "));
    }
    text
}

/// The result of a finished game, or who sits at an open one.
fn state(view: &View, page: &Page<'_>) -> String {
    if view.is_finished() {
        return result(view, page);
    }
    wrap(&at_table(view, page), page.style.prose, "") + "\n"
}

fn at_table(view: &View, page: &Page<'_>) -> String {
    let names: Vec<&str> = view.seats.iter().map(|seat| seat.name.as_str()).collect();
    page.texts.with(
        "result-seated",
        [
            ("players", page.texts.list(&names).into()),
            ("count", names.len().into()),
        ],
    )
}

/// A game in one line, without its id: date, result, expansions, place and note.
pub fn in_short(view: &View, page: &Page<'_>) -> String {
    let facts = facts(view, page);
    let line = format!(
        "{}  {}",
        date_text(view.date),
        players(view, usize::MAX, page)
    );
    if facts.is_empty() {
        return line;
    }
    format!("{line}  {facts}")
}

/// The players by place with their scores, level ones tied by `=`; names in at most `longest`
/// columns.
pub fn players(view: &View, longest: usize, page: &Page<'_>) -> String {
    row(&view.by_place(), longest, page)
}

/// The same within `room` columns: names are shortened, then the last players are left out.
pub fn players_within(view: &View, room: usize, page: &Page<'_>) -> String {
    let seats = view.by_place();
    let whole = SHORTENED.into_iter().map(|names| row(&seats, names, page));
    let parts = (1..seats.len()).rev().flat_map(|count| {
        let (seats, page) = (&seats[..count], page);
        let part = move |names| row(seats, names, page) + MORE;
        SHORTENED.into_iter().map(part)
    });
    let mut forms = whole.chain(parts);
    let fitting = forms.find(|text| text.width() <= room);
    fitting.unwrap_or_else(|| shortened(&players(view, 1, page), room))
}

fn row(seats: &[&ViewSeat], longest: usize, page: &Page<'_>) -> String {
    let mut text = String::new();
    let mut before: Option<&ViewSeat> = None;
    for seat in seats {
        if let Some(before) = before {
            let level = seat.place.is_some() && seat.place == before.place;
            text.push_str(if level { " = " } else { ", " });
        }
        text.push_str(&shortened(&harmless(&seat.name), longest));
        if let Some(score) = seat.score {
            text.push(' ');
            text.push_str(&page.texts.number(score.into()));
        }
        before = Some(seat);
    }
    text
}

/// The expansions, the place and the note in one line.
pub fn facts(view: &View, page: &Page<'_>) -> String {
    let mut facts: Vec<String> = Vec::new();
    if !view.expansions.is_empty() {
        let names = view
            .expansions
            .iter()
            .map(|expansion| page.texts.expansion(expansion));
        facts.push(names.collect::<Vec<String>>().join(", "));
    }
    facts.extend(
        view.location
            .iter()
            .map(|place| harmless(place).into_owned()),
    );
    facts.extend(view.note.iter().map(|note| {
        page.texts
            .with("quoted", [("text", in_one_line(note).into())])
    }));
    facts.join(DOT)
}

/// A note from elsewhere can have several lines.
fn in_one_line(note: &str) -> String {
    let lines = note.lines().map(str::trim);
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    lines.join(" ")
}

/// Who won, and the table of places.
fn result(view: &View, page: &Page<'_>) -> String {
    let sentence = wrap(&figures_kept(&verdict(view, page)), page.style.prose, "");
    let mut text = String::new();
    for line in sentence.lines() {
        let _ = writeln!(text, "{}", page.style.strong(line));
    }
    text.push('\n');
    for (row, line) in places(view, page).into_iter().enumerate() {
        let won = row > 0 && view.by_place()[row - 1].place == Some(1);
        let line = if won { page.style.strong(&line) } else { line };
        let _ = writeln!(text, "{line}");
    }
    text
}

fn verdict(view: &View, page: &Page<'_>) -> String {
    let texts = page.texts;
    let points = view
        .seats
        .iter()
        .filter_map(|seat| seat.score)
        .max()
        .unwrap_or_default();
    let winners = texts.list(&view.winners());
    match view.margin {
        Some(margin) => texts.with(
            "result-victory",
            [
                ("winner", winners.into()),
                ("points", points.into()),
                ("margin", margin.into()),
                ("second", texts.list(&view.seconds()).into()),
            ],
        ),
        None => texts.with(
            "result-shared",
            [("winners", winners.into()), ("points", points.into())],
        ),
    }
}

fn places(view: &View, page: &Page<'_>) -> Vec<String> {
    let seats = view.by_place();
    let heading = |id: &str| page.texts.get(id);
    let cells =
        |cell: &dyn Fn(&&ViewSeat) -> String| -> Vec<String> { seats.iter().map(cell).collect() };
    let score = |seat: &&ViewSeat| seat.score.unwrap_or_default();
    lines(
        vec![
            Column::numbers(
                heading("column-place"),
                cells(&|seat| seat.place.unwrap_or_default().to_string()),
            ),
            Column::words(
                heading("column-player"),
                cells(&|seat| harmless(&seat.name).into_owned()),
            ),
            Column::numbers(
                heading("column-score"),
                cells(&|seat| page.texts.number(score(seat).into())),
            ),
            Column::numbers(
                heading("column-track"),
                cells(&|seat| Position::of(score(seat)).to_string()),
            ),
        ],
        3,
        1,
        page.style.columns,
    )
}

/// The game's id, date, expansions and place in one line; then the note.
pub fn about(view: &View, page: &Page<'_>) -> String {
    let texts = page.texts;
    let mut facts = vec![date_text(view.date)];
    facts.extend(
        view.expansions
            .iter()
            .map(|expansion| texts.expansion(expansion)),
    );
    facts.extend(
        view.location
            .iter()
            .map(|place| harmless(place).into_owned()),
    );
    let facts = facts
        .into_iter()
        .reduce(|before, next| {
            texts.with(
                "list-comma",
                [("before", before.into()), ("next", next.into())],
            )
        })
        .unwrap_or_default();
    let line = match view.short_id() {
        Some(id) => texts.with("game-line", [("id", id.into()), ("facts", facts.into())]),
        None => texts.with("game-line-unrecorded", [("facts", facts.into())]),
    };
    let mut text = wrap(&line, page.style.prose, "  ");
    if let Some(note) = &view.note {
        let line = texts.with("note-line", [("note", in_one_line(note).into())]);
        text.push('\n');
        text += &wrap(&line, page.style.prose, "  ");
    }
    text
}

/// A game in a few words: "7k3f, 2026-11-29, Hugo and Léa".
pub fn one_game(game: &Candidate, texts: &Texts) -> String {
    texts.with(
        "one-game",
        [
            ("id", (&game.short).into()),
            ("date", date_text(game.date).into()),
            ("players", texts.list(&game.names).into()),
        ],
    )
}

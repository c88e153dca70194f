//! Results for programs. Keys are English and only ever added to.

use std::io;

use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter};
use serde_json::{Serializer, Value, json};

use super::records::{Figure, RecordRow, rows};
use crate::commands::{
    Answer, Counted, CountedGoods, Disagreement, EarlierVersion, FallenRecord, Finding, Found,
    Imported, NotTaken, Outcome, RankedPlayer, Remark, Undone, View,
};
use crate::core::calendar::date_text;
use crate::core::expansion::Expansion;
use crate::core::records::Kind;
use crate::core::rules::{Feature, GOODS_POINTS};
use crate::core::track::Position;
use crate::error::Candidate;
use crate::i18n::is_harmful;
use crate::journal::Doubt;

/// An answer as JSON: an object in one line, or an array with one line for each element.
pub fn answer(answer: &Answer) -> Vec<u8> {
    match &answer.outcome {
        Outcome::Help(_)
        | Outcome::Reminder(_)
        | Outcome::Sheet(_)
        | Outcome::Chart(_)
        | Outcome::NoChart(_)
        | Outcome::Refused
        | Outcome::Script(_)
        | Outcome::Exported(_)
        | Outcome::Manual(_) => Vec::new(),
        Outcome::Seated(view) => line(&Game::of(view)),
        Outcome::Scored(scored) => line(&Score {
            game: Game::of(&scored.view),
            records: scored.records.iter().map(fallen).collect(),
            remarks: answer.remarks.iter().map(remark).collect(),
        }),
        Outcome::History(history) => array(history.games.iter().map(Game::of)),
        Outcome::Game(full) => line(&Full {
            game: Game::of(&full.view),
            earlier: full.earlier.iter().map(Earlier::of).collect(),
        }),
        Outcome::Rankings(rankings) => array(rankings.players.iter().map(Standing::of)),
        Outcome::Records(all) => array(rows(all).iter().map(Record::of)),
        Outcome::Edited(view) => line(&Game::of(view)),
        Outcome::Deleted(deleted) => array(deleted.games.iter().map(Game::of)),
        Outcome::Undone(undone) => line(&Undo::of(undone)),
        Outcome::Renamed(renamed) => line(&json!({
            "old": renamed.old,
            "new": renamed.new,
            "merged": renamed.merged,
            "games": renamed.games,
        })),
        Outcome::Counted(counted) => line(&count(counted)),
        Outcome::CountedGoods(counted) => line(&count_goods(counted)),
        Outcome::Imported(imported) => line(&import(imported, &answer.remarks)),
        Outcome::Checked(checked) => line(&json!({
            "path": checked.path.to_string_lossy(),
            "lines": checked.lines,
            "games": checked.games,
            "open": checked.open,
            "players": checked.players,
            "findings": checked.findings.iter().map(finding).collect::<Vec<Value>>(),
        })),
    }
}

/// The points of a feature. The meeples are what they count as.
fn count(counted: &Counted) -> Value {
    let winners = counted.players.iter().filter(|it| it.takes);
    let players = counted
        .players
        .iter()
        .map(|it| json!({"name": it.name, "meeples": it.meeples, "points": it.points}));
    let terms = counted.worth.0.iter().map(|term| {
        json!({
            "count": term.count,
            "unit": term.unit.id(),
            "each": term.each,
            "points": term.points(),
        })
    });
    json!({
        "feature": counted.feature.id(),
        "points": counted.worth.points(),
        "winners": winners.map(|it| &it.name).collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
        "terms": terms.collect::<Vec<_>>(),
        "goods": [],
    })
}

fn count_goods(counted: &CountedGoods) -> Value {
    let winners = counted.players.iter().filter(|it| it.points > 0);
    let players = counted
        .players
        .iter()
        .map(|it| json!({"name": it.name, "meeples": null, "points": it.points}));
    let goods = counted.goods.iter().map(|good| {
        let holders = counted.players.iter().zip(&good.tokens).zip(&good.takes);
        let winners = holders.clone().filter(|(_, takes)| **takes);
        let players = holders.map(|((holder, tokens), takes)| {
            let points = if *takes { GOODS_POINTS } else { 0 };
            json!({"name": holder.name, "tokens": tokens, "points": points})
        });
        json!({
            "good": good.good.id(),
            "winners": winners.map(|((holder, _), _)| &holder.name).collect::<Vec<_>>(),
            "players": players.collect::<Vec<_>>(),
        })
    });
    json!({
        "feature": Feature::Goods.id(),
        "points": GOODS_POINTS,
        "winners": winners.map(|it| &it.name).collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
        "terms": [],
        "goods": goods.collect::<Vec<_>>(),
    })
}

#[derive(Serialize)]
struct Game<'a> {
    id: Option<String>,
    date: String,
    recorded: Option<String>,
    players: Vec<Seat<'a>>,
    winners: Vec<&'a str>,
    shared: bool,
    expansions: Vec<&'a str>,
    location: Option<&'a str>,
    note: Option<&'a str>,
}

#[derive(Serialize)]
struct Seat<'a> {
    name: &'a str,
    score: Option<u32>,
    place: Option<u32>,
    laps: Option<u32>,
    space: Option<u32>,
}

#[derive(Serialize)]
struct Score<'a> {
    #[serde(flatten)]
    game: Game<'a>,
    records: Vec<Value>,
    remarks: Vec<Value>,
}

#[derive(Serialize)]
struct Full<'a> {
    #[serde(flatten)]
    game: Game<'a>,
    earlier: Vec<Earlier<'a>>,
}

/// A version that was corrected.
#[derive(Serialize)]
struct Earlier<'a> {
    recorded: String,
    /// Nothing when the game was deleted.
    game: Option<Game<'a>>,
}

impl<'a> Earlier<'a> {
    fn of(version: &'a EarlierVersion) -> Self {
        Earlier {
            recorded: version.recorded.to_string(),
            game: version.view.as_ref().map(Game::of),
        }
    }
}

#[derive(Serialize)]
struct Undo<'a> {
    change: String,
    recorded: String,
    renames: Vec<Value>,
    games: Vec<BeforeAndAfter<'a>>,
}

#[derive(Serialize)]
struct BeforeAndAfter<'a> {
    before: Option<Game<'a>>,
    after: Option<Game<'a>>,
}

impl<'a> Undo<'a> {
    fn of(undone: &'a Undone) -> Self {
        let renames = undone.renames.iter();
        let games = undone.games.iter();
        Undo {
            change: undone.change.to_string(),
            recorded: undone.recorded.to_string(),
            renames: renames
                .map(|(old, new)| json!({"old": old, "new": new}))
                .collect(),
            games: games
                .map(|game| BeforeAndAfter {
                    before: game.before.as_ref().map(Game::of),
                    after: game.after.as_ref().map(Game::of),
                })
                .collect(),
        }
    }
}

impl<'a> Game<'a> {
    fn of(view: &'a View) -> Self {
        Game {
            id: view.id.map(|id| id.to_string()),
            date: date_text(view.date),
            recorded: view.recorded.map(|at| at.to_string()),
            players: view
                .seats
                .iter()
                .map(|seat| {
                    let position = seat.score.map(Position::of);
                    Seat {
                        name: &seat.name,
                        score: seat.score,
                        place: seat.place,
                        laps: position.map(|position| position.laps),
                        space: position.map(|position| position.space),
                    }
                })
                .collect(),
            winners: view.winners(),
            shared: view.shared,
            expansions: view.expansions.iter().map(Expansion::id).collect(),
            location: view.location.as_deref(),
            note: view.note.as_deref(),
        }
    }
}

#[derive(Serialize)]
struct Standing<'a> {
    place: usize,
    player: &'a str,
    games: u64,
    victories: u64,
    shared: u64,
    rate: f64,
    average: f64,
    best: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    provisional: Option<bool>,
}

impl<'a> Standing<'a> {
    fn of(player: &'a RankedPlayer) -> Self {
        let tally = &player.tally;
        Standing {
            place: player.place,
            player: &player.name,
            games: tally.games,
            victories: tally.victories,
            shared: tally.shared,
            rate: tally.rate(),
            average: tally.average(),
            best: tally.best,
            rating: player.rating.map(|rating| rating.figure()),
            provisional: player.rating.map(|rating| rating.is_provisional()),
        }
    }
}

fn fallen(record: &FallenRecord) -> Value {
    let kind = match record.kind {
        Kind::BestScore => "best_score",
        Kind::LongestRun => "longest_run",
        Kind::WidestVictory => "widest_victory",
        Kind::TableHighestScore => "table_highest_score",
        Kind::TableWidestMargin => "table_widest_margin",
    };
    json!({
        "kind": kind,
        "player": record.player,
        "value": record.value,
        "before": record.before,
        "since": record.since.map(date_text),
        "equalled": record.equalled,
    })
}

fn remark(remark: &Remark) -> Value {
    let game = |candidate: &Candidate| {
        json!({
            "id": candidate.id.to_string(),
            "date": date_text(candidate.date),
            "players": candidate.names,
        })
    };
    match remark {
        Remark::Unreadable(path, lines) => json!({
            "kind": "unreadable_lines",
            "path": path.to_string_lossy(),
            "line": lines.first,
            "count": lines.count,
        }),
        Remark::Newer(path, count) => json!({
            "kind": "newer_lines",
            "path": path.to_string_lossy(),
            "count": count,
        }),
        Remark::FutureDate(date) => json!({"kind": "future_date", "date": date_text(*date)}),
        Remark::FutureDates(count, first) => {
            json!({"kind": "future_dates", "count": count, "game": game(first)})
        }
        Remark::StaysOpen(open) => json!({"kind": "open_game", "game": game(open)}),
        Remark::StayOpen(count) => json!({"kind": "open_games", "count": count}),
        Remark::LapForgotten {
            player,
            score,
            beside,
            game: _,
        } => json!({
            "kind": "lap_forgotten",
            "player": player,
            "score": score,
            "beside": beside,
        }),
        Remark::Unusual(player, score) => {
            json!({"kind": "unusual_score", "player": player, "score": score})
        }
        Remark::SameGame(other) => json!({"kind": "same_game", "game": game(other)}),
        Remark::Resembles(player, known) => {
            json!({"kind": "resembling_name", "player": player, "known": known})
        }
        Remark::NotReminded(expansions) => {
            let ids: Vec<&str> = expansions.iter().map(Expansion::id).collect();
            json!({"kind": "not_reminded", "expansions": ids})
        }
        Remark::LeftBlank(name) => json!({"kind": "left_blank", "name": name}),
        Remark::NamedAgain(path) => {
            json!({"kind": "named_again", "path": path.to_string_lossy()})
        }
        Remark::NotTaken(not_taken) => refusal(not_taken),
        Remark::Disagrees(disagreement) => disagreed(disagreement),
        Remark::AlreadyRecorded(other) => {
            json!({"kind": "already_recorded", "game": game(other)})
        }
        Remark::OtherExpansions(names) => {
            json!({"kind": "other_expansions", "expansions": names})
        }
        Remark::DatesUnsaid => json!({"kind": "dates_unsaid"}),
        Remark::LettersMissing(names) => json!({"kind": "letters_missing", "players": names}),
        Remark::DryRun => json!({"kind": "dry_run"}),
        Remark::NothingFits => json!({"kind": "nothing_fits"}),
        Remark::NothingYet => json!({"kind": "nothing_yet"}),
        Remark::NothingOpen => json!({"kind": "nothing_open"}),
    }
}

/// What came of an import; single plays have lists of their own.
fn import(imported: &Imported, remarks: &[Remark]) -> Value {
    let general = |remark: &&Remark| !matches!(remark, Remark::NotTaken(_) | Remark::Disagrees(_));
    json!({
        "taken": imported.taken,
        "known": imported.known,
        "refused": imported.refused.iter().map(refusal).collect::<Vec<Value>>(),
        "other_games": imported.other_games,
        "disagreements": imported.disagreements.iter().map(disagreed).collect::<Vec<Value>>(),
        "new_players": imported.new_players,
        "remarks": remarks.iter().filter(general).map(remark).collect::<Vec<Value>>(),
    })
}

fn refusal(not_taken: &NotTaken) -> Value {
    let refused = &not_taken.refused;
    let (player, entry) = refused.reason.about();
    let date = Some(&refused.written).filter(|date| !date.is_empty());
    json!({
        "file": not_taken.file.to_string_lossy(),
        "id": refused.called,
        "date": date,
        "reason": refused.reason.kind(),
        "player": player,
        "entry": entry,
    })
}

fn disagreed(disagreement: &Disagreement) -> Value {
    json!({
        "file": disagreement.file.to_string_lossy(),
        "id": disagreement.called,
        "date": date_text(disagreement.date),
        "named": disagreement.named.by_file,
        "winners": disagreement.named.by_scores,
    })
}

/// A record; the table's has no player.
#[derive(Serialize)]
struct Record<'a> {
    player: Option<&'a str>,
    record: &'static str,
    value: Figure,
    date: Option<String>,
    since: Option<String>,
    game: Option<String>,
    players: Vec<&'a str>,
}

impl<'a> Record<'a> {
    fn of(row: &'a RecordRow) -> Self {
        Record {
            player: row.player.as_deref(),
            record: row.record,
            value: row.value,
            date: row.date.map(date_text),
            since: row.since.map(date_text),
            game: row.game.map(|id| id.to_string()),
            players: row.players.iter().map(String::as_str).collect(),
        }
    }
}

fn finding(finding: &Finding) -> Value {
    let id = |view: &View| view.id.map(|id| id.to_string());
    let (kind, about) = match &finding.what {
        Found::Line(doubt) => match doubt {
            Doubt::Unreadable => ("unreadable", Value::Null),
            Doubt::Newer => ("newer", Value::Null),
            Doubt::SameChange(change) => ("same_change", json!(change.to_string())),
            Doubt::FirstLinesDiffer(game) => ("first_lines_differ", json!(game.to_string())),
            Doubt::SeveralStand(game) => ("several_stand", json!(game.to_string())),
            Doubt::ReplacesUndone(game) => ("replaces_undone", json!(game.to_string())),
            Doubt::UndoesUnknown(change) => ("undoes_unknown", json!(change.to_string())),
            Doubt::RenamedAgain(name) => ("renamed_again", json!(name)),
            Doubt::Ahead(recorded) | Doubt::CalendarEnds(recorded) => {
                ("ahead", json!(recorded.to_string()))
            }
        },
        Found::RenameDoesNotHold(game) => ("rename_does_not_hold", json!(id(game))),
        Found::AlikeNames(one, other) => ("alike_names", json!([one, other])),
        Found::SameGame(games) => ("same_game", json!(games.iter().map(id).collect::<Vec<_>>())),
    };
    json!({"kind": kind, "lines": finding.lines, "about": about})
}

/// One element a line: readable, and still one document.
fn array<T: Serialize>(elements: impl Iterator<Item = T>) -> Vec<u8> {
    let mut text = vec![b'['];
    for (index, element) in elements.enumerate() {
        text.extend(if index == 0 { &b"\n"[..] } else { b",\n" });
        let mut element = line(&element);
        element.pop();
        text.append(&mut element);
    }
    text.extend(if text.len() == 1 {
        &b"]\n"[..]
    } else {
        b"\n]\n"
    });
    text
}

fn line<T: Serialize>(value: &T) -> Vec<u8> {
    let mut text = Vec::new();
    let mut serializer = Serializer::with_formatter(&mut text, Harmless(CompactFormatter));
    // Values made of strings and numbers always serialise.
    let _ = value.serialize(&mut serializer);
    text.push(b'\n');
    text
}

/// Escapes also those characters that could command a terminal or turn a line around.
struct Harmless(CompactFormatter);

impl Formatter for Harmless {
    fn write_string_fragment<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        let mut rest = fragment;
        while let Some((at, c)) = rest.char_indices().find(|(_, c)| is_harmful(*c)) {
            self.0.write_string_fragment(writer, &rest[..at])?;
            write!(writer, "\\u{:04x}", u32::from(c))?;
            rest = &rest[at + c.len_utf8()..];
        }
        self.0.write_string_fragment(writer, rest)
    }
}

//! Records in words.

use std::fmt::{self, Write};

use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::page::Page;
use super::prose::{unbroken, wrap};
use crate::commands::{FallenRecord, PlayerRecords, RecordedFeat, RecordedRun, Records, View};
use crate::core::calendar::{Date, date_text};
use crate::core::id::Id;
use crate::core::records::Kind;
use crate::i18n::Texts;

/// A line of the page: what, how much, and where it was reached.
struct Row {
    label: String,
    figure: String,
    about: String,
}

/// A figure for programs.
#[derive(Clone, Copy, Serialize)]
#[serde(untagged)]
pub enum Figure {
    /// Points, games or victories.
    Whole(u64),
    /// A mean.
    Mean(f64),
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Figure::Whole(number) => number.fmt(f),
            Figure::Mean(mean) => mean.fmt(f),
        }
    }
}

/// A record for programs.
pub struct RecordRow {
    /// Whose; nobody's for the table's.
    pub player: Option<String>,
    /// Which record.
    pub record: &'static str,
    /// How much.
    pub value: Figure,
    /// The day it was reached.
    pub date: Option<Date>,
    /// The day a run began.
    pub since: Option<Date>,
    /// The game that reached it.
    pub game: Option<Id>,
    /// A player's opponents in that game; those who hold a record of the table.
    pub players: Vec<String>,
}

impl RecordRow {
    fn figure(record: &'static str, value: Figure) -> Self {
        RecordRow {
            player: None,
            record,
            value,
            date: None,
            since: None,
            game: None,
            players: Vec::new(),
        }
    }

    fn feat(record: &'static str, feat: &RecordedFeat, players: Vec<&str>) -> Self {
        RecordRow {
            date: Some(feat.game.date),
            game: feat.game.id,
            players: players.into_iter().map(str::to_owned).collect(),
            ..RecordRow::figure(record, Figure::Whole(feat.value.into()))
        }
    }

    fn run(record: &'static str, run: &RecordedRun) -> Self {
        RecordRow {
            date: Some(run.until),
            since: Some(run.since),
            game: Some(run.last),
            ..RecordRow::figure(record, Figure::Whole(run.length as u64))
        }
    }
}

/// All records for programs: each player's, then the table's.
pub fn rows(records: &Records) -> Vec<RecordRow> {
    let mut rows = Vec::new();
    for player in &records.players {
        let others =
            |feat: &RecordedFeat| RecordRow::feat("", feat, feat.game.others(&player.name));
        let feats = [
            ("best_score", &player.best),
            ("widest_victory", &player.widest),
            ("narrowest_victory", &player.narrowest),
        ];
        let runs = [
            ("longest_run", &player.longest_run),
            ("present_run", &player.present_run),
        ];
        let mut own = vec![
            RecordRow::figure("games", Figure::Whole(player.games)),
            RecordRow::figure("victories", Figure::Whole(player.victories)),
            RecordRow::figure("average", Figure::Mean(player.average)),
        ];
        for (record, feat) in feats {
            own.extend(
                feat.as_ref()
                    .map(others)
                    .map(|row| RecordRow { record, ..row }),
            );
        }
        for (record, run) in runs {
            own.extend(run.as_ref().map(|run| RecordRow::run(record, run)));
        }
        rows.extend(own.into_iter().map(|row| RecordRow {
            player: Some(player.name.clone()),
            ..row
        }));
    }
    if records.players.is_empty() {
        return rows;
    }
    let table = &records.table;
    let held = [
        ("highest_score", &table.highest, true),
        ("highest_losing_score", &table.highest_losing, false),
        ("lowest_winning_score", &table.lowest_winning, true),
        ("widest_margin", &table.widest, true),
    ];
    for (record, feat, won) in held {
        rows.extend(feat.as_ref().map(|feat| {
            let holders = if won {
                feat.game.winners()
            } else {
                feat.game.seconds()
            };
            RecordRow::feat(record, feat, holders)
        }));
    }
    rows.extend(
        table
            .most_together
            .as_ref()
            .map(|(players, games)| RecordRow {
                players: players.clone(),
                ..RecordRow::figure("most_often_together", Figure::Whole(*games))
            }),
    );
    rows
}

/// The players' records, then the table's.
pub fn page(records: &Records, page: &Page<'_>) -> String {
    if records.players.is_empty() {
        return String::new();
    }
    let mut blocks: Vec<(String, Vec<Row>)> = records
        .players
        .iter()
        .map(|player| {
            let name = crate::i18n::harmless(&player.name).into_owned();
            (name, personal(player, page.texts))
        })
        .collect();
    blocks.push((page.texts.get("records-table"), table(records, page.texts)));
    let rows = || blocks.iter().flat_map(|(_, rows)| rows);
    let label = rows().map(|row| row.label.width()).max().unwrap_or(0);
    let figure = rows().map(|row| row.figure.width()).max().unwrap_or(0);
    let columns = page.style.prose;
    let aligned = 2 + label + 2 + figure <= columns;
    let hanging = " ".repeat(2 + label + 2 + figure + 2);
    let hanging = if hanging.len() + 20 > columns {
        "    "
    } else {
        &hanging
    };

    let mut text = String::new();
    for (heading, rows) in &blocks {
        if !text.is_empty() {
            text.push('\n');
        }
        let _ = writeln!(text, "{}", page.style.strong(heading));
        for row in rows {
            let (wide, far) = (row.label.width(), row.figure.width());
            let gap = if aligned {
                label - wide + figure - far + 2
            } else {
                2
            };
            let line = unbroken(&format!("  {}{}{}", row.label, " ".repeat(gap), row.figure));
            let line = format!("{line}{} {}", unbroken(" "), row.about);
            for line in wrap(&line, columns, hanging).lines() {
                let _ = writeln!(text, "{}", line.trim_end());
            }
        }
    }
    text
}

fn personal(player: &PlayerRecords, texts: &Texts) -> Vec<Row> {
    let count = |id: &str, figure: u64| row(texts, id, texts.number(figure), String::new());
    let mut rows = vec![
        feat(texts, "records-best", &player.best, reached),
        row(
            texts,
            "records-average",
            texts.decimal(player.average),
            String::new(),
        ),
        count("records-games", player.games),
        count("records-victories", player.victories),
    ];
    if let Some(run) = &player.longest_run {
        rows.push(row(
            texts,
            "records-longest-run",
            texts.number(run.length as u64),
            days(run, texts),
        ));
        let present = player.present_run.as_ref();
        let about = present.map_or(String::new(), |run| {
            texts.with("records-since", [("date", date_text(run.since).into())])
        });
        let length = present.map_or(0, |run| run.length);
        rows.push(row(
            texts,
            "records-present-run",
            texts.number(length as u64),
            about,
        ));
    }
    if player.widest.is_some() {
        rows.push(feat(texts, "records-widest", &player.widest, over));
        rows.push(feat(texts, "records-narrowest", &player.narrowest, over));
    }
    rows
}

fn table(records: &Records, texts: &Texts) -> Vec<Row> {
    let table = &records.table;
    let mut rows = vec![feat(texts, "records-highest", &table.highest, by_winner)];
    if table.highest_losing.is_some() {
        rows.push(feat(
            texts,
            "records-highest-losing",
            &table.highest_losing,
            by_loser,
        ));
    }
    rows.push(feat(
        texts,
        "records-lowest-winning",
        &table.lowest_winning,
        by_winner,
    ));
    if table.widest.is_some() {
        rows.push(feat(
            texts,
            "records-table-widest",
            &table.widest,
            by_winner,
        ));
    }
    if let Some((names, games)) = &table.most_together {
        rows.push(row(
            texts,
            "records-together",
            texts.number(*games),
            texts.list(names),
        ));
    }
    rows
}

fn row(texts: &Texts, label: &str, figure: String, about: String) -> Row {
    Row {
        label: texts.get(label),
        figure,
        about,
    }
}

fn feat(
    texts: &Texts,
    label: &str,
    feat: &Option<RecordedFeat>,
    about: fn(&RecordedFeat, &Texts) -> String,
) -> Row {
    let (figure, about) = match feat {
        Some(feat) => (texts.number(feat.value.into()), about(feat, texts)),
        None => (String::new(), String::new()),
    };
    row(texts, label, figure, about)
}

fn place_and_day(game: &View) -> (String, String) {
    (date_text(game.date), game.short_id().unwrap_or_default())
}

fn reached(feat: &RecordedFeat, texts: &Texts) -> String {
    let (date, id) = place_and_day(&feat.game);
    texts.with(
        "records-reached",
        [("date", date.into()), ("game", id.into())],
    )
}

fn over(feat: &RecordedFeat, texts: &Texts) -> String {
    let (date, id) = place_and_day(&feat.game);
    let losers = texts.list(&feat.game.seconds());
    texts.with(
        "records-over",
        [
            ("date", date.into()),
            ("game", id.into()),
            ("players", losers.into()),
        ],
    )
}

fn by_winner(feat: &RecordedFeat, texts: &Texts) -> String {
    by(feat, texts, &feat.game.winners())
}

fn by_loser(feat: &RecordedFeat, texts: &Texts) -> String {
    by(feat, texts, &feat.game.seconds())
}

fn by(feat: &RecordedFeat, texts: &Texts, players: &[&str]) -> String {
    let (date, id) = place_and_day(&feat.game);
    texts.with(
        "records-by",
        [
            ("date", date.into()),
            ("game", id.into()),
            ("players", texts.list(players).into()),
        ],
    )
}

fn days(run: &RecordedRun, texts: &Texts) -> String {
    let (since, until) = (date_text(run.since), date_text(run.until));
    if since == until {
        return since;
    }
    texts.with(
        "records-days",
        [("since", since.into()), ("until", until.into())],
    )
}

/// The line that announces a record.
pub fn fallen(record: &FallenRecord, texts: &Texts) -> String {
    let which = match record.kind {
        Kind::BestScore => "record-best",
        Kind::LongestRun => "record-run",
        Kind::WidestVictory => "record-widest",
        Kind::TableHighestScore => "record-table-highest",
        Kind::TableWidestMargin => "record-table-widest",
    };
    let which = texts.with(which, [("player", (&record.player).into())]);
    let value = texts.number(record.value.into());
    if record.equalled {
        return match record.since {
            Some(date) => texts.with(
                "record-equalled",
                [
                    ("which", which.into()),
                    ("value", value.into()),
                    ("date", date_text(date).into()),
                ],
            ),
            None => texts.with(
                "record-run-equalled",
                [("which", which.into()), ("value", value.into())],
            ),
        };
    }
    let before = texts.number(record.before.into());
    match record.since {
        Some(date) => texts.with(
            "record-broken",
            [
                ("which", which.into()),
                ("value", value.into()),
                ("before", before.into()),
                ("date", date_text(date).into()),
            ],
        ),
        None => texts.with(
            "record-run-broken",
            [
                ("which", which.into()),
                ("value", value.into()),
                ("before", before.into()),
            ],
        ),
    }
}

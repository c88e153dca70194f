//! Records in words.

use std::fmt::{self, Write};

use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::game::players_within;
use super::page::Page;
use super::prose::{figures_kept, wrap};
use super::table::shortened;
use crate::commands::{
    FallenRecord, PlayerRecords, RecordedFeat, RecordedRun, Records, TableRecords, View,
};
use crate::core::calendar::{Date, date_text};
use crate::core::id::Id;
use crate::core::records::Kind;
use crate::i18n::{Texts, harmless};

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
    let texts = page.texts;
    let mut blocks: Vec<Block<'_>> = records
        .players
        .iter()
        .map(|player| personal(player, texts))
        .collect();
    blocks.push(table(&records.table, texts));
    let layout = Layout::of(&blocks, page);
    let mut text = layout.headings();
    for (index, block) in blocks.iter().enumerate() {
        if index > 0 {
            text.push('\n');
        }
        let room = page.style.columns.unwrap_or(usize::MAX);
        let heading = shortened(&block.heading, room);
        let _ = writeln!(text, "{}", page.style.strong(&heading));
        if let Some(summary) = &block.summary {
            let summary = format!("  {}", figures_kept(summary));
            let _ = writeln!(text, "{}", wrap(&summary, page.style.prose, "  "));
        }
        for row in &block.rows {
            text += &layout.row(row);
        }
    }
    text
}

/// The records of one player, or of the table.
struct Block<'a> {
    heading: String,
    summary: Option<String>,
    rows: Vec<Row<'a>>,
}

/// A line of the page: what, how much, in which game, and how that ended.
struct Row<'a> {
    label: String,
    figure: String,
    game: String,
    date: String,
    about: About<'a>,
}

/// What stands at the end of a line.
enum About<'a> {
    /// Who had how many points.
    Result(&'a View),
    Words(String),
}

/// Where the columns of the page are.
struct Layout<'a> {
    page: &'a Page<'a>,
    /// How wide the game is.
    game: usize,
    /// The column in which the game stands.
    begin: usize,
    /// The column in which the result stands.
    end: usize,
    form: Form,
}

/// How much stands in one line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Everything.
    Whole,
    /// The result is below the game.
    Parted,
    /// The game is below the figure, and the result below the game.
    Narrow,
}

/// A result in fewer columns tells too little.
const LEAST_ROOM: usize = 24;

/// Before what is below a figure, in a narrow page.
const INDENT: &str = "    ";

impl<'a> Layout<'a> {
    fn of(blocks: &[Block<'_>], page: &'a Page<'a>) -> Self {
        let widest = |cell: for<'r> fn(&'r Row<'_>) -> &'r str| {
            let rows = blocks.iter().flat_map(|block| &block.rows);
            rows.map(|row| cell(row).width()).max().unwrap_or(0)
        };
        let game = widest(|row| &row.game).max(page.texts.get("column-game").width());
        let begin = 2 + widest(|row| &row.label) + 2 + widest(|row| &row.figure) + 2;
        let end = begin + game + 2 + widest(|row| &row.date) + 2;
        let has_room = |from: usize| page.style.columns.is_none_or(|it| from + LEAST_ROOM <= it);
        Layout {
            page,
            game,
            begin,
            end,
            form: match (has_room(end), has_room(begin)) {
                (true, _) => Form::Whole,
                (false, true) => Form::Parted,
                (false, false) => Form::Narrow,
            },
        }
    }

    /// What stands in the columns: nothing in a page without columns.
    fn headings(&self) -> String {
        let heading = |id: &str| self.page.texts.get(id);
        let game = padded(&heading("column-game"), self.game);
        let date = heading("column-date");
        match self.form {
            Form::Whole => {
                let width = self.end - self.begin - self.game - 4;
                let (date, result) = (padded(&date, width), heading("column-result"));
                format!("{}{game}  {date}  {result}\n", " ".repeat(self.begin))
            }
            Form::Parted => format!("{}{game}  {date}\n", " ".repeat(self.begin)),
            Form::Narrow => String::new(),
        }
    }

    fn row(&self, row: &Row<'_>) -> String {
        let game = match row.game.as_str() {
            "" => String::new(),
            game if self.form == Form::Narrow => format!("{game}  {}", row.date),
            game => format!("{}  {}", padded(game, self.game), row.date),
        };
        let (begun, below) = (
            padded(&self.figure(row), self.begin),
            " ".repeat(self.begin),
        );
        let lines = match self.form {
            Form::Whole => vec![padded(&(begun + &game), self.end) + &self.about(row, self.end)],
            Form::Parted if game.is_empty() => vec![begun + &self.about(row, self.begin)],
            Form::Parted => vec![begun + &game, below + &self.about(row, self.begin)],
            Form::Narrow => vec![
                begun,
                INDENT.to_owned() + &game,
                INDENT.to_owned() + &self.about(row, INDENT.len()),
            ],
        };
        let lines = lines.iter().map(|line| line.trim_end());
        let lines = lines.filter(|line| !line.is_empty());
        lines.map(|line| format!("{line}\n")).collect()
    }

    fn figure(&self, row: &Row<'_>) -> String {
        let label = match self.form {
            Form::Narrow => shortened(&row.label, self.room(4 + row.figure.width())),
            _ => padded(&row.label, self.begin - 6 - row.figure.width()),
        };
        format!("  {label}  {}", row.figure)
    }

    /// The end of a line that begins in this column.
    fn about(&self, row: &Row<'_>, from: usize) -> String {
        let room = self.room(from);
        match &row.about {
            About::Result(view) => players_within(view, room, self.page),
            About::Words(words) => shortened(words, room),
        }
    }

    /// The columns of the page from this one on.
    fn room(&self, from: usize) -> usize {
        let columns = self.page.style.columns;
        columns.map_or(usize::MAX, |columns| columns.saturating_sub(from))
    }
}

fn padded(text: &str, width: usize) -> String {
    let gap = width.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(gap))
}

fn personal<'a>(player: &'a PlayerRecords, texts: &Texts) -> Block<'a> {
    let summary = texts.with(
        "records-summary",
        [
            ("games", player.games.into()),
            ("victories", player.victories.into()),
            ("average", texts.decimal(player.average).into()),
        ],
    );
    let feats = [
        ("records-best", &player.best),
        ("records-widest", &player.widest),
        ("records-narrowest", &player.narrowest),
    ];
    let mut rows = reached(&feats, texts);
    if let Some(longest) = &player.longest_run {
        let present = player.present_run.as_ref();
        rows.push(run(
            "records-longest-run",
            "records-from",
            Some(longest),
            texts,
        ));
        rows.push(run("records-present-run", "records-since", present, texts));
    }
    Block {
        heading: harmless(&player.name).into_owned(),
        summary: Some(summary),
        rows,
    }
}

fn table<'a>(table: &'a TableRecords, texts: &Texts) -> Block<'a> {
    let feats = [
        ("records-highest", &table.highest),
        ("records-highest-losing", &table.highest_losing),
        ("records-lowest-winning", &table.lowest_winning),
        ("records-table-widest", &table.widest),
    ];
    let mut rows = reached(&feats, texts);
    rows.extend(table.most_together.as_ref().map(|(names, games)| Row {
        label: texts.get("records-together"),
        figure: texts.number(*games),
        game: String::new(),
        date: String::new(),
        about: About::Words(texts.list(names)),
    }));
    Block {
        heading: texts.get("records-table"),
        summary: None,
        rows,
    }
}

/// The lines of those records that somebody holds.
fn reached<'a>(feats: &[(&str, &'a Option<RecordedFeat>)], texts: &Texts) -> Vec<Row<'a>> {
    let held = feats
        .iter()
        .filter_map(|(label, feat)| Some((label, feat.as_ref()?)));
    held.map(|(label, feat)| Row {
        label: texts.get(label),
        figure: texts.number(feat.value.into()),
        game: feat.game.short_id().unwrap_or_default(),
        date: date_text(feat.game.date),
        about: About::Result(&feat.game),
    })
    .collect()
}

/// The line of a run: its last game, and in words when it began.
fn run<'a>(label: &str, begun: &str, run: Option<&RecordedRun>, texts: &Texts) -> Row<'a> {
    let since = |run: &RecordedRun| texts.with(begun, [("date", date_text(run.since).into())]);
    Row {
        label: texts.get(label),
        figure: texts.number(run.map_or(0, |run| run.length as u64)),
        game: run.map_or(String::new(), |run| run.last.short(run.id_length)),
        date: run.map_or(String::new(), |run| date_text(run.until)),
        about: About::Words(
            run.filter(|run| run.length > 1)
                .map_or(String::new(), since),
        ),
    }
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

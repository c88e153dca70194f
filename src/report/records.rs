//! Records in words.

use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use super::Page;
use super::prose::wrap;
use crate::commands::{FallenRecord, PlayerRecords, RecordedFeat, RecordedRun, Records, View};
use crate::core::calendar::date_text;
use crate::core::records::Kind;
use crate::i18n::Texts;

/// A line of the page: what, how much, and where it was reached.
struct Row {
    label: String,
    figure: String,
    about: String,
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
    let hanging = " ".repeat(2 + label + 2 + figure + 2);

    let mut text = String::new();
    for (heading, rows) in &blocks {
        if !text.is_empty() {
            text.push('\n');
        }
        let _ = writeln!(text, "{}", page.style.strong(heading));
        for row in rows {
            let gap = " ".repeat(label - row.label.width() + figure - row.figure.width());
            let line = format!("{}  {gap}{}", row.label, row.figure);
            let line = line.replace(' ', "\u{e000}");
            let narrow = hanging.len() + 20 > page.style.prose;
            let hanging = if narrow { "    " } else { &hanging };
            let line = format!("\u{e000}\u{e000}{line}\u{e000} {}", row.about);
            let _ = writeln!(
                text,
                "{}",
                wrap(line.trim_end(), page.style.prose, hanging).trim_end()
            );
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

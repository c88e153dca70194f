//! A figure over time: drawn in text for a terminal, or as a picture.

mod canvas;
mod picture;
mod png;
mod scale;
mod svg;
mod text;

use self::picture::Drawing;
use self::scale::Values;
use super::page::Page;
use super::rankings::{PROVISIONAL, provisional};
use crate::cli::args::Of;
use crate::commands::{Chart, ChartedPlayer, NoChart, Picture};
use crate::core::calendar::date_text;
use crate::i18n::{Texts, harmless};
use crate::typeface::Typefaces;

pub use self::text::text;

/// The picture in a file.
pub fn picture(chart: &Chart, kind: Picture, page: &Page<'_>) -> Vec<u8> {
    let typefaces = Typefaces::load();
    let drawing = picture::drawing(chart, page.texts, &typefaces);
    file(&drawing, kind, &typefaces, page)
}

/// The picture that says that there is no game.
pub fn empty(chart: &NoChart, kind: Picture, page: &Page<'_>) -> Vec<u8> {
    let typefaces = Typefaces::load();
    let drawing = picture::headed(
        &title(chart.of, page.texts),
        &page.texts.get("chart-empty"),
        &typefaces,
    );
    file(&drawing, kind, &typefaces, page)
}

fn file(drawing: &Drawing, kind: Picture, typefaces: &Typefaces, page: &Page<'_>) -> Vec<u8> {
    match kind {
        Picture::Svg => svg::file(drawing, page.texts.code()),
        Picture::Png => png::file(drawing, typefaces),
    }
}

/// What the chart is about.
fn title(of: Of, texts: &Texts) -> String {
    texts.get(match of {
        Of::Scores => "chart-scores",
        Of::Victories => "chart-victories",
        Of::Rating => "chart-rating",
    })
}

/// How many games there are, and of which days.
fn extent(chart: &Chart, texts: &Texts) -> String {
    let (first, last) = chart.days;
    if first == last {
        let values = [
            ("count", chart.games.into()),
            ("date", date_text(first).into()),
        ];
        return texts.with("chart-day", values);
    }
    texts.with(
        "chart-days",
        [
            ("count", chart.games.into()),
            ("since", date_text(first).into()),
            ("until", date_text(last).into()),
        ],
    )
}

/// What the marks and lines mean; `games` is the text about how games are shown.
fn explanation(chart: &Chart, games: &str, texts: &Texts) -> String {
    let points = || {
        chart
            .players
            .iter()
            .flat_map(|player| &player.series.points)
    };
    let lines = chart.players.iter().map(|player| &player.series.line);
    let mut sentences = Vec::new();
    if chart.of == Of::Scores && lines.map(Vec::len).max() > Some(1) {
        sentences.push(texts.with(games, [("count", chart.window.into())]));
    }
    if points().any(|point| point.shared) {
        sentences.push(texts.get("chart-hollow"));
    }
    if chart.players.iter().any(|it| it.series.provisional) {
        sentences.push(provisional(texts));
    }
    sentences.join(" ")
}

/// The axis of values, with at most `most` numbers beside it, and these numbers as the language
/// writes them.
fn values(chart: &Chart, most: usize, texts: &Texts) -> (Values, Vec<String>) {
    let all = chart.players.iter().flat_map(|player| {
        let points = player.series.points.iter().map(|point| point.value);
        points.chain(player.series.line.iter().map(|(_, value)| *value))
    });
    // Ratings are told in tenths, everything else is counted.
    let values = Values::of(all, most, usize::from(chart.of == Of::Rating));
    let number = |tick: f64| match values.decimals {
        0 => texts.number(tick as u64),
        _ => texts.decimal(tick),
    };
    let label = |tick: &f64| {
        let sign = if *tick < 0.0 { "−" } else { "" };
        format!("{sign}{}", number(tick.abs()))
    };
    let labels = values.ticks.iter().map(label).collect();
    (values, labels)
}

/// The names, as they are shown, each with the mark behind it.
fn names(chart: &Chart) -> Vec<(String, &'static str)> {
    let mark = |player: &ChartedPlayer| match player.series.provisional {
        true => PROVISIONAL,
        false => "",
    };
    let players = chart.players.iter();
    players
        .map(|player| (harmless(&player.name).into_owned(), mark(player)))
        .collect()
}

/// The height of a line at a moment: where it stands upright, the last of its corners.
fn value_at(line: &[(f64, f64)], at: f64) -> Option<f64> {
    let after = line.partition_point(|(corner, _)| *corner <= at);
    let (begins, from) = *line.get(after.checked_sub(1)?)?;
    let (ends, to) = *line.get(after)?;
    Some(from + (to - from) * (at - begins) / (ends - begins))
}

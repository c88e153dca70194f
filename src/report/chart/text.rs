//! A figure over time in text, for a terminal of any width.

use anstyle::{Ansi256Color, Style};
use unicode_width::UnicodeWidthStr;

use super::canvas::{Canvas, DOTS};
use super::scale::{Span, Values, dates, days_span, noon};
use super::{explanation, extent, names, title, value_at, values};
use crate::cli::args::Of;
use crate::commands::{Chart, ChartedPlayer};
use crate::core::calendar::{Date, date_text};
use crate::core::series::Point;
use crate::report::page::Page;
use crate::report::prose::wrap;
use crate::report::table::shortened;

/// The page where nobody says how wide it is.
const USUAL_COLUMNS: usize = 80;

/// On a narrower page lines are longer than the page.
const NARROWEST: usize = 20;

/// The widest drawing, in columns.
const WIDEST: usize = 400;

/// The lines of the drawing itself: the fewest, and the most on a page of any height and width.
const LOWEST: usize = 6;
const HIGHEST: usize = 24;

/// A drawing with more points than one in so many cells shows them as dots.
const CROWDED: usize = 14;

/// From one mark on a line to the next, in columns.
const BETWEEN_MARKS: usize = 16;

/// The columns right of the axes, for the mark at the end of a line.
const BEHIND: usize = 2;

/// The columns of a line in the legend, and those between two entries.
const SAMPLE: usize = 4;
const BETWEEN_ENTRIES: usize = 3;

/// A date beside the axis, and the gap to the next.
const DATE: usize = 10;
const GAP: usize = 2;

/// How a player is told from the others: the mark of a game, the mark of a shared victory, the
/// colour, and the dashes of the line in dots.
struct Sign {
    mark: char,
    shared: char,
    color: u8,
    dashes: &'static [f32],
}

const SIGNS: [Sign; 8] = [
    sign('●', '○', 33, &[]),
    sign('■', '□', 208, &[4.0, 2.0]),
    sign('▲', '△', 35, &[1.0, 1.0]),
    sign('◆', '◇', 170, &[6.0, 2.0, 1.0, 2.0]),
    sign('▼', '▽', 178, &[2.0, 2.0]),
    sign('★', '☆', 37, &[8.0, 3.0]),
    sign('►', '▻', 160, &[1.0, 3.0]),
    sign('◄', '◅', 245, &[5.0, 2.0, 1.0, 2.0, 1.0, 2.0]),
];

const fn sign(mark: char, shared: char, color: u8, dashes: &'static [f32]) -> Sign {
    Sign {
        mark,
        shared,
        color,
        dashes,
    }
}

/// The chart, its legend below it.
pub fn text(chart: &Chart, page: &Page<'_>) -> String {
    let columns = page.style.columns.unwrap_or(USUAL_COLUMNS);
    let columns = columns.clamp(NARROWEST, WIDEST);
    let wrapped = |text: &str| -> Vec<String> {
        let text = wrap(text, columns, "");
        text.lines().map(str::to_owned).collect()
    };
    let head = format!(
        "{} · {}",
        title(chart.of, page.texts),
        extent(chart, page.texts)
    );
    let head = wrapped(&head);
    let explained = wrapped(&explanation(chart, "chart-marks", page.texts));
    let names = shortened_names(chart, columns);
    let legend = legend(&names, columns);
    let others = head.len() + legend.len() + explained.len();

    let plot = Plot::new(
        chart,
        columns,
        height(columns, others, page.style.lines),
        page,
    );
    let games = if plot.crowded {
        "chart-dots"
    } else {
        "chart-marks"
    };
    let mut lines: Vec<String> = head.iter().map(|line| page.style.strong(line)).collect();
    lines.push(String::new());
    lines.extend(plot.lines(page));
    lines.push(String::new());
    lines.extend(legend.iter().map(|players| {
        let entries: Vec<String> = players
            .iter()
            .map(|player| entry(*player, &names[*player], plot.dashed, page))
            .collect();
        entries.join(&" ".repeat(BETWEEN_ENTRIES))
    }));
    lines.extend(wrapped(&explanation(chart, games, page.texts)));
    lines.join("\n") + "\n"
}

/// How many lines the drawing takes on a page with so many others, a blank line above and below,
/// the axis and its dates, and a line to type the next command.
fn height(columns: usize, others: usize, page: Option<usize>) -> usize {
    let room = page.map_or(HIGHEST, |lines| lines.saturating_sub(others + 5));
    room.min(columns / 4).clamp(LOWEST, HIGHEST)
}

/// The names as there is room for them in the legend.
fn shortened_names(chart: &Chart, columns: usize) -> Vec<String> {
    let names = names(chart).into_iter();
    names
        .map(|(name, mark)| shortened(&name, columns - SAMPLE - 2 - mark.len()) + mark)
        .collect()
}

/// Which players stand in each line of the legend.
fn legend(names: &[String], columns: usize) -> Vec<Vec<usize>> {
    let mut lines: Vec<Vec<usize>> = Vec::new();
    let mut taken = 0;
    for (player, name) in names.iter().enumerate() {
        let width = SAMPLE + 2 + name.width();
        match lines.last_mut() {
            Some(line) if taken + BETWEEN_ENTRIES + width <= columns => {
                line.push(player);
                taken += BETWEEN_ENTRIES + width;
            }
            _ => {
                lines.push(vec![player]);
                taken = width;
            }
        }
    }
    lines
}

/// A player's mark, line and name.
fn entry(player: usize, name: &str, dashed: bool, page: &Page<'_>) -> String {
    let sign = &SIGNS[player % SIGNS.len()];
    let mut sample = Canvas::new(SAMPLE, 1);
    let ends = (SAMPLE * DOTS.0) as f32;
    sample.line(&[(-1.0, 1.0), (ends, 1.0)], sign.dashes(dashed), player);
    let line = sample.lines().flatten().map(|cell| cell.character());
    let drawn = format!("{}{}", sign.mark, line.collect::<String>());
    format!("{} {name}", painted(&drawn, player, page))
}

/// The drawing between its axes.
struct Plot {
    canvas: Canvas,
    time: Span,
    values: Values,
    labels: Vec<String>,
    /// The columns of the labels and the axis left of the drawing.
    beside: usize,
    dates: Vec<Label>,
    /// Whether there are too many points for a mark each.
    crowded: bool,
    /// Whether lines are told apart by dashes: not by colour, nor by marks of their own.
    dashed: bool,
    /// The columns between the axes.
    columns: usize,
}

/// A date below the axis.
struct Label {
    /// The column of its tick, from the axis.
    tick: usize,
    /// The column in which it begins, from the edge of the page.
    begins: usize,
    text: String,
}

impl Sign {
    /// The dashes, where lines are dashed.
    fn dashes(&self, dashed: bool) -> &'static [f32] {
        if dashed { self.dashes } else { &[] }
    }
}

impl Plot {
    fn new(chart: &Chart, columns: usize, height: usize, page: &Page<'_>) -> Self {
        let (values, labels) = values(chart, (height / 2).min(8), page.texts);
        let beside = labels.iter().map(|label| label.width()).max();
        let beside = beside.unwrap_or_default() + 2;
        let columns = columns - beside - BEHIND;
        let points: usize = chart
            .players
            .iter()
            .map(|player| player.series.points.len())
            .sum();
        let crowded = points * CROWDED > columns * height;
        let mut plot = Plot {
            canvas: Canvas::new(columns + BEHIND, height),
            time: days_span(chart.days),
            values,
            labels,
            beside,
            dates: Vec::new(),
            crowded,
            dashed: chart.of == Of::Scores && !crowded && !page.style.bold,
            columns,
        };
        plot.dates = plot.dates(chart);
        plot.draw(chart);
        plot
    }

    /// The dates below the axis.
    fn dates(&self, chart: &Chart) -> Vec<Label> {
        let most = (self.columns + GAP) / (DATE + GAP);
        let labels = |dates: &[Date]| -> Vec<Label> {
            let dates = dates.iter();
            dates.map(|date| self.label(*date)).collect()
        };
        let apart = |dates: &[Date]| {
            let labels = labels(dates);
            let ends = labels.iter().map(|label| label.begins + DATE + GAP);
            let next = labels.iter().skip(1).map(|label| label.begins);
            ends.zip(next).all(|(ends, next)| ends <= next)
        };
        labels(&dates(chart.days, most.max(1), apart))
    }

    /// A date below its tick, as near as the edges of the page let it.
    fn label(&self, date: Date) -> Label {
        let (tick, _) = self.cell(noon(date), self.values.span.from);
        let wanted = (self.beside + tick).saturating_sub(DATE / 2);
        let latest = (self.beside + self.columns + BEHIND).saturating_sub(DATE);
        Label {
            tick,
            begins: wanted.min(latest),
            text: date_text(date),
        }
    }

    fn draw(&mut self, chart: &Chart) {
        let players = || chart.players.iter().zip(&SIGNS).enumerate().rev();
        let marked = chart.of == Of::Scores && !self.crowded;
        if self.crowded {
            for (index, (player, _)) in players() {
                for point in &player.series.points {
                    let (x, y) = self.dot(point.at, point.value);
                    self.canvas.dot((x as usize, y as usize), index);
                }
            }
        }
        for (index, (player, sign)) in players() {
            let corners: Vec<(f32, f32)> = player
                .series
                .line
                .iter()
                .map(|(at, value)| self.dot(*at, *value))
                .collect();
            self.canvas.line(&corners, sign.dashes(self.dashed), index);
        }
        let one_by_one = |point: &&Point| marked || point.shared;
        for (index, (player, sign)) in players() {
            for point in player.series.points.iter().filter(one_by_one) {
                let mark = if point.shared { sign.shared } else { sign.mark };
                self.mark_point(point, mark, index);
            }
        }
        if !marked {
            for (index, (player, sign)) in players() {
                self.mark_line(player, index, chart.players.len(), sign.mark);
            }
        }
    }

    /// Puts a mark where a point is, or beside another's that stands there already.
    fn mark_point(&mut self, point: &Point, mark: char, index: usize) {
        let (column, line) = self.cell(point.at, point.value);
        let beside = [0, 1, -1, 2, -2].into_iter().filter_map(|aside| {
            let column = column.checked_add_signed(aside)?;
            (column < self.columns).then_some(column)
        });
        let free = beside
            .into_iter()
            .find(|column| !self.canvas.cell(*column, line).is_marked());
        self.canvas.mark(free.unwrap_or(column), line, mark, index);
    }

    /// Puts the player's mark on the line now and then, where no other is near, and at its end.
    fn mark_line(&mut self, player: &ChartedPlayer, index: usize, players: usize, mark: char) {
        let line = &player.series.line;
        let shift = BETWEEN_MARKS * (2 * index + 1) / (2 * players);
        for column in (shift..self.columns).step_by(BETWEEN_MARKS) {
            let part = (column as f64 + 0.5) / self.columns as f64;
            let at = self.time.from + part * (self.time.to - self.time.from);
            if let Some(value) = value_at(line, at) {
                let (column, row) = self.cell(at, value);
                if !self.canvas.cell(column, row).is_marked() {
                    self.canvas.mark(column, row, mark, index);
                }
            }
        }
        let Some((at, value)) = line.last() else {
            return;
        };
        let (column, row) = self.cell(*at, *value);
        let (_, rows) = self.canvas.size();
        // As near to the end as there is room.
        let near = (0..2 * rows as isize).map(|step| {
            if step % 2 == 0 {
                step / 2
            } else {
                -step / 2 - 1
            }
        });
        let free = near
            .filter_map(|step| row.checked_add_signed(step).filter(|row| *row < rows))
            .find(|row| !self.canvas.cell(column + 1, *row).is_marked());
        if let Some(row) = free {
            self.canvas.mark(column + 1, row, mark, index);
        }
    }

    /// The place of a value in dots, from the left and from above.
    fn dot(&self, at: f64, value: f64) -> (f32, f32) {
        let (_, height) = self.canvas.size();
        let across = (self.columns * DOTS.0 - 1) as f64 * self.time.part(at);
        let down = (height * DOTS.1 - 1) as f64 * (1.0 - self.values.span.part(value));
        (across.round() as f32, down.round() as f32)
    }

    fn cell(&self, at: f64, value: f64) -> (usize, usize) {
        let (x, y) = self.dot(at, value);
        (x as usize / DOTS.0, y as usize / DOTS.1)
    }

    /// The drawing with its axes, line by line.
    fn lines(&self, page: &Page<'_>) -> Vec<String> {
        let mut labels: Vec<Option<&str>> = vec![None; self.canvas.size().1];
        for (tick, label) in self.values.ticks.iter().zip(&self.labels) {
            let (_, row) = self.cell(self.time.from, *tick);
            labels[row] = Some(label);
        }
        let mut lines: Vec<String> = self
            .canvas
            .lines()
            .zip(labels)
            .map(|(cells, label)| {
                let axis = if label.is_some() { '┤' } else { '│' };
                let label = label.unwrap_or_default();
                let pad = " ".repeat(self.beside - 2 - label.width());
                let drawn = cells.iter().rposition(|cell| !cell.is_empty());
                let cells = &cells[..drawn.map_or(0, |last| last + 1)];
                let mut line = format!("{pad}{label} {axis}");
                for same in cells.chunk_by(|one, next| {
                    one.is_empty() == next.is_empty() && one.color == next.color
                }) {
                    let drawn: String = same.iter().map(|cell| cell.character()).collect();
                    line += &painted(&drawn, same[0].color, page);
                }
                line
            })
            .collect();
        let mut axis = vec!['─'; self.columns];
        let mut below = String::new();
        for label in &self.dates {
            axis[label.tick] = '┬';
            below += &" ".repeat(label.begins.saturating_sub(below.len()));
            below += &label.text;
        }
        lines.push(" ".repeat(self.beside - 1) + "└" + &axis.into_iter().collect::<String>());
        lines.push(below);
        lines
    }
}

/// A text in the colour of a player, where colour is wanted.
fn painted(text: &str, player: usize, page: &Page<'_>) -> String {
    let color = SIGNS.get(player).map(|sign| sign.color);
    match color {
        Some(color) if page.style.bold && !text.trim().is_empty() => {
            let style = Style::new().fg_color(Some(Ansi256Color(color).into()));
            format!("{style}{text}{style:#}")
        }
        _ => text.to_owned(),
    }
}

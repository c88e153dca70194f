//! The table: a column for each player, and a row for each thing that is counted.

use super::drawing::{Align, Area, LINE};
use super::fit::{Attempt, Fitted, alike, fit};
use super::page::{Page, THICK, THIN};
use crate::commands::{Row, Sheet};
use crate::core::track::SPACES;
use crate::typeface::{Typeface, Weight};

const HEADER: f32 = 32.0;
const HEADING: f32 = 16.0;
const HEADING_SIZE: f32 = 9.0;

/// The total is so much higher than other rows.
const TOTAL: f32 = 1.25;

/// Around the words in a cell.
const PADDING: f32 = 4.0;

/// How wide the column of the labels is, at least, and at most with few and with many players.
const NARROWEST: f32 = 80.0;
const WIDEST: f32 = 122.0;
const WIDEST_OF_MANY: f32 = 88.0;
const MANY: usize = 6;

/// How names are set, and how many of these ways are for all names alike.
const NAMES: [Attempt; 10] = [
    (13.0, 1),
    (12.0, 1),
    (11.0, 1),
    (10.0, 1),
    (9.5, 2),
    (9.0, 2),
    (8.5, 2),
    (8.0, 2),
    (7.0, 2),
    (6.5, 2),
];
const NAMES_ALIKE: usize = 6;

/// The same for labels.
const LABELS: [Attempt; 9] = [
    (10.0, 1),
    (9.0, 1),
    (9.0, 2),
    (8.0, 1),
    (8.0, 2),
    (7.0, 1),
    (7.0, 2),
    (6.5, 1),
    (6.5, 2),
];
const LABELS_ALIKE: usize = 4;

/// What is left above and below a label together, at least.
const AROUND_LABEL: f32 = 2.0;

/// The laps that have a box: as many as a game often has.
const LAPS: u32 = 4;

/// How large a box to tick and its number are; the first that the column has room for.
const TICKS: [(f32, f32); 3] = [(10.0, 8.0), (9.0, 7.5), (8.5, 6.5)];

/// Between a box and its number, between one number and the next box, and around all of them.
const TICK_GAP: f32 = 3.0;
const BETWEEN_TICKS: (f32, f32) = (4.0, 14.0);
const AROUND_TICKS: f32 = 4.0;

/// What stands in the cells of a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cells {
    /// Boxes to tick.
    Laps,
    /// Room for the space on the track; the final count begins below.
    Space,
    /// Room for points of the final count.
    Points,
    /// Room for the total.
    Total,
}

/// The table, before it is known how high its rows are.
pub struct Table {
    seats: Vec<Option<String>>,
    rows: Vec<(String, Cells)>,
    /// How wide the column of the labels is, and that of a player.
    column: f32,
    seat: f32,
    ticks: Ticks,
}

impl Table {
    /// The table of a sheet, as wide as what is free of the page.
    pub fn of(sheet: &Sheet, page: &Page<'_>) -> Self {
        let rows = rows(sheet, page);
        let many = sheet.seats.len() >= MANY;
        let widths = rows
            .iter()
            .map(|(label, _)| page.width_of(label, Weight::Regular, LABELS[0].0));
        let widest = widths.fold(0.0, f32::max) + 2.0 * PADDING;
        let column = widest.clamp(NARROWEST, if many { WIDEST_OF_MANY } else { WIDEST });
        let seat = (page.free.width - column) / sheet.seats.len() as f32;
        Table {
            seats: sheet.seats.clone(),
            rows,
            column,
            seat,
            ticks: Ticks::within(seat, page),
        }
    }

    /// How high rows are when the table is.
    pub fn row_within(&self, height: f32) -> f32 {
        let shares: f32 = self.rows.iter().map(|(_, cells)| cells.share()).sum();
        (height - HEADER - self.ticks.height() - HEADING) / shares
    }

    /// Draws the table with rows of this height.
    pub fn draw(&self, height: f32, page: &mut Page<'_>) {
        self.header(page);
        let low_enough =
            |(size, lines): &&Attempt| LINE * size * *lines as f32 + AROUND_LABEL <= height;
        let attempts: Vec<Attempt> = LABELS.iter().filter(low_enough).copied().collect();
        let typeface = page.typefaces.of(Weight::Regular);
        let labels: Vec<&str> = self.rows.iter().map(|(label, _)| label.as_str()).collect();
        let attempts = alike(
            &labels,
            self.label_width(),
            &attempts,
            LABELS_ALIKE,
            typeface,
        );
        for (label, cells) in &self.rows {
            let height = match cells {
                Cells::Laps => self.ticks.height(),
                _ => height * cells.share(),
            };
            self.row((label, *cells), height, attempts, page);
            if *cells == Cells::Space {
                heading(page);
            }
        }
    }

    fn label_width(&self) -> f32 {
        self.column - 2.0 * PADDING
    }

    /// A player's cell in a row.
    fn cell(&self, row: Area, seat: usize) -> Area {
        let left = row.left + self.column + self.seat * seat as f32;
        Area {
            left,
            width: self.seat,
            ..row
        }
    }

    /// The names of the players.
    fn header(&self, page: &mut Page<'_>) {
        let row = page.take(HEADER);
        let typeface = page.typefaces.of(Weight::Bold);
        let width = self.seat - 2.0 * PADDING;
        let names: Vec<&str> = self.seats.iter().flatten().map(String::as_str).collect();
        let attempts = alike(&names, width, &NAMES, NAMES_ALIKE, typeface);
        for (seat, name) in self.seats.iter().enumerate() {
            if let Some(name) = name {
                let fitted = fit(name, width, attempts, typeface);
                let room = self.cell(row, seat).narrowed(PADDING);
                page.write(&fitted, Weight::Bold, room, Align::Centre);
            }
        }
        page.drawing.across(row.left, row.right(), row.top, THICK);
        self.lines(row, THICK, page);
    }

    fn row(
        &self,
        (label, cells): (&str, Cells),
        height: f32,
        attempts: &[Attempt],
        page: &mut Page<'_>,
    ) {
        let row = page.take(height);
        let last = cells == Cells::Total;
        let (weight, below) = if last {
            page.drawing.across(row.left, row.right(), row.top, THICK);
            (Weight::Bold, THICK)
        } else {
            (Weight::Regular, THIN)
        };
        let width = self.label_width();
        let fitted = fit(label, width, attempts, page.typefaces.of(weight));
        let room = Area {
            left: row.left + PADDING,
            width,
            ..row
        };
        page.write(&fitted, weight, room, Align::Left);
        if cells == Cells::Laps {
            for seat in 0..self.seats.len() {
                self.ticks.draw(self.cell(row, seat), page);
            }
        }
        self.lines(row, below, page);
    }

    /// The lines around the cells of a row, the one below so thick.
    fn lines(&self, row: Area, below: f32, page: &mut Page<'_>) {
        for seat in 0..self.seats.len() {
            let left = self.cell(row, seat).left;
            page.drawing.down(left, row.top, row.bottom(), THIN);
        }
        frame(row, below, page);
    }
}

impl Cells {
    /// How high the row is, in rows.
    fn share(self) -> f32 {
        match self {
            Cells::Laps => 0.0,
            Cells::Space | Cells::Points => 1.0,
            Cells::Total => TOTAL,
        }
    }
}

/// The rows with their labels, from top to bottom.
fn rows(sheet: &Sheet, page: &Page<'_>) -> Vec<(String, Cells)> {
    let texts = page.texts;
    let label = |row: &Row| match row {
        Row::Roads => texts.get("sheet-roads"),
        Row::Cities => texts.get("sheet-cities"),
        Row::Monasteries => texts.get("sheet-monasteries"),
        Row::Gardens => texts.get("sheet-gardens"),
        Row::Fields => texts.get("sheet-fields"),
        Row::Goods => texts.get("sheet-goods"),
        Row::Of(expansion) => texts.expansion(expansion),
    };
    let before = [
        (texts.get("sheet-laps"), Cells::Laps),
        (texts.get("sheet-space"), Cells::Space),
    ];
    let count = sheet.rows.iter().map(|row| (label(row), Cells::Points));
    let after = (texts.get("sheet-total"), Cells::Total);
    before.into_iter().chain(count).chain([after]).collect()
}

/// Says that the final count begins here.
fn heading(page: &mut Page<'_>) {
    let row = page.take(HEADING);
    let room = row.narrowed(PADDING);
    let words = page.texts.get("reminder-final-count");
    let typeface = page.typefaces.of(Weight::Bold);
    let fitted = fit(&words, room.width, &[(HEADING_SIZE, 1)], typeface);
    page.drawing.shades.push(row);
    page.write(&fitted, Weight::Bold, room, Align::Left);
    frame(row, THIN, page);
}

fn frame(row: Area, below: f32, page: &mut Page<'_>) {
    for side in [row.left, row.right()] {
        page.drawing.down(side, row.top, row.bottom(), THIN);
    }
    page.drawing
        .across(row.left, row.right(), row.bottom(), below);
}

/// The boxes to tick of a player.
struct Ticks {
    /// How many stand beside one another.
    across: u32,
    /// How wide and high one is.
    side: f32,
    /// The size of the number behind it, and how wide the widest is.
    size: f32,
    number: f32,
}

impl Ticks {
    /// The largest that a column has room for, in one row if they can be.
    fn within(column: f32, page: &Page<'_>) -> Self {
        let typeface: &Typeface = page.typefaces.of(Weight::Regular);
        let widest = page.texts.number((LAPS * SPACES).into());
        let ticks = |across: u32, (side, size): (f32, f32)| Ticks {
            across,
            side,
            size,
            number: typeface.width(&widest, size),
        };
        let ways = [LAPS, LAPS / 2]
            .into_iter()
            .flat_map(|across| TICKS.map(|sizes| ticks(across, sizes)));
        let fitting = ways.into_iter().find(|ticks| {
            let gaps = BETWEEN_TICKS.0 * (ticks.across + 1) as f32;
            ticks.width() * ticks.across as f32 + gaps <= column
        });
        fitting.unwrap_or_else(|| ticks(LAPS / 2, TICKS[TICKS.len() - 1]))
    }

    /// How wide a box is with its number.
    fn width(&self) -> f32 {
        self.side + TICK_GAP + self.number
    }

    /// How high the row is.
    fn height(&self) -> f32 {
        let line = (LINE * self.size).max(self.side) + 5.0;
        (LAPS / self.across) as f32 * line + 2.0 * AROUND_TICKS
    }

    fn draw(&self, cell: Area, page: &mut Page<'_>) {
        let across = self.across as f32;
        let free = cell.width - self.width() * across;
        let between = (free / (across + 1.0)).min(BETWEEN_TICKS.1);
        let left = cell.left + (free - between * (across - 1.0)) / 2.0;
        let height = (cell.height - 2.0 * AROUND_TICKS) / (LAPS / self.across) as f32;
        for lap in 0..LAPS {
            let place = (lap % self.across) as f32;
            let room = Area::new(
                left + (self.width() + between) * place,
                cell.top + AROUND_TICKS + height * (lap / self.across) as f32,
                self.width(),
                height,
            );
            let above = (height - self.side) / 2.0;
            let tick = Area::new(room.left, room.top + above, self.side, self.side);
            page.drawing.ticks.push(tick);
            let number = page.texts.number(((lap + 1) * SPACES).into());
            let room = Area {
                left: tick.right() + TICK_GAP,
                width: self.number,
                ..room
            };
            let number = Fitted::line(&number, self.size);
            page.write(&number, Weight::Regular, room, Align::Left);
        }
    }
}

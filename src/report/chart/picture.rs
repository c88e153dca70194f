//! The picture of a figure over time: what is drawn where, whatever the file is.

use rustc_hash::FxHashSet;
use unicode_width::UnicodeWidthChar;

use super::scale::{Span, Values, dates, days_span, noon};
use super::{explanation, extent, names, title, value_at, values};
use crate::cli::args::Of;
use crate::commands::{Chart, ChartedPlayer};
use crate::core::calendar::{Date, date_text};
use crate::i18n::Texts;
use crate::typeface::{Typefaces, Weight};

/// A place from the left and from above.
pub type Spot = (f32, f32);

/// Red, green and blue.
pub type Color = [u8; 3];

/// The size of the sheet.
pub const SHEET: (f32, f32) = (1200.0, 720.0);

/// How wide the line around a mark is.
pub const EDGE: f32 = 1.8;

const MARGIN: f32 = 36.0;

const INK: Color = [0x22, 0x22, 0x22];
const PALE_INK: Color = [0x59, 0x59, 0x59];
const GRID: Color = [0xdd, 0xdd, 0xdd];
pub const PAPER: Color = [0xff, 0xff, 0xff];

/// Between the axes and the first and last day.
const INSET: f32 = 10.0;

const TITLE: f32 = 27.0;
const LABEL: f32 = 16.0;

/// The height of a line of the legend, and of the text below it.
const LEGEND_LINE: f32 = 28.0;
const TEXT_LINE: f32 = 21.0;

/// Letters of another typeface may be wider by so much.
const SPARE: f32 = 1.1;

/// With more points the lines have marks of their own.
const CROWDED: usize = 160;

/// From one mark on a line to the next.
const BETWEEN_MARKS: f32 = 170.0;

/// The widest a name may be in the legend.
const WIDEST_NAME: f32 = 500.0;

/// What a mark looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Circle,
    Square,
    Up,
    Diamond,
    Down,
    Star,
    Right,
    Left,
}

impl Shape {
    /// The corners of a mark there, about as large as a circle with that radius; none of the circle.
    pub fn around(self, middle: Spot, radius: f32) -> Vec<Spot> {
        let placed = |(x, y)| (middle.0 + radius * x, middle.1 + radius * y);
        self.corners().into_iter().map(placed).collect()
    }

    /// The corners around the middle, of a mark with radius 1.
    fn corners(self) -> Vec<Spot> {
        let triangle = [(0.0, -1.3), (1.25, 0.9), (-1.25, 0.9)];
        let turned = |turn: fn(Spot) -> Spot| triangle.map(turn).to_vec();
        match self {
            Shape::Circle => Vec::new(),
            Shape::Square => vec![(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
            Shape::Up => triangle.to_vec(),
            Shape::Down => turned(|(x, y)| (x, -y)),
            Shape::Right => turned(|(x, y)| (-y, x)),
            Shape::Left => turned(|(x, y)| (y, x)),
            Shape::Diamond => vec![(0.0, -1.35), (1.15, 0.0), (0.0, 1.35), (-1.15, 0.0)],
            Shape::Star => (0..10)
                .map(|corner| {
                    let reach = if corner % 2 == 0 { 1.5 } else { 0.65 };
                    let (sine, cosine) = (corner as f32 * std::f32::consts::PI / 5.0).sin_cos();
                    (reach * sine, -reach * cosine)
                })
                .collect(),
        }
    }
}

/// Where a text lies from its spot on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Words {
    pub text: String,
    /// On the line on which the letters stand.
    pub at: Spot,
    pub anchor: Anchor,
    pub size: f32,
    pub weight: Weight,
    pub color: Color,
}

/// Something drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A line from corner to corner, dashed where there are dashes.
    Line {
        corners: Vec<Spot>,
        width: f32,
        color: Color,
        dashes: Vec<f32>,
    },
    /// A mark, filled with one colour within a line of another.
    Mark {
        shape: Shape,
        at: Spot,
        radius: f32,
        fill: Color,
        edge: Color,
        /// From 0, not seen, to 1.
        opacity: f32,
    },
    Words(Words),
}

/// All that is drawn, the later above the earlier.
#[derive(Debug)]
pub struct Drawing {
    pub title: String,
    pub items: Vec<Item>,
}

/// How a player is told from the others. The colours are those of M. Okabe and K. Ito, which
/// everybody can tell apart, with a grey in the place of the yellow that paper swallows.
struct Sign {
    color: Color,
    shape: Shape,
    dashes: &'static [f32],
}

const SIGNS: [Sign; 8] = [
    sign([0x00, 0x72, 0xb2], Shape::Circle, &[]),
    sign([0xd5, 0x5e, 0x00], Shape::Square, &[10.0, 4.0]),
    sign([0x00, 0x9e, 0x73], Shape::Up, &[3.0, 3.0]),
    sign([0xcc, 0x79, 0xa7], Shape::Diamond, &[12.0, 4.0, 3.0, 4.0]),
    sign([0x00, 0x00, 0x00], Shape::Down, &[6.0, 3.0]),
    sign([0x56, 0xb4, 0xe9], Shape::Star, &[18.0, 5.0]),
    sign([0xe6, 0x9f, 0x00], Shape::Right, &[2.0, 5.0]),
    sign(
        [0x7f, 0x7f, 0x7f],
        Shape::Left,
        &[10.0, 3.0, 3.0, 3.0, 3.0, 3.0],
    ),
];

const fn sign(color: Color, shape: Shape, dashes: &'static [f32]) -> Sign {
    Sign {
        color,
        shape,
        dashes,
    }
}

/// How wide a text is; letters that the typeface lacks are taken for wide ones.
fn width(text: &str, size: f32, weight: Weight, typefaces: &Typefaces) -> f32 {
    let typeface = typefaces.of(weight);
    let lacking = text
        .chars()
        .filter(|letter| typeface.glyph(*letter).is_none());
    let wide: usize = lacking
        .map(|letter| letter.width().unwrap_or_default())
        .sum();
    typeface.width(text, size) + wide as f32 * 0.6 * size
}

/// The chart as a picture.
pub fn drawing(chart: &Chart, texts: &Texts, typefaces: &Typefaces) -> Drawing {
    let points: usize = chart
        .players
        .iter()
        .map(|player| player.series.points.len())
        .sum();
    let crowded = points > CROWDED;
    let title = title(chart.of, texts);
    let extent = extent(chart, texts);
    let mut sheet = Sheet::headed(&title, &extent, typefaces);
    let games = if crowded {
        "chart-small-marks"
    } else {
        "chart-marks"
    };
    let explained = explanation(chart, games, texts);
    let bottom = sheet.explain(&explained, SHEET.1 - MARGIN);
    let bottom = sheet.legend(&names(chart), bottom);
    sheet.plot(chart, crowded, (MARGIN + 68.0, bottom), texts);
    sheet.drawing(&title, &extent)
}

/// A picture of nothing but its heading.
pub fn headed(title: &str, extent: &str, typefaces: &Typefaces) -> Drawing {
    Sheet::headed(title, extent, typefaces).drawing(title, extent)
}

struct Sheet<'a> {
    typefaces: &'a Typefaces,
    items: Vec<Item>,
}

impl<'a> Sheet<'a> {
    /// A sheet with its heading: what it shows, and of which games.
    fn headed(title: &str, extent: &str, typefaces: &'a Typefaces) -> Self {
        let mut sheet = Sheet {
            typefaces,
            items: Vec::new(),
        };
        let mut words = |text: &str, y: f32, size: f32, weight, color| {
            sheet.words(text, (MARGIN, y), Anchor::Start, size, weight, color);
        };
        words(title, MARGIN + 18.0, TITLE, Weight::Bold, INK);
        words(extent, MARGIN + 46.0, LABEL, Weight::Regular, PALE_INK);
        sheet
    }

    fn drawing(self, title: &str, extent: &str) -> Drawing {
        Drawing {
            title: format!("{title} · {extent}"),
            items: self.items,
        }
    }

    fn words(
        &mut self,
        text: &str,
        at: Spot,
        anchor: Anchor,
        size: f32,
        weight: Weight,
        color: Color,
    ) {
        self.items.push(Item::Words(Words {
            text: text.to_owned(),
            at,
            anchor,
            size,
            weight,
            color,
        }));
    }

    fn label(&mut self, text: &str, at: Spot, anchor: Anchor) {
        self.words(text, at, anchor, LABEL, Weight::Regular, PALE_INK);
    }

    fn line(&mut self, corners: Vec<Spot>, width: f32, color: Color, dashes: &[f32]) {
        self.items.push(Item::Line {
            corners,
            width,
            color,
            dashes: dashes.to_vec(),
        });
    }

    fn width(&self, text: &str) -> f32 {
        SPARE * width(text, LABEL, Weight::Regular, self.typefaces)
    }

    /// The text in lines that end at `bottom`; returns where it begins.
    fn explain(&mut self, text: &str, bottom: f32) -> f32 {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}")) <= SHEET.0 - 2.0 * MARGIN => {
                    *line += " ";
                    *line += word;
                }
                _ => lines.push(word.to_owned()),
            }
        }
        let begins = bottom - lines.len() as f32 * TEXT_LINE;
        for (index, line) in lines.iter().enumerate() {
            let y = begins + (index + 1) as f32 * TEXT_LINE;
            self.label(line, (MARGIN, y), Anchor::Start);
        }
        begins
    }

    /// Who has which mark and line, in lines that end at `bottom`; returns where they begin.
    fn legend(&mut self, names: &[(String, &str)], bottom: f32) -> f32 {
        const SAMPLE: f32 = 48.0;
        const BETWEEN: f32 = 34.0;
        let mut spots: Vec<(usize, f32, String)> = Vec::new();
        let (mut line, mut x) = (0, MARGIN);
        for (name, mark) in names {
            let name = self.shortened(name) + mark;
            let width = SAMPLE + 10.0 + self.width(&name);
            if x > MARGIN && x + width > SHEET.0 - MARGIN {
                line += 1;
                x = MARGIN;
            }
            spots.push((line, x, name));
            x += width + BETWEEN;
        }
        let begins = bottom - (line + 1) as f32 * LEGEND_LINE - 6.0;
        for ((line, x, name), sign) in spots.into_iter().zip(&SIGNS) {
            let y = begins + (line + 1) as f32 * LEGEND_LINE - 10.0;
            self.line(vec![(x, y), (x + SAMPLE, y)], 2.5, sign.color, sign.dashes);
            self.mark(sign, (x + SAMPLE / 2.0, y));
            let at = (x + SAMPLE + 10.0, y + 0.36 * LABEL);
            self.words(&name, at, Anchor::Start, LABEL, Weight::Regular, INK);
        }
        begins
    }

    /// The name, or its beginning with `…`.
    fn shortened(&self, name: &str) -> String {
        if self.width(name) <= WIDEST_NAME {
            return name.to_owned();
        }
        let mut kept = name.to_owned();
        while kept.pop().is_some() {
            let shown = format!("{}…", kept.trim_end());
            if self.width(&shown) <= WIDEST_NAME {
                return shown;
            }
        }
        kept
    }

    /// The mark of a player by itself.
    fn mark(&mut self, sign: &Sign, at: Spot) {
        self.items.push(Item::Mark {
            shape: sign.shape,
            at,
            radius: 6.0,
            fill: sign.color,
            edge: PAPER,
            opacity: 1.0,
        });
    }

    /// The axes and everything between them, from the first of these heights to the second.
    fn plot(&mut self, chart: &Chart, crowded: bool, (top, bottom): (f32, f32), texts: &Texts) {
        let (values, labels) = values(chart, 9, texts);
        // The typeface has no minus, and its dash looks like one.
        let labels: Vec<String> = labels.iter().map(|label| label.replace('−', "–")).collect();
        let beside = labels.iter().map(|label| self.width(label));
        let beside = beside.fold(0.0, f32::max);
        let plot = Plot {
            left: MARGIN + beside + 12.0,
            right: SHEET.0 - MARGIN - 8.0,
            top,
            bottom: bottom - 44.0,
            time: days_span(chart.days),
            values,
        };
        for (tick, label) in plot.values.ticks.iter().zip(&labels) {
            let y = plot.y(*tick);
            self.line(vec![(plot.left, y), (plot.right, y)], 1.0, GRID, &[]);
            self.label(label, (plot.left - 12.0, y + 0.36 * LABEL), Anchor::End);
        }
        self.dates(chart, &plot);
        self.line(
            vec![
                (plot.left, plot.top),
                (plot.left, plot.bottom),
                (plot.right, plot.bottom),
            ],
            1.5,
            PALE_INK,
            &[],
        );
        let players = || chart.players.iter().zip(&SIGNS).rev();
        let games = |sheet: &mut Self| {
            for (player, sign) in players().filter(|_| chart.of == Of::Scores) {
                sheet.games(player, sign, crowded, &plot);
            }
        };
        if crowded {
            games(self);
        }
        for (player, sign) in players() {
            let corners = thinned(player, &plot);
            self.line(corners.clone(), 4.5, PAPER, &[]);
            self.line(corners, 2.5, sign.color, sign.dashes);
        }
        if !crowded {
            games(self);
        }
        for (player, sign) in players() {
            self.shared(chart, player, sign, &plot);
        }
        if crowded || chart.of != Of::Scores {
            for (index, (player, sign)) in chart.players.iter().zip(&SIGNS).enumerate().rev() {
                let part = (index as f32 + 0.5) / chart.players.len() as f32;
                self.mark_line(player, sign, part, &plot);
            }
        }
    }

    /// The dates below the axis, as many as there is room for.
    fn dates(&mut self, chart: &Chart, plot: &Plot) {
        const BETWEEN: f32 = 24.0;
        let wide = self.width("0000-00-00");
        let most = (plot.right - plot.left + BETWEEN) / (wide + BETWEEN);
        let middle = |date: Date| plot.x(noon(date)).min(SHEET.0 - (MARGIN + wide) / 2.0);
        let apart = |dates: &[Date]| {
            let pairs = dates.iter().zip(dates.iter().skip(1));
            let mut gaps = pairs.map(|(date, next)| middle(*next) - middle(*date));
            gaps.all(|gap| gap >= wide + BETWEEN / 2.0)
        };
        for date in dates(chart.days, most as usize, apart) {
            let x = plot.x(noon(date));
            let corners = vec![(x, plot.bottom), (x, plot.bottom + 6.0)];
            self.line(corners, 1.5, PALE_INK, &[]);
            let at = (middle(date), plot.bottom + 10.0 + LABEL);
            self.label(&date_text(date), at, Anchor::Middle);
        }
    }

    /// The games of a player, but for the shared victories.
    fn games(&mut self, player: &ChartedPlayer, sign: &Sign, crowded: bool, plot: &Plot) {
        let (radius, opacity) = if crowded { (3.6, 0.4) } else { (5.5, 1.0) };
        let mut seen: FxHashSet<(i32, i32)> = FxHashSet::default();
        for point in player.series.points.iter().filter(|point| !point.shared) {
            let (x, y) = (plot.x(point.at), plot.y(point.value));
            // Of those that cannot be told apart, one is enough.
            if seen.insert((x.round() as i32, y.round() as i32)) {
                self.items.push(Item::Mark {
                    shape: sign.shape,
                    at: (x, y),
                    radius,
                    fill: sign.color,
                    edge: if crowded { sign.color } else { PAPER },
                    opacity,
                });
            }
        }
    }

    /// The shared victories of a player, beside those of the others who share them.
    fn shared(&mut self, chart: &Chart, player: &ChartedPlayer, sign: &Sign, plot: &Plot) {
        const RADIUS: f32 = 5.5;
        let mut seen: FxHashSet<(i32, i32)> = FxHashSet::default();
        for point in player.series.points.iter().filter(|point| point.shared) {
            let has = |other: &&ChartedPlayer| {
                let points = &other.series.points;
                let same = points.binary_search_by(|there| there.at.total_cmp(&point.at));
                same.is_ok_and(|index| points[index] == *point)
            };
            let sharing: Vec<&ChartedPlayer> = chart.players.iter().filter(has).collect();
            let own = sharing
                .iter()
                .position(|other| std::ptr::eq(*other, player));
            let aside = own.unwrap_or_default() as f32 - (sharing.len() as f32 - 1.0) / 2.0;
            let (x, y) = (plot.x(point.at), plot.y(point.value));
            if seen.insert((x.round() as i32, y.round() as i32)) {
                self.items.push(Item::Mark {
                    shape: sign.shape,
                    at: (x + 2.2 * RADIUS * aside, y),
                    radius: RADIUS,
                    fill: PAPER,
                    edge: sign.color,
                    opacity: 1.0,
                });
            }
        }
    }

    /// Marks a line with the player's mark now and then; `part` of the way is where it begins.
    fn mark_line(&mut self, player: &ChartedPlayer, sign: &Sign, part: f32, plot: &Plot) {
        let line = &player.series.line;
        let mut x = plot.left + part * BETWEEN_MARKS;
        while x < plot.right {
            let begins = x - plot.left - INSET;
            let at = plot.time.from
                + f64::from(begins / plot.across()) * (plot.time.to - plot.time.from);
            if let Some(value) = value_at(line, at) {
                self.mark(sign, (x, plot.y(value)));
            }
            x += BETWEEN_MARKS;
        }
    }
}

/// Where the axes are.
struct Plot {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    time: Span,
    values: Values,
}

impl Plot {
    fn x(&self, at: f64) -> f32 {
        self.left + INSET + self.across() * self.time.part(at) as f32
    }

    /// How wide the time is.
    fn across(&self) -> f32 {
        self.right - self.left - 2.0 * INSET
    }

    fn y(&self, value: f64) -> f32 {
        self.bottom - (self.bottom - self.top) * self.values.span.part(value) as f32
    }
}

/// The corners of a player's line. Of many that are above one another, those are enough that lie
/// first, last, highest and lowest.
fn thinned(player: &ChartedPlayer, plot: &Plot) -> Vec<Spot> {
    let all: Vec<Spot> = player
        .series
        .line
        .iter()
        .map(|(at, value)| (plot.x(*at), plot.y(*value)))
        .collect();
    let column = |spot: &Spot| (spot.0 * 2.0).floor() as i32;
    all.chunk_by(|one, next| column(one) == column(next))
        .flat_map(|spots| {
            let by = |index: &usize, other: &usize| spots[*index].1.total_cmp(&spots[*other].1);
            let lowest = (0..spots.len()).min_by(by);
            let highest = (0..spots.len()).max_by(by);
            let mut kept: Vec<usize> = [Some(0), lowest, highest, Some(spots.len() - 1)]
                .into_iter()
                .flatten()
                .collect();
            kept.sort_unstable();
            kept.dedup();
            kept.into_iter().map(|index| spots[index])
        })
        .collect()
}

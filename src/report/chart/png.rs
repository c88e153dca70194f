//! A drawing as portable network graphics, its letters drawn from the program's own typefaces.

use tiny_skia::{
    Color, FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform,
};
use ttf_parser::{GlyphId, OutlineBuilder, RawFace, Tag, glyf, head, loca, maxp};

use super::picture::{self, Anchor, Drawing, EDGE, Item, PAPER, SHEET, Shape, Spot, Words};
use crate::typeface::{Glyph, Typeface, Typefaces, Weight};

/// Pixels for each unit of the drawing: enough for a sheet of paper.
const FINENESS: f32 = 2.0;

/// The drawing as a file.
pub fn file(drawing: &Drawing, typefaces: &Typefaces) -> Vec<u8> {
    let (width, height) = (SHEET.0 * FINENESS, SHEET.1 * FINENESS);
    let letters = |weight| Letters::of(typefaces.of(weight));
    // A sheet of this size fits into memory, and the typefaces are parts of the program.
    let (Some(sheet), Some(regular), Some(bold)) = (
        Pixmap::new(width as u32, height as u32),
        letters(Weight::Regular),
        letters(Weight::Bold),
    ) else {
        return Vec::new();
    };
    let mut painter = Painter {
        sheet,
        regular,
        bold,
    };
    painter.sheet.fill(ink(PAPER, 1.0));
    for item in &drawing.items {
        painter.draw(item);
    }
    painter.sheet.encode_png().unwrap_or_default()
}

/// The shapes of letters.
struct Letters<'a> {
    typeface: &'a Typeface,
    outlines: glyf::Table<'a>,
    /// So many units of the outlines are the size of the letters.
    em: f32,
}

impl<'a> Letters<'a> {
    fn of(typeface: &'a Typeface) -> Option<Self> {
        let font = RawFace::parse(typeface.file(), 0).ok()?;
        let table = |name| font.table(Tag::from_bytes(name));
        let head = head::Table::parse(table(b"head")?)?;
        let glyphs = maxp::Table::parse(table(b"maxp")?)?.number_of_glyphs;
        let places = loca::Table::parse(glyphs, head.index_to_location_format, table(b"loca")?)?;
        Some(Letters {
            typeface,
            outlines: glyf::Table::parse(places, table(b"glyf")?)?,
            em: head.units_per_em.into(),
        })
    }

    /// The letter; an empty box for one that the typeface lacks.
    fn glyph(&self, letter: char) -> Glyph {
        self.typeface.glyph(letter).unwrap_or(BOX)
    }
}

/// What stands for a letter that is lacking.
const BOX: Glyph = Glyph {
    id: 0,
    advance: 0.6,
};

struct Painter<'a> {
    sheet: Pixmap,
    regular: Letters<'a>,
    bold: Letters<'a>,
}

impl Painter<'_> {
    fn draw(&mut self, item: &Item) {
        match item {
            Item::Line {
                corners,
                width,
                color,
                dashes,
            } => {
                let stroke = Stroke {
                    width: *width,
                    line_join: LineJoin::Round,
                    dash: StrokeDash::new(dashes.clone(), 0.0),
                    ..Stroke::default()
                };
                self.stroke(polygon(corners, false), ink(*color, 1.0), &stroke);
            }
            Item::Mark {
                shape,
                at,
                radius,
                fill,
                edge,
                opacity,
            } => {
                let path = match shape {
                    Shape::Circle => PathBuilder::from_circle(at.0, at.1, *radius),
                    _ => polygon(&shape.around(*at, *radius), true),
                };
                self.fill(path.clone(), ink(*fill, *opacity));
                if *opacity == 1.0 {
                    let stroke = Stroke {
                        width: EDGE,
                        line_join: LineJoin::Round,
                        ..Stroke::default()
                    };
                    self.stroke(path, ink(*edge, 1.0), &stroke);
                }
            }
            Item::Words(words) => self.write(words),
        }
    }

    fn fill(&mut self, path: Option<Path>, color: Color) {
        if let Some(path) = path {
            let (paint, scale) = (paint(color), Transform::from_scale(FINENESS, FINENESS));
            let rule = FillRule::Winding;
            self.sheet.fill_path(&path, &paint, rule, scale, None);
        }
    }

    fn stroke(&mut self, path: Option<Path>, color: Color, stroke: &Stroke) {
        if let Some(path) = path {
            let (paint, scale) = (paint(color), Transform::from_scale(FINENESS, FINENESS));
            self.sheet.stroke_path(&path, &paint, stroke, scale, None);
        }
    }

    /// Draws letter by letter; one that the typeface lacks is an empty box.
    fn write(&mut self, words: &Words) {
        let letters = match words.weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        };
        let glyphs = || words.text.chars().map(|letter| letters.glyph(letter));
        let advance = |glyph: Glyph| glyph.advance * words.size;
        let width: f32 = glyphs().map(advance).sum();
        let mut pen = Pen {
            path: PathBuilder::new(),
            x: words.at.0
                - match words.anchor {
                    Anchor::Start => 0.0,
                    Anchor::Middle => width / 2.0,
                    Anchor::End => width,
                },
            y: words.at.1,
            scale: words.size / letters.em,
        };
        for glyph in glyphs() {
            // A space has no outline.
            let _ = letters.outlines.outline(GlyphId(glyph.id), &mut pen);
            pen.x += advance(glyph);
        }
        let path = pen.path.finish();
        self.fill(path, ink(words.color, 1.0));
    }
}

/// Where the next letter is drawn.
struct Pen {
    path: PathBuilder,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen {
    fn spot(&self, x: f32, y: f32) -> Spot {
        (self.x + self.scale * x, self.y - self.scale * y)
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.spot(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.spot(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.spot(x1, y1), self.spot(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2)) = (self.spot(x1, y1), self.spot(x2, y2));
        let (x, y) = self.spot(x, y);
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

fn polygon(corners: &[Spot], closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    let ((x, y), rest) = corners.split_first()?;
    path.move_to(*x, *y);
    for (x, y) in rest {
        path.line_to(*x, *y);
    }
    if closed {
        path.close();
    }
    path.finish()
}

fn ink([red, green, blue]: picture::Color, opacity: f32) -> Color {
    let mut color = Color::from_rgba8(red, green, blue, 255);
    color.apply_opacity(opacity);
    color
}

fn paint(color: Color) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(color);
    paint
}

//! What stands where on a page: lengths are points, 72 to the inch, from its upper left corner.

use crate::typeface::{Typeface, Weight};

/// How high a line of text is, and its part above the line on which the letters stand, in parts of
/// their size: room for the accents of capitals.
pub const LINE: f32 = 1.25;
pub const ASCENT: f32 = 0.98;

/// A rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    pub fn new(left: f32, top: f32, width: f32, height: f32) -> Self {
        Area {
            left,
            top,
            width,
            height,
        }
    }

    pub fn right(self) -> f32 {
        self.left + self.width
    }

    pub fn bottom(self) -> f32 {
        self.top + self.height
    }

    /// The same with so much less on the left and on the right.
    pub fn narrowed(self, by: f32) -> Self {
        Area::new(self.left + by, self.top, self.width - 2.0 * by, self.height)
    }

    /// The same at another place.
    pub fn moved(self, right: f32, down: f32) -> Self {
        Area::new(self.left + right, self.top + down, self.width, self.height)
    }
}

/// A text in one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    pub words: String,
    pub weight: Weight,
    pub size: f32,
    /// Where it begins.
    pub left: f32,
    /// Where its letters stand.
    pub baseline: f32,
    /// The room that is its own.
    pub room: Area,
}

/// A straight line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rule {
    pub from: (f32, f32),
    pub to: (f32, f32),
    pub thickness: f32,
}

/// Where a text stands in its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Left,
    Centre,
}

/// A page.
#[derive(Clone, Debug, Default)]
pub struct Drawing {
    pub width: f32,
    pub height: f32,
    /// Areas in a light grey, below everything else.
    pub shades: Vec<Area>,
    pub rules: Vec<Rule>,
    /// Boxes to tick.
    pub ticks: Vec<Area>,
    pub texts: Vec<Text>,
}

impl Drawing {
    /// Lines of text, one below the other, in the middle of the height of a room.
    pub fn write(
        &mut self,
        lines: &[String],
        (weight, size): (Weight, f32),
        room: Area,
        align: Align,
        typeface: &Typeface,
    ) {
        let height = LINE * size;
        let above = (room.height - height * lines.len() as f32) / 2.0;
        for (index, words) in lines.iter().enumerate() {
            let top = room.top + above + height * index as f32;
            let left = match align {
                Align::Left => room.left,
                Align::Centre => room.left + (room.width - typeface.width(words, size)) / 2.0,
            };
            self.texts.push(Text {
                words: words.clone(),
                weight,
                size,
                left,
                baseline: top + ASCENT * size,
                room: Area::new(room.left, top, room.width, height),
            });
        }
    }

    /// A line from left to right.
    pub fn across(&mut self, left: f32, right: f32, height: f32, thickness: f32) {
        self.rules.push(Rule {
            from: (left, height),
            to: (right, height),
            thickness,
        });
    }

    /// A line from above to below.
    pub fn down(&mut self, left: f32, top: f32, bottom: f32, thickness: f32) {
        self.rules.push(Rule {
            from: (left, top),
            to: (left, bottom),
            thickness,
        });
    }
}

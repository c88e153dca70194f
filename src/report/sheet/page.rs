//! A page that is filled from above.

use super::drawing::{Align, Area, Drawing};
use super::fit::Fitted;
use crate::i18n::Texts;
use crate::typeface::{Typefaces, Weight};

/// Most printers reach so near to the edges.
const MARGIN: f32 = 36.0;

/// The thickness of lines in and around the table.
pub const THIN: f32 = 0.4;
pub const THICK: f32 = 1.1;

/// The thickness of a line to write on, where it lies in its room, and what parts it from its label.
const WRITTEN_ON: f32 = 0.6;
const LOW: f32 = 0.75;
const BEHIND_LABEL: f32 = 5.0;

const LABEL: f32 = 10.0;

/// The page, the words and the letters.
pub struct Page<'a> {
    pub drawing: Drawing,
    /// The part within the margins that is still free.
    pub free: Area,
    pub texts: &'a Texts,
    pub typefaces: &'a Typefaces,
}

impl<'a> Page<'a> {
    /// An empty page of this width and height.
    pub fn new((width, height): (f32, f32), texts: &'a Texts, typefaces: &'a Typefaces) -> Self {
        Page {
            drawing: Drawing {
                width,
                height,
                ..Drawing::default()
            },
            free: Area::new(MARGIN, MARGIN, width - 2.0 * MARGIN, height - 2.0 * MARGIN),
            texts,
            typefaces,
        }
    }

    /// Takes the highest part of what is free.
    pub fn take(&mut self, height: f32) -> Area {
        let taken = Area {
            height,
            ..self.free
        };
        self.free.top += height;
        self.free.height -= height;
        taken
    }

    pub fn width_of(&self, words: &str, weight: Weight, size: f32) -> f32 {
        self.typefaces.of(weight).width(words, size)
    }

    pub fn write(&mut self, fitted: &Fitted, weight: Weight, room: Area, align: Align) {
        let style = (weight, fitted.size);
        let typeface = self.typefaces.of(weight);
        self.drawing
            .write(&fitted.lines, style, room, align, typeface);
    }

    /// A label, and a line to write on that begins behind it.
    pub fn field(&mut self, label: &str, room: Area) {
        let width = self.width_of(label, Weight::Regular, LABEL);
        let fitted = Fitted::line(label, LABEL);
        self.write(
            &fitted,
            Weight::Regular,
            Area { width, ..room },
            Align::Left,
        );
        let from = room.left + width + BEHIND_LABEL;
        let height = room.top + room.height * LOW;
        self.drawing.across(from, room.right(), height, WRITTEN_ON);
    }
}

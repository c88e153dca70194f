//! The reminder in small print, in columns.

use super::drawing::{ASCENT, Area, Drawing, LINE, Text};
use crate::report::prose::words;
use crate::report::reminder::Part;
use crate::typeface::{Typefaces, Weight};

/// The columns, and what lies between two.
const COLUMNS: usize = 3;
const GUTTER: f32 = 18.0;

/// How much larger headings are.
const HEADING: f32 = 0.5;

/// Before a heading that is not the first of its column, in lines.
const BEFORE: f32 = 0.6;

/// Between a label and its points, in spaces.
const GAP: f32 = 2.5;

/// How far the later lines of a row stand back, in parts of the size.
const HANGING: f32 = 0.9;

/// The reminder, set in a size: its place is not known yet.
pub struct Foot {
    texts: Vec<Text>,
    rules: Vec<(Area, f32)>,
    /// How high it is.
    pub height: f32,
}

impl Foot {
    /// Sets the parts within a width, each whole in one column, in as low columns as can be.
    pub fn set(parts: &[Part], width: f32, size: f32, typefaces: &Typefaces) -> Self {
        let column = (width - GUTTER * (COLUMNS - 1) as f32) / COLUMNS as f32;
        let setter = Setter {
            column,
            size,
            typefaces,
        };
        let sections: Vec<Section> = parts.iter().map(|part| setter.section(part)).collect();
        let before = BEFORE * LINE * size;
        let heights: Vec<f32> = sections.iter().map(|section| section.height).collect();
        let breaks = breaks(&heights, before);

        let mut foot = Foot {
            texts: Vec::new(),
            rules: Vec::new(),
            height: 0.0,
        };
        let mut left = 0.0;
        let mut top = 0.0;
        for (index, section) in sections.into_iter().enumerate() {
            if breaks.contains(&index) {
                left += column + GUTTER;
                top = 0.0;
            } else if index > 0 {
                top += before;
            }
            foot.take(&section, left, top, column);
            top += section.height;
            foot.height = foot.height.max(top);
        }
        foot
    }

    fn take(&mut self, section: &Section, left: f32, top: f32, column: f32) {
        self.texts.extend(section.texts.iter().map(|text| Text {
            left: text.left + left,
            baseline: text.baseline + top,
            room: text.room.moved(left, top),
            ..text.clone()
        }));
        let under = Area::new(left, top + section.heading, column, 0.0);
        self.rules.push((under, 0.4));
    }

    /// Puts it on the page.
    pub fn draw(self, left: f32, top: f32, drawing: &mut Drawing) {
        for text in self.texts {
            drawing.texts.push(Text {
                left: text.left + left,
                baseline: text.baseline + top,
                room: text.room.moved(left, top),
                ..text
            });
        }
        for (rule, thickness) in self.rules {
            let rule = rule.moved(left, top);
            drawing.across(rule.left, rule.right(), rule.top, thickness);
        }
    }
}

/// A part, set.
struct Section {
    texts: Vec<Text>,
    /// The height of its heading, and its own.
    heading: f32,
    height: f32,
}

struct Setter<'a> {
    column: f32,
    size: f32,
    typefaces: &'a Typefaces,
}

impl Setter<'_> {
    fn section(&self, part: &Part) -> Section {
        let mut section = Section {
            texts: Vec::new(),
            heading: 0.0,
            height: 0.0,
        };
        let heading = self.size + HEADING;
        self.paragraph(&mut section, &[(&part.heading, Weight::Bold)], heading, 0.0);
        section.heading = section.height + 0.5;
        section.height += 2.0;
        for (label, words) in &part.rows {
            let hanging = label.as_ref().map_or(0.0, |_| HANGING * self.size);
            let label = label.as_deref().map(|label| (label, Weight::Bold));
            let words = (words.as_str(), Weight::Regular);
            let runs: Vec<(&str, Weight)> = label.into_iter().chain([words]).collect();
            self.paragraph(&mut section, &runs, self.size, hanging);
        }
        section
    }

    /// Adds runs of words below what the section holds already; later lines stand back.
    fn paragraph(&self, section: &mut Section, runs: &[(&str, Weight)], size: f32, hanging: f32) {
        let height = LINE * size;
        let space = self.typefaces.of(Weight::Regular).width(" ", size);
        let mut left = 0.0;
        let mut gap = 0.0;
        for (run, weight) in runs {
            let typeface = self.typefaces.of(*weight);
            let mut begins = true;
            for word in words(run) {
                let width = typeface.width(&word, size);
                if left > 0.0 && left + gap + width > self.column {
                    section.height += height;
                    left = hanging;
                    gap = 0.0;
                    begins = true;
                }
                match section.texts.last_mut() {
                    Some(line) if !begins => {
                        line.words = format!("{} {word}", line.words);
                        line.room.width = typeface.width(&line.words, size);
                        left = line.room.right();
                    }
                    _ => {
                        left += gap;
                        section.texts.push(Text {
                            words: word,
                            weight: *weight,
                            size,
                            left,
                            baseline: section.height + ASCENT * size,
                            room: Area::new(left, section.height, width, height),
                        });
                        left += width;
                    }
                }
                begins = false;
                gap = space;
            }
            gap = GAP * space;
        }
        section.height += height;
    }
}

/// At which sections a new column begins, so that the highest column is as low as can be.
fn breaks(heights: &[f32], before: f32) -> [usize; COLUMNS - 1] {
    let column = |from: usize, to: usize| {
        let gaps = (to - from).saturating_sub(1);
        heights[from..to].iter().sum::<f32>() + before * gaps as f32
    };
    let end = heights.len();
    let mut best = ([end; COLUMNS - 1], f32::INFINITY);
    for first in 0..=end {
        for second in first..=end {
            let columns = [column(0, first), column(first, second), column(second, end)];
            let highest = columns.into_iter().fold(0.0, f32::max);
            if highest < best.1 {
                best = ([first, second], highest);
            }
        }
    }
    best.0
}

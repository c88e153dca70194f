//! A drawing in text: marks, and dots and lines in Braille, eight dots a cell.

use tiny_skia::{LineCap, Paint, PathBuilder, Pixmap, Stroke, StrokeDash, Transform};

/// How many dots a cell has, across and down.
pub const DOTS: (usize, usize) = (2, 4);

/// The first of the Braille patterns, without any dot.
const BRAILLE: u32 = 0x2800;

/// The bit of each dot in a Braille pattern, line by line.
const BITS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// What a cell shows, the later above the earlier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd)]
enum Layer {
    #[default]
    Nothing,
    Dots,
    Line,
    Mark,
}

/// A cell of the drawing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cell {
    layer: Layer,
    dots: u8,
    mark: Option<char>,
    /// Whose it is: the number of its colour.
    pub color: usize,
}

impl Cell {
    /// The character that is shown.
    pub fn character(self) -> char {
        let pattern = BRAILLE + u32::from(self.dots);
        let dots = char::from_u32(pattern).filter(|_| self.dots > 0);
        self.mark.or(dots).unwrap_or(' ')
    }

    /// Whether a mark stands here.
    pub fn is_marked(self) -> bool {
        self.mark.is_some()
    }

    /// Whether nothing is drawn here.
    pub fn is_empty(self) -> bool {
        self.layer == Layer::Nothing
    }
}

/// The drawing.
pub struct Canvas {
    columns: usize,
    cells: Vec<Cell>,
}

impl Canvas {
    /// An empty drawing of so many columns and lines.
    pub fn new(columns: usize, lines: usize) -> Self {
        Canvas {
            columns,
            cells: vec![Cell::default(); columns * lines],
        }
    }

    /// How many columns and lines it has.
    pub fn size(&self) -> (usize, usize) {
        (self.columns, self.cells.len() / self.columns)
    }

    /// The lines of cells, from above.
    pub fn lines(&self) -> impl Iterator<Item = &[Cell]> {
        self.cells.chunks(self.columns)
    }

    /// The cell in this column and line.
    pub fn cell(&self, column: usize, line: usize) -> Cell {
        self.cells[line * self.columns + column]
    }

    /// Puts a mark into a cell, above everything else.
    pub fn mark(&mut self, column: usize, line: usize, mark: char, color: usize) {
        self.cells[line * self.columns + column] = Cell {
            layer: Layer::Mark,
            dots: 0,
            mark: Some(mark),
            color,
        };
    }

    /// Puts a dot, below all lines.
    pub fn dot(&mut self, (x, y): (usize, usize), color: usize) {
        self.set(x, y, color, Layer::Dots);
    }

    /// Draws a line from corner to corner, in dots from the left and from above, with dashes and
    /// gaps of these lengths.
    pub fn line(&mut self, corners: &[(f32, f32)], dashes: &[f32], color: usize) {
        let (columns, lines) = self.size();
        let (width, height) = (columns * DOTS.0, lines * DOTS.1);
        let mut path = PathBuilder::new();
        for (index, (x, y)) in corners.iter().enumerate() {
            // The middle of the dot.
            let (x, y) = (x + 0.5, y + 0.5);
            if index == 0 {
                path.move_to(x, y);
            } else {
                path.line_to(x, y);
            }
        }
        let sheet = Pixmap::new(width as u32, height as u32);
        let (Some(path), Some(mut sheet)) = (path.finish(), sheet) else {
            return;
        };
        let paint = Paint {
            anti_alias: false,
            ..Paint::default()
        };
        let stroke = Stroke {
            width: 1.0,
            line_cap: if dashes.is_empty() {
                LineCap::Square
            } else {
                LineCap::Butt
            },
            dash: StrokeDash::new(dashes.to_vec(), 0.0),
            ..Stroke::default()
        };
        sheet.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
        for (index, pixel) in sheet.pixels().iter().enumerate() {
            if pixel.alpha() > 0 {
                self.set(index % width, index / width, color, Layer::Line);
            }
        }
    }

    fn set(&mut self, x: usize, y: usize, color: usize, layer: Layer) {
        let cell = &mut self.cells[y / DOTS.1 * self.columns + x / DOTS.0];
        if layer < cell.layer {
            return;
        }
        if layer > cell.layer {
            *cell = Cell::default();
        }
        cell.layer = layer;
        cell.dots |= BITS[y % DOTS.1][x % DOTS.0];
        cell.color = color;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(canvas: &Canvas) -> Vec<String> {
        let line = |cells: &[Cell]| cells.iter().map(|cell| cell.character()).collect();
        canvas.lines().map(line).collect()
    }

    #[test]
    fn lines_are_drawn_in_dots() {
        let mut canvas = Canvas::new(4, 2);
        canvas.line(&[(0.0, 0.0), (7.0, 7.0)], &[], 0);
        assert_eq!(shown(&canvas), ["⠑⢄  ", "  ⠑⢄"]);
        let mut canvas = Canvas::new(4, 1);
        canvas.line(&[(0.0, 3.0), (7.0, 3.0)], &[], 0);
        assert_eq!(shown(&canvas), ["⣀⣀⣀⣀"]);
        let mut canvas = Canvas::new(4, 1);
        canvas.line(&[(0.0, 0.0), (7.0, 0.0)], &[2.0, 2.0], 0);
        assert_eq!(shown(&canvas), ["⠈⠁⠈⠁"]);
    }

    #[test]
    fn a_line_lies_above_dots_and_a_mark_above_all() {
        let mut canvas = Canvas::new(3, 1);
        canvas.dot((0, 0), 1);
        canvas.dot((2, 0), 1);
        canvas.line(&[(2.0, 3.0), (5.0, 3.0)], &[], 2);
        canvas.dot((3, 0), 1);
        canvas.mark(2, 0, '●', 0);
        assert_eq!(shown(&canvas), ["⠁⣀●"]);
        assert_eq!(canvas.cell(1, 0).color, 2);
    }
}

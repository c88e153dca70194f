//! The typefaces of printed pages: Noto Sans with the letters of the Latin, Greek and Cyrillic
//! scripts. `fonts/subset.py` makes their files.

use miniz_oxide::inflate::decompress_to_vec_zlib;
use rustc_hash::FxHashMap;
use ttf_parser::{RawFace, Tag, cmap, head, hhea, hmtx, maxp, os2};

/// How heavy the letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Regular,
    Bold,
}

/// A letter in a typeface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    /// Its number in the file.
    pub id: u16,
    /// How far it takes the pen, in parts of the size.
    pub advance: f32,
}

/// How far letters reach, in parts of their size.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reach {
    /// Above the line on which they stand.
    pub ascent: f32,
    /// Below it.
    pub descent: f32,
    /// Capitals without accents, above it.
    pub capitals: f32,
    /// All letters laid over one another: left, bottom, right and top.
    pub bounds: [f32; 4],
}

/// A typeface in one weight.
#[derive(Debug, Default)]
pub struct Typeface {
    file: Vec<u8>,
    glyphs: FxHashMap<char, Glyph>,
    reach: Reach,
}

impl Typeface {
    /// Unpacks the typeface of this weight.
    pub fn load(weight: Weight) -> Self {
        let packed: &[u8] = match weight {
            Weight::Regular => include_bytes!("../fonts/NotoSans-Regular.ttf.zlib"),
            Weight::Bold => include_bytes!("../fonts/NotoSans-Bold.ttf.zlib"),
        };
        // Parts of the program itself, which the tests have read.
        let file = decompress_to_vec_zlib(packed).unwrap_or_default();
        let mut typeface = Typeface::read(&file).unwrap_or_default();
        typeface.file = file;
        typeface
    }

    /// Reads no more tables than it needs.
    fn read(file: &[u8]) -> Option<Self> {
        let font = RawFace::parse(file, 0).ok()?;
        let table = |name| font.table(Tag::from_bytes(name));
        let head = head::Table::parse(table(b"head")?)?;
        let hhea = hhea::Table::parse(table(b"hhea")?)?;
        let maxp = maxp::Table::parse(table(b"maxp")?)?;
        let os2 = os2::Table::parse(table(b"OS/2")?)?;
        let advances = hhea.number_of_metrics;
        let hmtx = hmtx::Table::parse(advances, maxp.number_of_glyphs, table(b"hmtx")?)?;
        let cmap = cmap::Table::parse(table(b"cmap")?)?;

        let em = f32::from(head.units_per_em);
        let part = |units: i16| f32::from(units) / em;
        let bounds = head.global_bbox;
        let mut glyphs = FxHashMap::default();
        for letters in cmap.subtables {
            letters.codepoints(|code| {
                let letter = char::from_u32(code);
                let id = letters.glyph_index(code);
                if let (Some(letter), Some(id)) = (letter, id) {
                    let advance = f32::from(hmtx.advance(id).unwrap_or_default()) / em;
                    glyphs.insert(letter, Glyph { id: id.0, advance });
                }
            });
        }
        Some(Typeface {
            file: Vec::new(),
            glyphs,
            reach: Reach {
                ascent: part(hhea.ascender),
                descent: -part(hhea.descender),
                capitals: part(os2.capital_height().unwrap_or_default()),
                bounds: [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(part),
            },
        })
    }

    /// The letter; for white space of any kind, a space.
    pub fn glyph(&self, letter: char) -> Option<Glyph> {
        let known = self.glyphs.get(&letter);
        let space = || self.glyphs.get(&' ').filter(|_| letter.is_whitespace());
        known.or_else(space).copied()
    }

    /// Whether it has all letters of a text.
    pub fn has(&self, text: &str) -> bool {
        text.chars().all(|letter| self.glyph(letter).is_some())
    }

    /// How wide a text of this size is, in the unit of the size.
    pub fn width(&self, text: &str, size: f32) -> f32 {
        let glyphs = text.chars().filter_map(|letter| self.glyph(letter));
        glyphs.map(|glyph| glyph.advance).sum::<f32>() * size
    }

    /// How far its letters reach.
    pub fn reach(&self) -> Reach {
        self.reach
    }

    /// The font file.
    pub fn file(&self) -> &[u8] {
        &self.file
    }
}

/// The typefaces of one page.
#[derive(Debug)]
pub struct Typefaces {
    regular: Typeface,
    bold: Typeface,
}

impl Typefaces {
    /// Unpacks both weights.
    pub fn load() -> Self {
        Typefaces {
            regular: Typeface::load(Weight::Regular),
            bold: Typeface::load(Weight::Bold),
        }
    }

    /// The typeface of this weight.
    pub fn of(&self, weight: Weight) -> &Typeface {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_three_scripts_can_be_written_in_both_weights() {
        for weight in [Weight::Regular, Weight::Bold] {
            let typeface = Typeface::load(weight);
            for name in [
                "Hugo",
                "Léa d’Arc",
                "Łukasz Żółć",
                "Ğülşən",
                "Nguyễn Thị Ánh",
                "Ἀδελφός",
                "Στέλιος",
                "Наталья Щёголева",
                "Ђорђе",
                "ʻOkina",
                "Anne\u{3000}Marie",
                "Weiß & Ærø “…”",
            ] {
                assert!(typeface.has(name), "{name} {weight:?}");
            }
            for name in ["王小明", "🤖", "שרה", "محمد", "Zoé 🤖"] {
                assert!(!typeface.has(name), "{name} {weight:?}");
            }
        }
    }

    #[test]
    fn both_weights_have_the_same_letters() {
        let [regular, bold] = [Weight::Regular, Weight::Bold].map(Typeface::load);
        assert!(regular.glyphs.len() > 1_400, "{}", regular.glyphs.len());
        assert_eq!(regular.glyphs.len(), bold.glyphs.len());
        assert!(
            regular
                .glyphs
                .keys()
                .all(|letter| bold.glyphs.contains_key(letter))
        );
    }

    #[test]
    fn a_text_is_as_wide_as_its_letters_and_figures_are_level() {
        let typeface = Typeface::load(Weight::Regular);
        assert!((typeface.width("111", 10.0) - typeface.width("888", 10.0)).abs() < 0.01);
        assert!(typeface.width("W", 10.0) > 2.0 * typeface.width("i", 10.0));
        let reach = typeface.reach();
        assert!(
            reach.ascent > 1.0 && reach.descent > 0.2 && reach.capitals > 0.7,
            "{reach:?}"
        );
    }
}

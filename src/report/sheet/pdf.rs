//! A drawing as a PDF file, with its texts as texts and its typefaces in it.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Chunk, Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::{GlyphRemapper, subset};

use super::drawing::{Area, Drawing, Text};
use crate::typeface::{Typeface, Typefaces, Weight};

/// How dark a shade is, from black to white.
const SHADE: f32 = 0.92;

/// The thickness of the sides of a box to tick.
const TICK: f32 = 0.6;

const CATALOG: Ref = Ref::new(1);
const PAGES: Ref = Ref::new(2);
const PAGE: Ref = Ref::new(3);
const CONTENT: Ref = Ref::new(4);
const INFO: Ref = Ref::new(5);
const REGULAR: i32 = 6;
const BOLD: i32 = 11;

const COMPRESSION: u8 = 9;

/// Glyphs are told by their numbers.
const SYSTEM: SystemInfo<'_> = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// The file: the same bytes for the same drawing, so it has no date.
pub fn file(drawing: &Drawing, title: &str, language: &str, typefaces: &Typefaces) -> Vec<u8> {
    let mut fonts = [
        Font::new(Weight::Regular, typefaces),
        Font::new(Weight::Bold, typefaces),
    ];
    let content = content(drawing, &mut fonts);

    let mut pdf = Pdf::new();
    let mut catalog = pdf.catalog(CATALOG);
    catalog.pages(PAGES).lang(TextStr(language));
    catalog.viewer_preferences().display_doc_title(true);
    catalog.finish();
    pdf.document_info(INFO)
        .title(TextStr(title))
        .creator(TextStr("teamzy"));
    pdf.pages(PAGES).kids([PAGE]).count(1);
    let mut page = pdf.page(PAGE);
    page.parent(PAGES)
        .media_box(Rect::new(0.0, 0.0, drawing.width, drawing.height))
        .contents(CONTENT);
    let mut resources = page.resources();
    let mut names = resources.fonts();
    for font in &fonts {
        names.pair(font.name, font.id());
    }
    names.finish();
    resources.finish();
    page.finish();
    stream(&mut pdf, CONTENT, &content);
    for font in &fonts {
        font.write(&mut pdf);
    }
    pdf.finish()
}

fn stream(chunk: &mut Chunk, id: Ref, bytes: &[u8]) {
    let packed = compress_to_vec_zlib(bytes, COMPRESSION);
    chunk.stream(id, &packed).filter(Filter::FlateDecode);
}

/// What the page shows. In a PDF, heights are counted from below.
fn content(drawing: &Drawing, fonts: &mut [Font<'_>; 2]) -> Vec<u8> {
    let from_below = |height: f32| drawing.height - height;
    let mut content = Content::new();
    content.set_fill_gray(SHADE);
    let outline = |content: &mut Content, area: &Area| {
        let below = from_below(area.bottom());
        content.rect(area.left, below, area.width, area.height);
    };
    for shade in &drawing.shades {
        outline(&mut content, shade);
        content.fill_nonzero();
    }
    content.set_fill_gray(0.0);
    for rule in &drawing.rules {
        content
            .set_line_width(rule.thickness)
            .move_to(rule.from.0, from_below(rule.from.1))
            .line_to(rule.to.0, from_below(rule.to.1))
            .stroke();
    }
    content.set_line_width(TICK);
    for tick in &drawing.ticks {
        outline(&mut content, tick);
        content.stroke();
    }
    for text in &drawing.texts {
        let font = match text.weight {
            Weight::Regular => &mut fonts[0],
            Weight::Bold => &mut fonts[1],
        };
        let glyphs = font.encoded(text);
        content
            .begin_text()
            .set_font(font.name, text.size)
            .next_line(text.left, from_below(text.baseline))
            .show(Str(&glyphs))
            .end_text();
    }
    content.finish().into_vec()
}

/// A typeface with the glyphs of it that the page needs.
struct Font<'a> {
    name: Name<'static>,
    /// The first of the numbers of its five objects.
    first: i32,
    called: &'static str,
    typeface: &'a Typeface,
    glyphs: GlyphRemapper,
    /// Each glyph that is needed, by its number in the file: the letter, and how wide it is.
    letters: BTreeMap<u16, (char, f32)>,
}

impl<'a> Font<'a> {
    fn new(weight: Weight, typefaces: &'a Typefaces) -> Self {
        let (name, first, called) = match weight {
            Weight::Regular => (Name(b"Regular"), REGULAR, "NotoSans-Regular"),
            Weight::Bold => (Name(b"Bold"), BOLD, "NotoSans-Bold"),
        };
        Font {
            name,
            first,
            called,
            typeface: typefaces.of(weight),
            glyphs: GlyphRemapper::new(),
            letters: BTreeMap::new(),
        }
    }

    fn id(&self) -> Ref {
        Ref::new(self.first)
    }

    /// A text as the numbers of its glyphs.
    fn encoded(&mut self, text: &Text) -> Vec<u8> {
        let mut encoded = Vec::with_capacity(2 * text.words.len());
        for letter in text.words.chars() {
            if let Some(glyph) = self.typeface.glyph(letter) {
                let id = self.glyphs.remap(glyph.id);
                self.letters.entry(id).or_insert((letter, glyph.advance));
                encoded.extend(id.to_be_bytes());
            }
        }
        encoded
    }

    fn write(&self, pdf: &mut Pdf) {
        let [_, cid, descriptor, file, map] = [0, 1, 2, 3, 4].map(|at| Ref::new(self.first + at));
        let called = format!("{}+{}", self.tag(), self.called);
        let called = Name(called.as_bytes());

        pdf.type0_font(self.id())
            .base_font(called)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(map);

        let mut font = pdf.cid_font(cid);
        font.subtype(CidFontType::Type2)
            .base_font(called)
            .system_info(SYSTEM)
            .font_descriptor(descriptor)
            .default_width(0.0)
            .cid_to_gid_map_predefined(Name(b"Identity"));
        let widths = self.letters.values().map(|(_, advance)| advance * 1000.0);
        font.widths().consecutive(1, widths);
        font.finish();

        let reach = self.typeface.reach();
        let [left, bottom, right, top] = reach.bounds.map(|part| part * 1000.0);
        pdf.font_descriptor(descriptor)
            .name(called)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(reach.ascent * 1000.0)
            .descent(-reach.descent * 1000.0)
            .cap_height(reach.capitals * 1000.0)
            .stem_v(if self.first == BOLD { 140.0 } else { 80.0 })
            .font_file2(file);

        // A typeface of the program itself, which the tests have cut down.
        let cut = subset(self.typeface.file(), 0, &self.glyphs).unwrap_or_default();
        let packed = compress_to_vec_zlib(&cut, COMPRESSION);
        let mut stream_of_file = pdf.stream(file, &packed);
        stream_of_file.filter(Filter::FlateDecode);
        stream_of_file.pair(Name(b"Length1"), cut.len() as i32);
        stream_of_file.finish();

        let mut letters = UnicodeCmap::<u16>::new(Name(b"Letters"), SYSTEM);
        for (id, (letter, _)) in &self.letters {
            letters.pair(*id, *letter);
        }
        stream(pdf, map, letters.finish().as_slice());
    }

    /// Six capitals that tell this part of the typeface from others.
    fn tag(&self) -> String {
        let letters = self.letters.values().map(|(letter, _)| u64::from(*letter));
        // FNV-1a, which is the same on every machine.
        let mut hash = letters.fold(0xcbf2_9ce4_8422_2325, |hash: u64, letter| {
            (hash ^ letter).wrapping_mul(0x0100_0000_01b3)
        });
        let mut tag = String::new();
        for _ in 0..6 {
            tag.push(char::from(b'A' + (hash % 26) as u8));
            hash /= 26;
        }
        tag
    }
}

//! The score sheet to print: one page of PDF.

mod drawing;
mod fit;
mod foot;
mod layout;
mod page;
mod pdf;
mod table;

use crate::commands::Sheet;
use crate::i18n::Texts;
use crate::typeface::Typefaces;

/// The sheet as a PDF file: the same bytes for the same sheet.
pub fn page(sheet: &Sheet, texts: &Texts) -> Vec<u8> {
    let typefaces = Typefaces::load();
    let drawing = layout::drawing(sheet, texts, &typefaces);
    pdf::file(
        &drawing,
        &texts.get("sheet-title"),
        texts.code(),
        &typefaces,
    )
}

//! Lines of the data file, to the letter.

use crate::commands::Exported;
use crate::i18n::harmless;

/// The lines one below the other; on a terminal they are shown harmless.
pub fn lines(exported: &Exported, shown: bool) -> Vec<u8> {
    let mut text = Vec::new();
    for line in &exported.lines {
        if shown {
            text.extend(harmless(&String::from_utf8_lossy(line)).as_bytes());
        } else {
            text.extend(line);
        }
        text.push(b'\n');
    }
    text
}

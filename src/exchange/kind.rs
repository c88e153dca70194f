//! What kind of file it is, by its beginning.

use std::io::Read;

use memchr::memmem;

use super::Hints;
use super::csv;
use super::guard::Guard;
use super::trouble::{Broken, Fault, Trouble, Unknown};
use crate::journal::is_line;

/// The kinds of files that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An export of BG Stats: JSON.
    BgStats,
    /// Plays of BoardGameGeek: XML API 2.
    Bgg,
    /// A table with a row for each player of each game.
    Csv,
    /// A data file of this program.
    Teamzy,
}

impl Kind {
    /// The name by which files, ids and the command line call it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::BgStats => "bgstats",
            Kind::Bgg => "bgg",
            Kind::Csv => "csv",
            Kind::Teamzy => "teamzy",
        }
    }
}

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The kind of the file that begins like this. A beginning of some 64 KiB is enough.
///
/// # Errors
/// What the file is instead.
pub fn recognise(beginning: &[u8], hints: &Hints) -> Result<Kind, Trouble> {
    let unknown = |what| Err(Trouble::Unknown(what));
    if beginning.is_empty() {
        return unknown(Unknown::Empty);
    }
    for (mark, what) in [
        (&b"PK\x03\x04"[..], Unknown::Zip),
        (b"\x1f\x8b", Unknown::Compressed),
        (b"BZh", Unknown::Compressed),
        (b"\xfd7zXZ", Unknown::Compressed),
        (b"\xff\xfe", Unknown::Utf16),
        (b"\xfe\xff", Unknown::Utf16),
    ] {
        if beginning.starts_with(mark) {
            return unknown(what);
        }
    }
    if beginning.contains(&0) {
        return unknown(if is_utf16(beginning) {
            Unknown::Utf16
        } else {
            Unknown::Binary
        });
    }
    let text = beginning.strip_prefix(BYTE_ORDER_MARK).unwrap_or(beginning);
    match text.trim_ascii_start().first() {
        None => unknown(Unknown::Blank),
        Some(b'{') if text.split(|byte| *byte == b'\n').any(is_line) => Ok(Kind::Teamzy),
        Some(b'{') => Ok(Kind::BgStats),
        Some(b'<') if is_page(text) => unknown(Unknown::Html),
        Some(b'<') => Ok(Kind::Bgg),
        // A data file whose first line is broken.
        Some(_) if text.split(|byte| *byte == b'\n').any(is_line) => Ok(Kind::Teamzy),
        Some(b'[') => unknown(Unknown::Other),
        Some(_) => {
            let missing = csv::missing_columns(beginning, hints);
            if missing.as_ref().is_some_and(Vec::is_empty) {
                return Ok(Kind::Csv);
            }
            if let Some(broken) = broken_text(beginning) {
                return Err(Trouble::Broken(Kind::Csv, broken));
            }
            unknown(missing.map_or(Unknown::Other, Unknown::NoColumns))
        }
    }
}

/// Whether every other byte is mostly 0, as in English text, and the bytes between hardly ever are:
/// what is 0 throughout is no text.
fn is_utf16(bytes: &[u8]) -> bool {
    let pairs = bytes.chunks_exact(2);
    let zeros = |of: usize| pairs.clone().filter(|pair| pair[of] == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    let (few, many) = (even.min(odd), even.max(odd));
    many * 2 > pairs.len() && few * 16 < many
}

/// Whether a page of the web begins here, be it behind comments and what XML says of itself.
fn is_page(text: &[u8]) -> bool {
    let mut rest = text;
    loop {
        rest = rest.trim_ascii_start();
        let ends = match rest {
            [b'<', b'!', b'-', b'-', ..] => &b"-->"[..],
            [b'<', b'?', ..] => b"?>",
            _ => break,
        };
        let Some(end) = memmem::find(rest, ends) else {
            return false;
        };
        rest = &rest[end + ends.len()..];
    }
    let doctype = after(rest, b"<!doctype");
    let named = doctype.and_then(|named| after(named.trim_ascii_start(), b"html"));
    named.or_else(|| after(rest, b"<html")).is_some()
}

/// What follows the beginning of a text, whose case does not matter.
fn after<'t>(text: &'t [u8], beginning: &[u8]) -> Option<&'t [u8]> {
    let (there, rest) = text.split_at_checked(beginning.len())?;
    there.eq_ignore_ascii_case(beginning).then_some(rest)
}

/// Where the bytes are no UTF-8; a character may be cut off at their end.
fn broken_text(bytes: &[u8]) -> Option<Broken> {
    let cut = match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_some() => bytes,
        _ => return None,
    };
    let mut silent = |_| {};
    let mut guard = Guard::new(cut, Kind::Teamzy, &mut silent);
    let _ = guard.read(&mut vec![0; cut.len()]);
    let nowhere = Broken {
        fault: Fault::NotUtf8,
        line: 1,
        column: None,
    };
    match guard.trouble(nowhere) {
        Trouble::Broken(_, broken) => Some(broken),
        _ => Some(nowhere),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(bytes: &[u8]) -> Result<Kind, Unknown> {
        recognise(bytes, &Hints::default()).map_err(|trouble| match trouble {
            Trouble::Unknown(what) => what,
            other => panic!("{other:?}"),
        })
    }

    #[test]
    fn kinds_are_known_by_what_is_in_them() {
        let line = r#"{"v":1,"change":"c5x0d1tzqe8n","recorded":"2026-11-29T21:14:05.120+01:00","undoes":"c5x0d1tzqe8m"}"#;
        for (text, kind) in [
            ("\u{feff} {\"plays\": []}".to_owned(), Kind::BgStats),
            ("<?xml version=\"1.0\"?>\n<plays>".to_owned(), Kind::Bgg),
            ("<!-- <html> --><plays>".to_owned(), Kind::Bgg),
            ("<!-- without an end <html>".to_owned(), Kind::Bgg),
            ("game,date,player,score\n".to_owned(), Kind::Csv),
            ("\u{feff}Score;Player;DATE\n".to_owned(), Kind::Csv),
            ("date\tplayer\tscore".to_owned(), Kind::Csv),
            (format!("broken\n{line}\n"), Kind::Teamzy),
            (format!("{line}\r\n"), Kind::Teamzy),
        ] {
            assert_eq!(seen(text.as_bytes()), Ok(kind), "{text}");
        }
    }

    #[test]
    fn what_is_of_no_kind_is_named() {
        // A name with U+0100, whose lower byte is 0, is text as well.
        let units = || "game,date\n1,2026-11-20,Āwhina,78".encode_utf16();
        let utf16: Vec<u8> = units().flat_map(u16::to_le_bytes).collect();
        let utf16_be: Vec<u8> = units().flat_map(u16::to_be_bytes).collect();
        let zeros_within = b"\x01\0\0\0\0\0\0\0".repeat(99);
        for (bytes, what) in [
            (&b""[..], Unknown::Empty),
            (b" \n\t ", Unknown::Blank),
            (b"PK\x03\x04....", Unknown::Zip),
            (b"\x1f\x8b\x08", Unknown::Compressed),
            (b"\n<!DOCTYPE html><html>", Unknown::Html),
            (b"<HTML lang=en>", Unknown::Html),
            (b"\xef\xbb\xbf\r\n\n<!DocType\n\tHTML PUBLIC", Unknown::Html),
            (b"<!-- saved from x -->\n\n<!---->\n<html>", Unknown::Html),
            (b"<?xml version=\"1.0\"?>\n<!DOCTYPE html>", Unknown::Html),
            (&utf16, Unknown::Utf16),
            (&utf16_be, Unknown::Utf16),
            (b"\x89PNG\r\n\x1a\n\0\0", Unknown::Binary),
            (&[0], Unknown::Binary),
            (&[0; 4096], Unknown::Binary),
            (&zeros_within, Unknown::Binary),
            (b"a,player,b\n", Unknown::NoColumns(vec!["date", "score"])),
            (b"hello", Unknown::Other),
            (b"[1, 2]", Unknown::Other),
        ] {
            assert_eq!(seen(bytes), Err(what), "{bytes:?}");
        }
        let latin = recognise(b"spieler;datum\nL\xe9a;1", &Hints::default());
        let there = Broken {
            fault: Fault::NotUtf8,
            line: 2,
            column: Some(2),
        };
        assert!(matches!(latin, Err(Trouble::Broken(Kind::Csv, broken)) if broken == there));
    }
}

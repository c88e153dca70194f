//! The lines of a file, one after the other, in bounded memory.

use std::io::{self, BufRead, BufReader, Read};

/// The longest line that is read, in bytes; a longer one is passed over as unreadable.
pub const LONGEST_LINE: usize = 1 << 20;

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Where a line stands, and its bytes without white space around them.
pub struct Place<'a> {
    /// The first byte of the line in the file.
    pub offset: u64,
    /// The number of the line, from 1.
    pub number: u64,
    /// The line; nothing when it is longer than [`LONGEST_LINE`].
    pub bytes: Option<&'a [u8]>,
}

/// Calls `each` for every line that is not blank.
///
/// # Errors
/// When the file cannot be read to its end.
pub fn each_line(file: impl Read, mut each: impl FnMut(Place<'_>)) -> io::Result<()> {
    let mut file = BufReader::with_capacity(1 << 16, file);
    let mut line = Vec::new();
    let mut offset = 0;
    for number in 1.. {
        line.clear();
        let limit = LONGEST_LINE as u64 + 1;
        let mut length = (&mut file).take(limit).read_until(b'\n', &mut line)? as u64;
        if length == 0 {
            break;
        }
        let whole = line.last() == Some(&b'\n') || length < limit;
        if !whole {
            length += skip_line(&mut file)?;
        }
        let mut bytes = line.as_slice();
        if offset == 0 {
            bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
        }
        let bytes = bytes.trim_ascii();
        if !whole || !bytes.is_empty() {
            each(Place {
                offset,
                number,
                bytes: whole.then_some(bytes),
            });
        }
        offset += length;
    }
    Ok(())
}

fn skip_line(file: &mut impl BufRead) -> io::Result<u64> {
    let mut skipped = 0;
    loop {
        let buffer = file.fill_buf()?;
        if buffer.is_empty() {
            return Ok(skipped);
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        file.consume(used);
        skipped += used as u64;
        if end.is_some() {
            return Ok(skipped);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &[u8]) -> Vec<(u64, u64, Option<Vec<u8>>)> {
        let mut lines = Vec::new();
        each_line(text, |place| {
            lines.push((place.offset, place.number, place.bytes.map(<[u8]>::to_vec)));
        })
        .unwrap();
        lines
    }

    #[test]
    fn blank_lines_count_and_are_passed_over() {
        assert_eq!(
            all(b"\xef\xbb\xbfa\r\n\n  \nb"),
            [(0, 1, Some(b"a".to_vec())), (10, 4, Some(b"b".to_vec()))]
        );
        assert!(all(b"").is_empty());
    }

    #[test]
    fn a_line_without_end_does_not_fill_the_memory() {
        let mut text = vec![b'x'; LONGEST_LINE + 1];
        text.extend(b"\nb\n");
        assert_eq!(
            all(&text),
            [
                (0, 1, None),
                (LONGEST_LINE as u64 + 2, 2, Some(b"b".to_vec()))
            ]
        );
    }
}

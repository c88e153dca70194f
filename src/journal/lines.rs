//! The lines of a file, one after the other, in bounded memory.

use std::fs::File;
use std::io;
use std::ops::Range;
use std::thread;

use memchr::{memchr, memchr_iter};

/// The longest line that is read, in bytes; a longer one is passed over as unreadable.
pub const LONGEST_LINE: usize = 1 << 20;

/// How much is read at once.
pub const CHUNK: usize = 1 << 16;

/// How many lines are looked at together.
pub const FEW: usize = 512;

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Where a line stands, and its bytes without white space around them.
pub struct Place<'a> {
    /// The first byte of the line in the file.
    pub offset: u64,
    /// The number of the line, from 1, counted from where the reading began.
    pub number: u64,
    /// The line; nothing when it is longer than [`LONGEST_LINE`].
    pub bytes: Option<&'a [u8]>,
}

/// Some lines that follow one another.
#[derive(Clone, Copy)]
pub struct Few<'a> {
    /// The lines that are not blank.
    pub places: &'a [Place<'a>],
    /// The bytes that they are parts of; not of lines that are too long.
    pub text: &'a [u8],
}

impl<'a> Place<'a> {
    /// A line at an offset; nothing when it is blank.
    fn at(offset: u64, number: u64, bytes: Option<&'a [u8]>) -> Option<Self> {
        let bytes = bytes.map(|bytes| match bytes {
            [b'{', .., b'}'] => bytes,
            _ => {
                // Files that begin with a mark may have been put together.
                let line = bytes.strip_prefix(BYTE_ORDER_MARK);
                line.unwrap_or(bytes).trim_ascii()
            }
        });
        let blank = bytes.is_some_and(<[u8]>::is_empty);
        (!blank).then_some(Place {
            offset,
            number,
            bytes,
        })
    }
}

/// Something that can be read at any place.
pub trait Source: Sync {
    /// Reads some bytes at an offset; none at the end.
    ///
    /// # Errors
    /// When it cannot be read.
    fn read_some(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize>;
}

impl Source for File {
    #[cfg(unix)]
    fn read_some(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        std::os::unix::fs::FileExt::read_at(self, buffer, offset)
    }

    #[cfg(windows)]
    fn read_some(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        std::os::windows::fs::FileExt::seek_read(self, buffer, offset)
    }
}

impl Source for [u8] {
    fn read_some(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        let rest = usize::try_from(offset).ok().and_then(|at| self.get(at..));
        let rest = rest.unwrap_or_default();
        let length = rest.len().min(buffer.len());
        buffer[..length].copy_from_slice(&rest[..length]);
        Ok(length)
    }
}

fn read<S: Source + ?Sized>(source: &S, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
    loop {
        match source.read_some(buffer, offset) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            other => return other,
        }
    }
}

/// Divides the first `length` bytes into as many parts of about the same length, each of which
/// begins with a line; a part can be empty.
///
/// # Errors
/// When the source cannot be read.
pub fn parts<S: Source + ?Sized>(
    source: &S,
    length: u64,
    count: u64,
) -> io::Result<Vec<Range<u64>>> {
    let mut parts = Vec::new();
    let mut begin = 0;
    for part in 1..=count {
        let end = if part == count {
            length
        } else {
            next_line(source, (length / count * part).max(begin), length)?
        };
        parts.push(begin..end);
        begin = end;
    }
    Ok(parts)
}

/// The beginning of the first line at or after an offset.
fn next_line<S: Source + ?Sized>(source: &S, offset: u64, length: u64) -> io::Result<u64> {
    if offset == 0 {
        return Ok(0);
    }
    let mut buffer = vec![0; 4_096];
    let mut at = offset - 1;
    while at < length {
        let read = read(source, &mut buffer, at)?;
        if read == 0 {
            break;
        }
        if let Some(end) = memchr(b'\n', &buffer[..read]) {
            return Ok((at + end as u64 + 1).min(length));
        }
        at += read as u64;
    }
    Ok(length)
}

/// Does each piece of work by a thread of its own.
///
/// # Errors
/// The first that a piece of work met.
pub fn in_parallel<W: Send, T: Send>(
    pieces: Vec<W>,
    work: impl Fn(W) -> io::Result<T> + Sync,
) -> io::Result<Vec<T>> {
    let mut pieces = pieces.into_iter();
    let Some(first) = pieces.next() else {
        return Ok(Vec::new());
    };
    thread::scope(|scope| {
        let work = &work;
        let threads: Vec<_> = pieces
            .map(|piece| scope.spawn(move || work(piece)))
            .collect();
        let mut results = vec![work(first)?];
        for thread in threads {
            let result = thread.join();
            results.push(result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok(results)
    })
}

/// Calls `each` for every line of a part that is not blank; returns how many lines there are,
/// blank ones included.
///
/// # Errors
/// When the source cannot be read to the end of the part.
pub fn each_line<S: Source + ?Sized>(
    source: &S,
    part: Range<u64>,
    mut each: impl FnMut(&Place<'_>),
) -> io::Result<u64> {
    each_few(source, part, |few| few.places.iter().for_each(&mut each))
}

/// The same with some lines at a time, at most [`FEW`].
///
/// # Errors
/// When the source cannot be read to the end of the part.
pub fn each_few<S: Source + ?Sized>(
    source: &S,
    part: Range<u64>,
    mut each: impl FnMut(Few<'_>),
) -> io::Result<u64> {
    let mut buffer = vec![0; CHUNK];
    // The beginning of a line whose end has not been read yet stands at the buffer's beginning.
    let mut kept = 0;
    let mut number = 0;
    let mut offset = part.start;
    let mut skipping = false;
    loop {
        let at = offset + kept as u64;
        let wanted = usize::try_from(part.end - at).unwrap_or(usize::MAX);
        let room = (buffer.len() - kept).min(wanted);
        let read = match room {
            0 => 0,
            _ => read(source, &mut buffer[kept..kept + room], at)?,
        };
        if read == 0 {
            break;
        }
        let filled = kept + read;
        let (mut first, mut begin) = (0, 0);
        let mut places = Vec::with_capacity(FEW);
        for end in memchr_iter(b'\n', &buffer[kept..filled]).map(|end| kept + end) {
            number += 1;
            let short = !skipping && end - begin <= LONGEST_LINE;
            places.extend(Place::at(
                offset,
                number,
                short.then(|| &buffer[begin..end]),
            ));
            skipping = false;
            offset += (end + 1 - begin) as u64;
            begin = end + 1;
            if places.len() == FEW {
                each(Few {
                    places: &places,
                    text: &buffer[first..begin],
                });
                places.clear();
                first = begin;
            }
        }
        each(Few {
            places: &places,
            text: &buffer[first..begin],
        });
        drop(places);
        kept = filled - begin;
        if kept > LONGEST_LINE || skipping {
            skipping = true;
            offset += kept as u64;
            kept = 0;
        } else {
            buffer.copy_within(begin..filled, 0);
        }
        if kept * 2 > buffer.len() {
            buffer.resize(buffer.len() * 2, 0);
        }
    }
    if skipping || kept > 0 {
        number += 1;
        let short = !skipping && kept <= LONGEST_LINE;
        let place = Place::at(offset, number, short.then(|| &buffer[..kept]));
        each(Few {
            places: place.as_slice(),
            text: &buffer[..kept],
        });
    }
    Ok(number)
}

/// Reads lines whose beginnings are known.
pub struct Lines<'a, S: ?Sized> {
    source: &'a S,
    length: u64,
    buffer: Vec<u8>,
    /// What the buffer holds of the source.
    start: u64,
    filled: usize,
}

impl<'a, S: Source + ?Sized> Lines<'a, S> {
    /// Lines in the first `length` bytes.
    pub fn of(source: &'a S, length: u64) -> Self {
        Lines {
            source,
            length,
            buffer: Vec::new(),
            start: 0,
            filled: 0,
        }
    }

    /// The line that begins at an offset, without white space around it; reads at least so many
    /// bytes at once when it has to read. Nothing when no line is there any more.
    ///
    /// # Errors
    /// When the source cannot be read.
    pub fn at(&mut self, offset: u64, ahead: usize) -> io::Result<Option<&[u8]>> {
        let mut wanted = ahead;
        loop {
            if let Some(range) = self.find(offset) {
                let place = Place::at(offset, 1, Some(&self.buffer[range]));
                return Ok(place.and_then(|place| place.bytes));
            }
            let end = (offset + wanted as u64).min(self.length);
            let room = usize::try_from(end.saturating_sub(offset)).unwrap_or(0);
            if room == 0 || wanted > 2 * LONGEST_LINE {
                return Ok(None);
            }
            self.buffer.resize(room.max(self.buffer.len()), 0);
            (self.start, self.filled) = (offset, 0);
            while self.filled < room {
                let at = offset + self.filled as u64;
                match read(self.source, &mut self.buffer[self.filled..room], at)? {
                    0 => return Ok(None),
                    read => self.filled += read,
                }
            }
            wanted *= 2;
        }
    }

    /// Where the whole line at an offset is in the buffer.
    fn find(&self, offset: u64) -> Option<Range<usize>> {
        let begin = usize::try_from(offset.checked_sub(self.start)?).ok()?;
        let rest = self.buffer[..self.filled].get(begin..)?;
        match memchr(b'\n', rest) {
            Some(length) => Some(begin..begin + length),
            None if self.start + self.filled as u64 == self.length && !rest.is_empty() => {
                Some(begin..self.filled)
            }
            None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Line = (u64, u64, Option<Vec<u8>>);

    fn all(text: &[u8]) -> Vec<Line> {
        within(text, 0..text.len() as u64)
    }

    fn within(text: &[u8], part: Range<u64>) -> Vec<Line> {
        let mut lines = Vec::new();
        each_line(text, part, |place| {
            lines.push((place.offset, place.number, place.bytes.map(<[u8]>::to_vec)));
        })
        .unwrap();
        lines
    }

    #[test]
    fn blank_lines_count_and_are_passed_over() {
        assert_eq!(
            all(b"\xef\xbb\xbfa\r\n\n  \n\xef\xbb\xbfb"),
            [(0, 1, Some(b"a".to_vec())), (10, 4, Some(b"b".to_vec()))]
        );
        assert!(all(b"").is_empty());
    }

    #[test]
    fn a_line_without_end_does_not_fill_the_memory() {
        let mut text = vec![b'x'; LONGEST_LINE + 1];
        text.extend(b"\nb\n");
        let found = all(&text);
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].1, &found[0].2), (1, &None));
        assert_eq!(found[1], (LONGEST_LINE as u64 + 2, 2, Some(b"b".to_vec())));
        let longest = vec![b'x'; LONGEST_LINE];
        assert_eq!(all(&longest), [(0, 1, Some(longest.clone()))]);
        let far = [vec![b'y'; 3 * LONGEST_LINE], b"\nb".to_vec()].concat();
        let found = all(&far);
        assert_eq!(found[0].2, None);
        assert_eq!(
            found[1],
            (3 * LONGEST_LINE as u64 + 1, 2, Some(b"b".to_vec()))
        );
    }

    #[test]
    fn parts_begin_with_lines_and_leave_nothing_out() {
        let text: Vec<u8> = (0..500)
            .flat_map(|line| format!("{}\n", "z".repeat(line * 7 % 90)).into_bytes())
            .collect();
        for count in 1..9 {
            let parts = parts(text.as_slice(), text.len() as u64, count).unwrap();
            let divided: Vec<(u64, Option<Vec<u8>>)> = parts
                .into_iter()
                .flat_map(|part| within(&text, part))
                .map(|(offset, _, bytes)| (offset, bytes))
                .collect();
            let whole = all(&text).into_iter();
            let whole: Vec<_> = whole.map(|(offset, _, bytes)| (offset, bytes)).collect();
            assert_eq!(divided, whole);
        }
    }
    #[test]
    fn lines_are_read_where_they_begin() {
        let long = "x".repeat(9_000);
        let text = format!("\u{feff}a \nb\r\n{long}\n\nend");
        let length = text.len() as u64;
        for ahead in [1, 3, 100, 10_000] {
            let mut lines = Lines::of(text.as_bytes(), length);
            let mut at = |offset| lines.at(offset, ahead).unwrap().map(<[u8]>::to_vec);
            assert_eq!(at(0), Some(b"a".to_vec()));
            assert_eq!(at(6), Some(b"b".to_vec()));
            assert_eq!(at(9), Some(long.clone().into_bytes()));
            assert_eq!(at(9_010), None);
            assert_eq!(at(9_011), Some(b"end".to_vec()));
            assert_eq!(at(length), None);
            assert_eq!(at(0), Some(b"a".to_vec()));
        }
    }
}

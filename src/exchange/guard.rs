//! A reader that lets nothing grow: what it passes on is UTF-8, and holds no text, tag or row
//! without end. So those who read behind it need bounded memory, whatever the file.

use std::io::{self, Read};

use super::kind::Kind;
use super::trouble::{Broken, Fault, Trouble};

/// The longest text, tag or row, in bytes.
pub const LONGEST: u64 = 1 << 22;

/// The deepest nesting.
pub const DEEPEST: u32 = 64;

/// The reader.
pub struct Guard<'a, R> {
    source: R,
    kind: Kind,
    told: &'a mut dyn FnMut(u64),
    at: Position,
    /// The beginning of a character whose end has not been read yet.
    begun: Vec<u8>,
    state: State,
    found: Option<Broken>,
    failed: Option<io::Error>,
}

/// Where a byte stands.
#[derive(Clone, Copy)]
struct Position {
    line: u64,
    column: u64,
}

/// What the bytes so far have begun.
struct State {
    quoted: bool,
    escaped: bool,
    depth: u32,
    /// Bytes since the text, tag or row began.
    run: u64,
    begun: Position,
}

const BEGINNING: Position = Position { line: 1, column: 1 };

impl<'a, R: Read> Guard<'a, R> {
    /// Guards the reading of a file of this kind; `told` hears how many bytes more were read.
    pub fn new(source: R, kind: Kind, told: &'a mut dyn FnMut(u64)) -> Self {
        Guard {
            source,
            kind,
            told,
            at: BEGINNING,
            begun: Vec::new(),
            state: State {
                quoted: false,
                escaped: false,
                depth: 0,
                run: 0,
                begun: BEGINNING,
            },
            found: None,
            failed: None,
        }
    }

    /// What stopped the reading: what the guard itself found, or else what the reader behind it
    /// says.
    pub fn trouble(&mut self, otherwise: Broken) -> Trouble {
        if let Some(error) = self.failed.take() {
            return Trouble::Unreadable(error);
        }
        Trouble::Broken(self.kind, self.found.unwrap_or(otherwise))
    }

    fn stop<T>(&mut self, fault: Fault, at: Position) -> io::Result<T> {
        self.found = Some(Broken {
            fault,
            line: at.line,
            column: Some(at.column),
        });
        Err(io::ErrorKind::InvalidData.into())
    }

    fn end(&mut self) -> io::Result<()> {
        if !self.begun.is_empty() {
            return self.stop(Fault::NotUtf8, self.at.back(self.begun.len()));
        }
        if self.kind == Kind::Csv && self.state.quoted {
            return self.stop(Fault::OpenQuote, self.state.begun);
        }
        Ok(())
    }

    /// Whether the bytes are UTF-8, with those that were left over before.
    fn text(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut rest = bytes;
        let begun = self.begun.len();
        while !self.begun.is_empty() {
            let Some((next, after)) = rest.split_first() else {
                return Ok(());
            };
            self.begun.push(*next);
            rest = after;
            match std::str::from_utf8(&self.begun) {
                Ok(_) => self.begun.clear(),
                Err(error) if error.error_len().is_none() => {}
                Err(_) => return self.stop(Fault::NotUtf8, self.at.back(begun)),
            }
        }
        match std::str::from_utf8(rest) {
            Ok(_) => Ok(()),
            Err(error) if error.error_len().is_none() => {
                self.begun = rest[error.valid_up_to()..].to_vec();
                Ok(())
            }
            Err(error) => {
                let before = bytes.len() - rest.len() + error.valid_up_to();
                let mut at = self.at;
                for byte in &bytes[..before] {
                    at.pass(*byte);
                }
                self.stop(Fault::NotUtf8, at)
            }
        }
    }

    fn look(&mut self, bytes: &[u8]) -> io::Result<()> {
        for byte in bytes {
            let at = self.at;
            let state = &mut self.state;
            match self.kind {
                Kind::BgStats => state.json(*byte, at),
                Kind::Bgg => state.xml(*byte, at),
                Kind::Csv => state.table(*byte, at),
                Kind::Teamzy => {}
            }
            if self.state.run > LONGEST {
                return self.stop(Fault::TooLong, self.state.begun);
            }
            if self.state.depth > DEEPEST {
                return self.stop(Fault::TooDeep, at);
            }
            self.at.pass(*byte);
        }
        Ok(())
    }
}

impl Position {
    /// So many bytes before, in the same line.
    fn back(self, bytes: usize) -> Self {
        Position {
            column: self.column - bytes as u64,
            ..self
        }
    }

    fn pass(&mut self, byte: u8) {
        if byte == b'\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
    }
}

impl State {
    fn begin(&mut self, at: Position) {
        self.run = 0;
        self.begun = at;
    }

    fn json(&mut self, byte: u8, at: Position) {
        if self.quoted {
            self.run += 1;
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' => self.escaped = true,
                b'"' => {
                    self.quoted = false;
                    self.run = 0;
                }
                _ => {}
            }
            return;
        }
        match byte {
            b'"' => {
                self.quoted = true;
                self.begin(at);
            }
            b'{' | b'[' => {
                self.depth += 1;
                self.run = 0;
            }
            b'}' | b']' => {
                self.depth = self.depth.saturating_sub(1);
                self.run = 0;
            }
            b' ' | b'\n' | b'\r' | b'\t' | b',' | b':' => self.run = 0,
            // A number without end.
            _ => {
                if self.run == 0 {
                    self.begun = at;
                }
                self.run += 1;
            }
        }
    }

    fn xml(&mut self, byte: u8, at: Position) {
        if matches!(byte, b'<' | b'>') {
            self.begin(at);
        }
        self.run += 1;
    }

    fn table(&mut self, byte: u8, at: Position) {
        match byte {
            b'"' => {
                self.quoted = !self.quoted;
                self.run += 1;
            }
            b'\n' if !self.quoted => {
                let next = Position {
                    line: at.line + 1,
                    column: 1,
                };
                self.begin(next);
            }
            _ => self.run += 1,
        }
    }
}

impl<R: Read> Read for Guard<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.found.is_some() {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let read = loop {
            match self.source.read(buffer) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failed = Some(error);
                    return Err(io::ErrorKind::Other.into());
                }
                Ok(read) => break read,
            }
        };
        if read == 0 {
            if !buffer.is_empty() {
                self.end()?;
            }
            return Ok(0);
        }
        (self.told)(read as u64);
        let bytes = &buffer[..read];
        self.text(bytes)?;
        self.look(bytes)?;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, repeat};

    use super::*;

    fn stopped(kind: Kind, source: impl Read) -> Option<Broken> {
        let mut silent = |_| {};
        let mut guard = Guard::new(source, kind, &mut silent);
        let mut buffer = [0; 7];
        loop {
            match guard.read(&mut buffer) {
                Ok(0) => return None,
                Ok(_) => {}
                Err(_) => return guard.found,
            }
        }
    }

    fn broken(fault: Fault, line: u64, column: u64) -> Option<Broken> {
        let column = Some(column);
        Some(Broken {
            fault,
            line,
            column,
        })
    }

    #[test]
    fn text_is_utf8_wherever_it_is_divided() {
        let sound = "Léa, 王小明 🤖\n".repeat(9);
        assert_eq!(stopped(Kind::Csv, sound.as_bytes()), None);
        let latin = b"player\nHugo\nL\xe9a\n";
        assert_eq!(stopped(Kind::Csv, &latin[..]), broken(Fault::NotUtf8, 3, 2));
        let cut = &"Léa".as_bytes()[..2];
        assert_eq!(stopped(Kind::Csv, cut), broken(Fault::NotUtf8, 1, 2));
    }

    #[test]
    fn nothing_is_without_end() {
        let endless = || BufReader::with_capacity(1 << 16, repeat(b'x').take(LONGEST * 2));
        for kind in [Kind::Csv, Kind::Bgg, Kind::BgStats] {
            let found = stopped(kind, endless());
            assert_eq!(
                found.map(|broken| broken.fault),
                Some(Fault::TooLong),
                "{kind:?}"
            );
        }
        let text = || (&b"{\n \""[..]).chain(endless());
        assert_eq!(stopped(Kind::BgStats, text()), broken(Fault::TooLong, 2, 2));
        let spaces = repeat(b' ').take(LONGEST * 2);
        assert_eq!(stopped(Kind::BgStats, spaces), None);
    }

    #[test]
    fn nesting_and_quotes_have_bounds() {
        let deep = "[".repeat(100_000);
        assert_eq!(
            stopped(Kind::BgStats, deep.as_bytes()),
            broken(Fault::TooDeep, 1, u64::from(DEEPEST) + 1)
        );
        let texts = r#"{"a":"[[[\"[[["}"#.repeat(99);
        assert_eq!(stopped(Kind::BgStats, texts.as_bytes()), None);
        let open = "a,b\n1,2\n3,\"4\n5,6\n";
        assert_eq!(
            stopped(Kind::Csv, open.as_bytes()),
            broken(Fault::OpenQuote, 3, 1)
        );
    }
}

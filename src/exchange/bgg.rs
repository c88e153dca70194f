//! Plays of BoardGameGeek, as its XML API 2 gives them. Several documents may stand in one file.

use std::collections::BTreeMap;
use std::io::{BufReader, SeekFrom};

use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::Source;
use super::guard::{DEEPEST, Guard};
use super::kind::Kind;
use super::play::{
    CARCASSONNE, ForeignExpansion, Found, MOST_SEATS, Play, PlaySeat, Reason, day, is_the_game,
};
use super::trouble::{Broken, Fault, Trouble, Unknown};

/// Calls `each` for every play.
pub fn plays(
    source: &mut dyn Source,
    read: &mut dyn FnMut(u64),
    each: &mut dyn FnMut(Found),
) -> Result<(), Trouble> {
    parse(source, read, &mut |_| {})?;
    parse(source, read, each)
}

/// What stopped the reading of a document.
enum Stop {
    /// It is of another kind.
    Other,
    /// Something is wrong with it.
    Wrong(Fault),
}

impl From<quick_xml::Error> for Stop {
    fn from(error: quick_xml::Error) -> Self {
        use quick_xml::errors::{IllFormedError, SyntaxError};
        Stop::Wrong(match error {
            quick_xml::Error::IllFormed(IllFormedError::MissingEndTag(_)) => Fault::BreaksOff,
            quick_xml::Error::Syntax(
                SyntaxError::UnclosedTag
                | SyntaxError::UnclosedComment
                | SyntaxError::UnclosedCData
                | SyntaxError::UnclosedSingleQuotedAttributeValue
                | SyntaxError::UnclosedDoubleQuotedAttributeValue,
            ) => Fault::BreaksOff,
            _ => Fault::Syntax,
        })
    }
}

fn parse(
    source: &mut dyn Source,
    read: &mut dyn FnMut(u64),
    each: &mut dyn FnMut(Found),
) -> Result<(), Trouble> {
    source.seek(SeekFrom::Start(0))?;
    let guarded = BufReader::new(Guard::new(&mut *source, Kind::Bgg, read));
    let mut reader = Reader::from_reader(guarded);
    let mut begun = 0;
    let parsed = documents(&mut reader, &mut begun, each);
    let at = reader.error_position().max(begun);
    let fault = match parsed {
        Ok(()) => return Ok(()),
        Err(Stop::Other) => return Err(Trouble::Unknown(Unknown::Other)),
        Err(Stop::Wrong(fault)) => fault,
    };
    let nowhere = Broken {
        fault,
        line: 0,
        column: None,
    };
    match reader.get_mut().get_mut().trouble(nowhere) {
        Trouble::Broken(kind, broken) if broken == nowhere => {
            Err(Trouble::Broken(kind, place(source, at, fault)?))
        }
        trouble => Err(trouble),
    }
}

/// The line and the column of a byte.
fn place(source: &mut dyn Source, at: u64, fault: Fault) -> Result<Broken, Trouble> {
    use std::io::Read;
    source.seek(SeekFrom::Start(0))?;
    let (mut line, mut column) = (1, 1);
    for byte in BufReader::new(source).bytes().take(at as usize) {
        if byte? == b'\n' {
            (line, column) = (line + 1, 1);
        } else {
            column += 1;
        }
    }
    let column = Some(column);
    Ok(Broken {
        fault,
        line,
        column,
    })
}

/// Reads one document after the other; `begun` is where the part begins that is read last.
fn documents<R: std::io::BufRead>(
    reader: &mut Reader<R>,
    begun: &mut u64,
    each: &mut dyn FnMut(Found),
) -> Result<(), Stop> {
    let mut buffer = Vec::new();
    let mut depth = 0;
    let mut any = false;
    let mut play: Option<Draft> = None;
    let mut comments = false;
    loop {
        buffer.clear();
        *begun = reader.buffer_position();
        let event = reader.read_event_into(&mut buffer)?;
        match &event {
            Event::Start(tag) | Event::Empty(tag) => {
                let opens = matches!(event, Event::Start(_));
                let values = values(tag)?;
                match (depth, tag.name().as_ref()) {
                    (0, "plays") => any = true,
                    (0, _) => return Err(Stop::Other),
                    (1, "play") => play = Some(Draft::of(values)),
                    (2, "item") => play.iter_mut().for_each(|play| play.item(&values)),
                    (2, "comments") => comments = opens,
                    (3, "player") => play.iter_mut().for_each(|play| play.seat(&values)),
                    _ => {}
                }
                depth += u32::from(opens);
                if depth > DEEPEST {
                    return Err(Stop::Wrong(Fault::TooDeep));
                }
                if !opens && depth == 1 {
                    play.take().into_iter().for_each(|play| each(play.found()));
                }
            }
            Event::End(_) => {
                depth -= 1;
                if depth == 2 {
                    comments = false;
                }
                if depth == 1 {
                    play.take().into_iter().for_each(|play| each(play.found()));
                }
            }
            Event::Text(text) if depth == 0 && !text.xml10_content().trim().is_empty() => {
                return Err(Stop::Wrong(Fault::Syntax));
            }
            Event::Text(text) => note(&mut play, comments, &text.xml10_content())?,
            Event::CData(text) => note(&mut play, comments, &text.xml10_content())?,
            Event::GeneralRef(name) => {
                let letter = name.resolve_char_ref()?.map(String::from);
                let entity = resolve_predefined_entity(name).map(str::to_owned);
                let text = letter.or(entity).ok_or(Stop::Wrong(Fault::Syntax))?;
                note(&mut play, comments, &text)?;
            }
            // Who declares entities can make much of little.
            Event::DocType(_) => return Err(Stop::Wrong(Fault::Doctype)),
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
            Event::Eof if depth > 0 => return Err(Stop::Wrong(Fault::BreaksOff)),
            Event::Eof if any => return Ok(()),
            Event::Eof => return Err(Stop::Other),
        }
    }
}

/// The attributes of a tag.
type Values = BTreeMap<String, String>;

fn values(tag: &BytesStart<'_>) -> Result<Values, Stop> {
    tag.attributes()
        .map(|attribute| {
            let attribute = attribute.map_err(quick_xml::Error::from)?;
            let value = attribute.normalized_value(XmlVersion::Implicit1_0)?;
            Ok((attribute.key.as_ref().to_owned(), value.into_owned()))
        })
        .collect()
}

fn note(play: &mut Option<Draft>, comments: bool, text: &str) -> Result<(), Stop> {
    if let Some(play) = play.as_mut().filter(|_| comments) {
        play.comments.push_str(text);
        if play.comments.len() as u64 > super::guard::LONGEST {
            return Err(Stop::Wrong(Fault::TooLong));
        }
    }
    Ok(())
}

/// A play whose end has not been read yet.
struct Draft {
    values: Values,
    comments: String,
    number: u64,
    name: String,
    seats: Vec<PlaySeat>,
}

impl Draft {
    fn of(values: Values) -> Self {
        Draft {
            values,
            comments: String::new(),
            number: 0,
            name: String::new(),
            seats: Vec::new(),
        }
    }

    fn item(&mut self, values: &Values) {
        self.number = value(values, "objectid").parse().unwrap_or_default();
        self.name = value(values, "name");
    }

    fn seat(&mut self, values: &Values) {
        let name = Some(value(values, "name")).filter(|name| !name.trim().is_empty());
        if self.seats.len() <= MOST_SEATS {
            self.seats.push(PlaySeat {
                name: name.unwrap_or_else(|| value(values, "username")),
                score: value(values, "score"),
                won: value(values, "win") == "1",
            });
        }
    }

    fn found(self) -> Found {
        if !is_the_game(self.number, &self.name) {
            return Found::OtherGame;
        }
        let of = |name: &str| value(&self.values, name);
        let quantity = of("quantity").parse().unwrap_or(1);
        let obstacle = if of("nowinstats") == "1" {
            Some(Reason::SetAside)
        } else if quantity > 1 {
            Some(Reason::Quantity(quantity))
        } else {
            None
        };
        let written = of("date");
        let date = day(&written);
        // A play that was broken off has no final scores; one without a day says that first.
        let unfinished = of("incomplete") == "1" && date.is_some();
        let id = of("id");
        let (expansions, note) = played_with(&self.comments);
        Found::Play(Box::new(Play {
            called: id.clone(),
            source: Some(id).filter(|id| !id.is_empty()),
            date,
            second: 0,
            written,
            obstacle: obstacle.or(unfinished.then_some(Reason::Unfinished)),
            seats: self.seats,
            expansions,
            location: of("location"),
            note,
        }))
    }
}

fn value(values: &Values, name: &str) -> String {
    values.get(name).cloned().unwrap_or_default()
}

/// The expansions that stand in the comments, and what else stands there.
fn played_with(comments: &str) -> (Vec<ForeignExpansion>, String) {
    let mut expansions = Vec::new();
    let mut rest: Vec<&str> = Vec::new();
    for line in comments.lines() {
        let thing = line.trim().strip_prefix("- [thing=");
        let thing = thing.and_then(|thing| thing.strip_suffix("[/thing]")?.split_once(']'));
        if let Some((number, name)) = thing {
            let number = number.parse().unwrap_or_default();
            if number != CARCASSONNE {
                expansions.push(ForeignExpansion::Named(number, name.to_owned()));
            }
        } else if line.trim() != "Played with expansions:" {
            rest.push(line);
        }
    }
    (expansions, rest.join("\n"))
}

//! What holds of everything that is typed for players and their scores.

use unicode_normalization::is_nfc;

use super::data_file::line;
use super::{in_every_language, is_harmless};
use crate::core::calendar::{Instant, date, date_text};
use crate::core::entry::{self, BadScore, MOST_POINTS, Words};
use crate::core::game::check_table;
use crate::core::id::{Beginning, Id};
use crate::core::player::{Name, key, line_of_text, plain};
use crate::core::track::{Position, SPACES};
use crate::error::{Error, Seating};
use crate::i18n::harmless;
use crate::journal::inner::{Body, parse};
use crate::journal::{GameText, game_line, rename_line};
use crate::report::error::{explanation, text};
use crate::report::page::{Page, Style};

/// Words, one a line, are understood or refused; what is accepted is meant, and what is refused
/// can be said.
pub fn entry(bytes: &[u8]) {
    let typed = String::from_utf8_lossy(bytes);
    let words: Vec<String> = typed.split('\n').map(str::to_owned).collect();
    day(&words[0]);
    for word in &words {
        score(word);
        name(word);
        text_of_one_line(word);
        if let Err(bad) = entry::pair(word) {
            is_worded(&bad.into());
        }
        Beginning::parse(word);
    }
    match entry::words(&words) {
        Ok(Words::Pairs(pairs)) => paired(words, &pairs),
        Ok(Words::Bare(entries)) => assert_eq!(entries, words),
        Err(bad) => is_worded(&bad.into()),
    }
}

fn score(word: &str) {
    match entry::score(word) {
        Ok(points) => {
            assert!(points <= MOST_POINTS, "{word:?}");
            let position = Position::of(points);
            assert!(position.space < SPACES);
            assert_eq!(position.points(), points);
            for typed in [
                points.to_string(),
                position.to_string(),
                format!(" {word} "),
            ] {
                assert_eq!(entry::score(&typed), Ok(points), "{typed:?}");
            }
            let spaced = word.trim().contains(char::is_whitespace);
            assert!(spaced || Name::parse(word).is_err(), "{word:?}");
        }
        Err(why) => {
            if let BadScore::OffTrack(meant) = why {
                assert_eq!(entry::score(&meant.to_string()), Ok(meant.points()));
            }
            is_worded(&Error::score(None, word, why));
        }
    }
}

/// A name that is accepted is kept as it is when it is typed again, and is the same person.
fn name(word: &str) {
    let kept = match entry::named(word) {
        Ok(kept) => kept,
        Err(bad) => return is_worded(&bad.into()),
    };
    let shown = harmless(kept.as_str());
    assert_eq!(Name::parse(&shown), Ok(kept.clone()), "{word:?}");
    assert!(is_nfc(&shown), "{word:?}");
    let folded = key(&shown);
    assert_eq!(folded, key(word), "{word:?}");
    assert_eq!(folded, key(&folded), "{word:?}");
    assert!(!folded.is_empty(), "{word:?}");
    plain(&shown);
    let (change, now) = change();
    let written = rename_line(change, now, kept.as_str(), "Léa");
    let Body::Rename { old, .. } = parse(written.as_bytes()).unwrap().body else {
        panic!("{written}");
    };
    assert_eq!(old, shown, "{written}");
}

/// So is a note, a place or the name of an expansion.
fn text_of_one_line(word: &str) {
    match line_of_text(word) {
        Ok(kept) => {
            assert_eq!(line_of_text(&kept).as_ref(), Ok(&kept), "{word:?}");
            assert_eq!(harmless(&kept), kept, "{word:?}");
        }
        Err(c) => is_worded(&Error::ForbiddenCharacter("--note", c)),
    }
}

fn day(word: &str) {
    match date(word) {
        Some(day) => assert_eq!(date_text(day), word),
        None => is_worded(&Error::BadDate(word.to_owned())),
    }
}

/// Pairs are the same when they are typed as one word, and a table is kept as it is.
fn paired(words: Vec<String>, pairs: &[(Name, u32)]) {
    for (name, points) in pairs {
        let word = format!("{}={points}", name.as_str());
        assert_eq!(entry::pair(&word), Ok((name.clone(), *points)), "{word:?}");
    }
    let names = pairs.iter().map(|(name, _)| name.as_str());
    if let Err(bad) = check_table(names) {
        return is_worded(&Error::Table(bad, Seating::Score(words)));
    }
    let (change, now) = change();
    let seats = pairs.iter();
    let game = GameText {
        date: now.date(),
        seats: seats
            .map(|(name, points)| (name.as_str().to_owned(), Some(*points)))
            .collect(),
        expansions: Vec::new(),
        location: None,
        note: None,
    };
    let written = game_line(Id::from_bits(7), change, now, &game, None);
    let escaped = written.contains('\\');
    assert_eq!(line(written.as_bytes()), !escaped, "{written}");
    let Body::Game { told, .. } = parse(written.as_bytes()).unwrap().body else {
        panic!("{written}");
    };
    assert_eq!(GameText::from(&told.unwrap()), game, "{written}");
}

fn change() -> (Id, Instant) {
    let now = Instant::parse("2026-11-29T21:14:05.120+01:00");
    (Id::from_bits(0x0ace_0fba_5e5a_11e5), now.unwrap())
}

/// An error is said in every language, after the command and at the keyboard.
fn is_worded(error: &Error) {
    assert_eq!(error.status(), 2, "{error:?}");
    in_every_language(|texts| {
        let style = Style {
            columns: Some(60),
            lines: None,
            prose: 60,
            bold: false,
            terminal: false,
        };
        let said = text(error, &Page { texts, style });
        is_harmless(&said);
        assert!(said.starts_with(&texts.get("label-error")), "{said}");
        explanation(error, texts)
            .iter()
            .for_each(|sentence| is_harmless(sentence));
    });
}

//! What a play from elsewhere becomes: a game, or a refusal with its reason.

use super::text;
use crate::core::calendar::{Date, date_of};
use crate::core::entry::{BadScore, reckoned};
use crate::core::expansion::Expansion;
use crate::core::outcome::Verdict;
use crate::core::player::{BadName, Name, key};

/// The number of the game at BoardGameGeek.
pub const CARCASSONNE: u64 = 822;

/// The name of the game, folded.
const NAME: &str = "carcassonne";

/// Whether it is the game: by its number, or by its name where it has none.
pub fn is_the_game(number: u64, name: &str) -> bool {
    match number {
        0 => key(name) == NAME,
        other => other == CARCASSONNE,
    }
}

/// Who sits at one table, at most; more are no game.
pub const MOST_SEATS: usize = 200;

/// A play as its file tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// What the file calls it, for people.
    pub called: String,
    /// What tells it from all other plays, wherever they are; none where the file has no such
    /// thing.
    pub source: Option<String>,
    /// The day as written.
    pub written: String,
    /// The day.
    pub date: Option<Date>,
    /// The second of the day at which it was played, as far as that is known; only the order
    /// matters.
    pub second: u32,
    /// Why it is not taken, whatever its scores.
    pub obstacle: Option<Reason>,
    /// Who played.
    pub seats: Vec<PlaySeat>,
    /// The expansions.
    pub expansions: Vec<ForeignExpansion>,
    /// Where.
    pub location: String,
    /// What was remarked.
    pub note: String,
}

/// A player of a play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlaySeat {
    /// The name.
    pub name: String,
    /// The score as written; empty where it is not known.
    pub score: String,
    /// Whether the file names this player as a winner.
    pub won: bool,
}

/// An expansion of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForeignExpansion {
    /// As this program writes it.
    Ours(Expansion),
    /// By its number at BoardGameGeek, where that is known, and its name.
    Named(u64, String),
}

/// What was found in a file.
#[derive(Debug)]
pub enum Found {
    /// A play of the game.
    Play(Box<Play>),
    /// A play of another game.
    OtherGame,
}

/// A play that becomes a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// What the file calls it.
    pub called: String,
    /// What tells it from all other plays.
    pub source: Option<String>,
    /// The day.
    pub date: Date,
    /// The second of the day, for the order alone.
    pub second: u32,
    /// Names and final scores.
    pub seats: Vec<(String, u32)>,
    /// The expansions.
    pub expansions: Vec<ForeignExpansion>,
    /// Where.
    pub location: Option<String>,
    /// What was remarked.
    pub note: Option<String>,
    /// Whom the file names as winners, where the scores say otherwise.
    pub named: Option<Named>,
}

/// Winners as the file names them, and as the scores decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// By the file.
    pub by_file: Vec<String>,
    /// By the scores.
    pub by_scores: Vec<String>,
}

/// A play that is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What the file calls it.
    pub called: String,
    /// The day as written.
    pub written: String,
    /// Why.
    pub reason: Reason,
}

/// Why a play is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Its owner set it aside.
    SetAside,
    /// It was not played to the end.
    Unfinished,
    /// Teams played.
    Teams,
    /// It stands for so many plays, with one set of scores.
    Quantity(u32),
    /// The day is none of the calendar.
    NoDate,
    /// The day is written in an order that was not said, and could be one in some order.
    OrderUnsaid,
    /// Nobody is listed.
    Nobody,
    /// Only one player is listed.
    OnePlayer,
    /// So many are listed that it is no game.
    Crowd,
    /// A player has no name.
    Nameless,
    /// A name that cannot be one.
    BadName(String, BadName),
    /// A player is listed twice.
    Twice(String),
    /// The score of this player is not known.
    ScoreUnknown(String),
    /// The score of this player, as written, is none.
    Score(String, String, BadScore),
    /// Its texts are too long to be kept.
    TooLong,
    /// It is a line that cannot be read.
    Unreadable,
}

impl Reason {
    /// The name by which programs know it.
    pub fn kind(&self) -> &'static str {
        match self {
            Reason::SetAside => "set_aside",
            Reason::Unfinished => "unfinished",
            Reason::Teams => "teams",
            Reason::Quantity(_) => "quantity",
            Reason::NoDate | Reason::OrderUnsaid => "no_date",
            Reason::Nobody => "nobody",
            Reason::OnePlayer => "one_player",
            Reason::Crowd => "crowd",
            Reason::Nameless => "nameless",
            Reason::BadName(..) => "bad_name",
            Reason::Twice(_) => "player_twice",
            Reason::ScoreUnknown(_) => "score_unknown",
            Reason::Score(_, _, why) => match why {
                BadScore::Negative => "score_negative",
                BadScore::Decimal => "score_decimal",
                BadScore::TooMany => "score_too_high",
                _ => "score_malformed",
            },
            Reason::TooLong => "too_long",
            Reason::Unreadable => "unreadable",
        }
    }

    /// Whose name or score it is about, and the score as written.
    pub fn about(&self) -> (Option<&str>, Option<&str>) {
        match self {
            Reason::BadName(name, _) | Reason::Twice(name) | Reason::ScoreUnknown(name) => {
                (Some(name), None)
            }
            Reason::Score(name, entry, _) => (Some(name), Some(entry)),
            _ => (None, None),
        }
    }
}

impl Play {
    /// What becomes of it. Nothing is guessed: a play is taken as a whole, or refused.
    ///
    /// # Errors
    /// Why it is not taken.
    pub fn judge(self) -> Result<Accepted, Refused> {
        match self.decide() {
            Ok((date, seats)) => {
                let named = self.named(&seats);
                Ok(Accepted {
                    called: self.called,
                    source: self.source,
                    date,
                    second: self.second,
                    seats,
                    expansions: self.expansions,
                    location: text::line(&self.location),
                    note: text::lines(&self.note),
                    named,
                })
            }
            Err(reason) => Err(Refused {
                called: self.called,
                written: self.written,
                reason,
            }),
        }
    }

    fn decide(&self) -> Result<(Date, Vec<(String, u32)>), Reason> {
        if let Some(obstacle) = &self.obstacle {
            return Err(obstacle.clone());
        }
        let date = self.date.ok_or(Reason::NoDate)?;
        match self.seats.len() {
            0 => return Err(Reason::Nobody),
            1 => return Err(Reason::OnePlayer),
            2..=MOST_SEATS => {}
            _ => return Err(Reason::Crowd),
        }
        let mut keys: Vec<String> = Vec::new();
        let mut seats = Vec::new();
        for seat in &self.seats {
            let name = Name::parse(&seat.name).map_err(|why| match why {
                BadName::Empty => Reason::Nameless,
                why => Reason::BadName(seat.name.clone(), why),
            })?;
            let name = name.into_string();
            let key = key(&name);
            if keys.contains(&key) {
                return Err(Reason::Twice(name));
            }
            keys.push(key);
            let score = reckoned(&seat.score).map_err(|why| match why {
                BadScore::Empty => Reason::ScoreUnknown(name.clone()),
                why => Reason::Score(name.clone(), seat.score.clone(), why),
            })?;
            seats.push((name, score));
        }
        Ok((date, seats))
    }

    /// Whom the file names as winners, if these are others than the scores say. A file that names
    /// nobody names nobody else.
    fn named(&self, seats: &[(String, u32)]) -> Option<Named> {
        let scores: Vec<u32> = seats.iter().map(|(_, score)| *score).collect();
        let verdict = Verdict::of(&scores);
        let names = |won: &dyn Fn(usize) -> bool| -> Vec<String> {
            let winners = seats.iter().enumerate().filter(|(seat, _)| won(*seat));
            winners.map(|(_, (name, _))| name.clone()).collect()
        };
        let by_file = names(&|seat| self.seats[seat].won);
        let by_scores = names(&|seat| verdict.won(seat));
        let differ = !by_file.is_empty() && by_file != by_scores;
        differ.then_some(Named { by_file, by_scores })
    }
}

/// The day at the beginning of a text `YYYY-MM-DD`, which a time may follow.
pub fn day(text: &str) -> Option<Date> {
    let (day, rest) = text.as_bytes().split_first_chunk::<10>()?;
    let ends = rest.is_empty() || rest[0] == b' ' || rest[0] == b'T';
    date_of(day).filter(|date| ends && date.year() >= 1)
}

/// The expansions in one cell of a table: ids between spaces, as this program writes them, where a
/// name after `other:` goes on to the next id; or names between commas or semicolons.
pub fn listed_expansions(cell: &str) -> Vec<ForeignExpansion> {
    let is_ours = |word: &str| Expansion::known(word).is_some() || word.starts_with("other:");
    let mut words = cell.split(' ').filter(|word| !word.is_empty()).peekable();
    if !words.peek().is_some_and(|word| is_ours(word)) {
        let names = cell.split([',', ';']).map(str::trim);
        return names
            .filter(|name| !name.is_empty())
            .map(|name| ForeignExpansion::Named(0, name.to_owned()))
            .collect();
    }
    let mut ids: Vec<String> = Vec::new();
    for word in words {
        match ids.last_mut() {
            Some(last) if !is_ours(word) && last.starts_with("other:") => {
                last.push(' ');
                last.push_str(word);
            }
            _ => ids.push(word.to_owned()),
        }
    }
    ids.into_iter()
        .map(|id| {
            if is_ours(&id) {
                ForeignExpansion::Ours(Expansion::written(id))
            } else {
                ForeignExpansion::Named(0, id)
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(seats: &[(&str, &str)]) -> Play {
        Play {
            written: "2023-11-02 23:59:30".to_owned(),
            date: day("2023-11-02 23:59:30"),
            seats: seats
                .iter()
                .map(|(name, score)| PlaySeat {
                    name: (*name).to_owned(),
                    score: (*score).to_owned(),
                    won: false,
                })
                .collect(),
            ..Play::default()
        }
    }

    fn refusal(seats: &[(&str, &str)]) -> &'static str {
        play(seats).judge().unwrap_err().reason.kind()
    }

    #[test]
    fn sums_are_worked_out_and_nothing_is_guessed() {
        let accepted = play(&[(" Inés ", "50+28"), ("Zoé", "103-3")])
            .judge()
            .unwrap();
        assert_eq!(
            accepted.seats,
            [("Inés".to_owned(), 78), ("Zoé".to_owned(), 100)]
        );
        for (score, kind) in [
            ("", "score_unknown"),
            ("  ", "score_unknown"),
            ("-3", "score_negative"),
            ("3-8", "score_negative"),
            ("13.5", "score_decimal"),
            ("21,7", "score_decimal"),
            ("86+84+", "score_malformed"),
            ("7B", "score_malformed"),
            ("100000", "score_too_high"),
        ] {
            assert_eq!(refusal(&[("Hugo", "78"), ("Léa", score)]), kind, "{score}");
        }
    }

    #[test]
    fn what_makes_no_table_is_refused() {
        assert_eq!(refusal(&[]), "nobody");
        assert_eq!(refusal(&[("Hugo", "78")]), "one_player");
        assert_eq!(refusal(&[("Hugo", "78"), ("\u{200b}", "78")]), "nameless");
        assert_eq!(refusal(&[("Hugo", "78"), ("HUGO ", "78")]), "player_twice");
        assert_eq!(refusal(&[("Hugo", "78"), ("12", "78")]), "bad_name");
        assert_eq!(refusal(&vec![("Hugo", "78"); MOST_SEATS + 1]), "crowd");
        let mut undated = play(&[("Hugo", "78"), ("Léa", "64")]);
        undated.date = day("0000-00-00");
        assert_eq!(undated.judge().unwrap_err().reason, Reason::NoDate);
    }

    #[test]
    fn the_scores_decide_who_won() {
        let judged = |scores: [&str; 3], won: [bool; 3]| {
            let names = ["Hugo", "Léa", "Inés"];
            let seats: Vec<(&str, &str)> = names.into_iter().zip(scores).collect();
            let mut play = play(&seats);
            for (seat, won) in play.seats.iter_mut().zip(won) {
                seat.won = won;
            }
            let named = play.judge().unwrap().named;
            named.map(|named| (named.by_file.join(" "), named.by_scores.join(" ")))
        };
        let both = |one: &str, other: &str| Some((one.to_owned(), other.to_owned()));
        assert_eq!(
            judged(["97", "92", "97"], [true, false, false]),
            both("Hugo", "Hugo Inés")
        );
        assert_eq!(
            judged(["60", "90", "1"], [true, false, false]),
            both("Hugo", "Léa")
        );
        assert_eq!(judged(["97", "92", "97"], [true, false, true]), None);
        assert_eq!(judged(["97", "92", "97"], [false; 3]), None);
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        let text = |text| day(text).map(crate::core::calendar::date_text);
        assert_eq!(text("2023-11-02 23:59:30").as_deref(), Some("2023-11-02"));
        assert_eq!(text("2023-11-02T00:00").as_deref(), Some("2023-11-02"));
        for wrong in ["0000-00-00", "2023-11-31", "2023-1-02", "2023-11-021", ""] {
            assert_eq!(text(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_cell_lists_ids_or_names() {
        let listed = |cell: &str| -> Vec<String> {
            let found = listed_expansions(cell).into_iter();
            found
                .map(|expansion| match expansion {
                    ForeignExpansion::Ours(ours) => ours.id().to_owned(),
                    ForeignExpansion::Named(_, name) => format!("“{name}”"),
                })
                .collect()
        };
        assert_eq!(
            listed("river other:Wheel of Fortune, big tower"),
            ["river", "other:Wheel of Fortune, big", "tower"]
        );
        assert_eq!(
            listed("Inns & Cathedrals; The River"),
            ["“Inns & Cathedrals”", "“The River”"]
        );
        assert_eq!(listed(" "), [""; 0]);
    }
}

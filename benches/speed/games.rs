//! Data files of many games, the same on every machine: from a seed.

use std::fmt::Write;

use time::{Duration, OffsetDateTime, UtcOffset};

const SEED: u64 = 0x7ea3_2f00_cafe_d00d;

/// A round of friends who play for twenty-five years.
const NAMES: [&str; 48] = [
    "Hugo",
    "Léa",
    "Zoé",
    "Chloé",
    "Inés",
    "Íñigo",
    "José",
    "Anaïs",
    "François",
    "Noël",
    "Jürgen",
    "Weiß",
    "Søren",
    "Łukasz",
    "Ağnes",
    "Zoë",
    "Renée",
    "Óscar",
    "Núria",
    "Begoña",
    "Anne Marie",
    "Jean-Luc",
    "Player 2",
    "Max",
    "Mia",
    "Paul",
    "Clara",
    "Emma",
    "Louis",
    "Jules",
    "Alba",
    "Mateo",
    "Lucía",
    "Diego",
    "Sofía",
    "Marta",
    "Élodie",
    "Gaël",
    "Maëlle",
    "Thérèse",
    "王小明",
    "さくら",
    "Дмитрий",
    "Ольга",
    "Ελένη",
    "Νίκος",
    "Ada",
    "Bo",
];

const EXPANSIONS: [&str; 6] = [
    "river",
    "inns-and-cathedrals",
    "traders-and-builders",
    "abbot",
    "princess-and-dragon",
    "tower",
];

const PLACES: [&str; 8] = [
    "Lyon",
    "chez Léa",
    "Sevilla",
    "Carcassonne",
    "Café de la Cité",
    "Málaga",
    "London",
    "Zürich",
];

const NOTES: [&str; 6] = [
    "last tile!",
    "the city of the century, 24 tiles",
    "une belle soirée à quatre",
    "¡qué remontada!",
    "three monasteries in one corner; nobody saw the farmer coming",
    "rain all day",
];

/// What the lines of a file are like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// One line for each game, the oldest first.
    Plain,
    /// Some games corrected, some lines there twice, all in disorder.
    Shuffled {
        /// How many games have a correction.
        corrections: usize,
        /// How many lines are there twice.
        repeated: usize,
    },
    /// Every line twice, as in two machines' files put together.
    Doubled,
}

/// The text of a data file.
pub fn file(games: usize, kind: Kind) -> String {
    let mut games = Games::new(games);
    match kind {
        Kind::Plain => games.text,
        Kind::Doubled => games.text.repeat(2),
        Kind::Shuffled {
            corrections,
            repeated,
        } => {
            games.correct(corrections);
            games.repeat(repeated);
            games.shuffled()
        }
    }
}

/// SplitMix64.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.roll() % bound as u64) as usize
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }

    fn id(&mut self) -> String {
        let bits = self.roll();
        (0..12)
            .map(|place| {
                let digit = (bits >> (5 * place)) & 31;
                char::from(b"0123456789abcdefghjkmnpqrstvwxyz"[digit as usize])
            })
            .collect()
    }
}

struct Games {
    dice: Dice,
    text: String,
    /// Where each line begins.
    begins: Vec<usize>,
    at: OffsetDateTime,
    step: Duration,
}

impl Games {
    fn new(count: usize) -> Self {
        let beginning = OffsetDateTime::UNIX_EPOCH + Duration::days(31 * 365 + 8);
        let mut games = Games {
            dice: Dice(SEED),
            text: String::with_capacity(count * 250),
            begins: Vec::with_capacity(count),
            at: beginning,
            step: Duration::days(25 * 365) / count.max(1) as f64,
        };
        for _ in 0..count {
            let (id, change) = (games.dice.id(), games.dice.id());
            games.line(&id, &change, None);
        }
        games
    }

    fn line(&mut self, id: &str, change: &str, replaces: Option<&str>) {
        self.begins.push(self.text.len());
        self.at += self.step;
        let local = summer_time(self.at);
        let (date, time) = (local.date(), local.time());
        let hours = local.offset().whole_hours();
        let (dice, text) = (&mut self.dice, &mut self.text);
        let mut put = |part: std::fmt::Arguments<'_>| {
            let _ = text.write_fmt(part);
        };
        put(format_args!(
            r#"{{"v":1,"id":"{id}","change":"{change}","recorded":"{date}T{:02}:{:02}:{:02}.{:03}+{hours:02}:00""#,
            time.hour(),
            time.minute(),
            time.second(),
            time.millisecond(),
        ));
        if let Some(replaced) = replaces {
            put(format_args!(r#","replaces":["{replaced}"]"#));
        }
        put(format_args!(r#","date":"{date}","players":["#));
        let seats = [2, 2, 3, 3, 3, 4, 4, 5][dice.below(8)];
        let mut names: Vec<&str> = Vec::new();
        while names.len() < seats {
            let name = dice.pick(&NAMES);
            if !names.contains(&name) {
                let comma = if names.is_empty() { "" } else { "," };
                let score = 25 + dice.below(50) + dice.below(50) + dice.below(30);
                put(format_args!(
                    r#"{comma}{{"name":"{name}","score":{score}}}"#
                ));
                names.push(name);
            }
        }
        put(format_args!("]"));
        if dice.chance(45) {
            let first = dice.pick(&EXPANSIONS[..3]);
            put(format_args!(r#","expansions":["{first}""#));
            if dice.chance(40) {
                put(format_args!(r#","{}""#, dice.pick(&EXPANSIONS[3..])));
            }
            put(format_args!("]"));
        }
        if dice.chance(40) {
            put(format_args!(r#","location":"{}""#, dice.pick(&PLACES)));
        }
        if dice.chance(20) {
            put(format_args!(r#","note":"{}""#, dice.pick(&NOTES)));
        }
        put(format_args!("}}\n"));
    }

    fn line_at(&self, index: usize) -> &str {
        let end = self.begins.get(index + 1).copied();
        &self.text[self.begins[index]..end.unwrap_or(self.text.len())]
    }

    /// Adds a correction to so many games, each of another game.
    fn correct(&mut self, count: usize) {
        let games = self.begins.len();
        for number in 0..count {
            let line = self.line_at(number * (games / count));
            let (id, replaced) = (line[13..25].to_owned(), line[37..49].to_owned());
            let change = self.dice.id();
            self.line(&id, &change, Some(&replaced));
        }
    }

    fn repeat(&mut self, count: usize) {
        let lines = self.begins.len();
        for _ in 0..count {
            let line = self.dice.below(lines);
            let line = self.line_at(line).to_owned();
            self.begins.push(self.text.len());
            self.text.push_str(&line);
        }
    }

    fn shuffled(mut self) -> String {
        let mut order: Vec<usize> = (0..self.begins.len()).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, self.dice.below(last + 1));
        }
        order.into_iter().map(|line| self.line_at(line)).collect()
    }
}

/// Central Europe, as good as need be.
fn summer_time(at: OffsetDateTime) -> OffsetDateTime {
    let hours = if (4..=10).contains(&u8::from(at.month())) {
        2
    } else {
        1
    };
    at.to_offset(UtcOffset::from_hms(hours, 0, 0).unwrap_or(UtcOffset::UTC))
}

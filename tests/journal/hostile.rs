//! Lines that no command of this version wrote: by other hands, later versions, bad disks.

use serde_json::{Map, Value, json};
use time::{Duration, OffsetDateTime};

use crate::model::commands::{Command, Details, Edit};
use crate::model::line::{What, recorded_text, stamped};
use crate::model::{Journal, Variant};
use crate::names::PEOPLE;
use crate::script::{Dice, foreign};

/// Bytes to append to a file.
pub fn hostile(kind: usize, file: &[u8], now: OffsetDateTime, dice: &mut Dice) -> Vec<u8> {
    Hand { file, now, dice }.write(kind)
}

/// How many kinds there are.
pub const KINDS: usize = 23;

struct Hand<'a> {
    file: &'a [u8],
    now: OffsetDateTime,
    dice: &'a mut Dice,
}

impl Hand<'_> {
    fn write(&mut self, kind: usize) -> Vec<u8> {
        match kind {
            0 => self.one_of(&[
                "{}",
                "[]",
                "null",
                "\"x\"",
                "{\"foo\":1}",
                "{\"v\":1}",
                "{\"v\":2}",
                "not JSON",
                "{",
            ]),
            1 => [self.torn(), b"\n".to_vec()].concat(),
            2 => self.torn(),
            3 => {
                let id = self.some_game();
                let fields = json!({"v": 2, "id": id, "players": {"Hugo": 78}});
                self.line(fields)
            }
            4 => {
                let undoes = self.some_change();
                let fields = json!({"v": 3, "undoes": undoes, "why": ["later"]});
                self.line(fields)
            }
            5 => {
                let change = self.some_change();
                let fields = json!({"v": 2, "change": change, "id": self.some_game()});
                self.line(fields)
            }
            6 => self.with_unknown_fields(),
            7 => self.twin(),
            8 => {
                let fields = json!({"undoes": self.dice.id()});
                self.line(fields)
            }
            9 => {
                let undoes = self.some_change();
                self.line(json!({"undoes": undoes}))
            }
            10 => {
                let ahead = self.now + Duration::days(36_525 + self.dice.below(9) as i64);
                let id = self.some_game();
                let fields = json!({"recorded": recorded_text(ahead)});
                self.game(&id, fields)
            }
            11 => {
                let id = self.some_game();
                self.game(&id, json!({}))
            }
            12 => self.odd_instant(),
            13 => self.not_utf8(),
            14 => self.no_game(),
            15 => {
                let (old, new) = (self.name(), self.name());
                self.line(json!({"rename": old, "to": new}))
            }
            16 => self.one_of(&["", "\n", "  ", "\r"]),
            17 => self.correction_of_nothing(),
            18 => {
                let undos: Vec<String> = self
                    .journal()
                    .lines
                    .into_iter()
                    .filter(|line| matches!(line.what, What::Undo(_)))
                    .map(|line| line.change)
                    .collect();
                let undoes = self.pick(undos);
                self.line(json!({"undoes": undoes}))
            }
            19 => {
                let mut line = self.some_line();
                line.extend(b" \r\n");
                line
            }
            20 => {
                let id = self.dice.id();
                let nothing = json!({
                    "expansions": null, "location": null, "note": "", "deleted": false,
                    "replaces": null, "rename": null, "undoes": null,
                });
                self.game(&id, nothing)
            }
            21 => {
                // Corrections that replace one another.
                let id = self.some_game();
                let changes = [self.dice.id(), self.dice.id()];
                let mut of = |change: usize| {
                    let replaces = [&changes[1 - change]];
                    self.game(
                        &id,
                        json!({"change": changes[change], "replaces": replaces}),
                    )
                };
                [of(0), of(1)].concat()
            }
            _ => {
                // Two people at one table, who elsewhere are one.
                let (old, new) = (self.name(), self.name());
                let mut bytes = self.line(json!({"rename": old, "to": new}));
                let players = json!([{"name": old, "score": 5}, {"name": new, "score": 7}]);
                let id = self.dice.id();
                bytes.extend(self.game(&id, json!({"players": players})));
                bytes
            }
        }
    }

    fn journal(&self) -> Journal {
        Journal::read(Variant::Contract, self.file)
    }

    fn one_of(&mut self, all: &[&str]) -> Vec<u8> {
        let chosen = all[self.dice.below(all.len())];
        format!("{chosen}\n").into_bytes()
    }

    fn name(&mut self) -> &'static str {
        let spellings = PEOPLE[self.dice.below(PEOPLE.len())].spellings;
        spellings[self.dice.below(spellings.len())].0
    }

    /// One of these, or something unknown.
    fn pick(&mut self, all: Vec<String>) -> String {
        let index = self.dice.below(all.len() + 1);
        let unknown = self.dice.id();
        all.into_iter().nth(index).unwrap_or(unknown)
    }

    fn some_change(&mut self) -> String {
        let lines = self.journal().lines.into_iter();
        self.pick(lines.map(|line| line.change).collect())
    }

    fn some_game(&mut self) -> String {
        let games = self.journal().games().into_iter();
        let games: Vec<String> = games.map(|game| game.id).collect();
        if games.is_empty() {
            return foreign(0).0;
        }
        self.pick(games)
    }

    /// Any line of the file.
    fn some_line(&mut self) -> Vec<u8> {
        let lines: Vec<&[u8]> = self.file.split(|byte| *byte == b'\n').collect();
        lines[self.dice.below(lines.len())].to_vec()
    }

    /// A line with these fields over what every line has.
    fn line(&mut self, fields: Value) -> Vec<u8> {
        let days = self.dice.below(80) as i64 - 60;
        let mut line = Map::new();
        line.insert("v".into(), json!(1));
        line.insert("change".into(), json!(self.dice.id()));
        let recorded = recorded_text(self.now + Duration::days(days));
        line.insert("recorded".into(), json!(recorded));
        let Value::Object(fields) = fields else {
            unreachable!()
        };
        line.extend(fields);
        format!("{}\n", Value::Object(line)).into_bytes()
    }

    /// A game line with these fields over those of any game.
    fn game(&mut self, id: &str, fields: Value) -> Vec<u8> {
        let score = self.dice.below(200);
        let mut game = json!({
            "id": id,
            "date": "2026-11-20",
            "players": [
                {"name": "Léa", "score": score, "colour": "red"},
                {"name": "hugo", "score": 70},
            ],
        });
        let Value::Object(fields) = fields else {
            unreachable!()
        };
        game.as_object_mut().unwrap().extend(fields);
        self.line(game)
    }

    fn torn(&mut self) -> Vec<u8> {
        let mut line = self.some_line();
        line.truncate(self.dice.below(line.len()));
        // Blanks alone would be no line.
        line.insert(0, b'{');
        line
    }

    fn with_unknown_fields(&mut self) -> Vec<u8> {
        let journal = self.journal();
        let id = self.some_game();
        let nothing = Details {
            note: Some("by another hand".to_owned()),
            ..Default::default()
        };
        let edit = Command::Edit(id, Edit::Nothing, nothing);
        let drafts = journal.obey(&edit, self.now);
        let Some(mut draft) = drafts.and_then(|drafts| drafts.into_iter().next()) else {
            let id = self.dice.id();
            return self.game(&id, json!({"source": {"kind": "bgstats", "id": "93A8"}}));
        };
        draft.insert("weather".into(), json!(["rain", {"mm": 1.5}, null]));
        draft["players"][0]["colour"] = json!("red");
        let recorded = journal.next_instant(self.now);
        let line = stamped(draft, "", &self.dice.id(), recorded);
        (line + "\n").into_bytes()
    }

    /// The id and change of a line, and other bytes.
    fn twin(&mut self) -> Vec<u8> {
        let line = self.some_line();
        let Ok(Value::Object(mut value)) = serde_json::from_slice(&line) else {
            return Vec::new();
        };
        match self.dice.below(3) {
            0 => {
                let recorded = value.get("recorded").and_then(Value::as_str).unwrap_or("");
                let format = &time::format_description::well_known::Rfc3339;
                let Ok(recorded) = OffsetDateTime::parse(recorded, format) else {
                    return Vec::new();
                };
                let elsewhere = time::UtcOffset::from_hms(self.dice.below(9) as i8, 0, 0).unwrap();
                let recorded = recorded_text(recorded.to_offset(elsewhere));
                value.insert("recorded".into(), json!(recorded));
            }
            1 => {
                value.insert("twin".into(), json!(self.dice.below(5)));
            }
            _ => {
                let players = value.get_mut("players").and_then(Value::as_array_mut);
                if let Some(score) = players.and_then(|players| players[0].get_mut("score")) {
                    *score = json!(self.dice.below(99));
                }
            }
        }
        format!("{}\n", Value::Object(value)).into_bytes()
    }

    fn odd_instant(&mut self) -> Vec<u8> {
        let instants = [
            "2026-11-29T20:14:05Z",
            "2026-11-29T20:14:05.1z",
            "2026-11-29T21:14:05.123456789+01:00",
            "2026-11-29t20:14:05.120-00:00",
            "2026-11-30T09:59:59.9999999+13:45",
            "1970-01-01T00:00:00.000+00:00",
        ];
        let id = self.some_game();
        let instant = instants[self.dice.below(instants.len())];
        self.game(&id, json!({"recorded": instant}))
    }

    fn not_utf8(&mut self) -> Vec<u8> {
        let field = ["note", "unknown"][self.dice.below(2)];
        let id = self.dice.id();
        let mut line = self.game(&id, json!({field: "?"}));
        for byte in &mut line {
            if *byte == b'?' {
                *byte = 0xff;
            }
        }
        line
    }

    /// A line of this version that breaks one of its rules.
    fn no_game(&mut self) -> Vec<u8> {
        let two = |one: Value, two: Value| json!({"players": [one, two]});
        let hugo = |score: Value| json!({"name": "Hugo", "score": score});
        let lea = json!({"name": "Léa", "score": 3});
        let broken = [
            json!({"players": [lea]}),
            json!({"players": []}),
            json!({"players": null}),
            two(lea.clone(), json!({"name": "LÉA", "score": 4})),
            two(lea.clone(), hugo(json!(-1))),
            two(lea.clone(), hugo(json!(100_000))),
            two(lea.clone(), hugo(json!(7.5))),
            two(lea.clone(), hugo(json!("7"))),
            two(lea.clone(), hugo(json!(null))),
            json!({"date": "2026-02-30"}),
            json!({"date": 20_261_120}),
            json!({"date": null}),
            json!({"id": "SHORT"}),
            json!({"id": "iiiiiiiiiiii"}),
            json!({"id": null}),
            json!({"change": "0123456789abc"}),
            json!({"change": null}),
            json!({"recorded": "2026-11-29T21:14:05.120"}),
            json!({"recorded": "2026-11-29"}),
            json!({"v": 0}),
            json!({"v": "1"}),
            json!({"v": 1.5}),
            json!({"v": -2}),
            json!({"replaces": "c5x0d1tzqe8n"}),
            json!({"replaces": ["x"]}),
            json!({"note": 5}),
            json!({"expansions": [5]}),
            json!({"rename": "Lea"}),
            json!({"undoes": "x"}),
        ];
        let broken = broken[self.dice.below(broken.len())].clone();
        let id = self.dice.id();
        self.game(&id, broken)
    }

    fn correction_of_nothing(&mut self) -> Vec<u8> {
        let id = self.some_game();
        let replaces = match self.dice.below(3) {
            0 => json!([]),
            1 => json!([self.dice.id()]),
            _ => json!([self.some_change(), self.some_change()]),
        };
        let fields = json!({"replaces": replaces, "deleted": self.dice.below(3) == 0});
        self.game(&id, fields)
    }
}

//! `records`: each player's, and the table's.

use super::filters::{known_players, selection};
use super::remarks::Remark;
use super::view::View;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::calendar::Date;
use crate::core::game::Game;
use crate::core::id::{Id, unambiguous_length};
use crate::core::people::People;
use crate::core::player::Player;
use crate::core::records::{self, Feat, Run};
use crate::error::Error;

/// Records, the players' first.
pub struct Records {
    /// Each player's, by name.
    pub players: Vec<PlayerRecords>,
    /// The table's.
    pub table: TableRecords,
}

/// One player's records.
pub struct PlayerRecords {
    /// Today's name.
    pub name: String,
    /// Finished games.
    pub games: u64,
    /// Victories, shared ones included.
    pub victories: u64,
    /// The mean score.
    pub average: f64,
    /// The best score.
    pub best: Option<RecordedFeat>,
    /// The longest run of victories.
    pub longest_run: Option<RecordedRun>,
    /// The run that the player's last game continued.
    pub present_run: Option<RecordedRun>,
    /// The widest victory.
    pub widest: Option<RecordedFeat>,
    /// The narrowest victory.
    pub narrowest: Option<RecordedFeat>,
}

/// A figure, and the game that reached it.
pub struct RecordedFeat {
    /// Points.
    pub value: u32,
    /// The game.
    pub game: View,
}

/// A run of victories.
pub struct RecordedRun {
    /// How many victories.
    pub length: usize,
    /// The day of the first.
    pub since: Date,
    /// The day of the last.
    pub until: Date,
    /// The game that continued it last.
    pub last: Id,
    /// How many characters of the id tell it from every other.
    pub id_length: usize,
}

/// The table's records.
pub struct TableRecords {
    /// The highest score.
    pub highest: Option<RecordedFeat>,
    /// The highest losing score.
    pub highest_losing: Option<RecordedFeat>,
    /// The lowest winning score.
    pub lowest_winning: Option<RecordedFeat>,
    /// The widest margin.
    pub widest: Option<RecordedFeat>,
    /// The people who met most often as one table, and how often.
    pub most_together: Option<(Vec<String>, u64)>,
}

pub fn run(args: args::Records, desk: &Desk<'_>) -> Result<Answer, Error> {
    let selection = selection(args.filters, desk)?;
    let journal = desk.open()?;
    let mut records = records::Records::default();
    let mut kept: Vec<Game> = Vec::new();
    let mut ids: Vec<Id> = Vec::new();
    let mut any = false;
    let reading = journal.games(|_, game| {
        ids.push(game.id);
        if game.is_open() {
            return;
        }
        any = true;
        if !selection.takes(game) {
            return;
        }
        if selection.last.is_some() {
            kept.push(game.to_game());
        } else {
            records.add(game);
        }
    })?;
    selection.arrange(&mut kept);
    for game in &kept {
        records.add(&game.glance());
    }

    let people = &reading.people;
    let wanted = if args.players.is_empty() {
        let mut all: Vec<Player> = records.players().collect();
        all.sort_by_cached_key(|player| people.sort_key(*player));
        all
    } else {
        known_players(&args.players, people)?
    };
    let shown = Shown {
        people,
        id_length: unambiguous_length(&mut ids),
    };
    let players: Vec<PlayerRecords> = wanted
        .into_iter()
        .filter_map(|player| shown.player(player, records.player(player)?))
        .collect();
    let nothing = players.is_empty().then_some(if any {
        Remark::NothingFits
    } else {
        Remark::NothingYet
    });
    let table = shown.table(&records.table);
    let outcome = Outcome::Records(Box::new(Records { players, table }));
    let mut answer = Answer::of_reading(outcome, &journal, &reading);
    answer.remarks.extend(nothing);
    Ok(answer)
}

struct Shown<'a> {
    people: &'a People,
    id_length: usize,
}

impl Shown<'_> {
    fn player(&self, player: Player, records: &records::Personal) -> Option<PlayerRecords> {
        let (longest, present) = records.runs();
        Some(PlayerRecords {
            name: self.people.name(player).to_owned(),
            games: records.games,
            victories: records.victories,
            average: records.average(),
            best: self.feat(&records.best),
            longest_run: longest.map(|run| self.run(run)),
            present_run: present.map(|run| self.run(run)),
            widest: self.feat(&records.widest),
            narrowest: self.feat(&records.narrowest),
        })
    }

    fn table(&self, table: &records::Table) -> TableRecords {
        TableRecords {
            highest: self.feat(&table.highest),
            highest_losing: self.feat(&table.highest_losing),
            lowest_winning: self.feat(&table.lowest_winning),
            widest: self.feat(&table.widest),
            most_together: table.most_together().map(|company| {
                let mut players = company.players;
                players.sort_by_cached_key(|player| self.people.sort_key(*player));
                let names = players
                    .iter()
                    .map(|player| self.people.name(*player).to_owned());
                (names.collect(), company.games)
            }),
        }
    }

    fn feat(&self, feat: &Option<Feat>) -> Option<RecordedFeat> {
        feat.as_ref().map(|feat| RecordedFeat {
            value: feat.value,
            game: View::of(&feat.game, self.people, self.id_length),
        })
    }

    fn run(&self, run: Run) -> RecordedRun {
        RecordedRun {
            length: run.length,
            since: run.from.0,
            until: run.to.0,
            last: run.to.2,
            id_length: self.id_length,
        }
    }
}

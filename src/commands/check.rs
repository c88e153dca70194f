//! `check`: reads the whole data file, and reports everything doubtful.

use std::collections::HashMap;
use std::path::PathBuf;

use super::view::View;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::game::Game;
use crate::core::id::{Id, unambiguous_length};
use crate::error::Error;
use crate::journal::Doubt;

/// What was found.
pub struct Checked {
    /// Where the data file is.
    pub path: PathBuf,
    /// Whether there is one.
    pub exists: bool,
    /// Lines that are not blank.
    pub lines: u64,
    /// Finished games.
    pub games: usize,
    /// Open games.
    pub open: usize,
    /// People who sat in a game.
    pub players: usize,
    /// How many characters of an id tell it from every other.
    pub id_length: usize,
    /// What is doubtful.
    pub findings: Vec<Finding>,
}

/// Something doubtful.
pub struct Finding {
    /// The numbers of the lines that it is about, from 1.
    pub lines: Vec<u64>,
    /// What it is.
    pub what: Found,
}

/// What can be doubtful.
pub enum Found {
    /// Something about lines.
    Line(Doubt),
    /// A rename does not hold in this game, since it would seat somebody twice.
    RenameDoesNotHold(View),
    /// Two names that are nearly the same.
    AlikeNames(String, String),
    /// The same game was recorded several times.
    SameGame(Vec<View>),
}

pub fn run(args: args::Check, desk: &Desk<'_>) -> Result<Answer, Error> {
    let args::Check { output: _ } = args;
    let journal = desk.open()?;
    let examination = journal.examine(desk.now)?;
    let mut games: Vec<Game> = Vec::new();
    let reading = journal.games(|_, game| games.push(game.to_game()))?;
    games.sort_by_key(Game::order);
    let mut ids: Vec<Id> = games.iter().map(|game| game.id).collect();
    let id_length = unambiguous_length(&mut ids);
    let lines_of = |games: &[&Game]| -> Vec<u64> {
        let lines = games
            .iter()
            .filter_map(|game| examination.lines_of.get(&game.id)?.last());
        let mut lines: Vec<u64> = lines.copied().collect();
        lines.sort_unstable();
        lines
    };

    let mut findings: Vec<Finding> = Vec::new();
    let mut unreadable = false;
    for (lines, doubt) in &examination.doubts {
        unreadable |= *doubt == Doubt::Unreadable;
        findings.push(Finding {
            lines: lines.clone(),
            what: Found::Line(doubt.clone()),
        });
    }
    for game in &games {
        if !game.renamed {
            let view = View::of(game, &reading.people, id_length);
            findings.push(Finding {
                lines: lines_of(&[game]),
                what: Found::RenameDoesNotHold(view),
            });
        }
    }
    let people = &reading.people;
    for same in same_games(&games) {
        let views = same.iter().map(|game| View::of(game, people, id_length));
        findings.push(Finding {
            lines: lines_of(&same),
            what: Found::SameGame(views.collect()),
        });
    }
    for (one, other) in people.resembling_pairs() {
        // Whoever met is not one person.
        if games
            .iter()
            .any(|game| game.glance().seats_all(&[one, other]))
        {
            continue;
        }
        let name = |player| people.name(player).to_owned();
        findings.push(Finding {
            lines: Vec::new(),
            what: Found::AlikeNames(name(one), name(other)),
        });
    }
    let open = games.iter().filter(|game| game.is_open()).count();
    let checked = Checked {
        path: journal.path().to_owned(),
        exists: journal.exists(),
        lines: examination.lines,
        games: games.len() - open,
        open,
        players: people.seated().len(),
        id_length,
        findings,
    };
    Ok(Answer {
        status: u8::from(unreadable),
        ..Answer::new(Outcome::Checked(Box::new(checked)))
    })
}

/// Finished games with the same date, players and scores.
fn same_games(games: &[Game]) -> Vec<Vec<&Game>> {
    let mut alike: HashMap<_, Vec<&Game>> = HashMap::new();
    for game in games {
        if let Some(result) = game.glance().result() {
            alike.entry(result).or_default().push(game);
        }
    }
    let mut same: Vec<Vec<&Game>> = alike
        .into_values()
        .filter(|games| games.len() > 1)
        .collect();
    same.sort_by_key(|games| games[0].order());
    same
}

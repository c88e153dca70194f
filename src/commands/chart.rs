//! `chart`: how scores, victories or ratings developed.

use std::cmp::Reverse;
use std::path::Path;

use super::filters::{known_players, selection};
use super::remarks::Remark;
use super::{Answer, Desk, Outcome};
use crate::cli::args;
use crate::core::calendar::Date;
use crate::core::people::People;
use crate::core::player::Player;
use crate::core::series::{Games, Series};
use crate::error::Error;
use crate::output::{Target, file};
use crate::typeface::{Typeface, Weight};

/// The most players in one chart: as many as there are colours that everybody can tell apart.
pub const MOST_PLAYERS: usize = 8;

/// The players that are shown when nobody is named.
const USUAL_PLAYERS: usize = 5;

/// Up to so many games of a player, the mean is over so many.
const WINDOWS: [(usize, usize); 6] = [
    (50, 5),
    (200, 10),
    (500, 20),
    (1_000, 50),
    (5_000, 100),
    (usize::MAX, 500),
];

/// A kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Scalable vector graphics.
    Svg,
    /// Portable network graphics.
    Png,
}

impl Picture {
    /// Which one a file's name ends in.
    fn of(path: &Path) -> Result<Self, Error> {
        let name = path.file_name().and_then(|name| name.to_str());
        let parts = name.and_then(|name| name.rsplit_once('.'));
        let (name, ending) = parts.unwrap_or_default();
        let picture = match ending.to_lowercase().as_str() {
            "svg" => Picture::Svg,
            "png" => Picture::Png,
            _ => return Err(Error::NoPicture(path.to_owned())),
        };
        match name {
            "" => Err(Error::NamelessPicture(path.to_owned())),
            _ => Ok(picture),
        }
    }
}

/// A figure over time.
#[derive(Clone, Debug)]
pub struct Chart {
    /// Which figure.
    pub of: args::Of,
    /// How many games there are.
    pub games: usize,
    /// The days of the first and the last.
    pub days: (Date, Date),
    /// Over how many games the mean of the scores is.
    pub window: usize,
    /// The players, in the order of the legend.
    pub players: Vec<ChartedPlayer>,
    /// The picture that is drawn; none on a terminal or in a pipe.
    pub picture: Option<Picture>,
}

/// A chart without a game.
#[derive(Clone, Copy, Debug)]
pub struct NoChart {
    /// Which figure it would show.
    pub of: args::Of,
    /// The picture that is drawn all the same.
    pub picture: Option<Picture>,
}

/// A player's course.
#[derive(Clone, Debug)]
pub struct ChartedPlayer {
    /// Today's name.
    pub name: String,
    /// The points and the line.
    pub series: Series,
}

pub fn run(args: args::Chart, desk: &Desk<'_>) -> Result<Answer, Error> {
    let file = file(args.file);
    let picture = file.as_deref().map(Picture::of).transpose()?;
    let selection = selection(args.filters, desk)?;
    let journal = desk.open()?;
    let mut games = Games::default();
    let mut any = false;
    let reading = journal.games(|_, game| {
        any |= !game.is_open();
        if selection.takes(game) {
            games.add(game);
        }
    })?;
    let people = &reading.people;
    let named = distinct(known_players(&args.players, people)?);
    if named.len() > MOST_PLAYERS {
        return Err(Error::ChartPlayers(named.len(), MOST_PLAYERS));
    }
    games.arrange(selection.last);

    let players = shown(named, &games, people);
    let target = file.map(|path| Target {
        path,
        force: args.force,
        spared: Some(journal.path().to_owned()),
    });
    let Some(days) = games.days().filter(|_| !players.is_empty()) else {
        let of = args.of;
        let empty = Outcome::NoChart(NoChart { of, picture });
        let mut answer = Answer::of_reading(empty, &journal, &reading);
        answer.target = target;
        answer.remarks.push(if any {
            Remark::NothingFits
        } else {
            Remark::NothingYet
        });
        return Ok(answer);
    };
    let most = players.iter().map(|(_, games)| *games).max();
    let window = window(most.unwrap_or_default());
    let players: Vec<Player> = players.into_iter().map(|(player, _)| player).collect();
    let series: Vec<Series> = match args.of {
        args::Of::Scores => each(&players, |player| games.scores(player, window)),
        args::Of::Victories => each(&players, |player| games.victories(player)),
        args::Of::Rating => games.ratings(&players),
    };
    let names = players.iter().map(|player| people.name(*player).to_owned());
    let players = names
        .zip(series)
        .map(|(name, series)| ChartedPlayer { name, series });
    let chart = Chart {
        of: args.of,
        games: games.count(),
        days,
        window,
        players: players.collect(),
        picture,
    };
    let blanks = blanks(&chart);
    let mut answer = Answer::of_reading(Outcome::Chart(Box::new(chart)), &journal, &reading);
    answer.remarks.extend(blanks);
    answer.target = target;
    Ok(answer)
}

fn each(players: &[Player], series: impl Fn(Player) -> Series) -> Vec<Series> {
    players.iter().copied().map(series).collect()
}

/// Each of these people once.
fn distinct(players: Vec<Player>) -> Vec<Player> {
    let mut distinct = Vec::new();
    for player in players {
        if !distinct.contains(&player) {
            distinct.push(player);
        }
    }
    distinct
}

/// Who is shown, with how many games: those named who played, else those with most games, level
/// ones by name.
fn shown(named: Vec<Player>, games: &Games, people: &People) -> Vec<(Player, usize)> {
    let played = games.players();
    if !named.is_empty() {
        let named = named.into_iter();
        return named
            .filter_map(|player| Some((player, *played.get(&player)?)))
            .collect();
    }
    let mut all: Vec<(Player, usize)> = played.into_iter().collect();
    all.sort_by_cached_key(|(player, games)| (Reverse(*games), people.sort_key(*player)));
    all.truncate(USUAL_PLAYERS);
    all
}

fn window(games: usize) -> usize {
    let fitting = WINDOWS.iter().find(|(most, _)| games <= *most);
    fitting.map_or(1, |(_, window)| *window)
}

/// The names whose letters a PNG cannot show.
fn blanks(chart: &Chart) -> Option<Remark> {
    if chart.picture != Some(Picture::Png) {
        return None;
    }
    let typeface = Typeface::load(Weight::Regular);
    let names = chart.players.iter().map(|player| &player.name);
    let blanks: Vec<String> = names.filter(|name| !typeface.has(name)).cloned().collect();
    (!blanks.is_empty()).then_some(Remark::LettersMissing(blanks))
}

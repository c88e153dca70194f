//! `count`: the points of one feature, and who takes them. No data file is opened.

use super::{Answer, Outcome};
use crate::cli::args;
use crate::core::entry::named;
use crate::core::game::named_twice;
use crate::core::meeples::{Meeples, pairs, tokens};
use crate::core::player::{Name, key};
use crate::core::rules::{
    self, City, Edition, Feature, GOODS_POINTS, Good, NEIGHBOURS, Road, Worth, most, takers,
};
use crate::error::{BadCount, Error};
use crate::i18n::{Texts, find_topic};

/// The points of a feature.
pub struct Counted {
    /// Of which.
    pub feature: Feature,
    /// What it is worth to a player.
    pub worth: Worth,
    /// What it is worth to a player with a pig, where somebody has one who takes the points.
    pub worth_with_pig: Option<Worth>,
    /// The players who are there, in the order typed.
    pub players: Vec<Counter>,
}

/// A player on a feature.
pub struct Counter {
    /// As typed.
    pub name: String,
    /// What the meeples count as.
    pub meeples: u32,
    /// Whether nobody has more.
    pub takes: bool,
    /// What the player takes.
    pub points: u32,
}

/// The points of the goods.
pub struct CountedGoods {
    /// The goods of which somebody has tokens, with everybody's tokens.
    pub goods: Vec<CountedGood>,
    /// The players, in the order typed.
    pub players: Vec<Holder>,
}

/// One of the goods.
pub struct CountedGood {
    /// Which.
    pub good: Good,
    /// The tokens of each player.
    pub tokens: Vec<u32>,
    /// Whether each player takes its points.
    pub takes: Vec<bool>,
}

/// A player with goods.
pub struct Holder {
    /// As first typed.
    pub name: String,
    /// What the player takes for all of them.
    pub points: u32,
}

/// The options of which goods need one.
const GOODS_OPTIONS: &str = "--wine, --grain, --cloth";

pub fn run(args: args::Count, texts: &Texts) -> Result<Answer, Error> {
    let feature = feature(&args.feature, texts)?;
    only_fitting(&args, feature)?;
    if feature == Feature::Goods {
        return Ok(Answer::new(Outcome::CountedGoods(goods(&args)?)));
    }

    let worth = worth(&args, feature)?;
    let is_big = |word: &str| word == "big" || names_big(word, texts);
    let there = pairs(&args.words, &is_big).map_err(|bad| BadCount::Meeples(feature, bad))?;
    nobody_twice(&there)?;
    let meeples: Vec<Meeples> = there.iter().map(|(_, meeples)| *meeples).collect();
    let takes = match meeples.as_slice() {
        [] => Vec::new(),
        meeples => takers(feature, meeples).map_err(|why| BadCount::Impossible(feature, why))?,
    };
    let pigs = pigs(&args.pig, &there)?;
    let with_pig = rules::field(args.cities.unwrap_or(0), true);
    let players: Vec<Counter> = there
        .into_iter()
        .zip(takes.into_iter().zip(pigs))
        .map(|((name, meeples), (takes, pig))| Counter {
            name: name.into_string(),
            meeples: meeples.strength,
            takes,
            points: match (takes, pig) {
                (false, _) => 0,
                (true, true) => with_pig.points(),
                (true, false) => worth.points(),
            },
        })
        .collect();
    let profits = players.iter().any(|it| it.points > worth.points());
    Ok(Answer::new(Outcome::Counted(Counted {
        feature,
        worth,
        worth_with_pig: profits.then_some(with_pig),
        players,
    })))
}

/// The feature that is typed, by any of its names.
fn feature(typed: &str, texts: &Texts) -> Result<Feature, BadCount> {
    let bad = |fitting| BadCount::Feature(typed.to_owned(), fitting);
    let id = find_topic(typed, &Feature::ALL.map(Feature::id), texts).map_err(bad)?;
    let feature = Feature::ALL.into_iter().find(|it| it.id() == id);
    feature.ok_or_else(|| bad(Vec::new()))
}

/// What the feature is worth.
fn worth(args: &args::Count, feature: Feature) -> Result<Worth, BadCount> {
    let needed = |option, given: Option<u32>| given.ok_or(BadCount::Without(feature, option));
    let worth = match feature {
        Feature::City => City {
            tiles: needed("--tiles", args.tiles)?,
            shields: args.shields.unwrap_or(0),
            finished: !args.unfinished,
            cathedral: args.cathedral,
            edition: args.edition.map(Edition::from).unwrap_or_default(),
        }
        .worth(),
        Feature::Road => Road {
            tiles: needed("--tiles", args.tiles)?,
            finished: !args.unfinished,
            inn: args.inn,
        }
        .worth(),
        Feature::Monastery | Feature::Garden => {
            rules::monastery(args.neighbours.unwrap_or(NEIGHBOURS))
        }
        Feature::Field | Feature::Goods => {
            Ok(rules::field(needed("--cities", args.cities)?, false))
        }
    };
    worth.map_err(|why| BadCount::Impossible(feature, why))
}

/// Refuses the options that say nothing about a feature.
fn only_fitting(args: &args::Count, feature: Feature) -> Result<(), BadCount> {
    let fitting: &[&str] = match feature {
        Feature::City => &["--tiles", "--shields", "--unfinished", "--cathedral"],
        Feature::Road => &["--tiles", "--unfinished", "--inn"],
        Feature::Monastery | Feature::Garden => &["--neighbours"],
        Feature::Field => &["--cities", "--pig"],
        Feature::Goods => &["--wine", "--grain", "--cloth"],
    };
    let given = [
        ("--tiles", args.tiles.is_some()),
        ("--shields", args.shields.is_some()),
        ("--unfinished", args.unfinished),
        ("--cathedral", args.cathedral),
        ("--inn", args.inn),
        ("--neighbours", args.neighbours.is_some()),
        ("--cities", args.cities.is_some()),
        ("--pig", !args.pig.is_empty()),
        ("--wine", !args.wine.is_empty()),
        ("--grain", !args.grain.is_empty()),
        ("--cloth", !args.cloth.is_empty()),
    ];
    let other = given
        .iter()
        .find(|(option, given)| *given && !fitting.contains(option));
    if let Some((option, _)) = other {
        return Err(BadCount::OtherOption(feature, option, fitting));
    }
    if feature != Feature::City && args.edition.map(Edition::from) == Some(Edition::Old) {
        return Err(BadCount::OldEdition(feature));
    }
    Ok(())
}

fn names_big(word: &str, texts: &Texts) -> bool {
    let names = texts.get("count-big");
    names.split('|').any(|name| key(name) == key(word))
}

fn nobody_twice<T>(players: &[(Name, T)]) -> Result<(), BadCount> {
    match named_twice(players.iter().map(|(name, _)| name.as_str())) {
        Some((again, first)) => Err(BadCount::Twice(again.to_owned(), first.to_owned())),
        None => Ok(()),
    }
}

/// Whether each of the players has a pig.
fn pigs(typed: &[String], there: &[(Name, Meeples)]) -> Result<Vec<bool>, BadCount> {
    let mut pigs = vec![false; there.len()];
    for owner in typed {
        let owner = named(owner).map_err(|bad| BadCount::Meeples(Feature::Field, bad.into()))?;
        let is = |(name, _): &(Name, Meeples)| key(name.as_str()) == key(owner.as_str());
        let seat = there.iter().position(is);
        let seat = seat.ok_or_else(|| BadCount::PigAlone(owner.as_str().to_owned()))?;
        if std::mem::replace(&mut pigs[seat], true) {
            return Err(BadCount::TwoPigs(there[seat].0.as_str().to_owned()));
        }
    }
    Ok(pigs)
}

/// The points of wine, grain and cloth.
fn goods(args: &args::Count) -> Result<CountedGoods, BadCount> {
    if let Some(word) = args.words.first() {
        return Err(BadCount::PlayerOfGoods(word.clone()));
    }
    let mut names: Vec<Name> = Vec::new();
    let mut counted = Vec::new();
    for (good, typed) in Good::ALL
        .into_iter()
        .zip([&args.wine, &args.grain, &args.cloth])
    {
        let tokens: Vec<(Name, u32)> = typed
            .iter()
            .map(|word| tokens(word).map_err(|bad| BadCount::Meeples(Feature::Goods, bad)))
            .collect::<Result<_, _>>()?;
        nobody_twice(&tokens)?;
        for (name, _) in &tokens {
            if !names
                .iter()
                .any(|known| key(known.as_str()) == key(name.as_str()))
            {
                names.push(name.clone());
            }
        }
        counted.push((good, tokens));
    }
    if names.is_empty() {
        return Err(BadCount::Without(Feature::Goods, GOODS_OPTIONS));
    }
    let goods: Vec<CountedGood> = counted
        .into_iter()
        .filter(|(_, tokens)| !tokens.is_empty())
        .map(|(good, tokens)| {
            let of = |name: &Name| {
                let is = |(holder, _): &&(Name, u32)| key(holder.as_str()) == key(name.as_str());
                tokens.iter().find(is).map_or(0, |(_, count)| *count)
            };
            let tokens: Vec<u32> = names.iter().map(of).collect();
            CountedGood {
                good,
                takes: most(&tokens),
                tokens,
            }
        })
        .collect();
    let players = names
        .into_iter()
        .enumerate()
        .map(|(seat, name)| {
            let taken = goods.iter().filter(|good| good.takes[seat]).count();
            Holder {
                name: name.into_string(),
                points: taken as u32 * GOODS_POINTS,
            }
        })
        .collect();
    Ok(CountedGoods { goods, players })
}

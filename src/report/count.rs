//! The points of a feature in words, and why there are none.

use super::error::entry;
use super::page::Page;
use super::problem::{Problem, example_pair, say};
use super::prose::{brief, command, figures_kept, wrap};
use super::table::{Column, lines};
use crate::commands::{Counted, CountedGoods};
use crate::core::meeples::{BadMeeples, MOST_MEEPLES};
use crate::core::rules::{
    CATHEDRAL_CITY, Feature, Good, Impossible, NEIGHBOURS, Term, Unit, Worth,
};
use crate::error::BadCount;
use crate::i18n::{Texts, harmless, topic_word};

/// Who takes the points of a feature, the arithmetic, and the players.
pub fn counted(counted: &Counted, page: &Page<'_>) -> String {
    let texts = page.texts;
    let players = &counted.players;
    let taken: Vec<(&str, u32)> = players.iter().map(|it| (&*it.name, it.points)).collect();
    let mut sums = vec![sum(&counted.worth, texts)];
    if let Some(worth) = &counted.worth_with_pig {
        let sum = sum(worth, texts);
        sums.push(texts.with("count-with-pig", [("sum", sum.into())]));
    }
    let meeples = players.iter().map(|it| it.meeples);
    let meeples = numbers("column-meeples", meeples, texts);
    document(&taken, counted.worth.points(), &sums, vec![meeples], page)
}

/// Who takes the points of the goods, and the players.
pub fn counted_goods(counted: &CountedGoods, page: &Page<'_>) -> String {
    let players = &counted.players;
    let taken: Vec<(&str, u32)> = players.iter().map(|it| (&*it.name, it.points)).collect();
    let tokens = counted.goods.iter().map(|good| {
        let heading = match good.good {
            Good::Wine => "column-wine",
            Good::Grain => "column-grain",
            Good::Cloth => "column-cloth",
        };
        numbers(heading, good.tokens.iter().copied(), page.texts)
    });
    document(&taken, 0, &[], tokens.collect(), page)
}

/// Sentences of who takes how much of something that is worth so many points, sums, and a table of
/// the players with these columns before their points.
fn document(
    taken: &[(&str, u32)],
    worth: u32,
    sums: &[String],
    columns: Vec<Column>,
    page: &Page<'_>,
) -> String {
    let texts = page.texts;
    let mut answer = sentences(taken, texts);
    if answer.is_empty() {
        answer.push(texts.with("count-worth", [("points", worth.into())]));
    }
    let wrapped = |line: &String| wrap(&figures_kept(line), page.style.prose, "  ") + "\n";
    let mut text = String::new();
    for line in answer.iter().map(wrapped) {
        text.extend(line.lines().map(|line| page.style.strong(line) + "\n"));
    }
    if !sums.is_empty() {
        text.push('\n');
        text.extend(sums.iter().map(wrapped));
    }
    if !taken.is_empty() {
        let names = taken.iter().map(|(name, _)| harmless(name).into_owned());
        let mut table = vec![Column::words(texts.get("column-player"), names.collect())];
        table.extend(columns);
        let points = taken.iter().map(|(_, points)| *points);
        table.push(numbers("column-points", points, texts));
        text.push('\n');
        text += &lines(table, usize::MAX, 0, page.style.columns).join("\n");
        text.push('\n');
    }
    text
}

/// Who takes how much, the most first.
fn sentences(taken: &[(&str, u32)], texts: &Texts) -> Vec<String> {
    let mut sizes: Vec<u32> = taken.iter().map(|(_, points)| *points).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let sizes = sizes.into_iter().rev().filter(|points| *points > 0);
    sizes
        .map(|points| {
            let takers = taken.iter().filter(|(_, taken)| *taken == points);
            let names: Vec<&str> = takers.map(|(name, _)| *name).collect();
            let id = match names.as_slice() {
                [_] => "count-takes",
                _ => "count-take-each",
            };
            let players = texts.list(&names);
            texts.with(id, [("players", players.into()), ("points", points.into())])
        })
        .collect()
}

fn numbers(heading: &str, cells: impl Iterator<Item = u32>, texts: &Texts) -> Column {
    let cells = cells.map(|number| texts.number(number.into()));
    Column::numbers(texts.get(heading), cells.collect())
}

/// The arithmetic: "3 tiles × 2 + 1 coat of arms × 2 = 8".
fn sum(worth: &Worth, texts: &Texts) -> String {
    let number = |number: u32| texts.number(number.into());
    let term = |term: &Term| {
        let id = match term.unit {
            Unit::Own => return number(term.points()),
            Unit::Tile => "count-tiles",
            Unit::Shield => "count-shields",
            Unit::Neighbour => "count-neighbours",
            Unit::City => "count-cities",
        };
        let things = texts.with(id, [("count", term.count.into())]);
        format!("{things} × {}", number(term.each))
    };
    let terms: Vec<String> = worth.0.iter().map(term).collect();
    format!("{} = {}", terms.join(" + "), number(worth.points()))
}

/// Why a feature cannot be counted, and what to type.
pub fn problem(bad: &BadCount, texts: &Texts) -> Problem {
    match bad {
        BadCount::Feature(typed, fitting) => {
            let known = Feature::ALL.map(Feature::id);
            let (id, known) = match fitting.as_slice() {
                [] => ("error-feature", &known[..]),
                fitting => ("error-feature-ambiguous", fitting),
            };
            let known: Vec<String> = known.iter().map(|id| topic_word(texts, id)).collect();
            let known = known.join(", ");
            say(
                texts,
                id,
                [("typed", brief(typed).into()), ("known", known.into())],
            )
        }
        BadCount::OtherOption(feature, option, fitting) => say(
            texts,
            "error-count-option",
            [
                ("option", (*option).into()),
                ("feature", named(*feature, texts).into()),
                ("fitting", fitting.join(", ").into()),
            ],
        ),
        BadCount::Without(feature, option) => say(
            texts,
            "error-count-without",
            [
                ("option", (*option).into()),
                ("feature", named(*feature, texts).into()),
                ("command", example(*feature, texts).into()),
            ],
        ),
        BadCount::OldEdition(feature) => say(
            texts,
            "error-count-old-edition",
            [("feature", named(*feature, texts).into())],
        ),
        BadCount::Impossible(feature, why) => impossible(*feature, *why, texts),
        BadCount::Meeples(feature, bad) => {
            let goods = *feature == Feature::Goods;
            let (id, player, entry) = match bad {
                BadMeeples::Name(bad) => return self::entry(bad, texts),
                BadMeeples::Missing(player) if goods => {
                    ("error-tokens-missing", player.as_str(), "")
                }
                BadMeeples::Missing(player) => ("error-meeples-missing", player.as_str(), ""),
                BadMeeples::NoName(entry) => ("error-meeples-nameless", "", entry.as_str()),
                BadMeeples::Entry(player, entry) if goods => ("error-tokens", &**player, &**entry),
                BadMeeples::Entry(player, entry) => ("error-meeples", &**player, &**entry),
                BadMeeples::TooMany(player, entry) => {
                    ("error-meeples-too-many", &**player, &**entry)
                }
                BadMeeples::TwoBig(player, entry) => ("error-two-big", &**player, &**entry),
            };
            say(
                texts,
                id,
                [
                    ("player", player.into()),
                    ("entry", brief(entry).into()),
                    ("most", MOST_MEEPLES.into()),
                    ("command", example(*feature, texts).into()),
                ],
            )
        }
        BadCount::Twice(again, first) => say(
            texts,
            "error-counted-twice",
            [("player", again.into()), ("first", first.into())],
        ),
        BadCount::PigAlone(owner) => {
            let there = format!("{owner}=1");
            let field = topic_word(texts, Feature::Field.id());
            let line = ["count", &field, "--cities", "4", "--pig", owner, &there];
            say(
                texts,
                "error-pig-alone",
                [("player", owner.into()), ("command", command(line).into())],
            )
        }
        BadCount::TwoPigs(owner) => say(texts, "error-two-pigs", [("player", owner.into())]),
        BadCount::PlayerOfGoods(word) => say(
            texts,
            "error-player-of-goods",
            [
                ("typed", brief(word).into()),
                ("command", example(Feature::Goods, texts).into()),
            ],
        ),
    }
}

fn impossible(feature: Feature, why: Impossible, texts: &Texts) -> Problem {
    let named = named(feature, texts);
    let command = example(feature, texts);
    match why {
        Impossible::NoTile => say(
            texts,
            "error-no-tile",
            [("feature", named.into()), ("command", command.into())],
        ),
        Impossible::OneTile => say(texts, "error-one-tile", []),
        Impossible::TooManyShields(most) => {
            say(texts, "error-too-many-shields", [("most", most.into())])
        }
        Impossible::SmallWithCathedral => say(
            texts,
            "error-small-with-cathedral",
            [("least", CATHEDRAL_CITY.into())],
        ),
        Impossible::TooManyNeighbours => say(
            texts,
            "error-too-many-neighbours",
            [("feature", named.into()), ("most", NEIGHBOURS.into())],
        ),
        Impossible::BigInGarden => say(texts, "error-big-in-garden", [("command", command.into())]),
        Impossible::Nobody => say(texts, "error-nobody-there", [("command", command.into())]),
        Impossible::Crowded => say(
            texts,
            "error-crowded",
            [("feature", named.into()), ("command", command.into())],
        ),
    }
}

/// A feature with its article.
fn named(feature: Feature, texts: &Texts) -> String {
    texts.get(match feature {
        Feature::City => "feature-city",
        Feature::Road => "feature-road",
        Feature::Monastery => "feature-monastery",
        Feature::Garden => "feature-garden",
        Feature::Field => "feature-field",
        Feature::Goods => "feature-goods",
    })
}

/// A line to type.
fn example(feature: Feature, texts: &Texts) -> String {
    let [first, second] = example_pair(texts);
    let one = format!("{first}=1");
    let named = topic_word(texts, feature.id());
    match feature {
        Feature::City => command(["count", &named, "--tiles", "3", &one]),
        Feature::Road => command(["count", &named, "--tiles", "5", &one]),
        Feature::Monastery | Feature::Garden => command(["count", &named, &one]),
        Feature::Field => {
            let other = format!("{second}=1");
            command(["count", &named, "--cities", "4", &one, &other])
        }
        Feature::Goods => {
            let [most, fewer] = [format!("{first}=3"), format!("{second}=2")];
            command(["count", &named, "--wine", &most, "--wine", &fewer])
        }
    }
}

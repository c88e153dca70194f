//! Points of a feature, and who takes them. Each figure names its source: the current rules of
//! the base game, the Big Box rules of Hans im Glück, those of the expansion's publisher, the
//! articles of WikiCarpedia, or the engine of JCloisterZone.

use super::meeples::Meeples;

/// Tiles laid first with The River; it changes the opening, not the points (current rules).
pub const RIVER_TILES: u32 = 12;

/// Points that somebody with the most tokens of one good takes in the final count (current rules).
pub const GOODS_POINTS: u32 = 10;

/// What a big meeple counts as (current rules).
pub const BIG_MEEPLE: u32 = 2;

/// Tiles around a monastery or a garden.
pub const NEIGHBOURS: u32 = 8;

/// The tiles of the small city that the old editions counted apart.
pub const SMALL_CITY: u32 = 2;

/// The fewest tiles of a finished city with a cathedral, whose tile is city on all four sides: it
/// and one more at each of them.
pub const CATHEDRAL_CITY: u32 = 5;

/// Coats of arms that one tile can show.
const SHIELDS_PER_TILE: u32 = 2;

/// Whose rules are counted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edition {
    /// Today's.
    #[default]
    Current,
    /// The old ones, in which a finished city of 2 tiles is worth less.
    Old,
}

/// What there is to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// A city.
    City,
    /// A road.
    Road,
    /// A monastery.
    Monastery,
    /// A garden, for an abbot alone.
    Garden,
    /// A field.
    Field,
    /// The tokens of Traders & Builders.
    Goods,
}

impl Feature {
    /// All of them.
    pub const ALL: [Feature; 6] = [
        Feature::City,
        Feature::Road,
        Feature::Monastery,
        Feature::Garden,
        Feature::Field,
        Feature::Goods,
    ];

    /// Its English name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Feature::City => "city",
            Feature::Road => "road",
            Feature::Monastery => "monastery",
            Feature::Garden => "garden",
            Feature::Field => "field",
            Feature::Goods => "goods",
        }
    }
}

/// Tokens of Traders & Builders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Good {
    /// Wine.
    Wine,
    /// Grain.
    Grain,
    /// Cloth.
    Cloth,
}

impl Good {
    /// All of them.
    pub const ALL: [Good; 3] = [Good::Wine, Good::Grain, Good::Cloth];

    /// Its English name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Good::Wine => "wine",
            Good::Grain => "grain",
            Good::Cloth => "cloth",
        }
    }
}

/// What a feature is counted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The tile that the monastery or the garden itself is on.
    Own,
    /// A tile of the feature.
    Tile,
    /// A coat of arms.
    Shield,
    /// A tile around the monastery or the garden.
    Neighbour,
    /// A finished city that the field touches.
    City,
}

impl Unit {
    /// Its English name.
    pub fn id(self) -> &'static str {
        match self {
            Unit::Own => "own",
            Unit::Tile => "tiles",
            Unit::Shield => "shields",
            Unit::Neighbour => "neighbours",
            Unit::City => "cities",
        }
    }
}

/// A term of the arithmetic: so many, at so many points each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// How many there are.
    pub count: u32,
    /// Of what.
    pub unit: Unit,
    /// Points for each.
    pub each: u32,
}

impl Term {
    fn new(count: u32, unit: Unit, each: u32) -> Self {
        Term { count, unit, each }
    }

    /// Its points.
    pub fn points(self) -> u32 {
        self.count.saturating_mul(self.each)
    }
}

/// What a feature is worth, term by term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth(pub Vec<Term>);

impl Worth {
    /// The points of all the terms.
    pub fn points(&self) -> u32 {
        let add = |sum: u32, term: &Term| sum.saturating_add(term.points());
        self.0.iter().fold(0, add)
    }
}

/// Why there is no such thing on any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// A city or a road without a tile.
    NoTile,
    /// A finished city of one tile.
    OneTile,
    /// More coats of arms than the tiles can show: how many they can.
    TooManyShields(u32),
    /// A finished city with a cathedral of fewer tiles than [`CATHEDRAL_CITY`].
    SmallWithCathedral,
    /// More tiles around a monastery or a garden than fit.
    TooManyNeighbours,
    /// Nobody has a meeple there.
    Nobody,
    /// A monastery or a garden with more than one meeple.
    Crowded,
    /// A big meeple in a garden, where only an abbot goes (current rules of The Abbot).
    BigInGarden,
}

/// A city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct City {
    /// Its tiles.
    pub tiles: u32,
    /// Its coats of arms.
    pub shields: u32,
    /// Whether it is finished.
    pub finished: bool,
    /// Whether it has a cathedral, or several.
    pub cathedral: bool,
    /// By whose rules.
    pub edition: Edition,
}

impl City {
    /// Finished, 2 points a tile and a coat of arms; unfinished, 1 (current rules). With a
    /// cathedral 3, and unfinished nothing (current rules of Inns & Cathedrals). In the old
    /// editions 1 where it is finished and has 2 tiles (current rules; for the coat of arms,
    /// JCloisterZone).
    ///
    /// # Errors
    /// Why there is no such city.
    pub fn worth(self) -> Result<Worth, Impossible> {
        let small = self.finished && self.tiles == SMALL_CITY;
        let room = self.tiles.saturating_mul(SHIELDS_PER_TILE);
        match self.tiles {
            0 => return Err(Impossible::NoTile),
            1 if self.finished => return Err(Impossible::OneTile),
            ..CATHEDRAL_CITY if self.finished && self.cathedral => {
                return Err(Impossible::SmallWithCathedral);
            }
            _ if self.shields > room => return Err(Impossible::TooManyShields(room)),
            _ => {}
        }
        let each = match (self.finished, self.cathedral) {
            (true, true) => 3,
            (false, true) => 0,
            (true, false) if small && self.edition == Edition::Old => 1,
            (true, false) => 2,
            (false, false) => 1,
        };
        let mut terms = vec![Term::new(self.tiles, Unit::Tile, each)];
        if self.shields > 0 {
            terms.push(Term::new(self.shields, Unit::Shield, each));
        }
        Ok(Worth(terms))
    }
}

/// A road.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Road {
    /// Its tiles.
    pub tiles: u32,
    /// Whether it is finished.
    pub finished: bool,
    /// Whether it has an inn, or several.
    pub inn: bool,
}

impl Road {
    /// 1 point a tile, finished or not (Big Box, JCloisterZone). With an inn 2, and unfinished
    /// nothing (current rules of Inns & Cathedrals, WikiCarpedia).
    ///
    /// # Errors
    /// Why there is no such road.
    pub fn worth(self) -> Result<Worth, Impossible> {
        if self.tiles == 0 {
            return Err(Impossible::NoTile);
        }
        let each = match (self.finished, self.inn) {
            (true, true) => 2,
            (false, true) => 0,
            (_, false) => 1,
        };
        Ok(Worth(vec![Term::new(self.tiles, Unit::Tile, each)]))
    }
}

/// A monastery with so many tiles around it: 1 for its own and 1 for each of them, so 9 when it is
/// finished (current rules; unfinished Big Box, JCloisterZone). The same for a garden (current
/// rules of The Abbot; unfinished JCloisterZone), and for an abbot who is taken back early.
///
/// # Errors
/// More tiles than fit around it.
pub fn monastery(neighbours: u32) -> Result<Worth, Impossible> {
    if neighbours > NEIGHBOURS {
        return Err(Impossible::TooManyNeighbours);
    }
    let mut terms = vec![Term::new(1, Unit::Own, 1)];
    if neighbours > 0 {
        terms.push(Term::new(neighbours, Unit::Neighbour, 1));
    }
    Ok(Worth(terms))
}

/// A field that touches so many finished cities: 3 for each, whatever its size, in the final count
/// alone (current rules); 4 for a player with a pig there (WikiCarpedia, JCloisterZone).
pub fn field(cities: u32, pig: bool) -> Worth {
    Worth(vec![Term::new(cities, Unit::City, if pig { 4 } else { 3 })])
}

/// Who takes the points: everybody who has the most, each of them all the points, and nobody where
/// there is nothing (current rules).
pub fn most(counts: &[u32]) -> Vec<bool> {
    let most = counts.iter().copied().max().unwrap_or(0);
    let has = |count: &u32| most > 0 && *count == most;
    counts.iter().map(has).collect()
}

/// Who takes the points of a feature with these meeples of each player; a monastery and a garden
/// have room for one, which is an abbot in a garden (current rules).
///
/// # Errors
/// Nobody is there, or too many are.
pub fn takers(feature: Feature, meeples: &[Meeples]) -> Result<Vec<bool>, Impossible> {
    let add = |sum: u32, more: &Meeples| sum.saturating_add(more.figures);
    match (feature, meeples.iter().fold(0, add)) {
        (_, 0) => Err(Impossible::Nobody),
        (Feature::Monastery | Feature::Garden, 2..) => Err(Impossible::Crowded),
        (Feature::Garden, _) if meeples.iter().any(|it| it.strength > it.figures) => {
            Err(Impossible::BigInGarden)
        }
        _ => {
            let strengths: Vec<u32> = meeples.iter().map(|it| it.strength).collect();
            Ok(most(&strengths))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn city(tiles: u32, shields: u32) -> City {
        City {
            tiles,
            shields,
            finished: true,
            cathedral: false,
            edition: Edition::Current,
        }
    }

    fn road(tiles: u32) -> Road {
        Road {
            tiles,
            finished: true,
            inn: false,
        }
    }

    fn small(counts: &[u32]) -> Vec<Meeples> {
        let meeples = |count: &u32| Meeples {
            figures: *count,
            strength: *count,
        };
        counts.iter().map(meeples).collect()
    }

    fn points(worth: Result<Worth, Impossible>) -> u32 {
        worth.unwrap().points()
    }

    #[test]
    fn cities() {
        let unfinished = |city: City| City {
            finished: false,
            ..city
        };
        let old = |city: City| City {
            edition: Edition::Old,
            ..city
        };
        for (city, worth) in [
            (city(3, 1), 8),
            (unfinished(city(3, 1)), 4),
            (city(2, 0), 4),
            (city(2, 1), 6),
            (old(city(2, 0)), 2),
            (old(city(2, 1)), 3),
            (old(city(3, 1)), 8),
            (old(unfinished(city(2, 1))), 3),
            (unfinished(city(1, 0)), 1),
            (city(5, 1), 12),
            (unfinished(city(4, 2)), 6),
        ] {
            assert_eq!(points(city.worth()), worth, "{city:?}");
        }
    }

    #[test]
    fn cities_with_a_cathedral() {
        let cathedral = |city: City| City {
            cathedral: true,
            ..city
        };
        assert_eq!(points(cathedral(city(5, 0)).worth()), 15);
        assert_eq!(points(cathedral(city(7, 5)).worth()), 36);
        let unfinished = City {
            finished: false,
            ..cathedral(city(7, 5))
        };
        assert_eq!(points(unfinished.worth()), 0);
    }

    #[test]
    fn roads() {
        let unfinished = |road: Road| Road {
            finished: false,
            ..road
        };
        let inn = |road: Road| Road { inn: true, ..road };
        for (road, worth) in [
            (road(4), 4),
            (unfinished(road(3)), 3),
            (inn(road(5)), 10),
            (unfinished(inn(road(5))), 0),
        ] {
            assert_eq!(points(road.worth()), worth, "{road:?}");
        }
    }

    #[test]
    fn monasteries_and_gardens() {
        for (neighbours, worth) in [(8, 9), (3, 4), (5, 6), (0, 1)] {
            assert_eq!(points(monastery(neighbours)), worth);
        }
    }

    #[test]
    fn fields() {
        assert_eq!(field(7, false).points(), 21);
        assert_eq!(field(4, false).points(), 12);
        assert_eq!(
            takers(Feature::Field, &small(&[1, 1])),
            Ok(vec![true, true])
        );
        // Two fields of 2 cities, one of them tied: 12 for its owner, and 6 for the rival.
        assert_eq!(field(2, false).points() * 2, 12);
        // Three are tied, two of them with pigs.
        assert_eq!(
            takers(Feature::Field, &small(&[1, 1, 1])),
            Ok(vec![true; 3])
        );
        let each = [true, true, false].map(|pig| field(2, pig).points());
        assert_eq!(each, [8, 8, 6]);
    }

    #[test]
    fn the_most_meeples_take_all_and_the_tied_each_of_them() {
        assert_eq!(most(&[2, 1, 0]), [true, false, false]);
        assert_eq!(most(&[2, 1, 2]), [true, false, true]);
        assert_eq!(most(&[0, 0]), [false, false]);
        assert!(most(&[]).is_empty());
    }

    #[test]
    fn what_cannot_lie_on_a_table_says_why() {
        let cathedral = City {
            cathedral: true,
            edition: Edition::Old,
            ..city(2, 0)
        };
        let four = City {
            tiles: 4,
            ..cathedral
        };
        assert!(City { tiles: 5, ..four }.worth().is_ok());
        let open = City {
            finished: false,
            ..four
        };
        assert!(open.worth().is_ok());
        let unfinished = City {
            finished: false,
            ..city(0, 0)
        };
        for (city, why) in [
            (city(0, 0), Impossible::NoTile),
            (unfinished, Impossible::NoTile),
            (city(1, 0), Impossible::OneTile),
            (city(3, 7), Impossible::TooManyShields(6)),
            (cathedral, Impossible::SmallWithCathedral),
            (four, Impossible::SmallWithCathedral),
        ] {
            assert_eq!(city.worth(), Err(why), "{city:?}");
        }
        assert_eq!(road(0).worth(), Err(Impossible::NoTile));
        assert_eq!(monastery(9), Err(Impossible::TooManyNeighbours));
        for (feature, counts, why) in [
            (Feature::Road, [0, 0], Impossible::Nobody),
            (Feature::Garden, [1, 1], Impossible::Crowded),
            (Feature::Monastery, [2, 0], Impossible::Crowded),
        ] {
            assert_eq!(takers(feature, &small(&counts)), Err(why), "{feature:?}");
        }
    }

    #[test]
    fn a_big_meeple_outweighs_one_and_has_room_in_a_monastery_but_not_in_a_garden() {
        let big = Meeples {
            figures: 1,
            strength: BIG_MEEPLE,
        };
        let both = [big, small(&[1])[0]];
        assert_eq!(takers(Feature::City, &both), Ok(vec![true, false]));
        assert_eq!(takers(Feature::Monastery, &[big]), Ok(vec![true]));
        assert_eq!(
            takers(Feature::Garden, &[big]),
            Err(Impossible::BigInGarden)
        );
    }
}

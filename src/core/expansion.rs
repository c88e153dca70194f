//! The expansions that can lie on the table.

/// The expansions that the product knows, in the order in which they are listed.
pub const KNOWN: [&str; 18] = [
    "river",
    "abbot",
    "inns-and-cathedrals",
    "traders-and-builders",
    "princess-and-dragon",
    "tower",
    "abbey-and-mayor",
    "count-king-and-robber",
    "bridges-castles-and-bazaars",
    "hills-and-sheep",
    "under-the-big-top",
    "flying-machines",
    "messages",
    "ferries",
    "gold-mines",
    "mage-and-witch",
    "robbers",
    "crop-circles",
];

const OTHER: &str = "other:";

/// An expansion as it is written in the data file: an id of [`KNOWN`], or `other:NAME`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Expansion(String);

impl Expansion {
    /// An expansion read from a file; any text is kept as it is.
    pub fn written(id: String) -> Self {
        Expansion(id)
    }

    /// The expansion with this id, when it is one of [`KNOWN`].
    pub fn known(id: &str) -> Option<Self> {
        KNOWN.contains(&id).then(|| Expansion(id.to_owned()))
    }

    /// The expansion with this number at BoardGameGeek, where the number is known for certain.
    pub fn at_board_game_geek(number: u64) -> Option<Self> {
        match number {
            2993 => Self::known("inns-and-cathedrals"),
            5405 => Self::known("traders-and-builders"),
            _ => None,
        }
    }

    /// An expansion outside the list.
    pub fn other(name: &str) -> Self {
        Expansion(format!("{OTHER}{name}"))
    }

    /// As it is written in the data file.
    pub fn id(&self) -> &str {
        &self.0
    }

    /// The name of an expansion outside the list, or nothing for a known one.
    pub fn other_name(&self) -> Option<&str> {
        if KNOWN.contains(&self.0.as_str()) {
            return None;
        }
        Some(self.0.strip_prefix(OTHER).unwrap_or(&self.0))
    }

    /// Whether both are one expansion: the same id, or the same other name in any case.
    pub fn is(&self, other: &Expansion) -> bool {
        match (self.other_name(), other.other_name()) {
            (Some(one), Some(two)) => super::player::key(one) == super::player::key(two),
            _ => self == other,
        }
    }
}

//! The people of the scripts, with everything that the contract says about their names looked up
//! in a table instead of computed.

pub struct Person {
    /// What all spellings have in common.
    pub folded: &'static str,
    /// The same without accents.
    pub plain: &'static str,
    /// What may be typed or written, and how it is kept when it is typed.
    pub spellings: &'static [(&'static str, &'static str)],
}

pub const PEOPLE: [Person; 7] = [
    Person {
        folded: "hugo",
        plain: "hugo",
        spellings: &[("Hugo", "Hugo"), ("HUGO", "HUGO"), ("hugo", "hugo")],
    },
    Person {
        folded: "léa",
        plain: "lea",
        spellings: &[("Léa", "Léa"), ("LÉA", "LÉA"), ("Le\u{301}a", "Léa")],
    },
    Person {
        folded: "lea",
        plain: "lea",
        spellings: &[("Lea", "Lea"), ("LEA", "LEA")],
    },
    Person {
        folded: "weiss",
        plain: "weiss",
        spellings: &[("Weiß", "Weiß"), ("WEISS", "WEISS")],
    },
    Person {
        folded: "anne marie",
        plain: "anne marie",
        spellings: &[
            ("Anne Marie", "Anne Marie"),
            ("anne  marie", "anne  marie"),
            ("Anne\u{a0}Marie", "Anne\u{a0}Marie"),
        ],
    },
    Person {
        folded: "zoé",
        plain: "zoe",
        spellings: &[("Zoé", "Zoé"), ("Zo\u{200b}é", "Zoé")],
    },
    Person {
        folded: "player 2",
        plain: "player 2",
        spellings: &[("Player 2", "Player 2"), (" PLAYER 2", "PLAYER 2")],
    },
];

fn person(name: &str) -> Option<&'static Person> {
    PEOPLE.iter().find(|person| {
        person
            .spellings
            .iter()
            .any(|(typed, kept)| *typed == name || *kept == name)
    })
}

/// What the spellings of one person have in common.
pub fn fold(name: &str) -> String {
    person(name).map_or(name, |person| person.folded).to_owned()
}

/// The same without accents, as level players are sorted.
pub fn plain(name: &str) -> String {
    person(name).map_or(name, |person| person.plain).to_owned()
}

/// How a name is kept that was typed.
pub fn kept(typed: &str) -> String {
    let spellings = person(typed).map_or(&[][..], |person| person.spellings);
    let found = spellings.iter().find(|(name, _)| *name == typed);
    found.map_or(typed, |(_, kept)| kept).to_owned()
}

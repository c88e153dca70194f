//! Who the names are.

use std::collections::{BTreeMap, BTreeSet};

use super::line::Told;
use crate::names::fold;

/// Who the names are.
#[derive(Clone, Debug, Default)]
pub struct People {
    pub leads: BTreeMap<String, String>,
    pub given: BTreeMap<String, String>,
    pub typed: BTreeMap<String, (i128, String, usize, String)>,
}

impl People {
    /// "The old name leads to the new, which leads nowhere else."
    pub fn rename(&mut self, old: &str, new: &str) {
        self.leads.insert(fold(old), fold(new));
        self.leads.remove(&fold(new));
        self.given.insert(fold(new), new.to_owned());
    }

    /// The person whom a name means.
    pub fn meant(&self, name: &str) -> String {
        let mut person = fold(name);
        while let Some(next) = self.leads.get(&person) {
            person = next.clone();
        }
        person
    }

    /// "A game in which this would seat one person twice keeps its names as written."
    pub fn seat(&self, told: &Told) -> Vec<String> {
        let written = || told.seats.iter().map(|(name, _)| name);
        let meant: Vec<String> = written().map(|name| self.meant(name)).collect();
        let once: BTreeSet<&String> = meant.iter().collect();
        if once.len() == meant.len() {
            return meant;
        }
        written().map(|name| fold(name)).collect()
    }

    /// "The name shown is the one most recently given by `rename`, otherwise the earliest typed."
    pub fn name(&self, person: &str) -> String {
        match (self.given.get(person), self.typed.get(person)) {
            (Some(name), _) | (None, Some((_, _, _, name))) => name.clone(),
            (None, None) => person.to_owned(),
        }
    }

    /// Whether somebody sat in a game whom this name means.
    pub fn is_known(&self, name: &str) -> bool {
        let person = self.meant(name);
        self.typed
            .keys()
            .any(|written| self.meant(written) == person)
    }
}

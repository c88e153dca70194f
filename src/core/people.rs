//! Who the names in all games are: spellings, renames and the name that is shown.

use rustc_hash::FxHashMap;

use super::calendar::Instant;
use super::game::Seat;
use super::id::Id;
use super::player::{Player, key, plain};

/// How near a name must be to be offered in the place of an unknown one (Jaro–Winkler, 0 to 1).
const NEAR: f64 = 0.75;

#[derive(Debug, Default)]
struct Person {
    key: String,
    renamed: Option<String>,
    typed: Option<(Typed, String)>,
    leads_to: Option<Player>,
}

/// When a spelling was first typed: the game's instant and id, then the seat.
type Typed = (Instant, Id, usize);

/// Everybody who was ever named, and which names are one person.
#[derive(Debug, Default)]
pub struct People {
    persons: Vec<Person>,
    keys: FxHashMap<String, Player>,
    /// Whom the spellings mean that have been met: short ones, the last of them once more, and
    /// others.
    short: FxHashMap<Short, Player>,
    lately: Lately,
    long: FxHashMap<Box<[u8]>, Player>,
    /// Whether any name leads to another.
    renamed: bool,
}

/// The bytes of a name that has at most 15, as two numbers; zeros for any other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Short(u64, u64);

/// The short spellings that were met last, each at its place.
#[derive(Debug)]
struct Lately([(Short, Player); 1 << Short::PLACE_BITS]);

impl Default for Lately {
    fn default() -> Self {
        // No name has so many bytes.
        let nobody = (Short(u64::MAX, u64::MAX), Player::numbered(0));
        Lately([nobody; 1 << Short::PLACE_BITS])
    }
}

impl Short {
    const PLACE_BITS: u32 = 7;

    /// One of few places, which names share evenly.
    #[inline(always)]
    fn place(self) -> usize {
        let mixed = (self.0 ^ self.1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> (u64::BITS - Self::PLACE_BITS)) as usize
    }

    /// The name of so many bytes that begins with two words, the first byte of each lowest.
    #[inline]
    pub fn beginning([first, second]: [u64; 2], length: usize) -> Self {
        let part = |word: u64, bytes: usize| word & !(u64::MAX << (8 * bytes));
        match length {
            1..8 => Short(part(first, length), 0),
            8..16 => Short(first, part(second, length - 8)),
            _ => Short::default(),
        }
    }
}

/// A name as it is written, in bytes that need not be text.
#[derive(Clone, Copy, Debug)]
pub struct Spelling<'a> {
    bytes: &'a [u8],
    short: Short,
}

impl<'a> Spelling<'a> {
    /// A name of these bytes.
    pub fn of(bytes: &'a [u8]) -> Self {
        // Bytes that are zero could not be told from none.
        if bytes.len() > 15 || bytes.contains(&0) {
            return Spelling::known(bytes, Short::default());
        }
        let mut words = [[0; 8]; 2];
        for (word, part) in words.iter_mut().zip(bytes.chunks(8)) {
            word[..part.len()].copy_from_slice(part);
        }
        let words = words.map(u64::from_le_bytes);
        Spelling::known(bytes, Short::beginning(words, bytes.len()))
    }

    /// The same, when its number is known.
    pub fn known(bytes: &'a [u8], short: Short) -> Self {
        Spelling { bytes, short }
    }

    /// The bytes.
    pub fn bytes(self) -> &'a [u8] {
        self.bytes
    }
}

impl People {
    /// Applies a rename: the old name leads to the new, which leads nowhere else.
    pub fn rename(&mut self, old: &str, new: &str) {
        let old = self.named(old);
        let to = self.named(new);
        let person = &mut self.persons[to.index()];
        person.leads_to = None;
        person.renamed = Some(new.to_owned());
        if old != to {
            self.renamed = true;
            self.persons[old.index()].leads_to = Some(to);
        }
    }

    /// Whether a name was renamed already, and so leads to another.
    pub fn leads_on(&self, name: &str) -> bool {
        let written = self.keys.get(&key(name));
        written.is_some_and(|player| self.persons[player.index()].leads_to.is_some())
    }

    /// The person whom a name means, after the renames; known from now on.
    pub fn meet(&mut self, name: &str) -> Player {
        let player = self.named(name);
        self.follow(player)
    }

    /// The person whom a name means among these people at a table, whose names may be kept as
    /// written; known from now on.
    pub fn meet_at(&mut self, table: &[Seat], renamed: bool, name: &str) -> Player {
        let written = self.named(name);
        let sits = table.iter().any(|seat| seat.player == written);
        if sits && !renamed {
            return written;
        }
        self.follow(written)
    }

    /// The people whom the names of one table mean, as [`seat`](Self::seat) would seat them: after
    /// the renames, or as written where that would seat one person twice.
    pub fn meet_table<'a>(&mut self, names: impl Iterator<Item = &'a str>) -> Vec<Player> {
        let written: Vec<Player> = names.map(|name| self.named(name)).collect();
        let meant: Vec<Player> = written.iter().map(|player| self.follow(*player)).collect();
        if is_twice_in(&meant) { written } else { meant }
    }

    /// Seats the people of a game under the names as written, and says whether the renames hold:
    /// where they would seat one person twice, all keep their names as written.
    ///
    /// Nothing when the names as written seat one person twice, or one is no name.
    pub fn seat<'a>(
        &mut self,
        table: impl Iterator<Item = (Spelling<'a>, Option<u32>)> + Clone,
        recorded: Instant,
        game: Id,
        seats: &mut Vec<Seat>,
    ) -> Option<bool> {
        seats.clear();
        let mut early = false;
        for (name, score) in table.clone() {
            let player = self.spelled(name)?;
            if seats.iter().any(|other| other.player == player) {
                return None;
            }
            let typed = &self.persons[player.index()].typed;
            early |= typed.as_ref().is_none_or(|((at, ..), _)| recorded <= *at);
            seats.push(Seat { player, score });
        }
        if early {
            self.spell_early(table, recorded, game, seats);
        }
        let leads_on = |seat: &Seat| self.persons[seat.player.index()].leads_to.is_some();
        if !self.renamed || !seats.iter().any(leads_on) {
            return Some(true);
        }
        let meant: Vec<Player> = seats.iter().map(|seat| self.follow(seat.player)).collect();
        let twice = is_twice_in(&meant);
        if !twice {
            for (seat, player) in seats.iter_mut().zip(meant) {
                seat.player = player;
            }
        }
        Some(!twice)
    }

    /// Keeps the spellings of a table that were typed before others.
    fn spell_early<'a>(
        &mut self,
        table: impl Iterator<Item = (Spelling<'a>, Option<u32>)>,
        recorded: Instant,
        game: Id,
        seats: &[Seat],
    ) {
        for (seat, (name, _)) in table.enumerate() {
            let at = (recorded, game, seat);
            let typed = &mut self.persons[seats[seat].player.index()].typed;
            if typed.as_ref().is_none_or(|(earlier, _)| at < *earlier) {
                *typed = Some((at, String::from_utf8_lossy(name.bytes).into_owned()));
            }
        }
    }

    /// Takes in how a game spells its people from now on: what it said before no longer counts.
    pub fn respell<'a>(
        &mut self,
        names: impl Iterator<Item = &'a str>,
        recorded: Instant,
        game: Id,
    ) {
        for (seat, name) in names.enumerate() {
            let player = self.named(name);
            let typed = &mut self.persons[player.index()].typed;
            let here = |((at, id, _), _): &(Typed, String)| (*at, *id) == (recorded, game);
            if typed.as_ref().is_some_and(here) {
                *typed = Some(((recorded, game, seat), name.to_owned()));
            }
        }
    }

    /// Whether these names are names, and seat nobody twice.
    pub fn can_sit<'a>(
        &mut self,
        mut table: impl Iterator<Item = (Spelling<'a>, Option<u32>)> + Clone,
    ) -> bool {
        let mut seen: Vec<Player> = Vec::new();
        table.all(|(name, _)| {
            let Some(player) = self.spelled(name) else {
                return false;
            };
            let sound = !seen.contains(&player);
            seen.push(player);
            sound
        })
    }

    /// Takes in everybody whom another has met, and tells who each of them is here. Both have
    /// applied the same renames.
    pub fn absorb(&mut self, other: People) -> Vec<Player> {
        other
            .persons
            .into_iter()
            .map(|person| {
                let here = self.named(&person.key);
                let known = &mut self.persons[here.index()].typed;
                let earlier = match (&person.typed, &known) {
                    (Some((at, _)), Some((earlier, _))) => at < earlier,
                    (Some(_), None) => true,
                    (None, _) => false,
                };
                if earlier {
                    *known = person.typed;
                }
                here
            })
            .collect()
    }

    /// The person whom a name means, if that person ever sat in a game.
    pub fn find(&self, name: &str) -> Option<Player> {
        let written = *self.keys.get(&key(name))?;
        [self.follow(written), written]
            .into_iter()
            .find(|player| self.has_sat(*player))
    }

    /// Whether somebody sat in a game under this person's name or one that leads to it.
    pub fn has_sat(&self, player: Player) -> bool {
        self.persons.iter().enumerate().any(|(index, person)| {
            person.typed.is_some() && {
                let written = Player::numbered(index);
                written == player || self.follow(written) == player
            }
        })
    }

    /// The name that is shown: the one most recently given by a rename, otherwise the earliest
    /// typed.
    pub fn name(&self, player: Player) -> &str {
        let person = &self.persons[player.index()];
        match (&person.renamed, &person.typed) {
            (Some(name), _) | (None, Some((_, name))) => name,
            (None, None) => &person.key,
        }
    }

    /// Everybody who sat in a game, once each, in no particular order.
    pub fn seated(&self) -> Vec<Player> {
        let mut seated: Vec<Player> = self
            .persons
            .iter()
            .enumerate()
            .filter(|(_, person)| person.typed.is_some())
            .map(|(index, _)| self.follow(Player::numbered(index)))
            .collect();
        seated.sort_unstable();
        seated.dedup();
        seated
    }

    /// Every name that was ever met, as a person of its own; those who were never seated too.
    pub fn everybody(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.persons.len()).map(Player::numbered)
    }

    /// The seated person whose name is nearest to an unknown one, if any is near.
    pub fn nearest(&self, name: &str) -> Option<Player> {
        let wanted = plain(name);
        self.seated()
            .into_iter()
            .map(|player| {
                let nearness = strsim::jaro_winkler(&wanted, &plain(self.name(player)));
                (nearness, player)
            })
            .filter(|(nearness, _)| *nearness >= NEAR)
            .min_by(|(one, first), (two, second)| {
                two.total_cmp(one)
                    .then_with(|| self.sort_key(*first).cmp(&self.sort_key(*second)))
            })
            .map(|(_, player)| player)
    }

    /// The seated person whose name an unknown one resembles: the same without accents, or, in
    /// names of four letters and more, one edit apart that is no other digit.
    pub fn resembling(&self, name: &str) -> Option<Player> {
        let wanted = plain(name);
        let mut known = self.seated();
        known.sort_by_cached_key(|player| self.sort_key(*player));
        known
            .into_iter()
            .find(|player| are_alike(&wanted, &plain(self.name(*player))))
    }

    /// All pairs of seated people whose names resemble each other, by name.
    pub fn resembling_pairs(&self) -> Vec<(Player, Player)> {
        let mut known: Vec<(String, Player)> = self
            .seated()
            .into_iter()
            .map(|player| (plain(self.name(player)), player))
            .collect();
        known.sort_by_cached_key(|(_, player)| self.sort_key(*player));
        let mut pairs = Vec::new();
        for (index, (name, player)) in known.iter().enumerate() {
            let alike = known[index + 1..]
                .iter()
                .filter(|(other, _)| are_alike(name, other));
            pairs.extend(alike.map(|(_, other)| (*player, *other)));
        }
        pairs
    }

    /// What level players are sorted by: the name with accents and case folded, then its code
    /// points; the same in every language.
    pub fn sort_key(&self, player: Player) -> (String, String) {
        let name = self.name(player);
        (plain(name), name.to_owned())
    }

    /// The person of a name as written; nothing when it is no text, or no name.
    #[inline(always)]
    fn spelled(&mut self, name: Spelling<'_>) -> Option<Player> {
        match self.lately.0[name.short.place()] {
            (short, player) if short == name.short => Some(player),
            _ => self.looked_up(name),
        }
    }

    fn looked_up(&mut self, name: Spelling<'_>) -> Option<Player> {
        if name.short == Short::default() {
            let known = self.long.get(name.bytes).copied();
            return known.or_else(|| self.spell(name));
        }
        let known = self.short.get(&name.short).copied();
        let player = known.or_else(|| self.spell(name))?;
        self.lately.0[name.short.place()] = (name.short, player);
        Some(player)
    }

    /// The same of a text.
    fn named(&mut self, name: &str) -> Player {
        let key = key(name);
        *self.keys.entry(key).or_insert_with_key(|key| {
            self.persons.push(Person {
                key: key.clone(),
                ..Person::default()
            });
            Player::numbered(self.persons.len() - 1)
        })
    }

    #[cold]
    fn spell(&mut self, name: Spelling<'_>) -> Option<Player> {
        let player = self.named(std::str::from_utf8(name.bytes).ok()?);
        if self.persons[player.index()].key.is_empty() {
            return None;
        }
        if name.short == Short::default() {
            self.long.insert(name.bytes.into(), player);
        } else {
            self.short.insert(name.short, player);
        }
        Some(player)
    }

    fn follow(&self, mut player: Player) -> Player {
        while let Some(next) = self.persons[player.index()].leads_to {
            player = next;
        }
        player
    }
}

fn is_twice_in(players: &[Player]) -> bool {
    (1..players.len()).any(|seat| players[..seat].contains(&players[seat]))
}

fn are_alike(one: &str, other: &str) -> bool {
    one == other || are_one_edit_apart(one, other)
}

fn are_one_edit_apart(one: &str, other: &str) -> bool {
    if !could_be_one_edit_apart(one, other) {
        return false;
    }
    let letters = |name: &str| name.chars().filter(|c| c.is_alphabetic()).count();
    let without_digits =
        |name: &str| -> String { name.chars().filter(|c| !c.is_numeric()).collect() };
    letters(one) >= 4
        && letters(other) >= 4
        && without_digits(one) != without_digits(other)
        && strsim::osa_distance(one, other) == 1
}

/// Whether little is left of both without the beginning and the end that they share.
fn could_be_one_edit_apart(one: &str, other: &str) -> bool {
    let same = |(one, other): &(char, char)| one == other;
    let begin = one.chars().zip(other.chars()).take_while(same).count();
    let end = one.chars().rev().zip(other.chars().rev());
    let end = end.take_while(same).count();
    [one, other]
        .iter()
        .all(|name| name.chars().count() <= begin + end + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(people: &mut People, names: &[&str], at: Instant, id: Id) -> Vec<Player> {
        let mut seats = Vec::new();
        let table = names
            .iter()
            .map(|name| (Spelling::of(name.as_bytes()), None));
        assert!(people.seat(table, at, id, &mut seats).is_some());
        seats.into_iter().map(|seat| seat.player).collect()
    }

    fn at(second: u32) -> Instant {
        Instant::parse(&format!("2026-11-29T21:14:{second:02}.000+01:00")).unwrap()
    }

    fn game(number: u64) -> Id {
        Id::from_bits(number)
    }

    #[test]
    fn the_earliest_spelling_is_shown_until_a_rename() {
        let mut people = People::default();
        seat(&mut people, &["LÉA", "Hugo"], at(2), game(1));
        seat(&mut people, &["Léa", "hugo"], at(1), game(2));
        let lea = people.find("léa").unwrap();
        assert_eq!(people.name(lea), "Léa");
        assert_eq!(people.name(people.find("HUGO").unwrap()), "hugo");
        people.rename("Léa", "LÉA");
        assert_eq!(people.name(people.find("léa").unwrap()), "LÉA");
        assert_eq!(people.seated().len(), 2);
    }

    #[test]
    fn a_game_that_is_corrected_spells_its_people_anew() {
        let mut people = People::default();
        seat(&mut people, &["max", "léa", "hugo"], at(1), game(1));
        seat(&mut people, &["LÉA", "Hugo"], at(2), game(2));
        people.respell(["Hugo", "Léa"].into_iter(), at(1), game(1));
        people.respell(["HUGO", "lÉa"].into_iter(), at(2), game(2));
        let name = |typed| people.name(people.find(typed).unwrap());
        assert_eq!(["hugo", "léa", "max"].map(name), ["Hugo", "Léa", "max"]);
    }

    #[test]
    fn renames_lead_on_and_never_round() {
        let mut people = People::default();
        people.rename("Lea", "Léa");
        people.rename("Léa", "Zoé");
        people.rename("Zoé", "Lea");
        let seats = seat(&mut people, &["Zoé", "Max"], at(1), game(1));
        assert_eq!(people.name(seats[0]), "Lea");
        assert_eq!(people.find("Léa"), Some(seats[0]));
        assert_eq!(people.find("Nobody"), None);
    }

    #[test]
    fn a_rename_that_would_seat_one_person_twice_does_not_hold() {
        let mut people = People::default();
        people.rename("Lea", "Léa");
        let apart = seat(&mut people, &["Lea", "Léa"], at(1), game(1));
        assert_ne!(apart[0], apart[1]);
        let together = seat(&mut people, &["Lea", "Hugo"], at(2), game(2));
        assert_eq!(together[0], apart[1]);
    }

    #[test]
    fn everybody_who_is_met_again_is_the_same_person() {
        let mut people = People::default();
        let names: Vec<String> = (0..1_000).map(|number| format!("P{number}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let first = seat(&mut people, &names, at(1), game(1));
        let again = seat(&mut people, &names, at(2), game(2));
        assert_eq!(first, again);
        let shown: Vec<&str> = again.iter().map(|player| people.name(*player)).collect();
        assert_eq!(shown, names);
    }

    #[test]
    fn a_slip_of_the_pen_is_noticed() {
        let mut people = People::default();
        seat(&mut people, &["Léa", "Hugo"], at(1), game(1));
        seat(&mut people, &["Player 2", "Max"], at(1), game(2));
        let name = |typed| people.resembling(typed).map(|player| people.name(player));
        assert_eq!(name("Lea"), Some("Léa"));
        assert_eq!(name("Hugoo"), Some("Hugo"));
        assert_eq!(name("Huog"), Some("Hugo"));
        assert_eq!(name("Hug"), None);
        assert_eq!(name("Mex"), None);
        assert_eq!(name("Player 3"), None);
    }

    #[test]
    fn the_nearest_name_is_offered() {
        let mut people = People::default();
        seat(&mut people, &["Léa", "Anne Marie"], at(1), game(1));
        let name = |typed| people.nearest(typed).map(|player| people.name(player));
        assert_eq!(name("Lea"), Some("Léa"));
        assert_eq!(name("Anne"), Some("Anne Marie"));
        assert_eq!(name("Bob"), None);
    }
}

//! Who sits where in a game that is about to be written.

use crate::core::calendar::Instant;
use crate::core::game::{BadGame, Game};
use crate::core::id::Id;
use crate::core::people::People;
use crate::error::{Error, Seating};
use crate::journal::GameText;

/// The game that a line tells, its players seated among the people known.
///
/// With `apart`, names that a rename makes one person stay apart, as they did before.
///
/// # Errors
/// Two of the names are one person.
pub fn seated(
    people: &mut People,
    id: Id,
    recorded: Instant,
    text: &GameText,
    apart: bool,
) -> Result<Game, Error> {
    let names: Vec<&str> = text.table().map(|(name, _)| name).collect();
    let meant: Vec<_> = names.iter().map(|name| people.meet(name)).collect();
    for (seat, player) in meant.iter().enumerate().filter(|_| !apart) {
        if meant[..seat].contains(player) {
            let twice = (names[seat].to_owned(), people.name(*player).to_owned());
            return Err(Error::Table(
                BadGame::Twice(twice.0, twice.1),
                Seating::New(Vec::new()),
            ));
        }
    }
    people.respell(names.into_iter(), recorded, id);
    text.seated(people, id, recorded)
        .ok_or(Error::UnknownGame(id.to_string()))
}

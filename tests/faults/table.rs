//! The table of what was observed: one row a fault, and one test for each row.

use std::fmt::Write as _;
use std::sync::OnceLock;

use crate::scene::{Game, Scene, Seen, seen};

/// What was observed of one fault.
#[derive(Clone, Debug)]
pub struct Row {
    /// Games recorded before the command that the fault struck.
    pub before: usize,
    /// Games recorded after it.
    pub after: usize,
    /// Games that had been reported as recorded and are not there any more.
    pub lost: usize,
    /// The exit status, as a shell tells it.
    pub status: i32,
    /// What was said on the standard error.
    pub message: String,
}

/// Whether the struck command is to have recorded its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Is {
    Recorded,
    NotRecorded,
}

/// The words of the command that a fault strikes.
pub const STRUCK: &str = "score Anna 41 Bruno 42 --json";

/// Looks at a scene after `STRUCK` was struck: the earlier games are there, the struck one as it
/// was reported, no earlier byte has changed, and the next game is recorded and read again.
#[track_caller]
pub fn aftermath(scene: &Scene, before: &[Game], bytes: &[u8], struck: &Seen, is: Is) -> Row {
    let row = after_any(scene, before, bytes, struck);
    assert_eq!(
        row.after - row.before,
        usize::from(is == Is::Recorded),
        "{struck:?}\n{row:?}"
    );
    row
}

/// The same, whether or not the struck command recorded its game.
#[track_caller]
pub fn after_any(scene: &Scene, before: &[Game], bytes: &[u8], struck: &Seen) -> Row {
    let now = scene.bytes();
    assert!(now.starts_with(bytes), "an earlier byte has changed");
    let after = scene.games();
    let mut lost = before.iter().filter(|game| !after.contains(game)).count();
    let new: Vec<&Game> = after.iter().filter(|game| !before.contains(game)).collect();
    assert!(
        new.iter()
            .all(|game| game.1 == [("Anna".to_owned(), 41), ("Bruno".to_owned(), 42)]),
        "{new:?}"
    );
    assert!(new.len() <= 1, "{new:?}");
    if struck.status == 0 {
        lost += usize::from(new.is_empty());
    }
    next_is_recorded(scene, &after);
    assert_eq!(lost, 0, "{struck:?}");
    Row {
        before: before.len(),
        after: after.len(),
        lost,
        status: struck.status,
        message: struck.message(),
    }
}

/// Records one more game: it is there, and so is every other.
#[track_caller]
pub fn next_is_recorded(scene: &Scene, known: &[Game]) {
    let bytes = scene.bytes();
    let scored = seen(&mut scene.teamzy("score Cleo 51 Dora 52 --json"));
    let new = crate::scene::game(&scored.json());
    let games = scene.games();
    assert!(games.contains(&new), "the next game is not read again");
    assert_eq!(games.len(), known.len() + 1, "{games:?}");
    assert!(known.iter().all(|game| games.contains(game)), "{games:?}");
    assert!(scene.bytes().starts_with(&bytes));
    assert!(scene.bytes().ends_with(b"\n"));
}

/// A fault: its name, what it is in words, and how it is made.
pub struct Fault {
    pub name: &'static str,
    pub what: &'static str,
    make: fn() -> Row,
    row: OnceLock<Row>,
}

impl Fault {
    pub fn new(name: &'static str, what: &'static str, make: fn() -> Row) -> Self {
        Fault {
            name,
            what,
            make,
            row: OnceLock::new(),
        }
    }

    /// What was observed; the fault is made once.
    pub fn row(&self) -> &Row {
        self.row.get_or_init(self.make)
    }
}

/// Makes faults of functions, and one test of each.
macro_rules! faults {
    ($($name:ident: $what:literal,)*) => {
        pub static FAULTS: std::sync::LazyLock<Vec<$crate::table::Fault>> =
            std::sync::LazyLock::new(|| vec![
                $($crate::table::Fault::new(stringify!($name), $what, $name),)*
            ]);

        mod observed {
            $(#[test]
            fn $name() {
                let fault = super::FAULTS.iter().find(|fault| fault.name == stringify!($name));
                println!("{} | {:?}", stringify!($name), fault.unwrap().row());
            })*
        }
    };
}
pub(crate) use faults;

#[test]
fn the_table_shows_what_is_observed() {
    let mut text = String::from(
        "# What was observed\n\n\
         One row for each fault that `tests/faults` makes the real program suffer. \
         `TEAMZY_BLESS=1 cargo test --test faults table` writes this page, and a test compares it.\n\n\
         *Before* and *after* are the games that `history` shows before and after the struck \
         command, a `score`; where another program changed the file, *before* is what that \
         program left. *Lost* are games that had been reported as recorded. After each fault \
         another game is recorded and read again, and no earlier byte has changed. The status is \
         as a shell tells it: 130 is Ctrl-C, 137 a process killed.\n",
    );
    for (title, faults) in [
        ("The disk", &crate::disk::FAULTS),
        ("Other programs", &crate::others::FAULTS),
        ("What stands in the file", &crate::content::FAULTS),
    ] {
        let _ = write!(
            text,
            "\n## {title}\n\n| fault | before | after | lost | status | message |\n|---|---|---|---|---|---|\n"
        );
        for fault in faults.iter() {
            let row = fault.row();
            let message = match row.message.as_str() {
                "" => "none".to_owned(),
                message => message.replace('|', "\\|"),
            };
            let _ = writeln!(
                text,
                "| {} | {} | {} | {} | {} | {message} |",
                fault.what, row.before, row.after, row.lost, row.status
            );
        }
    }
    println!("{text}");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/faults/TABLE.md");
    if std::env::var_os("TEAMZY_BLESS").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == text,
        "TABLE.md shows something else than was observed; TEAMZY_BLESS=1 writes it anew"
    );
}

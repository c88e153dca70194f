//! What `completions` and `man` print, in the programs that read it: bash, zsh and fish at a
//! terminal, and groff.

#![cfg(unix)]
// A helper that fails fails the test.
#![allow(clippy::unwrap_used)]

mod shell;

use std::fs;

use teamzy::i18n::LANGUAGES;

use self::shell::{Home, PROGRAM};

const TAB: &str = "\t";
const ENTER: &str = "\r";
const FORGET_THE_LINE: &str = "\u{3}";

/// Everybody who may be completed; two of them at each table.
const PEOPLE: [(&str, &str); 5] = [
    ("Anne Marie d'Arc", "Hugo"),
    ("Max \"der Große\"", "Cash $5"),
    ("Wow!", "Dr: X"),
    ("a\\b", "x*y"),
    ("Léa", "`id`"),
];

/// What is typed before Tab, and the name that comes of it.
const TYPED: [(&str, &str); 20] = [
    ("Ann", "Anne Marie d'Arc"),
    ("\"Ann", "Anne Marie d'Arc"),
    ("'Ann", "Anne Marie d'Arc"),
    ("Anne\\ M", "Anne Marie d'Arc"),
    ("\"Anne Marie d'", "Anne Marie d'Arc"),
    ("An\"ne M", "Anne Marie d'Arc"),
    ("anne", "Anne Marie d'Arc"),
    ("Ma", "Max \"der Große\""),
    ("\"Max ", "Max \"der Große\""),
    ("'Max ", "Max \"der Große\""),
    ("Cash", "Cash $5"),
    ("\"Cash", "Cash $5"),
    ("Wo", "Wow!"),
    ("\"Wo", "Wow!"),
    ("Dr", "Dr: X"),
    ("a\\\\", "a\\b"),
    ("\"a", "a\\b"),
    ("x", "x*y"),
    ("Lé", "Léa"),
    ("\\`", "`id`"),
];

/// fish keeps of the words that it is given only those that it finds similar itself.
const NOT_IN_FISH: [(&str, &str); 2] = [("le", "Léa"), ("Dr:", "Dr: X")];

fn home_with_people() -> Home {
    let home = Home::new();
    for (one, other) in PEOPLE {
        home.teamzy(&["score", one, "78", other, "64"]);
    }
    home
}

/// Types the beginning of a name, Tab, and the rest of a game; the name must be in the data file
/// as it is, and the line must have been taken as it stood.
fn completes(shell_name: &str, home: &Home, typed: &[(&str, &str)]) {
    let mut shell = home.shell(shell_name);
    for (beginning, name) in typed {
        let (_, before) = home.last_names();
        shell.types(&format!("teamzy score {beginning}{TAB}"));
        shell.types("3 Zoé 4");
        shell.types(ENTER);
        shell.waits(name, |_| home.last_names().1 > before);
        let (names, _) = home.last_names();
        assert_eq!(names, [*name, "Zoé"], "{shell_name}: {beginning}");
        shell.is_ready();
    }
}

#[test]
fn bash_completes_names() {
    let home = home_with_people();
    completes("bash", &home, &TYPED);
    completes("bash", &home, &NOT_IN_FISH);
}

#[test]
fn zsh_completes_names() {
    let home = home_with_people();
    completes("zsh", &home, &TYPED);
    completes("zsh", &home, &NOT_IN_FISH);
}

#[test]
fn fish_completes_names() {
    completes("fish", &home_with_people(), &TYPED);
}

#[test]
fn zsh_finds_the_script_in_a_folder_of_functions() {
    let name = ("Ann", "Anne Marie d'Arc");
    completes(
        "zsh with a folder of functions",
        &home_with_people(),
        &[name],
    );
}

#[test]
fn a_score_follows_the_equals_sign_at_once() {
    for shell_name in ["bash", "zsh", "fish"] {
        let home = home_with_people();
        let (_, before) = home.last_names();
        let mut shell = home.shell(shell_name);
        shell.types(&format!("teamzy score Zoé=64 Lé{TAB}78{ENTER}"));
        shell.waits("the game", |_| home.last_names().1 > before);
        assert_eq!(home.last_names().0, ["Zoé", "Léa"], "{shell_name}");
    }
}

#[test]
fn what_there_is_to_choose_from_is_explained_in_the_language() {
    for shell_name in ["bash", "zsh", "fish"] {
        let home = home_with_people();
        let mut shell = home.shell(shell_name);
        for (typed, explained) in [
            ("teamzy --lang fr ", "Noter les scores finaux"),
            (
                "teamzy --lang fr history --game ",
                ", Anne Marie d'Arc et Hugo",
            ),
            (
                "teamzy --lang es score --with t",
                "Comerciantes y Constructores",
            ),
            ("teamzy --lang fr score --d", "Jour de la partie"),
        ] {
            shell.types(typed);
            // The first in bash only puts in what all have in common.
            shell.types(if shell_name == "bash" { "\t\t" } else { TAB });
            shell.shows(explained);
            shell.forgets_the_line();
        }
    }
}

#[test]
fn files_are_left_to_the_shell() {
    for shell_name in ["bash", "zsh", "fish"] {
        for typed in ["--data other", "--data=other"] {
            let home = Home::new();
            fs::write(home.path("other games.jsonl"), "").unwrap();
            let mut shell = home.shell(shell_name);
            shell.types(&format!("teamzy {typed}{TAB}score Hugo 78 Léa 64{ENTER}"));
            shell.waits("a game", |_| {
                fs::read_to_string(home.path("other games.jsonl"))
                    .unwrap()
                    .contains("Hugo")
            });
        }
    }
}

#[test]
fn a_data_file_that_cannot_be_read_stays_unmentioned() {
    let home = Home::new();
    fs::create_dir(home.path("games.jsonl")).unwrap();
    let long = "x".repeat(5_000);
    for data in ["games.jsonl", "none/games.jsonl", "/dev/zero", &long] {
        for (shell, words) in [
            ("bash", vec!["80", "9", "teamzy score A", "A"]),
            ("zsh", vec!["80", "teamzy", "score", ""]),
            ("fish", vec!["teamzy", "history", "--game", "7"]),
            ("elvish", vec!["teamzy", "score", "--at", ""]),
            ("powershell", vec!["teamzy", "score", "="]),
        ] {
            let args = [vec!["--"], words].concat();
            let environment = [("TEAMZY_COMPLETE", shell), ("TEAMZY_DATA", data)];
            let output = home.run(PROGRAM, &args, &environment);
            assert_eq!(
                String::from_utf8_lossy(&output.stdout),
                "words\n",
                "{shell} {data}"
            );
            assert!(
                output.stderr.is_empty() && output.status.success(),
                "{output:?}"
            );
        }
    }
    assert!(!home.path("none").exists());
}

#[test]
fn a_shell_without_teamzy_hears_nothing() {
    for shell_name in ["bash", "zsh", "fish"] {
        let home = Home::new();
        let mut shell = home.shell(shell_name);
        shell.types("PATH=/none");
        if shell_name == "fish" {
            shell.types(&format!("{FORGET_THE_LINE}set PATH /none"));
        }
        shell.types(ENTER);
        shell.is_ready();
        shell.types(&format!("teamzy score Ann{TAB}{TAB}x"));
        shell.shows("> teamzy score Annx");
    }
}

#[test]
fn a_set_variable_alone_changes_nothing() {
    let home = Home::new();
    for value in ["bash", "1", "tcsh"] {
        let output = home.run(PROGRAM, &["help-scoring"], &[("TEAMZY_COMPLETE", value)]);
        assert!(
            String::from_utf8_lossy(&output.stdout).starts_with("HOW ARE"),
            "{output:?}"
        );
    }
}

#[test]
fn groff_reads_every_page_without_a_warning() {
    let home = Home::new();
    for language in LANGUAGES.iter().map(|language| language.code) {
        fs::create_dir(home.path(language)).unwrap();
        let printed = home.teamzy(&["man", "-o", language, "--lang", language]);
        assert_eq!(printed, "");
        let pages: Vec<_> = fs::read_dir(home.path(language)).unwrap().collect();
        assert!(pages.len() > 5, "{pages:?}");
        for page in pages {
            let page = page.unwrap().path().display().to_string();
            for device in ["-Tutf8", "-Tps"] {
                let output = home.run("groff", &["-man", "-ww", device, &page][..], &[]);
                let said = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success() && said.is_empty(), "{page}: {said}");
            }
        }
    }
    let shown = home.run(
        "groff",
        &["-man", "-Tutf8", "-P-cbou", "fr/teamzy-score.1"],
        &[],
    );
    let shown = String::from_utf8(shown.stdout).unwrap();
    for text in [
        "teamzy-score - Noter les scores finaux et annoncer qui gagne",
        "teamzy score [JOUEUR SCORE]... [OPTION]...",
        "--date DATE",
        "(hier) ; à défaut, aujourd’hui",
        "teamzy score Hugo 78 Léa 1:28 Zoé 50+14",
        "VOIR AUSSI",
    ] {
        let shown = shown.replace('\u{a0}', " ");
        assert!(shown.contains(text), "{text} is not in:\n{shown}");
    }
}

#[test]
fn the_printed_page_is_the_written_one() {
    let home = Home::new();
    let printed = home.teamzy(&["man", "--lang", "es"]);
    home.teamzy(&["man", "-o", ".", "--lang", "es"]);
    assert_eq!(printed, fs::read_to_string(home.path("teamzy.1")).unwrap());
}

#[test]
fn a_page_that_exists_is_kept_unless_forced() {
    let home = Home::new();
    fs::write(home.path("teamzy-score.1"), "mine").unwrap();
    let refused = home.run(PROGRAM, &["man", "-o", "."], &[]);
    assert_eq!(refused.status.code(), Some(1));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(
        said,
        "error: ./teamzy-score.1 exists already, and was left as it is.\n  \
         try: name another place, or add --force to overwrite it\n"
    );
    assert_eq!(
        fs::read_to_string(home.path("teamzy-score.1")).unwrap(),
        "mine"
    );
    assert!(!home.path("teamzy.1").exists());
    home.teamzy(&["man", "-o", ".", "--force"]);
    assert_ne!(
        fs::read_to_string(home.path("teamzy-score.1")).unwrap(),
        "mine"
    );
    let missing = home.run(PROGRAM, &["man", "-o", "none"], &[]);
    assert_eq!(missing.status.code(), Some(1));
    let alone = home.run(PROGRAM, &["man", "--force"], &[]);
    assert_eq!(alone.status.code(), Some(2));
}

//! What a person types after `score` and `new`, and what is refused.

use crate::harness::{Printed, Table, game, page, shown, strings};
use crate::words::languages;

/// What a score can be.
const FORMS: &str = "  try: points (78), laps and space (1:28), or a sum (50+28)\n";

fn refused(problem: &str) -> String {
    format!("error: {problem}\n{FORMS}")
}

#[track_caller]
fn names_after(words: &[&str]) -> Vec<String> {
    let table = Table::new();
    let score = table.words(["score", "--json"].iter().chain(words)).json();
    let players = score["players"].as_array().unwrap();
    players
        .iter()
        .map(|player| player["name"].as_str().unwrap().to_owned())
        .collect()
}

#[track_caller]
fn scores_after(line: &str) -> Vec<u64> {
    let table = Table::new();
    let score = table.teamzy(&format!("score --json {line}")).json();
    let players = score["players"].as_array().unwrap();
    players
        .iter()
        .map(|player| player["score"].as_u64().unwrap())
        .collect()
}

#[test]
fn a_first_game_names_the_winner_and_shows_the_table() {
    Table::new()
        .teamzy("score Hugo 78 Léa 1:41 Zoé 50+14 --with inns --at Lyon --note Rain")
        .stdout(page([
            "Léa wins with 91 points, 13 more than Hugo.",
            "",
            " Place  Player  Score  Track",
            "     1  Léa        91   1:41",
            "     2  Hugo       78   1:28",
            "     3  Zoé        64   1:14",
            "",
            "Game g001, 2026-11-29, Inns & Cathedrals, Lyon",
            "Note: Rain",
        ]))
        .check();
}

#[test]
fn level_at_the_top_share_the_victory() {
    Table::new()
        .teamzy("score Hugo 78 Léa 1:28 Zoé 64")
        .stdout(page([
            "Hugo and Léa share the victory with 78 points.",
            "",
            " Place  Player  Score  Track",
            "     1  Hugo       78   1:28",
            "     1  Léa        78   1:28",
            "     3  Zoé        64   1:14",
            "",
            "Game g001, 2026-11-29",
        ]))
        .check();
}

#[test]
fn three_and_more_share_a_victory_too() {
    let table = Table::new();
    let printed = table.teamzy("score Hugo 78 Léa 78 Zoé 78").ok();
    assert!(
        printed
            .stdout
            .starts_with("Hugo, Léa and Zoé share the victory with 78 points.\n"),
        "{}",
        shown(&printed)
    );
}

#[test]
fn the_three_forms_of_78() {
    assert_eq!(
        scores_after("Hugo 78 Léa 50+28 Zoé 1:28 Max 078"),
        [78, 78, 78, 78]
    );
    assert_eq!(
        scores_after("Hugo 0 Léa 99999 Zoé 0:00 Max 1999:49"),
        [0, 99_999, 0, 99_999]
    );
    assert_eq!(scores_after("Hugo 50+100+28 Léa 2:9"), [178, 109]);
}

#[test]
fn pairs_with_an_equals_sign_may_be_mixed_with_pairs_without() {
    for line in [
        "Hugo 78 Léa 91",
        "Hugo=78 Léa=91",
        "Hugo=78 Léa 91",
        "Hugo 1:28 Léa=1:41",
    ] {
        assert_eq!(scores_after(line), [78, 91], "{line}");
    }
}

#[test]
fn the_last_equals_sign_of_a_word_decides() {
    assert_eq!(names_after(&["a=b", "78", "c=1=2"]), ["a=b", "c=1"]);
    assert_eq!(names_after(&["x=y=5", "Léa=6"]), ["x=y", "Léa"]);
}

#[test]
fn an_entry_that_is_no_score_names_the_player_and_says_what_is_expected() {
    let table = Table::new();
    for (entry, problem) in [
        (
            "-5",
            "“-5” is below zero, and nobody can have less than 0 points.",
        ),
        (
            "-5.5",
            "“-5.5” is below zero, and nobody can have less than 0 points.",
        ),
        ("78,5", "“78,5” is not a whole number of points."),
        ("78.5", "“78.5” is not a whole number of points."),
        ("", "the score “” is empty."),
        (" ", "the score “ ” is empty."),
        ("7B", "“7B” is not a score."),
        ("1:2:3", "“1:2:3” is not a score."),
        ("1:", "“1:” is not a score."),
        ("50+", "“50+” is not a score."),
        ("50+-3", "“50+-3” is not a score."),
        ("1e3", "“1e3” is not a score."),
        ("٧٨", "“٧٨” is not written with the digits 0 to 9."),
        ("７８", "“７８” is not written with the digits 0 to 9."),
        ("7８", "“7８” is not written with the digits 0 to 9."),
    ] {
        let expected = refused(&format!("Léa: {problem}"));
        table
            .words(["score", "Hugo", "78", "Léa", entry])
            .refused(2, &expected);
        let word = format!("Léa={entry}");
        table
            .words(["score", "Hugo", "78", &word])
            .refused(2, &expected);
        table
            .words(["score", &word, "Hugo", "78"])
            .refused(2, &expected);
    }
}

#[test]
fn more_than_99999_points_are_refused() {
    let table = Table::new();
    for entry in [
        "100000",
        "99999+1",
        "2000:00",
        "99999999999999999999999999",
        "9999999999:00",
    ] {
        table.words(["score", "Hugo", "78", "Léa", entry]).refused(
            2,
            &format!(
                "error: Léa: “{entry}” is more than 99,999 points.\n  try: a score from 0 to 99,999\n"
            ),
        );
    }
}

#[test]
fn a_space_that_the_track_does_not_have_is_refused_with_the_one_that_was_meant() {
    let table = Table::new();
    table.teamzy("score Hugo 78 Léa 1:50").refused(
        2,
        "error: Léa: “1:50” is no place on the track, whose spaces run from 0 to 49.\n  \
         try: 2:00, the space after 1:49 (100 points)\n",
    );
    for (entry, meant) in [("0:50", "1:00"), ("1:73", "2:23"), ("0:128", "2:28")] {
        let printed = table.words(["score", "Hugo", "78", "Léa", entry]).printed();
        let seen = shown(&printed);
        assert_eq!(printed.status, 2, "{seen}");
        assert!(
            printed
                .stderr
                .starts_with(&format!("error: Léa: “{entry}” ")),
            "{seen}"
        );
        assert!(printed.stderr.contains(&format!("try: {meant}")), "{seen}");
    }
}

#[test]
fn an_odd_count_of_words_says_what_is_missing() {
    let table = Table::new();
    table.teamzy("score Hugo 78 Léa").refused(
        2,
        "error: Léa has no score: players and scores go in pairs.\n  \
         try: teamzy score Hugo 78 Léa 64\n",
    );
    table.teamzy("score Hugo Léa 91").refused(
        2,
        "error: Hugo has no score: players and scores go in pairs.\n  \
         try: teamzy score Hugo 64 Léa 91\n",
    );
    let no_name = "error: “91” has no name before it: players and scores go in pairs.\n  \
                   try: a name before each score; a name made of digits cannot be used\n";
    table.teamzy("score Hugo 78 91").refused(2, no_name);
    table.teamzy("score 91 Hugo 78").refused(2, no_name);
    table.teamzy("score Hugo=78 91").refused(2, no_name);
}

#[test]
fn the_line_to_type_instead_can_be_typed() {
    let table = Table::new();
    for (words, fixed) in [
        (
            vec!["Anne Marie", "78", "Léa"],
            "teamzy score 'Anne Marie' 78 Léa 64",
        ),
        (
            vec!["d'Arc", "78", "Léa"],
            r"teamzy score 'd'\''Arc' 78 Léa 64",
        ),
        (vec!["$HOME", "78", "Léa"], "teamzy score '$HOME' 78 Léa 64"),
        (
            vec!["--", "-Hugo", "78", "Léa"],
            "teamzy score -- -Hugo 78 Léa 64",
        ),
    ] {
        let printed = table.words(["score"].iter().chain(&words)).printed();
        assert_eq!(printed.status, 2, "{}", shown(&printed));
        assert!(
            printed.stderr.ends_with(&format!("  try: {fixed}\n")),
            "expected: {fixed}\n{}",
            shown(&printed)
        );
    }
}

#[test]
fn a_game_has_at_least_two_players() {
    let table = Table::new();
    let few = "error: A game has at least two players, and here is only one.\n  ";
    table
        .teamzy("score Hugo 78")
        .refused(2, &format!("{few}try: teamzy score Hugo 78 Léa 64\n"));
    table
        .teamzy("new Hugo")
        .refused(2, &format!("{few}try: teamzy new Hugo Léa\n"));
}

#[test]
fn the_line_with_one_more_player_keeps_the_one_that_was_typed() {
    let table = Table::new();
    for line in [
        "new Max",
        "new Léa",
        "new 'Anne Marie'",
        "score Max 78",
        "score Léa 78",
    ] {
        let printed = table.teamzy(line).columns(200).raw();
        let (_, fixed) = printed.stderr.split_once("try: teamzy ").unwrap();
        assert!(
            fixed.starts_with(line),
            "`teamzy {line}` is mended by {fixed}"
        );
        table.teamzy(fixed.trim()).ok();
    }
}

#[test]
fn nobody_sits_twice_however_the_name_is_written() {
    let table = Table::new();
    for (first, again) in [
        ("Hugo", "Hugo"),
        ("Léa", "LÉA"),
        ("Léa", "Le\u{301}a"),
        ("Weiß", "WEISS"),
        ("Anne Marie", "anne  marie"),
        ("Anne Marie", "Anne\u{a0}Marie"),
    ] {
        for words in [
            vec!["score", first, "78", again, "91"],
            vec!["new", first, again],
        ] {
            let printed = table.words(&words).printed();
            let seen = shown(&printed);
            assert_eq!(printed.status, 2, "{words:?} {seen}");
            // What was typed the same, or is kept the same, is not told twice.
            let sentence = if [first, "Le\u{301}a"].contains(&again) {
                format!("error: {first} is seated twice.\n")
            } else {
                format!("is seated twice (as {first} before).\n")
            };
            assert!(printed.stderr.contains(&sentence), "{words:?} {seen}");
            assert_eq!(printed.stdout, "", "{words:?} {seen}");
        }
    }
    assert_eq!(names_after(&["Lea", "78", "Léa", "91"]), ["Lea", "Léa"]);
    assert!(!table.path("games.jsonl").exists() || table.bytes().is_empty());
}

#[test]
fn names_of_1_and_of_200_characters_are_taken_and_of_201_refused() {
    let long = "é".repeat(200);
    assert_eq!(names_after(&["A", "78", &long, "91"]), ["A", &long]);
    // What counts is the character that is kept, not the two that were typed for it.
    assert_eq!(
        names_after(&["A", "78", &"e\u{301}".repeat(200), "91"]),
        ["A", &long]
    );
    let table = Table::new();
    table
        .words(["score", &(long + "x"), "78", "Léa", "91"])
        .refused(
            2,
            "error: A name of 201 characters is too long: 200 at most.\n  try: a shorter name\n",
        );
}

#[test]
fn a_name_may_begin_with_a_digit() {
    assert_eq!(names_after(&["1UP", "78", "2Fast", "84"]), ["1UP", "2Fast"]);
    assert_eq!(names_after(&["1UP=78", "2Fast=84"]), ["1UP", "2Fast"]);
}

#[test]
fn names_keep_what_belongs_to_them() {
    for name in [
        "Dr \"X\"",
        "O'Hara",
        "a=b",
        "c:d",
        "Player 2",
        "-Hugo",
        "👩\u{200d}🚀",
        "👨\u{200d}👩\u{200d}👧",
        "❤\u{fe0f}\u{200d}🔥",
        "می\u{200c}خواهم",
        "שרה",
        "محمد",
        "王小明",
        "5ème",
    ] {
        assert_eq!(
            names_after(&["--", name, "78", "Max", "91"]),
            [name, "Max"],
            "{name}"
        );
    }
}

#[test]
fn names_are_composed_and_trimmed_and_lose_invisible_characters() {
    for (typed, kept) in [
        ("  Léa ", "Léa"),
        ("Le\u{301}a", "Léa"),
        ("Zo\u{200b}é", "Zoé"),
        ("\u{feff}Hugo", "Hugo"),
        ("Hu\u{ad}go", "Hugo"),
        ("Hugo\u{200d}", "Hugo"),
    ] {
        assert_eq!(
            names_after(&[typed, "78", "Max", "91"]),
            [kept, "Max"],
            "{typed:?}"
        );
    }
}

#[test]
fn a_name_that_could_be_a_score_is_refused() {
    let table = Table::new();
    for name in ["78", "1:28", "50+28", "٣", "3.5", "-", "12-3"] {
        table.words(["new", "--", name, "Léa"]).refused(
            2,
            &format!(
                "error: “{name}” cannot be a name: it could be a score.\n  \
                 try: a name with a letter in it, such as \"Player {name}\"\n"
            ),
        );
    }
    assert_eq!(
        names_after(&["Player 2", "78", "Léa", "91"]),
        ["Player 2", "Léa"]
    );
    assert_eq!(
        table
            .words(["score", "٣", "78", "Léa", "64"])
            .printed()
            .status,
        2
    );
    assert_eq!(table.words(["score", "=5", "Léa=6"]).printed().status, 2);
}

#[test]
fn a_name_with_nothing_to_see_is_refused() {
    let table = Table::new();
    for name in ["", "  ", "\u{200b}", "\u{a0}"] {
        let empty = "error: A player’s name is empty.\n  try: a name of 1 to 200 characters\n";
        table.words(["new", name, "Léa"]).refused(2, empty);
        table
            .words(["score", name, "78", "Léa", "64"])
            .refused(2, empty);
    }
}

#[test]
fn control_characters_line_separators_and_bidirectional_controls_are_refused() {
    let table = Table::new();
    for (name, marked, code) in [
        ("Hu\u{1b}[31mgo", "Hu�[31mgo", "U+001B"),
        ("Hu\ngo", "Hu�go", "U+000A"),
        ("Hu\tgo", "Hu�go", "U+0009"),
        ("Hugo\r", "Hugo�", "U+000D"),
        ("Hu\u{7f}go", "Hu�go", "U+007F"),
        ("Hu\u{9b}31mgo", "Hu�31mgo", "U+009B"),
        ("Hu\u{2028}go", "Hu�go", "U+2028"),
        ("Hu\u{2029}go", "Hu�go", "U+2029"),
        ("\u{202e}oguH", "�oguH", "U+202E"),
        ("\u{2066}Hugo\u{2069}", "�Hugo�", "U+2066"),
        ("\u{200f}Hugo", "�Hugo", "U+200F"),
        ("\u{61c}Hugo", "�Hugo", "U+061C"),
    ] {
        let expected = format!(
            "error: “{marked}” cannot be a name: it holds the invisible control character {code}.\n  \
             try: the name typed again, without it\n"
        );
        table
            .words(["score", name, "78", "Léa", "64"])
            .columns(100)
            .refused(2, &expected);
        table
            .words(["new", "Léa", name])
            .columns(100)
            .refused(2, &expected);
    }
}

#[test]
fn a_place_and_a_note_are_one_line_of_harmless_text() {
    let table = Table::new();
    for option in ["--at", "--note"] {
        for (text, code) in [
            ("a\nb", "U+000A"),
            ("a\u{1b}[1mb", "U+001B"),
            ("\u{202e}ab", "U+202E"),
        ] {
            table
                .words(["score", "Hugo", "78", "Léa", "64", option, text])
                .refused(
                    2,
                    &format!(
                        "error: The text of {option} holds the control character {code}.\n  \
                     try: the text in one line, without it\n"
                    ),
                );
        }
    }
}

#[test]
fn a_word_of_a_hyphen_and_a_digit_is_an_entry_and_no_option() {
    let table = Table::new();
    let below = "“-5” is below zero, and nobody can have less than 0 points.";
    table.teamzy("score -5 91").refused(2, &refused(below));
    table.teamzy("new Hugo Léa").ok();
    table
        .teamzy("score -5 91")
        .refused(2, &refused(&format!("Hugo: {below}")));
    table
        .teamzy("score 91 -5")
        .refused(2, &refused(&format!("Léa: {below}")));
    table
        .teamzy("score 78,5 91")
        .refused(2, &refused("Hugo: “78,5” is not a whole number of points."));
    assert_eq!(
        names_after(&["-5th Avenue", "78", "Léa", "91"]),
        ["-5th Avenue", "Léa"]
    );
}

#[test]
fn a_value_of_an_option_may_be_a_hyphen_and_a_digit_too() {
    let table = Table::new();
    let new = [
        "new", "Hugo", "Léa", "--json", "--data", "-5", "--at", "-5th", "--note", "-5 or so",
    ];
    let game = table.words(new).json();
    assert_eq!([&game["location"], &game["note"]], ["-5th", "-5 or so"]);
    assert!(table.path("-5").exists());
    table.teamzy("score Hugo 78 Léa 64 --date -5").refused(
        2,
        "error: “-5” is not a date.\n  \
         try: a day of the calendar as YYYY-MM-DD, or today, or yesterday\n",
    );
    let printed = table.teamzy("history --lang -5").raw();
    assert_eq!(printed.status, 2, "{}", shown(&printed));
    assert!(
        printed
            .stderr
            .starts_with("error: “-5” is not a language of teamzy.\n"),
        "{}",
        shown(&printed)
    );
    let printed = table.teamzy("history -5").printed();
    assert_eq!(printed.status, 1, "{}", shown(&printed));
    assert!(
        printed.stderr.starts_with("error: -5 has never played.\n"),
        "{}",
        shown(&printed)
    );
}

#[test]
fn a_name_that_begins_with_a_hyphen_stands_after_two() {
    let table = Table::new();
    let printed = table.teamzy("score -Hugo 78 Léa 64").printed();
    assert_eq!(
        (printed.status, printed.stdout.as_str()),
        (2, ""),
        "{}",
        shown(&printed)
    );
    assert_eq!(
        names_after(&["--", "-Hugo", "78", "--help", "64"]),
        ["-Hugo", "--help"]
    );
}

#[test]
fn a_word_that_is_not_utf_8_is_refused() {
    #[cfg(unix)]
    {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt;
        let table = Table::new();
        let words = ["score", "Hugo", "78"].map(OsStr::new);
        let latin = [OsStr::from_bytes(b"L\xe9a"), OsStr::new("64")];
        table.words(words.into_iter().chain(latin)).refused(
            2,
            "error: A word of the command line is not text in UTF-8.\n  \
             try: the same words in UTF-8\n",
        );
    }
}

#[test]
fn scores_without_the_command_are_refused_with_the_line_to_type() {
    let table = Table::new();
    let missing = "error: The command is missing before the players and their scores.\n  try: ";
    table
        .teamzy("Hugo 78 Léa 78")
        .refused(2, &format!("{missing}teamzy score Hugo 78 Léa 78\n"));
    table
        .teamzy("Hugo=78 Léa=1:28")
        .refused(2, &format!("{missing}teamzy score Hugo=78 Léa=1:28\n"));
    table
        .teamzy("'Player 2' 78 Léa 64")
        .refused(2, &format!("{missing}teamzy score 'Player 2' 78 Léa 64\n"));
}

#[test]
fn without_a_terminal_nothing_is_asked() {
    let table = Table::new();
    table.teamzy("score").refused(
        2,
        "error: There are no players and no scores.\n  try: teamzy score Hugo 78 Léa 64\n",
    );
    table.teamzy("new").refused(
        2,
        "error: There are no players to seat.\n  try: teamzy new Hugo Léa\n",
    );
}

#[test]
fn a_person_is_recognised_in_every_spelling_and_shown_as_first_typed() {
    let table = Table::new();
    table.teamzy("score Léa 78 Weiß 64").ok();
    table.teamzy("score LÉA 91 WEISS 90").ok();
    table
        .words(["score", "Le\u{301}a", "50", "weiß", "51"])
        .ok();
    let rankings = table.teamzy("rankings --json").json();
    let players: Vec<(&str, u64)> = rankings
        .as_array()
        .unwrap()
        .iter()
        .map(|line| {
            (
                line["player"].as_str().unwrap(),
                line["games"].as_u64().unwrap(),
            )
        })
        .collect();
    assert_eq!(players, [("Léa", 3), ("Weiß", 3)]);
}

#[test]
fn a_new_name_that_resembles_a_known_one_is_remarked() {
    let table = Table::new();
    table.teamzy("score Hugo 78 Léa 64").ok();
    let printed = table.teamzy("score Hugo 60 Lea 61").ok();
    assert_eq!(
        printed.stderr,
        "note: Lea is new; did you mean Léa? Then: teamzy rename Lea Léa\n"
    );
    let printed = table.teamzy("new Hugoo Zoé").ok();
    assert_eq!(
        printed.stderr,
        "note: Hugoo is new; did you mean Hugo? Then: teamzy rename Hugoo Hugo\n"
    );
    let again = table.teamzy("score Hugo 62 Lea 63").ok();
    assert!(!again.stderr.contains("is new"), "{}", shown(&again));
}

#[test]
fn a_lap_probably_forgotten_is_remarked() {
    let table = Table::new();
    let printed = table.teamzy("score Hugo 28 Léa 95").ok();
    assert_eq!(
        printed.stderr,
        "note: Hugo has 28 beside 95: a lap forgotten? Then: teamzy edit last Hugo=1:28\n"
    );
    for unremarked in ["score A 50 B 91", "score A 49 B 90", "score A 50 B 600"] {
        let printed = Table::new().teamzy(unremarked).ok();
        assert_eq!(printed.stderr, "", "{unremarked}");
    }
    assert!(
        Table::new()
            .teamzy("score A 49 B 91")
            .ok()
            .stderr
            .contains("a lap forgotten?")
    );
}

#[test]
fn a_score_above_600_is_remarked() {
    let printed = Table::new().teamzy("score Hugo 600 Léa 601").ok();
    assert_eq!(
        printed.stderr,
        "note: Léa has 601 points: that is a lot. All right?\n"
    );
}

#[test]
fn the_same_players_and_scores_on_one_day_are_remarked() {
    let table = Table::with_lines([game(1, "2026-11-29", &[("Hugo", 78), ("Léa", 64)])]);
    let Printed { stderr, .. } = table.teamzy("score Léa 64 Hugo 78").columns(200).ok();
    assert_eq!(
        stderr,
        "note: The same players have the same scores that day in game g001 already. \
         If it was typed twice: teamzy undo\n"
    );
    let other_day = table.teamzy("score Léa 64 Hugo 78 --date 2026-11-20").ok();
    assert_eq!(other_day.stderr, "");
    let exchanged = table.teamzy("score Léa 78 Hugo 64").ok();
    assert_eq!(exchanged.stderr, "");
}

#[test]
fn expansions_are_found_by_id_and_by_a_beginning_of_any_name() {
    let mut langs = languages().collect::<Vec<&str>>().into_iter().cycle();
    for (typed, id) in [
        ("inns-and-cathedrals", "inns-and-cathedrals"),
        ("inns", "inns-and-cathedrals"),
        ("INNS", "inns-and-cathedrals"),
        ("auberges", "inns-and-cathedrals"),
        ("posadas", "inns-and-cathedrals"),
        ("Posadas y Cat", "inns-and-cathedrals"),
        ("riviere", "river"),
        ("La Rivière", "river"),
        ("río", "river"),
        ("The River", "river"),
        ("L'Abbé", "abbot"),
        ("L’Abbé", "abbot"),
        ("abbot", "abbot"),
        ("marchands", "traders-and-builders"),
        ("Comerciantes", "traders-and-builders"),
        ("Constructores y Comerciantes", "traders-and-builders"),
        ("tower", "tower"),
        ("wirtshäuser", "inns-and-cathedrals"),
        ("WIRTSHAUSER", "inns-and-cathedrals"),
        ("Händler und Baumeister", "traders-and-builders"),
        ("fluss", "river"),
        ("Fluß", "river"),
        ("abt", "abbot"),
        ("abte", "abbey-and-mayor"),
        ("Graf König", "count-king-and-robber"),
        ("burgfraeulein", "princess-and-dragon"),
        ("other:Fan Set", "other:Fan Set"),
    ] {
        let lang = langs.next().unwrap();
        let table = Table::new();
        let words = ["new", "Hugo", "Léa", "--json", "--with", typed];
        let game = table.words(words).lang(lang).json();
        assert_eq!(strings(&game["expansions"]), [id], "{typed} in {lang}");
    }
}

#[test]
fn every_published_name_of_an_expansion_can_be_typed() {
    for (id, names) in [
        ("river", ["The River", "La Rivière", "El río"]),
        ("abbot", ["The Abbot", "L’Abbé", "El abad"]),
        (
            "inns-and-cathedrals",
            [
                "Inns & Cathedrals",
                "Auberges et Cathédrales",
                "Posadas y Catedrales",
            ],
        ),
        (
            "traders-and-builders",
            [
                "Traders & Builders",
                "Marchands et Bâtisseurs",
                "Comerciantes y Constructores",
            ],
        ),
        (
            "princess-and-dragon",
            [
                "The Princess & the Dragon",
                "Princesse et Dragon",
                "La Princesa y el Dragón",
            ],
        ),
        ("tower", ["The Tower", "La Tour", "La Torre"]),
        (
            "abbey-and-mayor",
            [
                "Abbey & Mayor",
                "Maires et Monastères",
                "La Abadía y el Alcalde",
            ],
        ),
        (
            "hills-and-sheep",
            ["Hills & Sheep", "Moutons et Collines", "Colinas y Ovejas"],
        ),
        (
            "under-the-big-top",
            ["Under the Big Top", "Tous en Piste !", "El Circo"],
        ),
        (
            "bridges-castles-and-bazaars",
            [
                "Bridges Castles and Bazaars",
                "Bazars Ponts et Forteresses",
                "Mercados y Puentes",
            ],
        ),
        (
            "count-king-and-robber",
            [
                "Count King & Robber",
                "Comte Roi et Brigand",
                "Conde Rey y Ladrón",
            ],
        ),
        (
            "flying-machines",
            ["The Flying Machines", "Ornithoptères", "Máquinas Voladoras"],
        ),
        ("messages", ["The Messages", "Hérauts", "Despachos"]),
        ("ferries", ["The Ferries", "Bacs", "Transbordadores"]),
        (
            "gold-mines",
            ["The Gold Mines", "Mines d’Or", "Minas de Oro"],
        ),
        (
            "mage-and-witch",
            ["Mage & Witch", "Mage et Sorcière", "Mago y Bruja"],
        ),
        ("robbers", ["The Robbers", "Voleurs", "Ladrones"]),
        (
            "crop-circles",
            ["Crop Circles", "Agroglyphes", "Círculos de Cultivo"],
        ),
    ] {
        let table = Table::new();
        let mut words = vec!["new", "Hugo", "Léa", "--json"];
        for name in names {
            words.extend(["--with", name]);
        }
        let game = table.words(&words).json();
        assert_eq!(strings(&game["expansions"]), [id], "{names:?}");
    }
}

#[test]
fn expansions_stand_with_commas_or_the_option_repeated() {
    let table = Table::new();
    let game = table
        .teamzy("new A B --json --with inns,river --with tower --with auberges")
        .json();
    assert_eq!(
        strings(&game["expansions"]),
        ["inns-and-cathedrals", "river", "tower"]
    );
    let none = table.teamzy("new A B --json --with none").json();
    assert_eq!(strings(&none["expansions"]), [""; 0]);
}

#[test]
fn an_expansion_that_is_none_or_several_is_refused() {
    let table = Table::new();
    for typed in ["zzz", "other:", "", "&"] {
        let printed = table
            .words(["score", "A", "1", "B", "2", "--with", typed])
            .printed();
        let seen = shown(&printed);
        assert_eq!(
            (printed.status, printed.stdout.as_str()),
            (2, ""),
            "{typed:?} {seen}"
        );
        let sentence = format!("error: “{typed}” is not an expansion.\n");
        assert!(printed.stderr.starts_with(&sentence), "{typed:?} {seen}");
        assert!(
            printed.stderr.contains("inns-and-cathedrals"),
            "{typed:?} {seen}"
        );
    }
    table.teamzy("score A 1 B 2 --with tr").refused(
        2,
        "error: “tr” can be several expansions.\n  try: one of traders-and-builders, ferries\n",
    );
    table.teamzy("score A 1 B 2 --with none,inns").refused(
        2,
        "error: “none” and an expansion do not go together.\n  \
         try: none alone for the base game, or only the expansions\n",
    );
}

#[test]
fn a_dry_run_does_everything_but_the_writing() {
    let table = Table::new();
    table
        .teamzy("score Hugo 78 Léa 91 --dry-run")
        .stdout(page([
            "Léa wins with 91 points, 13 more than Hugo.",
            "",
            " Place  Player  Score  Track",
            "     1  Léa        91   1:41",
            "     2  Hugo       78   1:28",
            "",
            "Not recorded: 2026-11-29",
        ]))
        .stderr("note: Nothing was written (--dry-run).\n")
        .check();
    assert!(!table.path("games.jsonl").exists());
    table.teamzy("new Hugo Léa").ok();
    let before = table.bytes();
    for line in [
        "score 78 91",
        "score Hugo 78 Zoé 91",
        "score --game last 78 91",
    ] {
        let line = line.replace("last", &table.last_id());
        let score = table.teamzy(&format!("{line} --dry-run --json")).json();
        assert_eq!(score["winners"].as_array().unwrap().len(), 1, "{line}");
        assert!(score["id"].is_null(), "{line}: {score}");
        assert!(score["recorded"].is_null(), "{line}: {score}");
        assert_eq!(score["date"], "2026-11-29", "{line}");
    }
    assert_eq!(table.bytes(), before);
    for (lang, words) in [
        ("fr", "Partie non enregistrée, 2026-11-29, Lyon"),
        ("es", "Partida sin guardar, 2026-11-29, Lyon"),
        ("de", "Partie nicht gespeichert, 2026-11-29, Lyon"),
    ] {
        let printed = table
            .teamzy("score 78 91 --dry-run --at Lyon")
            .lang(lang)
            .ok();
        assert_eq!(printed.stdout.lines().last(), Some(words));
    }
}

//! The questions at the keyboard, asked by the real program in a pseudo-terminal.
#![cfg(unix)]
// A helper that fails fails the test.
#![allow(clippy::unwrap_used)]

mod terminal;

use terminal::{CTRL_C, CTRL_D, DOWN, ENTER, ESC, Table};

const FRENCH: &str = "fr_FR.UTF-8";
const ENGLISH: &str = "en_GB.UTF-8";
const SPANISH: &str = "es_ES.UTF-8";
const GERMAN: &str = "de_DE.UTF-8";

/// The French words for the forms of a score.
const FORMS: &str = "Des points (78), tours et case (1:28), ou une somme (50+28).";

#[test]
fn a_whole_evening_in_french() {
    let table = Table::new(FRENCH);
    let mut terminal = table.asks(&["new", "--with", "auberges", "--at", "Lyon"]);
    terminal.answers("Joueur 1 :", "Hugo");
    terminal.answers("Joueur 2 :", "Léa");
    terminal.answers("Joueur 3 :", "");
    let left = terminal.ends();
    assert_eq!(left.status, 0);
    assert_eq!(
        left.screen,
        "\
Qui joue ? Un nom par ligne, dans l’ordre de la table ; Entrée pour finir.
Joueur 1 : Hugo
Joueur 2 : Léa

Hugo et Léa prennent place.
À la fin, tapez les scores dans cet ordre : teamzy score 78 84

Partie 64y2, 2026-11-29, Auberges et Cathédrales, Lyon"
    );
    let opened = table.data();
    assert_eq!(opened.lines().count(), 1);

    // Somebody counts again.
    let mut terminal = table.asks(&["score"]);
    terminal.answers("Hugo :", "80");
    terminal.asks("Léa :");
    terminal.types(CTRL_C);
    let left = terminal.ends();
    assert_eq!(left.status, 130);
    assert_eq!(table.data(), opened);

    let mut terminal = table.asks(&["score"]);
    terminal.answers("Hugo :", "1:28");
    terminal.asks("Léa :");
    assert_eq!(
        terminal.screen(),
        format!(
            "\
Partie 64y2 : Hugo et Léa.
{FORMS}
Hugo : 1:28
Léa :

  Décompte final, après la dernière tuile
    Route inachevée        1 par tuile
    Ville inachevée        1 par tuile, 1 par blason
    Abbaye inachevée       1, plus 1 par tuile autour
    Champ                  3 par ville terminée qui le touche
    Route avec auberge     2 par tuile ; 0 si inachevée
    Ville avec cathédrale  3 par tuile, 3 par blason ; 0 si inachevée
    Grand meeple           compte pour 2 meeples
[Ctrl-D quitte sans enregistrer]"
        )
    );
    terminal.types("7B");
    terminal.types(ENTER);
    terminal.shows("« 7B » n’est pas un score.");
    terminal.answers("Léa :", "91");
    terminal.asks("Hugo 78, Léa 91 : on enregistre ? [O/n]");
    assert_eq!(table.data(), opened);
    terminal.types("o");
    terminal.types(ENTER);
    let left = terminal.ends();
    assert_eq!(left.status, 0);
    assert_eq!(
        left.screen,
        format!(
            "\
Partie 64y2 : Hugo et Léa.
{FORMS}
Hugo : 1:28
Léa : 7B
  « 7B » n’est pas un score.
  {FORMS}
Léa : 91
Hugo 78, Léa 91 : on enregistre ? [O/n] o

Léa l’emporte avec 91 points, soit 13 points d’avance sur Hugo.

 Place  Joueur  Score  Piste
     1  Léa        91   1:41
     2  Hugo       78   1:28

Partie 64y2, 2026-11-29, Auberges et Cathédrales, Lyon"
        )
    );
    // A name and its score are never parted.
    assert!(
        left.bytes
            .contains("Hugo\u{a0}78, Léa\u{a0}91\u{a0}: on\u{a0}enregistre\u{202f}? "),
        "{:?}",
        left.bytes
    );
    assert!(table.data().starts_with(&opened));
    assert_eq!(table.data().lines().count(), 2);
    let history = table.prints(&["history"]);
    assert!(history.contains("Léa 91, Hugo 78"), "{history}");
}

#[test]
fn a_short_evening_in_german() {
    let table = Table::new(GERMAN);
    let mut terminal = table.asks(&["score", "--with", "wirtshäuser", "--at", "Köln"]);
    terminal.answers("Spieler 1:", "Hugo");
    terminal.answers("Spieler 2:", "");
    terminal.shows("  Zu einer Partie gehören mindestens zwei Spieler, und hier ist nur einer.\n");
    terminal.answers("Spieler 2:", "Jörg");
    terminal.answers("Spieler 3:", "");
    terminal.asks("Hugo:");
    terminal.shows("[Strg-D bricht ab, ohne zu speichern]");
    for row in [
        "Schlusswertung, nach dem letzten Plättchen",
        "  Unfertige Straße      1 je Plättchen",
        "  Stadt mit Kathedrale  3 je Plättchen, 3 je Wappen; 0, wenn unfertig",
    ] {
        terminal.shows(row);
    }
    terminal.answers("Hugo:", "78,5");
    terminal.shows("  „78,5“ ist keine ganze Zahl.\n");
    terminal.answers("Hugo:", "78");
    terminal.answers("Jörg:", "1:41");
    terminal.answers("Hugo 78, Jörg 91: speichern? [J/n]", "o");
    terminal.shows("\n  Tippe j (ja) oder n (nein).\n");
    terminal.answers("Hugo 78, Jörg 91: speichern? [J/n]", "Ja");
    let left = terminal.ends();
    assert_eq!(left.status, 0);
    assert_eq!(
        left.screen,
        "\
Wer spielt mit? Ein Name je Zeile, der Reihe nach; leere Zeile zum Beenden.
Spieler 1: Hugo
Spieler 2:
  Zu einer Partie gehören mindestens zwei Spieler, und hier ist nur einer.
Spieler 2: Jörg

Punkte (78), Runden und Feld (1:28) oder eine Summe (50+28).
Hugo: 78,5
  „78,5“ ist keine ganze Zahl.
  Punkte (78), Runden und Feld (1:28) oder eine Summe (50+28).
Hugo: 78
Jörg: 1:41
Hugo 78, Jörg 91: speichern? [J/n] o
  Tippe j (ja) oder n (nein).
Hugo 78, Jörg 91: speichern? [J/n] Ja

Jörg gewinnt mit 91 Punkten, 13 mehr als Hugo.

 Platz  Spieler  Punkte  Tafel
     1  Jörg         91   1:41
     2  Hugo         78   1:28

Partie 64y2, 2026-11-29, Wirtshäuser und Kathedralen, Köln"
    );
}

#[test]
fn ctrl_c_leaves_at_every_question_and_writes_nothing() {
    let table = Table::new(ENGLISH);
    table.prints(&["new", "Hugo", "Léa"]);
    table.prints(&["new", "Max", "Zoé"]);
    let before = table.data();

    let mut players = table.asks(&["new"]);
    players.answers("Player 1:", "Anna");
    players.asks("Player 2:");
    players.types("To");
    players.asks("Player 2: To");

    let mut choice = table.asks(&["score"]);
    choice.asks("Which game?");

    let mut score = table.asks(&["score", "--game", first_id(&before)]);
    score.answers("Hugo:", "78");
    score.asks("Léa:");

    let mut summary = table.asks(&["score", "--game", first_id(&before)]);
    summary.answers("Hugo:", "78");
    summary.answers("Léa:", "84");
    summary.asks("Hugo 78, Léa 84: record it? [Y/n]");

    for mut terminal in [players, choice, score, summary] {
        terminal.types(CTRL_C);
        let left = terminal.ends();
        assert_eq!(left.status, 130, "{}", left.screen);
        let mut rows = left.screen.lines().rev();
        assert_eq!(rows.next(), Some("Interrupted: nothing was recorded."));
        // Neither the reminder nor what was offered stays on the screen.
        assert!(!left.screen.contains("Ctrl-D"), "{}", left.screen);
        assert_eq!(table.data(), before);
    }
}

#[test]
fn ctrl_d_and_esc_leave_too() {
    let table = Table::new(SPANISH);
    table.prints(&["new", "Hugo", "Léa"]);
    let before = table.data();
    for key in [CTRL_D, ESC] {
        let mut players = table.asks(&["new"]);
        players.asks("Jugador 1:");
        let mut score = table.asks(&["score"]);
        score.answers("Hugo:", "78");
        score.asks("Léa:");
        score.types("8");
        score.asks("Léa: 8");
        for mut terminal in [players, score] {
            terminal.types(key);
            let left = terminal.ends();
            assert_eq!(left.status, 1);
            assert!(left.screen.ends_with("\nNo se ha guardado nada."));
            assert!(!left.screen.contains("Ctrl-D"), "{}", left.screen);
            assert_eq!(table.data(), before);
        }
    }
}

#[test]
fn a_no_at_the_end_records_nothing() {
    for (language, colon, question, [unclear, no], explained, sentence) in [
        (
            ENGLISH,
            ":",
            "record it? [Y/n]",
            ["maybe", "no"],
            "Type y (yes) or n (no).",
            "Nothing was recorded.",
        ),
        (
            FRENCH,
            " :",
            "on enregistre ? [O/n]",
            ["x", "Non"],
            "Tapez o (oui) ou n (non).",
            "Rien n’a été enregistré.",
        ),
        (
            SPANISH,
            ":",
            "¿se guarda? [S/n]",
            ["y", "n"],
            "Escribe s (sí) o n (no).",
            "No se ha guardado nada.",
        ),
        (
            GERMAN,
            ":",
            "speichern? [J/n]",
            ["y", "Nein"],
            "Tippe j (ja) oder n (nein).",
            "Es wurde nichts gespeichert.",
        ),
    ] {
        let table = Table::new(language);
        table.prints(&["new", "Hugo", "Léa"]);
        let before = table.data();
        let mut terminal = table.asks(&["score"]);
        terminal.answers(&format!("Hugo{colon}"), "78");
        terminal.answers(&format!("Léa{colon}"), "50+34");
        let question = format!("Hugo 78, Léa 84{colon} {question}");
        terminal.answers(&question, unclear);
        terminal.shows(&format!("\n  {explained}\n"));
        terminal.answers(&question, no);
        let left = terminal.ends();
        assert_eq!(left.status, 0);
        assert!(
            left.screen.ends_with(&format!("\n{sentence}")),
            "{}",
            left.screen
        );
        assert_eq!(table.data(), before);
    }
}

#[test]
fn known_names_are_offered_those_of_the_latest_table_first() {
    let table = Table::new(ENGLISH);
    table.prints(&[
        "score",
        "Anne Marie",
        "78",
        "Léa",
        "84",
        "--date",
        "2026-11-28",
    ]);
    table.prints(&["score", "Hugo", "78", "Max", "84", "--date", "2026-11-27"]);
    table.prints(&["score", "Zoé", "78", "Léa", "84", "--date", "2026-11-26"]);
    let mut terminal = table.asks(&["new"]);
    terminal.asks("Player 1:");
    let offered = "\n  Anne Marie\n  Léa\n  Hugo\n  Max\n  Zoé\n[Tab completes, Ctrl-D leaves]";
    assert!(
        terminal.screen().ends_with(offered),
        "{}",
        terminal.screen()
    );
    // Without anything typed Tab takes the first, then what begins so, whatever the accents.
    terminal.types("\t");
    terminal.answers("Player 1: Anne Marie", "");
    terminal.asks("Player 2:");
    terminal.types("le\t");
    terminal.answers("Player 2: Léa", "");
    terminal.asks("Player 3:");
    terminal.types(DOWN);
    terminal.types(DOWN);
    terminal.shows("\n> Max\n");
    terminal.types(ENTER);
    terminal.answers("Player 4:", "");
    let left = terminal.ends();
    assert_eq!(left.status, 0);
    assert!(
        left.screen
            .contains("Anne Marie, Léa and Max sit at the table.")
    );
}

#[test]
fn a_name_that_cannot_be_is_explained_and_asked_again() {
    let table = Table::new(ENGLISH);
    let mut terminal = table.asks(&["new"]);
    terminal.answers("Player 1:", "");
    terminal.shows("  A game has at least two players.\nPlayer 1:");
    terminal.answers("Player 1:", "78");
    terminal.shows("  “78” cannot be a name: it could be a score.\n");
    terminal.answers("Player 1:", "Hugo");
    terminal.answers("Player 2:", "");
    terminal.shows("  A game has at least two players, and here is only one.\nPlayer 2:");
    terminal.answers("Player 2:", "HUGO");
    terminal.shows("  HUGO is seated twice (as Hugo before).\n");
    terminal.answers("Player 2:", "Zoé");
    terminal.answers("Player 3:", "");
    let left = terminal.ends();
    assert_eq!(left.status, 0);
    assert!(left.screen.contains("\nHugo and Zoé sit at the table.\n"));
}

#[test]
fn names_of_any_script_can_be_typed() {
    let table = Table::new(ENGLISH);
    let mut terminal = table.asks(&["score", "--note", "à la maison"]);
    terminal.asks("Player 1:");
    terminal.types("Eme\u{301}\u{7f}é王🦊");
    terminal.answers("Player 1: Emé王🦊", "");
    terminal.answers("Player 2:", "🎲 Іван");
    terminal.answers("Player 3:", "");
    terminal.answers("Emé王🦊:", "７８");
    terminal.shows("“７８” is not written with the digits 0 to 9.");
    terminal.answers("Emé王🦊:", "78");
    terminal.answers("🎲 Іван:", "0:05");
    terminal.answers("Emé王🦊 78, 🎲 Іван 5: record it? [Y/n]", "YES");
    assert_eq!(terminal.ends().status, 0);
    let game = table.prints(&["history", "--game", "last", "--json"]);
    assert!(game.contains("\"name\":\"Emé王🦊\",\"score\":78"), "{game}");
    assert!(game.contains("\"name\":\"🎲 Іван\",\"score\":5"), "{game}");
    assert!(game.contains("\"note\":\"à la maison\""), "{game}");
}

#[test]
fn one_of_several_open_games_is_chosen() {
    let table = Table::new(ENGLISH);
    table.runs_at("2026-11-20T21:00:00.000+01:00", &["new", "Hugo", "Léa"]);
    table.prints(&["new", "Anna", "Tom", "--date", "2026-11-19"]);
    table.prints(&["new", "Max", "Zoé"]);
    let mut terminal = table.asks(&["score"]);
    terminal.asks("Which game?");
    let screen = terminal.screen();
    assert!(screen.contains("(2026-11-19, Anna and Tom)\n"), "{screen}");
    assert!(screen.contains("\n  another game\n"), "{screen}");
    assert!(!screen.contains("Hugo"), "{screen}");
    terminal.types(DOWN);
    terminal.types(ENTER);
    terminal.answers("Max:", "78");
    terminal.answers("Zoé:", "84");
    terminal.answers("Max 78, Zoé 84: record it? [Y/n]", "");
    let left = terminal.ends();
    assert_eq!(left.status, 0);
    assert!(
        left.screen
            .contains("\nZoé wins with 84 points, 6 more than Max.\n")
    );

    // The game opened earlier has to be named, and keeps its day.
    let data = table.data();
    let mut terminal = table.asks(&["score", "--game", first_id(&data), "--at", "Lyon"]);
    terminal.answers("Hugo:", "78");
    terminal.answers("Léa:", "84");
    terminal.answers("Hugo 78, Léa 84: record it? [Y/n]", "");
    let left = terminal.ends();
    assert_eq!(left.status, 0);
    assert!(
        left.screen.contains(", 2026-11-20, Lyon\n"),
        "{}",
        left.screen
    );
}

#[test]
fn another_game_than_the_open_ones_is_a_game_of_its_own() {
    let table = Table::new(ENGLISH);
    table.prints(&["new", "Anna", "Tom"]);
    table.prints(&["new", "Max", "Zoé"]);
    let mut terminal = table.asks(&["score"]);
    terminal.asks("Which game?");
    terminal.types("other");
    terminal.shows("\n> another game\n");
    terminal.types(ENTER);
    // Even of the players of an open one.
    terminal.answers("Player 1:", "Max");
    terminal.answers("Player 2:", "Zoé");
    terminal.answers("Player 3:", "");
    terminal.answers("Max:", "78");
    terminal.answers("Zoé:", "84");
    terminal.answers("Max 78, Zoé 84: record it? [Y/n]", "y");
    let left = terminal.ends();
    assert_eq!(left.status, 0);
    assert!(
        left.screen.contains("2 other games stay open"),
        "{}",
        left.screen
    );
    assert_eq!(table.data().lines().count(), 3);
}

#[test]
fn without_an_open_game_the_players_come_first() {
    let table = Table::new(SPANISH);
    let mut terminal = table.asks(&["score", "--date", "2026-11-01", "--json"]);
    terminal.answers("Jugador 1:", "Inés");
    terminal.answers("Jugador 2:", "Hugo");
    terminal.answers("Jugador 3:", "");
    terminal.answers("Inés:", "91");
    terminal.answers("Hugo:", "84");
    terminal.answers("Inés 91, Hugo 84: ¿se guarda? [S/n]", "SÍ");
    assert_eq!(terminal.ends().status, 0);
    let game = table.prints(&["history", "--game", "last", "--json"]);
    assert!(game.contains("\"date\":\"2026-11-01\""), "{game}");
}

#[test]
fn a_dry_run_asks_and_writes_nothing() {
    let table = Table::new(ENGLISH);
    table.prints(&["new", "Hugo", "Léa"]);
    let before = table.data();
    let mut terminal = table.asks(&["score", "--dry-run"]);
    terminal.answers("Hugo:", "78");
    terminal.answers("Léa:", "84");
    let left = terminal.ends();
    assert_eq!(left.status, 0);
    assert!(
        left.screen
            .contains("\nLéa wins with 84 points, 6 more than Hugo.\n")
    );
    assert!(left.screen.ends_with("Nothing was written (--dry-run)."));
    assert_eq!(table.data(), before);
}

#[test]
fn a_game_that_somebody_else_closes_meanwhile_stays_as_they_closed_it() {
    let table = Table::new(ENGLISH);
    table.prints(&["new", "Hugo", "Léa"]);
    let mut terminal = table.asks(&["score"]);
    terminal.answers("Hugo:", "78");
    terminal.asks("Léa:");
    // No lock is held while somebody thinks.
    table.prints(&["score", "60", "61"]);
    let closed = table.data();
    terminal.answers("Léa:", "84");
    terminal.answers("Hugo 78, Léa 84: record it? [Y/n]", "y");
    let left = terminal.ends();
    assert_eq!(left.status, 1);
    assert!(
        left.screen
            .contains("(2026-11-29, Hugo and Léa) is finished already."),
        "{}",
        left.screen
    );
    assert_eq!(table.data(), closed);
}

#[test]
fn five_players_and_their_reminder_fit_the_usual_window() {
    for (language, colon, pig, keys) in [
        (ENGLISH, ":", "4 per", "[Ctrl-D"),
        (FRENCH, " :", "4 par", "[Ctrl-D"),
        (SPANISH, ":", "4 por", "[Ctrl-D"),
        (GERMAN, ":", "4 statt 3", "[Strg-D"),
    ] {
        let table = Table::new(language);
        table.prints(&[
            "new",
            "Hugo",
            "Léa",
            "Zoé",
            "Max",
            "Anne Marie",
            "--with",
            "river,abbot,inns,traders",
        ]);
        let mut terminal = table.asks(&["score"]);
        for name in ["Hugo", "Léa", "Zoé", "Max"] {
            terminal.answers(&format!("{name}{colon}"), "78");
        }
        terminal.asks(&format!("Anne Marie{colon}"));
        let screen = terminal.screen();
        for shown in ["Hugo", "(1:28)", "50+28", "Anne Marie", "10 ", pig, keys] {
            assert!(screen.contains(shown), "{shown}:\n{screen}");
        }
        assert!(screen.lines().count() <= 24);
        terminal.types(CTRL_C);
        assert_eq!(terminal.ends().status, 130);
    }
}

#[test]
fn a_small_window_goes_without_the_reminder() {
    for (columns, rows) in [(40, 12), (24, 5), (20, 2)] {
        let table = Table::new(FRENCH);
        table.prints(&["new", "Hugo", "Léa", "Anne Marie", "--with", "inns"]);
        let mut terminal = table.asks_in(columns, rows, &["score"]);
        terminal.answers("Hugo :", "78");
        terminal.answers("Léa :", "84");
        terminal.asks("Anne Marie :");
        assert!(
            !terminal.screen().contains("Ctrl-D"),
            "{}",
            terminal.screen()
        );
        terminal.answers("Anne Marie :", "0");
        terminal.shows("[O/n]");
        terminal.types(ENTER);
        let left = terminal.ends();
        assert_eq!(left.status, 0, "{columns}x{rows}:\n{}", left.screen);
        assert_eq!(table.data().lines().count(), 2);

        let mut terminal = table.asks_in(columns, rows, &["new"]);
        terminal.asks("Joueur 1 :");
        terminal.types("hu\t");
        terminal.answers("Joueur 1 : Hugo", "");
        terminal.answers("Joueur 2 :", "Zoé");
        terminal.answers("Joueur 3 :", "");
        assert_eq!(terminal.ends().status, 0);
    }
}

#[test]
fn a_chart_fits_the_window_in_colour() {
    let table = Table::new(FRENCH);
    for (index, scores) in [["78", "84"], ["91", "91"], ["64", "102"], ["99", "80"]]
        .into_iter()
        .enumerate()
    {
        let date = format!("2026-{:02}-20", 3 + 2 * index);
        table.prints(&[
            "score", "Hugo", scores[0], "Léa", scores[1], "--date", &date,
        ]);
    }
    for (columns, rows) in [(60, 24), (100, 30), (160, 48), (80, 17)] {
        let left = table.asks_in(columns, rows, &["chart"]).ends();
        assert_eq!(left.status, 0);
        let lines: Vec<&str> = left.screen.lines().collect();
        // Nothing has been pushed off the screen, and there is a line to go on typing.
        assert!(
            lines[0].starts_with("Scores · 4 parties, du 2026-03-20 au 2026-09-20"),
            "{}",
            left.screen
        );
        assert!(left.screen.ends_with("partagées."), "{}", left.screen);
        assert!(lines.len() < usize::from(rows), "{rows}:\n{}", left.screen);
        let drawn = lines
            .iter()
            .filter(|line| line.contains(['│', '┤']))
            .count();
        assert!(drawn >= usize::from(rows / 3).min(20), "{}", left.screen);
        for color in ["33", "208"] {
            let color = format!("38;5;{color}");
            assert!(
                styles(&left.bytes).any(|style| style == color),
                "{}",
                left.bytes
            );
        }
    }
}

#[test]
fn the_questions_are_without_colour_and_bold_only_where_it_is_wanted() {
    let table = Table::new(ENGLISH);
    table.prints(&["score", "Hugo", "78", "Léa", "84"]);
    for (args, bold) in [
        (["new", "--color", "never"], false),
        (["new", "--color", "always"], true),
        (["new", "--color", "auto"], true),
    ] {
        let mut terminal = table.asks(&args);
        terminal.asks("Player 1:");
        terminal.types(DOWN);
        terminal.shows("\n> Hugo\n");
        terminal.types(CTRL_D);
        let bytes = terminal.ends().bytes;
        assert_eq!(bytes.contains("\u{1b}[1m"), bold, "{args:?}");
        for style in styles(&bytes) {
            assert!(["1", "0"].contains(&style), "{bytes:?}");
        }
    }
}

#[test]
fn off_a_terminal_nothing_is_asked() {
    let table = Table::new(ENGLISH);
    table.prints(&["new", "Hugo", "Léa"]);
    let before = table.data();
    for (command, problem) in [
        ("score", "error: There are no players and no scores."),
        ("new", "error: There are no players to seat."),
    ] {
        let output = table.runs(&[command]);
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.starts_with(problem), "{told}");

        for redirection in ["< /dev/null", "> out", "2> out"] {
            let line = format!("\"$0\" {command} {redirection}; echo \"status $?\" >&2");
            let left = table.asks_in_shell(&line).ends();
            assert!(left.screen.ends_with("status 2"), "{line}: {}", left.screen);
            assert_eq!(left.screen.contains(problem), redirection != "2> out");
        }
        let line = format!("{{ \"$0\" {command}; echo \"status $?\" >&2; }} | /bin/cat");
        let left = table.asks_in_shell(&line).ends();
        assert!(left.screen.ends_with("status 2"), "{}", left.screen);
    }
    assert_eq!(table.data(), before);
}

/// The styles that are set between these bytes, as SGR sequences write them.
fn styles(bytes: &str) -> impl Iterator<Item = &str> {
    bytes.split("\u{1b}[").skip(1).filter_map(|sequence| {
        let end = sequence.find(|c: char| c.is_ascii_alphabetic())?;
        sequence[end..].starts_with('m').then_some(&sequence[..end])
    })
}

/// The id in the first line of a data file.
fn first_id(data: &str) -> &str {
    data.split('"').nth(5).unwrap()
}

//! Everything that a person reads, in that person's language.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use unicode_width::UnicodeWidthStr;

use teamzy::i18n::LANGUAGES;

use crate::check::{doubtful_lines, last_line};
use crate::harness::{Printed, Table, game, page, shown};
use crate::words::{
    MODEL, SHARED_WORDS, catalogue, languages, translations, without_shared, words,
};

/// What `teamzy history` says at an empty table, by language.
const NOTHING_YET: [(&str, &str); 4] = [
    ("en", "No game is recorded yet."),
    ("fr", "Aucune partie n’est encore enregistrée."),
    ("es", "Todavía no hay ninguna partida guardada."),
    ("de", "Noch ist keine Partie gespeichert."),
];

/// Which language is spoken with these variables set and no others that could choose one.
#[track_caller]
fn spoken(line: &str, variables: &[(&str, &str)]) -> &'static str {
    let table = Table::new();
    let mut run = table.teamzy(line).unset("LANG").env("COLUMNS", "200");
    for (name, value) in variables {
        run = run.env(name, value);
    }
    let printed = run.ok();
    let language = NOTHING_YET
        .iter()
        .find(|(_, words)| printed.stderr.starts_with(words));
    language.unwrap_or_else(|| panic!("{}", shown(&printed))).0
}

#[test]
fn the_language_is_chosen_by_option_then_variable_then_locale() {
    for (line, variables, language) in [
        ("history", &[][..], "en"),
        ("history", &[("LANG", "fr_FR.UTF-8")], "fr"),
        ("history", &[("LANG", "es")], "es"),
        ("history", &[("LANG", "FR_ca@euro")], "fr"),
        ("history", &[("LANG", "de_AT.UTF-8")], "de"),
        (
            "history",
            &[("LC_MESSAGES", "es_ES.UTF-8"), ("LANG", "fr_FR.UTF-8")],
            "es",
        ),
        (
            "history",
            &[
                ("LC_ALL", "en_GB"),
                ("LC_MESSAGES", "es_ES"),
                ("LANG", "fr_FR"),
            ],
            "en",
        ),
        (
            "history",
            &[("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "fr_FR")],
            "fr",
        ),
        (
            "history",
            &[("TEAMZY_LANG", "fr"), ("LC_ALL", "es_ES")],
            "fr",
        ),
        ("history", &[("TEAMZY_LANG", ""), ("LC_ALL", "es_ES")], "es"),
        (
            "history --lang es",
            &[("TEAMZY_LANG", "fr"), ("LC_ALL", "fr_FR")],
            "es",
        ),
        ("--lang es history", &[("LANG", "fr_FR")], "es"),
        ("history --lang=fr", &[], "fr"),
        ("history --lang fr-CA", &[], "fr"),
        ("history --lang FR", &[], "fr"),
    ] {
        assert_eq!(spoken(line, variables), language, "{line} {variables:?}");
    }
}

#[test]
fn the_c_locale_is_english_whatever_the_list_says() {
    for locale in ["C", "POSIX", "C.UTF-8"] {
        assert_eq!(
            spoken("history", &[("LC_ALL", locale), ("LANG", "fr_FR")]),
            "en"
        );
        assert_eq!(
            spoken("history", &[("LANG", locale), ("LANGUAGE", "fr:es")]),
            "en"
        );
    }
    assert_eq!(
        spoken("history", &[("LANG", "C"), ("TEAMZY_LANG", "fr")]),
        "fr"
    );
}

#[test]
fn the_list_is_tried_before_the_locale() {
    for (list, language) in [
        ("es:fr", "es"),
        ("xx:es", "es"),
        ("xx:yy", "fr"),
        ("", "fr"),
        ("en:es", "en"),
        ("es_MX.UTF-8", "es"),
        ("de:en", "de"),
        ("gsw:de_CH:fr", "de"),
    ] {
        assert_eq!(
            spoken("history", &[("LANG", "fr_FR.UTF-8"), ("LANGUAGE", list)]),
            language,
            "{list}"
        );
    }
}

#[test]
fn an_unknown_language_of_the_environment_is_english_with_no_noise() {
    for variables in [
        [("LANG", "xx_XX.UTF-8")],
        [("TEAMZY_LANG", "xx")],
        [("LC_ALL", "tlh")],
        [("LANG", "@@@")],
        [("LANG", "français")],
    ] {
        assert_eq!(spoken("history", &variables), "en", "{variables:?}");
    }
}

#[test]
fn an_unknown_language_of_the_option_is_refused_with_the_list() {
    let table = Table::new();
    let list = languages().collect::<Vec<&str>>().join(", ");
    assert!(list.starts_with("en, fr, es"), "{list}");
    for (line, typed) in [
        ("history --lang xx", "xx"),
        ("--lang english history", "english"),
        ("score A 1 B 2 --lang ''", ""),
    ] {
        let problem = format!("error: “{typed}” is not a language of teamzy.\n  try: {list}\n");
        table.teamzy(line).refused(2, &problem);
    }
    let problem = "erreur\u{a0}: «\u{202f}xx\u{202f}» n’est pas une langue de teamzy.\n";
    let remedy = format!("  conseil\u{a0}: {list}\n");
    table
        .teamzy("history --lang xx")
        .lang("fr_FR.UTF-8")
        .refused(2, &format!("{problem}{remedy}"));
}

#[test]
fn a_shared_victory_is_said_in_every_language() {
    for (lang, names, sentence) in [
        (
            "en_GB.UTF-8",
            ["Hugo", "Léa"],
            "Hugo and Léa share the victory with 78 points.",
        ),
        (
            "fr_FR.UTF-8",
            ["Hugo", "Léa"],
            "Match nul\u{a0}: Hugo et Léa se partagent la victoire avec 78 points.",
        ),
        (
            "es_ES.UTF-8",
            ["Hugo", "Léa"],
            "Empate: Hugo y Léa comparten la victoria con 78 puntos.",
        ),
        (
            "es_ES.UTF-8",
            ["Hugo", "Inés"],
            "Empate: Hugo e Inés comparten la victoria con 78 puntos.",
        ),
        (
            "es",
            ["Hugo", "Íñigo"],
            "Empate: Hugo e Íñigo comparten la victoria con 78 puntos.",
        ),
        (
            "es",
            ["Hugo", "hilario"],
            "Empate: Hugo e hilario comparten la victoria con 78 puntos.",
        ),
        (
            "es",
            ["Hugo", "Yves"],
            "Empate: Hugo e Yves comparten la victoria con 78 puntos.",
        ),
        (
            "es",
            ["Hugo", "Hielo"],
            "Empate: Hugo y Hielo comparten la victoria con 78 puntos.",
        ),
        (
            "es",
            ["Hugo", "Iago"],
            "Empate: Hugo y Iago comparten la victoria con 78 puntos.",
        ),
        (
            "es",
            ["Hugo", "Yolanda"],
            "Empate: Hugo y Yolanda comparten la victoria con 78 puntos.",
        ),
        (
            "es",
            ["Inés", "Hugo"],
            "Empate: Inés y Hugo comparten la victoria con 78 puntos.",
        ),
        (
            "fr",
            ["Hugo", "Inés"],
            "Match nul\u{a0}: Hugo et Inés se partagent la victoire avec 78 points.",
        ),
        (
            "de_CH.UTF-8",
            ["Hugo", "Inés"],
            "Unentschieden: Hugo und Inés teilen sich den Sieg mit 78 Punkten.",
        ),
    ] {
        let printed = Table::new()
            .words(["score", names[0], "78", names[1], "78"])
            .lang(lang)
            .ok();
        assert_eq!(printed.stdout.lines().next(), Some(sentence), "{lang}");
    }
}

#[test]
fn three_names_and_one_point_are_said_as_the_language_does() {
    for (lang, line, sentence) in [
        (
            "en",
            "A 7 B 7 C 7",
            "A, B and C share the victory with 7 points.",
        ),
        (
            "fr",
            "A 7 B 7 C 7",
            "Match nul\u{a0}: A, B et C se partagent la victoire avec 7 points.",
        ),
        (
            "es",
            "A 7 B 7 Inés 7",
            "Empate: A, B e Inés comparten la victoria con 7 puntos.",
        ),
        ("en", "A 1 B 0", "A wins with 1 point, 1 more than B."),
        ("en", "A 0 B 0", "A and B share the victory with 0 points."),
        (
            "fr",
            "A 0 B 0",
            "Match nul\u{a0}: A et B se partagent la victoire avec 0 point.",
        ),
        (
            "fr",
            "A 1 B 1",
            "Match nul\u{a0}: A et B se partagent la victoire avec 1 point.",
        ),
        (
            "es",
            "A 1 B 1",
            "Empate: A y B comparten la victoria con 1 punto.",
        ),
        (
            "es",
            "A 0 B 0",
            "Empate: A y B comparten la victoria con 0 puntos.",
        ),
        (
            "de",
            "Hugo 7 Léa 7 Zoé 7",
            "Unentschieden: Hugo, Léa und Zoé teilen sich den Sieg mit 7 Punkten.",
        ),
        (
            "de",
            "A 1 B 1",
            "Unentschieden: A und B teilen sich den Sieg mit 1 Punkt.",
        ),
        (
            "de",
            "A 0 B 0",
            "Unentschieden: A und B teilen sich den Sieg mit 0 Punkten.",
        ),
        (
            "de",
            "Weiß 9999 B 3",
            "Weiß gewinnt mit 9999 Punkten, 9996 mehr als B.",
        ),
        (
            "de",
            "A 12345 B 3",
            "A gewinnt mit 12\u{202f}345 Punkten, 12\u{202f}342 mehr als B.",
        ),
        (
            "en",
            "A 9999 B 3",
            "A wins with 9999 points, 9996 more than B.",
        ),
        (
            "en",
            "A 12345 B 3",
            "A wins with 12,345 points, 12,342 more than B.",
        ),
    ] {
        let printed = Table::new()
            .teamzy(&format!("score {line}"))
            .lang(lang)
            .ok();
        assert_eq!(
            printed.stdout.lines().next(),
            Some(sentence),
            "{lang} {line}"
        );
    }
}

#[test]
fn a_whole_game_in_every_language() {
    let known = [game(1, "2026-10-03", &[("Léa", 75), ("Zoé", 80)])];
    Table::with_lines(&known)
        .speaking("fr_FR.UTF-8")
        .teamzy("score Hugo 78 Léa 1:28 Zoé 64 --with inns --at Lyon")
        .stdout(page([
            "Match nul\u{a0}: Hugo et Léa se partagent la victoire avec 78 points.",
            "",
            " Place  Joueur  Score  Piste",
            "     1  Hugo       78   1:28",
            "     1  Léa        78   1:28",
            "     3  Zoé        64   1:14",
            "",
            "Partie g002, 2026-11-29, Auberges et Cathédrales, Lyon",
            "Record\u{a0}: meilleur score (Léa), 78 (auparavant 75, 2026-10-03)",
        ]))
        .check();
    Table::with_lines(&known)
        .speaking("es_ES.UTF-8")
        .teamzy("score Hugo 84 Léa 78 --with inns")
        .stdout(page([
            "Gana Hugo con 84 puntos, 6 más que Léa.",
            "",
            " Puesto  Jugador  Puntos  Marcador",
            "      1  Hugo         84      1:34",
            "      2  Léa          78      1:28",
            "",
            "Partida g002, 2026-11-29, Posadas y Catedrales",
            "Récord: mejor puntuación de Léa, 78 (antes 75, 2026-10-03)",
            "Récord: puntuación más alta de la mesa (Hugo), 84 (antes 80, 2026-10-03)",
            "Récord: mayor diferencia de la mesa (Hugo), 6 (antes 5, 2026-10-03)",
        ]))
        .check();
    Table::with_lines(&known)
        .speaking("de_DE.UTF-8")
        .teamzy("score Hugo 84 Léa 78 Jörg 28 --with wirtshäuser --at Köln")
        .stdout(page([
            "Hugo gewinnt mit 84 Punkten, 6 mehr als Léa.",
            "",
            " Platz  Spieler  Punkte  Tafel",
            "     1  Hugo         84   1:34",
            "     2  Léa          78   1:28",
            "     3  Jörg         28   0:28",
            "",
            "Partie g002, 2026-11-29, Wirtshäuser und Kathedralen, Köln",
            "Rekord: höchste Punktzahl von Léa, 78 (bisher 75, 2026-10-03)",
            "Rekord: höchste Punktzahl am Tisch, von Hugo, 84 (bisher 80, 2026-10-03)",
            "Rekord: größter Vorsprung am Tisch, von Hugo, 6 (bisher 5, 2026-10-03)",
        ]))
        .check();
}

#[test]
fn an_evening_in_german() {
    let table = Table::with_lines([
        game(1, "2026-10-03", &[("Léa", 75), ("Zoé", 80)]),
        game(2, "2026-11-01", &[("Hugo", 91), ("Léa", 91)]),
        game(3, "2026-11-02", &[("Hugo", 84), ("Zoé", 62), ("Léa", 91)]),
    ])
    .speaking("de_DE.UTF-8");
    table
        .teamzy("rankings")
        .stdout(page([
            " Platz  Spieler  Partien  Siege  Geteilt  Quote  Schnitt  Rekord",
            "     1  Léa            3      2        1   67\u{a0}%     85,7      91",
            "     2  Hugo           2      1        1   50\u{a0}%     87,5      91",
            "     2  Zoé            2      1        0   50\u{a0}%     71,0      80",
        ]))
        .check();
    table
        .teamzy("score Hugo 28 Zoë 95 --note 'Regen, den ganzen Abend'")
        .stdout(page([
            "Zoë gewinnt mit 95 Punkten, 67 mehr als Hugo.",
            "",
            " Platz  Spieler  Punkte  Tafel",
            "     1  Zoë          95   1:45",
            "     2  Hugo         28   0:28",
            "",
            "Partie g004, 2026-11-29",
            "Notiz: Regen, den ganzen Abend",
            "Rekord: höchste Punktzahl am Tisch, von Zoë, 95 (bisher 91, 2026-11-01)",
            "Rekord: größter Vorsprung am Tisch, von Zoë, 67 (bisher 7, 2026-11-02)",
        ]))
        .stderr(page([
            "Hinweis: Zoë ist neu; meintest du Zoé? Wenn ja: teamzy rename Zoë Zoé",
            "Hinweis: Hugo hat 28 Punkte gegenüber 95: eine Runde vergessen? Wenn ja:",
            "  teamzy edit last Hugo=1:28",
        ]))
        .check();
    table.teamzy("score Hugo 78 Léa 7B").refused(
        2,
        &page([
            "Fehler: Léa: „7B“ ist keine Punktzahl.",
            "  Tipp: Punkte (78), Runden und Feld (1:28) oder eine Summe (50+28)",
        ]),
    );
    table.teamzy("score Hugo 78 Léa 1:50").refused(
        2,
        &page([
            "Fehler: Léa: „1:50“ gibt es auf der Wertungstafel nicht, deren Felder von 0 bis",
            "  49 gehen.",
            "  Tipp: 2:00, das Feld nach 1:49 (100 Punkte)",
        ]),
    );
    table.teamzy("history --game zzzz").refused(
        1,
        &page([
            "Fehler: Eine Partie „zzzz“ gibt es nicht.",
            "  Tipp: eine Kennung aus der ersten Spalte von teamzy history, deren Anfang oder",
            "    last (die letzte)",
        ]),
    );
}

#[test]
fn the_reminder_begins_with_its_title_and_the_final_count() {
    for (lang, title, first) in [
        (
            "en",
            "HOW ARE THE POINTS COUNTED?",
            [
                "Unfinished road",
                "Unfinished city",
                "Unfinished monastery",
                "Field",
            ],
        ),
        (
            "fr",
            "COMMENT COMPTER LES POINTS\u{202f}?",
            [
                "Route inachevée",
                "Ville inachevée",
                "Abbaye inachevée",
                "Champ",
            ],
        ),
        (
            "es",
            "¿CÓMO SE CUENTAN LOS PUNTOS?",
            [
                "Camino incompleto",
                "Ciudad incompleta",
                "Monasterio incompleto",
                "Campo",
            ],
        ),
        (
            "de",
            "WIE WERDEN DIE PUNKTE GEZÄHLT?",
            [
                "Unfertige Straße",
                "Unfertige Stadt",
                "Unfertiges Kloster",
                "Wiese",
            ],
        ),
    ] {
        let printed = Table::new().teamzy("help-scoring").lang(lang).ok();
        let lines: Vec<&str> = printed.stdout.lines().collect();
        assert_eq!(lines[..2], [title, ""], "{}", shown(&printed));
        for (line, label) in lines[3..].iter().zip(first) {
            assert!(line.trim_start().starts_with(label), "{label}: {line}");
        }
    }
}

#[test]
fn json_and_csv_are_the_same_in_every_language() {
    let lines = [
        game(1, "2026-11-01", &[("Hugo", 78), ("Léa", 78), ("Inés", 7)]),
        game(2, "2026-11-02", &[("Hugo", 70), ("Léa", 71)]),
    ];
    for line in [
        "history --json",
        "history --csv",
        "rankings --json",
        "rankings --csv",
        "records --json",
        "records --csv",
        "score Hugo 100 Léa 20 --json",
        "new Hugo Inés --json",
        "history --json --players 7",
    ] {
        let said = |lang| {
            let table = Table::with_lines(&lines);
            table.teamzy(line).lang(lang).ok().stdout
        };
        for lang in translations() {
            assert_eq!(said(lang), said(MODEL), "{line} in {lang}");
        }
    }
}

/// Command lines that are refused, at a table where Hugo and Léa sit and Max and Zoé played.
const REFUSED: &[&str] = &[
    "histroy",
    "zzz",
    "Hugo 78 Léa 64",
    "--json history",
    "score --zzz",
    "score --not x",
    "score Hugo 78 Léa 64 --date",
    "score Hugo 78 Léa 64 --date 2026-02-30",
    "score Hugo 78 Léa 64 --with zzz",
    "score Hugo 78 Léa 64 --with tr",
    "score Hugo 78 Léa 64 --with none,river",
    "score Hugo 78 Léa 64 --lang xx",
    "score Hugo 78 Léa 64 --color pink",
    "score Hugo 78 Léa -5",
    "score Hugo 78 Léa 78,5",
    "score Hugo 78 Léa ''",
    "score Hugo 78 Léa 7B",
    "score Hugo 78 Léa ٧٨",
    "score Hugo 78 Léa 100000",
    "score Hugo 78 Léa 1:50",
    "score Hugo 78 Léa 1:73",
    "score Hugo 78 Léa",
    "score Hugo 78 91",
    "score Hugo 78",
    "score Hugo 78 HUGO 64",
    "score",
    "score 1 2 3",
    "score 5",
    "score --game zzzz 1 2",
    "score --game last 1 2",
    "new",
    "new Hugo",
    "new Hugo 78",
    "new Hugo ''",
    "new Hugo 'x\u{7}b'",
    "new Hugo Léa --note 'x\u{7}b'",
    "history -n x",
    "history -n -3",
    "history -n 99999999999999999999",
    "history --players x",
    "history --json --csv",
    "history --json --json",
    "history --json=yes",
    "history --game last --open",
    "history --game ''",
    "history Zoe",
    "history Xyz",
    "rankings --by luck",
    "rankings --by",
    "rankings --min-games x",
    "records Xyz",
    "chart Xyz",
    "chart --of luck",
    "chart -o x.zzz",
    "help-scoring xyz zzz",
    "sheet Hugo",
    "sheet --players 9",
    "sheet --players x",
    "sheet Hugo Léa Zoé --players 2",
    "sheet Hugo HUGO",
    "sheet --paper a5",
    "sheet --force",
    "sheet --with zzz",
    "sheet --with other:a,other:b,other:c,other:d,other:e,other:f,other:g,other:h,other:i,other:j,other:k,other:l,other:m",
    "--data",
    "--data /dev/null history",
    "--data '' history",
    "--data games.jsonl/x history",
    "edit",
    "edit zzzz Max=5",
    "edit g00 Max=5",
    "edit g001",
    "edit g001 Hugo=5",
    "edit g001 Max",
    "edit g001 87",
    "edit g001 Max=7B",
    "edit g001 --remove Max",
    "edit g001 --remove Max --remove Zoé",
    "edit g001 --add Max=5",
    "edit g001 --add Tom",
    "edit g001 --replace Max",
    "edit g002 Hugo=5",
    "edit last --with zzz",
    "delete",
    "delete zzzz",
    "delete g00",
    "undo zzz",
    "rename Max",
    "rename Max ''",
    "rename Max 12",
    "rename Max Max",
    "rename Maxx Tom",
    "rename Xyz Tom",
    "rename Max Hugo",
    "rename Max Zoé",
    "check zzz",
];

/// Command lines with remarks, records and results, at the same table.
const SAID: &[&str] = &[
    "score Hugo 178 Léa 64",
    "score Max 28 Zoé 700 --date 2027-01-01 --note x",
    "score Max 50 Zoe 50 --dry-run",
    "score Max 50 Zoé 60 --date 2026-11-01",
    "new Max Zoé --note x",
    "history",
    "history --open",
    "history --players 7",
    "history --game g001",
    "rankings",
    "rankings --by rating",
    "records",
    "help-scoring",
    "sheet Hugo 王小明 -o sheet.pdf",
    "edit g001 Max=10 Zoé=700",
    "edit g001 --date 2027-01-01 --note x --dry-run",
    "edit g002 --add Tom",
    "edit g001 --replace Zoé=Hugoo",
    "delete last",
    "delete g001 g002 --dry-run",
    "undo",
    "undo --dry-run",
    "rename Max Tom",
    "rename Max Hugo --merge",
    "check",
];

/// Every `--help`.
const HELPS: &[&str] = &[
    "",
    "--help",
    "new --help",
    "score --help",
    "history --help",
    "rankings --help",
    "records --help",
    "chart --help",
    "help-scoring --help",
    "count --help",
    "count field --cities 2 Hugo=1 Léa=1 Zoé=1 --pig Hugo",
    "count goods --wine Hugo=3 --wine Léa=2",
    "help-scoring inns",
    "sheet --help",
    "edit --help",
    "delete --help",
    "undo --help",
    "rename --help",
    "import --help",
    "export --help",
    "check --help",
    "completions --help",
    "man --help",
];

fn sitting() -> Table {
    Table::with_lines([
        game(1, "2026-11-01", &[("Max", 50), ("Zoé", 60)]),
        game(2, "2026-11-29", &[("Hugo", 0), ("Léa", 0)])
            .replace("\"score\":0", "\"score\":null")
            .replace("2026-11-01T", "2026-11-29T"),
    ])
}

/// What is printed for a command line on a wide page; each is run once for all tests.
fn said(line: &str, lang: &str) -> Printed {
    static KNOWN: Mutex<BTreeMap<(String, String), Printed>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let run = || {
        let table = sitting();
        let before = table.bytes();
        let printed = table.teamzy(line).lang(lang).columns(600).printed();
        if printed.status != 0 {
            assert!(
                table.bytes() == before,
                "`teamzy {line}` has changed the data file"
            );
        }
        printed
    };
    let key = (line.to_owned(), lang.to_owned());
    known.entry(key).or_insert_with(run).clone()
}

/// The columns that `import` names.
const COLUMNS: &str = "game date player score expansions location note victory";

/// Wants no English word in what is printed for these command lines in another language.
#[track_caller]
fn no_english_in(lines: &[&str], printed: impl Fn(&str, &str) -> Printed) {
    let mut wrong = String::new();
    let spoken = |line: &str, language| {
        let Printed { stdout, stderr, .. } = printed(line, language);
        words(&(stdout + "\n" + &stderr))
    };
    for language in translations() {
        let mut left: BTreeMap<String, &str> = BTreeMap::new();
        for line in lines {
            let english = spoken(line, MODEL);
            let names = if line.starts_with("import") {
                COLUMNS
            } else {
                ""
            };
            let found = spoken(line, language).into_iter();
            let found = found
                .filter(|word| english.contains(word))
                .filter(|word| !names.split(' ').any(|name| name == word))
                .collect();
            for word in without_shared(found, language) {
                left.entry(word).or_insert(line);
            }
        }
        // More of them belong to a language that was just begun.
        for (word, line) in left.into_iter().take(20) {
            wrong += &format!("\n{language}: “{word}” in `teamzy {line}`");
        }
    }
    assert!(
        wrong.is_empty(),
        "English words are left. Those which the language has, too, belong into \
         locales/LANGUAGE/{SHARED_WORDS}.{wrong}\n"
    );
}

#[test]
fn scores_without_a_command_get_the_line_to_type_after_an_option_too() {
    for line in [
        "--lang fr Hugo 78 Léa 78",
        "--lang=fr Hugo 78 Léa 78",
        "Hugo 78 Léa 78 --lang fr",
    ] {
        Table::new().teamzy(line).refused(
            2,
            &page([
                "erreur\u{a0}: Il manque la commande avant les joueurs et leurs scores.",
                "  conseil\u{a0}: teamzy score Hugo 78 Léa 78",
            ]),
        );
    }
}

#[test]
fn english_words_would_be_found() {
    for line in HELPS
        .iter()
        .chain(SAID)
        .chain(&["score Hugo 78 Léa 7B", "history -n x"])
    {
        let Printed { stdout, stderr, .. } = said(line, "en");
        let mut found = words(&(stdout + "\n" + &stderr));
        found = without_shared(found, "fr");
        assert!(found.len() >= 2, "{line}: {found:?}");
    }
    assert!(words("Tapez teamzy score Hugo 78, the rest").contains("the"));
    assert!(words("Le nom, with --with x").contains("with"));
}

#[test]
fn no_english_word_is_left_in_any_help() {
    no_english_in(HELPS, said);
}

#[test]
fn no_english_word_is_left_in_errors() {
    no_english_in(REFUSED, said);
}

#[test]
fn no_english_word_is_left_in_results_and_remarks() {
    no_english_in(SAID, said);
}

#[test]
fn no_english_word_is_left_in_what_check_finds() {
    no_english_in(&["check"], |line, lang| {
        let lines = doubtful_lines().into_iter().chain([last_line()]);
        let table = Table::with_lines(lines);
        table.teamzy(line).lang(lang).columns(600).raw()
    });
}

#[test]
fn an_error_is_a_sentence_of_what_is_wrong_and_one_of_what_to_do() {
    for line in REFUSED {
        for lang in languages() {
            let texts = catalogue(lang);
            let problem = texts.get("label-error") + " ";
            let remedy = format!("  {} ", texts.get("label-try"));
            let printed = said(line, lang);
            let lines: Vec<&str> = printed.stderr.lines().collect();
            let seen = shown(&printed);
            assert!([1, 2].contains(&printed.status), "{line} {seen}");
            assert_eq!(printed.stdout, "", "{line} {seen}");
            assert!(lines.len() >= 2, "{line} {seen}");
            assert!(lines[0].starts_with(&problem), "{line} {seen}");
            assert!(lines[0].ends_with(['.', ':']), "{line} {seen}");
            assert!(lines[lines.len() - 1].starts_with(&remedy), "{line} {seen}");
        }
    }
}

#[test]
fn nothing_is_wider_than_the_page_or_ends_in_blanks() {
    let mut pages = Vec::new();
    for lang in languages() {
        for line in HELPS {
            pages.extend([Some(60), Some(100), None].map(|width| (width, lang, line)));
        }
        pages.extend(SAID.iter().map(|line| (Some(60), lang, line)));
    }
    // Each refusal in one language, the next in the next.
    let refused = REFUSED.iter().zip(LANGUAGES.iter().cycle());
    pages.extend(refused.map(|(line, lang)| (Some(60), lang.code, line)));
    let mut wrong = Vec::new();
    for (width, lang, line) in pages {
        let table = sitting();
        let run = table.teamzy(line).lang(lang);
        let Printed { stdout, stderr, .. } = match width {
            Some(columns) => run.columns(columns),
            None => run,
        }
        .raw();
        for text in stdout.lines().chain(stderr.lines()) {
            let taken = text.width();
            if taken > width.unwrap_or(80) || text.ends_with(' ') {
                wrong.push(format!(
                    "{lang} `teamzy {line}` at {width:?}: {taken}\n{text}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_line_to_type_has_the_players_of_the_language() {
    for (lang, first, second) in [
        ("en", "Hugo", "Léa"),
        ("fr", "Hugo", "Léa"),
        ("es", "Hugo", "Inés"),
        ("de", "Hugo", "Eva"),
    ] {
        for (line, offered) in [
            ("history", format!("score {first} 78 {second} 84")),
            ("score", format!("score {first} 78 {second} 64")),
            ("new", format!("new {first} {second}")),
            (&format!("new {second}"), format!("new {second} {first}")),
            (
                &format!("score {first}"),
                format!("score {first} 64 {second} 64"),
            ),
            ("score 78 64", format!("score {second} 78 {first} 64")),
        ] {
            let said = Table::new().teamzy(line).lang(lang).columns(200).raw();
            let offered = format!("teamzy {offered}\n");
            assert!(said.stderr.ends_with(&offered), "{}", shown(&said));
        }
    }
}

//! The score sheet: what is on it, as other programs read it, and what is refused.

use std::fs;

use crate::harness::{Printed, Table, shown};

const ALL_FOUR: &str = "river,abbot,inns,traders";

/// What another program prints about a file of this table.
#[cfg(target_os = "linux")]
#[track_caller]
fn read_by(program: &str, options: &[&str], table: &Table, file: &str) -> String {
    let mut command = std::process::Command::new(program);
    let output = command
        .args(options)
        .arg(table.path(file))
        .args((program == "pdftotext").then_some("-"))
        .output()
        .unwrap_or_else(|error| panic!("{program} is needed: {error}"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success(),
        "{program}: {text}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    text
}

/// The words of a sheet in the order in which they were written, every white space a blank.
#[cfg(target_os = "linux")]
#[track_caller]
fn words(table: &Table, file: &str) -> String {
    let text = read_by("pdftotext", &["-raw"], table, file);
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// The labels of each language, those of The Abbot and of Traders & Builders among them.
const LABELS: [(&str, [&str; 15]); 4] = [
    (
        "en",
        [
            "Score sheet",
            "Date",
            "Place",
            "Track laps",
            "50 100 150 200",
            "Space on the track",
            "Final count, after the last tile",
            "Roads",
            "Cities",
            "Monasteries",
            "Gardens",
            "Fields",
            "Goods",
            "Total",
            "Winner",
        ],
    ),
    (
        "fr",
        [
            "Feuille de points",
            "Date",
            "Lieu",
            "Tours de piste",
            "50 100 150 200",
            "Case sur la piste",
            "Décompte final, après la dernière tuile",
            "Routes",
            "Villes",
            "Abbayes",
            "Jardins",
            "Champs",
            "Marchandises",
            "Total",
            "Victoire de",
        ],
    ),
    (
        "es",
        [
            "Hoja de puntos",
            "Fecha",
            "Lugar",
            "Vueltas al marcador",
            "50 100 150 200",
            "Casilla del marcador",
            "Recuento final, tras la última loseta",
            "Caminos",
            "Ciudades",
            "Monasterios",
            "Jardines",
            "Campos",
            "Mercancías",
            "Total",
            "Victoria de",
        ],
    ),
    (
        "de",
        [
            "Wertungsblatt",
            "Datum",
            "Ort",
            "Runden",
            "50 100 150 200",
            "Feld auf der Tafel",
            "Schlusswertung, nach dem letzten Plättchen",
            "Straßen",
            "Städte",
            "Klöster",
            "Gärten",
            "Wiesen",
            "Waren",
            "Gesamt",
            "Sieger",
        ],
    ),
];

/// People of three scripts, two of them with names too long for one line.
const PEOPLE: [&str; 8] = [
    "Hugo",
    "Léa",
    "Łukasz",
    "Anne Marie d’Arc",
    "Στέλιος",
    "Наталья",
    "Nguyễn Ánh",
    "Weiß",
];

#[cfg(target_os = "linux")]
#[test]
fn every_name_and_label_is_text_in_every_language() {
    for (lang, labels) in LABELS {
        for count in [2, 5, 8] {
            for paper in ["a4", "letter"] {
                let table = Table::new();
                let people = &PEOPLE[PEOPLE.len() - count..];
                let options = ["--with", ALL_FOUR, "--paper", paper, "-o", "sheet.pdf"];
                let line = ["sheet"].into_iter().chain(people.iter().copied());
                let printed = table.words(line.chain(options)).lang(lang).ok();
                assert_eq!(printed, Printed::default(), "{lang} {people:?}");
                let words = words(&table, "sheet.pdf");
                for text in labels.iter().chain(people) {
                    assert!(words.contains(text), "{lang} {count} {text}: {words}");
                }
                let numbers = words.matches("50 100 150 200").count();
                assert_eq!(numbers, count, "{lang}: {words}");
            }
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_reminder_is_on_the_sheet_word_by_word() {
    for (lang, _) in LABELS {
        let table = Table::new();
        let with = |options: &str| {
            let line = format!("sheet {options} -o sheet.pdf --force");
            table.teamzy(&line).lang(lang).ok();
            words(&table, "sheet.pdf")
        };
        let reminder = table.teamzy("help-scoring").lang(lang).ok().stdout;
        let reminder = reminder.split_whitespace().collect::<Vec<&str>>().join(" ");
        let sheet = with(&format!("--with {ALL_FOUR}"));
        assert!(sheet.ends_with(&reminder), "{lang}: {sheet}\n\n{reminder}");
        let base = table
            .teamzy("help-scoring --with none")
            .lang(lang)
            .ok()
            .stdout;
        let base = base.split_whitespace().collect::<Vec<&str>>().join(" ");
        let sheet = with("");
        assert!(sheet.ends_with(&base), "{lang}: {sheet}\n\n{base}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn other_programs_find_nothing_wrong() {
    for (paper, size) in [
        ("a4", "595.28 x 841.89 pts (A4)"),
        ("letter", "612 x 792 pts (letter)"),
    ] {
        let table = Table::new();
        let line = format!("sheet Hugo Léa --with tower,other:Fan --paper {paper} -o sheet.pdf");
        table.teamzy(&line).lang("fr").ok();
        let checked = read_by("qpdf", &["--check"], &table, "sheet.pdf");
        assert!(
            checked.contains("No syntax or stream encoding errors found"),
            "{checked}"
        );
        let about = read_by("pdfinfo", &[], &table, "sheet.pdf");
        for fact in [
            "Title:           Feuille de points",
            "Pages:           1\n",
            size,
        ] {
            assert!(about.contains(fact), "{fact} in {about}");
        }
        assert!(!about.contains("CreationDate"), "{about}");
        let fonts = read_by("pdffonts", &[], &table, "sheet.pdf");
        let rows: Vec<&str> = fonts.lines().skip(2).collect();
        assert_eq!(rows.len(), 2, "{fonts}");
        for row in rows {
            let called = row.split_once('+').unwrap();
            assert_eq!(called.0.len(), 6, "{row}");
            assert!(called.1.starts_with("NotoSans-"), "{row}");
            // Embedded, a part only, and with the letters that the glyphs stand for.
            assert!(row.contains(" yes yes yes "), "{row}");
        }
        let words = words(&table, "sheet.pdf");
        assert!(
            words.contains("La Tour, Fan") && words.contains("La Tour Fan"),
            "{words}"
        );
    }
}

#[test]
fn a_sheet_is_the_same_whenever_it_is_made() {
    let table = Table::new();
    let sheet = |now: &str, seed: &str| {
        table.at(now);
        let run = table.teamzy("sheet Hugo Léa --with inns -o sheet.pdf --force");
        run.env("TEAMZY_SEED", seed).ok();
        fs::read(table.path("sheet.pdf")).unwrap()
    };
    let first = sheet("2026-11-29T21:14:05+01:00", "1");
    assert!(first.starts_with(b"%PDF-1.7") && first.len() > 5_000);
    assert!(first.len() < 40_000, "{} bytes", first.len());
    assert_eq!(first, sheet("2031-01-01T00:00:00Z", "2"));
}

#[test]
fn the_standard_output_gets_the_same_bytes() {
    let table = Table::new();
    table.teamzy("sheet Hugo Léa -o sheet.pdf").ok();
    let piped = fs::File::create(table.path("piped.pdf")).unwrap();
    let printed = table.teamzy("sheet Hugo Léa").stdout_to(piped).ok();
    assert_eq!(printed, Printed::default());
    let read = |name: &str| fs::read(table.path(name)).unwrap();
    assert_eq!(read("piped.pdf"), read("sheet.pdf"));
}

#[cfg(target_os = "linux")]
#[test]
fn names_come_first_and_blank_columns_behind_them() {
    for (line, columns) in [
        ("sheet", 5),
        ("sheet --players 8", 8),
        ("sheet Hugo --players 3", 3),
        ("sheet Hugo Léa", 2),
    ] {
        let table = Table::new();
        table.teamzy(&format!("{line} -o sheet.pdf")).ok();
        let words = words(&table, "sheet.pdf");
        assert_eq!(words.matches("50 100 150 200").count(), columns, "{line}");
        assert_eq!(words.contains("Hugo"), line.contains("Hugo"), "{line}");
    }
}

#[test]
fn what_the_typeface_lacks_stays_blank_with_a_remark() {
    for (lang, remark) in [
        (
            "en",
            "note: “王小明 🤖” stays blank on the sheet, whose typeface lacks some of its letters.\n",
        ),
        (
            "fr",
            "remarque\u{a0}: «\u{202f}王小明 🤖\u{202f}» reste en blanc sur la feuille\u{a0}: sa police n’en \
             a pas toutes les lettres.\n",
        ),
        (
            "es",
            "aviso: «王小明 🤖» queda en blanco en la hoja: a su tipo de letra le faltan algunas de \
             sus letras.\n",
        ),
    ] {
        let table = Table::new();
        table
            .teamzy("sheet '王小明 🤖' Léa -o sheet.pdf")
            .lang(lang)
            .columns(120)
            .stderr(remark)
            .check();
        assert!(table.path("sheet.pdf").exists());
        #[cfg(target_os = "linux")]
        {
            let words = words(&table, "sheet.pdf");
            assert!(words.contains("Léa") && !words.contains('王'), "{words}");
        }
    }
    let table = Table::new();
    let line = "sheet Hugo Léa --with other:שרה -o sheet.pdf";
    let printed = table.teamzy(line).ok();
    assert!(
        printed.stderr.starts_with("note: “שרה” stays blank"),
        "{}",
        shown(&printed)
    );
}

#[test]
fn the_data_file_is_never_opened() {
    let table = Table::new();
    fs::create_dir(table.path("games.jsonl")).unwrap();
    let printed = table.teamzy("sheet Hugo Léa -o sheet.pdf").ok();
    assert_eq!(printed, Printed::default());
    table
        .teamzy("sheet -o blank.pdf")
        .unset("HOME")
        .unset("TEAMZY_DATA")
        .unset("XDG_DATA_HOME")
        .ok();
    assert!(table.path("blank.pdf").exists());
}

#[test]
fn no_file_is_overwritten_without_force_and_the_data_file_never() {
    let table = Table::new();
    fs::write(table.path("sheet.pdf"), "mine").unwrap();
    table.teamzy("sheet -o sheet.pdf").refused(
        1,
        "error: sheet.pdf exists already, and was left as it is.\n  \
         try: name another place, or add --force to overwrite it\n",
    );
    assert_eq!(fs::read(table.path("sheet.pdf")).unwrap(), b"mine");
    table.teamzy("sheet -o sheet.pdf --force").ok();
    assert!(
        fs::read(table.path("sheet.pdf"))
            .unwrap()
            .starts_with(b"%PDF")
    );
    table.write("games");
    table.teamzy("sheet -o games.jsonl --force").refused(
        1,
        "error: games.jsonl holds the games, and nothing else is written there.\n  \
         try: name another place\n",
    );
    table.teamzy("sheet -o none/sheet.pdf").refused(
        1,
        "error: none/sheet.pdf cannot be written: there is no such file or directory.\n  \
         try: put that right, or name another place\n",
    );
}

/// Command lines that no sheet can come of, and what is said first.
const IMPOSSIBLE: [(&str, &str); 24] = [
    ("Hugo", "A score sheet is for 2 to 8 players, not for 1."),
    (
        "A B C D E F G H I",
        "A score sheet is for 2 to 8 players, not for 9.",
    ),
    (
        "--players 0",
        "A score sheet is for 2 to 8 players, not for 0.",
    ),
    (
        "--players 1",
        "A score sheet is for 2 to 8 players, not for 1.",
    ),
    (
        "--players 9",
        "A score sheet is for 2 to 8 players, not for 9.",
    ),
    (
        "--players 12345",
        "A score sheet is for 2 to 8 players, not for 12,345.",
    ),
    (
        "--players -3",
        "--players takes a whole number, 0 or more, not “-3”.",
    ),
    (
        "--players five",
        "--players takes a whole number, 0 or more, not “five”.",
    ),
    (
        "--players 2.5",
        "--players takes a whole number, 0 or more, not “2.5”.",
    ),
    (
        "--players 99999999999999999999",
        "“99999999999999999999” is too large a number for --players.",
    ),
    (
        "Hugo Léa Zoé Max --players 3",
        "4 players are named, and --players says 3.",
    ),
    ("Hugo Léa HUGO", "HUGO is seated twice (as Hugo before)."),
    ("Léa Léa", "Léa is seated twice."),
    ("Hugo 78", "“78” cannot be a name: it could be a score."),
    ("Hugo ''", "A player’s name is empty."),
    (
        "Hugo 'Lé\u{7}a'",
        "“Lé\u{fffd}a” cannot be a name: it holds the invisible control character U+0007.",
    ),
    ("--with zzz", "“zzz” is not an expansion."),
    (
        "--with none,river",
        "“none” and an expansion do not go together.",
    ),
    ("--with other:", "“other:” is not an expansion."),
    (
        "--with other:a,other:b,other:c,other:d,other:e,other:f,other:g,other:h,other:i,other:j,\
         other:k,other:l,other:m",
        "13 expansions need a row of their own, and a score sheet has room for 12.",
    ),
    (
        "--paper a5",
        "“a5” is no value for --paper, which takes a4, letter.",
    ),
    ("--force", "teamzy sheet needs -o."),
    ("--json", "teamzy sheet has no option --json."),
    ("-o", "A value is missing after -o."),
];

#[test]
fn impossible_sheets_are_refused_with_the_reason() {
    for (words, reason) in IMPOSSIBLE {
        let table = Table::new();
        let printed = table
            .teamzy(&format!("sheet {words}"))
            .columns(400)
            .printed();
        let seen = shown(&printed);
        assert_eq!(
            (printed.status, printed.stdout.as_str()),
            (2, ""),
            "{words} {seen}"
        );
        let (first, rest) = printed.stderr.split_once('\n').unwrap();
        assert_eq!(first, format!("error: {reason}"), "{words}");
        assert!(rest.starts_with("  try: "), "{words} {seen}");
        assert!(
            fs::read_dir(table.path("")).unwrap().next().is_none(),
            "{words}"
        );
    }
    let long = "é".repeat(201);
    let printed = Table::new().words(["sheet", "Hugo", &long]).printed();
    assert_eq!(printed.status, 2, "{}", shown(&printed));
}

//! Figures over time, in text and as pictures.

use std::collections::BTreeMap;
use std::fs;

use quick_xml::Reader;
use quick_xml::events::Event;
use tiny_skia::Pixmap;
use unicode_width::UnicodeWidthStr;

use crate::harness::{Printed, Table, game, page, shown};

/// A shared victory, and a game without Hugo.
fn table() -> Table {
    Table::with_lines([
        game(1, "2026-01-10", &[("Hugo", 78), ("Léa", 84)]),
        game(2, "2026-02-14", &[("Hugo", 91), ("Léa", 91), ("Zoé", 64)]),
        game(3, "2026-03-07", &[("Léa", 70), ("Zoé", 102)]),
        game(4, "2026-04-18", &[("Hugo", 99), ("Léa", 80)]),
        game(5, "2026-06-20", &[("Hugo", 85), ("Léa", 97), ("Zoé", 77)]),
    ])
}

/// As many games of these players as there are numbers, on the days of `date`.
fn many(names: &[&str], games: u32, date: impl Fn(u32) -> String) -> Table {
    let lines = (0..games).map(|number| {
        let seats: Vec<(&str, u32)> = names
            .iter()
            .enumerate()
            .map(|(seat, name)| (*name, 60 + (number * 37 + seat as u32 * 53) % 71))
            .collect();
        let numbered = |text: String| text.replace("g000", &format!("{number:04x}"));
        numbered(game(0, &date(number), &seats)).replace("c000", &format!("{number:04x}"))
    });
    Table::with_lines(lines)
}

fn names(count: usize) -> Vec<String> {
    (0..count)
        .map(|seat| format!("Player {}", ('A'..='Z').nth(seat).unwrap()))
        .collect()
}

/// The numbers left of the axis and the dates below it, in reading order.
fn axes(printed: &Printed) -> (Vec<String>, Vec<String>) {
    let lines: Vec<&str> = printed.stdout.lines().collect();
    let numbers = lines.iter().filter_map(|line| line.split_once(" ┤"));
    let numbers = numbers
        .map(|(number, _)| number.trim().to_owned())
        .collect();
    let below = lines.iter().position(|line| line.contains('└')).unwrap() + 1;
    let dates = lines[below].split_whitespace().map(str::to_owned);
    (numbers, dates.collect())
}

#[test]
fn scores_are_marks_and_their_average_a_line() {
    table()
        .teamzy("chart")
        .columns(60)
        .stdout(page([
            "Scores · 5 games, 2026-01-10 to 2026-06-20",
            "",
            "110 ┤",
            "    │",
            "    │                  ▲",
            "100 ┤                                ■                   ●",
            "    │",
            "    │           □○",
            " 90 ┤          ⣀⣀⡀       ⢀⣀⡀⠠⠤⠄⠠⠒⠂⠐⠊⠁⠈⠉⠁⠈⠉⠁⠐⠒⠂⠐⠒⠂⠐⠒⠂⠠⠤⠄⠠⠤⠄",
            "    │●⡠⠤⠤⠔⠒⠒⠊⠉⢉⡁⠠⠬⠕⠲⠶⣂⠈⠉⠁                         ⣀⣀⣀⣀⣀⠤⠤■",
            " 80 ┤    ⣀ ⠔⠒⠈⠁       ⢉⠚⠚⠚⠚⠚⠚⠚⠪⠬⠴⠴⠴⠴⠴●⠴⠴⠒⠒⠒⠒⠒⠙⠙⠙⠙⠩⠠⠠⠠⠠⠠⠠⠠",
            "    │■⠒ ⠉            ⢠⠂                                  ▲",
            "    │               ⠠⠁",
            " 70 ┤             ⢀⡐   ●",
            "    │            ⠠⠄",
            "    │           ▲⠁",
            " 60 ┤",
            "    └────────────────┬───────────────────┬────────────────",
            "                2026-03-01          2026-05-01",
            "",
            "●⠒⠒⠒⠒ Léa   ■⠒⠒ ⠒ Hugo   ▲⠂⠂⠂⠂ Zoé",
            "Each mark is a game, and the line is the average of the last",
            "5 games. Hollow marks are shared victories.",
        ]))
        .check();
}

#[test]
fn victories_are_stairs() {
    table()
        .teamzy("chart --of victories Hugo Léa")
        .columns(60)
        .stdout(page([
            "Victories · 5 games, 2026-01-10 to 2026-06-20",
            "",
            "3 ┤                                                      ⢸■",
            "  │                                                      ⢸",
            "  │                                                      ⢸",
            "  │                                                      ⢸",
            "  │                                                      ⢸",
            "2 ┤            □⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉■⠉⠉⠉⠉⡏⠉⠉●⠉⠉⠉⠉⠉⠉⠉■⠉⠉⠉⠉⠉⠉⠉●⠉⠉●",
            "  │            ⡇                    ⡇",
            "  │            ⡇                    ⡇",
            "  │            ⡇                    ⡇",
            "1 ┤⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀○⣀⣀⣀⣀⣀⣀⣀●⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⡇",
            "  │⡇           ⡇",
            "  │⡇           ⡇",
            "  │⡇           ⡇",
            "  │⡇           ⡇",
            "0 ┤⣇⣀⣀⣀●⣀⣀⣀⣀⣀⣀⣀⡇",
            "  └─────────────────┬───────────────────┬─────────────────",
            "               2026-03-01          2026-05-01",
            "",
            "●⠒⠒⠒⠒ Hugo   ■⠒⠒⠒⠒ Léa",
            "Hollow marks are shared victories.",
        ]))
        .check();
}

#[test]
fn ratings_reach_below_zero() {
    table()
        .teamzy("chart --of rating --lang fr Hugo Zoé")
        .columns(60)
        .stdout(page([
            "Cotes · 5 parties, du 2026-01-10 au 2026-06-20",
            "",
            " 8 ┤",
            "   │",
            " 6 ┤                                ⢠⠤⠤⠤●⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤●⠼●",
            "   │                                ⢸",
            "   │                                ⢸",
            " 4 ┤                                ⢸",
            "   │           ⢰⠒⠒⠒⠒⠒⠒⠒⠒●⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠚",
            " 2 ┤           ⢸",
            "   │           ⢸",
            " 0 ┤           ⢸      ⢠⠤⠤⠤⠤⠤⠤⠤⠤⠤■⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤■⠤⠤⠤⠤⠤⠤⠤⠤⢤",
            "   │           ⢸      ⢸                                  ⢸",
            "   │           ⢸      ⢸                                  ⢸",
            "−2 ┤⠉⠉⠉⠉●⠉⠉⠉⠉⠉⠉⠉      ⢸                                  ⢸■",
            "   │                  ⢸",
            "−4 ┤           ⠠■⠤⠤⠤⠤⠤⠼",
            "   └────────────────┬────────────────────┬────────────────",
            "               2026-03-01           2026-05-01",
            "",
            "●⠒⠒⠒⠒ Hugo*   ■⠒⠒⠒⠒ Zoé*",
            "* provisoire\u{a0}: sur moins de 5 parties",
        ]))
        .check();
}

#[test]
fn a_chart_of_one_game_shows_its_day() {
    Table::with_lines([game(1, "2026-11-29", &[("Hugo", 78), ("Léa", 78)])])
        .teamzy("chart")
        .columns(40)
        .stdout(page([
            "Scores · 1 game, 2026-11-29",
            "",
            "79 ┤",
            "   │",
            "   │",
            "   │",
            "   │",
            "78 ┤                 □○",
            "   │",
            "   │",
            "   │",
            "77 ┤",
            "   └─────────────────┬────────────────",
            "                2026-11-29",
            "",
            "●⠒⠒⠒⠒ Hugo   ■⠒⠒ ⠒ Léa",
            "Hollow marks are shared victories.",
        ]))
        .check();
}

#[test]
fn a_chart_is_not_wider_than_the_page() {
    let long = "Anne Marie d’Arc de la Très Longue Maison sur la Colline 12";
    let names = ["王小明", "👩\u{200d}🚀 Zoé", long, "Łukasz", "Le\u{301}a"];
    let year = many(&names, 60, |number| {
        format!("2026-{:02}-{:02}", 1 + number / 6, 1 + number % 6 * 5)
    });
    // The first day and the last, each at its edge.
    let weeks = many(&names, 2, |number| {
        format!("2026-05-{:02}", 2 + number * 28)
    });
    for (table, of) in [
        (&year, "scores"),
        (&year, "victories"),
        (&year, "rating"),
        (&weeks, "scores"),
    ] {
        for columns in [24, 40, 60, 80, 100, 160, 300] {
            let line = format!("chart --of {of}");
            let printed = table.teamzy(&line).columns(columns).ok();
            for line in printed.stdout.lines() {
                assert!(line.width() <= columns, "{columns}: {line}");
                assert_eq!(line, line.trim_end(), "{columns}");
            }
            let (_, dates) = axes(&printed);
            let whole = |date: &String| date.len() == 10;
            assert!(dates.iter().all(whole), "{columns}: {dates:?}");
            assert!(dates.is_sorted(), "{columns}: {dates:?}");
            if columns >= 60 {
                assert!(printed.stdout.contains("d’Arc"), "{}", shown(&printed));
            }
        }
    }
}

#[test]
fn numbers_are_written_as_the_language_does() {
    let table = Table::with_lines([game(1, "2026-11-29", &[("Hugo", 99_999), ("Léa", 0)])]);
    for (lang, number, title) in [
        ("en", "100,000", "Scores · 1 game"),
        ("fr", "100\u{202f}000", "Scores · 1 partie"),
        ("es", "100\u{202f}000", "Puntuaciones · 1 partida"),
        ("de", "100\u{202f}000", "Punktzahlen · 1 Partie"),
    ] {
        let printed = table.teamzy("chart").lang(lang).ok();
        let (numbers, _) = axes(&printed);
        assert_eq!(numbers.first().map(String::as_str), Some(number), "{lang}");
        assert_eq!(numbers.last().map(String::as_str), Some("0"), "{lang}");
        assert!(printed.stdout.starts_with(title), "{}", shown(&printed));
    }
}

#[test]
fn level_scores_and_nothing_but_zeros_have_a_chart() {
    let of = |score| {
        let seats = [("Hugo", score), ("Léa", score)];
        Table::with_lines([game(1, "2026-11-28", &seats), game(2, "2026-11-29", &seats)])
    };
    for (score, first, last) in [
        (0, "1", "0"),
        (78, "79", "77"),
        (99_999, "100,000", "99,998"),
    ] {
        let printed = of(score).teamzy("chart").ok();
        let (numbers, dates) = axes(&printed);
        assert_eq!(
            (numbers[0].as_str(), numbers[numbers.len() - 1].as_str()),
            (first, last)
        );
        assert_eq!(dates, ["2026-11-28", "2026-11-29"]);
        assert!(printed.stdout.contains("○□") || printed.stdout.contains("□○"));
    }
}

#[test]
fn who_has_most_games_is_shown_where_nobody_is_named() {
    let everybody = ["A", "B", "C", "D", "E", "F", "G"];
    let mut lines: Vec<String> = Vec::new();
    for (index, name) in everybody.iter().enumerate() {
        for _ in 0..=index {
            lines.push(game(
                lines.len() as u32,
                "2026-11-29",
                &[(name, 80), ("Z", 70)],
            ));
        }
    }
    let table = Table::with_lines(lines);
    let legend = |line: &str| -> String {
        let printed = table.teamzy(line).columns(100).ok();
        let legend = printed.stdout.lines().find(|line| line.starts_with('●'));
        let words = legend.unwrap().split_whitespace();
        words.filter(|word| word.is_ascii()).collect()
    };
    assert_eq!(legend("chart"), "ZGFED");
    assert_eq!(legend("chart B a b"), "BA");
    assert_eq!(legend("chart --until 2026-11-29 -n 3 A G"), "G");
    assert_eq!(legend("chart A B C D E F G Z"), "ABCDEFGZ");
}

#[test]
fn names_do_not_choose_the_games() {
    let printed = table().teamzy("chart Zoé").ok();
    assert!(
        printed.stdout.starts_with("Scores · 5 games, "),
        "{}",
        shown(&printed)
    );
    let printed = table()
        .teamzy("chart Zoé --players 3 --since 2026-02-01")
        .ok();
    assert!(
        printed.stdout.starts_with("Scores · 2 games, "),
        "{}",
        shown(&printed)
    );
}

#[test]
fn nothing_is_drawn_of_nothing() {
    Table::new()
        .teamzy("chart")
        .stderr("No game is recorded yet. The first one: teamzy score Hugo 78 Léa 84\n")
        .check();
    for filter in ["--since 2027-01-01", "-n 0", "-n 1 --players 2 Zoé"] {
        table()
            .teamzy(&format!("chart {filter}"))
            .stderr("No game fits.\n")
            .check();
    }
}

#[test]
fn a_picture_of_nothing_says_so() {
    let table = Table::new();
    for (lang, of, words) in [
        ("en", "scores", ["Scores", "No game to show."]),
        ("fr", "rating", ["Cotes", "Aucune partie à montrer."]),
        (
            "es",
            "victories",
            ["Victorias", "Ninguna partida que mostrar."],
        ),
        ("de", "scores", ["Punktzahlen", "Keine Partie zu zeigen."]),
    ] {
        let file = format!("{lang}.svg");
        table
            .teamzy(&format!("chart --of {of} -o {file}"))
            .lang(lang)
            .ok();
        let picture = Picture::drawn(&table, &file);
        picture.is_sound();
        let texts = picture.words.iter().map(|words| words.text.as_str());
        assert_eq!(texts.collect::<Vec<&str>>(), words);
    }
    let table = self::table();
    let line = "chart -o a.png --since 2027-01-01";
    table.teamzy(line).stderr("No game fits.\n").check();
    let png = fs::read(table.path("a.png")).unwrap();
    assert!(png.starts_with(b"\x89PNG"));
    table.teamzy(line).refused(
        1,
        "No game fits.\nerror: a.png exists already, and was left as it is.\n  \
         try: name another place, or add --force to overwrite it\n",
    );
}

#[test]
fn who_never_played_has_no_chart() {
    table()
        .teamzy("chart Hugo Leo")
        .refused(1, "error: Leo has never played.\n  try: Léa\n");
}

#[test]
fn more_players_than_there_are_colours_are_refused() {
    let names = names(9);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let table = many(&names, 2, |_| "2026-11-29".to_owned());
    let words = |count: usize| ["chart"].into_iter().chain(names[..count].iter().copied());
    table.words(words(8)).ok();
    table.words(words(9)).refused(
        2,
        "error: A chart has room for 8 players, and 9 are named.\n  \
         try: 8 of them, or nobody: then those with most games\n",
    );
}

#[test]
fn colour_only_where_it_is_wanted() {
    let table = table();
    let plain = table.teamzy("chart").ok().stdout;
    let colored = table.teamzy("chart --color always").ok().stdout;
    assert!(!plain.contains('\u{1b}'));
    // Each player has a colour, and no line begins with one that an earlier line has left on.
    for color in [33, 208, 35] {
        assert!(
            colored.contains(&format!("\u{1b}[38;5;{color}m")),
            "{colored:?}"
        );
    }
    for line in colored.lines() {
        assert_eq!(
            line.matches("\u{1b}[0m").count() * 2,
            line.matches('\u{1b}').count()
        );
    }
    // Dashes are for those who see no colour.
    assert!(
        plain.contains("■⠒⠒ ⠒ Hugo") && colored.contains("■⠒⠒⠒⠒"),
        "{plain}"
    );
    assert_eq!(table.teamzy("chart --color never").ok().stdout, plain);
}

#[test]
fn thousands_of_games_on_one_day_or_over_ten_years_fit() {
    let day: fn(u32) -> String = |_| "2026-11-29".to_owned();
    let years: fn(u32) -> String = |number| {
        let day = number * 10 / 3;
        format!(
            "{}-{:02}-{:02}",
            2016 + number / 300,
            1 + day % 12,
            1 + number % 28
        )
    };
    for (first, day) in [("2026-11-29", day), ("2016-01-01", years)] {
        let table = many(&["Hugo", "Léa"], 3_000, day);
        let printed = table.teamzy("chart").columns(80).raw();
        assert!(
            printed
                .stdout
                .starts_with(&format!("Scores · 3000 games, {first}")),
            "{}",
            shown(&printed)
        );
        assert!(
            printed.stdout.contains("the average of the last 100"),
            "{}",
            shown(&printed)
        );
        let file = table.path("a.svg");
        table.words(["chart", "-o", "a.svg"]).raw();
        assert!(fs::metadata(file).unwrap().len() < 2_000_000);
        Picture::drawn(&table, "a.svg").is_sound();
    }
}

/// A picture as an XML reader sees it.
struct Picture {
    size: (f64, f64),
    words: Vec<Words>,
    /// All other elements, with their attributes.
    elements: Vec<(String, BTreeMap<String, String>)>,
}

/// A line of text in a picture.
#[derive(Clone, Debug, Default)]
struct Words {
    text: String,
    attributes: BTreeMap<String, String>,
}

impl Words {
    fn number(&self, name: &str) -> f64 {
        self.attributes[name].parse().unwrap()
    }

    /// The box around the text: left, top, right and bottom, for a typeface that is rather wide.
    fn bounds(&self) -> [f64; 4] {
        let (x, y, size) = (self.number("x"), self.number("y"), self.number("font-size"));
        let narrow = self.text.matches(' ').count() as f64;
        let width = (self.text.width() as f64 - 0.5 * narrow) * size * 0.57;
        let left = match self.attributes["text-anchor"].as_str() {
            "start" => x,
            "middle" => x - width / 2.0,
            _ => x - width,
        };
        [left, y - 0.8 * size, left + width, y + 0.25 * size]
    }
}

impl Picture {
    fn drawn(table: &Table, file: &str) -> Self {
        Picture::read(&fs::read_to_string(table.path(file)).unwrap())
    }

    fn read(text: &str) -> Self {
        let mut reader = Reader::from_str(text);
        let mut picture = Picture {
            size: (0.0, 0.0),
            words: Vec::new(),
            elements: Vec::new(),
        };
        let mut open: Vec<String> = Vec::new();
        loop {
            let event = reader.read_event().unwrap();
            match &event {
                Event::Start(element) | Event::Empty(element) => {
                    let name = element.name().as_ref().to_owned();
                    let attributes: BTreeMap<String, String> = element
                        .attributes()
                        .map(|attribute| {
                            let attribute = attribute.unwrap();
                            (
                                attribute.key.as_ref().to_owned(),
                                attribute.value.into_owned(),
                            )
                        })
                        .collect();
                    if name == "svg" {
                        let size = |name: &str| attributes[name].parse().unwrap();
                        picture.size = (size("width"), size("height"));
                        let (width, height) = (&attributes["width"], &attributes["height"]);
                        assert_eq!(attributes["viewBox"], format!("0 0 {width} {height}"));
                    }
                    if name == "text" {
                        picture.words.push(Words {
                            text: String::new(),
                            attributes: attributes.clone(),
                        });
                    } else {
                        picture.elements.push((name.clone(), attributes));
                    }
                    if matches!(event, Event::Start(_)) {
                        open.push(name);
                    }
                }
                Event::End(_) => {
                    open.pop().unwrap();
                }
                Event::Text(text) if open.last().is_some_and(|name| name == "text") => {
                    picture.words.last_mut().unwrap().text += text.as_ref();
                }
                Event::GeneralRef(name) if open.last().is_some_and(|name| name == "text") => {
                    let letter = quick_xml::escape::resolve_predefined_entity(name).unwrap();
                    picture.words.last_mut().unwrap().text += letter;
                }
                Event::Eof => break,
                _ => {}
            }
        }
        assert!(open.is_empty());
        picture
    }

    fn texts(&self) -> Vec<&str> {
        self.words.iter().map(|words| words.text.as_str()).collect()
    }

    fn dates(&self) -> Vec<&str> {
        let texts = self.texts().into_iter();
        texts
            .filter(|text| text.len() == 10 && text.as_bytes()[4] == b'-')
            .collect()
    }

    /// Wants all texts and marks within the sheet, no text on another, and the dates in order.
    #[track_caller]
    fn is_sound(&self) {
        let (width, height) = self.size;
        for (index, words) in self.words.iter().enumerate() {
            let [left, top, right, bottom] = words.bounds();
            assert!(
                left >= 0.0 && top >= 0.0 && right <= width && bottom <= height,
                "{words:?} is not within the sheet"
            );
            for other in &self.words[index + 1..] {
                let [other_left, other_top, other_right, other_bottom] = other.bounds();
                let apart = right <= other_left
                    || other_right <= left
                    || bottom <= other_top
                    || other_bottom <= top;
                assert!(apart, "{words:?} lies on {other:?}");
            }
        }
        for (name, attributes) in &self.elements {
            let spots = attributes.get("points").map_or("", String::as_str);
            for spot in spots.split_whitespace() {
                let (x, y) = spot.split_once(',').unwrap();
                let (x, y): (f64, f64) = (x.parse().unwrap(), y.parse().unwrap());
                assert!(
                    (0.0..=width).contains(&x) && (0.0..=height).contains(&y),
                    "{name} {attributes:?}"
                );
            }
        }
        assert!(self.dates().is_sorted(), "{:?}", self.dates());
    }

    /// The colours of lines that are no axes, with their dashes.
    fn lines(&self) -> BTreeMap<&str, Option<&str>> {
        let lines = self
            .elements
            .iter()
            .filter(|(name, attributes)| name == "polyline" && attributes["stroke-width"] == "2.5");
        lines
            .map(|(_, attributes)| {
                let dashes = attributes.get("stroke-dasharray").map(String::as_str);
                (attributes["stroke"].as_str(), dashes)
            })
            .collect()
    }
}

#[test]
fn a_picture_has_title_axes_dates_and_legend_in_every_language() {
    const PROVISIONAL: [&str; 3] = ["Hugo*", "Léa", "Zoé*"];
    let table = table();
    for (lang, of, title, extent) in [
        (
            "en",
            "scores",
            "Scores",
            "5 games, 2026-01-10 to 2026-06-20",
        ),
        (
            "fr",
            "victories",
            "Victoires",
            "5 parties, du 2026-01-10 au 2026-06-20",
        ),
        (
            "es",
            "rating",
            "Nivel",
            "5 partidas, del 2026-01-10 al 2026-06-20",
        ),
        (
            "de",
            "rating",
            "Spielstärke",
            "5 Partien, 2026-01-10 bis 2026-06-20",
        ),
    ] {
        let file = format!("{of}.svg");
        let line = format!("chart --of {of} -o {file} --force --lang {lang}");
        table.teamzy(&line).check();
        let picture = Picture::drawn(&table, &file);
        picture.is_sound();
        let texts = picture.texts();
        assert_eq!(texts[..2], [title, extent]);
        // Two of them have a rating from few games.
        let (names, note) = match (of, lang) {
            ("rating", "es") => (PROVISIONAL, "* provisional: con menos de 5 partidas"),
            ("rating", _) => (PROVISIONAL, "* vorläufig: aus weniger als 5 Partien"),
            _ => (["Hugo", "Léa", "Zoé"], title),
        };
        for text in names.iter().chain([&note]) {
            assert!(texts.contains(text), "{text}: {texts:?}");
        }
        let months = ["02", "03", "04", "05", "06"].map(|month| format!("2026-{month}-01"));
        assert_eq!(picture.dates(), months);
        assert!(texts.contains(&"0") || of == "scores", "{texts:?}");
    }
}

#[test]
fn players_are_told_apart_by_colour_and_by_dashes() {
    let names = names(8);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let table = many(&names, 12, |number| format!("2026-{:02}-01", 1 + number));
    let words = ["chart", "-o", "a.svg"]
        .into_iter()
        .chain(names.iter().copied());
    table.words(words).check();
    let picture = Picture::drawn(&table, "a.svg");
    picture.is_sound();
    let lines = picture.lines();
    assert_eq!(lines.len(), 8, "{lines:?}");
    let mut dashes: Vec<Option<&str>> = lines.into_values().collect();
    dashes.sort_unstable();
    dashes.dedup();
    assert_eq!(dashes.len(), 8, "{dashes:?}");
}

#[test]
fn any_names_and_numbers_fit_into_a_picture() {
    let long = "W".repeat(60);
    let longer = "Anne <Marie> & \"d’Arc\" ".repeat(8);
    let names = [
        "王小明",
        "👩\u{200d}🚀 Zoé",
        &long,
        longer.trim(),
        "שרה",
        "i\u{ffff}",
        "Le\u{301}a",
        "B",
    ];
    let dates = [
        "0001-01-01",
        "1926-02-28",
        "1999-12-31",
        "2026-11-29",
        "9999-12-31",
    ];
    let lines = dates.iter().enumerate().map(|(number, date)| {
        let seats: Vec<(&str, u32)> = names
            .iter()
            .enumerate()
            .map(|(seat, name)| (*name, [0, 99_999, 78][(number + seat) % 3]))
            .collect();
        game(number as u32, date, &seats)
    });
    let table = Table::with_lines(lines);
    for of in ["scores", "victories", "rating"] {
        for lang in ["en", "fr", "es", "de"] {
            let words = [
                "chart", "--of", of, "--force", "-o", "a.svg", "--lang", lang,
            ];
            table.words(words.into_iter().chain(names)).ok();
            let picture = Picture::drawn(&table, "a.svg");
            picture.is_sound();
            let texts = picture.texts();
            assert!(
                texts.contains(&"王小明") && texts.contains(&"שרה"),
                "{texts:?}"
            );
            assert!(texts.contains(&"i\u{fffd}"), "{texts:?}");
            let cut = |text: &&str| text.starts_with("Anne <Marie> & \"") && text.ends_with('…');
            assert!(texts.iter().any(cut), "{texts:?}");
        }
    }
}

#[test]
fn pictures_are_the_same_every_time() {
    let table = table();
    for file in ["a.svg", "a.png"] {
        table.words(["chart", "-o", file]).check();
        let first = fs::read(table.path(file)).unwrap();
        table.words(["chart", "-o", file, "--force"]).check();
        assert!(fs::read(table.path(file)).unwrap() == first, "{file}");
    }
}

#[test]
fn a_png_shows_what_the_svg_shows() {
    let table = table();
    table.teamzy("chart -o a.PNG").check();
    table.teamzy("chart -o a.svg").check();
    let png = Pixmap::decode_png(&fs::read(table.path("a.PNG")).unwrap()).unwrap();
    let svg = Picture::drawn(&table, "a.svg");
    let scale = f64::from(png.width()) / svg.size.0;
    assert_eq!((png.width(), png.height()), (2400, 1440));
    assert_eq!(f64::from(png.height()), svg.size.1 * scale);
    let color = |x: f64, y: f64| {
        let pixel = png.pixel((x * scale) as u32, (y * scale) as u32).unwrap();
        format!(
            "#{:02x}{:02x}{:02x}",
            pixel.red(),
            pixel.green(),
            pixel.blue()
        )
    };
    // The marks of games, and white where nothing is.
    let circles = svg.elements.iter().filter(|(name, _)| name == "circle");
    let mut seen = 0;
    for (_, circle) in circles {
        let at = |name: &str| circle[name].parse::<f64>().unwrap();
        assert_eq!(color(at("cx"), at("cy")), circle["fill"]);
        seen += 1;
    }
    assert!(seen >= 4, "{seen}");
    assert_eq!(color(2.0, 2.0), "#ffffff");
    // Each text leaves ink within its box.
    for words in &svg.words {
        let [left, top, right, bottom] = words.bounds().map(|edge| (edge * scale) as u32);
        let inked = (top..bottom).any(|y| {
            (left..right).any(|x| png.pixel(x, y).is_some_and(|pixel| pixel.red() < 0x80))
        });
        assert!(inked, "{words:?}");
    }
}

#[test]
fn a_png_says_which_names_it_cannot_write() {
    let table = Table::with_lines([game(1, "2026-11-29", &[("王小明", 78), ("🤖 Zoé", 64)])]);
    table
        .teamzy("chart -o a.png")
        .stderr("note: A PNG lacks letters of 王小明 and 🤖 Zoé; an SVG has them all.\n")
        .check();
    table.teamzy("chart -o a.svg").check();
    table.teamzy("chart 王小明").ok();
}

#[test]
fn a_picture_is_an_svg_or_a_png() {
    for file in ["a.pdf", "svg", "a", "a.svg.gz"] {
        let table = table();
        let printed = table.words(["chart", "-o", file]).printed();
        assert_eq!(printed.status, 2, "{}", shown(&printed));
        let sentence =
            format!("error: {file} ends neither in .svg nor in .png, the two kinds of pictures.\n");
        assert!(printed.stderr.starts_with(&sentence), "{}", shown(&printed));
        assert!(!table.path(file).exists());
    }
    table().teamzy("chart -o a.pdf").refused(
        2,
        "error: a.pdf ends neither in .svg nor in .png, the two kinds of pictures.\n  \
         try: -o a.svg\n",
    );
    for (file, ending, fitting) in [
        (".svg", ".svg", "chart.svg"),
        ("of/.PNG", ".PNG", "of/chart.PNG"),
    ] {
        let table = table();
        let line = format!("chart -o {file}");
        table.teamzy(&line).refused(
            2,
            &format!(
                "error: The name of the picture is missing before {ending}.\n  try: -o {fitting}\n"
            ),
        );
        assert!(!table.path(file).exists());
    }
}

#[test]
fn a_picture_overwrites_nothing_unless_forced_and_never_the_games() {
    let table = table();
    fs::write(table.path("a.svg"), "mine").unwrap();
    table.teamzy("chart -o a.svg").refused(
        1,
        "error: a.svg exists already, and was left as it is.\n  \
         try: name another place, or add --force to overwrite it\n",
    );
    assert_eq!(fs::read(table.path("a.svg")).unwrap(), b"mine");
    table.teamzy("chart -o a.svg --force").check();
    Picture::drawn(&table, "a.svg").is_sound();

    let games = table.bytes();
    fs::write(table.path("games.svg"), &games).unwrap();
    let printed = table
        .teamzy("chart --data games.svg -o games.svg --force")
        .printed();
    assert_eq!(printed.status, 1, "{}", shown(&printed));
    assert_eq!(fs::read(table.path("games.svg")).unwrap(), games);
}

#[test]
fn a_chart_has_no_form_for_programs() {
    for option in ["--json", "--csv"] {
        let printed = table().words(["chart", option]).printed();
        assert_eq!(printed.status, 2, "{}", shown(&printed));
    }
}

#[test]
fn a_boundless_page_is_not_filled() {
    for columns in ["4000000000", "18446744073709551615"] {
        let printed = table().teamzy("chart").env("COLUMNS", columns).ok();
        let widest = printed.stdout.lines().map(UnicodeWidthStr::width).max();
        assert_eq!(widest, Some(400), "{}", shown(&printed));
    }
}

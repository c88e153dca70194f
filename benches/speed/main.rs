//! Prints every bar of speed and size, with what the other programs take, in one run.
//!
//! `cargo bench` builds the release binary, writes the games to `target/bench/` and measures:
//! whole processes, the two sides alternately, the median of five rounds. See
//! `benches/README.md`.

mod games;
mod measure;

use std::error::Error;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use self::games::Kind;
use self::measure::{ROUNDS, Round, compare, instructions, memory, output, seconds};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const MILLION: usize = 1_000_000;

/// How often a small program runs in one round.
const OFTEN: usize = 20;

const VARIANTS: [(&str, Kind); 3] = [
    ("plain", Kind::Plain),
    (
        "shuffled",
        Kind::Shuffled {
            corrections: 10_000,
            repeated: 1_000,
        },
    ),
    ("doubled", Kind::Doubled),
];

fn main() -> Result<()> {
    let bench = Bench::prepare()?;
    println!(
        "{:<58} {:>12} {:>12} {:>8} {:>8}",
        "", "teamzy", "other", "ratio", "bar"
    );
    bench.recording()?;
    bench.ranking()?;
    bench.rating()?;
    bench.memory()?;
    bench.reminder()?;
    bench.binary()?;
    bench.for_interest()?;
    Ok(())
}

/// The programs and the files that are measured.
struct Bench {
    teamzy: PathBuf,
    folder: PathBuf,
    python: PathBuf,
}

impl Bench {
    fn prepare() -> Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
        let folder = target.join("bench");
        fs::create_dir_all(&folder)?;
        for (program, package) in [
            ("sqlite3", "sqlite3"),
            ("jq", "jq"),
            ("valgrind", "valgrind"),
            ("time", "time"),
            ("python3", "python3-venv"),
            ("ldd", "libc-bin"),
        ] {
            if !is_there(program) {
                return Err(format!("{program} is missing: apt-get install {package}").into());
            }
        }
        println!("Building the release binary …");
        let build = ["build", "--release", "--locked", "--quiet"];
        output(Command::new(env!("CARGO")).current_dir(root).args(build))?;
        let venv = folder.join("venv");
        let python = venv.join("bin/python");
        if !venv.join("ready").exists() {
            println!("Installing DuckDB …");
            output(Command::new("python3").args(["-m", "venv"]).arg(&venv))?;
            output(Command::new(&python).args(["-m", "pip", "install", "--quiet", "duckdb"]))?;
            File::create(venv.join("ready"))?;
        }
        println!("Writing the games …");
        let bench = Bench {
            teamzy: target.join("release/teamzy"),
            folder,
            python,
        };
        for (name, kind) in VARIANTS {
            bench.write(name, &games::file(MILLION, kind))?;
        }
        bench.write("small", &games::file(10_000, Kind::Plain))?;
        bench.show_versions()?;
        Ok(bench)
    }

    fn show_versions(&self) -> Result<()> {
        let sqlite = output(Command::new("sqlite3").arg("--version"))?;
        let duckdb = ["-c", "import duckdb; print(duckdb.__version__)"];
        let duckdb = output(Command::new(&self.python).args(duckdb))?;
        let sqlite = sqlite.split(' ').next().unwrap_or_default();
        println!("SQLite {sqlite}, DuckDB {}", duckdb.trim());
        println!();
        Ok(())
    }

    /// Writes a file to the disk itself: one that is still to be written there would slow down
    /// everybody who waits for the disk.
    fn write(&self, name: &str, content: &str) -> Result<()> {
        let mut file = File::create(self.file(name))?;
        file.write_all(content.as_bytes())?;
        Ok(file.sync_all()?)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name).with_extension("jsonl")
    }

    fn teamzy(&self, file: &Path, args: &[&str]) -> Command {
        let mut command = Command::new(&self.teamzy);
        command.arg("--data").arg(file).args(args);
        command.env("LC_ALL", "C");
        command
    }

    /// Records a game in a file that is as long as before each time.
    fn score(&self, file: &Path) -> Result<f64> {
        let length = fs::metadata(file)?.len();
        let took = seconds(&mut self.teamzy(file, &["score", "Hugo", "78", "Léa", "78"]));
        let file = OpenOptions::new().write(true).open(file)?;
        file.set_len(length)?;
        file.sync_all()?;
        took
    }

    /// `score` beside an insertion into SQLite.
    fn recording(&self) -> Result<()> {
        let database = self.folder.join("games.sqlite");
        let _ = fs::remove_file(&database);
        let table = "create table game (id text primary key, recorded text, date text, \
            players text, expansions text, location text, note text)";
        output(Command::new("sqlite3").arg(&database).arg(table))?;
        let insert = "insert into game values (lower(hex(randomblob(6))), \
            '2026-11-29T21:14:05.120+01:00', '2026-11-29', \
            '[{\"name\":\"Hugo\",\"score\":78},{\"name\":\"Léa\",\"score\":78}]', null, null, null)";
        let sqlite = || seconds(Command::new("sqlite3").arg(&database).arg(insert));
        let empty = self.file("empty");
        File::create(&empty)?;
        let small = self.file("small");
        for (what, file, bar) in [
            ("score, file empty : sqlite3 insert", empty, 1.0),
            ("score, 10,000 games : sqlite3 insert", small, 2.0),
        ] {
            compare(OFTEN, || self.score(&file), sqlite)?.print(what, bar);
        }
        Ok(())
    }

    /// `rankings` beside DuckDB's queries; both find the same.
    fn ranking(&self) -> Result<()> {
        for (what, query, variant, bar) in [
            (
                "rankings, 1,000,000 games : DuckDB, plain",
                "plain",
                "plain",
                0.5,
            ),
            (
                "rankings, the same : DuckDB, honouring corrections",
                "corrected",
                "plain",
                0.25,
            ),
            (
                "rankings, shuffled : DuckDB, honouring corrections",
                "corrected",
                "shuffled",
                0.25,
            ),
            (
                "rankings, doubled : DuckDB, honouring corrections",
                "corrected",
                "doubled",
                f64::INFINITY,
            ),
        ] {
            let file = self.file(variant);
            let ours = figures(&output(&mut self.teamzy(&file, &["rankings", "--csv"]))?)?;
            let theirs = self.duckdb(query, &file)?.1;
            if ours != theirs {
                return Err(format!("{what}: the figures differ").into());
            }
            let teamzy = || seconds(&mut self.teamzy(&file, &["rankings", "--csv"]));
            compare(1, teamzy, || Ok(self.duckdb(query, &file)?.0))?.print(what, bar);
        }
        Ok(())
    }

    /// `rankings --by rating` beside `rankings`.
    fn rating(&self) -> Result<()> {
        let file = self.file("plain");
        let ranked = |args: &[&str]| seconds(&mut self.teamzy(&file, args));
        let rated = || ranked(&["rankings", "--by", "rating", "--csv"]);
        compare(1, rated, || ranked(&["rankings", "--csv"]))?
            .print("rankings --by rating, 1,000,000 games : rankings", 8.0);
        Ok(())
    }

    /// The seconds that a query took, and what it found.
    fn duckdb(&self, query: &str, file: &Path) -> Result<(f64, Vec<String>)> {
        let script = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/benches/speed/duckdb_rankings.py"
        );
        let printed = output(Command::new(&self.python).arg(script).arg(query).arg(file))?;
        let mut lines = printed.lines();
        let took = lines.next().unwrap_or_default().parse()?;
        Ok((took, lines.map(str::to_owned).collect()))
    }

    fn memory(&self) -> Result<()> {
        for (variant, _) in VARIANTS {
            let file = self.file(variant);
            let score = ["score", "--dry-run", "Hugo", "78", "Léa", "78"];
            for args in [&["rankings", "--csv"][..], &score] {
                let mut round = Round::default();
                for _ in 0..ROUNDS {
                    round.add(seconds(&mut self.teamzy(&file, args))?);
                }
                let most = memory(&self.teamzy(&file, args))?;
                let what = format!(
                    "{}, {variant}: MiB at most ({:.3} s)",
                    args[0],
                    round.median()
                );
                print_size(&what, most, 64.0);
            }
        }
        Ok(())
    }

    fn reminder(&self) -> Result<()> {
        let missing = self.folder.join("no such file");
        let teamzy = || seconds(&mut self.teamzy(&missing, &["help-scoring"]));
        compare(OFTEN, teamzy, || seconds(&mut Command::new("true")))?
            .print("help-scoring : true", 3.0);
        Ok(())
    }

    fn binary(&self) -> Result<()> {
        let size = fs::metadata(&self.teamzy)?.len() as f64 / 1e6;
        print_size("release binary, MB", size, 4.0);
        println!(
            "{}",
            output(Command::new("ldd").arg(&self.teamzy))?.trim_end()
        );
        Ok(())
    }

    /// What no bar asks for.
    fn for_interest(&self) -> Result<()> {
        let small = self.file("small");
        let program = "reduce (inputs.players | (map(.score) | max) as $best | .[] \
            | {name, won: (.score == $best)}) as $seat ({}; \
            .[$seat.name] |= {games: (.games + 1), victories: (.victories + if $seat.won then 1 else 0 end)})";
        let teamzy = || seconds(&mut self.teamzy(&small, &["rankings", "--csv"]));
        let jq = || seconds(Command::new("jq").args(["-n", program]).arg(&small));
        compare(1, teamzy, jq)?.print("rankings, 10,000 games : jq, victories only", f64::INFINITY);
        for args in [
            &["rankings"][..],
            &["score", "--dry-run", "Hugo=78", "Léa=78"],
            &["help-scoring"],
        ] {
            let count = instructions(&self.teamzy(&small, args))?;
            let what = format!("{}, 10,000 games: million instructions", args[0]);
            println!("{what:<58} {:>12.2}", count as f64 / 1e6);
        }
        Ok(())
    }
}

/// Prints a size beside its bar.
fn print_size(what: &str, size: f64, bar: f64) {
    let bar = measure::verdict(size, bar);
    println!("{what:<58} {size:>12.2} {:>12} {:>8} {bar:>8}", "", "");
}

/// Name, games, victories, shared victories and best score of each player, by name.
fn figures(csv: &str) -> Result<Vec<String>> {
    let mut players = Vec::new();
    for line in csv.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let [_, name, games, victories, shared, _, _, best] = fields[..] else {
            return Err(format!("not a player: {line}").into());
        };
        players.push([name, games, victories, shared, best].join(","));
    }
    players.sort();
    Ok(players)
}

fn is_there(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

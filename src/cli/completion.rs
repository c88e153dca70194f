//! What a shell asks when a word is to be completed, and which argument the word is for.

use std::ffi::OsString;

use clap::builder::ValueRange;
use clap::{Arg, Command, Id, ValueEnum};

use super::args::Shell;

/// The fewest columns that a list is made for.
const NARROWEST: usize = 20;

/// A word to complete.
#[derive(Debug)]
pub struct Question {
    /// Which shell asks.
    pub shell: Shell,
    /// The words before, without quotes; the program's name is the first.
    pub before: Vec<String>,
    /// The word up to the cursor, without quotes.
    pub word: String,
    /// Whether the word names a file for the shell itself: `> FILE`.
    pub redirects: bool,
    /// The width of the terminal, where the shell does not bother about it itself.
    pub columns: usize,
    /// What else bash tells.
    pub readline: Readline,
}

/// How bash's line editor puts an answer into the line.
#[derive(Debug, Default)]
pub struct Readline {
    /// The beginning of the word that stays, without quotes.
    pub kept: String,
    /// The quote in which the answer comes to stand.
    pub quote: Option<char>,
    /// Whether several answers are inserted, and not listed to choose from.
    pub inserts: bool,
}

impl Question {
    /// Reads what the script of a shell hands over after `--`.
    pub fn read(shell: &str, args: &[OsString]) -> Option<Self> {
        let shell = Shell::from_str(shell, false).ok()?;
        let mut words: Vec<String> = args
            .iter()
            .skip_while(|arg| *arg != "--")
            .skip(1)
            .map(|arg| arg.to_string_lossy().into_owned())
            .collect();
        let mut columns = NARROWEST;
        if matches!(shell, Shell::Bash | Shell::Zsh) && !words.is_empty() {
            columns = words.remove(0).parse().unwrap_or(columns).max(columns);
        }
        if shell == Shell::Bash {
            return Self::of_bash(&words, columns);
        }
        let word = words.pop()?;
        let word = match shell {
            Shell::Fish => split(&word, shell).word,
            // Its script marks the word, since an empty one would get lost on the way.
            Shell::Powershell => word.strip_prefix('=')?.replace(['\'', '"'], ""),
            _ => word,
        };
        Some(Question {
            shell,
            before: words,
            word,
            redirects: false,
            columns,
            readline: Readline::default(),
        })
    }

    /// The value of `--lang` in the words before.
    pub fn language(&self) -> Option<String> {
        let words = self.before.iter().map(OsString::from).collect();
        super::prepare(words).1.lang
    }

    /// Reads the kind of completion, bash's line up to the cursor, and the end of it that is to be
    /// replaced.
    fn of_bash(words: &[String], columns: usize) -> Option<Self> {
        let [kind, line, replaced] = words else {
            return None;
        };
        let shell = Shell::Bash;
        let staying = split(line.strip_suffix(replaced.as_str())?, shell);
        let Split {
            before,
            word,
            redirects,
            ..
        } = split(line, shell);
        Some(Question {
            shell,
            before,
            word,
            redirects,
            columns,
            readline: Readline {
                kept: staying.word,
                quote: staying.quote,
                // The keys `%`, menu-complete, and `*`, insert-completions.
                inserts: matches!(kind.as_str(), "37" | "42"),
            },
        })
    }
}

/// A line of a shell in words.
#[derive(Debug, Default)]
struct Split {
    before: Vec<String>,
    /// The last word, which a blank would end.
    word: String,
    /// The quote that is open at the end.
    quote: Option<char>,
    /// Whether the last word follows `<` or `>`.
    redirects: bool,
}

fn split(line: &str, shell: Shell) -> Split {
    let mut split = Split::default();
    let mut begun = false;
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, split.quote) {
            (quote, Some(open)) if quote == open => split.quote = None,
            ('\\', quote) => {
                let escapes = |next: char| match quote {
                    None => true,
                    Some('"') => "\"\\$`".contains(next),
                    Some(_) => shell == Shell::Fish && "'\\".contains(next),
                };
                begun = true;
                match chars.next_if(|next| escapes(*next)) {
                    Some(escaped) => split.word.push(escaped),
                    None => split.word.push(c),
                }
            }
            (quote @ ('\'' | '"'), None) => {
                split.quote = Some(quote);
                begun = true;
            }
            (' ' | '\t' | '\n' | '<' | '>', None) => {
                let word = std::mem::take(&mut split.word);
                let is_descriptor = "<>".contains(c) && word.bytes().all(|b| b.is_ascii_digit());
                if begun && !split.redirects && !is_descriptor {
                    split.before.push(word);
                }
                split.redirects = "<>".contains(c) || split.redirects && !begun;
                begun = false;
            }
            _ => {
                split.word.push(c);
                begun = true;
            }
        }
    }
    split
}

/// What a word stands for.
#[derive(Debug)]
pub struct Slot<'a> {
    /// The command that was typed, or the program when there is none yet.
    pub command: &'a Command,
    /// What the word can be.
    pub wanted: Wanted<'a>,
    /// The beginning of the word that is no part of the value: `--with=`, or values with a comma.
    pub prefix: &'a str,
    /// The words before that belong to the same argument, when it has no name.
    pub words: Vec<&'a str>,
    /// The options that were typed.
    pub used: Vec<&'a Id>,
    /// The value of `--data`.
    pub data: Option<&'a str>,
    /// Whether options may still follow.
    pub options: bool,
}

/// What a word can be.
#[derive(Clone, Copy, Debug)]
pub enum Wanted<'a> {
    /// A command.
    Command,
    /// An option.
    Option,
    /// The value of an argument.
    Value(&'a Arg),
    /// Nothing that is known.
    Nothing,
}

impl<'a> Slot<'a> {
    /// Finds what a word of a command line stands for.
    pub fn find(program: &'a Command, question: &'a Question) -> Self {
        let word = question.word.as_str();
        let mut slot = Slot {
            command: program,
            wanted: Wanted::Nothing,
            prefix: "",
            words: Vec::new(),
            used: Vec::new(),
            data: None,
            options: true,
        };
        let awaited = slot.read(question);
        slot.wanted = match option_of(slot.command, word) {
            _ if awaited.is_some() => awaited.map_or(Wanted::Nothing, Wanted::Value),
            Some((option, Some(value))) if slot.options && word.starts_with("--") => {
                slot.prefix = &word[..word.len() - value.len()];
                Wanted::Value(option)
            }
            _ if slot.options && word.starts_with('-') => Wanted::Option,
            _ => slot.positional(),
        };
        if let Wanted::Value(arg) = slot.wanted
            && let Some(comma) = arg.get_value_delimiter()
            && let Some(at) = word.rfind(comma)
        {
            slot.prefix = &word[..at + comma.len_utf8()];
        }
        slot
    }

    /// Goes through the words before; returns the option that awaits its value.
    fn read(&mut self, question: &'a Question) -> Option<&'a Arg> {
        let mut awaiting: Option<&Arg> = None;
        // fish hands over the variables that are set before the program's name.
        let words = question.before.iter().skip_while(|word| word.contains('='));
        for word in words.skip(1) {
            if let Some(option) = awaiting.take() {
                self.note(option, word);
            } else if self.options && word == "--" {
                self.options = false;
            } else if self.options
                && let Some((option, value)) = option_of(self.command, word)
            {
                self.used.push(option.get_id());
                match value {
                    Some(value) => self.note(option, value),
                    None if option.get_action().takes_values() => awaiting = Some(option),
                    None => {}
                }
            } else if self.words.is_empty()
                && let Some(command) = self.command.find_subcommand(word)
            {
                self.command = command;
            } else {
                self.words.push(word);
            }
        }
        awaiting
    }

    fn note(&mut self, option: &Arg, value: &'a str) {
        if option.get_id() == "data" {
            self.data = Some(value);
        }
    }

    /// The argument without a name whose turn it is.
    fn positional(&mut self) -> Wanted<'a> {
        if self.command.has_subcommands() {
            return match self.words.as_slice() {
                [] => Wanted::Command,
                _ => Wanted::Nothing,
            };
        }
        let args: Vec<&Arg> = self.command.get_positionals().collect();
        let repeats = |arg: &&Arg| arg.get_num_args().as_ref().is_some_and(is_many);
        let last = args.len().saturating_sub(1);
        let turn = self.words.len().min(last);
        match args.get(turn) {
            Some(arg) if turn == self.words.len() || repeats(arg) => {
                self.words.drain(..turn);
                Wanted::Value(arg)
            }
            Some(_) => Wanted::Nothing,
            None => Wanted::Option,
        }
    }
}

fn is_many(values: &ValueRange) -> bool {
    values.max_values() > 1
}

/// The option that a word names, and the value in the same word.
fn option_of<'a, 'b>(command: &'a Command, word: &'b str) -> Option<(&'a Arg, Option<&'b str>)> {
    let find = |is: &dyn Fn(&Arg) -> bool| command.get_arguments().find(|arg| is(arg));
    if let Some(long) = word.strip_prefix("--") {
        let (name, value) = match long.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (long, None),
        };
        let option = find(&|arg| arg.get_long() == Some(name))?;
        return Some((option, value));
    }
    let mut letters = word.strip_prefix('-')?.chars();
    let letter = letters.next()?;
    let option = find(&|arg| arg.get_short() == Some(letter))?;
    Some((
        option,
        Some(letters.as_str()).filter(|value| !value.is_empty()),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::help;
    use crate::i18n::{LANGUAGES, Texts};

    fn program() -> Command {
        help::localised(&Texts::new(&LANGUAGES[0]), 80)
    }

    fn asked(line: &str) -> Question {
        let split = split(line, Shell::Zsh);
        Question {
            shell: Shell::Zsh,
            before: split.before,
            word: split.word,
            redirects: split.redirects,
            columns: 80,
            readline: Readline::default(),
        }
    }

    /// What is wanted, by name; the beginning that is no value; and the words before.
    fn found(line: &str) -> (String, String, Vec<String>) {
        let (program, question) = (program(), asked(line));
        let slot = Slot::find(&program, &question);
        let wanted = match slot.wanted {
            Wanted::Value(arg) => arg.get_id().to_string(),
            other => format!("{other:?}"),
        };
        let words = slot.words.iter().map(|word| (*word).to_owned());
        (wanted, slot.prefix.to_owned(), words.collect())
    }

    #[test]
    fn a_word_of_a_line_finds_its_argument() {
        for (line, wanted, prefix) in [
            ("teamzy ", "Command", ""),
            ("teamzy sc", "Command", ""),
            ("teamzy --lang fr ", "Command", ""),
            ("teamzy -", "Option", ""),
            ("teamzy Hugo ", "Nothing", ""),
            ("teamzy score ", "entries", ""),
            ("teamzy score Hugo 78 -5 L", "entries", ""),
            ("teamzy score -- -", "entries", ""),
            ("teamzy score --", "Option", ""),
            ("teamzy score --date ", "date", ""),
            ("teamzy score --date --", "date", ""),
            ("teamzy score --date=t", "date", "--date="),
            ("teamzy score --with inns,ab", "with", "inns,"),
            ("teamzy score --with=inns,ab", "with", "--with=inns,"),
            ("teamzy score --at Lyon Hugo 78 ", "entries", ""),
            ("teamzy score --at=Lyon ", "entries", ""),
            ("teamzy score --none=x", "Option", ""),
            ("teamzy history -n ", "last", ""),
            ("teamzy history -n3 ", "players", ""),
            ("teamzy completions ", "shell", ""),
            ("teamzy completions bash ", "Nothing", ""),
            ("teamzy help-scoring ", "topic", ""),
            ("teamzy help-scoring city ", "Nothing", ""),
            ("teamzy check ", "Option", ""),
            ("LANG=fr teamzy score ", "entries", ""),
        ] {
            let (found, beginning, _) = found(line);
            assert_eq!(
                (found.as_str(), beginning.as_str()),
                (wanted, prefix),
                "{line}"
            );
        }
        let (_, _, words) = found("teamzy score --at Lyon Hugo 78 --json Léa=64 ");
        assert_eq!(words, ["Hugo", "78", "Léa=64"]);
    }

    #[test]
    fn every_argument_is_found() {
        let program = program();
        for command in program.get_subcommands() {
            for arg in command.get_arguments() {
                let line = match (arg.get_long(), arg.get_short()) {
                    (Some(long), _) => format!("teamzy {} --{long} ", command.get_name()),
                    (None, Some(short)) => format!("teamzy {} -{short} ", command.get_name()),
                    (None, None) => {
                        let before = "a ".repeat(arg.get_index().unwrap() - 1);
                        format!("teamzy {} {before}", command.get_name())
                    }
                };
                if arg.get_action().takes_values() {
                    assert_eq!(found(&line).0, arg.get_id().as_str(), "{line}");
                }
            }
        }
    }

    #[test]
    fn the_options_before_are_remembered() {
        let (program, question) = (program(), asked("teamzy --data=a score --json --data b "));
        let slot = Slot::find(&program, &question);
        assert_eq!(slot.data, Some("b"));
        assert_eq!(slot.used, ["data", "json", "data"]);
        let question = asked("teamzy --lang es score ");
        assert_eq!(question.language().as_deref(), Some("es"));
    }

    #[test]
    fn quotes_of_bash_are_read_with_what_stays() {
        for (line, replaced, word, kept, quote) in [
            (r"teamzy score Anne\ M", r"Anne\ M", "Anne M", "", None),
            (r#"teamzy score "Anne M"#, "Anne M", "Anne M", "", Some('"')),
            (
                r"teamzy score 'Anne d'\''A",
                "A",
                "Anne d'A",
                "Anne d'",
                Some('\''),
            ),
            (
                r#"teamzy score "Anne d'A"#,
                "Anne d'A",
                "Anne d'A",
                "",
                Some('"'),
            ),
            (r#"teamzy score An"ne M"#, "ne M", "Anne M", "An", Some('"')),
            (
                r#"teamzy score "a\"b\c"#,
                r#"a\"b\c"#,
                r#"a"b\c"#,
                "",
                Some('"'),
            ),
            (r"teamzy score Dr:\ X", r"\ X", "Dr: X", "Dr:", None),
            ("teamzy --with=inns", "inns", "--with=inns", "--with=", None),
            ("teamzy score ", "", "", "", None),
        ] {
            let args = ["teamzy", "--", "80", "9", line, replaced].map(OsString::from);
            let question = Question::read("bash", &args).unwrap();
            let readline = &question.readline;
            assert_eq!(question.word, word, "{line}");
            assert_eq!(
                (readline.kept.as_str(), readline.quote),
                (kept, quote),
                "{line}"
            );
            assert_eq!(
                question.before.first().map(String::as_str),
                Some("teamzy"),
                "{line}"
            );
        }
    }

    #[test]
    fn what_the_shell_redirects_is_no_word_of_the_program() {
        let redirected = |line| {
            let split = split(line, Shell::Bash);
            (split.redirects, split.word, split.before.join(" "))
        };
        let expected =
            |redirects, word: &str, before: &str| (redirects, word.to_owned(), before.to_owned());
        assert_eq!(
            redirected("teamzy history > f"),
            expected(true, "f", "teamzy history")
        );
        assert_eq!(
            redirected("teamzy history >> "),
            expected(true, "", "teamzy history")
        );
        assert_eq!(
            redirected("teamzy 2>err new L"),
            expected(false, "L", "teamzy new")
        );
        assert_eq!(
            redirected("teamzy new '>' L"),
            expected(false, "L", "teamzy new >")
        );
    }

    #[test]
    fn what_no_script_says_is_no_question() {
        let read = |shell, args: &[&str]| {
            let args: Vec<OsString> = args.iter().map(OsString::from).collect();
            Question::read(shell, &args).map(|question| question.word)
        };
        assert_eq!(read("fish", &["teamzy", "score", "Hugo", "78"]), None);
        assert_eq!(read("tcsh", &["teamzy", "--", "teamzy", ""]), None);
        assert_eq!(read("bash", &["teamzy", "--", "80", "9"]), None);
        assert_eq!(
            read("fish", &["teamzy", "--", "teamzy", "'d\\'A"]).unwrap(),
            "d'A"
        );
        assert_eq!(
            read("powershell", &["teamzy", "--", "teamzy", "="]).unwrap(),
            ""
        );
    }
}

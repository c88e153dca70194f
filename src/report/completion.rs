//! For shells: the script by which each completes words, and the answers that the script reads.
//!
//! The first line of an answer says what the script is to do; then comes a candidate a line.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::cli::args::Shell;
use crate::cli::completion::Question;
use crate::commands::{Candidate, Completion, Fit};

/// The script that a shell reads when it starts.
pub fn script(shell: Shell) -> &'static str {
    match shell {
        Shell::Bash => include_str!("scripts/teamzy.bash"),
        Shell::Zsh => include_str!("scripts/teamzy.zsh"),
        Shell::Fish => include_str!("scripts/teamzy.fish"),
        Shell::Elvish => include_str!("scripts/teamzy.elv"),
        Shell::Powershell => include_str!("scripts/teamzy.ps1"),
    }
}

/// What the script reads when a word is to be completed.
pub fn answer(question: &Question, completion: &Completion) -> String {
    let (todo, lines) = match (completion.fit, question.shell) {
        (Fit::Files, _) => ("files", Vec::new()),
        (_, Shell::Bash) => bash(completion, question),
        (_, Shell::Zsh) => zsh(completion, question.columns),
        (_, Shell::Fish | Shell::Elvish) => ("words", each(completion, with_tab)),
        (_, Shell::Powershell) => ("words", each(completion, powershell)),
    };
    let mut answer = format!("{todo}\n");
    for line in lines {
        answer.push_str(&line);
        answer.push('\n');
    }
    answer
}

fn each(completion: &Completion, line: impl Fn(&Candidate) -> String) -> Vec<String> {
    completion.candidates.iter().map(line).collect()
}

/// The explanation in one line.
fn help(candidate: &Candidate) -> Option<String> {
    let help = candidate.help.as_ref()?;
    Some(help.replace(['\n', '\t'], " "))
}

/// bash puts an answer into the line as it is. Several are shown with what they mean, which the
/// line never gets: that stops where the first two differ.
fn bash(completion: &Completion, question: &Question) -> (&'static str, Vec<String>) {
    let readline = &question.readline;
    let mut replies: Vec<(String, Option<String>)> = completion
        .candidates
        .iter()
        .filter_map(|candidate| {
            let rest = candidate.value.strip_prefix(&readline.kept)?;
            Some((bash_quoted(rest, readline.quote), help(candidate)))
        })
        .collect();
    if let [(only, _)] = replies.as_mut_slice() {
        if only.ends_with('=') {
            return ("open", vec![only.clone()]);
        }
        only.extend(readline.quote);
        return ("words", vec![only.clone()]);
    }
    if readline.inserts {
        let replies = replies.into_iter().map(|(reply, _)| reply);
        return ("words", replies.collect());
    }
    if completion.fit == Fit::Listed
        && let Some((first, _)) = replies.first_mut()
    {
        // Now they have nothing in common, and bash leaves what was typed.
        first.insert(0, ' ');
    }
    ("words", listed(&replies, question.columns))
}

/// Words and what they mean, in lines that are shorter than the terminal.
fn listed(words: &[(String, Option<String>)], columns: usize) -> Vec<String> {
    let widths = words.iter().map(|(word, _)| word.width());
    let widest = widths.max().unwrap_or(0);
    let line = |(word, help): &(String, Option<String>)| match help {
        Some(help) => {
            let gap = " ".repeat(widest - word.width());
            shortened(&format!("{word}{gap}  ({help})"), columns - 1)
        }
        None => word.clone(),
    };
    words.iter().map(line).collect()
}

/// A text as it is typed within a quote, or outside any.
fn bash_quoted(text: &str, quote: Option<char>) -> String {
    let mut quoted = String::new();
    for c in text.chars() {
        match (quote, c) {
            (Some('\''), '\'') => quoted.push_str(r"'\''"),
            (Some('\''), _) => quoted.push(c),
            // Nothing protects it there from the history.
            (Some(_), '!') => quoted.push_str(r#""\!""#),
            (Some(_), _) if !"\"\\$`".contains(c) => quoted.push(c),
            (None, _) if !c.is_ascii() || c.is_ascii_alphanumeric() || "_-+=:.,/@%".contains(c) => {
                quoted.push(c);
            }
            _ => quoted.extend(['\\', c]),
        }
    }
    quoted
}

fn shortened(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut width = 1;
    let kept = text.chars().take_while(|c| {
        width += c.width().unwrap_or(0);
        width <= columns
    });
    kept.chain(['…']).collect()
}

/// zsh quotes by itself. It gets each word, and how it is listed.
fn zsh(completion: &Completion, columns: usize) -> (&'static str, Vec<String>) {
    let todo = match completion.fit {
        Fit::Listed => "listed",
        Fit::Loose => "loose",
        Fit::Literal | Fit::Files => "words",
    };
    let words: Vec<(String, Option<String>)> = completion
        .candidates
        .iter()
        .map(|candidate| (candidate.value.clone(), help(candidate)))
        .collect();
    let lines = words.iter().zip(listed(&words, columns));
    (
        todo,
        lines
            .map(|((word, _), line)| format!("{word}\t{line}"))
            .collect(),
    )
}

fn with_tab(candidate: &Candidate) -> String {
    match help(candidate) {
        Some(help) => format!("{}\t{help}", candidate.value),
        None => candidate.value.clone(),
    }
}

/// The word as it is typed, as it is listed, and what it means, which must not be empty.
fn powershell(candidate: &Candidate) -> String {
    let value = &candidate.value;
    let help = help(candidate).unwrap_or_else(|| value.clone());
    format!("{}\t{value}\t{help}", powershell_quoted(value))
}

fn powershell_quoted(text: &str) -> String {
    if text
        .chars()
        .all(|c| c.is_alphanumeric() || "_-+=:./".contains(c))
    {
        return text.to_owned();
    }
    let mut quoted = String::from("'");
    for c in text.chars() {
        quoted.push(c);
        // All these end the quote there.
        if "'‘’‚‛".contains(c) {
            quoted.push(c);
        }
    }
    quoted.push('\'');
    quoted
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;

    use super::*;

    fn completion(fit: Fit, words: &[&str]) -> Completion {
        let candidates = words.iter().map(|word| Candidate::new(*word));
        Completion {
            fit,
            candidates: candidates.collect(),
        }
    }

    /// What bash reads when the end of the line is to be replaced.
    fn replies(line: &str, replaced: &str, fit: Fit, words: &[&str]) -> Vec<String> {
        let args = ["teamzy", "--", "40", "9", line, replaced].map(Into::into);
        let question = Question::read("bash", &args).unwrap();
        let answer = answer(&question, &completion(fit, words));
        answer.lines().map(str::to_owned).collect()
    }

    #[test]
    fn bash_gets_a_name_quoted_as_it_was_begun() {
        let name = "Anne d'Arc";
        let reply = |line, replaced| replies(line, replaced, Fit::Literal, &[name]);
        assert_eq!(reply("teamzy new An", "An"), ["words", r"Anne\ d\'Arc"]);
        assert_eq!(reply("teamzy new \"An", "An"), ["words", "Anne d'Arc\""]);
        assert_eq!(reply("teamzy new 'An", "An"), ["words", r"Anne d'\''Arc'"]);
        assert_eq!(reply("teamzy new An\"n", "n"), ["words", "ne d'Arc\""]);
    }

    #[test]
    fn what_bash_reads_back_is_what_was_meant() {
        let nasty = "a\"b'c$d`e\\f!g h*i~j#k{l}m[n]o?p(q)r;s&t|u<v>w=x:y,é\u{a0}z";
        for quote in ["", "'", "\""] {
            let line = format!("teamzy new {quote}");
            let replies = replies(&line, "", Fit::Literal, &[nasty]);
            let line = line + &replies[1] + " ";
            let args = ["teamzy", "--", "40", "9", &line, ""].map(Into::into);
            let question = Question::read("bash", &args).unwrap();
            assert_eq!(question.before, ["teamzy", "new", nasty], "{line}");
        }
    }

    #[test]
    fn bash_keeps_the_beginning_that_it_does_not_replace() {
        let reply = |line, replaced, word| replies(line, replaced, Fit::Literal, &[word]);
        assert_eq!(reply("teamzy --lang=f", "f", "--lang=fr"), ["words", "fr"]);
        assert_eq!(
            reply(r"teamzy new Dr:\ ", r"\ ", "Dr: X"),
            ["words", r"\ X"]
        );
        assert_eq!(reply("teamzy score L", "L", "Léa="), ["open", "Léa="]);
        assert_eq!(reply("teamzy score 'L", "L", "Léa="), ["open", "Léa="]);
    }

    #[test]
    fn several_words_are_listed_with_their_help() {
        let mut games = completion(Fit::Literal, &["7k3f", "last"]);
        games.candidates[0].help = Some("2026-11-29, Hugo and Léa".to_owned());
        games.candidates[1].help = Some("2026-11-29, Hugo, Léa and everybody else".to_owned());
        let lines = |shell: &str, args: &[&str]| {
            let args: Vec<_> = args.iter().map(Into::into).collect();
            let question = Question::read(shell, &args).unwrap();
            let lines = answer(&question, &games);
            lines.lines().map(str::to_owned).collect::<Vec<_>>()
        };
        let listed = [
            "7k3f  (2026-11-29, Hugo and Léa)",
            "last  (2026-11-29, Hugo, Léa and every…",
        ];
        let bash = ["teamzy", "--", "40", "63", "teamzy history --game ", ""];
        assert_eq!(lines("bash", &bash), [&["words"], &listed[..]].concat());
        let inserting = ["teamzy", "--", "40", "37", "teamzy history --game ", ""];
        assert_eq!(lines("bash", &inserting), ["words", "7k3f", "last"]);
        let zsh = ["teamzy", "--", "40", "teamzy", "history", "--game", ""];
        let zsh = lines("zsh", &zsh);
        assert_eq!(zsh[1], format!("7k3f\t{}", listed[0]));
        let fish = lines("fish", &["teamzy", "--", "teamzy", "history", "--game", ""]);
        assert_eq!(fish[1], "7k3f\t2026-11-29, Hugo and Léa");
    }

    #[test]
    fn bash_leaves_what_was_typed_when_less_is_common() {
        let words = ["MAX", "Maxime"];
        let line = "teamzy new ma";
        assert_eq!(
            replies(line, "ma", Fit::Listed, &words),
            ["words", " MAX", "Maxime"]
        );
        assert_eq!(
            replies(line, "ma", Fit::Loose, &words),
            ["words", "MAX", "Maxime"]
        );
    }

    #[test]
    fn powershell_gets_a_name_quoted() {
        for (name, quoted) in [
            ("Léa", "Léa"),
            ("Léa=", "Léa="),
            ("Anne d'Arc", "'Anne d''Arc'"),
            ("l’ami", "'l’’ami'"),
            ("$x", "'$x'"),
            ("a,b", "'a,b'"),
        ] {
            assert_eq!(powershell_quoted(name), quoted);
        }
    }

    #[test]
    fn every_script_says_which_shell_asks() {
        for shell in Shell::value_variants() {
            let name = shell.to_possible_value().unwrap();
            let script = script(*shell).replace("$env:TEAMZY_COMPLETE = '", "TEAMZY_COMPLETE=");
            assert!(script.contains(&format!("TEAMZY_COMPLETE={}", name.get_name())));
        }
    }
}

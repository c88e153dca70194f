//! What came of an import, in words.

use super::page::Page;
use super::prose::{self, brief, command, wrap};
use crate::commands::{Answer, Disagreement, Imported, NotTaken, Remark};
use crate::core::calendar::date_text;
use crate::exchange::{Reason, Refused};
use crate::i18n::{Texts, Value};

/// How many games came in, and how many did not.
pub fn page(imported: &Imported, answer: &Answer, page: &Page<'_>) -> String {
    let texts = page.texts;
    let count = |id: &str, count: usize| texts.with(id, [("count", count.into())]);
    let planned = answer.remarks.contains(&Remark::DryRun);
    let taken = match (imported.merged, planned) {
        (false, false) => "result-imported",
        (false, true) => "result-would-import",
        (true, false) => "result-merged-lines",
        (true, true) => "result-would-merge-lines",
    };
    let mut lines = vec![count(taken, imported.taken)];
    let others = [
        ("result-import-known", imported.known, !imported.merged),
        ("result-merge-known", imported.known, imported.merged),
        (
            "result-import-refused",
            imported.refused.len(),
            !imported.merged,
        ),
        (
            "result-merge-refused",
            imported.refused.len(),
            imported.merged,
        ),
        ("result-import-others", imported.other_games, true),
    ];
    for (id, number, wanted) in others {
        if wanted && number > 0 {
            lines.push(count(id, number));
        }
    }
    if imported.withheld {
        lines.push(texts.get("result-import-withheld"));
    }
    if answer.recorded {
        let undo = command(["undo"]);
        lines.push(if imported.merged {
            texts.with("result-merge-undo", [("command", undo.into())])
        } else {
            let values = [("count", imported.taken.into()), ("command", undo.into())];
            texts.with("result-import-undo", values)
        });
    }
    let columns = page.style.prose;
    let wrapped = lines.iter().map(|line| wrap(line, columns, "  ") + "\n");
    wrapped.collect()
}

/// Why a play was not taken.
pub fn not_taken(not_taken: &NotTaken, texts: &Texts) -> String {
    let Refused {
        called,
        written,
        reason,
    } = &not_taken.refused;
    if *reason == Reason::Unreadable {
        let place = format!("{}:{called}", prose::path(&not_taken.file));
        return texts.with("remark-line-not-taken", [("place", place.into())]);
    }
    let (player, entry) = reason.about();
    let count = match reason {
        Reason::Quantity(count) => *count,
        _ => 0,
    };
    let values: [(&str, Value<'_>); 3] = [
        ("player", brief(player.unwrap_or_default()).into()),
        ("entry", brief(entry.unwrap_or_default()).into()),
        ("count", count.into()),
    ];
    let id = format!("reason-{}", reason.kind().replace('_', "-"));
    let why = texts.with(&id, values);
    let play = called_on(called, written, texts);
    texts.with(
        "remark-not-taken",
        [("play", play.into()), ("why", why.into())],
    )
}

/// That a file names other winners than the scores do.
pub fn disagrees(disagreement: &Disagreement, texts: &Texts) -> String {
    let Disagreement {
        called,
        date,
        named,
        ..
    } = disagreement;
    let play = called_on(called, &date_text(*date), texts);
    texts.with(
        "remark-disagrees",
        [
            ("play", play.into()),
            ("named", texts.list(&named.by_file).into()),
            ("winners", texts.list(&named.by_scores).into()),
        ],
    )
}

fn called_on(called: &str, date: &str, texts: &Texts) -> String {
    if called.is_empty() || called == date {
        return brief(date).into_owned();
    }
    if date.is_empty() {
        return brief(called).into_owned();
    }
    texts.with(
        "import-play",
        [
            ("called", brief(called).into()),
            ("date", brief(date).into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::entry::BadScore;
    use crate::i18n::LANGUAGES;

    #[test]
    fn a_refusal_is_short_whatever_is_in_the_file() {
        let long = "7,5".repeat(3_000);
        let refused = NotTaken {
            file: "games.csv".into(),
            refused: Refused {
                called: long.clone(),
                written: long.clone(),
                reason: Reason::Score("Hugo".to_owned(), long, BadScore::Decimal),
            },
        };
        let english = Texts::new(&LANGUAGES[0]);
        let cut = "7,5".repeat(13) + "…";
        assert_eq!(
            super::not_taken(&refused, &english),
            format!("{cut} is not taken: “{cut}”, the score of Hugo, is not a whole number.")
        );
    }
}

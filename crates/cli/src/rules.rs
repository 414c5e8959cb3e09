//! `tokyo rules`: the numbered rules of a game, or the guide to read before them.

use contract::{Meta, clauses};
use words::Words;

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::files;

pub fn run(args: &args::Rules) -> Outcome {
    let meta = catalogue::find(&args.game)?.meta();
    // Refuses a language that the game does not speak.
    Words::new(meta, &args.lang)?;
    if args.guide {
        return guide(meta, &args.lang);
    }
    let rules = meta.rules_in(&args.lang).unwrap_or(meta.rules);
    let Some(wanted) = &args.clause else {
        return files::print(rules);
    };
    let chapter = format!("{wanted}.");
    let found: Vec<String> = clauses(rules)
        .filter(|clause| clause.number == wanted || clause.number.starts_with(&chapter))
        .map(|clause| format!("{}  {}\n", clause.number, clause.text))
        .collect();
    if found.is_empty() {
        let numbers: Vec<&str> = clauses(rules).map(|clause| clause.number).collect();
        let (title, numbers) = (meta.title, numbers.join(", "));
        return Err(Failure(format!("{title} has no clause '{wanted}': there are {numbers}")));
    }
    files::print(&found.concat())
}

fn guide(meta: &Meta, language: &str) -> Outcome {
    match meta.guide_in(language) {
        Some(guide) => files::print(&bracketed(&unlinked(guide))),
        None => Err(Failure(format!("{} has no guide in '{language}'", meta.title))),
    }
}

/// Markdown for a terminal: nobody can follow a link there or see a picture, so both become their
/// words.
fn unlinked(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, label, after)) = link(rest) {
        match before.strip_suffix('!') {
            Some(before) => plain.extend([before, "[", label, "]"]),
            None => plain.extend([before, label]),
        }
        rest = after;
    }
    plain + rest
}

/// Readings of words, which the page sets above them, in brackets behind them.
fn bracketed(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, word, reading, after)) = reading(rest) {
        plain.extend([before, word, "（", reading, "）"]);
        rest = after;
    }
    plain + rest
}

/// The first word with a reading: what stands before it, the two, and what follows.
fn reading(text: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (inside, after) = rest.split_once('}')?;
    let (word, reading) = inside.split_once('|')?;
    Some((before, word, reading, after))
}

/// The first link: what stands before it, its words, and what follows its address.
fn link(text: &str) -> Option<(&str, &str, &str)> {
    let (label, rest) = text.split_once("](")?;
    let (before, label) = label.rsplit_once('[')?;
    let (_, rest) = rest.split_once(')')?;
    Some((before, label, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_pictures_become_their_words() {
        let text = "Pay ([rule 2.5](#2.5)).\n\n![Two coins](guide/coins.svg)\nThe *end*.\n";
        assert_eq!(unlinked(text), "Pay (rule 2.5).\n\n[Two coins]\nThe *end*.\n");
        assert_eq!(unlinked("[open"), "[open");
    }

    #[test]
    fn readings_stand_in_brackets() {
        assert_eq!(
            bracketed("道路を{架|か}ける「*{街区|がいく}*」{"),
            "道路を架（か）ける「*街区（がいく）*」{"
        );
    }
}

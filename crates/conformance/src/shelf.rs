//! Facts, options, words and rules of a game.

use std::collections::BTreeSet;

use contract::{Chance, MAX_SEATS, Meta, Tabletop, Values, clauses};
use serde_json::Value;

use crate::finding::{Checked, Finding, ensure};
use crate::{languages, showing};

/// Checks what does not depend on play.
///
/// # Errors
/// The first fault found.
pub fn check<G: Tabletop>() -> Checked {
    let meta = G::META;
    let (least, most) = (*meta.seats.start(), *meta.seats.end());
    ensure(1 <= least && least <= most && most <= MAX_SEATS, "facts", || {
        format!("{least} to {most} seats cannot be: a table has 1 to {MAX_SEATS}")
    })?;
    options::<G>(&meta)?;
    presets::<G>(&meta)?;
    rules(&meta)?;
    showing::sheets::<G>()?;
    lists::<G>(&meta)
}

/// Options and setup name the same things, and the default is among what can be chosen.
fn options<G: Tabletop>(meta: &Meta) -> Checked {
    let setup = serde_json::to_value(G::Setup::default());
    let Ok(Value::Object(fields)) = setup else {
        return Err(Finding::new("options", "a setup is written as an object"));
    };
    let known: BTreeSet<&str> = meta.options.iter().map(|option| option.key).collect();
    let stranger = fields.keys().find(|key| !known.contains(key.as_str()));
    ensure(stranger.is_none(), "options", || format!("no option describes {stranger:?}"))?;
    for option in meta.options {
        let default = fields.get(option.key);
        let fits = match (option.values, default) {
            (Values::Switch, Some(Value::Bool(_))) => true,
            // By default none.
            (Values::Day, None) => true,
            (Values::OneOf(words), Some(Value::String(word))) => words.contains(&word.as_str()),
            (Values::Whole { min, max }, Some(number)) => {
                number.as_i64().is_some_and(|number| (min..=max).contains(&number))
            }
            _ => false,
        };
        ensure(fits, "options", || {
            format!("the default {default:?} of '{}' is not among its values", option.key)
        })?;
    }
    Ok(())
}

/// The first preset is the default, and each can be opened with every number of seats.
fn presets<G: Tabletop>(meta: &Meta) -> Checked {
    let presets = G::presets();
    let first = presets.first().map(|(_, setup)| setup);
    ensure(first == Some(&G::Setup::default()), "presets", || {
        "the first preset is not the default setup".into()
    })?;
    for (name, setup) in presets.iter().chain([&("for bots", G::setup_for_bots())]) {
        for seats in meta.seats.clone() {
            let opened = G::open(setup, seats, &mut Chance::from_number(1));
            ensure(opened.is_ok(), "presets", || {
                format!("preset '{name}' cannot be opened with {seats} seats")
            })?;
        }
    }
    Ok(())
}

/// Every clause has a number of its own, and says something.
fn rules(meta: &Meta) -> Checked {
    let mut numbers = BTreeSet::new();
    for clause in clauses(meta.rules) {
        ensure(numbers.insert(clause.number), "clauses", || {
            format!("RULES.md has clause {} twice", clause.number)
        })?;
        ensure(!clause.text.is_empty(), "clauses", || {
            format!("clause {} is empty", clause.number)
        })?;
    }
    ensure(!numbers.is_empty(), "clauses", || "RULES.md has no clause".into())?;
    let mut sisters = meta.sisters.iter();
    sisters.try_for_each(|(language, sister)| same_clauses(meta.rules, language, sister))
}

/// The numbers of all clauses, with those of their chapters.
fn shape(rules: &str) -> Vec<(&str, &str)> {
    let numbers = clauses(rules).map(|clause| {
        let (chapter, _) = clause.chapter.split_once(' ').unwrap_or((clause.chapter, ""));
        (clause.number, chapter)
    });
    numbers.collect()
}

/// Rules in another language have the same clauses, in the same order and chapters.
fn same_clauses(rules: &str, language: &str, sister: &str) -> Checked {
    let (ours, theirs) = (shape(rules), shape(sister));
    let differs = ours.iter().zip(&theirs).find(|(one, other)| one != other);
    ensure(ours == theirs, "clauses", || {
        let (here, there) = (ours.len(), theirs.len());
        format!("RULES.{language}.md has {there} clauses, RULES.md {here}; first {differs:?}")
    })?;
    let empty = clauses(sister).find(|clause| clause.text.is_empty());
    ensure(empty.is_none(), "clauses", || format!("RULES.{language}.md: {empty:?} is empty"))
}

/// Every language has the same messages, those of options, presets, figures and endings among
/// them.
fn lists<G: Tabletop>(meta: &Meta) -> Checked {
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    for option in meta.options {
        wanted.insert(format!("option-{}", option.key));
        if let Values::OneOf(words) = option.values {
            wanted.extend(words.iter().map(|word| option.message(word)));
        }
    }
    // Everybody who sees the game in the lobby is told its goal.
    wanted.extend(meta.shown.then(|| "goal".to_owned()));
    wanted.insert("title".to_owned());
    wanted.extend(G::presets().iter().map(|(name, _)| format!("preset-{name}")));
    wanted.extend(meta.figures.iter().map(|kind| format!("figure-{kind}")));
    wanted.extend(meta.endings.iter().map(|ending| format!("ending-{ending}")));
    for (_, source) in meta.words {
        wanted.extend(words::keys(source).map(String::from));
    }
    for ((language, _), words) in meta.words.iter().zip(languages::all::<G>()?) {
        let missing = wanted.iter().find(|key| !words.has(key));
        ensure(missing.is_none(), "words", || format!("'{language}' does not have {missing:?}"))?;
        let (said, title) = (words.title(), meta.title);
        let same = *language != words::FIRST || said == title;
        ensure(same, "words", || format!("'{language}' calls it '{said}', and not '{title}'"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_in_another_language_are_held_to_the_same_clauses() {
        let rules = "## 1 Turns\n- **1.1** One acts.\n- **1.2** Then the next.\n";
        let same = |sister: &str| same_clauses(rules, "fr", sister).is_ok();
        assert!(same("## 1 Tours\n- **1.1** On joue.\n- **1.2** Puis le suivant.\n"));
        assert!(!same("## 1 Tours\n- **1.1** On joue.\n"), "one is missing");
        assert!(!same("## 1 Tours\n- **1.1** On joue.\n- **1.3** Puis le suivant.\n"));
        assert!(!same("## 2 Tours\n- **1.1** On joue.\n- **1.2** Puis le suivant.\n"));
        assert!(!same("## 1 Tours\n- **1.1** On joue.\n- **1.2**\n"), "one says nothing");
    }
}

//! A game with its options, as a lobby shows it.

use contract::{AnyTitle, Phrase, Skill};
use wire::lobby::{Game, GameOption, Preset, Values, Word};
use words::Words;

/// The game in those words.
pub fn game(title: &dyn AnyTitle, words: &Words) -> Game {
    let meta = title.meta();
    let said = |key: String| words.say(&Phrase::new(key));
    let option = |option: &contract::SetupOption| GameOption {
        key: option.key.to_owned(),
        values: values(option, &said),
        text: said(format!("option-{}", option.key)),
    };
    Game {
        id: meta.id.to_owned(),
        title: words.title(),
        seats: [*meta.seats.start(), *meta.seats.end()],
        options: meta.options.iter().map(option).collect(),
        figures: meta
            .figures
            .iter()
            .map(|kind| Word { value: (*kind).to_owned(), text: said(format!("figure-{kind}")) })
            .collect(),
        presets: title
            .presets()
            .into_iter()
            .map(|(name, setup)| Preset { name: said(format!("preset-{name}")), setup })
            .collect(),
        levels: levels(title).collect(),
    }
}

/// The levels that people can choose, weakest first.
fn levels(title: &dyn AnyTitle) -> impl Iterator<Item = String> {
    Skill::LEVELS.into_iter().filter(|skill| title.has_bot(*skill)).map(|skill| skill.to_string())
}

/// What an option can be; words with what they mean.
fn values(option: &contract::SetupOption, said: &dyn Fn(String) -> String) -> Values {
    match option.values {
        contract::Values::Switch => Values::Switch,
        contract::Values::Day => Values::Day,
        contract::Values::Whole { min, max } => Values::Whole { min, max },
        contract::Values::OneOf(words) => {
            let text = |word: &str| said(option.message(word));
            let word = |word: &&str| Word { value: (*word).to_owned(), text: text(word) };
            Values::OneOf(words.iter().map(word).collect())
        }
    }
}

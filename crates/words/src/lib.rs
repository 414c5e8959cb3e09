//! Turns phrases into sentences with a game's Fluent word lists.

use contract::{Arg, Meta, Phrase, Refusal};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The words of one game in one language, with the game's first language to fall back on. The
/// default knows none, and says every message by its key.
#[derive(Default)]
pub struct Words {
    bundles: Vec<FluentBundle<FluentResource>>,
    /// What a seat is called that nobody has named.
    seat: &'static str,
    names: Vec<String>,
}

impl Words {
    /// Reads the game's word lists.
    ///
    /// # Errors
    /// If the game does not speak the language, or a list has a mistake in it.
    pub fn new(meta: &Meta, language: &str) -> Result<Words, String> {
        let known: Vec<&str> = meta.words.iter().map(|(language, _)| *language).collect();
        if !known.contains(&language) {
            let speaks = known.join(", ");
            return Err(format!("{} does not speak '{language}', only {speaks}", meta.title));
        }
        let wanted = meta.words.iter().filter(|(name, _)| *name == language);
        let fallback = meta.words.iter().take(1).filter(|(name, _)| *name != language);
        let bundles = wanted.chain(fallback).map(|(name, source)| bundle(name, source));
        let seat = if language == "fr" { "Place" } else { "Seat" };
        Ok(Words { bundles: bundles.collect::<Result<_, String>>()?, seat, names: Vec::new() })
    }

    /// The same words, with the names of who sits where.
    #[must_use]
    pub fn with_names(self, names: impl IntoIterator<Item = String>) -> Words {
        Words { names: names.into_iter().collect(), ..self }
    }

    /// The phrase as a sentence. A message that no list has is said by its key.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.try_say(phrase).unwrap_or_else(|_| phrase.key.to_string())
    }

    /// The phrase as a sentence about a table where these people sit. So that many tables share
    /// one set of words.
    pub fn say_of(&self, names: &[String], phrase: &Phrase) -> String {
        self.sentence(names, phrase).unwrap_or_else(|_| phrase.key.to_string())
    }

    /// The phrase as a sentence.
    ///
    /// # Errors
    /// If no list has the message, or an argument is missing: for tests.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, String> {
        self.sentence(&self.names, phrase)
    }

    fn sentence(&self, names: &[String], phrase: &Phrase) -> Result<String, String> {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(name.as_ref(), self.value(names, arg)?);
        }
        let mut found = self
            .bundles
            .iter()
            .filter_map(|bundle| Some((bundle, bundle.get_message(&phrase.key)?.value()?)));
        let Some((bundle, pattern)) = found.next() else {
            return Err(format!("no word list has a message '{}'", phrase.key));
        };
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(sentence),
            Some(error) => Err(format!("message '{}': {error}", phrase.key)),
        }
    }

    /// Whether the wanted language itself has the message.
    pub fn has(&self, key: &str) -> bool {
        self.bundles.first().is_some_and(|bundle| bundle.has_message(key))
    }

    /// A refusal as players read it: game, clause and reason.
    pub fn refusal(&self, title: &str, refusal: &Refusal) -> String {
        format!("{title} {}: {}", refusal.clause, self.say(&refusal.why))
    }

    fn value(&self, names: &[String], arg: &Arg) -> Result<FluentValue<'static>, String> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.sentence(names, phrase)?),
            Arg::Seat { seat } => FluentValue::from(match names.get(seat.idx()) {
                Some(name) => name.clone(),
                None => format!("{} {seat}", self.seat),
            }),
        })
    }
}

fn bundle(language: &str, source: &str) -> Result<FluentBundle<FluentResource>, String> {
    let id: LanguageIdentifier =
        language.parse().map_err(|_| format!("'{language}' is no language tag"))?;
    let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
        let first = errors.first().map(ToString::to_string).unwrap_or_default();
        format!("the word list '{language}' has a mistake: {first}")
    })?;
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks round arguments help mixed scripts on a page, but show as noise in a terminal.
    bundle.set_use_isolating(false);
    bundle
        .add_resource(resource)
        .map_err(|_| format!("the word list '{language}' has a message twice"))?;
    Ok(bundle)
}

/// The keys of the messages in a Fluent source, in order.
pub fn keys(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| {
        let (key, _) = line.split_once('=')?;
        let key = key.trim_end();
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        (key.starts_with(|c: char| c.is_ascii_alphabetic()) && key.bytes().all(plain))
            .then_some(key)
    })
}

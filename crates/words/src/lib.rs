//! Turns phrases into sentences with a game's Fluent word lists.

use contract::{Arg, Figure, Meta, Phrase, Player, Refusal, Seat, Speaker};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

mod digits;
mod elision;
mod guest;
mod house;

use elision::elide;
pub use guest::{FORMER, guest_name, guest_number};
use house::HOUSE;

/// The language that every list is written in first, and the one for people who read no other.
pub const FIRST: &str = "en";

/// Why something cannot be said.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WordsError {
    /// The game has no list in that language.
    #[error("{title} does not speak '{language}', only {known}")]
    Language {
        /// The game's name.
        title: &'static str,
        /// What was asked for.
        language: String,
        known: String,
    },
    /// A list is filed under a name that is not a language.
    #[error("'{0}' is not a language tag")]
    Tag(String),
    /// A list cannot be read.
    #[error("the word list '{0}' has a mistake: {1}")]
    Mistake(String, String),
    /// A list has a message more than once.
    #[error("the word list '{0}' has a message twice")]
    Twice(String),
    /// No list has the message.
    #[error("no word list has a message '{0}'")]
    Missing(String),
    /// The message cannot be said with these arguments.
    #[error("message '{0}': {1}")]
    Message(String, String),
}

/// The words of one game in one language, with the game's first language to fall back on, and
/// those of the house. The default knows none, and says every message by its key.
#[derive(Default)]
pub struct Words {
    bundles: Vec<FluentBundle<FluentResource>>,
    players: Vec<Player>,
    language: String,
}

impl Words {
    /// Reads the game's word lists.
    ///
    /// # Errors
    /// If the game does not speak the language, or a list has a mistake in it.
    pub fn new(meta: &Meta, language: &str) -> Result<Words, WordsError> {
        let known: Vec<&str> = meta.words.iter().map(|(language, _)| *language).collect();
        if !known.contains(&language) {
            let (title, language) = (meta.title, language.to_owned());
            return Err(WordsError::Language { title, language, known: known.join(", ") });
        }
        let of = |lists: &[(&'static str, &'static str)]| {
            let wanted = lists.iter().filter(|(name, _)| *name == language);
            let fallback = lists.iter().take(1).filter(|(name, _)| *name != language);
            let all = wanted.chain(fallback).map(|(name, source)| bundle(name, source));
            all.collect::<Result<Vec<_>, WordsError>>()
        };
        let mut bundles = of(meta.words)?;
        bundles.extend(of(HOUSE)?);
        Ok(Words { bundles, players: Vec::new(), language: language.to_owned() })
    }

    /// The language that was asked for, for texts that stand elsewhere.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The same words, at a table where these people sit.
    #[must_use]
    pub fn with_players(self, players: impl IntoIterator<Item = Player>) -> Words {
        Words { players: players.into_iter().collect(), ..self }
    }

    /// The phrase as a sentence. A message that no list has is said by its key.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.try_say(phrase).unwrap_or_else(|_| phrase.key.to_string())
    }

    /// The same words at a table where these people sit, so that many tables share one set.
    pub fn at<'a>(&'a self, players: &'a [Player]) -> Voice<'a> {
        Voice { words: self, players }
    }

    /// The phrase as a sentence.
    ///
    /// # Errors
    /// If no list has the message, or an argument is missing: for tests.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, WordsError> {
        self.sentence(&self.players, phrase)
    }

    fn sentence(&self, players: &[Player], phrase: &Phrase) -> Result<String, WordsError> {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(name.as_ref(), self.value(players, arg)?);
        }
        let mut found = self
            .bundles
            .iter()
            .filter_map(|bundle| Some((bundle, bundle.get_message(&phrase.key)?.value()?)));
        let Some((bundle, pattern)) = found.next() else {
            return Err(WordsError::Missing(phrase.key.to_string()));
        };
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            None if self.language == "fr" => Ok(elide(&sentence)),
            None => Ok(sentence),
            Some(error) => Err(WordsError::Message(phrase.key.to_string(), error.to_string())),
        }
    }

    /// Whether the wanted language itself has the message.
    pub fn has(&self, key: &str) -> bool {
        self.bundles.first().is_some_and(|bundle| bundle.has_message(key))
    }

    /// What the game is called in this language.
    pub fn title(&self) -> String {
        self.say(&Phrase::new("title"))
    }

    /// A refusal as players read it: game, clause and reason.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        format!("{} {}: {}", self.title(), refusal.clause, self.say(&refusal.why))
    }

    fn value(&self, players: &[Player], arg: &Arg) -> Result<FluentValue<'static>, WordsError> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.sentence(players, phrase)?),
            Arg::Seat { seat } => FluentValue::from(self.acting(players, *seat)),
        })
    }

    /// The name of a seat; its colour where nobody has named it, or where two have one name.
    fn called(&self, players: &[Player], seat: Seat) -> String {
        let colour = || self.say(&Phrase::new(format!("house-seat-{}", seat.idx() % SEATS)));
        let name = players.get(seat.idx()).map(|player| &player.name);
        let Some(name) = name.filter(|name| !name.is_empty()) else {
            return colour();
        };
        let called = self.named(name);
        match players.iter().filter(|other| other.name == *name).count() {
            0 | 1 => called,
            _ => format!("{called} ({})", colour()),
        }
    }

    /// Who acts in a sentence: the figure by the name that the player gave it, and the player, so
    /// that nobody can pass for somebody else.
    fn acting(&self, players: &[Player], seat: Seat) -> String {
        let player = self.called(players, seat);
        let figure = players.get(seat.idx()).and_then(|player| player.figure.as_ref());
        match figure.and_then(|figure| figure.name.clone()) {
            Some(name) => {
                self.say(&Phrase::new("house-figure").with("figure", name).with("player", player))
            }
            None => player,
        }
    }

    /// What somebody is called: the name they chose, or that they are a guest, with their number.
    pub fn named(&self, name: &str) -> String {
        match guest_number(name) {
            Some(number) => self.say(&Phrase::new("house-guest").with("number", number)),
            None if name == FORMER => self.say(&Phrase::new("house-former")),
            None => name.to_owned(),
        }
    }
}

/// Colours of seats that have a name.
const SEATS: usize = 8;

impl Speaker for Words {
    fn say(&self, phrase: &Phrase) -> String {
        Words::say(self, phrase)
    }

    fn name(&self, seat: Seat) -> String {
        self.called(&self.players, seat)
    }

    fn figure(&self, seat: Seat) -> Option<&Figure> {
        self.players.get(seat.idx())?.figure.as_ref()
    }
}

/// Words at one table: with those who sit there.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    words: &'a Words,
    players: &'a [Player],
}

impl Speaker for Voice<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.sentence(self.players, phrase).unwrap_or_else(|_| phrase.key.to_string())
    }

    fn name(&self, seat: Seat) -> String {
        self.words.called(self.players, seat)
    }

    fn figure(&self, seat: Seat) -> Option<&Figure> {
        self.players.get(seat.idx())?.figure.as_ref()
    }
}

fn bundle(language: &str, source: &str) -> Result<FluentBundle<FluentResource>, WordsError> {
    let id: LanguageIdentifier =
        language.parse().map_err(|_| WordsError::Tag(language.to_owned()))?;
    let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
        let first = errors.first().map(ToString::to_string).unwrap_or_default();
        WordsError::Mistake(language.to_owned(), first)
    })?;
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks round arguments help mixed scripts on a page, but show as noise in a terminal.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(digits::formatter(language)));
    bundle.add_resource(resource).map_err(|_| WordsError::Twice(language.to_owned()))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn house(language: &str) -> Words {
        let found = HOUSE.iter().filter(|(name, _)| *name == language);
        let bundles = found.map(|(name, source)| bundle(name, source).unwrap()).collect();
        Words { bundles, players: Vec::new(), language: language.to_owned() }
    }

    #[test]
    fn every_language_of_the_house_says_the_same() {
        let all: Vec<Vec<&str>> = HOUSE.iter().map(|(_, source)| keys(source).collect()).collect();
        assert!(HOUSE[0].0 == FIRST && !all[0].is_empty());
        assert!(all.len() > 1 && all.iter().all(|other| *other == all[0]));
    }

    #[test]
    fn seats_are_called_by_name_or_else_by_colour() {
        let (english, french) = (house("en"), house("fr"));
        let names = ["Ann", ""].map(Player::named);
        assert_eq!(english.at(&names).name(Seat(0)), "Ann");
        assert_eq!(english.at(&names).name(Seat(1)), "Blue");
        assert_eq!(french.name(Seat(0)), "Orange");
        let guests = [guest_name("ab12"), "Guest 09af".to_owned()].map(Player::named);
        assert_eq!(french.at(&guests).name(Seat(0)), "Invité ab12");
        assert_eq!(french.at(&guests).name(Seat(1)), "Invité 09af", "as tables had it before");
        assert_eq!(french.named(FORMER), "Ancien joueur");
        assert_eq!(english.named(FORMER), FORMER, "as it is written down");
        let twins = ["Ann", "Ann"].map(Player::named);
        assert_eq!(english.at(&twins).name(Seat(1)), "Ann (Blue)");
    }

    #[test]
    fn a_figure_with_a_name_acts_in_sentences_and_the_player_is_named_beside_it() {
        let named = Figure { kind: "ape".into(), name: Some("Kong".into()) };
        let players = [
            Player { name: "Ann".into(), figure: Some(named) },
            Player { name: "Bob".into(), figure: Some(Figure::plain("blob")) },
        ];
        let (english, japanese) = (house("en"), house("ja"));
        let both = Phrase::list([Seat(0), Seat(1)]);
        assert_eq!(english.at(&players).say(&both), "Kong (Ann) and Bob");
        assert_eq!(japanese.at(&players).say(&Phrase::list([Seat(0)])), "Kong（Ann）");
        assert_eq!(english.at(&players).name(Seat(0)), "Ann", "the player alone");
        assert_eq!(english.at(&players).figure(Seat(1)).unwrap().kind, "blob");
    }

    #[test]
    fn large_numbers_are_written_as_each_language_does() {
        let say = |language: &str, number: Arg| {
            let bundles = vec![
                bundle(
                    language,
                    "sum = { $yen ->\n    [1200] { $yen }!\n   *[other] { $yen }\n}\n",
                )
                .unwrap(),
            ];
            let words = Words { bundles, players: Vec::new(), language: language.to_owned() };
            words.say(&Phrase::new("sum").with("yen", number))
        };
        assert_eq!(say("en", Arg::Number(1_200)), "1,200!", "it still chooses a variant");
        assert_eq!(say("ja", Arg::Number(12_300)), "12,300");
        assert_eq!(say("fr", Arg::Number(12_300)), "12\u{202f}300");
        assert_eq!(say("en", Arg::Text("12300".to_owned())), "12300", "a text stays as it is");
    }

    #[test]
    fn several_people_are_listed_as_people_list_them() {
        let names = ["Ann", "Bob", "Cleo"].map(Player::named);
        let say = |seats: &[u8]| {
            let list = Phrase::list(seats.iter().map(|seat| Seat(*seat)));
            house("fr").at(&names).say(&list)
        };
        assert_eq!(say(&[0]), "Ann");
        assert_eq!(say(&[0, 1]), "Ann et Bob");
        assert_eq!(say(&[0, 1, 2]), "Ann, Bob et Cleo");
        assert_eq!(say(&[]), "personne");
    }
}

//! One small trait per further job that a game does for the house.

use std::any::Any;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::bot::{Bot, Skill};
use crate::chance::Chance;
use crate::coach::Coaching;
use crate::encode::Encoder;
use crate::ending::Explanation;
use crate::entry::Entry;
use crate::game::{Game, Plain};
use crate::malformed::Malformed;
use crate::phrase::Phrase;
use crate::picture::{Drawing, Sketch};
use crate::refusal::Refusal;
use crate::seat::{Seat, Viewer};
use crate::speaker::Speaker;

/// The constant facts of a game.
#[derive(Clone, Debug)]
pub struct Meta {
    /// Folder, crate and address of the game.
    pub id: &'static str,
    /// Its name on the box; lists have it in each language, as `title`.
    pub title: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// Grows with every change of the rules that changes a digest.
    pub rules_version: u32,
    /// Whether players see it in the lobby; the template does not show.
    pub shown: bool,
    /// Whether something is hidden from somebody, so that conformance expects secrets to differ.
    pub hidden: bool,
    /// What the lobby can choose; each is a field of the setup, explained by the message
    /// `option-<key>`.
    pub options: &'static [SetupOption],
    /// What a player can choose to play with; each has a message `figure-<name>`. Looks only: the
    /// rules do not know them. Nothing where players differ by colour alone.
    pub figures: &'static [&'static str],
    /// Every way the game can end; each has a golden play, and a message `ending-<name>`.
    pub endings: &'static [&'static str],
    /// How long it takes and what it asks of its players, for people choosing a game.
    pub profile: Profile,
    /// RULES.md: numbered clauses.
    pub rules: &'static str,
    /// The same clauses in other languages: `RULES.fr.md` and so on.
    pub sisters: &'static [(&'static str, &'static str)],
    /// The guide to read before a first game, by language: `GUIDE.md`, `GUIDE.fr.md` and so on.
    pub guides: &'static [(&'static str, &'static str)],
    /// The word lists: language and Fluent source. The first is the fallback.
    pub words: &'static [(&'static str, &'static str)],
    /// `lesson.json`: a scripted match that teaches the game, where somebody has written one.
    pub lesson: Option<&'static str>,
}

/// What a game is like. Weight and luck go from 1, hardly any, to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// How many minutes a match usually takes: at the least, and at the most.
    pub minutes: [u8; 2],
    /// How much there is to learn and to think about.
    pub weight: u8,
    /// How much chance decides.
    pub luck: u8,
}

impl Meta {
    /// The rules in that language, where somebody has written them.
    pub fn rules_in(&self, language: &str) -> Option<&'static str> {
        let sister = self.sisters.iter().find(|(name, _)| *name == language);
        sister.map(|(_, rules)| *rules)
    }

    /// The guide in that language, where somebody has written it.
    pub fn guide_in(&self, language: &str) -> Option<&'static str> {
        let guide = self.guides.iter().find(|(name, _)| *name == language);
        guide.map(|(_, guide)| *guide)
    }

    /// The language that the game speaks with a reader who wants that one: `fr` for `fr-CA` where
    /// nobody has written that, and its first one where it does not speak the wanted one.
    pub fn language(&self, wanted: Option<&str>) -> &'static str {
        let known = || self.words.iter().map(|(language, _)| *language);
        let wanted = wanted.unwrap_or_default();
        let short = wanted.split('-').next().unwrap_or_default();
        let find = |tag: &str| known().find(|language| *language == tag);
        find(wanted).or_else(|| find(short)).or_else(|| known().next()).unwrap_or_default()
    }

    /// Whether the game can be played by that many. Where an option is a day, the game has
    /// something for one player every day.
    ///
    /// # Errors
    /// One sentence that says for how many it is.
    pub fn check_seats(&self, seats: usize) -> Result<(), Malformed> {
        let daily = self.options.iter().any(|option| matches!(option.values, Values::Day));
        if self.seats.contains(&seats) || (seats == 1 && daily) {
            return Ok(());
        }
        let (least, most) = (self.seats.start(), self.seats.end());
        let range = if least == most { least.to_string() } else { format!("{least} to {most}") };
        Err(format!("{} is for {range} seats, not {seats}", self.title).into())
    }
}

/// One field of a setup, as a lobby shows it. The default is the default setup's.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SetupOption {
    /// The field's name.
    pub key: &'static str,
    /// What it can be.
    pub values: Values,
}

impl SetupOption {
    /// The message that explains one of its words: `option-<key>-<word>`, with a hyphen for every
    /// point, which message names cannot contain.
    pub fn message(&self, word: &str) -> String {
        format!("option-{}-{}", self.key, word.replace('.', "-"))
    }
}

/// What an option can be.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// On or off.
    Switch,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number within bounds.
    Whole {
        /// The least value allowed.
        min: i64,
        /// The greatest value allowed.
        max: i64,
    },
    /// A day of the calendar that has come ([`crate::Day`]), or none.
    Day,
}

/// Describes the game.
pub trait About: Game {
    /// Its constant facts.
    const META: Meta;

    /// How it is written as numbers, for a game that implements [`crate::Encode`].
    const ENCODER: Option<Encoder<Self>> = None;

    /// How its matches are analysed, for a game that has a [`crate::Coach`] or something like it.
    const COACHING: Option<Coaching<Self>> = None;

    /// Named setups; the first is the default.
    fn presets() -> Vec<(&'static str, Self::Setup)> {
        vec![("standard", Self::Setup::default())]
    }

    /// What bots play among themselves by default: house rules that keep games from going on for
    /// ever belong here, not at tables with people.
    fn setup_for_bots() -> Self::Setup {
        Self::Setup::default()
    }
}

/// Puts commands and events in words.
pub trait Label: Game {
    /// A command as the viewer would say it.
    fn label(view: &Self::View, command: &Self::Command) -> Phrase;

    /// The same with a state that was guessed from that view earlier, for games that would have
    /// to guess one to find the words.
    fn label_with(view: &Self::View, guess: &Self, command: &Self::Command) -> Phrase {
        let _ = guess;
        Self::label(view, command)
    }

    /// An event, as a line of the log.
    fn tell(event: &Self::Event) -> Phrase;

    /// What one plays for, in one line: the message `goal`, unless an option changes it.
    fn goal(_view: &Self::View) -> Phrase {
        Phrase::new("goal")
    }

    /// What the decision that the viewer has is about and what people usually do, in a sentence or
    /// two, for somebody new to the game. Asked only where there is something to decide; it knows
    /// only what the view shows.
    fn hint(_view: &Self::View) -> Option<Phrase> {
        None
    }

    /// Why the match ended and how its places were decided. Asked only once it is over.
    fn explain(&self) -> Explanation;

    /// A warning for each of these offers that is sure to bring the end of the match. It knows
    /// only what the view shows.
    fn warnings(_view: &Self::View, offers: &[Self::Command]) -> Vec<Option<Phrase>> {
        vec![None; offers.len()]
    }
}

/// Draws a view: never the state, so a picture cannot leak. Every word in it is the speaker's.
pub trait Draw: Game {
    /// As a picture.
    fn draw(view: &Self::View, speaker: &dyn Speaker) -> Drawing;

    /// As text for a terminal, at most 80 columns wide.
    fn sketch(view: &Self::View, speaker: &dyn Speaker) -> Sketch;

    /// Pictures of what is in the box, by name, such as a sheet of all pieces.
    fn sheets() -> &'static [Sheet] {
        &[]
    }
}

/// A picture of what is in the box: its name, and how it is drawn when somebody asks for it.
pub type Sheet = (&'static str, fn(&dyn Speaker) -> Drawing);

/// Tells whether a state that came from outside could have come from play.
pub trait Check: Game {
    /// Checks a loaded state. Where every state that can be read is possible, there is nothing to
    /// check.
    ///
    /// # Errors
    /// One sentence that says what does not fit.
    fn check(&self) -> Result<(), Malformed> {
        Ok(())
    }
}

/// Judges positions, for greedy and search bots.
pub trait Evaluate: Game {
    /// What the seat may expect to get of the one point a match is worth: 0 to 1.
    fn evaluate(&self, seat: Seat) -> f64;
}

/// Changes what a viewer cannot know, so that conformance can prove that views keep secrets.
/// Written against the state, not the view: it must not believe the view it is there to test.
pub trait Secrets: Game {
    /// The same state with everything hidden from that viewer dealt again. A game that hides
    /// nothing leaves this out; one that does, and says so in [`Meta::hidden`], fails conformance
    /// without it.
    #[must_use]
    fn permute(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let _ = (viewer, chance);
        self.clone()
    }
}

/// What can be asked of a game that answers no questions: nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum NoQuestion {}

/// What a game keeps between questions about one view; nothing at first.
pub type Memo = Option<Box<dyn Any + Send + Sync>>;

/// Answers a game's own questions from a view: odds, routes, score previews.
///
/// A game that answers none names [`NoQuestion`] for both types and leaves the rest out.
pub trait Ask: Game {
    /// What can be asked.
    type Question: Plain;
    /// What the game answers, from the view alone.
    type Answer: Serialize;

    /// An example of each question, for help texts and tests.
    fn questions(view: &Self::View) -> Vec<Self::Question> {
        let _ = view;
        Vec::new()
    }

    /// Answers from what the view shows.
    ///
    /// # Errors
    /// One sentence that says why the question makes no sense here.
    fn ask(view: &Self::View, question: &Self::Question) -> Result<Self::Answer, Malformed> {
        let _ = (view, question);
        Err("this game answers no questions".into())
    }

    /// The same with a state that was guessed from that view earlier, for games that would have
    /// to guess one to answer.
    ///
    /// # Errors
    /// As [`Ask::ask`].
    fn ask_with(
        view: &Self::View,
        guess: &Self,
        question: &Self::Question,
    ) -> Result<Self::Answer, Malformed> {
        let _ = guess;
        Self::ask(view, question)
    }

    /// The same for questions that come in a row, such as those about a piece on its way: a game
    /// may keep something that answers the next one sooner, never differently.
    ///
    /// # Errors
    /// As [`Ask::ask`].
    fn ask_on(
        view: &Self::View,
        guess: &Self,
        question: &Self::Question,
        memo: &mut Memo,
    ) -> Result<Self::Answer, Malformed> {
        let _ = memo;
        Self::ask_with(view, guess, question)
    }

    /// Judges a command of a seat as if the game were waiting for that seat, so that players can
    /// try things out between their turns. Without such a trial it is the plain verdict.
    ///
    /// # Errors
    /// Why the rules would forbid the command.
    fn try_out(&self, seat: Seat, command: &Self::Command) -> Result<(), Refusal> {
        self.judge(&Entry::new(seat, self.now(), command.clone()))
    }
}

/// Supplies its bots. Most games hand out those of `crates/bots`, with budgets of their own.
pub trait Levels: Game {
    /// A bot of that skill; of those that the game does not have, whatever comes closest.
    fn bot(skill: Skill) -> Box<dyn Bot<Self>>;

    /// Whether the game has bots of that skill. A game that is still being written may lack some;
    /// lobbies do not offer them then.
    fn has(_skill: Skill) -> bool {
        true
    }
}

/// A game with all its companions: what stands on the shelf.
pub trait Tabletop:
    Game + About + Label + Draw + Check + Evaluate + Secrets + Ask + Levels
{
}

impl<G: Game + About + Label + Draw + Check + Evaluate + Secrets + Ask + Levels> Tabletop for G {}

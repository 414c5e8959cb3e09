//! What is drawn, with the speaker that puts it into words.

use std::ops::Deref;

use contract::picture::seat_glyph;
use contract::{Arg, Phrase, Seat, Speaker};

use crate::columns::{letters, start};

/// Says every message by its key and arguments, and calls seats by their shapes: for tests of
/// pictures that are not about words.
#[derive(Clone, Copy, Debug)]
pub struct Silence;

impl Speaker for Silence {
    fn say(&self, phrase: &Phrase) -> String {
        let arg = |arg: &Arg| match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Phrase(phrase) => self.say(phrase),
            Arg::Seat { seat } => self.name(*seat),
        };
        let said = phrase.args.iter().map(|(_, value)| arg(value));
        std::iter::once(phrase.key.to_string()).chain(said).collect::<Vec<_>>().join(" ")
    }

    fn name(&self, seat: Seat) -> String {
        seat_glyph(seat).to_string()
    }
}

/// What is drawn, usually a view, and the speaker for the words in the picture. It reads like the
/// view itself.
#[derive(Clone, Copy)]
pub struct Shown<'a, V> {
    /// What is drawn.
    pub view: &'a V,
    /// Who says the words.
    pub speaker: &'a dyn Speaker,
}

impl<V> Deref for Shown<'_, V> {
    type Target = V;

    fn deref(&self) -> &V {
        self.view
    }
}

impl<V> Shown<'_, V> {
    /// The phrase as a sentence.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase)
    }

    /// A message that takes no arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.speaker.say(&Phrase::new(key))
    }

    /// What the player in a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.speaker.name(seat)
    }

    /// The same with what they call their figure, where they have named one.
    pub fn called(&self, seat: Seat) -> String {
        let player = self.name(seat);
        match self.speaker.figure(seat).and_then(|figure| figure.name.clone()) {
            Some(name) => {
                let both = Phrase::new("house-figure").with("figure", name);
                self.say(&both.with("player", player))
            }
            None => player,
        }
    }

    /// The same in at most that many columns of a terminal, and padded to as many.
    pub fn column(&self, seat: Seat, wide: usize) -> String {
        start(&letters(&self.called(seat), wide), wide)
    }
}

//! A view that is read once and then asked many times: what a page keeps while a piece is dragged.

use serde::de::DeserializeOwned;

use crate::chance::Chance;
use crate::companions::{Memo, Tabletop};
use crate::denied::Denied;
use crate::listed::Listed;
use crate::malformed::Malformed;
use crate::offers::Offers;
use crate::phrase::Phrase;
use crate::plain::{beginning, raw, text};
use crate::seat::Seat;

/// What follows from one view, with JSON text at its door. Everything is answered from the view
/// and a state guessed from it, so it tells nothing that the view does not.
pub trait AnySight: Send + Sync {
    /// How many seats the match has.
    fn seats(&self) -> usize;

    /// Whether the game waits for that seat.
    fn awaits(&self, seat: Seat) -> bool;

    /// Answers a game's own question: see [`crate::Ask`].
    ///
    /// # Errors
    /// If the question cannot be read or makes no sense here.
    fn ask(&mut self, question: &str) -> Result<String, Denied>;

    /// Judges a command as if the game were waiting for that seat: see [`crate::Ask::try_out`].
    ///
    /// # Errors
    /// If the command cannot be read or the rules would forbid it.
    fn judge(&self, seat: Seat, command: &str) -> Result<(), Denied>;

    /// A command in words.
    ///
    /// # Errors
    /// If the command cannot be read.
    fn label(&self, command: &str) -> Result<Phrase, Denied>;

    /// What an awaited seat may command: the same that the server would list, because offers
    /// depend only on what the seat can see.
    fn offers(&self, seat: Seat) -> Vec<Listed>;
}

/// A view of a typed game, and a state that would look just so.
pub(crate) struct Seen<G: Tabletop> {
    view: G::View,
    guess: G,
    memo: Memo,
}

impl<G: Tabletop> Seen<G> {
    /// Reads a view and guesses a state. Verdicts do not depend on what is guessed.
    pub fn read(view: &str) -> Result<Seen<G>, Denied> {
        let view: G::View = read("view", view)?;
        let guess = G::guess(&view, &mut Chance::from_number(0));
        guess.check().map_err(|why| why.about("this view cannot be"))?;
        Ok(Seen { view, guess, memo: None })
    }
}

impl<G: Tabletop> AnySight for Seen<G> {
    fn seats(&self) -> usize {
        self.guess.seats()
    }

    fn awaits(&self, seat: Seat) -> bool {
        self.guess.awaiting().seats().contains(seat)
    }

    fn ask(&mut self, question: &str) -> Result<String, Denied> {
        let question: G::Question = read("question", question)?;
        Ok(text(&G::ask_on(&self.view, &self.guess, &question, &mut self.memo)?))
    }

    fn judge(&self, seat: Seat, command: &str) -> Result<(), Denied> {
        Ok(self.guess.try_out(seat, &read("command", command)?)?)
    }

    fn label(&self, command: &str) -> Result<Phrase, Denied> {
        Ok(G::label_with(&self.view, &self.guess, &read("command", command)?))
    }

    fn offers(&self, seat: Seat) -> Vec<Listed> {
        let mut offers = Offers::default();
        self.guess.offers(seat, &mut offers);
        let warnings = G::warnings(&self.view, &offers.list);
        let listed = |(command, warning): (&G::Command, Option<Phrase>)| Listed {
            label: Some(G::label_with(&self.view, &self.guess, command)),
            command: raw(command),
            warning,
        };
        offers.list.iter().zip(warnings).map(listed).collect()
    }
}

fn read<T: DeserializeOwned>(what: &str, text: &str) -> Result<T, Malformed> {
    serde_json::from_str(text)
        .map_err(|error| Malformed::new(format!("invalid {what}: {} ({error})", beginning(text))))
}

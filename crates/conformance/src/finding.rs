//! What was found.

use std::fmt;

/// Something a game does that it must not do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Finding {
    /// The check that found it.
    pub check: &'static str,
    /// One sentence.
    pub what: String,
    /// Where to look: number of seats, of the game and of the step.
    pub place: Option<(usize, u64, usize)>,
}

impl Finding {
    /// A fault in no particular game.
    pub fn new(check: &'static str, what: impl Into<String>) -> Finding {
        Finding { check, what: what.into(), place: None }
    }

    /// The fault, at that step of that game.
    #[must_use]
    pub fn at(self, seats: usize, game: u64, step: usize) -> Finding {
        Finding { place: Some(self.place.unwrap_or((seats, game, step))), ..self }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}] {}", self.check, self.what)?;
        match self.place {
            Some((seats, game, step)) => {
                write!(f, " (with {seats} seats, game {game}, step {step})")
            }
            None => Ok(()),
        }
    }
}

/// What every check returns.
pub type Checked = Result<(), Finding>;

/// Fails with a sentence unless the condition holds.
pub fn ensure(holds: bool, check: &'static str, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Finding::new(check, what())) }
}

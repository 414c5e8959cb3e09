//! A program in a seat, for one match.

use std::sync::{Arc, Mutex};

use arena::{Outsider, Place};
use contract::{Bot, Chance, Outcome, Patience, Reply, Seat, Tabletop, Window};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::child::{Child, Trouble};
use super::protocol::{self, Begin, Choose, Over};
use super::{Fault, Pool, locked, luck};
use crate::failure::Failure;

/// Both sides of a program in a seat: the bot, and the one that came from outside.
#[derive(Clone)]
pub struct Side(Arc<Sitting>);

/// A program in a seat.
struct Sitting {
    pool: Arc<Pool>,
    /// Its command line.
    program: String,
    game: u64,
    seat: Seat,
    /// Nothing once it has forfeited.
    child: Mutex<Option<Child>>,
}

impl Side {
    /// Seats a program, and tells it that a match begins.
    pub fn begin<S: Serialize>(pool: Arc<Pool>, command: &str, place: &Place<'_, S>) -> Side {
        let Place { game, setup, seats, seat, .. } = *place;
        let begin = Begin { setup, seats, seat, seed: luck(place) };
        let sitting =
            Sitting { pool, program: command.to_owned(), game, seat, child: Mutex::default() };
        match sitting.ready(&begin) {
            Ok(child) => *locked(&sitting.child) = child,
            Err(why) => sitting.pool.give_up(why),
        }
        Side(Arc::new(sitting))
    }
}

impl Sitting {
    /// A program that knows of the match; nothing if it is at fault, and an error if there is none
    /// to be had.
    fn ready<S: Serialize>(&self, begin: &Begin<'_, S>) -> Result<Option<Child>, Failure> {
        let mut child = self.pool.take(&self.program)?;
        let mut answer = self.pool.ask(&mut child, "begin", begin);
        // One that has played may have ended after that match.
        while matches!(answer, Err(Trouble::Ended(_))) && child.has_played {
            child = self.pool.take(&self.program)?;
            answer = self.pool.ask(&mut child, "begin", begin);
        }
        match answer {
            Ok(_) => Ok(Some(child)),
            Err(trouble) => {
                self.note(None, self.pool.explain(&trouble));
                Ok(None)
            }
        }
    }

    fn note(&self, decision: Option<u32>, what: String) {
        let Sitting { game, seat, .. } = *self;
        let program = self.program.clone();
        self.pool.note(Fault { program, game, seat, decision, what });
    }

    /// What the program decides; or what is wrong and what would be right.
    fn decide<G: Tabletop>(
        &self,
        child: &mut Child,
        window: &Window<'_, G>,
    ) -> Result<Reply<G::Command>, String> {
        let (decision, must, offers) = (window.decision(), window.must(), window.offers());
        let choose = Choose { decision, must, view: window.view(), offers };
        let ok = self.pool.ask(child, "choose", &choose);
        let choice = protocol::choice(&ok.map_err(|trouble| self.pool.explain(&trouble))?)?;
        let after_ms = choice.after_ms;
        let example = || match offers.list.first() {
            Some(offer) => format!("one of the offers would be right, such as {}", json!(offer)),
            None => "it has to be what the region describes".to_owned(),
        };
        let Some(value) = choice.command else {
            return if must {
                Err(format!("it gave no command, and the match waits for it: {}", example()))
            } else {
                Ok(Reply { command: None, after_ms })
            };
        };
        let shown = |value: &Value| protocol::beginning(&value.to_string());
        let command = G::Command::deserialize(&value).map_err(|error| {
            format!("{} is not a command ({error}): {}", shown(&value), example())
        })?;
        window.judge(&command).map_err(|refusal| {
            let (clause, why) = (&refusal.clause, self.pool.words.say(&refusal.why));
            format!("clause {clause} forbids {} ({why}): {}", shown(&value), example())
        })?;
        Ok(Reply { command: Some(command), after_ms })
    }
}

impl<G: Tabletop> Bot<G> for Side {
    fn choose(
        &mut self,
        window: &Window<'_, G>,
        _: &dyn Patience,
        _: &mut Chance,
    ) -> Reply<G::Command> {
        let mut seated = locked(&self.0.child);
        let Some(child) = seated.as_mut() else { return Reply::now(None) };
        self.0.decide(child, window).unwrap_or_else(|what| {
            self.0.note(Some(window.decision()), what);
            *seated = None;
            Reply::now(None)
        })
    }
}

impl Outsider for Side {
    fn has_forfeited(&self) -> bool {
        locked(&self.0.child).is_none()
    }

    /// Tells the program. What goes wrong now is no matter: the match is over, and another program
    /// is started for the next.
    fn over(&self, outcome: Option<&Outcome>) {
        let Some(mut child) = locked(&self.0.child).take() else { return };
        child.has_played = true;
        if self.0.pool.ask(&mut child, "over", &Over { outcome }).is_ok() {
            self.0.pool.give_back(&self.0.program, child);
        }
    }
}

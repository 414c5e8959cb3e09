//! How the game is learnt by playing it: see docs/training.md.

use contract::{Bot, Chance, Malformed, Patience, Reply, Train, Window};

use crate::command::Command;
use crate::mind::forecast::{Depth, Forecast};
use crate::mind::levels::{FIRST, STYLES};
use crate::mind::planner::Planner;
use crate::state::TokyoDangan;

/// One act in so many is any that is allowed.
const TRIES: u32 = 30;
/// How the bot with a net plays.
const LATER: Depth = Depth { iterations: 100, turns: 0, finalists: 0, worlds: 0 };

impl Train for TokyoDangan {
    fn trainee(net: Option<&[u8]>) -> Result<Box<dyn Bot<TokyoDangan>>, Malformed> {
        let mind: Box<dyn Bot<TokyoDangan>> = match net {
            Some(net) => Box::new(Forecast::new(0, STYLES).judged(net, LATER)?),
            None => Box::new(Planner::new(FIRST)),
        };
        Ok(Box::new(Learner(mind)))
    }

    /// Positions in which a turn has just begun.
    fn is_lesson(&self, _opens_turn: bool) -> bool {
        self.taken == 0
    }
}

/// Tries things out now and then.
struct Learner(Box<dyn Bot<TokyoDangan>>);

impl Bot<TokyoDangan> for Learner {
    fn choose(
        &mut self,
        window: &Window<'_, TokyoDangan>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        if chance.below(TRIES) == 0 {
            return Reply::now(window.sample(chance));
        }
        self.0.choose(window, patience, chance)
    }

    fn remembers(&self) -> bool {
        self.0.remembers()
    }

    fn recall(&mut self, view: &crate::view::View) {
        self.0.recall(view);
    }
}

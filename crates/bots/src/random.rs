//! Any legal command.

use contract::{Bot, Chance, Game, Patience, Reply, Window};

/// Plays any legal command, each listed one equally likely. Where it need not act, doing nothing
/// is one more choice.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        window: &Window<'_, G>,
        _patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<G::Command> {
        if !window.must() {
            let choices = window.offers().list.len();
            if chance.idx(choices + 1) == choices {
                return Reply::now(None);
            }
        }
        Reply::now(window.sample(chance))
    }
}

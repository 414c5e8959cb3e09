//! Looks ahead build by build. Unlike [`crate::mind::search`], it sweeps every position that it
//! meets closely enough to find the crossings there, and judges it at once instead of playing it
//! on.

use contract::{Bot, Chance, Game, Patience, Reply, Window};

use crate::command::Command;
use crate::mind::chores::chore;
use crate::mind::tree::Tree;
use crate::truth::TokyoHighway;

/// Searches with a fixed number of iterations per decision.
#[derive(Clone, Copy, Debug)]
pub struct Foresight {
    /// How many positions it looks at.
    pub iterations: u32,
}

impl Bot<TokyoHighway> for Foresight {
    fn choose(
        &mut self,
        window: &Window<'_, TokyoHighway>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let state = TokyoHighway::guess(&window.view(), chance);
        let seat = window.seat();
        if let Some(command) = chore(&state, seat, chance) {
            return Reply::now(command);
        }
        let mut tree = Tree::new(&state, chance);
        if tree.is_open() {
            for _ in 0..self.iterations.max(1) {
                tree.iterate();
                if patience.is_over() {
                    break;
                }
            }
        }
        let build = tree.favourite().map(|choice| choice.with_cars(&state, seat));
        Reply::now(build.map(Command::Build).or_else(|| window.sample(chance)))
    }
}

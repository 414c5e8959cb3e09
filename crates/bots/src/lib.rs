//! Bots for any game.
//!
//! - [`random`]: any legal command
//! - [`greedy`]: the best command by the game's own evaluation, one step ahead
//! - [`search`]: tree search over guessed worlds ([`tree`] holds what it learns)
//! - [`whim`]: choosing by chance among what is nearly as good as the best
//!
//! **A bot sees a [`contract::Window`], never a state.** Search plays on states that
//! [`contract::Game::guess`] makes up from the view.

pub mod greedy;
pub mod random;
pub mod search;
pub mod step;
pub mod tree;
pub mod whim;

use contract::{Bot, Evaluate, Game, Skill};

pub use greedy::Greedy;
pub use random::Random;
pub use search::Search;

/// Iterations of tree search a decision that a game gives to each level.
#[derive(Clone, Copy, Debug)]
pub struct Budgets {
    pub easy: u32,
    pub normal: u32,
    pub hard: u32,
    pub expert: u32,
    pub master: u32,
}

/// The house's own bots: what a game hands out that knows no better.
pub fn standard<G: Game + Evaluate>(skill: Skill, budgets: Budgets) -> Box<dyn Bot<G>> {
    match skill {
        Skill::Random => Box::new(Random),
        Skill::Greedy => Box::new(Greedy::default()),
        Skill::Easy => Box::new(Search::new(budgets.easy)),
        Skill::Normal => Box::new(Search::new(budgets.normal)),
        Skill::Hard | Skill::HardBefore => Box::new(Search::new(budgets.hard)),
        Skill::Expert => Box::new(Search::new(budgets.expert)),
        Skill::Master => Box::new(Search::new(budgets.master)),
        Skill::Search(iterations) => Box::new(Search::new(iterations)),
    }
}

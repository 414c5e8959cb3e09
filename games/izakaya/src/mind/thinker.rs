//! Looks ahead to the end of the game, by what quick players make of it.

use contract::{Chance, Patience};

use crate::mind::ahead::Ahead;
use crate::mind::model::{Model, Move};
use crate::mind::search::{Finished, Search, Tree};

/// A player that plays games on to their end.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    /// How far it looks ahead.
    pub search: Search,
    /// Whether it looks less often at larger tables, where every look takes longer.
    pub hurried: bool,
}

impl Thinker {
    /// The same time for a decision, whatever the number of seats: quarters and games grow.
    fn search_for(&self, seats: usize) -> Search {
        let squared = u32::try_from(seats * seats).unwrap_or(u32::MAX).max(4);
        let iterations = self.search.iterations.saturating_mul(4) / squared;
        if self.hurried { Search { iterations, ..self.search } } else { self.search }
    }

    /// What it sees ahead.
    fn look(
        &self,
        root: Model,
        only: Option<Vec<Move>>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Tree<Finished> {
        let mut tree = Tree::new(self.search_for(root.seats), root, only, Finished);
        tree.grow(patience, chance);
        tree
    }
}

impl Ahead for Thinker {
    fn best_move(
        &mut self,
        root: Model,
        only: Option<Vec<Move>>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<Move> {
        self.look(root, only, patience, chance).favourite()
    }

    fn bid(
        &mut self,
        root: Model,
        seat: usize,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<u8> {
        self.look(root, None, patience, chance).favourite_bid(seat)
    }
}

//! A player that looks ahead: normal and hard.

use contract::{Bot, Chance, Game, Patience, Reply, Seat, Window};

use crate::command::Command;
use crate::mind::hands::{self, Task};
use crate::mind::model::Model;
use crate::mind::search::{Finished, Search, Tree};
use crate::state::{Izakaya, Phase, STEP};

/// A player that looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    /// How far.
    pub search: Search,
    /// Whether it looks less often at larger tables, where every look takes longer.
    pub hurried: bool,
}

impl Bot<Izakaya> for Thinker {
    fn choose(
        &mut self,
        window: &Window<'_, Izakaya>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        if !window.must() {
            // A bid that was made is left as it is.
            return Reply::now(None);
        }
        // Secret bids are guessed here, and not even the guesses are used.
        let state = Izakaya::guess(&window.view(), chance);
        let command = self.think(&state, window.seat(), patience, chance);
        Reply::now(command.or_else(|| window.sample(chance)))
    }
}

impl Thinker {
    /// The same time for a decision, whatever the number of seats: quarters and games grow.
    fn search_for(&self, seats: usize) -> Search {
        let squared = u32::try_from(seats * seats).unwrap_or(u32::MAX).max(4);
        let iterations = self.search.iterations.saturating_mul(4) / squared;
        if self.hurried { Search { iterations, ..self.search } } else { self.search }
    }

    fn think(
        &self,
        state: &Izakaya,
        seat: Seat,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<Command> {
        let model = Model::of(state);
        let search = self.search_for(state.count());
        if let Phase::Placing { piece, .. } = state.phase {
            let task = Task::of(state, model, seat, piece);
            let mut tree = Tree::new(search, task.root.clone(), Some(task.moves.clone()), Finished);
            tree.grow(patience, chance);
            return task.command(state, tree.favourite()?);
        }
        let mut tree = Tree::new(search, model.clone(), None, Finished);
        tree.grow(patience, chance);
        if let Phase::Bidding { .. } = state.phase {
            return tree
                .favourite_bid(seat.idx())
                .map(|steps| Command::Bid { yen: u16::from(steps) * STEP });
        }
        hands::command(state, &model, tree.favourite()?)
    }
}

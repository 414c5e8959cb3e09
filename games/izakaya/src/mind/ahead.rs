//! Players that look ahead: each has its own way to find a move and a bid; what becomes of them at
//! the table is the same for all.

use contract::{Bot, Chance, Game, Patience, Reply, Seat, Window};

use crate::command::Command;
use crate::mind::hands::{self, Task};
use crate::mind::model::{Model, Move};
use crate::state::{Izakaya, Phase, STEP};

/// A way to look ahead.
pub trait Ahead {
    /// What the active seat does; only these moves are tried, if any are named.
    fn best_move(
        &mut self,
        root: Model,
        only: Option<Vec<Move>>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<Move>;

    /// What a seat bids, in steps.
    fn bid(
        &mut self,
        root: Model,
        seat: usize,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<u8>;
}

/// A bot that plays by what it sees ahead.
#[derive(Clone, Debug)]
pub struct Looking<M>(pub M);

impl<M: Ahead + Send + Sync> Bot<Izakaya> for Looking<M> {
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

impl<M: Ahead> Looking<M> {
    fn think(
        &mut self,
        state: &Izakaya,
        seat: Seat,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<Command> {
        let (mind, model) = (&mut self.0, Model::of(state));
        match state.phase {
            Phase::Bidding { .. } => {
                let steps = mind.bid(model, seat.idx(), patience, chance)?;
                Some(Command::Bid { yen: u16::from(steps) * STEP })
            }
            Phase::Placing { piece, .. } => {
                let task = Task::of(state, model, seat, piece);
                let moves = Some(task.moves.clone());
                let best = mind.best_move(task.root.clone(), moves, patience, chance)?;
                task.command(state, best)
            }
            _ => {
                let best = mind.best_move(model.clone(), None, patience, chance)?;
                hands::command(state, &model, best)
            }
        }
    }
}

//! Positions as models. What a piece in hand comes to takes long to find out, and every world asks
//! for it again: it is kept for a while.

use contract::{Chance, Entry, Game, Silent};

use crate::mind::gains::Gains;
use crate::mind::hands::Task;
use crate::mind::model::Model;
use crate::state::{Izakaya, Phase};

/// Positions that are remembered: more than a decision has courses.
const MEMORY: usize = 96;

/// Turns positions into models.
#[derive(Clone, Debug, Default)]
pub struct Settler {
    known: Vec<(Izakaya, Model)>,
    models: Vec<(Izakaya, Model)>,
}

impl Settler {
    /// The position as it is.
    pub fn model(&mut self, state: &Izakaya) -> Model {
        remembered(&mut self.models, state, Model::of)
    }

    /// The position once the piece in somebody's hand lies where it gains most.
    pub fn settled(&mut self, state: &Izakaya) -> Model {
        match state.phase {
            Phase::Placing { .. } => remembered(&mut self.known, state, settled),
            _ => self.model(state),
        }
    }
}

fn remembered(
    known: &mut Vec<(Izakaya, Model)>,
    state: &Izakaya,
    find: impl FnOnce(&Izakaya) -> Model,
) -> Model {
    if let Some(idx) = known.iter().rposition(|(other, _)| other == state) {
        return known[idx].1.clone();
    }
    if known.len() >= MEMORY {
        known.remove(0);
    }
    let model = find(state);
    known.push((state.clone(), model.clone()));
    model
}

/// The position after the piece was placed where that gains most at first sight.
fn settled(state: &Izakaya) -> Model {
    let model = Model::of(state);
    let (Phase::Placing { piece, .. }, Some(seat)) = (&state.phase, state.active()) else {
        return model;
    };
    let task = Task::of(state, model.clone(), seat, *piece);
    let gains = Gains::of(&task.root, seat.idx());
    let gain = |step: &_| gains.gain(&task.root, seat.idx(), *step);
    let best = task.moves.iter().rev().max_by(|one, other| gain(one).total_cmp(&gain(other)));
    let command = best.and_then(|best| task.command(state, *best));
    let Some(command) = command else { return model };
    let mut after = state.clone();
    let entry = Entry::new(seat, state.now, command);
    // A place that was found just now is allowed.
    match after.play(&entry, &mut Chance::from_number(0), &mut Silent) {
        Ok(_) => Model::of(&after),
        Err(_) => model,
    }
}

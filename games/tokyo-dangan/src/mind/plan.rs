//! A turn thought out once and played action by action.

use crate::command::Command;
use crate::roads::Roads;
use crate::square::{Square, SquareSet};
use crate::state::ACTIONS;
use crate::stock::Stock;
use crate::view::View;

use arrayvec::ArrayVec;

/// What a bot means to do with the rest of its turn, kept as long as everything comes as it
/// expected.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    steps: ArrayVec<Command, { ACTIONS as usize }>,
    expected: Option<Scene>,
}

/// What a bot looks at to see whether its plan still holds.
#[derive(Clone, Debug, PartialEq)]
struct Scene {
    roads: Roads,
    piece: Square,
    open: SquareSet,
    hand: Stock,
    round: u32,
    taken: u8,
}

impl Scene {
    fn of(view: &View) -> Option<Scene> {
        let own = view.travellers.get(view.viewer.seat()?)?;
        Some(Scene {
            roads: view.roads,
            piece: own.piece,
            open: own.open?,
            hand: own.hand?,
            round: view.round,
            taken: view.taken,
        })
    }

    fn act(&mut self, command: Command) {
        match command {
            Command::Move { to } => {
                self.piece = to;
                self.open.remove(to);
            }
            Command::Place { square, tile } => {
                self.hand.take(tile.kind());
                self.roads.lay(square, tile);
            }
            Command::Rotate { square, tile } => self.roads.lay(square, tile),
            Command::Remove { square } => {
                self.roads.lift(square);
            }
            Command::End => {}
        }
        self.taken += 1;
    }
}

impl Plan {
    /// The next step, if the view is just what the plan expected and the step is offered. Without
    /// a step left the turn ends.
    pub fn next(&mut self, view: &View, offers: &[Command]) -> Option<Command> {
        let expected = self.expected.take()?;
        if Scene::of(view).as_ref() != Some(&expected) {
            return None;
        }
        let command = self.steps.first().copied().unwrap_or(Command::End);
        self.steps = self.steps.iter().skip(1).copied().collect();
        self.expected = Some(expected);
        self.expect(command);
        offers.contains(&command).then_some(command)
    }

    /// Plans the rest of a turn that begins with this view; the first step.
    pub fn begin(&mut self, view: &View, steps: &[Command]) -> Option<Command> {
        let (first, rest) = steps.split_first()?;
        self.steps = rest.iter().copied().take(usize::from(ACTIONS)).collect();
        self.expected = Scene::of(view);
        self.expect(*first);
        Some(*first)
    }

    fn expect(&mut self, command: Command) {
        if let Some(expected) = &mut self.expected {
            expected.act(command);
        }
    }
}

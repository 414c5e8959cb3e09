//! Commands that are worth comparing, and which of them come to the same.

use contract::coach::{Course, follow, offered};
use contract::{Chance, Seat};

use crate::command::Command;
use crate::mind::gains::Gains;
use crate::mind::hands::{self, Task};
use crate::mind::model::{Model, Move};
use crate::state::{Izakaya, Phase};

/// Moves that are compared, by what they gain at first sight; and of each kind.
const WIDE: usize = 16;
const EACH: usize = 4;

/// Commands of a seat that are worth comparing. They follow from what everybody sees, and from
/// what the seat itself has bid.
pub fn worth_comparing(world: &Izakaya, seat: Seat) -> Vec<Course<Command>> {
    match world.phase {
        Phase::Acting { .. } | Phase::Gift { .. } if world.active() == Some(seat) => {
            actions(world, seat)
        }
        Phase::Placing { piece, .. } if world.active() == Some(seat) => {
            let task = Task::of(world, Model::of(world), seat, piece);
            let best = task.moves.iter().filter_map(|step| task.command(world, *step));
            let mut courses: Vec<_> = best.map(|command| vec![command]).collect();
            courses.extend(offered(world, seat));
            courses
        }
        _ => offered(world, seat),
    }
}

/// The actions that gain most, a few of each kind among them.
fn actions(world: &Izakaya, seat: Seat) -> Vec<Course<Command>> {
    let model = Model::of(world);
    let mut found = Gains::of(&model, seat.idx()).moves(&model, seat.idx());
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut counts = [0; 5];
    let mut courses: Vec<Course<Command>> = Vec::new();
    for (rank, (_, step)) in found.into_iter().enumerate() {
        let count = &mut counts[kind(step)];
        *count += 1;
        if (rank < WIDE || *count <= EACH)
            && let Some(command) = hands::command(world, &model, step)
            && !courses.iter().any(|course| course.as_slice() == [command])
        {
            courses.push(vec![command]);
        }
    }
    courses
}

fn kind(step: Move) -> usize {
    match step {
        Move::Bottle { .. } => 0,
        Move::Price { .. } => 1,
        Move::Claim { .. } => 2,
        Move::Build { .. } => 3,
        Move::Idle => 4,
    }
}

/// Whether a piece lies on the same card in two ways that look the same from above.
pub fn meet(world: &Izakaya, one: &[Command], other: &[Command]) -> bool {
    let ([Command::Place { card, .. }], [Command::Place { card: same, .. }]) = (one, other) else {
        return false;
    };
    let (Some(seat), true) = (world.active(), card == same) else { return false };
    let after = |course| Model::of(&follow(world, seat, course, &mut Chance::from_number(0)));
    after(one) == after(other)
}

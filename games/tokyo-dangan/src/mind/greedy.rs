//! One action at a time, by the distances of its own destinations.

use contract::{Bot, Chance, Patience, Reply, Window};

use crate::command::Command;
use crate::mind::route::Terrain;
use crate::mind::taste;
use crate::square::SquareSet;
use crate::state::TokyoDangan;
use crate::view::View;

/// Goes to a destination that it can reach; else takes the action after which its destinations
/// are nearest, and ends its turn when none brings them nearer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<TokyoDangan> for Greedy {
    fn choose(
        &mut self,
        window: &Window<'_, TokyoDangan>,
        _patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let choice = choose(&window.view(), &window.offers().list, chance);
        Reply::now(choice.or_else(|| window.sample(chance)))
    }
}

/// One of the best offers; nothing if the view shows no destinations of one's own.
fn choose(view: &View, offers: &[Command], chance: &mut Chance) -> Option<Command> {
    let own = view.travellers.get(view.viewer.seat()?)?;
    let open = own.open?;
    let others = view.travellers.values().map(|seen| seen.piece).collect::<SquareSet>();
    let mut best = f64::INFINITY;
    let mut among: Vec<Command> = Vec::new();
    for &command in offers {
        let mut roads = view.roads;
        let mut pieces = others;
        let extra = match command {
            Command::Move { to } if open.contains(to) => return Some(command),
            // A move elsewhere brings nothing nearer.
            Command::Move { .. } => continue,
            Command::Place { square, tile } => {
                roads.lay(square, tile);
                0.0
            }
            Command::Rotate { square, tile } => {
                roads.lay(square, tile);
                0.02
            }
            Command::Remove { square } => {
                roads.lift(square);
                pieces.remove(square);
                0.02
            }
            Command::End => 0.01,
        };
        let terrain = Terrain::new(&view.board, &roads, pieces, view.house.removal);
        let worth = taste::spread(&terrain, own.piece, open) + extra;
        if worth < best {
            best = worth;
            among.clear();
        }
        if worth == best {
            among.push(command);
        }
    }
    chance.pick(&among).copied()
}

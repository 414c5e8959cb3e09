//! From a plan to a command: which piece to take, and where to put the one taken.

use building::candidates::candidates_on;
use building::{PieceId, Pose};
use contract::Seat;

use crate::colour::Colour;
use crate::command::Command;
use crate::mind::eye;
use crate::mind::model::{Model, Move};
use crate::mind::shape;
use crate::state::{Izakaya, Phase};

/// The command that a move comes to for the seat that acts; nothing if there is none.
pub fn command(state: &Izakaya, model: &Model, step: Move) -> Option<Command> {
    let address = |card: u8| model.shape.addresses.get(usize::from(card)).copied();
    let colour = |idx: u8| Colour::ALL.get(usize::from(idx)).copied();
    Some(match step {
        Move::Bottle { colour: its, corner } => {
            Command::Bottle { colour: colour(its)?, corner: shape::corner(corner)? }
        }
        Move::Price { from, to } => Command::Price { from: colour(from)?, to: colour(to)? },
        Move::Claim { gap, card } => Command::Claim { gap, card: address(card)? },
        Move::Build { card } => {
            let site = state.sites.get(usize::from(card))?;
            Command::Take { piece: eye::choose(site, state.supply)? }
        }
        Move::Idle => idle(state)?,
    })
}

/// What to do when nothing helps.
fn idle(state: &Izakaya) -> Option<Command> {
    let seat = state.active()?;
    match state.phase {
        Phase::Placing { .. } => Some(Command::GiveUp),
        Phase::Acting { .. } if state.is_stuck(seat) => Some(Command::Pass),
        _ => Some(Command::Take { piece: state.supply.iter().next()? }),
    }
}

/// A way to put the piece taken down that adds a floor.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// The card, by number.
    pub card: u8,
    /// How the piece lies there.
    pub pose: Pose,
}

/// Where the piece in a seat's hand adds a floor: on its own cards and on free ones, a spot each.
/// Asked only after the piece was taken.
pub fn spots(state: &Izakaya, seat: Seat, piece: PieceId) -> Vec<Spot> {
    let mut found = Vec::new();
    for (card, site) in state.sites.iter().enumerate() {
        if site.owner.is_some_and(|owner| owner != seat) {
            continue;
        }
        let pose = site.houses.iter().filter(|house| eye::allowed(house) > 0).find_map(|house| {
            let building = house.building();
            let places = candidates_on(building, piece, building.height().saturating_add(1));
            // The middle of the list lies neither in one corner nor in the other.
            places.get(places.len() / 2).map(|place| place.pose)
        });
        found.extend(pose.map(|pose| Spot { card: card as u8, pose }));
    }
    found
}

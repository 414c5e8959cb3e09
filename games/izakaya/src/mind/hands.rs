//! From a plan to a command: which piece to take, and where to put the one taken.

use building::candidates::candidates_on;
use building::{PieceId, Pose, candidates};
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
        Phase::Placing { piece, .. } => Some(leftover(state, seat, piece).command),
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

/// What becomes of a piece that its owner would rather not place.
#[derive(Clone, Copy, Debug)]
pub struct Leftover {
    /// What to do with it.
    pub command: Command,
    /// What that gives to others, in yen; less than nothing where the seat itself gains.
    pub harm: i32,
}

/// Added to the harm of a floor on a card that somebody else owns, so that any free card is
/// better, whatever its drinks are worth.
const RIVALS: i32 = 10_000;

/// The place that does least harm for a piece that has to be placed (clause 7.3): where it adds no
/// floor, else on a card that nobody owns. Asked only after the piece was taken.
pub fn leftover(state: &Izakaya, seat: Seat, piece: PieceId) -> Leftover {
    let mut best = Leftover { command: Command::GiveUp, harm: i32::MAX };
    for (card, site) in state.grid().addresses().zip(&state.sites) {
        for house in &site.houses {
            // Lower floors come first.
            let places = candidates(house.building(), piece);
            let Some(place) = places.first() else { continue };
            let drinks = state.drinks(card);
            let harm = match site.owner {
                _ if place.placed.floor <= house.building().height() => 0,
                Some(owner) if owner == seat => -drinks,
                Some(_) => RIVALS + drinks,
                None => 1 + drinks,
            };
            if harm < best.harm {
                best = Leftover { command: Command::Place { card, pose: place.pose }, harm };
            }
        }
    }
    best
}

/// What a seat can do with the piece in its hand.
#[derive(Clone, Debug)]
pub struct Task {
    /// The position, in which the piece is known to fit where it does.
    pub root: Model,
    /// The moves that it comes down to.
    pub moves: Vec<Move>,
    spots: Vec<Spot>,
    leftover: Leftover,
}

impl Task {
    /// What a seat can do with a piece. Asked only after the piece was taken.
    pub fn of(state: &Izakaya, mut root: Model, seat: Seat, piece: PieceId) -> Task {
        let spots = spots(state, seat, piece);
        for spot in &spots {
            let lot = &mut root.lots[usize::from(spot.card)];
            lot.room = lot.room.max(1);
        }
        // Keeping out of it is a choice only where the piece changes nothing for anybody.
        let leftover = leftover(state, seat, piece);
        let idle = leftover.harm <= 0 || spots.is_empty();
        let builds = spots.iter().map(|spot| Move::Build { card: spot.card });
        let moves = builds.chain(idle.then_some(Move::Idle)).collect();
        Task { root, moves, spots, leftover }
    }

    /// The command that a move comes to.
    pub fn command(&self, state: &Izakaya, step: Move) -> Option<Command> {
        let spot = self.spots.iter().find(|spot| step == Move::Build { card: spot.card });
        Some(match spot {
            Some(spot) => {
                let card = state.grid().addresses().nth(usize::from(spot.card))?;
                Command::Place { card, pose: spot.pose }
            }
            None => self.leftover.command,
        })
    }
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

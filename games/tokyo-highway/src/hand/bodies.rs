//! The table as rigid bodies: made from whole numbers for every act, and thrown away after it.

use contract::Seat;
use physics::{Body, Pose, Solid};

use crate::geometry::{Block, Outline, Slab, Spot};
use crate::hand::pads::Bed;
use crate::pieces::{Column, Far, Piece};
use crate::setup::{Grip, Setup};
use crate::sizes::{CAR, LENGTH, RADIUS, STOREY, THICKNESS, WIDTH};
use crate::solids;
use crate::truth::TokyoHighway;

/// What the pieces weigh, in grams.
const DISC_GRAMS: f64 = 1.8;
const ROAD_GRAMS: f64 = 1.5;
const CAR_GRAMS: f64 = 0.35;
/// How rough painted wood is. Where two pieces meet the product counts: 0.81 holds a road on its
/// columns at the steepest slope that this mode allows (0.6 in 1), with something to spare.
const WOOD: f64 = 0.9;

/// A body, and which piece it is: one of the discs of a column, a road, a car, or a building.
#[derive(Clone, Debug)]
pub struct Standing {
    pub piece: Piece,
    pub owner: Seat,
    pub body: Body,
}

/// All bodies on the table, in a fixed order: columns from the bottom up, roads, cars, buildings,
/// and last what the active player has put up in this turn.
pub fn standing(state: &TokyoHighway) -> Vec<Standing> {
    let mut all = Vec::new();
    for (idx, column) in state.columns.iter().enumerate() {
        for storey in 0..column.height {
            let (piece, owner) = (Piece::Column(idx as u8), column.owner);
            all.push(Standing { piece, owner, body: disc(column.at, storey) });
        }
    }
    for (idx, (road, deck)) in state.roads.iter().zip(&state.solids.decks).enumerate() {
        let piece = Piece::Road(idx as u8);
        let far = match road.to {
            Far::Column { column, .. } => state.columns.get(usize::from(column)),
            Far::Exit { .. } | Far::Ramp { .. } => None,
        };
        let body = bedded(state, deck, road.base, far, idx);
        all.push(Standing { piece, owner: road.owner, body });
    }
    for (idx, (car, slab)) in state.cars.iter().zip(&state.solids.cars).enumerate() {
        let (piece, body) = (Piece::Car(idx as u8), car_body(&state.setup, lying(slab, CAR[2])));
        all.push(Standing { piece, owner: car.owner, body });
    }
    for (idx, (building, block)) in state.buildings.iter().zip(&state.solids.blocks).enumerate() {
        let (piece, body) = (Piece::Building(idx as u8), tower(building.at, block));
        all.push(Standing { piece, owner: building.owner, body });
    }
    all.extend(put_up(state));
    all
}

/// What the active player has put up in this turn: the pieces of a column, a road, cars.
fn put_up(state: &TokyoHighway) -> Vec<Standing> {
    let Some(hand) = &state.hand else { return Vec::new() };
    let owner = state.active;
    let mut all = Vec::new();
    if let Some(rising) = hand.rising {
        let piece = Piece::Column(state.columns.len() as u8);
        let discs = (0..rising.height()).map(|storey| disc(rising.at, storey));
        all.extend(discs.map(|body| Standing { piece, owner, body }));
    }
    let laid = hand.laid.as_ref();
    let Some((laid, Ok(survey))) = laid.map(|laid| (laid, state.tidied().may_build(owner, laid)))
    else {
        return all;
    };
    let piece = Piece::Road(state.roads.len() as u8);
    all.push(Standing { piece, owner, body: put_down(state, &survey.deck, laid.base) });
    for (idx, spot) in laid.cars.iter().enumerate() {
        let piece = Piece::Car((state.cars.len() + idx) as u8);
        let pose = lying(&solids::car(&survey.deck, *spot), CAR[2]);
        all.push(Standing { piece, owner, body: car_body(&state.setup, pose) });
    }
    all
}

/// The active player's new road as it lies, from a base to the column that is being put up or to
/// the table.
pub fn put_down(state: &TokyoHighway, deck: &Slab, base: u8) -> Body {
    let rising = state.hand.as_ref().and_then(|hand| hand.rising);
    let far = rising.map(|rising| Column {
        owner: state.active,
        at: rising.at,
        height: rising.height(),
        junction: rising.yellow,
        outgoing: 0,
    });
    bedded(state, deck, base, far.as_ref(), state.roads.len())
}

/// A road as it lies on its base, on the older roads there, and on its far column.
fn bedded(
    state: &TokyoHighway,
    deck: &Slab,
    base: u8,
    far: Option<&Column>,
    n_older: usize,
) -> Body {
    let mut body = road_body(lying(deck, THICKNESS));
    let older = state.roads.iter().zip(&state.solids.decks).take(n_older);
    let below = older.filter(|(road, _)| road.rests_on(base)).map(|(_, deck)| deck);
    if let Some(column) = state.columns.get(usize::from(base)) {
        body.pads.extend(Bed::new(deck, column, below.collect()).pads());
    }
    if let Some(column) = far {
        body.pads.extend(Bed::new(deck, column, Vec::new()).pads());
    }
    body
}

/// A column piece, this many storeys up.
pub fn disc(at: Spot, storey: u8) -> Body {
    let point = at.to_point();
    disc_at(Pose::upright([point.x, point.y, (f64::from(storey) + 0.5) * STOREY]))
}

/// A column piece anywhere.
pub fn disc_at(pose: Pose) -> Body {
    let solid = Solid::Disc { radius: RADIUS, height: STOREY };
    Body { solid, pose, grams: Some(DISC_GRAMS), roughness: WOOD, pads: Vec::new() }
}

/// A road anywhere.
pub fn road_body(pose: Pose) -> Body {
    let solid = Solid::Plank { length: LENGTH, width: WIDTH, height: THICKNESS };
    Body { solid, pose, grams: Some(ROAD_GRAMS), roughness: WOOD, pads: Vec::new() }
}

/// A car anywhere. It holds on somewhat steeper roads than the rules let it stand on, so that
/// whatever may stand does stand.
pub fn car_body(setup: &Setup, pose: Pose) -> Body {
    let [length, width, height] = CAR;
    let roughness = match setup.grip {
        Grip::Wood => 0.55,
        Grip::Rubber | Grip::Any => 1.1,
    };
    let solid = Solid::Plank { length, width, height };
    Body { solid, pose, grams: Some(CAR_GRAMS), roughness, pads: Vec::new() }
}

/// Where the middle of a slab is that is so thick, square to its slope.
pub fn lying(slab: &Slab, thickness: f64) -> Pose {
    let strip = slab.strip();
    let middle = strip.at(strip.length * 0.5, 0.0);
    let (cosine, sine) = (slab.cosine(), slab.cosine() * slab.slope());
    let half = thickness * 0.5;
    let (back, up) = (half * sine, half * cosine);
    let at = [
        middle.x - strip.axis.x * back,
        middle.y - strip.axis.y * back,
        slab.under_at(strip.length * 0.5) + up,
    ];
    Pose::heading(at, libm::atan2(strip.axis.y, strip.axis.x), libm::atan(slab.slope()))
}

/// A building: nothing moves it (clause 2.5).
fn tower(at: Spot, block: &Block) -> Body {
    let centre = at.to_point();
    let height = block.top();
    let solid = match block.outline() {
        Outline::Disc(disc) => Solid::Disc { radius: disc.radius, height },
        Outline::Convex(convex) => {
            let corners =
                convex.corners().iter().map(|corner| [corner.x - centre.x, corner.y - centre.y]);
            Solid::Prism { corners: corners.collect(), height }
        }
    };
    let pose = Pose::upright([centre.x, centre.y, height * 0.5]);
    Body { solid, pose, grams: None, roughness: WOOD, pads: Vec::new() }
}

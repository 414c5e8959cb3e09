//! The pieces on the table as solids: what the judge measures.

use crate::geometry::{
    Block, Convex, Deck, Disc, Footing, Footprint, Heading, Hundredths, Outline, Pillar, Point,
    Slab, Spot, Strip, Tip, Unbuildable,
};

use crate::pieces::{Building, Column, Far, Parking, Road, Shape};
use crate::sizes::{CAR, RADIUS, ROAD, STOREY};
use crate::truth::Truth;

/// The solids, each list in the order of its pieces.
#[derive(Clone, Debug, Default)]
pub struct Solids {
    /// The columns.
    pub pillars: Vec<Pillar>,
    /// The roads.
    pub decks: Vec<Slab>,
    pub cars: Vec<Slab>,
    /// The buildings.
    pub blocks: Vec<Block>,
}

impl Solids {
    /// The solids of a table. A piece that cannot be where its numbers say becomes a speck far
    /// away, so that a broken truth can still be looked at.
    pub fn of(truth: &Truth) -> Solids {
        let pillars: Vec<Pillar> = truth.columns.iter().map(pillar).collect();
        let mut decks: Vec<Slab> = Vec::with_capacity(truth.roads.len());
        for road in &truth.roads {
            // Only older roads can be under it, and only those have been laid.
            let below = lying(&truth.roads, &decks, road.base).map(|(_, deck)| deck);
            let deck = deck(road, &truth.columns, below).map_or(speck(), |deck| deck.slab);
            decks.push(deck);
        }
        let cars = truth.cars.iter().map(|parked| match decks.get(usize::from(parked.road)) {
            Some(deck) => car(deck, parked.spot),
            None => speck(),
        });
        let cars = cars.collect();
        Solids { pillars, decks, cars, blocks: truth.buildings.iter().map(block).collect() }
    }
}

/// A slab that meets nothing.
fn speck() -> Slab {
    let start = Point::new(1e6, 1e6);
    let axis = Point::new(1.0, 0.0);
    Slab::new(Strip { start, axis, length: 0.01, half_width: 0.01 }, 0.0, 0.0, 0.01)
}

/// The disc of a column with that centre.
pub fn disc(at: Spot) -> Disc {
    Disc::new(at.to_point(), RADIUS)
}

/// A column of that height.
pub fn pillar_at(at: Spot, height: u8) -> Pillar {
    Pillar { disc: disc(at), top: f64::from(height) * STOREY }
}

/// A column as a solid.
pub fn pillar(column: &Column) -> Pillar {
    pillar_at(column.at, column.height)
}

/// The top of a column.
pub fn footing(column: &Column) -> Footing {
    Footing { centre: column.at.to_point(), height: f64::from(column.height) * STOREY }
}

/// The roads with an end on that column, oldest first, and how they lie.
pub fn lying<'a>(
    roads: &'a [Road],
    decks: &'a [Slab],
    column: u8,
) -> impl Iterator<Item = (&'a Road, &'a Slab)> + Clone {
    roads.iter().zip(decks).filter(move |(road, _)| road.rests_on(column))
}

/// A tip in hundredths, as the geometry measures it.
pub fn tip(past: i32, aside: i32) -> Tip {
    Tip { past: Hundredths(past).mm(), aside: Hundredths(aside).mm() }
}

/// A road as it lies, on its base and on the roads below it there.
fn deck<'a>(
    road: &Road,
    columns: &[Column],
    below: impl Iterator<Item = &'a Slab> + Clone,
) -> Result<Deck, Unbuildable> {
    let column = |idx: u8| columns.get(usize::from(idx)).ok_or(Unbuildable::OffBase);
    let base = footing(column(road.base)?);
    let tip = tip(road.past, road.aside);
    match road.to {
        Far::Column { column: far, aside } => {
            let far = footing(column(far)?);
            Deck::between(&ROAD, base, far, tip, Hundredths(aside).mm(), below)
        }
        Far::Exit { heading } | Far::Ramp { heading } => {
            Deck::to_ground(&ROAD, base, tip, heading.unit(), below)
        }
    }
}

/// Where a car stands, measured on its road.
pub fn footprint(spot: Parking) -> Footprint {
    let [length, width, _] = CAR;
    let (along, across) = (Hundredths(spot.along).mm(), Hundredths(spot.across).mm());
    Footprint { along, across, length, width }
}

/// A car on a road.
pub fn car(deck: &Slab, spot: Parking) -> Slab {
    deck.standing(&footprint(spot), CAR[2])
}

/// A building as a solid.
pub fn block(building: &Building) -> Block {
    block_at(building.shape, building.at, building.heading)
}

/// A building of that shape.
pub fn block_at(shape: Shape, at: Spot, heading: Heading) -> Block {
    let (centre, way) = (at.to_point(), heading.unit());
    let convex = match shape {
        Shape::Round => None,
        Shape::Square => Convex::square(centre, 26.0, way),
        Shape::Triangle => Convex::triangle(centre, 36.0, way),
        Shape::Hexagon => Convex::hexagon(centre, 30.0, way),
    };
    let round = Outline::Disc(Disc::new(centre, 15.0));
    Block::new(convex.map_or(round, Outline::Convex), shape.height())
}

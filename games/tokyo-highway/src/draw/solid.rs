//! The pieces as things that can hide each other.

use crate::geometry::{Block, Convex, Disc, Outline, Point, Slab, Strip};

use super::camera::Angle;
use super::hull::{hull, meet};
use crate::pieces::Piece;
use crate::sizes::STOREY;
use crate::truth::TokyoHighway;

/// A piece, or a part of a road, that stands or lies on the table.
#[derive(Clone, Debug)]
pub struct Solid {
    pub piece: Piece,
    /// What it is made of.
    pub form: Form,
    plan: Outline,
}

/// What a solid is made of.
#[allow(clippy::large_enum_variant, reason = "there are a few hundred of them at most")]
#[derive(Clone, Debug)]
pub enum Form {
    /// A road, or a part of it from so far along to so far along.
    Road {
        /// The whole road.
        deck: Slab,
        /// Where the part begins.
        from: f64,
        /// Where it ends.
        to: f64,
    },
    Column {
        /// Its plan.
        disc: Disc,
        /// How many pieces are drawn.
        height: u8,
    },
    Car(Slab),
    Building(Block),
}

/// The tallest column that is drawn; no supply reaches so far.
const TALLEST: u8 = 40;
/// The furthest from the middle that anything is drawn.
const FURTHEST: f64 = 900.0;
/// What counts as touching in plan.
const TOUCHING: f64 = 0.05;

/// Whether a point is near enough to the table to be drawn.
fn near(point: Point) -> bool {
    point.x.abs() < FURTHEST && point.y.abs() < FURTHEST
}

/// Whether a road or car is near enough to the table, and not higher than columns can be.
pub fn slab_is_near(slab: &Slab) -> bool {
    let strip = slab.strip();
    let tall = |along: f64| slab.under_at(along).abs() <= f64::from(TALLEST) * STOREY + 50.0;
    near(strip.start) && near(strip.end()) && tall(0.0) && tall(strip.length)
}

/// Every piece on the table that can be drawn, whole.
pub fn solids(state: &TokyoHighway) -> Vec<Solid> {
    let solids = state.solids();
    let mut list = Vec::new();
    for (idx, (pillar, column)) in solids.pillars.iter().zip(&state.columns).enumerate() {
        if near(pillar.disc.centre) {
            let form = Form::Column { disc: pillar.disc, height: column.height.min(TALLEST) };
            let plan = Outline::Disc(pillar.disc);
            list.push(Solid { piece: Piece::Column(idx as u8), form, plan });
        }
    }
    for (idx, deck) in solids.decks.iter().enumerate() {
        if slab_is_near(deck) {
            list.push(Solid::road(idx as u8, deck, 0.0, deck.strip().length));
        }
    }
    for (idx, car) in solids.cars.iter().enumerate() {
        if slab_is_near(car) {
            let plan = Outline::Convex(Convex::from(car.strip()));
            list.push(Solid { piece: Piece::Car(idx as u8), form: Form::Car(*car), plan });
        }
    }
    for (idx, block) in solids.blocks.iter().enumerate() {
        if near(block.bounds().low) && near(block.bounds().high) {
            let (form, plan) = (Form::Building(block.clone()), block.outline().clone());
            list.push(Solid { piece: Piece::Building(idx as u8), form, plan });
        }
    }
    list
}

impl Solid {
    /// The part of a road from so far along to so far along.
    pub fn road(idx: u8, deck: &Slab, from: f64, to: f64) -> Solid {
        let strip = Strip { start: deck.strip().at(from, 0.0), length: to - from, ..*deck.strip() };
        let form = Form::Road { deck: *deck, from, to };
        Solid { piece: Piece::Road(idx), form, plan: Outline::Convex(Convex::from(&strip)) }
    }

    /// The two halves of a road; nothing for other pieces, and for parts that are short already.
    pub fn halves(&self) -> Option<[Solid; 2]> {
        match (&self.form, self.piece) {
            (Form::Road { deck, from, to }, Piece::Road(idx)) if to - from > 12.0 => {
                let middle = (from + to) * 0.5;
                let parts = [(*from, middle), (middle, *to)];
                Some(parts.map(|(from, to)| Solid::road(idx, deck, from, to)))
            }
            _ => None,
        }
    }

    /// The middle of its plan.
    pub fn centre(&self) -> Point {
        match &self.plan {
            Outline::Disc(disc) => disc.centre,
            Outline::Convex(convex) => mean(convex.corners()),
        }
    }

    /// The heights of underside and top over a point of the table.
    pub fn levels(&self, at: Point) -> (f64, f64) {
        match &self.form {
            Form::Road { deck, .. } | Form::Car(deck) => {
                let along = deck.strip().local(at).x;
                (deck.under_at(along), deck.top_at(along))
            }
            Form::Column { height, .. } => (0.0, f64::from(*height) * STOREY),
            Form::Building(block) => (0.0, block.top()),
        }
    }

    /// The height of its middle over a point.
    fn middle(&self, at: Point) -> f64 {
        let (under, top) = self.levels(at);
        (under + top) * 0.5
    }

    /// The corners of its plan; a circle has many.
    pub fn corners(&self) -> Vec<Point> {
        match &self.plan {
            Outline::Disc(disc) => round(disc),
            Outline::Convex(convex) => convex.corners().to_vec(),
        }
    }

    /// What it covers of a picture, in millimetres.
    pub fn outline(&self, angle: &Angle) -> Vec<Point> {
        let mut points = Vec::new();
        for corner in self.corners() {
            let (under, top) = self.levels(corner);
            points.push(angle.seen(corner, under));
            points.push(angle.seen(corner, top));
        }
        hull(&points)
    }

    /// How near it is to the viewer, for things that do not hide each other.
    pub fn nearness(&self, angle: &Angle) -> f64 {
        let centre = self.centre();
        angle.nearness(centre, self.middle(centre))
    }

    /// Whether it hides something of the other (true), or the other of it (false); nothing if
    /// neither. Things that are beside each other in plan are told apart by the upright plane
    /// between them, things that lap by their heights.
    pub fn hides(&self, other: &Solid, angle: &Angle) -> Option<bool> {
        match self.way_to(other) {
            Some(way) => {
                let nearer = way.dot(angle.toward());
                (nearer.abs() > 1e-6).then_some(nearer < 0.0)
            }
            None => {
                let at = self.common(other);
                Some(self.middle(at) > other.middle(at))
            }
        }
    }

    /// The unit vector square to an upright plane between the two, from this to the other;
    /// nothing if their plans lap.
    fn way_to(&self, other: &Solid) -> Option<Point> {
        match (&self.plan, &other.plan) {
            (Outline::Disc(one), Outline::Disc(two)) => {
                let way = two.centre - one.centre;
                (one.gap(two) > -TOUCHING).then_some(way)
            }
            (Outline::Disc(disc), Outline::Convex(convex)) => {
                let way = nearest(convex, disc.centre) - disc.centre;
                (way.length() > disc.radius - TOUCHING).then_some(way)
            }
            (Outline::Convex(_), Outline::Disc(_)) => other.way_to(self).map(|way| -way),
            (Outline::Convex(one), Outline::Convex(two)) => {
                let ((gap, way), (its_gap, its_way)) = (best_side(one, two), best_side(two, one));
                let (gap, way) = if gap >= its_gap { (gap, way) } else { (its_gap, -its_way) };
                (gap > -TOUCHING).then_some(way)
            }
        }
    }

    /// A point that both plans contain.
    fn common(&self, other: &Solid) -> Point {
        match (&self.plan, &other.plan) {
            (Outline::Disc(one), Outline::Disc(two)) => (one.centre + two.centre) * 0.5,
            (Outline::Disc(disc), Outline::Convex(convex))
            | (Outline::Convex(convex), Outline::Disc(disc)) => nearest(convex, disc.centre),
            (Outline::Convex(one), Outline::Convex(two)) => {
                let common = one.clipped(two);
                if common.is_empty() { self.centre() } else { mean(common.corners()) }
            }
        }
    }
}

/// Whether two outlines of a picture have something in common.
pub fn lap(one: &[Point], other: &[Point]) -> bool {
    meet(one, other, TOUCHING)
}

/// The mean of some points.
pub fn mean(points: &[Point]) -> Point {
    let sum = points.iter().fold(Point::ORIGIN, |sum, point| sum + *point);
    sum * (1.0 / points.len().max(1) as f64)
}

/// A circle as a polygon.
pub fn round(disc: &Disc) -> Vec<Point> {
    let eighth = [(1.0, 0.0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924)];
    let first = eighth.map(|(x, y)| Point::new(x, y));
    let second = first.map(Point::left);
    let third = second.map(Point::left);
    let fourth = third.map(Point::left);
    let ways = first.into_iter().chain(second).chain(third).chain(fourth);
    ways.map(|way| disc.centre + way * disc.radius).collect()
}

/// The point of a polygon that is nearest to a point.
fn nearest(convex: &Convex, to: Point) -> Point {
    if convex.contains(to) {
        return to;
    }
    let mut best = (f64::INFINITY, to);
    for (from, end) in convex.sides() {
        let along = end - from;
        let part = ((to - from).dot(along) / along.square().max(1e-12)).clamp(0.0, 1.0);
        let point = from + along * part;
        if to.distance(point) < best.0 {
            best = (to.distance(point), point);
        }
    }
    best.1
}

/// How far the other stays outside of the side that keeps it furthest off, and which way that
/// side faces.
fn best_side(one: &Convex, other: &Convex) -> (f64, Point) {
    let mut best = (f64::NEG_INFINITY, Point::ORIGIN);
    for (from, to) in one.sides() {
        let side = to - from;
        let outward = -side.left() * (1.0 / side.length().max(1e-9));
        let gaps = other.corners().iter().map(|corner| outward.dot(*corner - from));
        let gap = gaps.fold(f64::INFINITY, f64::min);
        if gap > best.0 {
            best = (gap, outward);
        }
    }
    best
}

//! Which sides of which roads could be crossed next from a base, by rule of thumb: near enough,
//! not along it, and high or low enough. Whether something is in the way is not looked at.

use crate::geometry::{Level, Point, Slab};

use crate::pieces::Road;
use crate::sizes::{LENGTH, STOREY, THICKNESS};

/// Sides of roads, as a set: two bits a road. Roads beyond the 64th are left out; no box has so
/// many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sides(u128);

impl Sides {
    /// None.
    pub const NONE: Sides = Sides(0);

    /// That side of a road: the one that a road passing over it takes, or under it.
    pub fn one(road: usize, level: Level) -> Sides {
        let bit = 2 * road + usize::from(level == Level::Under);
        Sides(if bit < 128 { 1 << bit } else { 0 })
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both.
    #[must_use]
    pub fn with(self, other: Sides) -> Sides {
        Sides(self.0 | other.0)
    }

    /// These without the others.
    #[must_use]
    pub fn without(self, other: Sides) -> Sides {
        Sides(self.0 & !other.0)
    }
}

/// Nearer to an end of a road than this it cannot be crossed properly.
const END: f64 = 8.0;
/// How near the place of a crossing can be.
const NEAREST: f64 = 16.0;
/// How far from a base the place of a crossing can be.
pub const FURTHEST: f64 = 97.0;
/// The sharpest crossing, as a sine.
const SHARPEST: f64 = 0.35;
/// Air and a little slack.
const AIR: f64 = 0.5;

/// Whether a road from a base there, of that height, can cross a deck, over and under it.
pub fn crossable(base: Point, height: u8, deck: &Slab) -> (bool, bool) {
    let strip = deck.strip();
    let local = strip.local(base);
    if local.y.abs() > FURTHEST || local.x < -FURTHEST || local.x > strip.length + FURTHEST {
        return (false, false);
    }
    let (first, last) = (END, strip.length - END);
    let nearest = local.x.clamp(first, last);
    let (mut over, mut under) = (false, false);
    for shift in [0.0, -28.0, 28.0] {
        let along = nearest + shift;
        if along < first || along > last {
            continue;
        }
        let distance = Point::new(local.x - along, local.y).length();
        let far = !(NEAREST..=FURTHEST).contains(&distance);
        if far || local.y.abs() < SHARPEST * distance {
            continue;
        }
        let part = distance / LENGTH;
        let from = f64::from(height) * STOREY;
        // Up one storey, from on top of the road that leads to the base; down one, beside it.
        let highest = from + STOREY * part + THICKNESS * (1.0 - part);
        let lowest = from - STOREY * part;
        over |= highest >= deck.top_at(along) + AIR;
        under |= lowest + THICKNESS + AIR <= deck.under_at(along);
    }
    (over, under)
}

/// The sides of a road that nobody has crossed yet and a road from that base could cross.
pub fn open_sides(base: Point, height: u8, number: usize, road: &Road, deck: &Slab) -> Sides {
    if road.over && road.under {
        return Sides::NONE;
    }
    let (over, under) = crossable(base, height, deck);
    let side = |open: bool, level| if open { Sides::one(number, level) } else { Sides::NONE };
    side(over && !road.over, Level::Over).with(side(under && !road.under, Level::Under))
}

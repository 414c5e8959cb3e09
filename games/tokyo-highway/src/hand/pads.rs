//! What beds an end of a road on its column, and on the roads that lie there: a pad under each of
//! its sides, as high as the gap there.
//!
//! The rules lay a road level across, on the first thing that it touches; bare wood would roll
//! until a third point holds it, and a player's finger sees to that.

use physics::Pad;

use crate::geometry::{Disc, Slab};
use crate::pieces::Column;
use crate::sizes::{LENGTH, STOREY, THICKNESS};
use crate::solids;

/// How long and wide a pad is, and how far from the middle of the road.
const SIZE: f64 = 0.4;
const SIDE: f64 = 4.7;
/// A pad keeps so far from edges, which are steps of more than that.
const EDGE: f64 = 0.8;
const STEP: f64 = 1.2;

/// An end of a road, and what it lies on. Places are along the road and across it.
pub struct Bed<'a> {
    deck: &'a Slab,
    below: Vec<&'a Slab>,
    disc: Disc,
    top: f64,
}

/// Where a pad may go: how high it would be and where its foot would stand, and whether that is
/// away from edges.
#[derive(Clone, Copy)]
struct Place {
    along: f64,
    across: f64,
    gap: f64,
    foot: f64,
    steady: bool,
}

impl<'a> Bed<'a> {
    /// The end of a road on that column, on top of these older roads.
    pub fn new(deck: &'a Slab, column: &Column, below: Vec<&'a Slab>) -> Bed<'a> {
        let top = f64::from(column.height) * STOREY;
        Bed { deck, below, disc: solids::disc(column.at), top }
    }

    pub fn pads(&self) -> impl Iterator<Item = Pad> {
        [-SIDE, SIDE].into_iter().flat_map(|across| self.side(across)).filter_map(|at| self.pad(at))
    }

    /// How high what lies there is; nothing beside the column.
    fn height(&self, along: f64, across: f64) -> Option<f64> {
        let point = self.deck.strip().at(along, across);
        let inner = self.disc.radius - SIZE * 0.5;
        if (point - self.disc.centre).square() > inner * inner {
            return None;
        }
        let under = |old: &&Slab| {
            let (local, strip) = (old.strip().local(point), old.strip());
            // Square to its slope, a road's upper side begins and ends a little before the lower.
            let back = THICKNESS * old.cosine() * old.slope();
            let inside = (-back..=strip.length - back).contains(&local.x)
                && local.y.abs() <= strip.half_width;
            inside.then(|| old.top_at(local.x))
        };
        Some(self.below.iter().filter_map(under).fold(self.top, f64::max))
    }

    /// Whether no edge is near, from which a pad would slip as soon as anything gives way a little.
    fn is_steady(&self, along: f64, across: f64) -> bool {
        let Some(here) = self.height(along, across) else { return false };
        let corners = [(-EDGE, -EDGE), (-EDGE, EDGE), (EDGE, -EDGE), (EDGE, EDGE)];
        corners.iter().all(|(dx, dy)| {
            self.height(along + dx, across + dy).is_some_and(|there| (there - here).abs() < STEP)
        })
    }

    /// A place for a pad, if nothing is in its way down.
    fn place(&self, along: f64, across: f64) -> Option<Place> {
        let (under, slope) = (self.deck.under_at(along), self.deck.slope());
        let mut gap = under - self.height(along, across)?;
        // Square to the road, a pad on a slope stands further on than where it begins.
        for _ in 0..4 {
            gap = under - self.height(along + gap * slope, across)?;
        }
        let is_free = |part: f64| {
            let down = gap * part;
            [-SIZE, 0.0, SIZE].iter().all(|aside| {
                self.height(along + down * slope + aside, across + aside)
                    .is_none_or(|there| there <= under - down + SIZE)
            })
        };
        let foot = along + gap * slope;
        let is_free = [0.0, 0.25, 0.5, 0.75].into_iter().all(is_free);
        let steady = self.is_steady(foot, across);
        is_free.then_some(Place { along, across, gap, foot, steady })
    }

    /// The places under one side: where the gap is smallest, and away from edges if that is not.
    fn side(&self, across: f64) -> impl Iterator<Item = Place> {
        let strip = self.deck.strip();
        let middle = strip.local(self.disc.centre).x;
        let along = (-20..=20).map(|step| middle + f64::from(step) * 0.5);
        let along = along.filter(|along| (0.0..=strip.length).contains(along));
        let places: Vec<Place> = along.filter_map(|along| self.place(along, across)).collect();
        let nearest = |steady: bool| {
            let places = places.iter().filter(|place| place.steady || !steady);
            places.min_by(|one, other| one.gap.total_cmp(&other.gap)).copied()
        };
        let safe = nearest(true).filter(|_| nearest(false).is_some_and(|place| !place.steady));
        nearest(false).into_iter().chain(safe)
    }

    fn pad(&self, Place { along, across, gap, foot, .. }: Place) -> Option<Pad> {
        let half = SIZE * 0.5;
        let climb = |ahead: f64, aside: f64| {
            let [to, from] = [1.0, -1.0].map(|sign| {
                let height = self.height(foot + ahead * sign, across + aside * sign);
                height.unwrap_or(self.top)
            });
            to - from
        };
        // Its lower edges are there first.
        let slant = climb(half, 0.0) - SIZE * self.deck.slope();
        let tip = slant.abs() + climb(0.0, half).abs();
        let height = gap / self.deck.cosine() - tip.min(half) * 0.5;
        let middle = along / self.deck.cosine() - LENGTH * 0.5;
        (height > 0.0).then_some(Pad {
            middle: [middle, across, -(THICKNESS + height) * 0.5],
            size: [SIZE, SIZE, height],
        })
    }
}

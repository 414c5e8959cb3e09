//! Which piece is painted before which.

use crate::geometry::Point;

use super::camera::Angle;
use super::solid::{Solid, lap};

/// Most parts that roads are cut into.
const MOST_PARTS: usize = 700;

/// The pieces in an order in which each can be painted over those before it. Where pieces hide
/// each other in a ring, roads are cut into halves until the ring is broken.
pub fn ordered(mut solids: Vec<Solid>, angle: &Angle) -> Vec<Solid> {
    for _ in 0..4 {
        match Hiding::among(&solids, angle).order() {
            Ok(order) => return picked(&solids, &order),
            Err(ring) => {
                let cut = cut(&solids, &ring);
                if cut.len() == solids.len() || cut.len() > MOST_PARTS {
                    break;
                }
                solids = cut;
            }
        }
    }
    let order = Hiding::among(&solids, angle).order_anyhow();
    picked(&solids, &order)
}

fn picked(solids: &[Solid], order: &[usize]) -> Vec<Solid> {
    order.iter().filter_map(|idx| solids.get(*idx)).cloned().collect()
}

/// The pieces, with the roads of a ring cut in halves.
fn cut(solids: &[Solid], ring: &[bool]) -> Vec<Solid> {
    let mut parts = Vec::with_capacity(solids.len() + 8);
    for (solid, in_ring) in solids.iter().zip(ring) {
        match solid.halves() {
            Some(halves) if *in_ring => parts.extend(halves),
            _ => parts.push(solid.clone()),
        }
    }
    parts
}

/// Who hides whom.
struct Hiding {
    /// For each piece those that hide something of it.
    hidden_by: Vec<Vec<usize>>,
    /// How many pieces each hides that are not painted yet.
    waits_for: Vec<usize>,
    nearness: Vec<f64>,
}

impl Hiding {
    fn among(solids: &[Solid], angle: &Angle) -> Hiding {
        let outlines: Vec<Vec<Point>> = solids.iter().map(|solid| solid.outline(angle)).collect();
        let boxes: Vec<crate::geometry::Bounds> =
            outlines.iter().map(|outline| crate::geometry::Bounds::around(outline)).collect();
        let mut hidden_by = vec![Vec::new(); solids.len()];
        let mut waits_for = vec![0; solids.len()];
        for (idx, one) in solids.iter().enumerate() {
            for (other_idx, other) in solids.iter().enumerate().skip(idx + 1) {
                let apart = boxes[idx].apart(&boxes[other_idx], 0.0);
                if apart || !lap(&outlines[idx], &outlines[other_idx]) {
                    continue;
                }
                let (lower, upper) = match one.hides(other, angle) {
                    Some(true) => (other_idx, idx),
                    Some(false) => (idx, other_idx),
                    None => continue,
                };
                hidden_by[lower].push(upper);
                waits_for[upper] += 1;
            }
        }
        let nearness = solids.iter().map(|solid| solid.nearness(angle)).collect();
        Hiding { hidden_by, waits_for, nearness }
    }

    /// The order of painting, the furthest first among those that do not matter.
    ///
    /// # Errors
    /// The pieces that hide each other in rings, or stand between rings.
    fn order(self) -> Result<Vec<usize>, Vec<bool>> {
        let hidden_by = self.hidden_by.clone();
        let count = hidden_by.len();
        let (order, stuck) = self.painted(false);
        if stuck.is_empty() {
            return Ok(order);
        }
        let mut ring = vec![false; count];
        stuck.iter().for_each(|idx| ring[*idx] = true);
        // What hides none of the others is only painted after a ring.
        loop {
            let last = (0..count)
                .find(|idx| ring[*idx] && !hidden_by[*idx].iter().any(|upper| ring[*upper]));
            match last {
                Some(idx) => ring[idx] = false,
                None => return Err(ring),
            }
        }
    }

    /// An order of painting that breaks rings at the furthest piece.
    fn order_anyhow(self) -> Vec<usize> {
        self.painted(true).0
    }

    /// The order of painting as far as it goes, and what is left.
    fn painted(mut self, anyhow: bool) -> (Vec<usize>, Vec<usize>) {
        let mut left: Vec<usize> = (0..self.hidden_by.len()).collect();
        let mut order = Vec::with_capacity(left.len());
        loop {
            let key = |idx: &usize| (self.waits_for[*idx] > 0, self.nearness[*idx]);
            let next = left.iter().enumerate().min_by(|(_, a), (_, b)| {
                let ((a_waits, a_near), (b_waits, b_near)) = (key(a), key(b));
                a_waits.cmp(&b_waits).then(a_near.total_cmp(&b_near))
            });
            let Some((place, &idx)) = next else { break };
            if self.waits_for[idx] > 0 && !anyhow {
                break;
            }
            left.remove(place);
            for upper in &self.hidden_by[idx] {
                self.waits_for[*upper] = self.waits_for[*upper].saturating_sub(1);
            }
            order.push(idx);
        }
        (order, left)
    }
}

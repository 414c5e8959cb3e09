//! Bodies that only stand in the way: how much air a piece would have among them. No time passes
//! here, so this costs a small part of what a [`World`](crate::World) does.

use rapier3d::parry::bounding_volume::{Aabb, BoundingVolume};
use rapier3d::parry::query;
use rapier3d::prelude::*;

use crate::body::{Body, scaled};
use crate::world::{table_top, to_rapier};

/// Everything that stands on a table, and the table.
pub struct Obstacles(Vec<Obstacle>);

struct Obstacle {
    shape: SharedShape,
    at: Pose,
    bounds: Aabb,
}

impl Obstacles {
    /// A table top at height zero, that far out from the middle, and what stands on it.
    pub fn new(table_radius: f64, bodies: &[Body]) -> Obstacles {
        let top = table_top(table_radius);
        Obstacles(bodies.iter().chain([&top]).flat_map(of_body).collect())
    }

    /// Whether a body would keep that much air to all of them.
    pub fn clears(&self, body: &Body, air: f64) -> bool {
        let Some(collider) = body.collider() else { return true };
        let (at, air) = (to_rapier(&body.pose) * *collider.position(), scaled(air));
        let reach = collider.shape().compute_aabb(&at).loosened(air);
        self.0.iter().all(|other| {
            !reach.intersects(&other.bounds)
                || query::distance(&at, collider.shape(), &other.at, &*other.shape)
                    .is_ok_and(|found| found.distance >= air)
        })
    }
}

/// A body and its pads, each where it is.
fn of_body(body: &Body) -> impl Iterator<Item = Obstacle> {
    let pose = to_rapier(&body.pose);
    body.collider().into_iter().chain(body.pad_colliders()).map(move |collider| {
        // Outside of a world a form is where it is in its body.
        let at = pose * *collider.position();
        let bounds = collider.shape().compute_aabb(&at);
        Obstacle { shape: collider.shared_shape().clone(), at, bounds }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::{Pad, Solid};
    use crate::pose;

    fn plank(z: f64, pads: Vec<Pad>) -> Body {
        Body {
            solid: Solid::Plank { length: 100.0, width: 10.0, height: 2.0 },
            pose: pose::Pose::upright([0.0, 0.0, z]),
            grams: Some(1.0),
            roughness: 0.9,
            pads,
        }
    }

    #[test]
    fn air_is_measured_to_what_stands_there_and_to_the_table() {
        let obstacles = Obstacles::new(400.0, &[plank(20.0, Vec::new())]);
        // Its underside is at 22 mm, where the other ends at 21.
        assert!(obstacles.clears(&plank(23.0, Vec::new()), 0.9));
        assert!(!obstacles.clears(&plank(23.0, Vec::new()), 1.1));
        assert!(obstacles.clears(&plank(3.0, Vec::new()), 1.9));
        assert!(!obstacles.clears(&plank(3.0, Vec::new()), 2.1), "the table");
        let far = Body { pose: pose::Pose::upright([0.0, 50.0, 20.0]), ..plank(20.0, Vec::new()) };
        assert!(obstacles.clears(&far, 15.0), "beside it");
    }

    #[test]
    fn pads_are_in_the_way_too() {
        let pad = Pad { middle: [0.0, 0.0, -3.0], size: [10.0, 10.0, 4.0] };
        let padded = Obstacles::new(400.0, &[plank(20.0, vec![pad])]);
        let below = plank(13.0, Vec::new());
        assert!(!padded.clears(&below, 2.0));
        assert!(Obstacles::new(400.0, &[plank(20.0, Vec::new())]).clears(&below, 2.0));
    }
}

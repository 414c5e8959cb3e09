//! What is in a world.

use rapier3d::prelude::*;

use crate::pose::Pose;

/// The form of a body, about its centre.
#[derive(Clone, Debug, PartialEq)]
pub enum Solid {
    /// An upright cylinder.
    Disc { radius: f64, height: f64 },
    /// A box: its length along x, its width along y, its height along z.
    Plank { length: f64, width: f64, height: f64 },
    /// An upright prism over a convex outline, as corners about the centre.
    Prism { corners: Vec<[f64; 2]>, height: f64 },
}

/// A body.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    pub solid: Solid,
    pub pose: Pose,
    /// Its mass in grams; one that nothing can move if there is none.
    pub grams: Option<f64>,
    /// How rough it is: where two bodies meet, the product of both holds.
    pub roughness: f64,
    /// Weightless blocks that are part of it, by their middle and size in its own directions: what
    /// an uneven end is bedded on.
    pub pads: Vec<Pad>,
}

/// A weightless block that is part of a body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pad {
    pub middle: [f64; 3],
    pub size: [f64; 3],
}

/// Millimetres in a unit of the simulation, which is tuned for things a few units long.
pub(crate) const UNIT: f64 = 10.0;

/// A length as the simulation has it.
pub(crate) fn scaled(mm: f64) -> f32 {
    (mm / UNIT) as f32
}

impl Pad {
    /// The pad as the simulation knows it.
    pub(crate) fn collider(&self, roughness: f32) -> Collider {
        let [x, y, z] = self.middle.map(scaled);
        let [length, width, height] = self.size.map(|mm| scaled(mm * 0.5));
        let block = ColliderBuilder::cuboid(length, width, height).density(0.0);
        rough(block.translation(Vector::new(x, y, z)), roughness).build()
    }
}

fn rough(builder: ColliderBuilder, roughness: f32) -> ColliderBuilder {
    builder
        .friction(roughness)
        .friction_combine_rule(CoefficientCombineRule::Multiply)
        .restitution(0.0)
}

impl Body {
    /// The pads as the simulation knows them.
    pub(crate) fn pad_colliders(&self) -> impl Iterator<Item = Collider> {
        self.pads.iter().map(|pad| pad.collider(self.roughness as f32))
    }

    /// The form as the simulation knows it; a body without volume is none.
    pub(crate) fn collider(&self) -> Option<Collider> {
        let half = |mm: f64| scaled(mm * 0.5);
        let builder = match &self.solid {
            Solid::Disc { radius, height } => {
                // Its cylinders stand along y, ours along z.
                let along_z = Vector::new(std::f32::consts::FRAC_PI_2, 0.0, 0.0);
                ColliderBuilder::cylinder(half(*height), scaled(*radius)).rotation(along_z)
            }
            Solid::Plank { length, width, height } => {
                ColliderBuilder::cuboid(half(*length), half(*width), half(*height))
            }
            Solid::Prism { corners, height } => prism(corners, *height)?,
        };
        let rough = rough(builder, self.roughness as f32);
        Some(match self.grams {
            Some(grams) => rough.mass(grams as f32).build(),
            None => rough.build(),
        })
    }
}

/// An upright prism over those corners; none without volume.
fn prism(corners: &[[f64; 2]], height: f64) -> Option<ColliderBuilder> {
    let ends = [scaled(height * 0.5), -scaled(height * 0.5)];
    let upright = |[x, y]: &[f64; 2]| ends.map(|z| Vector::new(scaled(*x), scaled(*y), z));
    let points: Vec<Vector> = corners.iter().flat_map(upright).collect();
    ColliderBuilder::convex_hull(&points)
}

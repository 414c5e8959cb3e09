//! The world: bodies at rest, a piece that is carried through them, and what comes of it.

use rapier3d::prelude::*;

use crate::body::{Body, Pad, Solid, UNIT, scaled};
use crate::pose;

/// Steps in a second of the world.
pub const STEPS_PER_SECOND: u32 = 240;

/// The pull of the earth, in millimetres per second squared.
const GRAVITY: f64 = 9_810.0;
/// How quickly contacts push bodies out of each other, in hertz.
const STIFFNESS: f32 = 450.0;
/// What has moved and turned by less than this in these steps has come to rest: whatever topples is
/// soon much faster, and contacts that only chatter would creep on for ever.
const CALM_STEPS: u32 = STEPS_PER_SECOND / 4;
const CALM_MM: f64 = 0.5;
const CALM_ANGLE: f64 = 0.01;
/// Two steps show all touching bodies of every table that was ever seen.
const MOST_FIRST_STEPS: u32 = 6;
/// How far below the table a body has left the world for good.
const ABYSS: f64 = -400.0;

/// Bodies, and time that goes on step by step.
pub struct World {
    rapier: PhysicsWorld,
    bodies: Vec<RigidBodyHandle>,
    /// The piece in hand, which is the last of the bodies.
    held: Option<RigidBodyHandle>,
    /// Steps done so far, and where everything was the last time that it was looked for calm.
    steps: u32,
    before: Vec<pose::Pose>,
}

impl World {
    /// A table top at height zero, that far out from the middle, and bodies at rest on it, in that
    /// order. Nothing wakes up before something touches it.
    pub fn at_rest(table_radius: f64, bodies: &[Body]) -> World {
        // Now and then two bodies are found to touch only in the second step. If that comes after
        // they were put to sleep, it wakes both up without their hold on what they stand on, and
        // they fall through the table. A world that was only looked at is thrown away: one more
        // step, and nothing after it would be the same to the last bit.
        let asleep = |steps| World::asleep_after(steps, table_radius, bodies);
        let steps = (1..MOST_FIRST_STEPS).find(|steps| asleep(*steps).stays_asleep());
        asleep(steps.unwrap_or(MOST_FIRST_STEPS))
    }

    /// The first steps show which bodies touch; asleep before that, they would not hold each other
    /// when one of them wakes up.
    fn asleep_after(steps: u32, table_radius: f64, bodies: &[Body]) -> World {
        let mut world = World::empty(table_radius);
        for body in bodies {
            world.add(body);
        }
        (0..steps).for_each(|_| world.step());
        world.fall_asleep();
        world
    }

    fn stays_asleep(&mut self) -> bool {
        self.step();
        self.is_still()
    }

    fn fall_asleep(&mut self) {
        for handle in &self.bodies {
            if let Some(rigid) = self.rapier.bodies.get_mut(*handle) {
                rigid.sleep();
            }
        }
    }

    fn empty(table_radius: f64) -> World {
        let mut rapier = PhysicsWorld::new();
        rapier.gravity = Vector::new(0.0, 0.0, -scaled(GRAVITY));
        let parameters = &mut rapier.integration_parameters;
        parameters.dt = 1.0 / STEPS_PER_SECOND as f32;
        parameters.num_solver_iterations = 8;
        parameters.friction_model = FrictionModel::Coulomb;
        // As stiff as this many iterations can keep still: a tower of ten sinks by a tenth of a
        // millimetre. Stiffer ones tremble and never sleep, softer ones sink visibly.
        parameters.contact_softness.natural_frequency = STIFFNESS;
        parameters.static_contact_softness.natural_frequency = STIFFNESS;
        let mut world =
            World { rapier, bodies: Vec::new(), held: None, steps: 0, before: Vec::new() };
        world.add(&table_top(table_radius));
        world.bodies.clear();
        world
    }

    fn add(&mut self, body: &Body) -> Option<RigidBodyHandle> {
        let collider = body.collider()?;
        let builder = match body.grams {
            Some(_) => RigidBodyBuilder::dynamic(),
            None => RigidBodyBuilder::fixed(),
        };
        let rigid = builder.pose(to_rapier(&body.pose)).build();
        let handle = self.rapier.bodies.insert(rigid);
        self.rapier.colliders.insert_with_parent(collider, handle, &mut self.rapier.bodies);
        for pad in body.pad_colliders() {
            self.rapier.colliders.insert_with_parent(pad, handle, &mut self.rapier.bodies);
        }
        self.bodies.push(handle);
        Some(handle)
    }

    /// Takes a new piece in hand. It is the last of the bodies from now on.
    pub fn take(&mut self, body: &Body) {
        self.held = self.add(body);
        if let Some(rigid) = self.held.and_then(|held| self.rapier.bodies.get_mut(held)) {
            rigid.set_gravity_scale(0.0, true);
            rigid.enable_ccd(true);
        }
    }

    /// One step in which the hand pulls the piece to where it should be. The hand is no vice: the
    /// piece pushes others with its own mass only, and stays behind where something is in the way.
    /// It goes and turns no faster than that, in millimetres and radians per second: one that was
    /// held up would otherwise snap round as soon as it is free, and throw what it meets.
    pub fn carry(&mut self, to: &pose::Pose, fastest: f64, fastest_turn: f64) {
        let inverse = STEPS_PER_SECOND as f32;
        if let Some(rigid) = self.held.and_then(|held| self.rapier.bodies.get_mut(held)) {
            let goal = to_rapier(to);
            let way = (goal.translation - rigid.translation()) * inverse;
            rigid.set_linvel(at_most(way, scaled(fastest)), true);
            let turn = spin(&goal.rotation, rigid.rotation()) * inverse;
            rigid.set_angvel(at_most(turn, fastest_turn as f32), true);
        }
        self.step();
    }

    /// Puts pads under the piece in hand, as rough as the piece is.
    pub fn bed(&mut self, pads: &[Pad]) {
        let Some(held) = self.held else { return };
        let colliders = self.rapier.bodies.get(held).map_or(&[][..], |rigid| rigid.colliders());
        let form = colliders.first().and_then(|form| self.rapier.colliders.get(*form));
        let Some(roughness) = form.map(Collider::friction) else { return };
        for pad in pads {
            let collider = pad.collider(roughness);
            self.rapier.colliders.insert_with_parent(collider, held, &mut self.rapier.bodies);
        }
    }

    /// Lets go of the piece: it keeps the speed that it has, and falls.
    pub fn let_go(&mut self) {
        if let Some(rigid) = self.held.take().and_then(|held| self.rapier.bodies.get_mut(held)) {
            rigid.set_gravity_scale(1.0, true);
        }
    }

    /// Shoves a body: how fast, in millimetres per second, and how it turns, in radians per second.
    pub fn nudge(&mut self, body: usize, speed: [f64; 3], turning: [f64; 3]) {
        let handle = self.bodies.get(body);
        if let Some(rigid) = handle.and_then(|handle| self.rapier.bodies.get_mut(*handle)) {
            let [x, y, z] = speed.map(scaled);
            rigid.set_linvel(rigid.linvel() + Vector::new(x, y, z), true);
            let [x, y, z] = turning.map(|number| number as f32);
            rigid.set_angvel(rigid.angvel() + Vector::new(x, y, z), true);
        }
    }

    /// Wakes everything up, for those who want to know whether it stands by itself.
    pub fn wake(&mut self) {
        for handle in &self.bodies {
            if let Some(rigid) = self.rapier.bodies.get_mut(*handle) {
                rigid.wake_up(true);
            }
        }
    }

    /// One step, in which everything that is awake moves.
    pub fn step(&mut self) {
        self.rapier.step();
        for handle in &self.bodies {
            let fallen = |rigid: &&RigidBody| rigid.translation().z < scaled(ABYSS);
            let fallen = self.rapier.bodies.get(*handle).filter(fallen);
            // Whatever is asked for in order to change it, is looked at once more in the next step.
            if fallen.is_some_and(RigidBody::is_enabled)
                && let Some(rigid) = self.rapier.bodies.get_mut(*handle)
            {
                // It fell off the table: where it lies on the floor does not matter.
                rigid.set_enabled(false);
            }
        }
        self.steps += 1;
        if self.held.is_none() && self.steps.is_multiple_of(CALM_STEPS) {
            self.rest_if_calm();
        }
    }

    /// Puts everything to sleep, if nothing has moved to speak of.
    ///
    /// Never while a piece is in hand: Rapier puts bodies that touch each other to sleep together
    /// or not at all. If what the piece in hand touches were made to sleep beside it, it would lose
    /// its hold on the table when it wakes up, sink in, and be thrown out again.
    fn rest_if_calm(&mut self) {
        let now: Vec<pose::Pose> = (0..self.len()).filter_map(|body| self.pose(body)).collect();
        let calm = |(now, before): (&pose::Pose, &pose::Pose)| {
            now.distance(before) < CALM_MM && now.angle(before) < CALM_ANGLE
        };
        let known = now.len() == self.before.len();
        if known && now.iter().zip(&self.before).all(calm) {
            self.fall_asleep();
        }
        self.before = now;
    }

    /// Whether nothing moves any more.
    pub fn is_still(&self) -> bool {
        self.held.is_none()
            && self
                .bodies
                .iter()
                .filter_map(|handle| self.rapier.bodies.get(*handle))
                .all(|rigid| rigid.is_sleeping() || !rigid.is_enabled() || !rigid.is_dynamic())
    }

    /// How many bodies there are.
    pub fn len(&self) -> usize {
        self.bodies.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.bodies.is_empty()
    }

    /// Where a body is.
    pub fn pose(&self, body: usize) -> Option<pose::Pose> {
        let rigid = self.rapier.bodies.get(*self.bodies.get(body)?)?;
        let (at, turn) = (rigid.translation(), rigid.rotation());
        Some(pose::Pose {
            at: [at.x, at.y, at.z].map(|number| f64::from(number) * UNIT),
            turn: [turn.x, turn.y, turn.z, turn.w].map(f64::from),
        })
    }
}

/// What everything stands on. Square, because a block is simplest to lie on: what lies on its
/// corners has left a round table, as its game will find.
pub(crate) fn table_top(radius: f64) -> Body {
    let depth = 20.0;
    Body {
        solid: Solid::Plank { length: 2.0 * radius, width: 2.0 * radius, height: depth },
        pose: pose::Pose::upright([0.0, 0.0, -depth * 0.5]),
        grams: None,
        roughness: 1.0,
        pads: Vec::new(),
    }
}

pub(crate) fn to_rapier(pose: &pose::Pose) -> Pose {
    let [x, y, z] = pose.at.map(scaled);
    let [i, j, k, w] = pose.turn.map(|number| number as f32);
    Pose::from_parts(Vector::new(x, y, z), Rotation::from_xyzw(i, j, k, w))
}

/// A velocity, shortened where it is too fast.
fn at_most(velocity: Vector, limit: f32) -> Vector {
    let speed = velocity.length();
    if speed > limit { velocity * (limit / speed) } else { velocity }
}

/// The turn from one rotation to another, as an axis times the angle, for small angles.
fn spin(to: &Rotation, from: &Rotation) -> Vector {
    let turn = *to * from.inverse();
    let sign = if turn.w < 0.0 { -2.0 } else { 2.0 };
    Vector::new(turn.x * sign, turn.y * sign, turn.z * sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn disc(x: f64, y: f64, z: f64) -> Body {
        Body {
            solid: Solid::Disc { radius: 9.5, height: 10.0 },
            pose: pose::Pose::upright([x, y, z]),
            grams: Some(1.8),
            roughness: 0.8,
            pads: Vec::new(),
        }
    }

    /// Two towers of three, 100 mm apart, a road from one to the other, and a disc on it.
    fn bridge() -> Vec<Body> {
        let tower = |x: f64| [5.0, 15.0, 25.0].map(|z| disc(x, 0.0, z));
        let road = Body {
            solid: Solid::Plank { length: 114.0, width: 10.0, height: 2.0 },
            pose: pose::Pose::upright([0.0, 0.0, 31.0]),
            ..disc(0.0, 0.0, 0.0)
        };
        let towers = [tower(-50.0), tower(50.0)].into_iter().flatten();
        towers.chain([road, disc(25.0, 0.0, 37.0)]).collect()
    }

    /// Whenever it comes down onto the road: everything calm used to be put to sleep from time to
    /// time, and what had just been touched lost its hold on the table.
    #[test]
    fn what_a_piece_in_hand_rests_on_does_not_sink_into_the_table() {
        let bodies = bridge();
        for arrives in 100..130u32 {
            let mut world = World::at_rest(400.0, &bodies);
            world.take(&disc(0.0, 0.0, 100.0));
            // Down onto the road, a moment of rest there, and on along it, to the disc.
            for step in 0..360u32 {
                let high = f64::from(arrives.saturating_sub(step)) * 0.5;
                let along = f64::from(step.saturating_sub(200)) * 0.1;
                world.carry(&pose::Pose::upright([along, 0.0, 36.8 + high]), 900.0, 9.0);
                for (idx, body) in bodies.iter().enumerate() {
                    let sunk = body.pose.at[2] - world.pose(idx).unwrap().at[2];
                    assert!(sunk < 1.0, "body {idx} sinks by {sunk} mm in step {step} ({arrives})");
                }
            }
        }
    }

    /// A piece that is lifted beside, above or inside of what stands there wakes it up at once.
    #[test]
    fn what_a_piece_touches_when_it_is_lifted_does_not_sink_into_the_table() {
        let bodies = [disc(0.0, 0.0, 5.0), disc(100.0, 0.0, 5.0)];
        for across in 0..40u32 {
            for up in 0..40u32 {
                let at = [f64::from(across) * 0.5, 0.0, 5.0 + f64::from(up) * 0.3];
                let mut world = World::at_rest(400.0, &bodies);
                world.take(&disc(at[0], at[1], at[2]));
                for step in 0..20 {
                    world.carry(&pose::Pose::upright(at), 900.0, 9.0);
                    let z = world.pose(0).unwrap().at[2];
                    assert!(z > 2.0, "at {z} mm in step {step}, lifted at {at:?}");
                }
            }
        }
    }

    #[test]
    fn a_piece_in_hand_turns_no_faster_than_the_hand() {
        let mut world = World::at_rest(400.0, &[]);
        let (from, to) = (pose::Pose::upright([0.0, 0.0, 50.0]), 3.0);
        world.take(&disc(0.0, 0.0, 50.0));
        world.carry(&pose::Pose::heading(from.at, to, 0.0), 900.0, 9.0);
        let turned = world.pose(0).unwrap().angle(&from) * f64::from(STEPS_PER_SECOND);
        assert!((turned - 9.0).abs() < 0.1, "{turned} radians per second");
    }

    #[test]
    fn a_tower_of_ten_stands() {
        let bodies: Vec<Body> =
            (0..10).map(|n| disc(0.0, 0.0, 5.0 + 10.0 * f64::from(n))).collect();
        let mut world = World::at_rest(400.0, &bodies);
        world.wake();
        (0..2400).for_each(|_| world.step());
        for (idx, body) in bodies.iter().enumerate() {
            let pose = world.pose(idx).unwrap();
            assert!(pose.distance(&body.pose) < 0.2, "{idx}: {pose:?}");
        }
    }
}

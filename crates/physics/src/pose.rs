//! Where a body is, and how it is turned.

/// A place in space and a rotation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The centre of the body: to the right, up in plan, and above the table.
    pub at: [f64; 3],
    /// The rotation as a unit quaternion: x, y, z, w.
    pub turn: [f64; 4],
}

impl Pose {
    /// Upright and not turned.
    pub fn upright(at: [f64; 3]) -> Pose {
        Pose { at, turn: [0.0, 0.0, 0.0, 1.0] }
    }

    /// Turned by a heading about the vertical (counter-clockwise from above), after its nose was
    /// lifted by a pitch; both in radians.
    pub fn heading(at: [f64; 3], heading: f64, pitch: f64) -> Pose {
        let (sin, cos) = (libm::sin(heading * 0.5), libm::cos(heading * 0.5));
        // The nose points along x; lifting it turns about -y.
        let (lift, level) = (-libm::sin(pitch * 0.5), libm::cos(pitch * 0.5));
        Pose { at, turn: [-sin * lift, cos * lift, sin * level, cos * level] }
    }

    /// A direction of the body as it lies in the world.
    pub fn rotate(&self, [a, b, c]: [f64; 3]) -> [f64; 3] {
        let [x, y, z, w] = self.turn;
        // Twice the cross product with the axis, and once more.
        let [p, q, r] = [2.0 * (y * c - z * b), 2.0 * (z * a - x * c), 2.0 * (x * b - y * a)];
        [a + w * p + (y * r - z * q), b + w * q + (z * p - x * r), c + w * r + (x * q - y * p)]
    }

    /// A point of the body, as it lies in the world.
    pub fn point(&self, local: [f64; 3]) -> [f64; 3] {
        let turned = self.rotate(local);
        [0, 1, 2].map(|axis| self.at[axis] + turned[axis])
    }

    /// How far apart the centres of two poses are.
    pub fn distance(&self, other: &Pose) -> f64 {
        let square =
            |axis: usize| (self.at[axis] - other.at[axis]) * (self.at[axis] - other.at[axis]);
        (square(0) + square(1) + square(2)).sqrt()
    }

    /// By how much one is turned against the other, in radians.
    pub fn angle(&self, other: &Pose) -> f64 {
        let dot: f64 = (0..4).map(|idx| self.turn[idx] * other.turn[idx]).sum();
        2.0 * libm::acos(dot.abs().min(1.0))
    }

    /// By how much the upright axis of one leans against that of the other, in radians: turning
    /// about it does not count.
    pub fn tilt(&self, other: &Pose) -> f64 {
        let (one, two) = (self.rotate([0.0, 0.0, 1.0]), other.rotate([0.0, 0.0, 1.0]));
        let dot = one[0] * two[0] + one[1] * two[1] + one[2] * two[2];
        libm::acos(dot.clamp(-1.0, 1.0))
    }

    /// Whether every number is one.
    pub fn is_finite(&self) -> bool {
        self.at.iter().chain(&self.turn).all(|number| number.is_finite())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::FRAC_PI_2;

    fn near(one: [f64; 3], two: [f64; 3]) -> bool {
        (0..3).all(|axis| (one[axis] - two[axis]).abs() < 1e-12)
    }

    #[test]
    fn a_heading_turns_the_nose_and_a_pitch_lifts_it() {
        let north = Pose::heading([0.0; 3], FRAC_PI_2, 0.0);
        assert!(near(north.rotate([1.0, 0.0, 0.0]), [0.0, 1.0, 0.0]));
        let climbing = Pose::heading([0.0; 3], FRAC_PI_2, 0.5);
        let nose = climbing.rotate([1.0, 0.0, 0.0]);
        assert!(near(nose, [0.0, libm::cos(0.5), libm::sin(0.5)]), "{nose:?}");
        assert!(near(climbing.rotate([0.0, 1.0, 0.0]), [-1.0, 0.0, 0.0]), "it does not roll");
    }

    #[test]
    fn turning_a_disc_about_its_axis_is_no_tilt() {
        let turned = Pose::heading([1.0, 2.0, 3.0], 1.0, 0.0);
        let upright = Pose::upright([1.0, 2.0, 3.0]);
        assert!(turned.tilt(&upright) < 1e-7);
        assert!((turned.angle(&upright) - 1.0).abs() < 1e-9);
        let lifted = Pose::heading([1.0, 2.0, 3.0], 1.0, 0.1);
        assert!((lifted.tilt(&upright) - 0.1).abs() < 1e-9);
    }
}

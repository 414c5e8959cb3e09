//! How a hand shakes: a few sines with phases from a seed, so that every page sees the same hand.

use kit::choice;

use crate::hand::path::Moment;

choice!(/// How much a hand trembles.
    Tremor: Normal, Steady, Espresso);

choice!(/// How much the hand of one seat trembles, where it is not as the table has it.
    Handicap: AsTable, Steady, Normal, Espresso);

impl Handicap {
    /// What that comes to at a table with that tremor.
    pub fn or(self, table: Tremor) -> Tremor {
        match self {
            Handicap::AsTable => table,
            Handicap::Steady => Tremor::Steady,
            Handicap::Normal => Tremor::Normal,
            Handicap::Espresso => Tremor::Espresso,
        }
    }
}

impl Tremor {
    /// How far a resting hand strays, in millimetres.
    pub fn mm(self) -> f64 {
        match self {
            Tremor::Steady => 0.08,
            Tremor::Normal => 0.3,
            Tremor::Espresso => 0.9,
        }
    }
}

/// How often the parts of a tremor go to and fro in a second: slow drift, the pulse, the muscles.
const PARTS: [(f64, f64); 3] = [(0.7, 0.5), (4.3, 0.3), (9.1, 0.2)];
/// At this speed a hand trembles twice as much as at rest.
const DOUBLING_SPEED: f64 = 250.0;
/// At this distance from one's own side of the table likewise.
const DOUBLING_REACH: f64 = 600.0;

/// How far the hand strays from where it means to be: along three axes in millimetres, and in its
/// heading in radians.
pub fn stray(tremor: Tremor, seed: u32, ms: f64, moment: &Moment, reach: f64) -> [f64; 4] {
    let size = tremor.mm() * (1.0 + moment.speed / DOUBLING_SPEED) * (1.0 + reach / DOUBLING_REACH);
    let along = |axis: u32| {
        let part = |(idx, (hertz, share)): (usize, &(f64, f64))| {
            let phase = phase(seed, axis * PARTS.len() as u32 + idx as u32);
            share * libm::sin(std::f64::consts::TAU * (hertz * ms / 1000.0 + phase))
        };
        PARTS.iter().enumerate().map(part).sum::<f64>()
    };
    // Up and down a hand is steadier, and it turns by about a degree for each millimetre.
    [size * along(0), size * along(1), size * 0.4 * along(2), size * 0.02 * along(3)]
}

/// A phase from 0 to 1 for each sine of a seed: the bits of a multiplied and shuffled number.
fn phase(seed: u32, number: u32) -> f64 {
    let mut bits = seed ^ number.wrapping_mul(0x9e37_79b9);
    for _ in 0..3 {
        bits ^= bits >> 16;
        bits = bits.wrapping_mul(0x7feb_352d);
        bits ^= bits >> 15;
    }
    f64::from(bits) / 4_294_967_296.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn still() -> Moment {
        Moment { at: [0.0; 3], heading: 0.0, pitch: 0.0, speed: 0.0 }
    }

    fn farthest(tremor: Tremor, moment: &Moment, reach: f64) -> f64 {
        let far = |ms: u32| {
            let [x, y, ..] = stray(tremor, 7, f64::from(ms), moment, reach);
            (x * x + y * y).sqrt()
        };
        (0..10_000).map(far).fold(0.0, f64::max)
    }

    #[test]
    fn clause_11_3_a_hand_strays_more_when_it_hurries_or_reaches_far() {
        let [steady, normal, espresso] = [Tremor::Steady, Tremor::Normal, Tremor::Espresso]
            .map(|tremor| farthest(tremor, &still(), 0.0));
        assert!(steady < normal && normal < espresso);
        assert!(espresso < 0.9 * 1.5, "{espresso}");
        let hurried = Moment { speed: 250.0, ..still() };
        assert!((farthest(Tremor::Normal, &hurried, 0.0) - 2.0 * normal).abs() < 1e-9);
        assert!((farthest(Tremor::Normal, &still(), 600.0) - 2.0 * normal).abs() < 1e-9);
    }

    #[test]
    fn another_seed_is_another_hand_and_the_same_seed_the_same() {
        let at = |seed: u32| stray(Tremor::Normal, seed, 1_234.0, &still(), 100.0);
        assert_eq!(at(1), at(1));
        assert!((2..100).all(|seed| at(seed) != at(1)));
    }

    #[test]
    fn a_seat_can_have_a_steadier_hand_than_the_table() {
        assert_eq!(Handicap::AsTable.or(Tremor::Espresso), Tremor::Espresso);
        assert_eq!(Handicap::Steady.or(Tremor::Espresso), Tremor::Steady);
    }
}

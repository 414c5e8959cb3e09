//! Numbers that look random: which offer is taken, what a simulation draws.

/// A stream of numbers that look random (SplitMix64): quick, and good enough to choose offers.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of that number under that root.
    pub fn new(seed: u64, stream: u64) -> Chance {
        let mut chance = Chance(seed ^ stream.wrapping_mul(0xd1b5_4a32_d192_ed03));
        chance.next();
        chance
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// One of that many; nothing of none.
    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        let idx = self.next().checked_rem(all.len() as u64)?;
        all.get(usize::try_from(idx).ok()?)
    }

    /// Any 32 bits.
    pub fn word(&mut self) -> u32 {
        (self.next() >> 32) as u32
    }

    /// A whole number below a bound; nought below nought.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.next().checked_rem(bound).unwrap_or(0)
    }

    /// A number from nought up to, but not including, one.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number of the normal distribution around nought (Box and Muller).
    pub fn normal(&mut self) -> f64 {
        let (radius, angle) = (1.0 - self.unit(), self.unit());
        (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
    }
}

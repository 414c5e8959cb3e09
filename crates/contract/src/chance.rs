//! Dice, draws and shuffles: from a seed, or from a script.

use crate::malformed::Malformed;
use crate::stream::Stream;

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The root of all chance in a match: 256 bits, written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that a small number stands for on command lines and in tests.
    pub fn from_number(number: u64) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("tokyo-tabletop seed from a number");
        hasher.update(&number.to_le_bytes());
        Seed(*hasher.finalize().as_bytes())
    }

    /// The seed that a table makes from its secret and the nonce of each seat: nobody who knows
    /// only a part of them can foresee anything.
    pub fn of_table(secret: &str, nonces: &[String]) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("tokyo-tabletop match seed");
        hasher.update(secret.as_bytes());
        for nonce in nonces {
            hasher.update(&(nonce.len() as u64).to_le_bytes()).update(nonce.as_bytes());
        }
        Seed(*hasher.finalize().as_bytes())
    }

    /// What a table shows of its secret from the beginning, as 64 hex digits.
    pub fn digest_of_secret(secret: &str) -> String {
        blake3::hash(secret.as_bytes()).to_hex().to_string()
    }

    /// The seed of one of the many matches that are played from this seed.
    #[must_use]
    pub fn of_match(&self, number: u64) -> Seed {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(&number.to_le_bytes());
        Seed(*hasher.finalize().as_bytes())
    }
}

/// Reads a whole number or 64 hex digits.
impl FromStr for Seed {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Seed, Malformed> {
        // Sixty-four digits are hex, even if none of them is a letter.
        let number = || text.parse().ok().map(Seed::from_number);
        Ok(bytes_of_hex(text).map(Seed).or_else(number).ok_or_else(|| {
            format!("'{text}' is no seed: give a whole number from 0 to 2^64-1 or 64 hex digits")
        })?)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a seed is a whole number or 64 hex digits")]
        enum Word {
            Number(u64),
            Text(String),
        }
        match Word::deserialize(deserializer)? {
            Word::Number(number) => Ok(Seed::from_number(number)),
            Word::Text(text) => text.parse().map_err(serde::de::Error::custom),
        }
    }
}

pub(crate) fn bytes_of_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (idx, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * idx..2 * idx + 2], 16).ok()?;
    }
    Some(bytes)
}

/// Chance as it is given to the rules: every random outcome of a match is drawn from here, and
/// every draw is one number below a bound. A state never holds it.
#[derive(Clone, Debug)]
pub struct Chance {
    stream: Stream,
    /// Whether the next outcome is neither scripted nor noted.
    is_plain: bool,
    script: VecDeque<u32>,
    misfit: Option<Misfit>,
    noted: Option<Vec<Drawn>>,
    draws: u32,
}

/// One outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The number drawn.
    pub outcome: u32,
    /// What it had to be below.
    pub below: u32,
}

/// A scripted outcome that could not have happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// What the script said.
    pub scripted: u32,
    /// What it had to be below.
    pub below: u32,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Misfit { scripted, below } = self;
        write!(f, "the scripted outcome {scripted} cannot happen: it has to be below {below}")
    }
}

impl Chance {
    /// One of the 2^64 independent streams of a seed.
    pub fn new(seed: &Seed, stream: u64) -> Chance {
        let (stream, script) = (Stream::new(*seed, stream), VecDeque::new());
        Chance { stream, is_plain: true, script, misfit: None, noted: None, draws: 0 }
    }

    /// Chance for tests: stream 0 of a numbered seed.
    pub fn from_number(number: u64) -> Chance {
        Chance::new(&Seed::from_number(number), 0)
    }

    /// The same chance with its next outcomes fixed, for tests, puzzles and analysis. Each is the
    /// number drawn, counted from 0: the face 4 of a die is 3.
    #[must_use]
    pub fn scripted(mut self, next: impl IntoIterator<Item = u32>) -> Chance {
        self.script.extend(next);
        self.is_plain = self.is_plain && self.script.is_empty();
        self
    }

    /// The same chance, which from now on notes every outcome.
    #[must_use]
    pub fn noting(mut self) -> Chance {
        self.noted.get_or_insert_default();
        self.is_plain = false;
        self
    }

    /// What was drawn since it began to note outcomes.
    pub fn noted(&self) -> &[Drawn] {
        self.noted.as_deref().unwrap_or_default()
    }

    /// Scripted outcomes that were not drawn.
    pub fn left(&self) -> impl ExactSizeIterator<Item = u32> {
        self.script.iter().copied()
    }

    /// The first scripted outcome that could not have happened, if there was one. Code that scripts
    /// chance asks for this after each command and then keeps the state from before it.
    pub fn misfit(&self) -> Option<Misfit> {
        self.misfit
    }

    /// How many outcomes were drawn: an act that drew any is not taken back freely.
    pub fn draws(&self) -> u32 {
        self.draws
    }

    /// A number from 0 up to but not including `bound`, each equally likely; 0 for a bound of 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        self.draws = self.draws.saturating_add(1);
        if self.is_plain { self.streamed(bound) } else { self.told(bound) }
    }

    #[inline]
    fn streamed(&mut self, bound: u32) -> u32 {
        // Lemire's multiplication with rejection: unbiased, and seldom more than one word.
        let product = u64::from(self.stream.next()) * u64::from(bound);
        if (product as u32) < bound { self.settled(product, bound) } else { (product >> 32) as u32 }
    }

    /// The number that a product stands for, or a later one where it has to be rejected.
    #[cold]
    fn settled(&mut self, mut product: u64, bound: u32) -> u32 {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(self.stream.next()) * u64::from(bound);
        }
        (product >> 32) as u32
    }

    /// A scripted outcome or one from the stream, noted if that is wanted.
    #[cold]
    fn told(&mut self, bound: u32) -> u32 {
        let outcome = match self.scripted_below(bound) {
            Some(scripted) => scripted,
            None => self.streamed(bound),
        };
        match &mut self.noted {
            Some(noted) => noted.push(Drawn { outcome, below: bound }),
            None => self.is_plain = self.script.is_empty(),
        }
        outcome
    }

    /// The next scripted outcome, if it can happen.
    fn scripted_below(&mut self, bound: u32) -> Option<u32> {
        let scripted = self.script.pop_front()?;
        if scripted < bound {
            return Some(scripted);
        }
        self.misfit.get_or_insert(Misfit { scripted, below: bound });
        None
    }

    /// An index into a collection of that length.
    pub fn idx(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// The face of a die with that many sides, from 1 up.
    pub fn die(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// One of the items, or nothing where there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.idx(items.len())) }
    }

    /// Puts the items in random order, every order equally likely (Fisher and Yates, from the
    /// last place down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.idx(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_a_table_counts_for_its_seed() {
        let seed = |secret: &str, nonces: [&str; 2]| {
            Seed::of_table(secret, &nonces.map(ToOwned::to_owned)).to_string()
        };
        let one = seed("s", ["ab", "c"]);
        assert_eq!(one, seed("s", ["ab", "c"]));
        for other in [seed("t", ["ab", "c"]), seed("s", ["a", "bc"]), seed("sa", ["b", "c"])] {
            assert_ne!(one, other);
        }
        // As `printf %s abc | b3sum` has it.
        let abc = "6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85";
        assert_eq!(Seed::digest_of_secret("abc"), abc);
    }

    /// These numbers are a promise: if they change, every record of every match breaks. They were
    /// made by another implementation, written from the cipher's description.
    #[test]
    fn known_answers_of_dice_and_shuffles() {
        let seed = Seed(std::array::from_fn(|idx| idx as u8));
        let mut chance = Chance::new(&seed, 0);
        let dice: Vec<u32> = (0..12).map(|_| chance.die(6)).collect();
        assert_eq!(dice, [4, 3, 3, 2, 1, 2, 6, 5, 2, 2, 5, 6]);
        let mut cards: Vec<u32> = (0..10).collect();
        chance.shuffle(&mut cards);
        assert_eq!(cards, [6, 3, 7, 2, 9, 0, 8, 4, 5, 1]);
        assert_eq!(Chance::new(&seed, 7).below(1_000_000), 950_007);
        let mut wide = Chance::new(&seed, 1);
        let drawn: Vec<u32> = (0..4).map(|_| wide.below(3_000_000_000)).collect();
        assert_eq!(drawn, [2_802_144_403, 2_215_522_343, 1_719_965_503, 1_018_731_543]);
    }

    #[test]
    fn every_face_is_equally_likely() {
        let mut chance = Chance::from_number(1);
        let mut counts = [0i64; 6];
        (0..600_000).for_each(|_| counts[chance.idx(6)] += 1);
        let chi_square: f64 = counts.iter().map(|n| (n - 100_000).pow(2) as f64 / 100_000.0).sum();
        assert!(chi_square < 25.0, "five degrees of freedom, p < 0.0002: {counts:?}");
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut chance = Chance::from_number(2);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..240_000 {
            let mut cards = [0, 1, 2, 3];
            chance.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0i64) += 1;
        }
        assert_eq!(counts.len(), 24);
        let chi_square: f64 = counts.values().map(|n| (n - 10_000).pow(2) as f64 / 10_000.0).sum();
        assert!(chi_square < 60.0, "23 degrees of freedom, p < 0.0001: {counts:?}");
    }

    #[test]
    fn a_script_comes_first_and_a_misfit_is_told() {
        let mut chance = Chance::from_number(3).scripted([5, 9]);
        assert_eq!(chance.die(6), 6);
        assert_eq!(chance.misfit(), None);
        assert!(chance.below(6) < 6);
        assert_eq!(chance.misfit(), Some(Misfit { scripted: 9, below: 6 }));
    }

    #[test]
    fn outcomes_are_noted_with_their_bounds_and_are_the_same_as_without() {
        let mut chance = Chance::from_number(3).scripted([5]).noting();
        let outcomes = [chance.below(6), chance.below(52)];
        let draw = |outcome, below| Drawn { outcome, below };
        assert_eq!(chance.noted(), [draw(5, 6), draw(outcomes[1], 52)]);
        let mut plain = Chance::from_number(3).scripted([5]);
        assert_eq!([plain.below(6), plain.below(52)], outcomes);
        assert_eq!(plain.noted(), []);
    }

    #[test]
    fn seeds_read_from_numbers_and_hex() {
        let seed: Seed = "7".parse().unwrap();
        assert_eq!(seed, Seed::from_number(7));
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        let digits = format!("{:064}", 7);
        assert_eq!(digits.parse::<Seed>().unwrap().to_string(), digits);
        assert!("seven".parse::<Seed>().unwrap_err().to_string().contains("64 hex digits"));
    }

    #[test]
    fn a_bound_of_zero_gives_zero() {
        assert_eq!(Chance::from_number(4).below(0), 0);
    }
}

//! Nets as bytes. All numbers are little-endian.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `tokyonet` |
//! | 1 + n | the game's id: its length, then its letters |
//! | 4, 4, 4 | the versions of the file's format, of the rules, and of the encoding |
//! | 2 | how many spans of the observation are looked at |
//! | 2, 2 each | where a span begins, and how long it is |
//! | 2, 2 | the sums of the first layer (f), and of the second (s) |
//! | 2 × f each | for each number looked at, its weights |
//! | 4 × f | the biases of the first layer |
//! | 2 × f each | for each sum of the second layer, its weights |
//! | 4 × s | the biases of the second layer |
//! | 2 × s, 4 | the weights of the output, and its bias |

use contract::Layout;
use thiserror::Error;

const MAGIC: &[u8] = b"tokyonet";
const FORMAT: u32 = 1;
/// The most bytes that the net of a game may have.
pub const MOST_BYTES: usize = 128 * 1024;

/// Why a net cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Misfit {
    /// The bytes are no net.
    #[error("this is no net: {0}")]
    Unreadable(&'static str),
    /// It was trained for something else.
    #[error("this net was trained for {trained}, but this is {present}: train again")]
    Other {
        /// What it was trained for.
        trained: String,
        /// What is there now.
        present: String,
    },
    /// Its weights are so large that sums could overflow.
    #[error("the weights of this net are too large: train again")]
    TooLarge,
}

/// A part of an observation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first number.
    pub start: usize,
    /// The number after the last.
    pub end: usize,
}

/// What a file holds.
#[derive(Clone, Debug)]
pub(crate) struct Parts {
    game: String,
    rules: u32,
    encoding: u32,
    /// The parts of an observation that are looked at.
    pub spans: Vec<Span>,
    /// How many sums the first layer has, and the second.
    pub first: usize,
    pub second: usize,
    /// For each number looked at, its weight in each sum of the first layer.
    pub inputs: Vec<i16>,
    pub input_bias: Vec<i32>,
    /// For each sum of the second layer, the weight of each of the first.
    pub hidden: Vec<i16>,
    pub hidden_bias: Vec<i32>,
    pub output: Vec<i16>,
    pub output_bias: i32,
}

impl Parts {
    /// Whether it was trained for this game, with observations like these.
    pub fn fit(&self, game: &str, rules: u32, layout: &Layout) -> Result<(), Misfit> {
        let told = |game: &str, rules: u32, encoding: u32| {
            format!("{game} with rules {rules} and encoding {encoding}")
        };
        let trained = told(&self.game, self.rules, self.encoding);
        let present = told(game, rules, layout.encoding);
        if trained != present {
            return Err(Misfit::Other { trained, present });
        }
        let inside = self.spans.iter().all(|span| span.end <= layout.size());
        if inside { Ok(()) } else { Err(Misfit::Unreadable("it looks beyond the observation")) }
    }
}

/// Takes a file apart.
pub(crate) fn parts(bytes: &[u8]) -> Result<Parts, Misfit> {
    if bytes.len() > MOST_BYTES {
        return Err(Misfit::Unreadable("it is larger than 128 kB"));
    }
    let mut rest = Rest(bytes);
    if rest.take(MAGIC.len())? != MAGIC {
        return Err(Misfit::Unreadable("it does not begin like one"));
    }
    let [length] = rest.array()?;
    let game = String::from_utf8_lossy(rest.take(usize::from(length))?).into_owned();
    if rest.whole()? != FORMAT {
        return Err(Misfit::Unreadable("its format is not known"));
    }
    let (rules, encoding) = (rest.whole()?, rest.whole()?);
    let count = rest.short()?;
    let mut spans = Vec::with_capacity(count);
    for _ in 0..count {
        let (start, length) = (rest.short()?, rest.short()?);
        spans.push(Span { start, end: start + length });
    }
    let looked_at: usize = spans.iter().map(|span| span.end - span.start).sum();
    let (first, second) = (rest.short()?, rest.short()?);
    if first == 0 || second == 0 {
        return Err(Misfit::Unreadable("it has an empty layer"));
    }
    let parts = Parts {
        game,
        rules,
        encoding,
        spans,
        first,
        second,
        inputs: rest.weights(looked_at.saturating_mul(first))?,
        input_bias: rest.biases(first)?,
        hidden: rest.weights(first * second)?,
        hidden_bias: rest.biases(second)?,
        output: rest.weights(second)?,
        output_bias: i32::from_le_bytes(rest.array()?),
    };
    if rest.0.is_empty() { Ok(parts) } else { Err(Misfit::Unreadable("it is too long")) }
}

/// What has not been read yet.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], Misfit> {
        let split = self.0.split_at_checked(count);
        let (taken, rest) = split.ok_or(Misfit::Unreadable("it is too short"))?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Misfit> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    fn short(&mut self) -> Result<usize, Misfit> {
        Ok(usize::from(u16::from_le_bytes(self.array()?)))
    }

    fn whole(&mut self) -> Result<u32, Misfit> {
        Ok(u32::from_le_bytes(self.array()?))
    }

    fn weights(&mut self, count: usize) -> Result<Vec<i16>, Misfit> {
        let bytes = self.take(count.saturating_mul(2))?;
        let (pairs, _) = bytes.as_chunks::<2>();
        Ok(pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect())
    }

    fn biases(&mut self, count: usize) -> Result<Vec<i32>, Misfit> {
        let bytes = self.take(count.saturating_mul(4))?;
        let (words, _) = bytes.as_chunks::<4>();
        Ok(words.iter().map(|word| i32::from_le_bytes(*word)).collect())
    }
}

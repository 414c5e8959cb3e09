//! What a net makes of an observation.

use contract::Layout;

use crate::file::{self, Misfit, Parts, Span};

/// What 1 is among weights, and among what a layer passes on.
pub const ONE: i32 = 1 << SHIFT;
const SHIFT: u32 = 10;
/// Numbers of an observation that are compared at once with those seen last.
const GLANCE: usize = 32;
/// Inputs larger than this, up or down, count as this.
pub const MOST_INPUT: i16 = 255;

/// A net with two hidden layers and one output.
#[derive(Clone, Debug)]
pub struct Net {
    parts: Parts,
    /// How many numbers an observation has.
    size: usize,
}

/// Remembers what a net saw last, so that it need only look at what has changed since. It belongs
/// to one net.
#[derive(Clone, Debug)]
pub struct Eye {
    seen: Vec<i16>,
    sums: Vec<i32>,
    /// What the first layer passes on: short numbers, which processors multiply many at a time.
    passed: Vec<i16>,
}

impl Net {
    /// Reads a net that was trained for this game, these rules and this encoding.
    ///
    /// # Errors
    /// If it is not one, or was trained for something else.
    pub fn read(bytes: &[u8], game: &str, rules: u32, layout: &Layout) -> Result<Net, Misfit> {
        let parts = file::parts(bytes)?;
        parts.fit(game, rules, layout)?;
        let net = Net { parts, size: layout.size() };
        net.stays_in_bounds(layout).then_some(net).ok_or(Misfit::TooLarge)
    }

    /// Whether no sum can outgrow 32 bits, whatever is observed.
    fn stays_in_bounds(&self, layout: &Layout) -> bool {
        let bounds = layout.fields.iter().flat_map(|field| {
            let most = field.least.unsigned_abs().max(field.most.unsigned_abs());
            std::iter::repeat_n(i64::from(most.min(MOST_INPUT as u16)), field.length)
        });
        let bounds: Vec<i64> = bounds.collect();
        let looked_at = self.parts.spans.iter().flat_map(|span| &bounds[span.start..span.end]);
        let mut sums: Vec<i64> =
            self.parts.input_bias.iter().map(|bias| i64::from(*bias).abs()).collect();
        for (bound, weights) in looked_at.zip(self.parts.inputs.chunks_exact(self.parts.first)) {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += bound * i64::from(*weight).abs();
            }
        }
        let layer = |weights: &[i16], bias: i32| {
            let sum: i64 = weights.iter().map(|weight| i64::from(*weight).abs()).sum();
            sum * i64::from(ONE) + i64::from(bias).abs()
        };
        let hidden = self.parts.hidden.chunks_exact(self.parts.first).zip(&self.parts.hidden_bias);
        sums.extend(hidden.map(|(weights, bias)| layer(weights, *bias)));
        sums.push(layer(&self.parts.output, self.parts.output_bias));
        sums.into_iter().all(|sum| sum <= i64::from(i32::MAX))
    }

    /// An eye that has seen nothing yet.
    pub fn eye(&self) -> Eye {
        let sums = self.parts.input_bias.clone();
        Eye { seen: vec![0; self.size], passed: vec![0; sums.len()], sums }
    }

    /// The logit of the seat that observes this, in parts of [`ONE`] squared.
    pub fn logit(&self, eye: &mut Eye, observation: &[i16]) -> i32 {
        self.look(eye, observation);
        for (passed, sum) in eye.passed.iter_mut().zip(&eye.sums) {
            *passed = clipped(*sum) as i16;
        }
        let mut logit = self.parts.output_bias;
        let layer = self.parts.hidden.chunks_exact(self.parts.first).zip(&self.parts.hidden_bias);
        for ((weights, bias), output) in layer.zip(&self.parts.output) {
            let products = eye.passed.iter().zip(weights);
            let products = products.map(|(passed, weight)| i32::from(*passed) * i32::from(*weight));
            let sum: i32 = products.sum();
            logit += clipped((sum + bias) >> SHIFT) * i32::from(*output);
        }
        logit
    }

    /// Brings the sums of the first layer up to date.
    fn look(&self, eye: &mut Eye, observation: &[i16]) {
        let (first, mut weights) = (self.parts.first, self.parts.inputs.as_slice());
        for Span { start, end } in &self.parts.spans {
            let (Some(new), Some(seen)) =
                (observation.get(*start..*end), eye.seen.get_mut(*start..*end))
            else {
                return;
            };
            for (new, seen) in new.chunks(GLANCE).zip(seen.chunks_mut(GLANCE)) {
                let (these, rest) = weights.split_at(new.len() * first);
                weights = rest;
                if new != seen {
                    change(&mut eye.sums, new, seen, these);
                }
            }
        }
    }

    /// How many sums its layers have.
    pub fn layers(&self) -> [usize; 2] {
        [self.parts.first, self.parts.second]
    }
}

/// Adds to the sums what has changed since.
fn change(sums: &mut [i32], new: &[i16], seen: &mut [i16], weights: &[i16]) {
    for ((new, seen), weights) in new.iter().zip(seen).zip(weights.chunks_exact(sums.len())) {
        if new != seen {
            let change = input(*new) - input(*seen);
            *seen = *new;
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += i32::from(change) * i32::from(*weight);
            }
        }
    }
}

fn input(number: i16) -> i16 {
    number.clamp(-MOST_INPUT, MOST_INPUT)
}

fn clipped(sum: i32) -> i32 {
    sum.clamp(0, ONE)
}

//! Bids that nobody can foresee: regret matching over everything that all seats could bid.

use contract::Chance;

use crate::state::PLAYERS;

/// How often regrets are matched.
const ROUNDS: u32 = 400;
/// What is bid less often than this is not bid at all.
const SELDOM: f64 = 0.04;

/// What every seat gets for all that could be bid: from none to all that each seat has.
#[derive(Clone, Debug)]
pub struct Payoffs {
    /// How many bids each seat can make.
    arms: Vec<usize>,
    /// For each set of bids, what each seat gets.
    table: Vec<[f64; PLAYERS]>,
}

impl Payoffs {
    /// Asks for what every set of bids brings; `most` is the highest bid of each seat, in steps.
    pub fn of(most: &[u8], mut get: impl FnMut([u8; PLAYERS]) -> [f64; PLAYERS]) -> Payoffs {
        let arms: Vec<usize> = most.iter().map(|most| usize::from(*most) + 1).collect();
        let count = arms.iter().product();
        let mut payoffs = Payoffs { arms, table: Vec::with_capacity(count) };
        for number in 0..count {
            payoffs.table.push(get(payoffs.bids(number)));
        }
        payoffs
    }

    /// The bids of a number: the last seat's changes fastest.
    fn bids(&self, mut number: usize) -> [u8; PLAYERS] {
        let mut bids = [0; PLAYERS];
        for (bid, arms) in bids.iter_mut().zip(&self.arms).rev() {
            *bid = (number % arms) as u8;
            number /= arms;
        }
        bids
    }

    /// How often each seat should make each bid: its average over all rounds.
    pub fn mixture(&self) -> Vec<Vec<f64>> {
        let empty = || -> Vec<Vec<f64>> { self.arms.iter().map(|arms| vec![0.0; *arms]).collect() };
        let (mut regrets, mut sums) = (empty(), empty());
        for round in 1..=ROUNDS {
            let now: Vec<Vec<f64>> = regrets.iter().map(|regrets| shares(regrets)).collect();
            let mut worth = empty();
            for (number, payoff) in self.table.iter().enumerate() {
                let bids = self.bids(number);
                for (seat, worth) in worth.iter_mut().enumerate() {
                    let others = now.iter().enumerate().filter(|(other, _)| *other != seat);
                    let likely: f64 =
                        others.map(|(other, shares)| shares[usize::from(bids[other])]).product();
                    worth[usize::from(bids[seat])] += likely * payoff[seat];
                }
            }
            for (seat, worth) in worth.iter().enumerate() {
                let mean: f64 =
                    worth.iter().zip(&now[seat]).map(|(worth, part)| worth * part).sum();
                for (regret, worth) in regrets[seat].iter_mut().zip(worth) {
                    *regret = (*regret + worth - mean).max(0.0);
                }
                for (sum, part) in sums[seat].iter_mut().zip(&now[seat]) {
                    *sum += f64::from(round) * part;
                }
            }
        }
        sums.iter().map(|sums| shares(sums)).collect()
    }
}

/// Draws a bid as often as it should be made.
pub fn draw(mixture: &[f64], chance: &mut Chance) -> u8 {
    const FINE: u32 = 1 << 20;
    let often: Vec<f64> =
        mixture.iter().map(|part| if *part < SELDOM { 0.0 } else { *part }).collect();
    let mut point = often.iter().sum::<f64>() * f64::from(chance.below(FINE)) / f64::from(FINE);
    let drawn = often.iter().position(|part| {
        point -= part;
        point < 0.0
    });
    drawn.unwrap_or(0) as u8
}

/// Numbers as parts of their sum; equal parts where there is none.
fn shares(numbers: &[f64]) -> Vec<f64> {
    let sum: f64 = numbers.iter().sum();
    let even = 1.0 / numbers.len().max(1) as f64;
    numbers.iter().map(|number| if sum > 0.0 { number / sum } else { even }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matching_pennies_are_shown_evenly() {
        let payoffs = Payoffs::of(&[1, 1], |bids| {
            let same = f64::from(u8::from(bids[0] == bids[1]));
            [same, 1.0 - same, 0.0, 0.0, 0.0]
        });
        for part in payoffs.mixture().concat() {
            assert!((part - 0.5).abs() < 0.02, "{part}");
        }
    }

    #[test]
    fn a_bid_that_is_best_whatever_the_others_do_is_always_made() {
        let payoffs = Payoffs::of(&[2, 3, 1], |bids| {
            let worth = |seat: usize| f64::from(bids[seat]) / 10.0;
            [worth(0), -worth(1), 0.3, 0.0, 0.0]
        });
        let mixture = payoffs.mixture();
        assert!(mixture[0][2] > 0.99 && mixture[1][0] > 0.99, "{mixture:?}");
        let mut chance = Chance::from_number(1);
        assert!((0..50).all(|_| draw(&mixture[0], &mut chance) == 2));
    }
}

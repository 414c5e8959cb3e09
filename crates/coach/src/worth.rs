//! What a position is worth to everyone.

use contract::coach::{Coach, Shares};
use contract::{Chance, Game, Seat, Seed};

/// A whole win, in hundredths of a percent.
pub(crate) const WHOLE: f64 = 10_000.0;

/// What chance is drawn for. Each purpose has streams of its own, so that nothing that was measured
/// first decides what is measured next.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    Graph,
    Courses,
    Worlds,
    Deep,
    Reasons,
    Redraws,
    Fate,
    Deals,
}

/// The chance for one of many trials with one purpose about a line.
pub(crate) fn chance_for(step: usize, purpose: Purpose, number: u32) -> Chance {
    let stream = (step as u64) << 32 | (purpose as u64) << 28 | u64::from(number);
    // Any number does, as long as it stays the same.
    Chance::new(&Seed::from_number(27), stream)
}

/// What everyone got, if it is over.
pub(crate) fn ended<G: Game>(state: &G) -> Option<Shares> {
    let awaiting = state.awaiting();
    let outcome = awaiting.outcome()?;
    Some(Shares::from_fn(state.seats(), |seat| outcome.share(seat)))
}

/// What everyone can expect, where that takes no play-outs.
pub(crate) fn judged<G: Game>(coach: &mut dyn Coach<G>, state: &G) -> Option<Shares> {
    ended(state).or_else(|| coach.judge(state))
}

/// One play-out of a position.
pub(crate) fn sampled<G: Game>(coach: &mut dyn Coach<G>, state: &G, chance: &mut Chance) -> Shares {
    judged(coach, state)
        .unwrap_or_else(|| coach.play_out(state, state.clone(), Seat(0), chance).shares)
}

/// A mean that is still being gathered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mean {
    sums: Vec<f64>,
    pub count: u32,
}

impl Mean {
    pub(crate) fn add(&mut self, shares: &Shares) {
        self.sums.resize(shares.len().max(self.sums.len()), 0.0);
        self.sums.iter_mut().zip(shares.values()).for_each(|(sum, share)| *sum += share);
        self.count += 1;
    }

    pub(crate) fn shares(&self) -> Shares {
        let count = f64::from(self.count.max(1));
        Shares::from_fn(self.sums.len(), |seat| self.sums[seat.idx()] / count)
    }
}

/// Shares as whole numbers that add up to what the shares add up to.
pub(crate) fn chances(shares: &Shares) -> Vec<u32> {
    let whole = |share: f64| (share.clamp(0.0, 1.0) * WHOLE).round() as i64;
    let mut chances: Vec<i64> = shares.values().map(|share| whole(*share)).collect();
    let sum = whole(shares.values().sum());
    let missing = sum - chances.iter().sum::<i64>();
    // Rounding errors go where they show least.
    if let Some(most) = chances.iter_mut().max() {
        *most += missing;
    }
    chances.into_iter().map(|chance| chance.max(0) as u32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up() {
        let third = Shares::from_fn(3, |_| 1.0 / 3.0);
        assert_eq!(chances(&third).iter().sum::<u32>(), 10_000);
        let nobody = Shares::from_fn(3, |_| 0.3);
        assert_eq!(chances(&nobody), [3_000, 3_000, 3_000]);
        let sure = Shares::from_fn(2, |seat| f64::from(seat.0));
        assert_eq!(chances(&sure), [0, 10_000]);
    }

    #[test]
    fn purposes_and_lines_draw_from_different_streams() {
        let draw = |step, purpose, number| chance_for(step, purpose, number).below(1 << 30);
        let first = draw(1, Purpose::Graph, 0);
        assert_eq!(first, draw(1, Purpose::Graph, 0));
        for other in
            [draw(2, Purpose::Graph, 0), draw(1, Purpose::Worlds, 0), draw(1, Purpose::Graph, 1)]
        {
            assert_ne!(first, other);
        }
    }
}

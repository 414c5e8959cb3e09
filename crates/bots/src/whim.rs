//! Choosing by chance among what is nearly as good as the best: how weaker levels lose by playing
//! plausibly.

use contract::Chance;

/// How finely a choice is drawn.
const FINE: u32 = 1 << 24;

/// Draws one of several by what they are worth: an option that is worse by `whim` is drawn e times
/// less often. The first of the best where there is no whim, and nothing where there is nothing to
/// choose.
pub fn draw(worths: &[f64], whim: f64, chance: &mut Chance) -> Option<usize> {
    let all = worths.iter().copied().enumerate().rev();
    let (best, most) = all.max_by(|one, other| one.1.total_cmp(&other.1))?;
    if whim <= 0.0 {
        return Some(best);
    }
    let weight = |worth: &f64| libm::exp((worth - most) / whim);
    let sum: f64 = worths.iter().map(weight).sum();
    let mut left = sum * f64::from(chance.below(FINE)) / f64::from(FINE);
    let drawn = worths.iter().position(|worth| {
        left -= weight(worth);
        left < 0.0
    });
    Some(drawn.unwrap_or(best))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_worse_by_the_whim_is_drawn_e_times_less_often() {
        let mut chance = Chance::from_number(1);
        let mut counts = [0.0; 3];
        for _ in 0..20_000 {
            counts[draw(&[0.4, 0.5, -9.0], 0.1, &mut chance).unwrap()] += 1.0;
        }
        let ratio = counts[1] / counts[0];
        assert!((ratio - std::f64::consts::E).abs() < 0.2, "{counts:?}");
        assert_eq!(counts[2], 0.0);
    }

    #[test]
    fn without_a_whim_it_is_the_first_of_the_best() {
        let mut chance = Chance::from_number(1);
        assert_eq!(draw(&[0.4, 0.5, 0.5], 0.0, &mut chance), Some(1));
        assert_eq!(draw(&[], 0.1, &mut chance), None);
    }
}

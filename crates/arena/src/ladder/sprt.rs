//! When two bots have played enough: a sequential probability ratio test.
//!
//! What is tested is that one bot wins half of all games or less, against that it wins at least
//! `margin` of them. Each double adds the logarithm of how much likelier its score is in the
//! second case: for a score x from 0 to 1 (the mean of its two games), x·ln(margin/½) +
//! (1-x)·ln((1-margin)/½). For scores of 0 and 1 that is Wald's test. For scores between, the
//! exponential of the sum is still a supermartingale in either case, because an exponential lies
//! below its chord; so by Ville's inequality **neither error is more frequent than `risk`**,
//! whatever the scores look like, as long as doubles do not depend on each other. The two games of
//! a double may: they are one observation.

/// What is tested, and with what risk.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Test {
    /// The part of all games that a stronger bot wins at least: more than ½, less than 1.
    pub margin: f64,
    /// How often the test may be wrong, in either direction: more than 0, less than ½.
    pub risk: f64,
}

/// What the test found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The bot wins more than half of all games.
    Stronger,
    /// It wins less than the margin.
    NotStronger,
}

impl Test {
    /// The logarithm of how much likelier a bot with that margin is to win so much of so many
    /// doubles than one that wins half.
    pub fn evidence(&self, wins: f64, doubles: f64) -> f64 {
        wins * (2.0 * self.margin).ln() + (doubles - wins) * (2.0 * (1.0 - self.margin)).ln()
    }

    /// How much evidence ends the test.
    pub fn enough(&self) -> f64 {
        (1.0 / self.risk).ln()
    }

    /// What can be said after that many doubles, of which the bot won so much.
    pub fn verdict(&self, wins: f64, doubles: f64) -> Option<Verdict> {
        let (evidence, enough) = (self.evidence(wins, doubles), self.enough());
        if evidence >= enough {
            Some(Verdict::Stronger)
        } else if evidence <= -enough {
            Some(Verdict::NotStronger)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use contract::Chance;

    use super::*;

    const TEST: Test = Test { margin: 0.6, risk: 0.05 };

    #[test]
    fn evidence_is_as_computed_by_hand() {
        // ln 1.2 = 0.182322 and ln 0.8 = -0.223144; ln 20 = 2.995732.
        assert!((TEST.evidence(1.0, 1.0) - 0.182_322).abs() < 1e-6);
        assert!((TEST.evidence(0.0, 1.0) + 0.223_144).abs() < 1e-6);
        assert!((TEST.evidence(0.5, 1.0) + 0.020_411).abs() < 1e-6);
        assert!((TEST.enough() - 2.995_732).abs() < 1e-6);
    }

    #[test]
    fn seventeen_wins_or_fourteen_losses_in_a_row_are_enough() {
        assert_eq!(TEST.verdict(16.0, 16.0), None);
        assert_eq!(TEST.verdict(17.0, 17.0), Some(Verdict::Stronger));
        assert_eq!(TEST.verdict(0.0, 13.0), None);
        assert_eq!(TEST.verdict(0.0, 14.0), Some(Verdict::NotStronger));
    }

    /// A test of doubles whose games are won with that chance: a verdict, and after how many.
    fn run(chance: &mut Chance, percent: u32, most: u32) -> (Option<Verdict>, u32) {
        let mut wins = 0.0;
        for double in 1..=most {
            let won = (0..2).filter(|_| chance.below(100) < percent).count();
            wins += won as f64 / 2.0;
            if let Some(verdict) = TEST.verdict(wins, f64::from(double)) {
                return (Some(verdict), double);
            }
        }
        (None, most)
    }

    #[test]
    fn errors_are_no_more_frequent_than_the_risk() {
        let mut chance = Chance::from_number(31);
        let mut count = |percent, wrong| {
            let runs = (0..2_000).map(|_| run(&mut chance, percent, 500).0);
            runs.filter(|verdict| *verdict == Some(wrong)).count()
        };
        // 100 of 2,000 are allowed.
        assert!(count(50, Verdict::Stronger) <= 100);
        assert!(count(60, Verdict::NotStronger) <= 100);
        // The test can tell them apart at all.
        assert!(count(60, Verdict::Stronger) > 1_800);
        assert!(count(50, Verdict::NotStronger) > 1_800);
    }

    #[test]
    fn a_clear_difference_is_found_soon() {
        let mut chance = Chance::from_number(32);
        for _ in 0..100 {
            let (verdict, doubles) = run(&mut chance, 95, 500);
            assert_eq!(verdict, Some(Verdict::Stronger));
            assert!(doubles < 40, "{doubles}");
        }
    }
}

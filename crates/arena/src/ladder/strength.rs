//! Ratings by Bradley and Terry, with intervals from the information matrix.
//!
//! Every bot has a strength, and a seat of it wins a game with a chance in proportion to that: with
//! as many seats each, the first of two wins s/(s+t) of all games. The strengths are those that
//! make the results likeliest. They are found by Newton's method, which cannot go astray here,
//! because the likelihood of their logarithms is concave.

/// What two bots won of each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Won {
    pub bots: [usize; 2],
    /// How many seats each had in a game.
    pub seats: [usize; 2],
    /// How many games each won; shared ones count as parts.
    pub wins: [f64; 2],
}

/// The logarithm of a strength, compared with that of the anchor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    pub log: f64,
    /// Its standard error.
    pub error: f64,
}

/// One Elo-like point is this much of a natural logarithm.
pub const POINT: f64 = std::f64::consts::LN_10 / 400.0;

const STEPS: usize = 200;

/// The strengths of that many bots; nothing for those who have not met the anchor, not even by way
/// of others. Where one of two bots won everything, and nothing else holds them together, the
/// likeliest strengths are infinite: add a little to both sides first.
pub fn fit(bots: usize, anchor: usize, won: &[Won]) -> Vec<Option<Strength>> {
    let known = connected(bots, anchor, won);
    // Rows of the matrix: all connected bots but the anchor.
    let rows: Vec<usize> = (0..bots).filter(|bot| known[*bot] && *bot != anchor).collect();
    let mut logs = vec![0.0; bots];
    for _ in 0..STEPS {
        let (slope, information) = derivatives(&logs, &rows, won);
        let Some(step) = inverse(information).map(|inverse| times(&inverse, &slope)) else { break };
        let before = likelihood(&logs, won);
        let at = |part: f64| {
            let mut logs = logs.clone();
            rows.iter().zip(&step).for_each(|(bot, by)| logs[*bot] += part * by);
            logs
        };
        // Half as far, as often as it takes not to overshoot.
        let halves = (0..40).map(|times| at(0.5f64.powi(times)));
        let Some(next) = halves.into_iter().find(|logs| likelihood(logs, won) > before) else {
            break;
        };
        logs = next;
    }
    let covariance = inverse(derivatives(&logs, &rows, won).1);
    let error = |bot: usize| match rows.iter().position(|row| *row == bot) {
        Some(row) => covariance.as_ref().map_or(f64::INFINITY, |matrix| matrix[row][row].sqrt()),
        None => 0.0,
    };
    let strength = |bot: usize| Strength { log: logs[bot], error: error(bot) };
    (0..bots).map(|bot| known[bot].then(|| strength(bot))).collect()
}

/// Who has met the anchor, or somebody who has.
fn connected(bots: usize, anchor: usize, won: &[Won]) -> Vec<bool> {
    let mut known = vec![false; bots];
    known[anchor] = true;
    for _ in 0..bots {
        for Won { bots: [one, other], .. } in won {
            let either = known[*one] || known[*other];
            (known[*one], known[*other]) = (either, either);
        }
    }
    known
}

/// The chance of the first of two bots to win.
fn chance(logs: &[f64], won: &Won) -> f64 {
    let [one, other] = won.bots;
    let seats = (won.seats[0] as f64 / won.seats[1] as f64).ln();
    1.0 / (1.0 + (logs[other] - logs[one] - seats).exp())
}

/// The logarithm of the likelihood.
fn likelihood(logs: &[f64], won: &[Won]) -> f64 {
    let of = |won: &Won| {
        let chance = chance(logs, won);
        let part = |wins: f64, chance: f64| if wins > 0.0 { wins * chance.ln() } else { 0.0 };
        part(won.wins[0], chance) + part(won.wins[1], 1.0 - chance)
    };
    won.iter().map(of).sum()
}

/// The slope of the likelihood, and the information: its curvature, turned over.
fn derivatives(logs: &[f64], rows: &[usize], won: &[Won]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let row_of = |bot: usize| rows.iter().position(|row| *row == bot);
    let mut slope = vec![0.0; rows.len()];
    let mut information = vec![vec![0.0; rows.len()]; rows.len()];
    for meeting in won {
        let games: f64 = meeting.wins.iter().sum();
        let chance = chance(logs, meeting);
        let surplus = meeting.wins[0] - games * chance;
        let weight = games * chance * (1.0 - chance);
        let [one, other] = meeting.bots.map(row_of);
        for (row, sign) in [(one, 1.0), (other, -1.0)] {
            let Some(row) = row else { continue };
            slope[row] += sign * surplus;
            information[row][row] += weight;
        }
        if let (Some(one), Some(other)) = (one, other) {
            information[one][other] -= weight;
            information[other][one] -= weight;
        }
    }
    (slope, information)
}

fn times(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    let row = |row: &Vec<f64>| row.iter().zip(vector).map(|(a, b)| a * b).sum();
    matrix.iter().map(row).collect()
}

/// The inverse of a matrix, by elimination; nothing if it has none.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    for (idx, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|column| if column == idx { 1.0 } else { 0.0 }));
    }
    for column in 0..n {
        let size = |row: &usize| matrix[*row][column].abs();
        let pivot = (column..n).max_by(|a, b| size(a).total_cmp(&size(b)))?;
        matrix.swap(column, pivot);
        let scale = matrix[column][column];
        if scale == 0.0 || !scale.is_finite() {
            return None;
        }
        matrix[column].iter_mut().for_each(|cell| *cell /= scale);
        let pivot = matrix[column].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(idx, _)| *idx != column) {
            let factor = row[column];
            row.iter_mut().zip(&pivot).for_each(|(cell, above)| *cell -= factor * above);
        }
    }
    Some(matrix.into_iter().map(|row| row[n..].to_vec()).collect())
}

#[cfg(test)]
mod tests {
    use contract::Chance;

    use super::*;

    fn won(bots: [usize; 2], wins: [f64; 2]) -> Won {
        Won { bots, seats: [1, 1], wins }
    }

    fn all(bots: usize, anchor: usize, of: &[Won]) -> Vec<Strength> {
        fit(bots, anchor, of).into_iter().map(Option::unwrap).collect()
    }

    #[track_caller]
    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-9, "{one} is not {other}");
    }

    #[test]
    fn two_bots_by_hand() {
        // Chance 3/4: logarithm of the odds ln 3, information 4 · 3/4 · 1/4 = 3/4.
        let strengths = all(2, 0, &[won([0, 1], [1.0, 3.0])]);
        near(strengths[0].log, 0.0);
        near(strengths[0].error, 0.0);
        near(strengths[1].log, 3f64.ln());
        near(strengths[1].error, (4f64 / 3.0).sqrt());
    }

    #[test]
    fn a_chain_adds_up_by_hand() {
        // Two steps of ln 3, each with variance 4/3, which do not depend on each other.
        let chain = [won([0, 1], [1.0, 3.0]), won([1, 2], [1.0, 3.0])];
        let strengths = all(3, 0, &chain);
        near(strengths[2].log, 9f64.ln());
        near(strengths[2].error, (8f64 / 3.0).sqrt());
        let from_the_middle = all(3, 1, &chain);
        near(from_the_middle[0].log, -(3f64.ln()));
        near(from_the_middle[2].log, 3f64.ln());
    }

    #[test]
    fn what_is_symmetric_is_equal() {
        let circle = [won([0, 1], [7.0, 3.0]), won([1, 2], [7.0, 3.0]), won([2, 0], [7.0, 3.0])];
        for strength in all(3, 0, &circle) {
            near(strength.log, 0.0);
        }
        for strength in all(2, 0, &[won([0, 1], [4.5, 4.5])]) {
            near(strength.log, 0.0);
        }
    }

    #[test]
    fn three_bots_satisfy_the_equations() {
        // At the likeliest strengths, each bot wins as much as is expected of it.
        let of = [won([0, 1], [2.0, 8.0]), won([1, 2], [4.5, 5.5]), won([2, 0], [9.0, 1.0])];
        let logs: Vec<f64> = all(3, 0, &of).iter().map(|strength| strength.log).collect();
        for bot in 0..3 {
            let (mut real, mut expected) = (0.0, 0.0);
            for won in &of {
                let Some(side) = won.bots.iter().position(|player| *player == bot) else {
                    continue;
                };
                let first = chance(&logs, won);
                real += won.wins[side];
                expected += won.wins.iter().sum::<f64>() * [first, 1.0 - first][side];
            }
            near(real, expected);
        }
    }

    #[test]
    fn more_seats_win_more_without_being_stronger() {
        let three_of_five = Won { bots: [0, 1], seats: [3, 2], wins: [6.0, 4.0] };
        near(all(2, 0, &[three_of_five])[1].log, 0.0);
        let other = Won { bots: [0, 1], seats: [2, 3], wins: [1.0, 3.0] };
        near(all(2, 0, &[other])[1].log, 2f64.ln());
    }

    #[test]
    fn whoever_has_not_met_the_anchor_has_no_rating() {
        let strengths = fit(4, 0, &[won([0, 1], [1.0, 2.0]), won([2, 3], [1.0, 2.0])]);
        let rated: Vec<bool> = strengths.iter().map(Option::is_some).collect();
        assert_eq!(rated, [true, true, false, false]);
        assert_eq!(fit(1, 0, &[]), [Some(Strength { log: 0.0, error: 0.0 })]);
    }

    #[test]
    fn a_lopsided_start_is_no_trouble() {
        let strengths = all(2, 0, &[won([0, 1], [0.5, 5_000.5])]);
        assert!((strengths[1].log - 10_001f64.ln()).abs() < 1e-6);
    }

    #[test]
    fn true_strengths_are_recovered_within_their_errors() {
        let truth = [0.0, 0.4, 1.1, 1.9, 2.2];
        let (mut inside, mut all_of_them) = (0, 0);
        let mut luck = Chance::from_number(8);
        for _ in 0..100 {
            let meetings: Vec<Won> = (0..4)
                .map(|low| {
                    let mut meeting = won([low, low + 1], [0.0; 2]);
                    let bound = (chance(&truth, &meeting) * 1e6) as u32;
                    for _ in 0..300 {
                        let side = usize::from(luck.below(1_000_000) >= bound);
                        meeting.wins[side] += 1.0;
                    }
                    meeting
                })
                .collect();
            for (strength, truth) in all(5, 0, &meetings).iter().zip(truth).skip(1) {
                all_of_them += 1;
                inside += usize::from((strength.log - truth).abs() < 1.96 * strength.error);
            }
        }
        // 95 of 100, give or take.
        assert_eq!(all_of_them, 400);
        assert!((365..=395).contains(&inside), "{inside} of 400");
    }
}

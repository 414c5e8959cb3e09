//! Logits as chances.

use arrayvec::ArrayVec;
use contract::MAX_SEATS;

use crate::net::ONE;

/// Beyond this a chance is as good as nothing.
const FARTHEST: f64 = -40.0;
const LOG2_E: f64 = std::f64::consts::LOG2_E;
/// Powers of the logarithm of 2 over factorials: the series of 2 to the power of a fraction.
const SERIES: [f64; 10] = [
    1.0,
    std::f64::consts::LN_2,
    0.240_226_506_959_100_7,
    0.055_504_108_664_821_58,
    0.009_618_129_107_628_477,
    0.001_333_355_814_642_844_3,
    0.000_154_035_303_933_816_1,
    0.000_015_252_733_804_059_84,
    0.000_001_321_548_679_014_431,
    0.000_000_101_780_860_092_396_99,
];

/// The chances of seats with these logits: softmax. Only additions, multiplications and divisions
/// are used, so every machine makes the same of them.
pub fn shares(logits: &[i32]) -> ArrayVec<f64, MAX_SEATS> {
    let most = logits.iter().copied().max().unwrap_or(0);
    let unit = f64::from(ONE) * f64::from(ONE);
    let weight = |logit: &i32| exp((f64::from(*logit) - f64::from(most)) / unit);
    let weights: ArrayVec<f64, MAX_SEATS> = logits.iter().take(MAX_SEATS).map(weight).collect();
    let sum: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

/// The exponential of a number that is not positive, the same on every machine.
pub fn exp(number: f64) -> f64 {
    if number < FARTHEST {
        return 0.0;
    }
    let power = number * LOG2_E;
    let whole = power.floor();
    let fraction = power - whole;
    let series = SERIES.iter().rev().fold(0.0, |sum, term| sum * fraction + term);
    let exponent = (1023 + whole as i64) as u64;
    series * f64::from_bits(exponent << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_close() {
        for step in 0..4_000 {
            let number = -f64::from(step) / 100.0;
            let error = (exp(number) - number.exp()).abs() / number.exp();
            assert!(error < 1e-8, "{number}: {error}");
        }
        assert_eq!((exp(0.0), exp(-100.0)), (1.0, 0.0));
    }

    #[test]
    fn chances_add_up_and_follow_the_logits() {
        let even = shares(&[5, 5]);
        assert_eq!(even.as_slice(), [0.5, 0.5]);
        let three = shares(&[0, ONE * ONE, -ONE * ONE]);
        assert!((three.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!((three[1] / three[0] - std::f64::consts::E).abs() < 1e-8);
        assert!((three[0] / three[2] - std::f64::consts::E).abs() < 1e-8);
        assert_eq!(shares(&[i32::MIN, i32::MAX]).as_slice(), [0.0, 1.0]);
        assert!(shares(&[]).is_empty());
    }
}

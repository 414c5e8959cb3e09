//! How steeply a stick falls from a place on its column to its far tip: see [`super::deck`].

use crate::geometry::DUST;

/// The most of Newton's steps on the slope. They double the right digits, except close to the
/// steepest stick there is, where each step still halves what is missing.
const STEPS: u32 = 40;

/// A slope that hardly any stick reaches, and less than the steepest over a place that is no
/// further along than the middle.
const STEEP: f64 = 0.75;

/// The slope, as a positive tangent, of a stick that long which falls by this much from a place so
/// far along it to its far tip; none if it is too short.
pub(crate) fn fall(length: f64, along: f64, drop: f64) -> Option<f64> {
    if drop == 0.0 {
        return Some(0.0);
    }
    let spans = |tan: f64| tan * (length / (1.0 + tan * tan).sqrt() - along) - drop;
    // Where a stick as steep as this falls further, the slope is less, and the steepest there is
    // need not be worked out.
    let is_enough = above_zero(along) && along <= length * 0.5 && spans(STEEP) > DUST;
    let steepest = if is_enough { STEEP } else { steepest(length, along) };
    if !above_zero(drop) || !above_zero(steepest) || !at_least_zero(spans(steepest)) {
        return None;
    }
    let mut tan = 0.0_f64;
    for _ in 0..STEPS {
        let square = 1.0 + tan * tan;
        let steepness = length / (square * square.sqrt()) - along;
        let next = (tan - spans(tan) / steepness).min(steepest);
        // The steps climb until rounding stops them, or the steepest stick is reached.
        if !above_zero(steepness) || !above_zero(next - tan) {
            break;
        }
        tan = next;
    }
    Some(tan)
}

/// The steepest slope at which a stick lies over a place so far along it.
fn steepest(length: f64, along: f64) -> f64 {
    let root = libm::cbrt(length / along);
    (root * root - 1.0).max(0.0).sqrt()
}

/// Whether a number is positive; no for what is not a number.
pub(crate) fn above_zero(number: f64) -> bool {
    number > 0.0
}

/// Whether a number is not negative; no for what is not a number.
fn at_least_zero(number: f64) -> bool {
    number >= 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The quick way to a slope gives the same number, to the last digit, as the steps that are
    /// held back by the steepest stick there is.
    #[test]
    fn falls_are_those_below_the_steepest_stick() {
        let plain = |along: f64, drop: f64| {
            let most = steepest(114.0, along);
            let spans = |tan: f64| tan * (114.0 / (1.0 + tan * tan).sqrt() - along) - drop;
            let mut tan = 0.0_f64;
            for _ in 0..STEPS {
                let square = 1.0 + tan * tan;
                let next = tan - spans(tan) / (114.0 / (square * square.sqrt()) - along);
                let next = next.min(most);
                if !above_zero(next - tan) {
                    break;
                }
                tan = next;
            }
            (spans(most) >= 0.0).then_some(tan)
        };
        for (along, drop) in (1..240).flat_map(|along| (1..400).map(move |drop| (along, drop))) {
            let (along, drop) = (f64::from(along) * 0.31, f64::from(drop) * 0.23);
            assert_eq!(fall(114.0, along, drop), plain(along, drop), "{drop} from {along} on");
        }
    }
}

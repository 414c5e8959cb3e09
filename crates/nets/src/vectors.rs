//! Made-up observations, the same as in `train/vectors.py`: tests compare what a net makes of them
//! with what the reference in NumPy did.

use contract::Layout;

use crate::net::Net;

/// How many there are.
pub const COUNT: usize = 1_000;

/// Whether a net makes of all observations what the reference did, whose logits these bytes are;
/// tells the first that differs.
///
/// # Errors
/// The number of the observation, what was expected and what came out.
pub fn check(net: &Net, layout: &Layout, logits: &[u8]) -> Result<(), String> {
    let (expected, rest) = logits.as_chunks::<4>();
    if expected.len() != COUNT || !rest.is_empty() {
        return Err(format!("there are {} logits, not {COUNT}", expected.len()));
    }
    let mut eye = net.eye();
    for (number, expected) in expected.iter().enumerate() {
        let seen = observation(number, layout.size());
        let expected = i32::from_le_bytes(*expected);
        // One eye that sees what has changed, and one that has seen nothing before.
        let found = [net.logit(&mut eye, &seen), net.logit(&mut net.eye(), &seen)];
        if found != [expected; 2] {
            return Err(format!("observation {number}: {expected} was expected, not {found:?}"));
        }
    }
    Ok(())
}

fn observation(number: usize, size: usize) -> Vec<i16> {
    let first = (number * size) as u64 + 1;
    (first..first + size as u64).map(|idx| value(mixed(idx))).collect()
}

/// Mostly nothing, some ones, a few larger numbers.
fn value(drawn: u64) -> i16 {
    match drawn % 16 {
        0 => ((drawn >> 8) % 601) as i16 - 300,
        1..5 => 1,
        _ => 0,
    }
}

/// SplitMix64.
fn mixed(number: u64) -> u64 {
    let z = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

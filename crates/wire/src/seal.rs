//! What everybody at a table adds to the seed: committed to first, revealed afterwards.
//!
//! SHA-256, because every language has it: a program that plays over HTTP needs no library.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// How long a nonce is, in characters.
pub const NONCE_LENGTH: std::ops::RangeInclusive<usize> = 16..=64;

/// The commitment to a nonce: SHA-256 of these words and the nonce, as 64 hex digits.
pub fn commitment(nonce: &str) -> String {
    let digest = Sha256::new().chain_update("tokyo-tabletop nonce ").chain_update(nonce).finalize();
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether that can be a nonce: letters, digits and signs, long enough that nobody guesses it.
pub fn is_nonce(text: &str) -> bool {
    NONCE_LENGTH.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic())
}

/// Whether that can be a commitment.
pub fn is_commitment(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Somebody who sits at a table commits to a nonce, or to another one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Commit {
    /// SHA-256 of `tokyo-tabletop nonce `, with the space, and the nonce: 64 hex digits.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-f]{64}$"))]
    pub commitment: String,
}

/// Somebody who committed to a nonce shows it, when all have committed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The nonce whose digest was the commitment.
    #[cfg_attr(feature = "openapi", schema(min_length = 16, max_length = 64))]
    pub nonce: String,
}

/// The host has started, and everybody's commitment is fixed: all nonces are being revealed.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sealed {
    /// How many milliseconds are left; players who have not revealed by then lose the seat.
    pub left_ms: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_what_any_other_program_makes_of_the_nonce() {
        // As `printf %s 'tokyo-tabletop nonce 0123456789abcdef' | sha256sum` has it.
        let known = "36eb88223ce2443db39f4daeae8395d56eb20478f77d7e0b601b1db00e5c0642";
        assert_eq!(commitment("0123456789abcdef"), known);
        assert!(is_commitment(known) && !is_commitment(&known.to_uppercase()));
        assert!(!is_commitment(&known[1..]));
    }

    #[test]
    fn a_nonce_is_long_enough_and_can_be_typed() {
        assert!(is_nonce("0123456789abcdef") && is_nonce(&"x".repeat(64)));
        for bad in ["lucky", "0123456789abcde\n", "0123456789 abcdef", &"x".repeat(65)] {
            assert!(!is_nonce(bad), "{bad}");
        }
    }
}

//! Fingerprints of states.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A fingerprint of a state: BLAKE3 over its postcard bytes, cut to 128 bits.
///
/// Equal on every machine, native or wasm. A digest of a running match is never sent to players:
/// it would let them test guesses about what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; 16]);

/// Fingerprints a state.
///
/// # Errors
/// If the state cannot be written as postcard bytes, which conformance rules out for every game.
pub fn digest<T: Serialize>(state: &T) -> Result<Digest, postcard::Error> {
    let bytes = postcard::to_allocvec(state)?;
    let mut short = [0; 16];
    short.copy_from_slice(&blake3::hash(&bytes).as_bytes()[..16]);
    Ok(Digest(short))
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl Serialize for Digest {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Digest, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = crate::chance::bytes_of_hex::<16>(&text);
        bytes.map(Digest).ok_or_else(|| {
            serde::de::Error::custom(format!("a digest is 32 hex digits, not '{text}'"))
        })
    }
}

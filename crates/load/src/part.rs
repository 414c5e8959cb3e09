//! A guest's part of a match's seed.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use sha2::{Digest, Sha256};

/// A guest's part of a match's seed: committed to first, revealed after the start.
#[derive(Debug)]
pub struct Part {
    pub nonce: String,
    /// What is shown of it before.
    pub commitment: String,
}

impl Part {
    /// One that was not used before.
    pub fn fresh() -> Part {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let nonce = format!("{:032x}-{number:x}", since.as_nanos());
        let digest = Sha256::digest(format!("tokyo-tabletop nonce {nonce}"));
        let commitment = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        Part { nonce, commitment }
    }
}

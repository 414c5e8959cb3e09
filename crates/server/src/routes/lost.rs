//! Addresses that lead nowhere.

use crate::fault::Fault;

/// For addresses that lead nowhere.
pub async fn nothing_here() -> Fault {
    Fault::NoAddress
}

/// For addresses that are asked in a way they do not know.
pub async fn not_so() -> Fault {
    Fault::Method
}

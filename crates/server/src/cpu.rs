//! How much time the processors have spent on this program.

use std::time::Duration;

/// Since its start, over all its threads; nothing where the system does not tell.
#[cfg(unix)]
pub fn used() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    Duration::try_from(clock_gettime(ClockId::ProcessCPUTime)).ok()
}

/// Since its start, over all its threads; nothing where the system does not tell.
#[cfg(not(unix))]
pub fn used() -> Option<Duration> {
    None
}

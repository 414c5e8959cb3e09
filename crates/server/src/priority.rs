//! Threads that make way for all others.

/// As low as it goes.
#[cfg(target_os = "linux")]
const LEAST: i32 = 19;

/// Lets the calling thread work only while nothing else is to be done on its core: whatever wakes
/// up there goes first, and need not wait until the thread's share of time is over.
#[cfg(target_os = "linux")]
pub fn make_way() {
    // What is a process elsewhere is a thread here: this concerns nobody else.
    if let Err(error) = rustix::process::setpriority_process(None, LEAST) {
        tracing::warn!(%error, "a thread cannot make way for others");
    }
}

/// Elsewhere a priority is the whole program's.
#[cfg(not(target_os = "linux"))]
pub fn make_way() {}

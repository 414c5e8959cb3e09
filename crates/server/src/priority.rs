//! Threads that make way for all others.

/// As low as it goes.
#[cfg(target_os = "linux")]
const LEAST: i32 = 19;

/// Gives the calling thread the smallest share of its core: other threads that wake up there go
/// first, and it gets a percent or two where they are never idle.
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

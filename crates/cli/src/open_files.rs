//! How many files and sockets the program may have open.

/// Raises it as far as the system lets us, and tells how many there may be then. Where it cannot be
/// raised, fewer connections fit, and who comes then is turned away.
#[cfg(unix)]
pub fn raise() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    getrlimit(Resource::Nofile).current
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub fn raise() -> Option<u64> {
    None
}

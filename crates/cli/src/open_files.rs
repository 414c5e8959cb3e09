//! How many files and sockets the program may have open.

/// Raises it as far as the system lets us. Where it cannot be raised, fewer sockets fit, and who
/// comes then is told.
#[cfg(unix)]
pub fn raise() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub fn raise() {}

//! The threads that wait for sockets.
//!
//! A surplus thread is not free: it wakes for work that another thread would have done next, then
//! goes back to sleep, which takes longer than most of that work.

use tokio::runtime::{Builder, Runtime};

use crate::failure::Failure;

/// For a server: a core is left to the thread that writes to the database, and to the kernel.
pub fn of_server() -> Result<Runtime, Failure> {
    started(cores() - 1)
}

/// For a load generator: half of the cores are left to a server on the same machine.
pub fn of_generator() -> Result<Runtime, Failure> {
    started(cores() / 2)
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from)
}

fn started(threads: usize) -> Result<Runtime, Failure> {
    let runtime = Builder::new_multi_thread().worker_threads(threads.max(1)).enable_all().build();
    runtime.map_err(|error| Failure(format!("cannot start threads: {error}")))
}

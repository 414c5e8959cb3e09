//! The server's log, on standard error.

use std::env;
use std::io;

use tracing_subscriber::EnvFilter;

use crate::failure::Failure;

/// Begins the log: what was asked for, or else what `RUST_LOG` says, or else what matters.
pub fn begin(wanted: Option<&str>, json: bool) -> Result<(), Failure> {
    let said = env::var("RUST_LOG").ok().filter(|said| !said.is_empty());
    let level = wanted.map(str::to_owned).or(said).unwrap_or_else(|| "info".into());
    let filter = EnvFilter::try_new(&level).map_err(|error| {
        let examples = "error, warn, info, debug, or server=debug,info";
        Failure(format!("invalid log level '{level}' ({error}): say {examples}"))
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let begun = if json { log.json().try_init() } else { log.with_ansi(false).try_init() };
    begun.map_err(|error| Failure(format!("cannot begin the log: {error}")))
}

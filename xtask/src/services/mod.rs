//! PostgreSQL and NATS for a while: on free loopback ports, in a scratch folder, gone afterwards.
//!
//! - [`postgres`], [`nats`]: one of each; [`programs`]: theirs, installed where they are missing
//! - [`scratch`]: the folder and the processes, which end even if we are killed
//! - [`start`]: on a free port, until it answers
//! - [`system`]: what Unix offers beyond what all systems have

pub mod nats;
pub mod postgres;
pub mod programs;
pub mod scratch;
pub mod start;
pub mod system;

use std::path::Path;

use crate::failure::Failure;
use nats::Nats;
use postgres::{Fsync, Postgres};
use scratch::{GLANCE, Scratch};

/// Both, running. They are stopped before their folder is removed: fields go in this order.
#[derive(Debug)]
pub struct Services {
    /// The truth.
    pub postgres: Postgres,
    /// The hints.
    pub nats: Nats,
    /// Where they live.
    pub scratch: Scratch,
}

impl Services {
    /// Starts both.
    ///
    /// # Errors
    /// If one of them is missing, or does not start.
    pub fn start(root: &Path, fsync: Fsync) -> Result<Services, Failure> {
        let scratch = Scratch::new()?;
        let postgres = Postgres::start(root, &scratch, fsync)?;
        let nats = Nats::start(root, &scratch)?;
        Ok(Services { postgres, nats, scratch })
    }

    /// The variables by which tests find both, and the library that gives nodes a wrong clock.
    ///
    /// # Errors
    /// If there is no such library, and none can be installed.
    pub fn variables(&self, root: &Path) -> Result<[(&'static str, String); 3], Failure> {
        let faketime = programs::faketime(root)?.display().to_string();
        let postgres = self.postgres.secret_url();
        Ok([
            ("TOKYO_TEST_POSTGRES", postgres),
            ("TOKYO_TEST_NATS", self.nats.url()),
            ("TOKYO_TEST_FAKETIME", faketime),
        ])
    }

    /// Fails if one of them has ended by itself.
    ///
    /// # Errors
    /// Says which one, and what it wrote last.
    pub fn check(&mut self) -> Result<(), Failure> {
        for (what, process) in
            [("PostgreSQL", self.postgres.process()), ("NATS", self.nats.process())]
        {
            if let Some(status) = process.ended() {
                let words = process.last_words();
                return Err(Failure::failed(format!("{what} ended ({status}):\n{words}")));
            }
        }
        Ok(())
    }
}

/// Starts both for somebody who runs tests by hand, until Ctrl-C.
///
/// # Errors
/// If they do not start, or one of them ends by itself.
pub fn run(root: &Path, options: &[&str]) -> Result<(), Failure> {
    let fsync = match options {
        [] => Fsync::On,
        ["--no-fsync"] => Fsync::Off,
        [other, ..] => {
            return Err(Failure::usage(format!("services takes --no-fsync, not '{other}'")));
        }
    };
    let mut services = Services::start(root, fsync)?;
    for (name, value) in services.variables(root)? {
        println!("export {name}={value}");
    }
    eprintln!("Press Ctrl-C to stop.");
    loop {
        services.check()?;
        std::thread::sleep(GLANCE);
    }
}

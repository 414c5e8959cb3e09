//! Options of `tokyo serve` about connections, encryption and the time of bots.

use std::path::PathBuf;
use std::time::Duration;

use server::{Config, TlsFiles};

use crate::failure::Failure;

#[derive(clap::Args)]
pub struct Serving {
    /// How many connections a client may hold, sockets included; 200 more than sockets if left out.
    #[arg(long, value_name = "N")]
    pub client_connections: Option<usize>,
    /// How many connections there may be altogether, sockets included; 2000 more than sockets if
    /// left out, as far as this machine lets the program open that many files.
    #[arg(long, value_name = "N")]
    pub connections: Option<usize>,
    /// A certificate in PEM format, with those that vouch for it: everything is served through
    /// https.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub tls_cert: Option<PathBuf>,
    /// The private key of the certificate, in PEM format.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
    /// How many milliseconds bots may think for a client every second, over time; clients that use
    /// more wait behind everyone else.
    #[arg(long, value_name = "MS", default_value_t = 500)]
    pub bot_budget: u64,
    /// How long bots go on after the last person has left a match, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 30_000, hide = true)]
    pub bot_grace: u64,
    /// How long the headers of a request may take, in milliseconds.
    #[arg(long, value_name = "MS", hide = true)]
    pub head_timeout: Option<u64>,
    /// How long the body of a request may take, in milliseconds.
    #[arg(long, value_name = "MS", hide = true)]
    pub body_timeout: Option<u64>,
    /// How long a connection may be idle between two requests, in milliseconds.
    #[arg(long, value_name = "MS", hide = true)]
    pub idle_timeout: Option<u64>,
    /// How long a client may read nothing, in milliseconds.
    #[arg(long, value_name = "MS", hide = true)]
    pub stalled_timeout: Option<u64>,
    /// How long a socket may be silent before it is asked whether anybody is there, in
    /// milliseconds.
    #[arg(long, value_name = "MS", hide = true)]
    pub quiet_timeout: Option<u64>,
}

/// How many files the program needs for itself, at most.
const OWN_FILES: u64 = 100;

impl Serving {
    /// Sets what was asked for. `open_files` is how many the program may open, where that is known.
    pub fn set(&self, config: &mut Config, open_files: Option<u64>) -> Result<(), Failure> {
        config.client_connections =
            self.client_connections.unwrap_or(config.client_sockets.saturating_add(200));
        let room = open_files.map(|files| files.saturating_sub(OWN_FILES).max(1));
        let room = room.map_or(usize::MAX, |room| usize::try_from(room).unwrap_or(usize::MAX));
        config.connections = match self.connections {
            Some(wanted) => {
                if wanted > room {
                    tracing::warn!(wanted, room, "this machine has not room for --connections");
                }
                wanted
            }
            None => config.sockets.saturating_add(2_000).min(room),
        };
        if config.connections == 0 || config.client_connections == 0 {
            return Err(Failure("without connections nobody can be served".into()));
        }
        config.tls = match (&self.tls_cert, &self.tls_key) {
            (Some(certificates), Some(key)) => {
                Some(TlsFiles { certificates: certificates.clone(), key: key.clone() })
            }
            _ => None,
        };
        config.bot_budget.per_second_ms = self.bot_budget;
        config.bot_grace_ms = self.bot_grace;
        self.set_timeouts(config);
        Ok(())
    }

    fn set_timeouts(&self, config: &mut Config) {
        let timeouts = &mut config.timeouts;
        for (timeout, wanted) in [
            (&mut timeouts.head, self.head_timeout),
            (&mut timeouts.body, self.body_timeout),
            (&mut timeouts.idle, self.idle_timeout),
            (&mut timeouts.stalled, self.stalled_timeout),
            (&mut timeouts.quiet, self.quiet_timeout),
        ] {
            *timeout = wanted.map_or(*timeout, Duration::from_millis);
        }
    }
}

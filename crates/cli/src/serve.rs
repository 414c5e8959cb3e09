//! `tokyo serve`: hosts tables for players in browsers.

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::time::Duration;

use server::{Cluster, Config, Rate, Server};
use store::PostgresOptions;

use crate::args;
use crate::data_folder;
use crate::failure::{Failure, Outcome};
use crate::log;
use crate::open_files;
use crate::threads;

pub fn run(args: &args::Serve) -> Outcome {
    log::begin(args.log.as_deref(), args.log_json)?;
    let folder = data_folder::chosen(args.data.as_deref())?;
    let mut config = Config::new(args.listen, &folder);
    config.origins.clone_from(&args.origins);
    config.public_url = args.public_url.as_deref().map(public_url).transpose()?;
    config.trusted_proxies.clone_from(&args.trusted_proxies);
    config.bot_pause_ms = args.bot_pause;
    config.push_to_loopback = args.push_to_loopback;
    config.reveal_ms = args.reveal_time.saturating_mul(1_000);
    let burst = config.rate.burst.max(args.rate.saturating_mul(4));
    config.rate = Rate { burst, per_second: args.rate.max(1) };
    let open_files = open_files::raise();
    // Who may ask often, as a load generator does, may open many tables and sockets too.
    let many = args.rate.max(50).saturating_mul(20);
    config.new_tables.burst = many;
    config.client_sockets = args.client_sockets.unwrap_or(many as usize);
    config.sockets = args.sockets;
    config.waiting_per_guest = args.open_tables;
    config.tables_per_guest = args.tables_per_guest;
    config.client_tables = args.client_tables.unwrap_or(args.rate.max(1) as usize);
    let burst = args.chat_rate.saturating_mul(10);
    config.client_chat = Rate { burst, per_second: args.chat_rate };
    config.largest_message = args.largest_message;
    args.serving.set(&mut config, open_files)?;
    data_folder::make(&folder)?;
    if let Some(warning) = data_folder::warning(&folder) {
        tracing::warn!("{warning}");
    }
    config.keep = args.keep.map(|span| span.0);
    config.database.shrinkable = args.keep.is_some();
    config.archive.clone_from(&args.archive);
    if let Some(archive) = &args.archive {
        let shown = archive.display();
        data_folder::private_folder(archive)
            .map_err(|error| Failure(format!("cannot make the folder '{shown}': {error}")))?;
    }
    if let Some(url) = &args.database {
        config.share(cluster(args, url)?);
    }
    config.admin = Some(folder.join(data_folder::SOCKET));
    let _lock = data_folder::lock(&folder)?;
    let runtime = threads::of_server()?;
    runtime.block_on(serve(config, &folder))
}

/// How long a server that leaves goes on, so that proxies notice before its connections end.
const NOTICE: Duration = Duration::from_secs(1);

/// The other servers, as the options name them.
fn cluster(args: &args::Serve, url: &str) -> Result<Cluster, Failure> {
    let advertise = match &args.advertise {
        Some(address) => advertised(address)?,
        None if args.listen.ip().is_unspecified() || args.listen.port() == 0 => {
            let example = "--advertise http://10.0.0.7:8000";
            let why = "with --database, say where the other servers reach this one";
            return Err(Failure(format!("{why}, such as {example}")));
        }
        None => format!("http://{}", args.listen),
    };
    let database = PostgresOptions::new(url);
    Ok(Cluster { database, advertise, nats: args.nats.clone(), notice: NOTICE })
}

/// Where other servers reach this one: they speak plain HTTP, among themselves.
fn advertised(text: &str) -> Result<String, Failure> {
    let wrong = || Failure(format!("'{text}' is no address like http://10.0.0.7:8000"));
    let address = public_url(text).map_err(|_| wrong())?;
    let authority = address.strip_prefix("http://").ok_or_else(wrong)?;
    let has_port = authority.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    if has_port { Ok(address) } else { Err(wrong()) }
}

/// Serves until somebody presses Ctrl-C or ends the process.
async fn serve(config: Config, folder: &std::path::Path) -> Outcome {
    let public = config.public_url.clone();
    let shared = config.cluster.as_ref().map(|cluster| cluster.advertise.clone());
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    let signals = Signals::new(config.tls.is_some())?;
    let server = Server::start(config).await.map_err(|error| Failure(error.to_string()))?;
    let address = server.local_addr();
    let data = match &shared {
        Some(address) => format!("one of several servers, {address} to the others"),
        None => format!("data in {}", folder.display()),
    };
    println!("Tokyo Tabletop on {scheme}://{address}, {data}");
    if let Some(lan) = lan_address(address) {
        println!("On this network: {scheme}://{lan}");
    }
    if let Some(public) = public {
        println!("For friends elsewhere: {public}");
    }
    println!("Press Ctrl-C to stop.");
    tracing::info!(%address, "serving");
    signals.asked_to_stop(&server).await?;
    tracing::info!("stopping");
    server.stop().await;
    println!("Stopped; every acknowledged command is in the database.");
    Ok(())
}

/// What the system tells the program. It is listened to from the beginning, so that a person who
/// stops the program right after its first words is heard too.
#[cfg(unix)]
struct Signals {
    terminate: tokio::signal::unix::Signal,
    /// Where a certificate can be read again.
    hang_up: Option<tokio::signal::unix::Signal>,
}

#[cfg(unix)]
impl Signals {
    fn new(encrypted: bool) -> Result<Signals, Failure> {
        use tokio::signal::unix::{SignalKind, signal};
        let terminate = signal(SignalKind::terminate()).map_err(cannot_wait)?;
        let hang_up = encrypted.then(|| signal(SignalKind::hangup())).transpose();
        Ok(Signals { terminate, hang_up: hang_up.map_err(cannot_wait)? })
    }

    /// Waits for Ctrl-C or SIGTERM. An encrypted server reads its certificate and key again at
    /// SIGHUP.
    async fn asked_to_stop(mut self, server: &Server) -> Outcome {
        loop {
            let hung_up = async {
                match &mut self.hang_up {
                    Some(hang_up) => hang_up.recv().await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                pressed = tokio::signal::ctrl_c() => return pressed.map_err(cannot_wait),
                _ = self.terminate.recv() => return Ok(()),
                _ = hung_up => match server.reload_tls() {
                    Ok(()) => tracing::info!("certificate and key were read again"),
                    Err(error) => tracing::error!(%error, "the old certificate stays in use"),
                },
            }
        }
    }
}

/// Ctrl-C is all that can be heard here.
#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new(_: bool) -> Result<Signals, Failure> {
        Ok(Signals)
    }

    async fn asked_to_stop(self, _: &Server) -> Outcome {
        tokio::signal::ctrl_c().await.map_err(cannot_wait)
    }
}

#[allow(clippy::needless_pass_by_value, reason = "called by map_err")]
fn cannot_wait(error: std::io::Error) -> Failure {
    Failure(format!("cannot wait for signals: {error}"))
}

/// Where others on the network find a server that listens everywhere.
fn lan_address(address: SocketAddr) -> Option<SocketAddr> {
    if !address.ip().is_unspecified() {
        return None;
    }
    // Nothing is sent: the machine only says from which of its addresses it would be.
    let socket = UdpSocket::bind((IpAddr::from([0, 0, 0, 0]), 0)).ok()?;
    socket.connect((IpAddr::from([192, 0, 2, 1]), 9)).ok()?;
    let lan = socket.local_addr().ok()?.ip();
    (!lan.is_unspecified()).then(|| SocketAddr::new(lan, address.port()))
}

/// The public address, without a path: what browsers call an origin.
fn public_url(text: &str) -> Result<String, Failure> {
    let wrong = || Failure(format!("'{text}' is no address like https://games.example.org"));
    let (scheme, rest) = text.split_once("://").ok_or_else(wrong)?;
    let host = rest.strip_suffix('/').unwrap_or(rest);
    let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    if !matches!(scheme, "http" | "https") || host.is_empty() || !host.chars().all(plain) {
        return Err(wrong());
    }
    Ok(format!("{scheme}://{}", host.to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_has_a_scheme_and_a_host_and_no_path() {
        assert_eq!(public_url("https://Games.example.org/").unwrap(), "https://games.example.org");
        assert_eq!(public_url("http://[::1]:80").unwrap(), "http://[::1]:80");
        for wrong in ["games.example.org", "ftp://x", "https://", "https://x/y", "https://a b"] {
            assert!(public_url(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn other_servers_are_reached_by_plain_http_and_a_port() {
        assert_eq!(advertised("http://10.0.0.7:8000/").unwrap(), "http://10.0.0.7:8000");
        for wrong in ["https://10.0.0.7:8000", "http://10.0.0.7", "10.0.0.7:8000", "http://x:y"] {
            assert!(advertised(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_who_listens_everywhere_has_an_address_to_tell() {
        assert_eq!(lan_address(SocketAddr::from(([127, 0, 0, 1], 8000))), None);
        let lan = lan_address(SocketAddr::from(([0, 0, 0, 0], 8000)));
        assert!(lan.is_none_or(|lan| lan.port() == 8000 && !lan.ip().is_unspecified()));
    }
}

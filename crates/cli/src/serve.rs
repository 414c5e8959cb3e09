//! `tokyo serve`: hosts tables for players in browsers.

use std::net::{IpAddr, SocketAddr, UdpSocket};

use server::{Config, Rate, Server};

use crate::args;
use crate::data_folder;
use crate::failure::{Failure, Outcome};
use crate::log;
use crate::open_files;

pub fn run(args: &args::Serve) -> Outcome {
    log::begin(args.log.as_deref(), args.log_json)?;
    let folder = data_folder::chosen(args.data.as_deref())?;
    let mut config = Config::new(args.listen, &folder);
    config.origins.clone_from(&args.origins);
    config.public_url = args.public_url.as_deref().map(public_url).transpose()?;
    config.trusted_proxies.clone_from(&args.trusted_proxies);
    config.bot_pause_ms = args.bot_pause;
    let burst = config.rate.burst.max(args.rate.saturating_mul(4));
    config.rate = Rate { burst, per_second: args.rate.max(1) };
    open_files::raise();
    // Who may ask often, as a load generator does, may open many tables and sockets too.
    let many = args.rate.max(50).saturating_mul(20);
    config.new_tables.burst = many;
    config.client_sockets = args.client_sockets.unwrap_or(many as usize);
    config.sockets = args.sockets;
    config.open_tables = args.open_tables;
    config.client_tables = args.client_tables.unwrap_or(args.rate as usize);
    let burst = args.chat_rate.saturating_mul(10);
    config.client_chat = Rate { burst, per_second: args.chat_rate };
    config.largest_message = args.largest_message;
    data_folder::make(&folder)?;
    let _lock = data_folder::lock(&folder)?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure(format!("cannot start threads: {error}")))?;
    runtime.block_on(serve(config, &folder))
}

/// Serves until somebody presses Ctrl-C or ends the process.
async fn serve(config: Config, folder: &std::path::Path) -> Outcome {
    let public = config.public_url.clone();
    let server = Server::start(config).await.map_err(|error| Failure(error.to_string()))?;
    let address = server.local_addr();
    println!("Tokyo Tabletop on http://{address}, data in {}", folder.display());
    if let Some(lan) = lan_address(address) {
        println!("On this network: http://{lan}");
    }
    if let Some(public) = public {
        println!("For friends elsewhere: {public}");
    }
    println!("Press Ctrl-C to stop.");
    tracing::info!(%address, "serving");
    until_asked_to_stop().await?;
    tracing::info!("stopping");
    server.stop().await;
    println!("Stopped; every acknowledged command is in the database.");
    Ok(())
}

async fn until_asked_to_stop() -> Outcome {
    let cannot = |error| Failure(format!("cannot wait for Ctrl-C: {error}"));
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate()).map_err(cannot)?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed.map_err(cannot),
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await.map_err(cannot)
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
    fn only_who_listens_everywhere_has_an_address_to_tell() {
        assert_eq!(lan_address(SocketAddr::from(([127, 0, 0, 1], 8000))), None);
        let lan = lan_address(SocketAddr::from(([0, 0, 0, 0], 8000)));
        assert!(lan.is_none_or(|lan| lan.port() == 8000 && !lan.ip().is_unspecified()));
    }
}

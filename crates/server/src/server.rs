//! Starting, running, stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::{SqliteStore, Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::admin;
use crate::config::Config;
use crate::house::{House, until_closing};
use crate::identity::{Signer, random_hex};
use crate::live;
use crate::matches::Message;
use crate::routes;
use crate::serving::{self, Tls, TlsError};
use crate::sweep::sweep;

/// Why the server did not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Nobody can listen there.
    #[error("cannot listen on {0} ({1}): choose another with --listen")]
    Listen(SocketAddr, std::io::Error),
    /// The certificate or its key cannot be used.
    #[error("{0}")]
    Tls(TlsError),
    /// The machine has no randomness to give.
    #[error("{0}")]
    Randomness(String),
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    house: Arc<House>,
    serving: JoinHandle<()>,
    tls: Option<Tls>,
}

/// The settings of the house in the store.
const SECRET: &str = "secret";
const HOUSE_MS: &str = "house-ms";

impl Server {
    /// Opens the store, goes on with matches where something happens by itself, and listens.
    ///
    /// # Errors
    /// If the database, the certificate or its key cannot be used, or the address is taken.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let store = SqliteStore::open(config.database.clone()).await?;
        Server::start_with(config, Arc::new(store)).await
    }

    /// The same, with a store that is open already.
    ///
    /// # Errors
    /// If the store fails or the address is taken.
    pub async fn start_with(config: Config, store: Arc<dyn Store>) -> Result<Server, StartError> {
        let tls = config.tls.clone().map(Tls::read).transpose().map_err(StartError::Tls)?;
        let cannot_listen = |error| StartError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(cannot_listen)?;
        let address = listener.local_addr().map_err(cannot_listen)?;
        let signer = signer(store.as_ref()).await?;
        let base_ms = store.setting(HOUSE_MS).await?.and_then(|text| text.parse().ok());
        let node = random_hex::<8>().map_err(StartError::Randomness)?;
        let house = Arc::new(House::new(config, store, signer, node, base_ms.unwrap_or(0)));
        house.read_rulings().await?;
        wake_matches(&house).await?;
        tokio::spawn(keep_time(Arc::clone(&house)));
        if house.config.keep.is_some() {
            tokio::spawn(admin::keep_small(Arc::clone(&house)));
        }
        #[cfg(unix)]
        if let Some(path) = house.config.admin.clone() {
            // Players need no operator: the server goes on without.
            if let Err(error) = admin::listen(Arc::clone(&house), path.clone()) {
                let path = path.display();
                tracing::warn!(%path, %error, "no socket for the operator: tokyo admin cannot ask");
            }
        }
        let router = routes::router(Arc::clone(&house));
        let serving = serving::serve(listener, Arc::clone(&house), router, tls.clone());
        Ok(Server { address, house, serving: tokio::spawn(serving), tls })
    }

    /// Where it listens.
    pub fn local_addr(&self) -> SocketAddr {
        self.address
    }

    /// Whether connections are encrypted.
    pub fn is_encrypted(&self) -> bool {
        self.tls.is_some()
    }

    /// Reads certificate and key again, for connections from now on.
    ///
    /// # Errors
    /// If they cannot be used; then those that were read before stay good.
    pub fn reload_tls(&self) -> Result<(), TlsError> {
        self.tls.as_ref().map_or(Ok(()), Tls::reload)
    }

    /// What all parts share, for tests and measurements.
    pub fn house(&self) -> &Arc<House> {
        &self.house
    }

    /// Stops: clients are told, what is under way is written, the file is closed.
    pub async fn stop(self) {
        self.house.closing.send_replace(true);
        // Every match and every socket holds an end of this, and lets go of it when it is done.
        if tokio::time::timeout(PATIENCE, self.house.closing.closed()).await.is_err() {
            tracing::warn!("some clients did not go in time");
        }
        let mut serving = self.serving;
        if tokio::time::timeout(PATIENCE, &mut serving).await.is_err() {
            serving.abort();
        }
        let now_ms = self.house.now_ms();
        if let Err(error) = self.house.store.set_setting(HOUSE_MS, now_ms.to_string()).await {
            tracing::warn!(%error, "house time was not written");
        }
        self.house.store.close().await;
    }
}

/// How long the server waits for those who should go.
const PATIENCE: Duration = Duration::from_secs(3);

/// The key that signs; made once, by whoever comes first.
async fn signer(store: &dyn Store) -> Result<Signer, StartError> {
    let fresh = random_hex::<32>().map_err(StartError::Randomness)?;
    let secret = store.setting_or(SECRET, fresh).await?;
    let broken = || StartError::Randomness("the key in the store is no key".into());
    Signer::from_hex(&secret).ok_or_else(broken)
}

/// Opens the matches where something happens soon although nobody is there.
async fn wake_matches(house: &Arc<House>) -> Result<(), StoreError> {
    let horizon_ms = house.now_ms().saturating_add(house.config.idle_ms);
    let due = house.store.due(horizon_ms).await?;
    for row in due.into_iter().filter(|row| !house.matches.is_frozen(&row.key)) {
        match serde_json::from_str(&row.head) {
            Ok(head) => {
                // A full queue means that the match is awake.
                let _ = live::open(house, &row, head).send(Message::Wake);
            }
            Err(error) => tracing::error!(table = row.id.0, %error, "a table cannot be read"),
        }
    }
    Ok(())
}

/// Writes house time down every few seconds, wakes matches that left memory with a clock running,
/// and now and then sweeps the lobby.
async fn keep_time(house: Arc<House>) {
    let mut closing = house.closing.subscribe();
    // Counted from when a beat began, not from when its work was done: a slow store puts off no
    // sweep.
    let mut beat_ms = house.now_ms();
    let mut sweep_ms = beat_ms;
    loop {
        let next_ms = beat_ms.saturating_add(house.config.heartbeat_ms.max(1));
        tokio::select! {
            () = house.sleep_until(Some(next_ms)) => {}
            () = until_closing(&mut closing) => return,
        }
        beat_ms = house.now_ms();
        let written = house.store.set_setting(HOUSE_MS, beat_ms.to_string()).await;
        house.thinkers.tidy();
        if let Err(error) = written.and(wake_matches(&house).await) {
            tracing::warn!(%error, "keeping time failed");
        }
        if beat_ms >= sweep_ms.saturating_add(house.config.sweep_ms) {
            sweep_ms = beat_ms;
            if let Err(error) = sweep(&house).await {
                tracing::warn!(%error, "the lobby could not be swept");
            }
        }
    }
}

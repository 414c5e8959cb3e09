//! Starting, running, stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::{PostgresStore, SqliteStore, Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::admin;
use crate::beat::{self, Pulse};
use crate::chores;
use crate::config::Config;
use crate::house::House;
use crate::identity::{Signer, random_hex};
use crate::node::Hints;
use crate::postman;
use crate::push::vapid::Vapid;
use crate::routes;
use crate::serving::{self, Tls, TlsError};

/// Why the server did not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Somebody has begun to move another database into this one.
    #[error(
        "this database is the target of an unfinished move: finish it by running `tokyo move` \
         again, or empty the database"
    )]
    Unfinished,
    /// Nobody can listen there.
    #[error("cannot listen on {0} ({1}): choose another with --listen")]
    Listen(SocketAddr, std::io::Error),
    /// The certificate or its key cannot be used.
    #[error("{0}")]
    Tls(TlsError),
    /// The address of NATS cannot be used.
    #[error("cannot use NATS ({0}): check --nats, or leave it out; everything works without")]
    Nats(#[from] async_nats::ConnectError),
    /// The machine has no randomness to give.
    #[error("{0}")]
    Randomness(String),
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    house: Arc<House>,
    serving: JoinHandle<()>,
    /// Ends with when the last beat was.
    beating: JoinHandle<u64>,
    tls: Option<Tls>,
}

/// The name of the signing key among the settings.
const SECRET: &str = "secret";
/// The name of the key by which push services know the house.
const VAPID: &str = "vapid";

impl Server {
    /// Opens the store, goes on with matches where something happens by itself, and listens.
    ///
    /// # Errors
    /// If the database, the certificate or its key cannot be used, or the address is taken.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let store: Arc<dyn Store> = match &config.cluster {
            Some(cluster) => Arc::new(PostgresStore::open(cluster.database.clone()).await?),
            None => Arc::new(SqliteStore::open(config.database.clone()).await?),
        };
        if store::moving::is_unfinished(&*store).await? {
            return Err(StartError::Unfinished);
        }
        Server::start_with(config, store).await
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
        let vapid = vapid(store.as_ref()).await?;
        let node = random_hex::<8>().map_err(StartError::Randomness)?;
        let nats = config.cluster.as_ref().and_then(|cluster| cluster.nats.clone());
        let (hints, heard) = Hints::connect(nats.as_deref(), &signer.hint_mark(""), &node).await?;
        let mut house = House::new(config, store, signer, node, 0);
        house.hints = hints;
        house.push.introduce(vapid);
        let house = Arc::new(house);
        let pulse = Pulse::first(&house).await?;
        house.read_rulings().await?;
        chores::wake_matches(&house).await?;
        let beating = tokio::spawn(beat::keep_time(Arc::clone(&house), pulse, heard));
        tokio::spawn(postman::deliver(Arc::clone(&house)));
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
        Ok(Server { address, house, serving: tokio::spawn(serving), beating, tls })
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
        self.house.this_node.begin_to_leave();
        if let Some(cluster) = &self.house.config.cluster {
            // Proxies notice, and send nobody new.
            tokio::time::sleep(cluster.notice).await;
        }
        self.house.closing.send_replace(true);
        // Every match and every socket holds an end of this, and lets go of it when it is done.
        if tokio::time::timeout(PATIENCE, self.house.closing.closed()).await.is_err() {
            tracing::warn!("some clients did not go in time");
        }
        let mut serving = self.serving;
        if tokio::time::timeout(PATIENCE, &mut serving).await.is_err() {
            serving.abort();
        }
        if let Ok(beat_ms) = self.beating.await
            && let Err(error) = Pulse::last(&self.house, beat_ms).await
        {
            tracing::warn!(%error, "house time was not written");
        }
        self.house.store.close().await;
    }
}

/// How long the server waits for those who should go.
const PATIENCE: Duration = Duration::from_secs(3);

/// The key that signs; made once, by the first server.
async fn signer(store: &dyn Store) -> Result<Signer, StartError> {
    let fresh = random_hex::<32>().map_err(StartError::Randomness)?;
    let secret = store.setting_or(SECRET, fresh).await?;
    let broken = || StartError::Randomness("the key in the store is no key".into());
    Signer::from_hex(&secret).ok_or_else(broken)
}

/// The key by which push services know the house; made once, by the first server.
async fn vapid(store: &dyn Store) -> Result<Vapid, StartError> {
    let fresh = Vapid::fresh_hex().map_err(StartError::Randomness)?;
    let secret = store.setting_or(VAPID, fresh).await?;
    let broken = || StartError::Randomness("the push key in the store is no key".into());
    Vapid::from_hex(&secret).ok_or_else(broken)
}

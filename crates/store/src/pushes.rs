//! Where browsers are told that it is somebody's turn.

use async_trait::async_trait;

use crate::error::StoreError;

/// A browser that wants to be told: one of those that a guest uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscription {
    /// The guest, by the id in the cookie.
    pub person: String,
    /// Where the browser's vendor takes messages for it.
    pub endpoint: String,
    /// The browser's public key, in base64 for addresses.
    pub p256dh: String,
    /// What the browser shares with those who write to it, likewise.
    pub auth: String,
    /// The language that it is told in.
    pub lang: String,
    /// When it was last asked for, in seconds since 1970.
    pub made_at: i64,
}

/// Who is told that it is their turn, and where.
#[async_trait]
pub trait Pushes: Send + Sync + 'static {
    /// Writes a subscription down, in place of the one that the guest has at the same address. Only
    /// the newest `most` of a guest are kept.
    async fn subscribe(&self, new: Subscription, most: u32) -> Result<(), StoreError>;

    /// Removes a guest's subscription at that address; tells whether there was one.
    async fn unsubscribe(&self, person: &str, endpoint: &str) -> Result<bool, StoreError>;

    /// The subscriptions of a guest, the newest first.
    async fn subscriptions(&self, person: &str) -> Result<Vec<Subscription>, StoreError>;
}

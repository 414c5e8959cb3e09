//! Who wants to know when what the lobby knows of a table changes: sockets, and the match itself.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use tokio::sync::watch;

/// Who wants to know when a table in the lobby changes.
#[derive(Debug, Default)]
pub struct Watchers(Mutex<HashMap<String, watch::Sender<()>>>);

impl Watchers {
    /// Is told from now on.
    pub fn watch(&self, key: &str) -> watch::Receiver<()> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.entry(key.to_owned()).or_insert_with(|| watch::Sender::new(())).subscribe()
    }

    /// Tells everyone who watches a table that it has changed.
    pub fn changed(&self, key: &str) {
        let tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = tables.get(key) {
            sender.send_replace(());
        }
    }

    /// Tells everybody watching one of those tables that it has changed.
    pub fn changed_by(&self, is_meant: impl Fn(&str) -> bool) {
        self.keys().iter().filter(|key| is_meant(key)).for_each(|key| self.changed(key));
    }

    /// The tables that somebody watches.
    pub fn keys(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// Is told nothing more.
    pub fn leave(&self, key: &str, watching: watch::Receiver<()>) {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop(watching);
        if tables.get(key).is_some_and(|sender| sender.receiver_count() == 0) {
            tables.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_watches_is_told_and_nothing_is_kept_of_who_left() {
        let watchers = Watchers::default();
        let [mut one, two] = [watchers.watch("a"), watchers.watch("a")];
        watchers.changed("b");
        assert!(!one.has_changed().unwrap());
        watchers.changed("a");
        one.changed().await.unwrap();
        assert!(two.has_changed().unwrap());
        watchers.leave("a", one);
        watchers.leave("a", two);
        assert!(watchers.0.lock().unwrap().is_empty());
    }
}

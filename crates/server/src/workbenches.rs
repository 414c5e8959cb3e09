//! Where acts are worked out that take long: those of games with physics.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use contract::Entry;
use serde_json::Value;
use table::Work;
use tokio::sync::Semaphore;

/// Threads of their own, so that other matches go on meanwhile, and fewer than there are cores.
/// Each client waits for one at a time, so whoever asks for a hundred acts at once is not before
/// anybody who asks for one.
pub struct Workbenches {
    benches: Semaphore,
    clients: Mutex<HashMap<Arc<str>, Weak<Semaphore>>>,
}

impl Workbenches {
    /// One core is left to everything else, where there are several.
    pub fn new() -> Workbenches {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let benches = Semaphore::new(cores.saturating_sub(1).max(1));
        Workbenches { benches, clients: Mutex::default() }
    }

    /// The act with what comes of it, worked out for that client; nothing if it is refused anyway.
    pub async fn run(&self, client: &Arc<str>, work: Work) -> Option<Entry<Value>> {
        let line = self.line_of(client);
        let _first = line.acquire().await.ok()?;
        let _bench = self.benches.acquire().await.ok()?;
        tokio::task::spawn_blocking(|| work.run()).await.ok().flatten()
    }

    /// Where acts of that client wait for each other.
    fn line_of(&self, client: &Arc<str>) -> Arc<Semaphore> {
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = clients.get(client).and_then(Weak::upgrade) {
            return line;
        }
        clients.retain(|_, line| line.strong_count() > 0);
        let line = Arc::new(Semaphore::new(1));
        clients.insert(Arc::clone(client), Arc::downgrade(&line));
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_has_one_line_as_long_as_anything_waits_in_it() {
        let benches = Workbenches::new();
        let [ada, ben] = ["ada", "ben"].map(Arc::from);
        let line = benches.line_of(&ada);
        assert!(Arc::ptr_eq(&line, &benches.line_of(&ada)));
        assert!(!Arc::ptr_eq(&line, &benches.line_of(&ben)));
        drop(line);
        let _other = benches.line_of(&Arc::from("cleo"));
        assert_eq!(benches.clients.lock().unwrap().len(), 1, "lines that nobody waits in are gone");
    }
}

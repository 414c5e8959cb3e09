//! A file of its own for each test.

use std::path::PathBuf;
use std::time::Duration;

use store::{Options, SqliteStore};

/// A file of its own for each test; gone when the test is over.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("store-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("tokyo.db")
    }

    pub fn options(&self) -> Options {
        Options { patience: Duration::ZERO, ..Options::new(self.file()) }
    }

    pub async fn open(&self) -> SqliteStore {
        SqliteStore::open(self.options()).await.unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

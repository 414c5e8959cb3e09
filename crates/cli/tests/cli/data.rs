//! A data folder that cannot be used: one clear sentence, and nothing in it is touched.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use store::{Options, Settings, SqliteStore, Store};
use tokio::sync::watch;

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// What the server says when it does not start.
fn refused(data: &Path) -> String {
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data"];
    let output = Command::new(env!("CARGO_BIN_EXE_tokyo")).args(serve).arg(data).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

#[test]
fn a_corrupt_database_is_refused_and_left_alone() {
    let data = folder("corrupt-data");
    let file = data.join("tokyo.db");
    let noise = "this is no database, but it is long enough to look at\n".repeat(99);
    fs::write(&file, &noise).unwrap();
    let said = refused(&data);
    assert!(said.contains("cannot be read") && said.contains("restore a backup"), "{said}");
    assert_eq!(fs::read_to_string(&file).unwrap(), noise);
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused_and_left_alone() {
    let data = folder("newer-data");
    let file = data.join("tokyo.db");
    SqliteStore::open(Options::new(&file)).await.unwrap().close().await;
    let mut bytes = fs::read(&file).unwrap();
    // The header of an SQLite file holds the user's version in bytes 60 to 63.
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    fs::write(&file, &bytes).unwrap();
    let said = refused(&data);
    assert!(said.contains("schema version 99") && said.contains("newer program"), "{said}");
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_another_program_holds_is_refused_and_keeps_what_that_wrote() {
    let data = folder("locked-data");
    let (open, gate) = watch::channel(false);
    let options = Options { gate: Some(gate), ..Options::new(data.join("tokyo.db")) };
    let store = Arc::new(SqliteStore::open(options).await.unwrap());
    let holder = Arc::clone(&store);
    let holding = tokio::spawn(async move { holder.set_setting("mine", "1".into()).await });
    let file = data.join("tokyo.db");
    let probe = SqliteStore::open(Options { patience: Duration::ZERO, ..Options::new(file) });
    let probe = probe.await.unwrap();
    // Until it is held.
    while probe.set_setting("probe", String::new()).await.is_ok() {}
    probe.close().await;
    let said = tokio::task::spawn_blocking(move || refused(&data)).await.unwrap();
    assert!(said.contains("in use by another program"), "{said}");
    open.send(true).unwrap();
    holding.await.unwrap().unwrap();
    assert_eq!(store.setting("mine").await.unwrap().as_deref(), Some("1"));
    store.close().await;
}

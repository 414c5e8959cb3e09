//! The operator's socket: a file in the data folder that only its owner can open.

use std::fs;
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};

use super::protocol::{Line, Reply, VERSION};
use crate::house::{House, until_closing};

/// The longest request, in bytes.
const LONGEST: u64 = 64 * 1024;

/// How long to wait after a failure, such as too many open files.
const BREATH: Duration = Duration::from_millis(200);

/// The machine's own operator, who may do anything anyway.
const ROOT: u32 = 0;

/// Listens until the server closes.
///
/// # Errors
/// If there can be no socket with that name.
pub fn listen(house: Arc<House>, path: PathBuf) -> io::Result<()> {
    // The server of this folder holds its lock, so a socket that is there is a dead server's.
    match fs::remove_file(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(&path)?;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
    let owner = fs::metadata(&path)?.uid();
    tokio::spawn(async move {
        let mut closing = house.closing.subscribe();
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, _)) => drop(tokio::spawn(talk(Arc::clone(&house), stream, owner))),
                    Err(error) => {
                        tracing::warn!(%error, "the operator could not be let in");
                        tokio::time::sleep(BREATH).await;
                    }
                },
                () = until_closing(&mut closing) => break,
            }
        }
        remove(&path);
    });
    Ok(())
}

fn remove(path: &Path) {
    if let Err(error) = fs::remove_file(path) {
        tracing::warn!(%error, "the operator's socket was not removed");
    }
}

async fn talk(house: Arc<House>, stream: UnixStream, owner: u32) {
    if let Err(error) = serve(house, stream, owner).await {
        tracing::debug!(%error, "the operator's connection broke");
    }
}

async fn serve(house: Arc<House>, mut stream: UnixStream, owner: u32) -> io::Result<()> {
    // Between its making and its mode, somebody else might have opened the file.
    let asks = stream.peer_cred()?.uid();
    if asks != owner && asks != ROOT {
        tracing::warn!(user = asks, "somebody else tried the operator's socket");
        return Ok(());
    }
    let mut closing = house.closing.subscribe();
    let (reader, mut writer) = stream.split();
    let mut reader = BufReader::new(reader);
    loop {
        let mut text = Vec::new();
        let mut line = (&mut reader).take(LONGEST);
        let read = tokio::select! {
            read = line.read_until(b'\n', &mut text) => read?,
            () = until_closing(&mut closing) => return Ok(()),
        };
        if read == 0 {
            return Ok(());
        }
        let reply = reply(&house, &text).await;
        let mut written = serde_json::to_vec(&reply)?;
        written.push(b'\n');
        writer.write_all(&written).await?;
    }
}

async fn reply(house: &Arc<House>, text: &[u8]) -> Reply {
    #[derive(serde::Deserialize)]
    struct Version {
        version: u32,
    }
    let unreadable = |error| Reply::Unread(format!("this request cannot be read: {error}"));
    match serde_json::from_slice::<Version>(text) {
        Ok(Version { version: VERSION }) => {}
        Ok(Version { version }) => {
            return Reply::Unread(format!(
                "the server speaks version {VERSION} of the operator's protocol, not {version}: \
                 use the program that the server was started with"
            ));
        }
        Err(error) => return unreadable(error),
    }
    let line: Line = match serde_json::from_slice(text) {
        Ok(line) => line,
        Err(error) => return unreadable(error),
    };
    tracing::info!(request = line.ask.name(), "the operator asks");
    match super::answer(house, line.ask).await {
        Ok(answer) => Reply::Ok(answer),
        Err(error) => Reply::Failed(error),
    }
}

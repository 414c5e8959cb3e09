//! One question over the socket in the data folder.

use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;

use server::admin::protocol::{Answer, Line, Reply, Request, VERSION};

use crate::failure::Failure;

/// Asks, and waits for the answer.
pub fn ask(socket: &Path, request: Request) -> Result<Answer, Failure> {
    let shown = socket.display();
    let mut stream = UnixStream::connect(socket).map_err(|error| {
        Failure(match error.kind() {
            ErrorKind::NotFound | ErrorKind::ConnectionRefused => format!(
                "no server answers at '{shown}': start one with 'tokyo serve', or name its data \
                 folder with --data"
            ),
            ErrorKind::PermissionDenied => format!(
                "you may not use '{shown}': run this as the user who runs the server, or as root"
            ),
            _ => format!("cannot reach the server at '{shown}': {error}"),
        })
    })?;
    let line = Line { version: VERSION, ask: request };
    let mut text = serde_json::to_vec(&line).map_err(|error| Failure(error.to_string()))?;
    text.push(b'\n');
    let broken = |error| Failure(format!("the server at '{shown}' broke off: {error}"));
    stream.write_all(&text).map_err(broken)?;
    let mut answer = String::new();
    BufReader::new(stream).read_line(&mut answer).map_err(broken)?;
    if answer.is_empty() {
        return Err(Failure(format!(
            "the server at '{shown}' did not answer: it is stopping, or does not belong to you"
        )));
    }
    let reply: Reply = serde_json::from_str(&answer)
        .map_err(|error| Failure(format!("the server's answer cannot be read: {error}")))?;
    match reply {
        Reply::Ok(answer) => Ok(answer),
        Reply::Failed(error) => Err(Failure(error.to_string())),
        Reply::Unread(why) => Err(Failure(why)),
    }
}

//! Whether a node wants new clients.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// How long a node on the same machine may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether the server there answers 200 at `/readyz`.
pub fn is_ready(address: SocketAddr) -> bool {
    status(address).is_ok_and(|line| line.split(' ').nth(1) == Some("200"))
}

/// The first line of the answer, such as `HTTP/1.1 200 OK`.
fn status(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = format!("GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line)?;
    Ok(line)
}

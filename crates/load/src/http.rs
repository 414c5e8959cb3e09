//! Plain HTTP on one connection that stays open: all that guests and tables need.

use std::io;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::address::Address;

/// Somebody who asks.
#[derive(Debug)]
pub struct Caller {
    address: Address,
    /// What the caller is known by, as `name=value`.
    pub cookie: String,
    stream: Option<BufReader<TcpStream>>,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// What it says.
    pub body: String,
}

/// No answer takes longer than this.
const LONGEST: Duration = Duration::from_secs(30);

/// No answer is larger than this.
const LARGEST: usize = 16 << 20;

impl Caller {
    /// Somebody whom the server does not know yet.
    pub fn new(address: Address) -> Caller {
        Caller { address, cookie: String::new(), stream: None }
    }

    /// Where the server is.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Lets go of the connection; the next question opens another.
    pub fn hang_up(&mut self) {
        self.stream = None;
    }

    /// Asks, and waits for the answer. A broken connection is given up.
    pub async fn ask(&mut self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let answer = match tokio::time::timeout(LONGEST, self.exchange(method, path, body)).await {
            Ok(answer) => answer,
            Err(_) => Err(io::Error::new(io::ErrorKind::TimedOut, "no answer came")),
        };
        if answer.is_err() {
            self.stream = None;
        }
        answer
    }

    async fn exchange(&mut self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let authority = self.address.authority();
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => {
                let stream = TcpStream::connect(authority).await?;
                stream.set_nodelay(true)?;
                BufReader::new(stream)
            }
        };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {authority}\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len(),
        );
        stream.write_all(request.as_bytes()).await?;
        let head = read_response_head(&mut stream).await?;
        if let Some(cookie) = head.cookie {
            self.cookie = cookie;
        }
        let mut body = vec![0; head.length.min(LARGEST)];
        stream.read_exact(&mut body).await?;
        if !head.closes {
            self.stream = Some(stream);
        }
        let body = String::from_utf8(body).map_err(|_| strange("an answer is no text"))?;
        Ok(Answer { status: head.status, body })
    }
}

/// What comes before the body.
#[derive(Debug, Default)]
pub struct ResponseHead {
    pub status: u16,
    length: usize,
    cookie: Option<String>,
    closes: bool,
    /// What a socket's request is answered with.
    pub accept: Option<String>,
}

pub async fn read_response_head(stream: &mut BufReader<TcpStream>) -> io::Result<ResponseHead> {
    let mut line = String::new();
    stream.read_line(&mut line).await?;
    let status = line.split(' ').nth(1).and_then(|text| text.parse().ok());
    let mut head = ResponseHead {
        status: status.ok_or_else(|| strange("no status"))?,
        ..ResponseHead::default()
    };
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 {
            return Err(strange("an answer ends in its middle"));
        }
        let Some((name, value)) = line.trim_end().split_once(':') else { return Ok(head) };
        let value = value.trim();
        match name.to_ascii_lowercase().as_str() {
            "content-length" => head.length = value.parse().map_err(|_| strange("no length"))?,
            "connection" => head.closes = value.eq_ignore_ascii_case("close"),
            "set-cookie" => head.cookie = value.split(';').next().map(str::to_owned),
            "sec-websocket-accept" => head.accept = Some(value.to_owned()),
            _ => {}
        }
    }
}

fn strange(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why)
}

//! A WebSocket, as the client's side speaks it.
//!
//! A load generator shares the machine with what it measures, so messages cost it as little as can
//! be: one call of the kernel takes all that has come, into room that no socket keeps, and one
//! sends a message. What our server never sends (a message in several frames, anything masked) is
//! not understood, and counts as a broken socket.

mod frame;

use std::future::poll_fn;
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, BufReader, ReadBuf};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use crate::address::Address;
use crate::chance::Chance;
use crate::http::read_response_head;
use frame::{Frame, Kind};

/// A WebSocket.
#[derive(Debug)]
pub struct Socket {
    stream: TcpStream,
    /// What has come, and how much of it was taken.
    inbox: Vec<u8>,
    taken: usize,
    /// What the kernel has not taken yet.
    outbox: Vec<u8>,
    /// Room for the next text: that of one which nobody needs any more.
    spare: String,
    /// What frames are masked with.
    masks: Chance,
}

/// A message.
#[derive(Debug, PartialEq, Eq)]
pub enum Message {
    Text(String),
    Binary(Vec<u8>),
}

/// How much is read at once: more than an acknowledgement and a view.
const ROOM: usize = 16 * 1024;

/// The status that says that a connection is a socket from now on.
const SWITCHED: u16 = 101;

impl Socket {
    /// Opens a socket at that path.
    pub async fn open(address: &Address, path: &str, cookie: &str) -> io::Result<Socket> {
        let authority = address.authority();
        let mut stream = TcpStream::connect(authority).await?;
        stream.set_nodelay(true)?;
        let key = generate_key();
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {authority}\r\nCookie: {cookie}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: {key}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut stream = BufReader::new(stream);
        let head = read_response_head(&mut stream).await?;
        if head.status != SWITCHED {
            return Err(strange(&format!("status {} instead of a socket", head.status)));
        }
        if head.accept != Some(derive_accept_key(key.as_bytes())) {
            return Err(strange(&"the answer is not to this request"));
        }
        // The first messages may have come along.
        let inbox = stream.buffer().to_vec();
        let masks = Chance::new(RandomState::new().hash_one(&key), 0);
        let stream = stream.into_inner();
        Ok(Socket { stream, inbox, taken: 0, outbox: Vec::new(), spare: String::new(), masks })
    }

    /// Sends a text.
    pub async fn send(&mut self, text: &str) -> io::Result<()> {
        frame::write(&mut self.outbox, Kind::Text, text.as_bytes(), self.masks.word());
        poll_fn(|context| self.poll_flush(context)).await
    }

    /// Takes back a text whose room can be used again.
    pub fn recycle(&mut self, text: String) {
        self.spare = text;
    }

    /// The next message, or that the socket is broken.
    pub fn poll(&mut self, context: &mut Context<'_>) -> Poll<io::Result<Message>> {
        loop {
            while let Some(frame) = Frame::read(&self.inbox[self.taken..])? {
                let Frame { kind, payload, whole } = frame;
                self.taken += whole;
                match kind {
                    Kind::Text => {
                        let text = std::str::from_utf8(payload).map_err(|why| strange(&why))?;
                        self.spare.clear();
                        self.spare.push_str(text);
                        return Poll::Ready(Ok(Message::Text(std::mem::take(&mut self.spare))));
                    }
                    Kind::Binary => return Poll::Ready(Ok(Message::Binary(payload.to_vec()))),
                    Kind::Ping => {
                        frame::write(&mut self.outbox, Kind::Pong, payload, self.masks.word());
                    }
                    Kind::Pong => {}
                    Kind::Close => return Poll::Ready(Err(io::ErrorKind::ConnectionReset.into())),
                }
            }
            if let Poll::Ready(Err(error)) = self.poll_flush(context) {
                return Poll::Ready(Err(error));
            }
            ready!(self.poll_read(context))?;
        }
    }

    /// Takes whatever has come.
    fn poll_read(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.taken == self.inbox.len() {
            // No socket keeps room while it waits: the next one that is read has it in the cache.
            (self.inbox, self.taken) = (Vec::new(), 0);
        }
        let mut room = [const { MaybeUninit::<u8>::uninit() }; ROOM];
        let mut room = ReadBuf::uninit(&mut room);
        ready!(Pin::new(&mut self.stream).poll_read(context, &mut room))?;
        if room.filled().is_empty() {
            return Poll::Ready(Err(io::ErrorKind::UnexpectedEof.into()));
        }
        self.inbox.drain(..self.taken);
        self.taken = 0;
        self.inbox.extend_from_slice(room.filled());
        Poll::Ready(Ok(()))
    }

    /// Hands over what is to be sent.
    fn poll_flush(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.outbox.is_empty() {
            let stream = Pin::new(&mut self.stream);
            match ready!(stream.poll_write(context, &self.outbox))? {
                0 => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                written => drop(self.outbox.drain(..written)),
            }
        }
        Poll::Ready(Ok(()))
    }
}

fn strange(why: &impl ToString) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why.to_string())
}

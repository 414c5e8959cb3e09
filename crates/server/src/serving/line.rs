//! The bytes of a connection, which must not stand still for long.
//!
//! Costs nothing while bytes come and go: timers are made only where something has to be waited
//! for.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

use super::door::Pass;
use crate::config::Timeouts;

/// How far a request has come. The line sees its bytes, the service its head and its answer.
#[derive(Debug)]
pub struct Phase(AtomicU8);

const QUIET: u8 = 0;
const HEAD: u8 = 1;
const BUSY: u8 = 2;

impl Phase {
    /// The head of the first request has to come.
    pub fn new() -> Phase {
        Phase(AtomicU8::new(HEAD))
    }

    /// The head of a request is there.
    pub fn head_is_read(&self) {
        self.0.store(BUSY, Ordering::Relaxed);
    }

    /// The next request may come.
    pub fn is_answered(&self) {
        self.0.store(QUIET, Ordering::Relaxed);
    }

    fn is_in_head(&self) -> bool {
        self.0.load(Ordering::Relaxed) == HEAD
    }

    /// Bytes have come: where none were expected, they begin a request.
    fn bytes_came(&self) {
        let _ = self.0.compare_exchange(QUIET, HEAD, Ordering::Relaxed, Ordering::Relaxed);
    }
}

type Timer = Option<Pin<Box<Sleep>>>;

/// The bytes of a connection, and the right to it.
pub struct Line<S> {
    stream: S,
    phase: Arc<Phase>,
    timeouts: Timeouts,
    head: Timer,
    stalled: Timer,
    /// Here, because a socket outlives the request that it was asked for with.
    _pass: Pass,
}

impl<S> Line<S> {
    /// A connection on which a request has to come.
    pub fn new(stream: S, phase: Arc<Phase>, timeouts: Timeouts, pass: Pass) -> Line<S> {
        let head = Some(Box::pin(sleep(timeouts.head)));
        Line { stream, phase, timeouts, head, stalled: None, _pass: pass }
    }

    /// What becomes of something that was to be written.
    fn written<T>(
        &mut self,
        written: Poll<io::Result<T>>,
        cx: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        wait(&mut self.stalled, self.timeouts.stalled, cx, "nobody reads what was sent")
    }
}

/// Goes on waiting, but no longer than that from the first time on.
fn wait<T>(
    timer: &mut Timer,
    longest: Duration,
    cx: &mut Context<'_>,
    why: &'static str,
) -> Poll<io::Result<T>> {
    let timer = timer.get_or_insert_with(|| Box::pin(sleep(longest)));
    match timer.as_mut().poll(cx) {
        Poll::Ready(()) => Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, why))),
        Poll::Pending => Poll::Pending,
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Line<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if !self.phase.is_in_head() {
            // What was waited for has come; the next time starts over.
            self.head = None;
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if buffer.filled().len() > before {
            self.phase.bytes_came();
        }
        if read.is_pending() && self.phase.is_in_head() {
            let longest = self.timeouts.head;
            return wait(&mut self.head, longest, cx, "the head of a request did not come in time");
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Line<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(written, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.written(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.written(flushed, cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.written(shut, cx)
    }
}

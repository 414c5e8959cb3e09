//! The bodies of requests, which must come in time.

use std::error::Error;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Bytes;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use tokio::time::{Sleep, sleep};

/// A body did not come in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the body of the request did not come in time")]
pub struct TooSlow;

impl TooSlow {
    /// Whether this is what lies behind an error.
    pub fn is_behind(error: &(dyn Error + 'static)) -> bool {
        let mut next = Some(error);
        while let Some(error) = next {
            if error.is::<TooSlow>() {
                return true;
            }
            next = error.source();
        }
        false
    }
}

/// A body that comes in time, or fails.
pub struct Timely {
    body: Incoming,
    longest: Duration,
    timer: Option<Pin<Box<Sleep>>>,
}

impl Timely {
    /// The whole of it has to come within that time.
    pub fn new(body: Incoming, longest: Duration) -> Timely {
        Timely { body, longest, timer: None }
    }
}

impl Body for Timely {
    type Data = Bytes;
    type Error = Box<dyn Error + Send + Sync>;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(cx) {
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        let longest = self.longest;
        let timer = self.timer.get_or_insert_with(|| Box::pin(sleep(longest)));
        timer.as_mut().poll(cx).map(|()| Some(Err(TooSlow.into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

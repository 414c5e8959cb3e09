//! What waits for a task of its own that writes it.

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::error::StoreError;

/// How much may wait; what comes later waits for room.
const ROOM: usize = 1_024;

/// Something to be written, and where the answer goes.
#[derive(Debug)]
pub struct Waiting<W, A> {
    pub write: W,
    pub reply: oneshot::Sender<Result<A, StoreError>>,
}

/// The way to the task.
pub struct Queue<W, A> {
    sender: mpsc::WeakSender<Waiting<W, A>>,
    /// The task ends when this is gone and nobody waits any more.
    open: Mutex<Option<mpsc::Sender<Waiting<W, A>>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl<W, A> Queue<W, A> {
    /// Begins a task that writes whatever comes.
    pub fn begin<F>(task: impl FnOnce(mpsc::Receiver<Waiting<W, A>>) -> F) -> Queue<W, A>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (sender, arriving) = mpsc::channel(ROOM);
        Queue {
            sender: sender.downgrade(),
            open: Mutex::new(Some(sender)),
            task: Mutex::new(Some(tokio::spawn(task(arriving)))),
        }
    }

    /// Hands something to the task, and waits for its answer.
    pub async fn ask(&self, write: W) -> Result<A, StoreError> {
        let (reply, answer) = oneshot::channel();
        let sender = self.sender.upgrade().ok_or(StoreError::Closed)?;
        sender.send(Waiting { write, reply }).await.map_err(|_| StoreError::Closed)?;
        drop(sender);
        answer.await.map_err(|_| StoreError::Unknown)?
    }

    /// Takes nothing more, and waits until all that came is written.
    pub async fn close(&self) {
        drop(self.open.lock().await.take());
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

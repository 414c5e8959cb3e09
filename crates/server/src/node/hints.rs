//! What nodes tell each other through NATS.
//!
//! **A hint saves time, and nothing else depends on it.** It may be lost, doubled or late, for a
//! poll every two seconds finds the same; and it holds no secret: a table is named by a mark that
//! can be recognised only by those who know its key.

use std::time::Duration;

use async_nats::{Client, ConnectOptions};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

/// Something that others may want to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Hint {
    /// What the lobby knows of a table has changed.
    Changed { mark: String },
    /// A match was let go of, or a node leaves: something may be due that nobody holds.
    Released,
    /// The operator has ruled.
    Ruled,
}

/// A hint, and who gives it.
#[derive(Serialize, Deserialize)]
struct Said {
    from: String,
    hint: Hint,
}

/// The way to the other nodes, if there is one.
#[derive(Debug, Default)]
pub struct Hints(Option<mpsc::Sender<Hint>>);

/// How many hints wait to be sent or heeded. If there are more, the rest is left to the poll.
const QUEUE: usize = 1_024;

/// How long a server may take to be found at the start; it is looked for on afterwards.
const PATIENCE: Duration = Duration::from_secs(2);

impl Hints {
    /// Connects to NATS, if an address is given: hints go out by what is returned, and come in by
    /// the channel. A server that is away now is found later.
    pub async fn connect(
        url: Option<&str>,
        house: &str,
        node: &str,
    ) -> Result<(Hints, mpsc::Receiver<Hint>), async_nats::ConnectError> {
        let (heard, hints) = mpsc::channel(QUEUE);
        let Some(url) = url else {
            // Nobody says anything, ever, and nobody is told that the channel is closed.
            tokio::spawn(async move {
                heard.closed().await;
            });
            return Ok((Hints::default(), hints));
        };
        let options = ConnectOptions::new()
            .name("tokyo-tabletop")
            .connection_timeout(PATIENCE)
            .retry_on_initial_connect();
        let client = options.connect(url).await?;
        let subject = format!("tokyo.{house}.hints");
        let (sender, queue) = mpsc::channel(QUEUE);
        tokio::spawn(speak(client.clone(), subject.clone(), node.to_owned(), queue));
        tokio::spawn(listen(client, subject, node.to_owned(), heard));
        Ok((Hints(Some(sender)), hints))
    }

    /// Tells the others.
    pub fn give(&self, hint: Hint) {
        if let Some(sender) = &self.0 {
            // If there is no room, they find it by themselves.
            let _ = sender.try_send(hint);
        }
    }
}

async fn speak(client: Client, subject: String, from: String, mut queue: mpsc::Receiver<Hint>) {
    while let Some(hint) = queue.recv().await {
        let Ok(text) = serde_json::to_vec(&Said { from: from.clone(), hint }) else { continue };
        if let Err(error) = client.publish(subject.clone(), text.into()).await {
            tracing::debug!(%error, "a hint was not given");
        }
    }
}

async fn listen(client: Client, subject: String, node: String, heard: mpsc::Sender<Hint>) {
    let mut said = match client.subscribe(subject).await {
        Ok(said) => said,
        Err(error) => return tracing::warn!(%error, "hints are not heard; polls find the same"),
    };
    while let Some(message) = said.next().await {
        let Ok(Said { from, hint }) = serde_json::from_slice(&message.payload) else { continue };
        if from != node && heard.send(hint).await.is_err() {
            return;
        }
    }
}

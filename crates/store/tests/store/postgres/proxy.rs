//! What lies between a node and its database, to break connections.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::database::Database;

/// Passes everything on, until it is told not to.
pub struct Proxy {
    pub port: u16,
    control: Arc<Control>,
}

#[derive(Default)]
struct Control {
    /// An answer with this in it is kept back, and its connection ends.
    keep_back: watch::Sender<Option<Vec<u8>>>,
    kept_back: AtomicBool,
    /// Changes when all connections end.
    cuts: watch::Sender<u32>,
}

impl Proxy {
    pub async fn before(database: &Database) -> Proxy {
        let server = database.server();
        let server = (server.get_host().to_owned(), server.get_port());
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let control = Arc::new(Control::default());
        let shared = Arc::clone(&control);
        tokio::spawn(async move {
            while let Ok((node, _)) = listener.accept().await {
                let server = TcpStream::connect((server.0.as_str(), server.1)).await.unwrap();
                tokio::spawn(pass_on(node, server, Arc::clone(&shared)));
            }
        });
        Proxy { port, control }
    }

    /// The next answer to a statement that ends with this tag is kept back, and its connection
    /// ends: the server has done it, and the node never hears of it.
    pub fn keep_back(&self, tag: &str) {
        self.control.kept_back.store(false, Ordering::SeqCst);
        self.control.keep_back.send_replace(Some(format!("{tag}\0").into_bytes()));
    }

    /// Whether an answer was kept back since.
    pub fn kept_back(&self) -> bool {
        self.control.kept_back.load(Ordering::SeqCst)
    }

    /// Ends all connections.
    pub fn cut(&self) {
        self.control.cuts.send_modify(|cuts| *cuts += 1);
    }
}

impl Control {
    /// Whether an answer is to be kept back; only one is.
    fn keeps_back(&self, answer: &[u8]) -> bool {
        let keeps = self.keep_back.send_if_modified(|tag| {
            let has =
                tag.as_ref().is_some_and(|tag| answer.windows(tag.len()).any(|part| part == tag));
            if has {
                *tag = None;
            }
            has
        });
        if keeps {
            self.kept_back.store(true, Ordering::SeqCst);
        }
        keeps
    }
}

async fn pass_on(mut node: TcpStream, mut server: TcpStream, control: Arc<Control>) {
    let mut cuts = control.cuts.subscribe();
    let (mut asked, mut answered) = (vec![0; 65_536], vec![0; 65_536]);
    loop {
        tokio::select! {
            read = node.read(&mut asked) => match read {
                Ok(0) | Err(_) => return,
                Ok(count) => server.write_all(&asked[..count]).await.unwrap(),
            },
            read = server.read(&mut answered) => match read {
                Ok(0) | Err(_) => return,
                Ok(count) if control.keeps_back(&answered[..count]) => return,
                Ok(count) => if node.write_all(&answered[..count]).await.is_err() { return },
            },
            _ = cuts.changed() => return,
        }
    }
}

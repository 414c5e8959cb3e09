//! NATS is away: everything works, news from other nodes comes later.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use load::Latency;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::database::{Database, port_of};
use super::nodes::{Nodes, Setting};
use super::relay::Relay;
use super::stage::Stage;
use super::times;

/// How long it is away: longer than nodes wait until they look by themselves.
const AWAY: Duration = Duration::from_secs(3);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_nats_everything_works_and_news_comes_later() {
    let nats = std::env::var("TOKYO_TEST_NATS").expect(
        "TOKYO_TEST_NATS names a NATS server: run `cargo xtask services`, or the tests by \
         `cargo xtask test`",
    );
    let database = Database::new("hints");
    let relay = Relay::start(port_of(&nats)).await;
    let hints = format!("nats://127.0.0.1:{}", relay.port);
    let setting = Setting { nats: Some(hints), ..Setting::new(&database.url) };
    let stage = Stage::set("hints", &setting, |_| {}).await;
    let mut listener = Listener::new(stage.nodes.ports()[1]).await;
    let (mut with, mut without) = (Vec::new(), Vec::new());
    let outages = times(2, 20);
    for nth in 0..outages {
        with.push(listener.news(&stage.nodes, &format!("with {nth}")).await);
        let meanwhile = async {
            stage.go_on(3).await;
            without.push(listener.news(&stage.nodes, &format!("without {nth}")).await);
        };
        tokio::join!(relay.away(AWAY), meanwhile);
        stage.go_on(3).await;
    }
    println!("{outages} times without NATS");
    println!("news with    {}", Latency::of(with));
    println!("news without {}", Latency::of(without));
    stage.end(&database).await;
}

/// Somebody who hears what is announced, at a node.
struct Listener(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Listener {
    async fn new(port: u16) -> Listener {
        let url = format!("ws://127.0.0.1:{port}/api/socket");
        Listener(tokio_tungstenite::connect_async(url).await.unwrap().0)
    }

    /// How long it takes until something is heard here that was announced at the first node. The
    /// time limit only ends a test that would hang.
    async fn news(&mut self, nodes: &Nodes, text: &str) -> Duration {
        let begin = Instant::now();
        let mut admin = nodes.announcing(0, text);
        let said = tokio::task::spawn_blocking(move || admin.output().unwrap()).await.unwrap();
        assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
        let heard = async {
            loop {
                let frame = self.0.next().await.expect("the server has hung up").unwrap();
                if matches!(&frame, Message::Text(heard) if heard.as_str().contains(text)) {
                    return;
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(60), heard).await.expect("news never comes");
        begin.elapsed()
    }
}

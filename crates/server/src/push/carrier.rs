//! One message to one endpoint.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::endpoint::Endpoint;
use super::reach::Reach;

/// A message that is ready to go.
pub struct Parcel {
    /// What the server says of itself.
    pub authorization: String,
    /// A newer message with the same topic takes the place of one that waits.
    pub topic: String,
    /// How long the vendor keeps it for a browser that is off, in seconds.
    pub ttl_s: u64,
    /// What only the browser can read.
    pub body: Vec<u8>,
}

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The vendor has it.
    Taken,
    /// There is no such browser any more.
    Gone,
    /// The vendor said something else. Redirections are not followed.
    Refused(StatusCode),
}

/// Why a message did not arrive.
#[derive(Debug, Error)]
pub enum Undelivered {
    #[error("the name leads to {0}, which is not public")]
    Inside(SocketAddr),
    #[error("there is no such name")]
    NoAddress,
    #[error("it took too long")]
    TooSlow,
    #[error("encryption cannot be set up: {0}")]
    Tls(String),
    #[error(transparent)]
    Io(#[from] std::io::Error),
    #[error(transparent)]
    Http(#[from] hyper::Error),
    #[error(transparent)]
    Request(#[from] axum::http::Error),
}

/// How long a message may take, from looking up the name to the answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// The head of an answer is at most so large; the rest of it is not read.
const LARGEST_HEAD: usize = 16 * 1024;

/// Carries messages to endpoints.
pub struct Carrier {
    reach: Reach,
    /// Made when it is first needed, because what vouches for servers is read from many files.
    tls: OnceLock<TlsConnector>,
}

impl Carrier {
    /// One that trusts what this machine trusts.
    pub fn new(reach: Reach) -> Carrier {
        Carrier { reach, tls: OnceLock::new() }
    }

    /// Carries a message.
    ///
    /// # Errors
    /// If the endpoint cannot or must not be reached, or does not answer.
    pub async fn carry(&self, to: &Endpoint, parcel: Parcel) -> Result<Answer, Undelivered> {
        let carried = timeout(PATIENCE, self.exchange(to, parcel)).await;
        let status = carried.map_err(|_| Undelivered::TooSlow)??;
        Ok(match status {
            StatusCode::NOT_FOUND | StatusCode::GONE => Answer::Gone,
            status if status.is_success() => Answer::Taken,
            other => Answer::Refused(other),
        })
    }

    async fn exchange(&self, to: &Endpoint, parcel: Parcel) -> Result<StatusCode, Undelivered> {
        let request = request(to, parcel)?;
        let stream = self.connect(to).await?;
        if !to.encrypted {
            return send(stream, request).await;
        }
        let name = ServerName::try_from(to.host.clone());
        let name = name.map_err(|error| Undelivered::Tls(error.to_string()))?;
        send(self.tls()?.connect(name, stream).await?, request).await
    }

    /// Connects to what the name means now, if all of that is allowed.
    async fn connect(&self, to: &Endpoint) -> Result<TcpStream, Undelivered> {
        let host = to.host.trim_matches(['[', ']']);
        let found: Vec<SocketAddr> = lookup_host((host, to.port)).await?.collect();
        if let Some(inside) = found.iter().find(|found| !self.reach.allows(found.ip())) {
            return Err(Undelivered::Inside(*inside));
        }
        match found.is_empty() {
            true => Err(Undelivered::NoAddress),
            false => Ok(TcpStream::connect(found.as_slice()).await?),
        }
    }

    fn tls(&self) -> Result<&TlsConnector, Undelivered> {
        match self.tls.get() {
            Some(tls) => Ok(tls),
            None => {
                let tls = connector(system_roots())?;
                Ok(self.tls.get_or_init(|| tls))
            }
        }
    }
}

fn connector(roots: RootCertStore) -> Result<TlsConnector, Undelivered> {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| Undelivered::Tls(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

fn system_roots() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    let (added, _) = roots.add_parsable_certificates(found.certs);
    if added == 0 {
        tracing::warn!("this machine trusts no certificates: push messages cannot be sent");
    }
    roots
}

fn request(to: &Endpoint, parcel: Parcel) -> Result<Request<Body>, Undelivered> {
    let path = to.uri.path_and_query().map_or("/", |path| path.as_str());
    let authority = to.uri.authority().map_or("", |authority| authority.as_str());
    let request = Request::post(path)
        .header(header::HOST, authority)
        .header(header::AUTHORIZATION, parcel.authorization)
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header("TTL", parcel.ttl_s)
        .header("Topic", parcel.topic)
        .header("Urgency", "normal");
    Ok(request.body(Body::from(parcel.body))?)
}

/// Sends a request and hears the head of the answer; the connection ends with that.
async fn send(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, Undelivered> {
    let mut builder = http1::Builder::new();
    let builder = builder.max_buf_size(LARGEST_HEAD);
    let (mut sender, connection) = builder.handshake(TokioIo::new(stream)).await?;
    let answered = sender.send_request(request);
    tokio::pin!(answered);
    // The connection moves only while it is waited for, and is dropped with the answer. The answer
    // may be there when the other side hangs up.
    let answer = tokio::select! {
        answer = &mut answered => answer,
        _ = connection => answered.await,
    };
    Ok(answer?.status())
}

#[cfg(test)]
mod tests {
    use axum::http::Uri;
    use futures_util::FutureExt;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::PrivateKeyDer;

    use super::*;

    fn parcel() -> Parcel {
        Parcel {
            authorization: "vapid t=x, k=y".into(),
            topic: "topic".into(),
            ttl_s: 60,
            body: vec![7; 100],
        }
    }

    /// A server on this machine that answers one request with that status line.
    async fn stand_in(answer: &'static str) -> (Endpoint, tokio::task::JoinHandle<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let text = format!("http://{}/push/x", listener.local_addr().unwrap());
        let heard = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut heard = Vec::new();
            while !heard.ends_with(&[7; 100]) {
                stream.read_buf(&mut heard).await.unwrap();
            }
            stream.write_all(answer.as_bytes()).await.unwrap();
            String::from_utf8_lossy(&heard).to_lowercase()
        });
        (Endpoint::read(&text, Reach::Loopback).unwrap(), heard)
    }

    async fn answer_to(answer: &'static str) -> Answer {
        let (endpoint, _) = stand_in(answer).await;
        Carrier::new(Reach::Loopback).carry(&endpoint, parcel()).await.unwrap()
    }

    #[tokio::test]
    async fn a_message_carries_what_vendors_ask_for() {
        let (endpoint, heard) = stand_in("HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n").await;
        let carrier = Carrier::new(Reach::Loopback);
        assert_eq!(carrier.carry(&endpoint, parcel()).await.unwrap(), Answer::Taken);
        let heard = heard.await.unwrap();
        assert!(heard.starts_with("post /push/x http/1.1\r\n"), "{heard}");
        for line in [
            "content-encoding: aes128gcm",
            "ttl: 60",
            "topic: topic",
            "authorization: vapid t=x, k=y",
            "content-length: 100",
        ] {
            assert!(heard.contains(line), "{line} in {heard}");
        }
    }

    #[tokio::test]
    async fn an_answer_tells_whether_the_browser_is_still_there() {
        assert_eq!(answer_to("HTTP/1.1 410 Gone\r\n\r\n").await, Answer::Gone);
        assert_eq!(answer_to("HTTP/1.1 404 Not Found\r\n\r\n").await, Answer::Gone);
        let busy = answer_to("HTTP/1.1 429 Too Many Requests\r\n\r\n").await;
        assert_eq!(busy, Answer::Refused(StatusCode::TOO_MANY_REQUESTS));
    }

    #[tokio::test]
    async fn nobody_is_sent_elsewhere() {
        let moved = "HTTP/1.1 307 Moved\r\nLocation: http://127.0.0.1:1/\r\n\r\n";
        assert_eq!(answer_to(moved).await, Answer::Refused(StatusCode::TEMPORARY_REDIRECT));
    }

    /// Whatever a name means is looked at when a connection is made to it.
    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_followed() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let uri = Uri::from_static("https://push.example.org/x");
        for host in ["localhost", "127.1", "2130706433", "0.0.0.0", "[::ffff:127.0.0.1]"] {
            let (uri, host) = (uri.clone(), host.to_owned());
            let endpoint = Endpoint { uri, host, port, encrypted: true };
            let carried = Carrier::new(Reach::Public).carry(&endpoint, parcel()).await;
            let is_refused = matches!(carried, Err(Undelivered::Inside(_)));
            assert!(is_refused, "{}: {carried:?}", endpoint.host);
        }
        assert!(listener.accept().now_or_never().is_none(), "nobody knocked");
    }

    /// An encrypted server for one request, and what vouches for it.
    async fn encrypted() -> (Endpoint, RootCertStore, tokio::task::JoinHandle<Option<String>>) {
        let made = rcgen::generate_simple_self_signed(vec!["localhost".into()]).unwrap();
        let key = PrivateKeyDer::Pkcs8(made.signing_key.serialize_der().into());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![made.cert.der().clone()], key)
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let heard = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let mut stream = acceptor.accept(stream).await.ok()?;
            let mut heard = Vec::new();
            while !heard.ends_with(&[7; 100]) {
                stream.read_buf(&mut heard).await.unwrap();
            }
            stream.write_all(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n").await.unwrap();
            Some(String::from_utf8_lossy(&heard).to_lowercase())
        });
        let mut roots = RootCertStore::empty();
        roots.add(made.cert.der().clone()).unwrap();
        let (uri, host) = ("https://localhost/x".parse().unwrap(), "localhost".to_owned());
        (Endpoint { uri, host, port, encrypted: true }, roots, heard)
    }

    #[tokio::test]
    async fn a_server_is_told_only_what_it_is_vouched_for() {
        let (endpoint, roots, heard) = encrypted().await;
        let carrier = Carrier::new(Reach::Loopback);
        assert!(carrier.tls.set(connector(roots).unwrap()).is_ok());
        assert_eq!(carrier.carry(&endpoint, parcel()).await.unwrap(), Answer::Taken);
        assert!(heard.await.unwrap().is_some_and(|heard| heard.contains("host: localhost")));

        let (endpoint, _, heard) = encrypted().await;
        let carried = Carrier::new(Reach::Loopback).carry(&endpoint, parcel()).await;
        assert!(matches!(carried, Err(Undelivered::Io(_))), "{carried:?}");
        assert_eq!(heard.await.unwrap(), None, "nobody vouches for it here");
    }
}

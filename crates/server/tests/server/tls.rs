//! Encrypted connections without a proxy, with certificates made for the test.

use std::fs;
use std::net::SocketAddr;
use std::sync::Arc;

use crate::common::{Scratch, config};
use futures_util::{SinkExt, StreamExt};
use server::{Config, Server, TlsFiles};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::Message;

/// Makes a certificate for `localhost` and writes it down with its key.
fn certify(files: &TlsFiles) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".into()]).unwrap();
    fs::write(&files.certificates, made.cert.pem()).unwrap();
    fs::write(&files.key, made.signing_key.serialize_pem()).unwrap();
    made.cert.der().clone()
}

fn encrypted(scratch: &Scratch) -> (Config, TlsFiles) {
    let (mut config, _) = config(scratch);
    let files = TlsFiles {
        certificates: scratch.0.join("certificate.pem"),
        key: scratch.0.join("key.pem"),
    };
    config.tls = Some(files.clone());
    (config, files)
}

/// Connects as a client that believes only that certificate.
async fn connect(
    address: SocketAddr,
    trusted: &CertificateDer<'static>,
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(address).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    TlsConnector::from(Arc::new(config)).connect(name, stream).await
}

/// Asks who it is, and hears everything until the server hangs up.
async fn ask<S: AsyncReadExt + AsyncWriteExt + Unpin>(mut stream: S) -> String {
    let request = "GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // A client that does not speak TLS is hung up on, politely or not.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn pages_and_sockets_are_encrypted_and_nothing_else_is_served() {
    let scratch = Scratch::new("tls");
    let (config, files) = encrypted(&scratch);
    let certificate = certify(&files);
    let server = Server::start(config).await.unwrap();
    let address = server.local_addr();
    let answer = ask(connect(address, &certificate).await.unwrap()).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let cookie = answer.lines().find(|line| line.starts_with("set-cookie")).unwrap();
    assert!(cookie.ends_with("; Secure"), "{cookie}");

    let stream = connect(address, &certificate).await.unwrap();
    let url = "wss://localhost/api/socket";
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
    socket.send(Message::text(r#"{"do":"ping"}"#)).await.unwrap();
    let answer = loop {
        // The server measures the way to its clients.
        match socket.next().await.unwrap().unwrap() {
            Message::Text(text) => break text,
            _ => continue,
        }
    };
    assert!(answer.as_str().contains("pong"), "{answer}");

    let plain = ask(TcpStream::connect(address).await.unwrap()).await;
    assert!(!plain.contains("HTTP/1.1 200"), "{plain}");
    server.stop().await;
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens any more");
}

#[tokio::test]
async fn a_new_certificate_is_taken_without_a_restart_and_a_bad_one_is_not() {
    let scratch = Scratch::new("tls-new");
    let (config, files) = encrypted(&scratch);
    let old = certify(&files);
    let server = Server::start(config).await.unwrap();
    let address = server.local_addr();
    let new = certify(&files);
    assert!(connect(address, &new).await.is_err(), "not read yet");
    server.reload_tls().unwrap();
    connect(address, &new).await.unwrap();
    assert!(connect(address, &old).await.is_err());
    fs::write(&files.key, "nonsense").unwrap();
    let why = server.reload_tls().unwrap_err().to_string();
    assert!(why.contains("no private key") && why.contains("key.pem"), "{why}");
    connect(address, &new).await.unwrap();
}

#[tokio::test]
async fn files_that_cannot_be_used_are_said_in_a_sentence() {
    let scratch = Scratch::new("tls-bad");
    let refused = async |config: &Config| match Server::start(config.clone()).await {
        Ok(_) => panic!("it starts"),
        Err(error) => error.to_string(),
    };
    let (config, files) = encrypted(&scratch);
    let why = refused(&config).await;
    assert!(why.contains("the certificate cannot be read from") && why.contains("pem"), "{why}");
    certify(&files);
    fs::remove_file(&files.key).unwrap();
    let why = refused(&config).await;
    assert!(
        why.contains("the private key cannot be read from") && why.contains("key.pem"),
        "{why}"
    );
    certify(&files);
    fs::copy(&files.key, &files.certificates).unwrap();
    let why = refused(&config).await;
    assert!(why.contains("there is no certificate in") && why.contains("PEM"), "{why}");
    certify(&files);
    let key = fs::read(&files.key).unwrap();
    certify(&files);
    fs::write(&files.key, key).unwrap();
    let why = refused(&config).await;
    assert!(why.contains("does not belong to the certificate"), "{why}");
}

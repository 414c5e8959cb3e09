//! Encryption, for hosts without a proxy.

use std::fmt;
use std::io;
use std::path::Path;
use std::sync::Arc;

use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{Error, InconsistentKeys, ServerConfig};
use tokio_rustls::server::TlsStream;

use crate::config::TlsFiles;

/// What is wrong with the files, in a sentence.
#[derive(Debug)]
pub struct TlsError(String);

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Encrypts connections, with whatever the files held when they were last read.
#[derive(Clone)]
pub struct Tls {
    files: TlsFiles,
    acceptor: watch::Sender<TlsAcceptor>,
}

impl Tls {
    /// Reads the files.
    ///
    /// # Errors
    /// If one is missing or cannot be read, or the key does not fit the certificate.
    pub fn read(files: TlsFiles) -> Result<Tls, TlsError> {
        let acceptor = watch::Sender::new(acceptor(&files)?);
        Ok(Tls { files, acceptor })
    }

    /// Reads the files again, for connections from now on.
    ///
    /// # Errors
    /// As for [`Tls::read`]; then everything stays as it was.
    pub fn reload(&self) -> Result<(), TlsError> {
        self.acceptor.send_replace(acceptor(&self.files)?);
        Ok(())
    }

    /// Agrees with a client on encryption.
    pub async fn accept(&self, stream: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        let acceptor = self.acceptor.borrow().clone();
        acceptor.accept(stream).await
    }
}

fn acceptor(files: &TlsFiles) -> Result<TlsAcceptor, TlsError> {
    let (chain, key) = (certificates(&files.certificates)?, key(&files.key)?);
    let shown = files.certificates.display();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| TlsError(format!("encryption cannot be set up: {error}")))?
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(|error| match error {
            Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => TlsError(format!(
                "the key in '{}' does not belong to the certificate in '{shown}'",
                files.key.display()
            )),
            other => TlsError(format!("the certificate in '{shown}' cannot be used: {other}")),
        })?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}

fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, TlsError> {
    let unreadable = |error| unreadable("certificate", file, &error);
    let chain = CertificateDer::pem_file_iter(file).map_err(unreadable)?;
    let chain: Vec<_> = chain.collect::<Result<_, _>>().map_err(unreadable)?;
    match chain.is_empty() {
        true => Err(unreadable(pem::Error::NoItemsFound)),
        false => Ok(chain),
    }
}

fn key(file: &Path) -> Result<PrivateKeyDer<'static>, TlsError> {
    PrivateKeyDer::from_pem_file(file).map_err(|error| unreadable("private key", file, &error))
}

fn unreadable(what: &str, file: &Path, error: &pem::Error) -> TlsError {
    let file = file.display();
    TlsError(match error {
        pem::Error::Io(error) => format!("the {what} cannot be read from '{file}': {error}"),
        pem::Error::NoItemsFound => {
            format!("there is no {what} in '{file}': it has to be in PEM format")
        }
        other => format!("the {what} in '{file}' is damaged: {other:?}"),
    })
}

//! Where a browser's vendor takes messages for one browser.

use std::net::IpAddr;

use axum::http::Uri;

use super::reach::Reach;

/// Where messages for one browser go: https, the name of a server, its usual port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    pub uri: Uri,
    /// The name to be looked up.
    pub host: String,
    pub port: u16,
    /// Whether the connection is encrypted; always, but in tests.
    pub encrypted: bool,
}

/// Longer addresses are no vendor's.
const LONGEST: usize = 1_024;

const HTTPS_PORT: u16 = 443;

impl Endpoint {
    /// Reads an address; nothing where messages do not go. What the name means is looked at when a
    /// connection is made.
    pub fn read(text: &str, reach: Reach) -> Option<Endpoint> {
        let uri: Uri = if text.len() <= LONGEST { text.parse().ok()? } else { return None };
        let authority = uri.authority()?;
        let (host, port) = (authority.host(), authority.port_u16());
        // A name and password would stand before the host, and are no part of such an address.
        let is_plain = !authority.as_str().contains('@');
        let encrypted = match uri.scheme_str()? {
            "https" if is_plain && port.is_none() && is_name(host) => true,
            "http" if is_plain && reach == Reach::Loopback && is_this_machine(host) => false,
            _ => return None,
        };
        let (host, port) = (host.to_owned(), port.unwrap_or(HTTPS_PORT));
        Some(Endpoint { uri, host, port, encrypted })
    }

    /// The part of the address that is the server's own.
    pub fn origin(&self) -> String {
        let scheme = if self.encrypted { "https" } else { "http" };
        let authority = self.uri.authority().map_or("", |authority| authority.as_str());
        format!("{scheme}://{}", authority.to_ascii_lowercase())
    }
}

/// Whether that is a name with a domain. Numbers are no names, however they are written: `127.1`,
/// `2130706433` and `0x7f.1` are addresses to most programs.
fn is_name(host: &str) -> bool {
    let labels: Vec<&str> = host.split('.').collect();
    let is_label = |label: &&str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        !label.is_empty() && label.len() <= 63 && label.bytes().all(plain)
    };
    let ends_in_letters = labels.last().is_some_and(|last| {
        last.starts_with(|c: char| c.is_ascii_alphabetic())
            && !last.eq_ignore_ascii_case("localhost")
    });
    labels.len() > 1 && labels.iter().all(is_label) && ends_in_letters
}

fn is_this_machine(host: &str) -> bool {
    let address: Option<IpAddr> = host.trim_matches(['[', ']']).parse().ok();
    host == "localhost" || address.is_some_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endpoint_is_https_with_a_public_name_and_no_port() {
        let vendors = [
            "https://fcm.googleapis.com/fcm/send/abc:DEF-1_2",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
            "https://web.push.apple.com/QGu?x=1",
            "https://wns2-par02p.notify.windows.com/w/?token=BQ",
        ];
        for text in vendors {
            let endpoint = Endpoint::read(text, Reach::Public).unwrap();
            assert!(endpoint.encrypted && endpoint.port == 443, "{text}");
        }
        let elsewhere = [
            "http://fcm.googleapis.com/x",
            "ftp://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://name:word@fcm.googleapis.com/x",
            "https://127.0.0.1/x",
            "https://127.1/x",
            "https://0.0.0.0/x",
            "https://2130706433/x",
            "https://0x7f000001/x",
            "https://0x7f.1/x",
            "https://0177.0.0.1/x",
            "https://8.8.8.8/x",
            "https://[::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://[2606:4700:4700::1111]/x",
            "https://localhost/x",
            "https://a.localhost/x",
            "https://intranet/x",
            "https://.example.org/x",
            "https://example.org./x",
            "https://exa mple.org/x",
            "https:///x",
            "/x",
            "",
        ];
        for text in elsewhere {
            assert_eq!(Endpoint::read(text, Reach::Public), None, "{text}");
        }
        let long = format!("https://example.org/{}", "x".repeat(LONGEST));
        assert_eq!(Endpoint::read(&long, Reach::Public), None);
    }

    #[test]
    fn tests_may_name_this_machine() {
        for text in ["http://127.0.0.1:80/x", "http://localhost:8080/x", "http://[::1]:8080/x"] {
            assert_eq!(Endpoint::read(text, Reach::Public), None, "{text}");
            assert!(Endpoint::read(text, Reach::Loopback).is_some_and(|one| !one.encrypted));
        }
        for text in ["http://10.0.0.1/x", "http://example.org/x", "https://127.0.0.1/x"] {
            assert_eq!(Endpoint::read(text, Reach::Loopback), None, "{text}");
        }
    }

    #[test]
    fn an_origin_has_no_path() {
        let endpoint = Endpoint::read("https://Push.example.org/x/y?z", Reach::Public).unwrap();
        assert_eq!(endpoint.origin(), "https://push.example.org");
        let endpoint = Endpoint::read("http://127.0.0.1:81/x", Reach::Loopback).unwrap();
        assert_eq!(endpoint.origin(), "http://127.0.0.1:81");
    }
}

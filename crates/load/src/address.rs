//! Where the server is.

use std::fmt;
use std::str::FromStr;

/// A host and a port that speak plain HTTP.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(String);

impl Address {
    /// Host and port.
    pub fn authority(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.0)
    }
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Address, String> {
        let example = "give an address such as http://127.0.0.1:8000";
        let rest = match text.split_once("://") {
            Some(("http", rest)) => rest,
            Some((scheme, _)) => return Err(format!("{scheme} is not spoken here: {example}")),
            None => text,
        };
        let rest = rest.trim_end_matches('/');
        if rest.contains(['/', '?', '#', '@']) || rest.contains(char::is_whitespace) {
            return Err(format!("'{text}' has more than a host and a port: {example}"));
        }
        // A bracketed host without a port ends with the bracket.
        let (host, port) = match rest.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, port),
            _ => (rest, "80"),
        };
        if host.is_empty() || port.parse::<u16>().is_err() {
            return Err(format!("'{text}' is no address: {example}"));
        }
        Ok(Address(format!("{host}:{port}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_or_refused_with_an_example() {
        let read = |text: &str| text.parse::<Address>().map(|address| address.0);
        assert_eq!(read("http://127.0.0.1:8000/").as_deref(), Ok("127.0.0.1:8000"));
        assert_eq!(read("games.example.org").as_deref(), Ok("games.example.org:80"));
        assert_eq!(read("http://[::1]:99").as_deref(), Ok("[::1]:99"));
        assert_eq!(read("http://[::1]").as_deref(), Ok("[::1]:80"));
        for bad in ["https://a", "http://a/b", "http://:80", "http://a:b", "", "a b"] {
            let why = read(bad).unwrap_err();
            assert!(why.contains("http://127.0.0.1:8000"), "{why}");
        }
    }
}

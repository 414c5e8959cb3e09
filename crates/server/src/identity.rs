//! Who is who: guests with signed cookies, and links that carry a seat to another device.

use std::net::IpAddr;

use contract::Seat;

/// The name of the cookie.
pub const COOKIE: &str = "tokyo-guest";

/// The key that signs cookies and seat tokens; it lives in the store.
#[derive(Clone)]
pub struct Signer([u8; 32]);

impl Signer {
    /// The key written in hex, or a fresh one if that is no key.
    pub fn from_hex(text: &str) -> Option<Signer> {
        blake3::Hash::from_hex(text).ok().map(|hash| Signer(*hash.as_bytes()))
    }

    fn sign(&self, what: &str, text: &str) -> String {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(what.as_bytes()).update(&[0]).update(text.as_bytes());
        hasher.finalize().to_hex()[..32].to_owned()
    }

    /// Compared as hashes, so that the time it takes tells nothing.
    fn is_signed(&self, what: &str, text: &str, mark: &str) -> bool {
        blake3::hash(self.sign(what, text).as_bytes()) == blake3::hash(mark.as_bytes())
    }

    /// A guest's cookie; a secure one is sent through encrypted connections only.
    pub fn cookie(&self, guest: &str, secure: bool) -> String {
        let mark = self.sign("guest", guest);
        let year = 365 * 24 * 60 * 60;
        let secure = if secure { "; Secure" } else { "" };
        format!("{COOKIE}={guest}.{mark}; Path=/; Max-Age={year}; HttpOnly; SameSite=Lax{secure}")
    }

    /// The guest that a `Cookie` header names, if we signed it.
    pub fn guest(&self, header: &str) -> Option<String> {
        let pairs = header.split(';').filter_map(|pair| pair.trim().split_once('='));
        let (_, value) = pairs.into_iter().find(|(name, _)| *name == COOKIE)?;
        let (guest, mark) = value.split_once('.')?;
        self.is_signed("guest", guest, mark).then(|| guest.to_owned())
    }

    /// What others may know a guest by.
    pub fn public_id(&self, guest: &str) -> String {
        self.sign("public", guest)[..12].to_owned()
    }

    /// What the store knows a client by: enough to count, and no address.
    pub fn client_id(&self, client: IpAddr) -> String {
        self.sign("client", &client.to_string())
    }

    /// The token of a seat.
    pub fn seat_token(&self, table: &str, seat: Seat) -> String {
        format!("{seat}.{}", self.sign("seat", &format!("{table}/{seat}")))
    }

    /// The seat that a token stands for at that table.
    pub fn seat(&self, table: &str, token: &str) -> Option<Seat> {
        let (seat, mark) = token.split_once('.')?;
        let seat = Seat(seat.parse().ok()?);
        self.is_signed("seat", &format!("{table}/{seat}"), mark).then_some(seat)
    }
}

/// Fresh chance from the machine, in hex.
///
/// # Errors
/// If the machine has none to give.
pub fn random_hex<const N: usize>() -> Result<String, String> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| format!("no randomness: {error}"))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signer(text: &str) -> Signer {
        Signer(*blake3::hash(text.as_bytes()).as_bytes())
    }

    #[test]
    fn only_our_own_cookies_are_believed() {
        let cookie = signer("a").cookie("ann", false);
        let pair = cookie.split(';').next().unwrap();
        let header = format!("theme=dark; {pair}");
        assert_eq!(signer("a").guest(&header).as_deref(), Some("ann"));
        assert_eq!(signer("b").guest(&header), None, "another house's key");
        assert_eq!(signer("a").guest(&header.replace("ann", "bob")), None);
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
        assert!(!cookie.contains("Secure"), "the first evening is on plain HTTP");
        assert!(signer("a").cookie("ann", true).ends_with("; Secure"));
    }

    #[test]
    fn a_seat_token_is_good_for_one_seat_of_one_table() {
        let token = signer("a").seat_token("t1", Seat(2));
        assert_eq!(signer("a").seat("t1", &token), Some(Seat(2)));
        assert_eq!(signer("a").seat("t2", &token), None);
        assert_eq!(signer("a").seat("t1", &token.replacen('2', "1", 1)), None);
    }
}

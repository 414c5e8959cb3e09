//! Who is who: guests with signed cookies.

use std::net::IpAddr;

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

    /// Our mark on a text of some kind.
    pub(crate) fn sign(&self, what: &str, text: &str) -> String {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(what.as_bytes()).update(&[0]).update(text.as_bytes());
        hasher.finalize().to_hex()[..32].to_owned()
    }

    /// Whether that is our mark on the text. Compared as hashes, so that the time it takes tells
    /// nothing.
    pub(crate) fn is_signed(&self, what: &str, text: &str, mark: &str) -> bool {
        blake3::hash(self.sign(what, text).as_bytes()) == blake3::hash(mark.as_bytes())
    }

    /// A guest's cookie, dated; a secure one is sent through encrypted connections only.
    pub fn cookie(&self, guest: &str, today: u64, secure: bool) -> String {
        let mark = self.sign("cookie", &format!("{guest}/{today}"));
        let year = 365 * 24 * 60 * 60;
        let secure = if secure { "; Secure" } else { "" };
        format!(
            "{COOKIE}={guest}.{today}.{mark}; Path=/; Max-Age={year}; HttpOnly; \
             SameSite=Lax{secure}"
        )
    }

    /// Takes a guest's cookie away.
    pub fn no_cookie(&self, secure: bool) -> String {
        let secure = if secure { "; Secure" } else { "" };
        format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}")
    }

    /// The guest that a `Cookie` header names, if we signed it.
    pub fn guest(&self, header: &str) -> Option<Known> {
        let pairs = header.split(';').filter_map(|pair| pair.trim().split_once('='));
        let (_, value) = pairs.into_iter().find(|(name, _)| *name == COOKIE)?;
        let (guest, rest) = value.split_once('.')?;
        let (is_ours, since) = match rest.split_once('.') {
            Some((day, mark)) => {
                (self.is_signed("cookie", &format!("{guest}/{day}"), mark), day.parse().ok())
            }
            // Cookies from before they were dated.
            None => (self.is_signed("guest", guest, rest), None),
        };
        is_ours.then(|| Known { guest: guest.to_owned(), since })
    }

    /// What others may know a guest by.
    pub fn public_id(&self, guest: &str) -> String {
        self.sign("public", guest)[..12].to_owned()
    }

    /// What the store knows a guest by whose data was deleted: only the guest's cookie leads to it.
    pub fn erased_mark(&self, guest: &str) -> String {
        self.sign("erased", guest)
    }

    /// What nodes call a table among themselves: only those who know its key recognise it.
    pub fn hint_mark(&self, key: &str) -> String {
        self.sign("hint", key)
    }

    /// What the store may know a client by: the same for the same client, but no address. So short
    /// that many addresses share each mark, even for somebody who has the key.
    pub fn client_mark(&self, client: IpAddr) -> String {
        self.sign("client", &client.to_string())[..6].to_owned()
    }

    /// What a waiting table knows its opener's client by, for the limit on waiting tables: longer
    /// than the mark, so that strangers are not counted together, and forgotten at the start.
    pub fn client_id(&self, client: IpAddr) -> String {
        self.sign("opener", &client.to_string())
    }
}

/// A guest known by a cookie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The guest's id.
    pub guest: String,
    /// The day on which the cookie was given.
    pub since: Option<u64>,
}

/// A cookie as old as this is given again, long before browsers forget it after a year.
const OLD_DAYS: u64 = 30;

impl Known {
    /// Whether the cookie should be given again.
    pub fn is_old(&self, today: u64) -> bool {
        self.since.is_none_or(|since| today >= since.saturating_add(OLD_DAYS))
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

    fn header(cookie: &str) -> String {
        format!("theme=dark; {}", cookie.split(';').next().unwrap())
    }

    #[test]
    fn only_our_own_cookies_are_believed() {
        let cookie = signer("a").cookie("ann", 400, false);
        let header = header(&cookie);
        let known = Known { guest: "ann".into(), since: Some(400) };
        assert_eq!(signer("a").guest(&header), Some(known));
        assert_eq!(signer("b").guest(&header), None, "another house's key");
        assert_eq!(signer("a").guest(&header.replace("ann", "bob")), None);
        assert_eq!(signer("a").guest(&header.replace("400", "401")), None);
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
        assert!(cookie.contains("; Max-Age=31536000;"), "a year, in seconds: {cookie}");
        assert!(!cookie.contains("Secure"), "the first evening is on plain HTTP");
        assert!(signer("a").cookie("ann", 400, true).ends_with("; Secure"));
    }

    #[test]
    fn a_cookie_is_old_after_a_month_and_one_without_a_date_at_once() {
        let known = signer("a").guest(&header(&signer("a").cookie("ann", 400, false))).unwrap();
        assert_eq!([400, 429, 430].map(|today| known.is_old(today)), [false, false, true]);
        let undated = format!("{COOKIE}=ann.{}", signer("a").sign("guest", "ann"));
        let known = signer("a").guest(&undated).unwrap();
        assert_eq!((known.guest.as_str(), known.is_old(0)), ("ann", true));
        assert_eq!(signer("b").guest(&undated), None);
    }
}

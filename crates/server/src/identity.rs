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
    use std::collections::HashSet;

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

    #[test]
    fn a_cookie_is_taken_away_where_it_was_given() {
        let gone = signer("a").no_cookie(false);
        assert_eq!(gone, "tokyo-guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
        assert_eq!(signer("a").no_cookie(true), format!("{gone}; Secure"));
        assert_eq!(signer("a").guest(&header(&gone)), None);
    }

    #[test]
    fn a_key_is_64_hex_digits() {
        let [one, two] = ["1", "2"].map(|digit| Signer::from_hex(&digit.repeat(64)).unwrap());
        assert_ne!(one.public_id("ann"), two.public_id("ann"));
        assert!(
            ["", "1", &"g".repeat(64), &"1".repeat(65)]
                .map(Signer::from_hex)
                .iter()
                .all(Option::is_none)
        );
    }

    #[test]
    fn no_mark_leads_to_another_nor_to_whom_it_is_about() {
        let client = IpAddr::from([192, 0, 2, 1]);
        let text = client.to_string();
        let marks = |signer: &Signer, client| {
            let (public, erased) = (signer.public_id(&text), signer.erased_mark(&text));
            let (hint, id) = (signer.hint_mark(&text), signer.client_id(client));
            [public, erased, hint, signer.client_mark(client), id]
        };
        let ours = marks(&signer("a"), client);
        assert_eq!(ours, marks(&signer("a"), client), "the same for the same");
        assert_eq!(ours.each_ref().map(String::len), [12, 32, 32, 6, 32]);
        let beginnings: HashSet<&str> = ours.iter().map(|mark| &mark[..6]).collect();
        assert_eq!(beginnings.len(), ours.len(), "{ours:?}");
        for (mark, theirs) in ours.iter().zip(marks(&signer("b"), client)) {
            assert_ne!(*mark, theirs, "another house's key");
        }
        let other = marks(&signer("a"), IpAddr::from([192, 0, 2, 2]));
        assert_ne!((&ours[3], &ours[4]), (&other[3], &other[4]), "another client");
        assert_ne!(signer("a").public_id("ann"), signer("a").public_id("bob"));
        assert_ne!(signer("a").erased_mark("ann"), signer("a").erased_mark("bob"));
        assert_ne!(signer("a").hint_mark("t1"), signer("a").hint_mark("t2"));
    }

    #[test]
    fn chance_is_as_long_as_asked_for_and_never_the_same() {
        let [one, two] = [(); 2].map(|()| random_hex::<16>().unwrap());
        assert_eq!((one.len(), two.len()), (32, 32));
        assert_ne!(one, two);
        assert!(one.bytes().all(|byte| byte.is_ascii_hexdigit()), "{one}");
    }
}

//! What one node vouches for when it hands a request to another: where the client is.
//!
//! It is signed with the key that all nodes of a house share, names the address that is asked for,
//! and is good for a few seconds, so that it is worth nothing to anybody who comes across one.

use std::net::IpAddr;

use axum::http::Uri;

use crate::identity::Signer;

/// How long a voucher is good, in house time: nodes agree on nothing else.
const GOOD_MS: u64 = 10_000;

/// Vouches for a client that asks for that address.
pub fn write(signer: &Signer, uri: &Uri, client: IpAddr, now_ms: u64) -> String {
    let mark = signer.sign("pipe", &format!("{uri} {client} {now_ms}"));
    format!("{client} {now_ms} {mark}")
}

/// The client that a voucher speaks of; nothing if it is not ours, not for this, or old.
pub fn read(signer: &Signer, uri: &Uri, voucher: &str, now_ms: u64) -> Option<IpAddr> {
    let mut words = voucher.split(' ');
    let (client, at_ms, mark) = (words.next()?, words.next()?, words.next()?);
    let is_ours = signer.is_signed("pipe", &format!("{uri} {client} {at_ms}"), mark);
    let age_ms = at_ms.parse::<u64>().ok()?.abs_diff(now_ms);
    let client = client.parse().ok()?;
    (is_ours && age_ms <= GOOD_MS).then_some(client)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW_MS: u64 = 1_000_000;

    fn signer(text: &str) -> Signer {
        Signer::from_hex(&blake3::hash(text.as_bytes()).to_hex()).unwrap()
    }

    fn asked(address: &str) -> Uri {
        address.parse().unwrap()
    }

    #[test]
    fn only_a_fresh_voucher_of_the_house_for_this_very_request_counts() {
        let (ours, theirs) = (signer("ours"), signer("theirs"));
        let (uri, client) = (asked("/api/tables/abc"), IpAddr::from([10, 0, 0, 1]));
        let good = write(&ours, &uri, client, NOW_MS);
        let read_at = |voucher: &str, now_ms| read(&ours, &uri, voucher, now_ms);
        assert_eq!(read_at(&good, NOW_MS), Some(client));
        assert_eq!(read_at(&good, NOW_MS + GOOD_MS), Some(client));
        assert_eq!(read_at(&good, NOW_MS + GOOD_MS + 1), None, "old");
        assert_eq!(read_at(&good, NOW_MS - GOOD_MS - 1), None, "from the future");
        assert_eq!(
            read(&ours, &asked("/api/tables/abd"), &good, NOW_MS),
            None,
            "for another table"
        );
        assert_eq!(read_at(&write(&theirs, &uri, client, NOW_MS), NOW_MS), None, "of others");
        let forged = [
            good.replacen("10.0.0.1", "10.0.0.2", 1),
            good.replacen(&NOW_MS.to_string(), &(NOW_MS + 1).to_string(), 1),
            good[..good.len() - 1].to_owned(),
            good.rsplit_once(' ').unwrap().0.to_owned(),
            String::new(),
        ];
        for voucher in forged {
            assert_eq!(read_at(&voucher, NOW_MS), None, "{voucher:?}");
        }
    }
}

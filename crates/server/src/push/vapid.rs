//! What the server says of itself to those who carry its messages (RFC 8292).

use data_encoding::BASE64URL_NOPAD;
use serde_json::json;
use web_push_native::p256::SecretKey;
use web_push_native::p256::ecdsa::signature::Signer;
use web_push_native::p256::ecdsa::{Signature, SigningKey};

use crate::identity::random_hex;

/// The server's key, by which vendors know its messages: browsers are told it when they subscribe.
pub struct Vapid {
    key: SigningKey,
    public: String,
}

/// How long what is said is good; at most a day is allowed.
const GOOD_S: i64 = 12 * 60 * 60;

impl Vapid {
    /// The key written in hex, if that is one.
    pub fn from_hex(text: &str) -> Option<Vapid> {
        let bytes = blake3::Hash::from_hex(text).ok()?;
        let key = SigningKey::from(SecretKey::from_slice(bytes.as_bytes()).ok()?);
        let point = key.verifying_key().to_encoded_point(false);
        let public = BASE64URL_NOPAD.encode(point.as_bytes());
        Some(Vapid { key, public })
    }

    /// A fresh key, in hex.
    ///
    /// # Errors
    /// If the machine has no randomness to give.
    pub fn fresh_hex() -> Result<String, String> {
        loop {
            let text = random_hex::<32>()?;
            // A number that is no key comes up once in four thousand million times.
            if Vapid::from_hex(&text).is_some() {
                return Ok(text);
            }
        }
    }

    /// The public key, as browsers want it.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The header that goes with a message to that origin: who sends it, and how to reach
    /// the operator.
    pub fn authorization(&self, origin: &str, contact: Option<&str>, now_s: i64) -> String {
        let mut claims = json!({ "aud": origin, "exp": now_s.saturating_add(GOOD_S) });
        if let Some(contact) = contact {
            claims["sub"] = json!(contact);
        }
        let part = |value: &serde_json::Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let signed =
            format!("{}.{}", part(&json!({ "typ": "JWT", "alg": "ES256" })), part(&claims));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = BASE64URL_NOPAD.encode(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use web_push_native::p256::ecdsa::VerifyingKey;
    use web_push_native::p256::ecdsa::signature::Verifier;

    use super::*;

    fn decoded(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).unwrap()
    }

    #[test]
    fn a_message_is_signed_for_its_origin_and_for_half_a_day() {
        let vapid = Vapid::from_hex(&Vapid::fresh_hex().unwrap()).unwrap();
        let said = vapid.authorization("https://push.example.org", Some("https://x.org"), 1_000);
        let (token, key) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let (header, claims) = signed.split_once('.').unwrap();
        let header: Value = serde_json::from_slice(&decoded(header)).unwrap();
        assert_eq!(header, json!({ "typ": "JWT", "alg": "ES256" }));
        let claims: Value = serde_json::from_slice(&decoded(claims)).unwrap();
        let expected =
            json!({ "aud": "https://push.example.org", "exp": 44_200, "sub": "https://x.org" });
        assert_eq!(claims, expected);
        let verifier = VerifyingKey::from_sec1_bytes(&decoded(key)).unwrap();
        let signature = Signature::from_slice(&decoded(signature)).unwrap();
        assert!(verifier.verify(signed.as_bytes(), &signature).is_ok());
        assert!(verifier.verify(b"something else", &signature).is_err());
    }

    #[test]
    fn what_is_no_key_is_none() {
        for text in ["", "00", &"0".repeat(64), &"f".repeat(64), &"x".repeat(64)] {
            assert!(Vapid::from_hex(text).is_none(), "{text}");
        }
    }
}

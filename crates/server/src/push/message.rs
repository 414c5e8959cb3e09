//! What a message says, and how only the browser that it is for can read it (RFC 8291).

use data_encoding::BASE64URL_NOPAD;
use serde::Serialize;
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, encrypt};

/// What somebody is told: nothing of the match but that it waits for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The game.
    pub title: String,
    /// A sentence.
    pub body: String,
    /// The language of both.
    pub lang: String,
    /// Where the match is.
    pub url: String,
    /// The same for all messages about a match, so that a newer one takes the place of the last.
    pub tag: String,
}

/// The keys of a browser.
pub struct Keys {
    public: PublicKey,
    auth: Auth,
}

/// Every message has this length, so that it tells nothing of the game or the language.
const LENGTH: usize = 512;

/// Where the size of records stands in what is sent, and what it says. RFC 8291 wants it to be
/// larger than the one record there is.
const RECORD_SIZE: (std::ops::Range<usize>, u32) = (16..20, 4_096);

const POINT_BYTES: usize = 65;
const AUTH_BYTES: usize = 16;

impl Keys {
    /// Reads the keys as browsers give them, if they are keys.
    pub fn read(p256dh: &str, auth: &str) -> Option<Keys> {
        let decoded = |text: &str| BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes());
        let (point, auth) = (decoded(p256dh).ok()?, decoded(auth).ok()?);
        if point.len() != POINT_BYTES || auth.len() != AUTH_BYTES {
            return None;
        }
        let public = PublicKey::from_sec1_bytes(&point).ok()?;
        Some(Keys { public, auth: Auth::clone_from_slice(&auth) })
    }

    /// The message as it is sent.
    ///
    /// # Errors
    /// If it cannot be written or encrypted.
    pub fn seal(&self, message: &Message) -> Result<Vec<u8>, String> {
        let mut text = serde_json::to_vec(message).map_err(|error| error.to_string())?;
        // Spaces after JSON mean nothing.
        text.resize(text.len().max(LENGTH), b' ');
        let sealed = encrypt(text, &self.public, &self.auth);
        let mut sealed = sealed.map_err(|error| error.to_string())?;
        let (place, size) = RECORD_SIZE;
        let place = sealed.get_mut(place).ok_or("a message without a head")?;
        place.copy_from_slice(&size.to_be_bytes());
        Ok(sealed)
    }
}

#[cfg(test)]
mod tests {
    use web_push_native::decrypt;
    use web_push_native::p256::SecretKey;

    use super::*;

    const AUTH: [u8; 16] = [7; 16];

    fn secret() -> SecretKey {
        SecretKey::from_slice(&[9; 32]).unwrap()
    }

    fn keys(secret: &SecretKey) -> Keys {
        use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
        let point = secret.public_key().to_encoded_point(false);
        let encode = |bytes: &[u8]| BASE64URL_NOPAD.encode(bytes);
        Keys::read(&encode(point.as_bytes()), &encode(&AUTH)).unwrap()
    }

    fn message(title: &str) -> Message {
        let [title, body, lang] = [title, "Your turn.", "en"].map(str::to_owned);
        Message { title, body, lang, url: "/table/abc".into(), tag: "t".into() }
    }

    #[test]
    fn only_the_browsers_key_opens_a_message_and_its_length_tells_nothing() {
        let sealed = keys(&secret()).seal(&message("Izakaya")).unwrap();
        let auth = Auth::clone_from_slice(&AUTH);
        let opened = decrypt(sealed.clone(), &secret(), &auth).unwrap();
        let opened: serde_json::Value = serde_json::from_slice(&opened).unwrap();
        assert_eq!(opened, serde_json::to_value(message("Izakaya")).unwrap());
        assert_eq!(sealed[16..20], 4_096_u32.to_be_bytes());
        let longer = keys(&secret()).seal(&message("Tokyo Highway, a longer title")).unwrap();
        assert_eq!(sealed.len(), longer.len());
        let other = SecretKey::from_slice(&[8; 32]).unwrap();
        assert!(decrypt(sealed.clone(), &other, &auth).is_err());
        assert!(decrypt(sealed, &secret(), &Auth::clone_from_slice(&[6; 16])).is_err());
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let good = concat!(
            "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_",
            "LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY"
        );
        let auth = "_ordMnz7uTCmrpBTeUV4Bw";
        assert!(Keys::read(good, auth).is_some());
        assert!(Keys::read(&format!("{good}="), &format!("{auth}==")).is_some(), "padded");
        let off_the_curve = BASE64URL_NOPAD.encode(&[4; 65]);
        let bad = [("", auth), ("?", auth), (&good[..40], auth), (off_the_curve.as_str(), auth)];
        for (p256dh, auth) in bad.into_iter().chain([(good, ""), (good, "AAAA"), (good, good)]) {
            assert!(Keys::read(p256dh, auth).is_none(), "{p256dh} {auth}");
        }
    }
}

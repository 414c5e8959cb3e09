//! Texts that are almost right, for tests that feed whatever comes in.

use contract::Chance;
use serde_json::Value;

use crate::garbage::broken;

/// How a text is to be spoilt: any values will do, so that a fuzzer can make them up.
#[derive(Clone, Debug, Default)]
pub struct Mess {
    /// Which of the samples is spoilt.
    pub sample: u8,
    /// What is changed in its values, and how often.
    pub values: (u64, u8),
    /// Bytes that are put in place of others, by where they stand.
    pub bytes: Vec<(u16, u8)>,
    /// Where it is cut off, if it is long enough for that.
    pub cut: u16,
}

impl Mess {
    /// One of the samples, spoilt. Samples that are no JSON have only bytes to be changed.
    pub fn of(&self, samples: &[String]) -> String {
        let Some(sample) = samples.get(usize::from(self.sample) % samples.len().max(1)) else {
            return String::new();
        };
        let mut text = self.with_other_values(sample);
        for (at, byte) in self.bytes.iter().take(4) {
            let at = usize::from(*at) % text.len().max(1);
            let at = (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
            let end = text[at..].chars().next().map_or(at, |next| at + next.len_utf8());
            text.replace_range(at..end, &char::from(*byte).to_string());
        }
        if let Some((end, _)) = text.char_indices().nth(usize::from(self.cut) * 4) {
            text.truncate(end);
        }
        text
    }

    fn with_other_values(&self, sample: &str) -> String {
        let (seed, times) = self.values;
        let Ok(mut value) = serde_json::from_str::<Value>(sample) else { return sample.to_owned() };
        let mut chance = Chance::from_number(seed);
        for _ in 0..times % 4 {
            value = broken(&value, &mut chance);
        }
        value.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> Vec<String> {
        vec!["{\"a\":[1,2]}".into(), "é plain".into()]
    }

    #[test]
    fn nothing_to_do_leaves_the_sample_as_it_is() {
        let mess = Mess { cut: u16::MAX, ..Mess::default() };
        assert_eq!(mess.of(&samples()), "{\"a\":[1,2]}");
        assert_eq!(Mess { sample: 3, ..mess }.of(&samples()), "é plain");
    }

    #[test]
    fn values_change_bytes_change_and_texts_end_early() {
        let whole = Mess { cut: u16::MAX, ..Mess::default() };
        let other = |seed| Mess { values: (seed, 1), ..whole.clone() }.of(&samples());
        assert!((0..9).any(|seed| other(seed) != "{\"a\":[1,2]}"));
        let spoilt = Mess { sample: 1, bytes: vec![(1, b'?')], ..whole.clone() };
        assert_eq!(spoilt.of(&samples()), "? plain");
        assert_eq!(Mess { cut: 1, ..whole }.of(&samples()), "{\"a\"");
        assert_eq!(Mess::default().of(&[]), "");
    }
}

//! Spans of time as people write them, such as `30m` or `180d`.

use std::str::FromStr;
use std::time::Duration;

/// A span of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span(pub Duration);

const UNITS: [(&str, u64); 5] =
    [("s", 1), ("m", 60), ("h", 60 * 60), ("d", 24 * 60 * 60), ("w", 7 * 24 * 60 * 60)];

impl FromStr for Span {
    type Err = String;

    fn from_str(text: &str) -> Result<Span, String> {
        let wrong = || format!("'{text}' is not a time span: write one like 30m, 12h, 180d or 4w");
        let (_, unit) = UNITS.iter().find(|(name, _)| text.ends_with(name)).ok_or_else(wrong)?;
        let number: u64 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
        let seconds = number.checked_mul(*unit).ok_or_else(wrong)?;
        // A date beyond that cannot be written down.
        let longest = u64::from(u32::MAX) * 100;
        if seconds > longest { Err(wrong()) } else { Ok(Span(Duration::from_secs(seconds))) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_a_number_and_a_unit() {
        let seconds = |text: &str| text.parse::<Span>().map(|span| span.0.as_secs());
        assert_eq!(seconds("180d"), Ok(180 * 86_400));
        assert_eq!(seconds("0s"), Ok(0));
        assert_eq!(seconds("4w"), Ok(28 * 86_400));
        for wrong in ["", "d", "180", "1.5h", "-1d", "1 d", "1y", "99999999999999999999d", "ü"] {
            let why = seconds(wrong).unwrap_err();
            assert!(why.contains("180d"), "{wrong}: {why}");
        }
    }
}

//! People without a name of their own, who are called something in any language: guests who have
//! not chosen one, by their number, and those who have deleted theirs.

/// What stands before the number.
const MARK: &str = "#";
/// What the server wrote before it, in English, into tables from before.
const OLD_MARK: &str = "Guest ";
const DIGITS: usize = 4;

/// What is written down in place of a name that was deleted.
pub const FORMER: &str = "Former player";

/// What is written down for a guest without a name.
pub fn guest_name(number: &str) -> String {
    format!("{MARK}{number}")
}

/// The number of a guest without a name.
pub fn guest_number(name: &str) -> Option<&str> {
    let number = name.strip_prefix(MARK).or_else(|| name.strip_prefix(OLD_MARK))?;
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    (number.len() == DIGITS && number.bytes().all(is_digit)).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_house_wrote_is_a_number() {
        assert_eq!(guest_number(&guest_name("ab12")), Some("ab12"));
        assert_eq!(guest_number("Guest 09af"), Some("09af"));
        let chosen = ["Ann", "#1", "#AB12", "Guest of Ann", "#ab12x", "ab12"];
        assert!(chosen.iter().all(|name| guest_number(name).is_none()));
    }
}

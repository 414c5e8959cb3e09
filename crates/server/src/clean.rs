//! Names and chat, made fit to be shown.

const LONGEST_NAME: usize = 24;
const LONGEST_CHAT: usize = 500;

/// A name: one line, at most 24 characters; nothing if nothing is left.
pub fn name(text: &str) -> Option<String> {
    clean(text, LONGEST_NAME)
}

/// Something said: one line, at most 500 characters; nothing if nothing is left.
pub fn chat(text: &str) -> Option<String> {
    clean(text, LONGEST_CHAT)
}

fn clean(text: &str, longest: usize) -> Option<String> {
    let visible = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let plain: String = visible.filter(|c| !c.is_control() && !is_deceptive(*c)).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let cut: String = words.join(" ").chars().take(longest).collect();
    let cut = cut.trim_end();
    (!cut.is_empty()).then(|| cut.to_owned())
}

/// Characters that turn the direction of writing, or that nobody can see.
fn is_deceptive(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        assert_eq!(name("  Ann\n\tB\u{202e}\u{7}  ").as_deref(), Some("Ann B"));
        assert_eq!(name("\u{200b} \r\n"), None);
        assert_eq!(name(&"x".repeat(99)).map(|name| name.len()), Some(24));
        assert_eq!(chat(&"東".repeat(999)).map(|text| text.chars().count()), Some(500));
    }
}

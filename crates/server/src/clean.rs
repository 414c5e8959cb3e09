//! Names, chat and other people's texts, made fit to be shown.
//!
//! Characters that nobody can see are left out, and so are those that turn the direction of
//! writing: both make one text look like another. Joiners and variation selectors stay where they
//! belong to what is seen, in emoji and in scripts that are written with them.

use serde_json::Value;
use unicode_segmentation::UnicodeSegmentation;

/// A name is at most this long.
pub const LONGEST_NAME: usize = 24;
const LONGEST_CHAT: usize = 500;

/// A name: one line, at most 24 characters; nothing if there is nothing to be seen in it.
pub fn name(text: &str) -> Option<String> {
    clean(text, LONGEST_NAME)
}

/// Something said: one line, at most 500 characters; nothing if there is nothing to be seen in it.
pub fn chat(text: &str) -> Option<String> {
    clean(text, LONGEST_CHAT)
}

/// The options of a game, without characters that turn the direction of writing.
pub fn setup(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(one_way(&text)),
        Value::Array(values) => values.into_iter().map(setup).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(key, value)| (one_way(&key), setup(value))).collect()
        }
        other => other,
    }
}

fn one_way(text: &str) -> String {
    text.chars().filter(|c| !turns(*c)).collect()
}

fn clean(text: &str, longest: usize) -> Option<String> {
    let seen = visible(&text.chars().collect::<Vec<char>>());
    let line = seen.split_whitespace().collect::<Vec<&str>>().join(" ");
    // Cut between what is seen as characters, never inside an emoji.
    let mut room = longest;
    let fits = |cluster: &&str| {
        let left = room.checked_sub(cluster.chars().count());
        room = left.unwrap_or(0);
        left.is_some()
    };
    let cut: String = line.graphemes(true).take_while(fits).collect();
    let cut = cut.trim_end();
    cut.chars().any(shows).then(|| cut.to_owned())
}

/// What can be seen of a text.
fn visible(text: &[char]) -> String {
    let mut kept: Vec<char> = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&c) = text.get(at) {
        let (before, rest) = (kept.last().copied(), &text[at + 1..]);
        at += 1;
        if c.is_whitespace() || c == BLANK_BRAILLE {
            kept.push(' ');
        } else if c == BLACK_FLAG {
            let tags = flag_tags(rest);
            kept.push(c);
            kept.extend(&rest[..tags]);
            at += tags;
        } else if !is_hidden(c) || belongs(c, before, rest.first().copied()) {
            kept.push(c);
        }
    }
    kept.into_iter().collect()
}

const JOINER: char = '\u{200d}';
const NON_JOINER: char = '\u{200c}';
const KEYCAP: char = '\u{20e3}';
const BLACK_FLAG: char = '\u{1f3f4}';
const LAST_TAG: char = '\u{e007f}';
const BLANK_BRAILLE: char = '\u{2800}';

/// Whether a character that cannot be seen by itself is part of what its neighbours show.
fn belongs(c: char, before: Option<char>, after: Option<char>) -> bool {
    let (Some(before), after) = (before, after.unwrap_or(' ')) else { return false };
    match c {
        JOINER if is_emoji(after) => is_emoji(before) || is_selector(before),
        JOINER | NON_JOINER => joins(before) && joins(after),
        c if is_selector(c) && after == KEYCAP => matches!(before, '0'..='9' | '#' | '*'),
        c if is_selector(c) => is_emoji(before),
        _ => false,
    }
}

/// How many characters after a black flag say whose it is, as in the flag of Scotland.
fn flag_tags(rest: &[char]) -> usize {
    let is_tag = |c: &char| matches!(c, '\u{e0030}'..='\u{e0039}' | '\u{e0061}'..='\u{e007a}');
    let tags = rest.iter().take_while(|c| is_tag(c)).count();
    let ends = rest.get(tags) == Some(&LAST_TAG);
    if (3..=6).contains(&tags) && ends { tags + 1 } else { 0 }
}

/// Whether there is something to be seen of a character that stands alone.
fn shows(c: char) -> bool {
    let only_marks = matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe20}'..='\u{fe2f}');
    !only_marks && !c.is_whitespace() && !is_hidden(c)
}

/// Characters that turn the direction of writing.
fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}')
}

/// Characters that nobody can see: controls, fillers, joiners, selectors, tags.
fn is_hidden(c: char) -> bool {
    let hidden = matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}'
        | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    hidden || c.is_control() || turns(c)
}

/// What says whether a character is shown as text or as a picture.
fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

fn is_emoji(c: char) -> bool {
    matches!(c, '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}'
        | '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{23ff}' | '\u{24c2}' | '\u{25a0}'..='\u{27bf}'
        | '\u{2934}' | '\u{2935}' | '\u{2b00}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}'
        | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

/// Letters of scripts whose shapes depend on joiners: Arabic, Syriac, and those of India.
fn joins(c: char) -> bool {
    matches!(c, '\u{620}'..='\u{6ff}' | '\u{710}'..='\u{77f}' | '\u{8a0}'..='\u{8ff}'
        | '\u{900}'..='\u{dff}')
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        assert_eq!(name("  Ann\n\tB\u{202e}\u{7}  ").as_deref(), Some("Ann B"));
        assert_eq!(name(&"x".repeat(99)).map(|name| name.len()), Some(24));
        assert_eq!(chat(&"東".repeat(999)).map(|text| text.chars().count()), Some(500));
        for hidden in ['\u{ad}', '\u{200d}', '\u{fe0f}', '\u{3164}', '\u{e0041}', '\u{61c}'] {
            let text = format!("A{hidden}nn{hidden}");
            assert_eq!(name(&text).as_deref(), Some("Ann"), "{hidden:?}");
        }
    }

    #[test]
    fn a_name_that_nobody_can_see_is_none() {
        for text in [
            "",
            "\u{200b} \r\n",
            "\u{3164}",
            "\u{115f}\u{1160}\u{ffa0}",
            "\u{2800}\u{2800}",
            "\u{ad}",
            "\u{200d}\u{200d}",
            "\u{fe0f}",
            "\u{e0061}\u{e007f}",
            "\u{e0101}",
            "\u{2066}\u{2069}\u{61c}",
            "\u{180e}\u{feff}",
            "\u{301}\u{301}",
            "\u{17b4}",
        ] {
            assert_eq!(name(text), None, "{text:?}");
        }
    }

    #[test]
    fn emoji_and_scripts_that_join_stay_whole() {
        for text in [
            "👨‍👩‍👧‍👦",
            "👩🏽‍🚀 Ann",
            "🏳️‍🌈",
            "❤️",
            "❤️‍🔥",
            "1️⃣ #️⃣",
            "🇯🇵🇫🇷",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "می\u{200c}خواهم",
            "ශ්\u{200d}රී",
            "e\u{301}",
        ] {
            assert_eq!(name(text).as_deref(), Some(text), "{text:?}");
        }
        assert_eq!(name("🏴\u{e0067}\u{e0062}").as_deref(), Some("🏴"), "no whole flag");
        assert_eq!(name("👨\u{200d}Ann").as_deref(), Some("👨Ann"));
        assert_eq!(name("1\u{fe0f}").as_deref(), Some("1"));
    }

    #[test]
    fn a_text_is_cut_between_characters_that_are_seen() {
        let families = "👨‍👩‍👧‍👦".repeat(4);
        assert_eq!(name(&families), Some("👨‍👩‍👧‍👦".repeat(3)), "7 characters each, 24 at most");
        assert_eq!(name(&format!("e{}", "\u{301}".repeat(99))), None, "one that nobody could read");
    }

    #[test]
    fn no_text_of_a_person_turns_the_direction_of_writing() {
        let turning = "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\
                       \u{2067}\u{2068}\u{2069}";
        let text = format!("a{turning}b");
        assert_eq!((name(&text).as_deref(), chat(&text).as_deref()), (Some("ab"), Some("ab")));
        let written = json!({ "name": text, "boards": [{ text.clone(): [text, 1, null] }] });
        assert_eq!(setup(written), json!({ "name": "ab", "boards": [{ "ab": ["ab", 1, null] }] }));
    }
}

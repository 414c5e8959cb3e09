//! Text in a terminal: how many columns it takes, where it is cut, how it is padded. Letters of
//! Japanese and some signs take two.

use contract::{Ink, Sketch};
use unicode_width::UnicodeWidthStr;

/// How many columns a text takes.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// As much of a text as fits into that many columns.
pub fn cut(text: &str, most: usize) -> &str {
    let ends = text.char_indices().map(|(at, letter)| at + letter.len_utf8());
    // The whole beginning is measured: a sign may make the one before it wider.
    let kept = ends.take_while(|end| columns(&text[..*end]) <= most).last();
    &text[..kept.unwrap_or(0)]
}

/// At most that many columns of a text, with dots where something is missing.
pub fn letters(text: &str, most: usize) -> String {
    if columns(text) <= most {
        return text.to_owned();
    }
    format!("{}…", cut(text, most.saturating_sub(1)).trim_end())
}

/// A text at the beginning of its place, which it fills with spaces.
pub fn start(text: &str, wide: usize) -> String {
    format!("{text}{}", " ".repeat(wide.saturating_sub(columns(text))))
}

/// A text at the end of its place, which it fills with spaces.
pub fn end(text: &str, wide: usize) -> String {
    format!("{}{text}", " ".repeat(wide.saturating_sub(columns(text))))
}

/// Adds a line to a sketch, cut where the terminal ends.
pub fn line(sketch: &mut Sketch, runs: impl IntoIterator<Item = (Ink, String)>, most: usize) {
    sketch.line();
    let mut room = most;
    for (ink, text) in runs {
        let kept = cut(&text, room);
        room -= columns(kept);
        if !kept.is_empty() {
            sketch.put(ink, kept);
        }
        if kept.len() < text.len() {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_japanese_take_two_columns() {
        let rows = [("Ren", 3), ("é", 1), ("東京", 4), ("カード", 6), ("2⚡", 3), ("● ■ ★", 5)];
        for (text, wide) in rows {
            assert_eq!(columns(text), wide, "{text}");
        }
    }

    #[test]
    fn nothing_is_wider_than_its_place() {
        assert_eq!(letters("éééé", 4), "éééé");
        assert_eq!(letters("Extra Head", 7), "Extra…");
        assert_eq!(letters("東京太郎", 8), "東京太郎");
        assert_eq!(letters("東京太郎", 7), "東京太…");
        assert_eq!(letters("東京太郎", 6), "東京…", "half a letter cannot be shown");
        assert_eq!((cut("東京", 3), cut("東京", 0), cut("東京", 9)), ("東", "", "東京"));
    }

    #[test]
    fn places_are_filled_by_columns() {
        assert_eq!((start("東京", 6), end("東京", 6)), ("東京  ".into(), "  東京".into()));
        assert_eq!((start("Ren", 2), end("Ren", 5)), ("Ren".into(), "  Ren".into()));
    }

    #[test]
    fn a_line_ends_where_the_terminal_does() {
        let mut sketch = Sketch::default();
        let runs = ["東京", "太郎", "x"].map(|text| (Ink::Plain, text.to_owned()));
        line(&mut sketch, runs.clone(), 8);
        line(&mut sketch, runs, 7);
        assert_eq!(sketch.plain(), "東京太郎\n東京太\n");
    }
}

//! Text broken into lines.

use pens::columns::columns;

/// The text in lines of at most `width` columns, broken between words where that is possible.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    text.split('\n').flat_map(|paragraph| wrap_paragraph(paragraph, width)).collect()
}

fn wrap_paragraph(paragraph: &str, width: usize) -> Vec<String> {
    if columns(paragraph) <= width {
        return vec![paragraph.to_owned()];
    }
    let mut lines = vec![String::new()];
    for word in paragraph.split(' ').flat_map(|word| pieces(word, width)) {
        let used = lines.last().map_or(0, |line| columns(line));
        let gap = usize::from(used > 0);
        match lines.last_mut() {
            Some(line) if used + gap + columns(&word) <= width => {
                line.push_str(if gap == 1 { " " } else { "" });
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

/// A word, cut where it is longer than a line.
fn pieces(word: &str, width: usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for letter in word.chars() {
        if let Some(piece) = pieces.last_mut()
            && columns(piece) + columns(letter.encode_utf8(&mut [0; 4])) <= width
        {
            piece.push(letter);
            continue;
        }
        pieces.push(letter.to_string());
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_never_overflow() {
        assert_eq!(
            wrap("a disc falls to the lowest row", 12),
            ["a disc falls", "to the", "lowest row"]
        );
        assert_eq!(wrap("unbreakable", 4), ["unbr", "eaka", "ble"]);
        assert_eq!(wrap("one\n\ntwo", 10), ["one", "", "two"]);
        assert_eq!(wrap("東京東京", 4), ["東京", "東京"]);
    }
}

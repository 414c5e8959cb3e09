//! One line of text that is being typed.

use pens::columns::columns;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// One line of text and where the next letter goes, in bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    pub text: String,
    cursor: usize,
}

impl Field {
    /// A line to begin with, the cursor at its end.
    pub fn new(text: impl Into<String>) -> Field {
        let text = text.into();
        let cursor = text.len();
        Field { text, cursor }
    }

    /// The column of the cursor.
    pub fn column(&self) -> usize {
        columns(&self.text[..self.cursor])
    }

    /// Changes the line as a key says; other keys do nothing.
    pub fn press(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('u') if control => *self = Field::default(),
            KeyCode::Char(letter) if !control => {
                self.text.insert(self.cursor, letter);
                self.cursor += letter.len_utf8();
            }
            KeyCode::Backspace if self.cursor > 0 => {
                self.cursor = self.before();
                self.text.remove(self.cursor);
            }
            KeyCode::Delete if self.cursor < self.text.len() => drop(self.text.remove(self.cursor)),
            KeyCode::Left => self.cursor = self.before(),
            KeyCode::Right => self.cursor = self.after(),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.text.len(),
            _ => {}
        }
    }

    fn before(&self) -> usize {
        self.text[..self.cursor].char_indices().next_back().map_or(0, |(at, _)| at)
    }

    fn after(&self) -> usize {
        let next = self.text[self.cursor..].chars().next();
        self.cursor + next.map_or(0, char::len_utf8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_can_be_edited_in_the_middle() {
        let mut field = Field::new("früh");
        for code in [KeyCode::Left, KeyCode::Backspace, KeyCode::Char('o'), KeyCode::Delete] {
            field.press(KeyEvent::from(code));
        }
        assert_eq!(field.text, "fro");
        assert_eq!(field.column(), 3);
        field.press(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
        assert_eq!(field, Field::default());
    }
}

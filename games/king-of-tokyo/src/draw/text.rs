//! Text that has to fit: how wide it is, where it breaks, where it is cut.

/// A way to set text.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    /// Height of the letters in user units.
    pub size: i32,
    /// Whether it is bold.
    pub bold: bool,
}

/// Ordinary letters of that size.
pub const fn book(size: i32) -> Type {
    Type { size, bold: false }
}

/// Bold letters of that size.
pub const fn bold(size: i32) -> Type {
    Type { size, bold: true }
}

/// Widths of the letters from space to tilde in thousandths of the size, as DejaVu Sans has them:
/// the widest of the fonts that viewers are likely to use.
const BOOK: [u16; 95] = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
];

/// The same of DejaVu Sans Bold.
const BOLD: [u16; 95] = [
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696, 696,
    696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734, 830, 683,
    683, 821, 837, 372, 372, 775, 637, 995, 837, 850, 733, 850, 770, 720, 682, 812, 774, 1103, 771,
    724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716, 678, 435, 716, 712, 343, 343, 665,
    343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712, 365, 712, 838,
];

impl Type {
    /// How wide a text is, in user units.
    pub fn width(self, text: &str) -> i32 {
        let widths = if self.bold { &BOLD } else { &BOOK };
        let letter = |letter: char| {
            let idx = (letter as usize).checked_sub(' ' as usize);
            idx.and_then(|idx| widths.get(idx)).map_or(1000, |width| i32::from(*width))
        };
        let thousandths: i32 = text.chars().map(letter).sum();
        (thousandths * self.size + 999) / 1000
    }

    /// The text in lines no wider than that, broken between words; a longer word is cut.
    pub fn wrap(self, text: &str, width: i32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            match (lines.last_mut(), longer) {
                (Some(line), Some(longer)) if self.width(&longer) <= width => *line = longer,
                _ => lines.push(self.cut(word, width)),
            }
        }
        lines
    }

    /// As much of the text as fits, with dots where something is missing.
    pub fn cut(self, text: &str, width: i32) -> String {
        if self.width(text) <= width {
            return text.to_owned();
        }
        let mut letters: Vec<char> = text.chars().collect();
        while letters.pop().is_some() {
            let shorter: String = letters.iter().chain(['…'].iter()).collect();
            if self.width(&shorter) <= width {
                return shorter;
            }
        }
        String::new()
    }
}

/// At most that many letters of a text, with dots where something is missing.
pub fn letters(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;

    #[test]
    fn wrapped_text_keeps_every_word_and_its_width() {
        for card in Card::all() {
            let text = card.title().text;
            let lines = book(12).wrap(text, 130);
            assert!(lines.iter().all(|line| book(12).width(line) <= 130), "{text}");
            assert_eq!(lines.join(" "), text);
        }
    }

    #[test]
    fn a_word_too_long_for_its_line_is_cut() {
        assert_eq!(book(10).wrap("a pneumonoultramicroscopic b", 60), ["a", "pneumon…", "b"]);
        assert_eq!(bold(10).cut("Wings", 0), "");
        assert_eq!(bold(10).cut("Wings", 100), "Wings");
    }

    #[test]
    fn letters_are_counted_not_bytes() {
        assert_eq!(letters("éééé", 4), "éééé");
        assert_eq!(letters("Extra Head", 7), "Extra…");
    }
}

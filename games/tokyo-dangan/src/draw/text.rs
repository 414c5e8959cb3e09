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

    /// Bold letters as large as fit the width, between two sizes.
    pub fn fit(text: &str, width: i32, most: i32, least: i32) -> Type {
        let fits = |size: &i32| bold(*size).width(text) <= width;
        bold((least..=most).rev().find(fits).unwrap_or(least))
    }

    /// The text in two lines, as even as its words and hyphens allow; the second may be empty.
    pub fn halves(self, text: &str) -> (&str, &str) {
        let breaks = text.match_indices([' ', '-']);
        let breaks = breaks.map(|(at, _)| (text[..=at].trim_end(), &text[at + 1..]));
        let wider = |(first, second): &(&str, &str)| self.width(first).max(self.width(second));
        breaks.min_by_key(wider).unwrap_or((text, ""))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_shrink_before_they_are_cut() {
        assert_eq!(Type::fit("Ueno", 100, 18, 10).size, 18);
        let kind = Type::fit("Futamatagawa", 100, 18, 10);
        assert!((11..15).contains(&kind.size) && kind.width("Futamatagawa") <= 100);
        assert_eq!(Type::fit("a name that is longer than all others", 100, 18, 10).size, 10);
        assert_eq!(bold(10).cut("Ueno", 0), "");
        assert_eq!(bold(10).cut("Futamatagawa", 60), "Futamat…");
    }

    #[test]
    fn long_names_break_between_words() {
        assert_eq!(bold(14).halves("Yokohama Station"), ("Yokohama", "Station"));
        assert_eq!(bold(14).halves("a bc def ghij"), ("a bc", "def ghij"));
        assert_eq!(bold(14).halves("Shin-Yokohama"), ("Shin-", "Yokohama"));
        assert_eq!(bold(14).halves("Futamatagawa"), ("Futamatagawa", ""));
    }
}

//! Text that has to fit: how wide it is, where it breaks, where it is cut.

use crate::length::Length;

/// A way to set text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Type<L = f64> {
    /// Height of the letters in user units.
    pub size: L,
    /// Whether they are bold.
    pub bold: bool,
    /// Where a text is held: `start`, `middle` or `end`.
    pub anchor: &'static str,
}

/// Ordinary letters of that size, held at their start.
pub const fn book<L: Length>(size: L) -> Type<L> {
    Type { size, bold: false, anchor: "start" }
}

/// Bold letters of that size, held at their start.
pub const fn bold<L: Length>(size: L) -> Type<L> {
    Type { size, bold: true, anchor: "start" }
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

impl<L: Length> Type<L> {
    /// The same letters, held in their middle.
    #[must_use]
    pub const fn centred(self) -> Type<L> {
        Type { anchor: "middle", ..self }
    }

    /// The same letters, held at their end.
    #[must_use]
    pub const fn ending(self) -> Type<L> {
        Type { anchor: "end", ..self }
    }

    /// How wide a text is, in user units.
    pub fn width(self, text: &str) -> L {
        let widths = if self.bold { &BOLD } else { &BOOK };
        let letter = |letter: char| {
            let idx = (letter as usize).checked_sub(' ' as usize);
            idx.and_then(|idx| widths.get(idx)).map_or(1_000, |width| i32::from(*width))
        };
        self.size.thousandths(text.chars().map(letter).sum())
    }

    /// The same letters, smaller if the text would be wider than that, but no smaller than
    /// `least`.
    #[must_use]
    pub fn fitting(self, text: &str, width: L, least: L) -> Type<L> {
        let mut kind = self;
        while kind.width(text) > width && kind.size > least {
            kind.size = kind.size - L::STEP;
        }
        kind
    }

    /// The letters and as much of the text as fits: they shrink to `least` before it is cut.
    #[must_use]
    pub fn fitted(self, text: &str, width: L, least: L) -> (Type<L>, String) {
        let kind = self.fitting(text, width, least);
        (kind, kind.cut(text, width))
    }

    /// The text in lines no wider than that, broken between words, and anywhere in Japanese but
    /// before a mark that ends something; a longer word is cut.
    pub fn wrap(self, text: &str, width: L) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            for (idx, part) in unbreakable(word).into_iter().enumerate() {
                let gap = if idx == 0 { " " } else { "" };
                let longer = lines.last().map(|line| format!("{line}{gap}{part}"));
                match (lines.last_mut(), longer) {
                    (Some(line), Some(longer)) if self.width(&longer) <= width => *line = longer,
                    _ => lines.push(self.cut(part, width)),
                }
            }
        }
        lines
    }

    /// The text in two lines, as even as its words and hyphens allow; the second may be empty.
    pub fn halves(self, text: &str) -> (&str, &str) {
        let breaks = text.match_indices([' ', '-']);
        let breaks = breaks.map(|(at, _)| (text[..=at].trim_end(), &text[at + 1..]));
        let wider = |(first, second): (&str, &str)| {
            let (first, second) = (self.width(first), self.width(second));
            if first > second { first } else { second }
        };
        let narrower = |one, other| if wider(other) < wider(one) { other } else { one };
        breaks.reduce(narrower).unwrap_or((text, ""))
    }

    /// As much of the text as fits, with dots where something is missing.
    pub fn cut(self, text: &str, width: L) -> String {
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

/// Marks and small letters that no line of Japanese begins with.
const NEVER_FIRST: &str = "、。，．」』）】！？：；ー～…％ぁぃぅぇぉっゃゅょァィゥェォッャュョ々";

/// Marks that no line of Japanese ends with.
const NEVER_LAST: &str = "「『（【";

/// The parts of a word between which a line may break: a word of Latin letters is one part.
fn unbreakable(word: &str) -> Vec<&str> {
    let is_japanese = |letter: char| letter >= '\u{3000}';
    let mut breaks = vec![0];
    for ((_, before), (at, after)) in word.char_indices().zip(word.char_indices().skip(1)) {
        let meet = is_japanese(before) || is_japanese(after);
        if meet && !NEVER_FIRST.contains(after) && !NEVER_LAST.contains(before) {
            breaks.push(at);
        }
    }
    let ends = breaks.iter().skip(1).copied().chain([word.len()]);
    breaks.iter().zip(ends).map(|(from, to)| &word[*from..to]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_shrink_before_they_are_cut() {
        assert_eq!(bold(18).fitting("Ueno", 100, 10).size, 18);
        let kind = bold(18).fitting("Futamatagawa", 100, 10);
        assert!((11..15).contains(&kind.size) && kind.width("Futamatagawa") <= 100);
        assert_eq!(bold(18).fitting("a name that is longer than all others", 100, 10).size, 10);
        assert_eq!(bold(10).cut("Ueno", 0), "");
        assert_eq!(bold(10).cut("Ueno", 100), "Ueno");
        assert_eq!(bold(10.0).cut("Futamatagawa", 60.0), "Futamat…");
    }

    #[test]
    fn text_breaks_between_words() {
        assert_eq!(bold(14).halves("Yokohama Station"), ("Yokohama", "Station"));
        assert_eq!(bold(14).halves("a bc def ghij"), ("a bc", "def ghij"));
        assert_eq!(bold(14).halves("Shin-Yokohama"), ("Shin-", "Yokohama"));
        assert_eq!(bold(14).halves("Futamatagawa"), ("Futamatagawa", ""));
        assert_eq!(book(10).wrap("a pneumonoultramicroscopic b", 60), ["a", "pneumon…", "b"]);
        let text = "every word of a longer text is kept, and no line is wider than its place";
        let lines = book(12).wrap(text, 130);
        assert!(lines.iter().all(|line| book(12).width(line) <= 130));
        assert_eq!(lines.join(" "), text);
    }

    #[test]
    fn japanese_breaks_anywhere_but_before_closing_marks() {
        assert_eq!(unbreakable("3点を「得る」。"), ["3", "点", "を", "「得", "る」。"]);
        assert_eq!(unbreakable("word,"), ["word,"]);
        let text = "攻撃したモンスターは、入る前に1ダメージを受けます。";
        let lines = book(10).wrap(text, 105);
        assert!(lines.len() > 2 && lines.iter().all(|line| book(10).width(line) <= 105));
        assert!(lines.iter().all(|line| !line.starts_with(['、', '。', 'ー'])), "{lines:?}");
        assert_eq!(lines.concat(), text);
    }
}

//! The kept cards of a monster: with their texts where there is room, as labels where not.

use contract::Phrase;
use pens::{bold, book};

use super::Show;
use super::pen::{Area, INK, Pen, SOFT, Type};

const NAME: Type = bold(12);
const TEXT: Type = book(11);
const LABEL: Type = bold(11);
/// Height of a label, and from one row of labels to the next.
const HIGH: i32 = 18;
const STEP: i32 = 20;

const CHIP: &str = "fill=\"#fffdf7\" stroke=\"#b9a981\" stroke-width=\"1.2\"";
const SLOT: &str = "fill=\"none\" stroke=\"#cdbf9d\" stroke-width=\"2\" stroke-dasharray=\"7 6\"";

/// The kept cards as they are shown.
pub enum Shelf {
    /// Each with its name, and its text in lines.
    Texts(Vec<(String, Vec<String>)>),
    /// Rows of labels: where each begins in its row, and what it says.
    Labels(Vec<Vec<(i32, String)>>),
}

impl Shelf {
    /// A shelf of that width for cards with names and texts: texts if they take no more than the
    /// height.
    pub fn new(cards: &[(String, String)], width: i32, height: i32) -> Shelf {
        let text = |(name, text): &(String, String)| {
            (NAME.cut(name, width - 14), TEXT.wrap(text, width - 14))
        };
        let texts = Shelf::Texts(cards.iter().map(text).collect());
        if texts.height() <= height { texts } else { Shelf::Labels(rows(cards, width)) }
    }

    /// How high it is.
    pub fn height(&self) -> i32 {
        match self {
            Shelf::Texts(cards) => cards.iter().map(|(_, lines)| card_height(lines) + 4).sum(),
            Shelf::Labels(rows) => rows.len() as i32 * STEP,
        }
    }

    pub fn draw(&self, pen: &mut Pen, view: &Show<'_>, area: Area) {
        match self {
            Shelf::Texts(cards) if cards.is_empty() && area.h > 60 => {
                pen.rect(area.inset(2), 8, SLOT);
                let at = (area.middle(), area.y + area.h / 2 + 4);
                pen.text(at, book(13).centred(), "#9a8f76", &view.word("draw-no-cards"));
            }
            Shelf::Texts(cards) => texts(pen, cards, area),
            Shelf::Labels(rows) => labels(pen, view, rows, area),
        }
    }
}

fn card_height(lines: &[String]) -> i32 {
    25 + 13 * lines.len() as i32
}

fn texts(pen: &mut Pen, cards: &[(String, Vec<String>)], area: Area) {
    let mut y = area.y;
    for (name, lines) in cards {
        let card = Area { y, h: card_height(lines), ..area };
        pen.rect(card, 6, CHIP);
        pen.text((area.x + 7, y + 16), NAME, INK, name);
        pen.lines((area.x + 7, y + 31), TEXT, SOFT, lines);
        y += card.h + 4;
    }
}

/// Labels in rows of that width.
fn rows(cards: &[(String, String)], width: i32) -> Vec<Vec<(i32, String)>> {
    let mut rows = vec![Vec::new()];
    let mut x = 0;
    for (name, _) in cards {
        let name = LABEL.cut(name, width - 12);
        let wide = LABEL.width(&name) + 12;
        if x + wide > width {
            rows.push(Vec::new());
            x = 0;
        }
        if let Some(row) = rows.last_mut() {
            row.push((x, name));
        }
        x += wide + 4;
    }
    rows
}

/// Rows as far as there is room; in place of the last one, how many labels are missing.
fn labels(pen: &mut Pen, view: &Show<'_>, rows: &[Vec<(i32, String)>], area: Area) {
    let room = usize::try_from((area.h + STEP - HIGH) / STEP).unwrap_or(0);
    let shown = if rows.len() <= room { rows.len() } else { room.saturating_sub(1) };
    for (idx, row) in (0..).zip(rows.iter().take(shown)) {
        let y = area.y + STEP * idx;
        for (x, name) in row {
            let chip = Area { x: area.x + x, y, w: LABEL.width(name) + 12, h: HIGH };
            pen.rect(chip, 5, CHIP);
            pen.text((chip.x + 6, y + 13), LABEL, INK, name);
        }
    }
    let missing: usize = rows.iter().skip(shown).map(Vec::len).sum();
    if missing > 0 {
        let at = (area.x + 3, area.y + STEP * shown as i32 + 13);
        let more = view.say(&Phrase::new("draw-more").with("count", missing));
        pen.text(at, LABEL, SOFT, &more);
    }
}

#[cfg(test)]
mod tests {
    use contract::{Chance, Game, Viewer};
    use pens::Silence;

    use super::*;
    use crate::setup::Setup;
    use crate::state::KingOfTokyo;

    #[test]
    fn texts_become_labels_where_there_is_no_room() {
        let cards = [("Wings", "Pay 2 energy."), ("Jets", "Yield.")];
        let cards = cards.map(|(name, text)| (name.to_owned(), text.to_owned()));
        assert!(matches!(Shelf::new(&cards, 200, 100), Shelf::Texts(_)));
        let Shelf::Labels(rows) = Shelf::new(&cards, 200, 50) else { panic!("these are texts") };
        assert_eq!(rows, [[(0, "Wings".to_owned()), (55, "Jets".to_owned())]]);
        assert_eq!(super::rows(&cards, 60).len(), 2);
    }

    #[test]
    fn what_does_not_fit_is_counted() {
        let cards = vec![("Wings".to_owned(), "Pay.".to_owned()); 9];
        let shelf = Shelf::new(&cards, 120, 60);
        let mut pen = Pen::default();
        let state = KingOfTokyo::open(&Setup::default(), 2, &mut Chance::from_number(1)).unwrap();
        let view = state.view(Viewer::Public);
        let view = Show { view: &view, speaker: &Silence };
        shelf.draw(&mut pen, &view, Area { x: 0, y: 0, w: 120, h: 60 });
        assert_eq!(pen.body.matches("Wings").count(), 4);
        assert!(pen.body.contains("draw-more 5"));
    }
}

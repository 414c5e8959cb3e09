//! The market: three face-up cards, the deck and the discard pile.

use contract::Phrase;
use pens::{bold, book};

use super::Show;
use super::pen::{Area, BLOOD, CREAM, GOLD, GREEN, INK, Pen, SAND, SOFT, STAR, Type};
use super::symbol::{Signs, Symbol};
use crate::cards::{Card, Kind};
use crate::frame::Frame;
use crate::words::text_of;

/// Width of a card, and of the piles beside them.
const CARD: i32 = 160;
const PILE: i32 = 83;

/// Draws the market.
pub fn draw(pen: &mut Pen, view: &Show<'_>, area: Area) {
    for (slot, card) in (0..).zip(view.row) {
        let x = area.x + slot * (CARD + 11);
        let place = Area { x, y: area.y, w: CARD, h: area.h };
        match card {
            Some(card) => face_up(pen, view, card, place),
            None => pen.rect(place.inset(2), 12, EMPTY),
        }
    }
    let x = area.right() - PILE;
    let h = (area.h - 12) / 2;
    let deck = Area { x, y: area.y, w: PILE, h };
    let count = view.deck.len() + usize::from(view.top.is_some());
    pile(pen, deck, &view.word("draw-deck"), count, "#33407a");
    if let Some(card) = view.top {
        known_top(pen, card, deck);
    } else if !view.peeked.is_empty() {
        pen.text(
            (deck.middle(), deck.y + 24),
            book(11).centred(),
            CREAM,
            &view.word("draw-peeked"),
        );
    }
    let y = area.bottom() - h;
    pile(pen, Area { x, y, w: PILE, h }, &view.word("draw-discard"), view.discard.len(), "#5b3a52");
}

const EMPTY: &str =
    "fill=\"none\" stroke=\"#4a5285\" stroke-width=\"2.5\" stroke-dasharray=\"8 7\"";

/// A card with everything that is printed on it.
fn face_up(pen: &mut Pen, view: &Show<'_>, card: Card, area: Area) {
    let title = card.title();
    let price = view.price(view.active, card);
    let buying = matches!(view.stack.top(), Some(Frame::Buying));
    let purse = view.monsters.get(view.active).map_or(0, |monster| monster.energy);
    if buying && purse >= u16::from(price) {
        let glow = format!("fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"5\"");
        pen.rect(area.inset(-2), 14, &glow);
    }
    let edge = format!("fill=\"{CREAM}\" stroke=\"{INK}\" stroke-width=\"2.5\"");
    pen.rect(area, 12, &edge);
    let (word, band) = match title.kind {
        Kind::Keep => ("draw-keep", "#2b6f77"),
        Kind::Discard => ("draw-once", "#a3382f"),
    };
    let (name_type, names) = name(title.name);
    let head = Area { h: 58, ..area };
    band_of(pen, head, band);
    cost(pen, view, (area.x + 27, area.y + 29), price, card.cost(&view.setup));
    let step = name_type.size + name_type.size / 4;
    let first = area.y + 34 - step * (names.len() as i32 - 1) / 2;
    let middle = area.x + 50 + (area.w - 56) / 2;
    pen.lines((middle, first), name_type.centred(), "#fff", &names);
    let picture = Area { x: area.x + 9, y: area.y + 66, w: area.w - 18, h: 70 };
    emblem(pen, title.text, band, picture);
    let text = view.say(&text_of(card));
    let (kind, lines) = fitted(&text, area.w - 20, area.bottom() - 34 - picture.bottom());
    let top = picture.bottom() + 8 + kind.size;
    pen.lines((area.middle(), top), kind.centred(), INK, &lines);
    let (kind, word) = (bold(11), view.word(word));
    let left = area.middle() - (kind.width(&word) + kind.size + 2) / 2;
    pen.pill((left, area.bottom() - 26), kind, (band, "#fff"), &word);
}

/// The name of a card in letters that fit its head.
fn name(name: &str) -> (Type, Vec<String>) {
    let fits = |size: &i32| {
        let lines = bold(*size).wrap(name, CARD - 60);
        lines.len() <= 2 && lines.join(" ") == name
    };
    let size = [15, 14, 13, 12].into_iter().find(fits).unwrap_or(11);
    (bold(size), bold(size).wrap(name, CARD - 60))
}

/// The coloured head of a card, round only above.
fn band_of(pen: &mut Pen, area: Area, fill: &str) {
    let Area { x, y, w, h } = area;
    let (left, right, low, top) = (x + 1, x + w - 1, y + h, y + 1);
    pen.add(format_args!(
        "<path fill=\"{fill}\" d=\"M{left} {low}V{}Q{left} {top} {} {top}H{}Q{right} {top} \
         {right} {}V{low}Z\"/>",
        y + 12,
        x + 12,
        x + w - 12,
        y + 12
    ));
}

/// What a card costs whoever's turn it is; the printed cost beside it if that differs.
fn cost(pen: &mut Pen, view: &Show<'_>, at: (i32, i32), price: u8, printed: u8) {
    let (x, y) = if price == printed { at } else { (at.0, at.1 - 5) };
    pen.cube((x, y), 210);
    pen.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"13\" fill=\"#123d1a\"/>"));
    pen.text((x, y + 7), bold(19).centred(), "#fff", &price.to_string());
    if price != printed {
        let was = view.say(&Phrase::new("draw-was").with("price", printed));
        pen.text((x, y + 31), bold(10).centred(), "#fff", &was);
    }
}

/// The text of a card in the largest letters that fit.
fn fitted(text: &str, width: i32, height: i32) -> (Type, Vec<String>) {
    let fits = |size: &i32| {
        let lines = book(*size).wrap(text, width).len() as i32;
        lines * (size + size / 4) <= height
    };
    let size = [15, 14, 13, 12, 11, 10].into_iter().find(fits).unwrap_or(9);
    (book(size), book(size).wrap(text, width))
}

/// Signs for what the text speaks of.
fn emblem(pen: &mut Pen, text: &str, band: &str, area: Area) {
    pen.rect(area, 8, &format!("fill=\"{SAND}\""));
    pen.rect(area, 8, &format!("fill=\"{band}\" fill-opacity=\".16\""));
    let lower = text.to_lowercase();
    // Whoever heals damage deals none.
    let harm: &[&str] =
        if lower.contains("heal") { &["attack", "deal"] } else { &["attack", "damage"] };
    let words: [(Symbol, &str, &[&str]); 6] = [
        (Symbol::Die, INK, &["dice", "die", "reroll"]),
        (Symbol::Claw, "#d9570a", harm),
        (Symbol::Heart, BLOOD, &["heal", "life", "heart"]),
        (Symbol::Bolt, GREEN, &["energy"]),
        (Symbol::Star, STAR, &["point"]),
        (Symbol::Card, "#33407a", &["card", "buy"]),
    ];
    let told = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    let mut signs: Vec<(Symbol, &str)> =
        words.iter().filter(|(_, _, w)| told(w)).map(|(sign, ink, _)| (*sign, *ink)).collect();
    signs.truncate(3);
    if signs.is_empty() {
        signs.push((Symbol::Again, SOFT));
    }
    let count = signs.len() as i32;
    let first = area.middle() - 46 * (count - 1) / 2;
    for (idx, (sign, ink)) in (0..).zip(signs) {
        let at = (first + 46 * idx, area.y + area.h / 2);
        pen.symbol(sign, (at.0, at.1 + 3), 175, "#00000033");
        pen.symbol(sign, at, 175, ink);
    }
}

/// A pile of cards with their number.
fn pile(pen: &mut Pen, area: Area, word: &str, count: usize, fill: &str) {
    let shown = count.div_ceil(12).min(4) as i32;
    if count == 0 {
        pen.rect(area.inset(2), 10, EMPTY);
    }
    for layer in (0..shown).rev() {
        let card = Area { x: area.x, y: area.y + 3 * layer, w: area.w, h: area.h - 10 };
        let style = format!("fill=\"{fill}\" stroke=\"{CREAM}\" stroke-width=\"2.5\"");
        pen.rect(card, 10, &style);
    }
    if count > 0 {
        pen.rect(Area { h: area.h - 10, ..area }, 10, "fill=\"url(#kot-back)\"");
    }
    let middle = (area.middle(), area.y + area.h / 2);
    pen.text((middle.0, middle.1 + 8), bold(30).centred(), CREAM, &count.to_string());
    pen.text((middle.0, middle.1 + 29), book(13).centred(), CREAM, word);
}

/// The card on top of the deck, which the viewer has looked at.
fn known_top(pen: &mut Pen, card: Card, area: Area) {
    let lines = book(10).wrap(card.title().name, area.w - 10);
    pen.lines((area.middle(), area.y + 15), book(10).centred(), GOLD, &lines);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_fits_its_card_in_letters_that_can_be_read() {
        for card in Card::all() {
            let (kind, lines) = fitted(card.title().text, CARD - 20, 120);
            let high = lines.len() as i32 * (kind.size + kind.size / 4);
            assert!(kind.size >= 11 && high <= 120, "{card:?}: {} {high}", kind.size);
        }
    }

    #[test]
    fn every_name_fits_the_head_of_its_card() {
        for card in Card::all() {
            let (kind, lines) = name(card.title().name);
            assert!(kind.size >= 11 && lines.iter().all(|line| kind.width(line) <= CARD - 60));
            let whole = lines.join(" ") == card.title().name;
            assert!(lines.len() <= 3 && whole, "{lines:?}");
        }
    }
}

//! The market: three face-up cards, the deck and the discard pile.

use pens::{bold, book};

use super::Show;
use super::card::{self, Price};
use super::pen::{Area, CREAM, GOLD, Pen};
use crate::cards::Card;
use crate::frame::Frame;

/// Width of the piles beside the cards.
const PILE: i32 = 83;

/// Draws the market.
pub fn draw(pen: &mut Pen, view: &Show<'_>, area: Area) {
    for (slot, card) in (0..).zip(view.row) {
        let x = area.x + slot * (card::WIDTH + 11);
        let place = Area { x, y: area.y, w: card::WIDTH, h: area.h };
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

/// A card for sale; it glows for a viewer who can buy it now.
fn face_up(pen: &mut Pen, view: &Show<'_>, card: Card, area: Area) {
    let price = Price { now: view.price(view.active, card), printed: card.cost(&view.setup) };
    let buying = matches!(view.stack.top(), Some(Frame::Buying));
    let purse = view.monsters.get(view.active).map_or(0, |monster| monster.energy);
    if buying && purse >= u16::from(price.now) {
        let glow = format!("fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"5\"");
        pen.rect(area.inset(-2), 14, &glow);
    }
    card::draw(pen, view.speaker, card, price, area);
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

//! A card face up: its head with cost and name, its picture, its text.

use contract::{Phrase, Speaker};
use pens::{bold, book};

use super::panel::Panels;
use super::pen::{Area, CREAM, INK, Pen, Type};
use super::symbol::Signs;
use crate::cards::{Card, Kind};
use crate::words::text_of;

/// Width of a card.
pub const WIDTH: i32 = 160;
/// Height of its head, and of everything but the picture.
const HEAD: i32 = 58;
const WORDS: i32 = 208;

/// What a card costs.
#[derive(Clone, Copy, Debug)]
pub struct Price {
    /// For the monster whose turn it is.
    pub now: u8,
    pub printed: u8,
}

/// Draws a card with everything that is printed on it. What its words leave is the picture's.
pub fn draw(pen: &mut Pen, speaker: &dyn Speaker, card: Card, price: Price, area: Area) {
    let title = card.title();
    let edge = format!("fill=\"{CREAM}\" stroke=\"{INK}\" stroke-width=\"2.5\"");
    pen.rect(area, 12, &edge);
    let (word, band) = match title.kind {
        Kind::Keep => ("draw-keep", "#2b6f77"),
        Kind::Discard => ("draw-once", "#a3382f"),
    };
    let (name_type, names) = name(title.name);
    band_of(pen, Area { h: HEAD, ..area }, band);
    cost(pen, speaker, (area.x + 27, area.y + 29), price);
    let step = name_type.size + name_type.size / 4;
    let first = area.y + 34 - step * (names.len() as i32 - 1) / 2;
    let middle = area.x + 50 + (area.w - 56) / 2;
    pen.lines((middle, first), name_type.centred(), "#fff", &names);
    let picture = Area { x: area.x, y: area.y + HEAD, w: area.w, h: area.h - WORDS };
    pen.panel(card, picture);
    let text = speaker.say(&text_of(card));
    let (kind, lines) = fitted(&text, area.w - 20, area.bottom() - 34 - picture.bottom());
    let top = picture.bottom() + 8 + kind.size;
    pen.lines((area.middle(), top), kind.centred(), INK, &lines);
    let (kind, word) = (bold(11), speaker.say(&Phrase::new(word)));
    let left = area.middle() - (kind.width(&word) + kind.size + 2) / 2;
    pen.pill((left, area.bottom() - 26), kind, (band, "#fff"), &word);
}

/// The name of a card in letters that fit its head.
fn name(name: &str) -> (Type, Vec<String>) {
    let fits = |size: &i32| {
        let lines = bold(*size).wrap(name, WIDTH - 60);
        lines.len() <= 2 && lines.join(" ") == name
    };
    let size = [15, 14, 13, 12].into_iter().find(fits).unwrap_or(11);
    (bold(size), bold(size).wrap(name, WIDTH - 60))
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

/// What a card costs now; the printed cost below it if that differs.
fn cost(pen: &mut Pen, speaker: &dyn Speaker, at: (i32, i32), Price { now, printed }: Price) {
    let (x, y) = if now == printed { at } else { (at.0, at.1 - 5) };
    pen.cube((x, y), 210);
    pen.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"13\" fill=\"#123d1a\"/>"));
    pen.text((x, y + 7), bold(19).centred(), "#fff", &now.to_string());
    if now != printed {
        let was = speaker.say(&Phrase::new("draw-was").with("price", printed));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_fits_its_card_in_letters_that_can_be_read() {
        for card in Card::all() {
            let (kind, lines) = fitted(card.title().text, WIDTH - 20, 112);
            let high = lines.len() as i32 * (kind.size + kind.size / 4);
            assert!(kind.size >= 11 && high <= 112, "{card:?}: {} {high}", kind.size);
        }
    }

    #[test]
    fn every_name_fits_the_head_of_its_card() {
        for card in Card::all() {
            let (kind, lines) = name(card.title().name);
            assert!(kind.size >= 11 && lines.iter().all(|line| kind.width(line) <= WIDTH - 60));
            let whole = lines.join(" ") == card.title().name;
            assert!(lines.len() <= 3 && whole, "{lines:?}");
        }
    }
}

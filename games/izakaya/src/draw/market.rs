//! The six colour cards with their crates, coins and action discs.

use contract::Phrase;
use pens::{Area, Num, Pen, bold, book};

use super::bottle;
use super::facts::{Facts, yen};
use super::look::{INK, SOFT, Street, WOOD};
use crate::colour::{BOTTLES, COIN, Colour};
use crate::words;

/// Height of the market.
pub const HEIGHT: f64 = 196.0;

/// Draws the market.
pub fn draw(pen: &mut Pen, facts: &Facts<'_>, area: Area) {
    pen.planks(area);
    let shelf = area.inset(11.0);
    for (idx, colour) in facts.view.market.row.into_iter().enumerate() {
        stall(pen, facts, colour, shelf.column(idx, 6, 10.0));
    }
}

fn stall(pen: &mut Pen, facts: &Facts<'_>, colour: Colour, area: Area) {
    let market = &facts.view.market;
    let (coins, left) = (market.coins[colour], market.crates[colour]);
    pen.paper(area, bottle::glass(colour));
    let name = capital(&facts.say(&words::colour(colour)));
    pen.text((area.x + 12.0, area.y + 25.0), bold(18.0), INK, &name);
    let price = yen(i32::from(coins) * COIN);
    let kind = bold(28.0).fitting(&price, area.w - 62.0, 14.0);
    pen.text((area.x + 12.0, area.y + 56.0), kind, "#9c2a17", &price);
    let shown = coins.min(8);
    for idx in 0..shown {
        pen.coin((area.x + 20.0 + 13.0 * f64::from(idx), area.y + 74.0), 8.5);
    }
    if coins == 0 {
        pen.text((area.x + 12.0, area.y + 79.0), book(14.0), SOFT, &facts.word("draw-no-coins"));
    }
    let at = (area.right() - 27.0, area.y + 30.0);
    match facts.view.slots.colours[colour] {
        Some(seat) => pen.token(seat, at, 16.0),
        None if left > 0 => pen.slot(at, 17.0, SOFT),
        None => {}
    }
    let place = Area { x: area.x + 7.0, y: area.y + 90.0, w: area.w - 14.0, h: area.h - 97.0 };
    rack(pen, facts, colour, left, place);
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

/// A crate with the bottles left, the fronts of its boards before them.
fn rack(pen: &mut Pen, facts: &Facts<'_>, colour: Colour, left: u8, area: Area) {
    pen.rect(area, 5.0, "fill=\"#3a2413\"");
    let step = area.w / f64::from(BOTTLES);
    for idx in 0..BOTTLES {
        let at = (area.x + step * (f64::from(idx) + 0.5), area.y + 30.0);
        if idx < left {
            bottle::draw(pen, colour, at, 0.9, "");
        } else {
            bottle::ghost(pen, at, 0.9);
        }
    }
    let board = Area { y: area.bottom() - 27.0, h: 27.0, ..area };
    pen.rect(board, 4.0, &format!("fill=\"{WOOD}\" stroke=\"#2a190d\" stroke-width=\"1.5\""));
    let (x, y, w) = (Num(board.x + 4.0), Num(board.y + 5.0), Num(board.w - 8.0));
    let grain = format!("M{x} {y}h{w}m0 17h-{w}");
    pen.path(&grain, "fill=\"none\" stroke=\"#8f6138\" stroke-width=\"1\"");
    let text = match left {
        0 => facts.word("draw-sold-out"),
        left => facts.say(&Phrase::new("draw-left").with("count", left)),
    };
    pen.text((board.middle(), board.y + 19.0), bold(15.5).centred(), "#ffeccb", &text);
}

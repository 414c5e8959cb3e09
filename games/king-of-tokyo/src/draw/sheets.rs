//! Pictures of no position: the three rolls of one turn, as the guide tells them, and all cards.

use contract::{Drawing, Sheet, Speaker};

use super::DEFS;
use super::card::{self, Price};
use super::panel::Panels;
use super::pen::{Area, GOLD, Pen};
use super::symbol::{Signs, Symbol};
use crate::cards::Card;
use crate::face::Face::{self, Claw, Energy, Heart, One, Three, Two};
use crate::setup::Setup;

/// All of them.
pub const SHEETS: &[Sheet] = &[("rolls", rolls), ("cards", cards)];

/// Dice that are kept stand first, so that the eye can follow them down.
const ROLLS: [([Face; 6], usize); 3] = [
    ([Two, Two, Claw, One, Heart, Energy], 3),
    ([Two, Two, Claw, Two, Claw, Three], 5),
    ([Two, Two, Claw, Two, Claw, Energy], 6),
];

/// From one die to the next, the side of a die, and the room round them.
const STEP: i32 = 84;
const SIDE: i32 = 62;
const MARGIN: i32 = 20;
/// From one roll to the next, and what a reroll's sign takes on the left.
const ROW: i32 = 112;
const SIGN: i32 = 64;

/// Three rolls, one below the other, what is kept in a golden frame.
fn rolls(_: &dyn Speaker) -> Drawing {
    let mut pen = Pen::default();
    pen.add(format_args!("{DEFS}"));
    let rows = ROLLS.len() as i32;
    let table = Area { x: 0, y: 0, w: 2 * MARGIN + SIGN + 6 * STEP, h: 2 * MARGIN + rows * ROW };
    pen.rect(table, 0, "fill=\"url(#kot-table)\"");
    for (idx, (faces, kept)) in ROLLS.into_iter().enumerate() {
        let y = MARGIN + ROW * idx as i32;
        if idx > 0 {
            pen.symbol(Symbol::Again, (MARGIN + SIGN / 2 - 6, y + ROW / 2), 150, GOLD);
        }
        let w = STEP * kept as i32;
        let frame = Area { x: MARGIN + SIGN, y: y + 10, w, h: ROW - 20 };
        let style = format!("fill=\"{GOLD}\" fill-opacity=\".16\" stroke=\"{GOLD}\"");
        pen.rect(frame, 16, &format!("{style} stroke-width=\"4\""));
        for (place, face) in faces.into_iter().enumerate() {
            let x = MARGIN + SIGN + STEP * place as i32 + STEP / 2;
            pen.die(face, (x, y + ROW / 2), SIDE);
        }
    }
    Drawing { width: table.w as u32, height: table.h as u32, body: pen.body }
}

/// Cards in a row, how high one is with a whole picture, and the room between them.
const COLUMNS: i32 = 11;
const HIGH: i32 = 315;
const GAP: i32 = 14;

/// Every card of the deck, in the order of the card list.
fn cards(speaker: &dyn Speaker) -> Drawing {
    let mut pen = Pen::default();
    pen.add(format_args!("{DEFS}"));
    pen.kit(Card::all());
    let rows = (Card::all().count() as i32 + COLUMNS - 1) / COLUMNS;
    let (w, h) = (GAP + COLUMNS * (card::WIDTH + GAP), GAP + rows * (HIGH + GAP));
    pen.rect(Area { x: 0, y: 0, w, h }, 0, "fill=\"url(#kot-table)\"");
    for (idx, card) in (0..).zip(Card::all()) {
        let x = GAP + idx % COLUMNS * (card::WIDTH + GAP);
        let y = GAP + idx / COLUMNS * (HIGH + GAP);
        let cost = card.cost(&Setup::default());
        let price = Price { now: cost, printed: cost };
        card::draw(&mut pen, speaker, card, price, Area { x, y, w: card::WIDTH, h: HIGH });
    }
    Drawing { width: w as u32, height: h as u32, body: pen.body }
}

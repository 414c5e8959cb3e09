//! A view as a picture and as text.
//!
//! - [`plate`]: a monster with its dials and cubes; [`shelf`]: its cards; [`city`]: Tokyo
//! - [`tray`]: the dice and what is asked; [`market`]: the cards for sale
//! - [`card`]: a card face up; [`panel`]: the picture on it
//! - [`art`], [`symbol`], [`pen`]: what they are drawn with
//! - [`verdict`]: how it ended; [`sketch`]: everything for a terminal; [`sheets`]: no position

pub mod art;
pub mod card;
pub mod city;
pub mod market;
pub mod panel;
pub mod pen;
pub mod plate;
pub mod sheets;
pub mod shelf;
pub mod sketch;
pub mod symbol;
pub mod tray;
pub mod verdict;

#[cfg(test)]
mod tests;

use contract::{Draw, Drawing, Seat, Sheet, Sketch, Speaker};

use crate::state::KingOfTokyo;
use crate::view::View;
use panel::Panels;
use pen::{Area, Pen};

/// A view with the speaker that puts it into words.
pub type Show<'a> = pens::Shown<'a, View>;

/// Size of the picture.
const WIDTH: i32 = 1280;
const HEIGHT: i32 = 800;
/// Room round the table, and between things.
const MARGIN: i32 = 16;
const GAP: i32 = 13;
/// Width of the monsters' plates, which stand left and right of Tokyo.
const PLATE: i32 = 310;

/// The middle column from top to bottom: Tokyo, dice, market.
const CITY: Area = Area { x: 342, y: MARGIN, w: 596, h: 336 };
const TRAY: Area = Area { x: 342, y: CITY.y + CITY.h + GAP, w: 596, h: 118 };
const MARKET: Area = {
    let y = TRAY.y + TRAY.h + GAP;
    Area { x: 342, y, w: 596, h: HEIGHT - MARGIN - y }
};

impl Draw for KingOfTokyo {
    fn draw(view: &View, speaker: &dyn Speaker) -> Drawing {
        let view = &Show { view, speaker };
        let mut pen = Pen::default();
        pen.add(format_args!("{DEFS}"));
        pen.kit(view.row.into_iter().flatten());
        let table = Area { x: 0, y: 0, w: WIDTH, h: HEIGHT };
        pen.rect(table, 0, "fill=\"url(#kot-table)\"");
        pen.rect(table, 0, "fill=\"url(#kot-dots)\"");
        city::draw(&mut pen, view, CITY);
        tray::draw(&mut pen, view, TRAY);
        market::draw(&mut pen, view, MARKET);
        for (seat, monster) in view.monsters.iter() {
            plate::draw(&mut pen, view, seat, monster, place(seat, view.monsters.len()));
        }
        Drawing { width: WIDTH as u32, height: HEIGHT as u32, body: pen.body }
    }

    fn sketch(view: &View, speaker: &dyn Speaker) -> Sketch {
        sketch::sketch(&Show { view, speaker })
    }

    fn sheets() -> &'static [Sheet] {
        sheets::SHEETS
    }
}

/// Where the plate of a seat stands: clockwise round Tokyo from the upper left.
fn place(seat: Seat, seats: usize) -> Area {
    let (idx, seats) = (seat.idx() as i32, seats as i32);
    let right = (seats + 1) / 2;
    let left = seats - right;
    let (x, row, rows) = match idx {
        0 => (MARGIN, 0, left),
        _ if idx <= right => (WIDTH - MARGIN - PLATE, idx - 1, right),
        _ => (MARGIN, seats - idx, left),
    };
    let h = (HEIGHT - 2 * MARGIN - (rows.max(1) - 1) * GAP) / rows.max(1);
    Area { x, y: MARGIN + row * (h + GAP), w: PLATE, h }
}

const DEFS: &str = "<defs>\
    <linearGradient id=\"kot-table\" x2=\"0\" y2=\"1\"><stop stop-color=\"#20264a\"/>\
    <stop offset=\"1\" stop-color=\"#141830\"/></linearGradient>\
    <pattern id=\"kot-dots\" width=\"18\" height=\"18\" patternUnits=\"userSpaceOnUse\">\
    <circle cx=\"4\" cy=\"4\" r=\"1.6\" fill=\"#fff\" fill-opacity=\".05\"/>\
    <circle cx=\"13\" cy=\"13\" r=\"1.6\" fill=\"#fff\" fill-opacity=\".05\"/></pattern>\
    <linearGradient id=\"kot-die\" x2=\"0\" y2=\"1\"><stop stop-color=\"#fffdf6\"/>\
    <stop offset=\"1\" stop-color=\"#e2d6bd\"/></linearGradient>\
    <pattern id=\"kot-back\" width=\"16\" height=\"16\" patternUnits=\"userSpaceOnUse\">\
    <path d=\"M0 16L16 0M-4 4L4-4M12 20L20 12\" stroke=\"#fff\" stroke-opacity=\".09\" \
    stroke-width=\"4\"/></pattern></defs>";

//! A view as a picture and as text.
//!
//! - [`land`], [`water`]: the map; [`city`], [`icon`]: the cities; [`road`]: tiles, bridges
//! - [`piece`]: trains, markers and the signs of the seats; [`panel`]: all beside the board
//! - [`outline`], [`pen`]: what they are drawn with
//! - [`verdict`]: how it ended; [`sketch`]: everything for a terminal

pub mod city;
pub mod icon;
pub mod land;
pub mod outline;
pub mod panel;
pub mod pen;
pub mod piece;
pub mod road;
pub mod sketch;
pub mod verdict;
pub mod water;

#[cfg(test)]
mod tests;

use contract::{Draw, Drawing, Sketch, Speaker};
use pens::bold;

use crate::square::{HEIGHT, Square, WIDTH};
use crate::state::TokyoDangan;
use crate::view::View;
use pen::{Area, CREAM, Pen};

/// A view with the speaker that puts it into words.
pub type Show<'a> = pens::Shown<'a, View>;

/// Side of a square.
pub const SIDE: i32 = 120;
/// Room round the table, and between things.
pub const MARGIN: i32 = 14;
/// Where the squares lie.
pub const BOARD: Area = Area { x: 46, y: 46, w: SIDE * WIDTH as i32, h: SIDE * HEIGHT as i32 };
/// The board with its frame.
const FRAME: Area = Area { x: MARGIN, y: MARGIN, w: BOARD.x + BOARD.w, h: BOARD.y + BOARD.h };
/// Width of the picture.
const PICTURE: i32 = FRAME.w + 2 * MARGIN;

impl Draw for TokyoDangan {
    fn draw(view: &View, speaker: &dyn Speaker) -> Drawing {
        let view = &Show { view, speaker };
        let mut pen = Pen::default();
        let top = FRAME.bottom() + MARGIN;
        let height = panel::height(view) + top + MARGIN;
        pen.add(format_args!("{DEFS}"));
        let table = Area { x: 0, y: 0, w: PICTURE, h: height };
        pen.rect(table, 0, "fill=\"#1f2940\"");
        pen.rect(table, 0, "fill=\"url(#dgn-waves)\"");
        frame(&mut pen);
        pen.add(format_args!("<g clip-path=\"url(#dgn-board)\">"));
        land::draw(&mut pen, view);
        pen.add(format_args!("</g>"));
        road::draw(&mut pen, view);
        city::draw(&mut pen, view);
        piece::draw(&mut pen, view);
        panel::draw(&mut pen, view, Area { y: top, h: height - top - MARGIN, ..FRAME });
        Drawing { width: PICTURE as u32, height: height as u32, body: pen.body }
    }

    fn sketch(view: &View, speaker: &dyn Speaker) -> Sketch {
        sketch::sketch(&Show { view, speaker })
    }
}

/// Where a square lies.
pub fn place(square: Square) -> Area {
    let (x, y) = (i32::from(square.x()), i32::from(square.y()));
    Area { x: BOARD.x + SIDE * x, y: BOARD.y + SIDE * y, w: SIDE, h: SIDE }
}

/// The frame with the names of columns and rows.
fn frame(pen: &mut Pen) {
    pen.rect(FRAME, 16, "fill=\"#36435f\" stroke=\"#0f1626\" stroke-width=\"2\"");
    pen.rect(BOARD.inset(-4), 8, "fill=\"none\" stroke=\"#fdf8ec\" stroke-width=\"3\"");
    for x in 0..WIDTH {
        let at = (BOARD.x + SIDE * i32::from(x) + SIDE / 2, BOARD.y - 12);
        let letter = char::from(b'a' + x).to_string();
        pen.text(at, bold(19).centred(), CREAM, &letter);
    }
    for y in 0..HEIGHT {
        let at = (BOARD.x - 18, BOARD.y + SIDE * i32::from(y) + SIDE / 2 + 7);
        pen.text(at, bold(19).centred(), CREAM, &(y + 1).to_string());
    }
}

/// Patterns and the edge of the map.
const DEFS: &str = "<defs>\
    <clipPath id=\"dgn-board\"><rect x=\"46\" y=\"46\" width=\"720\" height=\"1080\" rx=\"5\"/>\
    </clipPath>\
    <pattern id=\"dgn-waves\" width=\"48\" height=\"24\" patternUnits=\"userSpaceOnUse\">\
    <g fill=\"none\" stroke=\"#fff\" stroke-opacity=\".05\" stroke-width=\"2\">\
    <circle cx=\"24\" cy=\"24\" r=\"22\"/><circle cx=\"24\" cy=\"24\" r=\"14\"/>\
    <circle cx=\"24\" cy=\"24\" r=\"6\"/><circle cx=\"0\" cy=\"36\" r=\"22\"/>\
    <circle cx=\"48\" cy=\"36\" r=\"22\"/><circle cx=\"0\" cy=\"12\" r=\"6\"/>\
    <circle cx=\"48\" cy=\"12\" r=\"6\"/></g></pattern>\
    <pattern id=\"dgn-streets\" width=\"92\" height=\"76\" patternUnits=\"userSpaceOnUse\" \
    patternTransform=\"rotate(11)\">\
    <path fill=\"none\" stroke=\"#fffdf6\" stroke-width=\"4\" d=\"M0 20H92M0 58H92M18 0V76M64 \
    0V58\"/>\
    <path fill=\"none\" stroke=\"#fffdf6\" stroke-width=\"1.6\" d=\"M18 38H64M40 20V58M64 \
    40H92M80 58V76M0 8H18M0 40H18M44 58V76M40 0V20\"/></pattern>\
    <pattern id=\"dgn-back\" width=\"12\" height=\"12\" patternUnits=\"userSpaceOnUse\">\
    <path d=\"M0 12L12 0M-3 3L3-3M9 15L15 9\" stroke=\"#fff\" stroke-opacity=\".16\" \
    stroke-width=\"3\"/></pattern></defs>";

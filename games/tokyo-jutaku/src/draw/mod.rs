//! A view as a picture and as text.
//!
//! - [`banner`]: what is going on; [`card`]: the site card that one looks at, and its pieces
//! - [`floors`]: the same floor by floor, and the piece in hand; [`tray`]: the supply
//! - [`city`]: the map with cards and tokens; [`plates`]: all players
//! - [`facts`]: what is read from a view; [`wood`], [`pen`]: what they are drawn with
//! - [`sketch`]: everything for a terminal; [`sheets`]: what is in the box

pub mod banner;
pub mod card;
pub mod city;
pub mod facts;
pub mod floors;
pub mod pen;
pub mod plates;
pub mod sheets;
pub mod sketch;
pub mod tray;
pub mod wood;

#[cfg(test)]
mod tests;

use contract::{Draw, Drawing, Sheet, Sketch, Speaker};

use crate::state::TokyoJutaku;
use crate::view::View;
use pen::{Area, Pen};

/// A view with the speaker that puts it into words.
pub type Show<'a> = pens::Shown<'a, View>;

/// Size of the picture.
const WIDTH: f64 = 1400.0;
const HEIGHT: f64 = 1108.0;
/// The table.
const GROUND: &str = "#ebe4d6";
/// What is going on, on top.
const BANNER: Area = Area { x: 20.0, y: 16.0, w: 1360.0, h: 68.0 };
/// The site card.
const CARD: Area = Area { x: 20.0, y: 98.0, w: 520.0, h: 584.0 };
/// Its floors, and the piece in hand.
const FLOORS: Area = Area { x: 554.0, y: 98.0, w: 258.0, h: 584.0 };
/// The map.
const CITY: Area = Area { x: 826.0, y: 98.0, w: 554.0, h: 584.0 };
/// The supply.
const TRAY: Area = Area { x: 20.0, y: 696.0, w: 792.0, h: 396.0 };
/// The players.
const PLATES: Area = Area { x: 826.0, y: 696.0, w: 554.0, h: 396.0 };

impl Draw for TokyoJutaku {
    fn draw(view: &View, speaker: &dyn Speaker) -> Drawing {
        let view = &Show { view, speaker };
        let mut pen = Pen::default();
        pen.add(format_args!("{DEFS}"));
        let table = Area { x: 0.0, y: 0.0, w: WIDTH, h: HEIGHT };
        pen.rect(table, 0.0, &format!("fill=\"{GROUND}\""));
        banner::draw(&mut pen, view, BANNER);
        card::draw(&mut pen, view, CARD);
        floors::draw(&mut pen, view, FLOORS);
        city::draw(&mut pen, view, CITY);
        tray::draw(&mut pen, view, TRAY);
        plates::draw(&mut pen, view, PLATES);
        Drawing { width: WIDTH as u32, height: HEIGHT as u32, body: pen.body }
    }

    fn sketch(view: &View, speaker: &dyn Speaker) -> Sketch {
        sketch::sketch(&Show { view, speaker })
    }

    fn sheets() -> &'static [Sheet] {
        sheets::SHEETS
    }
}

/// Grain in three directions, and a soft shadow.
const DEFS: &str = "<defs>\
    <pattern id=\"tj-grain-0\" width=\"90\" height=\"26\" patternUnits=\"userSpaceOnUse\" \
    patternTransform=\"rotate(8)\"><path id=\"tj-vein\" fill=\"none\" stroke=\"#5a3512\" \
    stroke-opacity=\".17\" stroke-width=\"1.1\" d=\"M0 4Q22 1 45 4T90 4M0 11Q22 15 45 11T90 11M0 \
    15Q22 20 45 15T90 15M0 22Q22 20 45 22T90 22\"/></pattern>\
    <pattern id=\"tj-grain-1\" href=\"#tj-grain-0\" patternTransform=\"rotate(63)\"/>\
    <pattern id=\"tj-grain-2\" href=\"#tj-grain-0\" patternTransform=\"rotate(-34)\"/>\
    <filter id=\"tj-soft\" x=\"-20%\" y=\"-20%\" width=\"140%\" height=\"140%\">\
    <feGaussianBlur stdDeviation=\"3\"/></filter></defs>";

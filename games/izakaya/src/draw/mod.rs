//! A view as a picture and as text.
//!
//! - [`banner`]: the sign over the door and the pot; [`quarter`]: streets, discs and corners;
//!   [`card`]: a card with what stands on it
//! - [`station`]: order of play, price card, claim card, architect; [`market`]: the colour cards
//! - [`plate`]: the players; [`ledger`]: the bids so far; [`supply`]: the wood
//! - [`bottle`], [`look`]: what they are drawn with; [`facts`]: what they say
//! - [`sketch`]: everything for a terminal

pub mod banner;
pub mod bottle;
pub mod card;
pub mod facts;
pub mod ledger;
pub mod look;
pub mod market;
pub mod plate;
pub mod quarter;
pub mod sketch;
pub mod station;
pub mod supply;

#[cfg(test)]
mod tests;

use contract::{Draw, Drawing, Sketch, Speaker};
use pens::{Area, Pen};

use crate::state::Izakaya;
use crate::view::View;
use facts::Facts;
use look::{DEFS, NIGHT};

/// Width of the picture.
pub const WIDTH: f64 = 1_000.0;
/// Room round the picture.
pub const MARGIN: f64 = 16.0;
/// Room between things.
pub const SPACE: f64 = 12.0;

impl Draw for Izakaya {
    fn draw(view: &View, speaker: &dyn Speaker) -> Drawing {
        let facts = Facts::of(view, speaker);
        let places = Places::of(&facts);
        let mut pen = Pen::default();
        pen.add(format_args!("{DEFS}"));
        let all = Area { x: 0.0, y: 0.0, w: WIDTH, h: places.height };
        pen.rect(all, 0.0, &format!("fill=\"{NIGHT}\""));
        pen.rect(all, 0.0, "fill=\"url(#iz-night)\"");
        banner::draw(&mut pen, &facts, places.banner);
        quarter::draw(&mut pen, &facts, places.quarter);
        for (idx, area) in places.stations.into_iter().enumerate() {
            station::draw(&mut pen, &facts, idx, area);
        }
        market::draw(&mut pen, &facts, places.market);
        plate::draw(&mut pen, &facts, places.plates);
        ledger::draw(&mut pen, &facts, places.ledger);
        let side = quarter::Lie::new(places.quarter, facts.side()).side();
        supply::draw(&mut pen, &facts, places.supply, card::scale(side));
        Drawing { width: WIDTH as u32, height: places.height as u32, body: pen.body }
    }

    fn sketch(view: &View, speaker: &dyn Speaker) -> Sketch {
        sketch::sketch(&Facts::of(view, speaker))
    }
}

/// Where everything lies.
struct Places {
    banner: Area,
    quarter: Area,
    stations: [Area; 4],
    market: Area,
    plates: Area,
    ledger: Area,
    supply: Area,
    height: f64,
}

impl Places {
    /// The widest quarter takes the whole width, beside the others there is room for the stations.
    fn of(facts: &Facts<'_>) -> Places {
        let w = WIDTH - 2.0 * MARGIN;
        let below = |above: Area, h: f64| Area { x: MARGIN, y: above.bottom() + SPACE, w, h };
        let banner = Area { x: MARGIN, y: MARGIN, w, h: banner::HEIGHT };
        let side = match facts.side() {
            3 => 720.0,
            4 => 764.0,
            _ => w,
        };
        let quarter = Area { w: side, ..below(banner, side) };
        let (stations, lowest) = if side < w {
            let x = quarter.right() + SPACE;
            let rail = Area { x, w: MARGIN + w - x, ..quarter };
            ([0, 1, 2, 3].map(|idx| rail.row(idx, 4, SPACE)), quarter)
        } else {
            let row = below(quarter, station::HEIGHT);
            ([0, 1, 2, 3].map(|idx| row.column(idx, 4, SPACE)), row)
        };
        let market = below(lowest, market::HEIGHT);
        let plates = below(market, plate::HEIGHT);
        let foot = below(plates, supply::HEIGHT);
        let ledger = Area { w: ledger::WIDTH, ..foot };
        let x = ledger.right() + SPACE;
        let supply = Area { x, w: MARGIN + w - x, ..foot };
        let height = foot.bottom() + MARGIN;
        Places { banner, quarter, stations, market, plates, ledger, supply, height }
    }
}

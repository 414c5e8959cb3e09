//! The bids of the last auctions.

use pens::{Area, Num, Pen, bold, book};

use super::facts::Facts;
use super::look::{INK, LINE, SOFT, Street};

/// Width of the ledger.
pub const WIDTH: f64 = 316.0;
/// Auctions that have room.
const SHOWN: usize = 6;

/// Draws the bids: a row a player, a column an auction.
pub fn draw(pen: &mut Pen, facts: &Facts<'_>, area: Area) {
    pen.paper(area, "#a9763f");
    pen.text((area.x + 14.0, area.y + 27.0), bold(19.0), INK, &facts.word("draw-ledger"));
    let auctions = &facts.view.auctions;
    if auctions.is_empty() {
        pen.text((area.x + 14.0, area.y + 62.0), book(16.0), SOFT, &facts.word("draw-none-yet"));
        return;
    }
    let skipped = auctions.len().saturating_sub(SHOWN);
    let step = (area.w - 82.0) / SHOWN as f64;
    let top = area.y + 40.0;
    let rows = facts.seats().count().max(1) as f64;
    let high = ((area.bottom() - top - 8.0) / rows).min(36.0);
    let x = |col: usize| area.x + 70.0 + step * (col as f64 + 0.5);
    for (col, idx) in (skipped..auctions.len()).enumerate() {
        let heading = (idx + 1).to_string();
        pen.text((x(col), area.y + 27.0), book(14.0).centred(), SOFT, &heading);
    }
    for (row, seat) in facts.seats().enumerate() {
        let y = top + high * (row as f64 + 0.5);
        let line =
            format!("M{} {}H{}", Num(area.x + 12.0), Num(y - high / 2.0), Num(area.right() - 12.0));
        pen.path(&line, &format!("stroke=\"{LINE}\" stroke-width=\"1\""));
        pen.token(seat, (area.x + 34.0, y), (high * 0.36).min(12.0));
        for (col, bids) in auctions.iter().skip(skipped).enumerate() {
            let most = bids.values().max().copied().unwrap_or_default();
            entry(pen, bids.get(seat).copied(), most, (x(col), y + 5.5));
        }
    }
}

/// A bid; the highest of its auction is bold.
fn entry(pen: &mut Pen, bid: Option<u16>, most: u16, at: (f64, f64)) {
    let Some(bid) = bid else { return };
    let kind = if bid == most && bid > 0 { bold(15.0) } else { book(15.0) };
    let ink = if bid == most && bid > 0 { "#9c2a17" } else { INK };
    let text = if bid == 0 { "·".to_owned() } else { bid.to_string() };
    let kind = kind.fitting(&text, 34.0, 10.0).centred();
    pen.text(at, kind, ink, &text);
}

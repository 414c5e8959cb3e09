//! The wood: 68 outlines, those gone are missing; and the piece in hand.

use building::{PieceId, plan};
use contract::{Phrase, Seat};
use pens::{Area, Num, Pen, bold, book, colour};

use super::facts::Facts;
use super::look::{INK, SOFT, Street};

/// Height of the supply.
pub const HEIGHT: f64 = 236.0;
/// Pieces in a row.
const ROW: usize = 17;

/// Draws the supply, and beside it the piece in hand, to the scale of the cards.
pub fn draw(pen: &mut Pen, facts: &Facts<'_>, area: Area, scale: f64) {
    let mut tray = area;
    if let (Some(piece), Some(seat)) = (facts.hand(), facts.active()) {
        let held = Area { x: area.right() - 150.0, w: 150.0, ..area };
        tray.w -= held.w + 10.0;
        hand(pen, facts, (piece, seat), held, scale);
    }
    pen.planks(tray);
    let supply = facts.view.supply;
    let head = facts.say(&Phrase::new("draw-wood").with("count", supply.len()));
    pen.text((tray.x + 16.0, tray.y + 27.0), bold(18.0), "#ffeccb", &head);
    let rows = 68 / ROW;
    let place = Area { x: tray.x + 10.0, y: tray.y + 36.0, w: tray.w - 20.0, h: tray.h - 44.0 };
    for (idx, piece) in PieceId::all().enumerate() {
        let cell = place.column(idx % ROW, ROW, 0.0).row(idx / ROW, rows, 0.0);
        if supply.contains(piece) {
            let style = "fill=\"#d9ac72\" stroke=\"#2a190d\" stroke-width=\"6\"";
            let data = format!("data-supply=\"{}\" {style}", piece.get());
            let upper = Area { h: cell.h - 13.0, ..cell };
            alone(pen, piece, upper.inset(1.5), 0.142, &data);
            let at = (cell.middle(), cell.bottom() - 3.0);
            pen.text(at, book(11.5).centred(), "#e9c99a", &piece.get().to_string());
        } else {
            pen.circle(cell.centre(), 2.5, "fill=\"#2a190d\"");
        }
    }
}

/// The piece taken, as large as on the cards.
fn hand(pen: &mut Pen, facts: &Facts<'_>, (piece, seat): (PieceId, Seat), area: Area, scale: f64) {
    pen.paper(area, &colour(seat));
    let whose = match facts.view.viewer.is(seat) {
        true => facts.word("draw-your-hand"),
        false => facts.name(seat),
    };
    let number = facts.say(&Phrase::new("draw-piece").with("piece", piece.get()));
    pen.token(seat, (area.x + 26.0, area.y + 26.0), 14.0);
    let room = area.w - 54.0;
    let (kind, number) = bold(17.0).fitted(&number, room, 10.0);
    pen.text((area.x + 48.0, area.y + 24.0), kind, INK, &number);
    let (kind, whose) = book(14.0).fitted(&whose, room, 9.0);
    pen.text((area.x + 48.0, area.y + 41.0), kind, SOFT, &whose);
    let place = Area { y: area.y + 52.0, h: area.h - 84.0, ..area };
    let at = (area.middle(), area.bottom() - 12.0);
    let fits = facts.table.sites.iter().any(|site| !facts.fits(site).is_empty());
    let (known, ink) = match fits {
        true => ("draw-fits-green", "#25743f"),
        false => ("draw-fits-nowhere", "#9c2a17"),
    };
    let (kind, known) = book(14.0).fitted(&facts.word(known), area.w - 12.0, 8.0);
    pen.text(at, kind.centred(), ink, &known);
    let style = "data-hand=\"1\" fill=\"#d9ac72\" stroke=\"#2a190d\" stroke-width=\"6\"";
    alone(pen, piece, place, scale, style);
}

/// A piece in the middle of an area, to a scale that is smaller only where it would not fit.
fn alone(pen: &mut Pen, piece: PieceId, area: Area, scale: f64, style: &str) {
    let (path, wide, high) = plan::alone(&piece.piece().face(false).outline);
    let scale = scale.min(area.w / f64::from(wide)).min(area.h / f64::from(high));
    let (x, y) = area.centre();
    let (x, y) = (x - f64::from(wide) * scale / 2.0, y - f64::from(high) * scale / 2.0);
    let parts = (scale * 10_000.0).round() as i64;
    let scale = format!("0.{parts:04}");
    let place = format!("transform=\"translate({} {}) scale({scale})\"", Num(x), Num(y));
    pen.path(&path, &format!("{place} {style} stroke-linejoin=\"round\""));
}

//! The supply: every piece of the box at its place, the taken ones as ghosts.

use building::{N_PIECES, PieceId, Point};
use contract::Phrase;

use super::Show;
use super::facts;
use super::pen::{Area, GOLD, INK, Pen, SOFT, bold, book};
use super::wood::{Carving, Lens, shade};
use crate::setup::Mode;
use crate::state::{DAILY_PIECES, Phase};

/// Pieces in a row.
const ROW: usize = 14;
/// A millimetre of the tray.
const SCALE: f64 = 1.62;

/// Draws the supply.
pub fn draw(pen: &mut Pen, view: &Show<'_>, area: Area) {
    pen.rect(area, 14.0, "fill=\"#8f6a41\"");
    let well = Area { y: area.y + 38.0, h: area.h - 46.0, x: area.x + 8.0, w: area.w - 16.0 };
    pen.rect(well, 10.0, "fill=\"#f3ead9\"");
    let focused = facts::focused(view);
    let set = facts::supply(view, focused.map(|(seat, _)| seat));
    pen.text((area.x + 18.0, area.y + 27.0), bold(20.0), "#fff", &view.word("draw-supply"));
    let all = if view.setup.mode == Mode::Daily { DAILY_PIECES } else { N_PIECES };
    let count = Phrase::new("draw-pieces-of").with("count", set.len()).with("all", all);
    let count = view.say(&count);
    let right = (area.right() - 18.0, area.y + 27.0);
    pen.text(right, bold(20.0).ending(), "#fff", &count);
    let hint = match view.phase {
        Phase::Building => view.word("draw-hint"),
        _ => String::new(),
    };
    pen.text((area.centre().0, area.y + 26.0), book(16.0).centred(), "#f0e2cb", &hint);
    let held = focused.and_then(|(_, seen)| seen.hand).map(|held| held.piece);
    let rows = N_PIECES.div_ceil(ROW);
    let (w, h) = (well.w / ROW as f64, well.h / rows as f64);
    for piece in PieceId::all() {
        let (row, column) = (piece.idx() / ROW, piece.idx() % ROW);
        let (x, y) = (well.x + w * column as f64, well.y + h * row as f64);
        let cell = Area { x, y, w, h };
        if held == Some(piece) {
            let style = format!("fill=\"#fff\" stroke=\"{GOLD}\" stroke-width=\"2.5\"");
            pen.rect(cell.inset(2.0), 6.0, &style);
        }
        one(pen, piece, set.contains(piece), cell, SCALE);
    }
}

/// A piece in the middle of its place, turned on its broad side where it would be too high.
pub fn one(pen: &mut Pen, piece: PieceId, there: bool, cell: Area, scale: f64) {
    let mut ring = piece.piece().face(false).outline.clone();
    let span = |ring: &[Point]| {
        let low = ring
            .iter()
            .fold((i32::MAX, i32::MAX), |low, corner| (low.0.min(corner.x), low.1.min(corner.y)));
        let high = ring.iter().fold((i32::MIN, i32::MIN), |high, corner| {
            (high.0.max(corner.x), high.1.max(corner.y))
        });
        let mm = |um: i32| f64::from(um) / 1_000.0;
        (mm(low.0), mm(low.1), mm(high.0), mm(high.1))
    };
    let (left, low, right, high) = span(&ring);
    if high - low > right - left {
        ring.iter_mut().for_each(|corner| *corner = Point::new(-corner.y, corner.x));
    }
    let (left, low, right, high) = span(&ring);
    let scale = scale.min((cell.w - 6.0) / (right - left).max(1.0));
    let middle = (cell.centre().0, cell.y + (cell.h - 14.0) / 2.0 + 1.0);
    let x = middle.0 - (left + right) / 2.0 * scale;
    let y = middle.1 + (low + high) / 2.0 * scale;
    let lens = Lens::flat((x, y), scale);
    let base = (cell.centre().0, cell.bottom() - 4.0);
    let number = piece.get().to_string();
    if there {
        let style = "fill=\"#2a1706\" fill-opacity=\".25\"";
        pen.polygon(lens.moved(1.0, 2.0), &ring, style);
        pen.add(format_args!("<g data-supply=\"{number}\">"));
        pen.wood(lens, &ring, piece, shade(4), 1.0);
        pen.add(format_args!("</g>"));
        return pen.text(base, bold(14.0).centred(), INK, &number);
    }
    let style = "fill=\"none\" stroke=\"#b7a687\" stroke-width=\"1\" stroke-dasharray=\"3 3\"";
    pen.polygon(lens, &ring, style);
    pen.add(format_args!("<g opacity=\".55\">"));
    pen.text(base, book(14.0).centred(), SOFT, &number);
    pen.add(format_args!("</g>"));
}

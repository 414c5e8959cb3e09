//! The building floor by floor, drawn apart: each on a ghost of what carries it. Above them the
//! piece in hand.

use building::Laid;
use contract::Phrase;

use super::Show;
use super::card;
use super::facts;
use super::pen::{Area, INK, LINE, Papers, Pen, SOFT, bold, book};
use super::wood::{Carving, EDGE, Lens, Square, shade};
use crate::command::Beat;
use crate::site::Site;
use crate::view::Seen;

/// Height of the place for the piece in hand.
const HAND: f64 = 128.0;
/// How wide the plans are, how far they lean, and how deep they are at most.
const WIDE: f64 = 172.0;
const LEAN: f64 = 54.0;
const DEEP: f64 = 150.0;
/// How thick the wood is.
const THICK: u8 = 8;

/// Draws the floors.
pub fn draw(pen: &mut Pen, view: &Show<'_>, area: Area) {
    pen.panel(area);
    let seen = facts::focused(view).map(|(_, seen)| seen);
    hand(pen, view, seen, Area { h: HAND, ..area });
    let below = Area { y: area.y + HAND, h: area.h - HAND, ..area };
    if let Some(site) = seen.and_then(|seen| seen.site.as_ref()) {
        exploded(pen, site, below);
    }
}

fn hand(pen: &mut Pen, view: &Show<'_>, seen: Option<&Seen>, area: Area) {
    let slot = Area { x: area.x + 10.0, y: area.y + 10.0, w: area.w - 20.0, h: area.h - 16.0 };
    pen.rect(slot, 10.0, "fill=\"#efe7d6\"");
    let chosen = seen.and_then(|seen| match seen.beat {
        Some(Beat::Place { pose }) => Some(pose.piece()),
        _ => None,
    });
    let word = view.word(if chosen.is_some() { "draw-chosen" } else { "draw-in-hand" });
    pen.text((slot.x + 12.0, slot.y + 24.0), book(16.0), SOFT, &word);
    let held = seen.and_then(|seen| seen.hand).map(|held| held.piece);
    let Some(piece) = held.or(chosen) else {
        let (x, y) = slot.centre();
        return pen.text((x, y + 14.0), book(19.0).centred(), SOFT, &view.word("draw-nothing"));
    };
    let number = view.say(&Phrase::new("draw-number").with("piece", piece.get()));
    pen.text((slot.x + 12.0, slot.bottom() - 14.0), bold(20.0), INK, &number);
    let ring = &piece.piece().face(false).outline;
    let lens = Lens::flat((slot.x + slot.w * 0.58, slot.y + slot.h / 2.0), 3.0);
    let style = "fill=\"#2a1706\" fill-opacity=\".4\" filter=\"url(#tj-soft)\"";
    pen.polygon(lens.moved(3.0, 5.0), ring, style);
    pen.wood(lens, ring, piece, shade(4), 1.8);
}

/// The floors, the first at the bottom.
fn exploded(pen: &mut Pen, site: &Site, area: Area) {
    let counts = facts::by_floor(site);
    let wanted = site.building().plot().floors();
    let square = card::square(site);
    let each = (area.h - 24.0) / counts.len().max(1) as f64;
    let deep = (each - 18.0).clamp(60.0, DEEP);
    let step = each.min(deep + 42.0);
    let left = area.x + area.w - WIDE - LEAN - 12.0;
    let (scale, lean, flat) = (WIDE / square.side, LEAN / square.side, deep / square.side);
    for (idx, count) in counts.iter().enumerate() {
        let floor = u8::try_from(idx + 1).unwrap_or(u8::MAX);
        let bottom = area.bottom() - 20.0 - step * idx as f64;
        let lens = Lens { origin: (left, bottom), right: (scale, 0.0), up: (lean, -flat) };
        let x = -square.left * scale - square.low * lean;
        plate(pen, site, square, floor, lens.moved(x, square.low * flat));
        let ink = if floor > wanted { super::pen::RED } else { INK };
        let at = (area.x + 12.0, bottom - deep + 16.0);
        pen.text(at, bold(26.0), ink, &floor.to_string());
        let word = format!("× {count}");
        pen.text((at.0, at.1 + 18.0), book(15.0), SOFT, &word);
    }
}

/// One floor: the card's outline, what carries it as a ghost, and its pieces as slabs.
fn plate(pen: &mut Pen, site: &Site, square: Square, floor: u8, lens: Lens) {
    let building = site.building();
    let opacity = if floor == 1 { 0.95 } else { 0.6 };
    let style = format!("fill=\"#fff\" fill-opacity=\"{opacity}\" stroke=\"{LINE}\"");
    pen.polygon(lens, &square.corners(), &style);
    for border in building.plot().borders() {
        let style = if floor == 1 {
            "fill=\"none\" stroke=\"#14110d\" stroke-width=\"2.5\""
        } else {
            "fill=\"none\" stroke=\"#14110d\" stroke-opacity=\".3\" stroke-width=\"1.2\" \
             stroke-dasharray=\"5 4\""
        };
        pen.polygon(lens, border.outline(), style);
    }
    let on = |floor: u8| building.laid().filter(move |(_, its)| *its == floor);
    for (laid, below) in on(floor.saturating_sub(1)) {
        let fill = shade(below);
        let style = format!(
            "fill=\"{fill}\" fill-opacity=\".28\" stroke=\"{EDGE}\" \
                             stroke-opacity=\".35\" stroke-dasharray=\"3 3\""
        );
        pen.polygon(lens, laid.outline(), &style);
    }
    // Those farther away first, so that the nearer ones stand before them.
    let mut here: Vec<(&Laid, u8)> = on(floor).collect();
    here.sort_by_key(|(laid, _)| std::cmp::Reverse(laid.pose().at().y));
    for (laid, _) in &here {
        for rise in 0..THICK {
            let at = lens.moved(0.0, -f64::from(rise));
            pen.polygon(at, laid.outline(), "fill=\"#7c5127\"");
        }
    }
    for (laid, its) in &here {
        let top = lens.moved(0.0, -f64::from(THICK));
        pen.wood(top, laid.outline(), laid.pose().piece(), shade(*its), 1.1);
    }
}

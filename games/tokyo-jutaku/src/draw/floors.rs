//! The building floor by floor, drawn apart: each on a ghost of what carries it. Above them the
//! piece in hand.

use building::{Laid, Point};

use super::facts;
use super::pen::{Area, INK, LINE, Pen, SOFT, bold, book};
use super::wood::{CARD_MM, EDGE, Lens, shade};
use crate::site::Site;
use crate::view::{Seen, View};

/// Height of the place for the piece in hand.
const HAND: f64 = 128.0;
/// A millimetre of the plans aslant.
const SCALE: f64 = 2.35;
/// How far the plans lean and how flat they lie.
const LEAN: f64 = 0.75;
const FLAT: f64 = 1.2;
/// How thick the wood is.
const THICK: f64 = 7.0;

/// Draws the floors.
pub fn draw(pen: &mut Pen, view: &View, area: Area) {
    pen.panel(area);
    let seen = facts::focused(view).map(|(_, seen)| seen);
    hand(pen, seen, Area { h: HAND, ..area });
    let below = Area { y: area.y + HAND, h: area.h - HAND, ..area };
    if let Some(site) = seen.and_then(|seen| seen.site.as_ref()) {
        exploded(pen, site, below);
    }
}

fn hand(pen: &mut Pen, seen: Option<&Seen>, area: Area) {
    let slot = Area { x: area.x + 10.0, y: area.y + 10.0, w: area.w - 20.0, h: area.h - 16.0 };
    pen.rect(slot, 10.0, "fill=\"#efe7d6\"");
    pen.text((slot.x + 12.0, slot.y + 24.0), book(16.0), SOFT, "in hand");
    let Some(held) = seen.and_then(|seen| seen.hand) else {
        let (x, y) = slot.centre();
        return pen.text((x, y + 14.0), book(19.0).centred(), SOFT, "nothing");
    };
    let number = format!("no. {}", held.piece.get());
    pen.text((slot.x + 12.0, slot.bottom() - 14.0), bold(20.0), INK, &number);
    let ring = &held.piece.piece().face(false).outline;
    let lens = Lens::flat((slot.x + slot.w * 0.58, slot.y + slot.h / 2.0), 3.0);
    let style = "fill=\"#2a1706\" fill-opacity=\".4\" filter=\"url(#tj-soft)\"";
    pen.polygon(lens.moved(3.0, 5.0), ring, style);
    pen.wood(lens, ring, held.piece, shade(4), 1.8);
}

/// The floors, the first at the bottom.
fn exploded(pen: &mut Pen, site: &Site, area: Area) {
    let counts = facts::by_floor(site);
    let wanted = site.building().plot().floors();
    let deep = CARD_MM * FLAT;
    let last = (counts.len().max(2) - 1) as f64;
    let step = ((area.h - deep - 34.0) / last).min(deep + 26.0);
    let wide = CARD_MM * (SCALE + LEAN);
    let left = area.x + (area.w - wide) / 2.0;
    for (idx, count) in counts.iter().enumerate() {
        let floor = u8::try_from(idx + 1).unwrap_or(u8::MAX);
        let bottom = area.bottom() - 20.0 - step * idx as f64;
        let lens = Lens { origin: (left, bottom), right: (SCALE, 0.0), up: (LEAN, -FLAT) };
        plate(pen, site, floor, lens);
        let ink = if floor > wanted { super::pen::RED } else { INK };
        let at = (area.x + 12.0, bottom - deep + 16.0);
        pen.text(at, bold(26.0), ink, &floor.to_string());
        let word = if *count == 1 { "1 piece".into() } else { format!("{count} pieces") };
        let word = if *count == 0 { "empty".to_owned() } else { word };
        pen.text((at.0, at.1 + 18.0), book(13.0), SOFT, &word);
    }
}

/// One floor: the card's outline, what carries it as a ghost, and its pieces as slabs.
fn plate(pen: &mut Pen, site: &Site, floor: u8, lens: Lens) {
    let building = site.building();
    let far = building::CARD_UM;
    let card = [(0, 0), (far, 0), (far, far), (0, far)].map(|(x, y)| Point::new(x, y));
    let opacity = if floor == 1 { 0.95 } else { 0.6 };
    let style = format!("fill=\"#fff\" fill-opacity=\"{opacity}\" stroke=\"{LINE}\"");
    pen.polygon(lens, &card, &style);
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
    for (laid, its) in &here {
        let fill = shade(its.saturating_sub(1).max(1));
        for rise in [0.0, THICK / 2.0] {
            let style = format!("fill=\"{fill}\" stroke=\"{EDGE}\" stroke-width=\"0.8\"");
            pen.polygon(lens.moved(0.0, -rise), laid.outline(), &style);
        }
    }
    for (laid, its) in &here {
        let top = lens.moved(0.0, -THICK);
        pen.wood(top, laid.outline(), laid.pose().piece(), shade(its.saturating_add(1)), 1.1);
    }
}

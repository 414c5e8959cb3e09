//! A card of the quarter with what stands on it.

use building::{CardId, Side, deck, plan};
use contract::Phrase;
use pens::{Area, Num, Pen, bold, book, colour};

use super::facts::{Facts, yen};
use super::look::{INK, PAPER, SOFT, Street};
use crate::grid::Address;
use crate::site::Site;

/// Wood by floor, from dark on the ground to light under the roof.
const SHADES: [&str; 6] = ["#945c2e", "#bd8447", "#dcae74", "#edcd9c", "#f8e5c4", "#fff6e2"];

/// The part of a card that its plan shows, in units of the plan: the borders lie in it.
const WINDOW: Area = Area { x: 80.0, y: 134.0, w: 540.0, h: 532.0 };

/// Heights of the strips above and below the plan.
const HEAD: f64 = 25.0;
const FOOT: f64 = 26.0;

/// The shade of a floor, counted from 1.
pub fn shade(floor: u8) -> &'static str {
    let idx = usize::from(floor.saturating_sub(1)).min(SHADES.len() - 1);
    SHADES.get(idx).copied().unwrap_or("#bf8a52")
}

/// Draws a card.
pub fn draw(pen: &mut Pen, facts: &Facts<'_>, address: Address, site: &Site, area: Area) {
    pen.add(format_args!("<g data-card=\"{address}\">"));
    let shadow = Area { y: area.y + 3.0, ..area };
    pen.rect(shadow, 9.0, "fill=\"#000\" fill-opacity=\".45\"");
    if site.is_live() {
        live(pen, facts, address, site, area);
    } else {
        dead(pen, facts, address, site.card, area);
    }
    pen.add(format_args!("</g>"));
}

fn live(pen: &mut Pen, facts: &Facts<'_>, address: Address, site: &Site, area: Area) {
    let tint = site.owner.map(colour);
    let edge = tint.as_deref().unwrap_or("#b79a68");
    let width = if tint.is_some() { 4 } else { 2 };
    pen.rect(area, 9.0, &format!("fill=\"{PAPER}\""));
    let band = tint.as_deref().unwrap_or("#e6d3a8");
    head(pen, area, band);
    let ink = if tint.is_some() { "#fff" } else { INK };
    let inner = area.inset(1.0);
    pen.rect(inner, 8.0, &format!("fill=\"none\" stroke=\"{edge}\" stroke-width=\"{width}\""));
    title(pen, address, &facts.say(&site.card.called()), area, ink);
    let middle = Area { y: area.y + HEAD + 2.0, h: area.h - HEAD - FOOT - 2.0, ..area.inset(0.0) };
    let (x, y, scale) = fitted(WINDOW, middle);
    pen.add(format_args!("<g transform=\"translate({} {}) scale({scale})\">", Num(x), Num(y)));
    borders(pen, site);
    houses(pen, site);
    pen.add(format_args!("</g>"));
    tallies(pen, site, middle);
    foot(pen, facts, address, site, area);
    if let Some(seat) = site.owner {
        let half = 13.5;
        pen.pyramid(seat, (area.x + half + 5.0, middle.y + half + 3.0), half);
    }
}

/// How much the plans of cards so large are scaled: all alike, for eyes to compare pieces.
pub fn scale(side: f64) -> f64 {
    ((side - HEAD - FOOT - 2.0) / WINDOW.h).min(side / WINDOW.w)
}

/// How a window of the plan comes to lie in the middle of an area: where its origin goes, and how
/// much it is scaled, in ten-thousandths.
fn fitted(window: Area, into: Area) -> (f64, f64, String) {
    let scale = (into.w / window.w).min(into.h / window.h);
    let parts = (scale * 10_000.0).round() as i64;
    let (x, y) = into.centre();
    let (mid_x, mid_y) = window.centre();
    (x - mid_x * scale, y - mid_y * scale, format!("0.{parts:04}"))
}

/// The strip above the plan.
fn head(pen: &mut Pen, area: Area, fill: &str) {
    let (x, y, w) = (Num(area.x), Num(area.y + HEAD), Num(area.w - 18.0));
    let up = Num(HEAD - 9.0);
    let path = format!("M{x} {y}v-{up}q0 -9 9 -9h{w}q9 0 9 9v{up}Z");
    pen.path(&path, &format!("fill=\"{fill}\""));
}

/// The name between the bottles that stand at the corners.
fn title(pen: &mut Pen, address: Address, name: &str, area: Area, ink: &str) {
    let room = area.w - 26.0;
    let text = format!("{address} {name}");
    let kind = bold((area.w * 0.094).min(19.0)).fitting(&text, room, 9.0).centred();
    pen.text((area.middle(), area.y + HEAD - 7.5), kind, ink, &text);
}

/// The borders that are built in.
fn borders(pen: &mut Pen, site: &Site) {
    let plot = site.houses.first().map(|house| house.building().plot());
    for border in plot.iter().flat_map(|plot| plot.borders()) {
        let path = plan::path(border.outline(), plan::CORNER);
        let style = "fill=\"#fffaf0\" stroke=\"#2b1d14\" stroke-width=\"11\"";
        pen.path(&path, &format!("{style} stroke-linejoin=\"round\""));
    }
}

/// The pieces, floor by floor; higher ones are lighter and throw a shadow.
fn houses(pen: &mut Pen, site: &Site) {
    let highest = site.houses.iter().map(|house| house.building().height()).max();
    for floor in 1..=highest.unwrap_or_default() {
        let laid = site.houses.iter().flat_map(|house| house.building().laid());
        let paths: Vec<(u8, String)> = laid
            .filter(|(_, its)| *its == floor)
            .map(|(laid, _)| {
                let path = plan::path(laid.outline(), plan::CORNER);
                (laid.pose().piece().get(), path)
            })
            .collect();
        if floor > 1 {
            for (_, path) in &paths {
                pen.path(path, "transform=\"translate(7 11)\" fill=\"#000\" fill-opacity=\".3\"");
            }
        }
        for (piece, path) in &paths {
            let style = format!(
                "data-piece=\"{piece}\" fill=\"{}\" stroke=\"#4b2d13\" stroke-width=\"5\" \
                 stroke-linejoin=\"round\"",
                shade(floor)
            );
            pen.path(path, &style);
        }
    }
}

/// How many pieces stand in each border, beside the plan.
fn tallies(pen: &mut Pen, site: &Site, middle: Area) {
    let size = (middle.w * 0.072).clamp(11.5, 15.0);
    for (idx, house) in site.houses.iter().enumerate() {
        let building = house.building();
        let most = building.plot().pieces();
        let text = if house.is_capped() {
            format!("{}/{most}", building.len())
        } else {
            building.len().to_string()
        };
        let high = house_middle(site, idx);
        let share = (high - WINDOW.y) / WINDOW.h;
        let y = match site.houses.len() {
            // Below them stands what the drinks are worth.
            2.. => middle.y + share * middle.h - 9.0,
            _ => middle.y + 15.0,
        };
        let at = (middle.right() - 6.0, y + size * 0.35);
        pen.text(at, book(size).ending(), SOFT, &text);
        let mark = Area { x: at.0 - size * 0.8, y: at.1 + 4.0, w: size * 0.8, h: size * 0.4 };
        pen.rect(mark, 1.0, "fill=\"#bf8a52\" stroke=\"#4b2d13\" stroke-width=\".8\"");
    }
}

/// Where the middle of a border is, from the upper edge of the plan.
fn house_middle(site: &Site, idx: usize) -> f64 {
    let plot = site.houses.get(idx).map(|house| house.building().plot());
    let border = plot.and_then(|plot| plot.borders().get(idx));
    let ys = || {
        border
            .into_iter()
            .flat_map(|border| border.outline())
            .map(|point| plan::seen(*point, plan::CORNER).1)
    };
    match (ys().min(), ys().max()) {
        (Some(low), Some(high)) => f64::from(low + high) / 2.0,
        _ => WINDOW.centre().1,
    }
}

/// The floors, and what they bring: floors times drinks.
fn foot(pen: &mut Pen, facts: &Facts<'_>, address: Address, site: &Site, area: Area) {
    let built = site.floors();
    let most: u8 = site.houses.iter().map(|house| house.building().plot().floors()).sum();
    let capped = site.houses.iter().all(|house| house.is_capped());
    let floors = if capped { format!("{built}/{most}") } else { built.to_string() };
    let size = (area.w * 0.098).min(19.0);
    let base = area.bottom() - 9.0;
    let left = area.x + 16.0;
    stairs(pen, (left, base), size);
    pen.text((left + size * 1.05, base), bold(size), INK, &floors);
    let fits: Vec<String> = facts.fits(site).iter().map(ToString::to_string).collect();
    if !fits.is_empty() {
        let text = facts.say(&Phrase::new("draw-fits").with("floors", fits.join(",")));
        let kind = bold(size * 0.78).fitting(&text, area.w * 0.45, 8.0);
        pen.text((area.x + 8.0, base - size - 2.0), kind, "#25743f", &text);
    }
    let (drinks, worth) = (facts.table.drinks(address), facts.table.worth(address));
    let (text, ink) = match (worth, drinks) {
        (0, 0) => return,
        (0, _) => (format!("×{drinks}"), SOFT),
        _ => (yen(worth), "#9c2a17"),
    };
    if worth != 0 {
        let at = (area.right() - 8.0, base - size - 2.0);
        pen.text(at, book(size * 0.78).ending(), SOFT, &format!("×{drinks}"));
    }
    let room = area.w - 32.0 - size * 1.2 - bold(size).width(&floors);
    let kind = bold(size).fitting(&text, room, 9.0).ending();
    pen.text((area.right() - 16.0, base), kind, ink, &text);
}

/// The sign for floors: a small stack.
fn stairs(pen: &mut Pen, (x, base): (f64, f64), size: f64) {
    for (idx, floor) in [1, 3, 5].into_iter().enumerate() {
        let (inset, up) = (size * 0.11 * idx as f64, size * 0.26 * (idx + 1) as f64);
        let area = Area { x: x + inset, y: base - up, w: size * 0.8 - 2.0 * inset, h: size * 0.24 };
        let style = format!("fill=\"{}\" stroke=\"#4b2d13\" stroke-width=\".8\"", shade(floor));
        pen.rect(area, 0.5, &style);
    }
}

/// A card with its blue side up.
fn dead(pen: &mut Pen, facts: &Facts<'_>, address: Address, card: CardId, area: Area) {
    pen.rect(area, 9.0, "fill=\"#35548a\"");
    pen.rect(area, 9.0, "fill=\"url(#iz-waves)\"");
    head(pen, area, "#24406f");
    title(pen, address, &facts.say(&card.called()), area, "#e9f0ff");
    let middle = Area { y: area.y + HEAD + 2.0, h: area.h - HEAD - FOOT - 2.0, ..area };
    blue(pen, card, middle, "#24406f");
    let (kind, text) = bold(15.0).fitted(&facts.word("draw-dead"), area.w - 20.0, 9.0);
    pen.text((area.middle(), area.bottom() - 10.0), kind.centred(), "#e9f0ff", &text);
}

/// The border of a card's blue side.
pub fn blue(pen: &mut Pen, card: CardId, into: Area, ink: &str) {
    let (x, y, scale) = fitted(WINDOW, into);
    pen.add(format_args!("<g transform=\"translate({} {}) scale({scale})\">", Num(x), Num(y)));
    let plot = deck().plot(card, Side::Blue);
    for border in plot.iter().flat_map(|plot| plot.borders()) {
        let path = plan::path(border.outline(), plan::CORNER);
        let style = "fill=\"#fff\" fill-opacity=\".14\" stroke-width=\"12\"";
        pen.path(&path, &format!("{style} stroke=\"{ink}\" stroke-linejoin=\"round\""));
    }
    pen.add(format_args!("</g>"));
}

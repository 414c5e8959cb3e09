//! The places beside the quarter: order of play, price card, claim card, architect.

use contract::{Phrase, Seat};
use pens::{Area, Num, Pen, bold, book};

use super::card;
use super::facts::Facts;
use super::look::{GOLD, INK, SOFT, Street};

/// Height of the stations where they stand in a row.
pub const HEIGHT: f64 = 164.0;

/// Draws one of the four.
pub fn draw(pen: &mut Pen, facts: &Facts<'_>, idx: usize, area: Area) {
    pen.paper(area, "#a9763f");
    let slots = &facts.view.slots;
    match idx {
        0 => order(pen, facts, area),
        1 => price(pen, facts, slots.price, area),
        2 => claim(pen, facts, area),
        _ => architect(pen, facts, &slots.builds, area),
    }
}

fn title(pen: &mut Pen, facts: &Facts<'_>, area: Area, name: &'static str, more: &Phrase) {
    let (kind, name) = bold(19.0).fitted(&facts.word(name), area.w - 28.0, 12.0);
    pen.text((area.x + 14.0, area.y + 26.0), kind, INK, &name);
    let (kind, more) = book(15.0).fitted(&facts.say(more), area.w - 28.0, 9.0);
    pen.text((area.x + 14.0, area.y + 46.0), kind, SOFT, &more);
}

/// The player who goes first stands first.
fn order(pen: &mut Pen, facts: &Facts<'_>, area: Area) {
    title(pen, facts, area, "draw-order", &Phrase::new("draw-order-more"));
    let order = &facts.table.order;
    let step = ((area.w - 20.0) / order.len().max(1) as f64).min(52.0);
    let radius = (step * 0.36).min(17.0);
    let y = area.y + 46.0 + (area.h - 46.0) / 2.0;
    let first = area.middle() - step * (order.len().max(1) - 1) as f64 / 2.0;
    for (idx, seat) in order.iter().enumerate() {
        let at = (first + step * idx as f64, y - 4.0);
        if facts.active() == Some(*seat) {
            pen.circle(at, radius * 1.5, &format!("fill=\"{GOLD}\" fill-opacity=\".7\""));
        }
        pen.token(*seat, at, radius);
        let place = (idx + 1).to_string();
        pen.text((at.0, y + radius + 22.0), book(15.0).centred(), SOFT, &place);
    }
}

/// A card face down with a coin that goes over.
fn price(pen: &mut Pen, facts: &Facts<'_>, taken: Option<Seat>, area: Area) {
    title(pen, facts, area, "draw-price", &Phrase::new("draw-price-more"));
    let y = area.y + 46.0 + (area.h - 46.0) / 2.0;
    let back = Area { x: area.x + 16.0, y: y - 32.0, w: area.w * 0.5, h: 64.0 };
    pen.rect(back, 7.0, "fill=\"#7e2b24\" stroke=\"#4b1712\" stroke-width=\"2\"");
    pen.rect(back, 7.0, "fill=\"url(#iz-waves)\"");
    let (x, mid) = (back.middle(), back.centre().1);
    pen.coin((x - 26.0, mid), 13.0);
    pen.coin((x + 26.0, mid), 13.0);
    let arrow = format!("M{} {}h14m-5 -5l5 5l-5 5", Num(x - 7.0), Num(mid));
    pen.path(&arrow, "fill=\"none\" stroke=\"#ffe9c0\" stroke-width=\"3\"");
    let at = ((back.right() + area.right()) / 2.0, y);
    match taken {
        Some(seat) => pen.token(seat, at, 19.0),
        None => pen.slot(at, 20.0, SOFT),
    }
}

/// The card beside the quarter, its blue side up.
fn claim(pen: &mut Pen, facts: &Facts<'_>, area: Area) {
    let card = facts.view.claim_card;
    let more = Phrase::new("draw-claim-more").with("card", card.called());
    title(pen, facts, area, "draw-claim", &more);
    let blue = Area { x: area.x + 14.0, y: area.y + 56.0, w: 58.0, h: area.h - 70.0 };
    pen.rect(blue, 6.0, "fill=\"#5b86c9\" stroke=\"#24406f\" stroke-width=\"2\"");
    card::blue(pen, card, blue.inset(2.0), "#1c325a");
    let x = blue.right() + 6.0;
    discs(pen, &facts.view.slots.claims, Area { x, w: area.right() - x - 6.0, ..blue });
}

fn architect(pen: &mut Pen, facts: &Facts<'_>, builds: &[Seat], area: Area) {
    title(pen, facts, area, "draw-architect", &Phrase::new("draw-architect-more"));
    let (x, y) = (area.x + 43.0, area.y + 50.0 + (area.h - 50.0) / 2.0);
    let body = format!("M{} {}q0 -26 26 -26t26 26v6h-52z", Num(x - 26.0), Num(y + 32.0));
    pen.path(&body, "fill=\"#3a5a78\" stroke=\"#1d2c3c\" stroke-width=\"1.5\"");
    pen.circle((x, y - 7.0), 15.0, "fill=\"#f0c79c\" stroke=\"#1d2c3c\" stroke-width=\"1.5\"");
    let hat = format!("M{} {}q0 -19 19 -19t19 19l5 4h-48z", Num(x - 19.0), Num(y - 13.0));
    pen.path(&hat, "fill=\"#f2b632\" stroke=\"#6a4708\" stroke-width=\"1.5\"");
    let left = x + 35.0;
    let place = Area { x: left, y: area.y + 56.0, w: area.right() - left - 6.0, h: area.h - 70.0 };
    discs(pen, builds, place);
}

/// Action discs that lie there, in rows, as large as there is room.
fn discs(pen: &mut Pen, seats: &[Seat], area: Area) {
    let fits = |side: f64| {
        let (across, down) = ((area.w / side).floor(), (area.h / side).floor());
        across * down >= seats.len() as f64
    };
    let sides = [44.0, 40.0, 36.0, 32.0, 28.0, 25.0, 22.0];
    let side = sides.into_iter().find(|side| fits(*side)).unwrap_or(20.0);
    let across = ((area.w / side).floor() as usize).max(1);
    let rows = seats.len().div_ceil(across).max(1);
    let top = area.centre().1 - side * rows as f64 / 2.0;
    for (idx, seat) in seats.iter().enumerate() {
        let (col, row) = ((idx % across) as f64, (idx / across) as f64);
        let at = (area.x + side * (col + 0.5), top + side * (row + 0.5));
        pen.token(*seat, at, side * 0.36);
    }
    if seats.is_empty() {
        pen.slot((area.x + 24.0, area.centre().1), 17.0, SOFT);
    }
}

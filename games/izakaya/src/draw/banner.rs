//! The sign over the door: who is asked what; and the pot.

use contract::Phrase;
use pens::{Area, Num, Pen, bold, book, colour};

use super::facts::{Facts, yen};
use super::look::{GOLD, INK, LANTERN, LINE, MIST, SOFT, Street};

/// Height of the sign and the pot.
pub const HEIGHT: f64 = 146.0;

/// Draws the sign and the pot.
pub fn draw(pen: &mut Pen, facts: &Facts<'_>, area: Area) {
    let beam = Area { h: 13.0, ..area };
    pen.rect(beam, 4.0, "fill=\"url(#iz-planks)\" stroke=\"#2a190d\" stroke-width=\"2\"");
    curtain(pen, Area { y: beam.bottom() - 2.0, w: 308.0, h: 84.0, ..area });
    let sign = Area { x: area.x + 376.0, y: area.y + 24.0, w: 528.0, h: 74.0 };
    for x in [sign.x + 60.0, sign.right() - 60.0] {
        let path = format!("M{} {}V{}", Num(x), Num(beam.bottom()), Num(sign.y));
        pen.path(&path, "stroke=\"#a9763f\" stroke-width=\"2.5\"");
    }
    headline(pen, facts, sign);
    for x in [area.x + 342.0, area.right() - 34.0] {
        let path = format!("M{} {}v16", Num(x), Num(beam.bottom()));
        pen.path(&path, "stroke=\"#a9763f\" stroke-width=\"2\"");
        pen.lantern((x, area.y + 62.0), 46.0);
    }
    pot(pen, facts, Area { y: area.bottom() - 36.0, h: 36.0, ..area });
}

/// Seven strips of cloth with the name of the game.
fn curtain(pen: &mut Pen, area: Area) {
    for (idx, letter) in ["I", "Z", "A", "K", "A", "Y", "A"].into_iter().enumerate() {
        let strip = area.column(idx, 7, 2.0);
        let (x, y, right, low) =
            (Num(strip.x), Num(strip.y), Num(strip.right()), Num(strip.bottom()));
        let (mid, hem) = (Num(strip.middle()), Num(strip.bottom() - 6.0));
        let path = format!("M{x} {y}H{right}L{right} {low}Q{mid} {hem} {x} {low}Z");
        pen.path(&path, "fill=\"url(#iz-cloth)\" stroke=\"#131d3f\" stroke-width=\"1\"");
        pen.path(&path, "fill=\"url(#iz-waves)\"");
        let at = (strip.middle(), strip.y + strip.h * 0.62);
        pen.text(at, bold(34.0).centred(), "#fff7e4", letter);
    }
}

fn headline(pen: &mut Pen, facts: &Facts<'_>, sign: Area) {
    let (head, more) = facts.headline();
    let round = Phrase::new("draw-round").with("round", facts.round());
    let more = format!("{} · {more}", facts.say(&round));
    let winner = facts.seats().find(|seat| facts.has_won(*seat));
    let active = facts.active().or(winner);
    let frame = active.map_or("#a9763f".to_owned(), colour);
    pen.paper(sign, &frame);
    let mut left = sign.x + 20.0;
    if let Some(seat) = active {
        pen.token(seat, (sign.x + 40.0, sign.centre().1), 21.0);
        left += 58.0;
    }
    let room = sign.right() - left - 14.0;
    let (kind, head) = bold(29.0).fitted(&head, room, 16.0);
    pen.text((left, sign.y + 34.0), kind, INK, &head);
    let (kind, more) = book(19.0).fitted(&more, room, 11.0);
    pen.text((left, sign.y + 60.0), kind, SOFT, &more);
}

/// The pot as a bar with a mark at every 500 yen; it may run over.
fn pot(pen: &mut Pen, facts: &Facts<'_>, area: Area) {
    let (pot, full) = (facts.view.pot, facts.threshold());
    pen.rect(area, 10.0, "fill=\"#241420\" stroke=\"#a9763f\" stroke-width=\"1.5\"");
    for (dx, dy) in [(0.0, 4.0), (10.0, 4.0), (5.0, -3.0)] {
        pen.coin((area.x + 18.0 + dx, area.centre().1 + dy), 8.0);
    }
    let label = Phrase::new("draw-pot").with("pot", yen(pot.into())).with("full", yen(full.into()));
    let (kind, label) = bold(19.0).fitted(&facts.say(&label), 262.0, 12.0);
    pen.text((area.x + 46.0, area.y + 25.0), kind, "#fff3da", &label);
    let bar = Area { x: area.x + 322.0, y: area.y + 9.0, w: 300.0, h: area.h - 18.0 };
    let share = (f64::from(pot) / f64::from(full)).clamp(0.0, 1.0);
    let ended = facts.view.last.is_some() || facts.outcome().is_some();
    let fill = if ended { LANTERN } else { GOLD };
    pen.rect(bar, 9.0, "fill=\"#4b3040\"");
    if pot > 0 {
        let done = Area { w: (bar.w * share).max(bar.h), ..bar };
        pen.rect(done, 9.0, &format!("fill=\"{fill}\""));
    }
    for mark in (500..full).step_by(500) {
        let x = Num(bar.x + bar.w * f64::from(mark) / f64::from(full));
        let path = format!("M{x} {}v{}", Num(bar.y + 3.0), Num(bar.h - 6.0));
        pen.path(&path, &format!("stroke=\"{LINE}\" stroke-opacity=\".7\" stroke-width=\"1.5\""));
    }
    let ending = facts.ending();
    let room = area.right() - bar.right() - 28.0;
    let kind = if ended { bold(18.0) } else { book(18.0) }.fitting(&ending, room, 11.0);
    let ink = if ended { "#ff9d84" } else { MIST };
    pen.text((area.right() - 14.0, area.y + 24.5), kind.ending(), ink, &ending);
}

//! The players: their yen, their bids, what they have left, and what they would score now.

use contract::{Phrase, Seat};
use pens::{Area, Pen, Shape, Type, bold, book, colour};

use super::SPACE;
use super::facts::{Facts, yen};
use super::look::{GOLD, INK, LANTERN, LINE, SOFT, Street};
use crate::state::{DISCS, Phase};

/// Height of a plate.
pub const HEIGHT: f64 = 172.0;

/// Draws all plates side by side.
pub fn draw(pen: &mut Pen, facts: &Facts<'_>, area: Area) {
    let count = facts.seats().count();
    let room = area.column(0, count, SPACE).w - 36.0 - book(15.0).width(&label(facts));
    // All scores are as large as the longest allows, for eyes to compare.
    let kind = facts
        .seats()
        .fold(bold(33.0), |kind, seat| kind.fitting(&yen(facts.table.score(seat)), room, 18.0));
    for (idx, seat) in facts.seats().enumerate() {
        plate(pen, facts, seat, area.column(idx, count, SPACE), kind);
    }
}

/// What a score is.
fn label(facts: &Facts<'_>) -> String {
    facts.word(if facts.outcome().is_some() { "draw-in-all" } else { "draw-so-far" })
}

fn plate(pen: &mut Pen, facts: &Facts<'_>, seat: Seat, area: Area, kind: Type) {
    let lit = facts.awaits(seat) || facts.has_won(seat);
    if lit {
        let style = format!("fill=\"{GOLD}\" fill-opacity=\".9\"");
        pen.rect(area.inset(-5.0), 14.0, &style);
    }
    pen.paper(area, &colour(seat));
    let left = area.x + 12.0;
    pen.token(seat, (left + 18.0, area.y + 28.0), 16.0);
    let (name_kind, name) = bold(20.0).fitted(&facts.name(seat), area.w - 64.0, 12.0);
    let state = word(facts, seat);
    pen.text((left + 44.0, area.y + 27.0), name_kind, INK, &name);
    let (small, state) = book(15.0).fitted(&state, area.w - 64.0, 9.0);
    pen.text((left + 44.0, area.y + 46.0), small, SOFT, &state);
    let score = yen(facts.table.score(seat));
    pen.text((left, area.y + 86.0), kind, "#9c2a17", &score);
    pen.text((left + kind.width(&score) + 2.0, area.y + 86.0), book(15.0), SOFT, &label(facts));
    purse(pen, facts, seat, area);
    stock(pen, facts, seat, area);
}

/// What a player is doing or has done.
fn word(facts: &Facts<'_>, seat: Seat) -> String {
    let Some(seen) = facts.view.players.get(seat) else { return String::new() };
    match facts.view.phase {
        Phase::Over { .. } if facts.has_won(seat) => facts.word("draw-wins"),
        Phase::Over { .. } => {
            let place = facts.outcome().and_then(|outcome| outcome.places.get(seat).copied());
            let said = |place| facts.say(&Phrase::new("draw-place").with("place", place));
            place.map_or(String::new(), said)
        }
        Phase::Bidding { .. } => match (seen.has_bid, seen.bid) {
            (_, Some(bid)) => {
                facts.say(&Phrase::new("draw-bid-hidden").with("yen", yen(bid.into())))
            }
            (true, None) => facts.word("draw-bid-placed"),
            (false, None) => facts.word("draw-to-bid"),
        },
        _ if facts.active() == Some(seat) => facts.word("draw-to-act"),
        _ => match facts.view.auctions.last().and_then(|bids| bids.get(seat)) {
            Some(bid) => facts.say(&Phrase::new("draw-bid").with("yen", yen((*bid).into()))),
            None => String::new(),
        },
    }
}

/// Yen in hand, in coins.
fn purse(pen: &mut Pen, facts: &Facts<'_>, seat: Seat, area: Area) {
    let cash = facts.view.players.get(seat).map_or(0, |seen| seen.cash);
    let (x, y) = (area.x + 12.0, area.y + 115.0);
    pen.coin((x + 9.0, y - 6.0), 9.0);
    let text = facts.say(&Phrase::new("draw-cash").with("yen", yen(cash.into())));
    let (kind, text) = bold(17.0).fitted(&text, area.w - 50.0, 10.0);
    pen.text((x + 25.0, y), kind, INK, &text);
}

/// Action discs of this phase, and claims left.
fn stock(pen: &mut Pen, facts: &Facts<'_>, seat: Seat, area: Area) {
    let (tint, y) = (colour(seat), area.y + 144.0);
    let (left, shape) = (facts.discs_left(seat), Shape::of(seat));
    for idx in 0..DISCS {
        let at = (area.x + 22.0 + 24.0 * f64::from(idx), y);
        if idx < left {
            pen.path(&shape.path(at, 8.5), &format!("fill=\"{tint}\""));
        } else {
            pen.path(&shape.path(at, 7.5), &format!("fill=\"none\" stroke=\"{LINE}\""));
        }
    }
    pen.text((area.x + 12.0, y + 22.0), book(12.5), SOFT, &facts.word("draw-actions"));
    let claims = facts.claims_left(seat);
    let right = area.right() - 12.0;
    let half = 10.5;
    pen.pyramid(seat, (right - half - 34.0, y), half);
    let ink = if claims == 0 { LANTERN } else { INK };
    pen.text((right, y + 6.5), bold(18.0).ending(), ink, &format!("×{claims}"));
    let claims = facts.word("draw-claims-left");
    pen.text((right, y + 22.0), book(12.5).ending(), SOFT, &claims);
}

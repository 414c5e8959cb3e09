//! Beside the board: whose turn it is, the viewer's hand, pile and discard, and all players.

use contract::{Phrase, Seat};
use pens::{bold, book};

use super::Show;
use super::pen::{Area, CREAM, GOLD, INK, MIST, Pen, SOFT};
use super::piece::{Pieces, colour};
use super::road::{Look, Tiles};
use super::verdict::{has_won, headline};
use crate::square::Square;
use crate::state::DESTINATIONS;
use crate::stock::Stock;
use crate::tile::Kind;
use crate::view::Seen;
use crate::words;

/// Height of the desk and of a player's plate, and what lies between.
const DESK: i32 = 116;
const PLATE: i32 = 100;
const GAP: i32 = 10;
/// The size of a tile on a plate, in percent of its size on the board.
const SMALL: i32 = 34;

/// How high the panel is.
pub fn height(view: &Show<'_>) -> i32 {
    DESK + view.travellers.len().div_ceil(2) as i32 * (PLATE + GAP)
}

/// Draws the panel.
pub fn draw(pen: &mut Pen, view: &Show<'_>, area: Area) {
    let desk = Area { h: DESK, ..area };
    pen.rect(desk, 14, "fill=\"#141b2d\" stroke=\"#46557a\" stroke-width=\"2\"");
    own(pen, view, Area { x: desk.x + 14, w: 190, ..desk });
    turn(pen, view, Area { x: desk.x + 212, w: 176, ..desk });
    pile(pen, view, Area { x: desk.x + 400, w: 84, ..desk });
    discard(pen, view, Area { x: desk.x + 492, w: 276, ..desk });
    let w = (area.w - GAP) / 2;
    for (seat, seen) in view.travellers.iter() {
        let (row, column) = (seat.idx() as i32 / 2, seat.idx() as i32 % 2);
        let x = area.x + column * (w + GAP);
        let y = area.y + DESK + GAP + row * (PLATE + GAP);
        plate(pen, view, seat, seen, Area { x, y, w, h: PLATE });
    }
}

/// The tile of a kind as it lies in a hand.
fn face(pen: &mut Pen, kind: Kind, at: (i32, i32), percent: i32) {
    if let Some(tile) = kind.lies().first() {
        pen.tile(*tile, at, percent, Look::default());
    }
}

/// The viewer's own hand; without one, the name of the board.
fn own(pen: &mut Pen, view: &Show<'_>, area: Area) {
    let seen = view.viewer.seat().and_then(|seat| view.travellers.get(seat));
    let Some(hand) = seen.and_then(|seen| seen.hand) else {
        let name = &view.board.layout().name;
        let kind = bold(30).fitting(name, area.w, 14);
        let at = (area.x + 2, area.y + 60);
        pen.text(at, kind, CREAM, &kind.cut(name, area.w));
        return pen.text((at.0, at.1 + 26), bold(15), GOLD, "DANGAN");
    };
    pen.text((area.x, area.y + 24), bold(14), MIST, &view.word("draw-your-hand"));
    let kinds: Vec<Kind> = hand.each().collect();
    let count = kinds.len().clamp(2, 12) as i32;
    let step = (area.w / count).min(82);
    let percent = (step * 100 / 124).min(64);
    for (idx, kind) in (0..).zip(kinds.into_iter().take(12)) {
        face(pen, kind, (area.x + 36 + step * idx, area.y + 70), percent);
    }
    if hand.is_empty() {
        pen.text((area.x, area.y + 76), book(16), MIST, &view.word("draw-no-tiles"));
    }
}

/// Whose turn it is, what is left of it, and the round; at the end, who has won.
fn turn(pen: &mut Pen, view: &Show<'_>, area: Area) {
    let (x, y) = (area.x, area.y);
    if let Some(end) = view.over {
        let (who, how) = headline(view, end);
        let kind = bold(28).fitting(&who, area.w - 14, 14);
        pen.text((x, y + 54), kind, GOLD, &kind.cut(&who, area.w));
        pen.text((x, y + 82), book(14), CREAM, &book(14).cut(&how, area.w));
        return;
    }
    let round = view.say(&Phrase::new("draw-round").with("round", view.round));
    pen.text((x, y + 24), bold(14), MIST, &round);
    let tint = colour(view.active);
    let word = match view.viewer.is(view.active) {
        true => view.word("draw-your-turn"),
        false => view.name(view.active),
    };
    let (kind, word) = bold(19).fitted(&word, area.w - 26, 12);
    pen.pill((x, y + 36), kind, (&tint, "#fff"), &word);
    let left = i32::from(view.allowed.saturating_sub(view.taken)).min(6);
    let all = i32::from(view.allowed).clamp(left, 6);
    for idx in 0..all {
        let (x, y) = (x + 12 + 30 * idx, y + 90);
        let style = match idx < left {
            true => format!("fill=\"{GOLD}\""),
            false => "fill=\"none\" stroke=\"#5a678a\" stroke-width=\"2\"".to_owned(),
        };
        pen.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"10\" {style}/>"));
    }
    let actions = view.say(&Phrase::new("draw-actions").with("count", left));
    let x = x + 30 * all + 6;
    pen.text((x, y + 96), book(15), CREAM, &actions);
}

/// A face-down tile, its upper left corner there.
fn back(pen: &mut Pen, at: (i32, i32), side: i32) {
    let area = Area { x: at.0, y: at.1, w: side, h: side };
    let style = "fill=\"#4b5f8f\" stroke=\"#fdf8ec\" stroke-width=\"2\"";
    pen.rect(area, side / 9, style);
    pen.rect(area, side / 9, "fill=\"url(#dgn-back)\"");
}

/// The face-down pile.
fn pile(pen: &mut Pen, view: &Show<'_>, area: Area) {
    pen.text((area.x, area.y + 24), bold(14), MIST, &view.word("draw-pile"));
    let count = view.pile;
    let layers = count.div_ceil(12).min(5) as i32;
    for layer in 0..layers {
        back(pen, (area.x + layer, area.y + 42 - 2 * layer), 60);
    }
    let (x, y) = (area.x + 30 + layers / 2, area.y + 78 - layers);
    let count = count.to_string();
    pen.text((x, y), bold(26).fitting(&count, 56, 8).centred(), "#fff", &count);
}

/// The removed tiles by kind.
fn discard(pen: &mut Pen, view: &Show<'_>, area: Area) {
    pen.text((area.x, area.y + 24), bold(14), MIST, &view.word("draw-removed"));
    let stock = &view.discard;
    for (idx, kind) in (0..).zip(Kind::ALL) {
        let (x, y) = (area.x + 22 + 53 * idx, area.y + 56);
        let (opacity, ink) = if stock.has(kind) { ("1", "#fff") } else { (".35", MIST) };
        pen.add(format_args!("<g opacity=\"{opacity}\">"));
        face(pen, kind, (x, y), 38);
        pen.text((x, y + 43), bold(16).centred(), ink, &stock.of(kind).to_string());
        pen.add(format_args!("</g>"));
    }
}

/// A player: sign, tiles in hand, and the way so far.
fn plate(pen: &mut Pen, view: &Show<'_>, seat: Seat, seen: &Seen, area: Area) {
    let tint = colour(seat);
    let (x, y) = (area.x, area.y);
    let acts = view.over.is_none() && seat == view.active;
    let shines = acts || has_won(view, seat);
    pen.rect(area, 12, &format!("fill=\"{CREAM}\""));
    pen.add(format_args!(
        "<path fill=\"{tint}\" d=\"M{} {y}H{}Q{x} {y} {x} {}V{}Q{x} {} {} {}H{}Z\"/>",
        x + 50,
        x + 12,
        y + 12,
        area.bottom() - 12,
        area.bottom(),
        x + 12,
        area.bottom(),
        x + 50
    ));
    if shines {
        let glow = format!("fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"5\"");
        pen.rect(area.inset(-1), 13, &glow);
    }
    let middle = (x + 25, y + PLATE / 2);
    pen.emblem(seat, middle, 19, "fill=\"#fff\"");
    let (kind, name) = bold(20).fitted(&view.name(seat), 130, 13);
    pen.text((x + 62, y + 30), kind, INK, &name);
    let from = x + 74 + kind.width(&name);
    let place = words::place(&view.board.place(seen.piece));
    let place = Phrase::new("draw-in").with("place", place);
    let (text, ink) = match (has_won(view, seat), acts) {
        (true, _) => (view.word("draw-winner"), "#b07a00"),
        (_, true) => (view.word("draw-to-play"), "#b07a00"),
        _ => (view.say(&place), SOFT),
    };
    let room = area.right() - 12 - 40 * shown(seen) - from;
    pen.text((from, y + 30), book(15), ink, &book(15).cut(&text, room));
    hand(pen, seen, area);
    strip(pen, view, seat, seen, Area { x: x + 60, y: y + 50, w: area.w - 64, h: 40 });
}

/// How many tiles of a hand are drawn.
fn shown(seen: &Seen) -> i32 {
    seen.tiles.min(4) as i32
}

/// The tiles in a hand, open where the viewer may see them.
fn hand(pen: &mut Pen, seen: &Seen, area: Area) {
    let kinds: Vec<Kind> = seen.hand.iter().flat_map(Stock::each).collect();
    for idx in 0..shown(seen) {
        let (x, y) = (area.right() - 45 - 40 * idx, area.y + 7);
        match kinds.get(idx as usize) {
            Some(kind) => face(pen, *kind, (x + 18, y + 17), SMALL),
            None => back(pen, (x, y), 35),
        }
    }
}

/// Destinations: reached in order, then open ones as far as the viewer knows them.
fn strip(pen: &mut Pen, view: &Show<'_>, seat: Seat, seen: &Seen, area: Area) {
    let key = |square: Square| view.board.city(square).map(|city| city.name.key.clone());
    let mut open = seen.open.unwrap_or_default().iter();
    let step = area.w / DESTINATIONS as i32;
    for idx in 0..DESTINATIONS {
        let slot = Area { x: area.x + step * idx as i32, y: area.y, w: step - 4, h: area.h };
        let text = |pen: &mut Pen, square: Square, ink: &str| {
            let key = key(square).unwrap_or_else(|| square.to_string());
            pen.text((slot.middle(), slot.y + 27), bold(18).centred(), ink, &key);
        };
        if let Some(arrival) = seen.reached.get(idx) {
            pen.rect(slot, 8, &format!("fill=\"{}\"", colour(seat)));
            text(pen, arrival.square, "#fff");
        } else if let Some(square) = open.next() {
            let style = format!("fill=\"#fff6d8\" stroke=\"{GOLD}\" stroke-width=\"3\"");
            pen.rect(slot.inset(1), 8, &style);
            text(pen, square, INK);
        } else {
            let style = "fill=\"#f1e9d6\" stroke=\"#c4b899\" stroke-width=\"1.5\" \
                         stroke-dasharray=\"5 4\"";
            pen.rect(slot.inset(1), 8, style);
        }
    }
}

//! The cities: a plaque each, with picture, names, and the markers of those who were there.

use contract::Seat;
use pens::{bold, book};

use super::icon::icon;
use super::pen::{Area, CREAM, GOLD, INK, Pen, SOFT};
use super::piece::{Mark, Pieces};
use super::place;
use crate::board::City;
use crate::square::{Square, SquareSet};
use crate::view::View;

/// Room for a name on a plaque.
const ROOM: i32 = 102;

/// Draws every city.
pub fn draw(pen: &mut Pen, view: &View) {
    let goals = goals(view);
    for (idx, city) in view.board.cities().iter().enumerate() {
        let marks = marks(view, city.square);
        plaque(pen, city, icon(idx), goals.contains(city.square), marks.len());
        let (x, y) = place(city.square).centre();
        let step = (96 / marks.len().max(1) as i32).min(25);
        let first = x - step * (marks.len() as i32 - 1) / 2;
        for (idx, (seat, mark)) in (0..).zip(marks) {
            pen.mark(seat, mark, (first + step * idx, y + 41), 10);
        }
    }
}

/// The viewer's own open destinations.
pub fn goals(view: &View) -> SquareSet {
    let own = view.viewer.seat().and_then(|seat| view.travellers.get(seat));
    own.and_then(|seen| seen.open).unwrap_or_default()
}

/// Who started at a place or has reached it.
pub fn marks(view: &View, square: Square) -> Vec<(Seat, Mark)> {
    let mut marks = Vec::new();
    for (seat, seen) in view.travellers.iter() {
        if seen.start == square {
            marks.push((seat, Mark::Start));
        }
        let there = (1..).zip(&seen.reached).filter(|(_, arrival)| arrival.square == square);
        marks.extend(there.map(|(nth, _)| (seat, Mark::Reached(nth))));
    }
    marks
}

fn plaque(pen: &mut Pen, city: &City, picture: &str, goal: bool, marks: usize) {
    let area = place(city.square).inset(6);
    // Nothing at the foot leaves room to breathe.
    let low = if marks == 0 { 9 } else { 0 };
    pen.rect(Area { y: area.y + 4, ..area }, 14, "fill=\"#000\" fill-opacity=\".3\"");
    let edge = match goal {
        true => format!("stroke=\"{GOLD}\" stroke-width=\"6\""),
        false => format!("stroke=\"{INK}\" stroke-width=\"2\""),
    };
    pen.rect(area, 14, &format!("fill=\"{CREAM}\" {edge}"));
    if goal {
        let line = format!("fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.5\"");
        pen.rect(area.inset(-3), 17, &line);
    }
    let (x, y) = (area.middle(), area.y);
    let icon_y = y + 31 + low / 2;
    pen.add(format_args!("<g transform=\"translate({} {icon_y})\">{picture}</g>", x + 9));
    code(pen, (area.x + 6, y + 7), &city.name.key);
    if goal {
        star(pen, (area.right() - 15, y + 16));
    }
    names(pen, city, (x, y + low));
}

/// Name in Latin letters, in two lines where one would be too small, and as people there write it.
fn names(pen: &mut Pen, city: &City, at: (i32, i32)) {
    let (x, y) = at;
    let name = &city.name.name;
    let kind = bold(18).fitting(name, ROOM, 14);
    let (first, second) = bold(14).halves(name);
    let below = if kind.width(name) <= ROOM || second.is_empty() {
        let kind = bold(18).fitting(name, ROOM, 11);
        pen.text((x, y + 69), kind.centred(), INK, &kind.cut(name, ROOM));
        y + 84
    } else {
        let kind =
            bold(14).fitting(if first.len() < second.len() { second } else { first }, ROOM, 11);
        pen.text((x, y + 63), kind.centred(), INK, &kind.cut(first, ROOM));
        pen.text((x, y + 76), kind.centred(), INK, &kind.cut(second, ROOM));
        y + 88
    };
    let size = bold(13).fitting(&city.name.local, ROOM, 10).size;
    let local = book(size).cut(&city.name.local, ROOM);
    pen.text((x, below), book(size).centred(), SOFT, &local);
}

/// The key of a city, as on a station's sign.
fn code(pen: &mut Pen, at: (i32, i32), key: &str) {
    let area = Area { x: at.0, y: at.1, w: 34, h: 17 };
    pen.rect(area, 4, &format!("fill=\"{INK}\""));
    pen.text((area.middle(), area.y + 13), bold(12).centred(), "#fff", key);
}

/// A golden star: one of the viewer's own destinations.
fn star(pen: &mut Pen, at: (i32, i32)) {
    let (x, y) = at;
    pen.add(format_args!(
        "<path transform=\"translate({x} {y})\" fill=\"{GOLD}\" stroke=\"{INK}\" \
         stroke-width=\"1.5\" stroke-linejoin=\"round\" d=\"M0-11L3-4L11-3L5 2L7 10L0 6L-7 10L-5 2\
         L-11-3L-3-4Z\"/>"
    ));
}

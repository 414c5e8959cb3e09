//! What everybody has left, and what the signs mean.

use crate::geometry::Point;
use contract::{Phrase, Seat, Viewer};

use super::Show;
use super::car::sign;
use super::pen::{
    ABOVE, Area, BELOW, CARD, INK, LINE, NEWEST, Num, Pen, SOFT, YELLOW, bold, book, colour, room,
};
use super::standing::{self, Stand};
use crate::sizes::supply;
use crate::truth::Builder;

/// The lowest and highest cards, and room between them.
const CARD_HEIGHT: (f64, f64) = (111.0, 156.0);
const GAP: f64 = 10.0;
/// Most cars that are drawn one by one.
const MOST_CARS: u8 = 10;

/// Draws a card for each seat, and the legend below.
pub fn draw(pen: &mut Pen, state: &Show<'_>, viewer: Viewer, area: Area) {
    let mut y = area.y;
    let (low, high) = CARD_HEIGHT;
    let h = ((area.h - 180.0) / state.count().max(1) as f64 - GAP).clamp(low, high);
    for (seat, builder) in state.builders.iter() {
        draw_card(pen, state, viewer, seat, builder, Area { y, h, ..area });
        y += h + GAP;
    }
    legend(pen, state, Area { y, h: area.bottom() - y, ..area });
}

fn draw_card(
    pen: &mut Pen,
    state: &Show<'_>,
    viewer: Viewer,
    seat: Seat,
    builder: &Builder,
    card: Area,
) {
    let paint = colour(seat);
    let active = state.over.is_none() && state.active == seat;
    let won = standing::winners(state).contains(&seat);
    let edge = if active || won { paint.as_str() } else { LINE };
    let width = if active || won { 4 } else { 2 };
    let style = format!("fill=\"{CARD}\" stroke=\"{edge}\" stroke-width=\"{width}\"");
    pen.rect(card, 14.0, &style);
    let plate = Area { x: card.x + 12.0, y: card.y + 12.0, w: 40.0, h: card.h - 24.0 };
    pen.rect(plate, 9.0, &format!("fill=\"{paint}\""));
    let middle = Point::from(plate.centre());
    let path = sign(seat, |x, y| middle + Point::new(x, y) * 10.0);
    pen.path(&path, "fill=\"#fff\"");
    let left = plate.right() + 14.0;
    let name = card.y + card.h * 0.24 + 8.0;
    let wide = status(pen, state, seat, Point::new(card.right() - 14.0, name));
    let called = match viewer.is(seat) {
        true => state.say(&Phrase::new("draw-you").with("seat", seat)),
        false => state.name(seat),
    };
    let (kind, called) = bold(23.0).fitted(&called, card.right() - 28.0 - wide - left, 12.0);
    pen.text(Point::new(left, name), kind, INK, &called);
    let row = card.y + card.h * 0.54;
    cars(pen, state, seat, builder, Point::new(left, row));
    let mut x = left + 178.0;
    for (kind, count) in [builder.grey, builder.yellow, builder.roads].into_iter().enumerate() {
        supply_icon(pen, kind, Point::new(x, row));
        let ink = if count == 0 { "#b4443a" } else { INK };
        pen.text(Point::new(x + 14.0, row + 7.5), bold(20.0), ink, &count.to_string());
        x += [60.0, 48.0, 0.0][kind % 3];
    }
    let words = standing::prospect(state, seat);
    let (kind, words) = book(18.0).fitted(&words, card.right() - 14.0 - left, 11.0);
    pen.text(Point::new(left, card.y + card.h * 0.84 + 5.0), kind, SOFT, &words);
}

/// A pill with how the seat stands; tells how wide it is.
fn status(pen: &mut Pen, state: &Show<'_>, seat: Seat, right: Point) -> f64 {
    let stand = standing::of(state, seat);
    let Some(word) = stand.phrase().map(|phrase| state.say(&phrase)) else { return 0.0 };
    let kind = bold(18.0);
    let w = room(kind, &word) + 24.0;
    let plate = Area { x: right.x - w, y: right.y - 23.0, w, h: 30.0 };
    let fill = match stand {
        Stand::ToMove | Stand::Wins | Stand::Pays => colour(seat),
        _ => "#8b8578".to_owned(),
    };
    pen.rect(plate, 15.0, &format!("fill=\"{fill}\""));
    let at = Point::new(plate.middle(), right.y - 1.5);
    pen.text(at, kind.centred(), "#fff", &word);
    w
}

/// The cars that are left in colour, and those that are placed as outlines.
fn cars(pen: &mut Pen, state: &Show<'_>, seat: Seat, builder: &Builder, at: Point) {
    let paint = colour(seat);
    let all = supply(state.count()).cars.max(builder.cars).min(MOST_CARS);
    let step = (158.0 / f64::from(all.max(1))).min(21.0);
    for idx in 0..all {
        let x = at.x + f64::from(idx) * step;
        let car = Area { x, y: at.y - 15.0, w: step - 4.0, h: 28.0 };
        let glass = Area { x: x + 2.5, y: at.y - 8.0, w: step - 9.0, h: 13.0 };
        if idx < builder.cars {
            pen.rect(car, 4.0, &format!("fill=\"{paint}\""));
            pen.rect(glass, 2.0, "fill=\"#fff\" fill-opacity=\".75\"");
        } else {
            pen.rect(car, 4.0, &format!("fill=\"none\" stroke=\"{LINE}\" stroke-width=\"2\""));
        }
    }
}

/// A grey piece, a yellow piece, or a road.
fn supply_icon(pen: &mut Pen, kind: usize, at: Point) {
    match kind {
        0 | 1 => {
            let fill = if kind == 0 { "#b9bdc3" } else { YELLOW };
            let (x, y) = (Num(at.x - 10.0), Num(at.y - 4.0));
            let path = format!("M{x} {y}v9a10 6 0 0 0 20 0v-9z");
            pen.path(&path, &format!("fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1.5\""));
            let top = Point::new(at.x, at.y - 4.0);
            let style = format!("fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1.5\"");
            pen.ellipse(top, 10.0, 6.0, &style);
        }
        _ => {
            let (x, y) = (Num(at.x - 8.0), Num(at.y + 12.0));
            let path = format!("M{x} {y}l12 -26");
            let style = "fill=\"none\" stroke=\"#4a4f58\" stroke-width=\"9\" \
                         stroke-linecap=\"round\"";
            pen.path(&path, style);
            let style = "fill=\"none\" stroke=\"#fff\" stroke-width=\"1.6\" \
                         stroke-dasharray=\"4 4\"";
            pen.path(&path, style);
        }
    }
}

/// What the signs on the plan mean, as far as there is room.
fn legend(pen: &mut Pen, state: &Show<'_>, area: Area) {
    let rows = [
        "draw-legend-over",
        "draw-legend-under",
        "draw-legend-base",
        "draw-legend-height",
        "draw-legend-uphill",
        "draw-legend-newest",
    ];
    pen.rect(area, 14.0, &format!("fill=\"{CARD}\" fill-opacity=\".6\" stroke=\"{LINE}\""));
    let step = ((area.h - 8.0) / 6.0).min(46.0);
    let top = area.y + (area.h - 6.0 * step) * 0.5;
    for (idx, key) in rows.into_iter().enumerate() {
        let y = top + step * (idx as f64 + 0.5);
        if y + 8.0 > area.bottom() {
            break;
        }
        legend_sign(pen, idx, Point::new(area.x + 32.0, y));
        let (kind, text) = book(17.0).fitted(&state.word(key), area.w - 70.0, 10.0);
        pen.text(Point::new(area.x + 60.0, y + 6.0), kind, SOFT, &text);
    }
}

fn legend_sign(pen: &mut Pen, idx: usize, at: Point) {
    let plate = Area { x: at.x - 14.0, y: at.y - 10.0, w: 28.0, h: 20.0 };
    let dark = "fill=\"#14171c\"";
    match idx {
        0 | 1 => {
            pen.rect(plate, 5.0, dark);
            let way = if idx == 0 { -1.0 } else { 1.0 };
            let (near, tip) = (at.y - way * 5.0, at.y + way * 6.0);
            let half = 8.0;
            let corners = [
                Point::new(at.x - half, near),
                Point::new(at.x + half, near),
                Point::new(at.x, tip),
            ];
            let fill = if idx == 0 { ABOVE } else { BELOW };
            pen.shape(&corners, &format!("fill=\"{fill}\""));
        }
        2 => {
            pen.rect(plate, 11.0, "fill=\"#8b8578\"");
            pen.text(at + Point::new(0.0, 5.5), bold(15.0).centred(), "#fff", "#4");
        }
        3 => {
            let style = format!("fill=\"{CARD}\" stroke=\"#8b8578\" stroke-width=\"2.5\"");
            pen.ellipse(at, 10.0, 10.0, &style);
            pen.text(at + Point::new(0.0, 5.5), bold(15.0).centred(), INK, "3");
        }
        5 => {
            let path = format!("M{} {}h24", Num(at.x - 12.0), Num(at.y));
            pen.path(&path, &format!("stroke=\"{NEWEST}\" stroke-width=\"14\""));
            pen.path(&path, "stroke=\"#8b8578\" stroke-width=\"9\"");
            pen.path(&path, "stroke=\"#3c4048\" stroke-width=\"6\"");
        }
        _ => {
            pen.rect(plate, 5.0, dark);
            let (x, y) = (Num(at.x - 7.0), Num(at.y - 5.0));
            let path = format!("M{x} {y}l5 5l-5 5m8 -10l5 5l-5 5");
            let style = "fill=\"none\" stroke=\"#fff\" stroke-width=\"2\" \
                         stroke-linejoin=\"round\" stroke-linecap=\"round\"";
            pen.path(&path, style);
        }
    }
}

//! Numbers and signs on a picture of the table.

use crate::geometry::{Point, Slab};
use contract::{Seat, Viewer};

use super::canvas::Canvas;
use super::pen::{ABOVE, Area, BELOW, CARD, INK, Num, YELLOW, bold, colour, ring, room};
use super::solid::slab_is_near;
use crate::pieces::{Column, Road};
use crate::sizes::{RADIUS, STOREY};

/// Where labels go: not onto each other.
#[derive(Default)]
struct Taken {
    spots: Vec<(Point, f64)>,
}

impl Taken {
    /// How much room there is round a point.
    fn room(&self, at: Point) -> f64 {
        let gaps = self.spots.iter().map(|(spot, radius)| spot.distance(at) - radius);
        gaps.fold(f64::INFINITY, f64::min)
    }
}

/// Labels the plan: heights of columns, numbers of roads and what is open, numbers of bases.
pub fn plan(canvas: &mut Canvas<'_>, viewer: Viewer, area: Area) {
    let state = canvas.state;
    let mut taken = Taken::default();
    let ring = ring_size(canvas).max(canvas.camera.across(RADIUS));
    for column in &state.columns {
        taken.spots.push((column.at.to_point(), ring / canvas.camera.scale));
    }
    for car in &state.solids().cars {
        taken.spots.push((car.strip().centre(), 7.0));
    }
    for (idx, (road, deck)) in state.roads.iter().zip(&state.solids().decks).enumerate() {
        if slab_is_near(deck) {
            badge(canvas, &mut taken, viewer, idx, road, deck);
        }
    }
    for (idx, column) in state.columns.iter().enumerate() {
        let at = canvas.seen(column.at.to_point(), 0.0);
        if within(area, at, -60.0) {
            height(canvas, idx, column, at);
        }
    }
    if let Some(seat) = canvas.builder {
        for (number, base) in state.open_bases(seat) {
            tag(canvas, &mut taken, seat, number, base, area);
        }
    }
}

/// Whether a point is so far inside an area.
fn within(area: Area, at: Point, margin: f64) -> bool {
    at.x > area.x + margin
        && at.x < area.right() - margin
        && at.y > area.y + margin
        && at.y < area.bottom() - margin
}

/// The radius of the ring round the height of a column.
fn ring_size(canvas: &Canvas<'_>) -> f64 {
    canvas.camera.across(6.3).max(9.4)
}

/// The height of a column on its top.
fn height(canvas: &mut Canvas<'_>, idx: usize, column: &Column, at: Point) {
    let size = ring_size(canvas) / 0.6;
    let fill = if column.junction { YELLOW } else { CARD };
    let edge = colour(column.owner);
    canvas.pen.add(format_args!("<g data-label=\"column-{idx}\">"));
    let style = format!("fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{}\"", Num(size * 0.14));
    canvas.pen.ellipse(at, size * 0.6, size * 0.6, &style);
    let base = Point::new(at.x, at.y + size * 0.31);
    canvas.pen.text(base, bold(size * 0.86).centred(), INK, &column.height.to_string());
    canvas.pen.add(format_args!("</g>"));
}

/// The number of a road, with a triangle up if nobody has crossed over it, and a triangle down
/// if nobody has crossed under it; on a viewer's own roads they are faint.
fn badge(
    canvas: &mut Canvas<'_>,
    taken: &mut Taken,
    viewer: Viewer,
    idx: usize,
    road: &Road,
    deck: &Slab,
) {
    let spot = badge_spot(canvas, taken, idx, deck);
    let at = canvas.seen(spot, 0.0);
    let size = canvas.camera.across(8.5).clamp(12.0, 22.0);
    taken.spots.push((spot, size * 0.9 / canvas.camera.scale));
    let number = idx.to_string();
    let w = (room(bold(size), &number) + size * 0.4).max(size * 1.25);
    let h = size * 1.2;
    let plate = Area { x: at.x - w * 0.5, y: at.y - h * 0.5, w, h };
    canvas.pen.add(format_args!("<g data-label=\"road-{idx}\">"));
    let edge = colour(road.owner);
    let own = viewer.seat() == Some(road.owner);
    for (open, way, fill) in [(!road.over, -1.0, ABOVE), (!road.under, 1.0, BELOW)] {
        if !open {
            continue;
        }
        let near = at.y + way * h * 0.4;
        let (half, tip) = (size * 0.62, at.y + way * (h * 0.5 + size * 0.62));
        let left = Point::new(at.x - half, near);
        let right = Point::new(at.x + half, near);
        let fill = if own { "#a5a39c" } else { fill };
        let style = format!(
            "fill=\"{fill}\" stroke=\"#14171c\" stroke-width=\"{}\" stroke-linejoin=\"round\"",
            Num(size * 0.13)
        );
        canvas.pen.shape(&[left, right, Point::new(at.x, tip)], &style);
    }
    let style = format!("fill=\"#14171c\" stroke=\"{edge}\" stroke-width=\"{}\"", Num(size * 0.13));
    canvas.pen.rect(plate, size * 0.3, &style);
    let base = Point::new(at.x, at.y + size * 0.36);
    canvas.pen.text(base, bold(size).centred(), "#fff", &number);
    canvas.pen.add(format_args!("</g>"));
}

/// The place on a road that is furthest from other roads, columns, cars and labels.
fn badge_spot(canvas: &Canvas<'_>, taken: &Taken, idx: usize, deck: &Slab) -> Point {
    let decks = &canvas.state.solids().decks;
    let length = deck.strip().length;
    let mut best = (f64::NEG_INFINITY, deck.strip().centre());
    for step in 0..=24 {
        let along = length * (0.12 + 0.76 * f64::from(step) / 24.0);
        let at = deck.strip().at(along, 0.0);
        let others = decks.iter().enumerate().filter(|(other, _)| *other != idx);
        let roads = others.map(|(_, other)| other.strip().distance(at));
        // Labels matter more than roads that pass by.
        let free = (taken.room(at) - 12.0 / canvas.camera.scale).min(0.0) * 3.0;
        let room = roads.fold(taken.room(at), f64::min).min(15.0) + free;
        let score = room - (along - length * 0.5).abs() * 0.03;
        if score > best.0 {
            best = (score, at);
        }
    }
    best.1
}

/// The number of an open base beside it.
fn tag(
    canvas: &mut Canvas<'_>,
    taken: &mut Taken,
    seat: Seat,
    number: u8,
    base: &Column,
    area: Area,
) {
    let size = canvas.camera.across(8.0).max(16.0);
    let text = format!("#{number}");
    let (w, h) = (room(bold(size), &text) + size * 0.7, size * 1.45);
    let clear = ring_size(canvas).max(canvas.camera.across(14.0)) + 6.0;
    let reach = Point::new(clear + w * 0.5, clear + h * 0.5) * (1.0 / canvas.camera.scale);
    let decks = &canvas.state.solids().decks;
    let mut best = (f64::NEG_INFINITY, base.at.to_point());
    for step in 0..12 {
        let way = crate::geometry::Heading(step * 3_000).unit();
        let at = base.at.to_point() + Point::new(way.x * reach.x, way.y * reach.y);
        if !within(area, canvas.seen(at, 0.0), w * 0.5 + 4.0) {
            continue;
        }
        let roads = decks.iter().map(|deck| deck.strip().distance(at));
        let room = roads.fold(taken.room(at), f64::min);
        if room > best.0 {
            best = (room, at);
        }
    }
    taken.spots.push((best.1, w * 0.5 / canvas.camera.scale));
    let at = canvas.seen(best.1, 0.0);
    let plate = Area { x: at.x - w * 0.5, y: at.y - h * 0.5, w, h };
    let style = format!("fill=\"{}\" stroke=\"#fff\" stroke-width=\"2.5\"", colour(seat));
    canvas.pen.rect(plate, h * 0.5, &style);
    let line = Point::new(at.x, at.y + size * 0.36);
    canvas.pen.text(line, bold(size).centred(), "#fff", &text);
}

/// A pin with the number of each open base above its column.
pub fn pins(canvas: &mut Canvas<'_>) {
    let state = canvas.state;
    let Some(seat) = canvas.builder else { return };
    for (number, base) in state.open_bases(seat) {
        let tip = canvas.seen(base.at.to_point(), f64::from(base.height) * STOREY + 6.0);
        let size = 21.0;
        let middle = Point::new(tip.x, tip.y - size * 1.5);
        let (left, right) = (middle.x - size * 0.8, middle.x + size * 0.8);
        let foot = middle.y + size * 0.45;
        let style = format!(
            "fill=\"{}\" stroke=\"#fff\" stroke-width=\"3\" stroke-linejoin=\"round\"",
            colour(seat)
        );
        let spike = [Point::new(left, foot), Point::new(right, foot), tip];
        canvas.pen.shape(&spike, &style);
        canvas.pen.ellipse(middle, size, size, &style);
        canvas.pen.shape(&spike, &format!("fill=\"{}\"", colour(seat)));
        let line = Point::new(middle.x, middle.y + size * 0.34);
        let text = format!("#{number}");
        let letters = bold(if text.len() > 2 { size * 0.76 } else { size * 0.92 });
        canvas.pen.text(line, letters.centred(), "#fff", &text);
    }
}

/// An arrow that points north.
pub fn compass(canvas: &mut Canvas<'_>, middle: Point) {
    let angle = canvas.camera.angle;
    let place = |x: f64, y: f64| middle + angle.seen(Point::new(x, y), 0.0);
    let style =
        format!("fill=\"{CARD}\" fill-opacity=\".8\" stroke=\"{INK}\" stroke-opacity=\".4\"");
    canvas.pen.ellipse(middle, 28.0, 28.0 * angle.depth, &style);
    let west = ring(&[place(0.0, 20.0), place(-8.0, -14.0), place(0.0, -8.0)]);
    let east = ring(&[place(0.0, 20.0), place(8.0, -14.0), place(0.0, -8.0)]);
    canvas.pen.path(&west, &format!("fill=\"{INK}\""));
    canvas.pen.path(&east, "fill=\"#8b8578\"");
    let line = place(0.0, 34.0) + Point::new(0.0, 4.0);
    canvas.pen.text(line, bold(17.0).centred(), INK, "N");
}

//! Roads: asphalt between kerbs in the colour of their owner, lighter the higher they lie.

use crate::geometry::{Convex, Point, Slab, Strip};

use super::canvas::Canvas;
use super::ground::LIGHT;
use super::hull::hull;
use super::pen::{NEWEST, Num, colour, line};
use super::solid::slab_is_near;
use super::standing;

/// Width of a kerb.
const KERB: f64 = 1.5;
/// How far the corners of the ends are rounded.
const CORNER: f64 = 3.6;
/// The height at which asphalt is lightest.
const LIGHTEST: f64 = 70.0;
/// From one mark on the middle line to the next.
const MARKS: f64 = 9.0;

/// The colour of asphalt so high above the table.
pub fn asphalt(height: f64) -> String {
    let part = (height / LIGHTEST).clamp(0.0, 1.0);
    let mix = |low: f64, high: f64| libm::round(low + (high - low) * part) as u8;
    format!("#{:02x}{:02x}{:02x}", mix(52.0, 148.0), mix(56.0, 155.0), mix(64.0, 166.0))
}

/// Names the colours of all roads, from end to end.
pub fn gradients(canvas: &mut Canvas<'_>) {
    let state = canvas.state;
    for (idx, deck) in state.solids().decks.iter().enumerate() {
        if !slab_is_near(deck) {
            continue;
        }
        let length = deck.strip().length;
        let (from, to) = (canvas.on(deck, 0.0, 0.0, 1.0), canvas.on(deck, length, 0.0, 1.0));
        let (first, last) = (asphalt(deck.top_at(0.0)), asphalt(deck.top_at(length)));
        canvas.pen.add(format_args!(
            "<linearGradient id=\"{}-{idx}\" gradientUnits=\"userSpaceOnUse\" x1=\"{}\" \
             y1=\"{}\" x2=\"{}\" y2=\"{}\"><stop stop-color=\"{first}\"/>\
             <stop offset=\"1\" stop-color=\"{last}\"/></linearGradient>",
            canvas.name,
            Num(from.x),
            Num(from.y),
            Num(to.x),
            Num(to.y)
        ));
    }
}

/// A road, or a part of it.
struct Part<'a> {
    deck: &'a Slab,
    from: f64,
    to: f64,
}

impl Part<'_> {
    /// Whether it has the road's first or last end.
    fn ends(&self) -> (bool, bool) {
        (self.from <= 0.0, self.to >= self.deck.strip().length)
    }

    /// The corners of the top along and across, moved in from the sides and the ends.
    fn rim(&self, inset: f64) -> Vec<(f64, f64)> {
        let half = self.deck.strip().half_width - inset;
        let (first, last) = self.ends();
        let from = if first { self.from + inset } else { self.from };
        let to = if last { self.to - inset } else { self.to };
        let round = (CORNER - inset).max(0.5);
        let quarter = [(0.0, 1.0), (0.5, 0.866), (0.866, 0.5), (1.0, 0.0)];
        let mut corners = Vec::new();
        if last {
            let corner = |(x, y): (f64, f64)| (to - round + x * round, half - round + y * round);
            corners.extend(quarter.map(corner));
            let lower = quarter.map(corner).map(|(along, across)| (along, -across));
            corners.extend(lower.into_iter().rev());
        } else {
            corners.extend([(to, half), (to, -half)]);
        }
        if first {
            let corner = |(x, y): (f64, f64)| (from + round - x * round, round - half - y * round);
            corners.extend(quarter.map(corner));
            let upper = quarter.map(corner).map(|(along, across)| (along, -across));
            corners.extend(upper.into_iter().rev());
        } else {
            corners.extend([(from, -half), (from, half)]);
        }
        corners
    }
}

/// Draws a road from so far along to so far along.
pub fn draw(canvas: &mut Canvas<'_>, idx: u8, deck: &Slab, from: f64, to: f64) {
    let Some(road) = canvas.state.roads.get(usize::from(idx)) else { return };
    let part = Part { deck, from, to };
    let kerb = colour(road.owner);
    let rim = part.rim(0.0);
    let project = |canvas: &Canvas<'_>, rim: &[(f64, f64)], level: f64| -> Vec<Point> {
        rim.iter().map(|(along, across)| canvas.on(deck, *along, *across, level)).collect()
    };
    let top = project(canvas, &rim, 1.0);
    canvas.pen.add(format_args!("<g data-piece=\"road-{idx}\">"));
    casing(canvas, idx, &part);
    if !canvas.camera.is_plan() {
        let mut body = top.clone();
        body.extend(project(canvas, &rim, 0.0));
        let body = hull(&body);
        canvas.pen.shape(&body, &format!("fill=\"{kerb}\""));
        canvas.pen.shape(&body, "fill=\"#10131a\" fill-opacity=\".5\"");
    }
    canvas.pen.shape(&top, &format!("fill=\"{kerb}\""));
    let inner = project(canvas, &part.rim(KERB), 1.0);
    let fill = format!("fill=\"url(#{}-{idx})\"", canvas.name);
    canvas.pen.shape(&inner, &fill);
    marks(canvas, &part);
    shades(canvas, idx, &part);
    canvas.pen.add(format_args!("</g>"));
}

/// A light line along both sides, so that a road stands out from those that it passes over;
/// a golden one along the newest road.
fn casing(canvas: &mut Canvas<'_>, idx: u8, part: &Part<'_>) {
    let deck = part.deck;
    let (first, last) = part.ends();
    let from = if first { part.from + CORNER } else { part.from };
    let to = if last { part.to - CORNER } else { part.to };
    let half = deck.strip().half_width + 0.45;
    let mut path = String::new();
    for (side, level) in [(half, 1.0), (-half, 1.0), (half, 0.0), (-half, 0.0)] {
        path += &line(canvas.on(deck, from, side, level), canvas.on(deck, to, side, level));
    }
    let (stroke, width, opacity) = match canvas.camera.is_plan() {
        _ if standing::newest(canvas.state) == Some(idx) => (NEWEST, 3.2, "1"),
        true => ("#fff8e8", 1.3, ".85"),
        false => ("#fff8e8", 0.9, ".6"),
    };
    let style = format!(
        "fill=\"none\" stroke=\"{stroke}\" stroke-opacity=\"{opacity}\" stroke-width=\"{}\"",
        canvas.mm(width)
    );
    canvas.pen.path(&path, &style);
}

/// The middle line: dashes on a level road, arrowheads that point uphill on others.
fn marks(canvas: &mut Canvas<'_>, part: &Part<'_>) {
    let deck = part.deck;
    let slope = deck.slope();
    let length = deck.strip().length;
    let mut path = String::new();
    let count = libm::floor((length - 12.0) / MARKS) as i32;
    let first = (length - f64::from(count) * MARKS) * 0.5;
    for step in 0..=count.clamp(0, 40) {
        let at = first + f64::from(step) * MARKS;
        if at - 2.0 < part.from || at + 2.0 > part.to {
            continue;
        }
        let ahead = if slope > 0.0 { 1.2 } else { -1.2 };
        let on = |along: f64, across: f64| canvas.on(deck, at + along, across, 1.0);
        if slope.abs() < 0.02 || !canvas.camera.is_plan() {
            path += &line(on(-2.0, 0.0), on(2.0, 0.0));
        } else {
            let (left, tip, right) = (on(-ahead, 1.8), on(ahead, 0.0), on(-ahead, -1.8));
            path += &line(left, tip);
            path += &format!("L{} {}", Num(right.x), Num(right.y));
        }
    }
    let width = canvas.mm(0.8);
    let style = format!(
        "fill=\"none\" stroke=\"#fff\" stroke-opacity=\".62\" stroke-width=\"{width}\" \
         stroke-linejoin=\"round\" stroke-linecap=\"round\""
    );
    canvas.pen.path(&path, &style);
}

/// The shadows of higher roads and cars on this one.
fn shades(canvas: &mut Canvas<'_>, idx: u8, part: &Part<'_>) {
    let deck = part.deck;
    let strip = Strip {
        start: deck.strip().at(part.from, 0.0),
        length: part.to - part.from,
        ..*deck.strip()
    };
    let plan = Convex::from(&strip);
    let solids = canvas.state.solids();
    let roads = solids.decks.iter().enumerate().filter(|(other, _)| *other != usize::from(idx));
    let mut shades: Vec<Vec<Point>> = Vec::new();
    for upper in roads.map(|(_, upper)| upper).chain(&solids.cars) {
        if !slab_is_near(upper) {
            continue;
        }
        shades.extend(shade(upper, deck, &plan));
    }
    for corners in shades {
        let seen: Vec<Point> = corners
            .iter()
            .map(|corner| canvas.seen(*corner, deck.top_at(deck.strip().local(*corner).x)))
            .collect();
        canvas.pen.shape(&seen, "fill=\"#06080d\" fill-opacity=\".42\"");
    }
}

/// The shadow of a slab on a part of a deck below it.
fn shade(upper: &Slab, deck: &Slab, plan: &Convex) -> Option<Vec<Point>> {
    let gap_at = |point: Point| {
        let below = deck.top_at(deck.strip().local(point).x);
        upper.under_at(upper.strip().local(point).x) - below
    };
    let cast = |gap: f64| {
        let start = upper.strip().start + LIGHT * gap;
        Convex::from(&Strip { start, ..*upper.strip() }).clipped(plan)
    };
    let lapping = cast(0.0);
    let about = if lapping.is_empty() { cast(12.0) } else { lapping };
    if about.is_empty() {
        return None;
    }
    let gap = gap_at(super::solid::mean(about.corners()));
    if !(0.5..=90.0).contains(&gap) {
        return None;
    }
    let shadow = cast(gap);
    (!shadow.is_empty()).then(|| shadow.corners().to_vec())
}

//! The table, and the shadows on it.

use crate::geometry::Point;

use super::canvas::Canvas;
use super::hull::hull;
use super::pen::{line, ring};
use super::solid::Solid;
use crate::sizes::table_radius;

/// Where the shadow of a point falls for every millimetre of its height.
pub const LIGHT: Point = Point::new(0.42, -0.3);
/// Width of the planks.
const PLANK: f64 = 44.0;
/// Thickness of the table.
const BOARD: f64 = 16.0;

/// Draws the round table with its planks.
pub fn table(canvas: &mut Canvas<'_>) {
    let radius = table_radius(canvas.state.count());
    let (wide, high) = (canvas.camera.across(radius), canvas.camera.away(radius));
    let below = canvas.seen(Point::ORIGIN, -BOARD);
    let middle = canvas.seen(Point::ORIGIN, 0.0);
    if !canvas.camera.is_plan() {
        let floor = canvas.seen(Point::ORIGIN, -3.0 * BOARD);
        canvas.pen.ellipse(floor, wide * 1.01, high * 1.01, "fill=\"#000\" fill-opacity=\".12\"");
    }
    canvas.pen.ellipse(below, wide, high, "fill=\"#b59a72\"");
    canvas.pen.ellipse(middle, wide, high, "fill=\"url(#th-wood)\"");
    let (mut seams, mut grain) = (String::new(), String::new());
    let planks = libm::ceil(radius / PLANK) as i32;
    for plank in -planks..=planks {
        let y = f64::from(plank) * PLANK;
        seams += &chord(canvas, radius, y, -1.0, 1.0);
        // Each plank has its own grain.
        for (idx, part) in [(1, 0.23), (2, 0.41), (3, 0.66), (4, 0.84)] {
            let turn = f64::from((plank * 7 + idx * 5).rem_euclid(11)) / 11.0;
            let from = -1.0 + 1.2 * turn;
            grain += &chord(canvas, radius, y + PLANK * part, from, from + 0.5 + 0.4 * turn);
        }
        let turn = f64::from((plank * 5).rem_euclid(9)) / 9.0;
        let butt = (turn - 0.5) * radius;
        if y.abs() + PLANK < radius * 0.85 {
            let ends = [Point::new(butt, y), Point::new(butt, y + PLANK)];
            seams += &line(canvas.seen(ends[0], 0.0), canvas.seen(ends[1], 0.0));
        }
    }
    let style = "fill=\"none\" stroke=\"#8a6c40\" stroke-opacity=\".2\" stroke-width=\"1.6\"";
    canvas.pen.path(&seams, style);
    let style = "fill=\"none\" stroke=\"#8a6c40\" stroke-opacity=\".09\" stroke-width=\"1.6\"";
    canvas.pen.path(&grain, style);
    let style = "fill=\"none\" stroke=\"#8a6c40\" stroke-opacity=\".7\" stroke-width=\"2.5\"";
    canvas.pen.ellipse(middle, wide, high, style);
}

/// A line across the table at that y, between two parts of its half length.
fn chord(canvas: &Canvas<'_>, radius: f64, y: f64, from: f64, to: f64) -> String {
    let square = radius * radius - y * y;
    if square <= 0.0 {
        return String::new();
    }
    let half = square.sqrt();
    let (from, to) = (from.clamp(-1.0, 1.0) * half, to.clamp(-1.0, 1.0) * half);
    line(canvas.seen(Point::new(from, y), 0.0), canvas.seen(Point::new(to, y), 0.0))
}

/// Draws the shadows of all pieces on the table: one shape, so that they do not add up.
pub fn shadows(canvas: &mut Canvas<'_>, solids: &[Solid]) {
    let mut path = String::new();
    for solid in solids {
        let mut points = Vec::new();
        for corner in solid.corners() {
            let (under, top) = solid.levels(corner);
            points.push(canvas.seen(corner + LIGHT * under, 0.0));
            points.push(canvas.seen(corner + LIGHT * top, 0.0));
        }
        path += &ring(&hull(&points));
    }
    canvas.pen.path(&path, "fill=\"#3b2c14\" fill-opacity=\".17\"");
}

//! Cars, with a sign on the roof for each seat.

use crate::geometry::{Point, Slab};
use contract::Seat;
use pens::Shape;

use super::canvas::Canvas;
use super::hull::hull;
use super::pen::{colour, ring};

/// From end to end and from side to side, as parts of the length and the half width.
type Box2 = [f64; 3];

/// The body, the windows and the roof: where they begin and end, and how wide they are.
const BODY: Box2 = [0.0, 1.0, 1.0];
const CABIN: Box2 = [0.17, 0.83, 0.86];
const ROOF: Box2 = [0.26, 0.72, 0.76];
/// How high the body is, as a part of the car's height.
const WAIST: f64 = 0.55;

/// Draws a car.
pub fn draw(canvas: &mut Canvas<'_>, idx: u8, car: &Slab) {
    let Some(parked) = canvas.state.cars.get(usize::from(idx)) else { return };
    let paint = colour(parked.owner);
    canvas.pen.add(format_args!("<g data-piece=\"car-{idx}\">"));
    let outline = hull(&[plate(canvas, car, BODY, 0.0), plate(canvas, car, BODY, WAIST)].concat());
    let width = canvas.mm(0.9);
    let edge = format!(
        "fill=\"{paint}\" stroke=\"#fff\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
    );
    canvas.pen.shape(&outline, &edge);
    canvas.pen.shape(&outline, "fill=\"#000\" fill-opacity=\".38\"");
    let bonnet = plate(canvas, car, BODY, WAIST);
    canvas.pen.shape(&bonnet, &format!("fill=\"{paint}\""));
    let glass = hull(&[plate(canvas, car, CABIN, WAIST), plate(canvas, car, ROOF, 1.0)].concat());
    canvas.pen.shape(&glass, "fill=\"#1c2733\"");
    let roof = plate(canvas, car, ROOF, 1.0);
    canvas.pen.shape(&roof, &format!("fill=\"{paint}\""));
    let sign = sign(parked.owner, |along, across| {
        let strip = car.strip();
        let middle = strip.length * (ROOF[0] + ROOF[1]) * 0.5;
        canvas.on(car, middle + along * 2.1, across * 2.1, 1.0)
    });
    canvas.pen.path(&sign, "fill=\"#fff\"");
    canvas.pen.add(format_args!("</g>"));
}

/// The corners of a level part of a car, its own corners cut.
fn plate(canvas: &Canvas<'_>, car: &Slab, part: Box2, level: f64) -> Vec<Point> {
    let [from, to, half] = part;
    let strip = car.strip();
    let (from, to) = (from * strip.length, to * strip.length);
    let half = half * strip.half_width;
    let cut = 1.2_f64.min(half * 0.5);
    let corners = [
        (from + cut, -half),
        (to - cut, -half),
        (to, cut - half),
        (to, half - cut),
        (to - cut, half),
        (from + cut, half),
        (from, half - cut),
        (from, cut - half),
    ];
    corners.map(|(along, across)| canvas.on(car, along, across, level)).to_vec()
}

/// The shape of a seat, on the roof of its cars.
pub fn sign(seat: Seat, place: impl Fn(f64, f64) -> Point) -> String {
    let corners = Shape::of(seat).outline().iter();
    ring(&corners.map(|(x, y)| place(0.9 * x, 0.9 * y)).collect::<Vec<Point>>())
}

//! Buildings: towers of glass with lit windows.

use std::fmt::Write;

use crate::geometry::{Block, Convex, Disc, Outline, Point};

use super::canvas::Canvas;
use super::pen::{Num, ring};

/// Height of a storey of a building.
const STOREY: f64 = 7.5;
/// From window to window along a wall.
const BAY: f64 = 5.2;

/// Draws a building.
pub fn draw(canvas: &mut Canvas<'_>, idx: u8, block: &Block) {
    let opacity = if canvas.camera.is_plan() { "1" } else { ".86" };
    canvas.pen.add(format_args!("<g data-piece=\"building-{idx}\" opacity=\"{opacity}\">"));
    match block.outline() {
        Outline::Disc(disc) => round(canvas, disc, block.top()),
        Outline::Convex(convex) => straight(canvas, convex, block.top()),
    }
    canvas.pen.add(format_args!("</g>"));
}

const ROOF: &str = "fill=\"#8ea3b5\" stroke=\"#dfe8ee\" stroke-width=\"2\"";
const INNER: &str = "fill=\"#70879b\" stroke=\"#5a7085\" stroke-width=\"1\"";

fn round(canvas: &mut Canvas<'_>, disc: &Disc, top: f64) {
    let (wide, high) = (canvas.camera.across(disc.radius), canvas.camera.away(disc.radius));
    let (head, foot) = (canvas.seen(disc.centre, top), canvas.seen(disc.centre, 0.0));
    let (left, right) = (Num(head.x - wide), Num(head.x + wide));
    let (rx, ry) = (Num(wide), Num(high));
    if !canvas.camera.is_plan() {
        let (top_y, foot_y) = (Num(head.y), Num(foot.y));
        let body = format!("M{left} {top_y}V{foot_y}A{rx} {ry} 0 0 0 {right} {foot_y}V{top_y}Z");
        canvas.pen.path(&body, "fill=\"url(#th-glass)\"");
        let (inner, outer) = (Num(head.x - wide * 0.96), Num(head.x + wide * 0.96));
        let short = Num(wide * 0.96);
        let mut rows = String::new();
        for storey in 0..40 {
            let level = 5.0 + f64::from(storey) * STOREY;
            if level + 4.0 > top {
                break;
            }
            let y = Num(canvas.seen(disc.centre, level).y);
            let _ = write!(rows, "M{inner} {y}A{short} {ry} 0 0 0 {outer} {y}");
        }
        let width = Num(canvas.camera.up(3.6));
        let (dash, gap) = (canvas.mm(3.0), canvas.mm(1.8));
        let style = format!(
            "fill=\"none\" stroke=\"#ffe7a8\" stroke-opacity=\".75\" stroke-width=\"{width}\" \
             stroke-dasharray=\"{dash} {gap}\""
        );
        canvas.pen.path(&rows, &style);
    }
    canvas.pen.ellipse(head, wide, high, ROOF);
    canvas.pen.ellipse(head, wide * 0.6, high * 0.6, INNER);
}

fn straight(canvas: &mut Canvas<'_>, convex: &Convex, top: f64) {
    let toward = canvas.camera.angle.toward();
    for (from, to) in convex.sides() {
        let side = to - from;
        let length = side.length();
        let facing = -side.left() * (1.0 / length.max(1e-9));
        if facing.dot(toward) <= 0.01 {
            continue;
        }
        let corners = [(from, 0.0), (to, 0.0), (to, top), (from, top)];
        let wall = corners.map(|(at, level)| canvas.seen(at, level));
        // Walls that face the light in the west are brighter.
        let fill = if facing.x < 0.0 { "#6c8397" } else { "#4b6074" };
        canvas.pen.shape(&wall, &format!("fill=\"{fill}\""));
        let lit = windows(canvas, from, to, top);
        canvas.pen.path(&lit, "fill=\"#ffe7a8\" fill-opacity=\".75\"");
    }
    let roof = |inset: f64| -> Vec<Point> {
        let middle = super::solid::mean(convex.corners());
        let corner = |at: &Point| middle + (*at - middle) * inset;
        convex.corners().iter().map(|at| canvas.seen(corner(at), top)).collect()
    };
    let (outer, inner) = (roof(1.0), roof(0.6));
    canvas.pen.shape(&outer, ROOF);
    canvas.pen.shape(&inner, INNER);
}

/// The windows of a wall.
fn windows(canvas: &Canvas<'_>, from: Point, to: Point, top: f64) -> String {
    let length = from.distance(to);
    let way = (to - from) * (1.0 / length.max(1e-9));
    let bays = libm::floor((length - 2.0) / BAY).clamp(0.0, 20.0);
    let margin = (length - bays * BAY) * 0.5;
    let mut path = String::new();
    for storey in 0..40 {
        let level = 5.0 + f64::from(storey) * STOREY;
        if level + 4.0 > top {
            break;
        }
        for bay in 0..bays as i32 {
            // Some windows are dark.
            if (storey * 5 + bay * 3 + storey * bay) % 4 == 0 {
                continue;
            }
            let start = margin + f64::from(bay) * BAY + 1.0;
            let (left, right) = (from + way * start, from + way * (start + BAY - 2.0));
            let (low, high) = (level - 1.8, level + 1.8);
            let corners = [(left, low), (right, low), (right, high), (left, high)];
            path += &ring(&corners.map(|(at, level)| canvas.seen(at, level)));
        }
    }
    path
}

//! The outline of a site: round a cluster of pieces, closed, widened and cleaned.

use building::convex::sides;
use building::deck::{CORNERS, SHORTEST_UM};
use building::polygon::{double_area, fault_of};
use building::{Bounds, Laid, Point};
use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay::Overlay;
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::i_float::int::angle::Angle;
use i_overlay::i_float::int::point::IntPoint;
use i_overlay::i_shape::int::shape::IntShapes;
use i_overlay::mesh::int::outline::offset::IntOutlineOffset;
use i_overlay::mesh::int::style::{IntLineJoin, IntOutlineStyle};

/// Notches narrower than twice this are closed.
const CLOSE_UM: i32 = 2_500;
/// Cut the points of corners sharper than this: 40 degrees, of 2^32 for a turn.
const SHARP: u32 = 477_218_588;

/// Where on the card a border may be, in micrometres.
#[derive(Clone, Copy)]
pub struct Window {
    low: Point,
    high: Point,
}

/// The windows of a card with one border or two; the top of the card is for its words.
pub fn windows(borders: usize) -> Vec<Window> {
    let window = |bottom: i32, top: i32| Window {
        low: Point::new(6_000, bottom),
        high: Point::new(64_000, top),
    };
    match borders {
        1 => vec![window(4_000, 57_000)],
        _ => vec![window(3_500, 29_500), window(31_500, 57_500)],
    }
}

impl Window {
    /// The middle of it.
    pub fn middle(&self) -> Point {
        Point::new((self.low.x + self.high.x) / 2, (self.low.y + self.high.y) / 2)
    }

    /// The rectangle that the pieces have to stay in.
    pub fn cluster(&self) -> Vec<Point> {
        let (low, high) = (self.low, self.high);
        let (across, along) = (4_000, if high.y - low.y > 40_000 { 4_500 } else { 2_000 });
        let corners = [
            (low.x + across, low.y + along),
            (high.x - across, low.y + along),
            (high.x - across, high.y - along),
            (low.x + across, high.y - along),
        ];
        corners.map(|(x, y)| Point::new(x, y)).to_vec()
    }
}

/// The outline round the pieces, in the middle of the window, or nothing if it is not good.
pub fn site(pieces: &[Laid], clearance: i32, window: &Window) -> Option<Vec<Point>> {
    let rings: Vec<Vec<IntPoint>> = pieces.iter().map(|laid| ints(laid.outline())).collect();
    let union = Overlay::<i32>::from_subj(&rings).overlay(OverlayRule::Subject, FillRule::NonZero);
    let wide = offset(&union, CLOSE_UM + clearance)?;
    let close = offset(&wide, -CLOSE_UM)?;
    let [shape] = close.as_slice() else { return None };
    let ring = shape.first()?.iter().map(|point| Point::new(point.x, point.y)).collect();
    let ring = centred(clean(ring), window)?;
    is_good(&ring).then_some(ring)
}

fn ints(ring: &[Point]) -> Vec<IntPoint> {
    ring.iter().map(|point| IntPoint::new(point.x, point.y)).collect()
}

fn offset(shapes: &IntShapes<i32>, by: i32) -> Option<IntShapes<i32>> {
    let join = IntLineJoin::Miter(Angle::from_bits(SHARP));
    shapes.outline(&IntOutlineStyle::new(by).line_join(join)).ok()
}

fn centred(ring: Vec<Point>, window: &Window) -> Option<Vec<Point>> {
    let bounds = Bounds::of(&ring);
    let room = window.high - window.low;
    if bounds.width() > room.x || bounds.height() > room.y {
        return None;
    }
    let middle = Point::new((bounds.low.x + bounds.high.x) / 2, (bounds.low.y + bounds.high.y) / 2);
    Some(ring.into_iter().map(|corner| corner - middle + window.middle()).collect())
}

/// Takes out corners that hardly turn, and short sides: a short side gives way to the point where
/// its neighbours' lines meet, so that long sides keep their direction.
fn clean(mut ring: Vec<Point>) -> Vec<Point> {
    while ring.len() > 3 {
        let n = ring.len();
        if let Some(idx) = (0..n).find(|idx| is_straight(&ring, *idx)) {
            ring.remove(idx);
            continue;
        }
        let length = |idx: &usize| (ring[(idx + 1) % n] - ring[*idx]).square();
        let Some(short) = (0..n).min_by_key(length) else { break };
        if length(&short) >= (SHORTEST_UM + 200) * (SHORTEST_UM + 200) {
            break;
        }
        let at = |step: usize| ring[(short + step) % n];
        let middle = Point::new((at(0).x + at(1).x) / 2, (at(0).y + at(1).y) / 2);
        let meet = crossing((at(n - 1), at(0)), (at(2), at(1)));
        let near = meet.filter(|meet| (*meet - middle).square() < 5_000 * 5_000);
        ring[short] = near.unwrap_or(middle);
        ring.remove((short + 1) % n);
    }
    ring
}

/// Whether the outline would be much the same without that corner.
fn is_straight(ring: &[Point], idx: usize) -> bool {
    let n = ring.len();
    let (before, after) = (ring[(idx + n - 1) % n], ring[(idx + 1) % n]);
    let way = after - before;
    let rise = way.cross(ring[idx] - before).abs();
    rise * rise < 200 * 200 * way.square()
}

/// Where two lines meet, unless they are nearly parallel.
fn crossing(one: (Point, Point), other: (Point, Point)) -> Option<Point> {
    let (way, its) = (one.1 - one.0, other.1 - other.0);
    let turn = way.cross(its) as f64;
    let lengths = libm::sqrt(way.square() as f64) * libm::sqrt(its.square() as f64);
    if turn.abs() < 0.2 * lengths {
        return None;
    }
    let part = (other.0 - one.0).cross(its) as f64 / turn;
    let nearest = |value: f64| libm::floor(value + 0.5) as i32;
    Some(one.0 + Point::new(nearest(f64::from(way.x) * part), nearest(f64::from(way.y) * part)))
}

/// A sound outline of the right size without needles and slits.
fn is_good(ring: &[Point]) -> bool {
    let [fewest, most] = CORNERS;
    let n = ring.len();
    let long = |(from, to): (Point, Point)| (to - from).square() >= SHORTEST_UM * SHORTEST_UM;
    let open = |idx: usize| {
        let (into, out) =
            (ring[(idx + 1) % n] - ring[idx], ring[(idx + 2) % n] - ring[(idx + 1) % n]);
        // A corner sharper than 35 degrees turns by more than 145.
        let lengths = libm::sqrt(into.square() as f64) * libm::sqrt(out.square() as f64);
        into.dot(out) as f64 > -0.82 * lengths
    };
    (fewest..=most).contains(&n)
        && fault_of(ring).is_none()
        && double_area(ring) >= 500_000_000
        && sides(ring).all(long)
        && (0..n).all(open)
}

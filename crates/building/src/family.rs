//! The families of pieces, in the notation that the set was designed in, and how their outlines
//! follow from it. Lengths are millimetres, angles tenths of a degree.

use std::fmt;

use crate::Point;
use crate::polygon::{centroid, double_area};

/// A family and the sizes that make one piece of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Width and height.
    Rectangle(i32, i32),
    /// Both legs.
    RightTriangle(i32, i32),
    /// The equal sides and the angle between them.
    IsoscelesTriangle(i32, i32),
    /// Two sides and the angle between them.
    Parallelogram(i32, i32, i32),
    /// Base, top and height.
    RightTrapezoid(i32, i32, i32),
    /// Base, leg and the angle between them.
    IsoscelesTrapezoid(i32, i32, i32),
    /// The sides of either pair, and the angle between those of the first.
    Kite(i32, i32, i32),
    /// Width, wall and rise of the roof.
    House(i32, i32, i32),
    /// Width and height, and how far a corner is cut along them.
    Chamfered(i32, i32, i32, i32),
    /// Width and height, and the breadths of the upright and the level arm.
    Ell(i32, i32, i32, i32),
    /// Two bars of this width and height, the upper one shifted.
    Zed(i32, i32, i32),
    /// Arms, upright thickness and slope.
    Chevron(i32, i32, i32),
    /// Sides that alternate round corners of 120 degrees.
    Hexagon(i32, i32),
    /// Width and height, and how much one side leans.
    Wedge(i32, i32, i32),
}

use Family::{
    Chamfered, Chevron, Ell, Hexagon, House, IsoscelesTrapezoid, IsoscelesTriangle, Kite,
    Parallelogram, Rectangle, RightTrapezoid, RightTriangle, Wedge, Zed,
};

/// How many pieces there are.
pub const N_PIECES: usize = 68;

/// The whole set.
pub const SET: [Family; N_PIECES] = [
    Rectangle(8, 8),
    Rectangle(12, 8),
    Rectangle(12, 12),
    Rectangle(16, 8),
    Rectangle(16, 16),
    Rectangle(20, 12),
    Rectangle(24, 8),
    Rectangle(24, 16),
    Rectangle(32, 8),
    Rectangle(20, 20),
    RightTriangle(12, 12),
    RightTriangle(16, 16),
    RightTriangle(20, 20),
    RightTriangle(24, 12),
    RightTriangle(16, 12),
    RightTriangle(28, 16),
    IsoscelesTriangle(16, 600),
    IsoscelesTriangle(24, 600),
    IsoscelesTriangle(20, 300),
    IsoscelesTriangle(20, 450),
    IsoscelesTriangle(24, 750),
    IsoscelesTriangle(16, 1_200),
    Parallelogram(16, 12, 600),
    Parallelogram(20, 16, 750),
    Parallelogram(24, 12, 450),
    Parallelogram(12, 12, 600),
    Parallelogram(16, 16, 450),
    Parallelogram(20, 8, 600),
    Parallelogram(28, 12, 750),
    Parallelogram(24, 16, 600),
    RightTrapezoid(20, 12, 12),
    RightTrapezoid(24, 16, 8),
    RightTrapezoid(16, 8, 16),
    RightTrapezoid(28, 16, 12),
    RightTrapezoid(24, 12, 16),
    RightTrapezoid(20, 16, 16),
    IsoscelesTrapezoid(24, 12, 600),
    IsoscelesTrapezoid(28, 16, 600),
    IsoscelesTrapezoid(20, 12, 750),
    IsoscelesTrapezoid(32, 12, 450),
    IsoscelesTrapezoid(24, 16, 750),
    IsoscelesTrapezoid(20, 8, 600),
    Kite(12, 20, 900),
    Kite(16, 24, 750),
    Kite(12, 16, 1_200),
    Kite(16, 20, 600),
    House(16, 12, 8),
    House(20, 8, 10),
    House(12, 16, 6),
    Chamfered(20, 16, 8, 8),
    Chamfered(16, 16, 8, 4),
    Chamfered(24, 12, 8, 8),
    Chamfered(28, 8, 4, 4),
    Ell(16, 16, 8, 8),
    Ell(24, 16, 8, 8),
    Ell(20, 20, 12, 8),
    Ell(24, 12, 16, 4),
    Ell(28, 20, 8, 12),
    Zed(12, 8, 8),
    Zed(16, 8, 4),
    Chevron(12, 12, 300),
    Chevron(16, 8, 450),
    Hexagon(12, 8),
    Hexagon(8, 16),
    Wedge(20, 12, 75),
    Wedge(16, 20, 75),
    Wedge(24, 16, 100),
    Wedge(12, 24, 100),
];

impl Family {
    /// The outline: counter-clockwise, in micrometres, its centre of gravity at the origin.
    pub fn outline(self) -> Vec<Point> {
        let nearest = |mm: f64| libm::floor(mm * 1_000.0 + 0.5) as i32;
        let corners = self.corners().into_iter();
        let mut ring: Vec<Point> =
            corners.map(|(x, y)| Point::new(nearest(x), nearest(y))).collect();
        if double_area(&ring) < 0 {
            ring.reverse();
        }
        let centre = centroid(&ring);
        ring.iter().map(|corner| *corner - centre).collect()
    }

    /// Whether the piece is its own mirror image.
    pub fn is_symmetric(self) -> bool {
        match self {
            Rectangle(..) | IsoscelesTriangle(..) | IsoscelesTrapezoid(..) | Kite(..) => true,
            House(..) | Chevron(..) | Hexagon(..) => true,
            RightTriangle(a, b) => a == b,
            Parallelogram(a, b, _) => a == b,
            Ell(w, h, x, y) => w == h && x == y,
            Chamfered(w, h, x, y) => w == h && x == y,
            RightTrapezoid(..) | Zed(..) | Wedge(..) => false,
        }
    }

    /// The corners in millimetres, with one of them at a handy place.
    fn corners(self) -> Vec<(f64, f64)> {
        let mm = |length: i32| f64::from(length);
        match self {
            Rectangle(w, h) => upright(&[(0, 0), (w, 0), (w, h), (0, h)]),
            RightTriangle(a, b) => upright(&[(0, 0), (a, 0), (0, b)]),
            RightTrapezoid(base, top, h) => upright(&[(0, 0), (base, 0), (top, h), (0, h)]),
            House(w, wall, roof) => {
                upright(&[(0, 0), (w, 0), (w, wall), (w / 2, wall + roof), (0, wall)])
            }
            Chamfered(w, h, x, y) => upright(&[(0, 0), (w, 0), (w, h - y), (w - x, h), (0, h)]),
            Ell(w, h, x, y) => upright(&[(0, 0), (w, 0), (w, y), (x, y), (x, h), (0, h)]),
            Zed(w, h, by) => {
                let lower = [(0, 0), (w, 0), (w, h), (w + by, h)];
                let upper = [(w + by, 2 * h), (by, 2 * h), (by, h), (0, h)];
                upright(&[lower, upper].concat())
            }
            IsoscelesTriangle(leg, apex) => {
                let (x, y) = along_hundredths(mm(leg), apex * 5);
                vec![(0.0, 0.0), (x, -y), (x, y)]
            }
            Parallelogram(a, b, angle) => {
                let (x, y) = along(mm(b), angle);
                vec![(0.0, 0.0), (mm(a), 0.0), (mm(a) + x, y), (x, y)]
            }
            IsoscelesTrapezoid(base, leg, angle) => {
                let (x, y) = along(mm(leg), angle);
                vec![(0.0, 0.0), (mm(base), 0.0), (mm(base) - x, y), (x, y)]
            }
            Kite(a, b, angle) => {
                let (x, y) = along_hundredths(mm(a), angle * 5);
                let far = x + libm::sqrt(mm(b) * mm(b) - y * y);
                vec![(0.0, 0.0), (x, -y), (far, 0.0), (x, y)]
            }
            Chevron(arm, thick, slope) => {
                let ((x, y), thick) = (along(mm(arm), slope), mm(thick));
                let lower = [(-x, -y), (0.0, 0.0), (x, -y)];
                [lower, [(x, thick - y), (0.0, thick), (-x, thick - y)]].concat()
            }
            Hexagon(a, b) => hexagon(mm(a), mm(b)),
            Wedge(w, h, lean) => {
                let (x, y) = along(1.0, lean);
                vec![(0.0, 0.0), (mm(w), 0.0), (mm(w) - mm(h) * y / x, mm(h)), (0.0, mm(h))]
            }
        }
    }
}

/// The notation of the design: unlike for any two pieces, and no word of any language.
impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let degrees = |tenths: i32| match tenths % 10 {
            0 => format!("{}", tenths / 10),
            rest => format!("{}.{rest}", tenths / 10),
        };
        match *self {
            Rectangle(w, h) => write!(f, "rectangle {w}x{h}"),
            RightTriangle(a, b) => write!(f, "right-triangle {a},{b}"),
            IsoscelesTriangle(leg, apex) => {
                write!(f, "isosceles-triangle {leg}@{}", degrees(apex))
            }
            Parallelogram(a, b, angle) => write!(f, "parallelogram {a},{b}@{}", degrees(angle)),
            RightTrapezoid(base, top, h) => write!(f, "right-trapezoid {base}/{top}x{h}"),
            IsoscelesTrapezoid(base, leg, angle) => {
                write!(f, "isosceles-trapezoid {base},{leg}@{}", degrees(angle))
            }
            Kite(a, b, angle) => write!(f, "kite {a},{b}@{}", degrees(angle)),
            House(w, wall, roof) => write!(f, "house {w}x{wall}+{roof}"),
            Chamfered(w, h, x, y) => write!(f, "chamfered {w}x{h}-{x},{y}"),
            Ell(w, h, x, y) => write!(f, "ell {w}x{h}:{x},{y}"),
            Zed(w, h, by) => write!(f, "zed {w}x{h}:{by}"),
            Chevron(arm, thick, slope) => write!(f, "chevron {arm},{thick}@{}", degrees(slope)),
            Hexagon(a, b) => write!(f, "hexagon {a},{b}"),
            Wedge(w, h, lean) => write!(f, "wedge {w}x{h}@{}", degrees(lean)),
        }
    }
}

fn upright(corners: &[(i32, i32)]) -> Vec<(f64, f64)> {
    corners.iter().map(|(x, y)| (f64::from(*x), f64::from(*y))).collect()
}

/// Where one gets by going so far in a direction given in tenths of a degree.
fn along(length: f64, tenths: i32) -> (f64, f64) {
    along_hundredths(length, tenths * 10)
}

fn along_hundredths(length: f64, hundredths: i32) -> (f64, f64) {
    let radians = f64::from(hundredths) * (core::f64::consts::PI / 18_000.0);
    (length * libm::cos(radians), length * libm::sin(radians))
}

fn hexagon(a: f64, b: f64) -> Vec<(f64, f64)> {
    let (mut x, mut y) = (0.0, 0.0);
    let mut corners = Vec::with_capacity(6);
    for idx in 0..6 {
        corners.push((x, y));
        let (right, up) = along(if idx % 2 == 0 { a } else { b }, 600 * idx);
        x += right;
        y += up;
    }
    corners
}

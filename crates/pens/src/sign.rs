//! The signs of seats: a colour and a shape each, so that nobody depends on colours alone.

use contract::Seat;

use crate::length::Num;
use crate::pen::{Pen, ring};

pub fn colour(seat: Seat) -> String {
    format!("var(--seat-{})", seat.idx() % 8)
}

/// The shape of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Circle,
    Square,
    Hexagon,
    Triangle,
    Diamond,
    Cross,
    Pentagon,
    Star,
}

impl Shape {
    /// All of them, in the order of seats.
    pub const ALL: [Shape; 8] = [
        Shape::Circle,
        Shape::Square,
        Shape::Hexagon,
        Shape::Triangle,
        Shape::Diamond,
        Shape::Cross,
        Shape::Pentagon,
        Shape::Star,
    ];

    pub fn of(seat: Seat) -> Shape {
        Shape::ALL[seat.idx() % Shape::ALL.len()]
    }

    /// Its corners round the origin, for a sign that looks about as large as the unit circle.
    fn corners(self) -> &'static [(f64, f64)] {
        match self {
            Shape::Circle => &[],
            Shape::Square => &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
            Shape::Hexagon => &[
                (0.55, -0.96),
                (1.1, 0.0),
                (0.55, 0.96),
                (-0.55, 0.96),
                (-1.1, 0.0),
                (-0.55, -0.96),
            ],
            Shape::Triangle => &[(0.0, -1.28), (1.2, 0.86), (-1.2, 0.86)],
            Shape::Diamond => &[(0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)],
            Shape::Cross => &[
                (-0.5, -1.1),
                (0.5, -1.1),
                (0.5, -0.5),
                (1.1, -0.5),
                (1.1, 0.5),
                (0.5, 0.5),
                (0.5, 1.1),
                (-0.5, 1.1),
                (-0.5, 0.5),
                (-1.1, 0.5),
                (-1.1, -0.5),
                (-0.5, -0.5),
            ],
            Shape::Pentagon => {
                &[(0.0, -1.12), (1.07, -0.35), (0.66, 0.91), (-0.66, 0.91), (-1.07, -0.35)]
            }
            Shape::Star => &[
                (0.0, -1.35),
                (0.45, -0.62),
                (1.28, -0.42),
                (0.73, 0.24),
                (0.79, 1.09),
                (0.0, 0.77),
                (-0.79, 1.09),
                (-0.73, 0.24),
                (-1.28, -0.42),
                (-0.45, -0.62),
            ],
        }
    }

    /// Its corners, also those of a circle that is seen from the side.
    pub fn outline(self) -> &'static [(f64, f64)] {
        match self {
            Shape::Circle => &[
                (1.0, 0.0),
                (0.87, 0.5),
                (0.5, 0.87),
                (0.0, 1.0),
                (-0.5, 0.87),
                (-0.87, 0.5),
                (-1.0, 0.0),
                (-0.87, -0.5),
                (-0.5, -0.87),
                (0.0, -1.0),
                (0.5, -0.87),
                (0.87, -0.5),
            ],
            other => other.corners(),
        }
    }

    /// Its path round a point.
    pub fn path(self, (x, y): (f64, f64), radius: f64) -> String {
        if self == Shape::Circle {
            let (left, y, r, across) = (Num(x - radius), Num(y), Num(radius), Num(2.0 * radius));
            return format!("M{left} {y}a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1 -{across} 0Z");
        }
        let place = |corner: &(f64, f64)| (x + corner.0 * radius, y + corner.1 * radius);
        ring(&self.corners().iter().map(place).collect::<Vec<_>>())
    }
}

impl Pen {
    /// The shape of a seat in its colour.
    pub fn sign(&mut self, seat: Seat, at: (f64, f64), radius: f64, style: &str) {
        let (path, tint) = (Shape::of(seat).path(at, radius), colour(seat));
        self.path(&path, &format!("fill=\"{tint}\" stroke-linejoin=\"round\" {style}"));
    }

    /// A token: the shape of a seat in its colour.
    pub fn token(&mut self, seat: Seat, at: (f64, f64), radius: f64) {
        self.sign(seat, at, radius, "stroke=\"#fff\" stroke-width=\"2\"");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seats_have_the_same_sign() {
        let signs: Vec<(String, String)> = Seat::all(8)
            .map(|seat| (colour(seat), Shape::of(seat).path((0.0, 0.0), 10.0)))
            .collect();
        for (idx, sign) in signs.iter().enumerate() {
            let others = signs[idx + 1..].iter();
            assert!(others.into_iter().all(|other| other.0 != sign.0 && other.1 != sign.1));
        }
    }

    #[test]
    fn a_token_says_whose_it_is() {
        let mut pen = Pen::default();
        pen.token(Seat(2), (10.0, 10.0), 8.0);
        let shape = Shape::of(Seat(2)).path((10.0, 10.0), 8.0);
        assert!(pen.body.contains("var(--seat-2)") && pen.body.contains(&shape));
    }
}

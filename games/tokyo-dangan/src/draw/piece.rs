//! The trains, and the signs by which seats can be told apart without colours.

use contract::Seat;
pub use pens::colour;
use pens::{Shape, bold};

use super::pen::Pen;
use super::place;
use crate::square::Square;
use crate::view::View;

/// What a marker stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Where a seat started.
    Start,
    /// Which of its destinations it reached there, from 1.
    Reached(u8),
}

/// Draws every piece where it stands; all on one square can be seen.
pub fn draw(pen: &mut Pen, view: &View) {
    for square in Square::all() {
        let seats: Vec<Seat> = view
            .travellers
            .iter()
            .filter(|(_, seen)| seen.piece == square)
            .map(|(seat, _)| seat)
            .collect();
        let (x, y) = place(square).centre();
        let town = view.board.towns().contains(square);
        let rows = seats.len().div_ceil(2) as i32;
        let step = if rows > 2 { 22 } else { 26 };
        // In a city the names stay free, as far as they can.
        let y = if town { y - 7 - 10 * rows } else { y };
        let first = y - step * (rows - 1) / 2;
        for (row, pair) in (0..).zip(seats.chunks(2)) {
            for (idx, seat) in (0..).zip(pair) {
                let x = if pair.len() == 1 { x } else { x - 27 + 54 * idx };
                pen.train(*seat, (x, first + step * row));
            }
        }
    }
}

/// Trains and markers of a pen.
pub trait Pieces {
    /// A train, its middle there.
    fn train(&mut self, seat: Seat, at: (i32, i32));
    /// A marker, its middle there.
    fn mark(&mut self, seat: Seat, mark: Mark, at: (i32, i32), radius: i32);
    /// The shape of a seat, its middle there.
    fn emblem(&mut self, seat: Seat, at: (i32, i32), radius: i32, style: &str);
}

impl Pieces for Pen {
    fn train(&mut self, seat: Seat, at: (i32, i32)) {
        let (x, y) = at;
        let tint = colour(seat);
        self.add(format_args!(
            "<g transform=\"translate({x} {y})\">\
             <path fill=\"#000\" fill-opacity=\".3\" d=\"M-25-8H4Q22-6 28 12V15H-25Z\"/>\
             <path fill=\"{tint}\" stroke=\"#fff\" stroke-width=\"2.5\" stroke-linejoin=\"round\" \
             d=\"M-22-13H3Q20-11 26 8Q27 12 23 12H-22Q-26 12-26 8V-9Q-26-13-22-13Z\"/>\
             <path fill=\"#fff\" d=\"M-26 4H23.5L25.5 8H-26Z\" opacity=\".85\"/>\
             <path fill=\"#22293b\" d=\"M5-9Q14-7 18 0H7Q5 0 5-2Z\"/>"
        ));
        self.emblem(seat, (-11, 0), 9, "fill=\"#fff\"");
        self.add(format_args!("</g>"));
    }

    fn mark(&mut self, seat: Seat, mark: Mark, at: (i32, i32), radius: i32) {
        let tint = colour(seat);
        match mark {
            Mark::Start => {
                let style = format!("fill=\"#fff\" stroke=\"{tint}\" stroke-width=\"4\"");
                self.emblem(seat, at, radius - 2, &style);
                let (x, y) = at;
                self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"{tint}\"/>"));
            }
            Mark::Reached(nth) => {
                let style = format!("fill=\"{tint}\" stroke=\"#fff\" stroke-width=\"1.5\"");
                self.emblem(seat, at, radius, &style);
                let size = radius * 14 / 10;
                let base = at.1 + size * 36 / 100;
                self.text((at.0, base), bold(size).centred(), "#fff", &nth.to_string());
            }
        }
    }

    fn emblem(&mut self, seat: Seat, at: (i32, i32), radius: i32, style: &str) {
        let (x, y) = (f64::from(at.0), f64::from(at.1));
        self.path(&Shape::of(seat).path((x, y), f64::from(radius)), style);
    }
}

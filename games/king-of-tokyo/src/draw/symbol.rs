//! Signs of our own for dice, dials and cards, each about twenty units wide round its middle.

use pens::bold;

use super::pen::{INK, Pen};
use crate::face::Face;

/// A sign drawn in one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// Life.
    Heart,
    /// A victory point.
    Star,
    /// Energy.
    Bolt,
    /// Damage.
    Claw,
    /// Poison.
    Drop,
    Shrink,
    /// Victory.
    Crown,
    /// A reroll.
    Again,
    Die,
    Card,
}

impl Symbol {
    fn path(self) -> &'static str {
        match self {
            Symbol::Heart => "M0 9C-12 1-10-8-5-8C-2-8 0-6 0-4C0-6 2-8 5-8C10-8 12 1 0 9Z",
            Symbol::Star => {
                "M0-9.5L2.8-3.2L9.5-2.7L4.4 1.8L5.9 8.4L0 4.9L-5.9 8.4L-4.4 1.8L-9.5-2.7L-2.8-3.2Z"
            }
            Symbol::Bolt => "M2.5-10L-7 2H-1.5L-3 10L7-2.5H1.5L5-10Z",
            Symbol::Claw => {
                "M-6-10C-3-4-4 4-10 9C-10 1-9-4-6-10ZM1-10C4-3 3 4-3 10C-3 2-2-4 1-10Z\
                 M8-9C11-3 10 4 4 9C4 2 5-4 8-9Z"
            }
            Symbol::Drop => "M0-10C4-4 7-1 7 3A7 7 0 0 1-7 3C-7-1-4-4 0-10Z",
            Symbol::Shrink => "M-8-9H8L2-1H5L0 5L-5-1H-2ZM-6 7H6V10H-6Z",
            Symbol::Crown => "M-10 8L-12-6L-5 0L0-9L5 0L12-6L10 8Z",
            Symbol::Again => "M8-9V0H-1L2.4-3.4A5.6 5.6 0 1 0 5 3.4H8.4A9 9 0 1 1 4.8-5.8Z",
            Symbol::Die => {
                "M-8-10H8A2 2 0 0 1 10-8V8A2 2 0 0 1 8 10H-8A2 2 0 0 1-10 8V-8A2 2 0 0 1-8-10Z\
                 M-5-7A2 2 0 0 0-5-2A2 2 0 0 0-5-7ZM0-2.5A2 2 0 0 0 0 2.5A2 2 0 0 0 0-2.5Z\
                 M5 2A2 2 0 0 0 5 7A2 2 0 0 0 5 2Z"
            }
            Symbol::Card => {
                "M-5-10H5A2 2 0 0 1 7-8V8A2 2 0 0 1 5 10H-5A2 2 0 0 1-7 8V-8A2 2 0 0 1-5-10Z\
                 M0-5.5L1.6-1.8L5.5-1.5L2.5 1L3.4 5L0 2.9L-3.4 5L-2.5 1L-5.5-1.5L-1.6-1.8Z"
            }
        }
    }
}

/// Signs, cubes and dice of a pen.
pub trait Signs {
    /// A sign in one colour, its middle there, that many percent of its size.
    fn symbol(&mut self, symbol: Symbol, at: (i32, i32), percent: i32, fill: &str);
    /// An energy cube seen from a corner.
    fn cube(&mut self, at: (i32, i32), percent: i32);
    /// A die that shows a face, its middle there.
    fn die(&mut self, face: Face, at: (i32, i32), side: i32);
}

impl Signs for Pen {
    fn symbol(&mut self, symbol: Symbol, at: (i32, i32), percent: i32, fill: &str) {
        let ((x, y), path) = (at, symbol.path());
        let scale = f64::from(percent) / 100.0;
        self.add(format_args!(
            "<path transform=\"translate({x} {y}) scale({scale})\" fill=\"{fill}\" \
             fill-rule=\"evenodd\" d=\"{path}\"/>"
        ));
    }

    fn cube(&mut self, at: (i32, i32), percent: i32) {
        let (x, y) = at;
        let scale = f64::from(percent) / 100.0;
        self.add(format_args!(
            "<g transform=\"translate({x} {y}) scale({scale})\" stroke=\"#14401c\" \
             stroke-width=\"1.4\" stroke-linejoin=\"round\">\
             <path fill=\"#8fe37a\" d=\"M0-10L9-5L0 0L-9-5Z\"/>\
             <path fill=\"#3fae49\" d=\"M-9-5L0 0V10L-9 5Z\"/>\
             <path fill=\"#23812f\" d=\"M9-5L0 0V10L9 5Z\"/></g>"
        ));
    }

    fn die(&mut self, face: Face, at: (i32, i32), side: i32) {
        let (x, y) = at;
        let (left, top, round) = (x - side / 2, y - side / 2, side / 5);
        let shade = top + side / 14;
        self.add(format_args!(
            "<rect x=\"{left}\" y=\"{shade}\" width=\"{side}\" height=\"{side}\" rx=\"{round}\" \
             fill=\"#000\" fill-opacity=\".45\"/>\
             <rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" rx=\"{round}\" \
             fill=\"url(#kot-die)\" stroke=\"{INK}\" stroke-width=\"2.5\"/>"
        ));
        let percent = side * 100 / 30;
        let digit = match face {
            Face::One => "1",
            Face::Two => "2",
            Face::Three => "3",
            Face::Energy => return self.symbol(Symbol::Bolt, at, percent, "#2c9a3a"),
            Face::Heart => return self.symbol(Symbol::Heart, at, percent, "#d7263d"),
            Face::Claw => return self.symbol(Symbol::Claw, at, percent, "#e2640a"),
        };
        self.symbol(Symbol::Star, (x, y + 1), side * 100 / 23, "#ffd66b");
        let size = side * 11 / 20;
        let base = y + size * 37 / 100;
        self.text((x, base), bold(size).centred(), INK, digit);
    }
}

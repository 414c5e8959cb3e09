//! What everything is drawn with: the colours, and panels of paper.

pub use pens::{Num, Pen, bold, book, colour};

use crate::token::Token;

/// A rectangle.
pub type Area = pens::Area<f64>;

/// Dark lines and letters.
pub const INK: &str = "#2b2620";
/// Letters of less weight.
pub const SOFT: &str = "#7d7364";
/// The ground of panels.
pub const PANEL: &str = "#faf6ec";
/// Thin lines.
pub const LINE: &str = "#d3c8b3";
/// What is wrong, and stops.
pub const RED: &str = "#c8321f";
/// The player being asked, and winners.
pub const GOLD: &str = "#e0a021";

/// What pictures of this game have more of than others.
pub trait Papers {
    /// A panel of paper.
    fn panel(&mut self, area: Area);

    /// The round token of an architect.
    fn disc(&mut self, token: Token, at: (f64, f64), radius: f64);

    /// A pill with a text in it, its left end and its middle height there; how wide it is.
    fn tag(&mut self, at: (f64, f64), size: f64, colours: (&str, &str), text: &str) -> f64;
}

impl Papers for Pen {
    fn panel(&mut self, area: Area) {
        let style = format!("fill=\"{PANEL}\" stroke=\"{LINE}\" stroke-width=\"1.5\"");
        self.rect(area, 14.0, &style);
    }

    fn disc(&mut self, token: Token, (x, y): (f64, f64), radius: f64) {
        let (x, y, radius, colour) = (Num(x), Num(y), Num(radius), token.colour());
        self.add(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{colour}\" stroke=\"{INK}\" \
             stroke-width=\"1.5\"/>"
        ));
    }

    fn tag(&mut self, at: (f64, f64), size: f64, colours: (&str, &str), text: &str) -> f64 {
        self.pill((at.0, at.1 - size / 2.0 - 4.0), bold(size), colours, text)
    }
}

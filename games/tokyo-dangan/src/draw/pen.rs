//! What everything is drawn with.

use std::fmt::{Arguments, Write};

use contract::picture::escaped;

use super::text::Type;

/// Dark lines and letters.
pub const INK: &str = "#22293b";
/// Letters of less weight.
pub const SOFT: &str = "#6d6a66";
/// The ground of plates and plaques.
pub const CREAM: &str = "#fdf8ec";
/// Gold, for whoever's turn it is and for the viewer's own destinations.
pub const GOLD: &str = "#f2b31b";
/// Letters on dark ground that matter less.
pub const MIST: &str = "#aab4cf";

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// Its width.
    pub w: i32,
    /// Its height.
    pub h: i32,
}

impl Area {
    /// The middle of its width and height.
    pub fn centre(self) -> (i32, i32) {
        (self.x + self.w / 2, self.y + self.h / 2)
    }

    /// The middle of its width.
    pub fn middle(self) -> i32 {
        self.x + self.w / 2
    }

    /// Its right edge.
    pub fn right(self) -> i32 {
        self.x + self.w
    }

    /// Its lower edge.
    pub fn bottom(self) -> i32 {
        self.y + self.h
    }

    /// Whether a point lies in it.
    pub fn holds(self, (x, y): (i32, i32)) -> bool {
        (self.x..self.right()).contains(&x) && (self.y..self.bottom()).contains(&y)
    }

    /// The area within, so far from each edge.
    pub fn inset(self, by: i32) -> Area {
        Area { x: self.x + by, y: self.y + by, w: self.w - 2 * by, h: self.h - 2 * by }
    }
}

/// Where a text is held.
#[derive(Clone, Copy, Debug)]
pub enum Anchor {
    /// At its start.
    Start,
    /// In its middle.
    Middle,
    /// At its end.
    End,
}

/// A picture as it grows.
#[derive(Debug, Default)]
pub struct Pen {
    /// SVG elements.
    pub body: String,
}

impl Pen {
    /// Adds elements.
    pub fn add(&mut self, elements: Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.body, "{elements}");
    }

    /// A rectangle with round corners; `style` is further attributes.
    pub fn rect(&mut self, area: Area, round: i32, style: &str) {
        let Area { x, y, w, h } = area;
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{round}\" {style}/>"
        ));
    }

    /// A line of text on a baseline.
    pub fn text(&mut self, at: (i32, i32), anchor: Anchor, kind: Type, fill: &str, text: &str) {
        let (x, y) = at;
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let weight = if kind.bold { " font-weight=\"bold\"" } else { "" };
        let (size, text) = (kind.size, escaped(text));
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" font-size=\"{size}\"{weight} \
             fill=\"{fill}\">{text}</text>"
        ));
    }

    /// A pill with a text in it, its left end there; tells how wide it is.
    pub fn pill(&mut self, at: (i32, i32), kind: Type, colours: (&str, &str), text: &str) -> i32 {
        let (ground, ink) = colours;
        let (w, h) = (kind.width(text) + kind.size + 2, kind.size + 8);
        let area = Area { x: at.0, y: at.1, w, h };
        self.rect(area, h / 2, &format!("fill=\"{ground}\""));
        let base = at.1 + h - 5 - kind.size / 10;
        self.text((area.middle(), base), Anchor::Middle, kind, ink, text);
        w
    }
}

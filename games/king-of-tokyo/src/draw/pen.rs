//! What everything is drawn with.

use std::fmt::{Arguments, Write};

use contract::picture::escaped;

use super::text::Type;

/// Dark lines and letters.
pub const INK: &str = "#1d2030";
/// Letters of less weight on cards.
pub const SOFT: &str = "#5d5a66";
/// The ground of plates and cards.
pub const CREAM: &str = "#fbf4e4";
/// A darker cream.
pub const SAND: &str = "#ecdfc4";
/// Gold, for whoever's turn it is.
pub const GOLD: &str = "#ffce3d";
/// Victory points.
pub const STAR: &str = "#e5a100";
/// Life.
pub const BLOOD: &str = "#d7263d";
/// Energy.
pub const GREEN: &str = "#3fae49";

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

    /// Lines of text below each other, the first on that baseline.
    pub fn lines(&mut self, at: (i32, i32), anchor: Anchor, kind: Type, fill: &str, of: &[String]) {
        let step = kind.size + kind.size / 4;
        for (idx, line) in of.iter().enumerate() {
            self.text((at.0, at.1 + step * idx as i32), anchor, kind, fill, line);
        }
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

//! What everything is drawn with.

use std::fmt::{self, Arguments, Display, Write};

use contract::picture::escaped;
use geometry::Point;

/// Dark lines and letters.
pub const INK: &str = "#262a31";
/// Letters of less weight.
pub const SOFT: &str = "#6d6a64";
/// The ground of cards.
pub const CARD: &str = "#fffdf7";
/// Thin lines between things.
pub const LINE: &str = "#d8cfbd";
/// Yellow column pieces.
pub const YELLOW: &str = "#f4c430";
/// The sign of roads that nobody has crossed over.
pub const ABOVE: &str = "#ffd84d";
/// The sign of roads that nobody has crossed under.
pub const BELOW: &str = "#7fdcff";

/// The edge of the newest road.
pub const NEWEST: &str = "#ffe600";

/// A number with at most one decimal.
#[derive(Clone, Copy, Debug)]
pub struct Num(pub f64);

impl Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = libm::round(self.0.clamp(-1e6, 1e6) * 10.0) as i64;
        let (sign, tenths) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
        match tenths % 10 {
            0 => write!(f, "{sign}{}", tenths / 10),
            tenth => write!(f, "{sign}{}.{tenth}", tenths / 10),
        }
    }
}

/// A rectangle of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// Its width.
    pub w: f64,
    /// Its height.
    pub h: f64,
}

impl Area {
    /// Its right edge.
    pub fn right(self) -> f64 {
        self.x + self.w
    }

    /// Its lower edge.
    pub fn bottom(self) -> f64 {
        self.y + self.h
    }

    /// Its middle.
    pub fn middle(self) -> Point {
        Point::new(self.x + self.w * 0.5, self.y + self.h * 0.5)
    }
}

/// Letters: their size, whether they are bold, and where a text is held.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    /// Height of the letters.
    pub size: f64,
    /// Whether they are bold.
    pub bold: bool,
    /// `start`, `middle` or `end`.
    pub anchor: &'static str,
}

/// Letters of that size, held at their start.
pub const fn book(size: f64) -> Type {
    Type { size, bold: false, anchor: "start" }
}

/// Bold letters of that size, held at their start.
pub const fn bold(size: f64) -> Type {
    Type { size, bold: true, anchor: "start" }
}

impl Type {
    /// The same letters, held in their middle.
    pub const fn centred(self) -> Type {
        Type { anchor: "middle", ..self }
    }

    /// The same letters, held at their end.
    pub const fn ending(self) -> Type {
        Type { anchor: "end", ..self }
    }

    /// About how wide a text is: never less than viewers make it.
    pub fn width(self, text: &str) -> f64 {
        let letter = |letter: char| match letter {
            'i' | 'l' | 'j' | 't' | 'f' | 'r' | 'I' | ' ' | '.' | ',' | ':' | '·' | '(' | ')' => {
                0.42
            }
            'm' | 'w' | 'M' | 'W' => 1.05,
            _ => 0.7,
        };
        let ems: f64 = text.chars().map(letter).sum();
        ems * self.size * if self.bold { 1.0 } else { 0.92 }
    }
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
    pub fn rect(&mut self, area: Area, round: f64, style: &str) {
        let Area { x, y, w, h } = area;
        let (x, y, w, h, round) = (Num(x), Num(y), Num(w), Num(h), Num(round));
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{round}\" {style}/>"
        ));
    }

    /// An ellipse that is wide and high by twice the two lengths.
    pub fn ellipse(&mut self, at: Point, wide: f64, high: f64, style: &str) {
        let (x, y, wide, high) = (Num(at.x), Num(at.y), Num(wide), Num(high));
        self.add(format_args!(
            "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{wide}\" ry=\"{high}\" {style}/>"
        ));
    }

    /// A closed shape with straight sides.
    pub fn shape(&mut self, corners: &[Point], style: &str) {
        let path = polygon(corners);
        if !path.is_empty() {
            self.add(format_args!("<path d=\"{path}\" {style}/>"));
        }
    }

    /// A path.
    pub fn path(&mut self, path: &str, style: &str) {
        if !path.is_empty() {
            self.add(format_args!("<path d=\"{path}\" {style}/>"));
        }
    }

    /// A line of text on a baseline.
    pub fn text(&mut self, at: Point, kind: Type, fill: &str, text: &str) {
        let (x, y, size, anchor) = (Num(at.x), Num(at.y), Num(kind.size), kind.anchor);
        let weight = if kind.bold { " font-weight=\"bold\"" } else { "" };
        let text = escaped(text);
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" font-size=\"{size}\"{weight} \
             fill=\"{fill}\">{text}</text>"
        ));
    }
}

/// The path round some corners; empty for fewer than three.
pub fn polygon(corners: &[Point]) -> String {
    let mut path = String::new();
    if corners.len() < 3 {
        return path;
    }
    for (idx, corner) in corners.iter().enumerate() {
        let letter = if idx == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", Num(corner.x), Num(corner.y));
    }
    path.push('Z');
    path
}

/// The path of a line from point to point.
pub fn line(from: Point, to: Point) -> String {
    format!("M{} {}L{} {}", Num(from.x), Num(from.y), Num(to.x), Num(to.y))
}

/// The colour of a seat.
pub fn colour(seat: contract::Seat) -> String {
    format!("var(--seat-{})", seat.0 % 8)
}

//! What everything is drawn with.

use std::fmt::{self, Arguments, Write};

use contract::Seat;
use contract::picture::escaped;

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
/// Whoever is asked, and winners.
pub const GOLD: &str = "#e0a021";

/// A number with one decimal, or none where it is whole.
#[derive(Clone, Copy, Debug)]
pub struct Num(pub f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        match tenths % 10 {
            0 => write!(f, "{}", tenths / 10),
            _ => write!(f, "{:.1}", tenths as f64 / 10.0),
        }
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "left, top, width and height")]
pub struct Area {
    pub x: f64,
    pub y: f64,
    pub w: f64,
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
    pub fn centre(self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The area within, so far from each edge.
    pub fn inset(self, by: f64) -> Area {
        Area { x: self.x + by, y: self.y + by, w: self.w - 2.0 * by, h: self.h - 2.0 * by }
    }
}

/// A way to set text.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    size: f64,
    bold: bool,
    anchor: &'static str,
}

/// Ordinary letters of that size.
pub const fn book(size: f64) -> Type {
    Type { size, bold: false, anchor: "start" }
}

/// Bold letters of that size.
pub const fn bold(size: f64) -> Type {
    Type { size, bold: true, anchor: "start" }
}

impl Type {
    /// Held in the middle.
    pub const fn centred(self) -> Type {
        Type { anchor: "middle", ..self }
    }

    /// Held at the end.
    pub const fn ending(self) -> Type {
        Type { anchor: "end", ..self }
    }

    /// How wide a text is, about and rather too much.
    pub fn width(self, text: &str) -> f64 {
        let letter = |letter: char| match letter {
            ' ' | '.' | ',' | ':' | 'i' | 'l' | 'I' | '\'' | '·' | '/' => 0.36,
            'm' | 'w' | 'M' | 'W' => 0.98,
            'A'..='Z' => 0.76,
            _ => 0.63,
        };
        let wide = if self.bold { 1.07 } else { 1.0 };
        text.chars().map(letter).sum::<f64>() * self.size * wide
    }

    /// The same, smaller if the text would not fit.
    #[must_use]
    pub fn fitting(self, text: &str, width: f64) -> Type {
        let share = width / self.width(text).max(1.0);
        Type { size: (self.size * share.min(1.0)).floor().max(8.0), ..self }
    }
}

/// The colour of a seat.
pub fn colour(seat: Seat) -> String {
    format!("var(--seat-{})", seat.idx() % 8)
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
        let (x, y, w, h) = (Num(area.x), Num(area.y), Num(area.w), Num(area.h));
        let round = Num(round);
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{round}\" {style}/>"
        ));
    }

    /// A panel of paper.
    pub fn panel(&mut self, area: Area) {
        let style = format!("fill=\"{PANEL}\" stroke=\"{LINE}\" stroke-width=\"1.5\"");
        self.rect(area, 14.0, &style);
    }

    /// A line of text on a baseline.
    pub fn text(&mut self, at: (f64, f64), kind: Type, fill: &str, text: &str) {
        let (x, y, size) = (Num(at.0), Num(at.1), Num(kind.size));
        let weight = if kind.bold { " font-weight=\"bold\"" } else { "" };
        let (anchor, text) = (kind.anchor, escaped(text));
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" font-size=\"{size}\"{weight} \
             fill=\"{fill}\">{text}</text>"
        ));
    }

    /// A path.
    pub fn path(&mut self, path: &str, style: &str) {
        self.add(format_args!("<path d=\"{path}\" {style}/>"));
    }

    /// A pill with a text in it, its left end and its middle height there; how wide it is.
    pub fn pill(&mut self, at: (f64, f64), size: f64, colours: (&str, &str), text: &str) -> f64 {
        let kind = bold(size).centred();
        let (w, h) = (kind.width(text) + size * 1.1, size * 1.6);
        let area = Area { x: at.0, y: at.1 - h / 2.0, w, h };
        self.rect(area, h / 2.0, &format!("fill=\"{}\"", colours.0));
        self.text((area.centre().0, at.1 + size * 0.36), kind, colours.1, text);
        w
    }

    /// A token: the shape of the seat in its colour, with its number.
    pub fn token(&mut self, seat: Seat, at: (f64, f64), radius: f64) {
        let tint = colour(seat);
        let style = format!("fill=\"{tint}\" stroke=\"#fff\" stroke-width=\"2\"");
        let (x, y) = at;
        let corners = match seat.idx() % 4 {
            0 => 0,
            1 => 4,
            2 => 6,
            _ => 3,
        };
        let turn = if corners == 4 { 45.0 } else { 90.0 };
        let grown = radius * if corners == 3 { 1.28 } else { 1.1 };
        if corners == 0 {
            let (x, y, r) = (Num(x), Num(y), Num(radius));
            self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" {style}/>"));
        } else {
            let corner = |idx: u8| {
                let angle = f64::to_radians(turn + 360.0 * f64::from(idx) / f64::from(corners));
                let (x, y) = (x + grown * libm::cos(angle), y - grown * libm::sin(angle));
                format!("{},{}", Num(x), Num(y))
            };
            let points = (0..corners).map(corner).collect::<Vec<_>>().join(" ");
            let join = "stroke-linejoin=\"round\"";
            self.add(format_args!("<polygon points=\"{points}\" {style} {join}/>"));
        }
        let drop = if corners == 3 { 0.5 } else { 0.4 };
        let kind = bold(radius * 1.15).centred();
        self.text((x, y + radius * drop), kind, "#fff", &seat.to_string());
    }
}

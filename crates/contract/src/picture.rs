//! Drawings of a view: a picture, and a sketch for terminals.

use serde::Serialize;

use crate::seat::Seat;

/// The inside of a picture; the caller supplies the page (see [`Drawing::page`]).
///
/// Colours of the house are named as CSS variables: `var(--paper)`, `var(--ink)`, `var(--line)`
/// and `var(--seat-0)` to `var(--seat-7)`, so that a web page can show the picture in its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Width in user units.
    pub width: u32,
    /// Height in user units.
    pub height: u32,
    /// SVG elements.
    pub body: String,
}

impl Drawing {
    /// A part of the picture: that corner, width and height of it. What lies outside is still
    /// there, but no longer seen.
    #[must_use]
    pub fn cropped(&self, [x, y, width, height]: [u32; 4]) -> Drawing {
        // A picture within the picture is cut off at its edges, however the outer one is shown.
        let body = format!(
            "<svg width=\"{width}\" height=\"{height}\" viewBox=\"{x} {y} {width} {height}\">\n\
             {}</svg>\n",
            self.body
        );
        Drawing { width, height, body }
    }

    /// The whole picture as a file of its own: an SVG document with a title for screen readers.
    /// Variables are replaced by colours, because most viewers of files do not know variables.
    pub fn page(&self, title: &str) -> String {
        let Drawing { width, height, body } = self;
        let title = escaped(title);
        let mut page = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"{title}\" \
             font-family=\"'Noto Sans','DejaVu Sans',sans-serif\" fill=\"var(--ink)\">\n\
             <title>{title}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"var(--paper)\"/>\n{body}</svg>\n"
        );
        for (name, colour) in HOUSE_COLOURS {
            page = page.replace(&format!("var(--{name})"), colour);
        }
        for (seat, colour) in SEAT_COLOURS.iter().enumerate() {
            page = page.replace(&format!("var(--seat-{seat})"), colour);
        }
        page
    }
}

/// Colours of the page by name.
const HOUSE_COLOURS: [(&str, &str); 3] =
    [("paper", "#f7f3ea"), ("ink", "#22252b"), ("line", "#c9c2b2")];

/// Colours that stay apart for colour-blind eyes (after Okabe and Ito), in seat order.
pub const SEAT_COLOURS: [&str; 8] =
    ["#d55e00", "#0072b2", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7a5c3e", "#5b5f68"];

/// The shapes of seats as letters, for terminals: those that pictures draw, in seat order, so that
/// nobody depends on colours.
pub const SEAT_GLYPHS: [char; 8] = ['●', '■', '⬢', '▲', '◆', '✚', '⬟', '★'];

/// The shape of a seat as a letter.
pub fn seat_glyph(seat: Seat) -> char {
    SEAT_GLYPHS[seat.idx() % SEAT_GLYPHS.len()]
}

/// Text made safe to stand in SVG.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Lines of inked text for a terminal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sketch {
    /// Each line as runs of text in one ink.
    pub lines: Vec<Vec<(Ink, String)>>,
}

/// What a run of text is; the terminal chooses how it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ink {
    /// Ordinary text.
    Plain,
    /// Frames, empty places, things of less weight.
    Faint,
    /// Headings, the thing to look at.
    Strong,
    /// What belongs to a seat.
    Seat(u8),
}

impl Sketch {
    /// Begins a new line.
    pub fn line(&mut self) -> &mut Sketch {
        self.lines.push(Vec::new());
        self
    }

    /// Writes at the end of the last line.
    pub fn put(&mut self, ink: Ink, text: impl Into<String>) -> &mut Sketch {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push((ink, text.into()));
        }
        self
    }

    /// The text alone.
    pub fn plain(&self) -> String {
        let line = |runs: &Vec<(Ink, String)>| -> String {
            runs.iter().map(|(_, text)| text.as_str()).chain(["\n"]).collect()
        };
        self.lines.iter().map(line).collect()
    }
}

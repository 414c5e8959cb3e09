//! A picture as it grows.

use std::fmt::{Arguments, Write};

use contract::picture::escaped;

use crate::area::Area;
use crate::length::{Length, Num};
use crate::letters::Type;

/// A picture as it grows. Where a tool takes a `style`, it is further attributes.
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

    /// A rectangle with round corners.
    pub fn rect<L: Length>(&mut self, area: Area<L>, round: L, style: &str) {
        let Area { x, y, w, h } = area;
        let (x, y, w, h, round) = (x.shown(), y.shown(), w.shown(), h.shown(), round.shown());
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{round}\" {style}/>"
        ));
    }

    pub fn circle<L: Length>(&mut self, at: impl Into<(L, L)>, radius: L, style: &str) {
        let (x, y) = at.into();
        let (x, y, radius) = (x.shown(), y.shown(), radius.shown());
        self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {style}/>"));
    }

    /// An ellipse that is wide and high by twice the two lengths.
    pub fn ellipse<L: Length>(&mut self, at: impl Into<(L, L)>, wide: L, high: L, style: &str) {
        let (x, y) = at.into();
        let (x, y, wide, high) = (x.shown(), y.shown(), wide.shown(), high.shown());
        self.add(format_args!(
            "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{wide}\" ry=\"{high}\" {style}/>"
        ));
    }

    /// A path, unless it is empty.
    pub fn path(&mut self, path: &str, style: &str) {
        if !path.is_empty() {
            self.add(format_args!("<path d=\"{path}\" {style}/>"));
        }
    }

    /// A closed shape with straight sides.
    pub fn shape<P: Copy + Into<(f64, f64)>>(&mut self, corners: &[P], style: &str) {
        self.path(&ring(corners), style);
    }

    /// A line of text on a baseline.
    pub fn text<L: Length>(
        &mut self,
        at: impl Into<(L, L)>,
        kind: Type<L>,
        fill: &str,
        text: &str,
    ) {
        let (x, y) = at.into();
        let (x, y, size, anchor) = (x.shown(), y.shown(), kind.size.shown(), kind.anchor);
        let weight = if kind.bold { " font-weight=\"bold\"" } else { "" };
        let text = escaped(text);
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" font-size=\"{size}\"{weight} \
             fill=\"{fill}\">{text}</text>"
        ));
    }

    /// Lines of text below each other, the first on that baseline.
    pub fn lines<L: Length>(&mut self, at: (L, L), kind: Type<L>, fill: &str, of: &[String]) {
        let step = kind.size + kind.size.over(4);
        let mut y = at.1;
        for line in of {
            self.text((at.0, y), kind, fill, line);
            y = y + step;
        }
    }

    /// A pill with a text in it, its upper left corner there; tells how wide it is.
    pub fn pill<L: Length>(
        &mut self,
        at: (L, L),
        kind: Type<L>,
        colours: (&str, &str),
        text: &str,
    ) -> L {
        let (ground, ink) = colours;
        let (w, h) = (kind.width(text) + kind.size + L::from(2), kind.size + L::from(8));
        let area = Area { x: at.0, y: at.1, w, h };
        self.rect(area, h.over(2), &format!("fill=\"{ground}\""));
        let base = at.1 + h - L::from(5) - kind.size.over(10);
        self.text((area.middle(), base), kind.centred(), ink, text);
        w
    }
}

/// The path round some corners; empty for fewer than three.
pub fn ring<P: Copy + Into<(f64, f64)>>(corners: &[P]) -> String {
    let mut path = String::new();
    if corners.len() < 3 {
        return path;
    }
    for (idx, corner) in corners.iter().enumerate() {
        let letter = if idx == 0 { 'M' } else { 'L' };
        let (x, y) = (*corner).into();
        let _ = write!(path, "{letter}{} {}", Num(x), Num(y));
    }
    path.push('Z');
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letters::{bold, book};

    #[test]
    fn text_is_made_safe() {
        let mut pen = Pen::default();
        pen.text((1.25, 2.0), book(9.5).ending(), "#000", "<&>");
        let text = "<text x=\"1.3\" y=\"2\" text-anchor=\"end\" font-size=\"9.5\" \
                    fill=\"#000\">&lt;&amp;&gt;</text>\n";
        assert_eq!(pen.body, text);
    }

    #[test]
    fn pills_are_wider_than_their_text() {
        let mut pen = Pen::default();
        let w = pen.pill((0, 0), bold(12), ("#fff", "#000"), "pill");
        assert!(w > bold(12).width("pill") + 10);
        assert!(pen.body.contains("font-weight=\"bold\"") && pen.body.contains("\"middle\""));
    }

    #[test]
    fn shapes_need_three_corners() {
        let mut pen = Pen::default();
        pen.shape(&[(0.0, 0.0), (1.0, 0.0)], "fill=\"none\"");
        assert_eq!(pen.body, "");
        assert_eq!(ring(&[(0.0, 0.0), (1.5, 0.0), (0.0, -2.0)]), "M0 0L1.5 0L0 -2Z");
    }
}

//! The drinks: a colour, a letter and a shape of its own for each, so that nobody depends on
//! colours alone.

use pens::{Num, Pen, bold};

use crate::colour::Colour;

/// Width and height of a bottle of size 1.
pub const SIZE: (f64, f64) = (24.0, 40.0);

pub fn glass(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "#f4f1ea",
        Colour::Blue => "#2f74c9",
        Colour::Red => "#cf3a2c",
        Colour::Yellow => "#f0bd2a",
        Colour::Green => "#3d9a50",
        Colour::Black => "#2a2931",
    }
}

/// The letter on the label: black is K, for blue has the B.
pub fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "W",
        Colour::Blue => "B",
        Colour::Red => "R",
        Colour::Yellow => "Y",
        Colour::Green => "G",
        Colour::Black => "K",
    }
}

/// The outline: a flask, a soda bottle, a can, a mug, a tall bottle and a square one.
fn outline(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "M8 1h8l-1.5 7c0 4 7 7 7 17v10q0 4-4 4h-11q-4 0-4-4V25c0-10 7-13 7-17z",
        Colour::Blue => "M8.5 1h7v6l-1 4c0 3 6 4 6 10v14q0 4-4 4h-9q-4 0-4-4V21c0-6 6-7 6-10l-1-4z",
        Colour::Red => "M5.5 6h13l2.5 4v24l-2.5 5h-13L3 34V10z",
        Colour::Yellow => "M2 9q1-6 6-5 3-4 7 0 6-1 6 5v2h2v2q-2 1-2 4v18q0 4-4 4H6q-4 0-4-4z",
        Colour::Green => "M9 0h6v11c0 4 6.5 5 6.5 12v13q0 3-3 3h-13q-3 0-3-3V23c0-7 6.5-8 6.5-12z",
        Colour::Black => "M8 2h8v7h3q3 0 3 4v22q0 4-4 4H6q-4 0-4-4V13q0-4 3-4h3z",
    }
}

/// The cap, the lid, the foam or the cork.
fn cap(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::White => ("M7 0h10v3H7z", "#8fa6c9"),
        Colour::Blue => ("M7.5 0h9v4h-9z", "#9fe0ff"),
        Colour::Red => ("M6 5h12v2.5H6z", "#d9d9de"),
        Colour::Yellow => ("M2 12V9q1-6 6-5 3-4 7 0 6-1 6 5v3q-5 2-9 0-5 2-10 0z", "#fffaf0"),
        Colour::Green => ("M8.5 0h7v3.5h-7z", "#e6d08a"),
        Colour::Black => ("M7.5 0h9v4.5h-9z", "#c28a3d"),
    }
}

/// A bottle, its middle there.
pub fn draw(pen: &mut Pen, colour: Colour, at: (f64, f64), scale: f64, data: &str) {
    let (x, y) = (at.0 - SIZE.0 * scale / 2.0, at.1 - SIZE.1 * scale / 2.0);
    let (glass, outline, (cap, lid)) = (glass(colour), outline(colour), cap(colour));
    let edge = match colour {
        Colour::White => "#5f564c",
        // A dark bottle needs a light edge by night.
        Colour::Black => "#f2e4c4",
        _ => "#1d130d",
    };
    let thousandths = (scale * 1_000.0).round() as i64;
    let scale = format!("{}.{:03}", thousandths / 1_000, thousandths % 1_000);
    pen.add(format_args!(
        "<g {data} transform=\"translate({} {}) scale({scale})\">\
         <path d=\"{outline}\" fill=\"{glass}\" stroke=\"{edge}\" stroke-width=\"1.5\"/>\
         <path d=\"{cap}\" fill=\"{lid}\" stroke=\"{edge}\" stroke-width=\".8\"/>\
         <path d=\"{outline}\" fill=\"url(#iz-glass)\"/>\
         <rect x=\"4\" y=\"20\" width=\"16\" height=\"14\" rx=\"2\" fill=\"#fffaf0\" \
         stroke=\"{edge}\" stroke-width=\".7\"/>",
        Num(x),
        Num(y)
    ));
    pen.text((12.0, 31.8), bold(13.5).centred(), "#22160e", letter(colour));
    pen.add(format_args!("</g>"));
}

/// The place of a bottle that has gone from its crate.
pub fn ghost(pen: &mut Pen, at: (f64, f64), scale: f64) {
    let (x, y, r) = (Num(at.0), Num(at.1 + SIZE.1 * scale * 0.36), Num(SIZE.0 * scale * 0.34));
    pen.add(format_args!(
        "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{r}\" ry=\"3\" fill=\"#000\" fill-opacity=\".35\"/>"
    ));
}

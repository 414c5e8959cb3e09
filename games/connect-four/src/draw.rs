//! A view as a picture and as text.

use std::fmt::Write;

use contract::picture::{escaped, seat_glyph};
use contract::{Draw, Drawing, Ink, Phrase, Seat, Sketch, Speaker};
use pens::columns::letters;

use crate::grid::{COLUMNS, Cell, ROWS, cells};
use crate::rules::{ConnectFour, View};

/// Side of a cell in the picture.
const SIDE: u32 = 80;
/// Room round the grid.
const MARGIN: u32 = 40;
/// Columns of a name that have room below the grid.
const NAME: usize = 24;

impl Draw for ConnectFour {
    fn draw(view: &View, speaker: &dyn Speaker) -> Drawing {
        let (columns, rows) = (u32::from(COLUMNS), u32::from(ROWS));
        let (width, height) = (columns * SIDE + 2 * MARGIN, rows * SIDE + 2 * MARGIN + 58);
        let mut body = String::from(DEFS);
        let (wide, high) = (columns * SIDE + 32, rows * SIDE + 32);
        let corner = MARGIN - 16;
        let frame =
            format!("<rect x=\"{corner}\" y=\"{corner}\" width=\"{wide}\" height=\"{high}\"");
        body.push_str(&frame);
        body.push_str(" rx=\"28\" fill=\"url(#frame)\" stroke=\"#1c2f57\" stroke-width=\"2\"/>\n");
        for cell in cells() {
            draw_cell(&mut body, view, cell);
        }
        for column in 0..columns {
            let (x, y) = (MARGIN + column * SIDE + SIDE / 2, rows * SIDE + MARGIN + 44);
            let label = column + 1;
            body.push_str(&format!(
                "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" font-size=\"18\">{label}</text>\n"
            ));
        }
        body.push_str(&caption(view, speaker, width, height));
        Drawing { width, height, body }
    }

    fn sketch(view: &View, speaker: &dyn Speaker) -> Sketch {
        let mut sketch = Sketch::default();
        for row in (0..ROWS).rev() {
            sketch.line().put(Ink::Faint, "  │");
            for column in 0..COLUMNS {
                let cell = Cell { column, row };
                let (ink, mark) = match view.grid.at(cell) {
                    None => (Ink::Faint, " · ".to_owned()),
                    Some(seat) => {
                        let glyph = seat_glyph(seat);
                        let marked = view.line.contains(&cell);
                        let mark = if marked { format!("({glyph})") } else { format!(" {glyph} ") };
                        (Ink::Seat(seat.0), mark)
                    }
                };
                sketch.put(ink, mark);
            }
            sketch.put(Ink::Faint, "│");
        }
        sketch.line().put(Ink::Faint, "  └─────────────────────┘");
        sketch.line().put(Ink::Plain, "    1  2  3  4  5  6  7");
        sketch.line();
        sketch.line();
        for seat in Seat::all(2) {
            let name = letters(&speaker.name(seat), NAME);
            sketch.put(Ink::Seat(seat.0), format!("  {} {name}", seat_glyph(seat)));
        }
        sketch
    }
}

const DEFS: &str = "<defs>\
    <linearGradient id=\"frame\" x2=\"0\" y2=\"1\">\
    <stop stop-color=\"#4a6fb5\"/><stop offset=\"1\" stop-color=\"#2c4a86\"/></linearGradient>\
    <radialGradient id=\"shine\" cx=\".35\" cy=\".3\" r=\".9\">\
    <stop stop-color=\"#fff\" stop-opacity=\".55\"/>\
    <stop offset=\".5\" stop-color=\"#fff\" stop-opacity=\"0\"/></radialGradient></defs>\n";

/// A hole, or a disc with its seat's shape on it: a ring for the first, a square for the second.
fn draw_cell(body: &mut String, view: &View, cell: Cell) {
    let x = MARGIN + u32::from(cell.column) * SIDE + SIDE / 2;
    let y = MARGIN + u32::from(ROWS - 1 - cell.row) * SIDE + SIDE / 2;
    let circle = |radius: u32, style: &str| {
        format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {style}/>\n")
    };
    let Some(seat) = view.grid.at(cell) else {
        body.push_str(&circle(31, "fill=\"#f7f3ea\" stroke=\"#1c2f57\" stroke-width=\"2\""));
        return;
    };
    let colour = format!("fill=\"var(--seat-{seat})\" stroke=\"#1c2f57\" stroke-width=\"2\"");
    body.push_str(&circle(31, &colour));
    body.push_str(&circle(30, "fill=\"url(#shine)\""));
    let mark = "fill=\"none\" stroke=\"#fff\" stroke-opacity=\".85\" stroke-width=\"4\"";
    if seat == Seat(0) {
        body.push_str(&circle(15, mark));
    } else {
        body.push_str(&format!("<path d=\"M{x} {y}m-14-14h28v28h-28z\" {mark}/>\n"));
    }
    if view.line.contains(&cell) {
        body.push_str(&circle(35, "fill=\"none\" stroke=\"#ffd84d\" stroke-width=\"6\""));
    }
}

/// Whose turn it is or who won, under the grid.
fn caption(view: &View, speaker: &dyn Speaker, width: u32, height: u32) -> String {
    let (x, y) = (width / 2, height - 16);
    let mut text = String::new();
    let winner = view.line.first().and_then(|&cell| view.grid.at(cell));
    let (key, seat) = match (winner, view.turn) {
        (Some(seat), _) => ("draw-won", seat),
        (None, Some(seat)) => ("draw-turn", seat),
        (None, None) => return text,
    };
    let said = escaped(&speaker.say(&Phrase::new(key).with("seat", seat)));
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" font-size=\"22\" \
         fill=\"var(--seat-{seat})\">{said}</text>"
    );
    text
}

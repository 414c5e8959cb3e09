//! A terminal as a picture, for the documents.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

/// The size of a letter, in pixels.
const WIDTH: f64 = 9.0;
const HEIGHT: f64 = 19.0;
/// From the top of a row to the line that letters stand on.
const BASE: f64 = 14.5;
const MARGIN: f64 = 12.0;

const GROUND: &str = "#16181d";
const TEXT: &str = "#d8d8d8";

/// What can be seen in the terminal, as an SVG: letters of the same look in one piece.
pub fn svg(buffer: &Buffer) -> String {
    let (columns, rows) = (buffer.area.width, buffer.area.height);
    let (width, height) = (f64::from(columns) * WIDTH, f64::from(rows) * HEIGHT);
    let (outer_width, outer_height) = (width + 2.0 * MARGIN, height + 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{MARGIN} -{MARGIN} {outer_width} \
         {outer_height}\" width=\"{outer_width}\" height=\"{outer_height}\">\n<rect \
         x=\"-{MARGIN}\" y=\"-{MARGIN}\" width=\"{outer_width}\" height=\"{outer_height}\" \
         rx=\"10\" fill=\"{GROUND}\"/>\n<g font-family=\"DejaVu Sans Mono,Menlo,Consolas,\
         monospace\" font-size=\"15\">\n"
    );
    for (row, cells) in (0..).zip(buffer.content.chunks(usize::from(columns))) {
        let mut column = 0;
        for piece in cells.chunk_by(|one, next| look(one) == look(next)) {
            draw(&mut svg, piece, f64::from(column) * WIDTH, f64::from(row) * HEIGHT);
            column += piece.len() as u32;
        }
    }
    svg + "</g>\n</svg>\n"
}

fn look(cell: &Cell) -> (Color, Modifier) {
    (cell.fg, cell.modifier)
}

/// Draws letters of the same look.
fn draw(svg: &mut String, piece: &[Cell], x: f64, y: f64) {
    let (color, modifier) = look(&piece[0]);
    let (length, mut fill) = (piece.len() as f64 * WIDTH, hex(color));
    if modifier.contains(Modifier::REVERSED) {
        let ground = std::mem::replace(&mut fill, GROUND.to_owned());
        let size = format!("width=\"{length}\" height=\"{HEIGHT}\"");
        let _ = writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" {size} fill=\"{ground}\"/>");
    }
    let is_space = |cell: &Cell| cell.symbol() == " ";
    let Some(first) = piece.iter().position(|cell| !is_space(cell)) else { return };
    let last = piece.iter().rposition(|cell| !is_space(cell)).unwrap_or(first);
    let piece = &piece[first..=last];
    let (x, length) = (x + first as f64 * WIDTH, piece.len() as f64 * WIDTH);
    // Several plain spaces would be drawn as one.
    let text: String = piece.iter().map(|cell| cell.symbol().replace(' ', "\u{a0}")).collect();
    let mut style = format!("fill=\"{fill}\"");
    let weights = [(Modifier::BOLD, " font-weight=\"bold\""), (Modifier::DIM, " opacity=\".65\"")];
    for (_, weight) in weights.iter().filter(|(its, _)| modifier.contains(*its)) {
        style.push_str(weight);
    }
    // Whatever letters a machine has, columns stay in line.
    let length = format!("textLength=\"{length}\"");
    let text = contract::picture::escaped(&text);
    let _ = writeln!(svg, "<text x=\"{x}\" y=\"{}\" {length} {style}>{text}</text>", y + BASE);
}

/// The colours that the theme uses; of the 256 only the cube, whose steps are the same everywhere.
fn hex(color: Color) -> String {
    match color {
        Color::Reset => TEXT.to_owned(),
        Color::DarkGray => "#8a8a8a".to_owned(),
        Color::Yellow => "#d7af00".to_owned(),
        Color::Indexed(number @ 16..232) => {
            let step = |shift: u8| match (number - 16) / shift % 6 {
                0 => 0,
                step => 55 + 40 * step,
            };
            format!("#{:02x}{:02x}{:02x}", step(36), step(6), step(1))
        }
        other => panic!("the theme has a new colour, {other}: give it one here too"),
    }
}

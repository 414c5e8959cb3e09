//! Draws all pieces and all sites, to be looked at:
//! `cargo run -p building --example sheets -- crates/building/sheets`.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;

use building::deck::GRID_UM;
use building::{CARD_UM, CardId, Point, Quarter, Side, Site, pieces};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "sheets".to_string());
    std::fs::create_dir_all(&folder)?;
    std::fs::write(Path::new(&folder).join("pieces.svg"), pieces_sheet()?)?;
    std::fs::write(Path::new(&folder).join("sites.svg"), sites_sheet()?)?;
    Ok(())
}

fn open(width: i32, height: i32) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#f4f1ea\"/>\n"
    )
}

/// A ring as the points of an SVG polygon in millimetres, y down.
fn points(ring: &[Point], right: f64, bottom: f64) -> String {
    let mm = |um: i32| f64::from(um) / 1_000.0;
    let one = |corner: &Point| format!("{:.2},{:.2}", right + mm(corner.x), bottom - mm(corner.y));
    ring.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn pieces_sheet() -> Result<String, std::fmt::Error> {
    let (cell, columns) = (40, 10);
    let mut svg = open(cell * columns, cell * 7);
    for (idx, piece) in (0..).zip(pieces()) {
        let (x, y) = (f64::from(idx % columns * cell), f64::from(idx / columns * cell));
        let half = f64::from(cell) / 2.0;
        let ring = points(&piece.faces[0].outline, x + half, y + half - 2.0);
        let style = "fill=\"#d9b98a\" stroke=\"#5b4327\" stroke-width=\"0.4\"";
        writeln!(svg, "<polygon points=\"{ring}\" {style}/>")?;
        let place = format!("x=\"{}\" y=\"{}\"", x + half, y + 38.5);
        let style = "font-size=\"2.2\" text-anchor=\"middle\"";
        writeln!(svg, "<text {place} {style}>{idx}: {}</text>", piece.family)?;
    }
    svg.push_str("</svg>\n");
    Ok(svg)
}

fn sites_sheet() -> Result<String, Box<dyn Error>> {
    let cell = 72;
    let mut svg = open(cell * 8, cell * 9);
    for card in CardId::all() {
        let text = building::deck::DATA[card.idx() / 4];
        let Ok(quarter) = serde_json::from_str::<Quarter>(text) else { continue };
        let Some(sides) = quarter.cards.get(card.in_district()) else { continue };
        for side in [Side::White, Side::Blue] {
            let column = card.in_district() as i32 + if side == Side::Blue { 4 } else { 0 };
            let (x, y) = (column * cell + 1, card.idx() as i32 / 4 * cell + 1);
            let name = format!("{} {}", card.district().id(), card.in_district() + 1);
            draw_site(&mut svg, sides.side(side), side, &name, (f64::from(x), f64::from(y)))?;
        }
    }
    svg.push_str("</svg>\n");
    Ok(svg)
}

fn draw_site(
    svg: &mut String,
    site: &Site,
    side: Side,
    name: &str,
    (x, y): (f64, f64),
) -> Result<(), std::fmt::Error> {
    let size = f64::from(CARD_UM) / 1_000.0;
    let paper = if side == Side::Blue { "#cfdde6" } else { "#ffffff" };
    writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" fill=\"{paper}\"/>"
    )?;
    if side == Side::Blue {
        grid(svg, (x, y))?;
    }
    for lot in &site.borders {
        let ring = points(&lot.outline, x, y + size);
        let style = "fill=\"#ece6da\" fill-opacity=\"0.7\" stroke=\"#111\" stroke-width=\"0.9\"";
        writeln!(svg, "<polygon points=\"{ring}\" {style}/>")?;
        for pose in
            lot.solutions.iter().take(1).flat_map(|solution| solution.floors.iter().flatten())
        {
            let ring = points(&pose.outline(), x, y + size);
            let style =
                "fill=\"#b98a4b\" fill-opacity=\"0.13\" stroke=\"#7a5a30\" stroke-width=\"0.25\"";
            writeln!(svg, "<polygon points=\"{ring}\" {style}/>")?;
        }
    }
    let (floors, pieces, yen) = (site.floors, site.pieces, site.yen);
    let label = format!("{name} · {floors}/{pieces} · ¥{yen}");
    let place = format!("x=\"{}\" y=\"{}\"", x + 3.0, y + 6.5);
    writeln!(svg, "<text {place} font-size=\"4.5\">{label}</text>")
}

/// The grid of a blue card.
fn grid(svg: &mut String, (x, y): (f64, f64)) -> Result<(), std::fmt::Error> {
    let size = f64::from(CARD_UM) / 1_000.0;
    let mut path = String::new();
    for line in (GRID_UM..CARD_UM).step_by(GRID_UM as usize) {
        let at = f64::from(line) / 1_000.0;
        write!(path, "M{} {y}v{size}M{x} {}h{size}", x + at, y + size - at)?;
    }
    writeln!(svg, "<path d=\"{path}\" stroke=\"#8fb0c2\" stroke-width=\"0.2\"/>")
}

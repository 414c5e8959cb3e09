//! The map: districts with their cards, the pile of wood, and the tokens.

use building::{CardId, PieceId};
use contract::{Phrase, Seat};

use super::Show;
use super::card::{borders, paper, ruled, tally};
use super::facts;
use super::pen::{Area, GOLD, INK, LINE, Papers, Pen, SOFT, bold, book};
use super::wood::{Carving, Lens, Square, shade};
use crate::cards;
use crate::map::{Cell, CellSet, SIDE};
use crate::setup::Mode;
use crate::token::Token;

/// Room round the blocks, and between them.
const GAP: f64 = 7.0;
/// Height of a district's name.
const NAME: f64 = 22.0;

/// Draws the map.
pub fn draw(pen: &mut Pen, view: &Show<'_>, area: Area) {
    pen.rect(area, 14.0, "fill=\"#3f4a47\"");
    if view.setup.mode == Mode::Daily {
        return the_day(pen, view, area);
    }
    let choices = facts::choices(view);
    for cell in Cell::all() {
        let (inner, first) = (place(area, cell), cell.x() % 2 == 0 && cell.y() % 2 == 0);
        if first {
            block(pen, view, area, cell);
        }
        if !cell.is_pile() {
            draw_cell(pen, view, cell, choices, inner);
        }
    }
}

/// The site of the day needs no map: only the wood, and what everybody has to do.
fn the_day(pen: &mut Pen, view: &Show<'_>, area: Area) {
    let (x, y) = area.centre();
    let side = area.w / 3.0;
    pile(pen, view, Area { x: x - side / 2.0, y: y - side / 2.0, w: side, h: side });
    pen.text((x, area.y + 92.0), bold(30.0).centred(), "#f4efe2", &view.word("draw-day"));
    for (key, y) in [("draw-day-more", area.y + 126.0), ("draw-day-goal", area.bottom() - 92.0)] {
        let (kind, words) = book(20.0).fitted(&view.word(key), area.w - 40.0, 12.0);
        pen.text((x, y), kind.centred(), "#d5d9ce", &words);
    }
}

/// Where a block of four cells lies.
fn block_area(area: Area, cell: Cell) -> Area {
    let n = f64::from(SIDE / 2);
    let (w, h) = ((area.w - GAP) / n, (area.h - GAP) / n);
    let (column, row) = (f64::from(cell.x() / 2), f64::from(cell.y() / 2));
    let (x, y) = (area.x + GAP + w * column, area.y + GAP + h * row);
    Area { x, y, w: w - GAP, h: h - GAP }
}

/// Where a cell lies.
fn place(area: Area, cell: Cell) -> Area {
    let block = block_area(area, cell);
    let (w, h) = (block.w / 2.0, (block.h - NAME) / 2.0);
    let (x, y) = (f64::from(cell.x() % 2), f64::from(cell.y() % 2));
    Area { x: block.x + w * x, y: block.y + NAME + h * y, w, h }.inset(2.5)
}

/// The ground of a district with its name, or the pile of wood.
fn block(pen: &mut Pen, view: &Show<'_>, area: Area, cell: Cell) {
    let block = block_area(area, cell);
    if cell.is_pile() {
        return pile(pen, view, block);
    }
    pen.rect(block, 8.0, "fill=\"#59665f\"");
    let mut cells = Cell::all().filter(|other| other.block() == cell.block());
    let card = cells.find_map(|cell| view.cards.get(cell.idx()).copied().flatten());
    let district = card.and_then(CardId::new).map(CardId::district);
    let name = district.map_or(String::new(), |district| view.say(&district.called()));
    let at = (block.centre().0, block.y + 17.0);
    pen.text(at, bold(16.0).centred(), "#f4efe2", &name);
}

/// A cell: the card if it is still to be had, else an empty place; and the token.
fn draw_cell(pen: &mut Pen, view: &Show<'_>, cell: Cell, choices: CellSet, area: Area) {
    let token = view.architects.iter().find(|(_, seen)| seen.cell == Some(cell));
    let card = view.cards.get(cell.idx()).copied().flatten();
    match card.filter(|_| view.spaces.contains(cell)) {
        Some(card) => available(pen, view, card, area),
        None => pen.rect(area, 6.0, "fill=\"#4a5651\" stroke=\"#6d7a72\" stroke-dasharray=\"4 4\""),
    }
    if choices.contains(cell) {
        let style = format!("fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"4\"");
        pen.rect(area, 6.0, &style);
    }
    let ink = if view.spaces.contains(cell) { SOFT } else { "#aab5ac" };
    let at = (area.right() - 5.0, area.bottom() - 6.0);
    pen.text(at, book(12.0).ending(), ink, &cell.to_string());
    if let Some((seat, _)) = token {
        standing(pen, seat, token.and_then(|(_, seen)| seen.token), area);
    }
}

/// The round token of an architect, with the sign of the seat on it.
fn standing(pen: &mut Pen, seat: Seat, token: Option<Token>, area: Area) {
    let (x, y) = area.centre();
    pen.add(format_args!("<g data-token=\"{seat}\">"));
    if let Some(token) = token {
        pen.disc(token, (x, y - 2.0), 30.0);
    }
    pen.token(seat, (x, y - 2.0), 17.0);
    pen.add(format_args!("</g>"));
}

/// A card with its borders, floors, pieces and yen.
fn available(pen: &mut Pen, view: &Show<'_>, card: u8, area: Area) {
    let side = view.side();
    paper(pen, side, area, 6.0);
    let Some(plot) = cards::plot(card, side) else { return };
    let wide = area.h - 25.0;
    let square = Square::round(&plot, std::iter::empty());
    let lens = Lens::onto(square, (area.x + 2.0, area.y + wide + 1.0), wide);
    borders(pen, &plot, lens, 2.2);
    ruled(pen, side, square, lens);
    let x = area.right() - 13.0;
    pen.text((x, area.y + 21.0), bold(20.0).centred(), INK, &plot.floors().to_string());
    tally(pen, plot.pieces(), (x - 1.0, area.y + 30.0), 11.0);
    let yen = facts::yen(cards::yen(card, side));
    pen.text((area.x + 5.0, area.bottom() - 6.0), bold(15.0), INK, &yen);
}

/// The pile of wood: as high as the supply is large.
fn pile(pen: &mut Pen, view: &Show<'_>, block: Area) {
    let set = facts::supply(view, facts::focus(view));
    pen.rect(block, 8.0, "fill=\"#d9cdb6\"");
    let (x, y) = block.centre();
    let pieces: Vec<PieceId> = set.iter().collect();
    let shown: Vec<&PieceId> = pieces.iter().step_by(2).collect();
    for (idx, piece) in shown.iter().enumerate() {
        // Points of a sunflower, so that the heap is round and even.
        let (angle, ring) = (idx as f64 * 2.4, shown.len() - idx - 1);
        let far = 9.5 * (ring as f64).sqrt();
        let at = (x + far * libm::cos(angle), y - 8.0 + far * 0.85 * libm::sin(angle));
        let lens = Lens::flat(at, 1.5);
        let ring = &piece.piece().face(false).outline;
        pen.polygon(lens.moved(1.5, 2.5), ring, "fill=\"#2a1706\" fill-opacity=\".3\"");
        pen.wood(lens, ring, **piece, shade(2 + (idx % 4) as u8), 0.8);
    }
    let plate = Area { x: x - 56.0, y: block.bottom() - 31.0, w: 112.0, h: 25.0 };
    pen.rect(plate, 12.0, &format!("fill=\"#fff\" stroke=\"{LINE}\""));
    let words = view.say(&Phrase::new("draw-pieces").with("count", set.len()));
    let (kind, words) = bold(16.0).fitted(&words, plate.w - 8.0, 10.0);
    pen.text((x, plate.y + 18.0), kind.centred(), INK, &words);
}

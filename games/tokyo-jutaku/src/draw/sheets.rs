//! What is in the box: a sheet of all pieces, and one of both sides of all site cards.

use building::{CardId, District, PieceId, Side};
use contract::{Drawing, Phrase, Sheet, Speaker};

use super::card::{borders, paper, ruled, tally};
use super::facts;
use super::pen::{Area, INK, PANEL, Pen, SOFT, bold, book};
use super::tray;
use super::wood::{Lens, Square};
use super::{DEFS, GROUND};
use crate::cards;

/// All of them.
pub const SHEETS: &[Sheet] = &[("pieces", pieces), ("sites", sites)];

/// A sheet of that size with its name on top.
fn page(width: f64, height: f64, name: &str) -> Pen {
    let mut pen = Pen::default();
    pen.add(format_args!("{DEFS}"));
    let whole = Area { x: 0.0, y: 0.0, w: width, h: height };
    pen.rect(whole, 0.0, &format!("fill=\"{GROUND}\""));
    pen.text((24.0, 42.0), bold(28.0), INK, name);
    pen
}

/// The 68 pieces, numbered, with what they are called and their measures.
fn pieces(speaker: &dyn Speaker) -> Drawing {
    let word = |key: &'static str| speaker.say(&Phrase::new(key));
    const ROW: usize = 10;
    let (w, h, top) = (142.0, 138.0, 60.0);
    let rows = PieceId::all().count().div_ceil(ROW);
    let (width, height) = (w * ROW as f64 + 40.0, top + h * rows as f64 + 20.0);
    let mut pen = page(width, height, &word("draw-sheet-pieces"));
    for piece in PieceId::all() {
        let (x, y) = ((piece.idx() % ROW) as f64 * w, (piece.idx() / ROW) as f64 * h);
        let cell = Area { x: 20.0 + x, y: top + y, w, h }.inset(3.0);
        pen.rect(cell, 8.0, &format!("fill=\"{PANEL}\""));
        tray::one(&mut pen, piece, true, Area { h: cell.h - 34.0, ..cell }, 3.3);
        let (family, x) = (piece.piece().family, cell.centre().0);
        let called = speaker.say(&family.called());
        pen.text((x, cell.bottom() - 22.0), book(13.0).centred(), INK, &called);
        let measures = speaker.say(&family.measures());
        let kind = book(11.5).centred().fitting(&measures, cell.w - 6.0, 8.0);
        pen.text((x, cell.bottom() - 7.0), kind, SOFT, &measures);
    }
    Drawing { width: width as u32, height: height as u32, body: pen.body }
}

/// The 36 cards: a row for each district, the white sides on the left, the blue on the right.
fn sites(speaker: &dyn Speaker) -> Drawing {
    let word = |key: &'static str| speaker.say(&Phrase::new(key));
    let (side, top, left) = (152.0, 92.0, 20.0);
    let apart = 24.0;
    let rows = District::ALL.len() as f64;
    let (width, height) = (left * 2.0 + side * 8.0 + apart, top + (side + 26.0) * rows + 20.0);
    let mut pen = page(width, height, &word("draw-sheet-sites"));
    let half = side * 4.0;
    let heads =
        [("option-side-white", left + half / 2.0), ("option-side-blue", left + half * 1.5 + apart)];
    for (key, x) in heads {
        pen.text((x, top - 12.0), bold(18.0).centred(), INK, &word(key));
    }
    for card in CardId::all() {
        let y = top + (side + 26.0) * (card.idx() / 4) as f64;
        if card.in_district() == 0 {
            let name = speaker.say(&card.district().called());
            pen.text((left + 4.0, y + 18.0), bold(18.0), INK, &name);
        }
        for face in [Side::White, Side::Blue] {
            let shift = if face == Side::Blue { half + apart } else { 0.0 };
            let x = left + shift + side * card.in_district() as f64;
            let area = Area { x, y: y + 26.0, w: side, h: side }.inset(3.0);
            site(&mut pen, card, face, area);
        }
    }
    Drawing { width: width as u32, height: height as u32, body: pen.body }
}

/// A side of a card: its borders, floors, pieces and yen.
fn site(pen: &mut Pen, card: CardId, side: Side, area: Area) {
    paper(pen, side, area, 7.0);
    let Some(plot) = cards::plot(card.get(), side) else { return };
    let wide = area.h - 32.0;
    let square = Square::round(&plot, std::iter::empty());
    let lens = Lens::onto(square, (area.x + 3.0, area.y + wide + 4.0), wide);
    borders(pen, &plot, lens, 3.0);
    ruled(pen, side, square, lens);
    let x = area.right() - 15.0;
    pen.text((x, area.y + 24.0), bold(22.0).centred(), INK, &plot.floors().to_string());
    tally(pen, plot.pieces(), (x - 2.0, area.y + 34.0), 12.0);
    let yen = facts::yen(cards::yen(card.get(), side));
    pen.text((area.x + 8.0, area.bottom() - 8.0), bold(16.0), INK, &yen);
    let number = (card.in_district() + 1).to_string();
    pen.text((area.right() - 8.0, area.bottom() - 8.0), book(14.0).ending(), SOFT, &number);
}

//! Tokyo: City and Bay, and who stands there.

use contract::{Phrase, Seat};
use pens::bold;

use super::Show;
use super::art::{Monsters, TOKYO, colour, monster_of};
use super::pen::{Area, CREAM, GOLD, INK, Pen};
use crate::monster::Zone;

/// Fewer monsters play without Bay.
const BAY_NEEDS: usize = 5;

/// Draws Tokyo.
pub fn draw(pen: &mut Pen, view: &Show<'_>, area: Area) {
    let Area { x, y, .. } = area;
    pen.add(format_args!("<g transform=\"translate({x} {y})\">{TOKYO}</g>"));
    let bay_word = match bay(view) {
        Bay::Open => "draw-bay",
        Bay::Closed => "draw-bay-closed",
        Bay::Unused => "draw-bay-unused",
    };
    let open = bay(view) == Bay::Open;
    let city = Space { at: (x + 178, y + 286), size: 112, word: "draw-city", open: true };
    let harbour = Space { at: (x + 482, y + 286), size: 92, word: bay_word, open };
    city.draw(pen, view, holder(view, Zone::City));
    harbour.draw(pen, view, holder(view, Zone::Bay));
    let round = view.say(&Phrase::new("draw-round").with("round", view.round));
    pen.pill((x + 14, y + 14), bold(13), (INK, CREAM), &round);
    let frame = format!("fill=\"none\" stroke=\"{CREAM}\" stroke-width=\"6\"");
    pen.rect(area, 14, &frame);
    let edge = format!("fill=\"none\" stroke=\"{INK}\" stroke-width=\"2\"");
    pen.rect(area.inset(-3), 16, &edge);
    pen.rect(area.inset(3), 11, &edge);
}

/// What can be done with Bay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bay {
    /// It can be stood in.
    Open,
    /// Too few monsters are left.
    Closed,
    /// It is not played with.
    Unused,
}

/// What can be done with Bay.
pub fn bay(view: &Show<'_>) -> Bay {
    match (view.setup.tokyo_bay && view.monsters.len() >= BAY_NEEDS, view.bay_closed) {
        (true, false) => Bay::Open,
        (true, true) => Bay::Closed,
        (false, _) => Bay::Unused,
    }
}

/// Who stands in a space of Tokyo.
pub fn holder(view: &Show<'_>, place: Zone) -> Option<Seat> {
    let there = view.monsters.iter().find(|(_, monster)| monster.place == place);
    there.map(|(seat, _)| seat)
}

/// A space of Tokyo.
struct Space {
    at: (i32, i32),
    /// Percent of a monster's size.
    size: i32,
    /// The message that names it.
    word: &'static str,
    open: bool,
}

impl Space {
    fn draw(&self, pen: &mut Pen, view: &Show<'_>, holder: Option<Seat>) {
        let &Space { at: (x, y), size, word, open } = self;
        let word = view.word(word);
        let (wide, high) = (size + 8, size / 6);
        let ring = match holder {
            Some(seat) => colour(seat),
            None => GOLD.to_owned(),
        };
        let (fill, dash) = match (open, holder) {
            (false, _) => (".12", " stroke-dasharray=\"5 9\" opacity=\".45\""),
            (true, None) => (".35", " stroke-dasharray=\"12 7\""),
            (true, Some(_)) => (".6", ""),
        };
        pen.add(format_args!(
            "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{wide}\" ry=\"{high}\" fill=\"{INK}\" \
             fill-opacity=\"{fill}\" stroke=\"{ring}\" stroke-width=\"5\"{dash}/>"
        ));
        if let Some(seat) = holder {
            pen.monster(monster_of(view, seat), (x, y + 4), size, &colour(seat));
        }
        let kind = bold(13);
        let (ground, ink) = if open { (INK, GOLD) } else { ("#2a2140", "#a49bb8") };
        let left = x - (kind.width(&word) + kind.size + 2) / 2;
        pen.pill((left, y + high + 6), kind, (ground, ink), &word);
        if open && holder.is_none() {
            pen.text((x, y + 5), bold(13).centred(), CREAM, &view.word("draw-nobody"));
        }
    }
}

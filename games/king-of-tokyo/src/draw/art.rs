//! The monsters, all our own. Each is a picture 200 wide and 220 high, its feet at 212, in the
//! colour that stands around it.

use contract::Seat;
pub use pens::colour;

use super::Show;
use super::pen::Pen;

/// Six to choose from, by name.
pub const MONSTERS: [(&str, &str); 6] = [
    ("dinosaur", include_str!("art/dinosaur.svg")),
    ("squid", include_str!("art/squid.svg")),
    ("dragon", include_str!("art/dragon.svg")),
    ("ape", include_str!("art/ape.svg")),
    ("rabbit", include_str!("art/rabbit.svg")),
    ("blob", include_str!("art/blob.svg")),
];

/// Their names.
pub const KINDS: [&str; MONSTERS.len()] = {
    let mut kinds = [""; MONSTERS.len()];
    let mut idx = 0;
    while idx < kinds.len() {
        kinds[idx] = MONSTERS[idx].0;
        idx += 1;
    }
    kinds
};

/// The picture of the monster in a seat. Where nobody says which it is, it goes with the seat.
pub fn monster_of(view: &Show<'_>, seat: Seat) -> &'static str {
    let chosen = view.speaker.figure(seat);
    let known = chosen.and_then(|figure| KINDS.iter().position(|kind| **kind == *figure.kind));
    let idx = known.unwrap_or(seat.idx() % MONSTERS.len());
    MONSTERS.get(idx).map_or("", |(_, art)| art)
}

/// The city at sunset, 596 wide and 336 high.
pub const TOKYO: &str = include_str!("art/tokyo.svg");

/// Monsters of a pen.
pub trait Monsters {
    /// A monster in a colour, its feet there, that many percent of its size.
    fn monster(&mut self, art: &str, feet: (i32, i32), percent: i32, colour: &str);
}

impl Monsters for Pen {
    fn monster(&mut self, art: &str, feet: (i32, i32), percent: i32, colour: &str) {
        let (x, y) = (feet.0 - percent, feet.1 - 212 * percent / 100);
        let scale = f64::from(percent) / 100.0;
        self.add(format_args!(
            "<g transform=\"translate({x} {y}) scale({scale})\" color=\"{colour}\">{art}</g>"
        ));
    }
}

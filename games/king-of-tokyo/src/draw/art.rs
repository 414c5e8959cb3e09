//! The monsters: one of our own for each seat. Each is a picture 200 wide and 220 high, its feet
//! at 212, in the colour that stands around it.

use contract::Seat;
pub use pens::colour;

use super::pen::Pen;

/// One for each seat, by name.
pub const MONSTERS: [(&str, &str); 6] = [
    ("dinosaur", include_str!("art/dinosaur.svg")),
    ("squid", include_str!("art/squid.svg")),
    ("dragon", include_str!("art/dragon.svg")),
    ("ape", include_str!("art/ape.svg")),
    ("rabbit", include_str!("art/rabbit.svg")),
    ("blob", include_str!("art/blob.svg")),
];

/// The city at sunset, 596 wide and 336 high.
pub const TOKYO: &str = include_str!("art/tokyo.svg");

/// Monsters of a pen.
pub trait Monsters {
    /// The monster of a seat in a colour, its feet there, so many percent of its size.
    fn monster(&mut self, seat: Seat, feet: (i32, i32), percent: i32, colour: &str);
}

impl Monsters for Pen {
    fn monster(&mut self, seat: Seat, feet: (i32, i32), percent: i32, colour: &str) {
        let (_, art) = MONSTERS.get(seat.idx() % MONSTERS.len()).copied().unwrap_or_default();
        let (x, y) = (feet.0 - percent, feet.1 - 212 * percent / 100);
        let scale = f64::from(percent) / 100.0;
        self.add(format_args!(
            "<g transform=\"translate({x} {y}) scale({scale})\" color=\"{colour}\">{art}</g>"
        ));
    }
}

//! What pieces are called, for people: a plain name, and the measures that tell it from its
//! siblings.

use contract::Phrase;

use crate::Family;
use crate::family::Family::{
    Chamfered, Chevron, Ell, Hexagon, House, IsoscelesTrapezoid, IsoscelesTriangle, Kite,
    Parallelogram, Rectangle, RightTrapezoid, RightTriangle, Wedge, Zed,
};

impl Family {
    /// Its name in everyday words: a message `shape-<name>` of the game's word list.
    pub fn called(self) -> Phrase {
        Phrase::new(match self {
            Rectangle(w, h) if w == h => "shape-square",
            Rectangle(..) => "shape-rectangle",
            RightTriangle(..) => "shape-right-triangle",
            IsoscelesTriangle(_, 600) => "shape-even-triangle",
            IsoscelesTriangle(_, tip) if tip < 600 => "shape-pointed-triangle",
            IsoscelesTriangle(..) => "shape-flat-triangle",
            Parallelogram(a, b, _) if a == b => "shape-diamond",
            Parallelogram(..) => "shape-slanted-block",
            RightTrapezoid(..) => "shape-ramp",
            IsoscelesTrapezoid(..) => "shape-lampshade",
            Kite(..) => "shape-kite",
            House(..) => "shape-house",
            Chamfered(..) => "shape-cut-corner",
            Ell(..) => "shape-corner",
            Zed(..) => "shape-step",
            Chevron(..) => "shape-arrow",
            Hexagon(..) => "shape-hexagon",
            Wedge(..) => "shape-leaning-block",
        })
    }

    /// Its measures in millimetres and degrees: a message `size-<kind>` of the game's word list.
    pub fn measures(self) -> Phrase {
        let of = |key: &'static str, lengths: &[i32]| {
            let names = ["a", "b", "c", "d"].into_iter().zip(lengths);
            names.fold(Phrase::new(key), |phrase, (name, mm)| phrase.with(name, *mm))
        };
        let turned = |phrase: Phrase, tenths: i32| phrase.with("angle", degrees(tenths));
        match self {
            Rectangle(w, h) if w == h => of("size-one", &[w]),
            Rectangle(w, h) | RightTriangle(w, h) => of("size-two", &[w, h]),
            IsoscelesTriangle(leg, 600) => of("size-one", &[leg]),
            IsoscelesTriangle(leg, tip) => turned(of("size-tip", &[leg]), tip),
            Parallelogram(a, b, angle) if a == b => turned(of("size-one-angle", &[a]), angle),
            Parallelogram(a, b, angle) => turned(of("size-two-angle", &[a, b]), angle),
            RightTrapezoid(base, top, height) => of("size-ramp", &[base, top, height]),
            IsoscelesTrapezoid(base, leg, angle) => turned(of("size-foot", &[base, leg]), angle),
            Kite(a, b, _) | Hexagon(a, b) => of("size-sides", &[a, b]),
            House(w, wall, rise) => of("size-roof", &[w, wall, rise]),
            Chamfered(w, h, x, y) => of("size-cut", &[w, h, x, y]),
            Ell(w, h, x, y) => of("size-arms", &[w, h, x, y]),
            Zed(w, h, shift) => of("size-bars", &[w, h, shift]),
            Chevron(arm, thick, _) => of("size-thick", &[arm, thick]),
            Wedge(w, h, lean) => turned(of("size-lean", &[w, h]), lean),
        }
    }
}

/// An angle in tenths of a degree, in words.
fn degrees(tenths: i32) -> String {
    match tenths % 10 {
        0 => format!("{}°", tenths / 10),
        rest => format!("{}.{rest}°", tenths / 10),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::family::SET;

    #[test]
    fn every_piece_has_words_of_its_own() {
        let words: BTreeSet<String> = SET
            .iter()
            .map(|piece| format!("{:?} {:?}", piece.called(), piece.measures()))
            .collect();
        assert_eq!(words.len(), SET.len());
    }
}

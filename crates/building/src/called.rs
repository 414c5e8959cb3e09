//! What pieces are called, for people: a plain name, and the measures that tell it from its
//! siblings.

use crate::Family;
use crate::family::Family::{
    Chamfered, Chevron, Ell, Hexagon, House, IsoscelesTrapezoid, IsoscelesTriangle, Kite,
    Parallelogram, Rectangle, RightTrapezoid, RightTriangle, Wedge, Zed,
};

impl Family {
    /// Its name in everyday words.
    pub fn called(self) -> &'static str {
        match self {
            Rectangle(w, h) if w == h => "square",
            Rectangle(..) => "rectangle",
            RightTriangle(..) => "right triangle",
            IsoscelesTriangle(_, 600) => "even triangle",
            IsoscelesTriangle(_, tip) if tip < 600 => "pointed triangle",
            IsoscelesTriangle(..) => "flat triangle",
            Parallelogram(a, b, _) if a == b => "diamond",
            Parallelogram(..) => "slanted block",
            RightTrapezoid(..) => "ramp",
            IsoscelesTrapezoid(..) => "lampshade",
            Kite(..) => "kite",
            House(..) => "house",
            Chamfered(..) => "cut corner",
            Ell(..) => "corner",
            Zed(..) => "step",
            Chevron(..) => "arrow",
            Hexagon(..) => "hexagon",
            Wedge(..) => "leaning block",
        }
    }

    /// Its measures in everyday words, in millimetres and degrees.
    pub fn measures(self) -> String {
        match self {
            Rectangle(w, h) if w == h => format!("{w} mm"),
            Rectangle(w, h) | RightTriangle(w, h) => format!("{w} × {h} mm"),
            IsoscelesTriangle(leg, 600) => format!("{leg} mm"),
            IsoscelesTriangle(leg, tip) => format!("sides {leg} mm, tip {}", degrees(tip)),
            Parallelogram(a, b, angle) if a == b => format!("{a} mm, {}", degrees(angle)),
            Parallelogram(a, b, angle) => format!("{a} × {b} mm, {}", degrees(angle)),
            RightTrapezoid(base, top, height) => format!("{base} to {top} mm, {height} high"),
            IsoscelesTrapezoid(base, leg, angle) => {
                format!("foot {base}, sides {leg} mm, {}", degrees(angle))
            }
            Kite(a, b, _) => format!("sides {a} and {b} mm"),
            House(w, wall, rise) => format!("{w} × {wall} mm, roof {rise}"),
            Chamfered(w, h, x, y) => format!("{w} × {h} mm, cut {x} × {y}"),
            Ell(w, h, x, y) => format!("{w} × {h} mm, arms {x} and {y}"),
            Zed(w, h, shift) => format!("bars {w} × {h} mm, {shift} apart"),
            Chevron(arm, thick, _) => format!("arms {arm} mm, {thick} thick"),
            Hexagon(a, b) => format!("sides {a} and {b} mm"),
            Wedge(w, h, lean) => format!("{w} × {h} mm, leans {}", degrees(lean)),
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
    fn every_piece_has_words_of_its_own_and_no_notation() {
        let words: BTreeSet<String> =
            SET.iter().map(|piece| format!("{} {}", piece.called(), piece.measures())).collect();
        assert_eq!(words.len(), SET.len());
        assert!(words.iter().all(|words| !words.contains(['@', ':', '/', '+', '-'])));
        assert!(words.contains("leaning block 20 × 12 mm, leans 7.5°"));
        assert!(words.contains("right triangle 24 × 12 mm"));
    }
}

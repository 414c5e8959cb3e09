//! Rectangles.

use crate::length::Length;

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area<L = f64> {
    /// Its left edge.
    pub x: L,
    /// Its upper edge.
    pub y: L,
    /// Its width.
    pub w: L,
    /// Its height.
    pub h: L,
}

impl<L: Length> Area<L> {
    /// The middle of its width and height.
    pub fn centre(self) -> (L, L) {
        (self.middle(), self.y + self.h.over(2))
    }

    /// The middle of its width.
    pub fn middle(self) -> L {
        self.x + self.w.over(2)
    }

    /// Its right edge.
    pub fn right(self) -> L {
        self.x + self.w
    }

    /// Its lower edge.
    pub fn bottom(self) -> L {
        self.y + self.h
    }

    /// Whether a point lies in it.
    pub fn holds(self, (x, y): (L, L)) -> bool {
        self.x <= x && x < self.right() && self.y <= y && y < self.bottom()
    }

    /// The area within, so far from each edge.
    #[must_use]
    pub fn inset(self, by: L) -> Area<L> {
        Area { x: self.x + by, y: self.y + by, w: self.w - by - by, h: self.h - by - by }
    }

    /// One of that many areas side by side, with gaps between them.
    #[must_use]
    pub fn column(self, idx: usize, of: usize, gap: L) -> Area<L> {
        let (w, x) = share(self.w, idx, of, gap);
        Area { x: self.x + x, w, ..self }
    }

    /// One of that many areas below each other, with gaps between them.
    #[must_use]
    pub fn row(self, idx: usize, of: usize, gap: L) -> Area<L> {
        let (h, y) = share(self.h, idx, of, gap);
        Area { y: self.y + y, h, ..self }
    }
}

/// How long each of that many parts is, and where one of them begins.
fn share<L: Length>(whole: L, idx: usize, of: usize, gap: L) -> (L, L) {
    let count = |number: usize| i16::try_from(number).unwrap_or(i16::MAX);
    let of = count(of).max(1);
    let part = (whole - gap * L::from(of - 1)).over(of);
    (part, (part + gap) * L::from(count(idx)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: Area<i32> = Area { x: 10, y: 20, w: 101, h: 50 };

    #[test]
    fn edges_and_middles() {
        assert_eq!((WHOLE.right(), WHOLE.bottom(), WHOLE.centre()), (111, 70, (60, 45)));
        assert_eq!(WHOLE.inset(5), Area { x: 15, y: 25, w: 91, h: 40 });
        assert!(WHOLE.holds((10, 20)) && !WHOLE.holds((111, 20)));
    }

    #[test]
    fn parts_fill_the_whole() {
        let area = Area { x: 0.0, y: 0.0, w: 100.0, h: 30.0 };
        assert_eq!(area.column(2, 3, 5.0), Area { x: 70.0, w: 30.0, ..area });
        assert_eq!(area.row(1, 2, 10.0), Area { y: 20.0, h: 10.0, ..area });
        assert_eq!(area.column(0, 0, 5.0), area);
    }
}

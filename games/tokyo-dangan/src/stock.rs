//! How many tiles of each kind lie somewhere: in the pile, in the discard, in a hand.

use contract::Chance;
use serde::{Deserialize, Serialize};

use crate::tile::Kind;

/// Numbers of tiles by kind. A face-down pile has no order: what is drawn is decided when it is
/// drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Stock {
    pub straight: u8,
    pub curve: u8,
    pub tee: u8,
    pub cross: u8,
    pub dead_end: u8,
}

impl Stock {
    pub fn of(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Straight => self.straight,
            Kind::Curve => self.curve,
            Kind::Tee => self.tee,
            Kind::Cross => self.cross,
            Kind::DeadEnd => self.dead_end,
        }
    }

    fn slot(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Straight => &mut self.straight,
            Kind::Curve => &mut self.curve,
            Kind::Tee => &mut self.tee,
            Kind::Cross => &mut self.cross,
            Kind::DeadEnd => &mut self.dead_end,
        }
    }

    /// How many tiles in all.
    pub fn total(&self) -> u32 {
        Kind::ALL.into_iter().map(|kind| u32::from(self.of(kind))).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Stock::default()
    }

    /// Whether there is one of that kind.
    pub fn has(&self, kind: Kind) -> bool {
        self.of(kind) > 0
    }

    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        let stock = *self;
        Kind::ALL.into_iter().filter(move |kind| stock.has(*kind))
    }

    /// Every tile, kind by kind.
    pub fn each(&self) -> impl Iterator<Item = Kind> {
        let stock = *self;
        let repeat = move |kind: Kind| std::iter::repeat_n(kind, usize::from(stock.of(kind)));
        Kind::ALL.into_iter().flat_map(repeat)
    }

    /// What is left when the other's tiles are taken away.
    #[must_use]
    pub fn minus(&self, other: &Stock) -> Stock {
        Stock {
            straight: self.straight.saturating_sub(other.straight),
            curve: self.curve.saturating_sub(other.curve),
            tee: self.tee.saturating_sub(other.tee),
            cross: self.cross.saturating_sub(other.cross),
            dead_end: self.dead_end.saturating_sub(other.dead_end),
        }
    }

    /// Puts a tile in.
    pub fn put(&mut self, kind: Kind) {
        let slot = self.slot(kind);
        *slot = slot.saturating_add(1);
    }

    /// Takes a tile out; tells whether there was one.
    pub fn take(&mut self, kind: Kind) -> bool {
        let slot = self.slot(kind);
        let there = *slot > 0;
        *slot = slot.saturating_sub(1);
        there
    }

    /// Draws a tile, each equally likely; nothing where there is none.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<Kind> {
        if self.is_empty() {
            return None;
        }
        let mut left = chance.below(self.total());
        for kind in Kind::ALL {
            let count = u32::from(self.of(kind));
            if left < count {
                self.take(kind);
                return Some(kind);
            }
            left -= count;
        }
        None
    }
}

impl FromIterator<Kind> for Stock {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Stock {
        let mut stock = Stock::default();
        kinds.into_iter().for_each(|kind| stock.put(kind));
        stock
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawing_gives_every_tile_once() {
        let full = Stock { straight: 2, curve: 0, tee: 1, cross: 3, dead_end: 1 };
        let mut left = full;
        let mut chance = Chance::from_number(4);
        let drawn: Stock = std::iter::from_fn(|| left.draw(&mut chance)).collect();
        assert_eq!((drawn, left.total()), (full, 0));
        assert_eq!(full.each().count(), 7);
        assert_eq!(full.kinds().count(), 4);
    }

    #[test]
    fn each_tile_is_equally_likely() {
        let full = Stock { straight: 1, curve: 2, tee: 0, cross: 3, dead_end: 4 };
        let mut chance = Chance::from_number(5);
        let mut counts = [0u32; 5];
        (0..100_000).for_each(|_| {
            let kind = full.clone().draw(&mut chance).unwrap();
            counts[kind.idx()] += 1;
        });
        for (kind, count) in Kind::ALL.into_iter().zip(counts) {
            let expected = 10_000 * u32::from(full.of(kind));
            assert!(count.abs_diff(expected) < 600, "{kind:?}: {count}, not about {expected}");
        }
    }
}

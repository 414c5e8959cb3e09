//! Road tiles: five kinds, each lying one of up to four ways.

use contract::Malformed;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::square::Way;

/// The kinds of road tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Open on two opposite sides.
    Straight,
    /// Open on two neighbouring sides.
    Curve,
    /// Open on three sides.
    Tee,
    /// Open on all sides.
    Cross,
    /// Open on one side.
    DeadEnd,
}

impl Kind {
    pub const ALL: [Kind; 5] = [Kind::Straight, Kind::Curve, Kind::Tee, Kind::Cross, Kind::DeadEnd];

    /// Its place in [`Kind::ALL`].
    pub fn idx(self) -> usize {
        self as usize
    }

    /// The different ways it can lie.
    pub fn lies(self) -> &'static [Tile] {
        match self {
            Kind::Straight => &[Tile(0b0101), Tile(0b1010)],
            Kind::Curve => &[Tile(0b0011), Tile(0b0110), Tile(0b1100), Tile(0b1001)],
            Kind::Tee => &[Tile(0b0111), Tile(0b1110), Tile(0b1101), Tile(0b1011)],
            Kind::Cross => &[Tile(0b1111)],
            Kind::DeadEnd => &[Tile(0b0001), Tile(0b0010), Tile(0b0100), Tile(0b1000)],
        }
    }

    /// How many lies it can be turned into, by one to three quarter turns: a straight and a
    /// crossroads also into the one they have.
    pub fn turns(self) -> usize {
        self.lies().len().min(3)
    }

    /// Its name in data files and word lists.
    pub fn key(self) -> &'static str {
        ["straight", "curve", "tee", "cross", "dead-end"][self.idx()]
    }
}

/// Roads as lines, by their open sides: bit 0 for north and on clockwise.
pub const LINES: [char; 16] =
    [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/// A tile as it lies: the sides where its road leads out. Sides and kind determine each other up
/// to turning, so this is all there is to say. Written as letters, such as `NE` for a curve.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "contract::types::OneOf<Tile>"))]
pub struct Tile(u8);

impl Tile {
    /// The tile whose road leads out on these sides, bit 0 for north and on clockwise.
    pub fn from_bits(bits: u8) -> Option<Tile> {
        (1..=15).contains(&bits).then_some(Tile(bits))
    }

    /// The sides where its road leads out, bit 0 for north and on clockwise.
    pub fn bits(self) -> u8 {
        self.0
    }

    /// Whether its road leads out that way.
    pub fn opens(self, way: Way) -> bool {
        self.0 >> way.idx() & 1 != 0
    }

    pub fn kind(self) -> Kind {
        match self.0.count_ones() {
            1 => Kind::DeadEnd,
            2 if matches!(self.0, 0b0101 | 0b1010) => Kind::Straight,
            2 => Kind::Curve,
            3 => Kind::Tee,
            _ => Kind::Cross,
        }
    }

    /// The tile after that many quarter turns clockwise.
    #[must_use]
    pub fn turned(self, quarters: u32) -> Tile {
        let quarters = quarters % 4;
        Tile((self.0 << quarters | self.0 >> (4 - quarters)) & 0b1111)
    }

    /// The road as a line: `└` for a curve to the north and east.
    pub fn glyph(self) -> char {
        LINES[usize::from(self.0 & 0b1111)]
    }

    /// The lies that one to three quarter turns can give it.
    pub fn turns(self) -> impl Iterator<Item = Tile> {
        self.kind().lies().iter().copied().filter(move |tile| self.turns_into(*tile))
    }

    /// Whether one to three quarter turns can make it lie like that.
    pub fn turns_into(self, other: Tile) -> bool {
        (1..4).any(|quarters| self.turned(quarters) == other)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ways = Way::ALL.into_iter().filter(|way| self.opens(*way));
        ways.into_iter().try_for_each(|way| write!(f, "{}", way.letter()))
    }
}

#[cfg(feature = "types")]
impl contract::types::Worded for Tile {
    fn words() -> Vec<String> {
        (1..=15).map(|bits| Tile(bits).to_string()).collect()
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Tile {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Tile, Malformed> {
        // The letters have to come in order, so that a tile is written in one way only.
        let mut rest = text;
        let mut bits = 0;
        for way in Way::ALL {
            if let Some(after) = rest.strip_prefix(way.letter()) {
                (bits, rest) = (bits | 1 << way.idx(), after);
            }
        }
        let tile = Tile::from_bits(bits).filter(|_| rest.is_empty());
        Ok(tile.ok_or_else(|| {
            format!("'{text}' is no tile: write the open sides in the order N, E, S, W, like 'NE'")
        })?)
    }
}

impl Serialize for Tile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_one_kind_lying_one_way() {
        let lies: Vec<Tile> = Kind::ALL.into_iter().flat_map(|kind| kind.lies()).copied().collect();
        assert_eq!(lies.len(), 15);
        for bits in 1..=15 {
            let tile = Tile(bits);
            assert_eq!(lies.iter().filter(|other| **other == tile).count(), 1);
            assert!(tile.kind().lies().contains(&tile));
            assert_eq!(tile.to_string().parse::<Tile>().unwrap(), tile);
        }
        assert!("EN".parse::<Tile>().unwrap_err().to_string().contains("N, E, S, W"));
    }

    #[test]
    fn turning_keeps_the_kind_and_four_turns_change_nothing() {
        for bits in 1..=15 {
            let tile = Tile(bits);
            assert_eq!(tile.turned(4), tile);
            for quarters in 1..4 {
                let turned = tile.turned(quarters);
                assert_eq!(turned.kind(), tile.kind());
                assert!(tile.turns_into(turned));
                for way in Way::ALL {
                    let moved = Way::ALL[(way.idx() + quarters as usize) % 4];
                    assert_eq!(tile.opens(way), turned.opens(moved));
                }
            }
        }
    }

    #[test]
    fn only_straight_and_cross_can_turn_into_themselves() {
        let itself = |kind: Kind| kind.lies()[0].turns_into(kind.lies()[0]);
        assert_eq!(Kind::ALL.map(itself), [true, false, false, true, false]);
    }
}

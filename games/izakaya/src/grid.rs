//! Addresses, corners and gaps of the quarter.
//!
//! Columns are letters, rows are numbers from the top: `B1` is the second card of the first row.
//! A corner is named by the lines that meet there (`1-2`: one card to its left, two above it), a
//! gap by the two cards beside it (`A1-B1`).

use contract::Malformed;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// Cards in a row of the widest quarter.
pub const WIDEST: u8 = 5;
/// Lines of the widest quarter.
const LINES: u8 = WIDEST + 1;

/// The place of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "contract::types::OneOf<Address>"))]
#[serde(try_from = "String", into = "String")]
pub struct Address(u8);

impl Address {
    /// The card in that column and row, counted from 0.
    pub fn new(col: u8, row: u8) -> Option<Address> {
        (col < WIDEST && row < WIDEST).then_some(Address(row * WIDEST + col))
    }

    /// Its column.
    pub fn col(self) -> u8 {
        self.0 % WIDEST
    }

    pub fn row(self) -> u8 {
        self.0 / WIDEST
    }

    /// Its four corners, clockwise from the upper left.
    pub fn corners(self) -> [Corner; 4] {
        let (col, row) = (self.col(), self.row());
        [(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| Corner::at(col + x, row + y))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.col()), self.row() + 1)
    }
}

impl FromStr for Address {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Address, Malformed> {
        let place = match text.as_bytes() {
            [col @ b'A'..=b'E', row @ b'1'..=b'5'] => Address::new(col - b'A', row - b'1'),
            _ => None,
        };
        Ok(place.ok_or_else(|| format!("'{text}' is no address: they go from A1 to E5"))?)
    }
}

/// A point where lines between cards meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "contract::types::OneOf<Corner>"))]
#[serde(try_from = "String", into = "String")]
pub struct Corner(u8);

impl Corner {
    /// Corners of the widest quarter.
    pub const COUNT: usize = (LINES * LINES) as usize;

    fn at(x: u8, y: u8) -> Corner {
        Corner(y * LINES + x)
    }

    /// The corner with that many cards to its left and above it.
    pub fn new(x: u8, y: u8) -> Option<Corner> {
        (x < LINES && y < LINES).then_some(Corner::at(x, y))
    }

    /// How many cards are to its left.
    pub fn x(self) -> u8 {
        self.0 % LINES
    }

    /// How many cards are above it.
    pub fn y(self) -> u8 {
        self.0 / LINES
    }

    /// The corner as an index.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.x(), self.y())
    }
}

impl FromStr for Corner {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Corner, Malformed> {
        let corner = match text.as_bytes() {
            [x @ b'0'..=b'5', b'-', y @ b'0'..=b'5'] => Corner::new(x - b'0', y - b'0'),
            _ => None,
        };
        Ok(corner.ok_or_else(|| format!("'{text}' is no corner: they go from 0-0 to 5-5"))?)
    }
}

/// The gap between two neighbouring cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "contract::types::OneOf<Gap>"))]
#[serde(try_from = "String", into = "String")]
pub struct Gap(u8);

/// Where the other card of a gap lies, seen from the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Towards {
    /// To its right: the gap is part of an upright street.
    Right,
    /// Below it: the gap is part of a level street.
    Down,
}

impl Gap {
    /// Numbers of gaps, a few of which stand for none.
    pub const COUNT: usize = 2 * (WIDEST * WIDEST) as usize;

    /// The gap as an index.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// The gap beside a card.
    pub fn new(card: Address, towards: Towards) -> Option<Gap> {
        let gap = Gap(card.0 * 2 + u8::from(towards == Towards::Down));
        let inside = match towards {
            Towards::Right => card.col() + 1 < WIDEST,
            Towards::Down => card.row() + 1 < WIDEST,
        };
        inside.then_some(gap)
    }

    /// The card to its left or above it.
    pub fn first(self) -> Address {
        Address(self.0 / 2)
    }

    /// The card to its right or below it.
    pub fn second(self) -> Address {
        match self.towards() {
            Towards::Right => Address(self.0 / 2 + 1),
            Towards::Down => Address(self.0 / 2 + WIDEST),
        }
    }

    /// Where the second card lies.
    pub fn towards(self) -> Towards {
        if self.0.is_multiple_of(2) { Towards::Right } else { Towards::Down }
    }

    /// Both cards.
    pub fn cards(self) -> [Address; 2] {
        [self.first(), self.second()]
    }

    /// The gap of the same kind that many cards to the right and down.
    fn shifted(self, right: i8, down: i8) -> Option<Gap> {
        let card = self.first();
        let (col, row) =
            (card.col().checked_add_signed(right), card.row().checked_add_signed(down));
        Gap::new(Address::new(col?, row?)?, self.towards())
    }
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first(), self.second())
    }
}

impl FromStr for Gap {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Gap, Malformed> {
        let wrong = || format!("'{text}' is no gap: name two neighbouring cards, as in A1-B1");
        let (first, second) = text.split_once('-').ok_or_else(wrong)?;
        let first: Address = first.parse()?;
        let mut gaps = [Towards::Right, Towards::Down].into_iter();
        let beside = gaps.find_map(|towards| {
            Gap::new(first, towards).filter(|gap| gap.second().to_string() == second)
        });
        Ok(beside.ok_or_else(wrong)?)
    }
}

macro_rules! written_as_text {
    ($($name:ident),*) => {
        $(impl TryFrom<String> for $name {
            type Error = Malformed;

            fn try_from(text: String) -> Result<$name, Malformed> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(place: $name) -> String {
                place.to_string()
            }
        })*
    };
}
written_as_text!(Address, Corner, Gap);

#[cfg(feature = "types")]
mod worded {
    use contract::types::Worded;

    use super::{Address, Corner, Gap, Towards, WIDEST};

    impl Worded for Address {
        fn words() -> Vec<String> {
            (0..WIDEST * WIDEST).map(|place| Address(place).to_string()).collect()
        }
    }

    impl Worded for Corner {
        fn words() -> Vec<String> {
            (0..Corner::COUNT as u8).map(|place| Corner(place).to_string()).collect()
        }
    }

    impl Worded for Gap {
        fn words() -> Vec<String> {
            let cards = (0..WIDEST * WIDEST).map(Address);
            let beside = |card| [Towards::Right, Towards::Down].map(|way| Gap::new(card, way));
            cards.flat_map(beside).flatten().map(|gap| gap.to_string()).collect()
        }
    }
}

/// A set of gaps, one bit each. Written as their list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(from = "Vec<Gap>", into = "Vec<Gap>")]
pub struct GapSet(#[cfg_attr(feature = "types", ts(as = "Vec<Gap>"))] u64);

impl GapSet {
    /// Whether the gap is in the set.
    pub fn contains(self, gap: Gap) -> bool {
        self.0 >> gap.0 & 1 != 0
    }

    /// Adds a gap.
    pub fn insert(&mut self, gap: Gap) {
        self.0 |= 1 << gap.0;
    }

    /// How many gaps are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The gaps of either set.
    #[must_use]
    pub fn union(self, other: GapSet) -> GapSet {
        GapSet(self.0 | other.0)
    }

    /// The gaps of both sets.
    #[must_use]
    pub fn shared(self, other: GapSet) -> GapSet {
        GapSet(self.0 & other.0)
    }

    /// The gaps in order.
    pub fn iter(self) -> impl Iterator<Item = Gap> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let gap = (left != 0).then(|| Gap(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(gap)
        })
    }

    /// How many gaps of the set lie in an unbroken line through that gap, which counts itself:
    /// stepping that many cards to the right and down.
    fn run(self, gap: Gap, right: i8, down: i8) -> usize {
        let way = |sign: i8| {
            (1..WIDEST as i8)
                .map_while(|step| gap.shifted(sign * right * step, sign * down * step))
                .take_while(|next| self.contains(*next))
                .count()
        };
        way(1) + way(-1) + 1
    }

    /// The longest line through a gap within one row or column of cards.
    pub fn across(self, gap: Gap) -> usize {
        match gap.towards() {
            Towards::Right => self.run(gap, 1, 0),
            Towards::Down => self.run(gap, 0, 1),
        }
    }

    /// The longest line through a gap on its street.
    pub fn along(self, gap: Gap) -> usize {
        match gap.towards() {
            Towards::Right => self.run(gap, 0, 1),
            Towards::Down => self.run(gap, 1, 0),
        }
    }
}

impl From<Vec<Gap>> for GapSet {
    fn from(gaps: Vec<Gap>) -> GapSet {
        gaps.into_iter().collect()
    }
}

impl From<GapSet> for Vec<Gap> {
    fn from(set: GapSet) -> Vec<Gap> {
        set.iter().collect()
    }
}

impl FromIterator<Gap> for GapSet {
    fn from_iter<I: IntoIterator<Item = Gap>>(gaps: I) -> GapSet {
        let mut set = GapSet::default();
        gaps.into_iter().for_each(|gap| set.insert(gap));
        set
    }
}

/// The shape of a quarter: three, four or five cards square (clause 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    side: u8,
}

impl Grid {
    /// The quarter for that many players.
    pub fn of(seats: usize) -> Grid {
        Grid { side: (seats as u8).clamp(3, WIDEST) }
    }

    /// Cards in a row.
    pub fn side(self) -> u8 {
        self.side
    }

    /// The places of all cards, row by row.
    pub fn addresses(self) -> impl Iterator<Item = Address> {
        let side = self.side;
        (0..side).flat_map(move |row| (0..side).filter_map(move |col| Address::new(col, row)))
    }

    /// The number of a card, row by row; nothing beyond the quarter.
    pub fn idx(self, card: Address) -> Option<usize> {
        let (col, row) = (card.col(), card.row());
        (col < self.side && row < self.side).then(|| usize::from(row * self.side + col))
    }

    /// Whether the card there is the dead centre of a small quarter (clause 1.3).
    pub fn is_dead(self, card: Address) -> bool {
        self.side == 3 && (card.col(), card.row()) == (1, 1)
    }

    /// How many cards meet at a corner.
    pub fn meeting(self, corner: Corner) -> u8 {
        let inner = |line: u8| line > 0 && line < self.side;
        let outer = |line: u8| line == 0 || line == self.side;
        match (corner.x(), corner.y()) {
            (x, y) if inner(x) && inner(y) => 4,
            (x, y) if (inner(x) && outer(y)) || (outer(x) && inner(y)) => 2,
            (x, y) if outer(x) && outer(y) => 1,
            _ => 0,
        }
    }

    /// The cards that meet at a corner.
    pub fn cards_at(self, corner: Corner) -> impl Iterator<Item = Address> {
        let back = [(1, 1), (0, 1), (1, 0), (0, 0)].into_iter();
        back.filter_map(move |(left, up)| {
            let (col, row) = (corner.x().checked_sub(left)?, corner.y().checked_sub(up)?);
            Address::new(col, row).filter(|card| self.idx(*card).is_some())
        })
    }

    /// The corners where that many cards meet: four at green ones, two at red ones.
    pub fn corners(self, meeting: u8) -> impl Iterator<Item = Corner> {
        let by_meeting = &CORNERS[usize::from(self.side - 3)];
        by_meeting.get(usize::from(meeting)).into_iter().flatten().copied()
    }

    fn find_corners(self, meeting: u8) -> Vec<Corner> {
        let lines = 0..=self.side;
        let all = lines.clone().flat_map(move |y| lines.clone().map(move |x| Corner::at(x, y)));
        all.filter(move |corner| self.meeting(*corner) == meeting).collect()
    }

    /// The gaps that take a claim disc: all but those beside a dead centre (clause 6.2).
    pub fn gaps(self) -> GapSet {
        GAPS[usize::from(self.side - 3)]
    }

    fn find_gaps(self) -> GapSet {
        let beside = |card| [Towards::Right, Towards::Down].map(|towards| Gap::new(card, towards));
        let gaps = self.addresses().flat_map(beside).flatten();
        gaps.filter(|gap| self.idx(gap.second()).is_some())
            .filter(|gap| !gap.cards().into_iter().any(|card| self.is_dead(card)))
            .collect()
    }
}

/// The gaps of the three sizes of quarters: asked for with every claim.
static GAPS: LazyLock<[GapSet; 3]> =
    LazyLock::new(|| [3, 4, WIDEST].map(|side| Grid { side }.find_gaps()));

/// Their corners, by how many cards meet there: asked for with every bottle.
static CORNERS: LazyLock<[[Vec<Corner>; 5]; 3]> = LazyLock::new(|| {
    let by_meeting = |side| [0, 1, 2, 3, 4].map(|meeting| Grid { side }.find_corners(meeting));
    [3, 4, WIDEST].map(by_meeting)
});

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines of three among the gaps of a quarter, counted one by one.
    fn triples(grid: Grid, right: i8, down: i8, kind: Towards) -> usize {
        let gaps = grid.gaps();
        let three = |gap: Gap| {
            [1, 2].iter().all(|step| {
                gap.shifted(right * step, down * step).is_some_and(|next| gaps.contains(next))
            })
        };
        gaps.iter().filter(|gap| gap.towards() == kind && three(*gap)).count()
    }

    #[test]
    fn quarters_have_the_corners_gaps_and_triples_of_the_rulings() {
        let rows = [(2, 3, 4, 8, 8, 0, 0), (4, 4, 9, 12, 24, 8, 12), (5, 5, 16, 16, 40, 20, 24)];
        for (seats, side, green, red, gaps, across, along) in rows {
            let grid = Grid::of(seats);
            assert_eq!(grid.side(), side);
            assert_eq!(grid.corners(4).count(), green, "green corners for {seats}");
            assert_eq!(grid.corners(2).count(), red, "red corners for {seats}");
            assert_eq!(grid.corners(1).count(), 4);
            assert_eq!(grid.gaps().len(), gaps, "gaps for {seats}");
            let rows = triples(grid, 1, 0, Towards::Right) + triples(grid, 0, 1, Towards::Down);
            assert_eq!(rows, across, "triples across for {seats}");
            let streets = triples(grid, 0, 1, Towards::Right) + triples(grid, 1, 0, Towards::Down);
            assert_eq!(streets, along, "triples along for {seats}");
        }
        assert_eq!(Grid::of(3), Grid::of(2));
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        let grid = Grid::of(5);
        for card in grid.addresses() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for gap in grid.gaps().iter() {
            assert_eq!(gap.to_string().parse(), Ok(gap));
        }
        for corner in grid.corners(4).chain(grid.corners(2)) {
            assert_eq!(corner.to_string().parse(), Ok(corner));
        }
        for wrong in ["", "A0", "F1", "A6", "A1-A1", "A1-C1", "B1-A1", "E1-F1", "6-0", "1.1", "é"]
        {
            assert!(wrong.parse::<Address>().is_err(), "{wrong}");
            assert!(wrong.parse::<Gap>().is_err(), "{wrong}");
            assert!(wrong.parse::<Corner>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn lines_run_across_and_along() {
        let set = |names: &[&str]| -> GapSet {
            names.iter().filter_map(|name| name.parse::<Gap>().ok()).collect()
        };
        let gap = |name: &str| name.parse::<Gap>().unwrap();
        let row = set(&["A2-B2", "B2-C2", "C2-D2"]);
        assert_eq!((row.across(gap("B2-C2")), row.along(gap("B2-C2"))), (3, 1));
        let street = set(&["A1-B1", "A2-B2", "A3-B3", "A5-B5"]);
        assert_eq!((street.across(gap("A3-B3")), street.along(gap("A3-B3"))), (1, 3));
        assert_eq!(street.along(gap("A4-B4")), 5);
        let column = set(&["C1-C2", "C2-C3", "C3-C4"]);
        assert_eq!(column.across(gap("C1-C2")), 3);
    }
}

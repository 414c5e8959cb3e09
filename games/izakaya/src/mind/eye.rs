//! What can be seen at a glance: how large pieces, floors and borders are.
//!
//! Pieces must not be tried out before they are taken (clause 7.1), and bots keep to that as
//! people do: before the choice nothing here lays a piece down anywhere. All that is compared is
//! the size of the smallest box round a shape, and how much of that box it fills.

use std::sync::LazyLock;

use building::{CardId, House, PieceId, PieceSet, Point, Side, deck};

use crate::site::{BORDERS, Site};

/// How large a shape is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Look {
    /// The longer side of the smallest box round it, in millimetres.
    pub long: f64,
    /// The shorter side of that box.
    pub short: f64,
    /// Its area, in square millimetres.
    pub area: f64,
}

/// A piece that crowds what carries it no more than this fits nineteen times out of twenty.
const EASY: f64 = 0.7;
/// Floors that an uncapped building is thought to reach at most.
const TALLEST: u8 = 6;

impl Look {
    /// The look of an outline.
    pub fn of(ring: &[Point]) -> Look {
        let n = ring.len();
        let sides = (0..n).map(|idx| (ring[idx], ring[(idx + 1) % n]));
        let area: i64 = sides.clone().map(|(from, to)| from.cross(to)).sum();
        let boxes = sides.map(|(from, to)| box_along(ring, to - from));
        let least = boxes.min_by(|one, other| (one.0 * one.1).total_cmp(&(other.0 * other.1)));
        let (along, across) = least.unwrap_or_default();
        let (long, short) = (along.max(across), along.min(across));
        Look { long, short, area: area.abs() as f64 / 2_000_000.0 }
    }

    /// How tightly a piece would lie on this; nothing if it is longer or broader.
    pub fn crowding(&self, piece: &Look) -> Option<f64> {
        // A hair of a millimetre is for rounding.
        let inside = piece.long <= self.long + 0.01 && piece.short <= self.short + 0.01;
        let whole = self.long * self.short;
        // What fills little of its box has corners in the way of other shapes.
        let usable = self.area * self.area / whole.max(1.0);
        (inside && usable > 0.0).then(|| piece.long * piece.short / usable)
    }

    /// Whether a piece looks as if it would fit on this.
    pub fn fits(&self, piece: &Look) -> bool {
        self.crowding(piece).is_some_and(|crowding| crowding <= EASY)
    }
}

/// The box round a ring with a side in that direction, in millimetres.
fn box_along(ring: &[Point], way: Point) -> (f64, f64) {
    let length = (way.square() as f64).sqrt().max(1.0);
    let extent = |project: &dyn Fn(Point) -> i64| {
        let values = || ring.iter().map(|point| project(*point));
        let (low, high) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
        (high - low) as f64 / length / 1_000.0
    };
    (extent(&|point| way.dot(point)), extent(&|point| way.cross(point)))
}

/// The looks of all pieces, by their numbers.
static PIECES: LazyLock<Vec<Look>> = LazyLock::new(|| {
    PieceId::all().map(|piece| Look::of(&piece.piece().face(false).outline)).collect()
});

/// The looks of the white borders of all cards, by their numbers.
static CARDS: LazyLock<Vec<[Look; BORDERS]>> = LazyLock::new(|| {
    let borders = |card: CardId| {
        let mut looks = [Look::default(); BORDERS];
        let plot = deck().plot(card, Side::White);
        let borders = plot.map(|plot| plot.borders()).unwrap_or_default();
        looks.iter_mut().zip(borders).for_each(|(look, its)| *look = Look::of(its.outline()));
        looks
    };
    CardId::all().map(borders).collect()
});

pub fn look(piece: PieceId) -> Look {
    PIECES[piece.idx()]
}

/// What the next floor of a building would lie on: the border, or the largest piece on top.
pub fn carrier(house: &House) -> Look {
    let building = house.building();
    let top = building.height();
    let upper = building.laid().filter(|(_, floor)| *floor == top);
    let looks = upper.map(|(laid, _)| look(laid.pose().piece()));
    let largest = looks.max_by(|one, other| one.area.total_cmp(&other.area));
    let border = usize::from(house.border().unwrap_or_default()).min(BORDERS - 1);
    largest.unwrap_or(CARDS[house.card().idx()][border])
}

/// How many more floors the rules allow, whatever fits.
pub fn allowed(house: &House) -> u8 {
    let building = house.building();
    if !house.is_capped() {
        return TALLEST.saturating_sub(building.height());
    }
    let plot = building.plot();
    let floors = plot.floors().saturating_sub(building.height());
    let pieces = usize::from(plot.pieces()).saturating_sub(building.len());
    floors.min(pieces as u8)
}

/// The largest piece of a supply that looks as if it would fit.
fn largest(supply: PieceSet, carrier: &Look) -> Option<PieceId> {
    let fitting = supply.iter().filter(|piece| carrier.fits(&look(*piece)));
    fitting.max_by(|one, other| look(*one).area.total_cmp(&look(*other).area))
}

/// How many floors could follow by the look of it, a piece each.
pub fn room(house: &House, supply: PieceSet) -> u8 {
    let (mut on, mut supply) = (carrier(house), supply);
    let mut floors = 0;
    while floors < allowed(house)
        && let Some(piece) = largest(supply, &on)
    {
        supply.remove(piece);
        on = look(piece);
        floors += 1;
    }
    floors
}

/// How many floors could follow on a card.
pub fn site_room(site: &Site, supply: PieceSet) -> u8 {
    site.houses.iter().map(|house| room(house, supply)).sum()
}

/// The piece to take for another floor on a card: the largest that looks as if it would fit, so
/// that more can follow; for the last floor, the surest.
pub fn choose(site: &Site, supply: PieceSet) -> Option<PieceId> {
    let open = site.houses.iter().filter(|house| room(house, supply) > 0);
    let house = open.max_by_key(|house| room(house, supply))?;
    let on = carrier(house);
    if allowed(house) > 1 {
        return largest(supply, &on);
    }
    let easy = |piece: &PieceId| on.crowding(&look(*piece)).unwrap_or(f64::INFINITY);
    supply.iter().min_by(|one, other| easy(one).total_cmp(&easy(other)))
}

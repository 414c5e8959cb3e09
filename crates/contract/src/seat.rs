//! Places at the table: a seat, a set of seats, one thing per seat, who acts and who looks.

use crate::malformed::Malformed;

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The largest table that any game may ask for.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0. A person or a bot sits in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// The seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The seat as an index.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, one bit each. Written as the list of its seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatSet(#[cfg_attr(feature = "types", ts(as = "Vec<Seat>"))] u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1u8.checked_shl(u32::from(seat.0)).unwrap_or(0))
    }

    /// Every seat of a table of `seats`.
    pub fn all(seats: usize) -> SeatSet {
        Seat::all(seats).collect()
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::only(seat).0 != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= SeatSet::only(seat).0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !SeatSet::only(seat).0;
    }

    /// Seats of either set.
    #[must_use]
    pub fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat, if the set holds exactly one.
    pub fn sole(self) -> Option<Seat> {
        self.0.is_power_of_two().then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// Written as the list of its seats, so that records and views read well.
impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<ArrayVec<Seat, MAX_SEATS>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let seats = ArrayVec::<Seat, MAX_SEATS>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.idx() >= MAX_SEATS) {
            Some(seat) => {
                let why = format!("seat {seat} does not exist: seats go from 0 to 7");
                Err(serde::de::Error::custom(why))
            }
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// One thing for each seat of a table, in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// Makes the thing of each of `seats` seats (at most [`MAX_SEATS`]).
    pub fn from_fn(seats: usize, make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::all(seats).map(make).collect())
    }

    /// The thing of a seat, or nothing where no such seat exists.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.idx())
    }

    /// The things in seat order.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The things in seat order, to be changed.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// Each seat with its thing.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.0.len()).zip(self.0.iter())
    }

    /// How many seats the table has.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the table has no seat at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// For seats already known to exist; a seat from outside goes through [`BySeat::get`].
impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.idx()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.idx()]
    }
}

/// Who acts: a seat, the clock, or the judge (who books what happened outside the rules' reach,
/// such as a tower knocked over by hand).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// Somebody at the table.
    Seat(Seat),
    /// Time itself.
    Clock,
    /// The judge of physical accidents.
    Judge,
}

impl Actor {
    /// The seat that acts, if a seat does.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) => Some(seat),
            Actor::Clock | Actor::Judge => None,
        }
    }
}

impl Actor {
    /// The actor, if a table of `seats` knows it.
    ///
    /// # Errors
    /// One sentence that says which seats there are.
    pub fn seated(self, seats: usize) -> Result<Actor, Malformed> {
        match self {
            Actor::Seat(seat) if seat.idx() >= seats => {
                let last = seats.saturating_sub(1);
                Err(format!("there is no seat {seat}: seats go from 0 to {last}").into())
            }
            other => Ok(other),
        }
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Actor {
        Actor::Seat(seat)
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => write!(f, "{seat}"),
            Actor::Clock => f.write_str("clock"),
            Actor::Judge => f.write_str("judge"),
        }
    }
}

/// How an actor is written in JSON: a seat number, or a word.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "an actor is a seat number, \"clock\" or \"judge\"")]
enum ActorWord {
    Seat(Seat),
    Other(OtherActor),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum OtherActor {
    Clock,
    Judge,
}

impl Serialize for Actor {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Actor::Seat(seat) => ActorWord::Seat(seat),
            Actor::Clock => ActorWord::Other(OtherActor::Clock),
            Actor::Judge => ActorWord::Other(OtherActor::Judge),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Actor, D::Error> {
        Ok(match ActorWord::deserialize(deserializer)? {
            ActorWord::Seat(seat) => Actor::Seat(seat),
            ActorWord::Other(OtherActor::Clock) => Actor::Clock,
            ActorWord::Other(OtherActor::Judge) => Actor::Judge,
        })
    }
}

/// Who looks: a seat, or the public (which sees only what everybody may know).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// Somebody at the table.
    Seat(Seat),
    /// A spectator.
    Public,
}

impl Viewer {
    /// Everybody who can look at a table of `seats`: each seat, and the public.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
    }

    /// Whether this viewer sits there.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat the viewer looks from, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_set_lists_its_seats_in_order() {
        let set: SeatSet = [Seat(5), Seat(0), Seat(3)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(3), Seat(5)]);
        assert_eq!(set.len(), 3);
        assert_eq!(set.sole(), None);
        assert_eq!(SeatSet::only(Seat(4)).sole(), Some(Seat(4)));
    }

    #[test]
    fn a_seat_beyond_the_table_is_in_no_set() {
        assert!(!SeatSet::all(8).contains(Seat(8)));
        assert!(!SeatSet::all(8).contains(Seat(255)));
        assert!(serde_json::from_str::<SeatSet>("[0, 9]").is_err());
    }

    #[test]
    fn actors_read_as_a_number_or_a_word() {
        for (actor, json) in
            [(Actor::Seat(Seat(2)), "2"), (Actor::Clock, "\"clock\""), (Actor::Judge, "\"judge\"")]
        {
            assert_eq!(serde_json::to_string(&actor).unwrap(), json);
            assert_eq!(serde_json::from_str::<Actor>(json).unwrap(), actor);
        }
        let error = serde_json::from_str::<Actor>("\"dealer\"").unwrap_err().to_string();
        assert!(error.contains("seat number"), "{error}");
    }
}

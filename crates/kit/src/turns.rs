//! Turn order round the table.

use contract::{Seat, SeatSet};

/// The seats of a set clockwise, beginning after `seat`, which comes last if it is one of them.
pub fn clockwise(seat: Seat, among: SeatSet) -> impl Iterator<Item = Seat> {
    let later = among.iter().filter(move |other| *other > seat);
    later.chain(among.iter().filter(move |other| *other <= seat))
}

/// All seats clockwise, beginning with `first` (taken round the table if it is beyond it).
pub fn from(first: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    let seats = seats.max(1);
    // Most of the time nothing is to be taken round, and a division takes long.
    let first = if first.idx() < seats { first.idx() } else { first.idx() % seats };
    (first..seats).chain(0..first).map(|seat| Seat(seat as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_goes_round_and_skips_who_is_out() {
        assert_eq!(from(Seat(2), 3).collect::<Vec<_>>(), [Seat(2), Seat(0), Seat(1)]);
        let four = [0, 2, 3, 7].into_iter().map(Seat).collect();
        let round = |seat: u8| clockwise(Seat(seat), four).map(|seat| seat.0).collect::<Vec<_>>();
        assert_eq!(round(2), [3, 7, 0, 2]);
        assert_eq!(round(1), [2, 3, 7, 0]);
        assert_eq!(round(7), [0, 2, 3, 7]);
    }

    #[test]
    fn a_seat_alone_follows_itself() {
        assert!(clockwise(Seat(1), SeatSet::only(Seat(1))).eq([Seat(1)]));
    }
}

//! Turn order round the table.

use contract::{Seat, SeatSet};

/// The next seat clockwise after `seat` among `playing`; nobody if nobody plays.
pub fn after(seat: Seat, playing: SeatSet, seats: usize) -> Option<Seat> {
    from(Seat(seat.0.wrapping_add(1)), seats).find(|other| playing.contains(*other))
}

/// All seats clockwise, beginning with `first` (taken round the table if it is beyond it).
pub fn from(first: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    let seats = seats.max(1);
    let first = first.idx() % seats;
    (first..seats).chain(0..first).map(|seat| Seat(seat as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_goes_round_and_skips_who_is_out() {
        let playing: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(after(Seat(2), playing, 4), Some(Seat(0)));
        assert_eq!(after(Seat(0), playing, 4), Some(Seat(2)));
        assert_eq!(after(Seat(0), SeatSet::EMPTY, 4), None);
        assert_eq!(from(Seat(2), 3).collect::<Vec<_>>(), [Seat(2), Seat(0), Seat(1)]);
    }

    #[test]
    fn a_seat_alone_follows_itself() {
        assert_eq!(after(Seat(1), SeatSet::only(Seat(1)), 3), Some(Seat(1)));
    }
}

//! What the end counts: roads laid, turned and removed, runs, and the longest of them.

use contract::Tally;

use crate::command::Event;

/// Counts what an act did.
pub fn count(events: &[Event], tally: &mut Tally) {
    for event in events {
        match event {
            Event::Placed { seat, .. } => tally.add(*seat, "laid", 1),
            Event::Rotated { seat, .. } => tally.add(*seat, "turned", 1),
            Event::Removed { seat, .. } => tally.add(*seat, "removed", 1),
            Event::Arrived { seat, .. } => tally.add(*seat, "reached", 1),
            Event::Moved { seat, path, .. } => {
                tally.add(*seat, "runs", 1);
                tally.raise(*seat, "longest", path.len().saturating_sub(1) as u32);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use contract::Seat;

    use super::*;
    use crate::square::Square;
    use crate::tile::Kind;

    #[test]
    fn runs_are_counted_and_the_longest_is_kept() {
        let run = |squares: usize| {
            let path = Square::all().take(squares).collect();
            Event::Moved { seat: Seat(1), path, place: "Ueno".into() }
        };
        let mut tally = Tally::new(2);
        count(&[run(4), run(3)], &mut tally);
        let numbers: Vec<_> = tally.of(Seat(1)).collect();
        assert_eq!(numbers, [("longest", 3), ("runs", 2)]);
        assert_eq!(tally.of(Seat(0)).count(), 0);
    }

    #[test]
    fn tiles_and_destinations_are_counted_each_for_itself() {
        let (seat, square, tile) = (Seat(0), Square::all().next().unwrap(), Kind::Cross.lies()[0]);
        let placed = Event::Placed { seat, square, tile };
        let turned = Event::Rotated { seat, square, from: tile, tile };
        let removed = Event::Removed { seat, square, tile };
        let arrived = Event::Arrived { seat, square, city: "Ueno".into(), nth: 1 };
        for (event, what) in
            [(placed, "laid"), (turned, "turned"), (removed, "removed"), (arrived, "reached")]
        {
            let mut tally = Tally::new(2);
            count(&[event.clone(), event], &mut tally);
            assert_eq!(tally.of(seat).collect::<Vec<_>>(), [(what, 2)]);
            assert_eq!(tally.of(Seat(1)).count(), 0);
        }
    }
}

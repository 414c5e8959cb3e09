//! Hands that others see moving, where everybody acts at once.
//!
//! The latest gesture of a seat lies in a slot beside its match: outside the inbox, the outboxes
//! and the rate of commands. Each socket looks at the slots once in a while and is sent what is new
//! in one bundle. **Whatever nobody has fetched is replaced by what comes next**, so a flood fills
//! nothing, and a slow reader only sees hands jump. Nothing of it is judged or stored.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use contract::{MAX_SEATS, Seat, SeatSet};
use tokio::sync::watch;
use wire::wave::{Gesture, Wave};

/// The hands at one match.
#[derive(Debug)]
pub struct Hands {
    slots: Mutex<Slots>,
    moved: watch::Sender<()>,
}

#[derive(Debug, Default)]
struct Slots {
    /// Whose hands may be seen.
    waving: SeatSet,
    seats: [Slot; MAX_SEATS],
}

#[derive(Debug, Default)]
struct Slot {
    /// How many gestures there have been.
    number: u64,
    /// The latest, while the hand may be seen.
    latest: Option<Gesture>,
}

impl Default for Hands {
    fn default() -> Hands {
        Hands { slots: Mutex::default(), moved: watch::Sender::new(()) }
    }
}

impl Hands {
    fn slots(&self) -> MutexGuard<'_, Slots> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets these hands be seen from now on, and hides all others.
    pub fn allow(&self, waving: SeatSet) {
        let mut slots = self.slots();
        if slots.waving == waving {
            return;
        }
        slots.waving = waving;
        for seat in Seat::all(MAX_SEATS).filter(|seat| !waving.contains(*seat)) {
            slots.seats[seat.idx()].latest = None;
        }
    }

    /// Shows a gesture; tells whether the hand may be seen.
    pub fn wave(&self, seat: Seat, gesture: Gesture) -> bool {
        let mut slots = self.slots();
        if !slots.waving.contains(seat) {
            return false;
        }
        let slot = &mut slots.seats[seat.idx()];
        slot.number += 1;
        slot.latest = Some(gesture);
        drop(slots);
        self.moved.send_replace(());
        true
    }

    /// Looks at the hands from now on: what was shown before is old.
    pub fn watch(self: &Arc<Hands>) -> Watching {
        let slots = self.slots();
        let seen = std::array::from_fn(|idx| slots.seats[idx].number);
        drop(slots);
        Watching { hands: Arc::clone(self), moved: self.moved.subscribe(), seen, free_ms: 0 }
    }
}

/// What one socket has seen of the hands.
#[derive(Debug)]
pub struct Watching {
    hands: Arc<Hands>,
    moved: watch::Receiver<()>,
    /// The number of the last gesture of each seat that was fetched.
    seen: [u64; MAX_SEATS],
    /// House time before which there is no other bundle.
    pub free_ms: u64,
}

/// What a socket is sent at once.
#[derive(Debug, Default, PartialEq)]
pub struct Bundle {
    /// The newest gestures.
    pub waves: Vec<Wave>,
    /// How many were replaced before they could be sent.
    pub dropped: u64,
}

impl Watching {
    /// Waits until something has moved.
    pub async fn moved(&mut self) {
        if self.moved.changed().await.is_err() {
            // The match is gone; those who watch are told so in other ways.
            std::future::pending::<()>().await;
        }
    }

    /// Lets a socket that has more important things to send come back later.
    pub fn postpone(&mut self, until_ms: u64) {
        self.free_ms = until_ms;
        self.moved.mark_changed();
    }

    /// What is new, but for one's own hand; the next bundle comes at that time at the earliest.
    pub fn fetch(&mut self, own: Option<Seat>, next_ms: u64) -> Bundle {
        self.free_ms = next_ms;
        let slots = self.hands.slots();
        let mut bundle = Bundle::default();
        for seat in Seat::all(MAX_SEATS) {
            let Slot { number, latest } = &slots.seats[seat.idx()];
            let unseen = number - std::mem::replace(&mut self.seen[seat.idx()], *number);
            if unseen == 0 || own == Some(seat) {
                continue;
            }
            match latest {
                Some(gesture) => {
                    bundle.waves.push(Wave { seat, gesture: gesture.clone() });
                    bundle.dropped += unseen - 1;
                }
                None => bundle.dropped += unseen,
            }
        }
        bundle
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gesture(number: i16) -> Gesture {
        vec![number].try_into().unwrap()
    }

    fn all() -> Arc<Hands> {
        let hands = Arc::new(Hands::default());
        hands.allow(SeatSet::all(3));
        hands
    }

    #[test]
    fn a_bundle_has_the_latest_of_everybody_else_and_counts_what_was_replaced() {
        let hands = all();
        hands.wave(Seat(0), gesture(9));
        let mut watching = hands.watch();
        assert_eq!(watching.fetch(None, 1), Bundle::default(), "what was before is old");
        for number in 0..5 {
            assert!(hands.wave(Seat(1), gesture(number)));
        }
        hands.wave(Seat(2), gesture(7));
        hands.wave(Seat(0), gesture(8));
        let bundle = watching.fetch(Some(Seat(2)), 100);
        let wave = |seat, number| Wave { seat: Seat(seat), gesture: gesture(number) };
        assert_eq!(bundle, Bundle { waves: vec![wave(0, 8), wave(1, 4)], dropped: 4 });
        assert_eq!(watching.free_ms, 100);
        assert_eq!(watching.fetch(Some(Seat(2)), 200), Bundle::default(), "nothing is sent twice");
    }

    #[test]
    fn hands_that_may_not_be_seen_are_not() {
        let hands = all();
        let mut watching = hands.watch();
        assert!(hands.wave(Seat(0), gesture(1)));
        hands.allow(SeatSet::only(Seat(1)));
        assert!(!hands.wave(Seat(0), gesture(2)), "no longer");
        assert!(!hands.wave(Seat(7), gesture(2)), "never");
        assert!(hands.wave(Seat(1), gesture(3)));
        let Bundle { waves, dropped } = watching.fetch(None, 0);
        assert_eq!((waves.len(), waves[0].seat, dropped), (1, Seat(1), 1));
    }

    #[tokio::test]
    async fn who_has_more_important_things_to_send_comes_back_to_what_is_newest_then() {
        let hands = all();
        let mut watching = hands.watch();
        hands.wave(Seat(0), gesture(1));
        watching.moved().await;
        watching.postpone(100);
        hands.wave(Seat(0), gesture(2));
        watching.moved().await;
        let Bundle { waves, dropped } = watching.fetch(None, 200);
        assert_eq!((waves[0].gesture.clone(), dropped), (gesture(2), 1));
    }
}

//! What a net thinks of a position in which a turn has just begun.

use arrayvec::ArrayVec;
use contract::{About, Encoder, Malformed, Seat};
use nets::{Eye, Net, shares};

use crate::encode::features::{DIGEST, SIZE};
use crate::mind::digest::Digest;
use crate::state::{SEATS, TokyoDangan};

/// Judges positions with a net, through the eyes of every seat.
#[derive(Clone, Debug)]
pub struct Judge {
    net: Net,
    /// One for each seat, because they see much the same every time.
    eyes: ArrayVec<Eye, SEATS>,
    /// An observation of which all but the digest is empty.
    numbers: Vec<i16>,
}

impl Judge {
    /// A judge with the net in these bytes.
    ///
    /// # Errors
    /// If it was not trained for this game, these rules and this encoding.
    pub fn new(bytes: &[u8]) -> Result<Judge, Malformed> {
        let (layout, meta) = (Encoder::<TokyoDangan>::of().layout, TokyoDangan::META);
        let net = Net::read(bytes, meta.id, meta.rules_version, &layout);
        let net = net.map_err(|why| Malformed::new(why.to_string()))?;
        let eyes = (0..SEATS).map(|_| net.eye()).collect();
        Ok(Judge { net, eyes, numbers: vec![0; SIZE] })
    }

    /// A seat's chance to win, from 0 to 1.
    pub fn share(&mut self, state: &TokyoDangan, seat: Seat) -> f64 {
        self.shares(state).get(seat.idx()).copied().unwrap_or(0.0)
    }

    /// The chances of all seats to win.
    pub fn shares(&mut self, state: &TokyoDangan) -> ArrayVec<f64, SEATS> {
        let seats = Seat::all(state.travellers.len()).take(SEATS);
        if state.over.is_some() {
            let winners = state.leaders();
            let each = 1.0 / winners.len().max(1) as f64;
            return seats.map(|seat| if winners.contains(seat) { each } else { 0.0 }).collect();
        }
        let digest = Digest::of(state, None);
        let mut logits = ArrayVec::<i32, SEATS>::new();
        for (seat, eye) in seats.zip(&mut self.eyes) {
            digest.write(seat, &mut self.numbers[DIGEST..]);
            logits.push(self.net.logit(eye, &self.numbers));
        }
        shares(&logits).into_iter().collect()
    }
}

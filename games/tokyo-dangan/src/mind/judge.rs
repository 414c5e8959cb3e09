//! What a net thinks of a position in which a turn has just begun.

use arrayvec::ArrayVec;
use contract::{About, Encode, Encoder, Malformed, Seat};
use nets::{Eye, Net, shares};

use crate::encode::features::SIZE;
use crate::state::{SEATS, TokyoDangan};

/// Judges positions with a net, through the eyes of every seat.
#[derive(Clone, Debug)]
pub struct Judge {
    net: Net,
    /// One for each seat, because they see much the same every time.
    eyes: ArrayVec<Eye, SEATS>,
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
        if state.over.is_some() {
            let winners = state.leaders();
            return if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
        let mut logits = ArrayVec::<i32, SEATS>::new();
        for (other, eye) in Seat::all(state.travellers.len()).zip(&mut self.eyes) {
            state.observe(other, &mut self.numbers);
            logits.push(self.net.logit(eye, &self.numbers));
        }
        shares(&logits).get(seat.idx()).copied().unwrap_or(0.0)
    }
}

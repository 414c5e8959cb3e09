//! What a net thinks of a position between two action phases.

use arrayvec::ArrayVec;
use contract::{About, Encoder, Malformed};
use nets::{Eye, Net, shares};

use crate::encode::features::{DIGEST, SIZE};
use crate::mind::digest::Digest;
use crate::mind::model::Model;
use crate::state::{Izakaya, PLAYERS};

/// Judges positions with a net, through the eyes of every seat.
#[derive(Clone, Debug)]
pub struct Judge {
    net: Net,
    /// One for each seat, because they see much the same every time.
    eyes: ArrayVec<Eye, PLAYERS>,
    /// An observation of which all but the digest is empty.
    numbers: Vec<i16>,
}

impl Judge {
    /// A judge with the net in these bytes.
    ///
    /// # Errors
    /// If it was not trained for this game, these rules and this encoding.
    pub fn new(bytes: &[u8]) -> Result<Judge, Malformed> {
        let (layout, meta) = (Encoder::<Izakaya>::of().layout, Izakaya::META);
        let net = Net::read(bytes, meta.id, meta.rules_version, &layout);
        let net = net.map_err(|why| Malformed::new(why.to_string()))?;
        let eyes = (0..PLAYERS).map(|_| net.eye()).collect();
        Ok(Judge { net, eyes, numbers: vec![0; SIZE] })
    }

    /// The chance of each seat to win, when an auction is next.
    pub fn shares(&mut self, model: &Model) -> [f64; PLAYERS] {
        let digest = Digest::of(model);
        let mut logits = ArrayVec::<i32, PLAYERS>::new();
        for (seat, eye) in self.eyes.iter_mut().enumerate().take(model.seats) {
            digest.write(seat, &mut self.numbers[DIGEST..]);
            logits.push(self.net.logit(eye, &self.numbers));
        }
        let mut chances = [0.0; PLAYERS];
        chances.iter_mut().zip(shares(&logits)).for_each(|(chance, share)| *chance = share);
        chances
    }
}

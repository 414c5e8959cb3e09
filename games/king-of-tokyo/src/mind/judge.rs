//! What a net thinks of a position.

use arrayvec::ArrayVec;
use contract::{About, BySeat, Encode, Encoder, MAX_SEATS, Malformed, Seat};
use nets::{Eye, Net, shares};

use crate::encode::features;
use crate::monster::Monster;
use crate::state::KingOfTokyo;

/// Judges positions with a net, through the eyes of every monster that is still in.
#[derive(Clone, Debug)]
pub struct Judge {
    net: Net,
    /// One for each seat, because they see much the same every time.
    eyes: BySeat<Eye>,
    numbers: Vec<i16>,
}

impl Judge {
    /// A judge with the net in these bytes.
    ///
    /// # Errors
    /// If it was not trained for this game, these rules and this encoding.
    pub fn new(bytes: &[u8]) -> Result<Judge, Malformed> {
        let layout = Encoder::<KingOfTokyo>::of().layout;
        let meta = KingOfTokyo::META;
        let net = Net::read(bytes, meta.id, meta.rules_version, &layout);
        let net = net.map_err(|why| Malformed::new(why.to_string()))?;
        let eyes = BySeat::from_fn(*meta.seats.end(), |_| net.eye());
        Ok(Judge { net, eyes, numbers: vec![0; features::SIZE] })
    }

    /// A seat's chance to win, from 0 to 1.
    pub fn share(&mut self, state: &KingOfTokyo, seat: Seat) -> f64 {
        if let Some(end) = state.over {
            let winners = end.winners();
            return if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
        if !state.monsters.get(seat).is_some_and(Monster::lives) {
            return 0.0;
        }
        let mut logits = ArrayVec::<i32, MAX_SEATS>::new();
        let mut own = 0;
        for other in state.living().iter() {
            if other == seat {
                own = logits.len();
            }
            state.observe(other, &mut self.numbers);
            logits.push(self.net.logit(&mut self.eyes[other], &self.numbers));
        }
        shares(&logits).get(own).copied().unwrap_or(0.0)
    }
}

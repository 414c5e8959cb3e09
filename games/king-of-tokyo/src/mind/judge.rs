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
        let own = state.living().iter().take_while(|other| *other != seat).count();
        self.of_the_living(state).get(own).copied().unwrap_or(0.0)
    }

    /// Everyone's chance to win.
    pub fn shares(&mut self, state: &KingOfTokyo) -> BySeat<f64> {
        if state.over.is_some() {
            return BySeat::from_fn(state.count(), |seat| self.share(state, seat));
        }
        let mut shares = BySeat::from_fn(state.count(), |_| 0.0);
        for (seat, share) in state.living().iter().zip(self.of_the_living(state)) {
            shares[seat] = share;
        }
        shares
    }

    /// The chances of those who are still in.
    fn of_the_living(&mut self, state: &KingOfTokyo) -> ArrayVec<f64, MAX_SEATS> {
        let mut logits = ArrayVec::<i32, MAX_SEATS>::new();
        for seat in state.living().iter() {
            state.observe(seat, &mut self.numbers);
            logits.push(self.net.logit(&mut self.eyes[seat], &self.numbers));
        }
        shares(&logits)
    }
}

//! What the buildings are worth.

use contract::{BySeat, Outcome, Seat, SeatSet};

use crate::colour::COIN;
use crate::grid::Address;
use crate::state::{End, Izakaya};

impl Izakaya {
    /// What the bottles at a card's corners are worth together, in yen.
    pub fn drinks(&self, card: Address) -> i32 {
        let bottles = card.corners().into_iter().filter_map(|corner| self.bottles.at(corner));
        bottles.map(|colour| i32::from(self.market.coins[colour]) * COIN).sum()
    }

    /// What a card is worth to its owner: floors times drinks (clause 9.5).
    pub fn worth(&self, card: Address) -> i32 {
        self.site(card).map_or(0, |site| i32::from(site.floors()) * self.drinks(card))
    }

    /// The yen that a seat's buildings bring as things stand.
    pub fn score(&self, seat: Seat) -> i32 {
        let cards = self.grid().addresses().zip(&self.sites);
        let own = cards.filter(|(_, site)| site.owner == Some(seat));
        own.map(|(card, site)| i32::from(site.floors()) * self.drinks(card)).sum()
    }

    /// The result as things stand: most yen, then most of the starting yen left (clause 9.7).
    pub fn outcome(&self, end: End) -> Outcome {
        let scores = BySeat::from_fn(self.count(), |seat| self.score(seat));
        let rank = |seat: Seat| (scores[seat], self.players[seat].cash);
        let seats = || Seat::all(self.count());
        let ahead = |seat| seats().filter(|other| rank(*other) > rank(seat)).count();
        let places = BySeat::from_fn(self.count(), |seat| ahead(seat) as u8 + 1);
        let winners: SeatSet = seats().filter(|seat| places[*seat] == 1).collect();
        let ending = match end {
            End::Pot => "pot",
            End::Stalled => "stalled",
            End::Rounds => "rounds",
        };
        Outcome { winners, places, scores, ending }
    }
}

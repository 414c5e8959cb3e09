//! What one viewer may know: everything but a card that somebody else has peeked at.

use arrayvec::ArrayVec;
use contract::{BySeat, Chance, Seat, SeatSet, Viewer};
use kit::Pending;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet, hook};
use crate::frame::Frame;
use crate::monster::Monster;
use crate::setup::Setup;
use crate::state::{End, ExtraTurn, KingOfTokyo, Top, Turn};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub setup: Setup,
    pub monsters: BySeat<Monster>,
    pub most_life: BySeat<u8>,
    pub roll_off: BySeat<u8>,
    pub active: Seat,
    pub anchor: Seat,
    pub round: u32,
    pub beat: u32,
    pub decisions: BySeat<u32>,
    pub turn: Turn,
    pub extra: ArrayVec<ExtraTurn, 8>,
    pub row: [Option<Card>; 3],
    /// Cards in the deck, the peeked one included where the viewer does not know it.
    pub deck: CardSet,
    pub discard: CardSet,
    /// Who has peeked at the top card.
    pub peeked: SeatSet,
    /// The top card, if the viewer has peeked at it.
    pub top: Option<Card>,
    pub copied: Option<Card>,
    pub counters: ArrayVec<(Card, u16), 4>,
    pub bay_closed: bool,
    /// Whether Bay can be stood in.
    pub bay_open: bool,
    pub stack: Pending<Frame>,
    pub over: Option<End>,
    /// Whom the game asks.
    pub asked: Option<Seat>,
}

impl View {
    /// The view of a state.
    pub fn new(state: &KingOfTokyo, viewer: Viewer) -> View {
        let knows = |top: &Top| viewer.seat().is_some_and(|seat| top.known.contains(seat));
        let known = state.top.filter(knows);
        let mut deck = state.deck;
        if let Some(top) = state.top.filter(|top| !knows(top)) {
            deck.insert(top.card);
        }
        View {
            viewer,
            setup: state.setup,
            monsters: state.monsters.clone(),
            most_life: BySeat::from_fn(state.count(), |seat| state.most_life(seat)),
            roll_off: state.roll_off.clone(),
            active: state.active,
            anchor: state.anchor,
            round: state.round,
            beat: state.beat,
            decisions: state.decisions.clone(),
            turn: state.turn,
            extra: state.extra.clone(),
            row: state.row,
            deck,
            discard: state.discard,
            peeked: state.top.map(|top| top.known).unwrap_or_default(),
            top: known.map(|top| top.card),
            copied: state.copied,
            counters: state.counters.clone(),
            bay_closed: state.bay_closed,
            bay_open: state.bay_is_open(),
            stack: state.stack.clone(),
            over: state.over,
            asked: state.question().map(|(_, seat)| seat),
        }
    }

    /// What a card costs a seat.
    pub fn price(&self, seat: Seat, card: Card) -> u8 {
        let cards = self.monsters.get(seat).map_or(CardSet::EMPTY, |monster| monster.cards);
        let copies = !cards.and(hook::COPIES).is_empty();
        let copied = self.copied.is_some_and(|card| copies && hook::DISCOUNT.contains(card));
        let discount = cards.and(hook::DISCOUNT).len() as u8 + u8::from(copied);
        card.cost(&self.setup).saturating_sub(discount)
    }

    /// A state that would look just so.
    pub fn guess(&self, chance: &mut Chance) -> KingOfTokyo {
        let mut deck = self.deck;
        let card = match self.top {
            Some(card) => Some(card),
            None if self.peeked.is_empty() => None,
            None => deck.nth(chance.idx(deck.len())),
        };
        let top = card.map(|card| Top { card, known: self.peeked });
        if let Some(top) = top {
            deck.remove(top.card);
        }
        KingOfTokyo {
            setup: self.setup,
            monsters: self.monsters.clone(),
            roll_off: self.roll_off.clone(),
            active: self.active,
            anchor: self.anchor,
            round: self.round,
            beat: self.beat,
            decisions: self.decisions.clone(),
            turn: self.turn,
            extra: self.extra.clone(),
            row: self.row,
            deck,
            discard: self.discard,
            top,
            copied: self.copied,
            counters: self.counters.clone(),
            bay_closed: self.bay_closed,
            stack: self.stack.clone(),
            over: self.over,
        }
    }
}

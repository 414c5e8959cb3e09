//! The site cards of the box, as this game asks for them.

use std::sync::Arc;

use building::{CardId, PieceSet, Plot, Side, deck};
use contract::Chance;

/// The plot on that side of a card, if there is such a card.
pub fn plot(card: u8, side: Side) -> Option<Arc<Plot>> {
    deck().plot(CardId::new(card)?, side).cloned()
}

/// What that side of a card is worth.
pub fn yen(card: u8, side: Side) -> i32 {
    let site = CardId::new(card).and_then(|card| deck().site(card, side));
    site.map_or(0, |site| i32::try_from(site.yen).unwrap_or(i32::MAX))
}

/// The pieces of one of the known solutions of a card's white side.
pub fn solution(card: u8, chance: &mut Chance) -> PieceSet {
    let site = CardId::new(card).and_then(|card| deck().site(card, Side::White));
    let Some(lot) = site.and_then(|site| site.borders.first()) else { return PieceSet::EMPTY };
    chance.pick(&lot.solutions).map(|known| known.pieces().collect()).unwrap_or_default()
}

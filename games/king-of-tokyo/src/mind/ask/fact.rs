//! What stands on a card, and what it costs now.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Kind};
use crate::view::View;

/// What stands on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Fact {
    pub card: Card,
    /// Its title among all titles: both copies of a card have the same.
    pub title: String,
    pub name: String,
    /// Whether it stays with its owner; else it is resolved at once and discarded.
    pub keep: bool,
    /// Its printed cost.
    pub cost: u8,
    /// What it costs the viewer; otherwise the player being asked, or the one whose turn it is.
    pub price: u8,
    /// What it does, in English.
    pub text: String,
}

/// All cards, in the order of the card list.
pub fn of(view: &View) -> Vec<Fact> {
    let seat = view.viewer.seat().or(view.asked).unwrap_or(view.active);
    let fact = |card: Card| {
        let title = card.title();
        Fact {
            card,
            title: title.key.to_owned(),
            name: title.name.to_owned(),
            keep: title.kind == Kind::Keep,
            cost: card.cost(&view.setup),
            price: view.price(seat, card),
            text: title.text.to_owned(),
        }
    };
    Card::all().map(fact).collect()
}

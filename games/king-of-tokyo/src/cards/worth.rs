//! What a card is worth to its holder, as bots see it, in tenths of a victory point. What a
//! Discard card does shows in the position at once, so only Keep cards are listed.

use super::card::{CARDS, Card, DECK};
use super::{Kind, TITLES};

/// What a card is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// Against one other monster.
    pub duel: u8,
    /// Against several.
    pub crowd: u8,
}

/// The Keep cards by key; a card with counters is worth that much for each of them, and a card
/// that copies is worth what it copies.
const WORTHS: &[(&str, u8, u8)] = &[
    ("acid-attack", 60, 55),
    ("alien-metabolism", 22, 22),
    ("alpha-monster", 38, 38),
    ("armor-plating", 28, 32),
    ("background-dweller", 20, 20),
    ("burrowing", 26, 24),
    ("camouflage", 24, 26),
    ("complete-destruction", 16, 16),
    ("dedicated-news-team", 18, 18),
    ("eater-of-the-dead", 2, 22),
    ("energy-hoarder", 18, 18),
    ("even-bigger", 8, 8),
    ("extra-head", 60, 60),
    ("fire-breathing", 34, 36),
    ("freeze-time", 22, 22),
    ("friend-of-children", 28, 28),
    ("giant-brain", 44, 44),
    ("gourmet", 20, 20),
    ("healing-ray", 4, 10),
    ("herbivore", 20, 22),
    ("herd-culler", 24, 24),
    ("it-has-a-child", 40, 40),
    ("jets", 22, 24),
    ("made-in-a-lab", 8, 8),
    ("metamorph", 8, 8),
    ("mimic", 10, 10),
    ("monster-batteries", 4, 4),
    ("nova-breath", 10, 40),
    ("omnivore", 26, 26),
    ("opportunist", 10, 14),
    ("parasitic-tentacles", 14, 18),
    ("plot-twist", 10, 10),
    ("poison-quills", 18, 18),
    ("poison-spit", 44, 40),
    ("psychic-probe", 16, 18),
    ("rapid-healing", 24, 26),
    ("regeneration", 24, 26),
    ("rooting-for-the-underdog", 12, 14),
    ("shrink-ray", 50, 44),
    ("smoke-cloud", 6, 6),
    ("solar-powered", 10, 10),
    ("spiked-tail", 50, 46),
    ("stretchy", 26, 26),
    ("telepath", 24, 24),
    ("urbavore", 34, 34),
    ("were-only-making-it-stronger", 8, 10),
    ("wings", 40, 40),
];

/// What each card of the deck is worth.
static BY_CARD: [Worth; CARDS] = {
    let mut by_card = [Worth { duel: 0, crowd: 0 }; CARDS];
    let (mut card, mut at) = (0, 0);
    while card < CARDS && at < WORTHS.len() {
        // Keep cards come first in the deck, in the order of the table; copies follow each other.
        if matches!(TITLES[DECK[card] as usize].kind, Kind::Discard) {
            break;
        }
        let (_, duel, crowd) = WORTHS[at];
        by_card[card] = Worth { duel, crowd };
        card += 1;
        if card < CARDS && DECK[card] != DECK[card - 1] {
            at += 1;
        }
    }
    by_card
};

/// What a card is worth to its holder.
pub fn of(card: Card) -> Worth {
    BY_CARD.get(card.place()).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_lists_every_keep_card_in_the_order_of_the_deck() {
        let keep = TITLES.iter().filter(|title| title.kind == Kind::Keep);
        let keys: Vec<&str> = keep.map(|title| title.key).collect();
        let listed: Vec<&str> = WORTHS.iter().map(|(key, _, _)| *key).collect();
        assert_eq!(listed, keys);
    }

    #[test]
    fn both_copies_of_a_card_are_worth_the_same() {
        for card in Card::all().filter(|card| card.is_keep()) {
            let key = card.title().key;
            let (_, duel, crowd) = WORTHS.iter().find(|(listed, _, _)| *listed == key).unwrap();
            assert_eq!(of(card), Worth { duel: *duel, crowd: *crowd }, "{key}");
        }
        assert!(Card::all().filter(|card| !card.is_keep()).all(|card| of(card).duel == 0));
    }
}

//! A card of the deck, a set of cards, and the power a card gives.

use contract::Seat;
use serde::{Deserialize, Serialize};

use super::TITLES;
use super::title::{Kind, Title};
use crate::setup::Setup;

/// Cards in the deck.
pub const CARDS: usize = 66;

/// Keep cards in the deck: they come first in the card list.
pub const KEEP_CARDS: usize = {
    let mut keep = 0;
    while matches!(TITLES[DECK[keep] as usize].kind, Kind::Keep) {
        keep += 1;
    }
    keep
};

/// Which title each card of the deck has: two titles are there twice.
pub(super) const DECK: [u8; CARDS] = deck();

const fn deck() -> [u8; CARDS] {
    let mut deck = [0; CARDS];
    let (mut card, mut title) = (0, 0);
    while title < TITLES.len() {
        let mut copy = 0;
        while copy < TITLES[title].copies {
            deck[card] = title as u8;
            card += 1;
            copy += 1;
        }
        title += 1;
    }
    assert!(card == CARDS, "the deck has 66 cards");
    deck
}

/// The title of each card of the deck.
static CARD_TITLES: [&Title; CARDS] = {
    let mut titles = [TITLES[0]; CARDS];
    let mut card = 0;
    while card < CARDS {
        titles[card] = TITLES[DECK[card] as usize];
        card += 1;
    }
    titles
};

/// One of the 66 cards. Written by its key, such as `wings`; a second copy as `extra-head-2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "contract::types::OneOf<Card>"))]
pub struct Card(u8);

impl Card {
    /// Every card, in the order of the card list.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// What is printed on it.
    pub fn title(self) -> &'static Title {
        CARD_TITLES[usize::from(self.0)]
    }

    /// Its place in the card list.
    pub fn place(self) -> usize {
        usize::from(self.0)
    }

    /// Whether it is the second copy of its title.
    fn is_second(self) -> bool {
        self.0 > 0 && DECK[usize::from(self.0)] == DECK[usize::from(self.0) - 1]
    }

    /// Its name among all cards.
    pub fn key(self) -> String {
        let key = self.title().key;
        if self.is_second() { format!("{key}-2") } else { key.to_owned() }
    }

    pub fn by_key(key: &str) -> Option<Card> {
        Card::all().find(|card| card.has_key(key))
    }

    fn has_key(self, key: &str) -> bool {
        let title = if self.is_second() { key.strip_suffix("-2") } else { Some(key) };
        title == Some(self.title().key)
    }

    /// Its printed cost in the chosen edition.
    pub fn cost(self, setup: &Setup) -> u8 {
        match self.title().other_cost {
            Some(other) => other(setup),
            None => self.title().cost,
        }
    }

    /// Whether it stays with its owner.
    pub fn is_keep(self) -> bool {
        self.title().kind == Kind::Keep
    }
}

#[cfg(feature = "types")]
impl contract::types::Worded for Card {
    fn words() -> Vec<String> {
        Card::all().map(Card::key).collect()
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.key())
    }
}

/// As its key for people, as a number for digests.
impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            // A view has dozens of cards: most keys are written as they are.
            match self.is_second() {
                true => serializer.serialize_str(&self.key()),
                false => serializer.serialize_str(self.title().key),
            }
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        use serde::de::Error;
        if deserializer.is_human_readable() {
            let key = String::deserialize(deserializer)?;
            Card::by_key(&key).ok_or_else(|| D::Error::custom(format!("there is no card '{key}'")))
        } else {
            let number = u8::deserialize(deserializer)?;
            let fits = usize::from(number) < CARDS;
            fits.then_some(Card(number)).ok_or_else(|| D::Error::custom("no such card"))
        }
    }
}

/// A set of cards, one bit each. Written as the list of its cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CardSet(#[cfg_attr(feature = "types", ts(as = "Vec<Card>"))] u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The whole deck.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    pub(super) const fn from_bits(bits: u128) -> CardSet {
        CardSet(bits)
    }

    /// Whether the card is in the set.
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Cards of both sets.
    #[must_use]
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Cards of either set.
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cards, in the order of the card list.
    pub fn iter(self) -> impl Iterator<Item = Card> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(card)
        })
    }

    /// The card at that place in the order of the card list.
    pub fn nth(self, mut place: usize) -> Option<Card> {
        // Sixteen cards at a time are passed over by how many of them are in the set.
        (0..CARDS).step_by(16).find_map(|first| {
            let mut here = (self.0 >> first) as u16;
            let count = here.count_ones() as usize;
            if place >= count {
                place -= count;
                return None;
            }
            (0..place).for_each(|_| here &= here - 1);
            Some(Card(first as u8 + here.trailing_zeros() as u8))
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// As a list of cards for people, as one number for digests.
impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
        } else {
            Ok(CardSet(u128::deserialize(deserializer)? & CardSet::ALL.0))
        }
    }
}

/// What a card gives the seat that holds it. A copying card lends its owner another card's power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Power {
    pub seat: Seat,
    /// The card in its hands.
    pub card: Card,
    /// The card whose text works: the same, unless it is copied.
    pub source: Card,
}

//! A building on a side of a card: what a game keeps in its state.

use contract::Malformed;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::Building;
use crate::CardId;
use crate::Side;
use crate::Standing;
use crate::deck;

/// A building on a side of a card. It is stored as the card and the pieces that stand there, and
/// rebuilt when it is read. Copies share the building until one of them changes: search copies
/// whole streets of them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Words"))]
#[serde(try_from = "Words", into = "Words")]
pub struct House {
    card: CardId,
    side: Side,
    /// The border, if it was given.
    within: Option<u8>,
    capped: bool,
    building: Arc<Building>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct Words {
    card: CardId,
    side: Side,
    within: Option<u8>,
    capped: bool,
    standing: Vec<Standing>,
}

impl House {
    /// An empty site whose first piece picks the border; nothing only if the deck is empty.
    pub fn new(card: CardId, side: Side) -> Option<House> {
        let building = Arc::new(Building::new(deck().plot(card, side)?.clone()));
        Some(House { card, side, within: None, capped: true, building })
    }

    /// An empty site in one of its borders, counted from 0.
    pub fn within(card: CardId, side: Side, border: u8) -> Option<House> {
        let plot = deck().plot(card, side).filter(|plot| plot.borders().len() > border.into())?;
        let building = Arc::new(Building::within(plot.clone(), border.into()));
        Some(House { card, side, within: Some(border), capped: true, building })
    }

    /// The same house without upper limits for floors and pieces.
    #[must_use]
    pub fn uncapped(self) -> House {
        let building = Arc::unwrap_or_clone(self.building).uncapped();
        House { capped: false, building: Arc::new(building), ..self }
    }

    pub fn card(&self) -> CardId {
        self.card
    }

    /// The side of the card.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The border that it was given, counted from 0.
    pub fn border(&self) -> Option<u8> {
        self.within
    }

    /// Whether the card's floors and pieces are the most that may stand there.
    pub fn is_capped(&self) -> bool {
        self.capped
    }

    pub fn building(&self) -> &Building {
        &self.building
    }

    /// The building, to place pieces and to take them back.
    pub fn building_mut(&mut self) -> &mut Building {
        Arc::make_mut(&mut self.building)
    }
}

impl PartialEq for House {
    fn eq(&self, other: &House) -> bool {
        let likes = (self.card, self.side, self.within, self.capped)
            == (other.card, other.side, other.within, other.capped);
        likes
            && (Arc::ptr_eq(&self.building, &other.building)
                || self.building.standing() == other.building.standing())
    }
}

impl Eq for House {}

impl TryFrom<Words> for House {
    type Error = Malformed;

    fn try_from(words: Words) -> Result<House, Malformed> {
        let Words { card, side, within, capped, standing } = words;
        let empty = match within {
            None => House::new(card, side),
            Some(border) => House::within(card, side, border),
        };
        let house = empty.ok_or("there is no such border")?;
        let house = if capped { house } else { house.uncapped() };
        let building = Arc::unwrap_or_clone(house.building).rebuild(&standing);
        let building = building.map_err(|fault| format!("it cannot stand: {fault:?}"))?;
        Ok(House { building: Arc::new(building), ..house })
    }
}

impl From<House> for Words {
    fn from(house: House) -> Words {
        let House { card, side, within, capped, building } = house;
        Words { card, side, within, capped, standing: building.standing() }
    }
}

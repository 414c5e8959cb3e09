//! The deck of 36 site cards.

use contract::{Malformed, Phrase};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::Bounds;
use crate::District;
use crate::Plot;
use crate::Side;
use crate::TOLERANCES;
use crate::convex::sides;
use crate::district::CARDS;
use crate::price::Prices;
use crate::site::{Card, Lot, Quarter, Site};

/// How many cards there are.
pub const N_CARDS: usize = 36;

/// The fewest solutions that every border has.
pub const SOLUTIONS: usize = 3;

/// The shortest side of a border, in micrometres: anything less is a sliver.
pub const SHORTEST_UM: i64 = 4_000;

/// The distance of the lines of the grid that is printed on blue sides, in micrometres, counted
/// from the lower left corner of the card.
pub const GRID_UM: i32 = 4_000;

/// The fewest and the most corners of a border.
pub const CORNERS: [usize; 2] = [4, 12];

/// The number of a card, from 0 to 35: four for each district in the order of
/// [`District::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

impl CardId {
    /// The card with that number, if there is one.
    pub fn new(number: u8) -> Option<CardId> {
        (usize::from(number) < N_CARDS).then_some(CardId(number))
    }

    /// All cards.
    pub fn all() -> impl DoubleEndedIterator<Item = CardId> + ExactSizeIterator {
        (0..N_CARDS as u8).map(CardId)
    }

    /// The number.
    pub fn get(self) -> u8 {
        self.0
    }

    /// The number, for lists with a place for every card.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    pub fn district(self) -> District {
        District::ALL[self.idx() / CARDS]
    }

    /// Its number within the district, from 0 to 3.
    pub fn in_district(self) -> usize {
        self.idx() % CARDS
    }

    /// The name in words: the district and the number there, from 1. A message `site-name` of the
    /// game's word list.
    pub fn called(self) -> Phrase {
        let phrase = Phrase::new("site-name").with("district", self.district().called());
        phrase.with("number", self.in_district() + 1)
    }
}

impl TryFrom<u8> for CardId {
    type Error = Malformed;

    fn try_from(number: u8) -> Result<CardId, Malformed> {
        Ok(CardId::new(number).ok_or_else(|| format!("there is no card {number}"))?)
    }
}

impl From<CardId> for u8 {
    fn from(id: CardId) -> u8 {
        id.0
    }
}

/// What is wrong with the data of the cards, in words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadData(pub String);

/// The 36 cards, with their sites prepared for building.
#[derive(Clone, Debug)]
pub struct Deck {
    cards: Vec<Card>,
    plots: Vec<[Arc<Plot>; 2]>,
}

impl Deck {
    /// Reads the nine files of the districts, in their order. Solutions are not judged again
    /// here: that is what the tests do.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn load(texts: &[&str]) -> Result<Deck, BadData> {
        if texts.len() != District::ALL.len() {
            return Err(BadData(format!("there are nine districts, not {}", texts.len())));
        }
        let mut deck = Deck { cards: Vec::new(), plots: Vec::new() };
        for (text, district) in texts.iter().zip(District::ALL) {
            let name = district.id();
            let quarter: Quarter =
                serde_json::from_str(text).map_err(|why| BadData(format!("{name}: {why}")))?;
            check_header(&quarter, district).map_err(|why| BadData(format!("{name}: {why}")))?;
            for (idx, card) in quarter.cards.into_iter().enumerate() {
                let bad = |why: String| BadData(format!("{name}, card {}: {why}", idx + 1));
                let plots = check_card(&card, district, idx).map_err(bad)?;
                deck.cards.push(card);
                deck.plots.push(plots);
            }
        }
        check_yen(&deck.cards)?;
        Ok(deck)
    }

    /// The cards, in the order of their numbers.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// One side of a card; nothing only if the deck is empty.
    pub fn site(&self, card: CardId, side: Side) -> Option<&Site> {
        self.cards.get(card.idx()).map(|card| card.side(side))
    }

    /// One side of a card, prepared for building.
    pub fn plot(&self, card: CardId, side: Side) -> Option<&Arc<Plot>> {
        self.plots.get(card.idx()).map(|[blue, white]| match side {
            Side::Blue => blue,
            Side::White => white,
        })
    }
}

/// The deck of the game. A test holds its data; were they broken, it would be empty.
pub fn deck() -> &'static Deck {
    &DECK
}

static DECK: LazyLock<Deck> = LazyLock::new(|| {
    let empty = Deck { cards: Vec::new(), plots: Vec::new() };
    Deck::load(&DATA).unwrap_or(empty)
});

/// The files of the districts, in their order.
pub const DATA: [&str; 9] = [
    include_str!("../data/shinjuku.json"),
    include_str!("../data/shibuya.json"),
    include_str!("../data/shinagawa.json"),
    include_str!("../data/ginza.json"),
    include_str!("../data/ueno.json"),
    include_str!("../data/asakusa.json"),
    include_str!("../data/akihabara.json"),
    include_str!("../data/ikebukuro.json"),
    include_str!("../data/roppongi.json"),
];

fn check_header(quarter: &Quarter, district: District) -> Result<(), Malformed> {
    let (version, ours) = (quarter.version, TOLERANCES.version);
    if version != ours {
        return Err(
            format!("written for version {version} of the rules, which is now {ours}").into()
        );
    }
    if quarter.district != district {
        return Err(format!("it holds the cards of {}", quarter.district.id()).into());
    }
    if quarter.cards.len() != CARDS {
        return Err(format!("a district has {CARDS} cards, not {}", quarter.cards.len()).into());
    }
    Ok(())
}

fn check_card(card: &Card, district: District, idx: usize) -> Result<[Arc<Plot>; 2], String> {
    let check = |side: Side, name: &str| {
        check_side(card.side(side), district, idx, side).map_err(|why| format!("{name}: {why}"))
    };
    Ok([check(Side::Blue, "blue")?, check(Side::White, "white")?])
}

/// What cards are worth depends on all of them, and white is always worth more than blue.
fn check_yen(cards: &[Card]) -> Result<(), BadData> {
    for side in [Side::Blue, Side::White] {
        let prices = Prices::of(cards.iter().map(|card| card.side(side)), side);
        for (id, card) in CardId::all().zip(cards) {
            let (yen, due) = (card.side(side).yen, prices.of_site(card.side(side)));
            let name = format!("{} {}", id.district().name(), id.in_district() + 1);
            if yen != due {
                return Err(BadData(format!("{name}, {side:?}: {yen} yen instead of {due}")));
            }
            if card.white.yen <= card.blue.yen {
                return Err(BadData(format!("{name}: white is worth no more than blue")));
            }
        }
    }
    Ok(())
}

fn check_side(
    site: &Site,
    district: District,
    idx: usize,
    side: Side,
) -> Result<Arc<Plot>, Malformed> {
    let due = district.requirement(idx, side).ok_or("there is no such card")?;
    let found = (site.floors, site.pieces, site.borders.len());
    if found != (due.floors, due.pieces, due.borders) {
        return Err(
            format!("floors, pieces and borders are {found:?}, and have to be {due:?}").into()
        );
    }
    let plot = site.plot()?;
    for (number, lot) in site.borders.iter().enumerate() {
        check_lot(lot, site).map_err(|why| format!("border {}: {why}", number + 1))?;
    }
    let boxes: Vec<Bounds> = site.borders.iter().map(|lot| Bounds::of(&lot.outline)).collect();
    if let [one, other] = boxes.as_slice()
        && one.grown(2 * TOLERANCES.border_um).meets(other)
    {
        return Err("its borders are too near to each other".to_string().into());
    }
    Ok(Arc::new(plot))
}

fn check_lot(lot: &Lot, site: &Site) -> Result<(), Malformed> {
    let ([fewest, most], n_corners) = (CORNERS, lot.outline.len());
    if !(fewest..=most).contains(&n_corners) {
        return Err(format!("it has {n_corners} corners").into());
    }
    if sides(&lot.outline).any(|(from, to)| (to - from).square() < SHORTEST_UM * SHORTEST_UM) {
        return Err(format!("a side is shorter than {SHORTEST_UM} micrometres").into());
    }
    if lot.solutions.len() < SOLUTIONS {
        return Err(format!("it has {} solutions", lot.solutions.len()).into());
    }
    let mut used = BTreeSet::new();
    for (number, solution) in lot.solutions.iter().enumerate() {
        let n_pieces = solution.pieces().count();
        let complete = (solution.floors.len(), n_pieces);
        if complete != (usize::from(site.floors), usize::from(site.pieces)) {
            return Err(
                format!("solution {} has floors and pieces {complete:?}", number + 1).into()
            );
        }
        if let Some(piece) = solution.pieces().find(|piece| !used.insert(*piece)) {
            return Err(format!("solution {} uses {piece} again", number + 1).into());
        }
    }
    Ok(())
}

//! What a monster's player asks, and what happened.

use contract::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::face::{Dice, Face};
use crate::monster::Zone;

/// What a seat asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Rerolls some of the dice.
    Reroll {
        /// Which, by their faces.
        dice: Dice,
    },
    /// Keeps the dice as they are and resolves them.
    Resolve,
    /// Spends a heart.
    Heart { on: HeartUse },
    /// Buys a face-up card.
    Buy {
        /// Its place in the row, from 0.
        slot: u8,
    },
    /// Buys the top card of the deck, which it has looked at.
    BuyTop,
    /// Buys a card of another monster.
    BuyFrom { seat: Seat, card: Card },
    /// Pays two energy to replace the face-up cards.
    Sweep,
    /// Leaves Tokyo to the attacker.
    Yield,
    /// Stays in Tokyo.
    Stay,
    /// Uses a card.
    Use { card: Card, with: With },
    /// Lets the end of the turn's poison work now.
    Poison,
    /// Does nothing more here.
    Pass,
}

/// What a card is used with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum With {
    /// Nothing further.
    Nothing,
    /// A die that shows this.
    Die(Face),
    /// A die, to be turned to another face.
    Turn {
        /// What it shows.
        from: Face,
        /// What it is to show.
        to: Face,
    },
    /// A card in play.
    Card(Card),
    /// A number of cubes.
    Amount(u16),
    /// Another monster.
    Monster(Seat),
}

/// What a heart is spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum HeartUse {
    Life,
    /// A poison counter less.
    Poison,
    /// A shrink counter less.
    Shrink,
    /// A life for another monster, which pays.
    Patient(Seat),
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    TurnBegan { seat: Seat },
    Rolled { seat: Seat, dice: Dice },
    Rerolled { seat: Seat, dice: Dice, into: Dice },
    DieTurned { seat: Seat, from: Face, to: Face },
    DiceKept { seat: Seat, dice: Dice },
    PointsGained { seat: Seat, points: u8 },
    PointsLost { seat: Seat, points: u8 },
    EnergyGained { seat: Seat, energy: u16 },
    EnergyPaid { seat: Seat, energy: u16 },
    Healed { seat: Seat, life: u8 },
    CounterRemoved { seat: Seat, poison: bool },
    CounterGiven { seat: Seat, poison: bool },
    Attacked { seat: Seat, claws: u8 },
    LifeLost { seat: Seat, life: u8 },
    DamagePrevented { seat: Seat },
    Softened { seat: Seat, dice: Dice },
    Eliminated { seat: Seat },
    Reborn { seat: Seat },
    Yielded { seat: Seat },
    Stayed { seat: Seat },
    TokyoTaken { seat: Seat, place: Zone },
    LeftTokyo { seat: Seat },
    BayClosed,
    CardUsed { seat: Seat, card: Card },
    CardBought { seat: Seat, card: Card, price: u8 },
    CardSold { from: Seat, to: Seat, card: Card, price: u8 },
    CardPeeked { seat: Seat, card: Option<Card> },
    CardDiscarded { seat: Seat, card: Card },
    CardCopied { seat: Seat, card: Card },
    CardRevealed { card: Card },
    Swept { seat: Seat },
    DeckShuffled,
    TurnEarned { seat: Seat },
    Crowned { seat: Seat },
    AllFell,
}

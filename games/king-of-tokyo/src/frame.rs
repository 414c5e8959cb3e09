//! What is still to be done, as data: automatic steps and questions, the next one on top.

use contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::face::Dice;

/// One thing to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Frame {
    /// The active monster's turn begins.
    TurnStart,
    /// All dice are rolled.
    FirstRoll,
    /// Asks the active monster for a reroll, a card, or to resolve.
    Rolling,
    /// Asks another monster whether it meddles with the dice.
    Meddle { seat: Seat, card: Card },
    /// Asks the roller for a last change after somebody has meddled.
    LastTouch,
    /// The dice are resolved: numbers, then hearts, energy and claws.
    Resolve,
    /// Hearts are spent; asks where there is a choice.
    Hearts(Hearts),
    /// Energy faces are taken.
    Energy,
    /// Claws are dealt.
    Claws,
    /// A packet of damage to one monster.
    Blow(Blow),
    /// Damage is being dodged with dice; asks where dice can be changed.
    Soften {
        /// The packet.
        blow: Blow,
        dice: Dice,
    },
    /// The attack has been dealt: cards that follow it.
    AfterAttack,
    /// The damage of a card has been dealt: cards that follow it.
    AfterCard {
        /// Whose card.
        seat: Seat,
    },
    /// All packets of a batch are done: who is left, and whether Bay stays open.
    Settle,
    /// Those attacked in Tokyo are asked whether they yield.
    Yields,
    /// Asks one of them.
    Yield { seat: Seat },
    /// Cards of those who have yielded.
    Retreats,
    /// The attacker takes a free space.
    Enter,
    /// Asks the active monster what it buys.
    Buying,
    /// Empty places of the row are filled.
    Refill,
    /// Asks a monster whether it buys a card just revealed.
    Opportunity {
        seat: Seat,
        /// Which places, one bit each.
        slots: u8,
    },
    /// Asks a monster what its card asks.
    Ask {
        seat: Seat,
        /// The card in its hands.
        card: Card,
        /// The card whose text asks: the same, unless it is copied.
        source: Card,
        /// What every answer but passing costs.
        price: u8,
    },
    /// The end of the turn: what is to be done is gathered.
    EndTurn,
    /// It is done, in the order its owner likes.
    EndStep {
        /// Cards whose turn has not come yet.
        left: CardSet,
        /// Whether poison has yet to work.
        poison: bool,
    },
    /// Cards of others that look at the end of every turn.
    OthersEnd,
    /// Victory is looked for, and the next turn begins.
    NextTurn,
}

impl Frame {
    /// Whether it may ask somebody something; all others are done by themselves.
    pub fn may_ask(&self) -> bool {
        matches!(
            self,
            Frame::Rolling
                | Frame::Meddle { .. }
                | Frame::LastTouch
                | Frame::Hearts(_)
                | Frame::Blow(_)
                | Frame::Soften { .. }
                | Frame::Yield { .. }
                | Frame::Buying
                | Frame::Opportunity { .. }
                | Frame::Ask { .. }
                | Frame::EndStep { .. }
        )
    }
}

/// Hearts being spent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hearts {
    /// Hearts left.
    pub left: u8,
    /// Lives healed so far.
    pub healed: u8,
    /// Other monsters that were treated.
    pub patients: SeatSet,
}

/// A packet of damage to one monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Blow {
    /// Who takes it.
    pub victim: Seat,
    pub amount: u8,
    /// Who deals it; nobody deals poison.
    pub by: Option<Seat>,
    /// Whether it is the attack of the dice.
    pub attack: bool,
    /// How far its victim has come with it.
    pub stage: Stage,
}

/// How far a victim has come with a packet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    #[default]
    Falling,
    /// It could not be dodged.
    Standing,
    /// It was softened, or could not be.
    Softened,
    /// Everything was tried.
    Landing,
}

/// The attack of this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Claws that count; none means no attack.
    pub claws: u8,
    /// Whether the attacker stood outside Tokyo.
    pub outside: bool,
    /// Whom it is dealt to.
    pub targets: SeatSet,
    /// Who lost life by it.
    pub hurt: SeatSet,
    /// Who was asked already whether it yields.
    pub asked: SeatSet,
    /// Who has yielded.
    pub gone: SeatSet,
}

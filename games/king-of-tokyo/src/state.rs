//! The whole truth, and questions about it.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatSet};
use kit::Pending;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet, Power, hook};
use crate::face::{Dice, MOST_DICE};
use crate::frame::{Attack, Frame};
use crate::monster::{LIFE, Monster, Zone};
use crate::setup::Setup;

/// Dice without cards.
const DICE: u8 = 6;

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KingOfTokyo {
    /// The rules that were chosen.
    pub setup: Setup,
    pub monsters: BySeat<Monster>,
    /// How many claws each rolled to see who begins, before ties were broken.
    pub roll_off: BySeat<u8>,
    /// Whose turn it is.
    pub active: Seat,
    /// Whose place in the order the turn takes: extra turns do not move it.
    pub anchor: Seat,
    /// The round, from 1.
    pub round: u32,
    /// Moments passed: commands and the steps they set off.
    pub beat: u32,
    /// The number of each seat's decision.
    pub decisions: BySeat<u32>,
    /// What belongs to this turn alone.
    pub turn: Turn,
    /// Turns earned by cards, next first.
    pub extra: ArrayVec<ExtraTurn, 8>,
    /// The face-up cards.
    pub row: [Option<Card>; 3],
    /// The deck; its order is decided when it is drawn from.
    pub deck: CardSet,
    /// The discard pile.
    pub discard: CardSet,
    /// The top card of the deck, once somebody has looked at it.
    pub top: Option<Top>,
    /// The card that the mimic counter lies on.
    pub copied: Option<Card>,
    pub counters: ArrayVec<(Card, u16), 4>,
    /// Whether Bay has closed for good.
    pub bay_closed: bool,
    /// What is still to be done.
    pub stack: Pending<Frame>,
    pub over: Option<End>,
}

/// What belongs to one turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The dice on the table.
    pub dice: Dice,
    /// Rerolls left.
    pub rerolls: u8,
    /// Dice fewer, by a chain of earned turns.
    pub fewer: u8,
    /// Cards that were used and work once a turn.
    pub used: CardSet,
    /// Who takes no damage for the rest of the turn.
    pub shielded: SeatSet,
    /// Who damaged somebody else.
    pub hurters: SeatSet,
    /// Who damaged somebody else in the latest batch of a card.
    pub blasters: SeatSet,
    /// Whether the active monster was put out of Bay this turn.
    pub put_out: bool,
    pub attack: Attack,
}

/// A turn earned by a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ExtraTurn {
    pub seat: Seat,
    /// With how many dice fewer.
    pub fewer: u8,
}

/// The top card of the deck, which somebody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Top {
    pub card: Card,
    /// Who knows it.
    pub known: SeatSet,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Twenty points.
    Points {
        /// Who has them.
        winners: SeatSet,
    },
    /// One monster is left.
    LastStanding { seat: Seat },
    /// Nobody is left: everybody loses.
    AllFell,
}

impl End {
    /// Who won.
    pub fn winners(self) -> SeatSet {
        match self {
            End::Points { winners } => winners,
            End::LastStanding { seat } => SeatSet::only(seat),
            End::AllFell => SeatSet::EMPTY,
        }
    }
}

impl KingOfTokyo {
    /// Who has won; nobody as long as the game goes on.
    pub fn winners(&self) -> SeatSet {
        self.over.map(End::winners).unwrap_or_default()
    }

    /// How many seats the table has.
    pub fn count(&self) -> usize {
        self.monsters.len()
    }

    /// Who is still in the game.
    pub fn living(&self) -> SeatSet {
        self.monsters.iter().filter(|(_, monster)| monster.lives()).map(|(seat, _)| seat).collect()
    }

    /// Everybody else who is still in the game, clockwise.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let mut others = self.living();
        others.remove(seat);
        kit::clockwise(seat, others)
    }

    /// Who stands in that space.
    pub fn holder(&self, place: Zone) -> Option<Seat> {
        let stands = |(_, monster): &(Seat, &Monster)| monster.place == place && monster.lives();
        self.monsters.iter().find(stands).map(|(seat, _)| seat)
    }

    /// Whether Bay can be stood in.
    pub fn bay_is_open(&self) -> bool {
        self.setup.tokyo_bay && self.count() >= 5 && !self.bay_closed
    }

    /// The space that a monster entering Tokyo would take.
    pub fn free_space(&self) -> Option<Zone> {
        if self.holder(Zone::City).is_none() {
            Some(Zone::City)
        } else if self.bay_is_open() && self.holder(Zone::Bay).is_none() {
            Some(Zone::Bay)
        } else {
            None
        }
    }

    /// The powers of a seat among the cards of a set: its own cards, and the one it copies.
    pub fn powers(&self, seat: Seat, among: CardSet) -> impl Iterator<Item = Power> + use<> {
        let cards = self.monsters.get(seat).map_or(CardSet::EMPTY, |monster| monster.cards);
        let own = cards.and(among).iter().map(move |card| Power { seat, card, source: card });
        let copied = self.copied.filter(|card| among.contains(*card));
        let copy = copied.and_then(|source| {
            let mimic = cards.and(hook::COPIES).iter().next()?;
            Some(Power { seat, card: mimic, source })
        });
        own.chain(copy)
    }

    /// Whether a seat has a power among the cards of a set: asked far more often than anything
    /// else, and most of the time the answer is no.
    pub fn has_power(&self, seat: Seat, among: CardSet) -> bool {
        let Some(Monster { cards, .. }) = self.monsters.get(seat) else { return false };
        let copies = || self.copied.is_some_and(|card| among.contains(card));
        !cards.and(among).is_empty() || (!cards.and(hook::COPIES).is_empty() && copies())
    }

    /// How many powers a seat has among the cards of a set.
    pub fn count_powers(&self, seat: Seat, among: CardSet) -> u8 {
        if self.has_power(seat, among) { self.powers(seat, among).count() as u8 } else { 0 }
    }

    /// Whether anybody could have a power among the cards of a set: a quick question that spares
    /// asking every seat, because most of the time the answer is no. What nobody holds, nobody can
    /// copy either.
    pub fn in_play(&self, among: CardSet) -> bool {
        let held = self.monsters.values().fold(CardSet::EMPTY, |held, its| held.or(its.cards));
        !held.and(among).is_empty()
    }

    /// The power that a card in a seat's hands gives it, if it does.
    pub fn power(&self, seat: Seat, card: Card) -> Option<Power> {
        if !self.monsters.get(seat)?.cards.contains(card) {
            return None;
        }
        let is_mimic = hook::COPIES.contains(card);
        let source = if is_mimic { self.copied.unwrap_or(card) } else { card };
        Some(Power { seat, card, source })
    }

    /// Whether a power still works. A Discard card asks its questions after it was discarded.
    pub fn works(&self, power: Power) -> bool {
        let Power { seat, card, source } = power;
        let held = self.monsters.get(seat).is_some_and(|monster| monster.cards.contains(card));
        let copies = hook::COPIES.contains(card) && self.copied == Some(source);
        (held || !card.is_keep()) && (card == source || copies)
    }

    /// The most life a monster can have.
    pub fn most_life(&self, seat: Seat) -> u8 {
        let growths = self.count_powers(seat, hook::GROWTH);
        let growths = if self.setup.double_growth { growths } else { growths.min(1) };
        LIFE + 2 * growths
    }

    /// How many dice the active monster rolls.
    pub fn dice_count(&self) -> u8 {
        let more = self.count_powers(self.active, hook::DICE);
        let fewer = self.monsters[self.active].shrink.saturating_add(self.turn.fewer);
        (DICE + more).saturating_sub(fewer).min(MOST_DICE)
    }

    /// What a card costs a seat.
    pub fn price(&self, seat: Seat, card: Card) -> u8 {
        card.cost(&self.setup).saturating_sub(self.discount(seat))
    }

    /// What a seat pays less for every card.
    pub fn discount(&self, seat: Seat) -> u8 {
        self.count_powers(seat, hook::DISCOUNT)
    }

    /// Whether a seat can pay for a card.
    pub fn affords(&self, seat: Seat, card: Card) -> bool {
        self.monsters[seat].energy >= u16::from(self.price(seat, card))
    }

    /// Takes away all cards that dodge damage with dice: for looking ahead, where damage is to
    /// land in full.
    pub fn forget_dodging(&mut self) {
        for monster in self.monsters.values_mut() {
            for card in monster.cards.and(hook::SOFTENS).iter() {
                monster.cards.remove(card);
            }
        }
        self.copied = self.copied.filter(|card| !hook::SOFTENS.contains(*card));
    }

    pub fn counters_on(&self, card: Card) -> u16 {
        self.counters.iter().find(|(on, _)| *on == card).map_or(0, |(_, count)| *count)
    }

    /// Whether a card that works once a turn has been used in this one.
    pub fn is_used(&self, card: Card) -> bool {
        self.turn.used.contains(card)
    }
}

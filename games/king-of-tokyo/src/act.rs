//! Doing things: the small effects that steps and cards are made of.

use arrayvec::ArrayVec;
use contract::{Chance, MAX_SEATS, Seat, SeatSet};

use crate::cards::{Card, CardSet, Power, hook};
use crate::command::Event;
use crate::face::Dice;
use crate::frame::{Blow, Frame, Stage};
use crate::monster::{GOAL, Monster, Zone};
use crate::setup::Regeneration;
use crate::state::{ExtraTurn, KingOfTokyo};
use crate::steps::attack;

/// A command being carried out.
pub struct Act<'a> {
    /// The state it changes.
    pub state: &'a mut KingOfTokyo,
    pub chance: &'a mut Chance,
    /// Whether anybody listens.
    pub listens: bool,
    /// What happened so far.
    pub told: Vec<Event>,
    /// Whether dice were rolled or cards revealed: such an act is not taken back freely.
    pub chanced: bool,
}

/// Where healing comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Healing {
    /// Hearts that one rolled.
    Dice,
    /// A card of one's own.
    Card,
    /// Somebody else.
    Other,
}

impl Act<'_> {
    /// Reports something.
    pub fn tell(&mut self, event: Event) {
        if self.listens {
            self.told.push(event);
        }
    }

    pub fn monster(&mut self, seat: Seat) -> &mut Monster {
        &mut self.state.monsters[seat]
    }

    /// Whether a monster is still in the game.
    pub fn lives(&self, seat: Seat) -> bool {
        self.state.monsters[seat].lives()
    }

    /// Puts something on top of what is to be done.
    pub fn push(&mut self, frame: Frame) {
        self.state.stack.push(frame);
    }

    /// Puts several things on top, to be done in the order given.
    pub fn push_all(&mut self, frames: impl DoubleEndedIterator<Item = Frame>) {
        self.state.stack.push_all(frames);
    }

    pub fn roll(&mut self, count: u8) -> Dice {
        self.chanced = true;
        Dice::roll(count, self.chance)
    }

    /// Gives victory points to a living monster.
    pub fn gain_points(&mut self, seat: Seat, points: u8) {
        if points == 0 || !self.lives(seat) {
            return;
        }
        let (cap, beat) = (self.state.setup.cap_points, self.state.beat);
        let monster = self.monster(seat);
        let before = monster.points;
        monster.points = before.saturating_add(points);
        if cap {
            monster.points = monster.points.min(GOAL);
        }
        if monster.points >= GOAL {
            monster.reached.get_or_insert(beat);
        }
        let points = monster.points - before;
        if points > 0 {
            self.tell(Event::PointsGained { seat, points });
        }
    }

    /// Takes victory points away, as far as there are any.
    pub fn lose_points(&mut self, seat: Seat, points: u8) {
        let monster = self.monster(seat);
        let points = points.min(monster.points);
        monster.points -= points;
        if monster.points < GOAL {
            monster.reached = None;
        }
        if points > 0 {
            self.tell(Event::PointsLost { seat, points });
        }
    }

    /// Gives energy from the bank: cards that gain with it do.
    pub fn gain_energy(&mut self, seat: Seat, energy: u16) {
        if energy == 0 || !self.lives(seat) {
            return;
        }
        let more = u16::from(self.state.count_powers(seat, hook::ENERGY_GAINED));
        self.move_energy(seat, energy.saturating_add(more));
    }

    /// Gives energy that was somebody's already: nothing gains with it.
    pub fn move_energy(&mut self, seat: Seat, energy: u16) {
        if energy > 0 && self.lives(seat) {
            let monster = self.monster(seat);
            monster.energy = monster.energy.saturating_add(energy);
            self.tell(Event::EnergyGained { seat, energy });
        }
    }

    /// Takes energy, as far as there is any; tells how much.
    pub fn pay(&mut self, seat: Seat, energy: u16) -> u16 {
        let monster = self.monster(seat);
        let energy = energy.min(monster.energy);
        monster.energy -= energy;
        if energy > 0 {
            self.tell(Event::EnergyPaid { seat, energy });
        }
        energy
    }

    /// Heals a living monster up to its most; tells by how much.
    pub fn heal(&mut self, seat: Seat, life: u8, healing: Healing) -> u8 {
        if life == 0 || !self.lives(seat) {
            return 0;
        }
        let counts = match self.state.setup.regeneration {
            Regeneration::OwnHealing => healing != Healing::Other,
            Regeneration::Dice => healing == Healing::Dice,
            Regeneration::EveryHealing => true,
        };
        let more = if counts { self.state.count_powers(seat, hook::HEALS_MORE) } else { 0 };
        self.add_life(seat, life.saturating_add(more))
    }

    /// Adds life up to the most, and nothing else; tells how much.
    pub fn add_life(&mut self, seat: Seat, life: u8) -> u8 {
        let most = self.state.most_life(seat);
        let monster = self.monster(seat);
        let life = life.min(most.saturating_sub(monster.life));
        monster.life += life;
        if life > 0 {
            self.tell(Event::Healed { seat, life });
        }
        life
    }

    /// Deals the damage of a card, or of poison, to several monsters at once: clockwise from the
    /// dealer, who comes last.
    pub fn strike(&mut self, by: Option<Seat>, victims: SeatSet, amount: u8) {
        self.state.turn.blasters = SeatSet::EMPTY;
        self.push(Frame::Settle);
        let mut more = 0;
        if let Some(seat) = by {
            more = attack::amplified(self.state, seat, false);
            if self.state.has_power(seat, hook::BLASTED) {
                self.push(Frame::AfterCard { seat });
            }
        }
        let first = by.unwrap_or(self.state.active);
        let order: ArrayVec<Seat, MAX_SEATS> = kit::clockwise(first, victims).collect();
        for victim in order.into_iter().rev() {
            let own = by == Some(victim);
            let amount = if own { amount } else { amount.saturating_add(more) };
            self.push_blow(victim, amount, by);
        }
    }

    /// Puts one packet of damage that is no attack on top.
    pub fn push_blow(&mut self, victim: Seat, amount: u8, by: Option<Seat>) {
        self.push(Frame::Blow(Blow { victim, amount, by, attack: false, stage: Stage::Falling }));
    }

    /// Lets a card ask its owner; every answer but passing costs the price.
    pub fn ask(&mut self, power: Power, price: u8) {
        let Power { seat, card, source } = power;
        self.push(Frame::Ask { seat, card, source, price });
    }

    /// Gives a monster a turn right after this one.
    pub fn earn_turn(&mut self, seat: Seat, fewer: u8) {
        // More turns than the queue holds cannot be earned in one turn; they would be lost.
        if self.state.extra.try_insert(0, ExtraTurn { seat, fewer }).is_ok() {
            self.tell(Event::TurnEarned { seat });
        }
    }

    /// Moves a monster out of Tokyo without anything else.
    pub fn leave_tokyo(&mut self, seat: Seat) {
        if self.state.monsters[seat].in_tokyo() {
            self.monster(seat).place = Zone::Outside;
            self.tell(Event::LeftTokyo { seat });
        }
    }

    /// Moves a monster into Tokyo, which pays.
    pub fn take_tokyo(&mut self, seat: Seat, place: Zone) {
        self.monster(seat).place = place;
        self.tell(Event::TokyoTaken { seat, place });
        self.tokyo_pays(seat, 1);
    }

    /// What Tokyo gives: points, or with two monsters and that option energy.
    pub fn tokyo_pays(&mut self, seat: Seat, points: u8) {
        if self.state.setup.two_player_energy && self.state.count() == 2 {
            self.gain_energy(seat, 1);
        } else {
            self.gain_points(seat, points);
        }
    }

    /// Puts a card into a monster's hands, fresh.
    pub fn give_card(&mut self, seat: Seat, card: Card) {
        self.monster(seat).cards.insert(card);
        if let Some(gained) = card.title().hooks.gained {
            gained(self, Power { seat, card, source: card });
        }
    }

    /// Takes a card out of a monster's hands, with what goes with it, and leaves it to the caller.
    pub fn take_card(&mut self, seat: Seat, card: Card) {
        if !self.state.monsters[seat].cards.contains(card) {
            return;
        }
        let power = self.state.power(seat, card);
        self.monster(seat).cards.remove(card);
        if hook::COPIES.contains(card) {
            self.state.copied = None;
            self.set_counters(card, 0);
        }
        if let Some(power) = power {
            self.lose_power(power);
        }
    }

    /// Discards a monster's card. If it was being copied, the mimic counter goes back.
    pub fn discard_card(&mut self, seat: Seat, card: Card) {
        if !self.state.monsters[seat].cards.contains(card) {
            return;
        }
        self.take_card(seat, card);
        self.set_counters(card, 0);
        self.state.discard.insert(card);
        self.tell(Event::CardDiscarded { seat, card });
        if self.state.copied == Some(card) {
            self.uncopy();
        }
    }

    /// Takes the mimic counter back.
    pub fn uncopy(&mut self) {
        let holds = |(_, monster): &(Seat, &Monster)| !monster.cards.and(hook::COPIES).is_empty();
        let owner = self.state.monsters.iter().find(holds).map(|(seat, _)| seat);
        let power = owner.and_then(|seat| {
            let card = self.state.monsters[seat].cards.and(hook::COPIES).iter().next()?;
            self.state.power(seat, card)
        });
        self.state.copied = None;
        if let Some(power) = power.filter(|power| power.card != power.source) {
            self.set_counters(power.card, 0);
            self.lose_power(power);
        }
    }

    fn lose_power(&mut self, power: Power) {
        if let Some(lost) = power.source.title().hooks.lost {
            lost(self, power);
        }
    }

    pub fn set_counters(&mut self, card: Card, count: u16) {
        self.state.counters.retain(|(on, _)| *on != card);
        if count > 0 {
            // There is room for every card that can hold counters, and for a copy: no card has two
            // entries, which the check of states from outside holds them to.
            self.state.counters.push((card, count));
        }
    }

    /// Marks a card that works once a turn as used.
    pub fn mark_used(&mut self, card: Card) {
        self.state.turn.used.insert(card);
    }

    /// Draws the top card of the deck, shuffling the discard pile if the deck is empty.
    pub fn draw(&mut self) -> Option<Card> {
        if let Some(top) = self.state.top.take() {
            return Some(top.card);
        }
        self.chanced = true;
        if self.state.deck.is_empty() && !self.state.discard.is_empty() {
            self.state.deck = std::mem::replace(&mut self.state.discard, CardSet::EMPTY);
            self.tell(Event::DeckShuffled);
        }
        let card = self.state.deck.nth(self.chance.idx(self.state.deck.len()))?;
        self.state.deck.remove(card);
        Some(card)
    }
}

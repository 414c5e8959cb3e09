//! Buying, sweeping, filling the row.

use arrayvec::ArrayVec;
use contract::{MAX_SEATS, Seat};

use crate::act::Act;
use crate::cards::{Card, hook};
use crate::command::Event;
use crate::frame::Frame;
use crate::state::{KingOfTokyo, Top};

/// What sweeping the row costs.
pub const SWEEP: u16 = 2;

/// Buys a face-up card.
pub fn buy(act: &mut Act<'_>, seat: Seat, slot: u8) {
    let Some(card) = act.state.row[usize::from(slot)].take() else { return };
    let price = act.state.price(seat, card);
    act.push(Frame::Refill);
    act.pay(seat, u16::from(price));
    act.tell(Event::CardBought { seat, card, price });
    obtain(act, seat, card);
}

/// Buys the top card of the deck.
pub fn buy_top(act: &mut Act<'_>, seat: Seat) {
    let Some(card) = act.draw() else { return };
    let price = act.state.price(seat, card);
    act.pay(seat, u16::from(price));
    act.tell(Event::CardBought { seat, card, price });
    obtain(act, seat, card);
}

/// Buys a card of another monster; its counters come with it.
pub fn buy_from(act: &mut Act<'_>, seat: Seat, from: Seat, card: Card) {
    let price = act.state.price(seat, card);
    let paid = act.pay(seat, u16::from(price));
    act.move_energy(from, paid);
    act.tell(Event::CardSold { from, to: seat, card, price });
    act.take_card(from, card);
    note_purchase(act, seat, card);
    if hook::CHARGES.contains(card) {
        act.monster(seat).cards.insert(card);
    } else {
        act.give_card(seat, card);
    }
}

/// A paid card takes effect: a Keep card stays, a Discard card is resolved and discarded.
fn obtain(act: &mut Act<'_>, seat: Seat, card: Card) {
    note_purchase(act, seat, card);
    if card.is_keep() {
        act.give_card(seat, card);
        return;
    }
    act.state.discard.insert(card);
    if let Some(effect) = card.title().hooks.gained {
        effect(act, crate::cards::Power { seat, card, source: card });
    }
}

/// Cards that gain with every purchase, the bought one excepted.
fn note_purchase(act: &mut Act<'_>, seat: Seat, card: Card) {
    for power in act.state.powers(seat, hook::BOUGHT).filter(|power| power.card != card) {
        if let Some(bought) = power.hooks().bought {
            bought(act, power);
        }
    }
}

/// Pays to replace the face-up cards.
pub fn sweep(act: &mut Act<'_>, seat: Seat) {
    act.pay(seat, SWEEP);
    act.tell(Event::Swept { seat });
    for slot in 0..act.state.row.len() {
        if let Some(card) = act.state.row[slot].take() {
            act.state.discard.insert(card);
        }
    }
    act.push(Frame::Refill);
}

/// Empty places of the row are filled; what is revealed may be bought at once by some.
pub fn refill(act: &mut Act<'_>) {
    let mut slots = 0;
    for slot in 0..act.state.row.len() {
        if act.state.row[slot].is_none()
            && let Some(card) = act.draw()
        {
            act.state.row[slot] = Some(card);
            act.chanced = true;
            act.tell(Event::CardRevealed { card });
            slots |= 1 << slot;
        }
    }
    if slots != 0 {
        offer(act, slots);
    }
}

/// Asks those who may buy what was just revealed, clockwise from the active monster. If it is the
/// only one, it buys in its own time.
fn offer(act: &mut Act<'_>, slots: u8) {
    let state = &*act.state;
    if !state.in_play(hook::OPPORTUNIST) {
        return;
    }
    let quick = |seat: &Seat| state.has_power(*seat, hook::OPPORTUNIST);
    let seats: ArrayVec<Seat, MAX_SEATS> =
        kit::from(state.active, state.count()).filter(quick).collect();
    if seats.is_empty() || seats.as_slice() == [state.active] {
        return;
    }
    // A monster with an older offer for these places gets the new one instead.
    let older = std::mem::take(&mut act.state.stack);
    for mut frame in older.iter().copied() {
        if let Frame::Opportunity { slots: old, .. } = &mut frame {
            *old &= !slots;
        }
        act.push(frame);
    }
    act.push_all(seats.into_iter().map(|seat| Frame::Opportunity { seat, slots }));
}

/// Whether the deck has a top card.
pub fn has_deck(state: &KingOfTokyo) -> bool {
    !state.deck.is_empty() || !state.discard.is_empty() || state.top.is_some()
}

/// Looks at the top card of the deck.
pub fn peek(act: &mut Act<'_>, seat: Seat) {
    let known = act.state.top.map(|top| top.known);
    let Some(card) = act.draw() else { return };
    let mut known = known.unwrap_or_default();
    known.insert(seat);
    act.chanced = true;
    act.state.top = Some(Top { card, known });
    act.tell(Event::CardPeeked { seat, card: Some(card) });
}

/// The places of the row that a seat can pay for, among these.
pub fn affordable(state: &KingOfTokyo, seat: Seat, slots: u8) -> impl Iterator<Item = u8> + '_ {
    let purse = state.monsters[seat].energy.saturating_add(u16::from(state.discount(seat)));
    let pays = move |card: Card| u16::from(card.cost(&state.setup)) <= purse;
    let in_row = (0..3u8).filter(move |slot| slots >> slot & 1 == 1);
    in_row.filter(move |slot| state.row[usize::from(*slot)].is_some_and(pays))
}

/// The cards of others that a seat can buy.
pub fn purchasable(state: &KingOfTokyo, seat: Seat) -> Vec<(Seat, Card)> {
    if !state.has_power(seat, hook::TENTACLES) {
        return Vec::new();
    }
    let mut cards = Vec::new();
    for other in state.others(seat) {
        let theirs = state.monsters[other].cards.iter();
        cards.extend(theirs.filter(|card| state.affords(seat, *card)).map(|card| (other, card)));
    }
    cards
}

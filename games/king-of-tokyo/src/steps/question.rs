//! Whom a frame asks, and what may be answered.

use contract::{Chance, Sampled, Seat, SeatSet};

use crate::cards::{CardSet, Moment, Power, hook};
use crate::command::{Command, With};
use crate::frame::{Frame, Stage};
use crate::state::KingOfTokyo;
use crate::steps::{blow, ending, hearts, market};

/// The seat that a frame asks, if it asks anybody anything. The commonest question comes first,
/// because it is asked several times a decision and the others take long to look into.
#[inline]
pub fn asked(state: &KingOfTokyo, frame: &Frame) -> Option<Seat> {
    match frame {
        Frame::Rolling => {
            state.monsters.get(state.active).filter(|monster| monster.lives()).map(|_| state.active)
        }
        _ => asked_besides(state, frame),
    }
}

/// The seat that a frame other than the roll asks.
fn asked_besides(state: &KingOfTokyo, frame: &Frame) -> Option<Seat> {
    let active = state.active;
    let (seat, asks) = match *frame {
        Frame::Meddle { seat, card } => (seat, can_meddle(state, seat, card)),
        Frame::LastTouch => (active, has_uses(state, active, Moment::LastTouch)),
        Frame::Hearts(hearts) => (active, hearts.left > 0 && hearts::is_choice(state)),
        Frame::Blow(blow) if blow.stage == Stage::Falling => {
            (blow.victim, blow::can_dodge(state, &blow))
        }
        Frame::Blow(blow) => (blow.victim, blow::can_brace(state, &blow)),
        Frame::Soften { blow, dice } => {
            (blow.victim, has_uses(state, blow.victim, Moment::Dodging(dice)))
        }
        Frame::Yield { seat } => (seat, state.monsters[seat].in_tokyo()),
        Frame::Buying => (active, can_buy(state)),
        Frame::Opportunity { seat, slots } => {
            // It may have lost the card since, by what it bought.
            let quick = state.has_power(seat, hook::OPPORTUNIST);
            (seat, quick && market::affordable(state, seat, slots).next().is_some())
        }
        Frame::Ask { seat, card, source, price } => {
            let answers = answers(state, Power { seat, card, source }, price);
            (seat, !answers.is_empty())
        }
        Frame::EndStep { left, poison } => {
            let several = ending::ending_cards(state, left).len() + usize::from(poison) > 1;
            (active, several && ending::order_matters(state, left, poison))
        }
        _ => return None,
    };
    (asks && state.monsters.get(seat)?.lives()).then_some(seat)
}

/// Lists what the asked seat may answer.
pub fn choices(state: &KingOfTokyo, frame: &Frame, seat: Seat, into: &mut Vec<Command>) {
    match *frame {
        Frame::Rolling => {
            // First, so that it is easy to find before many ways to reroll.
            into.push(Command::Resolve);
            list_uses(state, seat, Moment::Rolling, into);
            if state.turn.rerolls > 0 {
                into.reserve(64);
                state.turn.dice.each_pick(|dice| into.push(Command::Reroll { dice }));
            }
        }
        Frame::Meddle { card, .. } => {
            let dice = state.turn.dice.faces();
            into.extend(dice.map(|face| Command::Use { card, with: With::Die(face) }));
            into.push(Command::Pass);
        }
        Frame::LastTouch => {
            list_uses(state, seat, Moment::LastTouch, into);
            into.push(Command::Resolve);
        }
        Frame::Hearts(_) => {
            into.extend(hearts::uses(state).into_iter().map(|on| Command::Heart { on }));
            into.push(Command::Pass);
        }
        Frame::Blow(blow) if blow.stage == Stage::Falling => {
            into.extend([Command::Yield, Command::Stay]);
        }
        Frame::Blow(_) => {
            list_uses(state, seat, Moment::Bracing, into);
            into.push(Command::Pass);
        }
        Frame::Soften { dice, .. } => {
            list_uses(state, seat, Moment::Dodging(dice), into);
            into.push(Command::Pass);
        }
        Frame::Yield { .. } => into.extend([Command::Yield, Command::Stay]),
        Frame::Buying => list_purchases(state, seat, into),
        Frame::Opportunity { slots, .. } => {
            let slots = market::affordable(state, seat, slots);
            into.extend(slots.map(|slot| Command::Buy { slot }));
            into.push(Command::Pass);
        }
        Frame::Ask { seat, card, source, price } => {
            let power = Power { seat, card, source };
            let answers = answers(state, power, price).into_iter();
            into.extend(answers.map(|with| Command::Use { card, with }));
            if price > 0 || power.hooks().insists.is_none() {
                into.push(Command::Pass);
            }
        }
        Frame::EndStep { left, poison } => {
            let cards: CardSet = ending::ending_cards(state, left);
            into.extend(cards.iter().map(|card| Command::Use { card, with: With::Nothing }));
            if poison {
                into.push(Command::Poison);
            }
        }
        _ => {}
    }
}

/// Whether the asked seat may answer that. The commonest answers are judged without listing them.
pub fn is_choice(state: &KingOfTokyo, frame: &Frame, seat: Seat, command: &Command) -> bool {
    match (frame, command) {
        (Frame::Rolling, Command::Resolve)
        | (Frame::Yield { .. }, Command::Yield | Command::Stay)
        | (Frame::Buying, Command::Pass) => true,
        (Frame::Buying, Command::Sweep) => state.monsters[seat].energy >= market::SWEEP,
        (Frame::Rolling, Command::Reroll { dice }) => {
            state.turn.rerolls > 0 && !dice.is_empty() && state.turn.dice.contains(*dice)
        }
        (Frame::Buying, Command::Buy { slot }) => {
            market::affordable(state, seat, 0b111).any(|affordable| affordable == *slot)
        }
        _ => {
            let mut list = Vec::new();
            choices(state, frame, seat, &mut list);
            list.contains(command)
        }
    }
}

/// Draws one of the choices about a roll, or of what can be done at any time, each equally likely:
/// by its number in the list, because most of a list are the many ways to pick dice.
pub fn sample_roll(state: &KingOfTokyo, seat: Seat, chance: &mut Chance) -> Sampled<Command> {
    let mut uses = Vec::new();
    list_uses(state, seat, Moment::Rolling, &mut uses);
    let first_pick = 1 + uses.len();
    interjections(state, seat, &mut uses);
    let picks = if state.turn.rerolls > 0 { state.turn.dice.picks() as usize } else { 0 };
    let count = 1 + uses.len() + picks;
    let command = match chance.idx(count) {
        0 => Command::Resolve,
        number if number < first_pick => uses[number - 1],
        number if number < first_pick + picks => {
            Command::Reroll { dice: state.turn.dice.pick((number - first_pick) as u32) }
        }
        number => uses[number - picks - 1],
    };
    Sampled { command, was_choice: count > 1 }
}

/// Lists what a seat can do at any time.
pub fn interjections(state: &KingOfTokyo, seat: Seat, into: &mut Vec<Command>) {
    list_uses(state, seat, Moment::AnyTime, into);
}

/// Who can do something at any time.
pub fn interjectors(state: &KingOfTokyo) -> SeatSet {
    if !state.in_play(hook::ANY_TIME) {
        return SeatSet::EMPTY;
    }
    let can = |seat: &Seat| has_uses(state, *seat, Moment::AnyTime);
    state.living().iter().filter(can).collect()
}

/// Most of the time there is nothing to list, which is soon told.
#[inline]
fn list_uses(state: &KingOfTokyo, seat: Seat, moment: Moment, into: &mut Vec<Command>) {
    if state.has_power(seat, usable(moment)) {
        list_each_use(state, seat, moment, into);
    }
}

fn list_each_use(state: &KingOfTokyo, seat: Seat, moment: Moment, into: &mut Vec<Command>) {
    let mut uses = Vec::new();
    for power in state.powers(seat, usable(moment)) {
        let Some(list) = power.hooks().uses else { continue };
        list(state, power, moment, &mut uses);
        for with in uses.drain(..) {
            let command = Command::Use { card: power.card, with };
            if !into.contains(&command) {
                into.push(command);
            }
        }
    }
}

/// The cards that may be usable at a moment.
fn usable(moment: Moment) -> CardSet {
    match moment {
        Moment::AnyTime => hook::ANY_TIME,
        _ => hook::USES,
    }
}

/// Whether a seat has a card to use at a moment.
pub fn has_uses(state: &KingOfTokyo, seat: Seat, moment: Moment) -> bool {
    if !state.has_power(seat, usable(moment)) {
        return false;
    }
    let mut uses = Vec::new();
    for power in state.powers(seat, usable(moment)) {
        if let Some(list) = power.hooks().uses {
            list(state, power, moment, &mut uses);
        }
        if !uses.is_empty() {
            return true;
        }
    }
    false
}

fn can_meddle(state: &KingOfTokyo, seat: Seat, card: crate::cards::Card) -> bool {
    let meddles = |power: Power| power.hooks().meddles.is_some();
    state.power(seat, card).is_some_and(meddles)
        && !state.is_used(card)
        && !state.turn.dice.is_empty()
}

/// Whether the active monster is asked what it buys. Whether it can pay for a card that only it
/// has looked at must not show.
fn can_buy(state: &KingOfTokyo) -> bool {
    let seat = state.active;
    let lab = || state.has_power(seat, hook::LAB) && market::has_deck(state);
    let energy = state.monsters[seat].energy;
    energy >= market::SWEEP
        || market::affordable(state, seat, 0b111).next().is_some()
        || lab()
        || !market::purchasable(state, seat).is_empty()
}

fn list_purchases(state: &KingOfTokyo, seat: Seat, into: &mut Vec<Command>) {
    let slots = market::affordable(state, seat, 0b111);
    into.extend(slots.map(|slot| Command::Buy { slot }));
    if state.monsters[seat].energy >= market::SWEEP {
        into.push(Command::Sweep);
    }
    let stock = market::purchasable(state, seat);
    into.extend(stock.into_iter().map(|(seat, card)| Command::BuyFrom { seat, card }));
    if let Some(lab) = state.powers(seat, hook::LAB).next() {
        let known = state.top.filter(|top| top.known.contains(seat));
        match known {
            Some(top) if state.affords(seat, top.card) => into.push(Command::BuyTop),
            Some(_) => {}
            None if market::has_deck(state) => {
                into.push(Command::Use { card: lab.card, with: With::Nothing });
            }
            None => {}
        }
    }
    into.push(Command::Pass);
}

/// What can be answered to a card's own question, as long as it works and can be paid for.
fn answers(state: &KingOfTokyo, power: Power, price: u8) -> Vec<With> {
    let mut list = Vec::new();
    let pays = |energy: u16| energy >= u16::from(price);
    let monster = state.monsters.get(power.seat);
    if monster.is_some_and(|monster| pays(monster.energy))
        && state.works(power)
        && let Some(asks) = power.hooks().asks
    {
        asks(state, power, &mut list);
    }
    list
}

//! What an answer does.

use contract::Seat;

use crate::act::Act;
use crate::cards::{Card, Power};
use crate::command::{Command, Event, With};
use crate::frame::{Blow, Frame, Stage};
use crate::steps::{ending, hearts, market, roll, tokyo};

/// Carries out a legal command of the seat that the top frame asks.
pub fn answer(act: &mut Act<'_>, seat: Seat, command: Command) {
    let Some(frame) = act.state.stack.pop() else { return };
    match (frame, command) {
        (Frame::Rolling, Command::Reroll { dice }) => {
            act.state.turn.rerolls = act.state.turn.rerolls.saturating_sub(1);
            act.push(frame);
            roll::again(act, dice);
        }
        (Frame::Rolling, Command::Resolve) => roll::keep(act),
        (Frame::LastTouch, Command::Resolve) => {}
        (Frame::Meddle { card, .. }, Command::Use { with, .. }) => meddle(act, seat, card, with),
        (Frame::Hearts(hearts), Command::Heart { on }) => hearts::spend(act, on, hearts),
        (Frame::Hearts(hearts), _) => hearts::spend_all(act, 0, hearts.healed),
        (Frame::Blow(blow), Command::Yield) => dodge(act, blow),
        (Frame::Blow(blow), Command::Stay) => stay(act, blow),
        (Frame::Blow(blow), Command::Pass) => {
            act.push(Frame::Blow(Blow { stage: Stage::Landing, ..blow }));
        }
        (Frame::Soften { blow, dice }, Command::Pass) => {
            crate::steps::blow::softened(act, blow, dice);
        }
        (Frame::Yield { .. }, Command::Yield) => tokyo::give_way(act, seat),
        (Frame::Yield { .. }, _) => act.tell(Event::Stayed { seat }),
        (Frame::Buying, command) => purchase(act, seat, command),
        (Frame::Opportunity { slots, .. }, Command::Buy { slot }) => {
            let slots = slots & !(1 << slot);
            if slots != 0 {
                act.push(Frame::Opportunity { seat, slots });
            }
            market::buy(act, seat, slot);
        }
        (Frame::Ask { seat, card, source, price }, Command::Use { with, .. }) => {
            act.pay(seat, u16::from(price));
            let power = Power { seat, card, source };
            if let Some(answered) = power.hooks().answered {
                answered(act, power, with);
            }
        }
        (Frame::EndStep { left, .. }, Command::Poison) => ending::by_poison(act, left),
        (Frame::EndStep { left, poison }, Command::Use { card, .. }) => {
            ending::by_card(act, card, left, poison);
        }
        (frame, Command::Use { card, with }) => {
            act.push(frame);
            use_card(act, seat, card, with);
        }
        _ => {}
    }
}

/// Uses a card for what its text says.
pub fn use_card(act: &mut Act<'_>, seat: Seat, card: Card, with: With) {
    let Some(power) = act.state.power(seat, card) else { return };
    act.tell(Event::CardUsed { seat, card });
    if let Some(used) = power.hooks().used {
        used(act, power, with);
    }
}

/// Another monster changes the dice; the roller may then have a last touch.
fn meddle(act: &mut Act<'_>, seat: Seat, card: Card, with: With) {
    act.state.stack.retain(|frame| *frame != Frame::LastTouch);
    use_card(act, seat, card, with);
    // Below the monsters that may still interfere, above the resolving of the dice.
    let mut waiting = Vec::new();
    while let Some(frame @ Frame::Meddle { .. }) = act.state.stack.top().copied() {
        waiting.push(frame);
        act.state.stack.pop();
    }
    act.push(Frame::LastTouch);
    waiting.into_iter().rev().for_each(|frame| act.push(frame));
}

/// The victim yields at once, and the attack misses it.
fn dodge(act: &mut Act<'_>, blow: Blow) {
    act.state.turn.attack.asked.insert(blow.victim);
    act.tell(Event::DamagePrevented { seat: blow.victim });
    tokyo::give_way(act, blow.victim);
}

/// The victim stays, and takes the packet.
fn stay(act: &mut Act<'_>, blow: Blow) {
    act.state.turn.attack.asked.insert(blow.victim);
    act.tell(Event::Stayed { seat: blow.victim });
    act.push(Frame::Blow(Blow { stage: Stage::Standing, ..blow }));
}

/// A purchase, after which the buyer is asked again.
fn purchase(act: &mut Act<'_>, seat: Seat, command: Command) {
    if command == Command::Pass {
        return;
    }
    act.push(Frame::Buying);
    match command {
        Command::Buy { slot } => market::buy(act, seat, slot),
        Command::BuyTop => market::buy_top(act, seat),
        Command::BuyFrom { seat: from, card } => market::buy_from(act, seat, from, card),
        Command::Sweep => market::sweep(act, seat),
        Command::Use { .. } => market::peek(act, seat),
        _ => {}
    }
}

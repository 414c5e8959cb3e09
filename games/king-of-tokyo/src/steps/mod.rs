//! What happens by itself, and what each question allows.
//!
//! - [`turn`]: the start of a turn, and the next one; [`ending`]: what acts when a turn ends
//! - [`roll`]: rolling and resolving dice; [`hearts`]: spending hearts
//! - [`attack`]: claws; [`blow`]: one packet of damage; [`tokyo`]: yielding and entering
//! - [`market`]: buying, filling the row
//! - [`question`]: whom a frame asks, and what may be answered; [`answer`]: what the answer does

pub mod answer;
pub mod attack;
pub mod blow;
pub mod ending;
pub mod hearts;
pub mod market;
pub mod question;
pub mod roll;
pub mod tokyo;
pub mod turn;

use contract::Seat;

use crate::act::Act;
use crate::frame::Frame;

/// Does what can be done without asking anybody; tells who is asked then.
pub fn run(act: &mut Act<'_>) -> Option<Seat> {
    while act.state.over.is_none() {
        let frame = *act.state.stack.top()?;
        let asked = if frame.may_ask() { question::asked(act.state, &frame) } else { None };
        if asked.is_some() {
            return asked;
        }
        act.state.stack.pop();
        act.state.beat += 1;
        step(act, frame);
    }
    None
}

/// Does one thing. A question comes here only when there is nobody to ask, or nothing.
fn step(act: &mut Act<'_>, frame: Frame) {
    match frame {
        Frame::TurnStart => turn::start(act),
        Frame::FirstRoll => roll::first(act),
        Frame::Resolve => roll::resolve(act),
        Frame::Hearts(hearts) => hearts::spend_all(act, hearts.left, hearts.healed),
        Frame::Energy => roll::take_energy(act),
        Frame::Claws => attack::deal(act),
        Frame::Blow(blow) => blow::fall(act, blow),
        Frame::Soften { blow, dice } => blow::softened(act, blow, dice),
        Frame::AfterAttack => attack::follow(act),
        Frame::AfterCard { seat } => attack::follow_card(act, seat),
        Frame::Settle => tokyo::settle(act),
        Frame::Yields => tokyo::ask_yields(act),
        Frame::Retreats => tokyo::retreats(act),
        Frame::Enter => tokyo::enter(act),
        Frame::Refill => market::refill(act),
        Frame::EndTurn => ending::gather(act),
        Frame::EndStep { left, poison } => ending::step(act, left, poison),
        Frame::OthersEnd => turn::others_end(act),
        Frame::NextTurn => turn::next(act),
        Frame::Rolling
        | Frame::Meddle { .. }
        | Frame::LastTouch
        | Frame::Yield { .. }
        | Frame::Buying
        | Frame::Opportunity { .. }
        | Frame::Ask { .. } => {}
    }
}

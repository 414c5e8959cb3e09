//! How a turn ends if nobody does more than they have to.

use contract::{Chance, Seat};

use crate::act::Act;
use crate::command::{Command, HeartUse};
use crate::frame::Frame;
use crate::state::KingOfTokyo;
use crate::steps::{answer, question, run};

/// More questions than the rest of a turn asks.
const ANSWERS: usize = 64;

/// Lets a seat answer the open question, and does what follows.
pub fn reply(state: &mut KingOfTokyo, seat: Seat, command: Command, chance: &mut Chance) {
    let mut act = Act { state, chance, listens: false, told: Vec::new(), chanced: false };
    answer::answer(&mut act, seat, command);
    run(&mut act);
}

/// The same, but what is bought leaves a gap in the row: nobody knows what will fill it.
pub fn reply_leaving_gaps(
    state: &mut KingOfTokyo,
    seat: Seat,
    command: Command,
    chance: &mut Chance,
) {
    let mut act = Act { state, chance, listens: false, told: Vec::new(), chanced: false };
    answer::answer(&mut act, seat, command);
    act.state.stack.retain(|frame| *frame != Frame::Refill);
    run(&mut act);
}

/// Resolves the dice that are being rolled, and plays the turn to its end: everybody stays,
/// hearts heal their owner, nothing is bought and no card is used.
pub fn resolve(state: &mut KingOfTokyo, chance: &mut Chance) {
    if state.stack.top() == Some(&Frame::Rolling) {
        reply(state, state.active, Command::Resolve, chance);
    }
    finish_turn(state, chance);
}

/// Plays the rest of a turn whose dice are no longer being rolled.
pub fn finish_turn(state: &mut KingOfTokyo, chance: &mut Chance) {
    for _ in 0..ANSWERS {
        match state.question() {
            // Dice to be rolled are those of the next turn.
            None | Some((Frame::Rolling, _)) => return,
            Some((frame, seat)) => {
                let command = quietest(state, frame, seat, chance);
                reply(state, seat, command, chance);
            }
        }
    }
}

/// The answer that does the least. Where the end of a turn has an order, it is one that wins, if
/// there is one.
pub fn quietest(state: &KingOfTokyo, frame: Frame, seat: Seat, chance: &mut Chance) -> Command {
    let mut choices = Vec::new();
    question::choices(state, &frame, seat, &mut choices);
    if let Frame::EndStep { .. } = frame {
        let wins = |command: &Command| {
            let mut after = state.clone();
            reply(&mut after, seat, *command, chance);
            finish_turn(&mut after, chance);
            after.winners().contains(seat)
        };
        let winning = choices.iter().copied().find(wins);
        return winning.or(choices.first().copied()).unwrap_or(Command::Pass);
    }
    let quiet = match frame {
        Frame::Hearts(_) => [Command::Heart { on: HeartUse::Life }, Command::Pass],
        Frame::LastTouch => [Command::Resolve, Command::Pass],
        _ => [Command::Stay, Command::Pass],
    };
    let quiet = quiet.into_iter().find(|command| choices.contains(command));
    quiet.or(choices.first().copied()).unwrap_or(Command::Pass)
}

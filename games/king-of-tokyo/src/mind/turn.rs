//! How a turn ends if everybody answers as the judge thinks best.

use contract::{Chance, Seat};

use crate::command::Command;
use crate::frame::{Frame, Stage};
use crate::mind::judge::Judge;
use crate::mind::quiet::{self, reply_leaving_gaps};
use crate::state::KingOfTokyo;
use crate::steps::{market, question};

/// More questions than the rest of a turn asks.
const ANSWERS: usize = 64;
/// Answers to a card's question that are tried.
const TRIED: usize = 12;

/// Plays the rest of a turn whose dice are resolved, up to the first roll of the next one. What is
/// bought leaves gaps in the row, which the judge has learnt to take for cards not yet known: so
/// nothing depends on one card that happens to come.
pub fn finish(state: &mut KingOfTokyo, judge: &mut Judge, chance: &mut Chance) {
    for _ in 0..ANSWERS {
        match state.question() {
            None | Some((Frame::Rolling, _)) => return,
            Some((frame, seat)) => {
                let command = answer(state, frame, seat, judge, chance);
                reply_leaving_gaps(state, seat, command, chance);
            }
        }
    }
}

/// The answer after which the seat is best off, if the turn then ends quietly.
fn answer(
    state: &KingOfTokyo,
    frame: Frame,
    seat: Seat,
    judge: &mut Judge,
    chance: &mut Chance,
) -> Command {
    let answers = answers(state, frame, seat);
    let [first, rest @ ..] = answers.as_slice() else { return Command::Pass };
    if rest.is_empty() {
        return *first;
    }
    let mut best = (*first, f64::NEG_INFINITY);
    for command in answers {
        let mut after = state.clone();
        // All answers meet the same luck.
        let mut luck = chance.clone();
        reply_leaving_gaps(&mut after, seat, command, &mut luck);
        quiet::finish_turn(&mut after, &mut luck);
        let share = judge.share(&after, seat);
        if share > best.1 {
            best = (command, share);
        }
    }
    best.0
}

/// The answers that are worth trying; one where it hardly matters.
fn answers(state: &KingOfTokyo, frame: Frame, seat: Seat) -> Vec<Command> {
    match frame {
        Frame::Meddle { .. } | Frame::Soften { .. } => vec![Command::Pass],
        Frame::LastTouch => vec![Command::Resolve],
        Frame::Yield { .. } => vec![Command::Stay, Command::Yield],
        Frame::Blow(blow) if blow.stage == Stage::Falling => vec![Command::Stay, Command::Yield],
        Frame::Buying => {
            let slots = market::affordable(state, seat, 0b111);
            let buys = slots.map(|slot| Command::Buy { slot });
            std::iter::once(Command::Pass).chain(buys).collect()
        }
        Frame::EndStep { .. } => {
            vec![quiet::quietest(state, frame, seat, &mut Chance::from_number(0))]
        }
        _ => {
            let mut choices = Vec::new();
            question::choices(state, &frame, seat, &mut choices);
            choices.truncate(TRIED);
            choices
        }
    }
}

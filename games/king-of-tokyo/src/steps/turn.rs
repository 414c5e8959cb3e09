//! The start of a turn, and the next one.

use contract::{Seat, SeatSet};

use crate::act::Act;
use crate::cards::hook::{self, fire};
use crate::command::Event;
use crate::frame::Frame;
use crate::monster::GOAL;
use crate::setup::Twenty;
use crate::state::{End, ExtraTurn, KingOfTokyo, Turn};

/// Points for starting a turn in Tokyo.
const START_IN_TOKYO: u8 = 2;

/// The active monster's turn begins.
pub fn start(act: &mut Act<'_>) {
    let seat = act.state.active;
    act.tell(Event::TurnBegan { seat });
    let steps =
        [Frame::FirstRoll, Frame::Buying, Frame::EndTurn, Frame::OthersEnd, Frame::NextTurn];
    act.push_all(steps.into_iter());
    if act.state.monsters[seat].in_tokyo() {
        act.tokyo_pays(seat, START_IN_TOKYO);
        fire!(act, seat, START_IN_TOKYO.start_in_tokyo);
    }
    fire!(act, seat, TURN_START.turn_start);
}

/// Cards of others that look at the end of every turn.
pub fn others_end(act: &mut Act<'_>) {
    if !act.state.in_play(hook::OTHERS_END) {
        return;
    }
    for seat in act.state.others(act.state.active) {
        fire!(act, seat, OTHERS_END.others_end);
    }
}

/// Victory is looked for, and the next turn begins.
pub fn next(act: &mut Act<'_>) {
    let living = act.state.living();
    if let Some(end) = victory(act.state, living) {
        finish(act, end);
        return;
    }
    let ExtraTurn { seat, fewer } = match earned(act.state, living) {
        Some(extra) => extra,
        None => {
            let anchor = act.state.anchor;
            let next = kit::clockwise(anchor, living).next().unwrap_or(anchor);
            act.state.round += u32::from(passes_start(anchor, next));
            act.state.anchor = next;
            ExtraTurn { seat: next, fewer: 0 }
        }
    };
    act.state.active = seat;
    act.state.turn = Turn { fewer, ..Turn::default() };
    act.push(Frame::TurnStart);
}

/// The next turn that a card has earned for somebody who still lives.
fn earned(state: &mut KingOfTokyo, living: SeatSet) -> Option<ExtraTurn> {
    let extra = &mut state.extra;
    if !extra.is_empty() {
        extra.retain(|extra| living.contains(extra.seat));
    }
    if extra.is_empty() { None } else { Some(extra.remove(0)) }
}

/// Whether the order has come round to the first seat.
fn passes_start(from: Seat, to: Seat) -> bool {
    to.0 <= from.0
}

/// How the game ends with this turn, if it does.
fn victory(state: &KingOfTokyo, living: SeatSet) -> Option<End> {
    let there = |seat: &Seat| state.monsters[*seat].points >= GOAL;
    let reached: SeatSet = living.iter().filter(there).collect();
    if !reached.is_empty() {
        let first = reached.iter().filter_map(|seat| state.monsters[seat].reached).min();
        let winners = match state.setup.twenty {
            Twenty::Shared => reached,
            Twenty::First => {
                reached.iter().filter(|seat| state.monsters[*seat].reached == first).collect()
            }
        };
        return Some(End::Points { winners });
    }
    match living.len() {
        0 => Some(End::AllFell),
        1 => living.sole().map(|seat| End::LastStanding { seat }),
        _ => None,
    }
}

/// The game is over.
pub fn finish(act: &mut Act<'_>, end: End) {
    match end {
        End::Points { winners } => {
            winners.iter().for_each(|seat| act.tell(Event::Crowned { seat }));
        }
        End::LastStanding { seat } => act.tell(Event::Crowned { seat }),
        End::AllFell => act.tell(Event::AllFell),
    }
    act.state.over = Some(end);
    act.state.stack = kit::Pending::new();
}

//! Turns that are worth comparing, and which of them come to the same.

use contract::coach::Course;
use contract::{Game, Seat, Viewer};

use crate::command::Command;
use crate::mind::levels;
use crate::mind::past::{Memory, Past};
use crate::mind::planner::{actions, desk, draft, rivals};
use crate::mind::turns::{Draft, Style};
use crate::state::{ACTIONS, TokyoDangan};
use crate::view::View;

/// Turns of each style that are compared.
const WIDE: usize = 10;
/// The styles: a player who looks to itself, and one who spoils.
const STYLES: [Style; 2] =
    [Style { beam: 16, ..levels::FIRST }, Style { beam: 16, ..levels::STYLES[1] }];

/// The best turns by several styles, each leading somewhere else. They follow from what the seat
/// sees, not from the rest of the world.
pub fn worth_comparing(world: &TokyoDangan, seat: Seat) -> Vec<Course<Command>> {
    let view = world.view(Viewer::Seat(seat));
    if view.puzzle.is_some() {
        // What it takes to solve a puzzle is known exactly: there is nothing to guess.
        return Vec::new();
    }
    let Some(from) = draft(&view) else { return Vec::new() };
    let mut turns: Vec<Draft> = Vec::new();
    for style in STYLES {
        let past = Past::new(&view, &Memory::default());
        let desk = desk(&view, rivals(&view), past, style);
        for turn in desk.turns(from.clone(), actions(&view), &|| false).into_iter().take(WIDE) {
            add(&mut turns, banked(&from, &turn, &view));
            add(&mut turns, [turn]);
        }
    }
    // Of many turns that win, the shortest stands for all.
    turns.sort_by_key(|turn| (!turn.open.is_empty(), turn.steps.len()));
    let wins = turns.iter().take_while(|turn| turn.open.is_empty()).count();
    turns.drain(1.min(wins)..wins);
    turns.iter().map(|turn| course(&view, turn)).collect()
}

fn add(turns: &mut Vec<Draft>, more: impl IntoIterator<Item = Draft>) {
    for turn in more {
        if !turns.iter().any(|other| other.meets(&turn)) {
            turns.push(turn);
        }
    }
}

/// The same turn with a move to a destination as its last action, where it leaves one in reach.
fn banked(from: &Draft, turn: &Draft, view: &View) -> Vec<Draft> {
    let kept = turn.steps.len().min(actions(view).saturating_sub(1));
    let begun = turn.steps[..kept].iter().fold(from.clone(), |draft, step| draft.with(*step));
    let left = turn.in_reach(&view.board).and(begun.in_reach(&view.board));
    left.iter().map(|to| begun.with(Command::Move { to })).collect()
}

/// The commands of a turn, which has to be ended where not all actions are taken.
fn course(view: &View, turn: &Draft) -> Course<Command> {
    let mut commands: Vec<Command> = turn.steps.to_vec();
    if commands.len() < actions(view) && !turn.open.is_empty() {
        commands.push(Command::End);
    }
    commands
}

/// Whether two turns lead to the same position, or both win.
pub fn meet(world: &TokyoDangan, one: &[Command], other: &[Command]) -> bool {
    let Some(from) = draft(&world.view(Viewer::Seat(world.active))) else { return false };
    let led = |course: &[Command]| {
        let steps = course.iter().filter(|command| **command != Command::End);
        steps.take(usize::from(ACTIONS)).fold(from.clone(), |draft, step| draft.with(*step))
    };
    let (one, other) = (led(one), led(other));
    one.meets(&other) || one.open.is_empty() && other.open.is_empty()
}

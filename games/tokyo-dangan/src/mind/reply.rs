//! What a rival may do about a turn: the answer that a net likes best for the rival.
//!
//! Answers are found faster than a turn of one's own: what helps as the first action is all that
//! is tried as the second and third.

use contract::{Chance, Seat, Silent};

use crate::command::Command;
use crate::mind::judge::Judge;
use crate::mind::levels::HAND;
use crate::mind::past::Past;
use crate::mind::taste::Rival;
use crate::mind::turns::{Desk, Draft, Style, best};
use crate::square::SquareSet;
use crate::state::{ACTIONS, DESTINATIONS, SEATS, TokyoDangan};

/// How a rival judges its turns.
const STYLE: Style = Style { beam: 4, calm: 4.0, bank: 0.6, hand: HAND };
/// The first actions that are thought of as later ones, too.
const HELPFUL: usize = 32;

/// A seat's chance to win after the answer of the seat that is next, when it has just begun its
/// turn.
pub fn answered(world: &TokyoDangan, seat: Seat, judge: &mut Judge, luck: &Chance) -> f64 {
    if world.over.is_some() {
        return judge.share(world, seat);
    }
    let rival = world.active;
    let mut likeliest: Option<(f64, f64)> = None;
    for draft in answers(world, rival) {
        let mut after = world.clone();
        play(&mut after, rival, &draft, &mut luck.clone());
        let shares = judge.shares(&after);
        let share = |seat: Seat| shares.get(seat.idx()).copied().unwrap_or(0.0);
        if likeliest.is_none_or(|(its, _)| share(rival) > its) {
            likeliest = Some((share(rival), share(seat)));
        }
    }
    match likeliest {
        Some((_, own)) => own,
        None => judge.share(world, seat),
    }
}

/// Plays a turn to its end.
pub fn play(world: &mut TokyoDangan, seat: Seat, turn: &Draft, luck: &mut Chance) {
    for command in turn.steps.iter().copied() {
        crate::turn::act(world, command, luck, &mut Silent);
    }
    if world.over.is_none() && world.active == seat && world.taken > 0 {
        crate::turn::act(world, Command::End, luck, &mut Silent);
    }
}

/// A few turns of a seat, as it would play them with what it knows.
fn answers(world: &TokyoDangan, seat: Seat) -> Vec<Draft> {
    let own = &world.travellers[seat];
    let others = || world.travellers.iter().filter(|(other, _)| *other != seat);
    let rivals = others().take(SEATS).map(|(_, other)| {
        let left = DESTINATIONS - other.reached.len().min(DESTINATIONS);
        Rival::unknown(other.piece, left, other.candidates(&world.board))
    });
    let desk = Desk {
        board: &world.board,
        removal: world.house.removal,
        others: others().map(|(_, other)| other.piece).collect(),
        rivals: rivals.collect(),
        past: Past::default(),
        style: STYLE,
    };
    let from = Draft {
        steps: Default::default(),
        roads: world.roads,
        piece: own.piece,
        open: own.open,
        hand: own.hand,
        worth: 0.0,
    };
    quick_turns(&desk, &from)
}

/// The best turns, of which the later actions are looked for among the best first ones.
fn quick_turns(desk: &Desk<'_>, from: &Draft) -> Vec<Draft> {
    let judged = |draft: &Draft, command: Command| {
        let mut after = draft.with(command);
        after.worth = desk.worth(&after);
        after
    };
    let mut commands = Vec::new();
    desk.actions(from, &mut commands);
    let mut next: Vec<Draft> = commands.iter().map(|command| judged(from, *command)).collect();
    next.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let helpful = next.iter().take(HELPFUL).filter_map(|draft| draft.steps.first().copied());
    let helpful: Vec<Command> =
        helpful.filter(|command| !matches!(command, Command::Move { .. })).collect();
    let mut pool = Vec::new();
    for left in (0..ACTIONS).rev() {
        let beam = best(next, desk.style.beam);
        let won = beam.first().is_some_and(Draft::wins);
        next = Vec::new();
        if left > 0 && !won {
            for draft in &beam {
                let stops = draft.roads.reach(desk.board, draft.piece).and(draft.open);
                let moves = stops.iter().map(|to| Command::Move { to });
                let again = helpful.iter().copied().filter(|command| fits(desk, draft, *command));
                next.extend(moves.chain(again).map(|command| judged(draft, command)));
            }
        }
        pool.extend(beam);
    }
    best(pool, desk.style.beam)
}

/// Whether an action can still be taken after others.
fn fits(desk: &Desk<'_>, draft: &Draft, command: Command) -> bool {
    match command {
        Command::Place { square, tile } => {
            draft.roads.at(square).is_none() && draft.hand.has(tile.kind())
        }
        Command::Rotate { square, tile } => {
            let laid = draft.roads.at(square);
            laid.is_some_and(|laid| laid != tile && laid.kind() == tile.kind())
        }
        Command::Remove { square } => {
            let bare = !desk.others.or(SquareSet::only(draft.piece)).contains(square);
            bare && draft.roads.at(square).is_some()
        }
        Command::Move { .. } | Command::End => false,
    }
}

//! Whole turns: what they lead to, and which are worth a thought.

use arrayvec::ArrayVec;

use crate::board::Board;
use crate::command::Command;
use crate::mind::past::Past;
use crate::mind::route::Terrain;
use crate::mind::taste::{self, Rival};
use crate::roads::Roads;
use crate::square::{Square, SquareSet};
use crate::state::{ACTIONS, SEATS};
use crate::stock::Stock;
use crate::tile::Kind;

/// What a won game is worth.
const WON: f64 = 1e9;
/// How much worse a turn is for each time its end has been there before.
const STALE: f64 = 0.3;

/// What a seat thinks about at the beginning of its turn.
#[derive(Clone, Debug)]
pub struct Desk<'a> {
    pub board: &'a Board,
    /// Whether tiles can be removed.
    pub removal: bool,
    /// Where the other pieces stand.
    pub others: SquareSet,
    /// The rivals that count.
    pub rivals: ArrayVec<Rival, SEATS>,
    /// The positions to which a turn could lead back.
    pub past: Past,
    /// How turns are judged.
    pub style: Style,
}

/// How turns are judged, and how many are looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Turns that are thought on after each action.
    pub beam: usize,
    /// What is added to a rival's need: the more, the less it matters to spoil it.
    pub calm: f64,
    /// What a destination reached now is worth beyond the action it took.
    pub bank: f64,
    /// What tiles kept in hand are worth, by kind.
    pub hand: [f64; 5],
}

/// A turn so far, and where it leads.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// What was done.
    pub steps: ArrayVec<Command, { ACTIONS as usize }>,
    /// The tiles on the board.
    pub roads: Roads,
    /// Where the piece stands.
    pub piece: Square,
    /// Destinations still to be reached.
    pub open: SquareSet,
    /// The tiles in hand.
    pub hand: Stock,
    /// How good it is; more is better.
    pub worth: f64,
}

impl Draft {
    /// Whether the two lead to the same position.
    pub fn meets(&self, other: &Draft) -> bool {
        self.roads == other.roads
            && self.piece == other.piece
            && self.open == other.open
            && self.hand == other.hand
    }

    /// Whether the game is won with it.
    pub fn wins(&self) -> bool {
        self.worth >= WON
    }

    /// Whether the game is over with it, and not won.
    pub fn loses(&self) -> bool {
        self.worth <= -WON
    }

    /// The open destinations that one move would reach.
    pub fn in_reach(&self, board: &Board) -> SquareSet {
        self.roads.reach(board, self.piece).and(self.open)
    }

    /// The turn with one more action. Tells nothing about its worth.
    #[must_use]
    pub fn with(&self, command: Command) -> Draft {
        let mut next = self.clone();
        // A turn has no more actions than there is room for.
        next.steps.push(command);
        match command {
            Command::Move { to } => {
                next.piece = to;
                next.open.remove(to);
            }
            Command::Place { square, tile } => {
                next.hand.take(tile.kind());
                next.roads.lay(square, tile);
            }
            Command::Rotate { square, tile } => next.roads.lay(square, tile),
            Command::Remove { square } => {
                next.roads.lift(square);
            }
            Command::End => {}
        }
        next
    }
}

impl Desk<'_> {
    /// How good the position is for the bot in this seat.
    pub fn worth(&self, draft: &Draft) -> f64 {
        if draft.open.is_empty() {
            return WON;
        }
        let (returns, ends) = self.past.returns(&draft.roads, draft.piece);
        if let Some(wins) = ends {
            return if wins { WON } else { -WON };
        }
        let pieces = self.others.or(SquareSet::only(draft.piece));
        let terrain = Terrain::new(self.board, &draft.roads, pieces, self.removal);
        let kept: f64 = Kind::ALL
            .iter()
            .map(|kind| self.style.hand[kind.idx()] * f64::from(draft.hand.of(*kind)))
            .sum();
        let need = taste::need(&terrain, draft.piece, draft.open)
            + self.style.bank * draft.open.len() as f64
            - kept;
        let need = (need + 1.0).max(0.1);
        let mut threat = 0.0;
        for rival in &self.rivals {
            let time = rival.need(&terrain) + self.style.calm;
            threat += 1.0 / (time * time);
        }
        let threat = if self.rivals.is_empty() { 1.0 } else { threat };
        -need * need * threat * (1.0 + STALE * returns as f64)
    }

    /// Every action that could help: moves to destinations, tiles laid, turned and removed.
    pub fn actions(&self, draft: &Draft, into: &mut Vec<Command>) {
        into.clear();
        let stops = draft.roads.reach(self.board, draft.piece);
        into.extend(stops.and(draft.open).iter().map(|to| Command::Move { to }));
        let laid = draft.roads.squares();
        let free = self.board.open().without(laid);
        for kind in draft.hand.kinds() {
            for &tile in kind.lies() {
                into.extend(free.iter().map(|square| Command::Place { square, tile }));
            }
        }
        for tile in draft.roads.iter() {
            let lies = tile.tile.kind().lies().iter().filter(|lie| **lie != tile.tile);
            into.extend(lies.map(|&lie| Command::Rotate { square: tile.square, tile: lie }));
        }
        if self.removal {
            let bare = laid.without(self.others).without(SquareSet::only(draft.piece));
            into.extend(bare.iter().map(|square| Command::Remove { square }));
        }
    }

    /// The best turns of up to that many actions, best first, each leading somewhere else. The
    /// patience is asked once for each turn thought on.
    pub fn turns(&self, from: Draft, actions: usize, over: &dyn Fn() -> bool) -> Vec<Draft> {
        let mut pool: Vec<Draft> = Vec::new();
        let mut beam = vec![from];
        let mut commands = Vec::new();
        for _ in 0..actions {
            let mut next: Vec<Draft> = Vec::new();
            for draft in &beam {
                self.actions(draft, &mut commands);
                for &command in &commands {
                    let mut after = draft.with(command);
                    after.worth = self.worth(&after);
                    next.push(after);
                }
                if over() && !next.is_empty() {
                    break;
                }
            }
            beam = best(next, self.style.beam);
            pool.extend(beam.iter().cloned());
            let won = beam.first().is_some_and(Draft::wins);
            if beam.is_empty() || won || over() {
                break;
            }
        }
        best(pool, self.style.beam)
    }
}

/// The best of these, best first, without those that lead to the same place.
pub(super) fn best(mut drafts: Vec<Draft>, count: usize) -> Vec<Draft> {
    drafts.sort_by(|a, b| b.worth.total_cmp(&a.worth).then(a.steps.len().cmp(&b.steps.len())));
    let mut kept: Vec<Draft> = Vec::with_capacity(count);
    for draft in drafts {
        if kept.len() >= count {
            break;
        }
        if !kept.iter().any(|other| other.worth == draft.worth && other.meets(&draft)) {
            kept.push(draft);
        }
    }
    kept
}

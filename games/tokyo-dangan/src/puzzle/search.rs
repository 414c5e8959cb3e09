//! Every answer within a number of actions.
//!
//! Only actions that are used are tried, at the last moment: whatever is laid, turned or removed
//! lies on the way of the very next move. No best answer is missed by that. In a best answer every
//! tile that is laid or turned is passed, entered or left in that way later on, since otherwise
//! fewer actions would do; and putting an action off until the first move that uses it gives an
//! answer that is the same: the moves in between did not touch that square. A tile that is used
//! when the piece already stands on it was entered in that way, which is a use, or is turned under
//! it. What is left is a choice of ways: each move goes along a simple path, and at each square of
//! it the tile stays, is turned, is laid, or replaced. A bound ([`Far`]) cuts off whatever cannot
//! be completed in time. `tests.rs` holds this search against one that plays every offer of the
//! game.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;

use crate::board::Board;
use crate::command::Command;
use crate::puzzle::net::{Far, NEVER, Net};
use crate::puzzle::{Answer, Position};
use crate::square::{Square, SquareSet, Way};
use crate::state::DESTINATIONS;
use crate::tile::{Kind, Tile};

/// What was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// How many actions the best answers take.
    pub actions: u8,
    /// The best answers, one of each that are the same.
    pub answers: Vec<Answer>,
    /// How many squares were looked at: what it takes to be sure.
    pub effort: u32,
}

/// How much is looked at before a search for the best is given up, and one for the nearly best.
const PATIENCE: u32 = 200;
const MORE_PATIENCE: u32 = 1_500;

/// The best answers of at most that many actions, or two of them where there are more; nothing
/// where there is none, or where it would take too long to be sure.
pub fn best(board: &Board, position: &Position, most: u8) -> Option<Found> {
    let net = Net::of(board);
    let mut effort = 0;
    for limit in least(&net, position)..=most {
        let mut search = Search::new(&net, limit, PATIENCE.saturating_sub(effort));
        search.most = 2;
        search.run(position);
        effort += search.effort;
        if effort >= PATIENCE {
            return None;
        }
        if !search.found.is_empty() {
            let answers = search.found.into_values().collect();
            return Some(Found { actions: limit, answers, effort });
        }
    }
    None
}

/// How many different answers there are of exactly that many actions, each of which is used.
pub fn count(board: &Board, position: &Position, actions: u8) -> Option<usize> {
    let net = Net::of(board);
    let mut search = Search::new(&net, actions, MORE_PATIENCE);
    search.run(position);
    let exact = search.found.values().filter(|answer| answer.0.len() == usize::from(actions));
    (search.effort < MORE_PATIENCE).then(|| exact.count())
}

/// The least number of actions that a position can be solved in, as far as can be told at a glance.
pub fn least(net: &Net, position: &Position) -> u8 {
    let far = |goal| Far::to(net, position, goal, NEVER - 1).standing(net, position);
    let most = position.goals.iter().map(far).max().unwrap_or(0);
    most.saturating_add(position.goals.len() as u8)
}

struct Search<'a> {
    net: &'a Net,
    limit: u8,
    patience: u32,
    effort: u32,
    /// It is enough to find that many.
    most: usize,
    /// What was done on the way to where the search is.
    trail: Vec<Command>,
    found: BTreeMap<Vec<Command>, Answer>,
}

/// Where a search is: within a move, `piece` is where it began.
#[derive(Clone)]
struct Trip {
    position: Position,
    used: u8,
    far: ArrayVec<Far, DESTINATIONS>,
    /// Squares of the move so far.
    seen: SquareSet,
}

impl<'a> Search<'a> {
    fn new(net: &'a Net, limit: u8, patience: u32) -> Search<'a> {
        let (trail, found) = (Vec::new(), BTreeMap::new());
        Search { net, limit, patience, effort: 0, most: usize::MAX, trail, found }
    }

    fn run(&mut self, position: &Position) {
        let trip = Trip {
            position: *position,
            used: 0,
            far: self.far(position, 0),
            seen: SquareSet::EMPTY,
        };
        self.leave(trip);
    }

    /// How far the goals are, as long as that matters after that many actions.
    fn far(&mut self, position: &Position, used: u8) -> ArrayVec<Far, DESTINATIONS> {
        let most = self.limit.saturating_sub(used + position.goals.len() as u8);
        self.effort += 1;
        let goals = position.goals.iter().take(DESTINATIONS);
        goals.map(|goal| Far::to(self.net, position, goal, most)).collect()
    }

    fn is_done(&self) -> bool {
        self.effort >= self.patience || self.found.len() >= self.most
    }

    /// Whether that many more actions, and a move to each goal, are still within the limit.
    fn fits(&self, trip: &Trip, more: u8) -> bool {
        let goals = trip.position.goals.len() as u8;
        trip.used.saturating_add(more).saturating_add(goals) <= self.limit
    }

    /// Begins a move from where the piece stands.
    fn leave(&mut self, mut trip: Trip) {
        let piece = trip.position.piece;
        trip.seen = SquareSet::only(piece);
        for way in Way::ALL {
            let Some(next) = self.net.next(piece, way) else { continue };
            match trip.position.roads.at(piece) {
                Some(tile) if !tile.opens(way) => {
                    for form in forms(tile.kind(), way) {
                        let turn = Command::Rotate { square: piece, tile: form };
                        self.with(&trip, &[turn], |search, trip| {
                            search.walk(trip, next, way.back());
                        });
                    }
                }
                _ => self.walk(&trip, next, way.back()),
            }
        }
    }

    /// Goes on to a stop, entered from that side.
    fn walk(&mut self, trip: &Trip, square: Square, side: Way) {
        if self.is_done() || trip.seen.contains(square) {
            return;
        }
        let from = |far: &Far| far.from(self.net, &trip.position, square, side);
        let far = trip.far.iter().map(from).max().unwrap_or(0);
        if !self.fits(trip, far) {
            return;
        }
        self.effort += 1;
        let mut trip = trip.clone();
        trip.seen.insert(square);
        if self.net.is_town(square) {
            self.stop(&trip, square);
            self.spread(&trip, square, side, |_| true);
            return;
        }
        let works = works(&trip.position, square, side);
        for (form, actions) in works {
            self.with(&trip, &actions, |search, trip| {
                search.stop(trip, square);
                search.spread(trip, square, side, |way| form.opens(way));
            });
        }
    }

    /// Goes on to all sides but the one it came from.
    fn spread(&mut self, trip: &Trip, square: Square, side: Way, opens: impl Fn(Way) -> bool) {
        for way in Way::ALL.into_iter().filter(|way| *way != side && opens(*way)) {
            if let Some(next) = self.net.next(square, way) {
                self.walk(trip, next, way.back());
            }
        }
    }

    /// Ends the move.
    fn stop(&mut self, trip: &Trip, square: Square) {
        let mut trip = trip.clone();
        trip.used += 1;
        trip.position.piece = square;
        if trip.position.goals.contains(square) {
            trip.position.goals.remove(square);
            trip.far = self.far(&trip.position, trip.used);
        }
        let position = &trip.position;
        let far = trip.far.iter().map(|far| far.standing(self.net, position)).max();
        if !self.fits(&trip, far.unwrap_or(0)) {
            return;
        }
        self.trail.push(Command::Move { to: square });
        if trip.position.goals.is_empty() {
            let answer = Answer(self.trail.clone());
            self.found.entry(answer.form()).or_insert(answer);
        } else {
            self.leave(trip);
        }
        self.trail.pop();
    }

    /// Goes on after some actions, if they are within the limit.
    fn with(&mut self, trip: &Trip, actions: &[Command], go: impl FnOnce(&mut Self, &Trip)) {
        if actions.is_empty() {
            return go(self, trip);
        }
        if self.is_done() || !self.fits(trip, actions.len() as u8) {
            return;
        }
        let mut trip = trip.clone();
        trip.used += actions.len() as u8;
        for action in actions {
            trip.position.apply(*action);
        }
        trip.far = self.far(&trip.position, trip.used);
        self.trail.extend_from_slice(actions);
        go(self, &trip);
        self.trail.truncate(self.trail.len() - actions.len());
    }
}

impl Position {
    /// Lays, turns or removes a tile.
    pub fn apply(&mut self, action: Command) {
        match action {
            Command::Place { square, tile } => {
                self.hand.take(tile.kind());
                self.roads.lay(square, tile);
            }
            Command::Rotate { square, tile } => self.roads.lay(square, tile),
            Command::Remove { square } => {
                self.roads.lift(square);
            }
            Command::Move { to } => {
                self.piece = to;
                self.goals.remove(to);
            }
            Command::End => {}
        }
    }
}

/// How a tile of that kind can lie to be open that way.
fn forms(kind: Kind, way: Way) -> impl Iterator<Item = Tile> {
    kind.lies().iter().copied().filter(move |tile| tile.opens(way))
}

/// What can lie on a square so that it is entered from that side, and the actions for it.
fn works(position: &Position, square: Square, side: Way) -> Vec<(Tile, Vec<Command>)> {
    let mut works = Vec::new();
    let laid = position.roads.at(square);
    if let Some(tile) = laid {
        if tile.opens(side) {
            works.push((tile, Vec::new()));
        }
        for form in forms(tile.kind(), side).filter(|form| *form != tile) {
            works.push((form, vec![Command::Rotate { square, tile: form }]));
        }
    }
    for form in position.hand.kinds().flat_map(|kind| forms(kind, side)) {
        let place = Command::Place { square, tile: form };
        match laid {
            Some(tile) if tile.kind() == form.kind() => {}
            Some(_) => works.push((form, vec![Command::Remove { square }, place])),
            None => works.push((form, vec![place])),
        }
    }
    works
}

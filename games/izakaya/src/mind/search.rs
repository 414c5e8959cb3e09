//! Looks ahead in a tree of moves over guessed bids and sampled builds.
//!
//! The tree is walked on the model of the game. Where seats bid at once each of them learns for
//! itself which bids pay, so that nobody in the tree knows what the others bid. Elsewhere the
//! move that gains most at first sight is tried first. A new leaf is played on by quick players,
//! to the end of the game or of the phase ([`Ending`]), and everybody on the way learns what came
//! of it.

use contract::{Chance, Patience};

use crate::mind::gains::Gains;
use crate::mind::model::{Model, Move, Stage};
use crate::mind::quick;
use crate::state::PLAYERS;

/// How far a search goes.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// How often it plays on.
    pub iterations: u32,
    /// Moves that are tried at a node at most.
    pub width: usize,
    /// How curious it is about moves that were seldom tried.
    pub curiosity: f64,
}

/// Steps after which a game that is played on is judged as it stands.
const LONGEST: u32 = 300;
/// The part of a reward that is winning; the rest is by how much.
const WINNING: f64 = 0.7;
/// The lead that is half as good as any could be, in yen.
const LEAD: f64 = 1_500.0;
/// How curious bidders are.
const DARING: f64 = 0.25;

/// What each seat gets, from 0 to 1.
pub type Rewards = [f64; PLAYERS];

/// How far positions are played on, and what they are worth then.
pub trait Ending {
    /// Whether the position is played no further.
    fn is_there(&self, model: &Model) -> bool;

    /// What each seat gets there.
    fn rewards(&mut self, model: &Model) -> Rewards;
}

/// Positions are played on to the end of the game.
#[derive(Clone, Copy, Debug)]
pub struct Finished;

impl Ending for Finished {
    fn is_there(&self, model: &Model) -> bool {
        model.stage == Stage::Over
    }

    fn rewards(&mut self, model: &Model) -> Rewards {
        rewards(model, WINNING)
    }
}

/// A move or a bid, and how it fared.
#[derive(Clone, Debug)]
struct Branch<T> {
    what: T,
    prior: f64,
    visits: f64,
    total: f64,
    /// Where a move leads; the root stands for nowhere yet.
    node: usize,
}

impl<T> Branch<T> {
    fn new(what: T, prior: f64) -> Branch<T> {
        Branch { what, prior, visits: 0.0, total: 0.0, node: 0 }
    }

    fn learn(&mut self, reward: f64) {
        self.visits += 1.0;
        self.total += reward;
    }
}

/// A position reached by the same moves and bids.
#[derive(Clone, Debug)]
enum Node {
    /// Not reached yet, or only once: most nodes never are again, and looking at one is expensive.
    New { reached: bool },
    /// A seat moves.
    Acting { seat: usize, moves: Vec<Branch<Move>> },
    /// Everybody bids; each set of bids leads to a node of its own.
    Bidding { bids: Vec<Vec<Branch<u8>>>, nodes: Vec<([u8; PLAYERS], usize)> },
}

/// One step of a walk down the tree.
#[derive(Clone, Copy)]
enum Step {
    Moved(usize, usize),
    Bid(usize, [u8; PLAYERS]),
}

/// A tree that grows from one position.
pub struct Tree<E> {
    settings: Search,
    root: Model,
    nodes: Vec<Node>,
    ending: E,
}

impl<E: Ending> Tree<E> {
    /// A tree from that position; only these moves are tried there, if any are named.
    pub fn new(settings: Search, root: Model, only: Option<Vec<Move>>, ending: E) -> Tree<E> {
        let mut tree = Tree { settings, root, nodes: Vec::new(), ending };
        let first = tree.look(&tree.root, only);
        tree.nodes.push(first);
        tree
    }

    /// Grows until the budget or the patience is used up.
    pub fn grow(&mut self, patience: &dyn Patience, chance: &mut Chance) {
        let decided = matches!(&self.nodes[0], Node::Acting { moves, .. } if moves.len() < 2);
        let iterations = if decided { 0 } else { self.settings.iterations };
        for iteration in 0..iterations {
            self.iterate(chance);
            if iteration % 16 == 15 && patience.is_over() {
                break;
            }
        }
    }

    /// The move that was tried most; before any was tried, the one that gains most.
    pub fn favourite(&self) -> Option<Move> {
        match self.nodes.first()? {
            Node::Acting { moves, .. } => most(moves).map(|branch| branch.what),
            _ => None,
        }
    }

    /// The moves that were tried at the root, and what they brought on average.
    pub fn tried(&self) -> impl Iterator<Item = (Move, f64)> {
        let moves = match self.nodes.first() {
            Some(Node::Acting { moves, .. }) => moves.as_slice(),
            _ => &[],
        };
        let tried = moves.iter().filter(|branch| branch.visits > 0.0);
        tried.map(|branch| (branch.what, branch.total / branch.visits))
    }

    /// Plays the moves that were tried most, and on from where the tree ends: how it may come.
    pub fn expected(&self, chance: &mut Chance) -> Model {
        let (mut model, mut at) = (self.root.clone(), 0);
        while !self.ending.is_there(&model)
            && let Some(Node::Acting { moves, .. }) = self.nodes.get(at)
            && let Some(branch) = most(moves).filter(|branch| branch.visits > 0.0)
        {
            model.play(branch.what, chance);
            at = if branch.node == 0 { usize::MAX } else { branch.node };
        }
        play_on(&mut model, &self.ending, chance);
        model
    }

    /// The bid that a seat tried most, in steps.
    pub fn favourite_bid(&self, seat: usize) -> Option<u8> {
        match self.nodes.first()? {
            Node::Bidding { bids, .. } => most(bids.get(seat)?).map(|branch| branch.what),
            _ => None,
        }
    }

    /// A node for a position.
    fn look(&self, model: &Model, only: Option<Vec<Move>>) -> Node {
        match model.stage {
            Stage::Over => Node::New { reached: true },
            Stage::Bidding => {
                let arms = |seat: usize| {
                    (0..=model.stake(seat)).map(|bid| Branch::new(bid, 0.0)).collect()
                };
                Node::Bidding { bids: (0..model.seats).map(arms).collect(), nodes: Vec::new() }
            }
            Stage::Acting | Stage::Gift => {
                let seat = model.active();
                let gains = Gains::of(model, seat);
                let mut found = match only {
                    Some(only) => {
                        let gain = |step: Move| (gains.gain(model, seat, step), step);
                        only.into_iter().map(gain).collect()
                    }
                    None => gains.moves(model, seat),
                };
                found.sort_by(|one, other| other.0.total_cmp(&one.0));
                found.truncate(self.settings.width);
                Node::Acting { seat, moves: ranked(found) }
            }
        }
    }

    /// Walks down, adds one position, plays it to the end and lets the way there learn.
    fn iterate(&mut self, chance: &mut Chance) {
        let mut model = self.root.clone();
        let mut path: Vec<Step> = Vec::with_capacity(16);
        let mut at = 0;
        // What is asked at the root is answered, even if it is where others end.
        while path.is_empty() && model.stage != Stage::Over || !self.ending.is_there(&model) {
            match self.nodes[at] {
                Node::New { reached: false } => {
                    self.nodes[at] = Node::New { reached: true };
                    break;
                }
                Node::New { reached: true } => self.nodes[at] = self.look(&model, None),
                _ => {}
            }
            at = match &mut self.nodes[at] {
                Node::New { .. } => break,
                Node::Acting { moves, .. } => {
                    let picked = pick(moves, self.settings.curiosity);
                    let branch = &moves[picked];
                    path.push(Step::Moved(at, picked));
                    model.play(branch.what, chance);
                    self.follow(at, picked)
                }
                Node::Bidding { bids, .. } => {
                    let mut made = [0; PLAYERS];
                    for (bid, arms) in made.iter_mut().zip(bids) {
                        *bid = pull(arms, chance);
                    }
                    path.push(Step::Bid(at, made));
                    model.reveal(&made);
                    self.follow_bids(at, made)
                }
            };
        }
        play_on(&mut model, &self.ending, chance);
        let rewards = self.ending.rewards(&model);
        path.into_iter().for_each(|step| self.learn(step, &rewards));
    }

    /// The node that a move leads to; a new one the first time.
    fn follow(&mut self, at: usize, picked: usize) -> usize {
        let fresh = self.nodes.len();
        let Node::Acting { moves, .. } = &mut self.nodes[at] else { return at };
        if moves[picked].node == 0 {
            moves[picked].node = fresh;
            self.nodes.push(Node::New { reached: false });
            return fresh;
        }
        moves[picked].node
    }

    fn follow_bids(&mut self, at: usize, made: [u8; PLAYERS]) -> usize {
        let fresh = self.nodes.len();
        let Node::Bidding { nodes, .. } = &mut self.nodes[at] else { return at };
        if let Some((_, node)) = nodes.iter().find(|(bids, _)| *bids == made) {
            return *node;
        }
        nodes.push((made, fresh));
        self.nodes.push(Node::New { reached: false });
        fresh
    }

    fn learn(&mut self, step: Step, rewards: &Rewards) {
        match step {
            Step::Moved(at, picked) => {
                if let Node::Acting { seat, moves } = &mut self.nodes[at] {
                    moves[picked].learn(rewards[*seat]);
                }
            }
            Step::Bid(at, made) => {
                if let Node::Bidding { bids, .. } = &mut self.nodes[at] {
                    for (seat, arms) in bids.iter_mut().enumerate() {
                        arms[usize::from(made[seat])].learn(rewards[seat]);
                    }
                }
            }
        }
    }
}

/// Branches for moves in order of their gain: the first are expected to be tried most.
fn ranked(found: Vec<(f64, Move)>) -> Vec<Branch<Move>> {
    let weight = |rank: usize| 1.0 / (rank as f64 + 3.0);
    let whole: f64 = (0..found.len()).map(weight).sum();
    let branch = |(rank, (_, step)): (usize, (f64, Move))| Branch::new(step, weight(rank) / whole);
    found.into_iter().enumerate().map(branch).collect()
}

/// The move to try: by what it brought so far, and the more the less it was tried.
fn pick(moves: &[Branch<Move>], curiosity: f64) -> usize {
    let visits: f64 = moves.iter().map(|branch| branch.visits).sum();
    let total: f64 = moves.iter().map(|branch| branch.total).sum();
    // Untried moves are thought to be a little worse than what was tried.
    let unknown = (total + 0.5) / (visits + 1.0) - 0.03;
    let spread = (visits + 1.0).sqrt();
    let promise = |branch: &Branch<Move>| {
        let mean = if branch.visits > 0.0 { branch.total / branch.visits } else { unknown };
        mean + curiosity * branch.prior * spread / (1.0 + branch.visits)
    };
    let all = moves.iter().map(promise).enumerate().rev();
    all.max_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(idx, _)| idx)
}

/// The bid to try: each once, in any order, then by what it brought.
fn pull(arms: &[Branch<u8>], chance: &mut Chance) -> u8 {
    let fresh = arms.iter().filter(|arm| arm.visits == 0.0).count();
    if fresh > 0 {
        let nth = chance.idx(fresh);
        let mut untried = arms.iter().filter(|arm| arm.visits == 0.0);
        return untried.nth(nth).map_or(0, |arm| arm.what);
    }
    let visits: f64 = arms.iter().map(|arm| arm.visits).sum();
    // Roots grow slowly enough to stand in for logarithms here.
    let spread = visits.sqrt().sqrt();
    let promise = |arm: &Branch<u8>| arm.total / arm.visits + DARING * spread / arm.visits.sqrt();
    let best = arms.iter().max_by(|one, other| promise(one).total_cmp(&promise(other)));
    best.map_or(0, |arm| arm.what)
}

/// What was tried most, the first of equals.
fn most<T>(branches: &[Branch<T>]) -> Option<&Branch<T>> {
    branches.iter().rev().max_by(|one, other| one.visits.total_cmp(&other.visits))
}

/// Plays on by first gains.
fn play_on(model: &mut Model, ending: &impl Ending, chance: &mut Chance) {
    for _ in 0..LONGEST {
        if ending.is_there(model) || model.stage == Stage::Over {
            return;
        }
        quick::step(model, chance);
    }
}

/// What each seat gets at the end: a share of the win, and for the rest of 1 the lead.
pub fn rewards(model: &Model, winning: f64) -> Rewards {
    let scores = model.scores();
    let rank = |seat: usize| (scores[seat], model.cash[seat]);
    let best = (0..model.seats).map(rank).max().unwrap_or_default();
    let winners = (0..model.seats).filter(|seat| rank(*seat) == best).count().max(1);
    let mut rewards = [0.0; PLAYERS];
    for seat in 0..model.seats {
        let others = (0..model.seats).filter(|other| *other != seat);
        let rival = others.map(|other| scores[other]).max().unwrap_or_default();
        let lead = f64::from(scores[seat] - rival);
        let won = if rank(seat) == best { 1.0 / winners as f64 } else { 0.0 };
        let ahead = 0.5 + 0.5 * lead / (LEAD + lead.abs());
        rewards[seat] = winning * won + (1.0 - winning) * ahead;
    }
    rewards
}

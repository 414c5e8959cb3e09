//! Looks ahead in a tree of builds.
//!
//! A node's width grows with its visits, along a list of varied builds that is judged best first
//! (progressive widening). What was learnt of a build is shared with those that are like it
//! (kernel regression), so that neighbours in direction need not all be tried often. A new leaf
//! is played on for a few turns by quick builders, and then judged.

use contract::{Bot, BySeat, Chance, Game, Patience, Reply, Seat, Silent, Window};

use crate::candidates::Sweep;
use crate::command::{Build, Command};
use crate::mind::choices::{Choice, choices, varied};
use crate::mind::chores::chore;
use crate::mind::prospects::{HOUSE, Taste, shares};
use crate::truth::TokyoHighway;

/// Searches with a fixed number of iterations a decision.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// How often it looks ahead.
    pub iterations: u32,
    /// How many turns a leaf is played on before it is judged.
    pub playout: u32,
    /// How curious it is about what it seldom tried.
    pub exploration: f64,
    /// How much the first judgement of a build counts, against what is learnt.
    pub bias: f64,
    /// How fast a node grows wider.
    pub width: f64,
    /// How it judges.
    pub taste: Taste,
}

impl Search {
    /// A search with the house's settings.
    pub fn new(iterations: u32) -> Search {
        Search { iterations, playout: 6, exploration: 0.25, bias: 0.12, width: 1.5, taste: HOUSE }
    }
}

/// What is looked at from the position itself, further down, and in quick turns.
const ROOT: Sweep = Sweep { headings: 72, marks: 5, lies: 2, aimed_lies: 7, junctions: Some(2) };
const INNER: Sweep = Sweep { headings: 36, marks: 3, lies: 1, aimed_lies: 4, junctions: Some(1) };
const QUICK: Sweep = Sweep { headings: 18, marks: 2, lies: 1, aimed_lies: 1, junctions: None };
/// Most builds that a node ever tries, and how much alike they may be.
const WIDEST: usize = 40;
const ALIKE: f64 = 0.8;

impl Bot<TokyoHighway> for Search {
    fn choose(
        &mut self,
        window: &Window<'_, TokyoHighway>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let state = TokyoHighway::guess(&window.view(), chance);
        let seat = window.seat();
        if let Some(command) = chore(&state, seat, chance) {
            return Reply::now(command);
        }
        let mut tree = Tree { settings: *self, nodes: Vec::new() };
        tree.add(state.clone(), &ROOT);
        if tree.nodes[0].choices.len() > 1 && !tree.is_decided() {
            for _ in 0..self.iterations.max(1) {
                tree.iterate(chance);
                if patience.is_over() {
                    break;
                }
            }
        }
        let build = tree.favourite().map(|choice| choice.with_cars(&state, seat));
        Reply::now(build.map(Command::Build).or_else(|| window.sample(chance)))
    }
}

/// A position, the builds worth trying there, and how they fared.
struct Node {
    state: TokyoHighway,
    seat: Seat,
    choices: Vec<Choice>,
    branches: Vec<Branch>,
    visits: u32,
}

/// A build that was tried.
struct Branch {
    /// The node it leads to.
    node: Option<usize>,
    visits: f64,
    /// What its seat got in all.
    total: f64,
}

struct Tree {
    settings: Search,
    nodes: Vec<Node>,
}

impl Tree {
    /// Adds a position; its number.
    fn add(&mut self, state: TokyoHighway, sweep: &Sweep) -> usize {
        let seat = state.active;
        let choices = if state.over.is_some() || state.blocked {
            Vec::new()
        } else {
            let found = choices(&state, seat, sweep, &self.settings.taste);
            varied(found, WIDEST, ALIKE)
        };
        self.nodes.push(Node { state, seat, choices, branches: Vec::new(), visits: 0 });
        self.nodes.len() - 1
    }

    /// Whether the best build wins at once, so that there is nothing to search.
    fn is_decided(&self) -> bool {
        let left = |node: &Node| i32::from(node.state.builders[node.seat].cars);
        self.nodes.first().is_some_and(|node| {
            let best = node.choices.first();
            best.is_some_and(|best| node.state.placed(node.seat, &best.survey) >= left(node))
        })
    }

    /// Walks down, adds one position, plays it on and lets the way there learn.
    fn iterate(&mut self, chance: &mut Chance) {
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut at = 0;
        let rewards = loop {
            self.nodes[at].visits += 1;
            if self.nodes[at].choices.is_empty() {
                break self.play_out(self.nodes[at].state.clone(), chance);
            }
            let picked = self.nodes[at].pick(&self.settings);
            path.push((at, picked));
            match self.nodes[at].branches[picked].node {
                Some(next) => at = next,
                None => {
                    let node = &self.nodes[at];
                    let mut state = node.state.clone();
                    build(&mut state, &node.choices[picked]);
                    // The first visit is played on from here; a second one makes a node of it.
                    if node.branches[picked].visits < 1.0 {
                        break self.play_out(state, chance);
                    }
                    let next = self.add(state, &INNER);
                    self.nodes[at].branches[picked].node = Some(next);
                    at = next;
                }
            }
        };
        for (node, picked) in path {
            let node = &mut self.nodes[node];
            let branch = &mut node.branches[picked];
            branch.visits += 1.0;
            branch.total += rewards.get(node.seat).copied().unwrap_or(0.0);
        }
    }

    /// Plays on for a few turns and judges.
    fn play_out(&self, mut state: TokyoHighway, chance: &mut Chance) -> BySeat<f64> {
        for _ in 0..self.settings.playout {
            if state.over.is_some() {
                break;
            }
            if state.blocked {
                state.pass(&mut Silent);
                continue;
            }
            let mut found = choices(&state, state.active, &QUICK, &self.settings.taste);
            // Quick builders err a little, so that no two of them play alike.
            for choice in &mut found {
                choice.worth += f64::from(chance.below(30)) / 100.0;
            }
            let best = found.iter().max_by(|one, other| one.worth.total_cmp(&other.worth));
            match best {
                Some(choice) => build(&mut state, choice),
                None => break,
            }
        }
        shares(&state, &self.settings.taste)
    }

    /// What was tried most often, or judged best if nothing was tried.
    fn favourite(&self) -> Option<&Choice> {
        let root = self.nodes.first()?;
        let most = root.branches.iter().enumerate().rev();
        let most = most.max_by(|one, other| one.1.visits.total_cmp(&other.1.visits));
        root.choices.get(most.map_or(0, |(idx, _)| idx))
    }
}

impl Node {
    /// The branch to follow: a new one while the node is too narrow, else the most promising.
    fn pick(&mut self, settings: &Search) -> usize {
        let width = 3 + (settings.width * f64::from(self.visits).sqrt()) as usize;
        if self.branches.len() < width.min(self.choices.len()) {
            self.branches.push(Branch { node: None, visits: 0.0, total: 0.0 });
            return self.branches.len() - 1;
        }
        let log = libm::log(f64::from(self.visits) + 1.0);
        let promise = |idx: usize| {
            let (visits, total) = self.shared(idx);
            let lag = self.choices[idx].worth - self.choices[0].worth;
            let bias = settings.bias * lag.max(-3.0) / (1.0 + self.branches[idx].visits).sqrt();
            total / visits + settings.exploration * (log / visits).sqrt() + bias
        };
        let best = (0..self.branches.len()).map(|idx| (promise(idx), idx));
        best.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(0, |(_, idx)| idx)
    }

    /// Visits and rewards of a branch, and a share of those of branches like it.
    fn shared(&self, idx: usize) -> (f64, f64) {
        let (mut visits, mut total) = (1e-3, 0.5e-3);
        for (other, branch) in self.branches.iter().enumerate() {
            let likeness = match other == idx {
                true => 1.0,
                false => self.choices[idx].likeness(&self.choices[other]),
            };
            visits += likeness * branch.visits;
            total += likeness * branch.total;
        }
        (visits, total)
    }
}

/// Plays a build with its cars.
fn build(state: &mut TokyoHighway, choice: &Choice) {
    let seat = state.active;
    let build: Build = choice.with_cars(state, seat);
    state.build(&build, &choice.survey, &mut Silent);
}

//! A tree of positions, each swept and judged once.

use contract::{BySeat, Chance, Seat, Silent};

use crate::candidates::Sweep;
use crate::mind::choices::{Choice, choices, varied};
use crate::mind::prospects::{HOUSE, shares};
use crate::truth::TokyoHighway;

/// How closely the position itself is swept, and those further down. Many places along each road
/// and every way for the ends to lie matter more than many directions: who misses what the other
/// can cross next judges wrongly.
const ROOT: Sweep = Sweep { headings: 72, marks: 15, lies: 2, aimed_lies: 11, junctions: Some(2) };
const INNER: Sweep = Sweep { headings: 18, marks: 11, lies: 1, aimed_lies: 11, junctions: Some(1) };
/// Most builds that are tried in the position itself, and further down.
const WIDEST: [usize; 2] = [30, 10];
/// How much alike they may be.
const ALIKE: f64 = 0.8;
/// Builds that are worse by so many cars at first sight are tried e times less often.
const FOCUS: f64 = 0.5;
/// How curious it is about what it has seldom tried.
const CURIOSITY: f64 = 0.5;
/// How much less than the rest is expected of what was not tried, once all else has been.
const CAUTION: f64 = 0.1;
/// How far first judgements err in the position itself, in hundredths of a car, so that no two
/// matches are alike.
const DOUBT: u32 = 10;

/// Positions, and how the builds that lead to them have fared.
pub struct Tree {
    nodes: Vec<Node>,
}

/// A position and the builds worth trying there.
struct Node {
    state: TokyoHighway,
    seat: Seat,
    /// What each seat may expect, judged at once.
    shares: BySeat<f64>,
    branches: Vec<Branch>,
}

/// A build worth trying.
struct Branch {
    choice: Choice,
    /// How likely it seems at first sight to be the best.
    likely: f64,
    /// The node it leads to, once tried.
    node: Option<usize>,
    visits: f64,
    /// What its seat may expect, added up over all visits.
    total: f64,
}

impl Tree {
    /// A tree of one position.
    pub fn new(state: &TokyoHighway, chance: &mut Chance) -> Tree {
        let mut tree = Tree { nodes: Vec::new() };
        tree.add(state.clone(), &ROOT, WIDEST[0], |choice| {
            choice.worth += f64::from(chance.below(DOUBT)) / 100.0;
        });
        tree
    }

    /// Adds a position and tells its number. A player who is blocked there passes.
    fn add(
        &mut self,
        mut state: TokyoHighway,
        sweep: &Sweep,
        most: usize,
        blur: impl FnMut(&mut Choice),
    ) -> usize {
        while state.blocked && state.over.is_none() {
            state.pass(&mut Silent);
        }
        let seat = state.active;
        let mut found = match state.over {
            Some(_) => Vec::new(),
            None => choices(&state, seat, sweep, &HOUSE),
        };
        found.iter_mut().for_each(blur);
        found.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        let branches = branches(varied(found, most, ALIKE));
        let shares = shares(&state, &HOUSE);
        self.nodes.push(Node { state, seat, shares, branches });
        self.nodes.len() - 1
    }

    /// Whether there is anything to search: more than one build, and none that wins at once.
    pub fn is_open(&self) -> bool {
        self.nodes.first().is_some_and(|root| {
            let left = root.state.builders.get(root.seat).map_or(0, |own| i32::from(own.cars));
            let wins = |it: &Branch| root.state.placed(root.seat, &it.choice.survey) >= left;
            root.branches.len() > 1 && !root.branches.first().is_some_and(wins)
        })
    }

    /// Walks down to a position that is new or the end of the match, and lets the way there learn
    /// what it is worth.
    pub fn iterate(&mut self) {
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut at = 0;
        while let Some(picked) = self.nodes[at].pick() {
            path.push((at, picked));
            let branch = &self.nodes[at].branches[picked];
            if let Some(next) = branch.node {
                at = next;
                continue;
            }
            let mut state = self.nodes[at].state.clone();
            let build = branch.choice.with_cars(&state, state.active);
            state.build(&build, &branch.choice.survey, &mut Silent);
            let next = self.add(state, &INNER, WIDEST[1], |_| ());
            self.nodes[at].branches[picked].node = Some(next);
            at = next;
            break;
        }
        let shares = self.nodes[at].shares.clone();
        for (node, picked) in path {
            let node = &mut self.nodes[node];
            let branch = &mut node.branches[picked];
            branch.visits += 1.0;
            branch.total += shares.get(node.seat).copied().unwrap_or(0.0);
        }
    }

    /// What was tried most often, or seems best at first sight.
    pub fn favourite(&self) -> Option<&Choice> {
        let branches = self.nodes.first()?.branches.iter().rev();
        let most = branches.max_by(|one, other| one.visits.total_cmp(&other.visits));
        most.map(|branch| &branch.choice)
    }
}

/// The builds, best first, and how likely each of them is the best.
fn branches(choices: Vec<Choice>) -> Vec<Branch> {
    let best = choices.first().map_or(0.0, |choice| choice.worth);
    let weight = |choice: &Choice| libm::exp(((choice.worth - best) / FOCUS).max(-9.0));
    let total: f64 = choices.iter().map(weight).sum();
    let branch = |choice: Choice| {
        let likely = weight(&choice) / total;
        Branch { choice, likely, node: None, visits: 0.0, total: 0.0 }
    };
    choices.into_iter().map(branch).collect()
}

impl Node {
    /// The build to follow: one that has fared well, or seems good and has seldom been tried.
    fn pick(&self) -> Option<usize> {
        let tried = || self.branches.iter().filter(|branch| branch.visits > 0.0);
        let visits: f64 = tried().map(|branch| branch.visits).sum();
        let own = self.shares.get(self.seat).copied().unwrap_or(0.0);
        let mean = (own + tried().map(|branch| branch.total).sum::<f64>()) / (1.0 + visits);
        let looked: f64 = tried().map(|branch| branch.likely).sum();
        let untried = mean - CAUTION * looked.sqrt();
        let curiosity = CURIOSITY * (visits + 1.0).sqrt();
        let promise = |branch: &Branch| {
            let mean = if branch.visits > 0.0 { branch.total / branch.visits } else { untried };
            mean + curiosity * branch.likely / (1.0 + branch.visits)
        };
        let best = self.branches.iter().map(promise).enumerate().rev();
        best.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(idx, _)| idx)
    }
}

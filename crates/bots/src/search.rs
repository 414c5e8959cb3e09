//! Tree search over guessed worlds.
//!
//! Each iteration makes up a whole state from the view, walks down the tree by what promised most
//! among the commands that are legal there, adds one new branch, plays on at random for a while
//! and lets every seat on the way learn what it got. Where commands cannot be listed, a node's
//! width grows with its visits. (Single-observer information-set Monte Carlo tree search with
//! progressive widening.)

use contract::{
    Awaiting, Bot, Chance, Evaluate, Game, Offers, Patience, Reply, Seat, SeatSet, Window,
};

use crate::step::{self, Next};
use crate::tree::{Tree, Way};

/// Searches with a fixed number of iterations a decision.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// How often it looks ahead.
    pub iterations: u32,
    /// How many decisions it plays on at random before it asks the game's evaluation.
    pub playout: u32,
    /// How curious it is about what it seldom tried.
    pub exploration: f64,
}

impl Search {
    /// A search with the house's settings.
    pub fn new(iterations: u32) -> Search {
        Search { iterations, playout: 60, exploration: 0.7 }
    }
}

impl<G: Game + Evaluate> Bot<G> for Search {
    fn choose(
        &mut self,
        window: &Window<'_, G>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<G::Command> {
        if window.must() && !window.offers().is_decision() {
            return Reply::now(window.sample(chance));
        }
        let view = window.view();
        let mut hunt = Hunt::<G> {
            settings: *self,
            seat: window.seat(),
            tree: Tree::new(),
            offers: Offers::default(),
            may_pass: !window.must(),
        };
        for iteration in 0..self.iterations.max(1) {
            hunt.iterate(G::guess(&view, chance), chance);
            if iteration % 16 == 15 && patience.is_over() {
                break;
            }
        }
        Reply::now(hunt.favourite().or_else(|| {
            // A search that was cut off before it tried anything still has to answer.
            if window.must() { window.sample(chance) } else { None }
        }))
    }
}

/// One decision being searched.
struct Hunt<G: Game> {
    settings: Search,
    seat: Seat,
    tree: Tree<G::Command>,
    offers: Offers<G::Command, G::Region>,
    /// At the root the seat may also do nothing.
    may_pass: bool,
}

impl<G: Game + Evaluate> Hunt<G> {
    fn iterate(&mut self, mut state: G, chance: &mut Chance) {
        let mut path = Vec::new();
        let mut node = Tree::<G::Command>::ROOT;
        let mut acted = SeatSet::EMPTY;
        loop {
            let seat = if path.is_empty() {
                self.seat
            } else {
                match step::next(&state, self.seat) {
                    Next::Seat(seat) => seat,
                    Next::Clock if step::wake(&mut state, chance) => continue,
                    Next::Clock | Next::Nobody => break,
                }
            };
            let together = decide_together(&state);
            let Some((way, is_new)) = self.descend(&state, node, seat, chance) else { break };
            if let Some(command) = &self.tree.branch(way).command
                && !step::play(&mut state, seat, command, chance)
            {
                break;
            }
            path.push(way);
            // Who decides at the same time must not learn what the others chose: all their
            // branches grow side by side at the same node, until the last of them, or until a
            // seat comes to act again.
            acted.insert(seat);
            let next = step::next(&state, self.seat);
            let goes_round = matches!(next, Next::Seat(next) if acted.contains(next));
            if !together || goes_round {
                node = self.tree.follow(way);
                acted = SeatSet::EMPTY;
            }
            if is_new {
                self.play_out(&mut state, chance);
                break;
            }
        }
        let rewards = rewards(&state);
        for way in path {
            self.tree.learn(way, |seat| rewards.get(seat.idx()).copied().unwrap_or(0.0));
        }
    }

    /// Chooses a branch for the seat: an untried one if there is any, else the most promising.
    fn descend(
        &mut self,
        state: &G,
        node: usize,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<(Way, bool)> {
        let mut choices = self.choices(state, node, seat, chance);
        if node == Tree::<G::Command>::ROOT && self.may_pass {
            choices.push(None);
        }
        let mut untried = Vec::new();
        let mut tried = Vec::new();
        for choice in choices {
            match self.tree.find(node, seat, &choice) {
                Some(way) => tried.push(way),
                None => untried.push(choice),
            }
        }
        tried.iter().for_each(|&way| self.tree.see(way));
        if !untried.is_empty() {
            let choice = untried.swap_remove(chance.idx(untried.len()));
            return Some((self.tree.grow(node, seat, choice), true));
        }
        let promise = |way: &Way| self.tree.branch(*way).promise(self.settings.exploration);
        let best = tried.into_iter().max_by(|a, b| promise(a).total_cmp(&promise(b)))?;
        Some((best, false))
    }

    /// What the seat could command: everything, or in a continuum the good offers, what was tried
    /// before and is legal here, and now and then something new.
    fn choices(
        &mut self,
        state: &G,
        node: usize,
        seat: Seat,
        chance: &mut Chance,
    ) -> Vec<Option<G::Command>> {
        self.offers.clear();
        state.offers(seat, &mut self.offers);
        let complete = self.offers.is_complete();
        let mut choices: Vec<Option<G::Command>> = self.offers.list.drain(..).map(Some).collect();
        if complete {
            return choices;
        }
        let mut visits = 0;
        for branch in self.tree.branches(node).iter().filter(|branch| branch.seat == seat) {
            visits += branch.visits;
            if let Some(command) = &branch.command
                && !choices.contains(&branch.command)
                && state.judge(&contract::Entry::new(seat, state.now(), command.clone())).is_ok()
            {
                choices.push(branch.command.clone());
            }
        }
        if choices.len() < 8 + visits.isqrt() as usize
            && let Some(command) = state.sample(seat, chance)
            && !choices.contains(&Some(command.clone()))
        {
            choices.push(Some(command));
        }
        choices
    }

    /// Plays on at random, up to the settings' number of decisions.
    fn play_out(&mut self, state: &mut G, chance: &mut Chance) {
        for _ in 0..self.settings.playout {
            let went_on = match step::next(state, self.seat) {
                Next::Seat(seat) => {
                    let command = self.draw(state, seat, chance);
                    command.is_some_and(|command| step::play(state, seat, &command, chance))
                }
                Next::Clock => step::wake(state, chance),
                Next::Nobody => false,
            };
            if !went_on {
                return;
            }
        }
    }

    /// A command at random: any of the offers where they are complete, else from the region.
    fn draw(&mut self, state: &G, seat: Seat, chance: &mut Chance) -> Option<G::Command> {
        if let Some(sampled) = state.sample_unlisted(seat, chance) {
            return Some(sampled.command);
        }
        self.offers.clear();
        state.offers(seat, &mut self.offers);
        if self.offers.is_complete() {
            chance.pick(&self.offers.list).cloned()
        } else {
            state.sample(seat, chance)
        }
    }

    /// What the seat tried most often at the root.
    fn favourite(&self) -> Option<G::Command> {
        let ours = self.tree.branches(Tree::<G::Command>::ROOT);
        let best = ours.iter().rev().max_by_key(|branch| branch.visits)?;
        best.command.clone()
    }
}

/// Whether several seats have to decide at once.
fn decide_together<G: Game>(state: &G) -> bool {
    matches!(state.awaiting(), Awaiting::Seats(waiting) if waiting.must.len() > 1)
}

/// What each seat got, or may expect.
fn rewards<G: Game + Evaluate>(state: &G) -> Vec<f64> {
    match state.awaiting().outcome() {
        Some(outcome) => Seat::all(state.seats()).map(|seat| outcome.share(seat)).collect(),
        None => Seat::all(state.seats()).map(|seat| state.evaluate(seat)).collect(),
    }
}

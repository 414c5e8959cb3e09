//! Whole turns by what becomes of them: the best few are played out in guessed worlds.

use bots::whim;
use contract::{Bot, Chance, Evaluate, Malformed, Patience, Reply, Seat, Window};

use crate::board::Board;
use crate::command::Command;
use crate::mind::belief::Belief;
use crate::mind::judge::Judge;
use crate::mind::past::{Memory, Past};
use crate::mind::plan::Plan;
use crate::mind::planner::{actions, desk, draft};
use crate::mind::recall::{Moment, Recall};
use crate::mind::reply;
use crate::mind::rush;
use crate::mind::turns::{Draft, Style};
use crate::state::TokyoDangan;
use crate::view::View;

/// Thinks a turn out once: candidates from beams of several styles, judged by how often they
/// win when everybody plays on quickly, each with guessed hands and destinations.
#[derive(Clone, Debug)]
pub struct Forecast {
    /// How often it plays on in all.
    pub iterations: u32,
    /// How its candidates are found.
    pub styles: [Style; 2],
    /// Candidates of each style.
    pub wide: usize,
    /// Turns of all seats it plays on before it asks the evaluation.
    pub horizon: u32,
    /// How curious it is about what did badly so far.
    pub curiosity: f64,
    /// How many tries the expectation counts for that comes with a candidate's rank.
    pub trust: f64,
    /// How much lower the expectation is for the last candidate than for the first.
    pub slope: f64,
    /// How readily it plays what is a little worse: of two turns, the one that is worse by so much,
    /// in chances to win, is played e times less often.
    pub whim: f64,
    /// What it does where a net judges; nothing where there is none.
    judged: Option<Judged>,
    plan: Plan,
    belief: Belief,
    memory: Memory,
    recall: Recall,
}

/// What a turn has to win more often than another to leave a destination in reach.
const RISK: f64 = 0.03;

/// The seats of the tables that nets are trained at.
const LEARNT: usize = 2;

/// How a net is asked, at the tables at which it was trained.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// How often it plays on in all.
    pub iterations: u32,
    /// Turns of all seats that are played on before the net judges.
    pub turns: u32,
    /// How many of the best turns are tried again, against the rival's best answer.
    pub finalists: usize,
    /// In how many worlds.
    pub worlds: u32,
}

/// A net and how it is asked.
#[derive(Clone, Debug)]
struct Judged {
    judge: Judge,
    depth: Depth,
}

/// A turn and how it fared.
struct Branch {
    draft: Draft,
    visits: u32,
    sum: f64,
    /// What is expected before it was tried.
    prior: f64,
    /// What it risks by leaving a destination in reach: quick players spoil nothing, real rivals
    /// may.
    risk: f64,
}

impl Branch {
    fn new(draft: Draft, prior: f64, board: &Board) -> Branch {
        let risk = if draft.in_reach(board).is_empty() { 0.0 } else { RISK };
        Branch { draft, visits: 0, sum: 0.0, prior, risk }
    }

    /// The mean so far, with the expectation as that many more tries, less the risk.
    fn mean(&self, trust: f64) -> f64 {
        (self.sum + trust * self.prior) / (f64::from(self.visits) + trust) - self.risk
    }
}

impl Forecast {
    /// A forecast with the house's settings.
    pub fn new(iterations: u32, styles: [Style; 2]) -> Forecast {
        Forecast {
            iterations,
            styles,
            wide: 12,
            horizon: 16,
            curiosity: 0.5,
            trust: 8.0,
            slope: 0.2,
            whim: 0.0,
            judged: None,
            plan: Plan::default(),
            belief: Belief::default(),
            memory: Memory::default(),
            recall: Recall::default(),
        }
    }

    /// The same, with the net in these bytes to judge where it was trained.
    ///
    /// # Errors
    /// If it was not trained for this game, these rules and this encoding.
    pub fn judged(self, net: &[u8], depth: Depth) -> Result<Forecast, Malformed> {
        let judged = Some(Judged { judge: Judge::new(net)?, depth });
        Ok(Forecast { judged, ..self })
    }

    /// How a net is asked at a table of so many.
    fn depth(&self, seats: usize) -> Option<Depth> {
        self.judged.as_ref().filter(|_| seats == LEARNT).map(|judged| judged.depth)
    }

    /// The turns worth a try.
    fn candidates(&self, view: &View, over: &dyn Fn() -> bool) -> Vec<Branch> {
        let mut branches: Vec<Branch> = Vec::new();
        let Some(from) = draft(view) else { return branches };
        for style in self.styles {
            let past = Past::new(view, &self.memory);
            let desk = desk(view, self.belief.rivals(view), past, style);
            let turns = desk.turns(from.clone(), actions(view), over).into_iter().take(self.wide);
            for (rank, turn) in turns.enumerate() {
                let prior = 0.5 - self.slope * rank as f64 / self.wide as f64;
                for turn in with_banked(&from, turn, actions(view), &view.board) {
                    if !branches.iter().any(|branch| branch.draft.meets(&turn)) {
                        branches.push(Branch::new(turn, prior, &view.board));
                    }
                }
            }
            if branches.first().is_some_and(|branch| branch.draft.wins()) {
                branches.truncate(1);
                return branches;
            }
        }
        if branches.iter().any(|branch| !branch.draft.loses()) {
            branches.retain(|branch| !branch.draft.loses());
        }
        branches
    }

    /// The turn that fared best.
    fn favourite(
        &mut self,
        view: &View,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<Draft> {
        let seat = view.viewer.seat()?;
        let over = || patience.is_over();
        let mut branches = self.candidates(view, &over);
        let mut worlds: Vec<(TokyoDangan, Chance)> = Vec::new();
        let depth = self.depth(view.travellers.len());
        let iterations = depth.map_or(self.iterations, |depth| depth.iterations);
        let iterations = if branches.len() < 2 { 0 } else { iterations };
        for iteration in 0..iterations {
            if iteration % 8 == 7 && over() {
                break;
            }
            let idx = most_promising(&branches, iteration, self.curiosity, self.trust);
            let branch = &mut branches[idx];
            // The nth time, every turn is tried in the same world with the same luck.
            let nth = branch.visits as usize;
            if nth >= worlds.len() {
                let world = self.belief.world(view, chance);
                worlds.push((world, Chance::from_number(u64::from(chance.below(u32::MAX)))));
            }
            let (world, luck) = &worlds[nth];
            branch.visits += 1;
            branch.sum += self.play_on(world.clone(), seat, &branch.draft, &mut luck.clone());
        }
        let mut worths: Vec<f64> = branches.iter().map(|branch| branch.mean(self.trust)).collect();
        if let Some(depth) = depth.filter(|depth| depth.finalists > 1 && branches.len() > 1) {
            self.confirm(view, depth, &branches, &mut worths, &over, chance);
        }
        let best = whim::draw(&worths, self.whim, chance)?;
        Some(branches.swap_remove(best).draft)
    }

    /// Tries the best turns again, each against the rival's best answer: only they can still win.
    fn confirm(
        &mut self,
        view: &View,
        depth: Depth,
        branches: &[Branch],
        worths: &mut [f64],
        over: &dyn Fn() -> bool,
        chance: &mut Chance,
    ) {
        let (Some(seat), Some(judged)) = (view.viewer.seat(), &mut self.judged) else { return };
        let mut order: Vec<usize> = (0..branches.len()).collect();
        order.sort_by(|one, other| worths[*other].total_cmp(&worths[*one]));
        order.truncate(depth.finalists);
        let mut sums = vec![0.0; order.len()];
        let mut tried = 0.0;
        for _ in 0..depth.worlds {
            if over() {
                break;
            }
            let world = self.belief.world(view, chance);
            let luck = Chance::from_number(u64::from(chance.below(u32::MAX)));
            for (idx, sum) in order.iter().zip(&mut sums) {
                let mut after = world.clone();
                reply::play(&mut after, seat, &branches[*idx].draft, &mut luck.clone());
                *sum += reply::answered(&after, seat, &mut judged.judge, &luck);
            }
            tried += 1.0;
        }
        if tried == 0.0 {
            return;
        }
        worths.fill(f64::NEG_INFINITY);
        for (idx, sum) in order.iter().zip(sums) {
            worths[*idx] = sum / tried;
        }
    }

    /// What the seat gets in that world, if it plays this turn and then everybody plays quickly.
    fn play_on(
        &mut self,
        mut world: TokyoDangan,
        seat: Seat,
        turn: &Draft,
        luck: &mut Chance,
    ) -> f64 {
        reply::play(&mut world, seat, turn, luck);
        let depth = self.depth(world.travellers.len());
        let horizon = depth.map_or(self.horizon, |depth| depth.turns);
        let mut turns = 0;
        let mut active = world.active;
        while world.over.is_none() && turns < horizon {
            rush::act(&mut world, luck);
            if world.active != active {
                active = world.active;
                turns += 1;
            }
        }
        match &mut self.judged {
            Some(judged) if depth.is_some() => judged.judge.share(&world, seat),
            _ => world.evaluate(seat),
        }
    }
}

#[cfg(test)]
impl Forecast {
    /// What it believes of the others.
    pub fn belief_mut(&mut self) -> &mut Belief {
        &mut self.belief
    }
}

/// A turn, and where it leaves a destination in reach, the same turn with a move there as its last
/// action.
fn with_banked(from: &Draft, turn: Draft, actions: usize, board: &Board) -> Vec<Draft> {
    let kept = turn.steps.len().min(actions.saturating_sub(1));
    let begun = turn.steps[..kept].iter().fold(from.clone(), |draft, step| draft.with(*step));
    let left = turn.in_reach(board).and(begun.in_reach(board));
    let banked = left.iter().map(|to| begun.with(Command::Move { to }));
    let banked: Vec<Draft> = banked.collect();
    std::iter::once(turn).chain(banked).collect()
}

/// Which turn to try next: each once, then by mean and curiosity.
fn most_promising(branches: &[Branch], tries: u32, curiosity: f64, trust: f64) -> usize {
    // Roots grow slowly enough to stand in for logarithms here.
    let spread = f64::from(tries + 1).sqrt().sqrt();
    let promise = |branch: &Branch| {
        let visits = f64::from(branch.visits) + 1.0;
        branch.mean(trust) + curiosity * spread / visits.sqrt()
    };
    let all = branches.iter().map(promise).enumerate().rev();
    all.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(idx, _)| idx)
}

impl Bot<TokyoDangan> for Forecast {
    fn choose(
        &mut self,
        window: &Window<'_, TokyoDangan>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let (view, offers) = (window.view(), &window.offers().list);
        if let Some(command) = self.plan.next(&view, offers) {
            return Reply::now(command);
        }
        self.belief.learn(&view);
        let best = self.favourite(&view, patience, chance);
        if let Some(best) = &best {
            self.belief.leave(&view, best.roads);
            self.memory.keep(&view, best.roads, best.piece);
        }
        let command = best.and_then(|turn| self.plan.begin(&view, &turn.steps));
        let command = command.filter(|command| offers.contains(command));
        Reply::now(command.or_else(|| window.sample(chance)))
    }

    fn remembers(&self) -> bool {
        true
    }

    fn recall(&mut self, view: &View) {
        match self.recall.look(view) {
            Moment::Begins => {
                self.belief.learn(view);
                // The turn may still be open when the past ends.
                self.belief.leave(view, view.roads);
            }
            Moment::Ends => {
                self.belief.leave(view, view.roads);
                self.memory.keep_own(view);
            }
            Moment::Between => {}
        }
    }
}

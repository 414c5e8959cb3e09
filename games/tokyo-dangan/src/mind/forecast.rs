//! Whole turns by what becomes of them: the best few are played out in guessed worlds.

use contract::{Bot, Chance, Evaluate, Game, Patience, Reply, Seat, Silent, Window};

use crate::command::Command;
use crate::mind::belief::Belief;
use crate::mind::past::{Memory, Past};
use crate::mind::plan::Plan;
use crate::mind::planner::{actions, desk, draft, rivals};
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
    /// Turns of the others that are thought out before everybody plays quickly.
    pub replies: u32,
    /// How those are judged.
    pub answer: Style,
    plan: Plan,
    belief: Belief,
    memory: Memory,
}

/// A turn and how it fared.
struct Branch {
    draft: Draft,
    visits: u32,
    sum: f64,
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
            replies: 0,
            answer: Style { beam: 1, ..styles[0] },
            plan: Plan::default(),
            belief: Belief::default(),
            memory: Memory::default(),
        }
    }

    /// The turns worth a try.
    fn candidates(&self, view: &View, over: &dyn Fn() -> bool) -> Vec<Branch> {
        let mut branches: Vec<Branch> = Vec::new();
        let Some(from) = draft(view) else { return branches };
        for style in self.styles {
            let past = Past::new(view, &self.memory);
            let desk = desk(view, self.belief.rivals(view), past, style);
            for turn in desk.turns(from.clone(), actions(view), over).into_iter().take(self.wide) {
                if !branches.iter().any(|branch| branch.draft.meets(&turn)) {
                    branches.push(Branch { draft: turn, visits: 0, sum: 0.0 });
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
        &self,
        view: &View,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Option<Draft> {
        let seat = view.viewer.seat()?;
        let over = || patience.is_over();
        let mut branches = self.candidates(view, &over);
        let mut worlds: Vec<(TokyoDangan, Chance)> = Vec::new();
        let iterations = if branches.len() < 2 { 0 } else { self.iterations };
        for iteration in 0..iterations {
            if iteration % 8 == 7 && over() {
                break;
            }
            let idx = most_promising(&branches, iteration, self.curiosity);
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
        let mean = |branch: &Branch| (branch.visits, branch.sum);
        let best = branches.into_iter().rev().max_by(|a, b| {
            let ((a_visits, a_sum), (b_visits, b_sum)) = (mean(a), mean(b));
            a_visits.cmp(&b_visits).then(a_sum.total_cmp(&b_sum))
        });
        best.map(|branch| branch.draft)
    }

    /// What the seat gets in that world, if it plays this turn and then everybody plays quickly.
    fn play_on(&self, mut world: TokyoDangan, seat: Seat, turn: &Draft, luck: &mut Chance) -> f64 {
        for command in turn.steps.iter().copied() {
            crate::turn::act(&mut world, command, luck, &mut Silent);
        }
        if world.over.is_none() && world.active == seat && world.taken > 0 {
            crate::turn::act(&mut world, Command::End, luck, &mut Silent);
        }
        let mut turns = 0;
        let mut active = world.active;
        while world.over.is_none() && turns < self.horizon {
            if turns < self.replies {
                self.reply(&mut world, luck);
            } else {
                rush::act(&mut world, luck);
            }
            if world.active != active {
                active = world.active;
                turns += 1;
            }
        }
        world.evaluate(seat)
    }
}

impl Forecast {
    /// Plays a whole turn of the active seat as a planner would, who does not know where the
    /// others have to go.
    fn reply(&self, world: &mut TokyoDangan, luck: &mut Chance) {
        let seat = world.active;
        let view = world.view(contract::Viewer::Seat(seat));
        let turns = draft(&view).map(|from| {
            let desk = desk(&view, rivals(&view), Past::default(), self.answer);
            desk.turns(from, actions(&view), &|| false)
        });
        let steps = turns.and_then(|turns| turns.into_iter().next()).map(|turn| turn.steps);
        for command in steps.unwrap_or_default() {
            if world.active == seat && world.over.is_none() {
                crate::turn::act(world, command, luck, &mut Silent);
            }
        }
        if world.over.is_none() && world.active == seat {
            let command = if world.taken > 0 { Command::End } else { rush::choose(world, luck) };
            crate::turn::act(world, command, luck, &mut Silent);
        }
    }
}

/// Which turn to try next: each once, then by mean and curiosity.
fn most_promising(branches: &[Branch], tries: u32, curiosity: f64) -> usize {
    // Roots grow slowly enough to stand in for logarithms here.
    let spread = f64::from(tries + 1).sqrt().sqrt();
    let promise = |branch: &Branch| {
        if branch.visits == 0 {
            return f64::INFINITY;
        }
        let visits = f64::from(branch.visits);
        branch.sum / visits + curiosity * spread / visits.sqrt()
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
}

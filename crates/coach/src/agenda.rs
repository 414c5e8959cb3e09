//! What there is to do in an analysis, and in which order: the graph first, then what people did,
//! then luck, and last what takes longest.

use contract::Game;

use crate::history::{Decision, History};

/// One thing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Looks at a position briefly.
    Glance(usize),
    /// Finds out what a position is worth.
    Value(usize),
    /// Grades a decision.
    Grade(usize),
    /// Finds out what could be expected of the match before anything was dealt.
    Deal,
    /// Finds out what chance gave in an act.
    Luck(usize),
    /// Looks at a doubtful decision again.
    Deepen(usize),
    /// Looks for a reason.
    Reason(usize),
    /// Finds out roughly what a decision lost that nobody wants to see graded: the others' results
    /// depend on it.
    Skim(usize),
}

impl Task {
    /// How long it takes, roughly, against other tasks.
    fn weight(self) -> u32 {
        match self {
            Task::Glance(_) => 1,
            Task::Value(_) => 4,
            Task::Deal | Task::Luck(_) => 10,
            Task::Skim(_) => 15,
            Task::Reason(_) => 20,
            Task::Grade(_) | Task::Deepen(_) => 60,
        }
    }
}

/// What there is to do, and how far it is done.
pub(crate) struct Agenda {
    tasks: Vec<Task>,
    at: usize,
}

impl Agenda {
    /// Everything that there is to do for a match; with the decisions of everybody, or of people
    /// alone.
    pub(crate) fn of<G: Game>(
        history: &History<G>,
        decisions: &[Decision<G>],
        everybody: bool,
    ) -> Agenda {
        let wanted = |idx: &usize| everybody || decisions[*idx].is_person;
        let states = 0..history.states.len();
        let (graded, others): (Vec<usize>, Vec<usize>) =
            (0..decisions.len()).partition(|idx| wanted(idx));
        let chancy = (0..history.acts.len()).filter(|act| history.acts[*act].is_chancy);
        let mut tasks: Vec<Task> = states.clone().map(Task::Glance).collect();
        tasks.extend(states.map(Task::Value));
        tasks.extend(graded.iter().copied().map(Task::Grade));
        tasks.push(Task::Deal);
        tasks.extend(chancy.map(Task::Luck));
        tasks.extend(graded.iter().flat_map(|idx| [Task::Deepen(*idx), Task::Reason(*idx)]));
        tasks.extend(others.into_iter().map(Task::Skim));
        Agenda { tasks, at: 0 }
    }

    /// What is to be done now.
    pub(crate) fn task(&self) -> Option<Task> {
        self.tasks.get(self.at).copied()
    }

    /// Goes on to what comes next.
    pub(crate) fn tick_off(&mut self) {
        self.at += 1;
    }

    pub(crate) fn is_done(&self) -> bool {
        self.at >= self.tasks.len()
    }

    /// How much is done, in thousandths, with so much of the current task.
    pub(crate) fn progress(&self, of_task: f64) -> u32 {
        let weigh = |tasks: &[Task]| tasks.iter().map(|task| task.weight()).sum::<u32>();
        let (done, all) = (weigh(&self.tasks[..self.at.min(self.tasks.len())]), weigh(&self.tasks));
        let current = self.task().map_or(0.0, |task| f64::from(task.weight()) * of_task);
        match all {
            0 => 1_000,
            all => (1_000.0 * (f64::from(done) + current) / f64::from(all)) as u32,
        }
    }
}

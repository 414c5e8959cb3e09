//! Whole turns by their worth: the best of a beam.

use contract::{Bot, Chance, Patience, Reply, Window};

use crate::command::Command;
use crate::mind::past::{Memory, Past};
use crate::mind::plan::Plan;
use crate::mind::recall::{Moment, Recall};
use crate::mind::taste::Rival;
use crate::mind::turns::{Desk, Draft, Style};
use crate::square::SquareSet;
use crate::state::{ACTIONS, DESTINATIONS, TokyoDangan};
use crate::view::View;

/// Rounds after which spoiling matters less and less.
const PATIENT: u32 = 12;

/// Thinks a turn out once, and plays it as long as nothing unforeseen happens.
#[derive(Clone, Debug)]
pub struct Planner {
    style: Style,
    plan: Plan,
    memory: Memory,
    recall: Recall,
}

impl Planner {
    pub fn new(style: Style) -> Planner {
        Planner {
            style,
            plan: Plan::default(),
            memory: Memory::default(),
            recall: Recall::default(),
        }
    }
}

impl Bot<TokyoDangan> for Planner {
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
        let best = draft(&view).and_then(|draft| {
            let past = Past::new(&view, &self.memory);
            let desk = desk(&view, rivals(&view), past, self.style);
            let turns = desk.turns(draft, actions(&view), &|| patience.is_over());
            turns.into_iter().next()
        });
        if let Some(turn) = &best {
            self.memory.keep(&view, turn.roads, turn.piece);
        }
        let command = best.and_then(|turn| self.plan.begin(&view, &turn.steps));
        let command = command.filter(|command| offers.contains(command));
        Reply::now(command.or_else(|| window.sample(chance)))
    }

    fn remembers(&self) -> bool {
        true
    }

    fn recall(&mut self, view: &View) {
        if self.recall.look(view) == Moment::Ends {
            self.memory.keep_own(view);
        }
    }
}

/// Actions left in this turn. A puzzle has one long turn, of which as much is thought through at
/// once as of any other.
pub fn actions(view: &View) -> usize {
    usize::from(view.allowed.saturating_sub(view.taken).min(ACTIONS))
}

/// The viewer's turn so far, if the viewer is a player.
pub fn draft(view: &View) -> Option<Draft> {
    let own = view.travellers.get(view.viewer.seat()?)?;
    Some(Draft {
        steps: Default::default(),
        roads: view.roads,
        piece: own.piece,
        open: own.open?,
        hand: own.hand?,
        worth: 0.0,
    })
}

/// What is known of all the others.
pub fn rivals(view: &View) -> impl Iterator<Item = Rival> {
    let others = view.travellers.iter().filter(|(seat, _)| !view.viewer.is(*seat));
    others.map(|(_, seen)| {
        let left = DESTINATIONS - seen.reached.len().min(DESTINATIONS);
        Rival::unknown(seen.piece, left, view.candidates(seen))
    })
}

/// Everything a turn is judged by.
pub fn desk(
    view: &View,
    rivals: impl Iterator<Item = Rival>,
    past: Past,
    style: Style,
) -> Desk<'_> {
    let others = view.travellers.iter().filter(|(seat, _)| !view.viewer.is(*seat));
    Desk {
        board: &view.board,
        removal: view.house.removal,
        others: others.map(|(_, seen)| seen.piece).collect::<SquareSet>(),
        rivals: rivals.take(crate::state::SEATS).collect(),
        past,
        style: Style { calm: style.calm + weariness(view), ..style },
    }
}

/// A bot that only blocks gets nowhere: in long games each looks more to itself.
fn weariness(view: &View) -> f64 {
    f64::from(view.round.saturating_sub(PATIENT)) * 0.5
}

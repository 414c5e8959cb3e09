//! Plays the best command by the taste of the house.
//!
//! Dice are kept by the plan with the greatest expected worth of the whole turn. Everything else
//! is tried on a guessed state, one step ahead, and judged.

use contract::{Bot, Chance, Entry, Game, Patience, Reply, Seat, Silent, Window};

use crate::cards::Card;
use crate::command::{Command, With};
use crate::face::{Dice, FACES};
use crate::frame::Frame;
use crate::mind::dicing::Dicing;
use crate::mind::taste::{HOUSE, Taste};
use crate::mind::{finish, quiet};
use crate::odds::Plan;
use crate::state::{ExtraTurn, KingOfTokyo};

/// How much better doing something must be than doing nothing.
const WORTHWHILE: f64 = 1e-6;
/// A look that costs nothing is taken.
const CURIOSITY: f64 = 1e-4;
/// Energy at which a row that nobody wants is swept.
const SWEEP_AT: u16 = 8;

/// A player that judges positions.
#[derive(Clone, Copy, Debug)]
pub struct Heuristic {
    /// How it judges.
    pub taste: Taste,
    /// How far it errs about each command, up or down, as a part of the win.
    pub doubt: f64,
}

impl Default for Heuristic {
    fn default() -> Heuristic {
        Heuristic { taste: HOUSE, doubt: 0.0 }
    }
}

impl Bot<KingOfTokyo> for Heuristic {
    fn choose(
        &mut self,
        window: &Window<'_, KingOfTokyo>,
        _patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let offers = &window.offers().list;
        let must = window.must();
        if must && offers.len() < 2 {
            return Reply::now(offers.first().copied());
        }
        let state = window.view().guess(chance);
        if let Some(command) = finish::winning(&state, window.seat(), chance) {
            return Reply::now(Some(command));
        }
        let mut ranked = rank(&state, &self.taste, window.seat(), offers, chance);
        if self.doubt > 0.0 {
            // Nobody errs about what wins or loses the game at once.
            let unclear = |worth: f64| worth > 0.0 && worth < 1.0;
            for (_, worth) in ranked.iter_mut().filter(|(_, worth)| unclear(*worth)) {
                let error = self.doubt * (f64::from(chance.below(2001)) / 1000.0 - 1.0);
                *worth = (*worth + error).clamp(WORTHWHILE, 1.0 - WORTHWHILE);
            }
        }
        Reply::now(best(&ranked))
    }
}

/// What a seat does: one of the offers, or nothing if it need not act and nothing helps.
pub fn decide(
    state: &KingOfTokyo,
    taste: &Taste,
    seat: Seat,
    offers: &[Command],
    chance: &mut Chance,
) -> Option<Command> {
    best(&rank(state, taste, seat, offers, chance))
}

fn best(ranked: &[(Option<Command>, f64)]) -> Option<Command> {
    ranked.iter().max_by(|a, b| a.1.total_cmp(&b.1)).and_then(|(command, _)| *command)
}

/// Every choice that is worth a thought, with what the seat may then expect of the win; nothing
/// stands for not acting.
pub fn rank(
    state: &KingOfTokyo,
    taste: &Taste,
    seat: Seat,
    offers: &[Command],
    chance: &mut Chance,
) -> Vec<(Option<Command>, f64)> {
    match state.question() {
        Some((Frame::Rolling | Frame::LastTouch, asked)) if asked == seat => {
            rank_rolls(state, taste, offers, chance)
        }
        Some((Frame::Meddle { .. }, asked)) if asked == seat => {
            rank_meddling(state, taste, seat, offers, chance)
        }
        Some((frame, asked)) if asked == seat => {
            let tried = offers.iter().map(|command| {
                (Some(*command), tried(state, taste, seat, *command, frame, chance))
            });
            tried.collect()
        }
        _ => {
            let now = taste.share(state, seat);
            let mut ranked = vec![(None, now + WORTHWHILE)];
            ranked.extend(offers.iter().map(|command| {
                let after = after(state, seat, *command, chance);
                (Some(*command), after.map_or(0.0, |after| taste.share(&after, seat)))
            }));
            ranked
        }
    }
}

/// The state after a command, if it is allowed.
fn after(
    state: &KingOfTokyo,
    seat: Seat,
    command: Command,
    chance: &mut Chance,
) -> Option<KingOfTokyo> {
    let mut after = state.clone();
    let entry = Entry::new(seat, state.now(), command);
    after.play(&entry, chance, &mut Silent).ok().map(|_| after)
}

/// What a seat may expect after an answer to a question that is not about its dice.
fn tried(
    state: &KingOfTokyo,
    taste: &Taste,
    seat: Seat,
    command: Command,
    frame: Frame,
    chance: &mut Chance,
) -> f64 {
    let now = || taste.share(state, seat);
    match (frame, command) {
        // Passing here ends the turn; only what is bought is judged, not who comes next.
        (Frame::Buying | Frame::Opportunity { .. }, Command::Pass) => return now() + WORTHWHILE,
        (Frame::Buying, Command::Use { card, .. }) if looks(state, seat, card) => {
            return now() + CURIOSITY;
        }
        (Frame::Buying, Command::Sweep) => {
            let rich = state.monsters[seat].energy >= SWEEP_AT;
            return if rich { now() + 2.0 * WORTHWHILE } else { 0.0 };
        }
        _ => {}
    }
    let Some(mut after) = after(state, seat, command, chance) else { return 0.0 };
    // What dice do against damage shows only when they are kept.
    if let Some((Frame::Soften { .. }, asked)) = after.question()
        && asked == seat
        && let Some(landed) = self::after(&after, seat, Command::Pass, chance)
    {
        after = landed;
    }
    count_begun_turn(state, &mut after);
    if matches!(command, Command::Yield | Command::Stay)
        && let Some(ended) = ended_by_turn(&after, seat, chance)
    {
        return taste.share(&ended, seat);
    }
    taste.share(&after, seat)
}

/// A turn that a card gave and that has begun is worth as much as one that is still to come.
fn count_begun_turn(before: &KingOfTokyo, after: &mut KingOfTokyo) {
    let had_rolled = !before.turn.dice.is_empty();
    let rolls = after.stack.top() == Some(&Frame::Rolling);
    if had_rolled && rolls && after.anchor == before.anchor {
        let begun = ExtraTurn { seat: after.active, fewer: after.turn.fewer };
        // The queue has just lost this turn, so there is room for it.
        let _ = after.extra.try_push(begun);
    }
}

/// The end of the game, if it comes with this turn unless somebody does something about it: Tokyo
/// left to an attacker may be the point that it lacks. As long as the seat itself has something to
/// answer, nothing is clear.
fn ended_by_turn(state: &KingOfTokyo, seat: Seat, chance: &mut Chance) -> Option<KingOfTokyo> {
    if state.question().is_some_and(|(_, asked)| asked == seat) {
        return None;
    }
    let mut end = state.clone();
    quiet::finish_turn(&mut end, chance);
    end.over.is_some().then_some(end)
}

/// Whether a card is used to look at the top of the deck.
fn looks(state: &KingOfTokyo, seat: Seat, card: Card) -> bool {
    state.power(seat, card).is_some_and(|power| power.hooks().lab.is_some())
}

/// The best rerolls, keeping all dice, and cards that change dice.
fn rank_rolls(
    state: &KingOfTokyo,
    taste: &Taste,
    offers: &[Command],
    chance: &mut Chance,
) -> Vec<(Option<Command>, f64)> {
    let seat = state.active;
    let now = taste.share(state, seat);
    let (dice, rerolls) = (state.turn.dice, rolls_left(state));
    let mut dicing = Dicing::new(state, taste, chance);
    let uses = offers.iter().any(|command| matches!(command, Command::Use { .. }));
    let plan = dicing.plan(rerolls + u8::from(uses && rerolls == 0), chance);
    let mut ranked = Vec::new();
    for command in offers {
        let worth = match *command {
            Command::Resolve => now + plan.worth(dice, 0),
            Command::Reroll { dice: reroll } => {
                now + plan.worth_keeping(dice.without(reroll), rerolls)
            }
            Command::Use { with, .. } => {
                // Dice are turned when they have been rolled.
                let turns = matches!(with, With::Turn { .. } | With::Die(_));
                if turns && rerolls > 0 {
                    continue;
                }
                used(state, taste, *command, &plan, chance)
            }
            _ => continue,
        };
        ranked.push((Some(*command), worth));
    }
    ranked
}

/// Rerolls that the active monster can still make with these dice.
fn rolls_left(state: &KingOfTokyo) -> u8 {
    match state.stack.top() {
        Some(Frame::Rolling) => state.turn.rerolls,
        _ => 0,
    }
}

/// What the roller may expect after using a card, over all outcomes of one die.
fn used(
    state: &KingOfTokyo,
    taste: &Taste,
    command: Command,
    plan: &Plan,
    chance: &mut Chance,
) -> f64 {
    let seat = state.active;
    let outcome = |chance: &mut Chance| match after(state, seat, command, chance) {
        Some(after) => taste.share(&after, seat) + plan.worth(after.turn.dice, rolls_left(&after)),
        None => 0.0,
    };
    if let Command::Use { with: With::Die(_), .. } = command {
        let outcomes = (0..6).map(|face| outcome(&mut Chance::from_number(0).scripted([face])));
        return outcomes.sum::<f64>() / 6.0;
    }
    outcome(chance)
}

/// Which die of the roller to roll again: the one it would miss most.
fn rank_meddling(
    state: &KingOfTokyo,
    taste: &Taste,
    seat: Seat,
    offers: &[Command],
    chance: &mut Chance,
) -> Vec<(Option<Command>, f64)> {
    let dice = state.turn.dice;
    let mut dicing = Dicing::new(state, taste, chance);
    let plan = dicing.plan(0, chance);
    let now = taste.share(state, seat);
    let foes = state.living().len().saturating_sub(1).max(1) as f64;
    let meddled = |command: &Command| {
        let gain = match command {
            Command::Use { with: With::Die(face), .. } => {
                let left = dice.without(Dice::one(*face));
                let rolled = FACES.map(|face| plan.worth(left.with(Dice::one(face)), 0));
                plan.worth(dice, 0) - rolled.iter().sum::<f64>() / 6.0
            }
            _ => 10.0 * WORTHWHILE,
        };
        (Some(*command), now + gain / foes)
    };
    offers.iter().map(meddled).collect()
}

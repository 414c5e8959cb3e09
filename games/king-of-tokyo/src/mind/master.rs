//! Plays by what a net has learnt from many games.
//!
//! Dice are rolled by an exact plan, whose final handfuls are worth what the net thinks of the
//! position when the turn is over, or after one more. Everything else is tried, and the rest of the
//! turn is played as the net likes it best. What fills the row is not guessed: the net knows what
//! gaps in it are worth on average.

use contract::{Bot, Chance, Malformed, Patience, Reply, Seat, Window};
use nets::shares::exp;

use crate::command::{Command, With};
use crate::frame::Frame;
use crate::mind::judge::Judge;
use crate::mind::quiet::{reply, reply_leaving_gaps};
use crate::mind::{Heuristic, finish, rolls, turn};
use crate::odds::Plan;
use crate::state::KingOfTokyo;

/// A choice that leaves less than this part of what the best one does is a blunder.
const BLUNDER: f64 = 0.25;
/// As good as won.
const WON: f64 = 0.999;
/// How finely a choice is drawn.
const FINE: u32 = 1 << 24;
/// Yielding or staying is tried out so many times less often than purchases.
const SELDOM: u32 = 2;

/// A player that judges positions with a net.
#[derive(Clone, Debug)]
pub struct Master {
    judge: Judge,
    /// See [`Master::new`].
    warmth: f64,
    /// One purchase in so many is made at random, to learn from it.
    tries: Option<u32>,
    /// The plan of this turn: the position without its dice, and the plan.
    plan: Option<(KingOfTokyo, Plan)>,
}

impl Master {
    /// A player with the net in these bytes. Of two choices, one that is worse by the part
    /// `warmth` is chosen 2.7 times less often; at 0, always the best.
    ///
    /// # Errors
    /// If it was not trained for this game, these rules and this encoding.
    pub fn new(net: &[u8], warmth: f64) -> Result<Master, Malformed> {
        Ok(Master { judge: Judge::new(net)?, warmth, tries: None, plan: None })
    }

    /// A player who always chooses the best, and tries things out now and then.
    ///
    /// # Errors
    /// As [`Master::new`].
    pub fn trainee(net: &[u8], tries: u32) -> Result<Master, Malformed> {
        Ok(Master { tries: Some(tries), ..Master::new(net, 0.0)? })
    }

    /// The plan for the dice that are being rolled: worked out once a turn.
    fn plan(&mut self, state: &KingOfTokyo, rerolls: u8) -> &Plan {
        let position = without_dice(state);
        let knows =
            |(known, plan): &(KingOfTokyo, Plan)| *known == position && plan.rerolls() >= rerolls;
        let plan = match self.plan.take().filter(knows) {
            Some((_, plan)) => plan,
            // Always the same luck, so that a bot that sits down later plans the same.
            None => rolls::plan(state, rerolls, &mut self.judge, &Chance::from_number(0)),
        };
        &self.plan.insert((position, plan)).1
    }

    /// Every choice about dice, with the roller's chance to win.
    fn rank_rolls(&mut self, state: &KingOfTokyo, offers: &[Command]) -> Vec<(Command, f64)> {
        let seat = state.active;
        let rerolls = rolls_left(state);
        let uses = offers.iter().any(|command| matches!(command, Command::Use { .. }));
        let now = if uses { self.judge.share(state, seat) } else { 0.0 };
        self.plan(state, rerolls + u8::from(uses && rerolls == 0));
        let mut ranked = Vec::new();
        for command in offers {
            let worth = match *command {
                Command::Resolve => self.worth(state, 0),
                Command::Reroll { dice } => match &self.plan {
                    Some((_, plan)) => plan.worth_keeping(state.turn.dice.without(dice), rerolls),
                    None => 0.0,
                },
                // Dice are turned when they have been rolled.
                Command::Use { with: With::Turn { .. } | With::Die(_), .. } if rerolls > 0 => {
                    continue;
                }
                Command::Use { .. } => self.used(state, *command, now),
                _ => continue,
            };
            ranked.push((*command, worth));
        }
        ranked
    }

    /// What the dice are worth by the plan.
    fn worth(&self, state: &KingOfTokyo, rerolls: u8) -> f64 {
        self.plan.as_ref().map_or(0.0, |(_, plan)| plan.worth(state.turn.dice, rerolls))
    }

    /// What the roller may expect after using a card, over all outcomes of one die.
    fn used(&mut self, state: &KingOfTokyo, command: Command, now: f64) -> f64 {
        let seat = state.active;
        let faces = if let Command::Use { with: With::Die(_), .. } = command { 6 } else { 1 };
        let outcomes = (0..faces).map(|face| {
            let mut after = state.clone();
            reply(&mut after, seat, command, &mut Chance::from_number(0).scripted([face]));
            let change = self.judge.share(&after, seat) - now;
            change + self.worth(&after, rolls_left(&after))
        });
        outcomes.sum::<f64>() / f64::from(faces)
    }

    /// Every answer, with the seat's chance to win when the turn is over.
    fn rank_answers(
        &mut self,
        state: &KingOfTokyo,
        window: &Window<'_, KingOfTokyo>,
        chance: &Chance,
    ) -> Vec<(Command, f64)> {
        let (seat, offers) = (window.seat(), &window.offers().list);
        // All answers meet the same luck.
        let worth = |command| self.after(state, seat, command, &mut chance.clone());
        offers.iter().copied().zip(offers.iter().copied().map(worth)).collect()
    }

    /// The seat's chance to win at the end of the turn, after an answer.
    fn after(
        &mut self,
        state: &KingOfTokyo,
        seat: Seat,
        command: Command,
        chance: &mut Chance,
    ) -> f64 {
        let mut after = state.clone();
        reply_leaving_gaps(&mut after, seat, command, chance);
        turn::finish(&mut after, &mut self.judge, chance);
        self.judge.share(&after, seat)
    }

    /// Whether this choice is made at random, to learn from it.
    fn tries(&self, frame: Frame, chance: &mut Chance) -> bool {
        let one_in = match frame {
            Frame::Buying => self.tries,
            Frame::Yield { .. } => self.tries.map(|tries| SELDOM * tries),
            _ => None,
        };
        one_in.is_some_and(|one_in| chance.below(one_in) == 0)
    }
}

impl Bot<KingOfTokyo> for Master {
    fn choose(
        &mut self,
        window: &Window<'_, KingOfTokyo>,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Command> {
        let offers = &window.offers().list;
        if window.must() && offers.len() < 2 {
            return Reply::now(offers.first().copied());
        }
        let state = window.view().guess(chance);
        if let Some(command) = finish::winning(&state, window.seat(), chance) {
            return Reply::now(Some(command));
        }
        let ranked = match state.question() {
            Some((frame, asked)) if asked == window.seat() => match frame {
                Frame::Rolling | Frame::LastTouch => self.rank_rolls(&state, offers),
                frame if self.tries(frame, chance) => {
                    return Reply::now(chance.pick(offers).copied());
                }
                Frame::Meddle { .. } => {
                    return Heuristic::default().choose(window, patience, chance);
                }
                _ => self.rank_answers(&state, window, chance),
            },
            _ => return Heuristic::default().choose(window, patience, chance),
        };
        Reply::now(pick(&ranked, self.warmth, chance))
    }
}

/// The best choice or, the warmer the more often, one that is worse; but none that gives away a
/// win, or what chance there still is.
fn pick(ranked: &[(Command, f64)], warmth: f64, chance: &mut Chance) -> Option<Command> {
    let (best, most) = *ranked.iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
    if warmth <= 0.0 || most <= 0.0 || most >= WON {
        return Some(best);
    }
    let weight = |worth: f64| match worth / most {
        part if part < BLUNDER => 0.0,
        part => exp((part - 1.0) / warmth),
    };
    let sum: f64 = ranked.iter().map(|(_, worth)| weight(*worth)).sum();
    let mut left = sum * f64::from(chance.below(FINE)) / f64::from(FINE);
    let drawn = ranked.iter().find(|(_, worth)| {
        left -= weight(*worth);
        left < 0.0
    });
    Some(drawn.map_or(best, |(command, _)| *command))
}

/// Rerolls that the active monster can still make with these dice.
pub(crate) fn rolls_left(state: &KingOfTokyo) -> u8 {
    match state.stack.top() {
        Some(Frame::Rolling) => state.turn.rerolls,
        _ => 0,
    }
}

/// The position whose plan does not depend on how the dice lie.
pub(crate) fn without_dice(state: &KingOfTokyo) -> KingOfTokyo {
    let mut position = state.clone();
    let size = position.turn.dice.len();
    position.turn.dice = std::iter::repeat_n(crate::face::Face::One, usize::from(size)).collect();
    position.turn.rerolls = 0;
    position.beat = 0;
    position.decisions = contract::BySeat::default();
    position
}

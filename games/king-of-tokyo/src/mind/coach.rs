//! What the coach knows of the game: positions are judged by the net, dice are reckoned exactly,
//! and reasons come from rounds that are played out.

use contract::coach::offered;
use contract::{
    Chance, Coach, Entry, Game, Malformed, Offers, Pace, Phrase, PlayOut, Seat, Shares, Silent,
    Terms,
};

use crate::command::{Command, With};
use crate::face::Dice;
use crate::frame::Frame;
use crate::mind::heuristic;
use crate::mind::judge::Judge;
use crate::mind::master::{rolls_left, without_dice};
use crate::mind::quiet::{reply, reply_leaving_gaps};
use crate::mind::taste::HOUSE;
use crate::mind::{rolls, turn};
use crate::monster::Monster;
use crate::odds::Plan;
use crate::state::KingOfTokyo;
use crate::view::View;

/// Plans that are remembered: those of this turn, and of a few that a card would make of it.
const PLANS: usize = 6;
/// Acts that are remembered with what their outcomes were worth on average.
const REDRAWS: usize = 12;
/// Rerolls that are planned ahead, the first roll included.
const AHEAD: u8 = 4;
/// More answers than the rest of a round asks for.
const ANSWERS: usize = 600;
/// How much of something is worth a mention.
const MUCH: u8 = 3;

/// What reasons are made of: facts up to the seat's next turn.
const TERMS: &[&str] = &["dies", "rival-wins", "wins", "kills", "tokyo", "weak", "scores", "earns"];

/// Whether those are good for the seat; of some it depends.
const GOOD: [Option<bool>; 8] =
    [Some(false), Some(false), Some(true), None, None, Some(false), Some(true), Some(true)];

/// Knows what positions are worth.
#[derive(Clone, Debug)]
pub struct Reckoner {
    judge: Judge,
    plans: Vec<Planned>,
    /// What acts are worth whose outcomes were drawn again.
    redraws: Vec<(KingOfTokyo, Entry<Command>, Shares)>,
}

/// How a turn's dice are best rolled, and what everyone may then expect.
#[derive(Clone, Debug)]
struct Planned {
    /// The position without its dice.
    position: KingOfTokyo,
    plan: Plan,
    /// Everyone's chance to win along the plan.
    shares: Vec<Plan>,
}

impl Planned {
    /// What everyone may expect of these dice, with that many rerolls left.
    fn of(&self, dice: Dice, rerolls: u8) -> Shares {
        Shares::from_fn(self.shares.len(), |seat| self.shares[seat.idx()].worth(dice, rerolls))
    }

    /// What everyone may expect when these dice are kept and the others rolled.
    fn keeping(&self, keep: Dice, rerolls: u8) -> Shares {
        let worth = |seat: Seat| self.shares[seat.idx()].worth_keeping(keep, rerolls);
        Shares::from_fn(self.shares.len(), worth)
    }
}

impl Reckoner {
    /// A coach with the net in these bytes.
    ///
    /// # Errors
    /// If it was not trained for this game, these rules and this encoding.
    pub fn new(net: &[u8]) -> Result<Reckoner, Malformed> {
        Ok(Reckoner { judge: Judge::new(net)?, plans: Vec::new(), redraws: Vec::new() })
    }

    /// The plan of a turn whose dice are being rolled.
    fn planned(&mut self, state: &KingOfTokyo) -> &Planned {
        let position = without_dice(state);
        let known = self.plans.iter().position(|planned| planned.position == position);
        let planned = match known {
            Some(idx) => self.plans.remove(idx),
            None => self.plan(state, position),
        };
        if self.plans.len() >= PLANS {
            self.plans.remove(0);
        }
        self.plans.push(planned);
        &self.plans[self.plans.len() - 1]
    }

    fn plan(&mut self, state: &KingOfTokyo, position: KingOfTokyo) -> Planned {
        // Always the same luck, so that what is kept makes no difference.
        let luck = Chance::from_number(0);
        let (plan, outcomes) = rolls::plan_for_all(state, AHEAD, &mut self.judge, &luck);
        let along = |seat: Seat| {
            let mut of_seat = outcomes.iter().map(|shares| shares[seat]);
            plan.along(|_| of_seat.next().unwrap_or(0.0))
        };
        let shares = Seat::all(state.count()).map(along).collect();
        Planned { position, plan, shares }
    }

    /// What everyone may expect while dice are being rolled: by the plan, or of a card that may be
    /// used on them.
    fn rolling(&mut self, state: &KingOfTokyo, seat: Seat) -> Shares {
        let rerolls = rolls_left(state);
        let mut best = self.planned(state).of(state.turn.dice, rerolls);
        let mut offers = Offers::default();
        state.offers(seat, &mut offers);
        for command in offers.list {
            if !matches!(command, Command::Use { .. }) || rerolls > 0 && turns_dice(&command) {
                continue;
            }
            let shares = self.used(state, seat, command);
            if shares[seat] > best[seat] {
                best = shares;
            }
        }
        best
    }

    /// What everyone may expect after using a card on dice, over all outcomes of one die.
    fn used(&mut self, state: &KingOfTokyo, seat: Seat, command: Command) -> Shares {
        let faces = if let Command::Use { with: With::Die(_), .. } = command { 6 } else { 1 };
        let mut sums = Shares::from_fn(state.count(), |_| 0.0);
        for face in 0..faces {
            let mut after = state.clone();
            reply(&mut after, seat, command, &mut Chance::from_number(0).scripted([face]));
            let shares = if rolls(&after) {
                let rerolls = rolls_left(&after);
                self.planned(&after).of(after.turn.dice, rerolls)
            } else {
                self.ending(after, &mut Chance::from_number(0))
            };
            sums.values_mut().zip(shares.values()).for_each(|(sum, share)| *sum += share);
        }
        sums.values_mut().for_each(|sum| *sum /= f64::from(faces));
        sums
    }

    /// What everyone may expect where dice are not the question: the turn is played to its end.
    fn ending(&mut self, mut state: KingOfTokyo, chance: &mut Chance) -> Shares {
        turn::finish(&mut state, &mut self.judge, chance);
        self.judge.shares(&state)
    }

    /// The dice that the plan for this very turn keeps, if one was made.
    fn keeps(&self, state: &KingOfTokyo) -> Option<Command> {
        let position = without_dice(state);
        let planned = self.plans.iter().find(|planned| planned.position == position)?;
        let dice = state.turn.dice;
        let rerolled = dice.without(planned.plan.keep(dice, rolls_left(state)));
        Some(match rerolled.is_empty() {
            true => Command::Resolve,
            false => Command::Reroll { dice: rerolled },
        })
    }

    /// What a roll that begins a turn gave.
    fn first_roll(&mut self, state: &KingOfTokyo) -> Shares {
        let (dice, rerolls) = (state.turn.dice, rolls_left(state));
        let planned = self.planned(state);
        less(&planned.of(dice, rerolls), &planned.keeping(Dice::NONE, rerolls + 1))
    }

    /// What everything but dice that are rolled now gave: cards revealed, damage dodged.
    fn other_luck(
        &mut self,
        before: &KingOfTokyo,
        entry: &Entry<Command>,
        after: &KingOfTokyo,
    ) -> Shares {
        let expected = self.redrawn(before, entry);
        less(&self.ending(after.clone(), &mut Chance::from_number(0)), &expected)
    }

    /// What everyone may expect of an act over many outcomes of everything but the next roll.
    fn redrawn(&mut self, before: &KingOfTokyo, entry: &Entry<Command>) -> Shares {
        let known = |(state, known, _): &&(KingOfTokyo, Entry<Command>, Shares)| {
            known == entry && state == before
        };
        if let Some((.., shares)) = self.redraws.iter().find(known) {
            return shares.clone();
        }
        let redraws = self.pace().redraws;
        let mut sums = Shares::from_fn(before.count(), |_| 0.0);
        for number in 0..redraws {
            let mut other = before.clone();
            let mut chance = Chance::from_number(u64::from(number));
            // What was played once is not refused with other luck.
            let _ = other.play(entry, &mut chance, &mut Silent);
            let shares = self.ending(other, &mut Chance::from_number(0));
            sums.values_mut().zip(shares.values()).for_each(|(sum, share)| *sum += share);
        }
        sums.values_mut().for_each(|sum| *sum /= f64::from(redraws));
        if self.redraws.len() >= REDRAWS {
            self.redraws.remove(0);
        }
        self.redraws.push((before.clone(), entry.clone(), sums.clone()));
        sums
    }
}

impl Coach<KingOfTokyo> for Reckoner {
    fn pace(&self) -> Pace {
        Pace { reasons: 4_000, ..Pace::default() }
    }

    fn terms(&self) -> &'static [&'static str] {
        TERMS
    }

    fn is_good(&self, term: usize) -> Option<bool> {
        GOOD.get(term).copied().flatten()
    }

    fn say(&self, view: &View, course: &[Command]) -> Option<Phrase> {
        let [Command::Reroll { dice }] = course else { return None };
        let kept = view.turn.dice.without(*dice);
        Some(match kept.is_empty() {
            true => Phrase::new("keep-none"),
            false => Phrase::new("keep").with("dice", kept.to_string()),
        })
    }

    /// Dice are turned when they have been rolled: until then the plan, which does not know that
    /// they will be, would make it look better to do so at once.
    fn courses(
        &mut self,
        world: &KingOfTokyo,
        seat: Seat,
        _chance: &mut Chance,
    ) -> Vec<Vec<Command>> {
        let mut courses = offered(world, seat);
        if rolls(world) && rolls_left(world) > 0 {
            courses.retain(|course| !course.iter().any(turns_dice));
        }
        courses
    }

    fn glance(&mut self, state: &KingOfTokyo) -> Option<Shares> {
        Some(self.ending(state.clone(), &mut Chance::from_number(0)))
    }

    fn judge(&mut self, state: &KingOfTokyo) -> Option<Shares> {
        Some(match state.question() {
            Some((Frame::Rolling | Frame::LastTouch, seat)) => self.rolling(state, seat),
            _ => self.ending(state.clone(), &mut Chance::from_number(0)),
        })
    }

    fn weigh(
        &mut self,
        world: &KingOfTokyo,
        seat: Seat,
        course: &[Command],
        chance: &mut Chance,
    ) -> Option<Shares> {
        let command = match course {
            [] => return self.judge(world),
            [command] => *command,
            _ => return None,
        };
        if rolls(world) && world.question().is_some_and(|(_, asked)| asked == seat) {
            let (dice, rerolls) = (world.turn.dice, rolls_left(world));
            match command {
                Command::Reroll { dice: again } => {
                    return Some(self.planned(world).keeping(dice.without(again), rerolls));
                }
                Command::Resolve => return Some(self.planned(world).of(dice, 0)),
                Command::Use { .. } => return Some(self.used(world, seat, command)),
                _ => {}
            }
        }
        let mut after = world.clone();
        let entry = Entry::new(seat, 0, command);
        match command {
            // What the row then shows can be bought at once.
            Command::Buy { .. } | Command::Sweep => return Some(self.redrawn(world, &entry)),
            Command::Use { .. } => {
                after.play(&entry, chance, &mut Silent).ok()?;
            }
            _ => reply_leaving_gaps(&mut after, seat, command, chance),
        }
        // Whoever meddles with somebody's roll leaves it to be rolled on.
        if rolls(world) && rolls(&after) && is_same_turn(world, &after) {
            return self.judge(&after);
        }
        Some(self.ending(after, chance))
    }

    fn luck(
        &mut self,
        before: &KingOfTokyo,
        entry: &Entry<Command>,
        after: &KingOfTokyo,
    ) -> Option<Shares> {
        let seat = entry.actor.seat()?;
        let meddles = matches!(before.question(), Some((Frame::Meddle { .. }, _)));
        if is_same_turn(before, after) && rolls(before) && rolls(after) {
            let mut chance = Chance::from_number(0);
            let expected = self.weigh(before, seat, &[entry.command], &mut chance)?;
            return Some(less(&self.judge(after)?, &expected));
        }
        let mut luck = self.other_luck(before, entry, after);
        if rolls(after) && !meddles {
            let rolled = self.first_roll(after);
            luck.values_mut().zip(rolled.values()).for_each(|(luck, more)| *luck += more);
        }
        Some(luck)
    }

    fn play_out(
        &mut self,
        world: &KingOfTokyo,
        after: KingOfTokyo,
        seat: Seat,
        chance: &mut Chance,
    ) -> PlayOut {
        // The plan for the turn that is judged is followed, whatever else was planned before.
        let this_turn = rolls(world).then(|| {
            self.planned(world);
            without_dice(world)
        });
        let mut state = after;
        let mut offers = Offers::default();
        for _ in 0..ANSWERS {
            let is_next = rolls(&state) && state.active == seat && !is_same_turn(world, &state);
            let Some((_, asked)) = state.question().filter(|_| !is_next) else { break };
            let is_planned = rolls(&state) && this_turn.as_ref() == Some(&without_dice(&state));
            let planned = if is_planned { self.keeps(&state) } else { None };
            let command = planned.or_else(|| {
                offers.clear();
                state.offers(asked, &mut offers);
                heuristic::decide(&state, &HOUSE, asked, &offers.list, chance)
            });
            let entry = command.map(|command| Entry::new(asked, 0, command));
            if entry.is_none_or(|entry| state.play(&entry, chance, &mut Silent).is_err()) {
                break;
            }
        }
        PlayOut { shares: self.judge.shares(&state), terms: terms(world, &state, seat) }
    }
}

/// What happened to a seat between two states.
fn terms(before: &KingOfTokyo, after: &KingOfTokyo, seat: Seat) -> Terms {
    let (Some(then), Some(now)) = (before.monsters.get(seat), after.monsters.get(seat)) else {
        return Terms::NONE;
    };
    // Of who decides between staying and yielding it says nothing to say where they then are.
    let chooses_place = matches!(before.question(), Some((Frame::Yield { .. }, _)));
    let winners = after.winners();
    let fallen = |other: &Seat| !after.monsters.get(*other).is_some_and(Monster::lives);
    let facts = [
        !now.lives(),
        !winners.is_empty() && !winners.contains(seat),
        winners.contains(seat),
        before.others(seat).any(|other| fallen(&other)),
        now.in_tokyo() && now.lives() && !chooses_place,
        now.life <= MUCH,
        now.points >= then.points.saturating_add(MUCH),
        now.energy >= then.energy.saturating_add(u16::from(MUCH)),
    ];
    let mut terms = Terms::NONE;
    facts.into_iter().enumerate().for_each(|(term, came_true)| terms.note(term, came_true));
    terms
}

/// Whether a card is used on a die.
fn turns_dice(command: &Command) -> bool {
    matches!(command, Command::Use { with: With::Turn { .. } | With::Die(_), .. })
}

/// Whether dice are the question.
fn rolls(state: &KingOfTokyo) -> bool {
    matches!(state.question(), Some((Frame::Rolling | Frame::LastTouch, _)))
}

fn is_same_turn(one: &KingOfTokyo, other: &KingOfTokyo) -> bool {
    (one.round, one.active, one.anchor) == (other.round, other.active, other.anchor)
}

/// What everyone has more in the first than in the second.
fn less(one: &Shares, other: &Shares) -> Shares {
    Shares::from_fn(one.len(), |seat| one[seat] - other[seat])
}

//! Random play with the cheap checks.

use contract::{
    Actor, Awaiting, Chance, Day, Entry, Offers, Outcome, Seat, Seed, Tabletop, Undo, Values,
    Waiting, digest,
};
use serde::Deserialize;
use serde_json::Value;

use crate::finding::{Checked, Finding, ensure};
use crate::plan::Plan;
use crate::scene::{Scene, offers};
use crate::seen::Seen;
use crate::{garbage, guessing, offering, refusing, secrecy, showing, thinking, trips};

/// Plays one random game.
///
/// # Errors
/// The first fault found.
pub fn game<G: Tabletop>(plan: &Plan, seats: usize, number: u64, seen: &mut Seen) -> Checked {
    let mut chance = Chance::from_number(plan.seed ^ number << 8 ^ seats as u64);
    let seed = Seed::from_number(plan.seed).of_match(number << 8 | seats as u64);
    let at = |step| move |fault: Finding| fault.at(seats, number, step);
    let Some(setup) = setup::<G>(plan, seats, number, &mut chance).map_err(at(0))? else {
        return Ok(());
    };
    let opening = G::open(&setup, seats, &mut Chance::new(&seed, 0));
    let opening = opening
        .map_err(|refusal| Finding::new("open", refusal.to_string()).at(seats, number, 0))?;
    let mut walk = Walk {
        awaited: vec![None; seats],
        state: opening.clone(),
        pool: Vec::new(),
        entries: Vec::new(),
        clock_ms: 0,
    };
    loop {
        let step = walk.entries.len();
        let over = walk.step(&seed, plan, &mut chance, seen).map_err(at(step))?;
        if let Some(outcome) = over {
            ending::<G>(&outcome, seats, seen).map_err(at(step))?;
            showing::explained(&walk.state, &outcome).map_err(at(step))?;
            break;
        }
        ensure((step as u64) < plan.limit, "end", || {
            format!("the game goes on after {} entries", plan.limit)
        })
        .map_err(at(step))?;
    }
    seen.games += 1;
    seen.steps += walk.entries.len() as u64;
    walk.replays(opening, &seed).map_err(at(walk.entries.len()))
}

/// Any day, or none.
fn day(chance: &mut Chance) -> Value {
    let year = 2000 + chance.below(100) as u16;
    let day = Day::new(year, 1 + chance.below(12) as u8, 1 + chance.below(31) as u8);
    day.map_or(Value::Null, |day| Value::from(day.to_string()))
}

/// What bots play for every other game, and a random setup otherwise; nothing if chance chose
/// options that do not go together.
pub(crate) fn setup<G: Tabletop>(
    plan: &Plan,
    seats: usize,
    number: u64,
    chance: &mut Chance,
) -> Result<Option<G::Setup>, Finding> {
    let mut fields = match serde_json::to_value(G::setup_for_bots()) {
        Ok(Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    };
    let random = !number.is_multiple_of(2);
    for option in G::META.options {
        let value = match option.values {
            _ if plan.fixed(option.key).is_some() => Value::from(plan.fixed(option.key)),
            Values::Whole { min, max } => {
                let (min, max) = plan.bounds(option.key, min, max);
                match fields.get(option.key).and_then(Value::as_i64) {
                    Some(usual) if !random => Value::from(usual.clamp(min, max)),
                    _ => {
                        let range = u32::try_from(max - min).unwrap_or(u32::MAX - 1) + 1;
                        Value::from(min + i64::from(chance.below(range)))
                    }
                }
            }
            _ if !random => continue,
            Values::Day => day(chance),
            Values::Switch => Value::from(chance.below(2) == 1),
            Values::OneOf(words) => Value::from(chance.pick(words).copied().unwrap_or_default()),
        };
        fields.insert(option.key.into(), value);
    }
    let fields = Value::Object(fields);
    let setup = G::Setup::deserialize(&fields);
    let setup = setup.map_err(|error| Finding::new("setup", format!("{fields}: {error}")))?;
    Ok(G::open(&setup, seats, &mut Chance::from_number(0)).is_ok().then_some(setup))
}

/// Checks how a game ended.
fn ending<G: Tabletop>(outcome: &Outcome, seats: usize, seen: &mut Seen) -> Checked {
    seen.endings.insert(outcome.ending);
    ensure(G::META.endings.contains(&outcome.ending), "end", || {
        format!("META.endings does not list '{}'", outcome.ending)
    })?;
    ensure(outcome.places.len() == seats && outcome.scores.len() == seats, "end", || {
        format!("the outcome does not have a place and a score for each seat: {outcome:?}")
    })?;
    let first = |seat: Seat| outcome.places[seat] == 1;
    let misplaced = outcome.winners.iter().find(|&seat| seat.idx() >= seats || !first(seat));
    ensure(misplaced.is_none(), "end", || format!("a winner is not in first place: {outcome:?}"))
}

/// A seat that is awaited while another acts: its decision number and its offers.
type Bystander<G> =
    (Seat, u32, Offers<<G as contract::Game>::Command, <G as contract::Game>::Region>);

/// A random game being played.
struct Walk<G: Tabletop> {
    state: G,
    /// For each seat that was awaited before: its decision number then, and whether it still is.
    awaited: Vec<Option<(u32, bool)>>,
    pool: Vec<G::Command>,
    entries: Vec<(Entry<G::Command>, contract::Digest)>,
    clock_ms: u64,
}

impl<G: Tabletop> Walk<G> {
    /// Looks at the state, then plays one random entry; the outcome if it is over.
    fn step(
        &mut self,
        seed: &Seed,
        plan: &Plan,
        chance: &mut Chance,
        seen: &mut Seen,
    ) -> Result<Option<Outcome>, Finding> {
        let awaiting = self.state.awaiting();
        self.numbers(&awaiting)?;
        let waiting = match awaiting {
            Awaiting::Seats(waiting) => waiting,
            Awaiting::Over(outcome) => {
                self.sample(self.clock_ms, chance, seen)?;
                return Ok(Some(outcome));
            }
        };
        ensure(!waiting.must.is_empty() || waiting.wake_at.is_some(), "awaiting", || {
            "the game goes on, but waits for nobody".into()
        })?;
        let at_ms = self.time(&waiting, chance)?;
        if chance.below(plan.one_in) == 0 || self.entries.is_empty() {
            self.sample(at_ms, chance, seen)?;
        }
        let entry = self.choose(&waiting, at_ms, chance)?;
        self.enter(entry, seed)?;
        Ok(None)
    }

    /// Decision numbers never fall, and a seat that is asked again is asked something new.
    fn numbers(&mut self, awaiting: &Awaiting) -> Checked {
        let seats = awaiting.seats();
        for (seat, before) in Seat::all(self.awaited.len()).zip(&mut self.awaited) {
            let (number, asked) = (self.state.decision(seat), seats.contains(seat));
            if let Some((last, still)) = *before {
                let grows = if asked && !still { number > last } else { number >= last };
                ensure(grows, "decision", || {
                    format!("seat {seat} is asked again, but its decision went {last} to {number}")
                })?;
            }
            *before = match *before {
                _ if asked => Some((number, true)),
                Some((last, _)) => Some((last, false)),
                None => None,
            };
        }
        Ok(())
    }

    /// A match time at which a seat may act: from the last entry up to before the clock does.
    fn time(&mut self, waiting: &Waiting, chance: &mut Chance) -> Result<u64, Finding> {
        let from = self.clock_ms.max(self.state.now());
        let Some(wake_at) = waiting.wake_at else {
            return Ok(from + u64::from(chance.below(1_000)));
        };
        ensure(G::wake().is_some(), "clock", || "wake_at without a wake command".into())?;
        ensure(wake_at >= from, "clock", || {
            format!("wake_at is {wake_at} ms, but the match is at {from} ms")
        })?;
        let room = u32::try_from(wake_at - from).unwrap_or(u32::MAX).min(4_000);
        Ok(from + u64::from(chance.below(room)))
    }

    fn sample(&mut self, at_ms: u64, chance: &mut Chance, seen: &mut Seen) -> Checked {
        seen.sampled += 1;
        let turn = seen.sampled as usize;
        let scene = Scene { state: &self.state, pool: &self.pool, at_ms, turn };
        offering::check(&scene, chance)?;
        refusing::check(&scene, chance, seen)?;
        trips::check(&scene, chance)?;
        guessing::check(&scene, chance)?;
        secrecy::check(&scene, chance, seen)?;
        garbage::check(&scene, chance, seen)?;
        showing::check(&scene, chance)?;
        thinking::check(&scene, chance)
    }

    /// A random legal entry of somebody who may act.
    fn choose(
        &self,
        waiting: &Waiting,
        at_ms: u64,
        chance: &mut Chance,
    ) -> Result<Entry<G::Command>, Finding> {
        let eager = chance.below(2) == 0 || waiting.must.is_empty();
        let seats = if eager { waiting.must.union(waiting.may) } else { waiting.must };
        let seats: Vec<Seat> = seats.iter().collect();
        if let (Some(wake_at), Some(command)) = (waiting.wake_at, G::wake())
            && (waiting.must.is_empty() && chance.below(2) == 0
                || chance.below(8) == 0
                || seats.is_empty()
                || at_ms >= wake_at)
        {
            return Ok(Entry::new(Actor::Clock, wake_at, command));
        }
        let seat = chance.pick(&seats).copied().unwrap_or(Seat(0));
        let offered = offers(&self.state, seat);
        let command = if offered.is_complete() {
            chance.pick(&offered.list).cloned()
        } else {
            self.state.sample(seat, chance)
        };
        let Some(command) = command else {
            let what = format!("seat {seat} is awaited, but offered nothing");
            return Err(Finding::new("offers", what));
        };
        Ok(Entry::new(seat, at_ms, command))
    }

    fn enter(&mut self, entry: Entry<G::Command>, seed: &Seed) -> Checked {
        let number = self.entries.len() as u64 + 1;
        let bystanders = self.bystanders(entry.actor);
        let before = entry.actor.seat().map(|seat| (seat, self.state.decision(seat)));
        let judged = self.state.judge(&entry);
        ensure(judged.is_ok(), "offers", || {
            format!("a sampled command is refused: {judged:?} {entry:?}")
        })?;
        let mut chance = Chance::new(seed, number);
        let played = self.state.play(&entry, &mut chance, &mut contract::Silent);
        ensure(played.is_ok(), "judge", || format!("judged legal, then refused: {entry:?}"))?;
        ensure(chance.draws() == 0 || played == Ok(Undo::Barred), "undo", || {
            format!("chance was drawn, yet it can be taken back freely: {entry:?}")
        })?;
        if let Some((seat, decision)) = before {
            ensure(self.state.decision(seat) > decision, "decision", || {
                format!("seat {seat} has acted, but its decision number is still {decision}")
            })?;
        }
        self.undisturbed(&bystanders)?;
        ensure(G::wake().is_none() || self.state.now() == entry.at_ms, "clock", || {
            format!("after an entry at {} ms the state says {} ms", entry.at_ms, self.state.now())
        })?;
        self.clock_ms = entry.at_ms;
        if self.pool.len() < 64 && !self.pool.contains(&entry.command) {
            self.pool.push(entry.command.clone());
        }
        let digest =
            digest(&self.state).map_err(|error| Finding::new("digest", error.to_string()))?;
        self.entries.push((entry, digest));
        Ok(())
    }

    /// The other seats that are awaited, with what they are asked.
    fn bystanders(&self, actor: Actor) -> Vec<Bystander<G>> {
        let seats = self.state.awaiting().seats();
        let others = seats.iter().filter(|seat| actor != Actor::Seat(*seat));
        others.map(|seat| (seat, self.state.decision(seat), offers(&self.state, seat))).collect()
    }

    /// Who is still asked the same has the same decision number: others alone do not change it.
    fn undisturbed(&self, bystanders: &[Bystander<G>]) -> Checked {
        let seats = self.state.awaiting().seats();
        for (seat, decision, offered) in bystanders {
            let number = self.state.decision(*seat);
            let same = !seats.contains(*seat)
                || number == *decision
                || offers(&self.state, *seat) != *offered;
            ensure(same, "decision", || {
                format!("seat {seat} is asked the same as before, but its decision number grew")
            })?;
        }
        Ok(())
    }

    /// The same entries rebuild the same game, this time with somebody listening.
    fn replays(&self, mut state: G, seed: &Seed) -> Checked {
        for (idx, (entry, expected)) in self.entries.iter().enumerate() {
            let mut events: Vec<G::Event> = Vec::new();
            let mut chance = Chance::new(seed, idx as u64 + 1);
            let played = state.play(entry, &mut chance, &mut events);
            let same = played.is_ok() && digest(&state).is_ok_and(|digest| digest == *expected);
            ensure(same, "replay", || format!("entry {} leads elsewhere when replayed", idx + 1))?;
        }
        Ok(())
    }
}

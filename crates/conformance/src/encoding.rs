//! Positions and offers as numbers: what [`contract::Encode`] promises, and that it stays as it is
//! as long as it has the same number.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::Path;

use contract::encode::size;
use contract::{
    Actor, Awaiting, Chance, Choice, Encode, Entry, Field, OPEN_SLOTS, Offering, Seat, Seed,
    Silent, Tabletop, Viewer, digest,
};

use crate::finding::{Checked, Finding, ensure};
use crate::plan::Plan;
use crate::scene::offers;
use crate::stroll;

/// Games with each number of seats whose positions are kept as golden encodings.
const GOLDEN_GAMES: u64 = 2;
/// Every so many entries a position of them is kept, and so many at most.
const GOLDEN_EVERY: usize = 9;
const GOLDEN_POSITIONS: usize = 6;
/// Slots without an offer that are looked into, for each seat.
const STRAYS: usize = 20;
/// What a buffer holds before an observation is written into it.
const JUNK: [i16; 2] = [i16::MIN, i16::MAX];

/// Holds a game to what its numbers promise, and to the golden encodings in a file;
/// `TOKYO_REFRESH=1` writes them, if `ENCODING` or the version of the rules has changed.
///
/// # Panics
/// With the first fault found.
#[allow(clippy::panic)]
pub fn encodes<G: Tabletop + Encode>(file: impl AsRef<Path>, plan: &Plan) {
    let found = examine_encoding::<G>(plan).and_then(|told| {
        println!("{told}");
        hold::<G>(file.as_ref())
    });
    if let Err(fault) = found {
        panic!("{} does not encode well: {fault}", G::META.title);
    }
}

/// Plays random games and checks the numbers of sampled positions; tells what was looked at.
///
/// # Errors
/// The first fault found.
pub fn examine_encoding<G: Tabletop + Encode>(plan: &Plan) -> Result<String, Finding> {
    ensure(
        G::ENCODER.is_some_and(|encoder| encoder.layout.encoding == G::ENCODING),
        "layout",
        || "the game implements Encode, but About::ENCODER does not say so".into(),
    )?;
    let mut positions = 0;
    for seats in G::META.seats {
        for number in 0..plan.games {
            let mut chance = Chance::from_number(plan.seed ^ number << 8 ^ seats as u64);
            let Some(setup) = stroll::setup::<G>(plan, seats, number, &mut chance)? else {
                continue;
            };
            let seed = Seed::from_number(plan.seed).of_match(number << 8 | seats as u64);
            let mut look = |state: &G, step: usize| {
                let looks = step == 0 || state.awaiting().outcome().is_some();
                if looks || chance.below(plan.one_in) == 0 {
                    positions += 1;
                    position(state, &mut chance).map_err(|fault| fault.at(seats, number, step))?;
                }
                Ok(true)
            };
            walk(&setup, seats, &seed, plan.limit, &mut look)?;
        }
    }
    Ok(format!("{positions} positions of {} numbers", size(G::FIELDS)))
}

/// Plays a random game, each position of which is looked at until somebody has seen enough.
fn walk<G: Tabletop>(
    setup: &G::Setup,
    seats: usize,
    seed: &Seed,
    limit: u64,
    look: &mut dyn FnMut(&G, usize) -> Result<bool, Finding>,
) -> Checked {
    let opened = G::open(setup, seats, &mut Chance::new(seed, 0));
    let mut state = opened.map_err(|refusal| Finding::new("open", refusal.to_string()))?;
    let mut chance = Chance::new(seed, u64::MAX);
    for step in 0..limit as usize {
        if !look(&state, step)? {
            return Ok(());
        }
        let Awaiting::Seats(waiting) = state.awaiting() else { return Ok(()) };
        let seats: Vec<Seat> = waiting.must.union(waiting.may).iter().collect();
        let drawn = chance.pick(&seats).and_then(|seat| {
            let command = state.sample(*seat, &mut chance.clone())?;
            Some(Entry::new(*seat, state.now(), command))
        });
        let woken = || Some(Entry::new(Actor::Clock, waiting.wake_at?, G::wake()?));
        let wakes = waiting.wake_at.is_some() && chance.below(8) == 0;
        let entry = if wakes { woken() } else { drawn.or_else(woken) };
        let stuck = || Finding::new("awaiting", "the game goes on, but nobody can act");
        let mut luck = Chance::new(seed, step as u64 + 1);
        let played = state.play(&entry.ok_or_else(stuck)?, &mut luck, &mut Silent);
        played.map_err(|refusal| Finding::new("offers", refusal.to_string()))?;
        // What was drawn for this entry is not drawn again for the next.
        chance.below(u32::MAX);
    }
    Ok(())
}

/// Checks the numbers of one position for every seat.
fn position<G: Tabletop + Encode>(state: &G, chance: &mut Chance) -> Checked {
    for seat in Seat::all(state.seats()) {
        let seen = observed(state, seat, JUNK[0]);
        complete(&seen, &observed(state, seat, JUNK[1]))?;
        within(G::FIELDS, &seen, "observe")?;
        let choices = chosen(state, seat);
        slots(state, seat, &choices)?;
        masked(state, seat, &choices, chance)?;
        let viewer = Viewer::Seat(seat);
        let guess = G::guess(&state.view(viewer), chance);
        let other = state.permute(viewer, chance);
        for (twin, what) in [(guess, "a guess"), (other, "hidden things dealt again")] {
            ensure(observed(&twin, seat, JUNK[0]) == seen, "observe", || {
                format!("seat {seat} observes something else on {what}")
            })?;
            ensure(chosen(&twin, seat) == choices, "choices", || {
                format!("seat {seat} has other slots or traits on {what}")
            })?;
        }
    }
    Ok(())
}

fn observed<G: Encode>(state: &G, seat: Seat, junk: i16) -> Vec<i16> {
    let mut numbers = vec![junk; size(G::FIELDS)];
    state.observe(seat, &mut numbers);
    numbers
}

fn chosen<G: Encode>(state: &G, seat: Seat) -> Vec<Choice<G::Command>> {
    let mut choices = Vec::new();
    state.choices(seat, &mut Offering::default(), &mut choices);
    choices
}

/// Whether every number was written, whatever was there before.
fn complete(seen: &[i16], again: &[i16]) -> Checked {
    let unwritten = seen.iter().zip(again).position(|(one, other)| one != other);
    ensure(unwritten.is_none(), "observe", || {
        format!("number {unwritten:?} of the observation is not written")
    })
}

/// Whether all numbers lie within their fields.
fn within(fields: &[Field], numbers: &[i16], check: &'static str) -> Checked {
    let mut rest = numbers;
    for Field { name, length, least, most } in fields {
        let (own, after) = rest.split_at((*length).min(rest.len()));
        rest = after;
        let stray = own.iter().find(|number| !(least..=most).contains(number));
        ensure(stray.is_none() && own.len() == *length, check, || {
            format!("'{name}' goes from {least} to {most}, but has {stray:?}")
        })?;
    }
    ensure(rest.is_empty(), check, || format!("{} numbers belong to no field", rest.len()))
}

/// Whether slots and commands are one-to-one and cover the offers.
fn slots<G: Tabletop + Encode>(state: &G, seat: Seat, choices: &[Choice<G::Command>]) -> Checked {
    let offered = offers(state, seat).list;
    let taken: BTreeSet<usize> = choices.iter().map(|choice| choice.slot).collect();
    ensure(taken.len() == choices.len(), "choices", || {
        format!("two offers of seat {seat} share a slot: {choices:?}")
    })?;
    let end = G::ACTIONS + OPEN_SLOTS;
    ensure(taken.iter().all(|slot| *slot < end), "choices", || {
        format!("seat {seat} has an offer in a slot beyond {end}")
    })?;
    for (idx, Choice { command, .. }) in choices.iter().enumerate() {
        let twice = choices[..idx].iter().any(|other| other.command == *command);
        ensure(!twice && offered.contains(command), "choices", || {
            format!("{command:?} of seat {seat} has a slot, but is not offered or has another")
        })?;
    }
    // Only where the open slots are full may offers be left out.
    let open: Vec<_> = choices.iter().filter(|choice| choice.slot >= G::ACTIONS).collect();
    let complete = choices.len() == offered.len() || open.len() == OPEN_SLOTS;
    ensure(complete, "choices", || {
        let has = |command: &&G::Command| choices.iter().any(|choice| choice.command == **command);
        format!("{:?} of seat {seat} has no slot", offered.iter().find(|command| !has(command)))
    })?;
    in_order::<G>(&offered, &open)?;
    let fixed = choices.iter().filter(|choice| choice.slot < G::ACTIONS);
    ensure(fixed.into_iter().all(|choice| choice.traits.is_empty()), "choices", || {
        format!("an offer of seat {seat} with a fixed meaning has traits")
    })?;
    open.iter().try_for_each(|choice| within(G::TRAITS, &choice.traits, "choices"))
}

/// Whether a mask marks just the slots of the choices, and each is found again.
fn masked<G: Tabletop + Encode>(
    state: &G,
    seat: Seat,
    choices: &[Choice<G::Command>],
    chance: &mut Chance,
) -> Checked {
    let mut offering = Offering::default();
    let mut mask = vec![0; G::ACTIONS + OPEN_SLOTS];
    state.mark(seat, &mut offering, &mut mask);
    let expected: BTreeSet<usize> = choices.iter().map(|choice| choice.slot).collect();
    for (slot, mark) in mask.iter().enumerate() {
        ensure(*mark == u8::from(expected.contains(&slot)), "mask", || {
            format!("slot {slot} of seat {seat} is marked with {mark}")
        })?;
    }
    for Choice { slot, command, .. } in choices {
        let found = state.find(seat, &mut offering, *slot);
        ensure(found.as_ref() == Some(command), "mask", || {
            format!("slot {slot} of seat {seat} holds {command:?}, but {found:?} is found")
        })?;
    }
    let others: Vec<usize> = (0..=mask.len()).filter(|slot| !expected.contains(slot)).collect();
    let strays = (0..STRAYS).filter_map(|_| chance.pick(&others).copied());
    strays.chain([mask.len(), usize::MAX]).try_for_each(|slot| {
        let found = state.find(seat, &mut offering, slot);
        ensure(found.is_none(), "mask", || format!("{found:?} is found in the empty slot {slot}"))
    })
}

/// Whether open slots are taken from the first one on, in the order of the offers.
fn in_order<G: Encode>(offered: &[G::Command], open: &[&Choice<G::Command>]) -> Checked {
    let mut slots: Vec<(usize, Option<usize>)> = open
        .iter()
        .map(|choice| (choice.slot, offered.iter().position(|offer| *offer == choice.command)))
        .collect();
    slots.sort_unstable();
    let dense = slots.iter().enumerate().all(|(idx, (slot, _))| *slot == G::ACTIONS + idx);
    let sorted = slots.windows(2).all(|pair| pair[0].1 < pair[1].1);
    ensure(dense && sorted, "choices", || {
        "offers in open slots are not in the order of the list, or leave a slot free".into()
    })
}

/// The golden encodings as the game makes them today: a head, then a digest for each of some
/// positions, over everything that every seat observes and may do there.
///
/// # Errors
/// If a game cannot be played.
pub fn golden_encodings<G: Tabletop + Encode>() -> Result<String, Finding> {
    let layout = G::ENCODER.map(|encoder| encoder.layout);
    let layout = digest_of(&layout)?;
    let (encoding, rules) = (G::ENCODING, G::META.rules_version);
    let mut text = format!("encoding {encoding}, rules {rules}\nlayout: {layout}\n");
    for seats in G::META.seats {
        for number in 0..GOLDEN_GAMES {
            let seed = Seed::from_number(number);
            let mut look = |state: &G, step: usize| {
                if step.is_multiple_of(GOLDEN_EVERY) {
                    let seen = Seat::all(seats).map(|seat| {
                        let choices = chosen(state, seat).into_iter();
                        let taken: Vec<_> = choices.map(|c| (c.slot, c.traits)).collect();
                        (observed(state, seat, 0), taken)
                    });
                    let digest = digest_of(&seen.collect::<Vec<_>>())?;
                    text.push_str(&format!(
                        "seats {seats}, game {number}, step {step}: {digest}\n"
                    ));
                }
                Ok(step < GOLDEN_EVERY * GOLDEN_POSITIONS)
            };
            walk(&G::setup_for_bots(), seats, &seed, 10_000, &mut look)?;
        }
    }
    Ok(text)
}

fn digest_of<T: serde::Serialize>(value: &T) -> Result<contract::Digest, Finding> {
    digest(value).map_err(|error| Finding::new("digest", error.to_string()))
}

/// Compares golden encodings with those of today. They change only with the number of the
/// encoding, or with the rules that lead to the positions.
///
/// # Errors
/// What differs, and what to do about it.
pub fn compare_encodings(golden: &str, today: &str) -> Checked {
    let head = |text: &str| text.lines().next().unwrap_or_default().to_owned();
    if golden == today {
        return Ok(());
    }
    let (was, is) = (head(golden), head(today));
    ensure(was != is, "golden", || {
        format!("observations or slots have changed, but it is still '{is}': raise ENCODING")
    })?;
    Err(Finding::new("stale", format!("it was '{was}' and is '{is}': run with TOKYO_REFRESH=1")))
}

fn hold<G: Tabletop + Encode>(file: &Path) -> Checked {
    let today = golden_encodings::<G>()?;
    let golden = fs::read_to_string(file).unwrap_or_default();
    let compared = compare_encodings(&golden, &today);
    match compared {
        Err(fault) if fault.check == "stale" && env::var_os("TOKYO_REFRESH").is_some() => {
            let name = file.display();
            fs::write(file, today)
                .map_err(|error| Finding::new("golden", format!("{name}: {error}")))
        }
        compared => compared,
    }
}

//! Real values from random games: the compiler of the client holds them against the types, and
//! tests of views can show them.

use std::collections::{BTreeMap, BTreeSet};

use contract::{
    Actor, Awaiting, Chance, Entry, Game, Offers, Seat, Seed, Tabletop, Viewer, Waiting,
};
use serde::Serialize;
use serde_json::Value;

/// Most entries of a game that is looked at.
const ENTRIES: u64 = 600;
/// Questions and regions are expensive, so only one entry in this many is asked for them.
const SELDOM: u64 = 5;
/// Letters of the samples of one type: enough for a few views, and no burden.
const ROOM: usize = 16_000;
/// Games with the fewest seats that are looked at, and as many with the most.
const GAMES: u64 = 3;

/// The text of a file with samples of all types of a game.
///
/// # Errors
/// If a game cannot be opened or played.
pub fn text<G: Tabletop>() -> Result<String, String> {
    let mut samples = Samples::default();
    for number in 1..=GAMES {
        let seed = Seed::from_number(number);
        samples.game::<G>(&G::setup_for_bots(), *G::META.seats.start(), &seed)?;
        samples.game::<G>(&G::Setup::default(), *G::META.seats.end(), &seed)?;
    }
    G::presets().iter().for_each(|(_, setup)| samples.setups.add(setup));
    Ok(samples.text())
}

#[derive(Default)]
struct Samples {
    views: Album,
    commands: Album,
    events: Album,
    setups: Album,
    regions: Album,
    questions: Album,
    answers: Album,
}

impl Samples {
    fn game<G: Tabletop>(
        &mut self,
        setup: &G::Setup,
        seats: usize,
        seed: &Seed,
    ) -> Result<(), String> {
        let refused = |refusal: contract::Refusal| refusal.to_string();
        let mut chance = Chance::new(seed, u64::MAX);
        let mut state = G::open(setup, seats, &mut Chance::new(seed, 0)).map_err(refused)?;
        self.look(&state, 0);
        for number in 1..=ENTRIES {
            let Awaiting::Seats(waiting) = state.awaiting() else { break };
            let entry = next(&state, waiting, &mut chance)?;
            let mut events: Vec<G::Event> = Vec::new();
            state.play(&entry, &mut Chance::new(seed, number), &mut events).map_err(refused)?;
            self.commands.add(&entry.command);
            events.iter().for_each(|event| self.events.add(event));
            self.look(&state, number);
        }
        Ok(())
    }

    /// Looks at a state as the seats do in turn, and now and then as the public does.
    fn look<G: Tabletop>(&mut self, state: &G, number: u64) {
        let seats = state.seats() as u64;
        let seat = Seat((number % (seats + 1)) as u8);
        let viewer = if seat.idx() < state.seats() { Viewer::Seat(seat) } else { Viewer::Public };
        let view = state.view(viewer);
        self.views.add(&view);
        if number.is_multiple_of(SELDOM) {
            for question in G::questions(&view) {
                self.questions.add(&question);
                G::ask(&view, &question).iter().for_each(|answer| self.answers.add(answer));
            }
            state.awaiting().seats().iter().take(1).for_each(|seat| {
                offers(state, seat).region.iter().for_each(|region| self.regions.add(region));
            });
        }
    }

    fn text(&self) -> String {
        let albums = [
            ("views", "View", &self.views),
            ("commands", "Command", &self.commands),
            ("events", "Event", &self.events),
            ("setups", "Setup", &self.setups),
            ("regions", "Region", &self.regions),
            ("questions", "Question", &self.questions),
            ("answers", "Answer", &self.answers),
        ];
        let lists = albums.map(|(name, of, album)| (name, of, album.best()));
        listed("./types.ts", &lists)
    }
}

/// A text with lists of samples: name, type, JSON. The types come from that module.
pub fn listed(module: &str, lists: &[(&str, &str, Vec<String>)]) -> String {
    let used = lists.iter().filter(|(_, _, samples)| !samples.is_empty());
    let mut types: Vec<&str> = used.clone().map(|(_, of, _)| *of).collect();
    types.sort_unstable();
    let list = |(name, of, samples): &(&str, &str, Vec<String>)| {
        let lines: String = samples.iter().map(|json| format!("  {json},\n")).collect();
        format!("\nexport const {name}: {of}[] = [\n{lines}];\n")
    };
    let lists: String = used.map(list).collect();
    format!("import type {{ {} }} from \"{module}\";\n{lists}", types.join(", "))
}

/// What comes next in a random game.
fn next<G: Game>(
    state: &G,
    waiting: Waiting,
    chance: &mut Chance,
) -> Result<Entry<G::Command>, String> {
    let now = state.now();
    let seats: Vec<Seat> = waiting.must.iter().collect();
    let command = chance.pick(&seats).and_then(|seat| Some((*seat, state.sample(*seat, chance)?)));
    match (command, waiting.wake_at, G::wake()) {
        (Some((seat, command)), _, _) => Ok(Entry::new(seat, now, command)),
        (None, Some(at_ms), Some(command)) => Ok(Entry::new(Actor::Clock, at_ms, command)),
        _ => Err("a game waits for nobody who can act".to_owned()),
    }
}

fn offers<G: Game>(state: &G, seat: Seat) -> Offers<G::Command, G::Region> {
    let mut offers = Offers::default();
    state.offers(seat, &mut offers);
    offers
}

/// Values of one type, each of which shows something that none before it has shown.
#[derive(Default)]
struct Album {
    shown: BTreeSet<String>,
    kept: Vec<Sample>,
}

struct Sample {
    json: String,
    parts: BTreeSet<String>,
}

impl Album {
    fn add(&mut self, value: &impl Serialize) {
        let Ok(value) = serde_json::to_value(value) else { return };
        let mut parts = BTreeSet::new();
        parts_of(&value, "", &mut parts);
        // A word by itself is a case of its own.
        parts.extend(value.as_str().map(str::to_owned));
        if !parts.is_subset(&self.shown) {
            self.shown.extend(parts.iter().cloned());
            self.kept.push(Sample { json: value.to_string(), parts });
        }
    }

    /// The first, and of the others those that are needed to show everything, as many as fit.
    fn best(&self) -> Vec<String> {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for part in self.kept.iter().flat_map(|sample| &sample.parts) {
            *counts.entry(part).or_default() += 1;
        }
        let mut best = Vec::new();
        let mut letters = 0;
        for (idx, Sample { json, parts }) in self.kept.iter().enumerate() {
            let needed = parts.iter().any(|part| counts.get(part.as_str()) == Some(&1));
            if idx == 0 || (needed && letters + json.len() <= ROOM) {
                letters += json.len();
                best.push(json.clone());
            } else if !needed {
                parts.iter().for_each(|part| {
                    counts.entry(part).and_modify(|count| *count -= 1);
                });
            }
        }
        best
    }
}

/// The fields of a value with what they hold, however deep.
fn parts_of(value: &Value, path: &str, into: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| parts_of(value, &format!("{path}.{key}"), into));
        }
        Value::Array(list) => list.iter().for_each(|value| parts_of(value, path, into)),
        Value::String(_) => drop(into.insert(format!("{path} is text"))),
        Value::Number(_) => drop(into.insert(format!("{path} is a number"))),
        Value::Bool(_) => drop(into.insert(format!("{path} is yes or no"))),
        Value::Null => drop(into.insert(format!("{path} is nothing"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn album(values: &[&str]) -> Vec<String> {
        let mut album = Album::default();
        values.iter().for_each(|json| album.add(&serde_json::from_str::<Value>(json).unwrap()));
        album.best()
    }

    #[test]
    fn an_album_keeps_what_shows_something_new() {
        let best = album(&["{\"a\":1}", "{\"a\":2}", "{\"a\":null}", "\"b\"", "\"c\"", "\"c\""]);
        assert_eq!(best, ["{\"a\":1}", "{\"a\":null}", "\"b\"", "\"c\""]);
    }

    #[test]
    fn what_a_later_sample_shows_too_is_left_out_but_the_first() {
        let best = album(&["{\"a\":1}", "{\"b\":1}", "{\"a\":1,\"b\":1,\"c\":1}"]);
        assert_eq!(best, ["{\"a\":1}", "{\"a\":1,\"b\":1,\"c\":1}"]);
    }
}

//! Golden games: whole games as text, read in review, one for each way a game can end.
//!
//! The first line tells how the match was opened; every further line is an entry and, behind the
//! arrow, what happened; the last tells how it ended. Only what stands before the arrows is read:
//! the rest is compared with what the rules make of it today. `TOKYO_REFRESH=1` rewrites it,
//! and fills a file that has only a first line with a random game.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use contract::{Actor, Awaiting, Chance, Entry, Seed, Tabletop, digest};
use serde_json::Value;

/// Replays every golden game of a folder, and demands one for each ending of the game.
///
/// # Panics
/// With what differs.
#[allow(clippy::panic)]
pub fn golden_plays<G: Tabletop>(folder: impl AsRef<Path>) {
    if let Err(why) = check_folder::<G>(folder.as_ref()) {
        panic!("{why}");
    }
}

fn check_folder<G: Tabletop>(folder: &Path) -> Result<(), String> {
    let shown = folder.display();
    let listed = fs::read_dir(folder).map_err(|error| format!("{shown}: {error}"))?;
    let mut files: Vec<PathBuf> = listed.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    files.sort();
    let refresh = env::var_os("TOKYO_REFRESH").is_some();
    let mut endings = BTreeSet::new();
    for path in files {
        let name = path.display();
        let text = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
        let text = if refresh { begun::<G>(text)? } else { text };
        let (today, ending) = replayed::<G>(&text).map_err(|why| format!("{name}: {why}"))?;
        endings.extend(ending);
        if refresh {
            fs::write(&path, today).map_err(|error| format!("{name}: {error}"))?;
        } else if let Some((number, (was, is))) =
            text.lines().zip(today.lines()).enumerate().find(|(_, (was, is))| was != is)
        {
            let number = number + 1;
            return Err(format!("{name}:{number}: was\n  {was}\nand is now\n  {is}"));
        } else if text != today {
            return Err(format!("{name}: has other lines at its end than the rules make"));
        }
    }
    let missing = G::META.endings.iter().find(|ending| !endings.contains(*ending));
    missing.map_or(Ok(()), |ending| Err(format!("{shown}: no golden game ends by {ending}")))
}

/// The text as the rules make it today, and how the game ended.
fn replayed<G: Tabletop>(text: &str) -> Result<(String, Option<&'static str>), String> {
    let mut lines = text.lines();
    let head = lines.next().unwrap_or_default();
    let (seed, seats, setup) = opening::<G>(head)?;
    let state = G::open(&setup, seats, &mut Chance::new(&seed, 0));
    let mut state = state.map_err(|refusal| refusal.to_string())?;
    let mut today = format!("{head}\n");
    let acts = lines.filter(|line| !line.starts_with("end: ") && !line.trim().is_empty());
    for (idx, line) in acts.enumerate() {
        let entry = entry_of::<G>(line)?;
        let mut chance = Chance::new(&seed, idx as u64 + 1);
        let mut events: Vec<G::Event> = Vec::new();
        let played = state.play(&entry, &mut chance, &mut events);
        played.map_err(|refusal| format!("'{line}' is refused: {refusal}"))?;
        today.push_str(&line_of::<G>(&entry, &events)?);
    }
    let ending = end_of(&state, &mut today)?;
    Ok((today, ending))
}

/// Reads `seed 41, seats 3, setup {}`.
fn opening<G: Tabletop>(head: &str) -> Result<(Seed, usize, G::Setup), String> {
    let parts = head.strip_prefix("seed ").and_then(|rest| {
        let (seed, rest) = rest.split_once(", seats ")?;
        let (seats, setup) = rest.split_once(", setup ")?;
        Some((seed.parse().ok()?, seats.parse().ok()?, serde_json::from_str(setup).ok()?))
    });
    parts.ok_or_else(|| format!("'{head}' is not like 'seed 41, seats 3, setup {{}}'"))
}

/// Reads `0: {"drop":{"column":3}} -> …` or, with a match time, `0 @1500: …`.
fn entry_of<G: Tabletop>(line: &str) -> Result<Entry<G::Command>, String> {
    let act = line.split(" -> ").next().unwrap_or_default();
    let read = act.split_once(": ").and_then(|(who, command)| {
        let (who, at_ms) = match who.split_once(" @") {
            Some((who, at_ms)) => (who, at_ms.parse().ok()?),
            None => (who, 0),
        };
        let actor = match who {
            "clock" => Actor::Clock,
            "judge" => Actor::Judge,
            seat => Actor::Seat(contract::Seat(seat.parse().ok()?)),
        };
        Some(Entry::new(actor, at_ms, serde_json::from_str(command).ok()?))
    });
    read.ok_or_else(|| format!("'{line}' is not an entry of this game"))
}

/// Writes an entry and what happened.
fn line_of<G: Tabletop>(entry: &Entry<G::Command>, events: &[G::Event]) -> Result<String, String> {
    let json = |value: Result<Value, serde_json::Error>| {
        value.map(|value| value.to_string()).map_err(|error| error.to_string())
    };
    let command = json(serde_json::to_value(&entry.command))?;
    let told: Vec<String> =
        events.iter().map(|event| json(serde_json::to_value(event))).collect::<Result<_, _>>()?;
    let time = if entry.at_ms == 0 { String::new() } else { format!(" @{}", entry.at_ms) };
    Ok(format!("{}{time}: {command} -> {}\n", entry.actor, told.join(" ")))
}

fn end_of<G: Tabletop>(state: &G, today: &mut String) -> Result<Option<&'static str>, String> {
    let digest = digest(state).map_err(|error| error.to_string())?;
    Ok(match state.awaiting() {
        Awaiting::Over(outcome) => {
            let winners: Vec<String> = outcome.winners.iter().map(|s| s.to_string()).collect();
            let winners = if winners.is_empty() { "nobody".into() } else { winners.join(" ") };
            let ending = outcome.ending;
            today.push_str(&format!("end: {ending}, won by {winners}, digest {digest}\n"));
            Some(ending)
        }
        Awaiting::Seats(_) => {
            today.push_str(&format!("end: goes on, digest {digest}\n"));
            None
        }
    })
}

/// A text that has only a first line, with a random game added.
fn begun<G: Tabletop>(mut text: String) -> Result<String, String> {
    if text.trim_end().lines().count() != 1 {
        return Ok(text);
    }
    let (seed, seats, setup) = opening::<G>(text.trim_end())?;
    let mut chance = Chance::new(&seed, u64::MAX);
    let opened = G::open(&setup, seats, &mut Chance::new(&seed, 0));
    let mut state = opened.map_err(|refusal| refusal.to_string())?;
    for number in 1..10_000 {
        let Awaiting::Seats(waiting) = state.awaiting() else { break };
        let entry = match waiting.must.iter().next() {
            Some(seat) => {
                let command = state.sample(seat, &mut chance);
                Entry::new(seat, state.now(), command.ok_or("a seat is offered nothing")?)
            }
            None => {
                let (at_ms, command) = (waiting.wake_at, G::wake());
                Entry::new(Actor::Clock, at_ms.ok_or("stuck")?, command.ok_or("stuck")?)
            }
        };
        let mut events: Vec<G::Event> = Vec::new();
        let played = state.play(&entry, &mut Chance::new(&seed, number), &mut events);
        played.map_err(|refusal| refusal.to_string())?;
        text.push_str(&line_of::<G>(&entry, &events)?);
    }
    Ok(text)
}

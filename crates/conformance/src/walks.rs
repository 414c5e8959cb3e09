//! Counts of command paths from named positions: our perft.
//!
//! A line of `walks.txt` is `name; seats; commands so far as a JSON list; depth; count`. From
//! there every offered command of every awaited seat is followed, `depth` times. Chance is the
//! same on every path: entry n draws from stream n of seed 0.

use contract::{Chance, Entry, Seed, Silent, Tabletop};

use crate::scene::offers;

/// Holds the game to the counts of a walks file.
///
/// # Panics
/// With the lines that count otherwise today.
pub fn walk_counts<G: Tabletop>(text: &str) {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let wrong: Vec<String> = lines.filter_map(|line| check_line::<G>(line).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn check_line<G: Tabletop>(line: &str) -> Result<(), String> {
    let parts: Vec<&str> = line.split(';').map(str::trim).collect();
    let [_, seats, commands, depth, count] = parts.as_slice() else {
        return Err(format!("'{line}' is not: name; seats; commands; depth; count"));
    };
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("'{text}' is no number"));
    let commands: Vec<G::Command> =
        serde_json::from_str(commands).map_err(|error| format!("'{line}': {error}"))?;
    let state = position::<G>(number(seats)? as usize, &commands)?;
    let counted = walk(&state, commands.len() as u64, number(depth)?);
    if counted == number(count)? { Ok(()) } else { Err(format!("'{line}' counts {counted}")) }
}

/// The position after these commands, each given by the lowest seat that must act.
fn position<G: Tabletop>(seats: usize, commands: &[G::Command]) -> Result<G, String> {
    let seed = Seed::from_number(0);
    let opened = G::open(&G::Setup::default(), seats, &mut Chance::new(&seed, 0));
    let mut state = opened.map_err(|refusal| refusal.to_string())?;
    for (idx, command) in commands.iter().enumerate() {
        let seat = state.awaiting().seats().iter().next().ok_or("the game is over already")?;
        let entry = Entry::new(seat, state.now(), command.clone());
        let played = state.play(&entry, &mut Chance::new(&seed, idx as u64 + 1), &mut Silent);
        played.map_err(|refusal| refusal.to_string())?;
    }
    Ok(state)
}

fn walk<G: Tabletop>(state: &G, entries: u64, depth: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for seat in state.awaiting().seats().iter() {
        for command in offers(state, seat).list {
            let mut after = state.clone();
            let mut chance = Chance::new(&Seed::from_number(0), entries + 1);
            let entry = Entry::new(seat, after.now(), command);
            if after.play(&entry, &mut chance, &mut Silent).is_ok() {
                count += walk(&after, entries + 1, depth - 1);
            }
        }
    }
    count
}

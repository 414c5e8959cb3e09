//! Positions of quick games as numbers, and how the games ended: what `train/logistic.py` fits the
//! judgement of positions to.
//!
//!     cargo run --release -p tokyo-highway --example positions -- 0 4000 > highway.rows
//!
//! Each line has the number of the game, the share of the win that the seat whose turn it is got in
//! the end, and the numbers of `mind::judge`: its own, then the other's.

use contract::{Awaiting, Bot, Chance, Endless, Entry, Game, Seat, Seed, Silent, Window};
use tokyo_highway::mind::Planner;
use tokyo_highway::mind::choices::swept;
use tokyo_highway::mind::judge::seen;
use tokyo_highway::mind::prospects::HOUSE;
use tokyo_highway::mind::tree::INNER;
use tokyo_highway::{Setup, TokyoHighway};

/// How far players err about a build, in hundredths of a car: each has one of these.
const DOUBTS: [u32; 4] = [5, 15, 30, 60];
/// One build in so many is any that is allowed.
const TRIES: u32 = 25;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|number| number.parse::<u64>().ok());
    let (from, count) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(100));
    for game in from..from + count {
        let (state, rows) = play(game);
        let outcome = state.awaiting().outcome().cloned();
        for (seat, row) in rows {
            let share = outcome.as_ref().map_or(0.5, |outcome| outcome.share(seat));
            let row: Vec<String> = row.iter().map(|number| format!("{number:.3}")).collect();
            println!("{game} {share} {}", row.join(" "));
        }
    }
}

/// Plays a game; its end, and the positions in which a seat had to build.
fn play(game: u64) -> (TokyoHighway, Vec<(Seat, Vec<f64>)>) {
    let seed = Seed::from_number(26).of_match(game);
    let mut chance = Chance::new(&seed, 0);
    let mut state = match TokyoHighway::open(&Setup::default(), 2, &mut chance) {
        Ok(state) => state,
        Err(refusal) => unreachable!("the default setup opens: {refusal}"),
    };
    let mut player = || {
        let doubt = chance.pick(&DOUBTS).copied().unwrap_or(0);
        Planner { taste: HOUSE, sweep: INNER, doubt }
    };
    let mut players = [player(), player()];
    let mut rows = Vec::new();
    while let Awaiting::Seats(_) = state.awaiting() {
        let seat = state.active;
        if !state.blocked {
            rows.push((seat, seen(&state, &swept(&state, seat, &INNER)).concat()));
        }
        let window = Window::unlisted(&state, seat, true);
        let command = match chance.below(TRIES) {
            0 => window.sample(&mut chance),
            _ => players[seat.idx()].choose(&window, &Endless, &mut chance).command,
        };
        let Some(command) = command else { break };
        if state.play(&Entry::new(seat, 0, command), &mut chance, &mut Silent).is_err() {
            break;
        }
    }
    (state, rows)
}

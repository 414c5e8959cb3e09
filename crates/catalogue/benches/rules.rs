//! Random play of every game, measured against connect four in the same run, because the speed of
//! a machine changes from minute to minute and the ratio does not: `cargo bench -p catalogue`.
//! With a game, seats and a number of games after `--`, plays just those, for a profiler. Printed,
//! never asserted.

use std::hint::black_box;
use std::time::Instant;

use arena::{Bout, play_out};
use catalogue::Visit;
use contract::{Bot, Chance, Seed, Skill, Tabletop};

/// What is played, at how many seats, and how many games make a sample of a few milliseconds.
const PLAYED: [(&str, usize, u64); 9] = [
    ("connect-four", 2, 4_000),
    ("king-of-tokyo", 4, 100),
    ("tokyo-dangan", 2, 30),
    ("tokyo-dangan", 4, 30),
    ("izakaya", 2, 30),
    ("izakaya", 5, 12),
    ("tokyo-highway", 2, 30),
    ("tokyo-highway", 4, 15),
    ("tokyo-jutaku", 4, 5),
];

/// Samples of each; the median counts.
const SAMPLES: usize = 31;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    match args.as_slice() {
        [] => compare(),
        [game, seats, games] => match (seats.parse(), games.parse()) {
            (Ok(seats), Ok(games)) => println!("{:?}", play(game, seats, games)),
            _ => eprintln!("seats and games are whole numbers"),
        },
        _ => eprintln!("say nothing, or a game, its seats, and how many games"),
    }
}

/// Takes turns between all that is played, so that a slow moment hits all of them.
fn compare() {
    let mut rates = PLAYED.map(|_| Vec::new());
    let mut played = PLAYED.map(|_| Played::default());
    for _ in 0..SAMPLES {
        for (idx, (game, seats, games)) in PLAYED.into_iter().enumerate() {
            let start = Instant::now();
            played[idx] = play(game, seats, games);
            rates[idx].push(played[idx].decisions as f64 / start.elapsed().as_secs_f64());
        }
    }
    let medians = rates.map(|mut rates| {
        rates.sort_by(f64::total_cmp);
        rates[SAMPLES / 2]
    });
    println!("game           seats  decisions/s    games/s  of connect four");
    for (idx, (game, seats, games)) in PLAYED.into_iter().enumerate() {
        let rate = medians[idx];
        let games = rate * games as f64 / played[idx].decisions as f64;
        let ratio = rate / medians[0];
        println!("{game:<14} {seats:>5} {rate:>12.0} {games:>10.0} {ratio:>16.3}");
    }
}

/// What was played.
#[derive(Clone, Copy, Debug, Default)]
struct Played {
    decisions: u64,
    entries: u64,
}

fn play(game: &str, seats: usize, games: u64) -> Played {
    match catalogue::visit(game, Random { seats, games }) {
        Ok(played) => played,
        Err(error) => unreachable!("{error}"),
    }
}

/// Whole games of random seats.
struct Random {
    seats: usize,
    games: u64,
}

impl Visit for Random {
    type Out = Played;

    fn visit<G: Tabletop>(self) -> Played {
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..self.seats).map(|_| G::bot(Skill::Random)).collect();
        let root = Seed::from_number(1);
        let mut played = Played::default();
        for number in 0..self.games {
            let seed = root.of_match(number);
            let setup = G::Setup::default();
            let state = match G::open(&setup, self.seats, &mut Chance::new(&seed, 0)) {
                Ok(state) => state,
                Err(refusal) => unreachable!("the default setup opens: {refusal}"),
            };
            let bot_chance = Chance::new(&seed, u64::MAX);
            let bout = Bout { state, bots: &mut bots, seed, bot_chance, limit: 50_000 };
            let end = black_box(play_out(bout, &mut |_| ()));
            played.decisions += end.decisions;
            played.entries += end.entries;
        }
        played
    }
}

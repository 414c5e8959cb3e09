//! How fast the rules are: `cargo bench -p connect-four`. Printed, never asserted.

use arena::{Bout, play_out};
use connect_four::{ConnectFour, Setup};
use contract::{Bot, Chance, Endless, Game, Levels, Offers, Seat, Seed, Skill, Window};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

fn opening() -> ConnectFour {
    match ConnectFour::open(&Setup::default(), 2, &mut Chance::from_number(1)) {
        Ok(state) => state,
        Err(refusal) => unreachable!("the default setup opens: {refusal}"),
    }
}

/// Whole random games, every legal command listed at every ply. The item rate is games a second.
#[divan::bench]
fn random_games(bencher: Bencher) {
    let mut bots: Vec<Box<dyn Bot<ConnectFour>>> =
        vec![ConnectFour::bot(Skill::Random), ConnectFour::bot(Skill::Random)];
    let root = Seed::from_number(1);
    let mut number = 0;
    bencher.counter(ItemsCount::new(1_000u32)).bench_local(|| {
        for _ in 0..1_000 {
            number += 1;
            let seed = root.of_match(number);
            let bot_chance = Chance::new(&seed, u64::MAX);
            let bout = Bout { state: opening(), bots: &mut bots, seed, bot_chance, limit: 100 };
            divan::black_box(play_out(bout, &mut |_| ()));
        }
    });
}

/// Copies of a state.
#[divan::bench]
fn state_copy(bencher: Bencher) {
    let state = opening();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| *divan::black_box(&state));
}

/// Iterations of tree search from the opening.
#[divan::bench]
fn search_iterations(bencher: Bencher) {
    let state = opening();
    let mut offers = Offers::default();
    state.offers(Seat(0), &mut offers);
    let window = Window::new(&state, Seat(0), &offers);
    let mut chance = Chance::from_number(2);
    bencher.counter(ItemsCount::new(1_000u32)).bench_local(|| {
        ConnectFour::bot(Skill::Search(1_000)).choose(&window, &Endless, &mut chance)
    });
}

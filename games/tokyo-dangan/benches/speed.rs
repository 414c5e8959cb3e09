//! How fast the rules and the bots are: `cargo bench -p tokyo-dangan`. Printed, never asserted.

use arena::{Bout, play_out};
use contract::{
    Ask, Bot, Chance, Endless, Entry, Evaluate, Game, Levels, Offers, Seat, Seed, Silent, Skill,
    Viewer, Window,
};
use divan::Bencher;
use divan::counter::ItemsCount;
use tokyo_dangan::mind::ask::Question;
use tokyo_dangan::mind::route::Terrain;
use tokyo_dangan::mind::rush;
use tokyo_dangan::{Setup, SquareSet, TokyoDangan};

fn main() {
    divan::main();
}

fn opening(seats: usize, chance: &mut Chance) -> TokyoDangan {
    match TokyoDangan::open(&Setup::limited(), seats, chance) {
        Ok(state) => state,
        Err(refusal) => unreachable!("the default setup opens: {refusal}"),
    }
}

/// Plays whole games; the number of decisions taken.
fn games(skill: Skill, seats: usize, count: u64) -> u64 {
    let root = Seed::from_number(1);
    let mut decisions = 0;
    for number in 0..count {
        let mut bots: Vec<Box<dyn Bot<TokyoDangan>>> =
            (0..seats).map(|_| TokyoDangan::bot(skill)).collect();
        let seed = root.of_match(number);
        let bot_chance = Chance::new(&seed, u64::MAX);
        let state = opening(seats, &mut Chance::new(&seed, 0));
        let bout = Bout { state, bots: &mut bots, seed, bot_chance, limit: 50_000 };
        decisions += play_out(bout, &mut |_| ()).decisions;
    }
    decisions
}

/// Whole games of random seats. The item rate is games a second.
#[divan::bench(args = [2, 4])]
fn random_games(bencher: Bencher, seats: usize) {
    bencher.counter(ItemsCount::new(20u32)).bench_local(|| games(Skill::Random, seats, 20));
}

/// The same games. The item rate is decisions a second.
#[divan::bench(args = [2, 4])]
fn random_decisions(bencher: Bencher, seats: usize) {
    let decisions = games(Skill::Random, seats, 20);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| games(Skill::Random, seats, 20));
}

/// Whole games of easy seats. The item rate is games a second.
#[divan::bench(args = [2, 4])]
fn easy_games(bencher: Bencher, seats: usize) {
    bencher.counter(ItemsCount::new(20u32)).bench_local(|| games(Skill::Easy, seats, 20));
}

/// A state in the third round of a game between easy seats, with the win still far.
fn middle(seats: usize) -> TokyoDangan {
    for number in 0.. {
        let mut chance = Chance::from_number(number);
        let mut state = opening(seats, &mut chance);
        let mut bot = TokyoDangan::bot(Skill::Easy);
        let mut offers = Offers::default();
        while state.over.is_none() {
            let reached = state.traveller().reached.len();
            if state.round == 3 && state.taken == 0 && reached == 1 {
                return state;
            }
            offers.clear();
            state.offers(state.active, &mut offers);
            let window = Window::new(&state, state.active, &offers);
            let Some(command) = bot.choose(&window, &Endless, &mut chance).command else { break };
            let entry = Entry::new(state.active, 0, command);
            let _ = state.play(&entry, &mut chance, &mut Silent);
        }
    }
    opening(seats, &mut Chance::from_number(0))
}

/// Copies of a state in the middle of a game.
#[divan::bench(args = [2, 4])]
fn state_copy(bencher: Bencher, seats: usize) {
    let state = middle(seats);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| divan::black_box(&state).clone());
}

/// What can be reached after a tile was turned.
#[divan::bench]
fn reach_after_a_turn(bencher: Bencher) {
    let state = middle(2);
    let (piece, laid) = (state.traveller().piece, state.roads.iter().next());
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut roads = divan::black_box(state.roads);
        if let Some(laid) = laid {
            roads.lay(laid.square, laid.tile.turned(1));
        }
        roads.reach(&state.board, piece)
    });
}

/// All offers at the beginning of a turn.
#[divan::bench]
fn offers(bencher: Bencher) {
    let state = middle(2);
    let mut offers = Offers::default();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        offers.clear();
        divan::black_box(&state).offers(state.active, &mut offers);
        offers.list.len()
    });
}

/// Distances from a piece to everything, the terrain included.
#[divan::bench]
fn route_distances(bencher: Bencher) {
    let state = middle(2);
    let from = SquareSet::only(state.traveller().piece);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let roads = divan::black_box(&state.roads);
        Terrain::new(&state.board, roads, state.pieces(), true).distances(from)
    });
}

/// A cheapest route to the nearest destination.
#[divan::bench]
fn route_as_squares(bencher: Bencher) {
    let state = middle(2);
    let traveller = state.traveller();
    let terrain = Terrain::new(&state.board, &state.roads, state.pieces(), true);
    let from = SquareSet::only(traveller.piece);
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| divan::black_box(&terrain).route(from, traveller.open));
}

/// The evaluation of a state for one seat.
#[divan::bench(args = [2, 4])]
fn evaluation(bencher: Bencher, seats: usize) {
    let state = middle(seats);
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| divan::black_box(&state).evaluate(Seat(0)));
}

/// Games played to their end from the middle by the quick player of the search.
#[divan::bench(args = [2, 4])]
fn quick_ends(bencher: Bencher, seats: usize) {
    let state = middle(seats);
    let mut chance = Chance::from_number(3);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut world = state.clone();
        while world.over.is_none() {
            rush::act(&mut world, &mut chance);
        }
        world.round
    });
}

/// First decisions of a turn, in the middle of a game of two: whole turns for normal and hard.
#[divan::bench(args = ["easy", "normal"])]
fn decision(bencher: Bencher, level: &str) {
    decide(bencher, level, 2);
}

/// The same for the hard level.
#[divan::bench(args = [2, 4], sample_count = 10)]
fn hard_decision(bencher: Bencher, seats: usize) {
    decide(bencher, "hard", seats);
}

fn decide(bencher: Bencher, level: &str, seats: usize) {
    let state = middle(seats);
    let mut offers = Offers::default();
    state.offers(state.active, &mut offers);
    let window = Window::new(&state, state.active, &offers);
    let mut chance = Chance::from_number(2);
    let skill = level.parse().unwrap_or(Skill::Random);
    bencher
        .counter(ItemsCount::new(1u32))
        .with_inputs(|| TokyoDangan::bot(skill))
        .bench_local_values(|mut bot| bot.choose(&window, &Endless, &mut chance));
}

/// The whole answer about tiles still missing.
#[divan::bench]
fn ask_missing(bencher: Bencher) {
    let state = middle(2);
    let view = state.view(Viewer::Seat(state.active));
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| TokyoDangan::ask(&view, &Question::Missing));
}

//! How fast the rules and the bots are: `cargo bench -p king-of-tokyo`. Printed, never asserted.

use arena::{Bout, play_out};
use contract::{Ask, Viewer, Window};
use contract::{Bot, Chance, Endless, Entry, Game, Levels, Offers, Seat, Seed, Silent, Skill};
use divan::Bencher;
use divan::counter::ItemsCount;
use king_of_tokyo::mind::ask::{Goal, Question};
use king_of_tokyo::odds::{Plan, number_points};
use king_of_tokyo::{KingOfTokyo, Setup};

fn main() {
    divan::main();
}

fn opening(chance: &mut Chance) -> KingOfTokyo {
    match KingOfTokyo::open(&Setup::default(), 4, chance) {
        Ok(state) => state,
        Err(refusal) => unreachable!("the default setup opens: {refusal}"),
    }
}

/// Plays whole games of four seats; the number of decisions taken.
fn games(skill: Skill, first: u64, count: u64) -> u64 {
    let mut bots: Vec<Box<dyn Bot<KingOfTokyo>>> =
        (0..4).map(|_| KingOfTokyo::bot(skill)).collect();
    let root = Seed::from_number(1);
    let mut decisions = 0;
    for number in first..first + count {
        let seed = root.of_match(number);
        let bot_chance = Chance::new(&seed, u64::MAX);
        let state = opening(&mut Chance::new(&seed, 0));
        let bout = Bout { state, bots: &mut bots, seed, bot_chance, limit: 50_000 };
        decisions += play_out(bout, &mut |_| ()).decisions;
    }
    decisions
}

/// Whole games of four random seats. The item rate is games a second.
#[divan::bench]
fn random_games(bencher: Bencher) {
    bencher.counter(ItemsCount::new(200u32)).bench_local(|| games(Skill::Random, 0, 200));
}

/// The same games. The item rate is decisions a second.
#[divan::bench]
fn random_decisions(bencher: Bencher) {
    let decisions = games(Skill::Random, 0, 200);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| games(Skill::Random, 0, 200));
}

/// Whole games of four heuristic seats. The item rate is games a second.
#[divan::bench]
fn greedy_games(bencher: Bencher) {
    bencher.counter(ItemsCount::new(20u32)).bench_local(|| games(Skill::Greedy, 0, 20));
}

/// A state in the middle of a game between heuristic seats, and who is asked to roll.
fn middle() -> (KingOfTokyo, Seat) {
    let mut chance = Chance::from_number(1);
    let mut state = opening(&mut chance);
    let mut bot = KingOfTokyo::bot(Skill::Greedy);
    let mut offers = Offers::default();
    loop {
        let Some((_, seat)) = state.question() else { return (opening(&mut chance), Seat(0)) };
        if state.round == 4 && state.turn.rerolls == 2 {
            return (state, seat);
        }
        offers.clear();
        state.offers(seat, &mut offers);
        let window = Window::new(&state, seat, &offers);
        if let Some(command) = bot.choose(&window, &Endless, &mut chance).command {
            let entry = Entry::new(seat, 0, command);
            let _ = state.play(&entry, &mut chance, &mut Silent);
        }
    }
}

/// Copies of a state in the middle of a game.
#[divan::bench]
fn state_copy(bencher: Bencher) {
    let (state, _) = middle();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| divan::black_box(&state).clone());
}

/// Decisions of the heuristic about the first roll of a turn, the dearest ones.
#[divan::bench]
fn heuristic_roll(bencher: Bencher) {
    decide(bencher, Skill::Greedy);
}

/// Decisions of the hard level about the first roll of a turn.
#[divan::bench(sample_count = 10)]
fn hard_roll(bencher: Bencher) {
    decide(bencher, Skill::Hard);
}

fn decide(bencher: Bencher, skill: Skill) {
    let (state, seat) = middle();
    let mut offers = Offers::default();
    state.offers(seat, &mut offers);
    let window = Window::new(&state, seat, &offers);
    let mut chance = Chance::from_number(2);
    let mut bot = KingOfTokyo::bot(skill);
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| bot.choose(&window, &Endless, &mut chance));
}

/// The plan with the most expected points for that many dice and two rerolls.
#[divan::bench(args = [6, 9])]
fn plan(bencher: Bencher, dice: u8) {
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| Plan::new(dice, 2, |counts| f64::from(number_points(counts))));
}

/// The whole answer about the best dice to keep.
#[divan::bench]
fn ask_best_keep(bencher: Bencher) {
    let (state, _) = middle();
    let view = state.view(Viewer::Public);
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| KingOfTokyo::ask(&view, &Question::BestKeep { goal: Goal::Points }));
}

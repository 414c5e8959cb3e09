//! How fast the rules and the bots are: `cargo bench -p izakaya`. Printed, never asserted.

use building::candidates;
use contract::{
    Ask, Awaiting, Chance, Endless, Entry, Evaluate, Game, Levels, Offers, Seat, Seed, Silent,
    Skill, Viewer, Window,
};
use divan::Bencher;
use divan::counter::ItemsCount;
use izakaya::mind::ask::Question;
use izakaya::state::Phase;
use izakaya::{Command, Izakaya, Setup};

fn main() {
    divan::main();
}

fn opening(seats: usize, chance: &mut Chance) -> Izakaya {
    match Izakaya::open(&Setup::default(), seats, chance) {
        Ok(state) => state,
        Err(refusal) => unreachable!("the default setup opens: {refusal}"),
    }
}

/// A command drawn at random; where nobody builds, drawn again until it takes no piece.
fn draw(state: &Izakaya, seat: Seat, builds: bool, chance: &mut Chance) -> Option<Command> {
    for _ in 0..50 {
        let command = state.sample(seat, chance)?;
        if builds || !matches!(command, Command::Take { .. }) {
            return Some(command);
        }
    }
    // Nothing but a piece can be had.
    state.sample(seat, chance)
}

/// Plays whole games with commands drawn at random; the number of decisions.
fn games(seats: usize, count: u64, builds: bool) -> u64 {
    let root = Seed::from_number(1);
    let mut decisions = 0;
    for number in 0..count {
        let mut chance = Chance::new(&root.of_match(number), 0);
        let mut state = opening(seats, &mut chance);
        while let Awaiting::Seats(waiting) = state.awaiting() {
            let Some(seat) = waiting.must.iter().next() else { break };
            let Some(command) = draw(&state, seat, builds, &mut chance) else { break };
            let _ = state.play(&Entry::new(seat, 0, command), &mut chance, &mut Silent);
            decisions += 1;
        }
    }
    decisions
}

/// Games in a sample: few, so that a busy machine interrupts some samples and not all.
const GAMES: u64 = 20;

/// Whole games at random, builds sampled. The item rate is decisions a second.
#[divan::bench(args = [2, 3, 4, 5], sample_count = 100)]
fn random_games(bencher: Bencher, seats: usize) {
    let count = ItemsCount::new(games(seats, GAMES, true));
    bencher.counter(count).bench_local(|| games(seats, GAMES, true));
}

/// The same where nobody builds.
#[divan::bench(args = [2, 5], sample_count = 100)]
fn random_games_without_builds(bencher: Bencher, seats: usize) {
    let count = ItemsCount::new(games(seats, GAMES, false));
    bencher.counter(count).bench_local(|| games(seats, GAMES, false));
}

/// A game that good players have played on to that phase; and whose turn it is.
fn middle(seats: usize, wanted: fn(&Izakaya) -> bool) -> (Izakaya, Seat) {
    let mut chance = Chance::from_number(1);
    let mut state = opening(seats, &mut chance);
    let mut bot = Izakaya::bot(Skill::Greedy);
    while let Awaiting::Seats(waiting) = state.awaiting() {
        let Some(seat) = waiting.must.iter().next() else { break };
        if wanted(&state) {
            return (state, seat);
        }
        let window = Window::unlisted(&state, seat, true);
        let Some(command) = bot.choose(&window, &Endless, &mut chance).command else { break };
        let entry = Entry::new(seat, state.now, command);
        let _ = state.play(&entry, &mut chance, &mut Silent);
    }
    unreachable!("every game gets that far")
}

fn acting(state: &Izakaya) -> bool {
    matches!(state.phase, Phase::Acting { turn: 2 }) && state.auctions.len() == 2
}

fn placing(state: &Izakaya) -> bool {
    matches!(state.phase, Phase::Placing { .. }) && state.auctions.len() > 1
}

/// A state with a piece in hand, and a place for it.
fn in_hand(seats: usize) -> (Izakaya, Entry<Command>) {
    let (state, seat) = middle(seats, placing);
    let Phase::Placing { piece, .. } = state.phase else { unreachable!("a piece was taken") };
    let place = state.grid().addresses().zip(&state.sites).find_map(|(card, site)| {
        let house = site.houses.iter().find(|house| !house.building().is_empty())?;
        let pose = candidates(house.building(), piece).last()?.pose;
        Some(Command::Place { card, pose })
    });
    let Some(command) = place else { unreachable!("it fits somewhere") };
    let entry = Entry::new(seat, state.now, command);
    (state, entry)
}

/// Decisions in the middle of a second round.
#[divan::bench(args = ["random", "greedy", "normal", "hard"], sample_count = 10)]
fn decision(bencher: Bencher, level: &str) {
    let (state, seat) = middle(2, acting);
    let window = Window::unlisted(&state, seat, true);
    let mut chance = Chance::from_number(2);
    let mut bot = Izakaya::bot(level.parse().unwrap_or(Skill::Random));
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| bot.choose(&window, &Endless, &mut chance));
}

/// Offers while a piece is placed.
#[divan::bench(args = [2, 5])]
fn offers_while_placing(bencher: Bencher, seats: usize) {
    let (state, entry) = in_hand(seats);
    let seat = entry.actor.seat().unwrap_or(Seat(0));
    let mut offers = Offers::default();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        offers.clear();
        divan::black_box(&state).offers(seat, &mut offers);
        offers.list.len()
    });
}

/// Whether a piece may be placed like this.
#[divan::bench]
fn judge_place(bencher: Bencher) {
    let (state, entry) = in_hand(2);
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| divan::black_box(&state).judge(&entry).is_ok());
}

/// Copies of a state.
#[divan::bench(args = [2, 5])]
fn state_copy(bencher: Bencher, seats: usize) {
    let (state, _) = middle(seats, acting);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| divan::black_box(&state).clone());
}

/// Views of a state.
#[divan::bench(args = [2, 5])]
fn view(bencher: Bencher, seats: usize) {
    let (state, seat) = middle(seats, acting);
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| divan::black_box(&state).view(Viewer::Seat(seat)));
}

/// The evaluation of a state for one seat.
#[divan::bench]
fn evaluation(bencher: Bencher) {
    let (state, seat) = middle(2, acting);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| divan::black_box(&state).evaluate(seat));
}

/// Answers about the piece in hand: all its places on a card, and the magnet.
#[divan::bench(args = ["places", "snap"])]
fn ask(bencher: Bencher, what: &str) {
    let (state, entry) = in_hand(2);
    let view = state.view(Viewer::Seat(entry.actor.seat().unwrap_or(Seat(0))));
    let Command::Place { card, pose } = entry.command else { unreachable!("a placement") };
    let question = match what {
        "places" => Question::Places { card },
        _ => Question::Snap { card, pose, radius: 3_000 },
    };
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| <Izakaya as Ask>::ask(&view, &question));
}

//! How fast the rules and the bots are: `cargo bench -p tokyo-jutaku`. Printed, never asserted.

use building::{PieceId, Side, candidates};
use contract::{
    Actor, Ask, Awaiting, Chance, Endless, Entry, Evaluate, Game, Levels, Offers, Seat, Silent,
    Skill, Viewer, Window,
};
use divan::Bencher;
use divan::counter::ItemsCount;
use tokyo_jutaku::mind::Question;
use tokyo_jutaku::state::Phase;
use tokyo_jutaku::{Command, Setup, TokyoJutaku};

fn main() {
    divan::main();
}

fn opening(side: Side, seats: usize, chance: &mut Chance) -> TokyoJutaku {
    let setup = Setup { side, ..Setup::for_bots() };
    match TokyoJutaku::open(&setup, seats, chance) {
        Ok(state) => state,
        Err(refusal) => unreachable!("the default setup opens: {refusal}"),
    }
}

/// A state while everybody builds: nobody holds a piece, and the first seat has placed some.
fn middle(side: Side, placed: usize) -> TokyoJutaku {
    let mut chance = Chance::from_number(1);
    let mut state = opening(side, 2, &mut chance);
    while let Awaiting::Seats(waiting) = state.awaiting() {
        let own = &state.architects[Seat(0)];
        let stands = own.site.as_ref().map_or(0, |site| site.building().len());
        let builds = matches!(state.phase, Phase::Building);
        if builds && own.hand.is_none() && own.busy_until.is_none() && stands >= placed {
            break;
        }
        let seat = waiting.must.iter().next().filter(|_| !builds || waiting.must.contains(Seat(0)));
        let seat = if builds { seat.map(|_| Seat(0)) } else { seat };
        let command = seat.and_then(|seat| state.sample(seat, &mut chance).zip(Some(seat)));
        let entry = match command {
            Some((command, seat)) => Entry::new(seat, state.now, command),
            None => Entry::new(Actor::Clock, waiting.wake_at.unwrap_or_default(), Command::Tick),
        };
        let _ = state.play(&entry, &mut chance, &mut Silent);
    }
    state
}

/// First decisions on an empty site, the whole plan included.
#[divan::bench(args = ["random", "easy", "normal", "hard", "expert", "master"], sample_count = 10)]
fn decision_white(bencher: Bencher, level: &str) {
    decide(bencher, level, Side::White);
}

/// The same on an easy site.
#[divan::bench(args = ["random", "easy", "normal", "hard", "expert", "master"], sample_count = 20)]
fn decision_blue(bencher: Bencher, level: &str) {
    decide(bencher, level, Side::Blue);
}

fn decide(bencher: Bencher, level: &str, side: Side) {
    let state = middle(side, 0);
    let window = Window::unlisted(&state, Seat(0), true);
    let mut chance = Chance::from_number(2);
    let skill = level.parse().unwrap_or(Skill::Random);
    bencher
        .counter(ItemsCount::new(1u32))
        .with_inputs(|| TokyoJutaku::bot(skill))
        .bench_local_values(|mut bot| bot.choose(&window, &Endless, &mut chance));
}

/// Random commands on a site with that many pieces.
#[divan::bench(args = [0, 2])]
fn sample(bencher: Bencher, placed: usize) {
    let state = middle(Side::White, placed);
    let mut chance = Chance::from_number(3);
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| divan::black_box(&state).sample(Seat(0), &mut chance));
}

/// A state with a piece in hand, and a place for it.
fn in_hand() -> (TokyoJutaku, Entry<Command>) {
    let mut state = middle(Side::White, 1);
    for piece in state.supply(Seat(0)).iter().collect::<Vec<PieceId>>() {
        let Some(site) = &state.architects[Seat(0)].site else { break };
        let Some(place) = candidates(site.building(), piece).last().copied() else { continue };
        let grab = Entry::new(Seat(0), state.now, Command::Grab { piece });
        let _ = state.play(&grab, &mut Chance::from_number(4), &mut Silent);
        let entry = Entry::new(Seat(0), state.now, Command::Place { pose: place.pose });
        return (state, entry);
    }
    unreachable!("some piece fits")
}

/// Offers with a piece in hand.
#[divan::bench]
fn offers(bencher: Bencher) {
    let (state, _) = in_hand();
    let mut offers = Offers::default();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        offers.clear();
        divan::black_box(&state).offers(Seat(0), &mut offers);
        offers.list.len()
    });
}

/// Whether a piece may be placed like this.
#[divan::bench]
fn judge_place(bencher: Bencher) {
    let (state, entry) = in_hand();
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| divan::black_box(&state).judge(&entry).is_ok());
}

/// Copies of a state.
#[divan::bench]
fn state_copy(bencher: Bencher) {
    let (state, _) = in_hand();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| divan::black_box(&state).clone());
}

/// Views, with what is wrong with the viewer's own site.
#[divan::bench]
fn view(bencher: Bencher) {
    let (state, _) = in_hand();
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| divan::black_box(&state).view(Viewer::Seat(Seat(0))));
}

/// The evaluation of a state for one seat.
#[divan::bench]
fn evaluation(bencher: Bencher) {
    let (state, _) = in_hand();
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| divan::black_box(&state).evaluate(Seat(0)));
}

/// Answers about the piece in hand: all its places, and the magnet.
#[divan::bench(args = ["fits", "snap"])]
fn ask(bencher: Bencher, what: &str) {
    let (state, entry) = in_hand();
    let view = state.view(Viewer::Seat(Seat(0)));
    let Command::Place { pose } = entry.command else { unreachable!("a placement") };
    let question = match what {
        "fits" => Question::Fits { piece: pose.piece() },
        _ => Question::Snap { pose, radius: 3_000 },
    };
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| <TokyoJutaku as Ask>::ask(&view, &question));
}

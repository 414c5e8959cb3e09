//! How often the lattice of clause 4.9 calls a player blocked who is not, measured by a search
//! that is a hundred times denser and drawn at random. Counts are printed; `TOKYO_DEEP=1` looks at
//! twenty times as many positions.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{Awaiting, Chance, Entry, Game, Offers, Seat, Seed, Silent};
use tokyo_highway::aim::{Target, Tips, aim};
use tokyo_highway::geometry::{Heading, Spot};
use tokyo_highway::lattice::{HEADINGS, TIPS};
use tokyo_highway::pieces::Column;
use tokyo_highway::truth::Truth;
use tokyo_highway::{Build, Command, Setup, TokyoHighway};

/// How much denser the search is.
const DENSER: usize = 100;

fn times(count: u64) -> u64 {
    let deep = std::env::var_os("TOKYO_DEEP").is_some_and(|value| value == "1");
    if deep { count * 20 } else { count }
}

/// What was counted.
#[derive(Default)]
struct Count {
    positions: u64,
    blocked: u64,
    /// Blocked although there are bases and pieces.
    crowded: u64,
    missed: u64,
}

impl Count {
    /// Looks at one seat of a position.
    fn look(&mut self, state: &TokyoHighway, seat: Seat, chance: &mut Chance) {
        self.positions += 1;
        let can_build = state.first_build(seat).is_some();
        assert_eq!(state.can_build(seat), can_build, "the quick look agrees with the lattice");
        if can_build {
            return;
        }
        self.blocked += 1;
        let ways = ways(state, seat);
        self.crowded += u64::from(!ways.is_empty());
        if let Some(build) = denser(state, seat, &ways, chance) {
            self.missed += 1;
            // Beside the lattice, but allowed.
            let entry = Entry::new(seat, 0, Command::Build(build));
            assert!(seat != state.active || state.judge(&entry).is_ok());
        }
    }

    fn print(&self, what: &str) {
        let Count { positions, blocked, crowded, missed } = self;
        println!(
            "{what}: {positions} positions, {blocked} blocked on the lattice, {crowded} of them \
             with a base and pieces, {missed} with a build found by a search {DENSER} times denser"
        );
    }
}

/// Every base of a seat with everything it could lead to.
fn ways(state: &TokyoHighway, seat: Seat) -> Vec<(u8, Target)> {
    let of_base = |(number, base): (u8, &Column)| {
        state.targets(seat, base).map(move |target| (number, target)).collect::<Vec<_>>()
    };
    state.open_bases(seat).flat_map(of_base).collect()
}

/// A build found by drawing headings and tips at random, a hundred times as often as the lattice
/// tries, for every base and everything it could lead to.
fn denser(
    state: &TokyoHighway,
    seat: Seat,
    ways: &[(u8, Target)],
    chance: &mut Chance,
) -> Option<Build> {
    let tries = DENSER * TIPS.len() * HEADINGS as usize;
    for &(number, target) in ways {
        let base = state.columns[usize::from(number)];
        for _ in 0..tries {
            let heading = Heading(chance.below(36_000) as i32);
            let mut within =
                |low: i32, high: i32| low + chance.below((high - low + 1) as u32) as i32;
            let tips = Tips {
                past: within(-507, 807),
                aside: within(-438, 438),
                far_past: within(-507, 807),
                far_aside: within(-438, 438),
            };
            let build = aim(number, &base, target, heading, tips);
            if state.survey(seat, &build).is_ok() {
                return Some(build);
            }
        }
    }
    None
}

/// Plays a game, at random or by the first offers, and shows every position to a visitor.
fn play(seats: usize, number: u64, by_offers: bool, mut visit: impl FnMut(&TokyoHighway)) {
    let seed = Seed::from_number(7).of_match(number << 8 | seats as u64);
    let mut chance = Chance::new(&seed, 0);
    let mut state = TokyoHighway::open(&Setup::default(), seats, &mut chance).unwrap();
    while let Awaiting::Seats(waiting) = state.awaiting() {
        let seat = waiting.must.iter().next().unwrap();
        if !state.raising {
            visit(&state);
        }
        let command = if by_offers && !state.raising {
            let mut offers = Offers::default();
            state.offers(seat, &mut offers);
            let best = offers.list.len().min(2);
            offers.list.swap_remove(chance.idx(best))
        } else {
            state.sample(seat, &mut chance).unwrap()
        };
        state.play(&Entry::new(seat, 0, command), &mut chance, &mut Silent).unwrap();
    }
}

#[test]
fn the_lattice_misses_less_than_one_in_a_thousand() {
    for (by_offers, games, what) in [(false, 40, "random play"), (true, 8, "by the first offers")] {
        let mut count = Count::default();
        let mut chance = Chance::from_number(11);
        for seats in 2..=4 {
            for number in 0..times(games) {
                play(seats, number, by_offers, |state| {
                    for (seat, builder) in state.builders.iter() {
                        if builder.building && builder.roads > 0 {
                            count.look(state, seat, &mut chance);
                        }
                    }
                });
            }
        }
        count.print(what);
        assert!(count.positions >= 500, "only {} positions", count.positions);
        assert!(count.missed * 1_000 < count.positions.max(1_001), "{} missed", count.missed);
    }
}

/// Late positions in which columns of others are put up round the bases of a seat, one by one at
/// random, until the lattice says blocked: the hardest cases there are, and far from real play.
/// How many of them are not really blocked is only printed.
#[test]
fn on_the_verge_of_blocked() {
    let mut count = Count::default();
    let mut chance = Chance::from_number(12);
    for number in 0..times(10) {
        let mut late = None;
        play(2, number, true, |state| {
            if state.round == 8 {
                late.get_or_insert_with(|| state.clone());
            }
        });
        let Some(late) = late else { continue };
        let seat = late.active;
        let mut truth = Truth::clone(&late);
        // Few pieces, so that few targets are left and the search stays short.
        truth.builders[seat].grey = 4;
        truth.builders[seat].yellow = 0;
        if let Some(walled) = walled(truth, seat, &mut chance) {
            count.look(&walled, seat, &mut chance);
        }
    }
    count.print("walled in");
    assert_eq!(count.positions, count.blocked);
    assert!(count.positions > 0);
}

/// The same position, crowded with another seat's columns until the lattice finds nothing.
fn walled(mut truth: Truth, seat: Seat, chance: &mut Chance) -> Option<TokyoHighway> {
    let owner = Seat((seat.0 + 1) % 2);
    for _ in 0..4_000 {
        let state = TokyoHighway::new(truth.clone());
        if state.first_build(seat).is_none() {
            return Some(state);
        }
        let bases: Vec<Spot> = state.open_bases(seat).map(|(_, base)| base.at).collect();
        let near = chance.pick(&bases)?.to_point();
        let way = Heading(chance.below(36_000) as i32).unit();
        let at = Spot::nearest(near + way * f64::from(20 + chance.below(110)));
        let column = Column { owner, at, height: 4, junction: false, outgoing: 1 };
        let apart = |other: &Column| other.at.to_point().distance(at.to_point()) >= 19.3;
        if truth.columns.iter().all(apart) && truth.columns.len() < 190 {
            truth.columns.push(column);
        }
    }
    None
}

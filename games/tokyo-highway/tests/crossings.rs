//! Cars and flags of whole games, computed again by other means: every pair of roads is compared
//! from scratch, side line by side line, and the flags follow from the order of building alone.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{Awaiting, Chance, Entry, Game, Offers, Seed};
use tokyo_highway::geometry::{Point, Slab};
use tokyo_highway::pieces::{Far, Road};
use tokyo_highway::{Event, Setup, TokyoHighway};

/// Where two line pieces cut each other, as shares of their lengths, if both do so inside.
fn cut(one: (Point, Point), other: (Point, Point)) -> Option<(f64, f64)> {
    let (along, its) = (one.1 - one.0, other.1 - other.0);
    let whole = along.cross(its);
    let between = other.0 - one.0;
    let (share, its_share) = (between.cross(its) / whole, between.cross(along) / whole);
    let inside = |share: f64| share > 0.0 && share < 1.0;
    (inside(share) && inside(its_share)).then_some((share, its_share))
}

/// The two long sides of a road.
fn sides(deck: &Slab) -> [(Point, Point); 2] {
    let [right_start, right_end, left_end, left_start] = deck.strip().corners();
    [(right_start, right_end), (left_start, left_end)]
}

/// Whether the first road passes over the second: all four pairs of sides cut each other, and at
/// the four corners the first lies above.
fn passes_over(high: &Slab, low: &Slab) -> bool {
    let under = |deck: &Slab, share: f64| {
        let length = deck.strip().length;
        deck.under_at(0.0) * (1.0 - share) + deck.under_at(length) * share
    };
    sides(high).into_iter().all(|mine| {
        sides(low).into_iter().all(|its| match cut(mine, its) {
            Some((share, its_share)) => under(high, share) >= under(low, its_share) + 2.0,
            None => false,
        })
    })
}

fn share_a_column(one: &Road, other: &Road) -> bool {
    let ends = |road: &Road| match road.to {
        Far::Column { column, .. } => [Some(road.base), Some(column)],
        Far::Exit { .. } | Far::Ramp { .. } => [Some(road.base), None],
    };
    ends(one).into_iter().flatten().any(|column| ends(other).contains(&Some(column)))
}

/// How often each kind of thing was seen.
#[derive(Debug, Default)]
struct Seen {
    roads: u32,
    cars: u32,
    two_over: u32,
    over_and_under: u32,
    taken_before: u32,
    only_by_symmetry: u32,
    own: u32,
    exit_with_crossing: u32,
}

/// Everything that a road earned and changed, from the pieces alone.
fn examine(state: &TokyoHighway, new: usize, told: &Event, seen: &mut Seen) {
    let Event::Built { over, under, earned, .. } = told else { return };
    let (roads, decks) = (&state.roads, &state.solids().decks);
    let above = |high: usize, low: usize| {
        !share_a_column(&roads[high], &roads[low]) && passes_over(&decks[high], &decks[low])
    };
    let old = || 0..new;
    let goes_over: Vec<usize> = old().filter(|road| above(new, *road)).collect();
    let goes_under: Vec<usize> = old().filter(|road| above(*road, new)).collect();
    let same = |one: &[usize], other: &[u8]| one.iter().map(|idx| *idx as u8).eq(other.to_vec());
    assert!(same(&goes_over, over) && same(&goes_under, under), "{told:?}");
    let foreign = |road: &&usize| roads[**road].owner != roads[new].owner;
    let free_above = |road: &&usize| !old().any(|other| above(other, **road));
    let free_below = |road: &&usize| !old().any(|other| above(**road, other));
    let by_over = goes_over.iter().filter(foreign).filter(free_above).count();
    let by_under = goes_under.iter().filter(foreign).filter(free_below).count();
    let exit = matches!(roads[new].to, Far::Exit { .. });
    assert_eq!(usize::from(*earned), by_over + by_under + usize::from(exit), "{told:?}");
    for (idx, road) in roads.iter().enumerate() {
        let all = || 0..roads.len();
        assert_eq!(road.over, all().any(|other| above(other, idx)), "road {idx}");
        assert_eq!(road.under, all().any(|other| above(idx, other)), "road {idx}");
    }
    seen.roads += 1;
    seen.cars += u32::from(*earned);
    seen.two_over += u32::from(by_over > 1);
    seen.over_and_under += u32::from(by_over > 0 && by_under > 0);
    seen.taken_before += u32::from(goes_over.iter().filter(foreign).any(|r| !free_above(&r)));
    // Ducking under a road that came later than what it bridges: taken by the other side only.
    let bridged = |road: &&usize| old().any(|other| other < **road && above(**road, other));
    seen.only_by_symmetry += u32::from(goes_under.iter().filter(foreign).any(|r| bridged(&r)));
    seen.own += u32::from(goes_over.iter().any(|r| !foreign(&r)));
    seen.exit_with_crossing += u32::from(exit && by_over + by_under > 0);
}

/// Plays a game and examines every road of it.
fn game(seats: usize, number: u64, seen: &mut Seen) {
    let seed = Seed::from_number(3).of_match(number << 8 | seats as u64);
    let mut chance = Chance::new(&seed, 0);
    let mut state = TokyoHighway::open(&Setup::default(), seats, &mut chance).unwrap();
    while let Awaiting::Seats(waiting) = state.awaiting() {
        let seat = waiting.must.iter().next().unwrap();
        let command = if state.raising || number.is_multiple_of(2) {
            state.sample(seat, &mut chance).unwrap()
        } else {
            let mut offers = Offers::default();
            state.offers(seat, &mut offers);
            let best = offers.list.len().min(3);
            offers.list.swap_remove(chance.idx(best))
        };
        let mut events: Vec<Event> = Vec::new();
        state.play(&Entry::new(seat, 0, command), &mut chance, &mut events).unwrap();
        if let Some(told @ Event::Built { road, .. }) = events.first() {
            examine(&state, usize::from(*road), told, seen);
        }
    }
}

#[test]
fn cars_and_flags_come_out_the_same_by_other_means() {
    let deep = std::env::var_os("TOKYO_DEEP").is_some_and(|value| value == "1");
    let mut seen = Seen::default();
    for seats in 2..=4 {
        for number in 0..if deep { 2_000 } else { 100 } {
            game(seats, number, &mut seen);
        }
    }
    println!("{seen:?}");
    let Seen { two_over, over_and_under, taken_before, only_by_symmetry, own, .. } = seen;
    let rare = [two_over, over_and_under, taken_before, only_by_symmetry, own];
    assert!(rare.iter().all(|count| *count > 0), "each kind occurs in real play: {seen:?}");
}

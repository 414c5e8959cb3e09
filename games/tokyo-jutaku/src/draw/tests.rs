//! Everything shows once and in its place, and nothing breaks on odd views.

use building::{N_PIECES, PieceSet, Side};
use contract::{BySeat, Chance, Draw, Entry, Game, Offers, Seat, Silent, Viewer};

use super::facts;
use crate::map::CellSet;
use crate::setup::{Mode, Setup};
use crate::state::{Phase, TokyoJutaku};
use crate::view::View;

/// A match in beats after so many commands of players who take the first thing offered that
/// builds.
fn played(seats: usize, side: Side, steps: usize) -> TokyoJutaku {
    let setup = Setup { mode: Mode::Beats, side, ..Setup::default() };
    let mut chance = Chance::from_number(5);
    let mut state = TokyoJutaku::open(&setup, seats, &mut chance).unwrap();
    for _ in 0..steps {
        let Some(seat) = state.awaiting().seats().iter().next() else { break };
        let mut offers = Offers::default();
        state.offers(seat, &mut offers);
        let Some(command) = chance.pick(&offers.list).cloned() else { break };
        let entry = Entry::new(seat, state.now(), command);
        state.play(&entry, &mut chance, &mut Silent).unwrap();
    }
    state
}

fn views() -> Vec<View> {
    let plans = [(1, Side::White, 0), (4, Side::Blue, 30), (8, Side::White, 60)];
    let states = plans.map(|(seats, side, steps)| played(seats, side, steps));
    let of = |state: &TokyoJutaku| [state.view(Viewer::Public), state.view(Viewer::Seat(Seat(0)))];
    states.iter().flat_map(of).collect()
}

#[test]
fn every_piece_lies_on_the_card_or_in_the_tray() {
    for view in views() {
        let body = <TokyoJutaku as Draw>::draw(&view).body;
        let focused = facts::focused(&view).unwrap();
        let supply = facts::supply(&view, Some(focused.0));
        assert_eq!(body.matches("data-supply=").count(), supply.len());
        let on = focused.1.site.as_ref().map_or(0, |site| site.building().len());
        assert_eq!(body.matches("data-piece=").count(), on);
        let tokens = view.architects.values().filter(|seen| seen.cell.is_some()).count();
        assert_eq!(body.matches("data-token=").count(), tokens);
        assert!(!body.contains("NaN") && !body.contains("inf"));
    }
}

#[test]
fn the_sketch_fits_a_terminal_and_names_everybody() {
    for view in views() {
        let text = TokyoJutaku::sketch(&view).plain();
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        assert!((9..=21).contains(&text.lines().count()), "{text}");
        for (seat, _) in view.architects.iter() {
            assert!(text.contains(&facts::name(&view, seat)), "{text}");
        }
    }
}

#[test]
fn odd_views_are_drawn() {
    let mut view = played(2, Side::White, 20).view(Viewer::Seat(Seat(1)));
    view.architects = BySeat::from_fn(0, |_| unreachable!());
    view.supplies.clear();
    view.cards.clear();
    view.spaces = CellSet::default();
    view.phase = Phase::Frozen { at: 0, claims: [Seat(7)].into_iter().collect(), late: false };
    assert!(<TokyoJutaku as Draw>::draw(&view).body.contains("STOP!"));
    assert!(TokyoJutaku::sketch(&view).plain().contains("STOP!"));
    view.supplies.push(PieceSet::all());
    let body = <TokyoJutaku as Draw>::draw(&view).body;
    assert_eq!(body.matches("data-supply=").count(), N_PIECES);
}

#[test]
fn words_and_tallies() {
    assert_eq!((facts::tally(8), facts::tally(5)), ("V///".into(), "V".into()));
    assert_eq!((facts::yen(-300), facts::clock(83_000)), ("-¥300".into(), "1:23".into()));
    assert_eq!(facts::card_name(1), "Shinjuku 2");
}

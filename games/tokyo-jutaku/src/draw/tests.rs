//! Everything shows once and in its place, and nothing breaks on odd views.

use building::{Fault, N_PIECES, PieceSet, Side, candidates};
use contract::picture::seat_glyph;
use contract::{BySeat, Chance, Draw, Game, Seat, Viewer};
use pens::Silence;

use super::{Show, facts};
use crate::map::{Cell, CellSet};
use crate::setup::{Assist, Mode, Setup};
use crate::site::Site;
use crate::state::{Phase, TokyoJutaku};
use crate::token::Token;
use crate::view::View;

/// A match in which everybody has taken a card and placed that many pieces, if they fit.
fn played(seats: usize, side: Side, pieces: usize) -> TokyoJutaku {
    let setup = Setup { mode: Mode::Beats, side, ..Setup::default() };
    let mut state = TokyoJutaku::open(&setup, seats, &mut Chance::from_number(5)).unwrap();
    for seat in Seat::all(seats).filter(|_| pieces > 0) {
        let cell = Cell::at(seat.0 % 6, seat.0 / 6 * 5).unwrap();
        let mut site = Site::new(state.card_at(cell).unwrap(), side).unwrap();
        for _ in 0..pieces {
            let supply = state.supply_mut(seat);
            let fitting = supply.iter().find_map(|piece| {
                candidates(site.building(), piece).first().map(|found| (piece, found.pose))
            });
            let Some((piece, pose)) = fitting else { break };
            supply.remove(piece);
            site.place(pose, Assist::Guided).unwrap();
        }
        state.spaces.remove(cell);
        state.architects[seat].cell = Some(cell);
        state.architects[seat].site = Some(site);
    }
    state.phase = if pieces > 0 { Phase::Building } else { state.phase };
    state
}

fn shown(view: &View) -> Show<'_> {
    Show { view, speaker: &Silence }
}

fn views() -> Vec<View> {
    let plans = [(1, Side::White, 0), (4, Side::Blue, 2), (8, Side::White, 4)];
    let states = plans.map(|(seats, side, pieces)| played(seats, side, pieces));
    let of = |state: &TokyoJutaku| [state.view(Viewer::Public), state.view(Viewer::Seat(Seat(0)))];
    states.iter().flat_map(of).collect()
}

#[test]
fn every_piece_lies_on_the_card_or_in_the_tray() {
    for view in views() {
        let body = <TokyoJutaku as Draw>::draw(&view, &Silence).body;
        let focused = facts::focused(&shown(&view)).unwrap();
        let supply = facts::supply(&shown(&view), Some(focused.0));
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
        let text = TokyoJutaku::sketch(&view, &Silence).plain();
        assert!(text.lines().all(|line| pens::columns::columns(line) <= 80), "{text}");
        assert!((9..=14).contains(&text.lines().count()), "{text}");
        for (seat, _) in view.architects.iter() {
            assert!(text.contains(seat_glyph(seat)), "{text}");
        }
    }
}

#[test]
fn odd_views_are_drawn() {
    let mut view = played(2, Side::White, 2).view(Viewer::Seat(Seat(1)));
    view.architects = BySeat::from_fn(0, |_| unreachable!());
    view.supplies.clear();
    view.cards.clear();
    view.spaces = CellSet::default();
    view.phase = Phase::Frozen { at: 0, claims: [Seat(7)].into_iter().collect(), late: false };
    assert!(<TokyoJutaku as Draw>::draw(&view, &Silence).body.contains("draw-stop"));
    assert!(TokyoJutaku::sketch(&view, &Silence).plain().contains("draw-stop"));
    view.supplies.push(PieceSet::all());
    let body = <TokyoJutaku as Draw>::draw(&view, &Silence).body;
    assert_eq!(body.matches("data-supply=").count(), N_PIECES);
}

#[test]
fn only_the_owner_sees_what_is_wrong() {
    let state = played(4, Side::Blue, 2);
    let built = |seat: &Seat| {
        let site = state.architects[*seat].site.as_ref();
        site.is_some_and(|site| !site.building().is_empty())
    };
    let seat = Seat::all(4).find(built).unwrap();
    let mut view = state.view(Viewer::Seat(seat));
    assert!(!<TokyoJutaku as Draw>::draw(&view, &Silence).body.contains("draw-fault-outside"));
    view.marks.push(Fault::OutsideBorder { piece: 0 });
    view.marks.push(Fault::OutsideBorder { piece: 99 });
    let body = <TokyoJutaku as Draw>::draw(&view, &Silence).body;
    assert_eq!(body.matches("stroke-dasharray=\"10 6\"").count(), 1);
    assert_eq!(body.matches("draw-fault-outside").count(), 1);
    assert!(TokyoJutaku::sketch(&view, &Silence).plain().contains("! draw-fault-outside"));
    view.viewer = Viewer::Public;
    assert!(!<TokyoJutaku as Draw>::draw(&view, &Silence).body.contains("draw-fault-outside"));
}

#[test]
fn who_sits_out_is_not_counted_and_may_take_the_nearest() {
    let mut state = played(3, Side::Blue, 2);
    state.phase = Phase::Building;
    state.architects[Seat(2)].site = None;
    state.architects[Seat(0)].clears = true;
    let mut view = state.view(Viewer::Public);
    view.setup.mode = Mode::Beats;
    assert_eq!(facts::headline(&shown(&view)).1, "draw-chosen-of 0 2");
    view.setup.mode = Mode::Race;
    assert_eq!(facts::headline(&shown(&view)).1, "draw-clear-of 1 2");
    let order = [Seat(2)].into_iter().collect();
    let finished = [Seat(0)].into_iter().collect();
    state.phase = Phase::Movement { order, finished, until: state.now + 9_000 };
    state.spaces = Cell::all().filter(|cell| !cell.is_outer() && !cell.is_pile()).take(1).collect();
    let view = state.view(Viewer::Public);
    assert_eq!(facts::choices(&shown(&view)), state.destinations(Seat(2), true));
    assert!(!facts::choices(&shown(&view)).is_empty());
}

#[test]
fn blue_cards_show_their_grid_on_sheet_map_and_plates() {
    let sheet = |name: &str| {
        let (_, draw) = TokyoJutaku::sheets().iter().find(|(its, _)| *its == name).unwrap();
        draw(&Silence).body
    };
    assert_eq!(sheet("sites").matches("data-grid=").count(), 36);
    for (side, drawn) in [(Side::Blue, true), (Side::White, false)] {
        let view = played(2, side, 1).view(Viewer::Public);
        let grids = <TokyoJutaku as Draw>::draw(&view, &Silence).body.matches("data-grid=").count();
        // The card that is looked at, both plates, and the thirty cards left on the map.
        assert_eq!(grids, if drawn { 33 } else { 0 });
    }
}

#[test]
fn the_sheet_of_pieces_speaks_in_words() {
    let (_, draw) = TokyoJutaku::sheets().iter().find(|(name, _)| *name == "pieces").unwrap();
    let body = draw(&Silence).body;
    assert!(body.contains("shape-right-triangle") && body.contains("size-lean"), "everyday words");
    assert!(!body.contains('@'), "no notation");
}

#[test]
fn tokens_show_whose_architect_they_are() {
    let mut state = played(2, Side::Blue, 1);
    state.architects[Seat(1)].token = Some(Token::Engawa);
    let body = <TokyoJutaku as Draw>::draw(&state.view(Viewer::Public), &Silence).body;
    assert_eq!(body.matches("architect-engawa").count(), 1, "on the plate");
    assert_eq!(body.matches(Token::Engawa.colour()).count(), 2, "on the plate and on the map");
    let text = TokyoJutaku::sketch(&state.view(Viewer::Seat(Seat(1))), &Silence).plain();
    assert!(text.contains("architect-engawa"), "{text}");
}

#[test]
fn words_and_tallies() {
    assert_eq!((facts::tally(8), facts::tally(5)), ("V///".into(), "V".into()));
    assert_eq!((facts::yen(-300), facts::clock(83_000)), ("-¥300".into(), "1:23".into()));
}

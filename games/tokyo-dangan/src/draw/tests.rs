//! Everything shows, nothing is wider than its place, and no picture tells a secret.

use contract::{BySeat, Chance, Draw, Entry, Game, Offers, Seat, Silent, Viewer};
use pens::{Silence, bold};

use super::pen::{Area, Type};
use super::{FRAME, MARGIN, PICTURE, place};
use crate::setup::{Map, Setup};
use crate::square::{Square, SquareSet};
use crate::state::TokyoDangan;
use crate::tile::Kind;
use crate::view::View;

/// The ground of a tile, the flank of a train, and the place of an own destination.
const TILE: &str = "fill=\"#dbe2c6\"";
const TRAIN: &str = "d=\"M-22-13H3Q20-11";
const GOAL: &str = "fill=\"#fff6d8\"";

/// Walks through a random game on each board with each number of players.
fn walk(steps: usize, mut look: impl FnMut(&TokyoDangan)) {
    for board in [0, 1] {
        for seats in 2..=4 {
            let setup = Setup { board: Map::Shipped(board), ..Setup::default() };
            let mut chance = Chance::from_number(seats as u64);
            let mut state = TokyoDangan::open(&setup, seats, &mut chance).unwrap();
            for _ in 0..steps {
                look(&state);
                let Some(seat) = state.awaiting().seats().iter().next() else { break };
                let mut offers = Offers::default();
                state.offers(seat, &mut offers);
                let command = offers.list[chance.idx(offers.list.len())];
                let entry = Entry::new(seat, state.now(), command);
                state.play(&entry, &mut chance, &mut Silent).unwrap();
            }
        }
    }
}

fn opening(seats: usize) -> TokyoDangan {
    TokyoDangan::open(&Setup::default(), seats, &mut Chance::from_number(7)).unwrap()
}

#[test]
fn every_city_tile_and_piece_appears() {
    walk(120, |state| {
        let picture = TokyoDangan::draw(&state.view(Viewer::Public), &Silence).body;
        for city in state.board.cities() {
            let (first, second) = bold(14).halves(&city.name.name);
            let whole = format!(">{}<", city.name.name);
            let halves = [format!(">{first}<"), format!(">{second}<")];
            let named = picture.contains(&whole) || halves.iter().all(|it| picture.contains(it));
            assert!(named, "{}", city.name.name);
            assert!(picture.contains(&format!(">{}<", city.name.key)));
            assert!(picture.contains(&format!(">{}<", city.name.local)));
        }
        // Five more show the kinds that were removed.
        assert_eq!(picture.matches(TILE).count(), state.roads.squares().len() + 5);
        assert_eq!(picture.matches(TRAIN).count(), state.travellers.len());
    });
}

#[test]
fn pictures_of_others_tell_no_secret() {
    let mut state = opening(3);
    state.roads.lay("b1".parse().unwrap(), "EW".parse().unwrap());
    let draw = |state: &TokyoDangan, viewer| TokyoDangan::draw(&state.view(viewer), &Silence).body;
    let sketch = |state: &TokyoDangan, viewer| TokyoDangan::sketch(&state.view(viewer), &Silence);
    let own = draw(&state, Viewer::Seat(Seat(2)));
    assert_eq!((own.matches(GOAL).count(), own.contains("draw-your-hand")), (5, true));
    assert!(!draw(&state, Viewer::Public).contains(GOAL));
    let mut other = state.clone();
    let traveller = &mut other.travellers[Seat(2)];
    let held: Vec<Kind> = traveller.hand.each().collect();
    let unlike = Kind::ALL.into_iter().find(|kind| !held.contains(kind)).unwrap();
    traveller.hand = [unlike; 2].into_iter().collect();
    traveller.open = SquareSet::EMPTY;
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
        assert_eq!(draw(&state, viewer), draw(&other, viewer));
        assert_eq!(sketch(&state, viewer), sketch(&other, viewer));
    }
    assert_ne!(own, draw(&other, Viewer::Seat(Seat(2))));
}

#[test]
fn sketches_fit_the_terminal_and_roads_stand_in_their_squares() {
    walk(120, |state| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
            let plain = TokyoDangan::sketch(&state.view(viewer), &Silence).plain();
            let lines: Vec<Vec<char>> = plain.lines().map(|line| line.chars().collect()).collect();
            // A terminal of 24 lines shows eleven of them above the choices.
            assert!(lines.len() <= 11, "{plain}");
            assert!(lines.iter().all(|line| line.len() <= 80), "{plain}");
            for laid in state.roads.iter() {
                let (x, y) = (usize::from(laid.square.x()), usize::from(laid.square.y()));
                let letter = lines[y + 1][5 * x + 4];
                assert!("╵╶└╷│┌├╴┘─┴┐┤┬┼╹╺┗╻┃┏┣╸┛━┻┓┫┳╋".contains(letter), "{letter} {plain}");
            }
            for city in state.board.cities() {
                let (x, y) = (usize::from(city.square.x()), usize::from(city.square.y()));
                let cell: String = lines[y + 1][5 * x + 2..5 * x + 7].iter().collect();
                assert!(cell.contains(&city.name.key[..1]), "{cell}");
            }
        }
    });
}

#[test]
fn text_stays_on_the_page() {
    walk(40, |state| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
            let drawing = TokyoDangan::draw(&state.view(viewer), &Silence);
            for element in drawing.body.split("<text x=").skip(1) {
                stays(element, drawing.height as i32);
            }
        }
    });
}

/// A text that is not turned or moved along with a group stays within the frame.
fn stays(element: &str, height: i32) {
    let value = |name: &str| {
        element.split(&format!(" {name}=\"")).nth(1).unwrap().split('"').next().unwrap()
    };
    let x: i32 = element.split('"').nth(1).unwrap().parse().unwrap();
    let y: i32 = value("y").parse().unwrap();
    let text = element.split('>').nth(1).unwrap().split('<').next().unwrap();
    let size = value("font-size").parse().unwrap();
    let width = Type { size, bold: element.contains("bold"), anchor: "start" }.width(text);
    let left = match value("text-anchor") {
        "start" => x,
        "middle" => x - width / 2,
        _ => x - width,
    };
    if x > 0 {
        let fits = left >= MARGIN && left + width <= PICTURE - MARGIN && y < height - MARGIN;
        assert!(fits, "'{text}' from {left} for {width}");
    }
}

#[test]
fn odd_views_can_be_drawn() {
    let mut view = opening(4).view(Viewer::Seat(Seat(3)));
    (view.pile, view.round, view.taken, view.active) = (u32::MAX, u32::MAX, 255, Seat(255));
    let crowd = |view: &View, square: Square| {
        let mut seen = view.travellers[Seat(3)].clone();
        (seen.piece, seen.start, seen.tiles) = (square, square, u32::MAX);
        View { travellers: BySeat::from_fn(8, |_| seen.clone()), ..view.clone() }
    };
    for square in Square::all() {
        let view = crowd(&view, square);
        let drawing = TokyoDangan::draw(&view, &Silence);
        assert_eq!(drawing.body.matches(TRAIN).count(), 8);
        let lines = TokyoDangan::sketch(&view, &Silence).plain();
        assert!(lines.lines().all(|line| pens::columns::columns(line) <= 80), "{lines}");
    }
    let nobody = view.travellers[Seat(0)].clone();
    view.travellers = BySeat::from_fn(0, |_| nobody.clone());
    assert!(TokyoDangan::draw(&view, &Silence).height as i32 > FRAME.bottom());
    assert_eq!(TokyoDangan::sketch(&view, &Silence).lines.len(), 10);
}

#[test]
fn squares_lie_within_the_frame() {
    for square in Square::all() {
        let Area { x, y, w, h } = place(square);
        assert!(FRAME.holds((x, y)) && FRAME.holds((x + w, y + h)));
    }
}

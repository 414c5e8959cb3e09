//! Everything shows once and in its place, nothing leaves its page, and no picture tells a secret.

use building::N_PIECES;
use contract::{BySeat, Chance, Draw, Entry, Game, Offers, Seat, Silent, Viewer};
use pens::{Area, Silence};

use super::facts::{Facts, yen};
use super::quarter::Lie;
use super::{MARGIN, Places, WIDTH};
use crate::command::Command;
use crate::setup::Setup;
use crate::state::{Izakaya, Phase};
use crate::view::View;

fn opening(seats: usize) -> Izakaya {
    Izakaya::open(&Setup::default(), seats, &mut Chance::from_number(7)).unwrap()
}

/// Walks through a game with each number of players; low bids make it long.
fn walk(mut look: impl FnMut(&Izakaya)) {
    for seats in 2..=5 {
        let mut chance = Chance::from_number(seats as u64);
        let mut state = opening(seats);
        for step in 0.. {
            // Every seventh step meets every phase, the last is always looked at.
            let next = state.must().iter().next();
            if step % 7 == 0 || next.is_none() {
                look(&state);
            }
            let Some(seat) = next else { break };
            let mut offers = Offers::default();
            state.offers(seat, &mut offers);
            let costly = |command: &Command| matches!(command, Command::Bid { yen } if *yen > 200);
            let list: Vec<Command> = offers.list.into_iter().filter(|it| !costly(it)).collect();
            let command = list[chance.idx(list.len())];
            let entry = Entry::new(seat, state.now(), command);
            state.play(&entry, &mut chance, &mut Silent).unwrap();
        }
    }
}

fn count(picture: &str, what: &str) -> usize {
    picture.matches(what).count()
}

#[test]
fn everything_on_the_table_is_in_the_picture_once() {
    let mut phases = [false; 4];
    walk(|state| {
        let view = state.view(Viewer::Public);
        let picture = Izakaya::draw(&view, &Silence).body;
        for (corner, colour) in state.bottles.iter() {
            let bottle = format!("data-bottle=\"{corner} {}\"", colour.id());
            assert_eq!(count(&picture, &bottle), 1, "{bottle}");
        }
        assert_eq!(count(&picture, "data-bottle="), state.bottles.iter().count());
        assert_eq!(count(&picture, "data-open="), state.open_corners().count());
        assert_eq!(count(&picture, "data-disc="), state.discs().len());
        // Each plate shows one more.
        let owned = state.sites.iter().filter(|site| site.owner.is_some()).count();
        assert_eq!(count(&picture, "data-pyramid="), owned + state.count());
        let houses = state.sites.iter().flat_map(|site| &site.houses);
        let built: usize = houses.map(|house| house.building().len()).sum();
        assert_eq!(count(&picture, "data-piece="), built);
        assert_eq!(count(&picture, "data-supply="), state.supply.len());
        let hand = usize::from(matches!(state.phase, Phase::Placing { .. }));
        assert_eq!(count(&picture, "data-hand="), hand);
        assert_eq!(built + state.supply.len() + hand, N_PIECES);
        assert!(hand == 1 || !picture.contains(">draw-fits "));
        assert_eq!(count(&picture, "data-card="), state.sites.len());
        for seat in Seat::all(state.count()) {
            assert!(picture.contains(&format!(">{}</text>", yen(state.score(seat)))));
        }
        phases[match state.phase {
            Phase::Bidding { .. } => 0,
            Phase::Acting { .. } | Phase::Gift { .. } => 1,
            Phase::Placing { .. } => 2,
            Phase::Over { .. } => 3,
        }] = true;
    });
    assert_eq!(phases, [true; 4]);
}

#[test]
fn nothing_leaves_the_page_or_lies_over_another() {
    for seats in 2..=5 {
        let view = opening(seats).view(Viewer::Public);
        let places = Places::of(&Facts::of(&view, &Silence));
        let [one, two, three, four] = places.stations;
        let areas = [
            places.banner,
            places.quarter,
            one,
            two,
            three,
            four,
            places.market,
            places.plates,
            places.ledger,
            places.supply,
        ];
        for (idx, area) in areas.into_iter().enumerate() {
            assert!(area.x >= MARGIN && area.right() <= WIDTH - MARGIN + 0.01, "{area:?}");
            assert!(area.y >= MARGIN && area.bottom() <= places.height - MARGIN + 0.01);
            let apart = |other: &Area| {
                area.right() <= other.x
                    || other.right() <= area.x
                    || area.bottom() <= other.y
                    || other.bottom() <= area.y
            };
            assert!(areas[idx + 1..].iter().all(apart), "{seats} seats, area {idx}");
        }
        let lie = Lie::new(places.quarter, Facts::of(&view, &Silence).side());
        let grid = opening(seats).grid();
        for card in grid.addresses().map(|card| lie.card(card)) {
            assert!(places.quarter.holds((card.x, card.y)) && card.w > 150.0);
            assert!(places.quarter.holds((card.right(), card.bottom())));
        }
    }
}

#[test]
fn pictures_hold_no_broken_numbers() {
    walk(|state| {
        let picture = Izakaya::draw(&state.view(Viewer::Seat(Seat(1))), &Silence);
        assert!(!picture.body.contains("NaN") && !picture.body.contains("inf"));
        assert_eq!(count(&picture.body, "<g "), count(&picture.body, "</g>"));
        assert_eq!((picture.width, picture.height > picture.width), (1_000, true));
    });
}

#[test]
fn bids_show_to_their_owners_alone() {
    let mut state = opening(3);
    state.players[Seat(1)].bid = Some(700);
    let mut other = state.clone();
    other.players[Seat(1)].bid = Some(100);
    let draw = |state: &Izakaya, viewer| {
        let view = state.view(viewer);
        (Izakaya::draw(&view, &Silence).body, Izakaya::sketch(&view, &Silence).plain())
    };
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
        assert_eq!(draw(&state, viewer), draw(&other, viewer));
        assert!(draw(&state, viewer).0.contains(">draw-bid-placed<"));
    }
    let own = draw(&state, Viewer::Seat(Seat(1)));
    assert!(own.0.contains("¥700") && own.1.contains("700"));
}

#[test]
fn the_sketch_fits_a_terminal_and_shows_every_bottle_and_disc() {
    walk(|state| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
            let plain = Izakaya::sketch(&state.view(viewer), &Silence).plain();
            let lines: Vec<Vec<char>> = plain.lines().map(|line| line.chars().collect()).collect();
            assert!(lines.len() <= 20, "{plain}");
            assert!(lines.iter().all(|line| line.len() <= 80), "{plain}");
            let side = usize::from(state.grid().side());
            for (corner, colour) in state.bottles.iter() {
                // A line of the quarter: it begins two columns in, and lines are equally far.
                let line = &lines[2 + 3 * usize::from(corner.y())];
                let letter = super::bottle::letter(colour).chars().next().unwrap();
                let step = super::sketch::cell(side) + 3;
                let x = usize::from(corner.x());
                let at = 2 + x * step - x.min(1) - usize::from(x == side);
                assert_eq!(line[at], letter, "{corner}:\n{plain}");
            }
            let within = 2 + side * (super::sketch::cell(side) + 3);
            let streets = lines[2..].iter().map(|line| line.iter().take(within).collect());
            let streets: String = streets.collect::<Vec<String>>().join("\n");
            let signs = Seat::all(state.count())
                .map(|seat| count(&streets, &format!("({})", contract::picture::seat_glyph(seat))));
            assert_eq!(signs.sum::<usize>(), state.discs().len(), "{plain}");
        }
    });
}

#[test]
fn sums_are_written_in_thousands() {
    let rows = [(0, "¥0"), (900, "¥900"), (2_100, "¥2,100"), (-50, "-¥50"), (12_300, "¥12,300")];
    for (sum, text) in rows {
        assert_eq!(yen(sum), text);
    }
}

#[test]
fn odd_views_are_drawn_without_a_panic() {
    let view = opening(5).view(Viewer::Seat(Seat(4)));
    let drawn = |view: &View| {
        let _ = (Izakaya::draw(view, &Silence), Izakaya::sketch(view, &Silence));
    };
    let mut odd = view.clone();
    odd.sites.truncate(3);
    odd.order.clear();
    odd.players = BySeat::from_fn(2, |seat| view.players[seat].clone());
    odd.market.coins.0 = [255; 6];
    odd.market.crates.0 = [255; 6];
    odd.pot = u16::MAX;
    odd.phase = Phase::Acting { turn: 200 };
    odd.auctions = vec![BySeat::from_fn(1, |_| u16::MAX); 40];
    odd.slots.claims = (0..15).map(Seat).collect();
    drawn(&odd);
    odd.players = BySeat::from_fn(0, |seat| view.players[seat].clone());
    drawn(&odd);
}

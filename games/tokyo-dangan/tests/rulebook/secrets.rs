//! 7 What is secret.

use contract::{Chance, Game, Seat, Secrets, Viewer};
use tokyo_dangan::{Event, TokyoDangan};

use crate::table::{END, Table, go, place, remove, rotate};

const VIEWERS: [Viewer; 4] =
    [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))];

#[test]
fn clause_7_1_only_the_owner_sees_hand_and_open_destinations() {
    let mut table = Table::new(3);
    table.lay("b1", "EW").plays(0, &[go("c1"), place("d8", "NS")]);
    for viewer in VIEWERS {
        let view = table.state.view(viewer);
        for (seat, seen) in view.travellers.iter() {
            let own = &table.state.travellers[seat];
            assert_eq!(seen.hand, viewer.is(seat).then_some(own.hand));
            assert_eq!(seen.open, viewer.is(seat).then_some(own.open));
            assert_eq!((seen.piece, seen.start, seen.visited), (own.piece, own.start, own.visited));
            assert_eq!((&seen.reached, seen.tiles), (&own.reached, own.hand.total()));
        }
        assert_eq!((view.roads, view.discard), (table.state.roads, table.state.discard));
        assert_eq!(view.pile, table.state.pile.total());
    }
}

#[test]
fn clause_7_1_where_a_piece_stopped_is_known_to_be_no_open_destination() {
    let mut table = Table::new(3);
    table.lay("b1", "EW").stand(1, "b1").turn(1).play(1, go("c1"));
    let view = table.state.view(Viewer::Seat(Seat(0)));
    let may = view.candidates(&view.travellers[Seat(1)]);
    assert!(!may.contains("c1".parse().unwrap()) && !may.contains("f6".parse().unwrap()));
    assert_eq!(may.len(), 10);
}

#[test]
fn clause_7_1_others_learn_how_many_tiles_were_drawn() {
    let mut table = Table::new(3);
    let told = table.plays(0, &[place("b1", "EW")]).play(0, END);
    for viewer in VIEWERS {
        let seen = TokyoDangan::redact(&told[0], viewer);
        match seen {
            Some(Event::Drew { seat: Seat(0), count: 1, tiles }) => {
                assert_eq!(tiles.is_some(), viewer.is(Seat(0)));
            }
            other => panic!("{viewer:?} sees {other:?}"),
        }
        assert_eq!(TokyoDangan::redact(&told[1], viewer).as_ref(), Some(&told[1]));
    }
}

#[test]
fn clause_7_1_views_offers_and_refusals_do_not_depend_on_what_is_hidden() {
    let mut table = Table::new(3);
    table.lay("b1", "EW").lay("b3", "NES").play(0, remove("b3"));
    for viewer in VIEWERS {
        let mut differs = [false; 3];
        for number in 0..50 {
            let mut chance = Chance::from_number(number);
            let other = Table { state: table.state.permute(viewer, &mut chance) };
            assert_eq!(other.state.view(viewer), table.state.view(viewer));
            let hands = |table: &Table| [0, 1, 2].map(|seat| table.held(seat));
            differs[0] |= hands(&other) != hands(&table);
            differs[1] |= other.state.pile != table.state.pile;
            let open = |table: &Table| [0, 1, 2].map(|seat| table.traveller(seat).open.0);
            differs[2] |= open(&other) != open(&table);
            if viewer.is(Seat(0)) {
                assert_eq!(other.offers(0), table.offers(0));
            }
        }
        assert_eq!(differs, [true; 3], "hands, pile and destinations were dealt again");
    }
}

#[test]
fn clause_7_1_after_the_end_everything_lies_open() {
    let mut table = Table::new(3);
    table.lay("b1", "EW").been(0, &["d2", "a3", "c4", "d6"]).plays(0, &[rotate("b1", "EW")]);
    table.play(0, go("c1"));
    for viewer in VIEWERS {
        let view = table.state.view(viewer);
        for (seat, seen) in view.travellers.iter() {
            let own = &table.state.travellers[seat];
            assert_eq!((seen.hand, seen.open), (Some(own.hand), Some(own.open)));
        }
    }
}

//! 4 A bottle, and 5 a price.

use contract::{Entry, Game, Label, Phrase, Seat, Undo, Viewer};
use izakaya::{Colour, Event, Izakaya};

use crate::table::{Table, bottle, card, corner, no, price};

use Colour::{Black, Blue, Green, Red, White, Yellow};

#[test]
fn clause_4_1_one_disc_a_colour_in_a_phase() {
    let mut table = Table::acting(2);
    let told = table.play(0, bottle(White, "1-1"));
    let cards = ["A1", "B1", "A2", "B2"].map(card).to_vec();
    let put = Event::Bottled { seat: Seat(0), colour: White, corner: corner("1-1"), cards };
    assert_eq!((told, table.undo), (vec![put], Undo::Free));
    assert_eq!(table.state.slots.colours[White], Some(Seat(0)));
    let taken = no("4.1", "colour-taken", &["colour-white"]);
    assert_eq!(table.refused(1, bottle(White, "2-1")), taken, "by another player");
    table.play(1, bottle(Blue, "2-1"));
    assert_eq!(table.refused(0, bottle(White, "1-2")), taken, "by the same player");
    table.idle();
    table.auction(&[0, 0]);
    let first = table.active();
    table.play(first, bottle(White, "1-2"));
}

#[test]
fn clause_4_2_bottles_come_from_their_crate_until_it_is_empty() {
    let mut table = Table::acting(5);
    table.play(0, bottle(Red, "1-1"));
    assert_eq!(table.state.market.crates.0, [6, 6, 5, 6, 6, 6]);
    let five = ["2-1", "3-1", "4-1", "1-2", "2-2"].map(|at| (at, Blue));
    table.bottles(&five);
    table.play(1, bottle(Blue, "3-2"));
    assert_eq!(table.state.market.crates[Blue], 0);
    table.state.slots.colours[Blue] = None;
    let empty = no("4.2", "crate-empty", &["colour-blue"]);
    assert_eq!(table.refused(2, bottle(Blue, "4-2")), empty);
    let offered = table.offers(2);
    assert!(!offered.iter().any(|c| matches!(c, izakaya::Command::Bottle { colour: Blue, .. })));
}

#[test]
fn clause_4_3_one_bottle_a_corner() {
    let mut table = Table::acting(4);
    table.play(0, bottle(Red, "2-2"));
    let taken = no("4.3", "corner-taken", &["corner-2-2"]);
    assert_eq!(table.refused(1, bottle(Blue, "2-2")), taken);
}

#[test]
fn clause_4_4_red_corners_wait_for_the_last_green_one() {
    for seats in 2..=5 {
        let mut table = Table::acting(seats);
        table.green_full();
        let all: Vec<_> = table.state.bottles.clone().into();
        let (last, colour) = *all.last().unwrap();
        table.state.bottles = all[..all.len() - 1].to_vec().into();
        table.state.market.crates[colour] += 1;
        let waits = no("4.4", "green-first", &["corner-1-0"]);
        assert_eq!(table.refused(0, bottle(White, "1-0")), waits, "{seats} players");
        let far = last.to_string();
        table.play(0, bottle(White, &far));
        table.play(1, bottle(Blue, "1-0"));
        assert_eq!(table.state.bottles.at(corner("1-0")), Some(Blue));
    }
}

#[test]
fn clause_4_5_outer_corners_take_no_bottle() {
    for (seats, outer) in [
        (2, ["0-0", "3-0", "0-3", "3-3"]),
        (4, ["0-0", "4-0", "0-4", "4-4"]),
        (5, ["0-0", "5-0", "0-5", "5-5"]),
    ] {
        let mut table = Table::acting(seats);
        for full in [false, true] {
            for at in outer {
                let refused = no("4.5", "no-shared-corner", &[&format!("corner-{at}")]);
                assert_eq!(table.refused(0, bottle(White, at)), refused, "{seats} players");
            }
            if !full {
                table.green_full();
            }
        }
    }
}

#[test]
fn clause_5_1_one_disc_on_the_price_card_in_a_phase() {
    let mut table = Table::acting(2);
    let told = table.play(0, price(White, Blue));
    assert_eq!(told, [Event::Priced { seat: Seat(0), from: White, to: Blue }]);
    assert_eq!(table.undo, Undo::Free);
    let taken = no("5.1", "price-taken", &["price"]);
    assert_eq!(table.refused(1, price(Black, Red)), taken);
    assert!(!table.offers(1).iter().any(|c| matches!(c, izakaya::Command::Price { .. })));
    table.idle();
    table.auction(&[0, 0]);
    let first = table.active();
    table.play(first, price(Black, Red));
}

#[test]
fn clause_5_2_one_coin_goes_to_another_colour() {
    let mut table = Table::acting(2);
    assert_eq!(table.refused(0, price(Red, Red)), no("5.2", "same-colour", &["colour-red"]));
    table.play(0, price(Red, Yellow));
    assert_eq!(table.state.market.coins.0, [1, 1, 1, 3, 3, 3]);
}

#[test]
fn clause_5_3_a_colour_without_coins_gives_none_and_none_has_too_many() {
    let mut table = Table::acting(2);
    for (from, to) in [(White, Black), (Blue, Black)] {
        table.turn(0).play(0, price(from, to));
        assert_eq!(table.state.market.coins[from], 0, "the last coin can go");
        table.state.slots.price = None;
        table.turn(0);
        let empty = no("5.3", "no-coin", &[&format!("colour-{}", from.id())]);
        assert_eq!(table.refused(0, price(from, Red)), empty);
    }
    for from in [Red, Red, Yellow, Yellow, Green, Green, Green] {
        table.turn(0).play(0, price(from, Black));
        table.state.slots.price = None;
    }
    assert_eq!(table.state.market.coins.0, [0, 0, 0, 0, 0, 12], "no ceiling");
    table.turn(0).play(0, price(Black, White));
    assert_eq!(table.state.market.coins[White], 1, "an empty colour can get one");
}

#[test]
fn clause_4_3_a_corner_has_one_name_in_choices_log_and_refusals() {
    let named = |phrase: &Phrase| {
        let (_, value) = phrase.args.iter().find(|(name, _)| name == "corner").unwrap();
        format!("{value:?}")
    };
    for (seats, full, at, name) in [
        (2, false, "1-1", "A1 B1 A2 B2"),
        (4, false, "3-2", "C2 D2 C3 D3"),
        (2, true, "3-1", "C1 C2"),
    ] {
        let mut table = Table::acting(seats);
        if full {
            table.green_full();
        }
        let command = bottle(Blue, at);
        let label = named(&Izakaya::label(&table.state.view(Viewer::Seat(Seat(0))), &command));
        assert!(label.contains(name), "{label}");
        let told = table.play(0, command);
        assert_eq!(named(&Izakaya::tell(&told[0])), label, "the log");
        let entry = Entry::new(Seat(1), 0, bottle(Red, at));
        let refusal = table.state.judge(&entry).unwrap_err();
        assert_eq!(named(&refusal.why), label, "a refusal");
    }
}

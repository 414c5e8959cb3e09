//! Every clause of RULES.md, by name.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use connect_four::{Command, ConnectFour, Event, Setup, Start};
use contract::{Actor, Awaiting, Chance, Entry, Game, Refusal, Seat};

/// A match after these columns, counted from 1 as players do.
fn after(columns: &[u8]) -> ConnectFour {
    let mut chance = Chance::from_number(0);
    let mut game = ConnectFour::open(&Setup::default(), 2, &mut chance).unwrap();
    for &column in columns {
        let seat = game.awaiting().seats().sole().expect("the game goes on");
        drop_disc(&mut game, Actor::Seat(seat), column).unwrap();
    }
    game
}

fn drop_disc(game: &mut ConnectFour, actor: Actor, column: u8) -> Result<Vec<Event>, Refusal> {
    let mut events = Vec::new();
    let entry = Entry::new(actor, 0, Command::Drop { column: column - 1 });
    game.play(&entry, &mut Chance::from_number(0), &mut events)?;
    Ok(events)
}

fn refused(game: &ConnectFour, actor: Actor, column: u8) -> String {
    let refusal = drop_disc(&mut game.clone(), actor, column).expect_err("should be refused");
    refusal.clause.to_string()
}

fn ending(game: &ConnectFour) -> (Vec<u8>, &'static str) {
    match game.awaiting() {
        Awaiting::Over(outcome) => (outcome.winners.iter().map(|s| s.0).collect(), outcome.ending),
        Awaiting::Seats(_) => panic!("the game goes on"),
    }
}

const SEAT_0: Actor = Actor::Seat(Seat(0));
const SEAT_1: Actor = Actor::Seat(Seat(1));

/// A grid filled without a line of four: the columns in pairs, shifted.
const FULL: [u8; 42] = [
    1, 2, 1, 2, 1, 2, 2, 1, 2, 1, 2, 1, 3, 4, 3, 4, 3, 4, 4, 3, 4, 3, 4, 3, 5, 6, 5, 6, 5, 6, 6, 5,
    6, 5, 6, 5, 7, 7, 7, 7, 7, 7,
];

#[test]
fn clause_1_1_two_seats_and_an_empty_grid_of_seven_by_six() {
    let json = serde_json::to_value(after(&[])).unwrap();
    assert_eq!(json["grid"], serde_json::json!(["", "", "", "", "", "", ""]));
    assert_eq!(after(&[]).seats(), 2);
    assert_eq!(ending(&after(&FULL)).1, "full-grid", "42 discs fill it");
}

#[test]
fn clause_1_2_seat_0_begins_unless_chance_decides() {
    assert_eq!(after(&[]).awaiting().seats().sole(), Some(Seat(0)));
    for first in [0, 1] {
        let setup = Setup { start: Start::Random };
        let mut chance = Chance::from_number(0).scripted([u32::from(first)]);
        let game = ConnectFour::open(&setup, 2, &mut chance).unwrap();
        assert_eq!(game.awaiting().seats().sole(), Some(Seat(first)));
    }
}

#[test]
fn clause_2_1_the_seats_take_turns() {
    let mut game = after(&[]);
    assert_eq!(refused(&game, SEAT_1, 1), "2.1");
    drop_disc(&mut game, SEAT_0, 1).unwrap();
    assert_eq!(refused(&game, SEAT_0, 1), "2.1");
    drop_disc(&mut game, SEAT_1, 1).unwrap();
    assert_eq!(refused(&game, Actor::Clock, 1), "2.1", "time has no turn");
    assert_eq!(refused(&game, Actor::Judge, 1), "2.1", "nor has a judge");
    assert_eq!(refused(&game, Actor::Seat(Seat(2)), 1), "2.1", "nor has a stranger");
}

#[test]
fn clause_2_2_a_disc_falls_to_the_lowest_free_row() {
    let game = after(&[4, 4, 4, 5]);
    let json = serde_json::to_value(game).unwrap();
    assert_eq!(json["grid"], serde_json::json!(["", "", "", "010", "1", "", ""]));
}

#[test]
fn clause_2_3_there_are_only_seven_columns() {
    let game = after(&[]);
    assert_eq!(refused(&game, SEAT_0, 8), "2.3");
    assert_eq!(refused(&game, SEAT_0, 255), "2.3");
}

#[test]
fn clause_2_4_a_full_column_takes_no_more() {
    let game = after(&[3, 3, 3, 3, 3, 3]);
    assert_eq!(refused(&game, SEAT_0, 3), "2.4");
    let refusal = drop_disc(&mut game.clone(), SEAT_0, 3).unwrap_err();
    assert_eq!(refusal.pieces, ["column-2"], "the view can light the column");
}

#[test]
fn clause_3_1_four_in_line_win_at_once() {
    let upright = after(&[1, 2, 1, 2, 1, 2, 1]);
    assert_eq!(ending(&upright), (vec![0], "four-in-line"));
    let level = after(&[7, 1, 7, 2, 6, 3, 6, 4]);
    assert_eq!(ending(&level), (vec![1], "four-in-line"));
    let rising = after(&[1, 2, 2, 3, 3, 4, 3, 4, 4, 7, 4]);
    assert_eq!(ending(&rising), (vec![0], "four-in-line"));
    let falling = after(&[7, 6, 6, 5, 5, 4, 5, 4, 4, 1, 4]);
    assert_eq!(ending(&falling), (vec![0], "four-in-line"));
    let five = after(&[1, 1, 2, 2, 4, 4, 5, 5, 3]);
    assert_eq!(ending(&five), (vec![0], "four-in-line"));
}

#[test]
fn clause_3_1_the_winning_disc_is_reported() {
    let mut game = after(&[1, 2, 1, 2, 1, 2]);
    let events = drop_disc(&mut game, SEAT_0, 1).unwrap();
    assert_eq!(events.last(), Some(&Event::Won { seat: Seat(0) }));
}

#[test]
fn clause_3_2_a_full_grid_without_a_line_is_shared() {
    assert_eq!(ending(&after(&FULL)), (vec![0, 1], "full-grid"));
}

#[test]
fn clause_3_3_nothing_can_be_played_after_the_end() {
    let game = after(&[1, 2, 1, 2, 1, 2, 1]);
    assert_eq!(refused(&game, SEAT_1, 5), "3.3");
    assert_eq!(refused(&game, SEAT_0, 5), "3.3");
}

#[test]
fn every_clause_is_tested() {
    conformance::every_clause_is_tested::<ConnectFour>(&[include_str!("rulebook.rs")]);
}

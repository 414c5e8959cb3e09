//! 6 The end.

use contract::{Awaiting, Chance, Game, Seat};
use tokyo_dangan::{Event, Setup, TokyoDangan};

use crate::table::{END, Table, go, place, remove, rotate, scarce, setup};

const LAST: [&str; 4] = ["d2", "a3", "c4", "d6"];

#[test]
fn clause_6_1_the_fifth_destination_wins_at_once() {
    let mut table = Table::new(3);
    table.lay("b1", "EW").been(0, &LAST).been(1, &["f3"]);
    table.play(0, place("d8", "NS"));
    let told = table.play(0, go("c1"));
    assert!(matches!(told[1], Event::Arrived { nth: 5, .. }));
    assert_eq!(told[2..], [Event::Won { seat: Seat(0) }], "nobody draws, no turn ends");
    assert_eq!(table.held(0), ["curve"]);
    assert_eq!(table.ending(), (vec![0], "fifth-destination", vec![1, 2, 3]));
}

#[test]
fn clause_6_1_also_with_the_third_action() {
    let mut table = Table::new(2);
    table.been(0, &LAST).hand(0, &["straight", "straight"]);
    table.plays(0, &[place("d8", "NS"), place("b1", "EW")]);
    let told = table.play(0, go("c1"));
    assert_eq!(told.last(), Some(&Event::Won { seat: Seat(0) }));
    assert_eq!(table.held(0), [""; 0], "it draws no more");
}

#[test]
fn clause_6_2_a_cap_beyond_the_most_is_refused_by_name() {
    let open = |cap| TokyoDangan::open(&capped(cap), 2, &mut Chance::from_number(1));
    assert!(open(200).is_ok());
    let refusal = open(201).unwrap_err();
    assert_eq!(refusal.clause, "6.2");
    assert_eq!(refusal.why.args[0], ("option".into(), "round_cap".into()));
}

/// Rounds in which everybody turns a tile and nothing else.
fn idle(table: &mut Table, turns: usize) -> Vec<Event> {
    let mut told = Vec::new();
    for _ in 0..turns {
        let seat = table.active();
        let there = if table.at("b3").as_deref() == Some("EW") { "NS" } else { "EW" };
        told = table.plays(seat, &[rotate("b3", there)]).play(seat, END);
    }
    told
}

fn capped(rounds: u8) -> Setup {
    Setup { round_cap: rounds, ..setup() }
}

#[test]
fn clause_6_2_after_so_many_full_rounds_most_destinations_win() {
    let mut table = Table::with(&capped(2), 3);
    table.lay("b3", "EW").been(1, &["f3", "d6"]).been(2, &["a1"]);
    idle(&mut table, 5);
    assert_eq!(table.state.round(), 2);
    let told = idle(&mut table, 1);
    assert_eq!(told, [Event::RoundsOver { rounds: 2 }]);
    assert_eq!(table.ending(), (vec![1], "round-cap", vec![3, 1, 2]));
}

#[test]
fn clause_6_2_rounds_end_before_whoever_began() {
    let mut table = Table::with(&capped(1), 3);
    table.state.first = Seat(2);
    table.lay("b3", "EW").turn(2);
    idle(&mut table, 2);
    assert_eq!(table.active(), 1);
    idle(&mut table, 1);
    assert_eq!(table.ending().1, "round-cap");
}

#[test]
fn clause_6_2_among_equals_whoever_came_to_that_number_first() {
    let mut table = Table::with(&capped(1), 3);
    table.lay("b3", "EW").been(0, &["c1"]).been(1, &["f3", "d6"]).been(0, &["d2"]);
    idle(&mut table, 3);
    assert_eq!(table.ending(), (vec![1], "round-cap", vec![2, 1, 3]));
    let mut table = Table::with(&capped(1), 2);
    table.lay("b3", "EW").been(1, &["f3"]).been(0, &["c1", "d2"]).been(1, &["d6"]);
    idle(&mut table, 2);
    assert_eq!(table.ending(), (vec![0], "round-cap", vec![1, 2]));
}

#[test]
fn clause_6_2_all_share_the_win_if_nobody_has_any() {
    let mut table = Table::with(&capped(1), 4);
    table.lay("b3", "EW");
    idle(&mut table, 4);
    assert_eq!(table.ending(), (vec![0, 1, 2, 3], "round-cap", vec![1, 1, 1, 1]));
}

#[test]
fn clause_6_2_the_fifth_destination_comes_before_the_cap() {
    let mut table = Table::with(&capped(1), 2);
    table.lay("b1", "EW").been(0, &LAST).been(1, &["f3", "d6"]);
    let told = table.play(0, go("c1"));
    assert_eq!(told.last(), Some(&Event::Won { seat: Seat(0) }));
    assert_eq!(table.ending().1, "fifth-destination");
}

#[test]
fn clause_6_2_off_for_people_and_sixty_rounds_for_bots() {
    use contract::About;
    use tokyo_dangan::TokyoDangan;
    let people = Setup::default();
    assert_eq!((people.round_cap, people.repetition), (0, false));
    let bots = TokyoDangan::setup_for_bots();
    assert_eq!((bots.round_cap, bots.repetition), (60, true));
    let mut table = Table::new(2);
    table.lay("b3", "EW");
    idle(&mut table, 2 * 300);
    assert_eq!((table.active(), table.state.round()), (0, 301), "nothing ends it");
    let sources = include_str!("../../SOURCES.md");
    let named = |key: &str| sources.contains(&format!("`{key}`"));
    assert!(TokyoDangan::META.options.iter().all(|option| named(option.key)));
}

fn repeating() -> Table {
    Table::with(&Setup { repetition: true, ..setup() }, 2)
}

/// The position of the table counts as one that a turn began with.
fn begun(mut table: Table) -> Table {
    table.state.past = vec![table.state.position()];
    table
}

#[test]
fn clause_6_3_the_third_time_ends_the_game() {
    let mut table = repeating();
    table.lay("b3", "EW").been(1, &["f3"]);
    let mut table = begun(table);
    // Turned every time, the tile lies the same way for the same seat in every round.
    idle(&mut table, 3);
    assert_eq!(table.active(), 1);
    let told = idle(&mut table, 1);
    assert_eq!(told.last(), Some(&Event::Repeated));
    assert_eq!(table.ending(), (vec![1], "repetition", vec![2, 1]));
}

#[test]
fn clause_6_3_whose_turn_it_is_and_the_pieces_count() {
    let mut table = repeating();
    table.lay("b1", "EW");
    let mut table = begun(table);
    let still = [rotate("b1", "EW"), END];
    table.plays(0, &still);
    assert_eq!(table.state.past.len(), 2);
    assert_ne!(table.state.past[0], table.state.past[1], "the same tiles, another's turn");
    table.plays(1, &still).plays(0, &[go("b1"), END]).plays(1, &still);
    assert_eq!(table.active(), 0, "twice with the piece at home, once without");
    table.plays(0, &[go("a1"), END]);
    assert_eq!(table.active(), 1, "seat 1 has had this position once");
    table.plays(1, &still);
    assert_eq!(table.ending().1, "repetition", "the third time for seat 0");
    assert_eq!(table.ending().0, [0, 1], "nobody leads");
}

#[test]
fn clause_6_3_placing_removing_and_arriving_begin_anew() {
    for (command, kept) in [
        (place("d8", "NS"), 1),
        (remove("b1"), 1),
        (go("c1"), 1),
        (go("b1"), 2),
        (rotate("b1", "NS"), 2),
    ] {
        let mut table = repeating();
        let mut table = begun(table.lay("b1", "EW").clone());
        table.plays(0, &[command, END]);
        assert_eq!(table.state.past.len(), kept, "{command:?}");
    }
}

#[test]
fn clause_6_3_tiles_in_hand_are_part_of_the_position() {
    let ground = [
        "d1", "a2", "b2", "c2", "b3", "c3", "d3", "a4", "b4", "d4", "a5", "b5", "d5", "b6", "a7",
        "b7", "d7", "a8", "b8",
    ];
    let mut table = Table::with(&Setup { repetition: true, ..scarce(24) }, 2);
    table.lay("b1", "EW").use_up(&ground);
    let still = [rotate("b1", "EW"), END];
    table.plays(0, &[place("c8", "NS"), END]).plays(1, &[remove("d1"), END]);
    assert_eq!((table.held(0).len(), table.state.past.len()), (1, 1), "seat 0 waits for a tile");
    table.plays(0, &still).plays(1, &still).plays(0, &still).plays(1, &still);
    assert_eq!(table.active(), 0, "with two tiles in hand it is there for the second time");
    table.plays(0, &still);
    assert_eq!(table.ending().1, "repetition", "as is seat 1 for the third");
}

#[test]
fn clause_6_3_off_means_off() {
    let mut table = Table::new(2);
    table.lay("b3", "EW");
    idle(&mut table, 40);
    assert!(table.state.past.is_empty());
    assert!(matches!(table.state.awaiting(), Awaiting::Seats(_)));
}

#[test]
fn clause_6_4_the_others_are_ranked_by_destinations() {
    let mut table = Table::new(4);
    table.lay("b1", "EW").been(3, &["a1"]).been(1, &["f3"]).been(2, &["a1", "c1"]).been(0, &LAST);
    table.play(0, go("c1"));
    assert_eq!(table.ending(), (vec![0], "fifth-destination", vec![1, 3, 2, 3]));
    let outcome = table.state.awaiting().outcome().cloned().unwrap();
    assert_eq!(outcome.scores.values().copied().collect::<Vec<_>>(), [5, 1, 2, 1]);
}

#[test]
fn clause_6_5_nothing_is_played_after_the_end() {
    let mut table = Table::new(2);
    table.lay("b1", "EW").been(0, &LAST).play(0, go("c1"));
    for seat in 0..2 {
        assert_eq!(table.offers(seat), []);
        for command in [END, go("b1"), place("d8", "NS"), rotate("b1", "NS"), remove("b1")] {
            assert_eq!(table.refused(seat, command).0, "6.5", "{command:?}");
        }
    }
}

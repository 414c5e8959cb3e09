//! 9 Other races.

use building::{PieceSet, Side};
use contract::{Awaiting, Chance, Game, Seat, Secrets, Viewer};
use tokyo_jutaku::state::Phase;
use tokyo_jutaku::{Beat, Command, Event, Setup, TokyoJutaku};

use crate::table::{Table, attack, beats, daily, go, grab, piece, pose, verdicts};

const MID: i32 = 35_000;

fn put(number: u8, x: i32) -> Beat {
    Beat::Place { pose: pose(number, x, MID, 0) }
}

#[test]
fn clause_9_1_a_stop_concerns_only_the_own_site() {
    let mut table = Table::with(&attack(), 3);
    table.build(0).botch(1);
    table.play(2, grab(67));
    let told = table.play(0, Command::Stop);
    assert_eq!(verdicts(&told), [(0, true)], "at once");
    assert_eq!(table.state.phase, Phase::Building);
    assert_eq!((table.own(1).pieces().count(), table.own(2).pieces().count()), (1, 1));
    assert_eq!(table.state.supplies[0].len(), 66);
    table.play(2, Command::Drop);
    assert_eq!(table.clause(0, grab(1)), "7.5");
    assert_eq!(table.clause(0, Command::Keep), "7.5");
    assert_eq!(table.clause(1, go("e1")), "7.1");
    table.play(0, go("b1"));
    table.play(0, grab(1));
}

#[test]
fn clause_9_1_who_does_not_move_within_30_seconds_is_moved() {
    let mut table = Table::with(&attack(), 2);
    table.build(0);
    table.at(0, 10_000, Command::Stop);
    assert!(table.until(39_999).is_empty());
    let asked = table.state.decision(Seat(0));
    let first = table.goals(0)[0].clone();
    let told = table.until(40_000);
    assert!(matches!(&told[..], [Event::Moved { seat: Seat(0), cell, .. }]
        if cell.to_string() == first));
    assert!(table.own(0).moving.is_none() && table.own(0).site.is_some());
    assert!(table.state.decision(Seat(0)) > asked, "a late answer is stale");
    assert_eq!(table.clause(0, go("b1")), "7.1");
    table.play(0, grab(1));
}

#[test]
fn clause_9_1_a_false_stop_hushes_for_three_seconds() {
    let mut table = Table::with(&attack(), 2);
    table.botch(0);
    assert_eq!(verdicts(&table.at(0, 10_000, Command::Stop)), [(0, false)]);
    assert_eq!(table.refused_at(0, 12_999, 0, Command::Stop).0, "5.5");
    table.at(0, 10_000, grab(67));
    table.at(0, 13_000, Command::Stop);
}

#[test]
fn clause_9_1_the_clock_decides() {
    let mut table = Table::with(&Setup { attack: 1, limit: 9, ..attack() }, 2);
    table.build(1).play(1, Command::Stop);
    table.until(59_999);
    assert!(table.goes_on());
    table.until(60_000);
    assert_eq!(table.ending(), (vec![1], "time-up"));
}

#[test]
fn clause_9_2_any_number_of_sites_and_unfinished_ones_count_nothing() {
    let mut table = Table::with(&Setup { attack: 1, ..attack() }, 2);
    table.change(0).done.extend([1, 2, 3]);
    table.build(0).play(0, Command::Stop);
    assert!(table.goes_on(), "the fourth");
    table.play(0, go("b1"));
    table.build(0).play(0, Command::Stop);
    assert_eq!(table.own(0).done.len(), 5);
    table.build(1);
    table.until(60_000);
    assert_eq!((table.own(1).yen, table.ending().0), (0, vec![0]));
}

#[test]
fn clause_9_3_everybody_chooses_in_secret_and_may_choose_again() {
    let mut table = Table::with(&beats(), 3);
    let told = table.beat(0, put(9, MID));
    assert_eq!(told.len(), 1);
    let seen = TokyoJutaku::redact(&told[0], Viewer::Seat(Seat(1)));
    assert_eq!(seen, Some(Event::Submitted { seat: Seat(0), beat: None }));
    assert_eq!(TokyoJutaku::redact(&told[0], Viewer::Seat(Seat(0))).as_ref(), Some(&told[0]));
    let other = table.state.view(Viewer::Seat(Seat(1)));
    let own = &other.architects[Seat(0)];
    assert!(own.submitted && own.beat.is_none());
    let permuted = table.state.permute(Viewer::Seat(Seat(1)), &mut Chance::from_number(3));
    assert_eq!(permuted.view(Viewer::Seat(Seat(1))), other);
    let Awaiting::Seats(waiting) = table.state.awaiting() else { panic!("the match goes on") };
    assert_eq!(waiting.must, [Seat(1), Seat(2)].into_iter().collect(), "who has not chosen yet");
    assert_eq!(table.refused(0, Command::Beat(Beat::Hold)).1, "submitted-already");
    assert_eq!(table.refused(1, Command::Withdraw).1, "nothing-submitted");
    assert_eq!(table.play(0, Command::Withdraw), [Event::Withdrew { seat: Seat(0) }]);
    table.beat(0, put(4, MID));
    table.beat(1, Beat::Hold);
    let told = table.beat(2, Beat::Hold);
    assert!(told.contains(&Event::BeatOver { beat: 0 }));
    assert_eq!(table.own(0).pieces().collect::<Vec<_>>(), [piece(4)]);
    assert_eq!(table.own(0).shown, Some(put(4, MID)));
    assert_eq!(table.clause(0, Command::Withdraw), "9.3");
}

#[test]
fn clause_9_3_refusals_are_those_of_the_race() {
    let mut table = Table::with(&beats(), 2);
    assert_eq!(table.clause(0, Command::Beat(Beat::Return)), "3.6");
    assert_eq!(table.clause(0, Command::Beat(Beat::Stop)), "5.1");
    table.beat(0, put(9, MID));
    table.beat(1, Beat::Hold);
    let no = table.refused(1, Command::Beat(put(9, MID)));
    assert_eq!(no, ("3.3".into(), "piece-taken".into(), vec!["piece-9".into()]));
    assert_eq!(table.clause(0, Command::Beat(put(4, MID + 14_000))), "4.4");
    assert_eq!(table.clause(0, Command::Beat(put(4, 0))), "4.3");
}

#[test]
fn clause_9_3_returns_come_first_but_returned_pieces_wait_for_the_next_beat() {
    let mut table = Table::with(&beats(), 2);
    table.beat(0, put(9, MID));
    table.beat(1, Beat::Hold);
    assert_eq!(table.clause(1, Command::Beat(put(9, MID))), "3.3");
    table.beat(1, put(4, MID));
    let told = table.beat(0, Beat::Return);
    let told: Vec<&Event> = told.iter().skip(2).collect();
    assert!(matches!(told[..], [Event::Returned { .. }, Event::Placed { .. }]));
    table.beat(0, Beat::Hold);
    table.beat(1, put(9, 12_000));
}

#[test]
fn clause_9_3_stops_come_last_and_no_clock_runs() {
    let mut table = Table::with(&beats(), 2);
    let told = table.complete_in_beats(0);
    assert_eq!(verdicts(&told), [(0, true)]);
    assert_eq!(table.order(), [0, 1]);
    table.play(0, go("b1"));
    table.play(1, Command::Keep);
    assert_eq!((table.state.phase.clone(), table.now()), (Phase::Building, 0));
    assert_eq!(table.state.supplies[0], PieceSet::all());
}

#[test]
fn clause_9_3_after_a_false_stop_everybody_goes_on_at_once() {
    let mut table = Table::with(&beats(), 2);
    table.beat(0, put(9, MID));
    table.beat(1, Beat::Hold);
    table.beat(0, Beat::Stop);
    let told = table.beat(1, put(4, MID));
    assert_eq!(verdicts(&told), [(0, false)]);
    assert_eq!((table.own(0).pieces().count(), table.own(1).pieces().count()), (1, 1));
    table.beat(0, Beat::Stop);
}

#[test]
fn clause_9_4_the_poorest_gets_the_piece() {
    let mut table = Table::with(&beats(), 3);
    table.change(0).yen = 200;
    table.change(1).yen = 300;
    table.change(2).yen = 100;
    (0..2).for_each(|seat| drop(table.beat(seat, put(9, MID))));
    let told = table.beat(2, put(9, MID));
    let clash = |seat| Event::Clashed { seat: Seat(seat), piece: piece(9) };
    assert!(told.contains(&clash(0)) && told.contains(&clash(1)));
    assert_eq!(table.own(2).pieces().collect::<Vec<_>>(), [piece(9)]);
    assert_eq!(table.own(0).pieces().count(), 0);
}

#[test]
fn clause_9_4_among_equals_the_turn_moves_on_with_every_beat() {
    let mut table = Table::with(&beats(), 3);
    for (beat, piece_no) in (0..6u8).zip([9, 4, 0, 1, 2, 3]) {
        (0..2).for_each(|seat| drop(table.beat(seat, put(piece_no, MID))));
        table.beat(2, put(piece_no, MID));
        let got =
            (0..3).find(|seat| table.own(*seat).pieces().any(|there| there == piece(piece_no)));
        assert_eq!(got, Some(beat % 3), "beat {beat}");
    }
}

#[test]
fn clause_9_5_one_white_card_and_the_same_twenty_pieces_for_everybody() {
    for seats in [1, 4, 8] {
        let mut table = Table::with(&Setup { side: Side::Blue, ..daily() }, seats);
        let site = table.own(0).site.clone();
        assert_eq!(site.as_ref().unwrap().side, Side::White);
        assert_eq!((table.state.supplies.len(), table.state.supplies[0].len()), (seats, 20));
        assert!(table.state.supplies.iter().all(|supply| *supply == table.state.supplies[0]));
        let first = table.state.supplies[0].iter().next().unwrap();
        for seat in 0..seats as u8 {
            assert_eq!(table.own(seat).site, site);
            table.play(seat, Command::Grab { piece: first });
        }
    }
}

#[test]
fn clause_9_5_the_site_of_a_day_is_the_same_in_every_match() {
    let of = |day: &str, seed: u64, seats: usize| {
        let setup = Setup { day: Some(day.parse().unwrap()), ..daily() };
        let state = TokyoJutaku::open(&setup, seats, &mut Chance::from_number(seed)).unwrap();
        (state.architects[Seat(0)].site.clone(), state.supplies[0])
    };
    let sixteenth = of("2026-11-16", 1, 1);
    assert_eq!(sixteenth, of("2026-11-16", 2, 1), "whatever the match's own seed");
    assert_eq!(sixteenth, of("2026-11-16", 3, 5), "and however many play");
    let days = ["2026-11-17", "2026-11-18", "2027-11-16", "1999-12-31"];
    let others: Vec<_> = days.iter().map(|day| of(day, 1, 1)).collect();
    assert!(others.iter().all(|other| *other != sixteenth), "each day has its own");

    let without = |seed| TokyoJutaku::open(&daily(), 1, &mut Chance::from_number(seed)).unwrap();
    assert_ne!(without(1).supplies, without(2).supplies, "without a day, chance draws");
}

#[test]
fn clause_9_5_a_setup_without_a_day_is_written_as_it_always_was() {
    let text = serde_json::to_string(&daily()).unwrap();
    assert!(!text.contains("day\":null") && text.ends_with("\"limit\":0}"), "{text}");
}

#[test]
fn clause_9_5_whoever_completes_it_first_wins() {
    let mut table = Table::with(&daily(), 3);
    table.build(2).build(1).botch(0);
    assert_eq!(verdicts(&table.play(0, Command::Stop)), [(0, false)]);
    let told = table.play(1, Command::Stop);
    assert_eq!(verdicts(&told), [(1, true)]);
    assert_eq!(table.ending(), (vec![1], "daily-site"));
}

#[test]
fn clause_9_5_a_solution_is_among_them() {
    for number in 0..40 {
        let state = TokyoJutaku::open(&daily(), 1, &mut Chance::from_number(number)).unwrap();
        let table = Table { state };
        assert!(!table.solution(0).is_empty());
    }
}

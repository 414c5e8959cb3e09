//! 7 Building, and 8 how one builds.

use building::{CardId, PieceId, Pose, Side, candidates, deck};
use contract::{Actor, Awaiting, Chance, Game, Label, Offers, Seat, Undo, Viewer};
use izakaya::state::{Izakaya, Phase};
use izakaya::{Command, Event, Setup};

use crate::table::{
    No, Table, another_tall, card, no, piece, place, pose, take, tall, two_borders,
};

/// The middle of the card.
const MID: i32 = 35_000;

/// Poses of the pieces still to be had, all over the card and turned as somebody has built.
fn poses(table: &Table, on: &str) -> Vec<Pose> {
    let standing = table.site(on).houses[0].building().standing();
    let degrees = standing.first().map_or(0, |each| i32::from(each.pose.rotation().get()) / 100);
    let all = table.state.supply.iter().take(12).flat_map(move |piece| {
        let across = (0..70).map(|step| step * 1_000);
        across.flat_map(move |x| (0..70).map(move |step| (piece.get(), x, step * 1_000)))
    });
    all.map(|(number, x, y)| pose(number, x, y, degrees)).collect()
}

/// A pose that breaks that rule of building, and the first that it breaks.
fn wrong(table: &Table, on: &str, rule: u8) -> Pose {
    let breaks = |pose: &Pose| {
        let judged = table.site(on).judge(*pose);
        judged.is_err_and(|(_, fault)| fault.rule() == rule)
    };
    poses(table, on).into_iter().find(breaks).expect("a pose that breaks the rule")
}

fn id(pose: Pose) -> String {
    format!("piece-{}", pose.piece().get())
}

/// Why a seat whose turn it is cannot build like this.
fn not_built(table: &Table, on: &str, pose: Pose) -> No {
    let mut table = table.clone();
    let seat = table.active();
    table.play(seat, Command::Take { piece: pose.piece() });
    table.refused(seat, place(on, pose))
}

/// The ground floor of A1 has one piece.
fn founded() -> (Table, Pose) {
    let mut table = Table::acting(2);
    table.lay("A1", tall(3));
    let first = table.solution("A1", 0)[0].pose;
    table.stand("A1", 0, &[first]);
    (table, first)
}

#[test]
fn clause_7_1_a_piece_is_taken_for_good() {
    let mut table = Table::acting(2);
    let told = table.play(0, take(7));
    assert_eq!(told, [Event::Took { seat: Seat(0), piece: piece(7) }]);
    assert_eq!(table.undo, Undo::Barred, "what fits shows now: no choosing again");
    assert_eq!(table.state.slots.builds.as_slice(), [Seat(0)]);
    assert!(!table.state.supply.contains(piece(7)));
    assert_eq!(table.refused(0, take(8)), no("7.1", "taken-already", &[]));
    let other = table.refused(0, place("A1", pose(8, MID, MID, 0)));
    assert_eq!(other, no("7.2", "other-piece", &["piece-7"]));
}

#[test]
fn clause_7_1_nothing_says_where_a_piece_fits_before_it_is_taken() {
    let (table, _) = founded();
    let untried = no("7.1", "nothing-taken", &[]);
    let view = table.state.view(Viewer::Seat(Seat(0)));
    let building = table.site("A1").houses[0].building();
    let fitting = table.state.supply.iter().flat_map(|piece| candidates(building, piece));
    let upper = fitting.into_iter().find(|found| found.placed.floor == 2).unwrap().pose;
    let label = |pose: Pose| Izakaya::label(&view, &place("A1", pose)).args;
    let floor = |pose: Pose| label(pose).iter().find(|(name, _)| name == "floor").cloned();
    for other in [upper, wrong(&table, "A1", 3), wrong(&table, "A1", 4), wrong(&table, "A1", 6)] {
        assert_eq!(table.refused(0, place("A1", other)), untried, "fit or not");
        assert_eq!(floor(other), floor(upper), "nor do words tell");
    }
    let mut offers = Offers::default();
    table.state.offers(Seat(0), &mut offers);
    assert!(offers.region.is_none());
    assert!(!offers.list.iter().any(|c| matches!(c, Command::Place { .. })));
    let mut taken = table.clone();
    taken.play(0, Command::Take { piece: upper.piece() });
    let mut offers = Offers::default();
    taken.state.offers(Seat(0), &mut offers);
    assert_eq!(offers.region.unwrap().piece, upper.piece());
    let its = |c: &Command| match c {
        Command::Place { pose, .. } => pose.piece() == upper.piece(),
        _ => false,
    };
    assert!(offers.list.len() > 1 && offers.list.iter().all(its), "only for that piece");
    assert_eq!(taken.refused(1, place("A1", upper)), no("3.1", "not-your-turn", &[]));
}

#[test]
fn clause_7_2_anybody_builds_on_any_card() {
    let mut table = Table::acting(3);
    table.own(1, "B1-C1", "B1");
    for (seat, on) in [(0, "B1"), (1, "B1"), (2, "A3")] {
        let floor = table.site(on).floors() + 1;
        let told = table.place_some(seat, on, floor);
        match told[0] {
            Event::Placed { seat: by, card: at, floor: its, .. } => {
                assert_eq!((by, at, its), (Seat(seat), card(on), floor));
            }
            ref other => panic!("it was placed: {other:?}"),
        }
    }
    assert_eq!(table.site("B1").owner, Some(Seat(1)), "no matter who builds there");
}

#[test]
fn clause_7_3_a_piece_that_fits_must_be_placed() {
    let mut table = Table::acting(2);
    assert_eq!(table.refused(0, Command::GiveUp), no("7.1", "nothing-taken", &[]));
    table.play(0, take(7));
    assert_eq!(table.refused(0, Command::Pass), no("7.2", "place-first", &[]));
    assert_eq!(table.refused(0, Command::GiveUp), no("7.3", "still-fits", &["card-B1"]));
    let offers = table.offers(0);
    assert!(offers.iter().all(|c| matches!(c, Command::Place { .. })), "no free pass: {offers:?}");
}

/// Piece 4, a large square, was taken, and there is no place for it on any card.
fn crowded_out() -> Table {
    let mut table = Table::acting(2);
    table.crowd_out(piece(4)).play(0, take(4));
    table
}

#[test]
fn clause_7_3_a_piece_that_fits_on_no_card_goes_back_and_the_action_is_lost() {
    let mut table = crowded_out();
    assert_eq!(table.offers(0), [Command::GiveUp]);
    let told = table.play(0, Command::GiveUp);
    assert_eq!(told, [Event::GaveUp { seat: Seat(0), piece: piece(4), late: false }]);
    assert!(table.state.supply.contains(piece(4)));
    assert_eq!((table.active(), table.state.slots.builds.len()), (1, 1), "the disc stays");
}

#[test]
fn clause_7_4_after_90_seconds_a_piece_goes_to_the_first_legal_place() {
    let mut table = Table::acting(2);
    table.at(0, 5_000, take(7));
    assert_eq!(table.state.awaiting().wake_at(), Some(95_000));
    let early = table.actor_refused(Actor::Clock, 94_999, Command::Tick);
    assert_eq!(early, no("7.4", "too-early", &[]));
    assert_eq!(table.refused(0, Command::Tick), no("7.4", "only-the-clock", &[]));
    let on = |at: &str| candidates(table.site(at).houses[0].building(), piece(7));
    assert!(on("A1").is_empty(), "it fits on the second card first");
    let first = on("B1")[0].pose;
    let told = table.tick(95_000);
    let placed =
        Event::Placed { seat: Seat(0), card: card("B1"), pose: first, floor: 1, late: true };
    assert_eq!(told, [placed]);
    assert_eq!((table.active(), table.undo, table.state.now), (1, Undo::Barred, 95_000));
    assert_eq!(table.site("B1").floors(), 1);
}

#[test]
fn clause_7_4_a_piece_that_fits_on_no_card_goes_back_when_time_runs_out() {
    let mut table = crowded_out();
    let told = table.tick(90_000);
    assert_eq!(told, [Event::GaveUp { seat: Seat(0), piece: piece(4), late: true }]);
    assert!(table.state.supply.contains(piece(4)));
}

#[test]
fn clause_7_4_by_option_another_time_or_no_limit() {
    for (place_limit, wake_at) in [(30, Some(30_000)), (0, None)] {
        let mut table = Table::acting_with(&Setup { place_limit, ..Setup::default() }, 2);
        table.play(0, take(7));
        assert_eq!(table.state.awaiting().wake_at(), wake_at);
    }
    assert_eq!(Setup::default().place_limit, 90);
}

#[test]
fn clause_7_5_only_wood_of_the_supply_can_be_taken() {
    let (table, first) = founded();
    let gone = no("7.5", "not-in-supply", &[&id(first)]);
    assert_eq!(table.refused(0, Command::Take { piece: first.piece() }), gone);
    let takes = |table: &Table| {
        let offers = table.offers(0);
        offers.iter().filter(|c| matches!(c, Command::Take { .. })).count()
    };
    assert_eq!(takes(&table), 67);
    let mut table = Table::acting(5);
    table.use_up_wood();
    assert_eq!(takes(&table), 0);
    assert_eq!(table.refused(0, take(60)), no("7.5", "not-in-supply", &["piece-60"]));
}

#[test]
fn clause_7_6_any_number_of_pieces_in_a_phase() {
    let mut table = Table::acting(2);
    table.lay("A1", tall(3)).lay("C3", another_tall(3));
    for seat in [0, 1, 0, 1, 0, 1] {
        let on = ["A1", "C3"][usize::from(seat)];
        let floor = table.site(on).floors() + 1;
        table.place_some(seat, on, floor);
    }
    assert_eq!(table.state.supply.len(), 68 - 6);
}

#[test]
fn clause_7_7_what_has_been_placed_stays() {
    let mut table = Table::acting(2);
    table.place_some(0, "A1", 1);
    assert_eq!(table.undo, Undo::Barred, "not even by an undo");
    let standing = table.site("A1").houses[0].building().standing();
    for _ in 0..2 {
        table.idle();
        table.auction(&[100, 0]);
    }
    assert_eq!(table.site("A1").houses[0].building().standing(), standing);
    let there = standing[0].pose;
    assert_eq!(table.refused(0, Command::Take { piece: there.piece() }).0, "7.5");
}

#[test]
fn clause_8_1_pieces_lie_on_the_card_turned_and_flipped() {
    let (table, _) = founded();
    let building = table.site("A1").houses[0].building().clone();
    let all = table.state.supply.iter().flat_map(|piece| candidates(&building, piece));
    let flipped: Vec<Pose> = all.map(|found| found.pose).filter(|pose| pose.flip()).collect();
    let turned = flipped.iter().find(|pose| pose.rotation().get() % 9_000 != 0).unwrap();
    let mut table = table;
    table.play(0, Command::Take { piece: turned.piece() });
    table.play(0, place("A1", *turned));
    let off = pose(if turned.piece() == piece(0) { 1 } else { 0 }, 1_000, MID, 0);
    assert_eq!(not_built(&table, "A1", off), no("8.3", "fault-border", &[&id(off)]));
}

#[test]
fn clause_8_2_what_would_fall_is_not_carried() {
    let (table, first) = founded();
    let over = |found: &Pose| {
        let laid = found.lay();
        laid.overlaps(&first.lay())
            && table.site("A1").houses[0].building().judge_loosely(*found).is_err()
    };
    let inside =
        |found: &Pose| table.site("A1").judge(*found).is_err_and(|(_, fault)| fault.rule() == 4);
    let falls = poses(&table, "A1").into_iter().find(|found| over(found) && inside(found)).unwrap();
    let refused = no("8.4", "fault-support", &[&id(falls), &id(first)]);
    assert_eq!(not_built(&table, "A1", falls), refused);
}

#[test]
fn clause_8_3_every_floor_lies_inside_the_border() {
    let (table, _) = founded();
    let crossing = wrong(&table, "A1", 3);
    let refused = no("8.3", "fault-border", &[&id(crossing)]);
    assert_eq!(not_built(&table, "A1", crossing), refused);
    let mut outside = poses(&table, "A1").into_iter().filter(|found| {
        let floor = table.site("A1").houses[0].building().floor_of(&found.lay());
        floor == 2 && table.site("A1").judge(*found).is_err_and(|(_, fault)| fault.rule() == 3)
    });
    let upper = outside.next().expect("a piece over the first and over the border");
    assert_eq!(not_built(&table, "A1", upper).0, "8.3", "on the second floor too");
}

#[test]
fn clause_8_4_nothing_sticks_out_over_the_floor_below() {
    let (table, first) = founded();
    let sticking = wrong(&table, "A1", 4);
    let refused = no("8.4", "fault-support", &[&id(sticking), &id(first)]);
    assert_eq!(not_built(&table, "A1", sticking), refused);
}

#[test]
fn clause_8_5_what_lies_on_pieces_belongs_to_the_floor_above() {
    let (mut table, first) = founded();
    let told = table.place_some(0, "A1", 2);
    assert!(matches!(told[0], Event::Placed { floor: 2, .. }));
    let told = table.place_some(1, "A1", 1);
    match told[0] {
        Event::Placed { pose, floor: 1, .. } => assert!(!pose.lay().overlaps(&first.lay())),
        ref other => panic!("it joins the ground floor: {other:?}"),
    }
}

#[test]
fn clause_8_6_pieces_of_a_floor_touch_side_by_side() {
    let (table, first) = founded();
    let apart = wrong(&table, "A1", 6);
    assert!(!apart.lay().touches(&first.lay()));
    let refused = no("8.6", "fault-contact", &[&id(apart)]);
    assert_eq!(not_built(&table, "A1", apart), refused);
}

#[test]
fn clause_8_7_no_more_pieces_than_the_card_says() {
    let mut table = Table::acting(2);
    table.lay("A1", tall(3));
    let known: Vec<Pose> = table.solution("A1", 0).iter().map(|each| each.pose).collect();
    table.stand("A1", 0, &known);
    let full = wrong(&table, "A1", 7);
    assert_eq!(not_built(&table, "A1", full), no("8.7", "fault-count", &["card-A1"]));
}

/// A building with one piece less than its card allows, all floors begun.
fn all_floors_but_one_piece() -> Table {
    let mut table = Table::acting(2);
    for each in CardId::all() {
        let plot = deck().plot(each, Side::White).unwrap();
        if plot.borders().len() > 1 {
            continue;
        }
        table.lay("A1", each);
        let mut known: Vec<_> = table.solution("A1", 0);
        let last = known.pop().unwrap();
        if known.last().is_some_and(|before| before.floor == last.floor) {
            let poses: Vec<Pose> = known.iter().map(|each| each.pose).collect();
            table.stand("A1", 0, &poses);
            return table;
        }
    }
    panic!("no card has two pieces on its top floor");
}

#[test]
fn clause_8_7_no_more_floors_than_the_card_says() {
    let table = all_floors_but_one_piece();
    let standing = table.site("A1").houses[0].building().standing();
    let top = standing.last().unwrap().pose;
    let any = table
        .state
        .supply
        .iter()
        .map(|piece| Pose::new(piece, false, top.rotation(), top.at()).unwrap());
    let higher = any
        .into_iter()
        .find(|found| table.site("A1").judge(*found).is_err_and(|(_, fault)| fault.rule() == 7));
    let higher = higher.unwrap();
    let refused = no("8.7", "fault-count", &[&id(higher), "card-A1"]);
    assert_eq!(not_built(&table, "A1", higher), refused);
}

#[test]
fn clause_8_7_by_option_there_is_no_limit() {
    let free = Setup { caps: false, ..Setup::default() };
    let mut table = Table::acting_with(&free, 2);
    let low = |card: &CardId| {
        let plot = deck().plot(*card, Side::White).unwrap();
        plot.borders().len() == 1 && plot.floors() == 2
    };
    table.lay("A1", CardId::all().find(low).unwrap());
    let plot = table.site("A1").houses[0].building().plot().clone();
    for floor in 1..=plot.floors() + 1 {
        let seat = table.turn(floor % 2).active();
        table.state.slots.builds.clear();
        table.place_some(seat, "A1", floor);
    }
    assert_eq!(table.site("A1").floors(), plot.floors() + 1);
    let pieces = |table: &Table| table.site("A1").houses[0].building().len();
    while pieces(&table) <= usize::from(plot.pieces()) {
        table.turn(0).state.slots.builds.clear();
        let building = table.site("A1").houses[0].building().clone();
        let wood = table.state.supply.iter();
        let mut fitting = wood.filter_map(|piece| candidates(&building, piece).pop());
        let more = fitting.next().expect("there is room for more").pose;
        table.play(0, Command::Take { piece: more.piece() });
        table.play(0, place("A1", more));
    }
    assert!(Setup::default().caps);
}

#[test]
fn clause_8_7_limits_count_for_each_border() {
    let mut table = Table::acting(2);
    table.lay("A1", two_borders());
    let plot = table.site("A1").houses[0].building().plot().clone();
    for border in [0, 1] {
        let known: Vec<Pose> = table.solution("A1", border).iter().map(|each| each.pose).collect();
        assert_eq!(known.len(), usize::from(plot.pieces()));
        for pose in known {
            table.turn(0).state.slots.builds.clear();
            table.play(0, Command::Take { piece: pose.piece() });
            table.play(0, place("A1", pose));
        }
    }
    assert_eq!(table.site("A1").floors(), 2 * plot.floors());
    let full = wrong(&table.turn(0).clone(), "A1", 7);
    assert_eq!(not_built(&table, "A1", full).1, "fault-count");
}

#[test]
fn clause_8_8_a_piece_lies_in_one_of_two_borders() {
    let mut table = Table::acting(2);
    table.lay("A1", two_borders());
    for border in [0, 1] {
        let first = table.solution("A1", border)[0].pose;
        let seat = table.active();
        table.play(seat, Command::Take { piece: first.piece() });
        table.play(seat, place("A1", first));
        assert_eq!(table.site("A1").houses[border].building().len(), 1);
    }
    let across = wrong(&table, "A1", 8);
    let refused = no("8.8", "fault-other-border", &[&id(across)]);
    assert_eq!(not_built(&table, "A1", across), refused);
}

#[test]
fn clause_7_1_random_players_never_place_what_they_have_not_taken() {
    let mut state = Table::acting(4).state;
    let mut chance = Chance::from_number(5);
    for _ in 0..200 {
        let Awaiting::Seats(waiting) = state.awaiting() else { break };
        let seat = waiting.must.iter().next().unwrap();
        let command = state.sample(seat, &mut chance).unwrap();
        if let Command::Place { pose, .. } = command {
            let Phase::Placing { piece, .. } = state.phase else { panic!("nothing was taken") };
            assert_eq!(pose.piece(), piece);
        }
        let entry = contract::Entry::new(seat, state.now, command);
        state.play(&entry, &mut chance, &mut contract::Silent).unwrap();
    }
}

#[test]
fn clause_7_2_a_place_is_listed_for_every_card_that_has_one() {
    let mut table = Table::acting(5);
    let small = piece(0);
    let cards: Vec<_> = table.state.grid().addresses().collect();
    let (last, others) = cards.split_last().unwrap();
    for on in others {
        // The small piece has two floors to lie on there: on the ground and on top.
        let building = table.site(&on.to_string()).houses[0].building().clone();
        let mut wood: Vec<PieceId> = table.state.supply.iter().filter(|p| *p != small).collect();
        wood.sort_by_key(|piece| std::cmp::Reverse(piece.piece().double_area));
        let first = wood.into_iter().find_map(|p| candidates(&building, p).pop()).unwrap();
        table.stand(&on.to_string(), 0, &[first.pose]);
    }
    table.play(0, Command::Take { piece: small });
    let listed = table.offers(0);
    for on in others.iter().chain([last]) {
        let houses = &table.site(&on.to_string()).houses;
        let fits = houses.iter().any(|house| !candidates(house.building(), small).is_empty());
        let offered = listed.iter().any(|c| matches!(c, Command::Place { card, .. } if card == on));
        assert_eq!(offered, fits, "{on}");
    }
    assert!(listed.len() >= 40, "there are more places than can be listed: {}", listed.len());
}

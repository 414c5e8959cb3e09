//! States from outside: what an edited state is told.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{Awaiting, Chance, Check, Entry, Game, Offers, Seat, Silent};
use tokyo_highway::hand::{Hand, Rising};
use tokyo_highway::pieces::{Far, Parking};
use tokyo_highway::truth::{Debt, End, Truth};
use tokyo_highway::{Build, Command, Goal, Setup, TokyoHighway};

/// A match after that many commands, each the first that is offered.
fn after(seats: usize, setup: &str, commands: usize) -> TokyoHighway {
    let setup: Setup = serde_json::from_str(setup).unwrap();
    let mut chance = Chance::from_number(1);
    let mut state = TokyoHighway::open(&setup, seats, &mut chance).unwrap();
    for _ in 0..commands {
        let Awaiting::Seats(waiting) = state.awaiting() else { break };
        let seat = waiting.must.iter().next().unwrap();
        let mut offers = Offers::default();
        state.offers(seat, &mut offers);
        let entry = Entry::new(seat, 0, offers.list.remove(0));
        state.play(&entry, &mut chance, &mut Silent).unwrap();
    }
    state.check().unwrap();
    state
}

fn two() -> TokyoHighway {
    after(2, r#"{"start":"seat-0"}"#, 8)
}

/// What the check says about a state after an edit.
fn complaint(state: &TokyoHighway, edit: impl FnOnce(&mut Truth)) -> String {
    let mut truth = Truth::clone(state);
    edit(&mut truth);
    assert_ne!(truth, **state, "the edit changes something");
    let edited = TokyoHighway::new(truth);
    // Through text and back, as an editor would hand it in.
    let text = serde_json::to_string(&edited).unwrap();
    let loaded: TokyoHighway = serde_json::from_str(&text).unwrap();
    loaded.check().expect_err("the edit should not pass").to_string()
}

#[track_caller]
fn told(state: &TokyoHighway, part: &str, edit: impl FnOnce(&mut Truth)) {
    let complaint = complaint(state, edit);
    assert!(complaint.contains(part), "{complaint}");
}

#[test]
fn seats_that_nobody_sits_in() {
    let state = two();
    told(&state, "5 players where 2 to 4", |truth| {
        truth.builders = contract::BySeat::from_fn(5, |_| truth.builders[Seat(0)]);
    });
    told(&state, "'active' is seat 2", |truth| truth.active = Seat(2));
    told(&state, "'first' is seat 7", |truth| truth.first = Seat(7));
    told(&state, "belongs to a seat that nobody sits in", |truth| truth.cars[2].owner = Seat(3));
    told(&state, "belongs to a seat that nobody sits in", |truth| truth.roads[2].owner = Seat(3));
}

#[test]
fn supplies_that_do_not_add_up() {
    let state = two();
    let supply = "do not make up its supply";
    told(&state, supply, |truth| truth.builders[Seat(0)].cars -= 1);
    told(&state, supply, |truth| truth.builders[Seat(1)].roads += 1);
    told(&state, supply, |truth| truth.builders[Seat(0)].grey -= 1);
    told(&state, supply, |truth| truth.builders[Seat(1)].yellow += 1);
    told(&state, supply, |truth| {
        truth.builders[Seat(0)].grey -= 1;
        truth.builders[Seat(1)].grey += 1;
    });
    told(&state, supply, |truth| truth.columns[2].height += 1);
    // Where penalties are paid pieces change hands, but none are lost.
    let paid = after(2, r#"{"start":"seat-0","mode":"hand-built"}"#, 8);
    told(&paid, "lost or won", |truth| truth.builders[Seat(1)].grey -= 1);
    let mut truth = Truth::clone(&paid);
    truth.builders[Seat(0)].grey -= 1;
    truth.builders[Seat(1)].grey += 1;
    TokyoHighway::new(truth).check().unwrap();
}

#[test]
fn buildings_out_of_place_or_turn() {
    let state = after(3, r#"{"start":"seat-0"}"#, 6);
    told(&state, "2 buildings do not fit", |truth| {
        truth.buildings.pop();
    });
    told(&state, "buildings do not fit", |truth| truth.raising = true);
    told(&state, "building 1 cannot stand", |truth| truth.buildings[1].at = truth.buildings[0].at);
    told(&state, "building 0 cannot stand", |truth| truth.buildings[0].at.x = 48_000);
    told(&state, "building 0 is not of seat 0", |truth| truth.buildings[0].owner = Seat(0));
    let raising = after(3, r#"{"start":"seat-0"}"#, 1);
    told(&raising, "not put up in turn", |truth| truth.active = Seat(2));
    told(&raising, "nobody is blocked", |truth| truth.blocked = true);
}

#[test]
fn roads_that_could_not_have_been_built() {
    let state = two();
    let last = state.roads.len() - 1;
    assert!(matches!(state.roads[last].to, Far::Column { .. }));
    let cannot = format!("road {last} cannot stand: clause 5.1");
    told(&state, &cannot, |truth| truth.roads[last].past = 900);
    told(&state, "lies on", |truth| truth.roads[last].layer += 1);
    told(&state, "leads to no column of its own", |truth| {
        truth.roads[last].to = Far::Column { column: 99, aside: 0 };
    });
    told(&state, "leads to no column of its own", |truth| {
        truth.roads[last].to = Far::Ramp { heading: tokyo_highway::geometry::Heading(0) };
    });
    told(&state, "cannot stand: clause 4.2", |truth| truth.roads[last].base = 77);
    told(&state, "the roads are not as", |truth| truth.roads[last].over ^= true);
    told(&state, "the roads are not as", |truth| truth.roads[0].under ^= true);
    told(&state, "the roads are not as", |truth| truth.roads[1].past = 1);
    told(&state, "the columns are not as", |truth| truth.columns[0].outgoing = 0);
    told(&state, "the columns are not as", |truth| truth.columns[1].at.x += 1);
    let column = state.columns.len() - 1;
    told(&state, "cannot stand: clause", |truth| truth.columns[column].at.x += 2_000);
}

#[test]
fn cars_that_could_not_have_been_placed() {
    let state = two();
    let last = state.cars.len() - 1;
    assert!(last > 2, "some cars were placed");
    told(&state, "the cars are not as", |truth| truth.cars[0].spot.along += 1);
    told(&state, "clause 6.8", |truth| truth.cars[last].spot.across = 200);
    told(&state, "clause 6.7", |truth| {
        let car = truth.cars[last];
        truth.builders[car.owner].cars -= 1;
        let spot = Parking { along: car.spot.along + 1_400, ..car.spot };
        truth.cars.push(tokyo_highway::pieces::Car { spot, ..car });
    });
    told(&state, "carries a car of somebody else", |truth| {
        let (owner, other) = (truth.cars[last].owner, Seat(1 - truth.cars[last].owner.0));
        truth.cars[last].owner = other;
        truth.builders[owner].cars += 1;
        truth.builders[other].cars -= 1;
    });
    told(&state, "the cars are not as", |truth| truth.cars.swap(last, last - 1));
}

#[test]
fn turns_that_cannot_be() {
    let state = two();
    told(&state, "rounds count from 1", |truth| truth.round = 0);
    told(&state, "all who still build have passed", |truth| truth.passes = 2);
    told(&state, "more have passed than are blocked", |truth| truth.passes = 1);
    told(&state, "'blocked' should be false", |truth| truth.blocked = true);
    told(&state, "'blocked' should be false", |truth| {
        let active = truth.active;
        truth.builders[active].stuck = true;
    });
    told(&state, "is not stuck", |truth| {
        let waiting = Seat(1 - truth.active.0);
        truth.builders[waiting].stuck = true;
    });
    told(&state, "somebody who builds no more", |truth| {
        let active = truth.active;
        truth.builders[active].building = false;
        truth.builders[active].place = Some(2);
    });
}

#[test]
fn endings_and_places_that_cannot_be() {
    let state = two();
    told(&state, "cannot still be building", |truth| truth.over = Some(End::Materials));
    let ended = |truth: &mut Truth| {
        truth.over = Some(End::Materials);
        truth.builders.values_mut().for_each(|builder| builder.building = false);
    };
    told(&state, "the places do not fit", ended);
    told(&state, "the places do not fit", |truth| truth.builders[Seat(0)].place = Some(1));
    told(&state, "somebody could build on", |truth| {
        ended(truth);
        truth.builders[Seat(0)].place = Some(1);
        truth.builders[Seat(1)].place = Some(2);
    });
    told(&state, "nothing is left to play for", |truth| {
        let waiting = Seat(1 - truth.active.0);
        truth.builders[waiting].building = false;
        truth.builders[waiting].place = Some(2);
    });
    told(&state, "does not fit the cars", |truth| {
        ended(truth);
        truth.over = Some(End::AllCars);
    });
    let over = after(2, r#"{"start":"seat-0"}"#, 200);
    assert!(over.over.is_some());
    told(&over, "the places do not fit", |truth| truth.builders[Seat(1)].place = None);
    told(&over, "the places do not fit", |truth| truth.builders[Seat(1)].place = Some(3));
    told(&over, "nobody is blocked", |truth| truth.blocked = true);
}

#[test]
fn penalties_that_cannot_be() {
    let state = after(3, r#"{"start":"seat-0","mode":"hand-built"}"#, 9);
    let debt = |payer: u8, owed: [u8; 3]| {
        let owed = contract::BySeat::from_fn(3, |seat| owed[seat.idx()]);
        Some(Debt { payer: Seat(payer), owed })
    };
    let mut truth = Truth::clone(&state);
    truth.debt = debt(0, [0, 1, 1]);
    TokyoHighway::new(truth).check().unwrap();
    told(&state, "leaves nothing to choose", |truth| truth.debt = debt(0, [0, 0, 0]));
    told(&state, "leaves nothing to choose", |truth| truth.debt = debt(3, [0, 1, 0]));
    told(&state, "nobody could pay", |truth| truth.debt = debt(0, [1, 1, 0]));
    told(&state, "nobody could pay", |truth| truth.debt = debt(0, [0, 1, 200]));
    let blueprint = after(3, r#"{"start":"seat-0"}"#, 9);
    told(&blueprint, "no penalties in blueprints", |truth| truth.debt = debt(0, [0, 1, 1]));
}

/// An ordinary column that the player whose turn it is can build, without cars: its road, where it
/// stands and how high it is.
fn first_column(state: &TokyoHighway) -> (Build, Rising) {
    let mut offers = Offers::default();
    state.offers(state.active, &mut offers);
    let column = |command| match command {
        Command::Build(build) => match build.to {
            Goal::Column { at, height, junction: false, .. } => {
                let build = Build { cars: Default::default(), ..build };
                Some((build, Rising { at, grey: height, yellow: false }))
            }
            _ => None,
        },
        _ => None,
    };
    offers.list.into_iter().find_map(column).unwrap()
}

#[test]
fn hands_that_cannot_be() {
    let blueprint = after(2, r#"{"start":"seat-0"}"#, 0);
    let (build, column) = first_column(&blueprint);
    told(&blueprint, "'hand' goes with", |truth| truth.hand = Some(Hand::default()));
    let state = after(2, r#"{"start":"seat-0","mode":"hand-built"}"#, 0);
    told(&state, "'hand' goes with", |truth| truth.hand = None);
    // The pieces of the column have left the supply.
    let holds = |truth: &mut Truth, rising: Option<Rising>, laid: Option<&Build>| {
        let builder = &mut truth.builders[Seat(0)];
        builder.grey -= rising.map_or(0, |rising| rising.grey);
        builder.yellow -= rising.map_or(0, |rising| u8::from(rising.yellow));
        truth.hand = Some(Hand { rising, laid: laid.cloned(), ..Hand::default() });
    };
    for laid in [None, Some(&build)] {
        let mut truth = Truth::clone(&state);
        holds(&mut truth, Some(column), laid);
        TokyoHighway::new(truth).check().unwrap();
    }
    let taken = Rising { at: state.columns[0].at, ..column };
    told(&state, "cannot stand there", |truth| holds(truth, Some(taken), None));
    let only_yellow = Rising { grey: 0, yellow: true, ..column };
    told(&state, "cannot stand there", |truth| holds(truth, Some(only_yellow), None));
    let higher = Rising { grey: column.grey + 1, ..column };
    told(&state, "does not lead to the column", |truth| holds(truth, Some(higher), Some(&build)));
    told(&state, "does not lead to the column", |truth| holds(truth, None, Some(&build)));
    let nowhere = Build { base: 77, ..build.clone() };
    told(&state, "'laid' cannot be built", |truth| holds(truth, Some(column), Some(&nowhere)));
    let plans = |plan: &Build| Some(Hand { plan: Some(plan.clone()), ..Hand::default() });
    told(&state, "'plan' cannot be built", |truth| truth.hand = plans(&nowhere));
    told(&state, "nobody is building", |truth| {
        (truth.hand, truth.over) = (plans(&build), Some(End::Materials));
    });
    let raising = after(3, r#"{"start":"seat-0","mode":"hand-built"}"#, 0);
    told(&raising, "nobody is building", |truth| truth.hand = plans(&build));
}

#[test]
fn unknown_fields_do_not_load() {
    let mut json = serde_json::to_value(two()).unwrap();
    json["colour"] = 1.into();
    assert!(serde_json::from_value::<TokyoHighway>(json).is_err());
    let goal: Result<Goal, _> = serde_json::from_str(r#"{"exit":{"heading":0,"to":1}}"#);
    assert!(goal.is_err());
}

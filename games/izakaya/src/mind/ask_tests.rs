use building::{Point, Pose};
use contract::{Ask, Entry, Game, Malformed, Seat, Viewer};

use super::ask::{Answer, Question};
use super::tests::{opening, play};
use crate::colour::Colour;
use crate::command::Command;
use crate::grid::Address;
use crate::state::{Izakaya, Phase};

fn ask(state: &Izakaya, seat: Seat, question: Question) -> Result<Answer, Malformed> {
    <Izakaya as Ask>::ask(&state.view(Viewer::Seat(seat)), &question)
}

fn card(name: &str) -> Address {
    name.parse().unwrap()
}

/// After an auction of nothing; whose turn it is.
fn acting(seats: usize) -> (Izakaya, Seat) {
    let mut state = opening(seats, 2);
    Seat::all(seats).for_each(|seat| play(&mut state, seat, Command::Bid { yen: 0 }));
    let seat = state.active().unwrap();
    (state, seat)
}

/// The active seat has taken a piece.
fn placing() -> (Izakaya, Seat) {
    let (mut state, seat) = acting(2);
    let piece = state.supply.iter().nth(4).unwrap();
    play(&mut state, seat, Command::Take { piece });
    (state, seat)
}

#[test]
fn scores_are_told_card_by_card() {
    let (mut state, seat) = placing();
    state.site_mut(card("A1")).unwrap().owner = Some(seat);
    state.bottles.put("1-1".parse().unwrap(), Colour::Red);
    state.market.coins[Colour::Red] = 3;
    let Ok(Answer::Places(places)) = ask(&state, seat, Question::Places { card: card("A1") })
    else {
        panic!("the seat has a piece")
    };
    play(&mut state, seat, Command::Place { card: card("A1"), pose: places[0].pose });
    let other = Seat(1 - seat.0);
    let Ok(Answer::Scores(scores)) = ask(&state, other, Question::Scores) else {
        panic!("everybody may know")
    };
    assert_eq!(scores.len(), 2);
    let own = &scores[seat.idx()];
    assert_eq!((own.seat, own.yen), (seat, 300));
    let worth = &own.cards[0];
    assert_eq!((worth.card, worth.floors, worth.drinks, worth.yen), (card("A1"), 1, 300, 300));
    assert_eq!(scores[other.idx()].yen, 0);
    assert!(scores[other.idx()].cards.is_empty());
}

#[test]
fn what_a_bottle_a_price_or_a_claim_would_bring_is_told_also_between_turns() {
    let (mut state, seat) = acting(2);
    let other = Seat(1 - seat.0);
    state.site_mut(card("A1")).unwrap().owner = Some(other);
    state.bottles.put("1-1".parse().unwrap(), Colour::Red);
    state.market.coins[Colour::Red] = 3;
    let drinks = |command: Command, of: &str| {
        let Ok(Answer::Worths(lots)) = ask(&state, other, Question::After { command }) else {
            panic!("it can be looked at")
        };
        let lot = lots.iter().find(|lot| lot.card == card(of)).copied().unwrap();
        (lot.owner, lot.drinks)
    };
    let corner = "2-1".parse().unwrap();
    assert_eq!(drinks(Command::Bottle { colour: Colour::Red, corner }, "B1"), (None, 600));
    let cheaper = Command::Price { from: Colour::Red, to: Colour::Blue };
    assert_eq!(drinks(cheaper, "A1"), (Some(other), 200));
    let claim = Command::Claim { gap: "B1-C1".parse().unwrap(), card: card("B1") };
    assert_eq!(drinks(claim, "B1"), (Some(other), 300));
    let Ok(Answer::Worths(now)) = ask(&state, seat, Question::Worths) else {
        panic!("everybody may know")
    };
    assert_eq!(now.len(), 8, "nobody builds on the card in the middle");
    assert_eq!(now[0].owner, Some(other));
}

#[test]
fn what_wood_would_bring_is_told_only_once_it_is_taken() {
    let (state, seat) = acting(2);
    let piece = state.supply.iter().next().unwrap();
    let after = |state: &Izakaya, command| ask(state, seat, Question::After { command });
    assert!(after(&state, Command::Take { piece }).is_err());
    let (state, seat) = placing();
    let Ok(Answer::Places(places)) = ask(&state, seat, Question::Places { card: card("A1") })
    else {
        panic!("the seat has a piece")
    };
    let command = Command::Place { card: card("A1"), pose: places[0].pose };
    let Ok(Answer::Worths(lots)) = after(&state, command) else { panic!("it is taken") };
    assert_eq!(lots[0].floors, 1);
    assert!(ask(&state, Seat(1 - seat.0), Question::After { command }).is_err());
    assert!(after(&state, Command::Bid { yen: 0 }).is_err());
}

#[test]
fn the_end_is_told_by_pot_quiet_and_rounds() {
    let (mut state, seat) = acting(2);
    state.pot = 1_100;
    let Ok(Answer::Threshold(end)) = ask(&state, seat, Question::Threshold) else {
        panic!("everybody may know")
    };
    assert_eq!((end.pot, end.end, end.missing, end.last), (1_100, 1_500, 400, false));
    assert_eq!((end.quiet, end.rounds), (Some(2), Some(14)), "one auction had no bid");
    state.setup.stall = false;
    let Ok(Answer::Threshold(end)) = ask(&state, seat, Question::Threshold) else {
        panic!("everybody may know")
    };
    assert_eq!((end.quiet, end.rounds), (None, None));
}

#[test]
fn lines_name_the_gaps_that_complete_three() {
    let (mut state, seat) = acting(4);
    for name in ["A1-B1", "B1-C1"] {
        state.players[seat].discs.insert(name.parse().unwrap());
    }
    let lines = ask(&state, seat, Question::Lines { seat });
    assert_eq!(lines, Ok(Answer::Lines(vec!["C1-D1".parse().unwrap()])));
    let other = Seat((seat.0 + 1) % 4);
    assert_eq!(ask(&state, seat, Question::Lines { seat: other }), Ok(Answer::Lines(vec![])));
    let wrong = ask(&state, seat, Question::Lines { seat: Seat(7) }).unwrap_err();
    assert!(wrong.to_string().contains("nobody"), "{wrong}");
    let (small, seat) = acting(3);
    let wrong = ask(&small, seat, Question::Lines { seat }).unwrap_err();
    assert!(wrong.to_string().contains("4 players"), "{wrong}");
}

#[test]
fn nothing_says_where_a_piece_fits_before_it_is_taken() {
    let (state, seat) = acting(2);
    let piece = state.supply.iter().nth(4).unwrap();
    let (taken, _) = placing();
    let question = Question::Places { card: card("A1") };
    let Ok(Answer::Places(places)) = ask(&taken, seat, question) else { panic!("taken") };
    let pose = places[0].pose;
    assert_eq!(pose.piece(), piece);
    let snap = Question::Snap { card: card("A1"), pose, radius: 1_000 };
    for question in [question, snap] {
        let wrong = ask(&state, seat, question).unwrap_err();
        assert!(wrong.to_string().contains("taken no piece"), "{wrong}");
        let wrong = ask(&taken, Seat(1 - seat.0), question).unwrap_err();
        assert!(wrong.to_string().contains("taken no piece"), "{wrong}");
        let view = taken.view(Viewer::Public);
        assert!(
            <Izakaya as Ask>::ask(&view, &question)
                .unwrap_err()
                .to_string()
                .contains("only a seat")
        );
    }
    assert!(!<Izakaya as Ask>::questions(&state.view(Viewer::Seat(seat))).contains(&question));
    assert!(<Izakaya as Ask>::questions(&taken.view(Viewer::Seat(seat))).contains(&question));
}

#[test]
fn every_place_that_is_told_is_allowed() {
    let (state, seat) = placing();
    let mut told = 0;
    for at in state.grid().addresses().filter(|at| !state.grid().is_dead(*at)) {
        let Ok(Answer::Places(places)) = ask(&state, seat, Question::Places { card: at }) else {
            panic!("the seat has a piece")
        };
        told += places.len();
        for place in places {
            let command = Command::Place { card: at, pose: place.pose };
            assert!(state.judge(&Entry::new(seat, 0, command)).is_ok());
        }
    }
    assert!(told > 8, "{told}");
    let wrong = ask(&state, seat, Question::Places { card: card("B2") }).unwrap_err();
    assert!(wrong.to_string().contains("nothing can be built on B2"), "{wrong}");
    let wrong = ask(&state, seat, Question::Places { card: card("E5") }).unwrap_err();
    assert!(wrong.to_string().contains("no card E5"), "{wrong}");
}

#[test]
fn the_magnet_finds_a_place_that_is_allowed() {
    let (state, seat) = placing();
    let at = card("C1");
    let Ok(Answer::Places(places)) = ask(&state, seat, Question::Places { card: at }) else {
        panic!("the seat has a piece")
    };
    let right = places[0].pose;
    let held = |x: i32, y: i32| {
        let to = right.at() + Point::new(x, y);
        Pose::new(right.piece(), right.flip(), right.rotation(), to).unwrap()
    };
    let snap =
        |pose: Pose, radius: i32| ask(&state, seat, Question::Snap { card: at, pose, radius });
    assert_eq!(snap(right, 0), Ok(Answer::Snap(places[0])), "it lies well already");
    let Ok(Answer::Snap(place)) = snap(held(900, -900), 2_000) else { panic!("it is near") };
    let command = Command::Place { card: at, pose: place.pose };
    assert!(state.judge(&Entry::new(seat, 0, command)).is_ok());
    assert_eq!(snap(held(100_000, 0), 2_000), Ok(Answer::Loose));
    assert!(snap(right, -1).unwrap_err().to_string().contains("negative"));
    let other = state.supply.iter().next().unwrap();
    let wrong = Pose::new(other, false, right.rotation(), right.at()).unwrap();
    assert!(snap(wrong, 10).unwrap_err().to_string().contains("the piece taken is"));
}

#[test]
fn every_example_is_answered() {
    let (state, seat) = placing();
    assert!(matches!(state.phase, Phase::Placing { .. }));
    for viewer in [Viewer::Seat(seat), Viewer::Seat(Seat(1 - seat.0)), Viewer::Public] {
        let view = state.view(viewer);
        let known = <Izakaya as Ask>::questions(&view);
        assert!(known.len() >= 2);
        for question in known {
            assert!(<Izakaya as Ask>::ask(&view, &question).is_ok(), "{question:?}");
        }
    }
}

#[test]
fn letting_go_of_a_piece_is_tried_with_and_without_a_magnet() {
    let (state, seat) = placing();
    let Ok(Answer::Places(places)) = ask(&state, seat, Question::Places { card: card("A1") })
    else {
        panic!("the seat has a piece")
    };
    let place = places[0].pose;
    let aside = place.at() + Point::new(900, -400);
    let held = Pose::new(place.piece(), place.flip(), place.rotation(), aside).unwrap();
    let tried =
        |radius| match ask(&state, seat, Question::Try { card: card("A1"), pose: held, radius }) {
            Ok(Answer::Try(tried)) => tried,
            other => panic!("{other:?}"),
        };
    assert_eq!((tried(0).pose, tried(0).floor), (held, 1));
    let drawn = tried(3_000);
    assert!(drawn.bars.is_empty());
    let command = Command::Place { card: card("A1"), pose: drawn.pose };
    assert!(state.judge(&Entry::new(seat, 0, command)).is_ok());
    let far = Pose::new(place.piece(), false, place.rotation(), Point::new(-60_000, 0)).unwrap();
    let Ok(Answer::Try(off)) =
        ask(&state, seat, Question::Try { card: card("A1"), pose: far, radius: 0 })
    else {
        panic!("any pose can be tried")
    };
    assert_eq!(off.bars[0].clause, "8.3", "far outside of the border");
    let stranger = Seat(1 - seat.0);
    assert!(
        ask(&state, stranger, Question::Try { card: card("A1"), pose: held, radius: 0 }).is_err()
    );
}

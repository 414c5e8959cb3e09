//! States from outside: whatever could not have come from play is found out.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{BySeat, Chance, Check, Game, Seat, SeatSet};
use king_of_tokyo::frame::{Attack, Blow, Frame, Hearts, Stage};
use king_of_tokyo::state::{End, ExtraTurn, Top, Turn};
use king_of_tokyo::{Card, Dice, Face, KingOfTokyo, Setup, Zone};

/// What no game reaches: 2 to the power of 30.
const MANY: u32 = 1 << 30;

fn opened(seats: usize) -> KingOfTokyo {
    let mut state =
        KingOfTokyo::open(&Setup::default(), seats, &mut Chance::from_number(1)).unwrap();
    (state.active, state.anchor) = (Seat(0), Seat(0));
    state
}

fn card(key: &str) -> Card {
    Card::by_key(key).unwrap()
}

/// A monster has a card that lay elsewhere.
fn give(state: &mut KingOfTokyo, seat: u8, key: &str) {
    let card = card(key);
    for slot in &mut state.row {
        if *slot == Some(card) {
            *slot = state.deck.iter().find(|other| *other != card);
            slot.iter().for_each(|other| state.deck.remove(*other));
        }
    }
    state.deck.remove(card);
    state.monsters[Seat(seat)].cards.insert(card);
}

/// The game has ended: nothing is left to be done.
fn over(state: &mut KingOfTokyo, end: End) {
    state.stack = kit::Pending::new();
    state.over = Some(end);
}

/// A change that play could make.
fn accepted(state: &KingOfTokyo, change: impl FnOnce(&mut KingOfTokyo)) {
    let mut state = state.clone();
    change(&mut state);
    assert_eq!(state.check(), Ok(()));
}

/// A change that play could not make, and what is said of it.
fn found(state: &KingOfTokyo, wanted: &str, change: impl FnOnce(&mut KingOfTokyo)) {
    assert_eq!(state.check(), Ok(()), "before the change");
    let mut state = state.clone();
    change(&mut state);
    let why = state.check().map_err(String::from).expect_err(wanted);
    assert_eq!(why, wanted);
}

#[test]
fn every_seat_has_what_is_its_own() {
    let state = opened(2);
    let wanted = "every seat has a roll-off and a decision number";
    found(&state, wanted, |s| s.roll_off = BySeat::from_fn(3, |_| 0));
    found(&state, wanted, |s| s.decisions = BySeat::from_fn(1, |_| 0));
    found(&state, "two to six monsters play", |s| {
        let monster = s.monsters[Seat(0)];
        s.monsters = BySeat::from_fn(1, |_| monster);
    });
}

#[test]
fn turns_belong_to_seats_at_the_table() {
    let state = opened(2);
    accepted(&state, |s| s.active = Seat(1));
    found(&state, "the active seat does not exist", |s| s.active = Seat(2));
    found(&state, "the seat whose turn it is does not exist", |s| s.anchor = Seat(2));
    let extra = |seat| ExtraTurn { seat: Seat(seat), fewer: 0 };
    accepted(&state, |s| s.extra.push(extra(1)));
    found(&state, "a turn was earned by a seat that does not exist", |s| s.extra.push(extra(2)));
}

#[test]
fn a_game_ends_one_day() {
    let state = opened(2);
    accepted(&state, |s| (s.round, s.beat) = (MANY - 1, MANY - 1));
    found(&state, "no game is that long", |s| s.beat = MANY);
    found(&state, "no game is that long", |s| s.decisions[Seat(1)] = MANY);
    found(&state, "rounds are counted from 1", |s| s.round = 0);
    found(&state, "rounds are counted from 1", |s| s.round = MANY);
}

#[test]
fn each_card_is_in_one_place() {
    let state = opened(2);
    let wanted = "each of the 66 cards is in exactly one place";
    let any = state.deck.iter().next().unwrap();
    found(&state, wanted, |s| s.deck.remove(any));
    found(&state, wanted, |s| s.discard.insert(any));
    found(&state, wanted, |s| s.row[0] = Some(any));
    found(&state, wanted, |s| {
        // Twice in the row, and nowhere else.
        s.deck.insert(s.row[1].unwrap());
        s.row[1] = s.row[0];
        s.deck.remove(s.row[0].unwrap());
    });
    let top = |s: &mut KingOfTokyo, known| {
        s.deck.remove(any);
        s.top = Some(Top { card: any, known });
    };
    accepted(&state, |s| top(s, SeatSet::only(Seat(1))));
    let wanted = "the monster that peeked at the top card sits at the table";
    found(&state, wanted, |s| top(s, SeatSet::EMPTY));
    found(&state, wanted, |s| top(s, SeatSet::only(Seat(2))));
    accepted(&state, |s| give(s, 1, "extra-head"));
    found(&state, "monsters hold Keep cards only", |s| give(s, 1, "corner-store"));
}

#[test]
fn monsters_have_what_they_can_have() {
    let state = opened(2);
    let wanted = "a monster has more life than it can";
    found(&state, wanted, |s| s.monsters[Seat(1)].life = 11);
    accepted(&state, |s| {
        give(s, 1, "even-bigger");
        s.monsters[Seat(1)].life = 12;
    });
    found(&state, wanted, |s| {
        give(s, 1, "even-bigger");
        s.monsters[Seat(1)].life = 13;
    });
    accepted(&state, |s| s.monsters[Seat(1)].energy = 20_000);
    found(&state, "there is not that much energy", |s| s.monsters[Seat(1)].energy = 20_001);
}

#[test]
fn twenty_points_were_reached_at_some_time() {
    let mut state = opened(2);
    state.beat = 7;
    let points = |points, reached| {
        move |s: &mut KingOfTokyo| {
            s.setup.cap_points = points == 20;
            let monster = &mut s.monsters[Seat(1)];
            (monster.points, monster.reached) = (points, reached);
        }
    };
    accepted(&state, points(19, None));
    accepted(&state, points(20, Some(7)));
    accepted(&state, points(21, Some(7)));
    let wanted = "the time of the twentieth point does not fit";
    found(&state, wanted, points(19, Some(7)));
    found(&state, wanted, points(20, None));
    found(&state, wanted, points(20, Some(8)));
    found(&state, "points stop at twenty", |s| {
        points(21, Some(7))(s);
        s.setup.cap_points = true;
    });
}

#[test]
fn the_eliminated_have_nothing() {
    let mut state = opened(3);
    state.monsters[Seat(2)].life = 0;
    let wanted = "an eliminated monster still has something";
    found(&state, wanted, |s| give(s, 2, "extra-head"));
    found(&state, wanted, |s| s.monsters[Seat(2)].energy = 1);
    found(&state, wanted, |s| s.monsters[Seat(2)].place = Zone::City);
}

#[test]
fn a_space_of_tokyo_holds_one() {
    let stand = |zones: &'static [Zone]| {
        move |s: &mut KingOfTokyo| {
            s.monsters.values_mut().zip(zones).for_each(|(monster, zone)| monster.place = *zone);
        }
    };
    let state = opened(5);
    accepted(&state, stand(&[Zone::City, Zone::Bay]));
    found(&state, "a space of Tokyo holds one monster", stand(&[Zone::City, Zone::City]));
    found(&state, "a space of Tokyo holds one monster", stand(&[Zone::Bay, Zone::Bay]));
    let bay = "somebody stands in Bay, which is not used";
    found(&opened(4), bay, stand(&[Zone::Bay]));
    let mut closed = opened(5);
    closed.monsters[Seat(4)].life = 0;
    closed.bay_closed = true;
    found(&closed, bay, stand(&[Zone::Bay]));
}

#[test]
fn bay_closes_when_fewer_than_five_live() {
    let wanted = "Bay closes when fewer than five monsters live";
    found(&opened(5), wanted, |s| s.bay_closed = true);
    found(&opened(4), wanted, |s| s.bay_closed = true);
    let mut state = opened(5);
    state.monsters[Seat(4)].life = 0;
    accepted(&state, |s| s.bay_closed = true);
    found(&state, wanted, |s| {
        s.setup.tokyo_bay = false;
        s.bay_closed = true;
    });
}

#[test]
fn the_mimic_counter_lies_on_a_card_in_play() {
    let wanted = "the copied card is not in play";
    let mut state = opened(2);
    give(&mut state, 0, "mimic");
    found(&state, wanted, |s| s.copied = Some(card("extra-head")));
    found(&state, wanted, |s| s.copied = Some(card("mimic")));
    give(&mut state, 1, "extra-head");
    accepted(&state, |s| s.copied = Some(card("extra-head")));
    let mut without = opened(2);
    give(&mut without, 1, "extra-head");
    found(&without, wanted, |s| s.copied = Some(card("extra-head")));
}

#[test]
fn counters_lie_on_cards_that_have_them() {
    let wanted = "counters lie where none can";
    let lay = |key: &'static str, count: u16| {
        move |s: &mut KingOfTokyo| s.counters.push((card(key), count))
    };
    let mut state = opened(2);
    found(&state, wanted, lay("smoke-cloud", 1));
    give(&mut state, 0, "mimic");
    give(&mut state, 1, "smoke-cloud");
    give(&mut state, 1, "extra-head");
    accepted(&state, lay("smoke-cloud", 1));
    accepted(&state, lay("smoke-cloud", 20_000));
    found(&state, wanted, lay("smoke-cloud", 0));
    found(&state, wanted, lay("smoke-cloud", 20_001));
    found(&state, wanted, lay("extra-head", 1));
    found(&state, wanted, lay("mimic", 1));
    state.copied = Some(card("extra-head"));
    found(&state, wanted, lay("mimic", 1));
    state.copied = Some(card("smoke-cloud"));
    accepted(&state, lay("mimic", 1));
    lay("smoke-cloud", 3)(&mut state);
    found(&state, wanted, lay("smoke-cloud", 3));
}

#[test]
fn a_turn_is_about_the_table() {
    let state = opened(2);
    let dice = |count: usize| -> Dice { std::iter::repeat_n(Face::Claw, count).collect() };
    accepted(&state, |s| s.turn.dice = dice(9));
    found(&state, "there are at most nine dice", |s| s.turn.dice = dice(10));
    accepted(&state, |s| s.turn.rerolls = 100);
    found(&state, "nobody has that many rerolls", |s| s.turn.rerolls = 101);
    let sets: [fn(&mut Turn) -> &mut SeatSet; 7] = [
        |turn| &mut turn.shielded,
        |turn| &mut turn.hurters,
        |turn| &mut turn.blasters,
        |Turn { attack, .. }| &mut attack.targets,
        |Turn { attack: Attack { hurt, .. }, .. }| hurt,
        |turn| &mut turn.attack.asked,
        |turn| &mut turn.attack.gone,
    ];
    for set in sets {
        accepted(&state, |s| set(&mut s.turn).insert(Seat(1)));
        let wanted = "the turn is about a seat that does not exist";
        found(&state, wanted, |s| set(&mut s.turn).insert(Seat(2)));
    }
}

#[test]
fn the_next_turn_lies_at_the_bottom_of_what_is_to_be_done() {
    let wanted = "what is to be done ends with the next turn";
    let state = opened(2);
    let stack = |frames: &'static [Frame]| {
        move |s: &mut KingOfTokyo| {
            s.stack = kit::Pending::new();
            frames.iter().for_each(|frame| s.stack.push(*frame));
        }
    };
    accepted(&state, stack(&[Frame::NextTurn, Frame::Rolling]));
    found(&state, wanted, stack(&[]));
    found(&state, wanted, stack(&[Frame::Rolling]));
    found(&state, wanted, stack(&[Frame::Rolling, Frame::NextTurn]));
    found(&state, wanted, stack(&[Frame::NextTurn, Frame::NextTurn, Frame::Rolling]));
    found(&state, "nobody is asked anything", stack(&[Frame::NextTurn]));
    found(&state, "after the end nothing is to be done", |s| {
        s.monsters[Seat(1)].life = 0;
        s.over = Some(End::LastStanding { seat: Seat(0) });
    });
}

#[test]
fn what_is_to_be_done_is_done_by_seats_at_the_table() {
    let state = opened(2);
    let under = |frame: Frame| {
        move |s: &mut KingOfTokyo| {
            s.stack = kit::Pending::new();
            [Frame::NextTurn, frame, Frame::Rolling].into_iter().for_each(|f| s.stack.push(f));
        }
    };
    let smoke = card("smoke-cloud");
    let blow = |victim, by: u8| {
        let by = Some(Seat(by));
        Blow { victim: Seat(victim), amount: 1, by, attack: false, stage: Stage::Falling }
    };
    let frames: [fn(Seat, Card) -> Frame; 6] = [
        |seat, card| Frame::Meddle { seat, card },
        |seat, _| Frame::AfterCard { seat },
        |seat, _| Frame::Yield { seat },
        |seat, card| Frame::Ask { seat, card, source: card, price: 0 },
        |seat, _| Frame::Opportunity { seat, slots: 7 },
        |seat, _| Frame::Hearts(Hearts { patients: SeatSet::only(seat), ..Hearts::default() }),
    ];
    let wanted = "something is to be done by a seat that does not exist";
    for frame in frames {
        accepted(&state, under(frame(Seat(1), smoke)));
        found(&state, wanted, under(frame(Seat(2), smoke)));
    }
    found(&state, wanted, under(Frame::Opportunity { seat: Seat(1), slots: 8 }));
    for packet in [|blow| Frame::Blow(blow), |blow| Frame::Soften { blow, dice: Dice::NONE }] {
        accepted(&state, under(packet(blow(1, 0))));
        accepted(&state, under(packet(Blow { by: None, ..blow(1, 0) })));
        found(&state, wanted, under(packet(blow(2, 0))));
        found(&state, wanted, under(packet(blow(1, 2))));
    }
}

#[test]
fn the_end_is_what_the_table_shows() {
    let fallen = |lives: &[u8]| {
        let mut state = opened(lives.len());
        let monsters = state.monsters.values_mut().zip(lives);
        monsters.for_each(|(monster, life)| monster.life = *life);
        state
    };
    let why = fallen(&[0, 0]).check().map_err(String::from);
    assert_eq!(why, Err("nobody is asked anything".to_owned()));
    accepted(&fallen(&[0, 0]), |s| over(s, End::AllFell));
    found(&fallen(&[1, 0]), "somebody still lives", |s| over(s, End::AllFell));
    let last = |seat| move |s: &mut KingOfTokyo| over(s, End::LastStanding { seat: Seat(seat) });
    accepted(&fallen(&[1, 0]), last(0));
    found(&fallen(&[1, 0]), "another monster is the last one", last(1));
    found(&fallen(&[1, 1]), "another monster is the last one", last(0));
    let mut state = fallen(&[1, 1, 0]);
    for (seat, points) in [(0, 19), (1, 20), (2, 20)] {
        let monster = &mut state.monsters[Seat(seat)];
        monster.points = points;
        monster.reached = (points >= 20).then_some(0);
    }
    let won = |seats: &'static [u8]| {
        let winners: SeatSet = seats.iter().map(|seat| Seat(*seat)).collect();
        move |s: &mut KingOfTokyo| over(s, End::Points { winners })
    };
    accepted(&state, won(&[1]));
    for seats in [&[][..], &[0], &[2], &[0, 1], &[1, 3]] {
        found(&state, "a winner lives and has twenty points", won(seats));
    }
}

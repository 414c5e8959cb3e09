//! What the end screen counts: who dealt damage, healed, bought, held Tokyo.

use contract::{Seat, SeatSet, Tally};

use crate::command::Event;
use crate::state::KingOfTokyo;

/// Counts what an act did; the state is the one before it.
pub fn count(state: &KingOfTokyo, events: &[Event], tally: &mut Tally) {
    // The first turn begins with the opening, and no event tells it.
    if state.decisions.values().all(|made| *made == 0) {
        tally.add(state.active, "turns", 1);
    }
    let mut active = state.active;
    let inside = state.monsters.iter().filter(|(_, monster)| monster.in_tokyo());
    let mut inside: SeatSet = inside.map(|(seat, _)| seat).collect();
    for event in events {
        if let Event::TurnBegan { seat } = *event {
            active = seat;
        }
        follow(event, &mut inside);
        add(event, active, inside, tally);
    }
}

/// Follows who is in Tokyo.
fn follow(event: &Event, inside: &mut SeatSet) {
    match *event {
        Event::TokyoTaken { seat, .. } => inside.insert(seat),
        Event::LeftTokyo { seat } | Event::Yielded { seat } | Event::Eliminated { seat } => {
            inside.remove(seat);
        }
        _ => {}
    }
}

fn add(event: &Event, active: Seat, inside: SeatSet, tally: &mut Tally) {
    match *event {
        Event::TurnBegan { seat } => {
            tally.add(seat, "turns", 1);
            tally.add(seat, "in-tokyo", u32::from(inside.contains(seat)));
        }
        Event::TokyoTaken { seat, .. } => tally.add(seat, "entries", 1),
        Event::LifeLost { seat, life } => {
            tally.add(seat, "lost", life.into());
            if seat != active {
                tally.add(active, "damage", life.into());
            }
        }
        Event::Healed { seat, life } => tally.add(seat, "healed", life.into()),
        Event::EnergyGained { seat, energy } => tally.add(seat, "energy", energy.into()),
        Event::CardBought { seat, .. } | Event::CardSold { to: seat, .. } => {
            tally.add(seat, "cards", 1);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use contract::{Chance, Game, Seed};

    use super::*;
    use crate::setup::Setup;

    fn opened() -> KingOfTokyo {
        let mut chance = Chance::new(&Seed::from_number(7), 0);
        KingOfTokyo::open(&Setup::default(), 3, &mut chance).unwrap()
    }

    fn number(tally: &Tally, seat: Seat, what: &str) -> u32 {
        tally.of(seat).find(|(name, _)| *name == what).map_or(0, |(_, count)| count)
    }

    #[test]
    fn whoever_has_the_turn_deals_what_others_lose_but_not_what_it_loses_itself() {
        let state = opened();
        let [own, other] = [state.active, Seat((state.active.0 + 1) % 3)];
        let events = [
            Event::LifeLost { seat: other, life: 3 },
            Event::LifeLost { seat: own, life: 1 },
            Event::TurnBegan { seat: other },
            Event::LifeLost { seat: own, life: 2 },
        ];
        let mut tally = Tally::new(3);
        count(&state, &events, &mut tally);
        assert_eq!((number(&tally, own, "damage"), number(&tally, own, "lost")), (3, 3));
        assert_eq!((number(&tally, other, "damage"), number(&tally, other, "lost")), (2, 3));
        assert_eq!(number(&tally, own, "turns"), 1, "the opening begins the first turn");
        assert_eq!(number(&tally, other, "turns"), 1);
    }

    #[test]
    fn a_turn_that_begins_in_tokyo_counts_as_one() {
        let mut state = opened();
        state.decisions.values_mut().for_each(|made| *made = 1);
        let (own, place) = (state.active, crate::monster::Zone::City);
        let mut tally = Tally::new(3);
        let began = Event::TurnBegan { seat: own };
        let events = [began, Event::TokyoTaken { seat: own, place }, began];
        count(&state, &events, &mut tally);
        assert_eq!((number(&tally, own, "turns"), number(&tally, own, "in-tokyo")), (2, 1));
        assert_eq!(number(&tally, own, "entries"), 1);
    }

    #[test]
    fn whoever_has_left_tokyo_begins_outside() {
        let mut state = opened();
        state.decisions.values_mut().for_each(|made| *made = 1);
        let seat = state.active;
        state.monsters[seat].place = crate::monster::Zone::City;
        let gone = [Event::LeftTokyo { seat }, Event::Yielded { seat }, Event::Eliminated { seat }];
        for event in gone {
            let mut tally = Tally::new(3);
            count(&state, &[event, Event::TurnBegan { seat }], &mut tally);
            assert_eq!(number(&tally, seat, "in-tokyo"), 0, "{event:?}");
        }
    }

    #[test]
    fn what_a_monster_gets_is_counted() {
        let state = opened();
        let [seat, other] = [state.active, Seat((state.active.0 + 1) % 3)];
        let card = crate::cards::Card::by_key("mimic").unwrap();
        let events = [
            Event::Healed { seat, life: 2 },
            Event::EnergyGained { seat, energy: 3 },
            Event::CardBought { seat, card, price: 8 },
            Event::CardSold { from: other, to: seat, card, price: 8 },
            Event::CardSold { from: seat, to: other, card, price: 8 },
        ];
        let mut tally = Tally::new(3);
        count(&state, &events, &mut tally);
        let own = ["healed", "energy", "cards"].map(|what| number(&tally, seat, what));
        assert_eq!(own, [2, 3, 2]);
        assert_eq!(number(&tally, other, "cards"), 1);
    }
}

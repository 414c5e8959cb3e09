//! Events in words.

use contract::{Phrase, Seat};

use crate::cards::Card;
use crate::command::Event;
use crate::monster::Zone;

/// An event, as a line of the log.
pub fn tell(event: &Event) -> Phrase {
    let phrase = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
    let of_card = |key: &'static str, seat: Seat, card: Card| {
        phrase(key, seat).with("card", card.title().name)
    };
    match *event {
        Event::TurnBegan { seat } => phrase("turn-began", seat),
        Event::Rolled { seat, dice } => phrase("rolled", seat).with("dice", dice.to_string()),
        Event::Rerolled { seat, dice, into } => {
            phrase("rerolled", seat).with("dice", dice.to_string()).with("into", into.to_string())
        }
        Event::DieTurned { seat, from, to } => {
            phrase("die-turned", seat).with("from", from.to_string()).with("to", to.to_string())
        }
        Event::DiceKept { seat, dice } => phrase("dice-kept", seat).with("dice", dice.to_string()),
        Event::PointsGained { seat, points } => {
            phrase("points-gained", seat).with("points", points)
        }
        Event::PointsLost { seat, points } => phrase("points-lost", seat).with("points", points),
        Event::EnergyGained { seat, energy } => {
            phrase("energy-gained", seat).with("energy", energy)
        }
        Event::EnergyPaid { seat, energy } => phrase("energy-paid", seat).with("energy", energy),
        Event::Healed { seat, life } => phrase("healed", seat).with("life", life),
        Event::Attacked { seat, claws } => phrase("attacked", seat).with("claws", claws),
        Event::LifeLost { seat, life } => phrase("life-lost", seat).with("life", life),
        Event::Softened { seat, dice } => phrase("softened", seat).with("dice", dice.to_string()),
        Event::TokyoTaken { seat, place } => phrase(taken(place), seat),
        Event::CounterRemoved { seat, poison: true } => phrase("poison-removed", seat),
        Event::CounterRemoved { seat, poison: false } => phrase("shrink-removed", seat),
        Event::CounterGiven { seat, poison: true } => phrase("poison-given", seat),
        Event::CounterGiven { seat, poison: false } => phrase("shrink-given", seat),
        Event::DamagePrevented { seat } => phrase("damage-prevented", seat),
        Event::Eliminated { seat } => phrase("eliminated", seat),
        Event::Reborn { seat } => phrase("reborn", seat),
        Event::Yielded { seat } => phrase("yielded", seat),
        Event::Stayed { seat } => phrase("stayed", seat),
        Event::LeftTokyo { seat } => phrase("left-tokyo", seat),
        Event::Swept { seat } => phrase("swept", seat),
        Event::TurnEarned { seat } => phrase("turn-earned", seat),
        Event::Crowned { seat } => phrase("crowned", seat),
        Event::BayClosed => Phrase::new("bay-closed"),
        Event::CardRevealed { card } => {
            Phrase::new("card-revealed").with("card", card.title().name)
        }
        Event::DeckShuffled => Phrase::new("deck-shuffled"),
        Event::AllFell => Phrase::new("all-fell"),
        Event::CardSold { from, to, card, price } => Phrase::new("card-sold")
            .with("from", from)
            .with("seat", to)
            .with("card", card.title().name)
            .with("price", price),
        Event::CardUsed { seat, card } => of_card("card-used", seat, card),
        Event::CardBought { seat, card, price } => {
            of_card("card-bought", seat, card).with("price", price)
        }
        Event::CardDiscarded { seat, card } => of_card("card-discarded", seat, card),
        Event::CardCopied { seat, card } => of_card("card-copied", seat, card),
        Event::CardPeeked { seat, card: Some(card) } => of_card("card-seen", seat, card),
        Event::CardPeeked { seat, card: None } => Phrase::new("card-peeked").with("seat", seat),
    }
}

fn taken(place: Zone) -> &'static str {
    match place {
        Zone::Bay => "bay-taken",
        Zone::City | Zone::Outside => "city-taken",
    }
}

//! Commands and events in words; the sentences stand in `words/*.ftl`. Names of cards are the same
//! in every language.

use contract::{Chance, Explanation, Game, Label, Phrase, Seat, sure_warnings};

use crate::cards::{Card, hook};
use crate::command::{Command, Event, HeartUse, With};
use crate::frame::Frame;
use crate::monster::{GOAL, Place};
use crate::state::{End, KingOfTokyo};
use crate::view::View;

impl Label for KingOfTokyo {
    fn label(view: &View, command: &Command) -> Phrase {
        match *command {
            Command::Reroll { dice } => Phrase::new("reroll").with("dice", dice.to_string()),
            Command::Resolve => Phrase::new("resolve"),
            Command::Heart { on } => heart(on),
            Command::Buy { slot } => match view.row.get(usize::from(slot)).copied().flatten() {
                Some(card) => priced(view, "buy", card),
                None => Phrase::new("buy-nothing"),
            },
            Command::BuyTop => match view.top {
                Some(card) => priced(view, "buy-top", card),
                None => Phrase::new("buy-nothing"),
            },
            Command::BuyFrom { seat, card } => priced(view, "buy-from", card).with("seat", seat),
            Command::Sweep => Phrase::new("sweep"),
            Command::Yield => Phrase::new("yield"),
            Command::Stay => Phrase::new("stay"),
            Command::Use { card, with } => used(view, card, with),
            Command::Poison => Phrase::new("poison"),
            Command::Pass => Phrase::new(pass(view)),
        }
    }

    fn tell(event: &Event) -> Phrase {
        match *event {
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
            _ => tell_of_seat(event),
        }
    }

    fn explain(&self) -> Explanation {
        let winners = self.over.map(End::winners).unwrap_or_default();
        let why = match self.over {
            Some(End::Points { winners }) => {
                let seats = Phrase::list(winners.iter());
                Phrase::new("end-points").with("seats", seats).with("points", GOAL)
            }
            Some(End::LastStanding { seat }) => Phrase::new("end-standing").with("seat", seat),
            Some(End::AllFell) | None => Phrase::new("end-all-fell"),
        };
        let mut explained = Explanation::new(vec![why], self.count());
        if winners.len() < self.count() {
            explained.why.push(Phrase::new("end-ranked"));
        }
        for (seat, monster) in self.monsters.iter() {
            let key = match () {
                () if winners.contains(seat) => "end-seat-won",
                () if monster.lives() => "end-seat-standing",
                () => "end-seat-fallen",
            };
            explained.seats[seat] = Some(Phrase::new(key));
        }
        explained
    }

    fn warnings(view: &View, offers: &[Command]) -> Vec<Option<Phrase>> {
        let Some(seat) = view.viewer.seat() else { return vec![None; offers.len()] };
        let state = KingOfTokyo::guess(view, &mut Chance::from_number(0));
        sure_warnings(&state, seat, offers)
    }
}

/// What a card does, in words.
pub fn text_of(card: Card) -> Phrase {
    Phrase::new(format!("card-{}", card.title().key))
}

fn heart(on: HeartUse) -> Phrase {
    match on {
        HeartUse::Life => Phrase::new("heart-life"),
        HeartUse::Poison => Phrase::new("heart-poison"),
        HeartUse::Shrink => Phrase::new("heart-shrink"),
        HeartUse::Patient(seat) => Phrase::new("heart-patient").with("seat", seat),
    }
}

/// A purchase, at the price of whoever is asked.
fn priced(view: &View, key: &'static str, card: Card) -> Phrase {
    let seat = view.asked.unwrap_or(view.active);
    Phrase::new(key).with("card", card.title().name).with("price", view.price(seat, card))
}

/// A card's name; a copying card says what it copies.
fn name(view: &View, card: Card) -> String {
    let name = card.title().name;
    match view.copied.filter(|_| hook::COPIES.contains(card)) {
        Some(source) => format!("{name} ({})", source.title().name),
        None => name.to_owned(),
    }
}

fn used(view: &View, card: Card, with: With) -> Phrase {
    let key = match with {
        With::Nothing => "use",
        With::Die(_) => "use-die",
        With::Turn { .. } => "use-turn",
        With::Card(_) => "use-card",
        With::Amount(_) => "use-amount",
        With::Monster(_) => "use-monster",
    };
    let phrase = Phrase::new(key).with("card", name(view, card));
    match with {
        With::Nothing => phrase,
        With::Die(face) => phrase.with("die", face.to_string()),
        With::Turn { from, to } => phrase.with("from", from.to_string()).with("to", to.to_string()),
        With::Card(other) => phrase.with("other", other.title().name),
        With::Amount(amount) => phrase.with("amount", amount),
        With::Monster(seat) => phrase.with("seat", seat),
    }
}

fn pass(view: &View) -> &'static str {
    match view.stack.top() {
        Some(Frame::Buying) => "pass-buying",
        Some(Frame::Opportunity { .. }) => "pass-opportunity",
        Some(Frame::Hearts(_)) => "pass-hearts",
        Some(Frame::Blow(_) | Frame::Soften { .. }) => "pass-damage",
        _ => "pass",
    }
}

/// An event that happened to one seat: its key, its seat and what else it says.
fn tell_of_seat(event: &Event) -> Phrase {
    let phrase = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
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
        _ => tell_of_card(event),
    }
}

fn taken(place: Place) -> &'static str {
    match place {
        Place::Bay => "bay-taken",
        Place::City | Place::Outside => "city-taken",
    }
}

fn tell_of_card(event: &Event) -> Phrase {
    let phrase = |key: &'static str, seat: Seat, card: Card| {
        Phrase::new(key).with("seat", seat).with("card", card.title().name)
    };
    match *event {
        Event::CardUsed { seat, card } => phrase("card-used", seat, card),
        Event::CardBought { seat, card, price } => {
            phrase("card-bought", seat, card).with("price", price)
        }
        Event::CardDiscarded { seat, card } => phrase("card-discarded", seat, card),
        Event::CardCopied { seat, card } => phrase("card-copied", seat, card),
        Event::CardPeeked { seat, card: Some(card) } => phrase("card-seen", seat, card),
        Event::CardPeeked { seat, card: None } => Phrase::new("card-peeked").with("seat", seat),
        _ => Phrase::new("all-fell"),
    }
}

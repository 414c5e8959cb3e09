//! Commands and events in words; the sentences stand in `words/*.ftl`. Names of cards are the same
//! in every language.

mod tell;

use contract::{Chance, Explanation, Game, Label, Phrase, sure_warnings};

use crate::cards::{Card, hook};
use crate::command::{Command, Event, HeartUse, With};
use crate::frame::Frame;
use crate::hint;
use crate::monster::GOAL;
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
        tell::tell(event)
    }

    fn hint(view: &View) -> Option<Phrase> {
        hint::hint(view)
    }

    fn explain(&self) -> Explanation {
        let Some(end) = self.over else { return Explanation::new(Vec::new(), 0) };
        let winners = end.winners();
        let why = match end {
            End::Points { winners } => {
                let seats = Phrase::list(winners.iter());
                Phrase::new("end-points").with("seats", seats).with("points", GOAL)
            }
            End::LastStanding { seat } => Phrase::new("end-standing").with("seat", seat),
            End::AllFell => Phrase::new("end-all-fell"),
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

/// A purchase, at the price of the player being asked.
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

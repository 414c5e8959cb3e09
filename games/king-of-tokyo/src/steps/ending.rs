//! What acts at the end of a turn, and in which order.

use contract::{Chance, SeatSet};
use kit::Pending;

use crate::act::Act;
use crate::cards::{Card, CardSet, hook};
use crate::frame::Frame;
use crate::state::KingOfTokyo;
use crate::steps::run;

/// The cards of the active monster that have something to do at the end of its turn.
pub fn ending_cards(state: &KingOfTokyo, among: CardSet) -> CardSet {
    let powers = state.powers(state.active, hook::ENDS);
    let acts = powers.filter(|power| power.hooks().ends.is_some_and(|ends| ends(state, *power)));
    acts.map(|power| power.card).collect::<CardSet>().and(among)
}

/// The end of the turn: gathers what may be to be done. A card that has nothing to do yet may
/// have something after another has acted.
pub fn gather(act: &mut Act<'_>) {
    let seat = act.state.active;
    let left: CardSet = act.state.powers(seat, hook::ENDS).map(|power| power.card).collect();
    let poison = act.state.monsters[seat].poison > 0;
    if !left.is_empty() || poison {
        act.push(Frame::EndStep { left, poison });
    }
}

/// Lets one thing act, where no question about the order is needed.
pub fn step(act: &mut Act<'_>, left: CardSet, poison: bool) {
    if !act.lives(act.state.active) {
        return;
    }
    match ending_cards(act.state, left).iter().next() {
        Some(card) => by_card(act, card, left, poison),
        None if poison => by_poison(act, left),
        None => {}
    }
}

/// Lets one card act; what is left comes after it.
pub fn by_card(act: &mut Act<'_>, card: Card, mut left: CardSet, poison: bool) {
    left.remove(card);
    if !left.is_empty() || poison {
        act.push(Frame::EndStep { left, poison });
    }
    card_acts(act, card);
}

/// Lets poison act; what is left comes after it.
pub fn by_poison(act: &mut Act<'_>, left: CardSet) {
    if !left.is_empty() {
        act.push(Frame::EndStep { left, poison: false });
    }
    poison_acts(act);
}

fn card_acts(act: &mut Act<'_>, card: Card) {
    if let Some(power) = act.state.power(act.state.active, card)
        && let Some(end) = power.hooks().turn_end
    {
        end(act, power);
    }
}

fn poison_acts(act: &mut Act<'_>) {
    let seat = act.state.active;
    let poison = act.state.monsters[seat].poison;
    act.strike(None, SeatSet::only(seat), poison);
}

/// Whether the order in which these act can make a difference. Every order is tried on a copy of
/// the state. A question that comes up on the way counts as a difference, because the answer may
/// depend on what has happened before.
pub fn order_matters(state: &KingOfTokyo, left: CardSet, poison: bool) -> bool {
    let mut bare = state.clone();
    bare.stack = Pending::new();
    // Dice can only lessen what poison does: landing in full, it shows all it can do.
    bare.forget_dodging();
    differs(&bare, left, poison, &mut None)
}

/// Whether two orders end differently, or one of them asks a question. The first result that is
/// reached is what all others are compared with.
fn differs(
    state: &KingOfTokyo,
    left: CardSet,
    poison: bool,
    first: &mut Option<KingOfTokyo>,
) -> bool {
    let goes_on = state.over.is_none() && state.monsters[state.active].lives();
    let cards = if goes_on { ending_cards(state, left) } else { CardSet::EMPTY };
    let poison = poison && goes_on;
    if cards.is_empty() && !poison {
        let result = without_times(state);
        return first.get_or_insert_with(|| result.clone()) != &result;
    }
    let next = cards.iter().map(Some).chain(poison.then_some(None));
    next.into_iter().any(|card| {
        let (mut after, mut left) = (state.clone(), left);
        let (mut chance, told) = (Chance::from_number(0), Vec::new());
        let (state, chance) = (&mut after, &mut chance);
        let mut act = Act { state, chance, listens: false, told, chanced: false };
        match card {
            Some(card) => {
                left.remove(card);
                card_acts(&mut act, card);
            }
            None => poison_acts(&mut act),
        }
        run(&mut act);
        let asks = !after.stack.is_empty();
        asks || differs(&after, left, poison && card.is_some(), first)
    })
}

/// The state without the moments at which things happened, which differ in every order.
fn without_times(state: &KingOfTokyo) -> KingOfTokyo {
    let mut result = state.clone();
    result.beat = 0;
    result.monsters.values_mut().for_each(|monster| monster.reached = None);
    result
}

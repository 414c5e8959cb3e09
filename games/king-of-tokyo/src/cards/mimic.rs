//! The card that copies others.

use super::{Card, Hooks, Power, Title, hook};
use crate::act::Act;
use crate::command::{Event, With};
use crate::state::KingOfTokyo;

/// What it costs to copy something else.
const CHANGE: u8 = 1;

/// Copies a card in play.
pub const MIMIC: Title = Title::keep(
    "mimic",
    "Mimic",
    8,
    "Choose a Keep card that any monster has in play: this card becomes a fresh copy of it. At the \
     start of your turn, you may pay 1 energy to choose another.",
    Hooks {
        copies: Some(()),
        insists: Some(()),
        gained: Some(|act, power| act.ask(power, 0)),
        turn_start: Some(|act, power| act.ask(power, CHANGE)),
        asks: Some(models),
        answered: Some(copy),
        ..Hooks::NONE
    },
);

/// The cards that can be copied.
fn models(state: &KingOfTokyo, _: Power, list: &mut Vec<With>) {
    let model = |card: &Card| !hook::COPIES.contains(*card) && state.copied != Some(*card);
    for monster in state.monsters.values() {
        list.extend(monster.cards.iter().filter(model).map(With::Card));
    }
}

/// Moves the counter. What was copied before is lost first, and that can have consequences.
fn copy(act: &mut Act<'_>, power: Power, with: With) {
    let With::Card(source) = with else { return };
    act.uncopy();
    let in_play = act.state.monsters.values().any(|monster| monster.cards.contains(source));
    if !in_play || !act.state.works(power) {
        return;
    }
    act.state.copied = Some(source);
    act.tell(Event::CardCopied { seat: power.seat, card: source });
    if let Some(gained) = source.title().hooks.gained {
        gained(act, Power { source, ..power });
    }
}

#[cfg(test)]
mod tests;

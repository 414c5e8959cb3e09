//! What a decision is about and what people usually do, for a player's first matches. The sentences
//! stand in `words/hints.*.ftl`.

use contract::Phrase;

use crate::frame::{Frame, Stage};
use crate::monster::{Monster, Zone};
use crate::view::View;

/// With no more life than this, hearts and safety come first.
const WEAK: u8 = 4;

/// A hint for the viewer, where something is asked of them.
pub fn hint(view: &View) -> Option<Phrase> {
    let seat = view.viewer.seat()?;
    let own = view.monsters.get(seat)?;
    if view.over.is_some() || !own.lives() {
        return None;
    }
    if view.asked != Some(seat) {
        // A player who is not asked may still interject.
        return Some(Phrase::new("hint-any-time"));
    }
    let key = match view.stack.top()? {
        Frame::Rolling => rolling(view, own),
        Frame::Meddle { .. } => "hint-meddle",
        Frame::LastTouch => "hint-last-touch",
        Frame::Hearts(_) => "hint-hearts",
        Frame::Blow(blow) if blow.stage == Stage::Falling => "hint-dodge",
        Frame::Blow(_) => "hint-brace",
        Frame::Soften { .. } => "hint-soften",
        Frame::Yield { .. } if own.life <= WEAK => "hint-yield-weak",
        Frame::Yield { .. } => "hint-yield",
        Frame::Buying => "hint-buy",
        Frame::Opportunity { .. } => "hint-opportunity",
        Frame::Ask { .. } => "hint-ask",
        Frame::EndStep { .. } => "hint-end",
        _ => return None,
    };
    Some(Phrase::new(key))
}

fn rolling(view: &View, own: &Monster) -> &'static str {
    let empty = view.monsters.values().all(|monster| monster.place == Zone::Outside);
    match () {
        () if view.turn.rerolls == 0 => "hint-roll-last",
        () if own.in_tokyo() => "hint-roll-tokyo",
        () if own.life <= WEAK => "hint-roll-weak",
        () if empty => "hint-roll-empty",
        () => "hint-roll",
    }
}

#[cfg(test)]
mod tests {
    use contract::{Chance, Entry, Game, Seat, Viewer};

    use super::*;
    use crate::command::Command;
    use crate::setup::Setup;
    use crate::state::KingOfTokyo;

    fn key(state: &KingOfTokyo, seat: Seat) -> Option<String> {
        hint(&state.view(Viewer::Seat(seat))).map(|hint| hint.key.into_owned())
    }

    #[test]
    fn a_hint_is_about_the_decision_at_hand() {
        let mut chance = Chance::from_number(1);
        let mut state = KingOfTokyo::open(&Setup::default(), 2, &mut chance).unwrap();
        let seat = state.active;
        assert_eq!(key(&state, seat).as_deref(), Some("hint-roll-empty"));
        state.monsters[seat].life = WEAK;
        assert_eq!(key(&state, seat).as_deref(), Some("hint-roll-weak"));
        state.turn.rerolls = 0;
        assert_eq!(key(&state, seat).as_deref(), Some("hint-roll-last"));
        state.monsters[seat].energy = 9;
        state.play(&Entry::new(seat, 0, Command::Resolve), &mut chance, &mut Vec::new()).unwrap();
        assert_eq!(key(&state, seat).as_deref(), Some("hint-buy"));
    }

    #[test]
    fn nobody_gets_a_hint_who_only_watches() {
        let state = KingOfTokyo::open(&Setup::default(), 2, &mut Chance::from_number(1)).unwrap();
        assert_eq!(hint(&state.view(Viewer::Public)), None);
    }
}

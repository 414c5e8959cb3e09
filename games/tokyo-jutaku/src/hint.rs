//! What a phase is about and what people usually do, for a player's first matches. The sentences
//! stand in `words/hints.*.ftl`.

use contract::Phrase;

use crate::setup::Mode;
use crate::state::Phase;
use crate::view::{Seen, View};

/// A hint for the viewer, where something is asked of them.
pub fn hint(view: &View) -> Option<Phrase> {
    let seat = view.viewer.seat()?;
    let own = view.architects.get(seat)?;
    let key = match &view.phase {
        Phase::Draft { order, .. } => (order.first() == Some(&seat)).then_some("hint-draft")?,
        Phase::Movement { order, finished, .. } => match order.first() == Some(&seat) {
            true if finished.contains(&seat) => "hint-move",
            true => "hint-keep",
            false => return None,
        },
        Phase::Building if own.moving.is_some() => "hint-move",
        Phase::Building if view.setup.mode == Mode::Beats => match own.submitted {
            true => "hint-beat-done",
            false => "hint-beat",
        },
        Phase::Building => building(view, own)?,
        Phase::Frozen { .. } => "hint-frozen",
        Phase::Countdown { .. } | Phase::Over { .. } => return None,
    };
    Some(Phrase::new(key))
}

fn building(view: &View, own: &Seen) -> Option<&'static str> {
    let site = own.site.as_ref()?;
    let laid = site.building().len();
    Some(match laid {
        _ if own.hand.is_some() => "hint-hold",
        _ if !view.marks.is_empty() && laid > 0 => "hint-marks",
        0 if view.architects.len() == 1 => "hint-begin-alone",
        0 => "hint-begin",
        _ if laid >= usize::from(site.building().plot().pieces()) => "hint-stop",
        _ => "hint-build",
    })
}

#[cfg(test)]
mod tests {
    use contract::{Chance, Entry, Game, Seat, Viewer};

    use super::*;
    use crate::command::Command;
    use crate::setup::Setup;
    use crate::state::TokyoJutaku;

    fn key(state: &TokyoJutaku, seat: Seat) -> Option<String> {
        hint(&state.view(Viewer::Seat(seat))).map(|hint| hint.key.into_owned())
    }

    /// Plays for the player being asked until everybody is building.
    fn building(setup: &Setup, seats: usize) -> TokyoJutaku {
        let mut chance = Chance::from_number(1);
        let mut state = TokyoJutaku::open(setup, seats, &mut chance).unwrap();
        while !matches!(state.phase, Phase::Building) {
            let asked = state.must().iter().next();
            let entry = match asked.and_then(|seat| Some((seat, state.sample(seat, &mut chance)?)))
            {
                Some((seat, command)) => Entry::new(seat, state.now, command),
                None => {
                    let at = state.awaiting().wake_at().unwrap();
                    Entry::new(contract::Actor::Clock, at, Command::Tick)
                }
            };
            state.play(&entry, &mut chance, &mut Vec::new()).unwrap();
        }
        state
    }

    #[test]
    fn a_hint_follows_the_hands() {
        let mut state = building(&Setup::default(), 2);
        assert_eq!(key(&state, Seat(0)).as_deref(), Some("hint-begin"));
        let mut marked = state.view(Viewer::Seat(Seat(0)));
        marked.marks.push(building::Fault::TooLow { found: 0, required: 1 });
        let key_of = |view| hint(view).map(|hint| hint.key.into_owned());
        assert_eq!(key_of(&marked).as_deref(), Some("hint-begin"), "there is nothing to mark yet");
        let piece = state.supplies[0].iter().next().unwrap();
        let grab = Entry::new(Seat(0), state.now, Command::Grab { piece });
        state.play(&grab, &mut Chance::from_number(1), &mut Vec::new()).unwrap();
        assert_eq!(key(&state, Seat(0)).as_deref(), Some("hint-hold"));
        assert_eq!(key(&state, Seat(1)).as_deref(), Some("hint-begin"));
        let alone = building(&Setup::default(), 1);
        assert_eq!(key(&alone, Seat(0)).as_deref(), Some("hint-begin-alone"));
    }

    #[test]
    fn only_who_is_asked_is_told_about_the_draft() {
        let setup = Setup::default();
        let state = TokyoJutaku::open(&setup, 2, &mut Chance::from_number(1)).unwrap();
        let asked = state.must().iter().next().unwrap();
        let other = Seat(1 - asked.0);
        assert_eq!(key(&state, asked).as_deref(), Some("hint-draft"));
        assert_eq!(key(&state, other), None);
        let setup = Setup { mode: Mode::Beats, ..setup };
        assert_eq!(key(&building(&setup, 2), Seat(0)).as_deref(), Some("hint-beat"));
    }
}

//! What a phase is about and what people usually do, for a player's first matches. The sentences
//! stand in `words/hints.*.ftl`.

use contract::{Phrase, Seat};

use crate::auction::threshold;
use crate::state::{Phase, STEP};
use crate::view::View;

/// A hint for the viewer, where something is asked of them.
pub fn hint(view: &View) -> Option<Phrase> {
    let seat = view.viewer.seat()?;
    let own = view.players.get(seat)?;
    let acts = |turn: u8| {
        let order = &view.order;
        order.get(usize::from(turn) % order.len().max(1)) == Some(&seat)
    };
    let key = match view.phase {
        Phase::Bidding { .. } if own.has_bid => "hint-bid-done",
        Phase::Bidding { .. } if is_nearly_full(view) => "hint-bid-end",
        Phase::Bidding { .. } => "hint-bid",
        Phase::Acting { turn } if acts(turn) => acting(view, seat),
        Phase::Gift { turn } if acts(turn) => "hint-gift",
        Phase::Placing { turn, .. } if acts(turn) => "hint-place",
        Phase::Acting { .. } | Phase::Gift { .. } | Phase::Placing { .. } | Phase::Over { .. } => {
            return None;
        }
    };
    Some(Phrase::new(key))
}

fn acting(view: &View, seat: Seat) -> &'static str {
    let owns = view.sites.iter().any(|site| site.owner == Some(seat));
    match view.last {
        Some(_) => "hint-act-last",
        None if owns => "hint-act",
        None => "hint-claim",
    }
}

/// Whether an ordinary bid of each player would fill the pot.
fn is_nearly_full(view: &View) -> bool {
    let seats = view.players.len();
    let usual = 2 * STEP * seats as u16;
    view.pot.saturating_add(usual) >= threshold(seats)
}

#[cfg(test)]
mod tests {
    use contract::{Chance, Entry, Game, Viewer};

    use super::*;
    use crate::command::Command;
    use crate::setup::Setup;
    use crate::state::{End, Izakaya};

    fn key(state: &Izakaya, seat: Seat) -> Option<String> {
        hint(&state.view(Viewer::Seat(seat))).map(|hint| hint.key.into_owned())
    }

    #[test]
    fn a_hint_follows_the_phases_of_a_round() {
        let mut chance = Chance::from_number(1);
        let mut state = Izakaya::open(&Setup::default(), 2, &mut chance).unwrap();
        let mut play = |state: &mut Izakaya, seat: Seat, command: Command| {
            let entry = Entry::new(seat, state.now, command);
            state.play(&entry, &mut chance, &mut Vec::new()).unwrap();
        };
        assert_eq!(key(&state, Seat(0)).as_deref(), Some("hint-bid"));
        state.pot = threshold(2) - 5 * STEP;
        assert_eq!(key(&state, Seat(0)).as_deref(), Some("hint-bid"));
        state.pot = threshold(2) - 4 * STEP;
        assert_eq!(key(&state, Seat(0)).as_deref(), Some("hint-bid-end"));
        state.pot = 0;
        play(&mut state, Seat(0), Command::Bid { yen: STEP });
        assert_eq!(key(&state, Seat(0)).as_deref(), Some("hint-bid-done"));
        play(&mut state, Seat(1), Command::Bid { yen: 0 });
        assert_eq!(key(&state, Seat(0)).as_deref(), Some("hint-claim"));
        assert_eq!(key(&state, Seat(1)), None, "the other goes first");
        state.sites[0].owner = Some(Seat(0));
        assert_eq!(key(&state, Seat(0)).as_deref(), Some("hint-act"));
        state.last = Some(End::Pot);
        assert_eq!(key(&state, Seat(0)).as_deref(), Some("hint-act-last"));
    }
}

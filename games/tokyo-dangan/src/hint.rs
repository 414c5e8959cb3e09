//! What a turn is about and what people usually do, for a player's first matches. The sentences
//! stand in `words/hints.*.ftl`.

use contract::Phrase;

use crate::state::ACTIONS;
use crate::view::View;

/// A hint for the viewer, where it is their turn.
pub fn hint(view: &View) -> Option<Phrase> {
    let seat = view.viewer.seat().filter(|seat| *seat == view.active && view.over.is_none())?;
    let own = view.travellers.get(seat)?;
    let reachable = own.open.unwrap_or_default().and(view.stops);
    let key = match view.allowed.saturating_sub(view.taken) {
        _ if !reachable.is_empty() => "hint-arrive",
        _ if view.puzzle.is_some() => "hint-puzzle",
        _ if view.round == 1 && view.taken == 0 && view.allowed < ACTIONS => "hint-first-short",
        _ if view.round == 1 && view.taken == 0 => "hint-first",
        _ if own.tiles == 0 => "hint-no-tiles",
        1 => "hint-last-action",
        _ => "hint-build",
    };
    Some(Phrase::new(key))
}

#[cfg(test)]
mod tests {
    use contract::{Chance, Game, Seat, Viewer};

    use super::*;
    use crate::setup::Setup;
    use crate::square::SquareSet;
    use crate::state::{End, TokyoDangan};

    fn key(view: &View) -> Option<String> {
        hint(view).map(|hint| hint.key.into_owned())
    }

    #[test]
    fn a_hint_is_about_what_is_left_of_the_turn() {
        let state = TokyoDangan::open(&Setup::default(), 2, &mut Chance::from_number(1)).unwrap();
        let mut view = state.view(Viewer::Seat(state.active));
        assert_eq!(key(&view).as_deref(), Some("hint-first"));
        view.round = 2;
        assert_eq!(key(&view).as_deref(), Some("hint-build"));
        view.taken = 2;
        assert_eq!(key(&view).as_deref(), Some("hint-last-action"));
        view.travellers[state.active].tiles = 0;
        assert_eq!(key(&view).as_deref(), Some("hint-no-tiles"));
        view.stops = view.travellers[state.active].open.unwrap();
        assert_eq!(key(&view).as_deref(), Some("hint-arrive"));
        let other = Seat(1 - state.active.0);
        assert_eq!(key(&state.view(Viewer::Seat(other))), None, "it is not their turn");
        view.over = Some(End::Repetition);
        assert_eq!(key(&view), None, "there is nothing left to do");
    }

    #[test]
    fn the_first_turn_is_told_how_long_it_is_and_only_before_it_begins() {
        let short = Setup { short_first_turn: true, ..Setup::default() };
        let state = TokyoDangan::open(&short, 2, &mut Chance::from_number(1)).unwrap();
        let mut view = state.view(Viewer::Seat(state.active));
        assert_eq!(key(&view).as_deref(), Some("hint-first-short"));
        view.taken = 1;
        assert_eq!(key(&view).as_deref(), Some("hint-last-action"));
        view.allowed = ACTIONS;
        assert_eq!(key(&view).as_deref(), Some("hint-build"));
    }

    #[test]
    fn whoever_plays_alone_is_told_about_puzzles() {
        let state = TokyoDangan::open(&Setup::default(), 1, &mut Chance::from_number(1)).unwrap();
        let mut view = state.view(Viewer::Seat(Seat(0)));
        view.stops = SquareSet::EMPTY;
        assert_eq!(key(&view).as_deref(), Some("hint-puzzle"));
        view.stops = view.travellers[Seat(0)].open.unwrap();
        assert_eq!(key(&view).as_deref(), Some("hint-arrive"));
    }
}

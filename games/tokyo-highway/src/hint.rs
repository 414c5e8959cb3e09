//! What a turn is about and what people usually do, for a player's first matches. The sentences
//! stand in `words/hints.*.ftl`.

use contract::{Phrase, Seat};

use crate::truth::Truth;
use crate::view::View;

/// With no more column pieces than this, the end of the supply is in sight.
const FEW: u8 = 6;

/// A hint for the viewer, where something is asked of them.
pub fn hint(view: &View) -> Option<Phrase> {
    let truth = &view.truth;
    let seat = view.viewer.seat().filter(|_| truth.over.is_none())?;
    let asked = truth.debt.as_ref().map_or(truth.active, |debt| debt.payer);
    if seat != asked {
        return None;
    }
    Some(Phrase::new(match () {
        () if truth.debt.is_some() => "hint-pay",
        () if truth.raising => "hint-raise",
        () if truth.blocked => "hint-blocked",
        () => building(truth, seat)?,
    }))
}

fn building(truth: &Truth, seat: Seat) -> Option<&'static str> {
    let own = truth.builders.get(seat)?;
    let columns = truth.columns.iter().filter(|column| column.owner == seat).count();
    Some(match truth.open_bases(seat).count() {
        // The entrance is the first.
        _ if columns == 1 => "hint-first",
        _ if own.pieces() <= FEW => "hint-low",
        1 if own.yellow > 0 && columns > 2 => "hint-junction",
        _ => "hint-build",
    })
}

#[cfg(test)]
mod tests {
    use contract::{BySeat, Chance, Entry, Game, Viewer};

    use super::*;
    use crate::pieces::Column;
    use crate::setup::Setup;
    use crate::truth::{Debt, End, TokyoHighway};

    fn key(view: &View) -> Option<String> {
        hint(view).map(|hint| hint.key.into_owned())
    }

    #[test]
    fn a_hint_is_about_what_can_be_built() {
        let mut chance = Chance::from_number(1);
        let mut state = TokyoHighway::open(&Setup::default(), 2, &mut chance).unwrap();
        let first = state.active;
        assert_eq!(key(&state.view(Viewer::Seat(first))).as_deref(), Some("hint-first"));
        assert_eq!(key(&state.view(Viewer::Public)), None);
        for _ in 0..2 {
            let seat = state.active;
            let build = state.sample(seat, &mut chance).unwrap();
            state.play(&Entry::new(seat, 0, build), &mut chance, &mut Vec::new()).unwrap();
        }
        let mut view = state.view(Viewer::Seat(first));
        assert_eq!(key(&view).as_deref(), Some("hint-build"));
        let own = &mut view.truth.builders[first];
        own.grey = FEW + 1 - own.yellow;
        assert_eq!(key(&view).as_deref(), Some("hint-build"));
        view.truth.builders[first].grey -= 1;
        assert_eq!(key(&view).as_deref(), Some("hint-low"));
        view.truth.blocked = true;
        assert_eq!(key(&view).as_deref(), Some("hint-blocked"));
        let payer = Seat(1 - first.0);
        view.truth.debt = Some(Debt { payer, owed: BySeat::from_fn(2, |_| 0) });
        assert_eq!(key(&view), None, "somebody else has to pay first");
        view.viewer = Viewer::Seat(payer);
        assert_eq!(key(&view).as_deref(), Some("hint-pay"));
        view.truth.over = Some(End::Materials);
        assert_eq!(key(&view), None, "there is nothing left to do");
    }

    #[test]
    fn a_junction_is_worth_it_with_one_way_on_after_two_columns() {
        let state = TokyoHighway::open(&Setup::default(), 2, &mut Chance::from_number(1)).unwrap();
        let seat = state.active;
        let mut view = state.view(Viewer::Seat(seat));
        let entrance = *view.truth.columns.iter().find(|column| column.owner == seat).unwrap();
        let built = Column { outgoing: 1, ..entrance };
        view.truth.columns.push(built);
        assert_eq!(key(&view).as_deref(), Some("hint-build"), "two columns");
        view.truth.columns.push(built);
        assert_eq!(key(&view).as_deref(), Some("hint-junction"));
        view.truth.builders[seat].yellow = 0;
        assert_eq!(key(&view).as_deref(), Some("hint-build"), "without a yellow piece");
        view.truth.builders[seat].yellow = 1;
        view.truth.columns.push(entrance);
        assert_eq!(key(&view).as_deref(), Some("hint-build"), "two ways on");
    }

    #[test]
    fn buildings_come_first() {
        let state = TokyoHighway::open(&Setup::default(), 3, &mut Chance::from_number(1)).unwrap();
        let view = state.view(Viewer::Seat(state.active));
        assert_eq!(key(&view).as_deref(), Some("hint-raise"));
    }
}

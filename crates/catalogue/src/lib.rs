//! The list of games.
//!
//! The shelf is made from the folders of games/ by `cargo xtask sync`, so that a new game changes
//! no line written by hand. Each game is a feature of the same name; all are on by default.
//!
//! **Nothing else in the house knows a game by name.**

mod near;
mod shelf;

use contract::{AnyTitle, Malformed, Tabletop};

/// Every game on the shelf, in the order of their ids.
pub fn titles() -> &'static [&'static dyn AnyTitle] {
    shelf::TITLES
}

/// The game with that id.
///
/// # Errors
/// If there is none: one sentence that names those that exist.
pub fn find(id: &str) -> Result<&'static dyn AnyTitle, Malformed> {
    titles().iter().find(|title| title.meta().id == id).copied().ok_or_else(|| unknown(id))
}

/// Generic code that wants the typed game, such as the simulator.
pub trait Visit {
    /// What the visit brings back.
    type Out;

    /// Runs on the game.
    fn visit<G: Tabletop>(self) -> Self::Out;
}

/// Takes the visitor to the typed game with that id.
///
/// # Errors
/// If there is none: one sentence that names those that exist.
pub fn visit<V: Visit>(id: &str, visitor: V) -> Result<V::Out, Malformed> {
    shelf::visit(id, visitor).map_err(|_| unknown(id))
}

fn unknown(id: &str) -> Malformed {
    let ids: Vec<&str> = titles().iter().map(|title| title.meta().id).collect();
    let hint = near::nearest(id, &ids).map(|near| format!("did you mean '{near}'? "));
    let hint = hint.unwrap_or_default();
    Malformed::new(match ids.as_slice() {
        [] => format!("there is no game '{id}': none was compiled in"),
        [only] => format!("there is no game '{id}': {hint}the only game is {only}"),
        all => format!("there is no game '{id}': {hint}the games are {}", all.join(", ")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;

    impl Visit for Id {
        type Out = &'static str;

        fn visit<G: Tabletop>(self) -> &'static str {
            G::META.id
        }
    }

    #[test]
    fn titles_are_in_the_order_of_their_ids() {
        assert!(titles().windows(2).all(|pair| pair[0].meta().id < pair[1].meta().id));
    }

    #[test]
    fn every_title_is_found_and_visited_under_its_own_id() {
        for title in titles() {
            let id = title.meta().id;
            assert_eq!(find(id).map(|found| found.meta().id), Ok(id));
            assert_eq!(visit(id, Id), Ok(id));
        }
    }

    #[test]
    fn an_unknown_game_is_named_along_with_those_that_exist() {
        let error = find("chess").err().unwrap().to_string();
        assert!(error.starts_with("there is no game 'chess': "), "{error}");
        assert!(titles().iter().all(|title| error.contains(title.meta().id)), "{error}");
        assert_eq!(visit("chess", Id), Err(Malformed::new(error)));
    }

    #[test]
    #[cfg(feature = "connect-four")]
    fn a_slip_of_the_pen_gets_a_suggestion() {
        let error = find("conect-four").err().unwrap().to_string();
        assert!(error.contains("did you mean 'connect-four'?"), "{error}");
    }
}

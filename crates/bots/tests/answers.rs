//! Bots answer, always alike from the same chance, and in time. (How well is for the arena.)

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use contract::{Chance, Endless, Game, Levels, Offers, Patience, Seat, Skill, Window};
use lanterns::Lanterns;

type Toy = Lanterns<0>;

/// Ends after some questions.
struct Short(std::cell::Cell<u32>);

impl Patience for Short {
    fn is_over(&self) -> bool {
        self.0.set(self.0.get() + 1);
        self.0.get() > 2
    }
}

fn choose(skill: Skill, patience: &dyn Patience) -> Option<<Toy as Game>::Command> {
    let setup = <Toy as Game>::Setup::default();
    let state = Toy::open(&setup, 3, &mut Chance::from_number(4)).unwrap();
    let mut offers = Offers::default();
    state.offers(Seat(1), &mut offers);
    let window = Window::new(&state, Seat(1), &offers);
    Toy::bot(skill).choose(&window, patience, &mut Chance::from_number(9)).command
}

#[test]
fn the_same_chance_gives_the_same_answer() {
    for skill in [Skill::Random, Skill::Greedy, Skill::Easy, Skill::Search(200)] {
        let answer = choose(skill, &Endless);
        assert!(answer.is_some());
        assert_eq!(answer, choose(skill, &Endless));
    }
}

#[test]
fn a_search_that_runs_out_of_patience_still_answers() {
    let patience = Short(std::cell::Cell::new(0));
    assert!(choose(Skill::Search(1_000_000), &patience).is_some());
    assert!(patience.0.get() > 2, "it asked");
}

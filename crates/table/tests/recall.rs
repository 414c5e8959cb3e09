//! What a bot that sits down in the middle of a match is shown of it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../conformance/tests/lanterns/mod.rs"]
mod lanterns;

use contract::erased::Title;
use contract::{AnyBot, AnyGame, Chance, Digest, Entry, Patience, Reply, Seat, Seed, Skill};
use lanterns::Lanterns;
use serde_json::{Value, json};
use table::{Denial, Sitter, Table};

static TITLE: Title<Lanterns<0>> = Title::new();

const ANN: Seat = Seat(0);

/// Remembers the digests of what it was shown.
#[derive(Default)]
struct Witness(Vec<Option<Digest>>);

impl AnyBot for Witness {
    fn decide(
        &mut self,
        _: &dyn AnyGame,
        _: Seat,
        _: &dyn Patience,
        _: &mut Chance,
    ) -> Reply<Value> {
        Reply::now(None)
    }

    fn remembers(&self) -> bool {
        true
    }

    fn recall(&mut self, game: &dyn AnyGame, _: Seat) {
        self.0.push(game.digest());
    }
}

fn open() -> Table {
    let sitters = vec![Sitter::person("Ann"), Sitter::bot(Skill::Easy)];
    Table::open(&TITLE, json!({}), sitters, Seed::from_number(3)).unwrap()
}

/// Plays an offer of the seat; tells the state after it.
fn act(table: &mut Table, seat: Seat, offer: usize) -> Option<Digest> {
    let command = table.game().offers(seat).list[offer].clone();
    table.play(Entry::new(seat, table.now(), command), None).unwrap();
    table.game().digest()
}

fn shown(table: &Table) -> Result<Vec<Option<Digest>>, Denial> {
    let mut witness = Witness::default();
    table.recall(&mut witness, Seat(1)).map(|()| witness.0)
}

#[test]
fn every_state_that_is_still_in_effect_is_shown_in_order() {
    let mut table = open();
    let opening = table.game().digest();
    let first = act(&mut table, ANN, 0);
    table.undo_alone(ANN).unwrap();
    let other = act(&mut table, ANN, 1);
    assert_ne!(first, other);
    assert_eq!(shown(&table).unwrap(), [opening, other], "not what was taken back");
}

#[test]
fn nothing_needs_to_be_shown_before_the_first_act() {
    assert_eq!(shown(&open()).unwrap(), []);
}

#[test]
fn a_table_that_has_forgotten_the_beginning_says_so() {
    let mut table = open();
    act(&mut table, ANN, 0);
    assert!(table.is_whole());
    let restored = Table::restore(&TITLE, table.checkpoint().unwrap(), &[]).unwrap();
    assert!(!restored.is_whole());
    assert_eq!(shown(&restored), Err(Denial::NeedsHistory));
}

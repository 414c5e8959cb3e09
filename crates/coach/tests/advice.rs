//! Hints during play.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use catalogue::Visit;
use coach::CoachError;
use contract::{AnyTitle, Entry, Seat, Seed, Skill, Tabletop};
use serde_json::{Value, json};
use table::{Record, Sitter, Table};
use wire::coach::{Advice, Stage};

struct Hint<'a> {
    title: &'static dyn AnyTitle,
    record: &'a Record,
    seat: Seat,
    stage: Stage,
    language: &'a str,
}

impl Visit for Hint<'_> {
    type Out = Result<Advice, CoachError>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        coach::advise::<G>(self.title, self.record, self.language, self.seat, self.stage)
    }
}

fn advised(table: &Table, seat: Seat, stage: Stage, language: &str) -> Result<Advice, CoachError> {
    let record = table.record().unwrap();
    let hint = Hint { title: table.title(), record: &record, seat, stage, language };
    catalogue::visit(table.title().meta().id, hint).unwrap()
}

/// Seat 0 has three in the fourth column, and may drop now.
fn table() -> Table {
    let title = catalogue::find("connect-four").unwrap();
    let sitters = vec![Sitter::person("Ann"), Sitter::bot(Skill::Easy)];
    let mut table = Table::open(title, json!({}), sitters, Seed::from_number(1)).unwrap();
    for (number, column) in [3, 4, 3, 4, 3, 0].into_iter().enumerate() {
        let seat = Seat((number % 2) as u8);
        table.play(Entry::new(seat, 0, json!({ "drop": { "column": column } })), None).unwrap();
    }
    table
}

#[test]
fn every_stage_tells_more() {
    let table = table();
    let stage = |stage| advised(&table, Seat(0), stage, "en").unwrap();
    let nudge = stage(Stage::Nudge);
    assert_eq!(nudge.said, "Look for a column that wins now or with your next disc.");
    assert_eq!(nudge.command, None);
    let told = stage(Stage::Move);
    assert_eq!(told.said, "Drop into column 4");
    assert_eq!(told.command, Some(json!({ "drop": { "column": 3 } })));
    let reason = stage(Stage::Reason);
    assert_eq!(reason.command, told.command);
    assert!(reason.said.contains("“Drop into column 4” 100%"), "{}", reason.said);
}

#[test]
fn a_hint_is_given_in_the_language_of_the_page() {
    let said = advised(&table(), Seat(0), Stage::Move, "fr").unwrap().said;
    assert_eq!(said, "Jouer dans la colonne 4");
}

#[test]
fn nobody_is_advised_who_has_nothing_to_decide() {
    let why = advised(&table(), Seat(1), Stage::Move, "en").unwrap_err();
    assert_eq!(why.to_string(), "there is nothing to decide now");
}

#[test]
fn a_hint_can_be_followed_in_every_game_that_gives_one() {
    for title in catalogue::titles() {
        let seats = (*title.meta().seats.start()).max(2);
        let table =
            Table::open(*title, json!({}), Sitter::strangers(seats), Seed::from_number(4)).unwrap();
        let Some(seat) = table.awaiting().seats().iter().next() else { continue };
        let command: Value = match advised(&table, seat, Stage::Move, "en") {
            Ok(advice) => advice.command.unwrap(),
            Err(CoachError::NoCoach(_) | CoachError::NothingToDecide) => continue,
            Err(why) => panic!("{}: {why}", title.meta().id),
        };
        table.judge(&Entry::new(seat, table.now(), command)).unwrap();
    }
}

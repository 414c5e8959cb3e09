//! Matches to be analysed, and analyses of them.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::cell::Cell;

use catalogue::Visit;
use coach::{Analyst, CoachError};
use contract::{AnyTitle, Awaiting, Chance, Endless, Entry, Patience, Seat, Seed, Skill, Tabletop};
use serde_json::json;
use table::{Record, Sitter, Table};
use wire::coach::Analysis;

/// A match between these bots, some of whom may pass for people.
pub fn played(game: &str, sitters: &[(Skill, bool)], number: u64) -> Record {
    let title = catalogue::find(game).unwrap();
    let sitter = |(skill, is_person): &(Skill, bool)| match is_person {
        true => Sitter::person("Ann"),
        false => Sitter::bot(*skill),
    };
    let seated = sitters.iter().map(sitter).collect();
    let seed = Seed::from_number(number);
    let mut table = Table::open(title, json!({}), seated, seed).unwrap();
    let mut bots: Vec<_> = sitters.iter().map(|(skill, _)| title.bot(*skill)).collect();
    let mut chance = Chance::new(&seed.of_match(1), 0);
    while let Awaiting::Seats(waiting) = table.awaiting() {
        let seat = waiting.must.iter().next().unwrap();
        let bot = bots[seat.idx()].as_mut();
        let reply = bot.decide(table.game(), seat, &Endless, &mut chance);
        table.play(Entry::new(seat, table.now(), reply.command.unwrap()), None).unwrap();
    }
    table.record().unwrap()
}

/// The whole analysis of a match.
pub fn studied(record: &Record, everybody: bool) -> Analysis {
    studied_with(record, everybody, &Endless)
}

/// The same with that much patience each time.
pub fn studied_with(record: &Record, everybody: bool, patience: &dyn Patience) -> Analysis {
    let mut analyst = begun(record, everybody).unwrap();
    while !analyst.is_done() {
        analyst.work(patience);
    }
    analyst.report()
}

pub fn begun(record: &Record, everybody: bool) -> Result<Box<dyn Analyst>, CoachError> {
    let title = catalogue::find(&record.game).unwrap();
    catalogue::visit(&record.game, Begin { title, record, everybody }).unwrap()
}

struct Begin<'a> {
    title: &'static dyn AnyTitle,
    record: &'a Record,
    everybody: bool,
}

impl Visit for Begin<'_> {
    type Out = Result<Box<dyn Analyst>, CoachError>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        coach::study::<G>(self.title, self.record, "en", self.everybody)
    }
}

/// Whether a game can be analysed by win chances.
pub fn has_chances(title: &'static dyn AnyTitle) -> bool {
    struct Asks;

    impl Visit for Asks {
        type Out = bool;

        fn visit<G: Tabletop>(self) -> bool {
            matches!(G::COACHING, Some(contract::Coaching::Chances(_)))
        }
    }

    catalogue::visit(title.meta().id, Asks).unwrap()
}

/// Patience that ends after so many steps.
pub struct After(u32, Cell<u32>);

impl After {
    pub fn steps(count: u32) -> After {
        After(count, Cell::new(0))
    }
}

impl Patience for After {
    fn is_over(&self) -> bool {
        self.1.set(self.1.get() + 1);
        self.1.get().is_multiple_of(self.0)
    }
}

/// Whoever sits in a seat alone.
pub fn seat(number: u8) -> Seat {
    Seat(number)
}

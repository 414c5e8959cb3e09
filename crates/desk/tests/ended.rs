//! Why a match ended, and which acts would end it, as everybody at the table is told.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{Entry, Seat, Seed, Skill, Viewer};
use desk::Narrator;
use serde_json::json;
use table::{SeatChange, Sitter, Table};
use wire::outbound::Standing;
use words::Words;

const COLUMNS: [u8; 6] = [0, 1, 0, 1, 0, 1];

/// Connect four, one disc before Ann has four in line.
fn almost(names: [&str; 2]) -> Table {
    let title = catalogue::find("connect-four").unwrap();
    let sitters = names.map(Sitter::person).to_vec();
    let mut table = Table::open(title, json!({}), sitters, Seed::from_number(1)).unwrap();
    for (turn, column) in (0..).zip(COLUMNS) {
        drop_disc(&mut table, Seat(turn % 2), column);
    }
    table
}

fn drop_disc(table: &mut Table, seat: Seat, column: u8) {
    let command = json!({ "drop": { "column": column } });
    table.play(Entry::new(seat, 0, command), None).unwrap();
}

fn told(table: &Table, viewer: Viewer, language: &str) -> Standing {
    let words = Words::new(table.title().meta(), language).unwrap();
    Narrator { viewer, words: &words, labels: true, offers: true }.standing(table)
}

#[test]
fn an_offer_that_ends_the_match_says_so_before() {
    let table = almost(["Ann", "Bob"]);
    let asked = told(&table, Viewer::Seat(Seat(0)), "en").ask.unwrap();
    let warned: Vec<&str> =
        asked.offers.iter().filter_map(|offer| offer.warning.as_deref()).collect();
    assert_eq!(warned, ["Ends the match: you win."]);
    assert_eq!(asked.offers[0].command.get(), r#"{"drop":{"column":0}}"#);
    assert!(asked.offers[0].warning.is_some());
}

#[test]
fn the_end_is_explained_in_every_language() {
    let mut table = almost(["Ann", "Bob"]);
    assert_eq!(told(&table, Viewer::Public, "en").ended, None, "not before it is over");
    drop_disc(&mut table, Seat(0), 0);
    let ended = told(&table, Viewer::Public, "en").ended.unwrap();
    assert_eq!(ended.why, ["Ann had four discs in a line."]);
    let ended = told(&table, Viewer::Public, "fr").ended.unwrap();
    assert_eq!(ended.why, ["Ann avait quatre jetons alignés."]);
}

#[test]
fn whoever_gave_up_is_told_why_they_come_last() {
    let mut table = almost(["Ann", "Bob"]);
    let bot = table.sitters()[0].stand_in(Skill::Random);
    table.seat(Seat(0), bot, SeatChange::Resigned, 0).unwrap();
    drop_disc(&mut table, Seat(0), 0);
    let ended = told(&table, Viewer::Public, "en").ended.unwrap();
    assert_eq!(ended.seats, [Some("resigned".to_owned()), None]);
    assert!(ended.why[1].starts_with("Anyone who resigned or left comes last"), "{ended:?}");
}

#[test]
fn players_without_names_are_called_by_their_colours() {
    let table = almost(["", ""]);
    let names = |language| {
        let sitters = told(&table, Viewer::Public, language).sitters;
        sitters.into_iter().map(|sitter| sitter.name).collect::<Vec<String>>()
    };
    assert_eq!(names("en"), ["Orange", "Blue"]);
    assert_eq!(names("fr"), ["Orange", "Bleu"]);
}

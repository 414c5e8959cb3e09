//! The match without a terminal: connect four, and the toy for what connect four lacks.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use contract::{AnyTitle, Seat, Seed, Skill};
use serde_json::{Value, json};
use table::{Record, Sitter, Table, Verified};
use words::Words;

use super::choices::{Choices, Effect, play_typed};
use super::log::Log;
use super::plain;
use super::session::{Next, Seating, Session};
use super::toy::TOY;

pub fn sit(title: &'static dyn AnyTitle, setup: Value, me: Seat, seats: usize) -> Session {
    sit_in("en", title, setup, me, seats)
}

fn sit_in(
    language: &str,
    title: &'static dyn AnyTitle,
    setup: Value,
    me: Seat,
    seats: usize,
) -> Session {
    let seed = Seed::from_number(7);
    let sitter = |seat| if seat == me { Sitter::person("Ann") } else { Sitter::bot(Skill::Greedy) };
    let sitters = Seat::all(seats).map(sitter).collect();
    let table = Table::open(title, setup, sitters, seed).unwrap();
    let words = Words::new(title.meta(), language).unwrap();
    let skills = vec![Skill::Greedy; seats];
    Session::new(Seating { table, me, skills, words, seed }, Log::default())
}

/// Connect four in that language, the person first.
pub fn connect_four_in(language: &str) -> Session {
    sit_in(language, catalogue::find("connect-four").unwrap(), json!({}), Seat(0), 2)
}

pub fn connect_four(me: u8) -> Session {
    sit(catalogue::find("connect-four").unwrap(), json!({}), Seat(me), 2)
}

pub fn toy(kind: &str, seats: usize) -> Session {
    sit(&TOY, json!({ "kind": kind }), Seat(0), seats)
}

/// The same, at a practice table.
fn practising(session: &Session) -> Session {
    let record = Record { practice: Some(true), ..session.record().unwrap() };
    let table = record.replay(&TOY, None).unwrap().table;
    let words = Words::new(TOY.meta(), "en").unwrap();
    let skills = vec![Skill::Greedy; table.sitters().len()];
    let seating = Seating { table, me: session.me(), skills, words, seed: record.seed };
    Session::new(seating, Log::default())
}

/// Lets the bots think and act until the person is asked, or only time could help.
pub fn settle(session: &mut Session) -> Next {
    loop {
        for errand in session.errands() {
            session.take_thought(errand.run());
        }
        match session.next() {
            Next::Ready { .. } => session.proceed().unwrap(),
            Next::Thinking => {}
            next => return next,
        }
    }
}

pub fn drop_into(session: &mut Session, column: u8) {
    session.play(json!({ "drop": { "column": column } }), None).unwrap();
}

fn told(session: &Session) -> Vec<&str> {
    session.log().notes().iter().map(|note| note.text.as_str()).collect()
}

const PERSON: Next = Next::Person { may_pass: false };

#[test]
fn a_bot_answers_the_persons_move() {
    let mut session = connect_four(0);
    assert_eq!(settle(&mut session), PERSON);
    drop_into(&mut session, 3);
    assert_eq!(session.next(), Next::Thinking);
    assert_eq!(settle(&mut session), PERSON);
    assert_eq!(session.log().notes().len(), 2);
    assert_eq!(told(&session)[0], "Ann dropped into column 4");
    assert_eq!(session.log().notes()[1].seat, Some(Seat(1)));
}

#[test]
fn a_bot_that_has_the_first_seat_begins() {
    let mut session = connect_four(1);
    assert_eq!(session.next(), Next::Thinking);
    assert_eq!(settle(&mut session), PERSON);
    assert_eq!(session.log().notes().len(), 1);
}

#[test]
fn undo_takes_back_the_persons_move_and_the_answer() {
    let mut session = connect_four(0);
    let opening = session.game().digest();
    drop_into(&mut session, 3);
    settle(&mut session);
    session.undo().unwrap();
    assert_eq!(session.game().digest(), opening);
    assert_eq!(told(&session), ["You took back: Ann dropped into column 4"], "one line tells it");
    assert_eq!(settle(&mut session), PERSON);
    let why = session.undo().unwrap_err();
    assert_eq!(why.sentence, "You haven’t made a move yet.");
}

#[test]
fn an_answer_from_before_an_undo_is_ignored() {
    let mut session = connect_four(0);
    drop_into(&mut session, 3);
    let late = session.errands().remove(0).run();
    session.undo().unwrap();
    drop_into(&mut session, 0);
    session.take_thought(late);
    assert_eq!(session.next(), Next::Thinking, "the bot has to think again");
}

#[test]
fn a_refusal_tells_its_clause() {
    let mut session = connect_four(0);
    let why = play_typed(r#"{"drop":{"column":9}}"#, &mut session).unwrap_err();
    assert_eq!(why.clause.as_deref(), Some("2.3"));
    assert!(why.sentence.starts_with("Connect Four 2.3: there is no column 10"), "{why:?}");
    let why = play_typed("drop it", &mut session).unwrap_err();
    assert!(why.sentence.contains(r#"such as {"drop":{"column":0}}"#), "{why:?}");
    assert_eq!(session.moment(), (0, 0));
}

#[test]
fn a_saved_match_goes_on_exactly() {
    let mut session = connect_four(0);
    [3, 3, 2].into_iter().for_each(|column| {
        drop_into(&mut session, column);
        settle(&mut session);
    });
    session.undo().unwrap();
    assert!(session.is_unsaved());
    session.mark_saved();
    assert!(!session.is_unsaved());
    let record = Record::read(&session.record().unwrap().write()).unwrap();
    let title = catalogue::find("connect-four").unwrap();
    let Verified { table, happened } = record.replay(title, None).unwrap();
    let words = Words::new(title.meta(), "en").unwrap();
    let words = words.with_players(table.players());
    let log = Log::of_lines(&table, &happened, Seat(0), &words);
    assert_eq!(log.notes(), session.log().notes());
    let skills = vec![Skill::Greedy; 2];
    let seating = Seating { table, me: Seat(0), skills, words, seed: record.seed };
    let mut resumed = Session::new(seating, log);
    for either in [&mut session, &mut resumed] {
        settle(either);
        drop_into(either, 6);
        settle(either);
    }
    assert_eq!(resumed.game().digest(), session.game().digest());
    assert_eq!(resumed.record().unwrap(), session.record().unwrap());
}

#[test]
fn another_match_has_the_same_seats_and_another_seed() {
    let mut session = connect_four(0);
    drop_into(&mut session, 3);
    session.again(Seed::from_number(8)).unwrap();
    assert!(session.log().notes().is_empty());
    let record = session.record().unwrap();
    assert_eq!((record.seed, record.lines.len()), (Seed::from_number(8), 0));
    assert_eq!(settle(&mut session), PERSON);
}

#[test]
fn choices_keep_their_numbers_when_they_are_filtered() {
    let choices = Choices::of(&connect_four(0));
    assert_eq!(choices.list.len(), 7);
    let found = choices.matching("COLUMN 4");
    assert_eq!((found.len(), found[0].number), (1, 4));
    assert_eq!(choices.number_of(&json!({"drop": {"column": 3}})), Some(4));
    let error = choices.numbered(8).unwrap_err();
    let english = connect_four(0).say(&error);
    assert_eq!(english, "There is no choice 8: choices go from 1 to 7.");
}

#[test]
fn in_simultaneous_play_the_bots_bid_first_and_keep_it_secret() {
    let mut session = toy("bids", 4);
    assert_eq!(session.errands().len(), 4 - 1);
    let mut session = toy("bids", 4);
    assert_eq!(settle(&mut session), PERSON);
    assert_eq!(
        told(&session),
        ["Blue", "Green", "Pink"].map(|colour| format!("greedy ({colour}) bid in secret"))
    );
    let choices = Choices::of(&session);
    assert!(choices.more && choices.list.len() == 3);
    play_typed(r#"{"bid":{"coins":9}}"#, &mut session).unwrap();
    assert_eq!(session.next(), Next::Over);
    assert_eq!(told(&session).last(), Some(&"Ann bid 9"));
    let words = Words::new(TOY.meta(), "en").unwrap();
    let record = session.record().unwrap();
    let Verified { table, happened } = record.replay(&TOY, None).unwrap();
    let words = words.with_players(table.players());
    let log = Log::of_lines(&table, &happened, Seat(0), &words);
    assert_eq!(log.notes(), session.log().notes(), "a resumed log keeps secrets too");
}

#[test]
fn a_chance_to_interject_can_be_taken_or_let_pass() {
    let mut session = toy("objections", 2);
    let may = Next::Person { may_pass: true };
    assert_eq!(settle(&mut session), may);
    let choices = Choices::of(&session);
    assert_eq!((choices.list[0].number, &choices.list[0].effect), (0, &Effect::Pass));
    choices.choose(choices.numbered(1).unwrap(), &mut session).unwrap();
    assert_eq!(told(&session), ["Ann objected"]);
    for went in 1..=3 {
        assert_eq!(settle(&mut session), may, "asked again after every entry");
        Choices::of(&session).choose(&choices.list[0], &mut session).unwrap();
        assert_eq!(session.next(), Next::Thinking);
        settle(&mut session);
        assert_eq!(told(&session).len(), 1 + went);
    }
    assert_eq!(session.next(), Next::Over);
}

#[test]
fn what_the_rules_bar_is_taken_back_only_in_practice() {
    let play = |session: &mut Session| {
        settle(session);
        session.play(json!("object"), None).unwrap();
        session.pass();
        settle(session);
    };
    let mut session = toy("objections", 2);
    play(&mut session);
    let why = session.undo().unwrap_err();
    assert!(why.sentence.contains("practice"), "{why:?}");
    assert_eq!(session.record().unwrap().practice, Some(false));
    let mut session = practising(&toy("objections", 2));
    play(&mut session);
    session.undo().unwrap();
    assert_eq!(session.game().round(), 1);
    session.again(Seed::from_number(9)).unwrap();
    assert!(session.is_practice(), "the next match is played like this one");
}

#[test]
fn in_real_time_the_clock_and_the_bots_act_when_they_are_due() {
    let mut session = toy("race", 3);
    assert_eq!(settle(&mut session), PERSON);
    session.pass_time(999);
    assert_eq!(settle(&mut session), PERSON);
    assert!(session.log().notes().is_empty());
    session.pass_time(1);
    settle(&mut session);
    assert_eq!(told(&session), ["The clock ticked"]);
    session.pass_time(499);
    assert_eq!(settle(&mut session), PERSON);
    session.pass_time(400);
    assert_eq!(settle(&mut session), Next::Over);
    assert_eq!(told(&session), ["The clock ticked", "greedy (Blue) stopped"]);
    let lines = session.record().unwrap().lines;
    assert!(matches!(&lines[1].deed, table::Deed::Play(entry) if entry.at_ms == 1500));
}

#[test]
fn a_person_can_be_faster_than_the_bots_and_undo_turns_time_back() {
    let mut session = practising(&toy("race", 3));
    settle(&mut session);
    session.pass_time(1200);
    settle(&mut session);
    session.play(json!("stop"), None).unwrap();
    assert_eq!(session.next(), Next::Over);
    session.undo().unwrap();
    assert_eq!(session.now_ms(), 1000, "as far as the clock had come");
    assert_eq!(settle(&mut session), PERSON);
}

#[test]
fn time_does_not_pass_where_it_does_not_matter() {
    let mut session = connect_four(0);
    session.pass_time(5000);
    assert_eq!(session.now_ms(), 0);
    assert_eq!(settle(&mut session), PERSON);
}

/// The messages of the terminal: a list that is held to what the program says.
#[test]
fn every_message_of_the_terminal_is_said_and_every_one_that_is_said_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = fs::read_to_string(root.join("../words/house/terminal.en.ftl")).unwrap();
    let listed: BTreeSet<&str> =
        words::keys(&list).filter(|key| key.starts_with("term-")).collect();
    let folders = ["src/play", "src/play/screen", "src/play/session"];
    let files = folders.iter().flat_map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let paths = files.map(|file| file.unwrap().path()).filter(|path| path.is_file());
    let sources: Vec<String> = paths
        .filter(|path| !path.ends_with("tests.rs"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let quoted = sources.iter().flat_map(|source| source.split('"'));
    let said: BTreeSet<&str> = quoted.filter(|text| text.starts_with("term-")).collect();
    assert!(said.len() > 80, "{said:?}");
    // The name of a level is put together.
    let (levels, said): (BTreeSet<&str>, _) = said.into_iter().partition(|key| key.contains('{'));
    assert_eq!(levels.into_iter().collect::<Vec<_>>(), ["term-skill-{level}"]);
    let one_by_one = |key: &&str| !key.starts_with("term-skill-") || *key == "term-skill-search";
    assert_eq!(said, listed.into_iter().filter(one_by_one).collect());
    let for_programs = [Skill::Random, Skill::Greedy, Skill::HardBefore];
    for skill in Skill::LEVELS.into_iter().chain(for_programs) {
        assert!(list.contains(&format!("\nterm-skill-{skill} = ")), "{skill}");
    }
}

/// What the plain line mode prints for these lines.
fn talk(session: Session, lines: &str) -> String {
    let mut output = Vec::new();
    plain::run(session, &mut lines.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn plain_lines_let_a_chance_pass_and_take_commands_that_are_not_listed() {
    let text = talk(toy("objections", 2), "p\n1\n0\np\nn\nq\n");
    assert_eq!(text.matches("* greedy went on").count(), 3, "{text}");
    assert!(text.contains("* Ann objected") && text.contains("Nobody wins: all done"), "{text}");
    assert!(text.contains("A new match."), "{text}");
    let text = talk(toy("bids", 3), ":{\"bid\":{\"coins\":10}}\n:{\"bid\":{\"coins\":9}}\n");
    assert!(text.contains("More moves are possible"), "{text}");
    assert!(text.contains("Toy 1.1: nobody has so much"), "{text}");
    assert!(text.contains("You win: all done"), "{text}");
    assert!(!text.contains("Practice"), "{text}");
}

#[test]
fn the_end_of_a_practice_match_says_that_it_was_one() {
    let text = talk(practising(&toy("bids", 3)), ":{\"bid\":{\"coins\":9}}\nu\nq\n");
    assert!(text.contains("Practice match"), "{text}");
    assert!(text.contains("* You took back: "), "{text}");
}

//! The client's types of messages, held to what Rust says; and messages of every kind, for the
//! client's compiler to hold against them.
#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod samples;

use std::path::Path;

use contract::{Awaiting, BySeat, Outcome, Phrase, Seat, SeatSet, Waiting};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use typings::Declarations;
use wire::chat::{Mute, SetSpeakers, Speakers, TableChat};
use wire::clock::{ClockRule, Clocks, SeatClock};
use wire::days::{DayBest, DayFeat};
use wire::figure::{ChooseFigure, Figure};
use wire::listing::{Listed, Listing};
use wire::log::{LogDeed, LogEntry, LogPage, LogTurn};
use wire::motion::{GaveUp, Motion, Pause, Proposal};
use wire::outbound::{
    Asked, Chat, Code, Ended, Event, NoUndo, Offer, Refused, Standing, UndoAsked, Undone, Update,
    Welcome,
};
use wire::sitter::{SeatChange, Sitter};
use wire::wave::{Gesture, Wave};
use wire::{Inbound, Outbound, after, coach, house, lobby, me, page, push, seal};

const HOW: &str = "cargo test -p wire --test types";

#[test]
fn the_client_has_the_types_of_messages() {
    let text = Declarations::new()
        .with::<Inbound>("Inbound")
        .with::<Outbound>("Outbound")
        .with::<Standing>("Standing")
        .with::<lobby::Game>("Game")
        .with::<lobby::NewTable>("NewTable")
        .with::<lobby::Options>("Options")
        .with::<lobby::AddBot>("AddBot")
        .with::<lobby::Join>("Join")
        .with::<lobby::Kick>("Kick")
        .with::<lobby::LetIn>("LetIn")
        .with::<lobby::Newcomers>("Newcomers")
        .with::<lobby::TakeOver>("TakeOver")
        .with::<ChooseFigure>("ChooseFigure")
        .with::<seal::Commit>("Commit")
        .with::<seal::Reveal>("Reveal")
        .with::<SetSpeakers>("SetSpeakers")
        .with::<Mute>("Mute")
        .with::<Listing>("Listing")
        .with::<DayBest>("DayBest")
        .with::<lobby::Name>("Name")
        .with::<lobby::Me>("Me")
        .with::<me::ChooseAvatar>("ChooseAvatar")
        .with::<me::ShowMe>("ShowMe")
        .with::<me::HereNow>("HereNow")
        .with::<me::PlayedPage>("PlayedPage")
        .with::<me::Career>("Career")
        .with::<me::Playmates>("Playmates")
        .with::<me::Block>("Block")
        .with::<me::Invite>("Invite")
        .with::<me::Declined>("Declined")
        .with::<me::Carry>("Carry")
        .with::<me::Carried>("Carried")
        .with::<me::Arriving>("Arriving")
        .with::<lobby::Problem>("Problem")
        .with::<lobby::Left>("Left")
        .with::<house::House>("House")
        .with::<house::Erased>("Erased")
        .with::<push::PushKey>("PushKey")
        .with::<push::Subscribe>("Subscribe")
        .with::<push::Unsubscribe>("Unsubscribe")
        .with::<push::Subscribed>("Subscribed")
        .with::<after::Step>("Step")
        .with::<after::Statistics>("Statistics")
        .with::<page::Drawing>("Drawing")
        .with::<page::Forbidden>("Forbidden")
        .with::<page::Turn>("Turn")
        .with::<page::Hand>("Hand")
        .with::<page::LessonStep>("LessonStep")
        .with::<LogPage>("LogPage")
        .with::<coach::Analysis>("Analysis")
        .with::<coach::Advice>("Advice")
        .with::<page::Verdict>("Verdict")
        .with::<Value>("Json")
        .text();
    hold("wire.ts", text);
}

#[test]
fn messages_fit_the_types() {
    let lists = [
        ("inbound", "Inbound", inbound()),
        ("outbound", "Outbound", outbound()),
        ("games", "Game", written(&[game()])),
        ("newTables", "NewTable", new_tables()),
        ("tables", "Table", written(&[table(false), table(true)])),
        ("listings", "Listing", written(&[listing(None), listing(Some("7".into()))])),
        ("dayBests", "DayBest", written(&[day_best()])),
        ("problems", "Problem", written(&[problem()])),
        ("left", "Left", written(&[lobby::Left { left: "k".into() }])),
        ("houses", "House", written(&houses())),
        ("steps", "Step", written(&[step()])),
        ("logPages", "LogPage", log_pages()),
        ("statistics", "Statistics", written(&[samples::statistics(gave_up())])),
        ("analyses", "Analysis", written(&samples::analyses())),
        ("advice", "Advice", written(&samples::advice())),
    ];
    hold("wire.samples.ts", Ok(typings::samples::listed("./wire.ts", &lists)));
}

fn hold(file: &str, text: Result<String, String>) {
    let path = Path::new("../../client/src/match").join(file);
    if let Err(why) = text.and_then(|text| typings::file::hold(&path, HOW, &text)) {
        panic!("{why}");
    }
}

fn written<T: Serialize>(values: &[T]) -> Vec<String> {
    values.iter().map(|value| serde_json::to_string(value).unwrap()).collect()
}

/// The least that a client has to write; Rust can read it.
fn least<T: DeserializeOwned>(json: &Value) -> Vec<String> {
    serde_json::from_value::<T>(json.clone()).unwrap();
    vec![json.to_string()]
}

fn inbound() -> Vec<String> {
    let id = || "a-1".to_owned();
    let most = [
        Inbound::Hello {
            table: "k".into(),
            seen: Some(3),
            lang: Some("fr".into()),
            token: Some("t".into()),
            labels: false,
            offers: false,
            packed: true,
        },
        Inbound::Command { id: id(), decision: 2, command: json!({ "drop": { "column": 3 } }) },
        Inbound::Undo { id: id() },
        Inbound::AnswerUndo { id: id(), agree: true },
        Inbound::Propose { id: id(), motion: Motion::Pause { for_ms: 600_000 } },
        Inbound::Propose { id: id(), motion: Motion::Resume },
        Inbound::Propose { id: id(), motion: Motion::End },
        Inbound::AnswerProposal { id: id(), agree: true },
        Inbound::Resign { id: id() },
        Inbound::Leave { id: id() },
        Inbound::Reclaim { id: id() },
        Inbound::Chat { text: "Good game!".into() },
        Inbound::Wave { gesture: gesture() },
        Inbound::Resync {},
        Inbound::Ping {},
    ];
    let mut texts = least::<Inbound>(&json!({ "do": "hello", "table": "k" }));
    texts.extend(written(&most));
    texts
}

fn outbound() -> Vec<String> {
    let id = || "a-1".to_owned();
    let chat = |seat: Option<u8>| {
        let speaker = seat.map(|_| "0a1b2c3d4e5f".to_owned());
        let avatar = seat.map(|_| "lantern".to_owned());
        Chat { number: 1, name: "Ann".into(), seat, speaker, avatar, text: "Hello!".into() }
    };
    let welcome = |seat, standing, chat| {
        Outbound::Welcome(Box::new(Welcome {
            game: "go".into(),
            seat,
            goal: seat.map(|_| "Surround more than the other.".into()),
            standing,
            since_ms: 0,
            chat,
        }))
    };
    let turn = LogTurn { round: 2, seat: Some(Seat(0)) };
    let event = Event { line: 4, turn, event: raw("passed"), text: "Ann passes.".into() };
    let deeds = vec![entry(LogDeed::Undo), entry(LogDeed::Seat)];
    let undone = Some(Undone { seat: Seat(0), to: 2 });
    let update = Update { after: 3, events: vec![event], deeds, undone, standing: standing() };
    written(&[
        welcome(None, over(), Vec::new()),
        welcome(Some(Seat(1)), standing(), vec![chat(None), chat(Some(1))]),
        Outbound::Resumed { seat: None, version: 3 },
        Outbound::Resumed { seat: Some(Seat(0)), version: 3 },
        Outbound::Lobby(Box::new(table(false))),
        Outbound::Update(Box::new(update)),
        Outbound::Ack { id: id(), version: 4 },
        Outbound::Refused(Box::new(refused(false))),
        Outbound::Refused(Box::new(refused(true))),
        error(None, Code::HelloFirst, None),
        error(Some(id()), Code::Closed, Some(Phrase::new("fault-closed").with("reason", "Spam"))),
        Outbound::Chat(chat(None)),
        Outbound::Waves { waves: vec![Wave { seat: Seat(1), gesture: gesture() }] },
        Outbound::Announcements { announcements: vec![announcement()] },
        Outbound::Resync {},
        Outbound::Pong {},
    ])
}

fn gesture() -> Gesture {
    vec![17, -350, 0].try_into().unwrap()
}

/// Something that a log tells.
fn entry(deed: LogDeed) -> LogEntry {
    let play = deed == LogDeed::Play;
    LogEntry {
        line: 4,
        turn: LogTurn { round: 2, seat: None },
        deed,
        seat: (!play).then_some(Seat(0)),
        why: (deed == LogDeed::Seat).then_some(SeatChange::Left),
        event: play.then(|| json!("passed")),
        text: if play { "Ann passes.".into() } else { String::new() },
    }
}

fn log_pages() -> Vec<String> {
    let page = |before| LogPage { version: 4, entries: vec![entry(LogDeed::Play)], before };
    written(&[page(None), page(Some(4))])
}

/// A command or an event.
fn raw(word: &str) -> Box<RawValue> {
    to_raw_value(word).unwrap()
}

/// A match that goes on, with everything that can be said of it.
fn standing() -> Standing {
    let offer = |label: Option<&str>, warning: Option<&str>| Offer {
        command: raw("pass"),
        label: label.map(Into::into),
        warning: warning.map(Into::into),
        wins: warning.is_some(),
    };
    let waiting =
        Waiting { must: SeatSet::only(Seat(0)), may: SeatSet::only(Seat(1)), wake_at: Some(5_000) };
    let rule = ClockRule::PerGame { seconds: 600, increment: 5 };
    let clock = SeatClock { left_ms: 590_000, running: true };
    let waits = SeatSet::only(Seat(1));
    Standing {
        version: 4,
        at_ms: 10_000,
        view: RawValue::from_string("{\"round\":1}".into()).unwrap(),
        awaiting: Awaiting::Seats(waiting),
        ask: Some(Asked {
            decision: 2,
            offers: vec![offer(None, None), offer(Some("Pass"), Some("Ends the match: you win."))],
            region: Some(json!({ "anywhere": true })),
            hint: Some("Most players pass late.".into()),
        }),
        sitters: [None, Some(SeatChange::Left), Some(SeatChange::OutOfTime)].map(sitter).into(),
        ended: None,
        clocks: Some(Clocks { rule, seats: vec![clock], at_ms: 10_000 }),
        undo: Some(UndoAsked { seat: Seat(0), to: 3, waiting: waits }),
        undo_is_free: false,
        no_undo: Some(NoUndo::Barred),
        practice: true,
        proposal: Some(Proposal { seat: Seat(0), motion: Motion::Resume, waiting: waits }),
        paused: Some(Pause { left_ms: 540_000, covered: true }),
        ended_by: None,
        gave_up: vec![gave_up()],
    }
}

fn gave_up() -> GaveUp {
    GaveUp { seat: Seat(1), name: "Bob".into(), why: SeatChange::Resigned }
}

/// A match that is over, with as little as can be said of it.
fn over() -> Standing {
    Standing {
        awaiting: Awaiting::Over(outcome()),
        ask: None,
        ended: Some(Ended { why: vec!["Four in a line.".into()], seats: vec![None] }),
        clocks: None,
        undo: None,
        no_undo: None,
        practice: false,
        proposal: None,
        paused: None,
        ended_by: Some(SeatSet::only(Seat(0))),
        gave_up: Vec::new(),
        ..standing()
    }
}

fn outcome() -> Outcome {
    Outcome {
        winners: SeatSet::only(Seat(0)),
        places: BySeat::from_fn(2, |seat| seat.0 + 1),
        scores: BySeat::from_fn(2, |seat| 20 - i32::from(seat.0)),
        ending: "twenty-points",
    }
}

fn sitter(why: Option<SeatChange>) -> Sitter {
    let figure = why.is_none().then(|| figure(true));
    Sitter { name: "Ann".into(), bot: why.map(|_| "normal".into()), why, figure }
}

fn figure(chosen: bool) -> Figure {
    Figure { kind: "dragon".into(), name: chosen.then(|| "Fafnir".into()), chosen }
}

fn refused(most: bool) -> Refused {
    let reason = Phrase::new("occupied").with("who", Seat(1)).with("count", 2).with("name", "c4");
    let reason = reason.with("what", Phrase::new("tile"));
    Refused {
        id: "a-1".into(),
        clause: most.then(|| "3.2".into()),
        why: "A tile lies there already.".into(),
        reason: most.then_some(reason),
        pieces: if most { vec!["c4".into()] } else { Vec::new() },
        decision: most.then_some(3),
    }
}

fn game() -> lobby::Game {
    let option = |key: &str, values| {
        let (key, text) = (key.to_owned(), "What it means".to_owned());
        lobby::GameOption { key, values, text }
    };
    let word = lobby::Word { value: "random".into(), text: "Chance decides".into() };
    lobby::Game {
        id: "go".into(),
        title: "Go".into(),
        seats: [2, 4],
        options: vec![
            option("start", lobby::Values::OneOf(vec![word])),
            option("rounds", lobby::Values::Whole { min: 0, max: 200 }),
            option("removal", lobby::Values::Switch),
            option("day", lobby::Values::Day),
        ],
        figures: vec![lobby::Word { value: "dragon".into(), text: "Dragon".into() }],
        presets: vec![lobby::Preset { name: "standard".into(), setup: setup() }],
        levels: vec!["easy".into()],
    }
}

fn setup() -> Value {
    json!({ "start": "random", "rounds": 60, "removal": true })
}

fn new_tables() -> Vec<String> {
    let rules = [
        json!({ "per-move": { "seconds": 60 } }),
        json!({ "per-game": { "seconds": 600, "increment": 5 } }),
        json!({ "days-per-move": { "days": 3 } }),
    ];
    let most = rules.map(|rule| lobby::NewTable {
        game: "go".into(),
        seats: 2,
        setup: Some(setup()),
        clock: Some(rule),
        private: true,
        bots: vec!["easy".into()],
        commitment: Some("00".repeat(32)),
        practice: true,
        newcomers: true,
    });
    let mut texts = least::<lobby::NewTable>(&json!({
        "game": "go", "seats": 2, "commitment": "00".repeat(32),
    }));
    texts.extend(written(&most));
    texts
}

fn table(is_over: bool) -> lobby::Table {
    let seat = |bot: Option<&str>| {
        Some(lobby::TableSeat {
            name: "Ann".into(),
            avatar: bot.is_none().then(|| "tanuki".into()),
            bot: bot.map(Into::into),
            commitment: bot.is_none().then(|| "00".repeat(32)),
            revealed: is_over,
            here: !is_over,
            vacant: is_over,
            figure: is_over.then(|| figure(bot.is_none())),
        })
    };
    let text = |text: &str| is_over.then(|| text.to_owned());
    lobby::Table {
        key: "k".into(),
        game: "go".into(),
        phase: if is_over { lobby::Phase::Over } else { lobby::Phase::Open },
        private: !is_over,
        setup: setup(),
        clock: is_over.then_some(ClockRule::DaysPerMove { days: 3 }),
        practice: is_over,
        seats: vec![seat(None), seat(Some("easy")), None],
        mine: is_over.then_some(0),
        host: is_over,
        kicked: vec![lobby::KickedGuest { id: "g".into(), name: "Bob".into() }],
        token: text("t"),
        version: 9,
        secret_digest: "d".into(),
        secret: text("s"),
        nonces: text("n").into_iter().collect(),
        sealed: (!is_over).then_some(seal::Sealed { left_ms: 9_000 }),
        withheld: vec!["Bob".into()],
        outcome: is_over.then(|| serde_json::to_value(outcome()).unwrap()),
        rematch: text("r"),
        chat: TableChat {
            who: if is_over { Speakers::Players } else { Speakers::Everyone },
            muted: !is_over,
            silenced: text("0a1b2c3d4e5f").into_iter().collect(),
        },
        newcomers: is_over,
    }
}

fn listing(next: Option<String>) -> Listing {
    let lobby::Table { key, game, phase, private, clock, seats, mine, host, version, .. } =
        table(next.is_some());
    let options = setup().as_object().cloned().unwrap_or_default();
    let your_turn = next.is_some();
    let inviter = (!your_turn).then(|| me::Somebody {
        id: "0a1b2c3d4e5f".into(),
        name: "Ann".into(),
        avatar: Some("tanuki".into()),
    });
    let listed = Listed {
        key,
        game,
        phase,
        private,
        options,
        clock,
        seats,
        mine,
        host,
        version,
        your_turn,
        inviter,
    };
    Listing { tables: vec![listed], next }
}

fn day_best() -> DayBest {
    let feat = |name: Option<&str>| DayFeat {
        name: name.map(str::to_owned),
        avatar: name.map(|_| "lantern".to_owned()),
        count: 5,
        ideal: true,
        ms: 61_000,
        mine: false,
    };
    DayBest { best: vec![feat(Some("Ann")), feat(None)] }
}

fn error(id: Option<String>, code: Code, reason: Option<Phrase>) -> Outbound {
    Outbound::Error { id, code, message: "Again.".into(), reason }
}

fn problem() -> lobby::Problem {
    let (code, message) = ("no-table".into(), "There is none.".into());
    let error = lobby::Trouble { code, message, reason: Some(Phrase::new("fault-no-table")) };
    lobby::Problem { error }
}

fn announcement() -> house::Announcement {
    house::Announcement { id: 3, text: "The server restarts at noon.".into() }
}

fn houses() -> [house::House; 2] {
    let plain = house::House { announcements: Vec::new(), keep_s: None, archives: false };
    let most =
        house::House { announcements: vec![announcement()], keep_s: Some(86_400), archives: true };
    [plain, most]
}

fn step() -> after::Step {
    after::Step {
        step: 1,
        steps: 9,
        line: Some(json!({ "play": { "actor": 0, "at_ms": 0, "command": "pass" } })),
        events: vec![json!("passed")],
        view: json!({ "round": 1 }),
        awaiting: Awaiting::Over(outcome()),
        sitters: vec![sitter(None)],
    }
}

//! What a socket is told, compared with what its viewer may know.
//!
//! Every message of a whole match is kept. Once it is over, the record says what each viewer could
//! know at each version, and nothing else may have been sent.

use contract::{AnyTitle, Seat, Skill, Viewer};
use serde_json::{Value, json};
use server::Server;
use table::Record;

use super::play_on::sit_down;
use crate::common::{Client, Guest, Scratch, config, running};

/// Everything that one socket was told.
struct Ear {
    viewer: Viewer,
    heard: Vec<Value>,
}

/// Who goes on.
enum Next {
    /// A person, who takes that offer.
    Plays(usize, usize),
    Bot,
    Clock,
}

fn next(clients: &[Client], dice: &mut u64) -> Next {
    let must = clients[0].standing["awaiting"]["seats"]["must"].as_array().unwrap();
    let Some(seat) = must.first() else { return Next::Clock };
    let seat = usize::try_from(seat.as_u64().unwrap()).unwrap();
    let Some(ask) = clients[seat].standing.get("ask") else { return Next::Bot };
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    Next::Plays(seat, (*dice >> 33) as usize % ask["offers"].as_array().unwrap().len())
}

/// Plays a match by chance, leaves it to bots after some acts, and keeps what everybody was told
/// until its end.
async fn overheard(game: &str, people: usize, mut acts: usize) -> (Vec<Ear>, Record) {
    let scratch = Scratch::new(&format!("secrets-{game}"));
    let (mut config, clock) = config(&scratch);
    config.stand_in = Skill::Easy;
    let server = Server::start(config).await.unwrap();
    let (key, guests) = running(&server, people, json!({ "game": game })).await;
    let mut clients = sit_down(&key, &guests).await;
    clients.push(Guest::new(&server, "Watcher").await.hello(&key, None).await.0);
    let viewers = Seat::all(people).map(Viewer::Seat).chain([Viewer::Public]);
    let mut ears: Vec<Ear> = viewers
        .zip(&clients)
        .map(|(viewer, client)| Ear { viewer, heard: vec![client.standing.clone()] })
        .collect();
    let mut dice = 5;
    while !clients[0].is_over() {
        let version = clients[0].version();
        match next(&clients, &mut dice) {
            Next::Plays(seat, _) if acts == 0 => {
                clients[seat].say(json!({ "do": "leave", "id": format!("l{seat}") })).await;
            }
            Next::Plays(seat, nth) => {
                acts -= 1;
                let choice = clients[seat].choice(nth);
                clients[seat].say(choice).await;
            }
            Next::Bot => {}
            Next::Clock => clock.advance(1_000),
        }
        for (client, ear) in clients.iter_mut().zip(&mut ears) {
            while client.version() <= version {
                let message = client.hear().await;
                client.note(&message);
                ear.heard.push(message);
            }
        }
    }
    let (_, _, text) = guests[0].request("GET", &format!("/api/tables/{key}/record"), None).await;
    (ears, Record::read(&text).unwrap())
}

/// Holds everything that was heard to what the record says its viewer could know.
fn assert_nothing_else_was_said(title: &'static dyn AnyTitle, ears: &[Ear], record: &Record) {
    let last = record.lines.len();
    for version in 0..=last {
        let replayed = record.replay(title, Some(version)).unwrap();
        let game = replayed.table.game();
        for Ear { viewer, heard } in ears {
            let at = heard.iter().filter(|message| message["version"] == version);
            let tells = |message: &&Value| message["is"] == "welcome" || message["is"] == "update";
            for message in at.filter(tells) {
                assert_eq!(message["view"], game.view(*viewer), "version {version}, {viewer:?}");
                let own = viewer.seat().map(|seat| game.offers(seat).list).unwrap_or_default();
                let asked = message["ask"]["offers"].as_array().cloned().unwrap_or_default();
                let commands = asked.iter().map(|offer| &offer["command"]);
                assert!(commands.eq(own.iter()) || asked.is_empty());
                let after = message["after"].as_u64().map_or(version, |after| after as usize);
                let steps = replayed.happened[after..version].iter().flatten();
                let events = steps.flat_map(|step| &step.events);
                let known: Vec<Value> =
                    events.filter_map(|event| Some(event.redacted(*viewer)?.json())).collect();
                let said = message["events"].as_array().cloned().unwrap_or_default();
                assert!(said.iter().map(|event| &event["event"]).eq(&known), "{message}");
            }
        }
    }
    for Ear { viewer, heard } in ears {
        // When somebody leaves, the table is told as the lobby knows it.
        for table in heard.iter().filter(|message| message["is"] == "lobby") {
            let seat = viewer.seat().map(|Seat(number)| number);
            assert_eq!((&table["mine"], &table["secret"]), (&json!(seat), &Value::Null));
            assert_eq!(table["token"].is_string(), seat.is_some(), "only one's own");
        }
        let known = ["welcome", "update", "ack", "lobby"];
        assert!(heard.iter().all(|message| known.contains(&message["is"].as_str().unwrap())));
        assert!(heard.iter().any(|message| message["version"] == last));
    }
}

#[tokio::test]
async fn nobody_learns_a_bid_before_all_have_bid() {
    let (ears, record) = overheard("izakaya", 3, 10_000).await;
    assert_nothing_else_was_said(catalogue::find("izakaya").unwrap(), &ears, &record);
    let mut hidden = 0;
    for Ear { viewer, heard } in &ears {
        for message in heard.iter().filter(|message| message.get("view").is_some()) {
            let players = message["view"]["players"].as_array().unwrap();
            for (seat, player) in players.iter().enumerate() {
                let own = viewer.seat().is_some_and(|own| own.idx() == seat);
                if !own {
                    hidden += usize::from(player["has_bid"] == true);
                    assert!(player["bid"].is_null(), "{viewer:?} sees the bid of {seat}");
                }
            }
        }
    }
    assert!(hidden > 10, "there was something to hide");
}

#[tokio::test]
async fn nobody_learns_where_another_is_going() {
    let (ears, record) = overheard("tokyo-dangan", 2, 60).await;
    assert_nothing_else_was_said(catalogue::find("tokyo-dangan").unwrap(), &ears, &record);
    for Ear { viewer, heard } in &ears {
        let running = heard.iter().filter(|message| message["awaiting"].get("seats").is_some());
        for message in running {
            let travellers = message["view"]["travellers"].as_array().unwrap();
            for (seat, seen) in travellers.iter().enumerate() {
                let own = viewer.seat().is_some_and(|own| own.idx() == seat);
                assert_eq!(seen["open"].is_null(), !own, "{viewer:?} and seat {seat}");
                assert_eq!(seen["hand"].is_null(), !own, "{viewer:?} and seat {seat}");
            }
        }
    }
}

//! What players play with: chosen in the lobby, seen by everybody, forgotten with the person.

use serde_json::{Value, json};

use crate::common::{Guest, Scratch, start};

async fn refusal(guest: &Guest, path: &str, body: Value) -> (u16, String) {
    let (status, _, text) = guest.request("POST", path, Some(body)).await;
    let answer: Value = serde_json::from_str(&text).unwrap();
    (status, answer["error"]["reason"]["key"].as_str().unwrap_or_default().to_owned())
}

fn kinds(table: &Value) -> Vec<&str> {
    let seats = table["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["figure"]["kind"].as_str().unwrap_or("-")).collect()
}

#[tokio::test]
async fn a_figure_is_chosen_and_named_and_no_two_have_the_same() {
    let scratch = Scratch::new("figures");
    let server = start(&scratch).await;
    let [ann, bob] = [Guest::new(&server, "Ann").await, Guest::new(&server, "Bob").await];
    let new = json!({ "game": "king-of-tokyo", "seats": 3, "bots": ["easy"] });
    let table = ann.post("/api/tables", new).await;
    let at = format!("/api/tables/{}", table["key"].as_str().unwrap());
    assert_eq!(kinds(&table), ["dinosaur", "-", "dragon"], "each has the one of the seat");

    let figure = format!("{at}/figure");
    let choice = json!({ "kind": "dragon", "name": "  Gojir\u{202e}ō  " });
    let table = ann.post(&figure, choice.clone()).await;
    assert_eq!(kinds(&table), ["dragon", "-", "dinosaur"], "the bot gets what is left");
    let own = json!({ "kind": "dragon", "name": "Gojirō", "chosen": true });
    assert_eq!(table["seats"][0]["figure"], own, "cleaned like any name");
    assert_eq!(table["seats"][2]["figure"]["chosen"], Value::Null);

    let not_seated = (409, "fault-not-seated".to_owned());
    assert_eq!(refusal(&bob, &figure, choice.clone()).await, not_seated);
    bob.post(&format!("{at}/join"), json!({})).await;
    let taken = (409, "fault-figure-taken".to_owned());
    assert_eq!(refusal(&bob, &figure, choice).await, taken);
    let unknown = (422, "fault-no-figure".to_owned());
    assert_eq!(refusal(&bob, &figure, json!({ "kind": "whale" })).await, unknown);
    let table = bob.post(&figure, json!({ "kind": "dinosaur", "name": "\u{200b}" })).await;
    assert_eq!(kinds(&table), ["dragon", "dinosaur", "squid"], "what a bot only happens to have");
    assert_eq!(table["seats"][1]["figure"]["name"], Value::Null, "nothing to be seen in it");
    let table = ann.post(&figure, json!({ "kind": "dragon", "name": "Fafnir" })).await;
    assert_eq!(table["seats"][0]["figure"]["name"], "Fafnir", "one's own can be named again");

    ann.post(&format!("{at}/start"), json!({})).await;
    bob.reveal(&at).await;
    let begun = (409, "fault-begun".to_owned());
    assert_eq!(refusal(&ann, &figure, json!({ "kind": "ape" })).await, begun);
    let (_, welcome) = bob.hello(table["key"].as_str().unwrap(), None).await;
    let own = json!({ "kind": "dragon", "name": "Fafnir", "chosen": true });
    assert_eq!(welcome["sitters"][0]["figure"], own);
    assert_eq!(welcome["sitters"][0]["name"], "Ann", "the player's name is their own");
}

#[tokio::test]
async fn a_game_without_figures_says_so() {
    let scratch = Scratch::new("no-figures");
    let server = start(&scratch).await;
    let ann = Guest::new(&server, "Ann").await;
    let table = ann.post("/api/tables", json!({ "game": "connect-four", "seats": 2 })).await;
    assert!(table["seats"][0].get("figure").is_none(), "{table}");
    let at = format!("/api/tables/{}/figure", table["key"].as_str().unwrap());
    let none = (422, "fault-no-figures".to_owned());
    assert_eq!(refusal(&ann, &at, json!({ "kind": "dragon" })).await, none);
}

#[tokio::test]
async fn the_name_of_a_figure_is_erased_with_the_person_and_the_figure_stays() {
    let scratch = Scratch::new("figures-erased");
    let server = start(&scratch).await;
    let [ann, bob] = [Guest::new(&server, "Ann").await, Guest::new(&server, "Bob").await];
    let table = ann.post("/api/tables", json!({ "game": "king-of-tokyo", "seats": 2 })).await;
    let key = table["key"].as_str().unwrap();
    let at = format!("/api/tables/{key}");
    ann.post(&format!("{at}/figure"), json!({ "kind": "blob", "name": "Zebulon" })).await;
    bob.post(&format!("{at}/join"), json!({})).await;
    ann.post(&format!("{at}/start"), json!({})).await;
    bob.reveal(&at).await;
    let (mut client, welcome) = ann.hello(key, None).await;
    assert!(welcome.to_string().contains("Zebulon"));
    // Lines that name the figure: a bot takes the seat and the person takes it back.
    client.say(json!({ "do": "leave", "id": "l" })).await;
    client.hear_until("ack").await;
    client.say(json!({ "do": "take-back", "id": "t" })).await;
    client.hear_until("ack").await;
    let (_, welcome) = bob.hello(key, None).await;
    assert_eq!(welcome["sitters"][0]["figure"]["name"], "Zebulon", "it is kept for them");
    let (status, ..) = ann.request("DELETE", "/api/me", None).await;
    assert_eq!(status, 200);
    let (_, welcome) = bob.hello(key, None).await;
    let told = bob.get(&at).await;
    for text in [welcome.to_string(), told.to_string()] {
        assert!(!text.contains("Zebulon") && text.contains("blob"), "{text}");
    }
}

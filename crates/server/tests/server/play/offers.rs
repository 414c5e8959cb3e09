//! Clients that list offers themselves are sent no selections.

use serde_json::json;

use super::play_on::settle;
use crate::common::{Client, Scratch, config, running};

async fn hello(guest: &crate::common::Guest, key: &str, offers: bool) -> Client {
    let mut client = Client::connect(guest).await;
    client.say(json!({ "do": "hello", "table": key, "offers": offers })).await;
    client.hear_until("welcome").await;
    client
}

#[tokio::test]
async fn decision_and_region_come_without_offers_where_they_are_not_wanted() {
    let scratch = Scratch::new("no-offers");
    let (config, clock) = config(&scratch);
    let server = server::Server::start(config).await.unwrap();
    let extra = json!({ "game": "tokyo-jutaku", "setup": { "mode": "duel" } });
    let (key, guests) = running(&server, 1, extra).await;
    let mut page = hello(&guests[0], &key, false).await;
    let mut program = hello(&guests[0], &key, true).await;
    clock.advance(3_000);
    for client in [&mut page, &mut program] {
        while client.standing.get("ask").is_none() {
            client.hear_until("update").await;
        }
        settle(client).await;
    }
    let decision = page.standing["ask"]["decision"].clone();
    assert_eq!(page.standing["ask"]["offers"], json!([]));
    assert_eq!(page.standing["ask"].get("region"), None);
    assert!(program.standing["ask"]["offers"].as_array().unwrap().len() > 60);
    let grab = json!({ "grab": { "piece": 5 } });
    page.say(json!({ "do": "command", "id": "g", "decision": decision, "command": grab })).await;
    for client in [&mut page, &mut program] {
        client.catch_up(2).await;
    }
    let (page, program) = (&page.standing["ask"], &program.standing["ask"]);
    assert_eq!((&page["decision"], &page["offers"]), (&program["decision"], &json!([])));
    assert_eq!((&page["region"], &page["region"]["piece"]), (&program["region"], &json!(5)));
    // Where it can be placed depends on a site that chance drew; that it can be put back does not.
    assert!(!program["offers"].as_array().unwrap().is_empty());

    // A list that tells everything is never left out.
    let (key, guests) = running(&server, 2, json!({})).await;
    let clients = [hello(&guests[0], &key, false).await, hello(&guests[1], &key, false).await];
    let asked = clients.iter().find_map(|client| client.standing["ask"].get("offers")).unwrap();
    assert!(!asked.as_array().unwrap().is_empty());
}

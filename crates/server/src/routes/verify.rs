//! A page on which everybody can check that the dice were honest.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Html;
use contract::Seed;
use store::Phase;
use table::{Deed, Line, Record, Verified};

use super::Fault;
use super::after::{replayed, whole};
use super::body::Key;
use super::faults::AskingTable;
use super::page::{escape, grid, page};
use super::tables::{find, title};
use crate::head::Head;
use crate::house::House;

/// Shows how the seed was made, and that replaying the record gives every roll again.
#[utoipa::path(
    get,
    path = "/verify/{key}",
    tag = "pages",
    params(("key" = String, Path, description = "The table's key.")),
    responses((status = 200, body = String, content_type = "text/html"), AskingTable),
)]
pub async fn verify(State(house): State<Arc<House>>, Key(key): Key) -> Result<Html<String>, Fault> {
    let (row, head) = find(&house, &key).await?;
    if row.phase != Phase::Over {
        let body = format!(
            "<p>The match is not over. The digest of its secret is <code>{}</code>: write it down, \
             and come back when the secret is shown.</p>",
            head.secret_digest()
        );
        return Ok(page("Are the dice honest?", &body));
    }
    let record = whole(&house, &row).await?;
    let result = replayed(&house, record.clone(), title(&head)?, None).await;
    let mut body = seed_part(&head, record.seed);
    match &result {
        Ok(verified) => {
            let words = house.words(title(&head)?, "en");
            let names = head.names();
            let tell = |number: usize| {
                let happened = verified.happened.get(number).into_iter().flatten();
                let events = happened.flat_map(|step| &step.events);
                let told = events.map(|event| escape(&words.say_of(&names, &event.tell())));
                told.collect::<Vec<_>>().join("<br>")
            };
            body.push_str(&replay_part(&record, verified, tell));
        }
        Err(fault) => {
            body.push_str("<p><strong>The record does not replay</strong>: ");
            body.push_str(&escape(fault.message()));
            body.push_str("</p>");
        }
    }
    body.push_str(&format!(
        "<p>To check it without this server: download <a href=\"/api/tables/{0}/record\">the \
         record</a> and run <code>tokyo replay FILE</code>.</p>",
        escape(&row.key)
    ));
    Ok(page("Are the dice honest?", &body))
}

fn seed_part(head: &Head, recorded: Seed) -> String {
    let yes_or_no = |good: bool| if good { "yes" } else { "<strong>NO</strong>" }.to_owned();
    let digest = blake3::hash(head.secret.as_bytes()).to_hex().to_string();
    let nonces = head.nonces().into_iter().enumerate();
    let nonces: Vec<String> =
        nonces.map(|(seat, nonce)| format!("seat {seat}: {}", escape(&nonce))).collect();
    let rows = [
        ("Digest shown from the beginning", head.secret_digest()),
        ("Secret, shown now", escape(&head.secret)),
        ("BLAKE3 of the secret", digest.clone()),
        ("It is the digest", yes_or_no(digest == head.secret_digest())),
        ("The seats' nonces", nonces.join("<br>")),
        ("Seed made from secret and nonces", head.seed().to_string()),
        ("Seed in the record", recorded.to_string()),
        ("They are the same", yes_or_no(head.seed() == recorded)),
    ];
    let how = "<p>The seed is BLAKE3 in key derivation mode, context <code>tokyo-tabletop match \
         seed</code>, over the secret's 64 hex digits and, for each seat, the length of its nonce \
         (8 bytes, little-endian) and the nonce. The opening draws from ChaCha8 stream 0 of that \
         key, line n from stream n.</p>";
    let rows = rows.into_iter().map(|(name, value)| vec![name.into(), value]);
    format!("<h2>The seed</h2>\n{}{how}\n", grid(&["", ""], rows))
}

fn replay_part(record: &Record, verified: &Verified, tell: impl Fn(usize) -> String) -> String {
    let count = verified.table.version();
    let rows = record.lines.iter().enumerate().map(|(number, line)| {
        vec![(number + 1).to_string(), deed(line), tell(number), line.digest.to_string()]
    });
    format!(
        "<h2>Every roll</h2>\n<p>Replaying the record from this seed gave the same digest after \
         each of its {count} lines: yes.</p>\n{}",
        grid(&["line", "what was done", "what happened", "digest after it"], rows)
    )
}

fn deed(line: &Line) -> String {
    let text = match &line.deed {
        Deed::Play(entry) => {
            let actor = serde_json::to_string(&entry.actor).unwrap_or_default();
            format!("{actor} plays {}", entry.command)
        }
        other => serde_json::to_string(other).unwrap_or_default(),
    };
    escape(&text)
}

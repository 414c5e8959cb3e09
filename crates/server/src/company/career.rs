//! A guest's matches in numbers.

use std::cmp::Reverse;

use wire::me::{Career, GameTally, OpponentTally, PlayedResult, SoloResult};

use super::played::{Ended, Finished, finished};
use crate::fault::Fault;
use crate::head::Occupant;
use crate::house::House;
use crate::lobby::short_options;

/// How many of the newest matches are counted: each costs the size of its head.
const LOOKED_AT: u32 = 300;

/// How many opponents, and matches for one, are told.
const MOST_TOLD: usize = 100;

/// A guest's newest matches in numbers.
///
/// # Errors
/// If the store fails.
pub async fn career(house: &House, guest: &str) -> Result<Career, Fault> {
    let (found, older) = finished(house, guest, None, LOOKED_AT).await?;
    let mut career = count(&found, |guest| house.signer.public_id(guest));
    career.older = older.is_some();
    Ok(career)
}

fn count(found: &[Finished], public_id: impl Fn(&str) -> String) -> Career {
    let mut career = Career { looked_at: found.len(), ..Career::default() };
    for one in found.iter().filter(|one| !one.head.practice) {
        let Some(ended) = &one.ended else { continue };
        match ended.result(one.mine) {
            PlayedResult::Solo => career.solo.extend(alone(one, ended)),
            result => {
                note_game(&mut career.games, &one.head.game, result == PlayedResult::Won);
                note_opponents(&mut career.opponents, one, ended, &public_id);
            }
        }
    }
    career.games.sort_by_key(|tally| Reverse(tally.played));
    career.opponents.sort_by_key(|tally| Reverse(tally.met));
    career.opponents.truncate(MOST_TOLD);
    career.solo.truncate(MOST_TOLD);
    career
}

fn alone(one: &Finished, ended: &Ended) -> Option<SoloResult> {
    Some(SoloResult {
        key: one.row.key.clone(),
        game: one.head.game.clone(),
        options: short_options(&one.head.setup),
        score: ended.scores.first().copied()?,
        ending: ended.ending.clone(),
        day: one.day(),
    })
}

fn note_game(games: &mut Vec<GameTally>, game: &str, won: bool) {
    let known = games.iter().position(|tally| tally.game == game);
    let idx = known.unwrap_or_else(|| {
        games.push(GameTally { game: game.to_owned(), played: 0, won: 0 });
        games.len() - 1
    });
    games[idx].played += 1;
    games[idx].won += usize::from(won);
}

/// Bots of one level count once in a match: the best of them.
fn note_opponents(
    opponents: &mut Vec<OpponentTally>,
    one: &Finished,
    ended: &Ended,
    public_id: impl Fn(&str) -> String,
) {
    let mine = ended.place(one.mine.idx());
    let mut met: Vec<(OpponentTally, Option<u8>)> = Vec::new();
    for (seat, occupant) in one.head.seats.iter().enumerate() {
        let Some(occupant) = occupant.as_ref().filter(|_| seat != one.mine.idx()) else { continue };
        let Some(tally) = opponent(occupant, &public_id) else { continue };
        let place = ended.place(seat);
        match met.iter_mut().find(|(other, _)| is_same(other, &tally)) {
            Some((_, best)) => *best = (*best).min(place),
            None => met.push((tally, place)),
        }
    }
    for (tally, place) in met {
        let known = opponents.iter().position(|other| is_same(other, &tally));
        // The newest match comes first, and with it the newest name.
        let idx = known.unwrap_or_else(|| {
            opponents.push(tally);
            opponents.len() - 1
        });
        opponents[idx].met += 1;
        opponents[idx].ahead += usize::from(mine < place);
        opponents[idx].behind += usize::from(mine > place);
    }
}

fn is_same(one: &OpponentTally, other: &OpponentTally) -> bool {
    (&one.id, &one.bot) == (&other.id, &other.bot)
}

/// Somebody in a seat, before they are counted; nothing if they have deleted their data.
fn opponent(occupant: &Occupant, public_id: impl Fn(&str) -> String) -> Option<OpponentTally> {
    let bot = occupant.bot.map(|skill| skill.to_string());
    let id = occupant.guest.as_deref().filter(|_| bot.is_none()).map(public_id);
    if id.is_none() && bot.is_none() {
        return None;
    }
    let is_person = id.is_some();
    Some(OpponentTally {
        id,
        name: if is_person { occupant.name.clone() } else { String::new() },
        avatar: occupant.avatar.clone().filter(|_| is_person),
        bot,
        met: 0,
        ahead: 0,
        behind: 0,
    })
}

#[cfg(test)]
mod tests {
    use contract::Seat;
    use serde_json::json;
    use store::{Phase, TableId, TableRow};

    use super::*;

    fn seat(guest: Option<&str>, bot: Option<&str>) -> serde_json::Value {
        let name = guest.map_or("Hana", |_| "Somebody");
        json!({ "guest": guest, "name": name, "bot": bot, "nonce": "" })
    }

    fn one(seats: &[serde_json::Value], places: &[u8], practice: bool) -> Finished {
        let head = json!({
            "game": "go", "setup": { "size": 9, "board": [] }, "clock": null, "host": "ann",
            "seats": seats, "secret": "s", "began_ms": 0, "rematch": null, "practice": practice,
        });
        let winners: Vec<usize> = (0..places.len()).filter(|seat| places[*seat] == 1).collect();
        let scores = vec![7; places.len()];
        let outcome = json!({
            "winners": winners, "places": places, "scores": scores, "ending": "points",
        });
        let row = TableRow {
            id: TableId(1),
            key: "k".into(),
            phase: Phase::Over,
            listed: false,
            revision: 0,
            head: String::new(),
            version: 1,
            outcome: Some(outcome.to_string()),
            awaited: 0,
        };
        let ended = Ended::of(&row);
        let head = serde_json::from_value(head).unwrap();
        Finished { row, head, mine: Seat(0), ended_at: Some(0), ended }
    }

    #[test]
    fn games_and_opponents_are_counted_and_practice_is_not() {
        let ann = || seat(Some("ann"), None);
        let hard = || seat(None, Some("hard"));
        let found = [
            one(&[ann(), seat(Some("bob"), None), hard()], &[2, 1, 3], false),
            one(&[ann(), hard(), hard()], &[2, 1, 3], false),
            one(&[ann(), hard()], &[1, 2], true),
            one(&[ann()], &[1], false),
            one(&[ann(), seat(None, None)], &[1, 2], false),
        ];
        let career = count(&found, |guest| format!("public {guest}"));
        let games: Vec<_> = career.games.iter().map(|tally| (tally.played, tally.won)).collect();
        assert_eq!(games, [(3, 1)]);
        let opponents: Vec<_> = career
            .opponents
            .iter()
            .map(|tally| {
                let who = tally.id.as_deref().or(tally.bot.as_deref()).unwrap();
                (who, tally.met, tally.ahead, tally.behind)
            })
            .collect();
        assert_eq!(opponents, [("hard", 2, 1, 1), ("public bob", 1, 0, 1)]);
        let solo: Vec<_> = career.solo.iter().map(|one| (one.score, &one.options)).collect();
        assert_eq!(solo.len(), 1);
        assert_eq!(json!(solo[0].1), json!({ "size": 9 }), "boards are left out");
        assert!(!json!(career).to_string().contains("\"bob\""), "no guest's id is told");
    }
}

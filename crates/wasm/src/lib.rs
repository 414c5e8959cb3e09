//! The house in the browser: the same rules, tables and bots as on the server.
//!
//! - [`Engine`]: the engine protocol
//! - [`Desk`]: one person against bots, in the messages of the server
//! - [`Shared`]: several people on one device, and bots; [`in_turns`]: whether that can be
//! - [`Lesson`]: a scripted match that teaches a game
//! - [`Replay`]: a match that was played, step by step; [`Analysis`]: how it was played
//! - [`verify`]: whether the dice were honest
//! - [`about`], [`paint`]: a game in words and pictures
//! - [`Sight`]: what follows from one view, kept while the view is on screen
//! - [`ask`], [`judge`]: the same for a single question or verdict
//!
//! ```js
//! const engine = new Engine("connect-four");
//! engine.line('{"id": 1, "do": "open", "seats": 2, "seed": 7}');
//! ```

mod analysis;
mod lesson;
mod shared;
mod sight;

pub use analysis::Analysis;
pub use lesson::Lesson;
pub use shared::Shared;
pub use sight::Sight;

use contract::{AnyTitle, Drawing, Patience, Player, Seed};
use desk::Eyes;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Record;
use wasm_bindgen::prelude::*;
use wire::coach::Stage;
use wire::page;
use words::Words;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Date, js_name = now)]
    fn date_now() -> f64;
}

/// Milliseconds since 1970, for the budgets of bots; whole numbers of that size are exact.
fn now_ms() -> u64 {
    date_now() as u64
}

/// The ids of the games in this module, as a JSON list.
#[wasm_bindgen]
pub fn games() -> String {
    let ids: Vec<&str> = catalogue::titles().iter().map(|title| title.meta().id).collect();
    Value::from(ids).to_string()
}

/// A game with its options, as a lobby shows it, in that language.
///
/// # Errors
/// If there is no such game or language.
#[wasm_bindgen]
pub fn about(game: &str, language: &str) -> Result<String, JsError> {
    let title = find(game)?;
    let words = Words::new(title.meta(), language)?;
    written(&desk::game(title, &words))
}

/// Whether people on one device can take turns with those options, a JSON object.
///
/// # Errors
/// If there is no such game, or the options do not fit.
#[wasm_bindgen]
pub fn in_turns(game: &str, setup: &str) -> Result<bool, JsError> {
    let turns = desk::in_turns(find(game)?, &read(setup)?);
    turns.map_err(|denied| JsError::new(&denied.to_string()))
}

/// A view as a picture in that language: the elements of an SVG, with its size. `players` is a JSON
/// list of who sits where: each with a name, and perhaps a figure.
///
/// # Errors
/// If there is no such game or language, or the view or the players cannot be read.
#[wasm_bindgen]
pub fn paint(game: &str, view: &str, players: &str, language: &str) -> Result<String, JsError> {
    let title = find(game)?;
    let words = Words::new(title.meta(), language)?;
    let players: Vec<Player> = read(players)?;
    let drawn = title.draw_view(&read(view)?, &words.at(&players));
    let Drawing { width, height, body } =
        drawn.map_err(|denied| JsError::new(&denied.to_string()))?;
    written(&page::Drawing { width, height, body })
}

/// Answers a game's own question from a view: JSON in, JSON out.
///
/// # Errors
/// If the view or the question cannot be read, or the question makes no sense here.
#[wasm_bindgen]
pub fn ask(game: &str, view: &str, question: &str) -> Result<String, JsError> {
    let answer = find(game)?.ask_view(&read(view)?, &read(question)?);
    Ok(answer.map_err(|denied| JsError::new(&denied.to_string()))?.to_string())
}

/// Judges a command of a seat from its view, as [`Sight::judge`] does: `null` where the rules allow
/// it, else the clause, the reason in words, and the pieces in the way.
///
/// # Errors
/// If the view or the command cannot be read.
#[wasm_bindgen]
pub fn judge(
    game: &str,
    view: &str,
    seat: u8,
    command: &str,
    language: &str,
) -> Result<String, JsError> {
    Sight::new(game, view, Some(seat), language, "[]")?.judge(command)
}

/// One game's end of the engine protocol.
#[wasm_bindgen]
pub struct Engine(engine::Engine);

#[wasm_bindgen]
impl Engine {
    /// An engine for the game with that id.
    ///
    /// # Errors
    /// If there is no such game.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str) -> Result<Engine, JsError> {
        Ok(Engine(engine::Engine::new(find(game)?, now_ms)))
    }

    /// Answers one request: a JSON object in, a JSON object out.
    pub fn line(&mut self, request: &str) -> String {
        self.0.line(request)
    }
}

/// One person against bots.
#[wasm_bindgen]
pub struct Desk(desk::Desk);

#[wasm_bindgen]
impl Desk {
    /// Begins a match, or goes on with one; `new` is a JSON object.
    ///
    /// # Errors
    /// One sentence that says what does not fit.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, new: &str) -> Result<Desk, JsError> {
        let desk = desk::Desk::new(find(game)?, read(new)?);
        desk.map(Desk).map_err(|why| JsError::new(&why.to_string()))
    }

    /// Does what a message asks, at that match time; a JSON list of messages comes back.
    ///
    /// # Errors
    /// If the message cannot be read.
    pub fn hear(&mut self, message: &str, now_ms: f64) -> Result<String, JsError> {
        written(&self.0.hear(&read(message)?, now_ms as u64))
    }

    /// Lets clock and bots do what is due; `{"said": [..], "next_ms": ..}` comes back. A bot has
    /// `budget_ms` to think.
    ///
    /// # Errors
    /// If the match cannot go on, or something cannot be written, which no game allows.
    pub fn tick(&mut self, now: f64, pace_ms: f64, budget_ms: f64) -> Result<String, JsError> {
        written(&self.0.tick(now as u64, pace_ms as u64, &Until::after(budget_ms))?)
    }

    /// The match so far, as a record.
    ///
    /// # Errors
    /// If the match cannot be written.
    pub fn record(&self) -> Result<String, JsError> {
        let record = self.0.table().record()?;
        Ok(record.write())
    }

    /// A page of the log: the newest entries, or those before a line.
    ///
    /// # Errors
    /// If the match cannot be replayed, which no game allows.
    pub fn log(&self, before: Option<f64>) -> Result<String, JsError> {
        let page = self.0.log(before.map(|line| line as u64))?;
        written(&page)
    }

    /// A hint for the person, who plays against bots alone: `nudge`, `move` or `reason`.
    ///
    /// # Errors
    /// If there are other people at the table, the person has nothing to decide, or the game has no
    /// hints.
    pub fn advise(&self, stage: &str) -> Result<String, JsError> {
        let stage: Stage = read(&Value::from(stage).to_string())?;
        written(&analysis::advise(&self.0, stage)?)
    }

    /// The match time reached.
    pub fn now(&self) -> f64 {
        self.0.table().now() as f64
    }
}

/// A match that was played.
#[wasm_bindgen]
pub struct Replay(desk::Replay);

#[wasm_bindgen]
impl Replay {
    /// Plays a record again, every line held to its digest.
    ///
    /// # Errors
    /// One sentence that names the first line that does not fit.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, record: &str, language: &str) -> Result<Replay, JsError> {
        let record = Record::read(record)?;
        let replay = desk::Replay::new(find(game)?, record, language);
        replay.map(Replay).map_err(|why| JsError::new(&why.to_string()))
    }

    /// How many steps there are after the opening.
    pub fn steps(&self) -> usize {
        self.0.steps()
    }

    /// The whole of a step as a message; eyes are a seat's number, `public` or `all`.
    ///
    /// # Errors
    /// If there is no such step, or nobody has such eyes.
    pub fn welcome(&self, step: usize, eyes: &str) -> Result<String, JsError> {
        written(&self.0.welcome(step, through(eyes)?))
    }

    /// What a step did, as a message.
    ///
    /// # Errors
    /// If there is no such step, or nobody has such eyes.
    pub fn update(&self, step: usize, eyes: &str) -> Result<String, JsError> {
        written(&self.0.update(step, through(eyes)?))
    }

    /// The whole log in words, as a JSON list.
    ///
    /// # Errors
    /// If nobody has such eyes.
    pub fn log(&self, eyes: &str) -> Result<String, JsError> {
        written(&self.0.log(through(eyes)?))
    }

    /// Whose eyes the all-seeing viewer borrows at a step, as a JSON number or `null`.
    ///
    /// # Errors
    /// If it cannot be written, which never happens.
    pub fn acting(&self, step: usize) -> Result<String, JsError> {
        written(&self.0.acting(step))
    }

    /// The whole truth after a step, as readable JSON.
    ///
    /// # Errors
    /// If it cannot be written, which no game allows.
    pub fn state(&self, step: usize) -> Result<String, JsError> {
        serde_json::to_string_pretty(&self.0.state(step))
            .map_err(|error| JsError::new(&error.to_string()))
    }

    /// The match in numbers.
    ///
    /// # Errors
    /// If they cannot be written, which never happens.
    pub fn statistics(&self) -> Result<String, JsError> {
        written(&self.0.statistics())
    }
}

/// What is shown of a nonce before it is revealed.
#[wasm_bindgen]
pub fn commitment(nonce: &str) -> String {
    wire::seal::commitment(nonce)
}

/// Whether the dice of a record were honest: what its table's secret and nonces make, and the
/// first thing in it that does not fit, if there is one.
///
/// # Errors
/// If the record or the nonces cannot be read.
#[wasm_bindgen]
pub fn verify(game: &str, record: &str, secret: &str, nonces: &str) -> Result<String, JsError> {
    let record = Record::read(record)?;
    let nonces: Vec<String> = read(nonces)?;
    let replayed = record.replay(find(game)?, None);
    written(&page::Verdict {
        secret_digest: Seed::digest_of_secret(secret),
        commitments: nonces.iter().map(|nonce| wire::seal::commitment(nonce)).collect(),
        seed: Seed::of_table(secret, &nonces).to_string(),
        recorded_seed: record.seed.to_string(),
        lines: record.lines.len(),
        believed: replayed.as_ref().map_or(0, |verified| verified.believed(&record)),
        last_digest: record.lines.last().map_or(record.opening, |line| line.digest).to_string(),
        wrong: replayed.err().map(|why| why.to_string()),
    })
}

fn through(eyes: &str) -> Result<Eyes, JsError> {
    Ok(eyes.parse()?)
}

/// Time to answer, by the page's clock.
pub(crate) struct Until(u64);

impl Until {
    /// How many milliseconds from now on.
    pub(crate) fn after(budget_ms: f64) -> Until {
        Until(now_ms().saturating_add(budget_ms as u64))
    }
}

impl Patience for Until {
    fn is_over(&self) -> bool {
        now_ms() >= self.0
    }
}

fn find(game: &str) -> Result<&'static dyn AnyTitle, JsError> {
    catalogue::find(game).map_err(|why| JsError::new(&why.to_string()))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsError> {
    serde_json::from_str(text).map_err(|error| JsError::new(&error.to_string()))
}

fn written(answer: &impl serde::Serialize) -> Result<String, JsError> {
    serde_json::to_string(answer).map_err(|error| JsError::new(&error.to_string()))
}

#[cfg(test)]
pub(crate) mod tests {
    use contract::{Chance, Seat};

    use super::*;

    #[test]
    fn games_are_a_list_of_ids() {
        let ids: Vec<String> = serde_json::from_str(&games()).unwrap();
        assert_eq!(ids.len(), catalogue::titles().len());
    }

    /// An opening of every game, with the view of its first awaited seat.
    pub fn openings() -> Vec<(&'static dyn AnyTitle, Box<dyn contract::AnyGame>, Seat)> {
        let open = |title: &&'static dyn AnyTitle| {
            let mut chance = Chance::new(&Seed::from_number(7), 0);
            let seats = (*title.meta().seats.start()).max(2);
            let game = title.open(&serde_json::json!({}), seats, &mut chance).unwrap();
            let seat = game.awaiting().seats().iter().next().unwrap();
            (*title, game, seat)
        };
        catalogue::titles().iter().map(open).collect()
    }

    #[test]
    fn a_view_answers_what_the_match_would_answer() {
        let mut asked = 0;
        for (title, game, seat) in openings() {
            let viewer = contract::Viewer::Seat(seat);
            for question in game.questions(viewer) {
                let answer = ask(title.meta().id, &game.view_text(viewer), &question.to_string());
                let expected = game.ask(viewer, &question).unwrap().to_string();
                assert_eq!(answer.unwrap(), expected, "{}: {question}", title.meta().id);
                asked += 1;
            }
        }
        assert!(asked > 3, "{asked}");
    }

    #[test]
    fn a_view_allows_what_is_offered_and_says_why_not() {
        for (title, game, seat) in openings() {
            let id = title.meta().id;
            let view = game.view_text(contract::Viewer::Seat(seat));
            let offers = game.offers(seat).list;
            for offer in offers.iter().take(5) {
                assert_eq!(judge(id, &view, seat.0, &offer.to_string(), "en").unwrap(), "null");
            }
            // Somebody whom the game does not wait for may not act.
            let awaited = game.awaiting().seats();
            let Some(other) = Seat::all(game.seats()).find(|other| !awaited.contains(*other))
            else {
                continue;
            };
            let Some(offer) = offers.first() else { continue };
            let why = judge(id, &view, other.0, &offer.to_string(), "fr").unwrap();
            assert!(why.contains("\"clause\""), "{id}: {why}");
        }
    }
}

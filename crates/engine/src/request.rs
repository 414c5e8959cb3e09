//! What can be asked of an engine.

use contract::{Actor, Seat, Seed, Skill, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value};
use table::Record;

/// A request without its id.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Opens a match.
    Open {
        /// Options; those left out have their defaults.
        #[serde(default = "empty")]
        setup: Value,
        /// How many seats; the game's smallest table if left out.
        seats: Option<usize>,
        /// The root of all chance.
        seed: Option<Seed>,
        /// Whether a table with one seat may take back anything; the record says so.
        #[serde(default)]
        practice: bool,
    },
    /// Begins from a written state.
    Load {
        /// As `state` printed it, perhaps edited.
        state: Value,
        /// The root of all chance from here on.
        seed: Option<Seed>,
    },
    /// Begins from a match that would look just like that view.
    Guess {
        /// As `view` printed it.
        view: Value,
        /// Chooses what the view does not tell.
        seed: Option<Seed>,
    },
    /// The whole truth.
    State {},
    /// Whom the game waits for, or how it ended.
    Awaiting {},
    /// What a seat may command.
    Offers {
        /// Whose offers.
        seat: Seat,
        /// Whether to say each in words too.
        #[serde(default)]
        labels: bool,
    },
    /// A legal command at random.
    Sample {
        /// Whose command.
        seat: Seat,
        /// Chooses it.
        seed: Option<Seed>,
    },
    /// Whether an act is legal.
    Judge {
        /// Who acts.
        seat: Actor,
        /// What is asked.
        command: Value,
        /// When, in match time.
        at_ms: Option<u64>,
        /// With how much lag to their credit.
        #[serde(default)]
        lag_ms: u32,
    },
    /// Plays an act.
    Play {
        /// Who acts.
        seat: Actor,
        /// What is asked.
        command: Value,
        /// When, in match time.
        at_ms: Option<u64>,
        /// With how much lag to their credit.
        #[serde(default)]
        lag_ms: u32,
        /// The decision it answers.
        decision: Option<u32>,
    },
    /// Lets match time pass.
    Wait { until_ms: u64 },
    /// Fixes the next outcomes of chance.
    Luck {
        /// Each the number drawn, from 0.
        next: Vec<u32>,
    },
    /// What a viewer may know.
    View {
        /// Who looks; nobody means the public.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// A view as a picture.
    Draw {
        /// Who looks; nobody means the public.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// A game's own question.
    Ask {
        /// Who asks; nobody means the public.
        #[serde(default)]
        seat: Option<Seat>,
        /// The question; left out, examples of what can be asked.
        question: Option<Value>,
    },
    /// What a bot would do.
    Choose {
        /// Whose command.
        seat: Seat,
        /// Which bot; `hard` if neither this nor a level is given.
        bot: Option<Skill>,
        /// The same by its other name.
        level: Option<Skill>,
        /// The time after which it has to answer.
        budget_ms: Option<u64>,
        /// The bot's own chance.
        seed: Option<Seed>,
    },
    /// Takes back a seat's last act.
    Undo {
        /// Whose act.
        seat: Seat,
    },
    /// The match so far.
    Record {},
    /// Rebuilds a match from its record, holding every step to its digest.
    Replay {
        /// As `record` printed it.
        record: Box<Record>,
        /// The last line to be played, from 1; all of them if left out.
        upto: Option<usize>,
    },
}

/// All the verbs, for the sentence that says what would be right.
pub const VERBS: &str = "open, load, guess, state, awaiting, offers, sample, judge, play, wait, \
                         luck, view, draw, ask, choose, undo, record or replay";

/// A request as it came: its id, and what is wrong with the rest or what it asks.
pub fn read(line: &str) -> (Value, Result<Request, String>) {
    let mut fields: Map<String, Value> = match serde_json::from_str(line) {
        Ok(fields) => fields,
        Err(error) => {
            let why = format!(
                "a request is one JSON object on a line, such as \
                 {{\"id\": 1, \"do\": \"awaiting\"}}: {error}"
            );
            return (Value::Null, Err(why));
        }
    };
    let id = fields.remove("id").unwrap_or(Value::Null);
    let verb = fields.get("do").cloned();
    let request = Request::deserialize(Value::Object(fields)).map_err(|error| match verb {
        Some(Value::String(verb)) if is_verb(&verb) => format!("'{verb}' does not fit: {error}"),
        Some(other) => format!("unknown verb {other}: \"do\" is one of {VERBS}"),
        None => format!("the request does not say what to do: \"do\" is one of {VERBS}"),
    });
    (id, request)
}

fn is_verb(word: &str) -> bool {
    VERBS.split([',', ' ']).any(|verb| verb == word && verb != "or")
}

fn empty() -> Value {
    Value::Object(Map::new())
}

/// Who looks from an optional seat.
pub fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Public, Viewer::Seat)
}

//! What lists, limits and the sweep ask for, copied from the head into columns of its own.

use serde_json::Value;

/// The columns of a head. All are empty where it cannot be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    pub game: Option<String>,
    pub host: Option<String>,
    /// How many seats are free.
    pub free: i32,
    pub pace: Option<&'static str>,
    /// The mark of the client that started the match.
    pub started_from: Option<String>,
}

impl Columns {
    pub fn of(head: &str) -> Columns {
        let Ok(head) = serde_json::from_str::<Value>(head) else { return Columns::default() };
        let text = |key: &str| Some(head.get(key)?.as_str()?.to_owned());
        let seats = head.get("seats").and_then(Value::as_array);
        let free = seats.map_or(0, |seats| seats.iter().filter(|seat| seat.is_null()).count());
        let pace = match head.get("clock") {
            None | Some(Value::Null) => "untimed",
            Some(clock) if clock.get("days-per-move").is_some() => "days",
            Some(_) => "real-time",
        };
        Columns {
            game: text("game"),
            host: text("host"),
            free: i32::try_from(free).unwrap_or(i32::MAX),
            pace: Some(pace),
            started_from: text("started_from").filter(|client| !client.is_empty()),
        }
    }
}

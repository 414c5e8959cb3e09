//! The engine protocol in the browser: the same rules, tables and bots as on the server.
//!
//! ```js
//! const engine = new Engine("connect-four");
//! engine.line('{"id": 1, "do": "open", "seats": 2, "seed": 7}');
//! ```

use wasm_bindgen::prelude::*;

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
    serde_json::Value::from(ids).to_string()
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
        let title = catalogue::find(game).map_err(|why| JsError::new(&why))?;
        Ok(Engine(engine::Engine::new(title, now_ms)))
    }

    /// Answers one request: a JSON object in, a JSON object out.
    pub fn line(&mut self, request: &str) -> String {
        self.0.line(request)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_a_list_of_ids() {
        let ids: Vec<String> = serde_json::from_str(&games()).unwrap();
        assert_eq!(ids.len(), catalogue::titles().len());
    }
}

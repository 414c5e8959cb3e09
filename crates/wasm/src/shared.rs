//! Several people on one device, in a page.

use contract::Seat;
use wasm_bindgen::prelude::*;

use crate::{Until, find, read, written};

/// A match between people who share a device, and bots.
#[wasm_bindgen]
pub struct Shared(desk::Shared);

#[wasm_bindgen]
impl Shared {
    /// Begins a match, or goes on with one; `new` is a JSON object as for a desk.
    ///
    /// # Errors
    /// One sentence that says what does not fit.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, new: &str) -> Result<Shared, JsError> {
        let shared = desk::Shared::new(find(game)?, read(new)?);
        shared.map(Shared).map_err(|why| JsError::new(&why.to_string()))
    }

    /// Who has the device, and to whom it goes.
    ///
    /// # Errors
    /// If it cannot be written, which never happens.
    pub fn hand(&self) -> Result<String, JsError> {
        written(&self.0.hand())
    }

    /// Does what the viewer's message asks; a JSON list of messages comes back.
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

    /// The viewer passes the device on; a JSON list of messages comes back.
    ///
    /// # Errors
    /// If they cannot be written, which no game allows.
    pub fn pass(&mut self) -> Result<String, JsError> {
        written(&self.0.pass())
    }

    /// The person whom the curtain waits for takes the device; a JSON list of messages comes back.
    ///
    /// # Errors
    /// If they cannot be written, which no game allows.
    pub fn take(&mut self) -> Result<String, JsError> {
        written(&self.0.take())
    }

    /// Somebody who may act now asks for the device; a JSON list of messages comes back.
    ///
    /// # Errors
    /// If they cannot be written, which no game allows.
    pub fn call(&mut self, seat: u8) -> Result<String, JsError> {
        written(&self.0.call(Seat(seat)))
    }

    /// The match so far, as a record.
    ///
    /// # Errors
    /// If the match cannot be written.
    pub fn record(&self) -> Result<String, JsError> {
        Ok(self.0.desk().table().record()?.write())
    }

    /// A page of the viewer's log: the newest entries, or those before a line.
    ///
    /// # Errors
    /// If the match cannot be replayed, which no game allows.
    pub fn log(&self, before: Option<f64>) -> Result<String, JsError> {
        written(&self.0.log(before.map(|line| line as u64))?)
    }

    /// The match time reached.
    pub fn now(&self) -> f64 {
        self.0.desk().table().now() as f64
    }
}

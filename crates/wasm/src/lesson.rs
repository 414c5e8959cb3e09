//! A lesson in a page: a scripted match that teaches a game.

use wasm_bindgen::prelude::*;

use crate::{find, read, written};

/// A lesson under way.
#[wasm_bindgen]
pub struct Lesson(desk::Lesson);

#[wasm_bindgen]
impl Lesson {
    /// Begins the lesson of a game, or goes on from a bookmark.
    ///
    /// # Errors
    /// If the game has no lesson, or the bookmark is not of this one.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        learner: &str,
        language: &str,
        bookmark: Option<String>,
    ) -> Result<Lesson, JsError> {
        let bookmark = bookmark.map(|text| read(&text)).transpose()?;
        let lesson = desk::Lesson::new(find(game)?, learner, language, bookmark);
        lesson.map(Lesson).map_err(|why| JsError::new(&why.to_string()))
    }

    /// Does what a message asks, at that match time; a JSON list of messages comes back.
    ///
    /// # Errors
    /// If the message cannot be read.
    pub fn hear(&mut self, message: &str, now_ms: f64) -> Result<String, JsError> {
        written(&self.0.hear(&read(message)?, now_ms as u64))
    }

    /// Lets clock and script do what is due; `{"said": [..], "next_ms": ..}` comes back.
    ///
    /// # Errors
    /// If the script has a mistake in it.
    pub fn tick(&mut self, now: f64, pace_ms: f64) -> Result<String, JsError> {
        let turn = self.0.tick(now as u64, pace_ms as u64);
        written(&turn.map_err(|why| JsError::new(&why.to_string()))?)
    }

    /// The learner has read; a JSON list of messages comes back.
    ///
    /// # Errors
    /// If they cannot be written, which never happens.
    pub fn next(&mut self, now_ms: f64) -> Result<String, JsError> {
        written(&self.0.next(now_ms as u64))
    }

    /// Does what is asked in the learner's place; a JSON list of messages comes back.
    ///
    /// # Errors
    /// If they cannot be written, which never happens.
    pub fn show(&mut self, now_ms: f64) -> Result<String, JsError> {
        written(&self.0.show(now_ms as u64))
    }

    /// What the learner reads now, and what is pointed at.
    ///
    /// # Errors
    /// If it cannot be written, which never happens.
    pub fn step(&self) -> Result<String, JsError> {
        written(&self.0.told_now())
    }

    /// How far the learner has come.
    ///
    /// # Errors
    /// If the match cannot be written, which no game allows.
    pub fn bookmark(&self) -> Result<String, JsError> {
        written(&self.0.bookmark()?)
    }

    /// A page of the log: the newest entries, or those before a line.
    ///
    /// # Errors
    /// If the match cannot be replayed, which no game allows.
    pub fn log(&self, before: Option<f64>) -> Result<String, JsError> {
        written(&self.0.desk().log(before.map(|line| line as u64))?)
    }

    /// The match time reached.
    pub fn now(&self) -> f64 {
        self.0.desk().table().now() as f64
    }
}

//! The object-safe twin of a bot: code that holds matches of any game seats it.

use serde_json::Value;

use crate::bot::{Bot, Patience, Reply, Skill, decide};
use crate::chance::Chance;
use crate::companions::Tabletop;
use crate::erased::{AnyGame, AnyTitle, Running};
use crate::malformed::Malformed;
use crate::plain::json;
use crate::seat::{Seat, Viewer};
use crate::window::{Window, must};

/// A bot in a seat. It lives as long as it sits there, so it can remember and plan.
pub trait AnyBot: Send + Sync {
    /// What the seat does now: see [`decide`]. The game must be the one that made the bot.
    fn decide(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Value>;

    /// Whether it would play differently had it not been there from the beginning.
    fn remembers(&self) -> bool;

    /// Shows it what the seat saw earlier: see [`Bot::recall`].
    fn recall(&mut self, game: &dyn AnyGame, seat: Seat);
}

/// Whether a game has bots of that skill.
///
/// # Errors
/// If it has not: one sentence that names those it has.
pub fn check_bot(title: &dyn AnyTitle, skill: Skill) -> Result<(), Malformed> {
    if title.has_bot(skill) {
        return Ok(());
    }
    let title = title.meta().title;
    Err(format!("{title} has no bot '{skill}' yet: the best it has is hard").into())
}

/// A typed bot behind its door.
pub(crate) struct Seated<G>(pub Box<dyn Bot<G>>);

impl<G: Tabletop> AnyBot for Seated<G> {
    fn decide(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<Value> {
        let state = typed::<G>(game);
        let window = Window::unlisted(state, seat, must(state, seat));
        let reply = decide(self.0.as_mut(), &window, patience, chance);
        Reply { command: reply.command.as_ref().map(json), after_ms: reply.after_ms }
    }

    fn remembers(&self) -> bool {
        self.0.remembers()
    }

    fn recall(&mut self, game: &dyn AnyGame, seat: Seat) {
        self.0.recall(&typed::<G>(game).view(Viewer::Seat(seat)));
    }
}

#[expect(clippy::expect_used, reason = "a title makes both the bots and the matches of its game")]
fn typed<G: Tabletop>(game: &dyn AnyGame) -> &G {
    let running = game.as_any().downcast_ref::<Running<G>>();
    &running.expect("a bot sits at a match of its own game").0
}

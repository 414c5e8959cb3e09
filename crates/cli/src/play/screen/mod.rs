//! The terminal front end.
//!
//! - [`app`]: what it knows; [`keys`]: what keys do to that
//! - [`draw`], [`panes`]: how it looks; [`overlay`]: pages and questions over the game
//! - [`field`]: a line being typed; [`theme`], [`wrap`]: colours, and text in lines

mod app;
mod draw;
mod field;
mod keys;
mod overlay;
mod panes;
#[cfg(test)]
mod picture;
#[cfg(test)]
mod tests;
mod theme;
mod wrap;

use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::session::Session;
use crate::failure::{Failure, Outcome};
use app::App;

/// How long to wait for a key before looking whether the bots got on.
const TICK: Duration = Duration::from_millis(50);

/// Plays in the terminal until the person leaves. The terminal is restored in any case.
pub fn run(session: Session, instant: bool) -> Outcome {
    let result = match ratatui::try_init() {
        Ok(mut terminal) => play(&mut terminal, App::new(session, instant)),
        Err(error) => Err(Failure(format!("cannot use this terminal: {error}"))),
    };
    ratatui::restore();
    result
}

fn play(terminal: &mut DefaultTerminal, mut app: App) -> Outcome {
    let broken = |error: std::io::Error| Failure(format!("the terminal failed: {error}"));
    let mut last = Instant::now();
    let mut stale = true;
    while !app.leaving {
        let elapsed_ms = last.elapsed().as_millis() as u64;
        last += Duration::from_millis(elapsed_ms);
        // Nothing is drawn while nothing changes: some boards are expensive to draw.
        if app.tick(elapsed_ms)? || stale {
            terminal.draw(|frame| draw::draw(frame, &mut app)).map_err(broken)?;
        }
        stale = false;
        let mut wait = TICK;
        while !app.leaving && event::poll(wait).map_err(broken)? {
            if let Event::Key(key) = event::read().map_err(broken)?
                && key.kind != KeyEventKind::Release
            {
                keys::press(&mut app, key);
            }
            stale = true;
            wait = Duration::ZERO;
        }
    }
    Ok(())
}

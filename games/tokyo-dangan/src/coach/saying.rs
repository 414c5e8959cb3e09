//! Turns in words: short enough for a list of turns.

use contract::Phrase;

use crate::command::Command;
use crate::square::{Square, SquareSet};
use crate::tile::Tile;
use crate::view::View;
use crate::words::place;

/// A whole turn, action by action.
pub fn say(view: &View, course: &[Command]) -> Option<Phrase> {
    let own = view.viewer.seat().and_then(|seat| view.travellers.get(seat));
    let mut open = own.and_then(|own| own.open).unwrap_or_default();
    let mut said: Option<Phrase> = None;
    for command in course {
        let phrase = match *command {
            Command::Move { to } => {
                let phrase = Phrase::new(goal(&mut open, to));
                phrase.with("place", place(&view.board.place(to)))
            }
            Command::Place { square, tile } => about("turn-place", square, tile),
            Command::Rotate { square, tile } => about("turn-rotate", square, tile),
            Command::Remove { square } => {
                Phrase::new("turn-remove").with("square", square.to_string())
            }
            Command::End => Phrase::new("turn-end"),
        };
        said = Some(match said {
            None => phrase.with("at", "start"),
            Some(before) => {
                let then = phrase.with("at", "later");
                Phrase::new("coach-then").with("first", before).with("then", then)
            }
        });
    }
    said
}

/// A move counts for more where it ends in a destination.
fn goal(open: &mut SquareSet, to: Square) -> &'static str {
    let is_goal = open.contains(to);
    open.remove(to);
    if is_goal { "turn-reach" } else { "turn-move" }
}

fn about(key: &'static str, square: Square, tile: Tile) -> Phrase {
    Phrase::new(key)
        .with("square", square.to_string())
        .with("glyph", tile.glyph().to_string())
        .with("letters", Phrase::new("letters").with("tile", tile.to_string()))
}

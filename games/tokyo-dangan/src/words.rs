//! Commands and events in words; the sentences stand in `words/*.ftl`.

use contract::{Awaiting, Chance, Explanation, Game, Label, Phrase, Seat, sure_warnings};

use crate::command::{Command, Event};
use crate::hint;
use crate::puzzle::opening;
use crate::square::Square;
use crate::state::{DESTINATIONS, End, TokyoDangan};
use crate::tile::{Kind, Tile};
use crate::view::View;

/// The kind of a tile in words.
pub fn kind(kind: Kind) -> Phrase {
    Phrase::new("kind").with("kind", kind.key())
}

/// The sides where a tile is open, in words.
pub fn sides(tile: Tile) -> Phrase {
    Phrase::new("sides").with("tile", tile.to_string())
}

/// A city, the palace, the river or the sea, or a square without a name. Boards name them in Latin
/// letters; a language that writes a place otherwise finds it by that name, with hyphens for gaps.
pub fn place(name: &str) -> Phrase {
    Phrase::new("place-name").with("name", name).with("key", name.replace(' ', "-"))
}

/// A phrase about a tile on a square.
fn about(key: &'static str, square: Square, tile: Tile) -> Phrase {
    Phrase::new(key)
        .with("square", square.to_string())
        .with("kind", kind(tile.kind()))
        .with("sides", sides(tile))
        .with("glyph", tile.glyph().to_string())
        .with("letters", Phrase::new("letters").with("tile", tile.to_string()))
}

impl Label for TokyoDangan {
    fn label(view: &View, command: &Command) -> Phrase {
        match *command {
            Command::Move { to } => {
                let own = view.viewer.seat().and_then(|seat| view.travellers.get(seat));
                let open = own.and_then(|own| own.open).unwrap_or_default();
                let key = if open.contains(to) { "move-to-destination" } else { "move" };
                Phrase::new(key).with("place", place(&view.board.place(to)))
            }
            Command::Place { square, tile } => about("place", square, tile),
            Command::Rotate { square, tile } => {
                let same = view.roads.at(square) == Some(tile);
                about(if same { "rotate-in-place" } else { "rotate" }, square, tile)
            }
            Command::Remove { square } => match view.roads.at(square) {
                Some(tile) => about("remove", square, tile),
                None => Phrase::new("remove-nothing").with("square", square.to_string()),
            },
            Command::End => {
                Phrase::new("end").with("left", view.allowed.saturating_sub(view.taken))
            }
        }
    }

    fn tell(event: &Event) -> Phrase {
        match event {
            Event::Placed { seat, square, tile } => {
                about("placed", *square, *tile).with("seat", *seat)
            }
            Event::Rotated { seat, square, tile, .. } => {
                about("rotated", *square, *tile).with("seat", *seat)
            }
            Event::Removed { seat, square, tile } => {
                about("removed", *square, *tile).with("seat", *seat)
            }
            Event::Moved { seat, place: to, .. } => {
                Phrase::new("moved").with("seat", *seat).with("place", place(to))
            }
            Event::Arrived { seat, city, nth, .. } => {
                let phrase = Phrase::new("arrived").with("seat", *seat);
                phrase.with("city", place(city)).with("nth", *nth)
            }
            Event::Drew { seat, count, tiles } => {
                let phrase = Phrase::new(if tiles.is_some() { "drew-known" } else { "drew" });
                let phrase = phrase.with("seat", *seat).with("count", *count);
                let mut drawn = tiles.iter().flat_map(|tiles| tiles.each());
                let (one, two) = (drawn.next(), drawn.next());
                let phrase = phrase.with("one", one.map_or(Phrase::new("nothing"), kind));
                phrase.with("two", two.map_or(Phrase::new("nothing"), kind))
            }
            Event::Reshuffled { count } => Phrase::new("reshuffled").with("count", *count),
            Event::TurnEnded { seat, next } => {
                Phrase::new("turn-ended").with("seat", *seat).with("next", *next)
            }
            Event::Won { seat } => Phrase::new("won").with("seat", *seat),
            Event::RoundsOver { rounds } => Phrase::new("rounds-over").with("rounds", *rounds),
            Event::Repeated => Phrase::new("repeated"),
            Event::Solved { seat, actions, best } => {
                let key = if actions == best { "solved-best" } else { "solved" };
                Phrase::new(key).with("seat", *seat).with("actions", *actions).with("best", *best)
            }
            Event::OutOfActions { actions } => {
                Phrase::new("out-of-actions").with("actions", *actions)
            }
        }
    }

    fn goal(view: &View) -> Phrase {
        Phrase::new(if view.puzzle.is_some() { "goal-puzzle" } else { "goal" })
    }

    fn hint(view: &View) -> Option<Phrase> {
        hint::hint(view)
    }

    fn explain(&self) -> Explanation {
        if let Some(facts) = self.puzzle {
            return opening::explain(facts, self.over, self.taken);
        }
        let winners = self.leaders();
        let why = match self.over {
            Some(End::RoundCap) => Phrase::new("end-rounds").with("rounds", self.house.round_cap),
            Some(End::Repetition) => Phrase::new("end-repetition"),
            Some(End::FifthDestination | End::OutOfActions) | None => {
                let seats = Phrase::list(winners.iter());
                Phrase::new("end-fifth").with("seats", seats).with("count", DESTINATIONS)
            }
        };
        let mut explained = Explanation::new(vec![why], self.seats());
        let Awaiting::Over(outcome) = self.awaiting() else { return explained };
        if self.over == Some(End::FifthDestination) {
            return explained;
        }
        let best = |seat: Seat| outcome.places[seat] == 1;
        let most = outcome.scores.values().max().copied().unwrap_or_default();
        let level: Vec<Seat> =
            Seat::all(self.seats()).filter(|seat| outcome.scores[*seat] == most).collect();
        let first = Phrase::list(level.iter().copied().filter(|seat| best(*seat)));
        let tied = level.iter().any(|seat| !best(*seat));
        explained.why.push(match most {
            0 => Phrase::new("end-none"),
            _ if tied => {
                let seats = Phrase::list(level.iter().copied());
                Phrase::new("end-level")
                    .with("seats", seats)
                    .with("first", first)
                    .with("count", most)
            }
            _ => Phrase::new("end-most").with("seats", first).with("count", most),
        });
        // The first to reach the greatest number is ahead of the others who reached it.
        if tied {
            for seat in level {
                let key = if best(seat) { "end-seat-first" } else { "end-seat-later" };
                explained.seats[seat] = Some(Phrase::new(key));
            }
        }
        explained
    }

    fn warnings(view: &View, offers: &[Command]) -> Vec<Option<Phrase>> {
        let Some(seat) = view.viewer.seat() else { return vec![None; offers.len()] };
        let state = TokyoDangan::guess(view, &mut Chance::from_number(0));
        sure_warnings(&state, seat, offers)
    }
}

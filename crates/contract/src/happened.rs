//! What an act did, without the types of its game.

use std::any::Any;

use serde_json::Value;
use serde_json::value::RawValue;

use crate::companions::Tabletop;
use crate::game::Undo;
use crate::phrase::Phrase;
use crate::plain::{json, raw};
use crate::seat::Viewer;
use crate::turn::Turn;

/// What a played command did.
pub struct Happened {
    /// Whether it can be taken back freely.
    pub undo: Undo,
    /// What happened, in order.
    pub events: Vec<Box<dyn AnyEvent>>,
}

/// Something that happened.
pub trait AnyEvent: Send {
    /// The event in full.
    fn json(&self) -> Value;
    /// The same as JSON text, to be put into a message as it is.
    fn raw(&self) -> Box<RawValue>;
    /// The event as that viewer may know it.
    fn redacted(&self, viewer: Viewer) -> Option<Box<dyn AnyEvent>>;
    /// The event in words.
    fn tell(&self) -> Phrase;
    /// The turn that it belongs to.
    fn turn(&self) -> Turn;
    /// The event as its game knows it.
    fn as_any(&self) -> &dyn Any;
}

struct TypedEvent<G: Tabletop> {
    event: G::Event,
    turn: Turn,
}

/// The events of an act, each with its turn: the one before the act until an event opens another.
pub(crate) fn typed_events<G: Tabletop>(
    events: Vec<G::Event>,
    before: Turn,
    after: Turn,
) -> Vec<Box<dyn AnyEvent>> {
    let mut turn = before;
    let boxed = events.into_iter().map(|event| {
        if G::opens_turn(&event) {
            turn = after;
        }
        Box::new(TypedEvent::<G> { event, turn }) as Box<dyn AnyEvent>
    });
    boxed.collect()
}

impl<G: Tabletop> AnyEvent for TypedEvent<G> {
    fn json(&self) -> Value {
        json(&self.event)
    }

    fn raw(&self) -> Box<RawValue> {
        raw(&self.event)
    }

    fn redacted(&self, viewer: Viewer) -> Option<Box<dyn AnyEvent>> {
        let event = G::redact(&self.event, viewer)?;
        Some(Box::new(TypedEvent::<G> { event, turn: self.turn }))
    }

    fn tell(&self) -> Phrase {
        G::tell(&self.event)
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn as_any(&self) -> &dyn Any {
        &self.event
    }
}

//! What a seat may command, ready to be sent: as JSON text, and in words for those who want them.

use serde_json::Value;
use serde_json::value::RawValue;

use crate::companions::Tabletop;
use crate::offers::Offers;
use crate::phrase::Phrase;
use crate::plain::{json, raw};
use crate::seat::{Seat, Viewer};

/// Something that a seat may command.
#[derive(Clone, Debug)]
pub struct Listed {
    /// What to send to choose it.
    pub command: Box<RawValue>,
    /// The command in words, if wanted.
    pub label: Option<Phrase>,
    /// That it brings the end of the match, where it is sure to, if words are wanted.
    pub warning: Option<Phrase>,
}

/// The offers of a seat. Commands are written once: what is sent is never looked into.
pub(crate) fn listed<G: Tabletop>(state: &G, seat: Seat, words: bool) -> Offers<Listed, Value> {
    let mut offers = Offers::default();
    state.offers(seat, &mut offers);
    let region = offers.region.as_ref().map(json);
    let list = match words {
        true => {
            let view = state.view(Viewer::Seat(seat));
            let warnings = G::warnings(&view, &offers.list);
            let listed = |(command, warning)| Listed {
                label: Some(G::label(&view, command)),
                command: raw(command),
                warning,
            };
            offers.list.iter().zip(warnings).map(listed).collect()
        }
        false => {
            let listed = |command| Listed { command: raw(command), label: None, warning: None };
            offers.list.iter().map(listed).collect()
        }
    };
    Offers { list, region }
}

//! What one viewer is told.

use contract::{Happened, Seat, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;
use wire::outbound::{Asked, Chat, Event, Offer, Sitter, Standing, Update, Welcome};

use super::audience::Audience;
use super::task::Live;

/// So much of the chat comes with the whole view.
const CHAT_TAIL: u32 = 20;

impl Live {
    /// Who sits where, by name.
    pub fn names(&self) -> Vec<String> {
        self.table.sitters().iter().map(|sitter| sitter.name.clone()).collect()
    }

    /// The whole view.
    pub async fn welcome(&self, audience: &Audience) -> Welcome {
        let said = self.house.store.chat(self.row.id, CHAT_TAIL).await.unwrap_or_default();
        let chat = said.into_iter().map(|chat| Chat {
            number: chat.number,
            name: chat.name,
            seat: chat.seat,
            text: chat.text,
        });
        Welcome {
            game: self.head.game.clone(),
            seat: audience.viewer.seat(),
            standing: self.standing(audience),
            chat: chat.collect(),
        }
    }

    /// What happened since version `after`.
    pub fn update(&self, audience: &Audience, after: u64, happened: &[Happened]) -> Update {
        let words = self.house.words(self.title, audience.lang);
        let names = self.names();
        let events = happened.iter().flat_map(|step| &step.events);
        let seen = events.filter_map(|event| event.redacted(audience.viewer));
        let told = seen
            .map(|event| Event { event: event.json(), text: words.say_of(&names, &event.tell()) });
        Update { after, events: told.collect(), standing: self.standing(audience) }
    }

    fn standing(&self, audience: &Audience) -> Standing {
        let game = self.table.game();
        let viewer = audience.viewer;
        Standing {
            version: self.table.version() as u64,
            at_ms: self.table.now(),
            view: raw(game.view_text(viewer)),
            awaiting: game.awaiting(),
            ask: viewer.seat().and_then(|seat| self.asked(audience, seat)),
            sitters: self.sitters(),
            clocks: self.table.clocks().map(json),
            undo: self.table.undo_asked().as_ref().map(json),
            undo_is_free: viewer.seat().is_some_and(|seat| self.table.undo_is_free(seat)),
        }
    }

    /// What a person's seat is asked.
    fn asked(&self, audience: &Audience, seat: Seat) -> Option<Asked> {
        let game = self.table.game();
        let person = self.table.sitters().get(seat.idx())?.bot.is_none();
        if !person || !game.awaiting().seats().contains(seat) {
            return None;
        }
        let offers = game.offers(seat);
        let labels = if audience.labels {
            let words = self.house.words(self.title, audience.lang);
            let names = self.names();
            let phrases = game.labels(Viewer::Seat(seat), &offers.list).into_iter();
            phrases.map(|phrase| Some(words.say_of(&names, &phrase?))).collect()
        } else {
            vec![None; offers.list.len()]
        };
        let offer = |(command, label)| Offer { command, label };
        Some(Asked {
            decision: self.table.decision(seat),
            offers: offers.list.into_iter().zip(labels).map(offer).collect(),
            region: offers.region,
        })
    }

    fn sitters(&self) -> Vec<Sitter> {
        let seats = Seat::all(self.table.sitters().len()).zip(self.table.sitters());
        let sitter = |(seat, sitter): (Seat, &table::Sitter)| Sitter {
            name: sitter.name.clone(),
            bot: sitter.bot.map(|skill| skill.to_string()),
            why: self.table.seat_change(seat).as_ref().map(json),
        };
        seats.map(sitter).collect()
    }
}

/// JSON text as it is.
fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// Plain data always has a JSON form.
fn json<T: serde::Serialize>(plain: &T) -> Value {
    serde_json::to_value(plain).unwrap_or(Value::Null)
}

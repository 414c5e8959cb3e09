//! What a client says to the table.

use contract::Seat;
use wire::outbound::{Chat, Code};

use super::{Session, Trouble, too_fast, unsent};
use crate::clean;
use crate::head::Head;
use crate::live;
use crate::talk::Silence;

impl Session {
    pub(super) async fn chat(&self, text: &str) -> Result<(), Trouble> {
        let place = self.place()?;
        let Some(text) = clean::chat(text) else {
            return Err(Trouble::new(Code::Malformed, "there is nothing in this to be read"));
        };
        let (config, now_ms) = (&self.house.config, self.house.now_ms());
        if !self.house.guest_chat.take(self.guest.clone(), config.guest_chat, now_ms) {
            return Err(too_fast());
        }
        // The head is read anew: what the host has just changed counts from now on.
        let key = self.watched.as_ref().map_or("", |watched| watched.key.as_str());
        let (_, head) = self.find(key).await?;
        let seat = place.audience.viewer.seat();
        let speaker = self.speaker(&head, seat);
        head.talk.hears(&speaker, seat.is_some()).map_err(silenced)?;
        // Counted last, so that somebody who is muted cannot use up the household's share.
        if !self.house.client_chat.take(self.client, config.client_chat, now_ms) {
            return Err(too_fast());
        }
        let seat = seat.map(|Seat(number)| number);
        let (name, speaker, number) = (place.name.clone(), Some(speaker), 0);
        let said = store::Chat { number, name, seat, speaker, text };
        let number = self.house.store.say(place.table, said.clone()).await?;
        let store::Chat { name, seat, speaker, text, .. } = said;
        let chat = Chat { number, name, seat, speaker, text };
        place.match_task.send(live::Message::Chat(chat)).map_err(unsent)
    }

    /// Who speaks, by public id: in a seat whoever it belongs to, on whichever device.
    fn speaker(&self, head: &Head, seat: Option<Seat>) -> String {
        let place = seat.and_then(|seat| head.seats.get(seat.idx())).and_then(Option::as_ref);
        let owner = place.and_then(|place| place.guest.as_deref()).unwrap_or(&self.guest);
        self.house.signer.public_id(owner)
    }
}

fn silenced(silence: Silence) -> Trouble {
    match silence {
        Silence::Off => Trouble::new(Code::ChatClosed, "chat is off at this table"),
        Silence::PlayersOnly => {
            Trouble::new(Code::ChatClosed, "only players can chat at this table")
        }
        Silence::Muted => Trouble::new(Code::Muted, "the host of this table has muted you"),
    }
}

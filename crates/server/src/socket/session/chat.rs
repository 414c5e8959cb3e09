//! What a client says to the table.

use contract::Seat;
use wire::outbound::Chat;

use super::{ErrorReply, Joined, Session, unsent};
use crate::clean;
use crate::fault::Fault;
use crate::head::Head;
use crate::lobby::{find, name_of};
use crate::matches;

/// In whose name somebody speaks.
struct Speaker {
    /// In a seat: the person it belongs to, on whichever device.
    person: String,
    seat: Option<Seat>,
    name: String,
}

impl Session {
    pub(super) async fn chat(&self, text: &str) -> Result<(), ErrorReply> {
        let joined = self.joined()?;
        if let Some(muted) = self.house.mute(&self.guest) {
            return Err(muted.into());
        }
        let Some(text) = clean::chat(text) else {
            return Err(Fault::ChatEmpty.into());
        };
        let (config, now_ms) = (&self.house.config, self.house.now_ms());
        if !self.house.guest_chat.take(self.guest.clone(), config.guest_chat, now_ms) {
            return Err(Fault::TooFast.into());
        }
        // The head is read again: what the host has just changed counts from now on.
        let (_, head) = find(&self.house, &joined.key).await?;
        let Speaker { person, seat, name } = self.speaker(&head, joined).await?;
        if let Some(muted) = self.house.mute(&person) {
            // A muted guest is not heard by a link to their seat either.
            return Err(muted.into());
        }
        let id = self.house.signer.public_id(&person);
        head.talk.may_speak(&id, seat.is_some())?;
        // Counted last, so that somebody who is muted cannot use up the household's share.
        if !self.house.client_chat.take(self.client, config.client_chat, now_ms) {
            return Err(Fault::TooFast.into());
        }
        let avatar = self.house.store.profile(&person).await?.avatar;
        let (seat, person, number) = (seat.map(|Seat(number)| number), Some(person), 0);
        let said = store::Chat { number, person, name, seat, text };
        let number = self.house.store.say(joined.table, said.clone()).await?;
        let store::Chat { name, seat, text, .. } = said;
        let chat = Chat { number, name, seat, speaker: Some(id), avatar, text };
        Ok(joined.match_task.send(matches::Message::Chat(Box::new(chat))).map_err(unsent)?)
    }

    /// The client speaks in the name of its seat, while it has one.
    async fn speaker(&self, head: &Head, joined: &Joined) -> Result<Speaker, ErrorReply> {
        let seat = joined.claim.seat(head);
        let sits = seat.and_then(|seat| head.seats.get(seat.idx())).and_then(Option::as_ref);
        match sits {
            Some(sits) => {
                let person = sits.guest.clone().unwrap_or_else(|| self.guest.clone());
                Ok(Speaker { person, seat, name: sits.name.clone() })
            }
            None => {
                let name = name_of(&self.house, &self.guest).await?;
                Ok(Speaker { person: self.guest.clone(), seat, name })
            }
        }
    }
}

//! What one viewer is told.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use contract::Happened;
use desk::{Narrator, Sayings};
use wire::outbound::{Chat, Update, Welcome};
use words::Words;

use super::audience::Audience;
use super::task::Live;

/// How much of the chat comes with the whole view.
const CHAT_TAIL: u32 = 20;

impl Live {
    /// The words of an audience.
    fn words(&self, audience: &Audience) -> Arc<Words> {
        self.house.words(self.title, audience.lang)
    }

    /// The whole view.
    pub async fn welcome(&self, audience: &Audience) -> Welcome {
        let said = self.house.store.chat(self.row.id, CHAT_TAIL).await.unwrap_or_else(|error| {
            // A match is worth showing without its chat.
            tracing::warn!(table = self.row.id.0, %error, "the chat cannot be read");
            Vec::new()
        });
        let avatars = self.avatars(&said).await;
        let chat = said.into_iter().map(|chat| Chat {
            number: chat.number,
            name: chat.name,
            seat: chat.seat,
            avatar: chat.person.as_ref().and_then(|person| avatars.get(person).cloned()),
            speaker: chat.person.map(|person| self.house.signer.public_id(&person)),
            text: chat.text,
        });
        let words = self.words(audience);
        let narrator = narrator(audience, &words);
        Welcome {
            game: self.head.game.clone(),
            seat: audience.viewer.seat(),
            goal: narrator.goal(&self.table),
            standing: narrator.standing(&self.table),
            // During a pause no clock has run since.
            since_ms: self.now_ms().saturating_sub(self.table.now()),
            chat: chat.collect(),
        }
    }

    /// The pictures of those who spoke.
    async fn avatars(&self, said: &[store::Chat]) -> HashMap<String, String> {
        let people: HashSet<String> = said.iter().filter_map(|chat| chat.person.clone()).collect();
        if people.is_empty() {
            return HashMap::new();
        }
        let known = self.house.store.acquaintances(people.into_iter().collect()).await;
        let known = known.unwrap_or_else(|error| {
            // Names are enough.
            tracing::warn!(table = self.row.id.0, %error, "pictures cannot be read");
            Vec::new()
        });
        known.into_iter().filter_map(|one| Some((one.person, one.profile.avatar?))).collect()
    }

    /// What happened since version `after`, with what other audiences are told of it in the same
    /// language.
    pub fn update(
        &self,
        audience: &Audience,
        after: u64,
        happened: &[Happened],
        sayings: &mut Sayings,
    ) -> Update {
        let words = self.words(audience);
        narrator(audience, &words).update_alike(&self.table, after, happened, sayings)
    }
}

fn narrator<'a>(audience: &Audience, words: &'a Words) -> Narrator<'a> {
    let Audience { viewer, labels, offers, .. } = *audience;
    Narrator { viewer, words, labels, offers }
}

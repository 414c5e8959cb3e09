//! Tells those who wait in `push` that it is their turn, a few at a time.

use std::sync::Arc;

use contract::Phrase;
use store::Subscription;
use tokio::task::JoinSet;

use crate::house::{House, until_closing};
use crate::push::carrier::{Answer, Carrier, Parcel};
use crate::push::endpoint::Endpoint;
use crate::push::message::{Keys, Message};
use crate::push::queue::Call;
use crate::push::reach::Reach;

/// How many guests are told something at the same time.
const AT_ONCE: usize = 4;

/// How far push messages go.
pub fn reach(house: &House) -> Reach {
    if house.config.push_to_loopback { Reach::Loopback } else { Reach::Public }
}

/// Sends what is queued until the server shuts down. What is under way then is given up.
pub async fn deliver(house: Arc<House>) {
    let mut closing = house.closing.subscribe();
    let carrier = Arc::new(Carrier::new(reach(&house)));
    let mut under_way = JoinSet::new();
    loop {
        while under_way.len() < AT_ONCE
            && let Some(call) = house.push.next()
        {
            under_way.spawn(tell(Arc::clone(&house), Arc::clone(&carrier), call));
        }
        tokio::select! {
            () = house.push.rung() => {}
            Some(_) = under_way.join_next() => {}
            () = until_closing(&mut closing) => return,
        }
    }
}

/// Lets a guest be told the next thing, however telling this one ends.
struct Busy(Arc<House>, String);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.push.done(&self.1);
    }
}

/// Tells a guest on all their devices, one after the other.
async fn tell(house: Arc<House>, carrier: Arc<Carrier>, call: Call) {
    let _busy = Busy(Arc::clone(&house), call.guest.clone());
    let subscriptions = match house.store.subscriptions(&call.guest).await {
        Ok(subscriptions) => subscriptions,
        Err(error) => return tracing::warn!(%error, "push subscriptions cannot be read"),
    };
    for subscription in subscriptions {
        // The address says which browser it is: it is as private as the message.
        let sent = send(&house, &carrier, &call, &subscription).await;
        match sent {
            Ok(Answer::Taken) => tracing::debug!("a push message was taken"),
            Ok(Answer::Gone) => forget(&house, &subscription).await,
            Ok(Answer::Refused(status)) => tracing::info!(%status, "a push message was refused"),
            Err(why) => tracing::info!(why, "a push message did not arrive"),
        }
    }
}

async fn send(
    house: &House,
    carrier: &Carrier,
    call: &Call,
    to: &Subscription,
) -> Result<Answer, String> {
    let endpoint = Endpoint::read(&to.endpoint, reach(house)).ok_or("not a public address")?;
    let keys = Keys::read(&to.p256dh, &to.auth).ok_or("no keys")?;
    let vapid = house.push.vapid().ok_or("no key of the server's own")?;
    let contact = house.config.public_url.as_deref().filter(|url| url.starts_with("https://"));
    let topic = house.signer.sign("push", &call.table);
    let words = house.words(call.title, &to.lang);
    let message = Message {
        title: words.title(),
        body: words.say(&Phrase::new("house-your-turn")),
        lang: call.title.meta().language(Some(&to.lang)).to_owned(),
        url: format!("/table/{}", call.table),
        tag: topic.clone(),
    };
    let now_s = house.config.clock.date_s();
    let parcel = Parcel {
        authorization: vapid.authorization(&endpoint.origin(), contact, now_s),
        topic,
        ttl_s: call.ttl_s,
        body: keys.seal(&message)?,
    };
    carrier.carry(&endpoint, parcel).await.map_err(|why| why.to_string())
}

/// The browser is no more, or wants nothing any more.
async fn forget(house: &House, gone: &Subscription) {
    if let Err(error) = house.store.unsubscribe(&gone.person, &gone.endpoint).await {
        tracing::warn!(%error, "a push subscription was not removed");
    }
}

//! Bans, mutes, announcements.

use std::sync::Arc;

use store::{NewRuling, Ruled, Ruling};

use super::protocol::Answer;
use super::{Asked, Error, people, tables};
use crate::clean;
use crate::house::House;
use crate::proxy::Net;

/// Writes a ruling down; from then on it is kept to.
async fn rule(
    house: &House,
    ruled: Ruled,
    subject: String,
    reason: String,
    for_s: Option<u64>,
) -> Asked {
    let made_at = house.config.clock.date_s();
    let until = for_s.map(|for_s| made_at.saturating_add_unsigned(for_s));
    let new = NewRuling { ruled, subject, reason, made_at, until };
    let ruling = house.store.rule(new).await?;
    house.rulings_changed().await?;
    Ok(Answer::Ruled { ruling })
}

/// Takes a ruling back.
async fn lift(house: &House, ruling: &Ruling) -> Result<(), Error> {
    house.store.lift(ruling.id).await?;
    Ok(house.rulings_changed().await?)
}

async fn all_of(house: &House, kinds: &[Ruled]) -> Result<Vec<Ruling>, Error> {
    let mut all = house.store.rulings().await?;
    all.retain(|ruling| kinds.contains(&ruling.ruled));
    Ok(all)
}

/// What a ban is about: a network, or a guest's public id.
async fn subject(house: &House, who: &str) -> Result<(Ruled, String), Error> {
    if who.parse::<Net>().is_ok() {
        return Ok((Ruled::BanNetwork, who.to_owned()));
    }
    Ok((Ruled::BanGuest, public_id(house, who).await?))
}

/// A public id as it is, also of a guest about whom nothing is stored; or that of a name.
async fn public_id(house: &House, who: &str) -> Result<String, Error> {
    if who.len() == 12 && who.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(who.to_ascii_lowercase());
    }
    Ok(people::find(house, who).await?.public_id)
}

/// Shuts a guest or a network out. In running matches a bot plays a banned guest's seats from then
/// on, as if they had left, so that nobody waits for them; links to the seats end with that.
pub async fn ban(house: &Arc<House>, who: &str, for_s: Option<u64>, reason: String) -> Asked {
    let (ruled, subject) = subject(house, who).await?;
    let answer = rule(house, ruled, subject.clone(), reason, for_s).await?;
    if ruled == Ruled::BanGuest
        && let Ok(known) = people::find(house, &subject).await
        && house.guest_ban(&known.id).is_some()
    {
        tables::vacate(house, &known.id).await?;
    }
    Ok(answer)
}

pub async fn unban(house: &House, who: &str) -> Asked {
    let bans = all_of(house, &[Ruled::BanGuest, Ruled::BanNetwork]).await?;
    let direct = bans.iter().find(|ban| ban.subject == who);
    let found = match direct {
        Some(ban) => Some(ban),
        None => {
            let (ruled, subject) = subject(house, who).await?;
            bans.iter().find(|ban| ban.ruled == ruled && ban.subject == subject)
        }
    };
    let ban = found.ok_or_else(|| Error::NotBanned { who: who.to_owned() })?;
    lift(house, ban).await?;
    Ok(Answer::Unbanned { subject: ban.subject.clone() })
}

/// Bans and mutes that stand, those that have run out included.
pub async fn bans(house: &House) -> Asked {
    let rulings = all_of(house, &[Ruled::BanGuest, Ruled::BanNetwork, Ruled::Mute]).await?;
    Ok(Answer::Rulings { rulings })
}

pub async fn mute(house: &House, who: &str, for_s: Option<u64>, reason: String) -> Asked {
    let subject = public_id(house, who).await?;
    rule(house, Ruled::Mute, subject, reason, for_s).await
}

pub async fn unmute(house: &House, who: &str) -> Asked {
    let mutes = all_of(house, &[Ruled::Mute]).await?;
    let subject = public_id(house, who).await?;
    let found = mutes.iter().find(|mute| mute.subject == subject);
    let mute = found.ok_or_else(|| Error::NotMuted { who: who.to_owned() })?;
    lift(house, mute).await?;
    Ok(Answer::Unmuted { subject })
}

pub async fn announce(house: &House, text: &str, for_s: Option<u64>) -> Asked {
    let text = clean::chat(text).ok_or(Error::EmptyAnnouncement)?;
    rule(house, Ruled::Announce, String::new(), text, for_s).await
}

pub async fn withdraw(house: &House, number: Option<i64>) -> Asked {
    let mut all = all_of(house, &[Ruled::Announce]).await?;
    all.retain(|ruling| number.is_none_or(|number| ruling.id == number));
    if let (true, Some(number)) = (all.is_empty(), number) {
        return Err(Error::NoAnnouncement { number });
    }
    for ruling in &all {
        lift(house, ruling).await?;
    }
    Ok(Answer::Withdrawn { count: all.len() })
}

pub async fn announcements(house: &House) -> Asked {
    Ok(Answer::Rulings { rulings: all_of(house, &[Ruled::Announce]).await? })
}

//! The people whom a guest has played with.

use std::collections::{HashMap, HashSet};

use store::{Acquaintance, Phase, Profile};
use wire::me::{Playmate, Playmates};

use super::presence::presence;
use crate::clean;
use crate::fault::Fault;
use crate::house::House;
use crate::lobby;

/// How many of the newest matches are looked at: each costs the size of its head.
const LOOKED_AT: u32 = 200;

/// How many people are told.
const MOST_TOLD: usize = 100;

/// Nobody blocks more than these.
const MOST_BLOCKED: usize = 500;

/// Somebody whom a guest has played with.
pub struct Met {
    /// The id in their cookie.
    pub guest: String,
    /// The name and the picture that they had at that table.
    pub name: String,
    pub avatar: Option<String>,
    pub matches: usize,
    /// What was played last.
    pub game: String,
}

/// Whom a guest has played with, those met last first. A match counts from its beginning.
pub async fn met(house: &House, guest: &str) -> Result<Vec<Met>, Fault> {
    let rows = house.store.played(guest, Phase::Live, None, LOOKED_AT).await?;
    let mut met: Vec<Met> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    for head in rows.iter().filter_map(|(row, _)| lobby::read(row).ok()) {
        for occupant in head.seats.iter().flatten() {
            let Some(other) = occupant.guest.as_ref().filter(|other| *other != guest) else {
                continue;
            };
            let idx = *known.entry(other.clone()).or_insert_with(|| {
                met.push(Met {
                    guest: other.clone(),
                    name: occupant.name.clone(),
                    avatar: occupant.avatar.clone(),
                    matches: 0,
                    game: head.game.clone(),
                });
                met.len() - 1
            });
            met[idx].matches += 1;
        }
    }
    Ok(met)
}

/// The guest with that public id, if they have played together. Nobody else can be found by it.
pub async fn find(house: &House, guest: &str, id: &str) -> Result<String, Fault> {
    let found = met(house, guest).await?.into_iter().map(|met| met.guest);
    let mut found = found.filter(|other| house.signer.public_id(other) == id);
    found.next().ok_or(Fault::NotMet)
}

/// The people whom a guest has played with, and who of them is here.
///
/// # Errors
/// If the store fails.
pub async fn playmates(house: &House, guest: &str) -> Result<Playmates, Fault> {
    let mut met = met(house, guest).await?;
    met.truncate(MOST_TOLD);
    let ids = met.iter().map(|met| met.guest.clone()).collect();
    let known = house.store.acquaintances(ids).await?;
    let known: HashMap<String, Acquaintance> =
        known.into_iter().map(|known| (known.person.clone(), known)).collect();
    let blocked: HashSet<String> = house.store.blocked_by(guest).await?.into_iter().collect();
    let blockers: HashSet<String> = house.store.blockers_of(guest).await?.into_iter().collect();
    let now = house.config.clock.date_s();
    let people = met.into_iter().map(|met| {
        let known = known.get(&met.guest);
        let profile = known.map_or_else(Profile::default, |known| known.profile.clone());
        let name = known.and_then(|known| clean::name(known.name.as_deref()?));
        let apart = blocked.contains(&met.guest) || blockers.contains(&met.guest);
        Playmate {
            id: house.signer.public_id(&met.guest),
            name: name.unwrap_or(met.name),
            avatar: profile.avatar.clone().or(met.avatar),
            matches: met.matches,
            game: met.game,
            blocked: blocked.contains(&met.guest),
            presence: presence(&profile, now).filter(|_| !apart),
        }
    });
    Ok(Playmates { people: people.collect() })
}

/// A guest wants nothing to do with somebody whom they have played with, or does again.
///
/// # Errors
/// If they have not met, or too many are blocked.
pub async fn block(house: &House, guest: &str, id: &str, blocks: bool) -> Result<(), Fault> {
    let other = find(house, guest, id).await?;
    let blocked = house.store.blocked_by(guest).await?;
    if blocks && blocked.len() >= MOST_BLOCKED && !blocked.contains(&other) {
        return Err(Fault::TooManyBlocked { most: MOST_BLOCKED });
    }
    Ok(house.store.block(guest, &other, blocks).await?)
}

//! The people whom a guest has played with, and whom else they may have to do with.

use std::collections::{HashMap, HashSet};

use store::{Acquaintance, Phase, Profile};
use wire::me::{Playmate, Playmates};

use super::presence::presence;
use super::strangers;
use crate::clean;
use crate::fault::Fault;
use crate::house::House;
use crate::lobby;

/// How many of the newest matches are looked at: each costs the size of its head.
const LOOKED_AT: u32 = 200;

/// How many people are told who are not blocked.
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
    pub game: Option<String>,
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
                    game: Some(head.game.clone()),
                });
                met.len() - 1
            });
            met[idx].matches += 1;
        }
    }
    Ok(met)
}

/// The guest with that public id, if they have played together, or are here, listed and not
/// blocked. Nobody else can be found by it.
pub async fn find(house: &House, guest: &str, id: &str) -> Result<String, Fault> {
    let mut known: Vec<String> =
        met(house, guest).await?.into_iter().map(|met| met.guest).collect();
    known.extend(strangers::visible(house, guest).await?.into_iter().map(|one| one.person));
    pick(house, known, id).ok_or(Fault::NotMet)
}

/// The same for somebody who is to be blocked, or no longer: they may also have come by themselves.
async fn find_to_block(house: &House, guest: &str, id: &str) -> Result<String, Fault> {
    match find(house, guest, id).await {
        Err(Fault::NotMet) => {
            let mut known = strangers::inviters(house, guest).await?;
            known.extend(house.store.blocked_by(guest).await?);
            pick(house, known, id).ok_or(Fault::NotMet)
        }
        found => found,
    }
}

fn pick(house: &House, known: Vec<String>, id: &str) -> Option<String> {
    known.into_iter().find(|other| house.signer.public_id(other) == id)
}

/// The people whom a guest has played with, and who of them is here; then strangers whom the guest
/// has blocked.
///
/// # Errors
/// If the store fails.
pub async fn playmates(house: &House, guest: &str) -> Result<Playmates, Fault> {
    let mut met = met(house, guest).await?;
    let blocked: HashSet<String> = house.store.blocked_by(guest).await?.into_iter().collect();
    met.extend(never_met(house, &met, &blocked));
    let mut told = 0..MOST_TOLD;
    // Somebody who is blocked is always told: how else could they be unblocked?
    met.retain(|met| blocked.contains(&met.guest) || told.next().is_some());
    let ids = met.iter().map(|met| met.guest.clone()).collect();
    let known = house.store.acquaintances(ids).await?;
    let known: HashMap<String, Acquaintance> =
        known.into_iter().map(|known| (known.person.clone(), known)).collect();
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

/// Those whom a guest has blocked and has not met, sorted so that they stay where they are.
fn never_met(house: &House, met: &[Met], blocked: &HashSet<String>) -> Vec<Met> {
    let is_met = |other: &String| met.iter().any(|met| met.guest == *other);
    let mut others: Vec<&String> = blocked.iter().filter(|other| !is_met(other)).collect();
    others.sort();
    let stranger = |guest: &String| Met {
        guest: guest.clone(),
        name: lobby::made_name(house, guest),
        avatar: None,
        matches: 0,
        game: None,
    };
    others.into_iter().map(stranger).collect()
}

/// A guest wants nothing to do with somebody, or does again.
///
/// # Errors
/// If they have nothing to do with each other, or too many are blocked.
pub async fn block(house: &House, guest: &str, id: &str, blocks: bool) -> Result<(), Fault> {
    let other = find_to_block(house, guest, id).await?;
    let blocked = house.store.blocked_by(guest).await?;
    if blocks && blocked.len() >= MOST_BLOCKED && !blocked.contains(&other) {
        return Err(Fault::TooManyBlocked { most: MOST_BLOCKED });
    }
    Ok(house.store.block(guest, &other, blocks).await?)
}

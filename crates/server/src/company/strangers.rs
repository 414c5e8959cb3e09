//! People who agreed that strangers see them.

use std::collections::{HashMap, HashSet};

use store::{Acquaintance, Page, Profile, Tables};
use wire::me::{HereNow, Somebody};

use super::presence::HERE_S;
use crate::clean;
use crate::fault::Fault;
use crate::house::House;
use crate::lobby;

/// How many people are told.
const MOST_TOLD: usize = 60;

/// How many are looked at: those who were told a moment ago can still be invited when others have
/// been seen since.
const LOOKED_AT: u32 = 500;

/// How many of a guest's newest invitations are looked at.
const INVITATIONS: u32 = 100;

/// Whom a guest may see although they never met: people who are here now and listed, unless one of
/// the two has blocked the other. Nothing else may be based on who is here, or a guest who was
/// blocked could find out by asking.
pub async fn visible(house: &House, guest: &str) -> Result<Vec<Acquaintance>, Fault> {
    let mut hidden: HashSet<String> = house.store.blocked_by(guest).await?.into_iter().collect();
    hidden.extend(house.store.blockers_of(guest).await?);
    hidden.insert(guest.to_owned());
    let after = house.config.clock.date_s() - HERE_S;
    let mut found = house.store.listed_since(after, LOOKED_AT).await?;
    found.retain(|one| !hidden.contains(&one.person) && !house.is_erased(&one.person));
    Ok(found)
}

/// Tells a guest who is here.
///
/// # Errors
/// If the store fails.
pub async fn here_now(house: &House, guest: &str) -> Result<HereNow, Fault> {
    let seen = visible(house, guest).await?.into_iter().take(MOST_TOLD);
    Ok(HereNow { people: seen.map(|one| somebody(house, one)).collect() })
}

/// Those who have asked a guest to come to their table.
pub async fn inviters(house: &House, guest: &str) -> Result<Vec<String>, Fault> {
    let page = Page::first(Tables::Inviting(guest.to_owned()), INVITATIONS);
    let rows = house.store.tables(page).await?;
    Ok(rows.iter().filter_map(|row| lobby::read(row).ok()).map(|head| head.host).collect())
}

/// Guests as a stranger may know them, by the ids in their cookies.
///
/// # Errors
/// If the store fails.
pub async fn known(
    house: &House,
    guests: HashSet<String>,
) -> Result<HashMap<String, Somebody>, Fault> {
    let found = house.store.acquaintances(guests.iter().cloned().collect()).await?;
    let unknown = |person| Acquaintance { person, name: None, profile: Profile::default() };
    let all = guests.into_iter().map(unknown).chain(found);
    Ok(all.map(|one| (one.person.clone(), somebody(house, one))).collect())
}

/// Somebody under the name that they chose, or the one that the house made up.
fn somebody(house: &House, known: Acquaintance) -> Somebody {
    let name = known.name.and_then(|name| clean::name(&name));
    Somebody {
        id: house.signer.public_id(&known.person),
        name: name.unwrap_or_else(|| lobby::made_name(house, &known.person)),
        avatar: known.profile.avatar,
    }
}

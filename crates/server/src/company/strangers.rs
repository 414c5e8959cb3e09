//! People who agreed that strangers see them.

use store::{Acquaintance, Page, Profile, Tables};
use wire::me::{HereNow, Somebody};

use super::presence::HERE_S;
use crate::clean;
use crate::fault::Fault;
use crate::house::House;
use crate::lobby;

/// How many people are told.
const MOST_TOLD: u32 = 60;

/// How many of a guest's newest invitations are looked at.
const INVITATIONS: u32 = 100;

/// Those who are here now and listed.
pub async fn listed(house: &House) -> Result<Vec<Acquaintance>, Fault> {
    let after = house.config.clock.date_s() - HERE_S;
    let mut found = house.store.listed_since(after, MOST_TOLD).await?;
    found.retain(|one| !house.is_erased(&one.person));
    Ok(found)
}

/// Whom a guest may see although they never met: nobody who is blocked by one of the two.
///
/// # Errors
/// If the store fails.
pub async fn here_now(house: &House, guest: &str) -> Result<HereNow, Fault> {
    let mut hidden = house.store.blocked_by(guest).await?;
    hidden.extend(house.store.blockers_of(guest).await?);
    hidden.push(guest.to_owned());
    let found = listed(house).await?.into_iter();
    let seen = found.filter(|one| !hidden.contains(&one.person));
    Ok(HereNow { people: seen.map(|one| somebody(house, one)).collect() })
}

/// Those who have asked a guest to come to their table.
pub async fn inviters(house: &House, guest: &str) -> Result<Vec<String>, Fault> {
    let page = Page::first(Tables::Inviting(guest.to_owned()), INVITATIONS);
    let rows = house.store.tables(page).await?;
    Ok(rows.iter().filter_map(|row| lobby::read(row).ok()).map(|head| head.host).collect())
}

/// A guest as a stranger may know them.
///
/// # Errors
/// If the store fails.
pub async fn known(house: &House, guest: &str) -> Result<Somebody, Fault> {
    let found = house.store.acquaintances(vec![guest.to_owned()]).await?.pop();
    let unknown =
        || Acquaintance { person: guest.to_owned(), name: None, profile: Profile::default() };
    Ok(somebody(house, found.unwrap_or_else(unknown)))
}

/// Somebody under the name that they chose, or the one that the house made up.
fn somebody(house: &House, known: Acquaintance) -> Somebody {
    let id = house.signer.public_id(&known.person);
    let name = known.name.and_then(|name| clean::name(&name));
    let name = name.unwrap_or_else(|| words::guest_name(&id[..4]));
    Somebody { id, name, avatar: known.profile.avatar }
}

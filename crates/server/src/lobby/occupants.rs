//! Who sits down: people with their names, and bots.

use contract::{Malformed, Skill};
use table::cast;

use super::seal::checked;
use crate::clean;
use crate::fault::Fault;
use crate::head::Occupant;
use crate::house::House;

/// A guest's name, or a number made from the id.
pub async fn name_of(house: &House, guest: &str) -> Result<String, Fault> {
    Ok(chosen_name(house, guest).await?.unwrap_or_else(|| made_name(house, guest)))
}

/// What a guest is called who has not chosen a name.
pub fn made_name(house: &House, guest: &str) -> String {
    words::guest_name(&house.signer.public_id(guest)[..4])
}

/// The name that a guest chose, if they did.
pub async fn chosen_name(house: &House, guest: &str) -> Result<Option<String>, Fault> {
    // Names from before are held to what names are held to now.
    Ok(house.store.person(guest).await?.and_then(|person| clean::name(&person.name)))
}

/// A person who sits down, committed to a nonce of their own.
pub async fn person(
    house: &House,
    guest: &str,
    commitment: Option<String>,
) -> Result<Occupant, Fault> {
    let commitment = Some(checked(commitment)?);
    let name = name_of(house, guest).await?;
    let avatar = house.store.profile(guest).await?.avatar;
    let (guest, nonce) = (Some(guest.to_owned()), String::new());
    Ok(Occupant {
        guest,
        name,
        avatar,
        bot: None,
        commitment,
        nonce,
        sitting: 0,
        since: 0,
        kept: false,
        figure: None,
    })
}

/// A bot for a table where those sit already.
pub fn bot(level: &str, seats: &[Option<Occupant>]) -> Result<Occupant, Fault> {
    let unknown = |why: Malformed| Fault::NoLevel { why: why.to_string() };
    let skill: Skill = level.parse().map_err(unknown)?;
    // Tables that people see have the levels that people know, and the two of old that programs
    // ask for because they answer at once.
    let at_once = matches!(skill, Skill::Random | Skill::Greedy);
    if !at_once && !Skill::LEVELS.contains(&skill) {
        return Err(Fault::Level);
    }
    let name = bot_name(skill, seats);
    let (commitment, nonce) = (None, String::new());
    Ok(Occupant {
        guest: None,
        name,
        avatar: None,
        bot: Some(skill),
        commitment,
        nonce,
        sitting: 0,
        since: 0,
        kept: false,
        figure: None,
    })
}

/// A name for a bot that nobody at the table has.
pub fn bot_name(skill: Skill, seats: &[Option<Occupant>]) -> String {
    cast::free_name(skill, seats.iter().flatten().map(|occupant| occupant.name.as_str()))
}

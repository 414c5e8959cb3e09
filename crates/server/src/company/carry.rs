//! A guest goes on on another device: a secret, told once, good for some minutes and one use. The
//! store knows only its digest, and no log ever sees it.

use store::Carry;

use crate::fault::Fault;
use crate::house::House;
use crate::identity::random_hex;
use crate::lobby::name_of;

/// How long a secret is good, in seconds.
const GOOD_S: i64 = 15 * 60;

/// Whom a secret carries.
pub struct Arrival {
    /// The id in the cookie.
    pub guest: String,
    pub name: String,
    pub avatar: Option<String>,
}

fn digest(secret: &str) -> String {
    let digest = blake3::derive_key("tokyo-tabletop carry", secret.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Makes a secret that carries a guest, good for that many seconds. Earlier ones are void.
///
/// # Errors
/// If the store fails, or the machine has no chance to give.
pub async fn make_carry(house: &House, guest: &str) -> Result<(String, i64), Fault> {
    let secret = random_hex::<32>()?;
    let now = house.config.clock.date_s();
    let carry = Carry { person: guest.to_owned(), digest: digest(&secret), until: now + GOOD_S };
    house.store.keep_carry(carry, now).await?;
    Ok((secret, GOOD_S))
}

/// Whom a secret carries; it stays good.
///
/// # Errors
/// If it is not, or no longer, good.
pub async fn look(house: &House, secret: &str) -> Result<Arrival, Fault> {
    let found = house.store.carried_by(&digest(secret), house.config.clock.date_s()).await?;
    arrival(house, found).await
}

/// Whom a secret carries; from now on it carries nobody.
///
/// # Errors
/// If it is not, or no longer, good.
pub async fn carry(house: &House, secret: &str) -> Result<Arrival, Fault> {
    let found = house.store.take_carry(&digest(secret), house.config.clock.date_s()).await?;
    arrival(house, found).await
}

async fn arrival(house: &House, found: Option<String>) -> Result<Arrival, Fault> {
    let found = found.filter(|guest| !house.is_erased(guest));
    let guest = found.ok_or(Fault::NoCarry)?;
    let name = name_of(house, &guest).await?;
    let avatar = house.store.profile(&guest).await?.avatar;
    Ok(Arrival { guest, name, avatar })
}

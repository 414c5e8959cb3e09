//! When those who agreed were here. Of everybody else nothing is written down.

use store::{Profile, StoreError};
use wire::me::Presence;

use crate::date;
use crate::house::House;

/// A guest seen within this many seconds is here: what is seen is written down every minute.
pub const HERE_S: i64 = 150;

/// When somebody is here, if others may know.
pub fn presence(profile: &Profile, now: i64) -> Option<Presence> {
    let seen_at = profile.seen_at.filter(|_| profile.shown)?;
    Some(Presence { online: seen_at > now - HERE_S, day: date::day(seen_at) })
}

/// Writes down who was here since the last time, of those who agreed.
///
/// # Errors
/// If the store fails. What was not written is forgotten: people who stay are seen again.
pub async fn note_seen(house: &House) -> Result<(), StoreError> {
    let mut seen = house.seen.take();
    // Somebody who only watches a match asks for nothing else.
    let now = house.config.clock.date_s();
    seen.extend(house.here.guests().into_iter().map(|guest| (guest, now)));
    if seen.is_empty() {
        return Ok(());
    }
    house.store.note_seen(seen.into_iter().collect()).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_agreed_is_here_or_was() {
        let day = 24 * 60 * 60;
        let seen = |shown, seen_at| Profile { shown, seen_at, ..Profile::default() };
        let told = |online, day: &str| Some(Presence { online, day: day.into() });
        assert_eq!(presence(&seen(true, Some(day)), day + 149), told(true, "1970-01-02"));
        assert_eq!(presence(&seen(true, Some(day)), day + 150), told(false, "1970-01-02"));
        assert_eq!(presence(&seen(false, Some(day)), day), None);
        assert_eq!(presence(&seen(true, None), day), None);
    }
}

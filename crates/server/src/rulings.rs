//! What the operator has ruled, as those who have to keep to it read it.
//!
//! The rows are in the store; this is the copy that every request and socket looks at.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use store::{Erased, Ruled, Ruling, TableId};
use tokio::sync::watch;
use wire::house::Announcement;

use crate::fault::Fault;
use crate::proxy::Net;

/// What the operator has ruled.
#[derive(Debug, Default)]
pub struct Rulings {
    in_force: RwLock<Arc<InForce>>,
    /// Guests whose data was deleted, by their marks: their cookies are good for nothing.
    erased: Mutex<HashSet<String>>,
    /// The house time until which it is known whose were.
    erased_until_ms: AtomicU64,
    changed: watch::Sender<()>,
}

#[derive(Debug, Default, PartialEq)]
struct InForce {
    guests: HashMap<String, Ruling>,
    networks: Vec<(Net, Ruling)>,
    mutes: HashMap<String, Ruling>,
    announcements: Vec<Ruling>,
    closed: HashMap<i64, Ruling>,
}

impl InForce {
    fn of(all: Vec<Ruling>) -> InForce {
        let mut in_force = InForce::default();
        for ruling in all {
            match ruling.ruled {
                Ruled::BanGuest => {
                    in_force.guests.insert(ruling.subject.clone(), ruling);
                }
                Ruled::BanNetwork => match ruling.subject.parse() {
                    Ok(net) => in_force.networks.push((net, ruling)),
                    Err(why) => tracing::error!(ruling = ruling.id, %why, "a ban cannot be read"),
                },
                Ruled::Mute => {
                    in_force.mutes.insert(ruling.subject.clone(), ruling);
                }
                Ruled::Announce => in_force.announcements.push(ruling),
                Ruled::Close => match ruling.subject.parse() {
                    Ok(table) => drop(in_force.closed.insert(table, ruling)),
                    Err(why) => tracing::error!(ruling = ruling.id, %why, "no table is closed"),
                },
            }
        }
        in_force
    }
}

fn holds(ruling: &Ruling, now_s: i64) -> bool {
    ruling.until.is_none_or(|until| now_s < until)
}

impl Rulings {
    /// Is told whenever something is ruled or lifted.
    pub fn subscribe(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    fn in_force(&self) -> Arc<InForce> {
        Arc::clone(&self.in_force.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Keeps to these from now on, and tells everybody who has to.
    pub fn replace(&self, all: Vec<Ruling>) {
        let in_force = Arc::new(InForce::of(all));
        let mut known = self.in_force.write().unwrap_or_else(PoisonError::into_inner);
        if *known == in_force {
            return;
        }
        *known = in_force;
        drop(known);
        self.changed.send_replace(());
    }

    /// Why somebody is shut out, if they are.
    pub fn ban(
        &self,
        public_id: impl FnOnce() -> String,
        address: IpAddr,
        now_s: i64,
    ) -> Option<Fault> {
        let of_network = || {
            let in_force = self.in_force();
            let mut networks = in_force.networks.iter();
            let (_, ruling) =
                networks.find(|(net, ruling)| net.contains(address) && holds(ruling, now_s))?;
            Some(banned(ruling))
        };
        self.guest_ban(public_id, now_s).or_else(of_network)
    }

    /// Why a guest is shut out wherever they come from, if they are.
    pub fn guest_ban(&self, public_id: impl FnOnce() -> String, now_s: i64) -> Option<Fault> {
        let in_force = self.in_force();
        // A public id is a hash, and mostly nobody is banned.
        let id = (!in_force.guests.is_empty()).then(public_id)?;
        in_force.guests.get(&id).filter(|ruling| holds(ruling, now_s)).map(banned)
    }

    /// Why a guest may not chat, if so.
    pub fn mute(&self, public_id: impl FnOnce() -> String, now_s: i64) -> Option<Fault> {
        let in_force = self.in_force();
        let id = (!in_force.mutes.is_empty()).then(public_id)?;
        let ruling = in_force.mutes.get(&id).filter(|ruling| holds(ruling, now_s))?;
        Some(Fault::Muted { until_s: ruling.until, reason: reason(ruling) })
    }

    /// What is announced now.
    pub fn announcements(&self, now_s: i64) -> Vec<Announcement> {
        let in_force = self.in_force();
        let now = in_force.announcements.iter().filter(|ruling| holds(ruling, now_s));
        now.map(|ruling| Announcement { id: ruling.id, text: ruling.reason.clone() }).collect()
    }

    /// Why a table is closed, if it is.
    pub fn closed(&self, table: TableId) -> Option<String> {
        self.in_force().closed.get(&table.0).map(|ruling| ruling.reason.clone())
    }

    /// From which house time on the store has to be asked whose data was deleted. Nodes read house
    /// time a little apart, so what was asked a minute ago is asked again.
    pub fn erased_since_ms(&self) -> u64 {
        const OVERLAP_MS: u64 = 60_000;
        self.erased_until_ms.load(Ordering::Relaxed).saturating_sub(OVERLAP_MS)
    }

    /// Notes whose data was deleted until then.
    pub fn note_erased(&self, all: Vec<Erased>, until_ms: u64) {
        let mut erased = self.erased.lock().unwrap_or_else(PoisonError::into_inner);
        let mut changed = false;
        for Erased { mark, holds } in all {
            changed |= if holds { erased.insert(mark) } else { erased.remove(&mark) };
        }
        drop(erased);
        self.erased_until_ms.fetch_max(until_ms, Ordering::Relaxed);
        if changed {
            self.changed.send_replace(());
        }
    }

    /// Whether the data of the guest with that mark was deleted.
    pub fn is_erased(&self, mark: impl FnOnce() -> String) -> bool {
        let erased = self.erased.lock().unwrap_or_else(PoisonError::into_inner);
        // A mark is a hash, and mostly nobody is erased.
        !erased.is_empty() && erased.contains(&mark())
    }
}

fn banned(ruling: &Ruling) -> Fault {
    Fault::Banned { until_s: ruling.until, reason: reason(ruling) }
}

fn reason(ruling: &Ruling) -> Option<String> {
    Some(ruling.reason.clone()).filter(|reason| !reason.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ruling(id: i64, ruled: Ruled, subject: &str, until: Option<i64>) -> Ruling {
        let reason = format!("why {id}");
        Ruling { id, ruled, subject: subject.to_owned(), reason, made_at: 0, until }
    }

    fn ruled(all: Vec<Ruling>) -> Rulings {
        let rulings = Rulings::default();
        rulings.replace(all);
        rulings
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn banned(id: i64, until_s: Option<i64>) -> Option<Fault> {
        Some(Fault::Banned { until_s, reason: Some(format!("why {id}")) })
    }

    #[test]
    fn a_ban_shuts_out_a_guest_or_a_network_until_it_ends() {
        let rulings = ruled(vec![
            ruling(1, Ruled::BanGuest, "ann", Some(100)),
            ruling(2, Ruled::BanNetwork, "192.0.2.0/24", None),
            ruling(3, Ruled::BanNetwork, "198.51.100.0/24", Some(100)),
            ruling(4, Ruled::BanNetwork, "nonsense", None),
        ]);
        let ban =
            |guest: &str, address, now_s| rulings.ban(|| guest.to_owned(), ip(address), now_s);
        assert_eq!(ban("ann", "203.0.113.1", 99), banned(1, Some(100)));
        assert_eq!(ban("ann", "203.0.113.1", 100), None, "it has ended");
        assert_eq!(ban("bob", "203.0.113.1", 99), None);
        assert_eq!(ban("bob", "192.0.2.7", i64::MAX), banned(2, None));
        assert_eq!(ban("bob", "198.51.100.7", 99), banned(3, Some(100)));
        assert_eq!(ban("bob", "198.51.100.7", 101), None);
        assert_eq!(rulings.guest_ban(|| "ann".to_owned(), 99), banned(1, Some(100)));
        assert_eq!(rulings.guest_ban(|| "bob".to_owned(), 99), None);
        assert_eq!(rulings.mute(|| "ann".to_owned(), 99), None, "that is another matter");
    }

    #[test]
    fn a_mute_is_no_ban_and_needs_no_reason() {
        let mut silent = ruling(1, Ruled::Mute, "ann", Some(100));
        silent.reason = String::new();
        let rulings = ruled(vec![silent, ruling(2, Ruled::Mute, "bob", None)]);
        let mute = |guest: &str, now_s| rulings.mute(|| guest.to_owned(), now_s);
        assert_eq!(mute("ann", 99), Some(Fault::Muted { until_s: Some(100), reason: None }));
        assert_eq!(mute("ann", 100), None);
        let reason = Some("why 2".to_owned());
        assert_eq!(mute("bob", 100), Some(Fault::Muted { until_s: None, reason }));
        assert_eq!(mute("cleo", 99), None);
        assert_eq!(rulings.ban(|| "bob".to_owned(), ip("192.0.2.1"), 99), None);
    }

    #[test]
    fn nobody_is_looked_up_where_nothing_is_ruled() {
        let id = || -> String { panic!("a hash for nothing") };
        let rulings = ruled(vec![ruling(1, Ruled::Announce, "", None)]);
        assert_eq!(rulings.ban(id, ip("192.0.2.1"), 0), None);
        assert_eq!(rulings.mute(id, 0), None);
        assert!(!rulings.is_erased(id));
    }

    #[test]
    fn announcements_are_shown_while_they_last_and_closed_tables_say_why() {
        let rulings = ruled(vec![
            ruling(1, Ruled::Announce, "", Some(100)),
            ruling(2, Ruled::Announce, "", None),
            ruling(3, Ruled::Close, "7", None),
            ruling(4, Ruled::Close, "nonsense", None),
        ]);
        let announcement = |id| Announcement { id, text: format!("why {id}") };
        assert_eq!(rulings.announcements(99), [announcement(1), announcement(2)]);
        assert_eq!(rulings.announcements(100), [announcement(2)]);
        assert_eq!(rulings.closed(TableId(7)).as_deref(), Some("why 3"));
        for table in [-1, 0, 1, 8] {
            assert_eq!(rulings.closed(TableId(table)), None, "{table}");
        }
    }

    #[test]
    fn only_a_change_is_told() {
        let rulings = Rulings::default();
        let mut told = rulings.subscribe();
        let mut changed = move || {
            let changed = told.has_changed().unwrap();
            told.mark_unchanged();
            changed
        };
        rulings.replace(Vec::new());
        assert!(!changed(), "nothing, as before");
        rulings.replace(vec![ruling(1, Ruled::Mute, "ann", None)]);
        assert!(changed());
        rulings.replace(vec![ruling(1, Ruled::Mute, "ann", None)]);
        assert!(!changed());
        let erased = |holds| vec![Erased { mark: "m".to_owned(), holds }];
        rulings.note_erased(erased(true), 0);
        assert!(changed());
        rulings.note_erased(erased(true), 0);
        assert!(!changed(), "that was known");
        rulings.note_erased(erased(false), 0);
        assert!(changed());
        rulings.note_erased([erased(true), erased(false)].concat(), 0);
        assert!(changed(), "two at once");
    }

    #[test]
    fn who_is_erased_is_known_until_it_no_longer_holds() {
        let rulings = Rulings::default();
        let is_erased = |mark: &str| rulings.is_erased(|| mark.to_owned());
        let erased = |mark: &str, holds| Erased { mark: mark.to_owned(), holds };
        rulings.note_erased(vec![erased("one", true), erased("two", true)], 200_000);
        assert_eq!(["one", "two", "three"].map(is_erased), [true, true, false]);
        assert_eq!(rulings.erased_since_ms(), 140_000, "the last minute is asked for again");
        rulings.note_erased(vec![erased("one", false)], 100_000);
        assert_eq!(["one", "two"].map(is_erased), [false, true]);
        assert_eq!(rulings.erased_since_ms(), 140_000, "time does not run backwards");
    }
}

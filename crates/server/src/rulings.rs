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
                Ruled::Close => {
                    in_force.closed.insert(ruling.subject.parse().unwrap_or(-1), ruling);
                }
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

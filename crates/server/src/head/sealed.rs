//! How a head binds everybody to their part of the seed.

use contract::Seat;
use serde::{Deserialize, Serialize};
use wire::seal::{commitment, is_nonce};

use super::{Head, Named, Occupant};
use crate::fault::Fault;

/// The host has started: nonces are being revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// House time at which players who have not revealed lose their seats.
    pub until_ms: u64,
}

impl Head {
    /// The persons who sit here.
    fn persons(&mut self) -> impl Iterator<Item = &mut Occupant> {
        self.seats.iter_mut().flatten().filter(|occupant| occupant.bot.is_none())
    }

    /// Commits a seat to a nonce.
    pub fn commit(&mut self, seat: Seat, commitment: &str) {
        if let Some(occupant) = self.seats.get_mut(seat.idx()).and_then(Option::as_mut) {
            occupant.commitment = Some(commitment.to_owned());
        }
    }

    /// Fixes all commitments.
    ///
    /// # Errors
    /// If somebody has not committed.
    pub fn seal(&mut self, until_ms: u64) -> Result<(), Fault> {
        let missing = self.persons().filter(|occupant| occupant.commitment.is_none());
        let missing: Vec<String> = missing.map(|occupant| occupant.name.clone()).collect();
        if !missing.is_empty() {
            return Err(Fault::Uncommitted { names: missing.join(", ") });
        }
        // Parts of matches from before there were commitments count no longer.
        self.seats.iter_mut().flatten().for_each(|occupant| occupant.nonce.clear());
        self.unrevealed.clear();
        self.sealed = Some(Sealed { until_ms });
        Ok(())
    }

    /// Takes a seat's nonce. Tells whether that was the last one.
    ///
    /// # Errors
    /// If it is not what the seat committed to.
    pub fn reveal(&mut self, seat: Seat, nonce: &str) -> Result<bool, Fault> {
        let occupant = self.seats.get_mut(seat.idx()).and_then(Option::as_mut);
        let Some(occupant) = occupant.filter(|_| is_nonce(nonce)) else {
            return Err(Fault::Nonce);
        };
        if occupant.commitment.as_deref() != Some(commitment(nonce).as_str()) {
            return Err(Fault::OtherNonce);
        }
        occupant.nonce = nonce.to_owned();
        Ok(self.persons().all(|occupant| !occupant.nonce.is_empty()))
    }

    /// Takes the seats of those who have not revealed, and makes everything else again.
    pub fn reopen(&mut self, secret: String) {
        let withholds = |occupant: &Occupant| occupant.bot.is_none() && occupant.nonce.is_empty();
        let named = |occupant: &Occupant| Named {
            guest: occupant.guest.clone().unwrap_or_default(),
            name: occupant.name.clone(),
        };
        let withheld = self.seats.iter().flatten().filter(|occupant| withholds(occupant));
        self.unrevealed = withheld.map(named).collect();
        for seat in &mut self.seats {
            seat.take_if(|occupant| withholds(occupant));
        }
        self.void_commitments();
        self.secret = secret;
        self.sealed = None;
        if !self.guests().contains(&self.host) {
            self.pass_on_host();
        }
    }

    /// Everybody has to commit again.
    pub fn void_commitments(&mut self) {
        for occupant in self.seats.iter_mut().flatten() {
            occupant.commitment = None;
            occupant.nonce.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(people: &[&str]) -> Head {
        let seat = |name: &&str| {
            let commitment = commitment(&nonce(name));
            serde_json::json!({ "guest": name, "name": name, "bot": null, "nonce": "",
                "commitment": commitment })
        };
        let seats: Vec<serde_json::Value> = people.iter().map(seat).collect();
        let bot = serde_json::json!({ "guest": null, "name": "Hana", "bot": "easy", "nonce": "" });
        let seats = [seats, vec![bot]].concat();
        serde_json::from_value(serde_json::json!({ "game": "g", "setup": {}, "clock": null,
            "host": "ann", "seats": seats, "secret": "s", "began_ms": 0, "rematch": null }))
        .unwrap()
    }

    fn nonce(name: &str) -> String {
        format!("0123456789abcdef-{name}")
    }

    #[test]
    fn only_what_was_committed_to_is_taken_and_the_last_one_is_told() {
        let mut head = head(&["ann", "bob"]);
        head.seal(9).unwrap();
        assert!(head.reveal(Seat(0), &nonce("eve")).is_err(), "another nonce");
        assert!(head.reveal(Seat(0), "short").is_err());
        assert!(head.reveal(Seat(2), &nonce("bob")).is_err(), "a bot has none");
        assert!(!head.reveal(Seat(1), &nonce("bob")).unwrap());
        assert!(head.reveal(Seat(0), &nonce("ann")).unwrap(), "that was the last one");
        assert_eq!(head.nonces(), [nonce("ann"), nonce("bob"), String::new()]);
    }

    #[test]
    fn who_withholds_loses_the_seat_and_everything_is_made_again() {
        let mut head = head(&["ann", "bob"]);
        head.seal(9).unwrap();
        head.reveal(Seat(1), &nonce("bob")).unwrap();
        head.reopen("t".into());
        assert!(head.seats[0].is_none());
        let ann = Named { guest: "ann".into(), name: "ann".into() };
        assert_eq!((head.unrevealed.as_slice(), head.host.as_str()), (&[ann][..], "bob"));
        assert_eq!((head.secret.as_str(), head.sealed), ("t", None));
        let bob = head.seats[1].as_ref().unwrap();
        assert_eq!((&bob.commitment, bob.nonce.as_str()), (&None, ""));
        assert!(head.seats[2].is_some(), "bots have nothing to reveal");
        let uncommitted = Fault::Uncommitted { names: "bob".into() };
        assert_eq!(head.seal(9), Err(uncommitted), "the one who has to commit again is named");
    }
}

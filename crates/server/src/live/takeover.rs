//! Somebody new takes a seat that a bot keeps for a person who gave it up.
//!
//! The head is written first, then the line: from the first on, the former owner holds nothing any
//! more. A crash between the two is made good when the match is next opened, because the head has
//! one more former owner than the table then.

use contract::{Figure, Seat};
use store::Phase;
use table::SeatChange;

use super::task::Live;
use crate::fault::Fault;
use crate::head::{Former, Head, Occupant};
use crate::lobby::{self, Along};
use crate::matches::TakeOver;

impl Live {
    /// Lets somebody new take a seat, and tells them what became of that.
    pub async fn take_over(&mut self, wish: TakeOver) {
        let TakeOver { occupant, seat, done } = wish;
        self.refresh().await;
        self.let_the_clock_act().await;
        let taken = match self.vacant(seat) {
            Ok(seat) => self.hand_to(seat, &occupant).await,
            Err(fault) => Err(fault),
        };
        // The newcomer may have gone; the seat is theirs all the same.
        let _ = done.send(taken);
    }

    /// The seat that is wanted, if a bot keeps it.
    fn vacant(&self, wanted: Option<Seat>) -> Result<Seat, Fault> {
        if let Some(why) = &self.broken {
            return Err(why.fault());
        }
        if self.table.outcome().is_some() {
            return Err(Fault::Over);
        }
        let Some(seat) = wanted else {
            let mut seats = Seat::all(self.head.seats.len());
            let kept = seats.find(|seat| self.table.is_kept(*seat));
            return kept.ok_or(Fault::NoVacancy);
        };
        match self.table.is_kept(seat) {
            true => Ok(seat),
            false => Err(Fault::NotVacant),
        }
    }

    /// Writes the new owner into the head, then into the match.
    async fn hand_to(&mut self, seat: Seat, occupant: &Occupant) -> Result<(), Fault> {
        let (_, head) = lobby::change(&self.house, &self.row.key, |row, head| {
            if row.phase != Phase::Live {
                return Err(Fault::NotRunning);
            }
            admit(head, occupant)?;
            head.hand_over(seat, occupant.clone());
            let joins = occupant.guest.as_deref().map(|guest| lobby::joins(&self.house, guest));
            Ok(Along { joins, ..Along::default() })
        })
        .await?;
        self.head = head;
        self.refresh().await;
        self.settle_takeovers().await;
        match self.table.is_kept(seat) {
            false => Ok(()),
            true => Err(Fault::NotTakenOver),
        }
    }

    /// Writes the lines of all takeovers that stand in the head and not yet in the match.
    pub async fn settle_takeovers(&mut self) {
        for seat in Seat::all(self.head.seats.len()) {
            let owners = self.head.former.iter().filter(|former| former.seat == seat).count();
            let noted = self.table.gave_up().iter().filter(|gave_up| gave_up.seat == seat).count();
            if owners <= noted || !self.table.is_kept(seat) || self.broken.is_some() {
                continue;
            }
            let before = self.table.version();
            let (Some(name), Some(before_them)) =
                (self.head.name_of(seat), self.table.sitters().get(seat.idx()))
            else {
                continue;
            };
            let (heir, now_ms) = (before_them.heir(name), self.now_ms());
            let seated = self.table.seat(seat, heir, SeatChange::TakenOver, now_ms);
            match seated {
                Ok(()) => {
                    Box::pin(self.commit(before, Vec::new(), None)).await;
                }
                Err(denial) => {
                    tracing::error!(table = self.row.id.0, %denial, "a seat was not taken over");
                }
            }
        }
    }

    /// Notes in the head which seats bots keep, where newcomers may take them: lists read only
    /// heads. Nothing depends on it but what they show.
    pub async fn note_vacancies(&mut self) {
        let kept = |seat: Seat| self.table.is_kept(seat);
        let differs = |(seat, occupant): (Seat, &Option<Occupant>)| {
            occupant.as_ref().is_some_and(|occupant| occupant.kept != kept(seat))
        };
        let differs = Seat::all(self.head.seats.len()).zip(&self.head.seats).any(differs);
        if !self.head.newcomers || !differs || self.broken.is_some() {
            return;
        }
        let noted = lobby::change(&self.house, &self.row.key, |row, head| {
            if row.phase != Phase::Live {
                return Err(Fault::NotRunning);
            }
            for (seat, occupant) in Seat::all(head.seats.len()).zip(&mut head.seats) {
                occupant.iter_mut().for_each(|occupant| occupant.kept = kept(seat));
            }
            Ok(Along::default())
        });
        match Box::pin(noted).await {
            Ok((_, head)) => self.head = head,
            Err(fault) => {
                tracing::debug!(table = self.row.id.0, %fault, "not noted");
            }
        }
    }
}

/// How often seats of one match can be taken over: everybody who gave one up is remembered, in the
/// head and in the match.
const MOST_FORMER: usize = 50;

/// Whether that person may take over a seat of this table.
fn admit(head: &Head, occupant: &Occupant) -> Result<(), Fault> {
    let guest = occupant.guest.as_deref().unwrap_or_default();
    lobby::is_wanted(head, guest)?;
    if !head.newcomers {
        return Err(Fault::NoNewcomers);
    }
    if head.practice {
        return Err(Fault::PracticeTable);
    }
    if head.seat_of(guest).is_some() {
        return Err(Fault::HasSeat);
    }
    if head.former.iter().any(|former| former.guest == guest) {
        // Nobody who knows one seat's secrets may learn another's.
        return Err(Fault::GaveUp);
    }
    if head.former.len() >= MOST_FORMER {
        return Err(Fault::TakenOverOften { most: MOST_FORMER });
    }
    Ok(())
}

impl Head {
    /// Lets somebody new sit in the seat of a person who gave it up. The part of the seed stays,
    /// because the dice follow from it.
    fn hand_over(&mut self, seat: Seat, newcomer: Occupant) {
        let Some(before) = self.seats.get(seat.idx()).cloned().flatten() else { return };
        let Occupant { commitment, nonce, guest, name, figure, .. } = before;
        let figure = figure.map(|figure| Figure::plain(&figure.kind));
        self.former.push(Former { guest: guest.unwrap_or_default(), name, seat });
        self.sit_down(seat, Occupant { commitment, nonce, figure, kept: false, ..newcomer });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn occupant(guest: &str) -> serde_json::Value {
        serde_json::json!({ "guest": guest, "name": guest, "bot": null, "nonce": "" })
    }

    #[test]
    fn seats_are_taken_over_only_so_often() {
        let mut head: Head = serde_json::from_value(serde_json::json!({
            "game": "g", "setup": {}, "clock": null, "host": "0", "seats": [occupant("0")],
            "secret": "s", "began_ms": 0, "rematch": null, "newcomers": true,
        }))
        .unwrap();
        for number in 1..=MOST_FORMER {
            let newcomer: Occupant = serde_json::from_value(occupant(&number.to_string())).unwrap();
            assert_eq!(admit(&head, &newcomer), Ok(()));
            head.hand_over(Seat(0), newcomer);
        }
        let one_more = serde_json::from_value(occupant("one more")).unwrap();
        let often = Fault::TakenOverOften { most: MOST_FORMER };
        assert_eq!(admit(&head, &one_more), Err(often));
        assert_eq!(head.former.len(), MOST_FORMER);
    }
}

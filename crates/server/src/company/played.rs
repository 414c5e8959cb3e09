//! Finished matches, as one of their players tells them.

use contract::Seat;
use serde::Deserialize;
use store::{Phase, TableId, TableRow};
use wire::me::{Played, PlayedPage, PlayedResult, PlayedSeat};

use crate::date;
use crate::fault::Fault;
use crate::head::{Head, Occupant};
use crate::house::House;
use crate::lobby;

/// How a match ended, as the store keeps it.
#[derive(Debug, Default, Deserialize)]
pub struct Ended {
    pub winners: Vec<u8>,
    pub places: Vec<u8>,
    pub scores: Vec<i32>,
    pub ending: String,
}

impl Ended {
    /// How a match ended; nothing if that was without a result.
    pub fn of(row: &TableRow) -> Option<Ended> {
        let ended: Ended = serde_json::from_str(row.outcome.as_deref()?).ok()?;
        (ended.ending != table::NO_RESULT).then_some(ended)
    }

    pub fn place(&self, seat: usize) -> Option<u8> {
        self.places.get(seat).copied()
    }

    /// What it was for the person in that seat.
    pub fn result(&self, Seat(seat): Seat) -> PlayedResult {
        match (self.places.len(), self.winners.contains(&seat)) {
            (0 | 1, _) => PlayedResult::Solo,
            (_, true) => PlayedResult::Won,
            (_, false) => PlayedResult::Lost,
        }
    }
}

/// A finished match that can be read, with the asker's seat.
pub struct Finished {
    pub row: TableRow,
    pub head: Head,
    pub mine: Seat,
    pub ended_at: Option<i64>,
    /// Nothing without a result.
    pub ended: Option<Ended>,
}

impl Finished {
    pub fn day(&self) -> Option<String> {
        self.ended_at.map(date::day)
    }
}

/// At most this many finished matches of a guest, the newest first, and where older ones begin, if
/// there are any.
pub async fn finished(
    house: &House,
    guest: &str,
    before: Option<TableId>,
    limit: u32,
) -> Result<(Vec<Finished>, Option<TableId>), Fault> {
    // One more than is wanted tells whether there are older ones.
    let mut rows = house.store.played(guest, Phase::Over, before, limit + 1).await?;
    let older = rows.len() > limit as usize;
    rows.truncate(limit as usize);
    let next = rows.last().filter(|_| older).map(|(row, _)| row.id);
    let read = |(row, ended_at): (TableRow, Option<i64>)| {
        let head = lobby::read(&row).ok()?;
        let mine = head.seat_of(guest)?;
        let ended = Ended::of(&row);
        Some(Finished { row, head, mine, ended_at, ended })
    };
    Ok((rows.into_iter().filter_map(read).collect(), next))
}

/// A page of a guest's finished matches.
///
/// # Errors
/// If the store fails.
pub async fn page(
    house: &House,
    guest: &str,
    before: Option<TableId>,
    limit: u32,
) -> Result<PlayedPage, Fault> {
    let (found, next) = finished(house, guest, before, limit).await?;
    let next = next.map(|TableId(number)| number.to_string());
    Ok(PlayedPage { matches: found.iter().map(told).collect(), next })
}

fn told(found: &Finished) -> Played {
    let ended = found.ended.as_ref();
    let seats = found.head.seats.iter().enumerate();
    Played {
        key: found.row.key.clone(),
        game: found.head.game.clone(),
        day: found.day(),
        practice: found.head.practice,
        seats: seats.map(|(seat, occupant)| told_seat(occupant.as_ref(), seat, ended)).collect(),
        mine: found.mine.0,
        result: ended.map_or(PlayedResult::NoResult, |ended| ended.result(found.mine)),
    }
}

fn told_seat(occupant: Option<&Occupant>, seat: usize, ended: Option<&Ended>) -> PlayedSeat {
    PlayedSeat {
        name: occupant.map(|occupant| occupant.name.clone()).unwrap_or_default(),
        avatar: occupant.and_then(|occupant| occupant.avatar.clone()),
        bot: occupant.and_then(|occupant| occupant.bot).map(|skill| skill.to_string()),
        place: ended.and_then(|ended| ended.place(seat)),
        score: ended.and_then(|ended| ended.scores.get(seat).copied()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_told_from_ones_own_seat() {
        let ended = |text: &str| serde_json::from_str::<Ended>(text).unwrap();
        let two = ended(r#"{"winners":[1],"places":[2,1],"scores":[3,9],"ending":"points"}"#);
        assert_eq!(two.result(Seat(1)), PlayedResult::Won);
        assert_eq!(two.result(Seat(0)), PlayedResult::Lost);
        let alone = ended(r#"{"winners":[0],"places":[1],"scores":[61],"ending":"fourth-site"}"#);
        assert_eq!(alone.result(Seat(0)), PlayedResult::Solo, "nobody was beaten");
    }
}

//! Who sits at a table before the match: sitting down, leaving, bots, and whom the host removes.

use contract::Seat;
use wire::lobby::{AddBot, Join};

use super::Found;
use super::change::{Along, change};
use super::may::{free_seat, hosts, is_wanted, not_sealed, room_for_one_more, still_open};
use super::occupants::{bot, bot_name, person};
use crate::fault::Fault;
use crate::head::{Head, Named, Occupant};
use crate::house::House;

/// Takes a seat.
pub async fn join(house: &House, key: &str, guest: &str, join: Join) -> Result<Found, Fault> {
    let _turn = room_for_one_more(house, guest).await?;
    let occupant = person(house, guest, join.commitment).await?;
    change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        is_wanted(head, guest)?;
        if head.seat_of(guest).is_some() {
            return Err(Fault::SitsAlready);
        }
        if head.practice {
            return Err(Fault::PracticeTable);
        }
        let seat = free_seat(head, join.seat)?;
        head.sit_down(seat, occupant.clone());
        Ok(Along::default())
    })
    .await
}

/// Leaves a table. When the host leaves, another person is the host; when nobody is left, the
/// table goes.
pub async fn leave(house: &House, key: &str, guest: &str) -> Result<(), Fault> {
    let (row, head) = change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        let Some(seat) = head.seat_of(guest) else {
            return Err(Fault::NotSeated);
        };
        head.seats[seat.idx()] = None;
        if head.host == guest {
            head.host = head.guests().into_iter().next().unwrap_or_default();
        }
        Ok(Along::default())
    })
    .await?;
    // Whoever sits down at the same moment keeps the table.
    if head.guests().is_empty() && house.store.drop_table(row.id, row.revision).await? {
        house.watchers.changed(key);
    }
    Ok(())
}

/// Puts a bot into a seat; for the host.
pub async fn add_bot(house: &House, key: &str, guest: &str, add: AddBot) -> Result<Found, Fault> {
    let occupant = bot(&add.level, &[])?;
    change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        hosts(head, guest)?;
        let seat = free_seat(head, add.seat)?;
        let name = bot_name(&head.seats);
        head.seats[seat.idx()] = Some(Occupant { name, ..occupant.clone() });
        Ok(Along::default())
    })
    .await
}

/// Empties a seat; for the host. A person who sat there stays out until the host lets them in.
pub async fn kick(house: &House, key: &str, guest: &str, seat: u8) -> Result<Found, Fault> {
    change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        hosts(head, guest)?;
        if head.seat_of(guest) == Some(Seat(seat)) {
            return Err(Fault::OwnSeat);
        }
        let Some(occupant) = head.seats.get_mut(usize::from(seat)) else {
            return Err(Fault::NoSuchSeat { seat });
        };
        if let Some(occupant) = occupant.take()
            && let Some(guest) = occupant.guest
        {
            remember(head, Named { guest, name: occupant.name });
        }
        Ok(Along::default())
    })
    .await
}

/// So many are remembered at a table.
const MOST_KICKED: usize = 100;

fn remember(head: &mut Head, kicked: Named) {
    head.kicked.retain(|other| other.guest != kicked.guest);
    head.kicked.push(kicked);
    let too_many = head.kicked.len().saturating_sub(MOST_KICKED);
    head.kicked.drain(..too_many);
}

/// Lets a person who was kicked sit down again, by their public id; for the host.
pub async fn let_in(house: &House, key: &str, guest: &str, id: &str) -> Result<Found, Fault> {
    change(house, key, |row, head| {
        still_open(row)?;
        hosts(head, guest)?;
        let before = head.kicked.len();
        head.kicked.retain(|kicked| house.signer.public_id(&kicked.guest) != id);
        if head.kicked.len() == before {
            return Err(Fault::NotKicked);
        }
        Ok(Along::default())
    })
    .await
}

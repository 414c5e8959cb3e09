//! Tables, as they are told.

use std::sync::Arc;

use contract::Seat;
use store::{Phase, TableRow};
use wire::chat::TableChat;
use wire::figure::Figure;
use wire::lobby::{KickedGuest, Table, TableSeat};
use wire::seal::Sealed;

use super::figures::told_figures;
use crate::head::{Head, Named, Occupant};
use crate::house::House;

fn kicked(house: &House, head: &Head) -> Vec<KickedGuest> {
    let told = |kicked: &Named| KickedGuest {
        id: house.signer.public_id(&kicked.guest),
        name: kicked.name.clone(),
    };
    head.kicked.iter().map(told).collect()
}

/// How far a table is, as it is told.
pub fn phase(phase: Phase) -> wire::lobby::Phase {
    match phase {
        Phase::Open => wire::lobby::Phase::Open,
        Phase::Live => wire::lobby::Phase::Live,
        Phase::Over => wire::lobby::Phase::Over,
    }
}

/// Who sits where, as it is told.
pub fn seats(house: &House, row: &TableRow, head: &Head) -> Vec<Option<TableSeat>> {
    let seat = |(occupant, figure): (&Option<Occupant>, Option<Figure>)| {
        let occupant = occupant.as_ref()?;
        let bot = occupant.bot.map(|skill| skill.to_string());
        let guest = occupant.guest.as_deref();
        Some(TableSeat {
            name: occupant.name.clone(),
            avatar: occupant.avatar.clone(),
            bot,
            commitment: occupant.commitment.clone(),
            revealed: !occupant.nonce.is_empty(),
            here: guest.is_some_and(|guest| house.here.is_here(&row.key, guest)),
            vacant: occupant.kept && head.newcomers && row.phase == Phase::Live,
            figure,
        })
    };
    head.seats.iter().zip(told_figures(head)).map(seat).collect()
}

/// A table as that guest may know it.
pub fn describe(house: &Arc<House>, row: &TableRow, head: &Head, guest: &str) -> Table {
    let over = row.phase == Phase::Over;
    let mine = head.seat_of(guest);
    let sitting = mine.and_then(|seat| head.sitting(seat));
    Table {
        key: row.key.clone(),
        game: head.game.clone(),
        phase: phase(row.phase),
        private: !row.listed,
        setup: head.setup.clone(),
        clock: head.clock.map(desk::clock_rule),
        practice: head.practice,
        seats: seats(house, row, head),
        mine: mine.map(|Seat(number)| number),
        host: head.host == guest,
        kicked: if head.host == guest { kicked(house, head) } else { Vec::new() },
        token: sitting.map(|sitting| house.signer.seat_token(&row.key, guest, sitting)),
        version: row.version,
        secret_digest: head.secret_digest(),
        secret: over.then(|| head.secret.clone()),
        // The last to reveal must not know more than the others did.
        nonces: if row.phase == Phase::Open { Vec::new() } else { head.nonces() },
        sealed: head
            .sealed
            .map(|sealed| Sealed { left_ms: sealed.until_ms.saturating_sub(house.now_ms()) }),
        withheld: head.unrevealed.iter().map(|named| named.name.clone()).collect(),
        outcome: row.outcome.as_ref().and_then(|text| serde_json::from_str(text).ok()),
        rematch: head.rematch.clone(),
        chat: chat(house, head, guest),
        newcomers: head.newcomers,
    }
}

fn chat(house: &House, head: &Head, guest: &str) -> TableChat {
    let hosts = head.host == guest;
    TableChat {
        who: head.talk.who,
        muted: head.talk.is_muted(&house.signer.public_id(guest)),
        silenced: if hosts { head.talk.muted.clone() } else { Vec::new() },
    }
}

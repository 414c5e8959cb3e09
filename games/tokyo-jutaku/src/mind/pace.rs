//! How long builders take for a site, on virtual time: what their manners are tuned by.

use building::{CardId, District, Side, deck};
use contract::{Actor, Awaiting, Bot, Chance, Endless, Entry, Game, Reply, Seat, Silent, Window};

use crate::command::Command;
use crate::map::Cell;
use crate::mind::builder::Builder;
use crate::mind::manner::Manner;
use crate::setup::{Roppongi, Setup};
use crate::state::{Phase, TokyoJutaku};

/// Entries after which somebody is taken to be lost.
const MOST: u32 = 3_000;

/// The cards that ask for that many floors on that side.
pub fn cards_of(floors: u8, side: Side) -> Vec<CardId> {
    let asks = |card: &CardId| deck().site(*card, side).is_some_and(|site| site.floors == floors);
    CardId::all().filter(asks).collect()
}

/// The milliseconds that each of that many sites with that many floors took somebody who builds
/// alone in that manner, from the first look to the verdict that it is right, sorted; a builder who
/// is lost takes for ever.
pub fn times(manner: Manner, floors: u8, side: Side, sites: usize) -> Vec<u64> {
    let cards = cards_of(floors, side);
    let of =
        |(number, card): (u64, &CardId)| time(manner, card.get(), side, number).unwrap_or(u64::MAX);
    let mut times: Vec<u64> = (1..).zip(cards.iter().cycle()).take(sites).map(of).collect();
    times.sort_unstable();
    times
}

/// The time for one site, the chances drawn from that number.
fn time(manner: Manner, card: u8, side: Side, number: u64) -> Option<u64> {
    let mut chance = Chance::from_number(number);
    let mut state = at_work(card, side, &mut chance)?;
    let mut bot = Builder::new(manner);
    for _ in 0..MOST {
        let Awaiting::Seats(waiting) = state.awaiting() else { return None };
        let seat = Seat(0);
        let must = waiting.must.contains(seat);
        let reply = match must || waiting.may.contains(seat) {
            true => bot.choose(&Window::unlisted(&state, seat, must), &Endless, &mut chance),
            false => Reply::now(None),
        };
        let at = state.now + reply.after_ms;
        let entry = match (reply.command, waiting.wake_at) {
            (Some(command), wake) if wake.is_none_or(|wake| at < wake) => {
                Entry::new(seat, at, command)
            }
            (_, wake) => Entry::new(Actor::Clock, wake?, Command::Tick),
        };
        state.play(&entry, &mut chance, &mut Silent).ok()?;
        if !state.architects[seat].done.is_empty() {
            return Some(state.now);
        }
    }
    None
}

/// A race of one, who begins to build on that card now.
fn at_work(card: u8, side: Side, chance: &mut Chance) -> Option<TokyoJutaku> {
    let advanced = CardId::new(card)?.district() == District::Roppongi;
    let roppongi = if advanced { Roppongi::Random } else { Roppongi::Off };
    let setup = Setup { side, roppongi, ..Setup::default() };
    let mut state = TokyoJutaku::open(&setup, 1, chance).ok()?;
    let cell = Cell::all().find(|cell| state.card_at(*cell) == Some(card))?;
    state.take_card(Seat(0), cell);
    state.phase = Phase::Building;
    Some(state)
}

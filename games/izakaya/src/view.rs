//! What one viewer may know, and whole states that would look just so.

use arrayvec::ArrayVec;
use building::{CardId, PieceSet};
use contract::{BySeat, Chance, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::grid::{GapSet, Grid};
use crate::setup::Setup;
use crate::site::Site;
use crate::state::{Bottles, End, Izakaya, Market, PLAYERS, Phase, Player, SITES, STEP, Slots};

/// What one viewer may know: everything but the bids of others before all have bid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    pub setup: Setup,
    /// The cards of the quarter, row by row.
    pub sites: ArrayVec<Site, SITES>,
    pub claim_card: CardId,
    pub supply: PieceSet,
    pub market: Market,
    pub bottles: Bottles,
    pub slots: Slots,
    pub players: BySeat<Seen>,
    pub order: ArrayVec<Seat, PLAYERS>,
    /// What has been bid so far, in yen.
    pub pot: u16,
    /// The bids of every auction so far.
    pub auctions: Vec<BySeat<u16>>,
    pub still: u8,
    pub last: Option<End>,
    pub phase: Phase,
    pub now: u64,
}

/// What a viewer may know of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    pub cash: u16,
    /// Whether a bid lies on the table.
    pub has_bid: bool,
    /// How much it is: only its owner knows.
    pub bid: Option<u16>,
    pub discs: GapSet,
    pub decision: u32,
}

/// Builds a view from nothing.
pub fn of(state: &Izakaya, viewer: Viewer) -> View {
    let seen = |seat: Seat| {
        let player = &state.players[seat];
        Seen {
            cash: player.cash,
            has_bid: player.bid.is_some(),
            bid: player.bid.filter(|_| viewer.is(seat)),
            discs: player.discs,
            decision: player.decision,
        }
    };
    View {
        viewer,
        setup: state.setup,
        sites: state.sites.clone(),
        claim_card: state.claim_card,
        supply: state.supply,
        market: state.market.clone(),
        bottles: state.bottles.clone(),
        slots: state.slots.clone(),
        players: BySeat::from_fn(state.count(), seen),
        order: state.order.clone(),
        pot: state.pot,
        auctions: state.auctions.clone(),
        still: state.still,
        last: state.last,
        phase: state.phase.clone(),
        now: state.now,
    }
}

/// A whole state that looks like that; hidden bids could be anything their owners can pay.
pub fn guess(view: &View, chance: &mut Chance) -> Izakaya {
    let seats = view.players.len().clamp(2, PLAYERS);
    let players = BySeat::from_fn(seats, |seat| match view.players.get(seat) {
        Some(seen) => player(seen, chance),
        None => Player { cash: 0, bid: None, discs: GapSet::default(), decision: 0 },
    });
    let mut order: ArrayVec<Seat, PLAYERS> =
        view.order.iter().copied().filter(|seat| seat.idx() < seats).collect();
    // A view from outside may name too few, or some twice: then there is no room for all, and the
    // check of the guessed state finds it out.
    for seat in Seat::all(seats) {
        if !order.contains(&seat) {
            let _ = order.try_push(seat);
        }
    }
    let mut sites = view.sites.clone();
    sites.truncate(usize::from(Grid::of(seats).side()).pow(2));
    Izakaya {
        setup: view.setup,
        sites,
        claim_card: view.claim_card,
        supply: view.supply,
        market: view.market.clone(),
        bottles: view.bottles.clone(),
        slots: view.slots.clone(),
        players,
        order,
        pot: view.pot,
        auctions: view.auctions.clone(),
        still: view.still,
        last: view.last,
        phase: view.phase.clone(),
        now: view.now,
    }
}

fn player(seen: &Seen, chance: &mut Chance) -> Player {
    let any = |chance: &mut Chance| chance.below(u32::from(seen.cash / STEP) + 1) as u16 * STEP;
    let bid = match (seen.has_bid, seen.bid) {
        (_, Some(bid)) => Some(bid),
        (true, None) => Some(any(chance)),
        (false, None) => None,
    };
    Player { cash: seen.cash, bid, discs: seen.discs, decision: seen.decision }
}

#[cfg(test)]
mod tests {
    use contract::Game;

    use super::*;

    #[test]
    fn a_guess_has_nobody_in_its_order_who_does_not_play() {
        let state = Izakaya::open(&Setup::default(), 2, &mut Chance::from_number(1)).unwrap();
        let mut view = of(&state, Viewer::Public);
        view.order = [Seat(1), Seat(2)].into_iter().collect();
        let guess = guess(&view, &mut Chance::from_number(1));
        assert_eq!(guess.order.as_slice(), [Seat(1), Seat(0)]);
    }
}
